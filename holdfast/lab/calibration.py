"""Calibration: do games end as often in victory as reviews and hints predict?

Moments are taken from the games of a results file. At each the option that was chosen is evaluated
as in a review. Of the moments with about the same predicted chance, that share of the games should have been
won.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from math import fsum
from pathlib import Path

import polars as pl
from msgspec import Struct

from holdfast.bots.worker_pool import WorkerPool
from holdfast.lab.intervals import Estimate, wilson
from holdfast.lab.plan import GameTask
from holdfast.lab.predictions import PER_GAME, Prediction, predict
from holdfast.lab.results import task_of
from holdfast.lab.summary import ended

BINS = 10

OnProgress = Callable[[int, int], None]
"""Called as it goes: how many games are done, and how many there are."""


class Bin(Struct, frozen=True):
    """The moments with a predicted chance between `low` and `high`: the mean of it, and what happened."""

    low: float
    high: float
    moments: int
    predicted: float
    observed: Estimate


class Calibration(Struct, frozen=True):
    """All moments in bins, and how far the predictions were off.

    `expected_error` is the mean distance between predicted and observed in a bin, by moments (the expected
    calibration error). `brier` is the mean square of the errors (Brier's score), `baseline` that of always
    predicting the share of won games.
    """

    bins: list[Bin]
    moments: int
    expected_error: float
    brier: float
    baseline: float


def calibrate(
    frame: pl.DataFrame,
    *,
    moments: int,
    effort: int,
    jobs: int,
    content: Path | None = None,
    on_progress: OnProgress = lambda done, whole: None,
) -> Calibration:
    """Weigh about so many moments of the games of a results file, each by `effort` simulations."""
    games = ended(frame).sample(fraction=1.0, shuffle=True, seed=1).head(-(-moments // PER_GAME))
    works = [(task_of(row, content), row["moves"], row["won"], effort) for row in games.iter_rows(named=True)]
    found: list[Prediction] = []
    on_progress(0, len(works))
    for done, some in enumerate(_predictions(works, jobs), 1):
        found += some
        on_progress(done, len(works))
    return in_bins(found)


_Work = tuple[GameTask, list[str], bool, int]


def _predictions(works: Sequence[_Work], jobs: int) -> Iterator[list[Prediction]]:
    if jobs == 1:
        yield from (predict(*work) for work in works)
        return
    with WorkerPool(jobs) as pool:
        for task in as_completed([pool.submit(predict, *work) for work in works]):
            yield task.result()


def in_bins(found: Sequence[Prediction], bins: int = BINS) -> Calibration:
    """The moments by their predicted chances; a bin without moments is left out."""
    sorted_out: list[list[Prediction]] = [[] for _ in range(bins)]
    for one in found:
        sorted_out[min(bins - 1, int(one.chance * bins))].append(one)
    made = [
        Bin(
            place / bins,
            (place + 1) / bins,
            len(some),
            fsum(one.chance for one in some) / len(some),
            wilson(sum(one.won for one in some), len(some)),
        )
        for place, some in enumerate(sorted_out)
        if some
    ]
    count = max(1, len(found))
    share = sum(one.won for one in found) / count
    return Calibration(
        made,
        len(found),
        fsum(one.moments * abs(one.predicted - one.observed.value) for one in made) / count,
        fsum((one.chance - one.won) ** 2 for one in found) / count,
        share * (1 - share),
    )
