"""The value of casting Castling or Teleport now: the turns won by it."""

from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.bot.turn_plan import TurnPlan
from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.geometry import SECTION, SECTION_NUMBER
from holdfast.games.bastion.rules.time_left import BIT, enemy_phases_left, occupied_bits
from holdfast.games.bastion.state import BastionTable


def cast_value(plan: TurnPlan, card: str) -> float:
    """The value of casting the spell of that card."""
    situation, weights = plan.situation, plan.weights
    context = situation.context
    if context.cards[card].spell != "teleport" or not plan.state.wall:
        return weights.cast
    best = max(_by_teleport(situation).values(), default=0) - situation.threats.phases
    if best <= 0:
        return weights.cast
    value = weights.time * best - weights.teleport * plan.horizon
    return value if situation.threats.phases else value + weights.last_moment


def _by_teleport(situation: Situation) -> dict[str, int]:
    """For each enemy on the wall the enemy phases left once it was moved to the best free section."""
    context = situation.context
    wall, last = context.state.wall, context.edition.last_section
    occupied, deck = occupied_bits(wall), situation.threats.upcoming.count
    to = min(last, occupied.bit_length() + 1)
    free = [BIT[SECTION[number]] for number in range(max(1, to - 3), to + 1) if SECTION[number] not in wall]
    found = {}
    for where in wall:
        left = occupied ^ BIT[where]
        phases = [enemy_phases_left(left | bit, deck, last) for bit in free]
        found[where] = max(phases, default=0)
    return found


def teleport_from(table: BastionTable, question: Question) -> list[float]:
    """Move the enemy that gives most turns."""
    found = _by_teleport(Situation(table))
    return [float(found.get(option.on[0], 0)) for option in question.choices]


def teleport_to(table: BastionTable, question: Question) -> list[float]:
    """Move it to where it gives most turns."""
    left = occupied_bits(table.state.wall) ^ BIT[question.about["at"]]
    deck, last = len(table.state.deck), table.content.editions[table.options["edition"]].last_section
    return [
        enemy_phases_left(left | BIT[option.on[0]], deck, last) - SECTION_NUMBER[option.on[0]] / 100
        for option in question.choices
    ]
