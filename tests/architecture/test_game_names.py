"""No game is named outside its own folders: a new game is one package."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.imports import PACKAGE

WEB = PACKAGE.parent / "web"

GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
NAMES = {name for game in GAMES for name in (game, game.replace("_", "-"))}
NAMED = re.compile(rf"(?<![a-z])({'|'.join(sorted(NAMES))})(?![a-z])", re.IGNORECASE)


def belongs_to_a_game(path: Path) -> bool:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return any(part in GAMES for part in parts) or "page" in parts


def docstrings(tree: ast.AST) -> set[ast.expr]:
    """Examples in docstrings may name a game. So may the strings under a constant."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def names_in(tree: ast.AST) -> Iterator[str]:
    """Strings, names and imported modules."""
    explained = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in explained:
                yield text
            case ast.Name(id=text) | ast.Attribute(attr=text):
                yield text
            case ast.ImportFrom(module=str(text)):
                yield text
                yield from (alias.name for alias in node.names)
            case ast.Import():
                yield from (alias.name for alias in node.names)


def test_no_module_outside_a_games_own_folders_names_a_game() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}: {text}"
        for path in PACKAGE.rglob("*.py")
        if not belongs_to_a_game(path)
        for text in names_in(ast.parse(path.read_bytes()))
        if NAMED.search(text)
    }
    assert not found


def test_no_file_of_the_page_outside_a_games_own_folder_names_a_game() -> None:
    """Tests may: they play the games there are."""
    files = [path for folder in ("src", "build") for path in sorted((WEB / folder).rglob("*.*"))]
    shared = [
        path
        for path in files
        if path.suffix in {".ts", ".mjs", ".svelte", ".css", ".html"}
        and not path.name.endswith(".test.ts")
        and not any(part in NAMES for part in path.relative_to(WEB).parts)
    ]
    assert len(shared) > 100
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in shared
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert not found
