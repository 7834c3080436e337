"""How far a mean that was measured may be from the true one: the distribution of Student."""

from collections.abc import Sequence
from functools import cache
from math import atan, cos, fsum, pi, sin, sqrt
from typing import NamedTuple

from holdfast.lab.wilson import SURE, Rate, deviations

MANY = 1000
"""With so many degrees of freedom it is the normal distribution."""


class Mean(NamedTuple):
    """A mean and the interval around it that holds the true one, as surely as was asked."""

    mean: float
    low: float
    high: float


def mean_of(values: Sequence[float], sure: float = SURE) -> Mean:
    """The mean of what was measured, and between what the true one lies; one value alone tells nothing.

    >>> mean = mean_of([0.25, 0.5, 0.5, 0.75])
    >>> f"{mean.mean:.2f} {mean.low:.3f} {mean.high:.3f}"
    '0.50 0.175 0.825'
    """
    count = len(values)
    if not count:
        return Mean(0.0, -float("inf"), float("inf"))
    mean = fsum(values) / count
    if count == 1:
        return Mean(mean, -float("inf"), float("inf"))
    square = fsum((value - mean) ** 2 for value in values) / (count - 1) / count
    reach = reach_of(count - 1, sure) * sqrt(square)
    return Mean(mean, mean - reach, mean + reach)


def mean_share(values: Sequence[float]) -> Rate:
    """The mean of shares: neither it nor its interval leaves what a share can be."""
    found = mean_of(values)
    return Rate(found.mean, max(0.0, found.low), min(1.0, found.high))


@cache
def reach_of(degrees: int, sure: float = SURE) -> float:
    """Within so many standard errors of the measured mean the true one lies.

    >>> [round(reach_of(degrees), 3) for degrees in (1, 2, 9, 30)]
    [12.706, 4.303, 2.262, 2.042]
    """
    if degrees >= MANY:
        return deviations(sure)
    low, high = 0.0, 64.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, degrees) < sure else (low, middle)
    return high


def _within(reach: float, degrees: int) -> float:
    """How likely it is to be no further from the true mean: the finite sums for whole degrees of freedom."""
    angle = atan(reach / sqrt(degrees))
    square = cos(angle) ** 2
    odd = degrees % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range(1 + odd, degrees, 2):
        total += term
        term *= square * step / (step + 1)
    inner = sin(angle) * total
    return 2 / pi * (angle + inner) if odd else inner
