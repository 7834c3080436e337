"""My record: finished games by a secret key, compared with those of others, and awards."""

import asyncio
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import Table, delete

from holdfast.games.last_bastion import GAME
from holdfast.server.app import make_app
from holdfast.server.results.game_result import GameResult
from holdfast.server.storage import schema
from holdfast.server.storage.store import Store
from tests.server.player import play_on
from tests.server.seating import Client, all_sitting, bearer, serving, set_table, sitting

ALONE = {"options": {"players": 1, "level": "novice"}, "seats": [{"kind": "me"}]}
KEY = "k" * 40
OTHER = "o" * 40


def give_up(client: Client, table: dict[str, Any]) -> None:
    with sitting(client, table, table["token"]) as player:
        player.hear_until(lambda: player.number >= 0)
        player.request("give-up", number=player.number)


def ask(client: Client, key: str = KEY, *tables: dict[str, Any], token: str = "") -> dict[str, Any]:
    seats = [{"id": table["id"], "token": token or table["token"]} for table in tables]
    answer = client.post("/api/record", json={"seats": seats}, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def played(told: dict[str, Any]) -> list[str]:
    return [game["table"] for game in told["games"]]


def test_a_finished_game_is_on_the_record_of_who_holds_a_seat_and_of_nobody_else(client: Client) -> None:
    table = set_table(client, **ALONE)
    give_up(client, table)
    assert played(ask(client, OTHER)) == []
    told = ask(client, KEY, table)
    assert played(told) == [table["id"]]
    (game,) = told["games"]
    assert game["seats"] == [0]
    assert game["result"]["won"] is False
    assert game["result"]["reason"] == "given-up"
    assert game["result"]["settings"] == {"level": "novice", "players": "1"}
    assert game["result"]["figures"][0].startswith("hero-")
    assert played(ask(client, OTHER)) == []
    assert played(ask(client, KEY)) == [table["id"]]


def test_a_game_that_goes_on_a_strangers_token_and_an_onlooker_add_nothing(client: Client) -> None:
    going_on, over = set_table(client, **ALONE), set_table(client, **ALONE)
    give_up(client, over)
    assert played(ask(client, KEY, going_on)) == []
    assert played(ask(client, KEY, over, token="nobody's")) == []
    assert played(ask(client, KEY, over, token=over["onlooker"])) == []


def test_everybody_at_the_table_has_it_on_their_own_record(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (host, friend):
        host.request("give-up", number=host.number)
        friend.hear_number(host.number)
        friend.request("give-up", number=friend.number)
    assert ask(client, KEY, table)["games"][0]["seats"] == [0]
    assert ask(client, OTHER, table, token=table["friends"][0]["token"])["games"][0]["seats"] == [1]


def test_a_game_played_to_its_end_counts_toward_awards_and_is_compared_with_others(client: Client) -> None:
    worse, better = set_table(client, **ALONE), set_table(client, **ALONE | {"seed": 12})
    give_up(client, worse)
    with sitting(client, better, better["token"]) as player:
        play_on([player])
    assert player.over
    ask(client, OTHER, worse)
    told = ask(client, KEY, better)
    (game,) = told["games"]
    assert game["compared"] == {"below": 1, "others": 1}
    done = {award["id"]: award["done"] for award in told["awards"]["last-bastion"]}
    assert done["ten-sieges"] == 1
    assert len(done) == len(GAME.awards)


def test_a_game_that_was_over_before_results_were_kept_is_worked_out_when_asked_for(database: str) -> None:
    with TestClient(make_app(serving(database))) as earlier:
        table = set_table(earlier, **ALONE)
        give_up(earlier, table)
        assert played(ask(earlier, KEY, table)) == [table["id"]]
    emptied(database)
    with TestClient(make_app(serving(database))) as later:
        assert played(ask(later, OTHER, table)) == [table["id"]]


def emptied(database: str) -> None:
    """The database as it was before results were kept."""

    async def empty() -> None:
        store = Store(database)
        await store.open()
        for kept in (schema.results, schema.played):
            await _empty(store, kept)
        await store.close()

    asyncio.run(empty())


async def _empty(store: Store, kept: Table) -> None:
    await store.write(lambda connection: connection.execute(delete(kept)))


def test_a_copy_and_a_game_from_a_file_do_not_count(client: Client) -> None:
    table = set_table(client, **ALONE)
    give_up(client, table)
    record = client.get(f"/api/tables/{table['id']}/record", headers=bearer(table["token"])).json()
    copy = client.post(
        "/api/tables", json={"game": "last-bastion", "record": record, "seats": [{"kind": "me"}]}
    ).json()
    assert played(ask(client, KEY, copy)) == []


def test_what_is_forgotten_is_gone(client: Client) -> None:
    table = set_table(client, **ALONE)
    give_up(client, table)
    assert played(ask(client, KEY, table)) == [table["id"]]
    assert client.post("/api/record/forget", headers=bearer(KEY)).status_code == 204
    assert played(ask(client, KEY)) == []


def test_a_key_that_could_be_guessed_opens_nothing(client: Client) -> None:
    answer = client.post("/api/record", json={"seats": []}, headers=bearer("short"))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-player-key")
    assert client.post("/api/record", json={"seats": []}).status_code == 401


def test_a_better_result_has_the_greater_rank() -> None:
    def result(won: bool, score: int | None, progress: float, turns: int) -> GameResult:
        return GameResult("x", {}, won, "", score, progress, 1, turns, 1, [], {})

    in_order = [
        result(False, None, 0.2, 30),
        result(False, None, 0.6, 30),
        result(True, 8, 1.0, 40),
        result(True, 12, 1.0, 40),
        result(True, 12, 1.0, 30),
    ]
    assert sorted(in_order, key=lambda one: one.rank) == in_order
