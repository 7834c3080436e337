"""The bot that looks one choice ahead: sensible, quick, and no great general."""

from collections.abc import Sequence

from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

FUTURES = 4
"""In how many futures each option is tried; the same ones for all, so that luck favours none."""


class Greedy:
    """Takes the option after which the position is best on the average of a few futures."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The best of the options, among equals any."""
        futures = [int(self._chance.pick("future", _SEEDS)) for _ in range(FUTURES)]
        worth = {option.id: sum(_after(game, option, seed) for seed in futures) for option in options}
        best = max(worth.values())
        equal = {option.id: option for option in options if worth[option.id] == best}
        return equal[self._chance.pick("bot", tuple(equal))]


_SEEDS = tuple(str(seed) for seed in range(4096))


def _after(game: Game, option: Option, seed: int) -> float:
    """How good the position is after that option, in one future."""
    future = game.fork(seed, quiet=True)
    future.choose(option.id)
    return future.value()
