"""The store: tables, seats, moves and what was said, in SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from holdfast.server.errors import CannotServe, NoSuchTable, NumberTaken
from holdfast.server.storage import batch, schema
from holdfast.server.storage.database import DatabaseDown, Postgres, Sqlite
from holdfast.server.storage.rows import (
    ChatLine,
    HistoryUpdate,
    Move,
    SeatRow,
    TableNote,
    TableRow,
    TableTokens,
)

T = TypeVar("T")

NEWEST = "0010"
"""The newest migration."""
VERSION_TABLE = "alembic_version"
MIGRATION_LOCK = 0x486F6C64
MOVES_AT_ONCE = 500
MAX_SECONDS = 20.0
"""A database that has not answered after so long is taken to be down."""
MAX_NOTES = 100
"""Of the notes of a table so many are kept, the newest."""
MAX_CHAT_LINES = 1000
"""Of the chat of a table so many lines are kept, the newest."""
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

_encode = msgspec.json.encode


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def database_url(given: str) -> URL:
    """The address of a database, with the driver that speaks to it; a plain path is a file of SQLite."""
    try:
        url = make_url(given if "://" in given else f"sqlite:///{given}")
    except ArgumentError:
        raise CannotServe("bad-database", known=", ".join(("sqlite", "postgresql"))) from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise CannotServe("bad-database", known=", ".join(("sqlite", "postgresql")))
    return url.set(drivername=driver)


def is_postgres(database: str) -> bool:
    """Can several processes share that database?"""
    return database_url(database).get_backend_name() == "postgresql"


class Store:
    """Keeps everything that must not be lost. What is written is written before anyone is told."""

    def __init__(self, database: str, process: str = "") -> None:
        self._process = process
        """Who tells other processes of moves: each knows its own."""
        self.url = database_url(database)
        self.postgres = is_postgres(database)
        self._database: Postgres | Sqlite = Postgres(self.url) if self.postgres else Sqlite(self.url)

    async def open(self) -> None:
        """Bring the database to the shape of today."""
        try:
            if not self.postgres and self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            await self._database.write(self._migrate)
        except (OSError, SQLAlchemyError) as error:
            raise CannotServe("no-database", detail=_first_line(error)) from error

    def _migrate(self, connection: Connection) -> None:
        if self.postgres:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        if _version(connection) != NEWEST:
            import_module("holdfast.server.storage.migrating").migrate(connection)
        # A file that may only be read is noticed here, and not at the first move.
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))

    async def close(self) -> None:
        """Let go of every connection."""
        await self._database.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something that only reads."""
        return await _in_time(self._database.read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something that writes, in a transaction; returns when it is safe."""
        return await _in_time(self._database.write(work))

    async def write_at_leisure(self, work: Callable[[Connection], T]) -> T:
        """As `write`, for work that may take minutes."""
        return await self._database.write(work)

    async def rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        """All the rows that are wanted."""
        return await self.read(lambda connection: connection.execute(wanted).all())

    # -- tables -------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Set a new table."""
        await self.write(lambda connection: insert_table(connection, table, seats))

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """The table of that id and its seats."""

        def work(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
            return None if found is None else (_table_row(found), _seats(connection, id))

        return await self.read(work)

    async def tokens(self, id: str) -> tuple[TableTokens, list[SeatRow]] | None:
        """Whose tokens open the table of that id: all that is read of a table for a stranger."""
        columns = schema.tables.c
        wanted = select(columns.host, columns.onlooker, columns.door).where(columns.id == id)

        def work(connection: Connection) -> tuple[TableTokens, list[SeatRow]] | None:
            found = connection.execute(wanted).first()
            return None if found is None else (TableTokens(*found), _seats(connection, id))

        return await self.read(work)

    async def with_bots(self, since: int, most: int) -> list[str]:
        """The tables where a bot sits and the game goes on, of those touched since then; the newest first."""
        tables, seats, moves = schema.tables.c, schema.seats.c, schema.moves.c
        last = (
            select(func.max(moves.at))
            .where(moves.table_id == tables.id)
            .correlate(schema.tables)
            .scalar_subquery()
        )
        touched = func.coalesce(last, tables.created)
        seated = select(seats.table_id).where(seats.kind == "bot")
        wanted = (
            select(tables.id)
            .where(tables.id.in_(seated), tables.over.is_(False), tables.paused.is_(False), touched >= since)
            .order_by(touched.desc())
            .limit(most)
        )
        return await self.read(lambda connection: list(connection.scalars(wanted)))

    # -- moves --------------------------------------------------------------------------------

    async def moves(self, id: str, after: int = 0) -> list[Move]:
        """The list of the table from number `after` on."""
        return [move async for some in self.moves_in_parts(id, after) for move in some]

    async def moves_in_parts(self, id: str, after: int = 0) -> AsyncIterator[list[Move]]:
        """The list of the table from number `after` on, some at a time: others get their turn in between."""
        columns = schema.moves.c
        while True:
            wanted = (
                select(schema.moves)
                .where(columns.table_id == id, columns.number > after)
                .order_by(columns.number)
                .limit(MOVES_AT_ONCE)
            )
            some = [
                Move(row.number, row.kind, row.seat, msgspec.msgpack.decode(row.data), row.mark, row.at)
                for row in await self.rows(wanted)
            ]
            yield some
            if len(some) < MOVES_AT_ONCE:
                return
            after = some[-1].number

    async def move_of(self, id: str, mark: str, after: int = 0, until: int | None = None) -> int | None:
        """The number of the move that a message became, of those after a number and up to another."""
        columns = schema.moves.c
        wanted = select(columns.number).where(
            columns.table_id == id, columns.number > after, columns.mark == mark
        )
        if until is not None:
            wanted = wanted.where(columns.number <= until)
        return await self.read(lambda connection: connection.scalar(wanted.limit(1)))

    async def append(
        self,
        id: str,
        move: Move,
        stored: HistoryUpdate | None = None,
        table: TableRow | None = None,
        seats: Sequence[SeatRow] = (),
    ) -> None:
        """Write a move down under its number, with what changes by it; `NumberTaken` if the number is taken.

        What a recovered game came by before counts no longer.
        """
        row = {
            "table_id": id,
            "number": move.number,
            "kind": move.kind,
            "seat": move.seat,
            "data": msgspec.msgpack.encode(move.data),
            "mark": move.mark,
            "at": move.at,
        }

        def work(connection: Connection) -> None:
            if move.kind == "recovered":
                forget_history(connection, id)
            if stored is not None:
                store_history(connection, id, stored)
            if table is not None:
                changed = {
                    "undo_limit": table.undo_limit,
                    "paused": table.paused,
                    "rules": table.rules,
                    "options": _encode(table.options),
                    "over": table.over,
                    "host": table.host,
                    "door": table.door,
                }
                connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(changed))
            if seats:
                _change_seats(connection, id, seats)
            if move.note is not None:
                _add_note(connection, id, move.note)

        news = {"table": id, "what": "moved", "number": move.number, "from": self._process}
        only_move = move.kind != "recovered" and not (stored or table or seats or move.note)
        try:
            adding = self._database.add_move(batch.MoveToWrite(row, news), None if only_move else work)
            await _in_time(adding)
        except IntegrityError as error:
            raise NumberTaken from error

    async def notes(self, id: str) -> list[TableNote]:
        """What people did to the table itself, the oldest first."""
        wanted = select(schema.notes).where(schema.notes.c.table_id == id).order_by(schema.notes.c.number)
        return [
            TableNote(
                row.number, row.at, row.line, row.what, row.seat, row.name, msgspec.json.decode(row.data)
            )
            for row in await self.rows(wanted)
        ]

    async def set_seen(self, id: str, seats: Sequence[int], at: int) -> None:
        """The people of these seats were connected until then."""
        columns = schema.seats.c
        here = (columns.table_id == id) & columns.seat.in_(seats)

        def work(connection: Connection) -> None:
            connection.execute(update(schema.seats).where(here).values(seen=at))

        await self.write(work)

    # -- chat ---------------------------------------------------------------------------------

    async def say(
        self, id: str, seat: int | None, name: str, said: str, mark: str = ""
    ) -> tuple[ChatLine, bool]:
        """Write down what somebody said, and whether it is new: a message sent twice is said once."""
        columns = schema.chat.c

        def work(connection: Connection) -> tuple[ChatLine, bool]:
            if mark:
                wanted = select(schema.chat).where(columns.table_id == id, columns.mark == mark)
                known = connection.execute(wanted).first()
                if known is not None:
                    return _chat_line(known), False
            last = connection.scalar(select(func.max(columns.number)).where(columns.table_id == id))
            line = ChatLine((last or 0) + 1, seat, name, said, now())
            row = {"table_id": id, "mark": mark or None} | msgspec.structs.asdict(line)
            connection.execute(insert(schema.chat), row)
            old = (columns.table_id == id) & (columns.number <= line.number - MAX_CHAT_LINES)
            connection.execute(delete(schema.chat).where(old))
            self._tell(connection, {"table": id, "what": "said", "number": line.number})
            return line, True

        while True:
            try:
                return await self.write(work)
            except IntegrityError:
                await self.must_exist(id)

    async def must_exist(self, id: str) -> None:
        """Raises `NoSuchTable` where the table has been deleted."""
        if await self.read(lambda connection: connection.scalar(_exists(id))) is None:
            raise NoSuchTable

    async def chat(self, id: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """The newest lines of the chat past number `after`."""
        columns = schema.chat.c
        wanted = (
            select(schema.chat)
            .where(columns.table_id == id, columns.number > after)
            .order_by(columns.number.desc())
            .limit(most)
        )
        return [_chat_line(row) for row in reversed(await self.rows(wanted))]

    # -- other processes ----------------------------------------------------------------------

    async def tell(self, news: dict[str, Any]) -> None:
        """Tell the other processes something that is not written down."""
        if self.postgres:
            await self.write(lambda connection: self._tell(connection, news))

    def _tell(self, connection: Connection, news: dict[str, Any]) -> None:
        if self.postgres:
            batch.tell(connection, [news])

    async def forget(self, id: str) -> None:
        """Delete a table with everything on it; whoever is connected to it is told."""

        def work(connection: Connection) -> None:
            chapters, campaigns = schema.chapters.c, schema.campaigns.c
            part_of = connection.scalar(select(chapters.campaign_id).where(chapters.table_id == id))
            for one in schema.OF_A_TABLE:
                connection.execute(delete(one).where(one.c.table_id == id))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
            left = select(chapters.number).where(chapters.campaign_id == part_of)
            if part_of is not None and connection.execute(left.limit(1)).first() is None:
                connection.execute(delete(schema.campaigns).where(campaigns.id == part_of))
            self._tell(connection, {"table": id, "what": "deleted"})

        await self.write(work)


def _version(connection: Connection) -> str | None:
    """The migration that the database has seen last; None where it is new."""
    if not connection.dialect.has_table(connection, VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


async def _in_time(work: Awaitable[T]) -> T:
    try:
        async with asyncio.timeout(MAX_SECONDS):
            return await work
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeoutError, OSError, TimeoutError) as error:
        raise DatabaseDown(_first_line(error)) from error


def _exists(id: str) -> Select[Any]:
    return select(schema.tables.c.id).where(schema.tables.c.id == id)


def insert_table(connection: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Write a new table down."""
    row = msgspec.structs.asdict(table) | {
        "options": _encode(table.options),
        "opening": _encode(table.opening),
        "start": None if table.start is None else msgspec.msgpack.encode(table.start),
    }
    connection.execute(insert(schema.tables), row)
    connection.execute(insert(schema.seats), _seat_rows(table.id, seats))


def store_history(connection: Connection, id: str, stored: HistoryUpdate) -> None:
    """Write down what is new of a game's way, and a newer checkpoint."""
    snapshots, checkpoints = schema.snapshots.c, schema.checkpoints.c
    if stored.keep is not None:
        gone = (snapshots.table_id == id) & (snapshots.choices > stored.keep)
        connection.execute(delete(schema.snapshots).where(gone))
    if stored.kept:
        states = [{"table_id": id} | msgspec.structs.asdict(one) for one in stored.kept]
        connection.execute(insert(schema.snapshots), states)
    if stored.checkpoint is not None:
        connection.execute(delete(schema.checkpoints).where(checkpoints.table_id == id))
        row = {"table_id": id, "number": stored.number, "data": stored.checkpoint}
        connection.execute(insert(schema.checkpoints), row)


def forget_history(connection: Connection, id: str) -> None:
    """Let the way of a game be put together anew from its moves."""
    for one in (schema.snapshots, schema.checkpoints):
        connection.execute(delete(one).where(one.c.table_id == id))


def _change_seats(connection: Connection, id: str, seats: Sequence[SeatRow]) -> None:
    columns = schema.seats.c
    here = (columns.table_id == id) & (columns.seat == bindparam("at_seat"))
    changed = []
    for one in seats:
        values = msgspec.structs.asdict(one)
        changed.append({"at_seat": values.pop("seat")} | values)
    connection.execute(update(schema.seats).where(here), changed)


def _seats(connection: Connection, id: str) -> list[SeatRow]:
    columns = schema.seats.c
    wanted = select(schema.seats).where(columns.table_id == id).order_by(columns.seat)
    fields = SeatRow.__struct_fields__
    return [SeatRow(*(getattr(row, name) for name in fields)) for row in connection.execute(wanted)]


def _table_row(row: Row[Any]) -> TableRow:
    fields = dict(row._mapping)
    fields["options"] = msgspec.json.decode(fields["options"])
    fields["opening"] = msgspec.json.decode(fields["opening"])
    if fields["start"] is not None:
        fields["start"] = msgspec.msgpack.decode(fields["start"], strict=False)
    return TableRow(**fields)


def _add_note(connection: Connection, id: str, note: TableNote) -> None:
    columns = schema.notes.c
    here = columns.table_id == id
    connection.execute(update(schema.notes).where(here, columns.line > note.line).values(line=note.line))
    row = msgspec.structs.asdict(note) | {"table_id": id, "data": _encode(note.data)}
    connection.execute(insert(schema.notes), row)
    kept = select(columns.number).where(here).order_by(columns.number.desc()).offset(MAX_NOTES - 1).limit(1)
    oldest = connection.scalar(kept)
    if oldest is not None:
        connection.execute(delete(schema.notes).where(here, columns.number < oldest))


def _chat_line(row: Row[Any]) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)


def _seat_rows(id: str, seats: Sequence[SeatRow]) -> list[dict[str, Any]]:
    return [{"table_id": id} | msgspec.structs.asdict(one) for one in seats]


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).splitlines() or [type(cause).__name__])[0][:200]
