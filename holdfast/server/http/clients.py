"""Who asks over HTTP, and how much that weighs."""

from typing import Any, Protocol

from litestar.types import Scope

from holdfast.server.http.rate_limit import client_key

WEIGHT = "weight"
"""What a request counts for in the rate limit: an option of its handler, one without it."""
MESSAGES = "messages"
"""Where the limit of messages of a connection is found in the state of its scope."""
LINE = "line"
"""Where the way of texts to the client is found in the state of its scope."""
PAGE: dict[str, Any] = {WEIGHT: 2}
"""Pages of text, and how a table stands."""
SEARCH: dict[str, Any] = {WEIGHT: 4}
"""What goes through every block of a rulebook."""
REPLAY: dict[str, Any] = {WEIGHT: 5}
"""What has the choices of a game made again."""


class Line(Protocol):
    """Texts to and from a client without a detour through the layers of the application."""

    def send_text(self, text: bytes) -> bool:
        """Send it, after all that was sent before; False if the client leaves too much of that unread."""

    async def receive(self) -> Any:
        """What comes next: a message, or that the client has gone."""


def client_of(scope: Scope) -> str:
    """The client that a request comes from."""
    client = scope.get("client")
    return client_key(client[0]) if client else ""


def body_size(scope: Scope, unknown: int) -> int:
    """How many bytes a request says it sends; who does not say it may send as many as are `unknown`."""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers:
        return unknown
    length = headers.get(b"content-length", b"0")
    return min(int(length), unknown) if length.isdigit() and len(length) < 20 else unknown
