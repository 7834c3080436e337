"""Why not: what looks possible in the action phase and is not, with the rule that says so."""

from collections.abc import Iterator
from typing import Any

from holdfast.games.bastion.message_ids import Barred, Why
from holdfast.games.bastion.rules.artifacts import artifact_obstacle
from holdfast.games.bastion.rules.attack import may_shoot
from holdfast.games.bastion.rules.attack_spells import attack_spells_at, forbidden_spells
from holdfast.games.bastion.rules.geometry import CITADEL, COLOUR_NUMBER, COLOURS, PLACES, SQUARE, TOWER
from holdfast.games.bastion.rules.mana import blocked_colours, source_obstacle, sources_of
from holdfast.games.bastion.rules.price import AttackSpells, Price
from holdfast.games.bastion.rules.reach import can_still_attack, out_of_reach, within_reach
from holdfast.games.bastion.rules.spells import COPY, castings_at, wall_spell_obstacle
from holdfast.games.bastion.rules.strength import price_at, protection
from holdfast.games.bastion.rules.turn_context import TurnContext

PROTECTION_RULE = {"ward": "BA-TRAIT-32", "wallward": "BA-TRAIT-77"}
SOURCE_RULE = {
    "closed": "BA-MANA-7",
    "damaged": "BA-SCENARIO-34",
    "blocked": "BA-TRAIT-39",
    "reserve-empty": "BA-MANA-10",
}
WALL_SPELL_RULE = "BA-RULE-77"
SPELL_REASON: dict[str, Why] = {"flame": "no-flame", "lightning": "no-lightning"}
SHAGGON_RULE = {"flame": "BA-TRAIT-87", "lightning": "BA-TRAIT-88"}


def barred_actions(context: TurnContext) -> Iterator[Barred]:
    """Every action a player may think of that cannot be chosen now."""
    yield from _moves(context)
    yield from _gains(context)
    yield from _attacks(context)
    yield from _shots(context)
    yield from _spells(context)
    yield from _silenced(context)
    yield from _pledges(context)
    yield from _artifacts(context)
    yield from _revivals(context)
    if context.state.must_leave:
        yield Barred("done", "under-dragon", by_edition(context, "BA-MOVE-10", "BA-MOVE-9"))


def by_edition(context: TurnContext, first: str, second: str) -> str:
    """The rule of the edition that is played."""
    return first if context.edition.id == "2015" else second


def _moves(context: TurnContext) -> Iterator[Barred]:
    for place in PLACES:
        if place == context.place:
            continue
        if context.state.moved:
            yield Barred(f"move:{place}", "already-moved", "BA-TURN-4")
        elif place not in context.board.neighbours[context.place]:
            yield Barred(f"move:{place}", "not-adjacent", "BA-MOVE-11")
        elif context.dragon and place == CITADEL:
            rule = by_edition(context, "BA-MOVE-4", "BA-MOVE-5")
            yield Barred(f"move:{place}", "dragon-there", rule)
            yield from _storm(context, place, CITADEL, rule)
        elif place == context.rokai:
            rule = by_edition(context, "BA-MOVE-7", "BA-MOVE-8")
            yield Barred(f"move:{place}", "rokai-there", rule)
            yield from _storm(context, place, SQUARE[place], rule)


def _storm(context: TurnContext, place: str, target: str, rule: str) -> Iterator[Barred]:
    if context.state.attacked:
        yield Barred(f"storm:{place}", "already-attacked", "BA-TURN-6")
        return
    price = price_at(context, target)
    if not price.payable(context.me.pool):
        yield Barred(f"storm:{place}", "lacks-mana", rule, price_facts(price))


def price_data(price: Price) -> dict[str, int]:
    """A price by colour; `any` for what may be paid in any colours."""
    if price.colour >= 0:
        return {COLOURS[price.colour]: price.total} if price.total else {}
    due = [price.coloured.get(colour, 0) + count for colour, count in enumerate(price.fixed or [0] * 6)]
    found = {colour: count for colour, count in zip(COLOURS, due, strict=True) if count}
    return found | ({"any": price.total} if price.grey else {})


