"""Clients of the kernel play through `Game` alone; import-linter checks their imports, this what they use."""

import ast

from tests.architecture.imports import PACKAGE

CLIENTS = ("bots", "cli.py", "lab", "review", "rl", "server", "terminal")
OF_THE_TABLE = {
    "chance",
    "content",
    "events",
    "outcome",
    "quiet",
    "script",
    "state",
    "turns",
    "rounds",
    "note",
}
"""What the rules use of the table they play on."""
OF_THE_RULES = {"decode", "encode", "odds", "set_up", "step", "upgrade", "view"}
"""What `Game` asks of the rules."""


def last_name(node: ast.expr) -> str:
    """The name that an expression ends with."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=func):
            return last_name(func)
    return ""


def reaches_in(node: ast.Attribute) -> bool:
    """Does it take something from inside a game?"""
    owner = last_name(node.value)
    return (
        (node.attr.startswith("_") and owner == "game")
        or (node.attr == "table" and owner in {"game", "after", "future", "builder"})
        or (node.attr in OF_THE_TABLE and owner == "table" and isinstance(node.value, ast.Attribute))
        or (node.attr in OF_THE_RULES and owner == "rules" and isinstance(node.value, ast.Attribute))
    )


def found_in(source: str) -> list[int]:
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute))
    return [node.lineno for node in nodes if reaches_in(node)]


def test_clients_use_the_public_calls_of_game_alone() -> None:
    found = []
    for room in CLIENTS:
        folder = PACKAGE / room
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            lines = found_in(path.read_text(encoding="utf-8"))
            found += [f"{path.relative_to(PACKAGE)}:{line}" for line in lines]
    assert found == []


def test_reaching_inside_a_game_is_noticed() -> None:
    reaching = [
        "game.table.chance.count",
        "walk.game.table",
        "x.game._since",
        "game.rules.encode(1)",
        "a.table.chance",
    ]
    assert [source for source in reaching if not found_in(source)] == []
    assert found_in("game.turns + self.table.number + game.rules.id") == []
