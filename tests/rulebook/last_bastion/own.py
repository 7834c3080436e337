"""Cards of a test's own that fall to any roll: for rules about what follows a won fight."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from holdfast.kernel.game import Game
from tests.rulebook.last_bastion.find import own_content
from tests.rulebook.last_bastion.play import choose
from tests.rulebook.last_bastion.positions import position

STRANGER = "stranger"
"""A red monster of resistance 0."""
PRETENDER = "pretender"
"""A red warlord of resistance 0."""


def stranger(folder: Path, **icons: Sequence[str]) -> Path:
    """A content in which the stranger has these icons."""
    entry: dict[str, Any] = {"id": STRANGER, "colour": "red", "resistance": 0}
    return own_content(folder, entry | {kind: list(codes) for kind, codes in icons.items()})


def pretender(folder: Path, exit: Sequence[str], **icons: Sequence[str]) -> Path:
    """A content in which the pretender has these icons."""
    entry: dict[str, Any] = {"id": PRETENDER, "colour": "red", "resistance": 0, "exit": list(exit)}
    return own_content(folder, entry | {kind: list(codes) for kind, codes in icons.items()}, warlords=True)


def defeat(
    folder: Path,
    heroes: Mapping[str, Mapping[str, Any]],
    exit: Sequence[str],
    cards: Mapping[str, str | Mapping[str, Any]] | None = None,
    *,
    lord: bool = False,
    **facts: Any,
) -> Game:
    """The first hero defeats a stranger (or the pretender) that has these exit effects, on red-2."""
    content = pretender(folder, exit) if lord else stranger(folder, exit=exit)
    first, *others = heroes.items()
    table = {first[0]: {"at": "tower", **first[1]}, **dict(others)}
    script = [*["combat:green"] * 3, *(["grey:green"] if rolls_grey(table) else []), *facts.pop("script", ())]
    game = position(
        table,
        {"red-2": PRETENDER if lord else STRANGER, **(cards or {})},
        content=content,
        script=script,
        **facts,
    )
    return choose(game, "fight:red-2", "win:red-2")


def rolls_grey(heroes: Mapping[str, Mapping[str, Any]]) -> bool:
    """Is the fighter Kazgin with his power?"""
    id, facts = next(iter(heroes.items()))
    return id == "kazgin" and not facts.get("cursed") and facts.get("status", "healthy") == "healthy"
