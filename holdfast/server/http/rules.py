"""The rules of the games as a browser shows them: chapter by chapter, every rule an element with its id."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from holdfast.kernel import shelf
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.cached_text import CachedText, cached_text

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules are: packed with the program, or in its source tree."""
LANGUAGE = "en"
"""What they are written in."""
RULE = re.compile(r"([A-Z]{2})-[A-Z]+-\d+")
BREAKS = ("softbreak", "hardbreak")


class DigestChapter(msgspec.Struct, frozen=True):
    """A chapter: its heading, its text as safe HTML, and the rules in it."""

    id: str
    title: str
    level: int
    html: str
    rules: Sequence[str]


class RulesDigest(msgspec.Struct, frozen=True):
    """The rules of a game, and the language they are written in."""

    language: str
    chapters: Sequence[DigestChapter]


@cache
def rules_of(game: str) -> CachedText:
    """The rules of a game, written as JSON."""
    shelf.find(game)
    file = file_of(game)
    if file is None:
        raise NoSuchTable("no-such-rules")
    digest = RulesDigest(LANGUAGE, chapters(file.read_text(encoding="utf-8")))
    return cached_text(msgspec.json.encode(digest))


def file_of(game: str) -> Path | None:
    """The file with the rules of a game, if they are here."""
    return next((file for folder in FOLDERS if (file := folder / f"{game}.md").is_file()), None)


def chapters(text: str) -> list[DigestChapter]:
    """The chapters of a text in Markdown; HTML in it stays text."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    found: list[tuple[int, str, list[Token]]] = []
    tokens = iter(reader.parse(text))
    for token in tokens:
        if token.type == "heading_open":
            title = next(tokens).content
            next(tokens)
            found.append((int(token.tag[1:]), title, []))
        elif found:
            found[-1][2].append(token)
    named = RULE.search(text)
    names = _names(
        named.group(1).lower() if named else "rules", [(level, title) for level, title, _ in found]
    )
    return [
        DigestChapter(name, title, level, *_written(reader, body))
        for name, (level, title, body) in zip(names, found, strict=True)
    ]


def _names(prefix: str, headings: list[tuple[int, str]]) -> list[str]:
    """A name for each chapter; one whose title came before is told apart by the chapter around it."""
    names: list[str] = []
    around: dict[int, str] = {}
    for level, title in headings:
        slug = around[level] = _slug(title)
        wished = (slug, f"{around.get(level - 1, 'more')}-{slug}", f"{slug}-{len(names)}")
        names.append(next(name for one in wished if (name := f"{prefix}-{one}") not in names))
    return names


def _slug(title: str) -> str:
    """The words of a heading, without its number and what stands in brackets."""
    bare = re.sub(r"\(.*?\)|^\d+(\.\d+)+\s|^\d+\.\s", "", title).lower()
    return "-".join(re.findall(r"[a-z0-9]+", bare)) or "chapter"


def _written(reader: MarkdownIt, tokens: list[Token]) -> tuple[str, list[str]]:
    rules: list[str] = []
    for token in tokens:
        if token.type == "inline" and token.children:
            token.children = _with_ids(token.children, rules)
    return reader.renderer.render(tokens, reader.options, {}), rules


def _with_ids(children: list[Token], rules: list[str]) -> list[Token]:
    """Put each rule, from its id in bold at the beginning of a line on, into an element of its own."""
    marked: list[Token] = []
    opened = False
    for place, token in enumerate(children):
        id = _rule_at(children, place)
        if id is not None:
            if opened:
                marked.insert(len(marked) - 1, Token("span_close", "span", -1))
            opening = Token("span_open", "span", 1)
            opening.attrs = {"class": "rule", "id": id}
            marked.append(opening)
            rules.append(id)
            opened = True
        marked.append(token)
    if opened:
        marked.append(Token("span_close", "span", -1))
    return marked


def _rule_at(children: list[Token], place: int) -> str | None:
    """The rule that begins there."""
    before = [one for one in children[:place] if not (one.type == "text" and not one.content.strip())]
    if children[place].type != "strong_open" or (before and before[-1].type not in BREAKS):
        return None
    text = children[place + 1].content
    return text if RULE.fullmatch(text) else None