def price_facts(price: Price) -> dict[str, Any]:
    """The price of an attack, for the message that it cannot be paid."""
    due = price_data(price)
    return {"price": due, "count": sum(due.values())}


def _gains(context: TurnContext) -> Iterator[Barred]:
    state, place = context.state, context.place
    if place == CITADEL:
        if state.gained:
            yield Barred("gain:citadel", "already-gained", "BA-TURN-5")
        elif context.dragon:
            yield Barred("gain:citadel", "dragon-there", "BA-TRAIT-56")
        return
    if not state.gained:
        yield Barred("gain:citadel", "not-there", "BA-MANA-27")
    blocked = blocked_colours(context)
    tower = TOWER[place]
    things = [*sources_of(context, place), (tower, COLOUR_NUMBER[place])]
    for thing, colour in things:
        id = f"gain:{thing}"
        if state.gained:
            yield Barred(id, "already-gained", "BA-TURN-5")
        elif place in state.squares:
            yield Barred(id, "flyer-there", "BA-TRAIT-26", {"at": SQUARE[place]})
        elif thing != tower:
            reason = source_obstacle(context, thing, colour, blocked)
            if reason:
                yield Barred(id, reason, SOURCE_RULE[reason], {"colour": COLOURS[colour]})
        elif tower in state.laid:
            yield Barred(id, "closed", "BA-MANA-16", {"colour": place})
        elif not any(context.me.pool) and not state.reserve[colour]:
            yield Barred(id, "reserve-empty", "BA-MANA-19", {"colour": place})


def _attacks(context: TurnContext) -> Iterator[Barred]:
    immune_rule = by_edition(context, "BA-TRAIT-81", "BA-TRAIT-82")
    for where in within_reach(context):
        spells = attack_spells_at(context, context.place, target=where)
        price = price_at(context, where)
        if context.state.attacked:
            yield Barred(f"attack:{where}", "already-attacked", "BA-TURN-6")
            continue
        shield = protection(context, where)
        if shield:
            yield Barred(f"attack:{where}", shield, PROTECTION_RULE[shield])
            continue
        if not price.payable(context.me.pool):
            yield Barred(f"attack:{where}", "lacks-mana", "BA-ATTACK-5", price_facts(price))
        if spells is None:
            continue
        if price.fixed is not None and not price.total:
            yield Barred(f"attack-with-spells:{where}", "immune", immune_rule)
        elif spells.can_reduce(price) and not spells.can_pay(price, context.me.pool):
            yield Barred(f"attack-with-spells:{where}", "lacks-mana", "BA-ATTACK-5", price_facts(price))
    for where in out_of_reach(context):
        yield Barred(f"attack:{where}", "out-of-reach", "BA-ATTACK-1")


def _shots(context: TurnContext) -> Iterator[Barred]:
    spells = attack_spells_at(context, context.place)
    if spells is None or not (spells.arrow or (spells.copies and spells.copy_arrow)):
        return
    for where in out_of_reach(context):
        id = f"shoot:{where}"
        price = price_at(context, where)
        shield = protection(context, where)
        if context.state.attacked:
            yield Barred(id, "already-attacked", "BA-TURN-6")
        elif not may_shoot(context, spells):
            yield Barred(id, "under-dragon", "BA-RULE-57")
        elif shield:
            yield Barred(id, shield, "BA-RULE-112")
        elif price.fixed is not None:
            yield Barred(id, "immune", by_edition(context, "BA-RULE-42", "BA-RULE-41"))
        elif not _helped(context, where, spells).can_pay(price, context.me.pool, from_afar=True):
            yield Barred(id, "lacks-mana", "BA-ATTACK-5", price_facts(price))


def _helped(context: TurnContext, where: str, spells: AttackSpells) -> AttackSpells:
    """The spells with what is promised against that enemy alone."""
    if not context.state.pledge_targets:
        return spells
    return attack_spells_at(context, context.place, target=where) or spells


