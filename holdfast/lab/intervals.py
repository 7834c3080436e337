"""Confidence intervals: how far what was measured may be from the true value."""

from collections.abc import Sequence
from math import hypot, inf
from typing import NamedTuple

from scipy import stats

CONFIDENCE = 0.95
"""So many of all intervals hold the true value."""


class Estimate(NamedTuple):
    """What was measured, and the bounds of its confidence interval."""

    value: float
    low: float
    high: float


def wilson(won: int, games: int, confidence: float = CONFIDENCE) -> Estimate:
    """The share of games won, with the interval of Wilson.

    >>> rate = wilson(50, 100)
    >>> f"{rate.value:.2f} {rate.low:.3f} {rate.high:.3f}"
    '0.50 0.404 0.596'
    >>> wilson(0, 0)
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    share = won / games
    interval = stats.binomtest(won, games).proportion_ci(confidence, method="wilson")
    return Estimate(share, min(share, float(interval.low)), max(share, float(interval.high)))


def newcombe(one: Estimate, other: Estimate) -> Estimate:
    """By how much the other share is higher: Newcombe's interval, which is made of the two of Wilson.

    >>> found = newcombe(wilson(48, 80), wilson(56, 70))
    >>> f"{found.value:.2f} {found.low:.4f} {found.high:.4f}"
    '0.20 0.0524 0.3339'
    """
    difference = other.value - one.value
    down = hypot(other.value - other.low, one.high - one.value)
    up = hypot(other.high - other.value, one.value - one.low)
    return Estimate(difference, difference - down, difference + up)


def student(values: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean with the interval of Student's t distribution; a single value says nothing of the mean.

    >>> mean = student([0.25, 0.5, 0.5, 0.75])
    >>> f"{mean.value:.2f} {mean.low:.3f} {mean.high:.3f}"
    '0.50 0.175 0.825'
    """
    count = len(values)
    if count < 2:
        return Estimate(values[0] if count else 0.0, -inf, inf)
    mean = sum(values) / count
    reach = float(stats.t.ppf((1 + confidence) / 2, count - 1) * stats.sem(values))
    return Estimate(mean, mean - reach, mean + reach)


def mean_share(values: Sequence[float]) -> Estimate:
    """The mean of shares: neither it nor its interval leaves the range from 0 to 1."""
    found = student(values)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))
