"""Searching for numbers: what is better is kept, what is worse is dropped, what was found is never lost."""

import tomllib
from math import exp
from pathlib import Path
from random import Random

import msgspec
import polars as pl
import pytest

from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel import shelf
from holdfast.kernel.chance import Chance
from holdfast.kernel.table import Table
from holdfast.lab.compare import Improvement, TuningGoal, compare
from holdfast.lab.errors import LabError
from holdfast.lab.fit import fit, take_positions
from holdfast.lab.hill_climbing import STATE_FILE, HillClimbing, HillClimbingState
from holdfast.lab.intervals import wilson
from holdfast.lab.logistic_fit import fit_steps
from holdfast.lab.results import Header, Results
from holdfast.lab.rows import play
from holdfast.lab.toml_numbers import numbers, replace_numbers
from holdfast.lab.tunable_file import content_text, write_content
from tests.lab.games import plan

ROUNDS = TuningGoal("rounds")


def folder(at: Path, life: int) -> Path:
    """Cards that leave the heroes more or less life."""
    text = content_text("last-bastion", "tokens.toml", None)
    write_content(
        "last-bastion",
        None,
        at,
        {
            "tokens.toml": text.replace("start_life = 3", f"start_life = {life}").replace(
                "\nlife = 16", "\nlife = 60"
            )
        },
    )
    return at


def test_more_life_is_better_by_rounds(tmp_path: Path) -> None:
    frail, sturdy = folder(tmp_path / "frail", 1), folder(tmp_path / "sturdy", 15)
    heard: list[int] = []
    with WorkerPool(1) as pool:
        deals = plan(40, players=[2])
        better = compare(deals, frail, sturdy, goal=ROUNDS, pool=pool, on_game=lambda: heard.append(1))
        worse = compare(deals, sturdy, frail, goal=ROUNDS, pool=pool, on_game=lambda: None)
    assert better.accepted
    assert len(heard) == 2 * better.games == 80
    assert not worse.accepted
    assert worse.games < 40, "what is hopeless is dropped early"


def test_a_wanted_rate_is_better_the_nearer() -> None:
    goal = TuningGoal("wins", 0.5, 0.7)
    assert goal.objective(0.6) == 0 == goal.objective(0.5)
    assert goal.objective(0.9) == pytest.approx(-0.2)
    assert goal.objective(0.2) == pytest.approx(-0.3)
    assert goal.met(wilson(600, 1000))
    assert not goal.met(wilson(6, 10))
    assert not goal.met(wilson(900, 1000))
    assert not TuningGoal().met(wilson(900, 1000))


def test_a_single_wanted_rate_is_met_within_a_little() -> None:
    goal = TuningGoal("wins", 0.5, 0.5)
    assert goal.met(wilson(5000, 10000))
    assert not goal.met(wilson(50, 100))


@pytest.mark.parametrize(
    ("gain", "error", "kept"), [(0.1, 0.05, True), (0.04, 0.05, False), (0.0, 0.0, False)]
)
def test_only_what_is_better_beyond_the_noise_is_accepted(gain: float, error: float, kept: bool) -> None:
    assert Improvement(gain, error, 10, 1, 2).accepted is kept


def search(out: Path, games: int = 4) -> HillClimbing:
    return HillClimbing(plan(games, players=[1]), "tokens.toml", ["start_life", "healed_*"], out, goal=ROUNDS)


def test_a_search_writes_down_what_it_finds_and_goes_on_from_it(tmp_path: Path) -> None:
    whole = search(tmp_path / "whole")
    steps = list(whole.steps(4, jobs=1))
    first = search(tmp_path / "parts")
    parts = list(first.steps(2, jobs=1))
    second = search(tmp_path / "parts")
    assert second.state == first.state
    parts += list(second.steps(4, jobs=1))
    assert parts == steps
    assert second.state == whole.state
    assert second.toml == (tmp_path / "parts" / "tokens.toml").read_text(encoding="utf-8")
    assert tomllib.loads(second.toml)["equipment"] == 4
    assert all(step.changed for step in steps)
    kept = [step for step in steps if step.kept]
    assert second.state.kept == len(kept)


def test_numbers_that_the_game_refuses_are_dropped_unplayed(tmp_path: Path) -> None:
    out = tmp_path / "out"
    found = HillClimbing(plan(2, players=[1]), "tokens.toml", ["start_life"], out, goal=ROUNDS)
    found.state.values["start_life"] = 40.0
    heard: list[int] = []
    steps = list(found.steps(1, jobs=1, on_game=lambda: heard.append(1)))
    assert not steps[0].kept
    assert heard == []


def test_a_search_for_other_numbers_is_refused(tmp_path: Path) -> None:
    search(tmp_path)
    with pytest.raises(LabError) as refused:
        HillClimbing(plan(1), "tokens.toml", ["life"], tmp_path, goal=ROUNDS)
    assert refused.value.code == "lab-other-search"
    (tmp_path / STATE_FILE).write_bytes(b"?")
    with pytest.raises(LabError) as refused:
        search(tmp_path)
    assert refused.value.code == "lab-not-results"


