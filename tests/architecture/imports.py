"""Which module imports which, read from the source."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import holdfast

PACKAGE = Path(holdfast.__file__).parent

Graph = dict[str, set[str]]


def modules() -> dict[str, Path]:
    """Every module of `holdfast` by its dotted name; a package stands for its `__init__.py`."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def import_graph() -> Graph:
    """Who imports whom: at the top of a module, inside a function, or for type checkers alone."""
    known = modules()
    return {name: set(imported(path.read_text("utf-8"), known)) - {name} for name, path in known.items()}


def imported(source: str, known: dict[str, Path]) -> Iterator[str]:
    """The known modules that a source imports; what `from package import name` finds in the package itself
    counts as an import of its `__init__.py`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name in known)
            case ast.ImportFrom(module=str(module), names=names, level=0) if module in known:
                for alias in names:
                    submodule = f"{module}.{alias.name}"
                    yield submodule if submodule in known else module


def cycles(graph: Graph) -> list[list[str]]:
    """The groups of modules that import one another (Tarjan's strongly connected components)."""
    found: list[list[str]] = []
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            at = stack.index(name)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for name in sorted(graph):
        if name not in index:
            visit(name)
    return found


def shortest_cycle(graph: Graph, group: list[str]) -> list[str]:
    """The shortest way in the group that comes back to where it began."""
    inside = set(group)
    best: list[str] = []
    for start in group:
        ways = [[start]]
        seen = {start}
        while ways:
            way = ways.pop(0)
            following = graph[way[-1]] & inside
            if start in following:
                if not best or len(way) < len(best):
                    best = way
                break
            for name in sorted(following - seen):
                seen.add(name)
                ways.append([*way, name])
    return [*best, best[0]]
