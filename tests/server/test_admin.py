"""The operator's page: by a token of its own, it shows what the server does and decides for all tables."""

import logging
import os
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from holdfast.server.app import make_app
from tests.server.postgres import postgres
from tests.server.running import Server
from tests.server.seating import TWO_PLAYERS, Client, bearer, serving, set_table, sitting
from tests.server.test_growth import age, exists
from tests.server.test_survival import registry, run

TOKEN = "the-operator"


@pytest.fixture
def admin(database: str) -> Iterator[Client]:
    with TestClient(make_app(serving(database, admin_token=TOKEN))) as client:
        yield client


def status(client: Client) -> dict[str, Any]:
    answer = client.get("/api/admin/status", headers=bearer(TOKEN))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def decide(client: Client, what: str, **data: Any) -> dict[str, Any]:
    answer = client.post(f"/api/admin/{what}", json=data, headers=bearer(TOKEN))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("token", ["", "wrong", TOKEN + "x"])
def test_only_the_token_opens_it(admin: Client, token: str) -> None:
    assert admin.get("/api/admin/status", headers=bearer(token)).status_code == 403
    refused = admin.post("/api/admin/prune", json={"days": 1, "delete": True}, headers=bearer(token))
    assert (refused.status_code, refused.json()["code"]) == (403, "not-operator")


def test_without_a_token_set_nobody_opens_it(client: Client) -> None:
    assert client.get("/api/admin/status", headers=bearer("")).status_code == 403
    assert client.get("/api/admin/status").status_code == 403


def test_it_tells_what_the_server_does(admin: Client) -> None:
    table = set_table(admin)
    with sitting(admin, table, table["token"]):
        found = status(admin)
    assert (found["tables"], found["finished"], found["in_memory"], found["connections"]) == (1, 0, 1, 1)
    assert found["database_bytes"] > 10_000
    assert [one["name"] for one in found["queues"]] == ["bots", "bot-tables", "hints", "reviews"]


def test_it_counts_the_errors_of_the_last_day(admin: Client) -> None:
    for _ in range(3):
        logging.getLogger("holdfast.server").error("something-failed")
    [error] = status(admin)["errors"]
    assert (error["event"], error["count"]) == ("something-failed", 3)


def test_a_notice_reaches_everybody_who_sits_and_who_comes(admin: Client) -> None:
    table = set_table(admin)
    with sitting(admin, table, table["token"]) as here:
        decide(admin, "notice", text="We restart at noon.")
        while (heard := here.receive())["is"] != "notice":
            pass
        assert heard["text"] == "We restart at noon."
    with sitting(admin, table, table["token"]) as coming:
        while (heard := coming.receive())["is"] != "notice":
            pass
        assert heard["text"] == "We restart at noon."
        decide(admin, "notice", text="")
        while coming.receive() != {"is": "notice", "text": ""}:
            pass


def test_no_new_tables(admin: Client) -> None:
    table = set_table(admin)
    decide(admin, "new-tables", allowed=False)
    refused = admin.post("/api/tables", json=TWO_PLAYERS)
    assert (refused.status_code, refused.json()["code"]) == (503, "no-new-tables")
    with sitting(admin, table, table["token"]) as player:
        assert player.choose(player.options[0])["is"] == "ack"
    decide(admin, "new-tables", allowed=True)
    set_table(admin)


def test_what_was_decided_outlives_the_server(database: str) -> None:
    config = serving(database, admin_token=TOKEN)
    with TestClient(make_app(config)) as client:
        decide(client, "new-tables", allowed=False)
    with TestClient(make_app(config)) as client:
        assert client.post("/api/tables", json=TWO_PLAYERS).status_code == 503


def test_old_tables_are_counted_first(admin: Client) -> None:
    table = set_table(admin)
    age(admin, table, 100)
    assert decide(admin, "prune", days=90) == {"tables": 1, "deleted": False}
    assert exists(admin, table)
    assert decide(admin, "prune", days=90, delete=True) == {"tables": 1, "deleted": True}
    assert not exists(admin, table)


def test_decisions_and_metrics_are_those_of_all_processes() -> None:
    with (
        postgres() as shared,
        TestClient(make_app(serving(shared, admin_token=TOKEN))) as first,
        TestClient(make_app(serving(shared, admin_token=TOKEN))) as second,
    ):
        registry(second).name = "second"
        decide(first, "new-tables", allowed=False)
        while second.post("/api/tables", json=TWO_PLAYERS).status_code != 503:
            pass
        decide(second, "new-tables", allowed=True)
        set_table(second)
        logging.getLogger("holdfast.server").error("something-failed")
        run(second, registry(second).numbers.put, "second")
        text, tables = first.get("/metrics").text, registry(second).live
        assert f'holdfast_tables_in_memory{{process="second"}} {tables}' in text
        assert text.count("# TYPE holdfast_tables_in_memory gauge") == 1
        assert f'holdfast_connections{{process="{registry(first).name}"}} 0' in text
        found = status(first)
        assert found["in_memory"] == tables
        assert found["errors"][0]["event"] == "something-failed"


def test_the_command_prints_the_address_of_the_page_unless_the_environment_sets_the_token(
    database: str,
) -> None:
    for given in ({}, {"HOLDFAST_ADMIN_TOKEN": TOKEN}):
        process = subprocess.Popen(
            Server.command(database), stderr=subprocess.PIPE, text=True, env=os.environ | given
        )
        assert process.stderr is not None
        lines = [process.stderr.readline() for _ in range(2)]
        process.terminate()
        process.communicate()
        assert ("/admin#" in lines[1]) == (not given)
