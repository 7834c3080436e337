"""Every snapshot in the records of version 0.1.0 is a position from which the game goes on."""

from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.saved.test_saved_games import read

CHOICES = 30
RECORDS = [one.saved for one in read("sword-and-sorcery") if one.kind == "record"]


def play_on(game: Game) -> None:
    luck = Random(1)
    for _ in range(CHOICES):
        if game.question is None:
            return
        game.choose(luck.choice(game.question.choices))


@pytest.mark.parametrize("record", RECORDS)
def test_a_game_goes_on_from_every_old_snapshot(record: dict[str, Any]) -> None:
    header = {key: record[key] for key in ("holdfast", "game", "rules", "options")}
    assert header["rules"] == 1
    for snapshot in record["snapshots"]:
        game = holdfast.resume({**header, "state": snapshot["state"]}, seed=1)
        play_on(game)
        assert game.outcome is not None or holdfast.resume(game.position()).question is not None
