"""The built page: index.html at every address of its own, and the files it loads.

Beside a file may lie the same file compressed (`.br`, `.gz`), which is sent to whoever understands it.
"""

import mimetypes
from collections.abc import Awaitable, Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from holdfast import words
from holdfast.server.http.cached_text import mark_of

INDEX = "index.html"
PICTURE = "icons/512.png"
ADDRESSES = (
    "daily",
    "puzzle",
    "puzzles",
    "table",
    "campaign",
    "replay",
    "review",
    "rules",
    "new",
    "tutorial",
    "workshop",
    "about",
    "admin",
    "notices",
    "record",
)
"""The first words of the addresses that the page itself understands."""
ASSETS = "assets"
"""The folder of files whose names change with what is in them."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
MAX_NAME_BYTES = 255 - len(".br")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
UNCOMPRESSED = "compressed_by_itself"
"""Marks the answers that nothing may compress once more."""
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}

Asked = Request[Any, Any, Any]


class LinkPreview(Struct, frozen=True):
    """What messengers show of a link (Open Graph)."""

    title: str
    about: str


Describe = Callable[[str, str], Awaitable[LinkPreview]]
"""What to show of a link to that path, in that language."""


def page_handlers(
    folder: Path, root_path: str = "", address: str = "", describe: Describe | None = None
) -> list[HTTPRouteHandler]:
    """What answers for the page that is built in that folder; `address` is where people reach it."""
    own = [path for word in ADDRESSES for path in (f"/{word}", f"/{word}/{{rest:path}}")]

    async def show_index(request: Asked) -> Response[bytes]:
        tags = ""
        if describe is not None:
            language = preferred_language(request.headers.get("accept-language", ""))
            base = address or str(request.base_url).rstrip("/") + root_path
            tags = _preview_tags(await describe(request.url.path, language), base)
        return _index(request, folder, root_path, tags)

    async def show_file(request: Asked, path: FromPath[str]) -> Response[bytes]:
        try:
            return _file(request, folder, path.lstrip("/"))
        except NotFoundException:
            if not _reads_pages(request) or not (folder / INDEX).is_file():
                raise
            return _index_file(request, folder, root_path, status=404)

    return [_handler(["/", *own], show_index), _handler(["/{path:path}"], show_file)]


def _handler(paths: list[str], answer: Callable[..., Awaitable[Response[bytes]]]) -> HTTPRouteHandler:
    made: HTTPRouteHandler = route(
        paths,
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={UNCOMPRESSED: True},
    )(answer)
    return made


def _reads_pages(request: Asked) -> bool:
    """Is it somebody at a browser, who would rather be told by the page that nothing is there?"""
    at_a_page = not request.url.path.startswith("/api/")
    return at_a_page and "text/html" in request.headers.get("accept", "")


def _preview_tags(preview: LinkPreview, base: str) -> str:
    values = {
        "og:site_name": "Holdfast",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": f"{base}/{PICTURE}",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in values.items())


def _index(request: Asked, folder: Path, root_path: str, tags: str = "") -> Response[bytes]:
    if not (folder / INDEX).is_file():
        language = preferred_language(request.headers.get("accept-language", ""))
        return Response(
            words.say(language, "table-no-page").encode(),
            status_code=503,
            media_type="text/plain",
            headers={"Content-Language": language, "Cache-Control": "no-store"},
        )
    return _index_file(request, folder, root_path, tags=tags)


def _index_file(
    request: Asked, folder: Path, root_path: str, status: int = 200, tags: str = ""
) -> Response[bytes]:
    """The page itself: it is built with addresses that begin at `./`, which is where the server is."""
    page = (folder / INDEX).read_bytes().replace(b'"./', f'"{root_path}/'.encode())
    shown = page.replace(b"</head>", f"{tags}</head>".encode(), 1)
    headers = {"ETag": f'"{mark_of(shown)}"', "Cache-Control": ASK_AGAIN}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="text/html")
    return Response(shown, status_code=status, headers=headers, media_type="text/html")


def _file(request: Asked, folder: Path, name: str, status: int = 200) -> Response[bytes]:
    """A file of the page, as small as the client can take it."""
    base = folder.resolve()
    file = (base / name).resolve() if _can_name_a_file(name) else base
    if not file.is_relative_to(base) or file.suffix in (".br", ".gz") or not file.is_file():
        raise NotFoundException
    headers = {"Vary": "Accept-Encoding"}
    headers["Cache-Control"] = FOREVER if name.startswith(f"{ASSETS}/") else ASK_AGAIN
    sent = file
    for encoding, suffix in ENCODINGS:
        smaller = file.with_name(file.name + suffix)
        if encoding in accepted_encodings(request) and smaller.is_file():
            sent = smaller
            headers["Content-Encoding"] = encoding
            break
    data = sent.read_bytes()
    headers["ETag"] = f'"{mark_of(data)}"'
    media_type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(data, status_code=status, media_type=media_type, headers=headers)


def _can_name_a_file(name: str) -> bool:
    """Systems refuse longer names, and this character."""
    return "\0" not in name and all(len(part.encode()) <= MAX_NAME_BYTES for part in name.split("/"))


def accepted_encodings(request: Asked) -> set[str]:
    """The encodings that the client understands."""
    return {
        name for name, quality in _with_quality(request.headers.get("accept-encoding", "")) if quality > 0
    }


def preferred_language(accepted: str) -> str:
    """The language that a client would rather read, of those we speak, by its `Accept-Language`."""
    accepted_first = sorted(_with_quality(accepted), key=lambda one: -one[1])
    spoken = (name.partition("-")[0].lower() for name, quality in accepted_first if quality > 0)
    return next((name for name in spoken if name in words.languages()), words.DEFAULT_LANGUAGE)


def _with_quality(header: str) -> Iterator[tuple[str, float]]:
    """The entries of a header, each with its `q`."""
    for entry in header.split(","):
        name, _, rest = entry.partition(";")
        _, _, quality = rest.partition("q=")
        try:
            yield name.strip(), float(quality) if quality else 1.0
        except ValueError:
            yield name.strip(), 0.0
