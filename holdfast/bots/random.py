"""The bot that takes any option: a baseline for the others."""

from collections.abc import Sequence

from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Random:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self._rng = SeededRandom(seed)

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """Any of the options, each as likely as another."""
        return self._rng.choice(options)
