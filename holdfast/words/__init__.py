"""Every word a person reads, from Fluent files: `<folder>/<language>/*.ftl`.

Files named after a game (`last-bastion-names.ftl`) are that game's; those named `common*` are everybody's.
A language is a folder beside the others: nothing else names it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax import FluentParser, ast, serialize

DEFAULT_LANGUAGE = "en"
"""What a missing translation falls back to."""
COMMON = "common"

_folders: list[Path] = [Path(__file__).parent]
_laid_over: dict[str, ast.Resource] = {}
_said_here: ContextVar[Mapping[str, FluentBundle]] = ContextVar("said_here", default={})  # noqa: B039


def add_folder(folder: Path) -> None:
    """Read words from another folder too: those of a game, of own content, or of a new language."""
    if folder not in _folders:
        _folders.append(folder)
        _forget()


def remove_folder(folder: Path) -> None:
    """Read words from that folder no longer."""
    if folder in _folders:
        _folders.remove(folder)
        _forget()


def lay_over(texts: Mapping[str, str]) -> None:
    """Say these messages, by language, instead of those of the same ids; nothing else was laid over before.

    One process that plays with one content says its words so.
    """
    _laid_over.clear()
    parser = FluentParser(with_spans=False)
    _laid_over.update({language: parser.parse(text) for language, text in texts.items() if text})
    _forget()


@contextmanager
def saying(texts: Mapping[str, str]) -> Iterator[None]:
    """Say these messages, by language, instead of those of the same ids, in this context alone."""
    bundles = {}
    for language, text in texts.items():
        bundles[language] = _empty_bundle(language)
        bundles[language].add_resource(FluentParser(with_spans=False).parse(text))
    before = _said_here.set(bundles)
    try:
        yield
    finally:
        _said_here.reset(before)


def _forget() -> None:
    for known in (languages, bundle, variables, some):
        known.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """The languages that have words of everybody's, the default first."""
    found = {path.parent.name for folder in _folders for path in folder.glob(f"*/{COMMON}*.ftl")}
    return (DEFAULT_LANGUAGE, *sorted(found - {DEFAULT_LANGUAGE}))


def files(language: str, game: str = "") -> list[Path]:
    """The Fluent files of a language: those of everybody, and those of the game (without one: all)."""
    found = [path for folder in _folders for path in sorted((folder / language).glob("*.ftl"))]
    return [path for path in found if not game or path.stem.startswith((COMMON, game))]


