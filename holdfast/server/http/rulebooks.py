"""The rulebook as a browser reads it: contents, one chapter at a time, and search."""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from holdfast import rulebook, words
from holdfast.kernel import shelf
from holdfast.rulebook.example_words import text_of
from holdfast.rulebook.examples import shown_in
from holdfast.rulebook.search import Found, search
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.answers import TEXT, at_leisure, page_of, refusals, unless_known
from holdfast.server.http.cached_text import CachedText, cached_text
from holdfast.server.http.clients import SEARCH, client_of
from holdfast.server.http.routes import PackKeys, Tables

GameId = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str, PathParameter(max_length=10)]
Id = Annotated[str, PathParameter(max_length=64)]

KEPT = 64
"""Chapters with cards of somebody's own that are remembered as they were written."""


class SectionTitle(msgspec.Struct, frozen=True):
    """A heading inside a chapter."""

    id: str
    title: str


class ChapterTitle(msgspec.Struct, frozen=True):
    """A chapter in the contents."""

    id: str
    icon: str
    title: str
    minutes: int
    sections: Sequence[SectionTitle]


class Contents(msgspec.Struct, frozen=True):
    """The chapters of a rulebook, and in which of them each rule is stated."""

    language: str
    editions: Sequence[str]
    chapters: Sequence[ChapterTitle]
    places: dict[str, str]


class ExampleTitle(msgspec.Struct, frozen=True, omit_defaults=True):
    """An example that stands in a chapter, and the rules that it shows."""

    id: str
    title: str
    rules: Sequence[str]
    steps: int
    editions: Sequence[str] = ()


class ChapterPage(rulebook.Chapter, frozen=True, omit_defaults=True):
    """A chapter with the examples that are played in it."""

    examples: Sequence[ExampleTitle] = ()


class SearchResult(msgspec.Struct, frozen=True):
    """What was found, the best first."""

    found: Sequence[Found]


def _book(game: str, language: str) -> rulebook.Book:
    shelf.find(game)
    if language not in words.languages():
        raise NoSuchTable("no-such-words")
    if not rulebook.has_rulebook(game):
        raise NoSuchTable("no-such-rules")
    return rulebook.read(game, language)


@cache
def contents_of(game: str, language: str) -> CachedText:
    """The contents of a rulebook, written as JSON."""
    book = _book(game, language)
    titles = [
        ChapterTitle(
            one.id,
            one.icon,
            one.title,
            one.minutes,
            [SectionTitle(s.id, s.title) for s in one.sections if s.id],
        )
        for one in book.chapters
    ]
    return cached_text(
        msgspec.json.encode(Contents(language, rulebook.editions(game), titles, book.places()))
    )


@cache
def chapter_of(game: str, language: str, id: str) -> CachedText:
    """A chapter, written as JSON."""
    return _written(game, language, id, _book(game, language).chapter(id))


@lru_cache(KEPT)
def own_chapter(game: str, language: str, id: str, own: Path, _digest: str, text: str) -> CachedText:
    """A chapter with the cards of a content of one's own, and the words of its packs."""
    _book(game, language)
    with words.saying({language: text}):
        return _written(game, language, id, rulebook.read_chapter(game, language, id, own))


def _written(game: str, language: str, id: str, chapter: rulebook.Chapter | None) -> CachedText:
    if chapter is None:
        raise NoSuchTable("no-such-rules")
    titles = [
        ExampleTitle(one.id, text_of(game, language, one.id).title, one.shows(), len(one.step), one.editions)
        for one in shown_in(game, id, chapter.rules())
    ]
    plain = {name: getattr(chapter, name) for name in chapter.__struct_fields__}
    return cached_text(msgspec.json.encode(ChapterPage(**plain, examples=titles)))


@get("/api/rulebook/{game:str}/{language:str}", opt=TEXT, responses=page_of(Contents), summary="rulebook")
async def show_contents(request: Request[Any, Any, Any], game: GameId, language: Language) -> Response[bytes]:
    """The contents of a game's rulebook, and in which chapter each rule is stated."""
    return unless_known(request, await at_leisure(contents_of, game, language), "application/json")


@get(
    "/api/rulebook/{game:str}/{language:str}/chapters/{chapter:str}",
    opt=TEXT,
    responses=page_of(ChapterPage) | refusals(409),
    summary="rulebook chapter",
)
async def show_chapter(
    *,
    request: Request[Any, Any, Any],
    registry: Tables,
    game: GameId,
    language: Language,
    chapter: Id,
    packs: PackKeys = "",
) -> Response[bytes]:
    """A chapter as safe HTML, block by block, each with the ids of the rules it states.

    Its lists of cards are those of the server, with packs those of a table.
    """
    keys = packs.split(",") if packs else []
    content = await registry.sound.printed(game, keys, client_of(request.scope))
    if content.folder is None:
        page = await at_leisure(chapter_of, game, language, chapter)
        return unless_known(request, page, "application/json")
    text = await registry.contents.words(content.keys, language) if content.keys else ""
    digest = await at_leisure(shelf.find(game).digest, content.folder)
    page = await at_leisure(own_chapter, game, language, chapter, content.folder, digest, text)
    return unless_known(request, page, "application/json")


@get(
    "/api/rulebook/{game:str}/{language:str}/search",
    opt=SEARCH,
    responses=refusals(400, 404, 429),
    summary="search a rulebook",
)
async def search_rulebook(
    game: GameId,
    language: Language,
    find: Annotated[str, QueryParameter(max_length=100)],
    edition: Annotated[str, QueryParameter(max_length=20)] = "",
) -> SearchResult:
    """The blocks that hold every word of the query, in whatever grammatical form."""
    return await at_leisure(_search, game, language, find, edition)


def _search(game: str, language: str, find: str, edition: str) -> SearchResult:
    _book(game, language)
    return SearchResult(search(game, language, find, edition))


HANDLERS = [show_contents, show_chapter, search_rulebook]
