"""Is one bot better than another beyond doubt?"""

from typing import Literal

import polars as pl

from holdfast.lab.student import mean_of
from holdfast.lab.wilson import SURE, deviations, surplus, wilson

Ground = Literal["won", "progress"]
"""By what a bot is better: it wins more often, or, failing that, gets further."""
FEWEST = 6
"""Fewer deals prove nothing: not even if all of them fell the same way."""
DEAL = ("options", "seed")
"""What games of different bots share that were dealt alike."""


def better(worse: pl.DataFrame, better: pl.DataFrame, sure: float = SURE) -> Ground | None:
    """By what the second bot is better than the first beyond doubt; None where it is not certain.

    It wins more often if the interval of Newcombe around the difference of the win rates lies above zero.
    It gets further if that of Student around its mean lead in progress does, deal by deal: the deals are the
    same for all bots, and what makes one hard makes it hard for each of them.
    """
    z = deviations(sure)
    ones, others = (wilson(int(frame["won"].sum()), frame.height, z) for frame in (worse, better))
    if surplus(ones, others).low > 0:
        return "won"
    shared = worse.join(better, on=DEAL, suffix="_better")
    leads = (shared["progress_better"] - shared["progress"]).drop_nulls().to_list()
    return "progress" if len(leads) >= FEWEST and mean_of(leads, sure).low > 0 else None
