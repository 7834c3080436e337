"""The value of casting Castling or Teleport now: the turns won by it."""

from functools import lru_cache

from holdfast.games.bastion.bot.turn_plan import TurnPlan
from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.geometry import SECTION_NUMBER
from holdfast.games.bastion.rules.spells import movable
from holdfast.games.bastion.rules.time_left import BIT, enemy_phases_left, occupied_bits
from holdfast.games.bastion.state import BastionTable


def cast_value(plan: TurnPlan, card: str) -> float:
    """The value of casting the spell of that card."""
    context, weights = plan.context, plan.weights
    wall = plan.state.wall
    if context.cards[card].spell != "teleport" or not wall:
        return weights.cast
    occupied, deck, last = occupied_bits(wall), len(plan.state.deck), context.edition.last_section
    left = _by_teleport(occupied, deck, last)
    phases = enemy_phases_left(occupied, deck, last)
    best = max([left[BIT[where]] for where in movable(context)], default=0) - phases
    if best <= 0:
        return weights.cast
    value = weights.time * best - weights.teleport * plan.horizon
    return value if phases else value + weights.last_moment


@lru_cache(1 << 14)
def _by_teleport(occupied: int, deck: int, last: int) -> dict[int, int]:
    """For each enemy on the wall the enemy phases left once it was moved to the best free section."""
    enemies = [bit for bit in BIT.values() if occupied & bit]
    free = [bit for bit in list(BIT.values())[:last] if not occupied & bit]
    if deck >= len(free):
        return dict.fromkeys(enemies, len(free))
    return {
        enemy: max([enemy_phases_left(occupied ^ enemy | bit, deck, last) for bit in free], default=0)
        for enemy in enemies
    }


def teleport_from(table: BastionTable, question: Question) -> list[float]:
    """Move the enemy that gives most turns."""
    last = table.content.editions[table.options["edition"]].last_section
    found = _by_teleport(occupied_bits(table.state.wall), len(table.state.deck), last)
    return [float(found.get(BIT[option.on[0]], 0)) for option in question.choices]


def teleport_to(table: BastionTable, question: Question) -> list[float]:
    """Move it to where it gives most turns."""
    left = occupied_bits(table.state.wall) ^ BIT[question.about["at"]]
    deck, last = len(table.state.deck), table.content.editions[table.options["edition"]].last_section
    return [
        enemy_phases_left(left | BIT[option.on[0]], deck, last) - SECTION_NUMBER[option.on[0]] / 100
        for option in question.choices
    ]
