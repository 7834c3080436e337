"""Why not: what looks possible in the action phase and is not, with the rule that says so."""

from collections.abc import Iterator
from typing import Any

from holdfast.games.bastion.rules.artifacts import artifact_bar
from holdfast.games.bastion.rules.attack import may_shoot
from holdfast.games.bastion.rules.attack_spells import arsenal_of, barred_spells
from holdfast.games.bastion.rules.geometry import CITADEL, COLOUR_NUMBER, COLOURS, PLACES, SQUARE, TOWER
from holdfast.games.bastion.rules.mana import blocked_colours, source_bar, sources_of
from holdfast.games.bastion.rules.price import Price
from holdfast.games.bastion.rules.reach import attack_may_come, out_of_reach, within_reach
from holdfast.games.bastion.rules.spells import COPY, castings_of, wall_spell_bar
from holdfast.games.bastion.rules.strength import price_at, protection
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.kernel.question import Barred

PROTECTION_RULE = {"ward": "BA-TRAIT-32", "wallward": "BA-TRAIT-77"}
SOURCE_RULE = {
    "closed": "BA-MANA-7",
    "damaged": "BA-SCENARIO-34",
    "blocked": "BA-TRAIT-39",
    "reserve-empty": "BA-MANA-10",
}
WALL_SPELL_RULE = "BA-RULE-77"
SHAGGON_RULE = {"flame": "BA-TRAIT-87", "lightning": "BA-TRAIT-88"}


def barred_actions(scene: Scene) -> Iterator[Barred]:
    """Everything natural that cannot be done now."""
    yield from _moves(scene)
    yield from _gains(scene)
    yield from _attacks(scene)
    yield from _shots(scene)
    yield from _spells(scene)
    yield from _pledges(scene)
    yield from _artifacts(scene)
    yield from _revivals(scene)
    if scene.state.must_leave:
        yield Barred("done", "under-dragon", by_edition(scene, "BA-MOVE-10", "BA-MOVE-9"))


def by_edition(scene: Scene, first: str, second: str) -> str:
    """The rule of the edition that is played."""
    return first if scene.edition.id == "2015" else second


def _moves(scene: Scene) -> Iterator[Barred]:
    for place in PLACES:
        if place == scene.place:
            continue
        if scene.state.moved:
            yield Barred(f"move:{place}", "already-moved", "BA-TURN-4")
        elif place not in scene.board.neighbours[scene.place]:
            yield Barred(f"move:{place}", "not-adjacent", "BA-MOVE-11")
        elif scene.dragon and place == CITADEL:
            rule = by_edition(scene, "BA-MOVE-4", "BA-MOVE-5")
            yield Barred(f"move:{place}", "dragon-there", rule)
            yield from _storm(scene, place, CITADEL, rule)
        elif place == scene.rokai:
            rule = by_edition(scene, "BA-MOVE-7", "BA-MOVE-8")
            yield Barred(f"move:{place}", "rokai-there", rule)
            yield from _storm(scene, place, SQUARE[place], rule)


def _storm(scene: Scene, place: str, target: str, rule: str) -> Iterator[Barred]:
    if scene.state.attacked:
        yield Barred(f"storm:{place}", "already-attacked", "BA-TURN-6")
        return
    price = price_at(scene, target)
    if not price.payable(scene.me.pool):
        yield Barred(f"storm:{place}", "lacks-mana", rule, lacking(price))


def price_data(price: Price) -> dict[str, int]:
    """A price by colour; `any` for what may be paid in any colours."""
    due = [price.coloured.get(colour, 0) + count for colour, count in enumerate(price.fixed or [0] * 6)]
    found = {colour: count for colour, count in zip(COLOURS, due, strict=True) if count}
    return found | ({"any": price.total} if price.grey else {})


def lacking(price: Price) -> dict[str, Any]:
    """What an attack costs that cannot be paid."""
    due = price_data(price)
    return {"price": due, "count": sum(due.values())}


def _gains(scene: Scene) -> Iterator[Barred]:
    state, place = scene.state, scene.place
    if place == CITADEL:
        if state.gained:
            yield Barred("gain:citadel", "already-gained", "BA-TURN-5")
        elif scene.dragon:
            yield Barred("gain:citadel", "dragon-there", "BA-TRAIT-56")
        return
    if not state.gained:
        yield Barred("gain:citadel", "not-there", "BA-MANA-27")
    blocked = blocked_colours(scene)
    tower = TOWER[place]
    things = [*sources_of(scene, place), (tower, COLOUR_NUMBER[place])]
    for thing, colour in things:
        id = f"gain:{thing}"
        if state.gained:
            yield Barred(id, "already-gained", "BA-TURN-5")
        elif place in state.squares:
            yield Barred(id, "flyer-there", "BA-TRAIT-26", {"at": SQUARE[place]})
        elif thing != tower:
            reason = source_bar(scene, thing, colour, blocked)
            if reason:
                yield Barred(id, reason, SOURCE_RULE[reason], {"colour": COLOURS[colour]})
        elif tower in state.laid:
            yield Barred(id, "closed", "BA-MANA-16", {"colour": place})
        elif not any(scene.me.pool) and not state.reserve[colour]:
            yield Barred(id, "reserve-empty", "BA-MANA-19", {"colour": place})


