"""The words of a pack: Fluent messages that are text, with bounds on everything that makes text of text."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from holdfast.kernel.errors import Fault, shown
from holdfast.kernel.packs.manifest import text_faults

FUNCTIONS = ("NUMBER", "PERCENT")
MAX_MESSAGES = 2000
MAX_MESSAGE = 8000
"""Characters of a message."""
MAX_NESTED = 6
"""So deep may choices lie in choices, the placeables around them included."""
MAX_VARIANTS = 12
MAX_PARTS = 400
"""Pieces of text, variables and choices of one message."""
DEEPEST_SOURCE = 40
"""More open braces than this are not even parsed."""


def word_faults(text: str, name: str) -> Iterator[Fault]:
    """What is wrong with a Fluent file that came from outside."""
    if _deepest(text) > DEEPEST_SOURCE:
        yield Fault("words-too-nested", name, {"limit": MAX_NESTED})
        return
    try:
        resource = FluentParser(with_spans=False).parse(text)
    except RecursionError:
        yield Fault("words-too-nested", name, {"limit": MAX_NESTED})
        return
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    if len(entries) > MAX_MESSAGES:
        yield Fault("too-many-things", name, {"limit": MAX_MESSAGES})
        return
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()
            yield Fault("not-fluent", name, {"line": shown(line[0]) if line else ""})
    for id, count in Counter(entry.id.name for entry in entries).items():
        if count > 1:
            yield Fault("same-id", f"{name}: message {shown(id)}")
    for entry in entries:
        yield from _entry_faults(entry, f"{name}: message {shown(entry.id.name)}")


def message_ids(text: str) -> list[str]:
    """The ids of the messages of a Fluent file."""
    resource = FluentParser(with_spans=False).parse(text)
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


def message_variables(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The messages of a Fluent file that speak of something, each with the names of what it speaks of."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            nodes = (node for node, _ in _parts(entry.value, 0))
            if named := {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}:
                yield entry.id.name, frozenset(named)


def _deepest(text: str) -> int:
    depth = deepest = 0
    for letter in text:
        if letter == "{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "}\n":
            depth = 0 if letter == "\n" and depth > DEEPEST_SOURCE else max(0, depth - (letter == "}"))
    return deepest


def _entry_faults(entry: ast.Message | ast.Term, where: str) -> Iterator[Fault]:
    if isinstance(entry, ast.Term):
        yield Fault("term-in-words", where)
        return
    if entry.attributes or entry.value is None:
        yield Fault("attribute-in-words", where)
        return
    parts = list(_parts(entry.value, 0))
    if len(parts) > MAX_PARTS:
        yield Fault("too-many-things", where, {"limit": MAX_PARTS})
        return
    length = 0
    for node, depth in parts:
        if depth > MAX_NESTED:
            yield Fault("words-too-nested", where, {"limit": MAX_NESTED})
            return
        match node:
            case ast.TextElement() | ast.StringLiteral():
                length += len(node.value)
                yield from text_faults(_read(node), where)
            case ast.FunctionReference() if node.id.name not in FUNCTIONS:
                yield Fault("function-in-words", where, {"function": shown(node.id.name)})
            case ast.MessageReference() | ast.TermReference():
                yield Fault("reference-in-words", where, {"name": shown(node.id.name)})
            case ast.SelectExpression() if len(node.variants) > MAX_VARIANTS:
                yield Fault("too-many-things", where, {"limit": MAX_VARIANTS})
    if length > MAX_MESSAGE:
        yield Fault("text-too-long", where, {"limit": MAX_MESSAGE})


def _read(node: ast.TextElement | ast.StringLiteral) -> str:
    """The text as it will be read: the escapes of a literal are what they stand for."""
    if isinstance(node, ast.TextElement):
        return str(node.value)
    return str(node.parse()["value"])


def _parts(node: Any, depth: int) -> Iterator[tuple[Any, int]]:
    """The parts of a pattern with how deep they lie."""
    if depth > MAX_NESTED + 1:
        return
    if isinstance(node, list):
        for one in node:
            yield from _parts(one, depth)
    elif isinstance(node, ast.BaseNode):
        yield node, depth
        inner = depth + isinstance(node, ast.Placeable | ast.SelectExpression)
        for part in vars(node).values():
            yield from _parts(part, inner)
