"""One module for each chapter of the rulebook."""

from collections.abc import Callable

from holdfast.games.last_bastion.rules import horde, turn
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.table import Rule

PHASES: dict[str, Callable[[LastBastionTable], Rule[None] | None]] = {
    "begin": horde.begin,
    "cards": horde.card_acts,
    "board": horde.board_acts,
    "hero": turn.hero_phase,
}
"""The next step of the game, told by the phase alone."""