def _attacks(scene: Scene) -> Iterator[Barred]:
    immune_rule = by_edition(scene, "BA-TRAIT-81", "BA-TRAIT-82")
    arsenal = arsenal_of(scene, scene.place)
    for where in within_reach(scene):
        price = price_at(scene, where)
        if scene.state.attacked:
            yield Barred(f"attack:{where}", "already-attacked", "BA-TURN-6")
            continue
        shield = protection(scene, where)
        if shield:
            yield Barred(f"attack:{where}", shield, PROTECTION_RULE[shield])
            continue
        if not price.payable(scene.me.pool):
            yield Barred(f"attack:{where}", "lacks-mana", "BA-ATTACK-5", lacking(price))
        if arsenal is None:
            continue
        if price.fixed is not None and not price.total:
            yield Barred(f"attack-with-spells:{where}", "immune", immune_rule)
        elif arsenal.helps(price) and not arsenal.suffices(price, scene.me.pool):
            yield Barred(f"attack-with-spells:{where}", "lacks-mana", "BA-ATTACK-5", lacking(price))
    for where in out_of_reach(scene):
        yield Barred(f"attack:{where}", "out-of-reach", "BA-ATTACK-1")


def _shots(scene: Scene) -> Iterator[Barred]:
    arsenal = arsenal_of(scene, scene.place)
    if arsenal is None or not (arsenal.arrow or (arsenal.copies and arsenal.copy_arrow)):
        return
    for where in out_of_reach(scene):
        id = f"shoot:{where}"
        price = price_at(scene, where)
        shield = protection(scene, where)
        if scene.state.attacked:
            yield Barred(id, "already-attacked", "BA-TURN-6")
        elif not may_shoot(scene, arsenal):
            yield Barred(id, "under-dragon", "BA-RULE-57")
        elif shield:
            yield Barred(id, shield, "BA-RULE-112")
        elif price.fixed is not None:
            yield Barred(id, "immune", by_edition(scene, "BA-RULE-42", "BA-RULE-41"))
        elif not arsenal.suffices(price, scene.me.pool, from_afar=True):
            yield Barred(id, "lacks-mana", "BA-ATTACK-5", lacking(price))


def _spells(scene: Scene) -> Iterator[Barred]:
    for seat in range(len(scene.state.defenders)):
        for casting in castings_of(scene.table, seat, "any"):
            reason = wall_spell_bar(scene, scene.cards[casting.stands_for].spell)
            if seat != scene.seat and not scene.edition.wall_spells_in_any_turn:
                yield Barred(f"cast:{casting.name}", "not-your-turn", "BA-SPELL-5")
            elif reason:
                yield Barred(f"cast:{casting.name}", reason, WALL_SPELL_RULE)
        for casting in castings_of(scene.table, seat, "end"):
            if seat != scene.seat:
                yield Barred(f"repeat:{casting.name}", "not-your-turn", "BA-RULE-115")
            elif scene.state.must_leave:
                yield Barred(f"repeat:{casting.name}", "under-dragon", "BA-RULE-56")
    held = [card for defender in scene.state.defenders for card in defender.spells]
    copies = scene.content.of_spell[COPY]
    if all(card in copies for card in held):
        for card in scene.me.spells:
            yield Barred(f"cast:{card}", "nothing-to-copy", "BA-RULE-115")


def _pledges(scene: Scene) -> Iterator[Barred]:
    barred = barred_spells(scene)
    for seat in range(len(scene.state.defenders)):
        if seat == scene.seat:
            continue
        for casting in castings_of(scene.table, seat, "attack"):
            id, spell = f"pledge:{casting.name}", scene.cards[casting.stands_for].spell
            if spell in ("alchemy", "arrow") or (spell == "flame" and not scene.edition.flame_for_others):
                yield Barred(id, "not-your-turn", by_edition(scene, "BA-SPELL-5", "BA-SPELL-6"))
            elif spell in barred:
                yield Barred(id, f"no-{spell}", SHAGGON_RULE[spell])
            elif scene.state.attacked:
                yield Barred(id, "already-attacked", "BA-TURN-6")
            elif casting.card in scene.state.pledges:
                yield Barred(id, "pledged", "BA-RULE-116")
            elif not attack_may_come(scene):
                yield Barred(id, "nothing-to-attack", "BA-SPELL-4")


def _artifacts(scene: Scene) -> Iterator[Barred]:
    rules = {"used": "BA-ARTIFACT-4", "pool-empty": "BA-RULE-87", "nobody-gives": "BA-RULE-86"}
    for seat, defender in enumerate(scene.state.defenders):
        for artifact in defender.artifacts:
            if seat != scene.seat:
                yield Barred(f"use:{artifact}", "not-your-turn", "BA-ARTIFACT-7")
                continue
            reason = artifact_bar(scene, artifact)
            if reason:
                yield Barred(f"use:{artifact}", reason, rules[reason])


def _revivals(scene: Scene) -> Iterator[Barred]:
    state, place = scene.state, scene.place
    if place == CITADEL:
        return
    for source, colour in sources_of(scene, place):
        if source not in state.damaged:
            continue
        id = f"revive:{source}"
        if state.revived:
            yield Barred(id, "already-revived", "BA-SCENARIO-35")
        elif place in state.squares:
            yield Barred(id, "flyer-there", "BA-SCENARIO-36", {"at": SQUARE[place]})
        elif not scene.me.pool[colour]:
            yield Barred(id, "lacks-mana", "BA-SCENARIO-35", {"price": {COLOURS[colour]: 1}, "count": 1})
