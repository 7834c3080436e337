"""The store by itself."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from holdfast.server.errors import CannotServe, NumberTaken
from holdfast.server.http.rate_limit import RateLimiter, TokenBucket
from holdfast.server.storage.migrating import configuration
from holdfast.server.storage.rows import Move, SeatRow, TableRow
from holdfast.server.storage.schema import metadata
from holdfast.server.storage.store import NEWEST, Store

NOBODY = 65534
TABLE = TableRow("t", "last-bastion", 1, "", {}, 2**62 - 1, [], None, "", "anything", False, "h", "o", 0)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_lead_to_the_shape_the_code_expects(database: str) -> None:
    async def found() -> list[object]:
        store = Store(database)
        await store.open()
        await store.open()
        unlike = await store.read(differences)
        await store.close()
        return unlike

    assert asyncio.run(found()) == []


def test_of_many_moves_under_one_number_one_is_kept(database: str) -> None:
    async def written() -> tuple[int, list[Move]]:
        stores = [Store(database) for _ in range(4)]
        await stores[0].open()
        await stores[0].create(TABLE, [SeatRow(0, "person")])
        moves = [Move(1, "choice", 0, {"id": f"c{number}"}, at=number) for number in range(4)]
        writing = (store.append("t", move) for store, move in zip(stores, moves, strict=True))
        ended = await asyncio.gather(*writing, return_exceptions=True)
        kept = await stores[1].moves("t")
        await asyncio.gather(*(store.close() for store in stores))
        return sum(isinstance(one, NumberTaken) for one in ended), kept

    refused, kept = asyncio.run(written())
    assert refused == 3
    assert len(kept) == 1
    assert kept[0].data["id"] in {"c0", "c1", "c2", "c3"}


def test_what_is_written_together_fails_apart(database: str) -> None:
    """Moves of two tables wait for the disk together; of two under one number one is refused, alone."""

    async def written() -> tuple[list[object], int, int]:
        store = Store(database)
        await store.open()
        for id in ("t", "u"):
            await store.create(msgspec.structs.replace(TABLE, id=id), [SeatRow(0, "person")])
        writing = [store.append(id, Move(1, "choice", 0, {})) for id in ("t", "t", "u")]
        writing += [store.append("nowhere", Move(1, "choice", 0, {}))]
        ended = await asyncio.gather(*writing, return_exceptions=True)
        kept = len(await store.moves("t")), len(await store.moves("u"))
        await store.close()
        return [type(one) for one in ended], *kept

    nothing = type(None)
    assert asyncio.run(written()) == ([nothing, NumberTaken, nothing, NumberTaken], 1, 1)


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    async def opened() -> None:
        store = Store(str(tmp_path))
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(CannotServe) as refused:
        asyncio.run(opened())
    assert refused.value.code == "no-database"


def test_a_table_is_forgotten_with_everything_on_it(database: str) -> None:
    async def left() -> object:
        store = Store(database)
        await store.open()
        await store.create(TABLE, [SeatRow(0, "person")])
        await store.append("t", Move(1, "choice", 0, {}))
        assert (await store.say("t", 0, "Ann", "hello"))[0].number == 1
        await store.forget("t")
        found = await store.table("t"), await store.moves("t"), await store.chat("t")
        await store.close()
        return found

    assert asyncio.run(left()) == (None, [], [])


@pytest.mark.parametrize("pace", [0.5, 2.0])
def test_a_bucket_fills_at_its_pace(pace: float) -> None:
    time = [0.0]
    bucket = TokenBucket(pace, 2, lambda: time[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time[0] = 1 / pace
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_each_client_has_a_bucket_of_its_own() -> None:
    limits = RateLimiter(0.0, 1)
    assert [limits.take(client) for client in ("a", "b", "a")] == [True, True, False]


def test_the_newest_migration_is_known_without_looking_at_all_of_them() -> None:
    [newest] = ScriptDirectory.from_config(configuration()).get_heads()
    assert newest == NEWEST


def test_a_server_on_sqlite_starts_without_what_it_does_not_need(database: str) -> None:
    asyncio.run(opened_once(database))
    script = f"""
import asyncio, sys
from holdfast.server.app import make_app
from holdfast.server.storage.store import NEWEST, Store
async def start():
    store = Store({database!r})
    await store.open()
    await store.close()
asyncio.run(start())
heavy = ("alembic", "mako", "asyncpg", "sqlalchemy.orm", "snowballstemmer")
print([name for name in heavy if name in sys.modules])
"""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "[]"


async def opened_once(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()


def test_a_file_that_may_only_be_read_is_refused_at_the_start() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        place.chmod(0o777)
        database = str(place / "tables.sqlite3")
        asyncio.run(opened_once(database))
        (place / "tables.sqlite3").chmod(0o444)
        if os.geteuid() == 0:
            os.chown(place / "tables.sqlite3", NOBODY, NOBODY)
        with unprivileged(), pytest.raises(CannotServe) as refused:
            asyncio.run(opened_once(database))
    assert refused.value.code == "no-database"
    assert "readonly" in str(refused.value.facts["detail"])


@contextmanager
def unprivileged() -> Iterator[None]:
    """Root may write to everything."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
