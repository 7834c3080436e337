"""Reading tables from the store.

A table is read from its newest checkpoint. Where there is none (an older table), or where the rules have
changed since, it is read from its first move and a checkpoint is stored; a long game is played in a process
of its own meanwhile.
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from holdfast.kernel import record as records
from holdfast.kernel.errors import BadRecord, HoldfastError
from holdfast.kernel.shelf import find
from holdfast.server.errors import NoSuchTable, NumberTaken
from holdfast.server.storage.history import LoggedEvent, ResumePoint, TableCheckpoint
from holdfast.server.storage.history_store import HistoryStore
from holdfast.server.storage.rows import HistoryUpdate, Move, TableRow
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.contents import TableContent, TableContents
from holdfast.server.tables.live_game import (
    MAX_LINES,
    LiveGame,
    begin,
    in_slices,
    play_steps,
    played,
    recovered,
    replayed,
    written_record,
)
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.timeline import Timeline, TooFarBack
from holdfast.server.workers.bots import AsyncWorkerPool

MAX_INLINE_CHOICES = 200
"""Longer games are played from their beginning by a worker."""
MIN_CHOICES_TO_STORE = 64
"""A table read from its first move is stored with a checkpoint if it has so many."""

_checkpoint = msgspec.msgpack.Decoder(TableCheckpoint)


class TableLoader:
    """Brings tables into memory."""

    def __init__(self, store: Store, contents: TableContents, workers: AsyncWorkerPool) -> None:
        self.history = HistoryStore(store)
        self._contents = contents
        self._store = store
        self._workers = workers

    async def load(self, id: str) -> LoadedTable:
        """How a table stands; `NoSuchTable` if there is none of that id."""
        while True:
            found = await self._store.table(id)
            if found is None:
                raise NoSuchTable
            row, seats = found
            content = await self._contents.played(row.game, row.content, row.pack_keys)
            own = content.folder
            try:
                live_game = await self._from_checkpoint(row, own) or await self._from_first_move(row, own)
            except NumberTaken:
                continue
            except HoldfastError:
                if row.rules == find(row.game).version:
                    raise
                await self._recover(row, own)
                continue
            return LoadedTable(row, seats, live_game, await self._store.notes(id), content)

    async def _from_checkpoint(self, row: TableRow, own: Path | None) -> LiveGame | None:
        stored = await self.history.checkpoint(row.id)
        checkpoint = _understood(stored)
        if checkpoint is None or checkpoint.rules != find(row.game).version:
            return None
        timeline = Timeline.of_checkpoint(checkpoint)
        try:
            await self._add_moves(row.id, timeline)
            live_game = await self.play(row, timeline, own)
        except (TooFarBack, HoldfastError):
            return None
        live_game.earlier = await self.earlier_log(row.id, checkpoint.start)
        return live_game

    async def _add_moves(self, id: str, timeline: Timeline) -> None:
        async for moves in self._store.moves_in_parts(id, timeline.number):
            for move in moves:
                timeline.add(move)

    async def play(self, row: TableRow, timeline: Timeline, own: Path | None) -> LiveGame:
        """The game after that timeline."""
        game = begin(row, timeline, own)
        await in_slices(play_steps(game, timeline.steps))
        return played(timeline, game)

    async def earlier_log(self, id: str, start: ResumePoint) -> list[LoggedEvent]:
        """Lines of the log from before a start, for those who come."""
        lines = start.snapshot.events
        return await self.history.log(id, max(0, lines - MAX_LINES), lines) if lines else []

    async def _from_first_move(self, row: TableRow, own: Path | None) -> LiveGame:
        timeline = Timeline.of_table(row)
        await self._add_moves(row.id, timeline)
        instead_of = await self.history.checkpoint(row.id)
        if len(timeline.steps) <= MAX_INLINE_CHOICES:
            live_game = await self.play(row, timeline, own)
            if max(timeline.number, len(timeline.steps)) >= MIN_CHOICES_TO_STORE:
                await self.history.rewrite(row.id, live_game.whole(), instead_of)
            return live_game
        stored = await self._workers.run(played_elsewhere, row, timeline, own)
        await self.history.rewrite(row.id, stored, instead_of)
        again = await self._from_checkpoint(row, own)
        if again is None:
            raise BadRecord
        return again

    async def checked_record(
        self, record: dict[str, Any], content: TableContent
    ) -> tuple[dict[str, Any], bool]:
        """A record from outside as this server writes it, and whether its game is over."""
        choices = record.get("choices")
        if isinstance(choices, list) and len(choices) > MAX_INLINE_CHOICES:
            return await self._workers.run(loaded, record, content.folder)
        return loaded(record, content.folder)

    async def _recover(self, row: TableRow, own: Path | None) -> None:
        """Go on as far as the rules of today allow, and write that down, unless another process does."""
        timeline = Timeline.of_table(row)
        await self._add_moves(row.id, timeline)
        record = written_record(row, timeline, await self.history.states(row.id))
        if len(timeline.steps) <= MAX_INLINE_CHOICES:
            data = recovered(record, own)
        else:
            data = await self._workers.run(recovered, record, own)
        move = Move(timeline.number + 1, "recovered", None, data, at=now())
        today = replace(row, rules=find(row.game).version, options=data["record"]["options"])
        try:
            await self._store.append(row.id, move, table=today)
        except NumberTaken:
            return


def _understood(stored: bytes | None) -> TableCheckpoint | None:
    """The checkpoint, unless another version of the server wrote it otherwise."""
    try:
        return None if stored is None else _checkpoint.decode(stored)
    except msgspec.DecodeError:
        return None


def loaded(record: dict[str, Any], content: Path | None) -> tuple[dict[str, Any], bool]:
    """The record of the game of a record, and whether it is over."""
    game = records.load(record, content=content)
    return game.record(), game.outcome is not None


def played_elsewhere(row: TableRow, timeline: Timeline, content: Path | None) -> HistoryUpdate:
    """The whole way of a game, to be stored. Runs in a worker."""
    return replayed(row, timeline, content).whole()
