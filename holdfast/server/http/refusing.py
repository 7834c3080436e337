"""The response to a connection that there is no room for."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from holdfast import words
from holdfast.server.errors import ServerFull, problem
from holdfast.server.http.static_page import preferred_language

RETRY_AFTER = b"10"


def refusing(code: str) -> Callable[[Any, Any, Any], Awaitable[None]]:
    """An application that refuses whatever is asked: a page in words, anything else as a problem."""

    async def refuse(scope: Any, _receive: Any, send: Any) -> None:
        error = ServerFull(code)
        headers = dict(scope["headers"])
        if b"text/html" in headers.get(b"accept", b""):
            language = preferred_language(headers.get(b"accept-language", b"").decode("latin-1"))
            kind, body = b"text/plain; charset=utf-8", words.say(language, f"error-{code}").encode()
        else:
            kind, body = b"application/json", msgspec.json.encode(problem(error))
        await send(
            {
                "type": "http.response.start",
                "status": error.status,
                "headers": [
                    (b"content-type", kind),
                    (b"content-length", str(len(body)).encode()),
                    (b"cache-control", b"no-store"),
                    (b"x-content-type-options", b"nosniff"),
                    (b"retry-after", RETRY_AFTER),
                    (b"connection", b"close"),
                ],
            }
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return refuse
