"""The bot that looks one choice ahead: sensible, quick, and no great general."""

from collections.abc import Iterator, Sequence
from itertools import islice

from holdfast.bots.futures import finish_action
from holdfast.bots.luck import Luck
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

FUTURES = 12
"""In how many futures an option is tried; the same ones for all, so that luck favours none."""
IMPULSE = 0.05
"""How much of a chance to win what suggests itself most may cost: the judgement is not that sharp."""
FEW = 12
"""So many ways of chance are gone through one by one, with their exact odds."""


class Greedy:
    """Takes the option after which the position is best.

    Where chance has few answers all of them count by their odds; otherwise a few futures are tried.
    The small choices that finish an action are made as they suggest themselves.
    """

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The best of the options, among equals the first."""
        question = game.question
        assert question is not None
        seeds = [self._luck.number() for _ in range(FUTURES)]
        urges = dict(zip(question.choices, game.rules.urges(game.table, question), strict=True))
        most = max(urges[option] for option in options)
        return max(options, key=lambda option: worth(game, option, seeds) + IMPULSE * urges[option] / most)


def worth(game: Game, option: Option, seeds: Sequence[int]) -> float:
    """How good the position is after that option, on the average of what chance may bring."""
    found = list(islice(_ways(game, option), FEW + 1))
    if len(found) <= FEW:
        return sum(chance * _settled(after) for chance, after in found)
    return sum(_settled(_after(game, option, seed)) for seed in seeds) / len(seeds)


def _ways(game: Game, option: Option) -> Iterator[tuple[float, Game]]:
    for chance, _, after in game.outcomes(option):
        yield chance, after


def _after(game: Game, option: Option, seed: int) -> Game:
    future = game.fork(seed, quiet=True)
    future.choose(option.id)
    return future


def _settled(game: Game) -> float:
    """How good the position is once the action is finished."""
    finish_action(game)
    return game.value()
