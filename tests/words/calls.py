"""The ids of messages that are written in the source, where they are said.

mypy checks ids that travel through parameters and variables against the generated `message_ids` of each game;
this reads only what stands directly in a call: `table.note("fall", hero=...)`, `raise Conflict("paused")`.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

VERB = re.compile(r"[a-z]+(-[a-z]+)*")
Facts = frozenset[str] | None
"""The variables that a message is given; None where the call does not show them all."""


class Said(NamedTuple):
    """A message that a call says."""

    id: str
    facts: Facts
    where: str


class Door(NamedTuple):
    """A callable that says something: by which argument, and where its facts are (None: its keywords)."""

    prefix: str
    position: int
    facts: int | None = None
    aside: frozenset[str] = frozenset()


DOORS = {
    "Question": Door("ask-", 0, 2),
    "note": Door("event-", 0, aside=frozenset({"seat"})),
    "whisper": Door("event-", 1, aside=frozenset({"seat"})),
    "end": Door("outcome-", 1, aside=frozenset({"won", "score"})),
    "Barred": Door("why-", 1, 3),
    "Fault": Door("fault-", 0, 2),
    "fault": Door("fault-", 0, aside=frozenset({"where"})),
    "_fault": Door("fault-", 0, aside=frozenset({"where"})),
}
ERROR = Door("error-", 0, aside=frozenset({"faults"}))


def said(files: Iterable[Path], errors: Iterable[str] = ()) -> Iterator[Said]:
    """What these files say through the doors, and by raising errors of these classes."""
    doors = DOORS | dict.fromkeys(errors, ERROR)
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (door := doors.get(_called(node))) is not None:
                for code in _codes(node, door):
                    yield Said(door.prefix + code, _facts(node, door), f"{file.name}:{node.lineno}")


def verbs(files: Iterable[Path]) -> Iterator[str]:
    """What stands before the colon of an id that these files write, or is the whole id of an option."""
    for file in sorted(files):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inside = {
            part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values[1:]
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in inside:
                verb, colon, rest = node.value.partition(":")
                if colon and VERB.fullmatch(verb) and " " not in rest:
                    yield verb
            elif isinstance(node, ast.Call) and _called(node) in ("option", "Option", "Verb") and node.args:
                yield from (id.partition(":")[0] for id in _texts(node.args[0]))


def _codes(call: ast.Call, door: Door) -> list[str]:
    if len(call.args) <= door.position or any(isinstance(one, ast.Starred) for one in call.args):
        return []
    return _texts(call.args[door.position])


def _texts(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)) if text:
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return [*_texts(one), *_texts(other)]
    return []


def _facts(call: ast.Call, door: Door) -> Facts:
    if door.facts is None:
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else frozenset(str(name) for name in names) - door.aside
    if len(call.args) <= door.facts:
        return frozenset() if not call.keywords else None
    told = call.args[door.facts]
    if isinstance(told, ast.Dict) and None not in told.keys:
        return frozenset(str(key.value) for key in told.keys if isinstance(key, ast.Constant))
    return None


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
