"""What a package can say: the ids of messages and the facts they are told with, read from its source.

Followed are constants, f-strings, either side of an `if ... else`, local names, parameters (to every
caller in the package) and what functions return. What stays unknown inside an id becomes a `*`.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

HOLE = "*"
VERB = re.compile(r"[a-z]+(-[a-z]+)*")
Facts = frozenset[str] | None
"""The variables that are surely told; None where the source does not show them."""

Function = ast.FunctionDef | ast.Lambda


class Spoken(NamedTuple):
    """A place in the source that says something; `id` may hold a hole for what is not known there."""

    id: str
    facts: Facts
    where: str


class Door(NamedTuple):
    """A callable whose argument becomes part of a message's id, and where the facts come in."""

    prefix: str
    position: int
    name: str
    facts: tuple[int, str] | None = None
    """The argument that is a dict of facts; without one the keywords are the facts."""
    aside: frozenset[str] = frozenset()
    """Keywords that are no facts."""


DOORS = {
    "Question": Door("ask-", 0, "ask", (2, "about")),
    "note": Door("event-", 0, "what", None, frozenset({"seat"})),
    "whisper": Door("event-", 1, "what", None, frozenset({"seat"})),
    "end": Door("outcome-", 1, "reason", None, frozenset({"won", "score"})),
    "Barred": Door("why-", 1, "reason", (3, "data")),
    "Fault": Door("fault-", 0, "code", (2, "facts")),
}
ERROR = Door("error-", 0, "code", None, frozenset({"faults"}))
FIXED = {"begin_turn": "event-turn", "begin_round": "event-round"}
"""Methods of the table that note one kind of event; their keywords are its facts."""
OPTION_DOORS = {"option": "id", "Option": "id", "Barred": "id", "Verb": "verb"}


