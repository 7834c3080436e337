"""Whole games as text: a change of any rule shows as a difference that can be read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from tests.golden.telling import playthrough
from tests.night_watch.shelf import on_the_shelf

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    game: str
    options: dict[str, Any]
    seed: int


GOLDEN = {
    "bastion-2015-hard": Golden(
        "bastion", {"edition": "2015", "mode": "level", "level": "hard", "players": 2}, 5
    ),
    "bastion-2015-legends": Golden(
        "bastion",
        {"edition": "2015", "mode": "scenario", "scenario": "siege-of-the-legends", "players": 2},
        2,
    ),
    "bastion-2018-training": Golden("bastion", {"edition": "2018", "mode": "training", "players": 1}, 6),
    "bastion-2018-medium": Golden(
        "bastion", {"edition": "2018", "mode": "level", "level": "medium", "players": 3}, 7
    ),
    "bastion-2018-late": Golden(
        "bastion",
        {"edition": "2018", "mode": "scenario", "scenario": "belated-arrival", "players": 4},
        8,
    ),
    "last-bastion-1-novice": Golden("last-bastion", {"players": 1, "level": "novice"}, 1),
    "last-bastion-2-normal": Golden("last-bastion", {"players": 2, "level": "normal"}, 2),
    "last-bastion-3-hard": Golden("last-bastion", {"players": 3, "level": "hard"}, 3),
    "last-bastion-4-heroic": Golden("last-bastion", {"players": 4, "level": "heroic"}, 4),
    "sword-and-sorcery-1-seal": Golden("sword-and-sorcery", {"quest": "broken-seal", "players": 2}, 1),
    "sword-and-sorcery-2-village": Golden(
        "sword-and-sorcery",
        {"quest": "drowned-village", "players": 1, "heroes": ["auriel-sorceress", "laegon-ranger"]},
        2,
    ),
    "sword-and-sorcery-3-road": Golden(
        "sword-and-sorcery", {"quest": "merchants-road", "players": 3, "campaign": True}, 3
    ),
    "sword-and-sorcery-4-bridge": Golden(
        "sword-and-sorcery", {"quest": "troll-bridge", "players": 1, "party": 4, "soul_storm": True}, 4
    ),
    "sword-and-sorcery-5-crown": Golden(
        "sword-and-sorcery",
        {"quest": "under-the-crown", "players": 5, "own_area_blocks": True, "strict_ties": True},
        5,
    ),
    "sword-and-sorcery-6-toll": Golden("sword-and-sorcery", {"quest": "troll-toll", "players": 2}, 6),
    "sword-and-sorcery-7-crowned": Golden(
        "sword-and-sorcery", {"quest": "twice-crowned", "players": 1, "party": 4}, 7
    ),
    "night-watch-1-calm": Golden("night-watch", {"players": 1, "level": "calm", "fog": True}, 1),
    "night-watch-2-wild": Golden("night-watch", {"players": 2, "level": "wild", "late": True}, 4),
}


@pytest.fixture(autouse=True)
def tiny_game_on_the_shelf() -> Iterator[None]:
    with on_the_shelf(NIGHT_WATCH):
        yield


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_goes_as_it_was_written_down(name: str, update_golden: bool) -> None:
    golden = GOLDEN[name]
    told = playthrough(holdfast.new(golden.game, golden.options, seed=golden.seed), golden.seed)
    file = FOLDER / f"{name}.txt"
    if update_golden:
        file.write_text(told, "utf-8")
    assert told.splitlines() == file.read_text("utf-8").splitlines()


def test_no_file_lies_there_that_nobody_compares() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(GOLDEN)
