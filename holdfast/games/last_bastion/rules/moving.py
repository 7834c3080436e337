"""Movement: one's own, and one that is given."""

from holdfast.games.last_bastion.geometry import AROUND
from holdfast.games.last_bastion.state import Siege
from holdfast.kernel.question import Option, Question, Verb, option
from holdfast.kernel.rules import Rule

MOVE = Verb("move")
STAND = Verb("stand")


def movements(table: Siege, seat: int) -> list[Option]:
    """Where one movement may take the hero; a pinned hero can only stand up (LB-MOVE-6)."""
    hero = table.state.heroes[seat]
    if hero.pinned:
        return [STAND[seat,]]
    tiles = table.state.tiles
    return [MOVE[seat, tiles[place]] for place in AROUND[hero.place]]


def move(table: Siege, seat: int, choice: Option) -> None:
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


def give_movement(table: Siege, seat: int) -> Rule[None]:
    """A movement that the hero's player uses at once or not at all (LB-TILE-12, LB-RULE-101)."""
    choice = yield Question("given-move", [*movements(table, seat), option("stay", seat)])
    if choice.verb != "stay":
        move(table, seat, choice)
