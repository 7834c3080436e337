"""Predicted chances, beside what happened."""

from random import Random

import polars as pl
import pytest

from holdfast.lab.calibration import calibrate, in_bins
from holdfast.lab.intervals import wilson
from holdfast.lab.predictions import PER_GAME, Prediction, predict
from holdfast.lab.results import task_of
from holdfast.lab.rows import play_again
from holdfast.lab.run import run
from holdfast.review.walk import Walk, evaluate_choice
from tests.lab.games import plan

EFFORT = 8


def test_moments_are_sorted_by_their_predicted_chance() -> None:
    found = in_bins(
        [Prediction(0.0, False), Prediction(0.05, True), Prediction(0.5, True), Prediction(1.0, True)]
    )
    assert [(one.low, one.high, one.moments) for one in found.bins] == [
        (0.0, 0.1, 2),
        (0.5, 0.6, 1),
        (0.9, 1.0, 1),
    ]
    assert found.bins[0].predicted == pytest.approx(0.025)
    assert found.bins[0].observed == wilson(1, 2)
    assert found.expected_error == pytest.approx((2 * 0.475 + 0.5 + 0.0) / 4)
    assert found.brier == pytest.approx((0.0 + 0.95**2 + 0.25 + 0.0) / 4)
    assert found.baseline == pytest.approx(0.75 * 0.25)


def test_true_chances_are_well_calibrated() -> None:
    luck = Random(1)
    chances = [luck.random() for _ in range(4000)]
    true = in_bins([Prediction(chance, luck.random() < chance) for chance in chances])
    boastful = in_bins([Prediction(chance**0.5, luck.random() < chance) for chance in chances])
    assert true.expected_error < 0.03 < boastful.expected_error
    assert true.brier < boastful.brier
    assert true.brier < true.baseline


@pytest.fixture(scope="module")
def frame(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    return run(plan(2), tmp_path_factory.mktemp("lab") / "games.parquet", jobs=1)


def test_a_moment_is_weighed_as_a_review_weighs_it(frame: pl.DataFrame) -> None:
    row = frame.row(0, named=True)
    task = task_of(row)
    found = predict(task, row["moves"], row["won"], EFFORT)
    assert 1 <= len(found) <= PER_GAME
    assert {one.won for one in found} == {row["won"]}
    chances = []
    for number, game in Walk(play_again(task, row["moves"]).record()):
        if game.question is not None:
            weighed = evaluate_choice(game, number, row["moves"][number], EFFORT)
            assert weighed is not None
            chances.append(weighed.after)
    assert {one.chance for one in found} <= set(chances)


def test_several_processes_predict_the_same(frame: pl.DataFrame) -> None:
    heard: list[tuple[int, int]] = []
    alone = calibrate(frame, moments=8, effort=EFFORT, jobs=1, on_progress=lambda *told: heard.append(told))
    assert alone == calibrate(frame, moments=8, effort=EFFORT, jobs=2)
    assert heard == [(0, 2), (1, 2), (2, 2)]
    assert alone.moments == sum(one.moments for one in alone.bins) <= 8
