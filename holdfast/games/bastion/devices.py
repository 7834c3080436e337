"""What artifacts and the spells that move enemies are good for at a glance."""

from holdfast.games.bastion.board import NUMBER, SECTION
from holdfast.games.bastion.plans import Plans
from holdfast.games.bastion.prospect import Prospect
from holdfast.games.bastion.state import BastionTable, Defender
from holdfast.games.bastion.timing import BIT, phases_left, taken_sections
from holdfast.kernel.question import Question

NO_USE = -5.0


def use_of(plans: Plans, artifact: str) -> float:
    """What the best use of an artifact brings; the same for all of a kind."""
    kind = plans.scene.content.rituals[artifact].kind
    found = plans.uses.get(kind)
    if found is None:
        found = _best_exchange(plans) if kind == "converter" else _best_gift(plans)
        plans.uses[kind] = found
    return found


def _best_gift(plans: Plans) -> float:
    """The best that an Accumulator brings from the others."""
    me = plans.me
    found = NO_USE
    for giver in plans.state.defenders:
        if giver is not me:
            for colour, have in enumerate(giver.pool):
                if have:
                    found = max(found, gift(plans, giver, colour))
    return found


def _best_exchange(plans: Plans) -> float:
    """The best that a Converter makes of one mana."""
    purse, reserve = plans.purse, plans.state.reserve
    pool = purse.pool
    given, cost = purse.cheapest(pool)
    if given < 0:
        return NO_USE
    more = [purse.more(colour, 1) for colour in range(6) if colour != given and reserve[colour]]
    return max(more, default=NO_USE) - cost


def gift(plans: Plans, giver: Defender, colour: int) -> float:
    """What it brings if another defender gives one mana of a colour."""
    return plans.purse.more(colour, 1) - plans.purse_of(giver).less(colour, giver.pool[colour])


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
