"""Does it come as it was foretold? The chance of winning that reviews and hints tell, beside the outcomes.

Moments are taken from the games of a results file. At each the option that was chosen is weighed as a review
weighs it; of the moments at which about the same chance was foretold, so many games should have been won.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from math import fsum
from pathlib import Path

import polars as pl
from msgspec import Struct

from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.worker_pool import WorkerPool
from holdfast.lab.plan import Task
from holdfast.lab.results import task_of
from holdfast.lab.rows import play_again
from holdfast.lab.summary import ended
from holdfast.lab.wilson import Rate, wilson
from holdfast.review.walk import weigh_choice

PER_GAME = 4
"""Moments taken from each game, spread over it: those of one game all have its outcome."""
BINS = 10

Heard = Callable[[int, int], None]
"""Told as it goes: how many games are looked at, and how many there are."""


class Foretold(Struct, frozen=True):
    """The chance that was foretold at a moment of a game, and how the game ended."""

    chance: float
    won: bool


class Bin(Struct, frozen=True):
    """The moments at which a chance between `low` and `high` was foretold: their mean, and what came."""

    low: float
    high: float
    moments: int
    foretold: float
    came: Rate


class Calibration(Struct, frozen=True):
    """All moments in bins, and how far the foretold was from what came.

    `apart` is the mean distance between foretold and come in a bin, by moments. `error` is the mean square of
    what was foretold amiss (Brier's score), `plain` that of foretelling the share of won games always.
    """

    bins: list[Bin]
    moments: int
    apart: float
    error: float
    plain: float


def calibrate(
    frame: pl.DataFrame,
    *,
    moments: int,
    effort: int,
    jobs: int,
    content: Path | None = None,
    heard: Heard = lambda done, whole: None,
) -> Calibration:
    """Weigh about so many moments of the games of a results file, each by `effort` simulations."""
    games = ended(frame).sample(fraction=1.0, shuffle=True, seed=1).head(-(-moments // PER_GAME))
    works = [(task_of(row, content), row["moves"], row["won"], effort) for row in games.iter_rows(named=True)]
    found: list[Foretold] = []
    heard(0, len(works))
    for done, some in enumerate(_all_foretold(works, jobs), 1):
        found += some
        heard(done, len(works))
    return in_bins(found)


_Work = tuple[Task, list[str], bool, int]


def _all_foretold(works: Sequence[_Work], jobs: int) -> Iterator[list[Foretold]]:
    if jobs == 1:
        yield from (foretell(*work) for work in works)
        return
    with WorkerPool(jobs) as pool:
        for task in as_completed([pool.submit(foretell, *work) for work in works]):
            yield task.result()


def foretell(task: Task, choices: list[str], won: bool, effort: int) -> list[Foretold]:
    """What a review would have foretold at a few moments of a game, spread over it."""
    game = play_again(task, [])
    every = max(1, len(choices) // PER_GAME)
    first = SeededRandom(task.seed).getrandbits(64) % every
    found: list[Foretold] = []
    for number, choice in enumerate(choices):
        if number % every == first and len(found) < PER_GAME:
            weighed = weigh_choice(game, number, choice, effort)
            assert weighed is not None
            found.append(Foretold(weighed.after, won))
        game.choose(choice)
    return found


def in_bins(found: Sequence[Foretold], bins: int = BINS) -> Calibration:
    """The moments sorted by what was foretold; a bin without moments is left out."""
    sorted_out: list[list[Foretold]] = [[] for _ in range(bins)]
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
        fsum(one.moments * abs(one.foretold - one.came.rate) for one in made) / count,
        fsum((one.chance - one.won) ** 2 for one in found) / count,
        share * (1 - share),
    )
