"""Where people want to be told of their turns. Endpoints and addresses leave the store only to be sent to."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from holdfast.server.errors import TooMany
from holdfast.server.storage import schema
from holdfast.server.storage.store import Store, now

NoticeKind = Literal["push", "mail"]
MAX_PER_HOLDER = 6
"""Devices and addresses of one person at one table."""


class NoticeRow(msgspec.Struct, frozen=True):
    """Somebody wants to be told at a table: `holder` and `token` are hashes, `told` is the last turn told of.

    The token switches it off, and confirms an address.
    """

    table_id: str
    token: str
    holder: str
    kind: NoticeKind
    target: bytes
    language: str
    confirmed: bool
    told: int = -1
    at: int = 0


class NoticeStore:
    """Keeps who wants to be told where."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, row: NoticeRow) -> None:
        """Tell that person there too; what was confirmed stays so."""
        columns = schema.notices.c
        same = columns.token == row.token
        held = (columns.table_id == row.table_id) & (columns.holder == row.holder)

        def work(connection: Connection) -> None:
            if connection.execute(update(schema.notices).where(same).values(language=row.language)).rowcount:
                return
            count = connection.scalar(select(func.count()).select_from(schema.notices).where(held)) or 0
            if count >= MAX_PER_HOLDER:
                raise TooMany("too-many-notices")
            values = msgspec.structs.asdict(row) | {"at": now()}
            connection.execute(insert(schema.notices), values)

        await self._store.write(work)

    async def of(self, table: str, holder: str) -> list[NoticeRow]:
        """Where a person wants to be told."""
        columns = schema.notices.c
        wanted = select(schema.notices).where(columns.table_id == table, columns.holder == holder)
        fields = NoticeRow.__struct_fields__
        return [NoticeRow(*(getattr(row, name) for name in fields)) for row in await self._store.rows(wanted)]

    async def confirm(self, token: str) -> bool:
        """The address is theirs; False if there is no such notice."""
        here = schema.notices.c.token == token
        change = update(schema.notices).where(here).values(confirmed=True)
        return await self._store.write(lambda connection: bool(connection.execute(change).rowcount))

    async def claim(self, token: str, turn: int) -> bool:
        """May that turn be told there? Once, whichever process asks."""
        columns = schema.notices.c
        here = (columns.token == token) & (columns.told != turn) & columns.confirmed
        change = update(schema.notices).where(here).values(told=turn)
        return await self._store.write(lambda connection: bool(connection.execute(change).rowcount))

    async def remove(self, token: str) -> bool:
        """Tell nobody there any more."""
        gone = delete(schema.notices).where(schema.notices.c.token == token)
        return await self._store.write(lambda connection: bool(connection.execute(gone).rowcount))

    async def remove_kind(self, table: str, holder: str, kind: NoticeKind) -> None:
        """Tell a person at a table no more in that way."""
        columns = schema.notices.c
        here = (columns.table_id == table) & (columns.holder == holder) & (columns.kind == kind)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.notices).where(here))

        await self._store.write(work)
