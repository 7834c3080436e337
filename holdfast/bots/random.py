"""The bot that takes anything: a yardstick, and a lively guest."""

from collections.abc import Sequence

from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Random:
    """Chooses by chance alone."""

    def __init__(self, seed: int) -> None:
        self._rng = SeededRandom(seed)

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """Any of the options, each as likely as another."""
        return self._rng.choice(options)
