"""Hints at the table, reviews of its game, bots that speak and listen."""

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import holdfast
from holdfast import bots
from holdfast.server.app import make_app
from holdfast.server.workers.bots import AsyncWorkerPool
from tests.games.finished import read
from tests.server.player import play_on
from tests.server.seating import Client, all_sitting, bearer, refusal, serving, set_table, sitting, state


def test_a_hint_names_options_of_ones_own_and_changes_nothing(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["token"]) as player:
        before = state(client, table, table["token"])
        answer = player.request("hint")
        result = answer["result"]
        assert answer["number"] == result["number"] == player.number
        assert {one["option"] for one in result["hints"]} <= set(player.options)
        assert len(result["hints"]) == min(3, len(player.options))
        assert all(0 <= one["chance"] <= 1 for one in result["hints"])
        assert all({"reason", "compared", "label", "odds"} <= one.keys() for one in result["hints"])
        assert state(client, table, table["token"]) == before
        again = player.request("hint")
        assert again["result"] == result
        chosen = player.choose(result["hints"][0]["option"])
        assert chosen["is"] == "ack"


def test_a_hint_is_for_the_seats_of_the_one_who_asks(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as [host, friend]:
        while host.options:
            chosen = "done" if "done" in host.options else host.options[0]
            host.hear_number(host.choose(chosen)["number"])
        assert host.request("hint")["result"]["hints"] == []
        friend.hear_number(host.number)
        found = {one["option"] for one in friend.request("hint")["result"]["hints"]}
        assert found
        assert found <= set(friend.options)


def test_onlookers_get_no_hint(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["onlooker"]) as onlooker:
        assert refusal(onlooker.request("hint")) == "onlookers-watch"


def test_while_a_hint_is_thought_out_everyone_plays_on(client: Client) -> None:
    """The answers of another table, and of the very one who asked, come before the hint."""
    table, other = set_table(client), set_table(client)
    with (
        sitting(client, table, table["token"]) as asker,
        sitting(client, other, other["token"]) as neighbour,
    ):
        hint = asker.ask("hint", "the-hint")
        assert refusal(asker.request("hint")) == "still-thinking"
        assert neighbour.choose(neighbour.options[0])["is"] == "ack"
        number = asker.number
        assert asker.choose(asker.options[0])["is"] == "ack"
        assert hint not in asker.acks
        assert asker.answer(hint)["result"]["number"] == number


def short_game(choices: int = 6) -> dict[str, Any]:
    """The record of a game that began near its end."""
    late = holdfast.load(read("last-bastion-lost-evil").record)
    late.undo(to=len(late.choices) - choices)
    game = holdfast.resume(late.position(), seed=3)
    bots.play_out(game, [bots.bot("random", 3)])
    return game.record()


def reviewed(client: Client, table: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Begin a review and look until it is there; what is told on the way never goes back."""
    path, headers = f"/api/tables/{table['id']}/review", bearer(token or table["token"])
    now = client.post(path, headers=headers).json()
    while now["review"] is None:
        done = now["done"]
        now = client.get(path, headers=headers, params={"beyond": done}).json()
        assert done <= now["done"] <= now["whole"] == now["choices"] + 1
    review: dict[str, Any] = now["review"]
    return review


def test_the_review_of_a_finished_game_adds_up(client: Client) -> None:
    record = short_game()
    table = set_table(client, game=record["game"], options={}, seats=[], record=record)
    path = f"/api/tables/{table['id']}/review"
    assert client.get(path, headers=bearer(table["token"])).json()["whole"] == 0
    review = reviewed(client, table)
    assert [step["number"] for step in review["steps"]] == list(range(len(record["choices"])))
    first = review["steps"][0]["chance"]
    assert review["last"] == review["points"][-1]["chance"] == float(review["won"])
    assert first + review["luck"] + review["skill"] + review["blur"] == pytest.approx(review["last"])
    assert review["luck"] == pytest.approx(sum(step["luck"] for step in review["steps"]))
    assert review["skill"] == pytest.approx(-sum(step["cost"] for step in review["steps"]))
    assert sum(share["choices"] for share in review["shares"]) == len(record["choices"])
    costs = [step["cost"] for step in review["worst"]]
    assert len(costs) <= 5
    assert costs == sorted(costs, reverse=True)
    assert reviewed(client, table, table["onlooker"]) == review


def test_a_running_game_is_reviewed_for_those_who_play_it(client: Client) -> None:
    table = set_table(client)
    path = f"/api/tables/{table['id']}/review"
    early = client.post(path, headers=bearer(table["token"]))
    assert (early.status_code, early.json()["code"]) == (409, "review-no-choices")
    stranger = client.post(path, headers=bearer(table["onlooker"]))
    assert (stranger.status_code, stranger.json()["code"]) == (403, "onlookers-watch")
    with all_sitting(client, table) as players:
        play_on(players, 2)
        short = reviewed(client, table)
        assert len(short["steps"]) == 2
        assert short["won"] is None
        play_on(players, 1)
        assert len(reviewed(client, table)["steps"]) == 3
        assert all("results" not in step for step in short["worst"])


def killed_the_first_time(trace: str) -> int:
    """Leaves a trace and is killed; who comes after finds it, and answers. Runs in a worker."""
    try:
        with open(trace, "x") as file:
            file.write(str(os.getpid()))
    except FileExistsError:
        return os.getpid()
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_worker_that_is_killed_in_the_middle_is_replaced(tmp_path: Path) -> None:
    trace = tmp_path / "killed"

    async def ask() -> int:
        thinkers = AsyncWorkerPool(1)
        try:
            return await thinkers.run(killed_the_first_time, str(trace))
        finally:
            thinkers.close()

    assert asyncio.run(ask()) != int(trace.read_text())


def test_a_review_outlives_the_server(database: str) -> None:
    record = short_game(2)
    wanted = {"game": record["game"], "options": {}, "seats": [], "record": record}
    with TestClient(make_app(serving(database))) as first:
        table = set_table(first, **wanted)
        begun = set_table(first, **wanted)
        review = reviewed(first, table)
        first.post(f"/api/tables/{begun['id']}/review", headers=bearer(begun["token"]))
    with TestClient(make_app(serving(database))) as second:
        now = second.get(f"/api/tables/{table['id']}/review", headers=bearer(table["onlooker"])).json()
        assert now["review"] == review
        assert now["done"] == now["whole"] == len(record["choices"]) + 1
        again = second.post(f"/api/tables/{table['id']}/review", headers=bearer(table["token"])).json()
        assert again == now
        left = second.get(f"/api/tables/{begun['id']}/review", headers=bearer(begun["token"])).json()
        assert left["whole"] == 0


def test_a_review_goes_on_when_its_worker_is_killed(client: Client) -> None:
    record = short_game()
    table = set_table(client, game=record["game"], options={}, seats=[], record=record)
    path, headers = f"/api/tables/{table['id']}/review", bearer(table["token"])
    client.post(path, headers=headers)
    while client.get(path, headers=headers, params={"beyond": 0}).json()["done"] == 0:
        pass
    for worker in multiprocessing.active_children():
        worker.kill()
    assert len(reviewed(client, table)["steps"]) == len(record["choices"])
