"""Confidence intervals of win rates, differences and means, beside published ones."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.lab.intervals import mean_share, newcombe, student, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_known_intervals(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@given(st.integers(0, 500), st.integers(0, 500))
def test_the_rate_lies_within_and_the_interval_within_zero_and_one(won: int, lost: int) -> None:
    found = wilson(won, won + lost)
    assert 0 <= found.low <= found.value <= found.high <= 1


@given(st.integers(1, 200), st.integers(2, 20))
def test_more_games_make_it_narrower(won: int, times: int) -> None:
    few, many = wilson(won, 2 * won), wilson(won * times, 2 * won * times)
    assert many.high - many.low < few.high - few.low


@pytest.mark.parametrize(
    ("ones", "others", "low", "high"),
    [
        ((48, 80), (56, 70), 0.0524, 0.3339),
        ((3, 10), (9, 10), 0.1705, 0.8090),
        ((0, 29), (5, 56), -0.0381, 0.1926),
        ((0, 10), (10, 10), 0.6075, 1.0),
    ],
)
def test_known_differences(ones: tuple[int, int], others: tuple[int, int], low: float, high: float) -> None:
    found = newcombe(wilson(*ones), wilson(*others))
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(
    ("degrees", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (10, 2.2281), (29, 2.0452), (120, 1.9799)],
)
def test_known_quantiles_of_student(degrees: int, quantile: float) -> None:
    values = [1.0, -1.0] + [0.0] * (degrees - 1)
    error = sqrt(2 / degrees / (degrees + 1))
    assert student(values).high / error == pytest.approx(quantile, abs=5e-5)


def test_a_known_mean() -> None:
    found = student([2.0, 4.0, 4.0, 5.0, 5.0])
    assert found.value == 4.0
    assert found.low == pytest.approx(2.4793, abs=5e-5)
    assert found.high == pytest.approx(5.5207, abs=5e-5)


def test_equal_values_leave_no_doubt() -> None:
    assert student([0.5, 0.5, 0.5]) == (0.5, 0.5, 0.5)


def test_one_value_says_nothing_of_the_mean() -> None:
    assert mean_share([0.25]) == (0.25, 0.0, 1.0)
    assert mean_share([]) == (0.0, 0.0, 1.0)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=50))
def test_the_mean_of_shares_lies_within_its_interval_and_that_within_zero_and_one(
    values: list[float],
) -> None:
    found = mean_share(values)
    assert 0 <= found.low <= found.value + 1e-12
    assert found.value - 1e-12 <= found.high <= 1
