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
from holdfast.server.errors import NoSuchTable, Taken
from holdfast.server.storage.history import Checkpoint, Logged, Start
from holdfast.server.storage.history_store import HistoryStore
from holdfast.server.storage.rows import Move, Stored, TableRow
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.live_game import (
    MOST_LINES,
    Replay,
    begin,
    in_slices,
    play_steps,
    played,
    recovered,
    replayed,
    written_record,
)
from holdfast.server.tables.snapshot import Standing
from holdfast.server.tables.trail import FarBack, Trail
from holdfast.server.workers.bots import Thinkers

MOST_PLAYED_HERE = 200
"""Longer games are played from their beginning by a worker."""
WORTH_STORING = 64
"""A table read from its first move is stored with a checkpoint if it has so many."""

_checkpoint = msgspec.msgpack.Decoder(Checkpoint)


class TableLoader:
    """Brings tables into memory."""

    def __init__(self, store: Store, content: Path | None, workers: Thinkers) -> None:
        self.history = HistoryStore(store)
        self.content = content
        self._store = store
        self._workers = workers

    async def load(self, id: str) -> Standing:
        """How a table stands; `NoSuchTable` if there is none of that id."""
        while True:
            found = await self._store.table(id)
            if found is None:
                raise NoSuchTable
            row, seats = found
            try:
                replay = await self._from_checkpoint(row) or await self._from_first_move(row)
            except Taken:
                continue
            except HoldfastError:
                if row.rules == find(row.game).version:
                    raise
                await self._recover(row)
                continue
            return Standing(row, seats, replay)

    async def _from_checkpoint(self, row: TableRow) -> Replay | None:
        stored = await self.history.checkpoint(row.id)
        checkpoint = _understood(stored)
        if checkpoint is None or checkpoint.rules != find(row.game).version:
            return None
        trail = Trail.of_checkpoint(checkpoint)
        try:
            await self._add_moves(row.id, trail)
            replay = await self.play(row, trail)
        except (FarBack, HoldfastError):
            return None
        replay.earlier = await self.earlier_log(row.id, checkpoint.start)
        return replay

    async def _add_moves(self, id: str, trail: Trail) -> None:
        async for moves in self._store.moves_in_parts(id, trail.number):
            for move in moves:
                trail.add(move)

    async def play(self, row: TableRow, trail: Trail) -> Replay:
        """The game after that trail."""
        game = begin(row, trail, self.content)
        await in_slices(play_steps(game, trail.steps))
        return played(trail, game)

    async def earlier_log(self, id: str, start: Start) -> list[Logged]:
        """Lines of the log from before a start, for those who come."""
        lines = start.snapshot.events
        return await self.history.log(id, max(0, lines - MOST_LINES), lines) if lines else []

    async def _from_first_move(self, row: TableRow) -> Replay:
        trail = Trail.of_table(row)
        await self._add_moves(row.id, trail)
        instead_of = await self.history.checkpoint(row.id)
        if len(trail.steps) <= MOST_PLAYED_HERE:
            replay = await self.play(row, trail)
            if max(trail.number, len(trail.steps)) >= WORTH_STORING:
                await self.history.rewrite(row.id, replay.whole(), instead_of)
            return replay
        stored = await self._workers.run(played_elsewhere, row, trail, self.content)
        await self.history.rewrite(row.id, stored, instead_of)
        again = await self._from_checkpoint(row)
        if again is None:
            raise BadRecord
        return again

    async def checked_record(self, record: dict[str, Any]) -> tuple[dict[str, Any], bool]:
        """A record from outside as this server writes it, and whether its game is over."""
        choices = record.get("choices")
        if isinstance(choices, list) and len(choices) > MOST_PLAYED_HERE:
            return await self._workers.run(loaded, record, self.content)
        return loaded(record, self.content)

    async def _recover(self, row: TableRow) -> None:
        """Go on as far as the rules of today allow, and write that down, unless another process does."""
        trail = Trail.of_table(row)
        await self._add_moves(row.id, trail)
        record = written_record(row, trail, await self.history.states(row.id))
        if len(trail.steps) <= MOST_PLAYED_HERE:
            data = recovered(record, self.content)
        else:
            data = await self._workers.run(recovered, record, self.content)
        move = Move(trail.number + 1, "recovered", None, data, at=now())
        try:
            await self._store.append(row.id, move, table=replace(row, rules=find(row.game).version))
        except Taken:
            return


def _understood(stored: bytes | None) -> Checkpoint | None:
    """The checkpoint, unless another version of the server wrote it otherwise."""
    try:
        return None if stored is None else _checkpoint.decode(stored)
    except msgspec.DecodeError:
        return None


def loaded(record: dict[str, Any], content: Path | None) -> tuple[dict[str, Any], bool]:
    """The record of the game of a record, and whether it is over."""
    game = records.load(record, content=content)
    return game.record(), game.outcome is not None


def played_elsewhere(row: TableRow, trail: Trail, content: Path | None) -> Stored:
    """The whole way of a game, to be stored. Runs in a worker."""
    return replayed(row, trail, content).whole()
