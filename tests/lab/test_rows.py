"""A row tells all of a game, and the game can be had again from it."""

from collections.abc import Iterator

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from holdfast import bots
from holdfast.kernel import shelf
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule
from holdfast.lab.errors import LabError
from holdfast.lab.plan import GamesPlan, GameTask, configurations
from holdfast.lab.rows import BOTS_APART, play, play_again
from tests.kernel.bare import Bare, BareRules
from tests.lab.games import plan, told
from tests.night_watch.shelf import on_the_shelf


@pytest.mark.parametrize("game", ["last-bastion", "bastion"])
def test_a_row_is_the_game_that_the_bot_plays(game: str) -> None:
    task = GameTask(game, configurations(shelf.find(game), {}, {})[0], "random", 12)
    row = play(task)
    played = holdfast.new(game, task.options, 12)
    outcome = bots.play_out(played, [bots.bot("random", 12 + BOTS_APART)])
    assert outcome is not None
    assert (row.won, row.reason, row.score) == (outcome.won, outcome.reason, outcome.score)
    assert (row.turns, row.rounds) == (played.table.turns, played.table.rounds)
    assert row.progress == played.rules.bot.progress(played.table)
    assert row.choices == played.choices
    assert play_again(task, row.choices).record() == played.record()


def test_the_same_task_is_the_same_row() -> None:
    task = next(plan().tasks())
    assert told(play(task)) == told(play(task))


def test_what_chance_dealt_is_told() -> None:
    options = configurations(shelf.find("bastion"), {"level": ["easy"]}, {"players": 3})[0]
    assert options["classes"] is None
    row = play(GameTask("bastion", options, "random", 1))
    game = holdfast.new("bastion", options, 1)
    assert row.dealt["classes"] == game.view()["classes"]
    assert row.dealt["defenders"] == [one["id"] for one in game.view()["defenders"]]
    assert row.dealt["side"] == game.view()["side"]
    assert row.figures == [f"bastion-defender-{id}" for id in row.dealt["defenders"]]


def test_what_does_not_matter_is_not_told() -> None:
    options = configurations(shelf.find("bastion"), {}, {"mode": "training"})[0]
    row = play(GameTask("bastion", options, "random", 1))
    assert row.dealt["level"] is None
    assert row.dealt["scenario"] is None


def test_any_game_on_the_shelf_can_be_played() -> None:
    with on_the_shelf(NIGHT_WATCH):
        found = configurations(NIGHT_WATCH, {"level": ["calm", "wild"]}, {})
        rows = [play(task) for task in GamesPlan("night-watch", found, ["random"], 0, 2).tasks()]
    assert all(row.won is not None for row in rows)


def breaks_off(table: Bare) -> Rule[None]:
    yield Question("this-or-that", [option("this", 0), option("that", 0)])
    raise ZeroDivisionError


@pytest.fixture
def broken() -> Iterator[str]:
    rules = BareRules(breaks_off)
    shelf.put(rules)
    yield rules.id
    shelf.take_off(rules.id)


def test_a_game_that_breaks_off_is_told_of(broken: str) -> None:
    row = play(GameTask(broken, {}, "random", 0))
    assert row.won is None
    assert row.progress is None
    assert row.trouble.startswith("ZeroDivisionError")


def test_a_row_that_no_longer_replays_is_refused() -> None:
    with pytest.raises(LabError) as refused:
        play_again(next(plan().tasks()), ["dance"])
    assert refused.value.code == "lab-does-not-replay"
