"""What is stored of a table is bounded, old tables are deleted, and a deleted table stops nobody."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from typer.testing import CliRunner

import holdfast
from holdfast.cli import app
from holdfast.server import maintenance
from holdfast.server.app import make_app
from holdfast.server.storage import schema
from holdfast.server.storage import store as stores
from holdfast.server.storage.pruning import DAY_MS
from holdfast.server.storage.store import Store
from holdfast.server.tables import campaigns, live_table
from tests.server.postgres import postgres
from tests.server.seating import Client, bearer, refusal, serving, set_table, sitting
from tests.server.test_survival import finished, registry, run

CAMPAIGN = {"game": "sword-and-sorcery", "options": {"players": 1}}


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, database: str) -> Iterator[str]:
    """Each kind of database."""
    yield database if request.param == "sqlite" else request.getfixturevalue("shared")


def test_of_the_chat_the_newest_lines_are_kept(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "MAX_CHAT_LINES", 5)
    table = set_table(client)
    with sitting(client, table, table["token"]) as player:
        for number in range(12):
            player.request("say", text=f"line {number}")
    lines = run(client, registry(client).store.chat, table["id"])
    assert [line.text for line in lines] == [f"line {number}" for number in range(7, 12)]


def test_a_name_that_stays_the_same_is_no_move(client: Client) -> None:
    table = set_table(client)
    path = f"/api/tables/{table['id']}/join"
    numbers = [
        client.post(path, json={"name": "Ada"}, headers=bearer(table["token"])).json()["number"]
        for _ in range(5)
    ]
    assert numbers == [1] * 5


def test_names_and_seats_change_only_so_often(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "CHANGES_AT_ONCE", 3)
    table = set_table(client)
    with sitting(client, table, table["token"]) as player:
        for number in range(3):
            assert player.request("rename", name=f"name {number}")["is"] == "ack"
        assert refusal(player.request("rename", name="one more")) == "too-many-changes"
        assert player.choose(player.options[0])["is"] == "ack"


def test_a_table_has_so_many_moves(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MAX_MOVES", 2)
    table = set_table(client)
    with sitting(client, table, table["token"]) as player:
        for _ in range(2):
            player.hear_number(player.choose(player.options[0])["number"])
        assert refusal(player.choose(player.options[0])) == "too-many-moves"
    assert client.post(f"/api/tables/{table['id']}/copy", headers=bearer(table["token"])).status_code == 201


def test_a_campaign_has_so_many_tables(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "MAX_TABLES", 1)
    begun = client.post(
        "/api/campaigns", json={"game": "sword-and-sorcery", "options": {"players": 1}}
    ).json()
    refused = client.post(
        f"/api/campaigns/{begun['id']}/next", json={"after": 1}, headers=bearer(begun["token"])
    )
    assert (refused.status_code, refused.json()["code"]) == (409, "campaign-full")


# -- deleting -----------------------------------------------------------------------------------------------


def test_whoever_sits_at_a_deleted_table_is_told(either: str) -> None:
    with TestClient(make_app(serving(either))) as client:
        table = set_table(client)
        with sitting(client, table, table["token"]) as player:
            run(client, registry(client).store.forget, table["id"])
            player.send({"do": "say", "id": "m", "text": "is anybody there?"})
            player.hear_until(lambda: bool(player.refusals))
            assert player.refusals[0]["error"]["code"] == "no-such-table"


@pytest.mark.parametrize("what", ["choose", "rename", "ask-bot"])
def test_nothing_loops_at_a_deleted_table(client: Client, what: str) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    with sitting(client, table, table["token"]) as player:
        run(client, registry(client).store.forget, table["id"])
        given: dict[str, dict[str, Any]] = {
            "choose": {"number": player.number, "choice": player.options[0]},
            "rename": {"name": "Ada"},
            "ask-bot": {"seat": 1, "what": "come", "thing": "inn"},
        }
        player.send({"do": what, "id": "m"} | given[what])
        player.hear_until(lambda: bool(player.refusals))
        assert player.refusals[0]["error"]["code"] == "no-such-table"
    assert client.get("/health").status_code == 200


# -- pruning ------------------------------------------------------------------------------------------------


def age(client: Client, table: dict[str, Any], days: int) -> None:
    """Let a table be as old as that."""
    then = stores.now() - days * DAY_MS

    def work(connection: Any) -> None:
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == table["id"]).values(created=then)
        )
        connection.execute(update(schema.moves).where(schema.moves.c.table_id == table["id"]).values(at=then))

    run(client, registry(client).store.write, work)


def exists(client: Client, table: dict[str, Any]) -> bool:
    status = client.get(f"/api/tables/{table['id']}/glance", headers=bearer(table["token"])).status_code
    return status == 200


def test_old_tables_are_listed_first_and_deleted_only_when_told_so(either: str) -> None:
    with TestClient(make_app(serving(either))) as client:
        old, young = set_table(client), set_table(client)
        age(client, old, 100)
    listed = asyncio.run(maintenance.prune(either, 90))
    assert old["id"] in {one.id for one in listed.tables}
    assert young["id"] not in {one.id for one in listed.tables}
    with TestClient(make_app(serving(either))) as client:
        assert exists(client, old)
    asyncio.run(maintenance.prune(either, 90, delete=True))
    with TestClient(make_app(serving(either))) as client:
        assert not exists(client, old)
        assert exists(client, young)


def test_finished_games_are_kept_as_records(database: str, tmp_path: Path) -> None:
    with TestClient(make_app(serving(database))) as client:
        over, open_still = finished(client), set_table(client)
        for table in (over, open_still):
            age(client, table, 100)
    records = tmp_path / "records"
    done = asyncio.run(maintenance.prune(database, 90, finished_only=True, records=records, delete=True))
    assert ([one.id for one in done.tables], done.kept) == ([over["id"]], 1)
    [file] = records.iterdir()
    assert holdfast.load(msgspec.json.decode(file.read_bytes())).outcome is not None


def test_a_campaign_is_as_old_as_its_newest_table(client: Client) -> None:
    begun = client.post(
        "/api/campaigns", json={"game": "sword-and-sorcery", "options": {"players": 1}}
    ).json()
    table = {"id": begun["table"], "token": begun["token"]}
    assert run(client, registry(client).prune, 90) == []
    age(client, table, 100)
    assert run(client, registry(client).prune, 90) == [begun["table"]]
    gone = client.get(f"/api/campaigns/{begun['id']}", headers=bearer(begun["token"]))
    assert gone.status_code == 404


def test_a_table_that_somebody_looks_at_is_kept(client: Client) -> None:
    table = set_table(client)
    age(client, table, 100)
    with sitting(client, table, table["token"]):
        assert run(client, registry(client).prune, 90) == []


def test_a_server_deletes_old_tables_by_itself(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client)
        age(client, table, 100)
    with TestClient(make_app(serving(database, keep_days=90))) as client:
        while exists(client, table):
            pass


# -- backup -------------------------------------------------------------------------------------------------


def test_a_backup_is_made_while_serving_and_restored(either: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with TestClient(make_app(serving(either))) as client:
        table = set_table(client)
        with sitting(client, table, table["token"]) as player:
            player.hear_number(player.choose(player.options[0])["number"])
            player.request("say", text="before")
            asyncio.run(maintenance.back_up(either, file))
            player.hear_number(player.choose(player.options[0])["number"])
            number, view = 1, player.number
        assert view > number
    refused = CliRunner().invoke(app, ["restore", str(file), "--database", either, "--language", "en"])
    assert refused.exit_code != 0
    assert "--replace" in refused.output
    done = CliRunner().invoke(app, ["restore", str(file), "--replace", "--database", either])
    assert done.exit_code == 0, done.output
    with (
        TestClient(make_app(serving(either))) as client,
        sitting(client, table, table["token"]) as player,
    ):
        assert player.number == number
        assert [line["text"] for line in player.chat] == ["before"]
        assert player.choose(player.options[0])["is"] == "ack"


def test_a_backup_moves_tables_from_sqlite_to_postgresql(database: str, shared: str, tmp_path: Path) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = finished(client)
    asyncio.run(maintenance.back_up(database, tmp_path / "backup"))
    asyncio.run(maintenance.restore(shared, tmp_path / "backup", replace=True))
    with TestClient(make_app(serving(shared))) as client:
        assert exists(client, table)


def test_a_database_in_use_is_not_replaced(shared: str, tmp_path: Path) -> None:
    asyncio.run(maintenance.back_up(shared, tmp_path / "backup"))
    with TestClient(make_app(serving(shared))):
        done = CliRunner().invoke(
            app, ["restore", str(tmp_path / "backup"), "--replace", "--database", shared, "--language", "en"]
        )
    assert done.exit_code != 0
    assert "Stop it first" in done.output


def test_a_file_that_is_no_backup_is_refused(database: str, tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(b"something else")
    done = CliRunner().invoke(
        app, ["restore", str(tmp_path / "backup"), "--database", database, "--language", "en"]
    )
    assert done.exit_code != 0
    assert "not a backup" in done.output
    assert not asyncio.run(_tables(database))


async def _tables(database: str) -> list[str]:
    store = Store(database)
    await store.open()
    try:
        return await store.with_bots(0, 10)
    finally:
        await store.close()


def test_prune_is_a_command_that_only_lists_without_delete(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client)
        age(client, table, 100)
    flags = ["tables", "prune", "--days", "90", "--database", database, "--language", "en"]
    listed = CliRunner().invoke(app, flags)
    assert table["id"] in listed.output
    assert "1 table would be deleted" in listed.output
    assert "1 table was deleted" in CliRunner().invoke(app, [*flags, "--delete"]).output
    assert "no such table" in CliRunner().invoke(app, flags).output
