"""A game that was only installed is played over the network, from the shelf to the review."""

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.night_watch.installed import installed
from tests.server.player import pick
from tests.server.running import Server, server, sitting_at

GAME = "night-watch"
HERE = {"game": GAME, "seed": 7, "seats": [{"kind": "me"}, {"kind": "here"}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("installed")
    with installed(folder), server(str(folder / "tables.sqlite3")) as opened:
        yield opened


@pytest.fixture(scope="module")
def played(house: Server) -> dict[str, Any]:
    """A table where the game was played to its end."""
    table: dict[str, Any] = house.post("/api/tables", HERE)
    with sitting_at(house, table, table["token"]) as player:
        while not player.over:
            player.hear_number(player.choose(pick(player.options, player.number))["number"])
        table["choices"] = player.now["choices"]
    return table


def test_it_stands_on_the_shelf_without_lesson_and_rulebook(house: Server) -> None:
    game = next(one for one in house.get("/api/shelf")["games"] if one["id"] == GAME)
    assert (game["lesson"], game["rulebook"], game["campaign"]) == (False, False, None)


@pytest.mark.parametrize("path", [f"/api/examples/{GAME}/en/lesson/table", f"/api/rules/{GAME}"])
def test_what_it_does_not_bring_is_not_found(house: Server, path: str) -> None:
    assert httpx.get(house.address + path, timeout=None).status_code == 404


def test_its_words_are_served_in_every_language(house: Server) -> None:
    for language in house.get("/api/shelf")["languages"]:
        text = httpx.get(f"{house.address}/api/words/{language}/{GAME}", timeout=None).text
        assert f"game-{GAME} =" in text


def test_it_is_played_to_its_end_over_the_socket(played: dict[str, Any]) -> None:
    assert played["choices"] > 0


def test_every_moment_of_it_can_be_looked_at_again(house: Server, played: dict[str, Any]) -> None:
    path, token = f"/api/tables/{played['id']}", played["token"]
    views = [house.get(f"{path}/past/{at}", token)["view"] for at in (0, played["choices"])]
    assert views[0] != views[1]
    assert house.get(f"{path}/turns", token)["turns"][0] == 0


def test_it_is_reviewed(house: Server, played: dict[str, Any]) -> None:
    path, token = f"/api/tables/{played['id']}/review", played["token"]
    now = house.post(path, {}, token)
    while now["review"] is None:
        time.sleep(0.1)
        now = house.get(f"{path}?beyond={now['done']}", token)
    assert len(now["review"]["steps"]) > 0
