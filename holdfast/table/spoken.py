"""Messages as they are sent: without the arguments that no language has a use for."""

import re
from collections.abc import Iterator
from functools import cache

from holdfast import words
from holdfast.kernel.message import Arg, Message

Uses = dict[str, frozenset[str]]
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def lean(game: str, message: Message) -> Message:
    """The message with the arguments that its sentence has in some language, and no others."""
    used = _uses(game).get(message.id)
    if used is None:
        return message
    return Message(
        message.id, {name: _lean_arg(game, arg) for name, arg in message.args.items() if name in used}
    )


def _lean_arg(game: str, arg: Arg) -> Arg:
    if isinstance(arg, Message):
        return lean(game, arg)
    if isinstance(arg, list):
        return [lean(game, one) for one in arg]
    return arg


@cache
def _uses(game: str) -> Uses:
    """The variables of every message of a game, in whichever language and variant."""
    found: dict[str, set[str]] = {}
    for language in words.LANGUAGES:
        entries = dict(_entries(language, game))
        for id in entries:
            if not id.startswith("-"):
                found.setdefault(id, set()).update(_variables(entries, id, set()))
    return {id: frozenset(names) for id, names in found.items()}


def _entries(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every message and term with its text, as it is written."""
    for path in words.files(language, game):
        text = COMMENT.sub("", path.read_text(encoding="utf-8"))
        starts = [*ENTRY.finditer(text)]
        ends = [*(start.start() for start in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=True):
            yield start.group(1), text[start.end() : end]


def _variables(entries: dict[str, str], id: str, seen: set[str]) -> set[str]:
    """The variables of a message and of those it speaks through."""
    if id in seen or id not in entries:
        return set()
    seen.add(id)
    own = set(VARIABLE.findall(entries[id]))
    for other in REFERENCE.findall(entries[id]):
        own |= _variables(entries, other, seen)
    return own
