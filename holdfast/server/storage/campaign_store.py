"""Campaigns in the store: which tables follow one another, and what was kept between them."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from holdfast.server.errors import NumberTaken
from holdfast.server.storage import schema
from holdfast.server.storage.rows import CampaignRow, ChapterRow, SeatRow, TableRow
from holdfast.server.storage.store import Store, insert_table


class CampaignStore:
    """Keeps campaigns beside the tables they are made of."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(
        self, campaign: CampaignRow, chapter: ChapterRow, table: TableRow, seats: list[SeatRow]
    ) -> None:
        """A new campaign with its first table."""
        row = msgspec.structs.asdict(campaign) | {"options": msgspec.json.encode(campaign.options)}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.campaigns), row)
            _insert(connection, campaign.id, chapter, table, seats)

        await self._store.write(work)

    async def add(self, id: str, chapter: ChapterRow, table: TableRow, seats: list[SeatRow]) -> None:
        """A further table of a campaign; `NumberTaken` if somebody else has begun it already."""
        try:
            await self._store.write(lambda connection: _insert(connection, id, chapter, table, seats))
        except IntegrityError as error:
            raise NumberTaken from error

    async def find(self, id: str) -> tuple[CampaignRow, list[ChapterRow]] | None:
        """The campaign of that id with its tables, in their order."""
        columns = schema.chapters.c
        wanted = select(schema.chapters).where(columns.campaign_id == id).order_by(columns.number)

        def work(connection: Connection) -> tuple[CampaignRow, list[ChapterRow]] | None:
            found = connection.execute(select(schema.campaigns).where(schema.campaigns.c.id == id)).first()
            if found is None:
                return None
            fields = dict(found._mapping)
            fields["options"] = msgspec.json.decode(fields["options"])
            return CampaignRow(**fields), [_chapter(row) for row in connection.execute(wanted)]

        return await self._store.read(work)

    async def note(self, table: str, won: bool | None, kept: dict[str, Any] | None) -> None:
        """How a table of a campaign ended, and what was kept of it; None where it goes on after all."""
        values = {"won": won, "kept": None if kept is None else msgspec.msgpack.encode(kept)}
        wanted = update(schema.chapters).where(schema.chapters.c.table_id == table).values(values)

        def work(connection: Connection) -> None:
            connection.execute(wanted)

        await self._store.write(work)


def _insert(
    connection: Connection, id: str, chapter: ChapterRow, table: TableRow, seats: list[SeatRow]
) -> None:
    insert_table(connection, table, seats)
    row = {"campaign_id": id, "number": chapter.number, "table_id": table.id, "chapter": chapter.chapter}
    connection.execute(insert(schema.chapters), row)


def _chapter(row: Row[Any]) -> ChapterRow:
    kept = None if row.kept is None else msgspec.msgpack.decode(row.kept)
    return ChapterRow(row.number, row.table_id, row.chapter, row.won, kept)
