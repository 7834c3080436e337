"""The games of this house, and where their source lies."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import holdfast
from holdfast.kernel.rules import Rules
from tests.words.source import Source

HOUSE = Path(holdfast.__file__).parent


def games() -> list[Rules[Any, Any]]:
    """The games on the shelf that live in this house; a game of another house brings its own words."""
    return [rules for rules in holdfast.shelf().values() if type(rules).__module__.startswith("holdfast.")]


def folder(rules: Rules[Any, Any]) -> Path:
    """The package of a game."""
    return Path(str(sys.modules[type(rules).__module__].__file__)).parent


@cache
def source(rules: Rules[Any, Any]) -> Source:
    """The source of a game."""
    return Source(folder(rules).rglob("*.py"))


@cache
def house_source() -> Source:
    """Everything but the games."""
    return Source(file for file in HOUSE.rglob("*.py") if HOUSE / "games" not in file.parents)
