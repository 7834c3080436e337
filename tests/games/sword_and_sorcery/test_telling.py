"""In every quest that is offered a paragraph is told before what it brings."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import content

QUESTS = Path(content.__file__).parent / "quests"

BRINGS = frozenset(
    {
        "achieve",
        "boss",
        "chest",
        "close",
        "crowns",
        "enemy",
        "gate",
        "heal",
        "item",
        "loot",
        "lose",
        "open",
        "place",
        "shadow",
        "shards",
        "shrine",
        "spawn",
        "sway",
        "time",
        "treasure",
        "visit",
    }
)
"""Statements that players see the result of."""


def brings(statement: Any) -> bool:
    """Do players see what it does? What hangs on a condition is read by itself."""
    if isinstance(statement, dict):
        return "each" in statement and any(map(brings, statement.get("do", ())))
    return statement.split()[0] in BRINGS


def told_too_late(statements: Any) -> Iterator[str]:
    """Paragraphs that stand behind something they should have told."""
    if isinstance(statements, dict):
        for part in statements.values():
            yield from told_too_late(part)
    if isinstance(statements, list):
        brought = False
        for one in statements:
            if isinstance(one, str) and one.startswith("story ") and brought:
                yield one
            brought = brought or (not isinstance(one, list) and brings(one))
            yield from told_too_late(one)


@pytest.mark.parametrize("file", sorted(QUESTS.glob("*.toml")), ids=lambda file: file.stem)
def test_a_paragraph_is_told_before_what_it_brings(file: Path) -> None:
    quest = tomllib.loads(file.read_text(encoding="utf-8"))
    entries = [entry for kind in ("stories", "triggers", "actions") for entry in quest.get(kind, ())]
    late = {entry["id"]: list(told_too_late(entry.get("do", []))) for entry in entries}
    assert not {id: found for id, found in late.items() if found}
