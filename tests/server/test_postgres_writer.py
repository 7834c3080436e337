"""Moves that wait together are written to PostgreSQL together."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, text

from holdfast.server.errors import NumberTaken
from holdfast.server.storage.notify import Notification, PostgresNotifier
from holdfast.server.storage.rows import Move, SeatRow
from holdfast.server.storage.schema import moves
from holdfast.server.storage.store import Store
from tests.server.postgres import postgres
from tests.server.test_store import TABLE

TABLES = 100


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as address:
        yield address


async def transactions(store: Store, ids: list[str]) -> int:
    """By how many transactions the moves of these tables were written."""
    wanted = select(func.count(func.distinct(text("xmin::text")))).select_from(moves)
    found = await store.read(lambda connection: connection.scalar(wanted.where(moves.c.table_id.in_(ids))))
    assert found is not None
    return found


async def with_tables(store: Store, first: int) -> list[str]:
    """So many tables, just set."""
    await store.open()
    ids = [f"t{number}" for number in range(first, first + TABLES)]
    for id in ids:
        await store.create(replace(TABLE, id=id), [SeatRow(0, "person")])
    return ids


def move(number: int) -> Move:
    return Move(number, "choice", 0, {"id": f"c{number}"}, at=number)


@pytest.mark.parametrize("seats", [[], [SeatRow(0, "person", name="Ann")]], ids=["alone", "with a seat"])
def test_moves_of_many_tables_share_a_transaction(shared: str, seats: list[SeatRow]) -> None:
    """Moves alone, and such as something else is written down with."""

    async def written() -> tuple[list[list[Move]], int]:
        store = Store(shared)
        ids = await with_tables(store, 5000 if seats else 0)
        await asyncio.gather(*(store.append(id, move(1), seats=seats) for id in ids))
        kept = [await store.moves(id) for id in ids]
        shared_by = await transactions(store, ids)
        await store.close()
        return kept, shared_by

    assert asyncio.run(written()) == ([[move(1)]] * TABLES, 1)


def test_a_move_that_comes_too_late_is_refused_alone(shared: str) -> None:
    async def written() -> tuple[list[Any], list[int]]:
        store = Store(shared)
        ids = await with_tables(store, 1000)
        await store.append(ids[7], move(1))
        ended = await asyncio.gather(*(store.append(id, move(1)) for id in ids), return_exceptions=True)
        later = await asyncio.gather(*(store.append(id, move(2)) for id in ids), return_exceptions=True)
        kept = [len(await store.moves(id)) for id in ids]
        await store.close()
        return [one for one in (*ended, *later) if one is not None], kept

    refused, kept = asyncio.run(written())
    assert [type(one) for one in refused] == [NumberTaken]
    assert kept == [2] * TABLES


def test_other_processes_hear_of_every_move_and_whose_it_was(shared: str) -> None:
    async def heard() -> list[Notification | None]:
        news: list[Notification | None] = []
        all_heard = asyncio.Event()

        async def hear(one: Notification | None) -> None:
            news.append(one)
            if len(news) == TABLES:
                all_heard.set()

        store = Store(shared, "this-process")
        ids = await with_tables(store, 2000)
        notifier = PostgresNotifier(store.url, hear)
        await notifier.open()
        await asyncio.gather(*(store.append(id, move(1)) for id in ids))
        await all_heard.wait()
        await notifier.close()
        await store.close()
        return news

    assert asyncio.run(heard()) == [
        {"table": f"t{number}", "what": "moved", "number": 1, "from": "this-process"}
        for number in range(2000, 2000 + TABLES)
    ]


def test_a_connection_that_is_lost_is_replaced(shared: str) -> None:
    async def written() -> list[Move]:
        store = Store(shared)
        ids = await with_tables(store, 3000)
        await store.append(ids[0], move(1))
        others = "pid <> pg_backend_pid() and backend_type = 'client backend'"
        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where {others}"
        await store.write(lambda connection: connection.exec_driver_sql(ended).all())
        await store.append(ids[0], move(2))
        kept = await store.moves(ids[0])
        await store.close()
        return kept

    assert asyncio.run(written()) == [move(1), move(2)]
