"""Movement: one's own, and one that is given."""

from operator import itemgetter

from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules.geometry import AROUND
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

MOVE = Verb("move")
STAND = Verb("stand")
_AROUND = tuple(itemgetter(*places) for places in AROUND)
"""Picks the tiles one movement away."""


def movements(table: LastBastionTable, seat: int) -> list[Option]:
    """Where one movement may take the hero; a pinned hero can only stand up (LB-MOVE-6)."""
    hero = table.state.heroes[seat]
    if hero.pinned:
        return [STAND[seat,]]
    return MOVE.all_of(seat, _AROUND[hero.place](table.state.tiles))


def move(table: LastBastionTable, seat: int, choice: Option) -> None:
    """Make the movement that was chosen."""
    state = table.state
    hero = state.heroes[seat]
    if choice.verb == "stand":
        hero.pinned = False
        table.note("stand", seat, hero=hero.id)
    else:
        source = state.tiles[hero.place]
        hero.place = state.tiles.index(choice.on[0])
        table.note("move", seat, hero=hero.id, source=source, tile=choice.on[0])


def brings_nearer(state: LastBastionState, option: Option, tile: str) -> bool:
    """Is that a movement to a tile from which another one leads there, where this one does not?"""
    if option.verb != "move" or option.seat is None or tile not in state.tiles:
        return False
    there = AROUND[state.tiles.index(tile)]
    return state.heroes[option.seat].place not in there and state.tiles.index(option.on[0]) in there


def give_movement(table: LastBastionTable, seat: int) -> Rule[None]:
    """A movement that the hero's player uses at once or not at all (LB-TILE-12, LB-RULE-101)."""
    choice = yield Question("given-move", [*movements(table, seat), option("stay", seat)])
    if choice.verb != "stay":
        move(table, seat, choice)
