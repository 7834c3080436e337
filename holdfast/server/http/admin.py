"""The operator's page over HTTP: what the server is doing, and what its host decides."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection, func, select, text

import holdfast
from holdfast.server.errors import Forbidden
from holdfast.server.http.answers import refusals
from holdfast.server.http.clients import REPLAY
from holdfast.server.protocol.requests import WITHOUT_NUL
from holdfast.server.recent_errors import ErrorSummary
from holdfast.server.storage import schema
from holdfast.server.storage.pruning import DAY_MS, old_tables
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.registry import TableRegistry

Asked = Request[Any, Any, Any]
Tables = NamedDependency[TableRegistry]
REFUSED = refusals(400, 401, 403, 429, 503)
SMALL = 65_536


class QueueSummary(Struct, frozen=True):
    """What a queue is for, how many are at work, and how many wait."""

    name: str
    running: int
    waiting: int


class ServerStatus(Struct, frozen=True):
    """What the server is doing, all its processes together."""

    version: str
    tables: int
    finished: int
    in_memory: int
    connections: int
    queues: Sequence[QueueSummary]
    database_bytes: int
    errors: Sequence[ErrorSummary]
    notice: str
    new_tables: bool


class Notice(Struct, frozen=True, forbid_unknown_fields=True):
    """Words for everybody at a table; none take the notice away."""

    text: Annotated[str, Meta(max_length=500, pattern=WITHOUT_NUL)] = ""


class NewTables(Struct, frozen=True, forbid_unknown_fields=True):
    """May new tables be created?"""

    allowed: bool


class Prune(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables at which nothing has happened for so many days; deleted only if `delete` says so."""

    days: Annotated[int, Meta(ge=1, le=36500)]
    finished: bool = False
    delete: bool = False


class PruneResult(Struct, frozen=True):
    """How many tables were found, or deleted."""

    tables: int
    deleted: bool


def _check(request: Asked, registry: TableRegistry) -> None:
    """Is it the operator who asks?"""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    wanted = registry.server_config.admin_token
    given = token if scheme.lower() == "bearer" else ""
    if not wanted or not secrets.compare_digest(given.encode(), wanted.encode()):
        raise Forbidden("not-operator")


@get("/api/admin/status", opt=REPLAY, responses=REFUSED, summary="status")
async def show_status(request: Asked, registry: Tables) -> ServerStatus:
    """What the server is doing."""
    _check(request, registry)
    tables, finished = await registry.store.read(_count)
    gauges, errors = await registry.numbers.summary(registry.name)
    queues = [
        QueueSummary(name.replace("_", "-"), gauges[f"{name}_running"], gauges[f"{name}_waiting"])
        for name in registry.queues()
    ]
    return ServerStatus(
        version=holdfast.__version__,
        tables=tables,
        finished=finished,
        in_memory=gauges["tables_in_memory"],
        connections=gauges["connections"],
        queues=queues,
        database_bytes=await _size(registry.store),
        errors=errors,
        notice=registry.operator.state.notice,
        new_tables=registry.operator.state.new_tables,
    )


def _count(connection: Connection) -> tuple[int, int]:
    over = schema.tables.c.over
    found = connection.execute(select(over, func.count()).group_by(over)).all()
    counts = {bool(row[0]): int(row[1]) for row in found}
    return sum(counts.values()), counts.get(True, 0)


async def _size(store: Store) -> int:
    """How much room the database takes."""
    if store.postgres:
        asked = text("SELECT pg_database_size(current_database())")
        return await store.read(lambda connection: int(connection.scalar(asked) or 0))
    file = Path(store.url.database or "")
    return sum(one.stat().st_size for one in (file, file.with_name(f"{file.name}-wal")) if one.is_file())


@post("/api/admin/notice", status_code=200, request_max_body_size=SMALL, responses=REFUSED, summary="notice")
async def set_notice(request: Asked, registry: Tables, data: JSONBody[Notice]) -> Notice:
    """Show a notice at all tables."""
    _check(request, registry)
    await registry.operator.set_notice(data.text.strip())
    return Notice(registry.operator.state.notice)


@post(
    "/api/admin/new-tables",
    status_code=200,
    request_max_body_size=SMALL,
    responses=REFUSED,
    summary="new tables",
)
async def allow_new_tables(request: Asked, registry: Tables, data: JSONBody[NewTables]) -> NewTables:
    """Let tables be created, or not; those that are there go on."""
    _check(request, registry)
    await registry.operator.allow_new_tables(data.allowed)
    return NewTables(registry.operator.state.new_tables)


@post("/api/admin/prune", status_code=200, request_max_body_size=SMALL, responses=REFUSED, summary="prune")
async def prune(request: Asked, registry: Tables, data: JSONBody[Prune]) -> PruneResult:
    """Count old tables, or delete them."""
    _check(request, registry)
    if data.delete:
        return PruneResult(len(await registry.prune(data.days, finished_only=data.finished)), True)
    found = await old_tables(registry.store, now() - data.days * DAY_MS, finished_only=data.finished)
    return PruneResult(len(found), False)


HANDLERS = [show_status, set_notice, allow_new_tables, prune]
