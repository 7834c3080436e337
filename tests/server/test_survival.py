"""Faults that a server survives: what a database refuses, a database that fails, a client that leaves."""

import asyncio
import logging
import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

import holdfast
from holdfast.server.app import make_app
from holdfast.server.errors import CannotServe
from holdfast.server.json_log import JsonFormatter
from holdfast.server.storage import store as stores
from holdfast.server.storage.only_server import only_server
from holdfast.server.storage.rows import Move, SeatRow
from holdfast.server.storage.store import Store
from holdfast.server.tables.registry import TableRegistry
from tests.games.finished import read
from tests.server.player import play_on
from tests.server.postgres import postgres
from tests.server.running import NetLine, Server, server, sitting_at
from tests.server.seating import (
    TWO_PLAYERS,
    Client,
    all_sitting,
    bearer,
    refusal,
    serving,
    set_table,
    sitting,
    state,
)
from tests.server.test_store import TABLE


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, database: str) -> Iterator[Client]:
    """A server on each kind of database."""
    address = database if request.param == "sqlite" else request.getfixturevalue("shared")
    with TestClient(make_app(serving(address))) as client:
        yield client


def registry(client: Client) -> TableRegistry:
    found: TableRegistry = client.app.dependencies["registry"].dependency()
    return found


def run(client: Client, work: Any, *args: Any) -> Any:
    """Do something in the loop of the server."""
    with client.portal() as portal:
        return portal.call(work, *args)


