"""Which of several effects that are due comes first: asked only where it can matter.

Two effects commute if, whichever comes first, the same positions can be reached. What commutes with
everything else that is due is applied in printed order; the acting player orders the rest (LB-HORDE-4).
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from holdfast.games.last_bastion.message_ids import Ask, Question
from holdfast.games.last_bastion.rules.evil import figures_left
from holdfast.games.last_bastion.rules.geometry import LINE
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

LIFE, CALLS, EQUIPMENT, HAUNTED, CURSED, POSTURE = range(6)
GAINS = frozenset({"gain-life", "gain-call", "gain-equipment", "gain-life-and-call"})
CURSES = frozenset({"curse", "all-curse"})
EVIL = CURSES | {"haunt"}
ROUND_LOSSES = frozenset({"lose-round", "all-lose-round"})
TOUCHES: dict[str, frozenset[int]] = {
    "lose-life": frozenset({LIFE}),
    "gain-life": frozenset({LIFE}),
    "gain-call": frozenset({CALLS}),
    "gain-equipment": frozenset({EQUIPMENT}),
    "gain-life-and-call": frozenset({LIFE, CALLS}),
    "lose-round": frozenset({CALLS, EQUIPMENT}),
    "all-lose-round": frozenset({CALLS, EQUIPMENT}),
    "haunt": frozenset({HAUNTED}),
    "curse": frozenset({CURSED}),
    "all-curse": frozenset({CURSED}),
    "cleanse": frozenset({HAUNTED, CURSED}),
    "all-pin": frozenset({POSTURE}),
}
"""What an effect looks at or changes. One that draws a card or rolls a die may touch anything."""


class Due(NamedTuple):
    """An effect that is to be applied: its card, and its number among those of the card."""

    card: str
    number: int


def next_effect(
    table: LastBastionTable, due: Sequence[Due], actor: int | None, ask: Ask, about: dict[str, Any]
) -> Rule[Due]:
    """Which of the effects comes next: the first whose place in the order cannot matter, else as chosen."""
    if len(due) == 1:
        return due[0]
    brief = table.options["questions"] == "brief"
    if brief:
        for one in due:
            if all(commute(table, one, other, due, actor) for other in due if other is not one):
                return one
    by_id: dict[str, Due] = {}
    for one in due:
        if not brief or not any(_same(table, one, listed) for listed in by_id.values()):
            by_id.setdefault(f"apply:{one.card}>{_code(table, one)}", one)
    choice = yield Question(ask, [option(id, actor) for id in by_id], about)
    return by_id[choice.id]


def commute(table: LastBastionTable, one: Due, other: Due, due: Sequence[Due], actor: int | None) -> bool:
    """Can the same positions be reached whichever of the two comes first, the others being due as well?"""
    if _same(table, one, other):
        return True
    first, second = _code(table, one), _code(table, other)
    if first not in TOUCHES or second not in TOUCHES:
        return False
    both = {first, second}
    if both <= EVIL and not _figures_suffice(table, due):
        return False
    if both == {"haunt"}:
        return not _way_in(table, one.card, due) & _way_in(table, other.card, due)
    if "lose-life" in both and _somebody_may_fall(table, due, actor):
        return False
    if both <= GAINS or both <= CURSES:
        return True
    if both <= ROUND_LOSSES:
        return actor is not None
    if "lose-life" in both and both & GAINS:
        return table.state.life >= sum(_code(table, each) in GAINS for each in due)
    return not TOUCHES[first] & TOUCHES[second]


def _same(table: LastBastionTable, one: Due, other: Due) -> bool:
    """Do they do the very same? Evil comes from the card that sends it; the rest comes from nowhere."""
    code = _code(table, one)
    return code == _code(table, other) and (one.card == other.card or code not in ("haunt", "decay"))


def _code(table: LastBastionTable, one: Due) -> str:
    return table.content.cards[one.card].effects[one.number].code


def _somebody_may_fall(table: LastBastionTable, due: Sequence[Due], actor: int | None) -> bool:
    """Could the life that is to be lost be the last of a hero who may have to lose it?"""
    heroes = table.state.heroes
    losses = sum(_code(table, one) == "lose-life" for one in due)
    bearers = [heroes[actor]] if actor is not None else [hero for hero in heroes if hero.in_play]
    return any(hero.life <= losses for hero in bearers)


def _figures_suffice(table: LastBastionTable, due: Sequence[Due]) -> bool:
    """Are there evil figures for all that is due, where the table plays with a limit (LB-RULE-6)?"""
    if table.options["evil_figures"] != "limited":
        return True
    heroes = len(table.state.heroes)
    codes = [_code(table, one) for one in due]
    wanted = sum(heroes if code == "all-curse" else code in EVIL for code in codes)
    return figures_left(table.state, table.content) >= wanted


def _way_in(table: LastBastionTable, card: str, due: Sequence[Due]) -> set[int]:
    """The free places that evil from this card may reach with what is due."""
    state = table.state
    slot = state.find_card(card)
    if slot is None:
        return set()
    foe = state.slots[slot]
    haunts = sum(each.card == card and _code(table, each) == "haunt" for each in due)
    leaves = haunts + (foe is not None and foe.evil) > 1
    return {place for place in LINE[slot] if place not in state.evil} if leaves else set()
