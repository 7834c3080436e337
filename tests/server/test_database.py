"""What is asked of a database and then no longer waited for leaves nothing behind."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, event, select

from holdfast.server.storage.database import READERS
from holdfast.server.storage.store import Store


@pytest.fixture
def connections() -> Iterator[Counter[str]]:
    """How many connections were opened and closed."""
    counted: Counter[str] = Counter()

    def opened(*_: object) -> None:
        counted["opened"] += 1

    def closed(*_: object) -> None:
        counted["closed"] += 1

    event.listen(Engine, "connect", opened)
    event.listen(Engine, "close", closed)
    yield counted
    event.remove(Engine, "connect", opened)
    event.remove(Engine, "close", closed)


def test_who_goes_away_while_reading_leaves_no_connection_open(
    database: str, connections: Counter[str]
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    ended: list[int] = []

    def slow(connection: Connection) -> None:
        begun.set()
        go_on.wait()
        ended.append(connection.scalar(select(1)) or 0)

    async def leave() -> None:
        store = Store(database)
        await store.open()
        asked = asyncio.create_task(store.read(slow))
        await asyncio.to_thread(begun.wait)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert not ended
        threading.Timer(0.05, go_on.set).start()
        await store.close()

    asyncio.run(leave())
    assert ended == [1]
    assert connections["opened"] == connections["closed"] >= 2


def test_more_may_ask_than_read_at_once(database: str, connections: Counter[str]) -> None:
    async def ask() -> list[int | None]:
        store = Store(database)
        await store.open()
        asked = [store.read(lambda connection: connection.scalar(select(1))) for _ in range(5 * READERS)]
        found = await asyncio.gather(*asked)
        await store.close()
        return found

    assert asyncio.run(ask()) == [1] * 5 * READERS
    assert connections["opened"] == connections["closed"] <= READERS + 1
