"""How each game is drawn: one package per game, found by the id; any other game gets the plain board."""

from importlib import import_module
from importlib.util import find_spec

from holdfast.terminal.boards.board import Board, Highlights, Show, View

__all__ = ["Board", "Highlights", "Show", "View", "board_of", "put"]

_boards: dict[str, Board] = {}
_plain = Board()


def board_of(game: str) -> Board:
    """The drawing of that game: the `BOARD` of its package here, or the plain board."""
    if game not in _boards:
        name = f"{__name__}.{game.replace('-', '_')}"
        found: Board = import_module(name).BOARD if game.isascii() and find_spec(name) else _plain
        _boards[game] = found
    return _boards[game]


def put(game: str, board: Board) -> None:
    """Draw that game so, for as long as the program runs."""
    _boards[game] = board
