"""What Castling and Teleport could bring now: turns."""

from holdfast.games.bastion.bot.situation import Prospect
from holdfast.games.bastion.bot.time_left import BIT, phases_left, taken_sections
from holdfast.games.bastion.bot.turn_plan import Plans
from holdfast.games.bastion.rules.geometry import NUMBER, SECTION
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Question


def cast_worth(plans: Plans, card: str) -> float:
    """What Castling or Teleport would bring now: turns."""
    prospect, instinct = plans.prospect, plans.instinct
    scene = prospect.scene
    if scene.cards[card].spell != "teleport" or not plans.state.wall:
        return instinct.cast
    best = max(_by_teleport(prospect).values(), default=0) - prospect.siege.phases
    if best <= 0:
        return instinct.cast
    worth = instinct.time * best - instinct.teleport * plans.horizon
    return worth if prospect.siege.phases else worth + instinct.last_moment


def _by_teleport(prospect: Prospect) -> dict[str, int]:
    """The enemy phases left once the enemy of a section has been put where it is worth most."""
    scene = prospect.scene
    wall, last = scene.state.wall, scene.edition.last_section
    taken, deck = taken_sections(wall), prospect.siege.to_come.count
    to = min(last, taken.bit_length() + 1)
    free = [BIT[SECTION[number]] for number in range(max(1, to - 3), to + 1) if SECTION[number] not in wall]
    found = {}
    for where in wall:
        left = taken ^ BIT[where]
        phases = [phases_left(left | bit, deck, last) for bit in free]
        found[where] = max(phases, default=0)
    return found


def teleport_from(table: BastionTable, question: Question) -> list[float]:
    """Which enemy is best put elsewhere."""
    found = _by_teleport(Prospect(table))
    return [float(found.get(option.on[0], 0)) for option in question.choices]


def teleport_to(table: BastionTable, question: Question) -> list[float]:
    """Where it is worth most turns."""
    left = taken_sections(table.state.wall) ^ BIT[question.about["at"]]
    deck, last = len(table.state.deck), table.content.editions[table.options["edition"]].last_section
    return [
        phases_left(left | BIT[option.on[0]], deck, last) - NUMBER[option.on[0]] / 100
        for option in question.choices
    ]
