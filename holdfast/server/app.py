"""The server as one application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import holdfast
from holdfast import words
from holdfast.kernel.errors import HoldfastError
from holdfast.server import puzzles
from holdfast.server.config import ServerConfig
from holdfast.server.errors import (
    Problem,
    ServerFull,
    TableError,
    TooMany,
    Unavailable,
    problem,
    status_of,
)
from holdfast.server.http import (
    admin,
    daily,
    examples,
    health,
    my_record,
    notices,
    packs,
    rulebooks,
    workshop,
)
from holdfast.server.http.clients import WEIGHT, body_size, client_of
from holdfast.server.http.cross_site import CrossSiteMiddleware
from holdfast.server.http.link_preview import link_preview
from holdfast.server.http.metrics import Metrics
from holdfast.server.http.openapi import ExactSchema, StrictRequest
from holdfast.server.http.routes import HANDLERS
from holdfast.server.http.static_page import ASSETS, UNCOMPRESSED, page_handlers
from holdfast.server.socket.connection import live
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.structs import prepare_structs
from holdfast.server.tables.registry import TableRegistry

log = logging.getLogger("holdfast.server")

SECURITY_HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
MAX_PATH_LENGTH = 200
"""Characters of an address in the log."""
BYTES_IN_A_REQUEST = 20_000
"""So much sent counts as one request more."""
CLIENT_LEFT = "client disconnected prematurely"
"""What Litestar says when a request ends before its body does."""
REFUSED_BY_STATUS = {
    401: "token-needed",
    404: "not-found",
    405: "wrong-method",
    413: "request-too-large",
    415: "bad-request",
    429: "too-many-requests",
}


class RateLimitMiddleware(ASGIMiddleware):
    """Refuses clients that ask too often; the files of the page, fetched once and kept, do not count."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let it pass, or refuse it."""
        counts = not scope["path"].startswith(f"/{ASSETS}/")
        if counts and not self._registry.requests.take(client_of(scope), self._weight(scope)):
            raise TooMany
        with self._registry.in_use.one_more(client_of(scope)) as free:
            if not free:
                raise ServerFull("too-many-connections")
            await next_app(scope, receive, send)

    def _weight(self, scope: Scope) -> float:
        """What a request costs: by what it asks for, and by how much it sends."""
        weight: float = scope["route_handler"].opt.get(WEIGHT, 1)
        return weight + body_size(scope, self._registry.server_config.most_body) // BYTES_IN_A_REQUEST


def make_app(server_config: ServerConfig, metrics: Metrics | None = None) -> Litestar:
    """The application of a server that is set so."""
    holdfast.shelf()
    prepare_structs()
    registry = TableRegistry(server_config, metrics)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        try:
            await registry.open()
        except Exception as error:
            reason = error.tell(words.DEFAULT_LANGUAGE) if isinstance(error, HoldfastError) else str(error)
            log.error("cannot-start", extra={"facts": {"reason": reason or type(error).__name__}})
            raise
        try:
            yield
        finally:
            await registry.close()

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            registry.metrics.count("requests", str(message["status"]))
            log.info("request", extra={"facts": {"path": _shown_path(scope), "status": message["status"]}})

    return Litestar(
        [
            *HANDLERS,
            *health.HANDLERS,
            *admin.HANDLERS,
            *notices.HANDLERS,
            *my_record.HANDLERS,
            *daily.HANDLERS,
            *rulebooks.HANDLERS,
            *examples.HANDLERS,
            *puzzles.HANDLERS,
            *packs.HANDLERS,
            *workshop.HANDLERS,
            live,
            *page_handlers(
                server_config.page,
                server_config.root_path,
                server_config.address,
                lambda path, language: link_preview(registry, path, language),
            ),
        ],
        dependencies={"registry": Provide(lambda: registry, sync_to_thread=False)},
        lifespan=[lifespan],
        before_send=[before_send],
        middleware=[RateLimitMiddleware(registry), CrossSiteMiddleware()],
        exception_handlers={
            HoldfastError: _refuse,
            DatabaseDown: _refuse_for_now,
            RecursionError: _refuse_depth,
            HTTPException: _refuse_request,
            Exception: _fail,
        },
        request_class=StrictRequest,
        request_max_body_size=server_config.most_body,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=UNCOMPRESSED
        ),
        openapi_config=OpenAPIConfig(
            "Holdfast", holdfast.__version__, path="/schema", render_plugins=[ExactSchema()]
        ),
        logging_config=None,
        signature_types=[TableRegistry],
    )


def _shown_path(scope: Any) -> str:
    """A path as the log shows it: without the token that mail programs put at the end of it."""
    path: str = scope["path"][:MAX_PATH_LENGTH]
    return f"{notices.OFF}/…" if path.startswith(f"{notices.OFF}/") else path


def _refuse(_request: Request[Any, Any, Any], error: HoldfastError) -> Response[Problem]:
    return Response(problem(error), status_code=status_of(error))


def _refuse_depth(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return _refuse(_request, TableError("bad-request"))


def _refuse_for_now(request: Request[Any, Any, Any], error: DatabaseDown) -> Response[Problem]:
    facts = {"path": _shown_path(request.scope), "reason": str(error)}
    log.error("database-down", extra={"facts": facts})
    return _refuse(request, Unavailable())


def _refuse_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in our own words; a client that left in the middle is no error of ours."""
    if error.detail == CLIENT_LEFT:
        return Response(problem(TableError()), status_code=TableError.status)
    status = 404 if error.status_code == 400 and _names_nothing(error) else error.status_code
    code = REFUSED_BY_STATUS.get(status, "bad-request" if status < 500 else "holdfast")
    return Response(problem(HoldfastError(code)), status_code=status, headers=error.headers)


def _names_nothing(error: HTTPException) -> bool:
    """Is an address refused because a part of it is longer than any id?"""
    faults: Any = error.extra
    return isinstance(faults, list) and any(
        one.get("source") == "path" and "length <=" in one.get("message", "") for one in faults
    )


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    facts = {"path": _shown_path(request.scope)}
    log.error("request-failed", exc_info=error, extra={"facts": facts})
    return Response(problem(HoldfastError("holdfast")), status_code=500)
