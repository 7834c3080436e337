"""How likely a win is after each option: the same futures for all of them, played on roughly, then judged.

A simulation forks the game, so that everything hidden is drawn anew; takes the option; plays on through a
few turns as things suggest themselves; and asks the game how good the position is. Options that are
plainly worse get no more simulations.
"""

import sys
from collections.abc import Sequence
from math import sqrt

from holdfast.bots.budget import Budget
from holdfast.bots.rollout import sample_rollout
from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.sequential_halving import SequentialHalving
from holdfast.kernel.game import Game

AHEAD = 2
"""How many turns are played before the position is judged."""
FIRST = 4
"""How many simulations an option gets at least before it may be left aside, as far as they reach."""


class WinEstimate:
    """The results of the simulations of one option."""

    __slots__ = ("lost", "values", "won")

    def __init__(self) -> None:
        self.values: list[float] = []
        self.won = 0
        """How often the game was won within the turns played."""
        self.lost = 0

    def add(self, value: float, over: bool) -> None:
        """One more simulation."""
        self.values.append(value)
        if over:
            self.won += value == 1
            self.lost += value == 0

    @property
    def chance(self) -> float:
        """The estimated chance of winning."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def error(self) -> float:
        """The standard error of the estimate."""
        return _error(self.values)

    @property
    def won_at_once(self) -> float:
        """In which share of the futures the game is won within the next turns."""
        return self.won / len(self.values) if self.values else 0.0

    @property
    def lost_at_once(self) -> float:
        """In which share of the futures the game is lost within the next turns."""
        return self.lost / len(self.values) if self.values else 0.0


def _error(values: Sequence[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def difference(one: WinEstimate, other: WinEstimate) -> tuple[float, float]:
    """By how much one option is better than another in the futures both were tried in, and the error."""
    count = min(len(one.values), len(other.values))
    apart = [a - b for a, b in zip(one.values[:count], other.values[:count], strict=True)]
    return (sum(apart) / count if count else 0.0), _error(apart)


def simulate(game: Game, option: str, seed: int, worth: WinEstimate, ahead: int = AHEAD) -> None:
    """Try an option in one future.

    All options are judged at the beginning of the same turn, be it that some end the present one at once.
    """
    future = game.fork(seed, quiet=True)
    future.choose(option)
    sample_rollout(future, game.turns + ahead - future.turns, SeededRandom(seed))
    worth.add(future.value(), future.outcome is not None)


def estimate_options(
    game: Game, options: Sequence[str], budget: Budget, seed: int, *, ahead: int = AHEAD
) -> dict[str, WinEstimate]:
    """Estimate options against each other; half of them are left aside at each stage.

    All options of a stage meet the same futures. The budget is never exceeded, but every option is tried
    once; the seconds are shared among the stages, and a future that was begun is finished.
    """
    worths = {option: WinEstimate() for option in options}
    rng = SeededRandom(seed)
    halving = SequentialHalving(options)
    meter = budget.start()
    most = budget.simulations if budget.simulations or not budget.seconds else sys.maxsize
    spent = 0
    for stage in range(halving.stages):
        left = halving.left
        share = (most - spent) // (halving.stages - stage) // len(left)
        for _ in range(max(share, FIRST if stage == 0 else 0)):
            if spent and spent + len(left) > most:
                break
            future = rng.getrandbits(64)
            for option in left:
                simulate(game, option, future, worths[option], ahead)
            spent += len(left)
            if meter.time_spent() * halving.stages >= stage + 1:
                break
        halving.end_stage(lambda option: worths[option].chance)
    return worths
