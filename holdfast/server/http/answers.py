"""Answers that several routes share: refusals in the schema, and pages that seldom change."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from litestar import Request, Response
from litestar.openapi import ResponseSpec

from holdfast.server.errors import Problem
from holdfast.server.http.cached_text import CachedText
from holdfast.server.http.clients import PAGE
from holdfast.server.http.static_page import UNCOMPRESSED, accepted_encodings

Given = ParamSpec("Given")
Found = TypeVar("Found")
_READERS = ThreadPoolExecutor(2, "pages")
"""Threads of their own: those of the event loop may wait for names of hosts."""
TEXT: dict[str, Any] = PAGE | {UNCOMPRESSED: True}
"""Pages that are kept, compressed already."""
Refusals = dict[int, ResponseSpec]


def refusals(*statuses: int) -> Refusals:
    """The refusals that a route may answer with."""
    return {status: ResponseSpec(Problem, description="", generate_examples=False) for status in statuses}


def page_of(kind: Any) -> Refusals:
    """A page that is written beforehand: this is what it holds."""
    return {200: ResponseSpec(kind, description="", generate_examples=False)} | refusals(400, 404, 429)


async def at_leisure(work: Callable[Given, Found], /, *given: Given.args, **named: Given.kwargs) -> Found:
    """Work out what may take a while, beside everything else: nobody waits for it but who has asked."""
    return await asyncio.get_running_loop().run_in_executor(_READERS, partial(work, *given, **named))


def unless_known(request: Request[Any, Any, Any], page: CachedText, media_type: str) -> Response[bytes]:
    """A page that seldom changes, unless the client says that it has it."""
    headers = {"ETag": f'"{page.mark}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if f'"{page.mark}"' in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if page.zipped and "gzip" in accepted_encodings(request):
        headers["Content-Encoding"] = "gzip"
        return Response(page.zipped, media_type=media_type, headers=headers)
    return Response(page.text, media_type=media_type, headers=headers)
