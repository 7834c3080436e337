"""Means and the intervals of Student around them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.lab.student import mean_of, mean_share, reach_of
from holdfast.lab.wilson import Z


@pytest.mark.parametrize(
    ("degrees", "reach"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (10, 2.2281), (29, 2.0452), (120, 1.9799)],
)
def test_known_reaches(degrees: int, reach: float) -> None:
    assert reach_of(degrees) == pytest.approx(reach, abs=5e-5)


def test_with_many_degrees_it_is_the_normal_distribution() -> None:
    assert reach_of(999) == pytest.approx(reach_of(1000), abs=0.003)
    assert reach_of(1000) == Z


def test_a_known_mean() -> None:
    found = mean_of([2.0, 4.0, 4.0, 5.0, 5.0])
    assert found.mean == 4.0
    assert found.low == pytest.approx(2.4793, abs=5e-5)
    assert found.high == pytest.approx(5.5207, abs=5e-5)


def test_one_value_tells_nothing_of_the_others() -> None:
    assert mean_share([0.25]) == (0.25, 0.0, 1.0)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=50))
def test_the_mean_of_shares_lies_within_its_interval_and_that_within_zero_and_one(
    values: list[float],
) -> None:
    found = mean_share(values)
    assert 0 <= found.low <= found.rate + 1e-12
    assert found.rate - 1e-12 <= found.high <= 1