# -- what a database refuses --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted", [{"title": "a\0b"}, {"seats": [{"kind": "me", "name": "\0"}, {"kind": "friend"}]}]
)
def test_a_nul_in_a_title_or_name_is_refused(either: Client, wanted: dict[str, Any]) -> None:
    answer = either.post("/api/tables", json=TWO_PLAYERS | wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_nul_in_an_address_or_a_message_is_refused(either: Client) -> None:
    assert either.get("/api/tables/a%00b", headers=bearer("x")).status_code == 400
    assert either.get("/api/campaigns/a%00b", headers=bearer("x")).status_code == 400
    table = set_table(either)
    with sitting(either, table, table["token"]) as player:
        player.send({"do": "say", "id": "m", "text": "a\0b"})
        while not player.refusals:
            player.receive()
        assert player.refusals[0]["error"]["code"] == "bad-message"


@pytest.mark.parametrize(
    "title", [b"\xed\xa0\x80", b"\xff", b"\\ud800"], ids=["surrogate", "no UTF-8", "half a pair"]
)
def test_a_body_that_is_no_text_is_refused(client: Client, title: bytes) -> None:
    body = b'{"game":"night-watch","title":"' + title + b'"}'
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_part_of_a_path_that_no_file_can_have_is_not_found(client: Client) -> None:
    assert client.get(f"/assets/{'x' * 300}.js").status_code == 404
    assert client.get(f"/{'ж' * 200}").status_code == 404


@pytest.mark.parametrize("length", [65, 300, 5000])
@pytest.mark.parametrize("place", ["tables/{}", "tables/{}/record", "campaigns/{}"])
def test_an_id_that_is_longer_than_any_is_not_found(client: Client, place: str, length: int) -> None:
    answer = client.get(f"/api/{place.format('x' * length)}", headers=bearer("x" * 43))
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


# -- a database that fails ----------------------------------------------------------------------------------


def test_a_database_that_hangs_is_told_within_two_seconds(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "MAX_SECONDS", 0.5)
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            unhealthy = client.get("/health")
            assert time.monotonic() - began < 2
            assert (unhealthy.status_code, unhealthy.json()["code"]) == (503, "unavailable")
            assert client.get("/health/ready").status_code == 503
            assert client.get("/health/live").status_code == 200
            refused = client.post("/api/tables", json=TWO_PLAYERS)
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            with sitting(client, table, table["token"]) as player:
                assert refusal(player.choose(player.options[0])) == "unavailable"
            other.execute("ROLLBACK")
        while client.get("/health").status_code != 200:
            pass
        with sitting(client, table, table["token"]) as player:
            assert player.choose(player.options[0])["is"] == "ack"


def test_a_database_that_hangs_is_not_waited_for_until_it_lets_go(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As PostgreSQL does when its machine stands still: what is broken off cannot be tidied up either."""
    still = asyncio.Event()

    async def hang(*_: object) -> None:
        try:
            await still.wait()
        finally:
            await still.wait()

    monkeypatch.setattr(registry(client).store._database, "write", hang)
    assert client.get("/health").status_code == 503
    assert client.get("/health").status_code == 503
    monkeypatch.undo()
    run(client, still.set)
    while client.get("/health").status_code != 200:
        pass


def test_a_database_that_cannot_be_written_is_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    table = set_table(client)
    with sitting(client, table, table["token"]) as player:
        monkeypatch.setattr(registry(client).store._database, "write", full)
        monkeypatch.setattr(registry(client).store._database, "add_move", full)
        assert client.get("/health").status_code == 503
        assert client.post("/api/tables", json=TWO_PLAYERS).status_code == 503
        assert refusal(player.choose(player.options[0])) == "unavailable"
        monkeypatch.undo()
        assert client.get("/health").status_code == 200
        assert player.choose(player.options[0])["is"] == "ack"


def test_a_file_that_can_only_be_read_is_told(client: Client) -> None:
    """SQLite itself refuses to write, as it does once the system has made the disk read-only."""

    def writing_connection(connection: Connection) -> Any:
        return connection.connection.driver_connection

    table = set_table(client)
    writer = run(client, registry(client).store.write, writing_connection)
    with sitting(client, table, table["token"]) as player:
        writer.execute("PRAGMA query_only = 1")
        assert client.get("/health").status_code == 503
        assert client.get("/health/live").status_code == 200
        answer = client.post("/api/tables", json=TWO_PLAYERS)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert refusal(player.choose(player.options[0])) == "unavailable"
        assert state(client, table, table["token"])["number"] == 0
        writer.execute("PRAGMA query_only = 0")
        assert client.get("/health").status_code == 200
        assert player.choose(player.options[0])["is"] == "ack"


def test_a_table_that_cannot_be_read_does_not_stop_the_bots_of_others(database: str) -> None:
    seats = [SeatRow(0, "bot", "", "random")]
    broken = Move(1, "choice", 0, {"nothing": "known"}, at=stores.now() + 1000)

    async def prepare() -> None:
        store = Store(database)
        await store.open()
        await store.create(holdfast_table("broken"), seats)
        await store.append("broken", broken)
        await store.close()

    with TestClient(make_app(serving(database))) as client:
        going = set_table(client, seats=[{"kind": "bot", "bot": "random"}] * 2)
        with sitting(client, going, going["onlooker"]) as onlooker:
            onlooker.hear_until(lambda: onlooker.number > 1)
    asyncio.run(prepare())
    with TestClient(make_app(serving(database))) as client:
        while "holdfast_games_over_total" not in client.get("/metrics").text:
            pass


def holdfast_table(id: str) -> Any:
    return replace(TABLE, id=id, created=stores.now(), options={"players": 2})


# -- starting -----------------------------------------------------------------------------------------------


def test_a_database_of_a_newer_version_is_named_as_such(database: str) -> None:
    async def start() -> None:
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(start())
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotServe) as refused:
        asyncio.run(start())
    assert refused.value.code == "newer-database"


def test_a_second_server_on_a_sqlite_file_is_refused(database: str) -> None:
    with only_server(database):
        with pytest.raises(CannotServe) as refused, only_server(database):
            pass
        assert refused.value.code == "database-in-use"
    with only_server(database):
        pass


def test_the_command_says_that_a_server_runs_already(database: str) -> None:
    with server(database):
        second = subprocess.run(Server.command(database), capture_output=True, text=True, check=False)
    assert second.returncode != 0
    assert "Another Holdfast server already uses" in second.stderr
    assert "Traceback" not in second.stderr


def test_what_a_database_refuses_is_logged_without_its_values(shared: str) -> None:
    secret = "the-hash-of-a-token"

    async def fail() -> BaseException:
        store = Store(shared)
        await store.open()
        try:
            seats = [SeatRow(0, "person", token=secret), SeatRow(0, "person", token=secret)]
            await store.create(holdfast_table("twice"), seats)
        except Exception as error:
            return error
        finally:
            await store.close()
        raise AssertionError

    error = asyncio.run(fail())
    record = logging.LogRecord(
        "x", logging.ERROR, "", 1, "x", None, (type(error), error, error.__traceback__)
    )
    assert secret not in JsonFormatter().format(record)


def test_a_client_that_leaves_is_no_error(database: str) -> None:
    with server(database) as one:
        table = one.post("/api/tables", TWO_PLAYERS)
        host, port = one.address.removeprefix("http://").split(":")
        for _ in range(5):
            with socket.create_connection((host, int(port))) as line:
                line.sendall(
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 1000\r\n\r\n{"
                )
        for _ in range(5):
            with sitting_at(one, table, table["token"]) as player:
                for _ in range(20):
                    player.send({"do": "sync", "id": "s"})
                assert isinstance(player.line, NetLine)
                player.line._connection.socket.shutdown(socket.SHUT_RDWR)
        assert httpx.get(one.address + "/health").status_code == 200
        one.stop()
    assert '"level":"error"' not in one.said


# -- luck ---------------------------------------------------------------------------------------------------


def finished(client: Client, **wanted: Any) -> dict[str, Any]:
    record = read("last-bastion-lost-evil").record
    return set_table(client, game=record["game"], options={}, seats=[], record=record, **wanted)


def record_of(client: Client, table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(
        f"/api/tables/{table['id']}/record", headers=bearer(table["token"])
    ).json()
    return found


def test_the_seed_is_secret_while_a_game_can_be_taken_back(client: Client) -> None:
    assert record_of(client, finished(client, seed=77))["seed"] == 0
    final = finished(client, seed=77, undo_limit="nothing")
    assert record_of(client, final)["seed"] == 77
    with sitting(client, final, final["token"]) as host:
        assert refusal(host.request("undo-limit", undo_limit="anything")) == "undo-final"


def test_after_a_take_back_past_the_end_luck_is_new(client: Client) -> None:
    table = finished(client)
    with sitting(client, table, table["token"]) as player:
        take = record_of(client, table)["take"]
        player.request("undo", number=player.number)
        assert record_of(client, table)["take"] == take + 1
    with TestClient(make_app(registry(client).server_config)) as again:
        assert record_of(again, table)["take"] == take + 1


def test_taking_back_the_end_draws_new_luck_in_every_game() -> None:
    game = holdfast.load(read("last-bastion-lost-evil").record)
    before = game.redraws
    game.undo()
    assert game.redraws == before + 1


# -- other sites --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_what_another_site_asks_for_is_refused(client: Client, headers: dict[str, str]) -> None:
    answer = client.post("/api/tables", json=TWO_PLAYERS, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    assert client.get("/api/shelf", headers=headers).status_code == 200


def test_our_own_page_and_programs_may_ask(client: Client) -> None:
    own = {"Origin": "http://testserver.local", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/api/tables", json=TWO_PLAYERS, headers=own).status_code == 201
    assert client.post("/api/tables", json=TWO_PLAYERS).status_code == 201


def test_a_body_that_a_form_could_send_is_refused(client: Client) -> None:
    body = httpx.Request("POST", "http://x", json=TWO_PLAYERS).content
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = client.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 415
    table = set_table(client)
    copied = client.post(f"/api/tables/{table['id']}/copy", headers=bearer(table["token"]))
    assert copied.status_code == 201


# -- fail-over ----------------------------------------------------------------------------------------------


def test_after_a_fail_over_nobody_is_greeted_with_fewer_moves_than_were_acknowledged(shared: str) -> None:
    """The second process has the table in memory and has not heard of what was played at the first."""
    with (
        TestClient(make_app(serving(shared))) as first,
        TestClient(make_app(serving(shared))) as second,
    ):
        table = set_table(first)
        state(second, table, table["token"])
        run(second, registry(second)._channel.close)
        with all_sitting(first, table) as players:
            play_on(players, 5)
            number = players[0].number
        with sitting(second, table, table["token"]) as player:
            assert player.number >= number