@cache
def resource(path: Path) -> ast.Resource:
    """A Fluent file, parsed."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


@cache
def bundle(language: str, game: str = "") -> FluentBundle:
    """All messages of a language, of one game or of all."""
    made = _empty_bundle(language)
    for path in files(language, game):
        made.add_resource(resource(path))
    if language in _laid_over:
        made.add_resource(_laid_over[language], allow_overrides=True)
    return made


@cache
def some(language: str, prefix: str) -> FluentBundle:
    """The messages whose ids begin so and all terms: to read these alone takes a tenth of the time."""
    entry = re.compile(rf"^(?:{prefix}|-)[\w-]*\s*=.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)
    made = _empty_bundle(language)
    for path in files(language):
        text = "".join(found.rstrip() + "\n" for found in entry.findall(path.read_text(encoding="utf-8")))
        made.add_resource(FluentParser(with_spans=False).parse(text))
    return made


def _empty_bundle(language: str) -> FluentBundle:
    return FluentBundle([language], {"PERCENT": _percent}, use_isolating=False)


def _bundles(language: str, game: str) -> Iterator[FluentBundle]:
    """Where a message is looked for: among what is said here alone, then in the files."""
    here = _said_here.get().get(language)
    if here is not None:
        yield here
    yield bundle(language, game)


def _percent(number: float) -> FluentNumber | FluentNone:
    """The function `PERCENT` of Fluent files: of 12 `12%`, as the language writes it."""
    return fluent_number(number / 100, style="percent", maximumFractionDigits=0)


def has(language: str, id: str, game: str = "") -> bool:
    """Is there a message of that id, in that language or in one that it falls back to?"""
    here = _said_here.get()
    return id in variables(game) or any(
        here[one].has_message(id) for one in _fallbacks(language) if one in here
    )


def _fallbacks(language: str) -> Iterator[str]:
    """The language, the default one, then the others: a foreign word is better than none."""
    return iter(dict.fromkeys((language, DEFAULT_LANGUAGE, *languages())))


def say(language: str, id: str, game: str = "", /, **facts: Any) -> str:
    """The message of that id with the facts put in.

    A missing translation falls back to the default language, and then to the others; the id itself is said
    only where no language has the message.
    """
    for found in (found for one in _fallbacks(language) for found in _bundles(one, game)):
        if found.has_message(id):
            pattern = found.get_message(id).value
            if pattern is not None:
                sentence, _ = found.format_pattern(pattern, facts)
                return str(sentence)
    return id


def excerpt(language: str, game: str, ids: Iterable[str]) -> str:
    """The Fluent text of these messages alone, each in the language or in one that it falls back to."""
    wanted, found = set(ids), dict[str, ast.Message | ast.Term]()
    for one in _fallbacks(language):
        for path in files(one, game):
            for entry in _entries(path):
                if _key(entry) in wanted:
                    found.setdefault(_key(entry), entry)
    return str(serialize(ast.Resource(list(found.values()))))


def source(language: str, game: str, *, without: str | tuple[str, ...] = ()) -> str:
    """The Fluent text of a game, with messages of the languages it falls back to where some are missing.

    `without` leaves out files whose names end so.
    """
    chosen = _own_files(language, game, without)
    text = "\n".join(path.read_text(encoding="utf-8") for path in chosen)
    known = {_key(entry) for path in chosen for entry in _entries(path)}
    missing: list[ast.Message | ast.Term] = []
    for other in _fallbacks(language):
        for path in _own_files(other, game, without):
            missing += [entry for entry in _entries(path) if _key(entry) not in known]
        known |= {_key(entry) for entry in missing}
    return f"{text}\n{serialize(ast.Resource(list(missing)))}" if missing else text


def _own_files(language: str, game: str, without: str | tuple[str, ...]) -> list[Path]:
    """The files of that game alone, or of everybody alone."""
    found = [path for path in files(language, game) if path.stem.startswith(game)]
    return [path for path in found if not path.stem.endswith(without)]


@cache
def variables(game: str) -> dict[str, frozenset[str]]:
    """The variables of every message of a game, in whichever language and variant."""
    found: dict[str, set[str]] = {}
    for language in languages():
        entries = {_key(entry): entry for path in files(language, game) for entry in _entries(path)}
        if language in _laid_over:
            entries |= {_key(entry): entry for entry in _messages(_laid_over[language])}
        for key, entry in entries.items():
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, set()).update(_variables(entries, key, set()))
    return {id: frozenset(names) for id, names in found.items()}


def _entries(path: Path) -> Iterator[ast.Message | ast.Term]:
    return _messages(resource(path))


def _messages(of: ast.Resource) -> Iterator[ast.Message | ast.Term]:
    for entry in of.body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def _key(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _variables(entries: dict[str, ast.Message | ast.Term], key: str, seen: set[str]) -> set[str]:
    """The variables of a message and of those it refers to."""
    if key in seen or key not in entries:
        return set()
    seen.add(key)
    own: set[str] = set()
    for node in _nodes(entries[key]):
        match node:
            case ast.VariableReference():
                own.add(node.id.name)
            case ast.MessageReference():
                own |= _variables(entries, node.id.name, seen)
            case ast.TermReference():
                own |= _variables(entries, f"-{node.id.name}", seen)
    return own


def _nodes(node: Any) -> Iterator[Any]:
    """A node of the syntax tree and all below it."""
    if isinstance(node, list):
        for one in node:
            yield from _nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
