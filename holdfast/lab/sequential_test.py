"""Is one bot better than another? A group sequential test: where it is in doubt, more deals are played."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

import polars as pl
from msgspec import Struct

from holdfast.lab.intervals import CONFIDENCE, newcombe, student, wilson
from holdfast.lab.summary import ended

Criterion = Literal["won", "progress"]
"""By what a bot is better: it wins more often or, failing that, gets further."""
MIN_DEALS = 6
"""Fewer deals prove nothing, even if all of them point the same way."""
DEAL = ("options", "seed")
"""What games of different bots share that were dealt alike."""


def superiority(
    worse: pl.DataFrame, better: pl.DataFrame, confidence: float = CONFIDENCE
) -> Criterion | None:
    """By what the second bot is significantly better than the first; None where it is not.

    It wins more often if Newcombe's interval around the difference of the win rates lies above zero. It gets
    further if Student's interval around its mean lead in progress does. That is a paired test: the deals are
    the same for all bots, and what makes one hard makes it hard for each of them.
    """
    low, high = (wilson(int(one["won"].sum()), one.height, confidence) for one in (worse, better))
    if newcombe(low, high).low > 0:
        return "won"
    shared = worse.join(better, on=DEAL, suffix="_better")
    leads = (shared["progress_better"] - shared["progress"]).drop_nulls().to_list()
    return "progress" if len(leads) >= MIN_DEALS and student(leads, confidence).low > 0 else None


class Sample(Struct, frozen=True):
    """The games of one bot in a row of the ladder, and how many of them belong to the first look."""

    frame: pl.DataFrame
    games: int


class SequentialTest(Struct, frozen=True):
    """A first look and up to `more` others, each at twice the deals; `seed` is that of the first deal.

    Whoever looks again until the result is significant finds something in the end. So the error rate is
    divided evenly among all looks there may be (Bonferroni).
    """

    seed: int = 0
    more: int = 0

    @property
    def confidence(self) -> float:
        """The confidence that each look needs."""
        return 1 - (1 - CONFIDENCE) / (1 + self.more)

    def compare(self, worse: Sample, better: Sample) -> Criterion | None:
        """By what the second bot was significantly better at one of the looks that were taken, if at any."""
        for look in range(1 + self.more):
            low, high = self.games_at(worse, look), self.games_at(better, look)
            if low is None or high is None:
                break
            found = superiority(ended(low), ended(high), self.confidence)
            if found is not None:
                return found
        return None

    def games_at(self, sample: Sample, look: int) -> pl.DataFrame | None:
        """The games that a look is at; None before all of them were played."""
        games = sample.games << look
        frame = sample.frame.filter(pl.col("seed").is_between(self.seed, self.seed + games - 1))
        return frame if frame.height == games else None

    def compare_all(self, samples: Sequence[Sample]) -> list[Criterion | None]:
        """By what each bot is better than the one before it."""
        return [self.compare(low, high) for low, high in pairwise(samples)]


SINGLE_LOOK = SequentialTest()
