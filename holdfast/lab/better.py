"""Is one bot better than another beyond doubt?"""

from typing import Literal

import polars as pl

from holdfast.lab.student import difference
from holdfast.lab.wilson import surplus, wilson

Ground = Literal["won", "progress"]
"""By what a bot is better: it wins more often, or, failing that, gets further."""
FEWEST = 6
"""Fewer games prove nothing: not even if all of them fell the same way."""


def better(worse: pl.DataFrame, better: pl.DataFrame) -> Ground | None:
    """By what the second bot is better than the first beyond doubt; None where it is not certain.

    It wins more often if the interval of Newcombe around the difference of the win rates lies above zero.
    It gets further if that of Welch around the difference of the mean progress does.
    """
    ones, others = (wilson(int(frame["won"].sum()), frame.height) for frame in (worse, better))
    if surplus(ones, others).low > 0:
        return "won"
    near, far = (frame["progress"].drop_nulls().to_list() for frame in (worse, better))
    sure = min(len(near), len(far)) >= FEWEST and difference(near, far).low > 0
    return "progress" if sure else None
