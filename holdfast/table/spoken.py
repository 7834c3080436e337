"""Messages as they are sent: without the arguments that no language has a use for."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from holdfast import words
from holdfast.kernel.message import Arg, Message

Uses = dict[str, frozenset[str]]


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
        patterns = dict(_patterns(language, game))
        for id in patterns:
            if not id.startswith("-"):
                found.setdefault(id, set()).update(_variables(patterns, id, set()))
    return {id: frozenset(names) for id, names in found.items()}


def _patterns(language: str, game: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    parser = FluentParser(with_spans=False)
    for path in words.files(language, game):
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry
            elif isinstance(entry, ast.Term):
                yield f"-{entry.id.name}", entry


def _variables(patterns: dict[str, ast.Message | ast.Term], id: str, seen: set[str]) -> set[str]:
    """The variables of a message and of those it speaks through."""
    if id in seen or id not in patterns:
        return set()
    seen.add(id)
    own: set[str] = set()
    for node in _nodes(patterns[id]):
        if isinstance(node, ast.VariableReference):
            own.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            own |= _variables(patterns, node.id.name, seen)
        elif isinstance(node, ast.TermReference):
            own |= _variables(patterns, f"-{node.id.name}", seen)
    return own


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """The node and everything in it."""
    if isinstance(node, list):
        for one in node:
            yield from _nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)
