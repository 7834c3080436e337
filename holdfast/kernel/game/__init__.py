"""A game being played."""

from holdfast.kernel.game.base import LONG_TURN, Order, UndoLimit, ViewParts
from holdfast.kernel.game.game import RECORD_FORMAT, Game
from holdfast.kernel.game.play import GIVEN_UP

__all__ = ["GIVEN_UP", "LONG_TURN", "RECORD_FORMAT", "Game", "Order", "UndoLimit", "ViewParts"]
