"""Bots: they know games only through the kernel, and what will come no better than a person does.

A bot is named by a short string. `LEGEND` says which there are; words: `bot-<name>`.
"""

from collections.abc import Sequence
from typing import Protocol

from holdfast.bots.greedy import Greedy
from holdfast.bots.random import Random
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Bot(Protocol):
    """Answers questions."""

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """One of these options of the open question; the game itself is left as it was."""


LEGEND: dict[str, type[Random] | type[Greedy]] = {"greedy": Greedy, "random": Random}
"""Every bot by its name."""
USUAL = "greedy"


def names() -> tuple[str, ...]:
    """The names of the bots, the usual one first."""
    return tuple(LEGEND)


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed makes the same choices."""
    return LEGEND[name](seed)
