"""One module for each chapter of the rulebook."""

from holdfast.games.last_bastion.rules import horde, turn
from holdfast.games.last_bastion.state import Siege
from holdfast.kernel.rules import Rule


def step(table: Siege) -> Rule[None]:
    """The next step of the game, told by the phase alone."""
    match table.state.phase:
        case "begin":
            horde.begin(table)
        case "cards":
            yield from horde.card_acts(table)
        case "board":
            yield from horde.board_acts(table)
        case "hero":
            yield from turn.hero_phase(table)
