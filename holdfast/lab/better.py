"""Is one bot better than another beyond doubt? Both met the same deals: deal is held against deal."""

from math import comb
from typing import Literal

import polars as pl

from holdfast.lab.student import SURE, mean_of
from holdfast.lab.wilson import wilson

Ground = Literal["won", "progress"]
"""By what a bot is better: it wins more often, or, failing that, gets further."""
FEWEST = 6
"""Fewer deals prove nothing: not even if all of them fell the same way."""


def better(worse: pl.DataFrame, better: pl.DataFrame) -> Ground | None:
    """By what the second bot is better than the first beyond doubt; None where it is not certain.

    It wins more often if the intervals of Wilson lie apart, or if the deals that only one of the two has
    won are its own so often that a coin would hardly fall so (the exact sign test). It gets further if the
    interval of Student around the mean difference of progress lies above zero.
    """
    if _wins_apart(worse, better):
        return "won"
    pairs = worse.join(better, on=["options", "seed"], suffix="_better")
    won, lost = (pairs.filter(one & ~other).height for one, other in _ONLY)
    if won > lost and by_coin(won, won + lost) <= 1 - SURE:
        return "won"
    further = (pairs["progress_better"] - pairs["progress"]).drop_nulls().to_list()
    return "progress" if len(further) >= FEWEST and mean_of(further).low > 0 else None


_WON, _WON_BETTER = pl.col("won"), pl.col("won_better")
_ONLY = ((_WON_BETTER, _WON), (_WON, _WON_BETTER))


def _wins_apart(worse: pl.DataFrame, better: pl.DataFrame) -> bool:
    low, high = (wilson(int(frame["won"].sum()), frame.height) for frame in (worse, better))
    return low.high < high.low


def by_coin(heads: int, throws: int) -> float:
    """How likely so many heads or more are, or as many tails, if a coin is thrown so often.

    >>> by_coin(5, 5), by_coin(6, 6)
    (0.0625, 0.03125)
    """
    more = sum(comb(throws, count) for count in range(max(heads, throws - heads), throws + 1))
    return min(1.0, 2 * more / float(2**throws))
