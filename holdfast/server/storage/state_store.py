"""What all processes of a server share beside the tables: a heartbeat, a notice, switches of the operator."""

import asyncio
import contextlib
import time

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from holdfast.server.storage import schema
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.storage.store import Store, now

HEALTH_SECONDS = 1.5
"""A database that takes longer to write one row is not healthy."""
FRESH_SECONDS = 1.0
"""A good answer holds for so long: checks write to the disk, and anybody may ask."""
HEARTBEAT = "heartbeat"


class StateStore:
    """Named values."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, name: str) -> bytes | None:
        """The value of that name."""
        columns = schema.server_state.c
        wanted = select(columns.data).where(columns.name == name)
        return await self._store.read(lambda connection: connection.scalar(wanted))

    async def put(self, name: str, data: bytes | None) -> None:
        """Give a name a value, or none."""
        await self._store.write(lambda connection: _put(connection, name, data))

    async def put_once(self, name: str, data: bytes) -> None:
        """Give a name a value, unless it has one: the first one stays, whichever process comes first."""

        def work(connection: Connection) -> None:
            if (
                connection.scalar(
                    select(schema.server_state.c.name).where(schema.server_state.c.name == name)
                )
                is None
            ):
                connection.execute(insert(schema.server_state), {"name": name, "data": data, "at": now()})

        with contextlib.suppress(IntegrityError):
            await self._store.write(work)

    async def newer(self, prefix: str, since: int) -> dict[str, bytes]:
        """The values of all names that begin so and were put since then."""
        columns = schema.server_state.c
        wanted = select(columns.name, columns.data).where(
            columns.name.startswith(prefix), columns.at >= since
        )
        return {row.name: row.data for row in await self._store.rows(wanted)}

    async def forget_older(self, prefix: str, before: int) -> None:
        """Delete the values of all names that begin so and were put before that."""
        columns = schema.server_state.c
        old = delete(schema.server_state).where(columns.name.startswith(prefix), columns.at < before)

        def work(connection: Connection) -> None:
            connection.execute(old)

        await self._store.write(work)

    async def heartbeat(self) -> None:
        """Write something; `DatabaseDown` if that fails or takes too long.

        What takes too long is broken off, and not waited for: that may take as long.
        """
        writing = asyncio.create_task(self._store.write(lambda connection: _put(connection, HEARTBEAT, b"")))
        writing.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        try:
            await asyncio.wait({writing}, timeout=HEALTH_SECONDS)
            if not writing.done():
                raise DatabaseDown("timeout")
            writing.result()
        finally:
            writing.cancel()


class HealthCheck:
    """Writes to the database, once for all who ask at the same time."""

    def __init__(self, store: Store) -> None:
        self._state = StateStore(store)
        self._checking: asyncio.Task[None] | None = None
        self._good_until = 0.0

    async def check(self) -> None:
        """Raises `DatabaseDown` unless something could be written just now."""
        if time.monotonic() < self._good_until:
            return
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._state.heartbeat())
        await asyncio.shield(self._checking)
        self._good_until = time.monotonic() + FRESH_SECONDS


def _put(connection: Connection, name: str, data: bytes | None) -> None:
    here = schema.server_state.c.name == name
    if data is None:
        connection.execute(delete(schema.server_state).where(here))
        return
    values = {"data": data, "at": now()}
    if not connection.execute(update(schema.server_state).where(here).values(values)).rowcount:
        connection.execute(insert(schema.server_state), {"name": name} | values)