@pytest.mark.parametrize(
    ("file", "pattern", "code"),
    [
        ("spells.toml", "*", "lab-no-such-file"),
        ("tokens.toml", "mana", "lab-no-such-number"),
        ("heroes.toml", "", "lab-no-numbers"),
    ],
)
def test_what_cannot_be_searched_is_told(tmp_path: Path, file: str, pattern: str, code: str) -> None:
    with pytest.raises(LabError) as refused:
        HillClimbing(plan(1), file, [pattern] if pattern else [], tmp_path, goal=ROUNDS)
    assert refused.value.code == code


def test_a_search_ends_when_the_wanted_rate_is_met(tmp_path: Path) -> None:
    never = HillClimbing(
        plan(40, players=[1]), "tokens.toml", ["calls"], tmp_path, goal=TuningGoal("wins", 0.0, 0.1)
    )
    assert len(list(never.steps(9, jobs=1))) < 9
    assert never.met
    state = msgspec.json.decode((tmp_path / STATE_FILE).read_bytes(), type=HillClimbingState)
    assert state.games and not state.won


def test_a_regression_finds_the_weights_that_made_the_outcomes() -> None:
    rng = Random(1)
    true = [1.5, -0.8, 0.0]
    slopes = [[1.0, rng.uniform(-2, 2), rng.uniform(-2, 2)] for _ in range(4000)]
    chances = [1 / (1 + exp(-sum(w * x for w, x in zip(true, row, strict=True)))) for row in slopes]
    won = [float(rng.random() < chance) for chance in chances]
    assert fit_steps(slopes, [0.0] * len(slopes), won, dict.fromkeys("abc", 0.0)) == pytest.approx(
        true, abs=0.15
    )


def test_a_fit_turns_no_good_thing_into_a_bad_one() -> None:
    rng = Random(5)
    slopes = [[1.0, rng.uniform(-2, 2), rng.uniform(-2, 2)] for _ in range(2000)]
    won = [float(rng.random() < 1 / (1 + exp(-0.5 + row[1] - row[2]))) for row in slopes]
    old = {"base": 0.1, "wounds": 0.2, "life": 0.3}
    base = [sum(w * x for w, x in zip(old.values(), row, strict=True)) for row in slopes]
    steps = fit_steps(slopes, base, won, old)
    found = [value + step for value, step in zip(old.values(), steps, strict=True)]
    assert found[0] > 0.1 and found[2] > 0.3
    assert found[1] == pytest.approx(0, abs=1e-9)


@pytest.fixture(scope="module")
def decided() -> pl.DataFrame:
    """Games of which the long ones count as won."""
    results = Results(Path("nowhere.parquet"), Header("last-bastion", 1, ""))
    results.fresh += [play(task) for task in plan(80, players=[2]).tasks()]
    frame = results.together()
    return frame.with_columns(won=pl.col("rounds") > pl.col("rounds").median())


def test_fitted_weights_predict_better(decided: pl.DataFrame, tmp_path: Path) -> None:
    """Weights that call every position won are mended by what came of the positions."""
    text = content_text("last-bastion", "evaluation.toml", None)
    spoiled = replace_numbers(text, {"base.1": 8.0})
    write_content("last-bastion", None, tmp_path / "spoiled", {"evaluation.toml": spoiled})
    heard: list[tuple[int, int]] = []
    found = fit(
        decided,
        "evaluation.toml",
        ["base.1", "life.1", "card.1"],
        most=500,
        content=tmp_path / "spoiled",
        on_progress=lambda done, whole: heard.append((done, whole)),
    )
    assert found.after < found.before
    assert tomllib.loads(found.toml)["base"][1] == pytest.approx(found.values["base.1"], abs=1e-4)
    assert heard[-1][0] == heard[-1][1]


def test_the_features_of_a_game_add_up_to_its_evaluation(decided: pl.DataFrame) -> None:
    rules = shelf.find("last-bastion")
    content = rules.content()
    weights = {one.path: one.value for one in numbers(content_text("last-bastion", "evaluation.toml", None))}
    for position in take_positions(decided, 60):
        table = Table(rules.decode(position.state), content, position.options, Chance(0), quiet=True)
        told = rules.bot.features(table)
        assert told is not None
        total = sum(weights[path] * found for path, found in told.items())
        assert rules.bot.evaluate(table) == pytest.approx(1 / (1 + exp(-total)))


def test_games_that_all_ended_alike_teach_nothing(decided: pl.DataFrame) -> None:
    with pytest.raises(LabError) as refused:
        fit(decided.filter(~pl.col("won")), "evaluation.toml", ["base.*"], most=50)
    assert refused.value.code == "lab-one-sided"
