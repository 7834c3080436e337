"""Health checks over HTTP: is the process alive, and can it do its work?"""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from holdfast.server.errors import Unavailable
from holdfast.server.http.answers import refusals
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.tables.registry import TableRegistry


class Health(msgspec.Struct, frozen=True):
    """All is well."""

    status: str = "ok"


@get("/health/live", summary="alive", responses=refusals(429))
async def show_live() -> Health:
    """Does the process answer? For an orchestrator that restarts one that does not."""
    return Health()


@get(["/health", "/health/ready"], responses=refusals(429, 503), summary="health")
async def show_health(registry: NamedDependency[TableRegistry]) -> Health:
    """Can tables be read and written? For a proxy that sends players elsewhere meanwhile."""
    try:
        await registry.health.check()
    except DatabaseDown as error:
        raise Unavailable from error
    return Health()


HANDLERS = [show_live, show_health]
