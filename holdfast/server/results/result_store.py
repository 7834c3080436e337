"""Results and players in the store."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from holdfast.server.results.game_result import GameResult
from holdfast.server.storage import schema
from holdfast.server.storage.store import Store, now

MAX_COMPARED = 2000
"""With so many results one is compared, the newest."""
MAX_PLAYED = 5000
"""So many games one record has at most."""

_decode = msgspec.msgpack.Decoder(GameResult).decode
_encode = msgspec.msgpack.encode


class StoredResult(Struct, frozen=True):
    """The result of a table, and when it was over."""

    table: str
    at: int
    result: GameResult


class Played(Struct, frozen=True):
    """A game of a player: where they sat, and its result once it is known."""

    table: str
    seats: list[int]
    title: str
    stored: StoredResult | None


class FinishedTable(NamedTuple):
    """A table whose game is over: how many moves it has, and whether its result may count."""

    over: bool
    counts: bool
    title: str


class ResultStore:
    """Keeps what became of games, and whose they were."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, table: str, number: int, result: GameResult, *, people: bool) -> None:
        """The result of a table after so many moves; it replaces an earlier one."""
        row = {
            "table_id": table,
            "number": number,
            "compared": result.group,
            "people": people,
            "at": now(),
            "data": _encode(result),
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.results).where(schema.results.c.table_id == table))
            connection.execute(insert(schema.results), row)

        await self._store.write(work)

    async def result(self, table: str) -> GameResult | None:
        """The result of a table, if it is known."""
        wanted = select(schema.results.c.data).where(schema.results.c.table_id == table)
        data = await self._store.read(lambda connection: connection.scalar(wanted))
        return None if data is None else _decode(data)

    async def table(self, id: str) -> FinishedTable | None:
        """Whether the game of a table is over, and began with its own set-up and the shipped content."""
        columns = schema.tables.c
        wanted = select(
            columns.over, columns.start, columns.content, columns.campaign, columns.title, columns.daily
        )
        rows = await self._store.rows(wanted.where(columns.id == id))
        for row in rows:
            own = row.start is None or bool(row.campaign)
            return FinishedTable(row.over, own and (not row.content or bool(row.daily)), row.title)
        return None

    async def add(self, player: str, table: str, seats: Sequence[int], title: str) -> None:
        """That player sat there."""
        row = {"player": player, "table_id": table, "seats": _encode(list(seats)), "title": title}
        here = (schema.played.c.player == player) & (schema.played.c.table_id == table)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.played).where(here))
            connection.execute(insert(schema.played), row)

        try:
            await self._store.write(work)
        except IntegrityError:
            return  # Another tab has said the same.

    async def played(self, player: str) -> list[Played]:
        """The games of a player, the newest first; those without a result come last."""
        results, played = schema.results.c, schema.played.c
        wanted = (
            select(played.table_id, played.seats, played.title, results.at, results.data)
            .select_from(schema.played.outerjoin(schema.results, played.table_id == results.table_id))
            .where(played.player == player)
            .order_by(results.at.desc())
            .limit(MAX_PLAYED)
        )
        found = [
            Played(
                row.table_id,
                msgspec.msgpack.decode(row.seats, type=list[int]),
                row.title,
                None if row.data is None else StoredResult(row.table_id, row.at, _decode(row.data)),
            )
            for row in await self._store.rows(wanted)
        ]
        return sorted(found, key=lambda one: one.stored.at if one.stored is not None else 0, reverse=True)

    async def compared(self, group: str) -> list[GameResult]:
        """The results of people in a group, the newest of them."""
        columns = schema.results.c
        wanted = (
            select(columns.data)
            .where(columns.compared == group, columns.people)
            .order_by(columns.at.desc())
            .limit(MAX_COMPARED)
        )
        return [_decode(row.data) for row in await self._store.rows(wanted)]

    async def forget(self, player: str) -> None:
        """Forget everything about a player; the results stay, without a name."""
        gone = delete(schema.played).where(schema.played.c.player == player)
        await self._store.write(lambda connection: connection.execute(gone))
