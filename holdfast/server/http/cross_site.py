"""Refuses what the page of another site asks a visitor's browser to do here."""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from holdfast.server.errors import CrossSite, UnsupportedContent

SAFE = ("GET", "HEAD", "OPTIONS")
OWN = (b"same-origin", b"none")
"""What `Sec-Fetch-Site` says of our own page, and of what a person typed in."""
JSON = b"application/json"


def is_own_origin(headers: dict[bytes, bytes]) -> bool:
    """Does the request come from our own page, or from no browser at all?"""
    fetched_by = headers.get(b"sec-fetch-site")
    if fetched_by is not None and fetched_by not in OWN:
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return (
        urlsplit(origin.decode("latin-1")).netloc.lower()
        == headers.get(b"host", b"").decode("latin-1").lower()
    )


def _has_body(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


class CrossSiteMiddleware(ASGIMiddleware):
    """Requests that change something come from our own page, and carry JSON, which no form can send."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let it pass, or refuse it."""
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            headers = dict(scope["headers"])
            if not is_own_origin(headers):
                raise CrossSite
            sent = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
            if _has_body(headers) and sent != JSON:
                raise UnsupportedContent
        await next_app(scope, receive, send)
