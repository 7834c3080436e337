"""Moves are written to PostgreSQL over one connection, in one transaction all that wait at the same time."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from holdfast.server.storage.batch import MAX_BATCH, Job, MoveToWrite, write_all

T = TypeVar("T")
MAX_SECONDS = 20.0
"""A connection that has not answered after so long is given up."""


class PostgresWriter:
    """Writes moves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: list[Job[Any]] = []
        self._running: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[None]] = set()

    async def write(self, work: Callable[[Connection], T], move: MoveToWrite | None = None) -> T:
        """Have it done; returns when it is safe."""
        job = Job(work, move)
        self._waiting.append(job)
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        return await job.written

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

    async def _write_down(self, jobs: list[Job[Any]]) -> None:
        """In one transaction; where one fails, each in one of its own, so that none waits for another."""
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            async with self._connection.begin():
                await self._connection.run_sync(write_all, jobs)
        except (SQLAlchemyError, OSError) as error:
            if not isinstance(error, IntegrityError):
                await self._let_go(broken=True)
            for job in jobs:
                task = asyncio.create_task(self._write_apart(job))
                self._apart.add(task)
                task.add_done_callback(self._apart.discard)
        else:
            for job in jobs:
                job.tell()

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
            with contextlib.suppress(SQLAlchemyError, OSError):
                if broken:
                    await connection.invalidate()
                await connection.close()
