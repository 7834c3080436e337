"""Positions that claim the impossible, made from possible ones."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import holdfast

Change = Callable[[dict[str, Any]], object]
"""What to do to a possible state to make it impossible."""


def refused(plain: dict[str, Any], content: Path | None = None) -> list[tuple[str, str]]:
    """The faults that are told, as code and place."""
    with pytest.raises(holdfast.BadPosition) as error:
        holdfast.resume(plain, content=content)
    assert error.value.code == "impossible-position"
    return [(fault.code, fault.where) for fault in error.value.faults]


def put(*path: str | int) -> Callable[[Any], Change]:
    """Set the field at that path to a value."""

    def with_value(value: Any) -> Change:
        def change(state: dict[str, Any]) -> None:
            inner: Any = state
            for step in path[:-1]:
                inner = inner[step]
            inner[path[-1]] = value

        return change

    return with_value
