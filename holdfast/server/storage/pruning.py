"""Old tables, by when something last happened at them; a campaign is as old as its newest table."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, select

from holdfast.server.storage import schema
from holdfast.server.storage.store import Store

DAY_MS = 24 * 3600 * 1000


class OldTable(Struct, frozen=True):
    """A table that could be deleted; `touched` is when somebody last moved or spoke there."""

    id: str
    game: str
    title: str
    touched: int
    over: bool
    campaign: str


async def old_tables(store: Store, before: int, *, finished_only: bool = False) -> list[OldTable]:
    """The tables at which nothing has happened since then, the oldest first."""
    tables = schema.tables.c
    wanted = select(
        tables.id,
        tables.game,
        tables.title,
        tables.created,
        tables.over,
        tables.campaign,
        _last(schema.moves).label("moved"),
        _last(schema.chat).label("said"),
    ).where(tables.created < before)
    found = [
        OldTable(
            row.id,
            row.game,
            row.title,
            max(row.created, row.moved or 0, row.said or 0),
            row.over,
            row.campaign,
        )
        for row in await store.rows(wanted)
    ]
    kept = {one.campaign for one in found if not _may_go(one, before, finished_only)}
    kept |= await _campaigns_since(store, before)
    old = [one for one in found if _may_go(one, before, finished_only)]
    return sorted(
        (one for one in old if not one.campaign or one.campaign not in kept), key=lambda one: one.touched
    )


async def delete_tables(store: Store, tables: Sequence[str]) -> None:
    """Delete tables, one transaction each: nobody waits for long."""
    for id in tables:
        await store.forget(id)


def _may_go(table: OldTable, before: int, finished_only: bool) -> bool:
    return table.touched < before and (table.over or not finished_only)


def _last(of: Table) -> ColumnElement[int]:
    """When the last entry of a table was written."""
    here = of.c.table_id == schema.tables.c.id
    newest = select(of.c.at).where(here).order_by(of.c.number.desc()).limit(1)
    return newest.correlate(schema.tables).scalar_subquery()


async def _campaigns_since(store: Store, when: int) -> set[str]:
    tables = schema.tables.c
    rows = await store.rows(select(tables.campaign).where(tables.created >= when, tables.campaign != ""))
    return {row.campaign for row in rows}
