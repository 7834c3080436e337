"""Two sets of numbers against each other on the same deals."""

from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from holdfast.bots.worker_pool import WorkerPool
from holdfast.lab.intervals import Estimate
from holdfast.lab.local_backend import play_all
from holdfast.lab.plan import GamesPlan, GameTask, Key
from holdfast.lab.rows import Row

Measure = Literal["wins", "progress", "both", "rounds", "score"]
PARTS = 4
"""A candidate is looked at after each of so many parts of its games."""
MIN_GAMES = 8
"""No candidate is dropped before so many games."""
DROP_BELOW, ACCEPT_ABOVE = -0.7, 1.0
"""The gain, in standard errors, below which a candidate is dropped early and above which it is accepted."""
TOLERANCE = 0.03
"""A single wanted rate is met when the interval around the measured one is within so much of it."""

OnGame = Callable[[], None]
"""Called after each game."""


class TuningGoal(Struct, frozen=True):
    """What is wanted: as much as possible of a measure, or a win rate between `low` and `high`."""

    measure: Measure = "wins"
    low: float | None = None
    high: float | None = None

    def score(self, row: Row) -> float:
        """What one game counts."""
        match self.measure:
            case "wins":
                return float(row.won or 0)
            case "progress":
                return row.progress or 0.0
            case "both":
                return (float(row.won or 0) + (row.progress or 0.0)) / 2
            case "rounds":
                return float(row.rounds)
            case "score":
                return float(row.score or 0)

    def objective(self, mean: float) -> float:
        """How good a mean score is: more is better, or, for a wanted rate, nearer."""
        if self.low is None or self.high is None:
            return mean
        return -max(self.low - mean, mean - self.high, 0.0)

    def met(self, rate: Estimate) -> bool:
        """Is the whole interval within the wanted one? For a single rate a tolerance is added."""
        if self.low is None or self.high is None:
            return False
        spare = max(0.0, TOLERANCE - (self.high - self.low) / 2)
        return self.low - spare <= rate.low and rate.high <= self.high + spare


class Improvement(Struct, frozen=True):
    """By how much the new numbers are better, the standard error of that, and how many games both won."""

    gain: float
    error: float
    games: int
    old_won: int
    new_won: int

    @property
    def accepted(self) -> bool:
        """Are the new numbers better by more than the noise?"""
        return self.gain > 0 and self.gain >= ACCEPT_ABOVE * self.error


def compare(
    plan: GamesPlan, old: Path, new: Path, *, goal: TuningGoal, pool: WorkerPool, on_game: OnGame
) -> Improvement:
    """Play the plan with both content folders, part by part; stop where the new one is clearly worse."""
    pairs: list[tuple[Row, Row]] = []
    deals = plan.tasks()
    part = max(1, -(-len(plan) // PARTS))
    found = Improvement(0.0, 0.0, 0, 0, 0)
    while some := list(islice(deals, part)):
        pairs += play_pairs(some, old, new, pool, on_game)
        found = _compared(pairs, goal)
        if len(pairs) >= MIN_GAMES and found.gain < DROP_BELOW * found.error:
            break
    return found


def play_pairs(
    deals: list[GameTask], old: Path, new: Path, pool: WorkerPool, on_game: OnGame
) -> Iterator[tuple[Row, Row]]:
    """Each deal with both content folders."""
    tasks = [replace(deal, content=str(folder)) for deal in deals for folder in (old, new)]
    rows: dict[tuple[Key, str | None], Row] = {}
    for row in play_all(pool, tasks):
        rows[row.key, row.content] = row
        on_game()
    for deal in deals:
        yield rows[deal.key, str(old)], rows[deal.key, str(new)]


def _compared(pairs: list[tuple[Row, Row]], goal: TuningGoal) -> Improvement:
    count = len(pairs)
    olds, news = [goal.score(a) for a, _ in pairs], [goal.score(b) for _, b in pairs]
    differences = [b - a for a, b in zip(olds, news, strict=True)]
    mean = sum(differences) / count
    variance = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    gain = goal.objective(sum(news) / count) - goal.objective(sum(olds) / count)
    won = [sum(bool(row.won) for row in side) for side in zip(*pairs, strict=True)]
    return Improvement(gain, sqrt(variance / count), count, won[0], won[1])
