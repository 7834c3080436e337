"""Every word a person reads, in three languages, from Fluent files.

Files named after a game (`last-bastion-names.ftl`) are that game's; the others are everybody's.
"""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "pl")
COMMON = "common"

_folders: list[Path] = [Path(__file__).parent]


def add_folder(folder: Path) -> None:
    """Read the words of a game from another package too: `<folder>/<language>/<game>*.ftl`."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


def files(language: str, game: str = "") -> list[Path]:
    """The Fluent files of a language: those of everybody, and those of the game (without one: all)."""
    found = [path for folder in _folders for path in sorted((folder / language).glob("*.ftl"))]
    return [path for path in found if not game or path.stem.startswith((COMMON, game))]


@cache
def bundle(language: str, game: str = "") -> FluentBundle:
    """All messages of a language, of one game or of all."""
    made = FluentBundle([language], use_isolating=False)
    for path in files(language, game):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def has(language: str, id: str, game: str = "") -> bool:
    """Is there a message of that id?"""
    return bundle(language, game).has_message(id)


def say(language: str, id: str, game: str = "", /, **facts: Any) -> str:
    """The message of that id with the facts put in; the id itself where no message is."""
    found = bundle(language, game)
    if not found.has_message(id):
        return id
    pattern = found.get_message(id).value
    if pattern is None:
        return id
    sentence, _ = found.format_pattern(pattern, facts)
    return str(sentence)
