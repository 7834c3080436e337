"""The words keep to the terms of docs/terms.md and to none of its banned variants."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from holdfast import rulebook, words
from holdfast.kernel import shelf
from holdfast.rulebook.read import source_of

PAGE = (Path(__file__).parents[2] / "docs" / "terms.md").read_text(encoding="utf-8")
EVERYWHERE = "Everywhere"
LANGUAGES = ("ru", "pl")
"""English has the column of the concepts themselves."""
ALIKE = str.maketrans({"ё": "е", "ó": "o"})
CELLS = re.compile(r"(?<!\\)\|")
WORD = re.compile(r"[^\W\d_]+")


class Term(NamedTuple):
    """A concept of a game, what it is called in each language, and the messages that name it."""

    game: str
    called: dict[str, str]
    messages: tuple[str, ...]


class Banned(NamedTuple):
    """What the words of a game do not say, and what they say instead."""

    game: str
    language: str
    pattern: str
    better: str


def rows(heading: str) -> Iterator[list[str]]:
    """The rows of the table under a heading, without its head."""
    table = PAGE.split(f"\n{heading}\n", 1)[1].split("\n#", 1)[0]
    lines = [line for line in table.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip().replace("\\|", "|") for cell in CELLS.split(line)[1:-1]]


def titles() -> dict[str, str]:
    """The games of the page, by the headings that name them in English."""
    return {words.say("en", f"game-{one.id}", one.id): one.id for one in map(shelf.find, shelf.ids())}


def terms() -> list[Term]:
    return [
        Term(game, {"en": english, "ru": russian, "pl": polish}, tuple(re.findall("`([^`]+)`", messages)))
        for title, game in titles().items()
        for english, russian, polish, messages in rows(f"## {title}")
    ]


def banned() -> list[Banned]:
    return [
        Banned(game, language, pattern.strip("`"), better)
        for title, game in {EVERYWHERE: "", **titles()}.items()
        for language, pattern, better, _ in rows(f"### {title}")
    ]


@cache
def messages(game: str, language: str) -> dict[str, str]:
    """The messages of a game, or those that all games share, as they are written; steps of examples too."""
    folder = shelf.find(game).wording.folder if game else Path(words.__file__).parent
    assert folder is not None
    return {
        f"{path.stem} {number}": line
        for path in sorted((folder / language).rglob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.lstrip().startswith("#")
    }


@cache
def paragraphs(game: str, language: str) -> dict[str, str]:
    """The paragraphs of a rulebook."""
    return {
        f"{chapter.id} {number}": paragraph
        for chapter in rulebook.read(game, language).chapters
        for number, paragraph in enumerate(source_of(game, language, chapter.id).split("\n"), 1)
    }


@cache
def words_of(text: str) -> frozenset[str]:
    """The words of a text; letters that change within a word's forms are made alike."""
    return frozenset(WORD.findall(text.lower().translate(ALIKE)))


def holds(text: str, term: str) -> bool:
    """Does a text hold each word of a term in some form, so that at least the first half is the same?"""
    return all(
        any(word.startswith(part[: max(3, (len(part) + 1) // 2)]) for word in words_of(text))
        for part in words_of(term)
    )


@cache
def entries(game: str, language: str) -> dict[str, str]:
    """The messages of a game by id, as they are written, all their variants included."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for path in words.files(language, game)
        for entry in words.resource(path).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    unused = [
        f"{term.game}: {term.called[language]}"
        for term in terms()
        if not any(
            holds(text, term.called[language])
            for text in (*messages(term.game, language).values(), *paragraphs(term.game, language).values())
        )
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_hold_the_term_of_what_they_name(language: str) -> None:
    other = [
        f"{message}: {text!r} without {term.called[language]!r}"
        for term in terms()
        for message in term.messages
        for text in [entries(term.game, language)[message]]
        if not holds(text, term.called[language])
    ]
    assert other == []


@pytest.mark.parametrize(
    "one", banned(), ids=lambda one: f"{one.game or 'all'}-{one.language}-{one.better[:24]}"
)
def test_no_banned_variant_is_said(one: Banned) -> None:
    games = [one.game] if one.game else ["", *shelf.ids()]
    pattern = re.compile(one.pattern if "(?<=" in one.pattern else f"(?i){one.pattern}")
    found = {
        f"{game or 'common'} {place}": text.strip()
        for game in games
        for place, text in {
            **messages(game, one.language),
            **(paragraphs(game, one.language) if game else {}),
        }.items()
        if pattern.search(text)
    }
    assert found == {}


def test_the_page_names_every_game() -> None:
    assert {term.game for term in terms()} == set(titles().values())
    assert {one.game for one in banned()} == {"", *titles().values()}