class Source:
    """The syntax of some Python files, with everything in them that can be looked up."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.files = sorted(files)
        self.trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in self.files}
        self.parents: dict[ast.AST, ast.AST] = {}
        self.file_of: dict[ast.AST, Path] = {}
        self.functions: dict[str, list[ast.FunctionDef]] = {}
        self.calls: dict[str, list[ast.Call]] = {}
        for file, tree in self.trees.items():
            self.file_of[tree] = file
            for node in ast.walk(tree):
                for child in ast.iter_child_nodes(node):
                    self.parents[child] = node
                if isinstance(node, ast.FunctionDef):
                    self.functions.setdefault(node.name, []).append(node)
                elif isinstance(node, ast.Call) and (called := _called(node)):
                    self.calls.setdefault(called, []).append(node)

    # -- doors --------------------------------------------------------------------------------

    def spoken(self) -> list[Spoken]:
        """Every question, event, outcome, reason, fault, option and chance that the source can say."""
        found = [spoken for called, door in DOORS.items() for spoken in self.through(called, door)]
        found += [
            Spoken(id, _keywords(call, frozenset({"seat"})), self.where(call))
            for called, id in FIXED.items()
            for call in self.calls.get(called, [])
            if isinstance(call.func, ast.Attribute)
        ]
        return [*found, *self.options(), *self.chances()]

    def through(self, called: str, door: Door, seen: frozenset[str] = frozenset()) -> Iterator[Spoken]:
        """What is said through a door, also by functions that only hand the id on to it."""
        for call in self.calls.get(called, []):
            function = self.function_of(call)
            argument = _argument(call, door.position, door.name)
            if argument is None:
                continue
            handed = self._handed_on(argument, function)
            if handed is not None and isinstance(function, ast.FunctionDef):
                if function.name not in seen:
                    further = self._further(door, call, function, handed)
                    yield from self.through(function.name, further, seen | {function.name})
                continue
            facts = self._facts(call, door, function)
            for code in self.read(argument, function):
                if code:
                    yield Spoken(door.prefix + code, facts, self.where(call))

    def _handed_on(self, argument: ast.expr, function: Function | None) -> str | None:
        """The parameter of the function around it that the argument is, if it is one."""
        if isinstance(argument, ast.Name) and isinstance(function, ast.FunctionDef):
            named = argument.id in _parameters(function)
            if named and not list(self._assigned(argument.id, function)):
                return argument.id
        return None

    def _further(self, door: Door, call: ast.Call, function: ast.FunctionDef, parameter: str) -> Door:
        parameters = _parameters(function)
        aside = frozenset(parameters)
        facts = None
        if door.facts is not None:
            told = _argument(call, *door.facts)
            if isinstance(told, ast.Name) and told.id in parameters:
                facts = parameters.index(told.id), told.id
        return Door(door.prefix, parameters.index(parameter), parameter, facts, aside)

    def options(self) -> Iterator[Spoken]:
        """The verbs of options: what stands before the colon of an id, wherever one is written."""
        for file, tree in self.trees.items():
            if not _is_judge(file):
                for node, text in self._written_ids(tree):
                    yield Spoken(f"option-{text}", None, self.where(node))
        for called, name in OPTION_DOORS.items():
            for call in self.calls.get(called, []):
                argument = _argument(call, 0, name)
                for id in self.read(argument, self.function_of(call)) if argument is not None else ():
                    verb = id.partition(":")[0]
                    if HOLE not in verb:
                        yield Spoken(f"option-{verb}", None, self.where(call))

    def chances(self) -> Iterator[Spoken]:
        """What odds are about: the same, where the game's judge puts such an id together."""
        for file, tree in self.trees.items():
            if _is_judge(file):
                for node, text in self._written_ids(tree):
                    if isinstance(self.parents[node], ast.JoinedStr):
                        yield Spoken(f"odds-{text}", None, self.where(node))

    def _written_ids(self, tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                around = self.parents.get(node)
                first = not isinstance(around, ast.JoinedStr) or around.values[0] is node
                verb, colon, rest = node.value.partition(":")
                if first and colon and VERB.fullmatch(verb) and " " not in rest:
                    yield node, verb

    # -- errors -------------------------------------------------------------------------------

    def errors(self) -> Iterator[Spoken]:
        """Every error: by the code of its class, or by the code it is raised with."""
        codes = self._error_classes()
        for code in codes.values():
            yield Spoken(f"error-{code}", None, "a class of errors")
        for called, calls in self.calls.items():
            for call in calls:
                function = self.function_of(call)
                if called in codes or self._is_error_class(called, function):
                    told = _argument(call, 0, "code")
                    found = self.read(told, function) if told is not None else {codes.get(called, "")}
                    for code in found - {""}:
                        yield Spoken(f"error-{code}", _keywords(call, ERROR.aside), self.where(call))

    def _error_classes(self) -> dict[str, str]:
        """The classes of errors and their codes."""
        codes = {"HoldfastError": "holdfast"}
        classes = [n for tree in self.trees.values() for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
        for _ in classes:
            for one in classes:
                bases = [base.id for base in one.bases if isinstance(base, ast.Name) and base.id in codes]
                if bases and one.name not in codes:
                    codes[one.name] = _class_code(one) or codes[bases[0]]
        return codes

    def _is_error_class(self, called: str, function: Function | None) -> bool:
        """Is it a parameter that takes a class of errors?"""
        if not isinstance(function, ast.FunctionDef):
            return False
        return any(
            one.arg == called and one.annotation is not None and "Error]" in ast.unparse(one.annotation)
            for one in (*function.args.args, *function.args.kwonlyargs)
        )

    # -- reading expressions ------------------------------------------------------------------

    def read(self, node: ast.expr, function: Function | None, seen: frozenset[int] = frozenset()) -> set[str]:
        """The strings an expression may be, with holes for what is not known."""
        if id(node) in seen:
            return set()
        seen |= {id(node)}
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.JoinedStr(values=parts):
                return _joined(self.read(part, function, seen) for part in parts)
            case ast.FormattedValue(value=value):
                return self.read(value, function, seen)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return _joined(self.read(side, function, seen) for side in (left, right))
            case ast.IfExp(body=one, orelse=other):
                return self.read(one, function, seen) | self.read(other, function, seen)
            case ast.Name(id=name):
                return self._read_name(name, node, function, seen)
            case ast.Starred(value=ast.Call() as call):
                return self._returned(call, 0, seen)
            case ast.Call() as call if _called(call) in self.functions:
                return self._returned(call, None, seen)
        return {HOLE}

    def _read_name(
        self, name: str, node: ast.expr, function: Function | None, seen: frozenset[int]
    ) -> set[str]:
        around = function
        while around is not None:
            assigned = list(self._assigned(name, around))
            if assigned:
                return {text for value in assigned for text in self.read(value, around, seen)}
            if isinstance(around, ast.FunctionDef) and name in _parameters(around):
                return self._passed(name, around, seen)
            around = self.function_of(around)
        module = self.trees[self.file(node)]
        values = [value for value in self._assigned(name, module) if value is not node]
        return {text for value in values for text in self.read(value, None, seen)} or {HOLE}

    def _passed(self, name: str, function: ast.FunctionDef, seen: frozenset[int]) -> set[str]:
        """What callers pass for a parameter."""
        position = _parameters(function).index(name)
        found: set[str] = set()
        for call in self.calls.get(function.name, []):
            argument = _argument(call, position, name)
            if argument is not None:
                found |= self.read(argument, self.function_of(call), seen)
        return found or {HOLE}

    def _returned(self, call: ast.Call, index: int | None, seen: frozenset[int]) -> set[str]:
        """What the functions of that name return, or one place of the tuples they return."""
        found: set[str] = set()
        for function in self.functions.get(_called(call), []):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    for value in _either(node.value):
                        part = _part(value, index)
                        found |= self.read(part, function, seen) if part is not None else {HOLE}
        return found or {HOLE}

    def _assigned(self, name: str, scope: ast.AST) -> Iterator[ast.expr]:
        """The expressions that are bound to a name in a function or a module."""
        for node in ast.walk(scope):
            match node:
                case ast.Assign(targets=[target], value=value) | ast.NamedExpr(target=target, value=value):
                    yield from _bound(name, target, _either(value))
                case ast.AnnAssign(target=target, value=ast.expr() as value):
                    yield from _bound(name, target, _either(value))
                case ast.For(target=target, iter=items) | ast.comprehension(target=target, iter=items):
                    each = items.elts if isinstance(items, ast.Tuple | ast.List) else [items]
                    yield from _bound(name, target, each)

    # -- facts --------------------------------------------------------------------------------

    def _facts(self, call: ast.Call, door: Door, function: Function | None) -> Facts:
        if door.facts is None:
            return _keywords(call, door.aside)
        told = _argument(call, *door.facts)
        return frozenset() if told is None else self._keys(told, function)

    def _keys(self, node: ast.expr, function: Function | None) -> Facts:
        """The keys that a dict surely has."""
        match node:
            case ast.Constant(value=None):
                return frozenset()
            case ast.Dict(keys=keys):
                return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
            case ast.IfExp(body=one, orelse=other):
                here, there = self._keys(one, function), self._keys(other, function)
                return None if here is None or there is None else here & there
            case ast.Name(id=name) if function is not None:
                found = [self._keys(value, function) for value in self._assigned(name, function)]
                known = [keys for keys in found if keys is not None]
                return frozenset.intersection(*known) if known and len(known) == len(found) else None
        return None

    # -- places -------------------------------------------------------------------------------

    def function_of(self, node: ast.AST) -> Function | None:
        """The function around a node."""
        around = self.parents.get(node)
        while around is not None and not isinstance(around, ast.FunctionDef | ast.Lambda):
            around = self.parents.get(around)
        return around

    def file(self, node: ast.AST) -> Path:
        """The file a node stands in."""
        while node in self.parents:
            node = self.parents[node]
        return self.file_of[node]

    def where(self, node: ast.AST) -> str:
        """File and line."""
        return f"{self.file(node).name}:{getattr(node, 'lineno', 0)}"


def _is_judge(file: Path) -> bool:
    """Does it tell odds? A file, or a folder of them."""
    return not {"judge", "odds"}.isdisjoint((file.stem, file.parent.name))


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    for number, argument in enumerate(call.args[: position + 1]):
        if isinstance(argument, ast.Starred) or number == position:
            return argument
    return None


def _keywords(call: ast.Call, aside: frozenset[str]) -> Facts:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(str(name) for name in names) - aside


def _parameters(function: ast.FunctionDef) -> list[str]:
    arguments = function.args
    return [one.arg for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]


def _class_code(node: ast.ClassDef) -> str:
    for line in node.body:
        match line:
            case ast.Assign(targets=[ast.Name(id="code")], value=ast.Constant(value=str(code))):
                return code
    return ""


def _either(node: ast.expr) -> list[ast.expr]:
    return [*_either(node.body), *_either(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _part(node: ast.expr, index: int | None) -> ast.expr | None:
    if index is None:
        return node
    return node.elts[index] if isinstance(node, ast.Tuple) and index < len(node.elts) else None


def _bound(name: str, target: ast.expr, values: list[ast.expr]) -> Iterator[ast.expr]:
    if isinstance(target, ast.Name) and target.id == name:
        yield from values
    elif isinstance(target, ast.Tuple):
        for place, part in enumerate(target.elts):
            if isinstance(part, ast.Name) and part.id == name:
                for value in values:
                    yield _part(value, place) or value


def _joined(parts: Iterable[set[str]]) -> set[str]:
    return {"".join(some) for some in product(*parts)}
