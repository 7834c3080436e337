"""The games that ship, and where their source lies."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import holdfast
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.rules import Rules

PACKAGE = Path(holdfast.__file__).parent


def games() -> list[Rules[Any, Any]]:
    """The games on the shelf that live in this house; a game of another house brings its own words."""
    return [rules for rules in holdfast.shelf().values() if type(rules).__module__.startswith("holdfast.")]


def folder(rules: Rules[Any, Any]) -> Path:
    """The package of a game."""
    return Path(str(sys.modules[type(rules).__module__].__file__)).parent


def files_of(rules: Rules[Any, Any]) -> list[Path]:
    """The source of a game."""
    return sorted(folder(rules).rglob("*.py"))


def other_files() -> list[Path]:
    """Everything but the games."""
    return sorted(file for file in PACKAGE.rglob("*.py") if PACKAGE / "games" not in file.parents)


def error_classes() -> dict[str, type[HoldfastError]]:
    """Every class of errors, by its name."""
    for file in other_files():
        if "migrations" not in file.parts:
            import_module(
                ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
            )
    found: list[type[HoldfastError]] = [HoldfastError]
    for kind in found:
        found += kind.__subclasses__()
    return {kind.__name__: kind for kind in found if kind.__module__.startswith("holdfast.")}