def _silenced(context: TurnContext) -> Iterator[Barred]:
    """One's own Flames and Lightnings while Shaggon is in play."""
    forbidden = forbidden_spells(context)
    if not forbidden or context.state.attacked:
        return
    for casting in castings_at(context.table, context.seat, "attack"):
        spell = context.cards[casting.stands_for].spell
        if spell in forbidden:
            yield Barred(f"add:{casting.name}", SPELL_REASON[spell], SHAGGON_RULE[spell])


def _spells(context: TurnContext) -> Iterator[Barred]:
    for seat in range(len(context.state.defenders)):
        for casting in castings_at(context.table, seat, "any"):
            reason = wall_spell_obstacle(context, context.cards[casting.stands_for].spell)
            if seat != context.seat and not context.edition.wall_spells_in_any_turn:
                yield Barred(f"cast:{casting.name}", "not-your-turn", "BA-SPELL-5")
            elif reason:
                yield Barred(f"cast:{casting.name}", reason, WALL_SPELL_RULE)
        for casting in castings_at(context.table, seat, "end"):
            if seat != context.seat:
                yield Barred(f"repeat:{casting.name}", "not-your-turn", "BA-RULE-115")
            elif context.state.must_leave:
                yield Barred(f"repeat:{casting.name}", "under-dragon", "BA-RULE-56")
    held = [card for defender in context.state.defenders for card in defender.spells]
    copies = context.content.of_spell[COPY]
    if all(card in copies for card in held):
        for card in context.me.spells:
            yield Barred(f"cast:{card}", "nothing-to-copy", "BA-RULE-115")


def _pledges(context: TurnContext) -> Iterator[Barred]:
    barred = forbidden_spells(context)
    for seat in range(len(context.state.defenders)):
        if seat == context.seat:
            continue
        for casting in castings_at(context.table, seat, "attack"):
            id, spell = f"pledge:{casting.name}", context.cards[casting.stands_for].spell
            if spell in ("alchemy", "arrow") or (spell == "flame" and not context.edition.flame_for_others):
                yield Barred(id, "not-your-turn", by_edition(context, "BA-SPELL-5", "BA-SPELL-6"))
            elif spell in barred:
                yield Barred(id, SPELL_REASON[spell], SHAGGON_RULE[spell])
            elif context.state.attacked:
                yield Barred(id, "already-attacked", "BA-TURN-6")
            elif casting.card in context.state.pledges:
                yield Barred(id, "pledged", "BA-RULE-116")
            elif not can_still_attack(context):
                yield Barred(id, "nothing-to-attack", "BA-SPELL-4")


def _artifacts(context: TurnContext) -> Iterator[Barred]:
    rules = {"used": "BA-ARTIFACT-4", "pool-empty": "BA-RULE-87", "nobody-gives": "BA-RULE-86"}
    for seat, defender in enumerate(context.state.defenders):
        for artifact in defender.artifacts:
            if seat != context.seat:
                yield Barred(f"use:{artifact}", "not-your-turn", "BA-ARTIFACT-7")
                continue
            reason = artifact_obstacle(context, artifact)
            if reason:
                yield Barred(f"use:{artifact}", reason, rules[reason])


def _revivals(context: TurnContext) -> Iterator[Barred]:
    state, place = context.state, context.place
    if place == CITADEL:
        return
    for source, colour in sources_of(context, place):
        if source not in state.damaged:
            continue
        id = f"revive:{source}"
        if state.revived:
            yield Barred(id, "already-revived", "BA-SCENARIO-35")
        elif place in state.squares:
            yield Barred(id, "flyer-there", "BA-SCENARIO-36", {"at": SQUARE[place]})
        elif not context.me.pool[colour]:
            yield Barred(id, "lacks-mana", "BA-SCENARIO-35", {"price": {COLOURS[colour]: 1}, "count": 1})
