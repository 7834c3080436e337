"""The bot that takes anything: a yardstick, and a lively guest."""

from collections.abc import Sequence

from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Random:
    """Chooses by chance alone."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """Any of the options, each as likely as another."""
        by_id = {option.id: option for option in options}
        return by_id[self._chance.pick("bot", tuple(by_id))]
