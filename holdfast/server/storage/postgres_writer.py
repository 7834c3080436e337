"""Moves are written to PostgreSQL over one connection, in one transaction all that wait at the same time.

Where there is nothing but moves to write, which is most often, a single statement does it all: it goes to the
database and back once instead of four times.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from holdfast.server.storage.batch import CHANNEL, MAX_BATCH, Job, MoveToWrite, packed, write_all

Jobs = list[Job[Any]]
COLUMNS = ("table_id", "number", "kind", "seat", "data", "mark", "at")
ADD_MOVES = f"""
WITH added AS (
    INSERT INTO moves ({", ".join(COLUMNS)})
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bytea[], $6::text[], $7::bigint[])
)
SELECT pg_notify('{CHANNEL}', news) FROM unnest($8::text[]) AS news
"""
MAX_SECONDS = 20.0
"""A connection that has not answered after so long is given up."""


class PostgresWriter:
    """Writes moves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        driver = import_module("asyncpg")
        self._lost: tuple[type[Exception], ...] = (
            SQLAlchemyError,
            OSError,
            driver.PostgresError,
            driver.InterfaceError,
            driver.InternalClientError,
        )
        self._refused: tuple[type[Exception], ...] = (
            IntegrityError,
            driver.IntegrityConstraintViolationError,
        )
        self._connection: AsyncConnection | None = None
        self._waiting: Jobs = []
        self._running: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[None]] = set()

    async def add_move(self, move: MoveToWrite, work: Callable[[Connection], None] | None) -> None:
        """Write down a move and what belongs to it; returns when it is safe."""
        job = Job(work, move)
        self._waiting.append(job)
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        await job.written

    async def close(self) -> None:
        """Finish what waits, and let go of the connection."""
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        await asyncio.gather(*self._apart, return_exceptions=True)
        await self._let_go()

    async def _run(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            try:
                async with asyncio.timeout(MAX_SECONDS):
                    await self._write_down(jobs)
            except BaseException as error:
                await self._let_go(broken=True)
                for job in jobs:
                    job.error = error
                    job.tell()
                if not isinstance(error, Exception):
                    raise

    async def _write_down(self, jobs: Jobs) -> None:
        await self._write_together(self._add_moves, [job for job in jobs if job.only_move])
        await self._write_together(self._write_all, [job for job in jobs if not job.only_move])

    async def _write_together(
        self, write: Callable[[AsyncConnection, Jobs], Awaitable[None]], jobs: Jobs
    ) -> None:
        """In one transaction; where one fails, each in one of its own, so that none waits for another."""
        if not jobs:
            return
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            await write(self._connection, jobs)
        except self._lost as error:
            if not isinstance(error, self._refused):
                await self._let_go(broken=True)
            for job in jobs:
                task = asyncio.create_task(self._write_apart(job))
                self._apart.add(task)
                task.add_done_callback(self._apart.discard)
        else:
            for job in jobs:
                job.tell()

    async def _add_moves(self, connection: AsyncConnection, jobs: Jobs) -> None:
        moves = [job.move for job in jobs if job.move is not None]
        columns = [[move.row[name] for move in moves] for name in COLUMNS]
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.execute(ADD_MOVES, *columns, packed([move.news for move in moves]))

    async def _write_all(self, connection: AsyncConnection, jobs: Jobs) -> None:
        async with connection.begin():
            await connection.run_sync(write_all, jobs)

    async def _write_apart(self, job: Job[Any]) -> None:
        try:
            async with asyncio.timeout(MAX_SECONDS), self._engine.begin() as connection:
                await connection.run_sync(write_all, [job])
        except Exception as error:
            job.error = error
        job.tell()

    async def _let_go(self, *, broken: bool = False) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*self._lost):
                if broken:
                    await connection.invalidate()
                await connection.close()
