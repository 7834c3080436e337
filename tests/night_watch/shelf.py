"""Putting a game on the shelf for as long as a test needs it there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from holdfast.kernel import shelf
from holdfast.kernel.rules import Rules


@contextmanager
def on_the_shelf(rules: Rules[Any, Any]) -> Iterator[None]:
    """A game of the same id that was there before comes back afterwards."""
    before = shelf.games().get(rules.id)
    shelf.put(rules)
    try:
        yield
    finally:
        shelf.take_off(rules.id)
        if before is not None:
            shelf.put(before)
