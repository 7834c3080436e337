"""SQLite has one writer: a thread that writes down together what waits together."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL

from holdfast.server.storage.batch import MAX_BATCH, Job, MoveToWrite, write_all

T = TypeVar("T")
BUSY_MS = 30_000
ADD_MOVES = """
INSERT INTO moves (table_id, number, kind, seat, data, mark, at)
VALUES (:table_id, :number, :kind, :seat, :data, :mark, :at)
"""


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """How a connection to SQLite is set: safe against power cuts, patient with other programs."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def hand_back(jobs: list[Job[Any]]) -> None:
    """Tell those who wait; a loop is woken once for all of its jobs."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job[Any]]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, written in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, written)


def _tell_all(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        job.tell()


class Writer:
    """The thread that writes."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have it done; returns when it is on the disk."""
        return await self._put(Job(work))

    async def add_move(self, move: MoveToWrite, work: Callable[[Connection], None] | None) -> None:
        """Write down a move and what belongs to it; returns when it is on the disk."""
        await self._put(Job(work, move))

    async def _put(self, job: Job[T]) -> T:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        self._jobs.put(job)
        return await job.written

    def close(self) -> None:
        """Finish what waits, and stop."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
        self._engine.dispose()

    def _run(self) -> None:
        connection: Connection | None = None
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < MAX_BATCH and jobs[-1] is not None and not self._jobs.empty():
                jobs.append(self._jobs.get())
            together = [job for job in jobs if job is not None]
            if together:
                connection = self._write_down(connection, together)
            if jobs[-1] is None:
                break
        if connection is not None:
            connection.close()

    def _write_down(self, connection: Connection | None, jobs: list[Job[Any]]) -> Connection | None:
        try:
            if connection is None:
                connection = self._engine.connect()
            _do_all(connection, jobs)
        except BaseException as error:
            for job in jobs:
                job.error = job.error or error
        hand_back(jobs)
        return connection


def _do_all(connection: Connection, jobs: list[Job[Any]]) -> None:
    """Do them in one transaction; where one fails, do all of them again, each apart from the others."""
    try:
        if all(job.only_move for job in jobs):
            _add_moves(connection, [job.move.row for job in jobs if job.move is not None])
            return
        with connection.begin():
            write_all(connection, jobs)
    except BaseException:
        with connection.begin():
            for job in jobs:
                _do_apart(connection, job)


def _add_moves(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """What is done most often, past SQLAlchemy, which costs more than SQLite itself."""
    raw: Any = connection.connection.driver_connection
    raw.execute("BEGIN IMMEDIATE")
    try:
        raw.executemany(ADD_MOVES, rows)
        raw.execute("COMMIT")
    except BaseException:
        raw.rollback()
        raise


def _do_apart(connection: Connection, job: Job[Any]) -> None:
    """Do it, apart from what else is written: where it fails nothing of it is left."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        write_all(connection, [job])
    except BaseException as error:
        job.error = error
        connection.exec_driver_sql("ROLLBACK TO job")
    connection.exec_driver_sql("RELEASE job")
