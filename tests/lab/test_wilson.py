"""Intervals of Wilson."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.lab.wilson import surplus, wilson


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
    assert 0 <= found.low <= found.rate <= found.high <= 1


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
    found = surplus(wilson(*ones), wilson(*others))
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)
