"""Chapter SPELL: which attack spells can be cast, and who may pledge some."""

from collections.abc import Iterable, Iterator
from functools import cache

from holdfast.games.bastion.rules.price import AttackSpells
from holdfast.games.bastion.rules.reach import can_still_attack, out_of_reach, within_reach
from holdfast.games.bastion.rules.spells import COPY, Casting, castings_at, copy_targets
from holdfast.games.bastion.rules.strength import enemy_at, price_unless_protected
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.kernel.question import Option, option


def forbidden_spells(context: TurnContext) -> set[str]:
    """The spells that nobody can cast while Shaggon is in play (BA-RULE-72)."""
    forbidden = set()
    for card in context.in_play(context.content.spell_bans):
        if context.cards[card].no_flame:
            forbidden.add("flame")
        if context.cards[card].no_lightning:
            forbidden.add("lightning")
    return forbidden


def attack_spells_at(
    context: TurnContext, place: str, without: tuple[str, ...] = (), target: str | None = None
) -> AttackSpells | None:
    """The spells for an attack made from `place`, without these Copies; None where there are none.

    Without a target, spells that are promised against one enemy alone do not count.
    """
    content, state, held = context.content, context.state, context.me.spells
    if not state.pledges and content.castable["attack"].isdisjoint(held):
        return None
    forbidden = forbidden_spells(context)
    spells = AttackSpells()
    cards = context.cards
    found = False
    for card in held:
        kind = cards[card]
        if kind.spell == COPY:
            spells.copies += card not in without
        elif kind.moment == "attack" and kind.spell not in forbidden:
            spells.add(kind.spell, kind.power)
            found = True
    for casting in pledged(context, place, forbidden, target):
        spells.add("lightning", cards[casting.stands_for].power)
        found = True
    if spells.copies:
        for copied in copy_targets(state, content, "attack"):
            kind = cards[copied]
            if kind.spell not in forbidden:
                spells.add_copy_target(kind.spell, kind.power)
                found = True
    return spells if found else None


def pledged(
    context: TurnContext, place: str, forbidden: Iterable[str], target: str | None
) -> Iterator[Casting]:
    """The pledged spells that count in an attack on `target` made from `place` (BA-RULE-52, BA-RULE-71)."""
    state, cards = context.state, context.cards
    if not state.pledges:
        return
    held = {card: seat for seat, defender in enumerate(state.defenders) for card in defender.spells}
    for card, stands_for in state.pledges.items():
        spell = cards[stands_for].spell
        if spell in forbidden or (spell == "flame" and state.defenders[held[card]].place != place):
            continue
        wanted = state.pledge_targets.get(card)
        if wanted is not None and (target is None or wanted not in enemy_at(context, target)):
            continue
        yield Casting(held[card], card, stands_for)


def pledge_options(context: TurnContext) -> list[Option]:
    """Flames and Lightnings that other seats may promise to an attack (BA-SPELL-5, BA-SPELL-6)."""
    state, castable = context.state, context.content.castable["attack"]
    options: list[Option] = []
    forbidden = forbidden_spells(context)
    for seat, defender in enumerate(state.defenders):
        if seat == context.seat or castable.isdisjoint(defender.spells):
            continue
        for casting in castings_at(context.table, seat, "attack"):
            spell = context.cards[casting.stands_for].spell
            if spell in forbidden or casting.card in state.pledges:
                continue
            if spell == "lightning" or (spell == "flame" and context.edition.flame_for_others):
                options.append(option(f"pledge:{casting.name}", seat))
    return options


def targeted_pledge_options(context: TurnContext, pledges: list[Option]) -> list[Option]:
    """The same spells, promised against one enemy alone; with a single target there is nothing to name."""
    if len(pledge_targets(context)) < 2:
        return []
    return [_targeted(pledge) for pledge in pledges]


@cache
def _targeted(pledge: Option) -> Option:
    """The same promise against one enemy alone."""
    return option(f"pledge-for:{pledge.id.partition(':')[2]}", pledge.seat)


def pledge_targets(context: TurnContext) -> list[str]:
    """Where enemies stand that the active defender may still come to attack and that spells act on."""
    near = within_reach(context)
    spells, content = context.me.spells, context.content
    shoots = not (content.of_spell["arrow"] | content.of_spell["copy"]).isdisjoint(spells)
    targets = [*near, *out_of_reach(context)] if shoots or not context.state.moved else near
    prices = {where: price_unless_protected(context, where) for where in targets}
    return [where for where, price in prices.items() if price is not None and price.fixed is None]


def withdrawal_options(context: TurnContext) -> list[Option]:
    """Promises that their givers may take back: all that are not used yet (BA-RULE-116)."""
    state = context.state
    if not can_still_attack(context):
        return []
    return [
        option(f"withdraw:{card}", seat)
        for seat, defender in enumerate(state.defenders)
        for card in defender.spells
        if card in state.pledges
    ]
