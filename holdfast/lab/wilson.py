"""How far a win rate that was measured may be from the true one."""

from math import hypot, sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = 0.95
"""Ninety-five of a hundred intervals hold the true figure."""


def deviations(sure: float) -> float:
    """Within so many standard deviations of its mean lies that share of a normal distribution.

    >>> round(deviations(0.95), 4)
    1.96
    """
    return NormalDist().inv_cdf((1 + sure) / 2)


Z = deviations(SURE)


class Rate(NamedTuple):
    """A share, or the difference of two, with the interval around it that holds the true one."""

    rate: float
    low: float
    high: float


def wilson(won: int, games: int, z: float = Z) -> Rate:
    """The share of games won, and between what the true one lies.

    >>> rate = wilson(50, 100)
    >>> f"{rate.rate:.2f} {rate.low:.3f} {rate.high:.3f}"
    '0.50 0.404 0.596'
    >>> wilson(0, 0)
    Rate(rate=0.0, low=0.0, high=1.0)
    """
    if not games:
        return Rate(0.0, 0.0, 1.0)
    share = won / games
    shrink = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / shrink
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / shrink
    return Rate(share, min(share, max(0.0, centre - reach)), max(share, min(1.0, centre + reach)))


def surplus(ones: Rate, others: Rate) -> Rate:
    """By how much the others' rate is higher, and between what the true difference lies (Newcombe).

    It is made of both intervals: that they do not touch would be more than is needed.

    >>> found = surplus(wilson(48, 80), wilson(56, 70))
    >>> f"{found.rate:.2f} {found.low:.4f} {found.high:.4f}"
    '0.20 0.0524 0.3339'
    """
    found = others.rate - ones.rate
    down = hypot(others.rate - others.low, ones.high - ones.rate)
    up = hypot(others.high - others.rate, ones.rate - ones.low)
    return Rate(found, found - down, found + up)
