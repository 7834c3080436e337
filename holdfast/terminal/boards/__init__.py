"""How each game is drawn: one module per game; a game without one is written out as it is."""

from holdfast.terminal.boards.bastion import BastionBoard
from holdfast.terminal.boards.board import Board, Lit, Show, View
from holdfast.terminal.boards.last_bastion import LastBastionBoard
from holdfast.terminal.boards.sword_and_sorcery import SwordAndSorceryBoard

__all__ = ["Board", "Lit", "Show", "View", "board_of", "put"]

_boards: dict[str, Board] = {
    "bastion": BastionBoard(),
    "last-bastion": LastBastionBoard(),
    "sword-and-sorcery": SwordAndSorceryBoard(),
}
_any_game = Board()


def board_of(game: str) -> Board:
    """The drawing of that game."""
    return _boards.get(game, _any_game)


def put(game: str, board: Board) -> None:
    """Draw that game so, for as long as the program runs."""
    _boards[game] = board
