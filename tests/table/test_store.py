"""The store by itself."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from holdfast.table.errors import Taken
from holdfast.table.limits import Bucket, Limits
from holdfast.table.rows import Move, SeatRow, TableRow
from holdfast.table.schema import metadata
from holdfast.table.store import Store

TABLE = TableRow("t", "last-bastion", 1, "", {}, 2**62 - 1, [], None, "", "anything", False, "h", "o", 0)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_lead_to_the_shape_the_code_expects(database: str) -> None:
    async def found() -> list[object]:
        store = Store(database)
        await store.open()
        await store.open()
        async with store.engine.connect() as connection:
            unlike = await connection.run_sync(differences)
        await store.close()
        return unlike

    assert asyncio.run(found()) == []


def test_of_many_moves_under_one_number_one_is_kept(database: str) -> None:
    async def written() -> tuple[int, list[Move]]:
        stores = [Store(database) for _ in range(4)]
        await stores[0].open()
        await stores[0].create(TABLE, [SeatRow(0, "person")])
        moves = [Move(1, "choice", 0, {"id": f"c{number}"}, at=number) for number in range(4)]
        writing = (store.append("t", move) for store, move in zip(stores, moves, strict=True))
        ended = await asyncio.gather(*writing, return_exceptions=True)
        kept = await stores[1].moves("t")
        await asyncio.gather(*(store.close() for store in stores))
        return sum(isinstance(one, Taken) for one in ended), kept

    refused, kept = asyncio.run(written())
    assert refused == 3
    assert len(kept) == 1
    assert kept[0].data["id"] in {"c0", "c1", "c2", "c3"}


def test_a_table_is_forgotten_with_everything_on_it(database: str) -> None:
    async def left() -> object:
        store = Store(database)
        await store.open()
        await store.create(TABLE, [SeatRow(0, "person")])
        await store.append("t", Move(1, "choice", 0, {}))
        assert (await store.say("t", 0, "Ann", "hello"))[0].number == 1
        await store.forget("t")
        found = await store.table("t"), await store.moves("t"), await store.chat("t")
        await store.close()
        return found

    assert asyncio.run(left()) == (None, [], [])


@pytest.mark.parametrize("pace", [0.5, 2.0])
def test_a_bucket_fills_at_its_pace(pace: float) -> None:
    time = [0.0]
    bucket = Bucket(pace, 2, lambda: time[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time[0] = 1 / pace
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_each_client_has_a_bucket_of_its_own() -> None:
    limits = Limits(0.0, 1)
    assert [limits.take(client) for client in ("a", "b", "a")] == [True, True, False]
