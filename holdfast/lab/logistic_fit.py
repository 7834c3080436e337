"""Logistic regression of outcomes on the features of positions, held near the old weights."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

from holdfast.lab.toml_numbers import list_of

RIDGE = 32.0
"""How strongly weights are held where they were: as by so many positions for each. The positions of one game
tell hardly more than one of them."""
TIE = 32.0
"""How strongly the weights of one list, which are for teams of other sizes, are held to each other."""
MIN_SQUARE = 1e-6
"""The mean square of a feature counts as no less than this."""

Vector: TypeAlias = NDArray[np.float64]


def fit_steps(
    features: Sequence[Sequence[float]],
    logits: Sequence[float],
    won: Sequence[float],
    values: Mapping[str, float],
) -> list[float]:
    """By how much to change each weight, so that the outcomes become likeliest.

    `logits` are the log-odds by the old weights, `features` how they change with each weight, and `values`
    the old weights by their paths. A weight keeps its sign or becomes 0.
    """
    rows = np.asarray(features, dtype=np.float64)
    start, outcomes = np.asarray(logits, dtype=np.float64), np.asarray(won, dtype=np.float64)
    old = np.array(list(values.values()), dtype=np.float64)
    squares = np.maximum(MIN_SQUARE, (rows**2).mean(axis=0))
    ties = _ties(list(values), squares)
    penalty = np.diag(RIDGE * squares) + ties
    scale = 1 / np.sqrt(penalty.diagonal() + (rows**2).sum(axis=0) / 4)  # all weights bend about alike

    def loss(scaled: Vector) -> tuple[float, Vector]:
        steps = scaled * scale
        odds = start + rows @ steps
        pulled = penalty @ steps + ties @ old
        lost = (np.logaddexp(0, -odds) + (1 - outcomes) * odds).sum()
        lost += steps @ penalty @ steps / 2 + steps @ ties @ old
        return float(lost), (rows.T @ (expit(odds) - outcomes) + pulled) * scale

    found = minimize(
        loss,
        np.zeros_like(old),
        jac=True,
        method="L-BFGS-B",
        bounds=_sign_bounds(old / scale),
        options={"maxiter": 10_000, "maxfun": 100_000, "maxcor": 30, "ftol": 1e-15, "gtol": 1e-7},
    )
    steps: Vector = found.x * scale
    return [float(step) for step in np.where(np.abs(old + steps) < 1e-12, -old, steps)]


def _sign_bounds(old: Vector) -> list[tuple[float | None, float | None]]:
    """How far each weight may move before it would change its sign; one that is 0 is free."""
    return [(-one, None) if one > 0 else (None, -one) if one < 0 else (None, None) for one in old]


def _ties(paths: Sequence[str], squares: Vector) -> NDArray[np.float64]:
    """The matrix of the squared differences between weights of one list."""
    matrix = np.zeros((len(paths), len(paths)))
    for one, two in combinations(range(len(paths)), 2):
        if list_of(paths[one]) == list_of(paths[two]):
            tie = TIE * min(squares[one], squares[two])
            matrix[[one, two], [one, two]] += tie
            matrix[[one, two], [two, one]] -= tie
    return matrix
