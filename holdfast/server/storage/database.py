"""The two kinds of databases. Both do what a function of a connection says, and let go of the connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL

from holdfast.server.errors import CannotServe
from holdfast.server.storage.batch import MoveToWrite
from holdfast.server.storage.sqlite_writer import Writer, prepare_sqlite

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from holdfast.server.storage.postgres_writer import PostgresWriter

T = TypeVar("T")
READERS = 4


class DatabaseDown(Exception):
    """The database cannot be reached, cannot be written to, or takes too long."""


class Postgres:
    """A database that several processes share."""

    def __init__(self, url: URL) -> None:
        """What speaks to PostgreSQL is imported here: a server on SQLite starts without it."""
        try:
            self._engine: AsyncEngine = import_module("sqlalchemy.ext.asyncio").create_async_engine(
                url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
            )
        except ModuleNotFoundError:
            raise CannotServe("no-asyncpg") from None
        writer = import_module("holdfast.server.storage.postgres_writer")
        self._writer: PostgresWriter = writer.PostgresWriter(self._engine)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something that only reads."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something that writes, in a transaction; returns when it is safe."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def add_move(self, move: MoveToWrite, work: Callable[[Connection], None] | None) -> None:
        """Write down a move and what belongs to it; returns when it is safe."""
        await self._writer.add_move(move, work)

    async def close(self) -> None:
        """Finish what is under way, and let go of every connection."""
        await self._writer.close()
        await self._engine.dispose()


class Sqlite:
    """A file: a few threads read, one writes.

    A reader whose asker has gone away finishes what it does, and gives its connection back.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, pool_size=READERS, hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Writer(url)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something that writes, in a transaction; returns when it is safe."""
        return await self._writer.write(work)

    async def add_move(self, move: MoveToWrite, work: Callable[[Connection], None] | None) -> None:
        """Write down a move and what belongs to it; returns when it is safe."""
        await self._writer.add_move(move, work)

    async def close(self) -> None:
        """Finish what is under way, and let go of every connection."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
