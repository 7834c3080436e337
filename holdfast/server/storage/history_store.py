"""The ways games have come, in the store: checkpoints, and snapshots with the segments between them."""

from collections.abc import AsyncIterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, func, select
from sqlalchemy.exc import IntegrityError

from holdfast.server.errors import NumberTaken
from holdfast.server.storage import schema
from holdfast.server.storage.history import LoggedEvent, ResumePoint, Segment, read_resume_point, read_segment
from holdfast.server.storage.rows import HistoryUpdate, StoredSnapshot
from holdfast.server.storage.store import Store, forget_history, store_history

STRETCHES_AT_ONCE = 20
STATES_AT_ONCE = 50


class StoredSegment(Struct, frozen=True):
    """A segment, and how many choices and lines of the log there were before it and after it."""

    segment: Segment
    choices: int
    lines: int

    @property
    def first(self) -> int:
        """How many choices came before it."""
        return self.choices - len(self.segment.steps)

    @property
    def first_line(self) -> int:
        """How many lines of the log came before it."""
        return self.lines - len(self.segment.events)

    def logged(self) -> list[LoggedEvent]:
        """Its lines of the log."""
        return list(self.segment.logged(self.first, self.first_line))


class HistoryStore:
    """Keeps how the games of tables came to stand where they do."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def checkpoint(self, id: str) -> bytes | None:
        """The newest checkpoint of a table."""
        wanted = select(schema.checkpoints.c.data).where(schema.checkpoints.c.table_id == id)
        return await self._store.read(lambda connection: connection.scalar(wanted))

    async def states(self, id: str, newest: int | None = None) -> list[StoredSnapshot]:
        """The states of a table, in order; if wanted only the newest."""
        columns = schema.snapshots.c
        wanted = select(columns.number, columns.choices, columns.chance, columns.state)
        wanted = wanted.where(columns.table_id == id).order_by(columns.choices.desc(), columns.number.desc())
        if newest is not None:
            wanted = wanted.limit(newest)
        return [StoredSnapshot(*row) for row in reversed(await self._store.rows(wanted))]

    async def start(self, id: str, choices: int) -> ResumePoint | None:
        """The newest snapshot up to that many choices."""
        columns = schema.snapshots.c
        wanted = (
            select(columns.start, columns.state)
            .where(columns.table_id == id, columns.choices <= choices, columns.start.is_not(None))
            .order_by(columns.choices.desc())
            .limit(1)
        )
        rows = await self._store.rows(wanted)
        return read_resume_point(rows[0].start, rows[0].state) if rows else None

    async def segment(self, id: str, *, choices: int = 0, line: int = -1) -> StoredSegment | None:
        """The first segment that leads past so many choices, and past that line of the log."""
        async for found in self.segments(id, choices=choices, line=line, at_once=1):
            return found
        return None

    async def segments(
        self, id: str, *, choices: int = 0, line: int = -1, at_once: int = STRETCHES_AT_ONCE
    ) -> AsyncIterator[StoredSegment]:
        """The segments that lead past so many choices, and past that line of the log, in order."""
        columns = schema.snapshots.c
        while True:
            wanted = (
                select(columns.stretch, columns.choices, columns.events)
                .where(columns.table_id == id, columns.choices > choices, columns.stretch.is_not(None))
                .order_by(columns.choices)
                .limit(at_once)
            )
            if line >= 0:
                wanted = wanted.where(columns.events > line)
            rows = await self._store.rows(wanted)
            for row in rows:
                yield _segment(row)
            if len(rows) < at_once:
                return
            choices = rows[-1].choices

    async def log(self, id: str, first: int, until: int) -> list[LoggedEvent]:
        """The lines of the log from `first` to before `until`."""
        logged: list[LoggedEvent] = []
        async for found in self.segments(id, line=first):
            if found.first_line >= until:
                break
            logged += [one for one in found.logged() if first <= one.at < until]
        return logged

    async def rewrite(self, id: str, stored: HistoryUpdate, instead_of: bytes | None) -> None:
        """Store the whole way of a game, part by part so that nobody waits long; the checkpoint comes last.

        `NumberTaken` if meanwhile somebody moved on, or stored another checkpoint.
        """
        parts = [
            stored.kept[first : first + STATES_AT_ONCE]
            for first in range(0, len(stored.kept), STATES_AT_ONCE)
        ]
        moves, checkpoints = schema.moves.c, schema.checkpoints.c
        last = select(func.max(moves.number)).where(moves.table_id == id)
        known = select(checkpoints.data).where(checkpoints.table_id == id)
        for place, part in enumerate(parts):
            final = place == len(parts) - 1

            def work(
                connection: Connection,
                part: list[StoredSnapshot] = part,
                keep: int | None = None if place else -1,
                checkpoint: bytes | None = stored.checkpoint if final else None,
            ) -> None:
                if (connection.scalar(last) or 0) != stored.number or connection.scalar(known) != instead_of:
                    raise NumberTaken
                store_history(connection, id, HistoryUpdate(stored.number, keep, part, checkpoint))

            try:
                await self._store.write(work)
            except IntegrityError as error:
                raise NumberTaken from error

    async def forget(self, id: str) -> None:
        """Let the way of a game be put together anew from its moves."""
        await self._store.write(lambda connection: forget_history(connection, id))


def _segment(row: Row[Any]) -> StoredSegment:
    return StoredSegment(read_segment(row.stretch), row.choices, row.events)
