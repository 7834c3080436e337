"""Records and positions that the first version of the rules wrote load and go on."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.kernel.game import Game

FOLDER = Path(__file__).parent / "version-1"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
CHOICES = 30


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_bytes())["record"]
    return found


def play_on(game: Game) -> None:
    luck = Random(1)
    for _ in range(CHOICES):
        if game.question is None:
            return
        game.choose(luck.choice(game.question.choices))


def test_the_records_are_of_the_first_version() -> None:
    assert {record(name)["rules"] for name in NAMES} == {1}


@pytest.mark.parametrize("name", NAMES)
def test_an_old_record_loads(name: str) -> None:
    old = record(name)
    game = holdfast.load(old)
    assert game.choices or game.recovered is not None
    play_on(game)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_from_every_old_snapshot(name: str) -> None:
    old = record(name)
    header = {key: old[key] for key in ("holdfast", "game", "rules", "options")}
    for snapshot in old["snapshots"]:
        game = holdfast.resume({**header, "state": snapshot["state"]}, seed=1)
        play_on(game)
        assert game.outcome is not None or holdfast.resume(game.position()).question is not None
