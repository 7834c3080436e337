"""Two sets of numbers against each other on the same deals."""

from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from holdfast.bots.worker_pool import WorkerPool
from holdfast.lab.local_backend import play_all
from holdfast.lab.plan import Key, Plan, Task
from holdfast.lab.rows import Row
from holdfast.lab.wilson import Rate

Measure = Literal["wins", "progress", "both", "rounds", "score"]
PARTS = 4
"""A candidate is looked at after each of so many parts of its games."""
ENOUGH = 8
"""Nothing is dropped before so many games."""
HOPELESS, CONVINCING = -0.7, 1.0
"""Differences, in standard errors, at which a candidate is dropped early or taken in the end."""
NARROW = 0.03
"""A single wanted rate is met when the interval around the measured one is within so much of it."""


class Goal(Struct, frozen=True):
    """What is wanted: as much as possible of a measure, or a win rate between `low` and `high`."""

    measure: Measure = "wins"
    low: float | None = None
    high: float | None = None

    def of(self, row: Row) -> float:
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

    def merit(self, mean: float) -> float:
        """How good a mean is: for a wanted rate, how near."""
        if self.low is None or self.high is None:
            return mean
        return -max(self.low - mean, mean - self.high, 0.0)

    def met(self, rate: Rate) -> bool:
        """Does the whole interval lie where it is wanted, give or take a little for a single rate?"""
        if self.low is None or self.high is None:
            return False
        spare = max(0.0, NARROW - (self.high - self.low) / 2)
        return self.low - spare <= rate.low and rate.high <= self.high + spare


class Comparison(Struct, frozen=True):
    """By how much the new numbers are better, the standard error of that, and what both won."""

    gain: float
    error: float
    games: int
    old_won: int
    new_won: int

    @property
    def convincing(self) -> bool:
        """Is it better, beyond the noise?"""
        return self.gain > 0 and self.gain >= CONVINCING * self.error


def compare(
    plan: Plan, old: Path, new: Path, *, goal: Goal, pool: WorkerPool, heard: Callable[[], None]
) -> Comparison:
    """Play the plan with both content folders, part by part; stop where the new one is hopeless."""
    pairs: list[tuple[Row, Row]] = []
    deals = plan.tasks()
    part = max(1, -(-len(plan) // PARTS))
    found = Comparison(0.0, 0.0, 0, 0, 0)
    while some := list(islice(deals, part)):
        pairs += played(some, old, new, pool, heard)
        found = _compared(pairs, goal)
        if len(pairs) >= ENOUGH and found.gain < HOPELESS * found.error:
            break
    return found


def played(
    deals: list[Task], old: Path, new: Path, pool: WorkerPool, heard: Callable[[], None]
) -> Iterator[tuple[Row, Row]]:
    """Each deal with both content folders."""
    tasks = [replace(deal, content=str(folder)) for deal in deals for folder in (old, new)]
    rows: dict[tuple[Key, str | None], Row] = {}
    for row in play_all(pool, tasks):
        rows[row.key, row.content] = row
        heard()
    for deal in deals:
        yield rows[deal.key, str(old)], rows[deal.key, str(new)]


def _compared(pairs: list[tuple[Row, Row]], goal: Goal) -> Comparison:
    count = len(pairs)
    olds, news = [goal.of(a) for a, _ in pairs], [goal.of(b) for _, b in pairs]
    apart = [b - a for a, b in zip(olds, news, strict=True)]
    mean = sum(apart) / count
    spread = sum((one - mean) ** 2 for one in apart) / max(1, count - 1)
    gain = goal.merit(sum(news) / count) - goal.merit(sum(olds) / count)
    won = [sum(bool(row.won) for row in side) for side in zip(*pairs, strict=True)]
    return Comparison(gain, sqrt(spread / count), count, won[0], won[1])
