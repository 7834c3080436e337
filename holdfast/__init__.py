"""Holdfast: a table for cooperative fantasy board games.

>>> import holdfast
>>> game = holdfast.new("last-bastion", {"players": 2, "level": "normal"}, seed=7)
>>> game.question is not None
True
"""

from holdfast.kernel.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotUndo,
    Fault,
    HoldfastError,
    IllegalChoice,
    OffScript,
    UnknownGame,
)
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from holdfast.kernel.odds import Odds
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Barred, Option, Options, Question
from holdfast.kernel.record import load, new, resume
from holdfast.kernel.shelf import games as shelf

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Barred",
    "CannotUndo",
    "Event",
    "Fault",
    "Game",
    "HoldfastError",
    "IllegalChoice",
    "Odds",
    "OffScript",
    "Option",
    "Options",
    "Outcome",
    "Question",
    "UnknownGame",
    "load",
    "new",
    "resume",
    "shelf",
]
