"""Retired names stay out: one word for one thing, and the field's word for it."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.imports import PACKAGE

ROOMS = ("kernel", "server", "review", "terminal", "lab", "bots", "rl", "words", "cli.py")
RETIRED = {
    "Audience": "Broadcaster",
    "Company": "BotChat",
    "Glance": "TableSummary",
    "House": "TableRegistry",
    "Moment": "HistoryEntry",
    "Pasts": "ReplayQueries",
    "Sentence": "GameMessage",
    "Serving": "ServerConfig",
    "Sitter": "Participant",
    "Sitting": "TerminalSession",
    "Speech": "Translator",
    "Standing": "LoadedTable",
    "Stretch": "Segment",
    "Teller": "MessageBuilder",
    "Thinkers": "AsyncWorkerPool",
    "Trail": "Timeline",
    "Watcher": "Subscriber",
    "Weighed": "EvaluatedChoice",
    "Judged": "Checked",
    "Wish": "Request",
    "Worth": "WinEstimate",
    "deed": "action",
    "errand": "task",
    "habit": "prior_weight",
    "heed": "handle",
    "heeded": "handled",
    "house": "registry",
    "impulse": "policy",
    "inclination": "policy",
    "lean": "trim",
    "reckoned": "computed",
    "serving": "server_config",
    "sitter": "participant",
    "speech": "translator",
    "teller": "builder",
    "urge": "policy",
    "weighed": "evaluated",
    "wish": "request",
}
"""The old name and the one in use; also as a part of a name."""
RETIRED_IN_GAMES = {
    "Blow": "AttackOdds",
    "Hands": "UsableItems",
    "Instinct": "PolicyWeights",
    "Kit": "Loadout",
    "Nature": "EnemyProfile",
    "Prospect": "Situation",
    "Unforeseen": "UnknownOdds",
    "Worn": "EquipmentSet",
    "cardsense": "card_values",
    "inclination": "policy",
    "intent": "explain",
    "judge": "evaluation_weights",
    "kit": "loadout",
    "memo": "caches",
    "nature": "profile",
    "prospect": "situation",
    "rite": "mana_value",
    "urge": "policy",
}
"""The same for the games."""
PREFIXES = {"MOST": "MAX", "LEAST": "MIN", "LONGEST": "MAX", "FEWEST": "MIN", "LARGEST": "MAX"}
"""The same for the first word of a constant."""
KEPT = {
    "LEAST_SQUARE",
    "least_squares",
}
"""Names of libraries and of mathematics."""


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Everything that a module names: classes, functions, parameters, variables, attributes."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name):
                yield node.lineno, name


def parts(name: str) -> Iterator[str]:
    """The words of a name in snake case, or the whole of one in camel case."""
    yield name
    yield name.removesuffix("Told")
    yield from (part.removesuffix("s") for part in name.strip("_").split("_"))


def test_retired_names_stay_out() -> None:
    found = []
    for room in ROOMS:
        folder = PACKAGE / room
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            for line, name in names(ast.parse(path.read_text(encoding="utf-8"))):
                if name in KEPT:
                    continue
                old = next((part for part in parts(name) if part in RETIRED), None)
                first, _, rest = name.partition("_")
                if old is not None:
                    found.append(f"{path.relative_to(PACKAGE)}:{line}: {name}: say {RETIRED[old]}")
                elif name.isupper() and rest and first in PREFIXES:
                    found.append(f"{path.relative_to(PACKAGE)}:{line}: {name}: say {PREFIXES[first]}_{rest}")
                elif name.endswith("Told") or name.endswith("_told"):
                    found.append(f"{path.relative_to(PACKAGE)}:{line}: {name}: say what is sent")
    assert not found, "\n".join(found)


def test_retired_names_stay_out_of_the_games() -> None:
    found = []
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        for line, name in names(ast.parse(path.read_text(encoding="utf-8"))):
            old = next((part for part in parts(name) if part in RETIRED_IN_GAMES), None)
            if old is not None:
                found.append(f"{path.relative_to(PACKAGE)}:{line}: {name}: say {RETIRED_IN_GAMES[old]}")
    assert not found, "\n".join(found)


def room_of(path: Path) -> tuple[str, ...]:
    """The same for the same room of every game."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ("games", parts[2]) if parts[0] == "games" and len(parts) > 2 else parts


def test_one_class_for_one_name() -> None:
    """Only the same rooms of several games may call the same thing by the same name."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path)
    assert len(found) > 500
    shared = {
        name: [str(path.relative_to(PACKAGE)) for path in paths]
        for name, paths in found.items()
        if len({room_of(path) for path in paths}) > 1
        or len({path.relative_to(PACKAGE).parts[:2] for path in paths}) < len(paths)
    }
    assert not shared
