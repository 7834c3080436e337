"""Finished games, replayed on every run to the same end."""

import json
from collections.abc import Iterator

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from tests.games.finished import FOLDER, GAMES, path, read, replayed, write
from tests.night_watch.shelf import on_the_shelf


@pytest.fixture(autouse=True)
def tiny_game_on_the_shelf() -> Iterator[None]:
    with on_the_shelf(NIGHT_WATCH):
        yield


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_comes_to_the_same_end(name: str, update_golden: bool) -> None:
    if update_golden:
        write(name, replayed(name) or GAMES[name].find())
    finished = read(name)
    game = holdfast.load(finished.record)
    assert game.recovered is None
    assert game.question is None
    assert game.outcome == finished.outcome
    assert (finished.outcome.won, finished.outcome.reason) == (GAMES[name].won, GAMES[name].reason)


@pytest.mark.parametrize("name", GAMES)
def test_its_snapshots_are_those_of_today(name: str) -> None:
    """What is written into a record now is what was written when it was played."""
    finished = read(name)
    assert json.loads(json.dumps(holdfast.load(finished.record).record())) == finished.record


def test_no_file_lies_there_that_nobody_replays() -> None:
    assert sorted(file.name for file in FOLDER.glob("*.json")) == sorted(path(name).name for name in GAMES)
