"""The packs that tables are played with, each kept once by its key as a zip file."""

import hashlib
from collections import Counter
from collections.abc import Collection, Sequence

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from holdfast.server.errors import TooMany
from holdfast.server.storage import schema
from holdfast.server.storage.store import Store, now

KEPT_UNUSED_MS = 24 * 3600 * 1000
"""So long a pack is kept that no table is played with: whoever sent it is about to set one."""
MAX_UNUSED = 200
"""Where there are more, the oldest of whoever has sent most of them is forgotten."""
MAX_UNUSED_PER_CLIENT = 20
MAX_BYTES_PER_CLIENT = 64_000_000
"""Of everything that one client has sent and that is kept."""


class StoredPack(Struct, frozen=True):
    """A pack as a zip file."""

    key: str
    game: str
    data: bytes


class PackStore:
    """Keeps packs beside the tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, pack: StoredPack, client: str) -> None:
        """Keep a pack that was sent; `TooMany` where too many of that client are kept."""
        who = hashlib.sha256(client.encode()).hexdigest()[:16] if client else ""

        def work(connection: Connection) -> None:
            columns = schema.packs.c
            touched = update(schema.packs).where(columns.key == pack.key).values(at=now())
            if connection.execute(touched).rowcount:
                return
            unused = _forget_unused(connection)
            size = select(func.sum(func.length(columns.data))).where(columns.client == who)
            if sum(one.client == who for one in unused) >= MAX_UNUSED_PER_CLIENT or (
                who and (connection.scalar(size) or 0) + len(pack.data) > MAX_BYTES_PER_CLIENT
            ):
                raise TooMany("too-many-uploads")
            if len(unused) >= MAX_UNUSED:
                sent = Counter(one.client for one in unused)
                _delete(connection, min(unused, key=lambda one: (-sent[one.client], one.at)).key)
            connection.execute(insert(schema.packs), [_row(pack, who)])

        await self._store.write(work)

    async def keep(self, packs: Sequence[StoredPack]) -> None:
        """Keep the packs of a table that is being set: they are not forgotten meanwhile."""

        def work(connection: Connection) -> None:
            columns = schema.packs.c
            for pack in packs:
                touched = update(schema.packs).where(columns.key == pack.key).values(at=now())
                if not connection.execute(touched).rowcount:
                    connection.execute(insert(schema.packs), [_row(pack, "")])

        if packs:
            await self._store.write(work)

    async def find(self, keys: Collection[str]) -> dict[str, StoredPack]:
        """The packs of these keys, as far as they are here."""
        columns = schema.packs.c
        wanted = select(columns.key, columns.game, columns.data).where(columns.key.in_(keys))
        found = await self._store.rows(wanted) if keys else []
        return {row.key: StoredPack(row.key, row.game, row.data) for row in found}

    async def forget_unused(self) -> None:
        """Let go of packs that no table is played with."""
        await self._store.write(_forget_unused)


def _row(pack: StoredPack, client: str) -> dict[str, str | int | bytes]:
    return {"key": pack.key, "game": pack.game, "client": client, "data": pack.data, "at": now()}


class UnusedPack(Struct, frozen=True):
    """A pack that no table is played with: who has sent it, and when."""

    key: str
    client: str
    at: int


def _delete(connection: Connection, key: str) -> None:
    connection.execute(delete(schema.packs).where(schema.packs.c.key == key))


def _forget_unused(connection: Connection) -> list[UnusedPack]:
    """Delete what nobody has used for long; what is left of the unused."""
    tables, packs = schema.tables.c, schema.packs.c
    named = connection.scalars(select(tables.packs).where(tables.packs != "").distinct())
    used = {key for keys in named for key in keys.split(",")}
    rows = connection.execute(select(packs.key, packs.client, packs.at))
    unused = [UnusedPack(*row) for row in rows if row.key not in used]
    before = now() - KEPT_UNUSED_MS
    for one in unused:
        if one.at < before:
            _delete(connection, one.key)
    return [one for one in unused if one.at >= before]
