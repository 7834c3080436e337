"""What a host does to a database from the command line: delete old tables, back it up, restore it."""

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, text

from holdfast.kernel.errors import HoldfastError
from holdfast.server.errors import CannotServe
from holdfast.server.protocol import messages
from holdfast.server.storage import schema
from holdfast.server.storage.notify import SERVER_LOCK
from holdfast.server.storage.only_server import only_server
from holdfast.server.storage.pack_store import PackStore
from holdfast.server.storage.pruning import DAY_MS, OldTable, delete_tables, old_tables
from holdfast.server.storage.store import Store, now
from holdfast.server.tables import queries
from holdfast.server.tables.contents import TableContents
from holdfast.server.tables.live_table import Hooks, LiveTable
from holdfast.server.tables.loading import TableLoader
from holdfast.server.workers.bots import AsyncWorkerPool

ROWS_AT_ONCE = 500
MAGIC = b"SQLite format 3\0"


class Pruned(Struct, frozen=True):
    """The old tables, how many of them were kept as records, and which of them could not be."""

    tables: list[OldTable]
    kept: int = 0
    unreadable: list[str] = []


async def prune(
    database: str,
    days: int,
    *,
    finished_only: bool = False,
    records: Path | None = None,
    delete: bool = False,
    content: Path | None = None,
) -> Pruned:
    """The tables at which nothing has happened for so many days; deleted only if that is wanted.

    Finished games are written into the folder `records` first. One that cannot be written stays.
    """
    store = Store(database)
    try:
        await store.open()
        found = await old_tables(store, now() - days * DAY_MS, finished_only=finished_only)
        if not delete:
            return Pruned(found)
        kept, unreadable = 0, []
        if records is not None:
            finished = [one for one in found if one.over]
            unreadable = await _keep_records(store, finished, records, content)
            kept = len(finished) - len(unreadable)
        gone = [one for one in found if one.id not in unreadable]
        await delete_tables(store, [one.id for one in gone])
        await PackStore(store).forget_unused()
        return Pruned(gone, kept, unreadable)
    finally:
        await store.close()


async def _keep_records(
    store: Store, tables: list[OldTable], folder: Path, content: Path | None
) -> list[str]:
    """Write the games as records; the ids of the tables that cannot be read."""
    folder.mkdir(parents=True, exist_ok=True)
    workers, unreadable = AsyncWorkerPool(1), []
    contents = TableContents(store, content, None)
    loader = TableLoader(store, contents, workers)

    async def ended(_table: LiveTable) -> None: ...

    hooks = Hooks(_nothing, ended, _nothing, lambda _table: messages.Presence([], 0))
    try:
        for one in tables:
            try:
                record = await queries.record(LiveTable(one.id, store, loader, hooks))
            except HoldfastError:
                unreadable.append(one.id)
                continue
            file = folder / f"holdfast-{one.game}-{one.id}.json"
            file.write_bytes(msgspec.json.encode(record))
    finally:
        await asyncio.to_thread(workers.close)
        contents.close()
    return unreadable


def _nothing(_table: LiveTable) -> None: ...


async def back_up(database: str, file: Path) -> None:
    """Write everything into one file, as it stands at this moment, while servers go on.

    The file is a SQLite database whatever the server uses; it is there whole, or not at all.
    """
    store = Store(database)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        await store.open()
        if store.postgres:
            copy = Store(str(part))
            await copy.open()
            await copy.close()
            await store.write_at_leisure(lambda connection: _dump(connection, part))
        else:
            await asyncio.to_thread(_copy_file, str(store.url.database), part)
        part.replace(file)
    except OSError as error:
        raise CannotServe("cannot-back-up", file=str(file), detail=error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)
        await store.close()


def _copy_file(database: str, part: Path) -> None:
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")


def _dump(connection: Connection, part: Path) -> None:
    connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    with closing(sqlite3.connect(part)) as target, target:
        target.execute("PRAGMA journal_mode = DELETE")
        for table in schema.metadata.sorted_tables:
            names = ", ".join(f'"{column.name}"' for column in table.columns)
            marks = ", ".join("?" for _ in table.columns)
            for rows in _rows(connection, table):
                target.executemany(f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})', rows)


def _rows(connection: Connection, table: Any) -> Iterator[list[tuple[Any, ...]]]:
    key = list(table.primary_key.columns)
    at = 0
    while True:
        some = connection.execute(select(table).order_by(*key).offset(at).limit(ROWS_AT_ONCE)).all()
        if not some:
            return
        yield [tuple(row) for row in some]
        at += len(some)


async def restore(database: str, file: Path, *, replace: bool = False) -> None:
    """Put the contents of a backup into a database that no server uses; `replace` what is there if wanted."""
    try:
        with file.open("rb") as opened:
            if opened.read(len(MAGIC)) != MAGIC:
                raise CannotServe("no-backup", file=str(file))
    except OSError as error:
        raise CannotServe("cannot-restore", file=str(file), detail=error.strerror or str(error)) from None
    with tempfile.TemporaryDirectory(prefix="holdfast-") as folder, only_server(database):
        copy = Path(folder) / "copy.sqlite3"
        shutil.copyfile(file, copy)
        await _bring_up_to_date(copy)
        store = Store(database)
        try:
            await store.open()
            await store.write_at_leisure(lambda connection: _load(connection, copy, store.postgres, replace))
        finally:
            await store.close()


async def _bring_up_to_date(copy: Path) -> None:
    older = Store(str(copy))
    try:
        await older.open()
    finally:
        await older.close()


def _load(connection: Connection, copy: Path, postgres: bool, replace: bool) -> None:
    if postgres and not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({SERVER_LOCK})")):
        raise CannotServe("server-running")
    if not replace and connection.execute(select(schema.tables.c.id).limit(1)).first() is not None:
        raise CannotServe("database-not-empty")
    in_order = schema.metadata.sorted_tables
    for table in reversed(in_order):
        connection.execute(delete(table))
    with closing(sqlite3.connect(copy)) as source:
        for table in in_order:
            types = {column.name: column.type.python_type for column in table.columns}
            names = ", ".join(f'"{name}"' for name in types)
            found = source.execute(f'SELECT {names} FROM "{table.name}"')
            while rows := found.fetchmany(ROWS_AT_ONCE):
                values = [
                    {name: _typed(value, types[name]) for name, value in zip(types, row, strict=True)}
                    for row in rows
                ]
                connection.execute(insert(table), values)


def _typed(value: Any, kind: type) -> Any:
    return bool(value) if kind is bool and value is not None else value
