"""A server under a path of another's name: https://example.org/games/ instead of https://table.example.org/."""

import re
from typing import Any

from holdfast.server.errors import CannotServe

PLAIN = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def clean_root_path(given: str) -> str:
    """The path with a slash before it and none after it; empty for none.

    >>> clean_root_path("games/"), clean_root_path("/")
    ('/games', '')
    """
    path = "/" + given.strip("/") if given.strip("/") else ""
    if not PLAIN.fullmatch(path):
        raise CannotServe("bad-root-path", path=given)
    return path


class RootPath:
    """Takes the path off what is asked for, where the proxy has not done so."""

    def __init__(self, app: Any, root_path: str) -> None:
        self._app = app
        self._root = root_path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass it on."""
        path = scope.get("path", "")
        if self._root and (path == self._root or path.startswith(f"{self._root}/")):
            raw = scope.get("raw_path") or b""
            own = {"path": path[len(self._root) :] or "/", "raw_path": raw[len(self._root) :] or b"/"}
            scope = dict(scope) | own
        await self._app(scope, receive, send)
