"""The Fluent files as syntax: which messages there are, and which variables each of them uses."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import holdfast
from holdfast import words

SHIPPED = Path(holdfast.__file__).parent


class Written(NamedTuple):
    """A message as it stands in a file."""

    id: str
    file: Path
    node: ast.Message

    @property
    def variables(self) -> frozenset[str]:
        """The names of all its variables, in whichever variant."""
        found = _Variables()
        found.visit(self.node)
        return frozenset(found.names)

    @property
    def selects(self) -> list[ast.SelectExpression]:
        """Where it chooses between variants."""
        found = _Selects()
        found.visit(self.node)
        return found.expressions

    @property
    def references(self) -> frozenset[str]:
        """The messages that it is made of."""
        found = _References()
        found.visit(self.node)
        return frozenset(found.names)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _Selects(Visitor):
    def __init__(self) -> None:
        self.expressions: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.expressions.append(node)
        self.generic_visit(node)


def files(language: str, game: str = "") -> list[Path]:
    """The files that ship, as the program finds them once the games have brought theirs."""
    holdfast.shelf()
    return [path for path in words.files(language, game) if path.is_relative_to(SHIPPED)]


@cache
def entries(file: Path) -> tuple[ast.EntryType, ...]:
    """Everything in a file, junk included."""
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def junk(file: Path) -> Iterator[str]:
    """What the parser could not read."""
    for entry in entries(file):
        if isinstance(entry, ast.Junk):
            yield f"{file}: {(entry.content or '').splitlines()[0]}"


def written(language: str, game: str = "") -> list[Written]:
    """Every message of a language, of one game or of all, also where an id stands twice."""
    return [
        Written(entry.id.name, file, entry)
        for file in files(language, game)
        for entry in entries(file)
        if isinstance(entry, ast.Message)
    ]


@cache
def messages(language: str, game: str = "") -> dict[str, Written]:
    """The messages by their ids."""
    return {message.id: message for message in written(language, game)}
