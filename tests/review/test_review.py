"""The review of a game: what is told adds up, and points at what was wrong."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast import words
from holdfast.kernel.game import Game
from holdfast.review.page import make_page
from holdfast.review.report import Review, put_together, review
from holdfast.review.walk import Walk, evaluate_some
from tests.review.gamble import gamble, played
from tests.review.test_hints import every

GAMES = Path(__file__).parent.parent / "games"
LITTLE = 16


def finished(name: str) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.json.decode((GAMES / f"{name}.json").read_bytes())["record"]
    return record


@pytest.fixture(scope="module")
def lost() -> Review:
    return review(finished("last-bastion-lost-evil"), effort=LITTLE)


@pytest.fixture
def dare() -> Iterator[str]:
    with gamble() as id:
        yield id


@pytest.mark.parametrize("name", ["last-bastion-lost-evil", "bastion-2015-lost-past-gate"])
def test_a_walk_stops_before_every_choice_and_comes_to_the_same_end(name: str) -> None:
    record = finished(name)
    walk = Walk(record)
    seen = []
    for number, game in walk:
        assert game.choices == record["choices"][:number]
        seen.append(number)
    assert seen == list(range(len(record["choices"]) + 1))
    assert walk.game.table.chance.results == record["chance"]
    assert walk.game.outcome == walk.outcome is not None


@pytest.mark.parametrize("choices", [0, 3])
def test_a_game_that_was_given_up_is_reviewed_up_to_there(choices: int) -> None:
    game = holdfast.new("last-bastion", {"players": 2}, 5)
    for _ in range(choices):
        assert game.question is not None
        game.choose(game.question.choices[0])
    game.give_up()
    record = game.record()
    found = review(record, effort=LITTLE)
    assert [step.option for step in found.steps] == record["choices"][:-1]
    assert found.outcome is not None and not found.outcome.won
    assert found.ended is not None and found.ended.id == "outcome-given-up"
    assert 0 < found.points[-1].chance < 1
    adds_up = found.luck + found.skill + found.blur
    assert found.points[0].chance + adds_up == pytest.approx(found.points[-1].chance)
    numbers = list(range(choices + 2))
    assert put_together(record, evaluate_some(record, numbers, LITTLE), LITTLE) == found


def test_a_walk_meets_the_luck_that_was_had_also_after_taking_back() -> None:
    game = holdfast.new("last-bastion", {"players": 3}, 8)
    luck = Random(2)
    for number in range(26):
        assert game.question is not None
        game.choose(luck.choice(game.question.choices))
        if number in (9, 17):
            game.undo("turn")
    walk = Walk(game.record())
    for _ in walk:
        pass
    assert walk.game.table.chance.results == game.table.chance.results
    assert walk.game.position() == game.position()


def test_luck_skill_and_blur_lead_from_the_first_chance_to_the_last(lost: Review) -> None:
    first, last = lost.points[0].chance, lost.points[-1].chance
    assert first + lost.luck + lost.skill + lost.blur == pytest.approx(last)
    assert lost.luck == pytest.approx(sum(step.luck for step in lost.steps))
    assert lost.skill == pytest.approx(-sum(step.cost for step in lost.steps))
    assert sum(share.cost for share in lost.shares) == pytest.approx(-lost.skill)
    assert sum(share.choices for share in lost.shares) == len(lost.steps)


def test_the_curve_ends_with_the_outcome(lost: Review) -> None:
    assert lost.outcome is not None
    assert not lost.outcome.won
    assert lost.points[-1].chance == 0.0
    turns = [point.turn for point in lost.points[:-1]]
    assert turns == sorted(set(turns))


def test_luck_is_only_where_chance_was_asked(lost: Review) -> None:
    assert all(step.luck == 0 for step in lost.steps if not step.results)
    record = finished("last-bastion-lost-evil")
    drawn = [result for step in lost.steps for result in step.results]
    assert record["chance"][-len(drawn) :] == drawn


def test_the_worst_choices_are_the_dearest(lost: Review) -> None:
    costs = [step.cost for step in lost.worst]
    assert 1 <= len(costs) <= 5
    assert costs == sorted(costs, reverse=True)
    assert all(step.better != step.option and step.cost > step.error for step in lost.worst)


def test_the_same_record_gets_the_same_review(lost: Review) -> None:
    assert review(finished("last-bastion-lost-evil"), effort=LITTLE, jobs=2) == lost


def test_choices_weighed_elsewhere_make_the_same_review(lost: Review) -> None:
    record = finished("last-bastion-lost-evil")
    numbers = range(len(record["choices"]) + 1)
    shares = [evaluate_some(record, numbers[start::3], LITTLE) for start in range(3)]
    assert put_together(record, [one for share in shares for one in share], LITTLE) == lost


def test_a_daft_choice_that_came_off_is_told_as_luck(dare: str) -> None:
    found = review(played(dare, ["daft"], "won").record(), effort=400)
    assert [step.option for step in found.worst] == ["daft"]
    assert found.worst[0].better == "bold"
    assert found.worst[0].cost == pytest.approx(0.8, abs=0.1)
    assert found.luck == pytest.approx(0.9, abs=0.1)
    assert found.points[-1].chance == 1.0
    assert found.steps[-1].results == ["coin:won"]


def test_a_bold_choice_that_went_wrong_is_no_fault(dare: str) -> None:
    found = review(played(dare, ["bold"], "lost").record(), effort=400)
    assert found.steps[-1].better == ""
    assert found.steps[-1].cost == 0
    assert found.luck == pytest.approx(-0.9, abs=0.1)


def test_a_game_that_goes_on_is_reviewed_up_to_now(dare: str) -> None:
    found = review(played(dare, ["wait"]).record(), effort=400)
    assert found.outcome is None
    assert found.points[-1].chance == pytest.approx(0.9, abs=0.1)
    half = _half("last-bastion-lost-evil")
    told = review(half.record(), effort=LITTLE)
    assert all(step.results == [] for step in told.steps), "some may be for one seat's eyes only"


def _half(name: str) -> Game:
    game = holdfast.load(finished(name))
    game.undo(to=12)
    return game


def test_progress_is_told_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    game = _half("last-bastion-lost-evil")
    review(game.record(), effort=8, heard=lambda done, whole: heard.append((done, whole)))
    assert heard == [(done, 13) for done in range(14)]


def test_a_review_is_json_and_back(lost: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(lost), type=Review) == lost


@pytest.mark.parametrize("language", words.languages())
def test_the_page_has_words_and_pictures_in_every_language(
    lost: Review, language: str, tmp_path: Path
) -> None:
    for step in lost.steps:
        for message in (step.label, step.asked, step.who, step.better_label, step.better_reason):
            for inner in every(message) if message else ():
                assert words.has(language, inner.id, lost.game), inner.id
    paper = make_page(lost, language)
    text = paper.html()
    assert "review-" not in text
    assert text.count("<svg") == 2
    assert "<script" not in text
    page = paper.write(tmp_path, "review")
    assert sorted(file.name for file in page.parent.iterdir()) == ["chance.png", "luck.png", "review.html"]
