"""Searching a rulebook by words, whatever their grammatical form."""

import html
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.rulebook.model import Block, Book
from holdfast.rulebook.read import TAGS, read
from holdfast.words.numbers import locale_of

if TYPE_CHECKING:
    import snowballstemmer

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
ASKED = re.compile(rf"[a-z]{{2,4}}-[a-z]+-\d+|{WORD.pattern}")
"""A word, or the id of a rule."""
MOST_FOUND = 30
MOST_WORDS = 12
EXCERPT = 160
YO, IE = "\u0451", "\u0435"
"""Russian writes either letter for the first."""
IN_HEADING = 3.0
BEFORE_A_STOP = re.compile(r" (?=[.,;:!?)»”])")
"""A space left where a tag was taken out."""
PREFIX = 0.5
"""What a word that only begins like the one asked for is worth."""
_STEMMING = Lock()
"""A stemmer keeps the word that it is at: one thread at a time."""


class Found(Struct, frozen=True):
    """A block of a chapter in which the words stand."""

    chapter: str
    section: str
    title: str
    rules: Sequence[str]
    text: str


class _Indexed(Struct, frozen=True):
    chapter: str
    section: str
    title: str
    block: Block
    text: str
    stems: frozenset[str]
    heading: frozenset[str]


def search(game: str, language: str, query: str, edition: str = "") -> list[Found]:
    """The blocks that hold every word of the query, the best first."""
    asked = ASKED.findall(query.lower())[:MOST_WORDS]
    if not asked:
        return []
    stems = _stems(language, asked)
    scored = [
        (score, place, one)
        for place, one in enumerate(_index(game, language))
        if (not edition or one.block.edition in ("", edition)) and (score := _score(one, asked, stems)) > 0
    ]
    scored.sort(key=lambda found: (-found[0], found[1]))
    return [
        Found(
            one.chapter, one.section, one.title, one.block.rules, _excerpt(one.text, asked, stems, language)
        )
        for _, _, one in scored[:MOST_FOUND]
    ]


def _score(one: _Indexed, asked: Sequence[str], stems: Sequence[str]) -> float:
    total = 0.0
    for word, stem in zip(asked, stems, strict=True):
        if word.upper() in one.block.rules or stem in one.stems:
            worth = 1.0
        elif any(known.startswith(stem) for known in one.stems):
            worth = PREFIX
        elif stem in one.heading:
            worth = 0.0
        else:
            return 0.0
        total += worth + (IN_HEADING if stem in one.heading else 0.0)
    return total


def _excerpt(text: str, asked: Sequence[str], stems: Sequence[str], language: str) -> str:
    """The part of a text round the first word that was asked for."""
    wanted = set(stems)
    at = next(
        (
            match.start()
            for match in WORD.finditer(text)
            if _stems(language, [match.group().lower()])[0] in wanted or match.group().lower() in asked
        ),
        0,
    )
    start = text.find(" ", at - EXCERPT // 3, at) + 1 if at > EXCERPT // 3 else 0
    rest = text[start:]
    cut = rest if len(rest) <= EXCERPT else rest[:EXCERPT].rpartition(" ")[0].rstrip(",;:–—") + "…"
    return ("…" if start else "") + cut.strip()


@cache
def _index(game: str, language: str) -> tuple[_Indexed, ...]:
    return tuple(_indexed(read(game, language)))


def _indexed(book: Book) -> Iterable[_Indexed]:
    for chapter in book.chapters:
        for section in chapter.sections:
            title = section.title or chapter.title
            heading = frozenset(
                _stems(book.language, WORD.findall(f"{chapter.title} {section.title}".lower()))
            )
            for block in section.blocks:
                text = _plain(block)
                stems = _stems(book.language, WORD.findall(text.lower()))
                ids = (id.lower() for id in block.rules)
                yield _Indexed(chapter.id, section.id, title, block, text, frozenset((*stems, *ids)), heading)


def _plain(block: Block) -> str:
    listed = " ".join(f"{one.name}. {' '.join(one.lines)}" for one in block.entries)
    text = " ".join(html.unescape(TAGS.sub(" ", block.html)).split())
    return BEFORE_A_STOP.sub("", text) or listed


def _stems(language: str, found: Iterable[str]) -> list[str]:
    with _STEMMING:
        stemmer = _stemmer(language)
        return [stemmer.stemWord(word.replace(YO, IE)) if stemmer else word for word in found]


@cache
def _stemmer(language: str) -> "snowballstemmer.stemmer | None":
    name = (locale_of(language).get_language_name("en") or "").lower()
    stemming = import_module("snowballstemmer")  # It brings every language, which takes a while.
    return stemming.stemmer(name) if name in stemming.algorithms() else None
