"""Reading a rulebook: `book.toml` names its chapters, `<language>/<chapter>.md` holds them."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.message import Message, say
from holdfast.kernel.rules import Rules
from holdfast.kernel.wording import Name
from holdfast.rulebook.markup import MarkupError, ParsedBlock, parse
from holdfast.rulebook.model import Block, Book, Chapter, Entry, Section

WORDS_A_MINUTE = 180
TAGS = re.compile(r"<[^>]+>")
EDITION = "edition"
"""The setting that says which edition of a game is played."""


class RulebookError(ValueError):
    """A file of a rulebook is not as it should be."""


class Outline(msgspec.Struct, frozen=True):
    """A chapter in `book.toml`: its id, the icon before its title, and whether it only sums up others."""

    id: str
    icon: str
    summary: bool = False


class BookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`book.toml`: the chapters in order, and the rules no player meets here, each with a word why."""

    chapters: list[Outline]
    unstated: dict[str, str] = {}


def folder_of(game: str) -> Path | None:
    """Where a game keeps its rulebook."""
    words_folder = shelf.find(game).wording.folder
    folder = words_folder.parent / "rulebook" if words_folder is not None else None
    return folder if folder is not None and (folder / "book.toml").is_file() else None


def has_rulebook(game: str) -> bool:
    """Does the game bring a rulebook?"""
    return folder_of(game) is not None


@cache
def book_file(game: str) -> BookFile:
    """What `book.toml` of a game says."""
    folder = folder_of(game)
    if folder is None:
        raise RulebookError(f"no rulebook: {game}")
    return msgspec.toml.decode((folder / "book.toml").read_bytes(), type=BookFile)


@cache
def read(game: str, language: str) -> Book:
    """The rulebook of a game; a chapter not yet translated is read in the default language."""
    folder = folder_of(game)
    if folder is None:
        raise RulebookError(f"no rulebook: {game}")
    rules = shelf.find(game)
    return Book(
        game,
        language,
        tuple(_chapter(rules, folder, one, language) for one in book_file(game).chapters),
    )


def read_chapter(game: str, language: str, id: str, own: Path | None) -> Chapter | None:
    """A chapter whose lists of cards are those of a content of one's own."""
    folder = folder_of(game)
    outline = next((one for one in book_file(game).chapters if one.id == id), None)
    if folder is None or outline is None:
        return None
    return _chapter(shelf.find(game), folder, outline, language, own)


def editions(game: str) -> Sequence[str]:
    """The editions of a game, the oldest first; none where there is but one."""
    return next((one.values for one in shelf.find(game).settings if one.name == EDITION), ())


def source_of(game: str, language: str, chapter: str) -> str:
    """The Markdown of a chapter as it was written."""
    folder = folder_of(game)
    if folder is None:
        raise RulebookError(f"no rulebook: {game}")
    return _path(folder, language, chapter).read_text(encoding="utf-8")


def _path(folder: Path, language: str, chapter: str) -> Path:
    own = folder / language / f"{chapter}.md"
    return own if own.is_file() else folder / words.DEFAULT_LANGUAGE / f"{chapter}.md"


def _chapter(
    rules: Rules[Any, Any], folder: Path, outline: Outline, language: str, own: Path | None = None
) -> Chapter:
    path = _path(folder, language, outline.id)
    language = path.parent.name
    try:
        parsed = parse(path.read_text(encoding="utf-8"), lambda id: name_in(language, rules.id, id))
        sections = tuple(
            Section(one.id, one.title, tuple(_block(rules, block, language, own) for block in one.blocks))
            for one in parsed.sections
        )
    except MarkupError as error:
        raise RulebookError(f"{path}: {error}") from error
    count = sum(words_in(block) for section in sections for block in section.blocks)
    minutes = max(1, round(count / WORDS_A_MINUTE))
    return Chapter(outline.id, outline.icon, parsed.title, parsed.lead, minutes, sections, outline.summary)


def words_in(block: Block) -> int:
    """How many words of its own a block has; what comes from the content is not counted."""
    return len(TAGS.sub(" ", block.html).split())


def name_in(language: str, game: str, id: str) -> str | None:
    """What a thing is called, if it has a name."""
    return words.say(language, id, game) if words.has(language, id, game) else None


def _block(rules: Rules[Any, Any], block: ParsedBlock, language: str, own: Path | None) -> Block:
    match block.directive:
        case "reference":
            entries = _entries(rules, block.name, language, own)
            return Block("reference", entries=entries, edition=block.edition)
        case "example":
            return Block("example", example=block.name, edition=block.edition)
        case _:
            stated = tuple(dict.fromkeys(block.rules))
            return Block("text", block.html, stated, block.edition, block.only_in)


def _entries(rules: Rules[Any, Any], list_name: str, language: str, own: Path | None) -> tuple[Entry, ...]:
    reference = rules.wording.reference(rules.content(own))
    if list_name not in reference:
        raise MarkupError(f"unknown reference: {list_name!r}")
    return tuple(
        Entry(
            one.thing,
            _begun(_said(one.name, rules.id, language)),
            tuple(_begun(_said(line, rules.id, language)) for line in one.lines),
            one.kind,
        )
        for one in reference[list_name]
    )


def _begun(line: str) -> str:
    """A line with the capital letter that begins it; names inside sentences have none."""
    return line[:1].upper() + line[1:]


def _said(name: Name, game: str, language: str) -> str:
    return say(language, game, _message(name))


def _message(name: Name) -> Message:
    if isinstance(name, str):
        return Message(name)
    id, args = name
    return Message(id, {key: _argument(arg) for key, arg in args.items()})


def _argument(arg: Any) -> Any:
    """An argument of a name: a name, a list of names, or what it is."""
    if isinstance(arg, list):
        return [_message(one) for one in arg]
    return _message(arg) if isinstance(arg, tuple) else arg
