"""The shelf: games announce themselves by the entry point group `holdfast.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from holdfast import words
from holdfast.kernel.errors import UnknownGame, shown
from holdfast.kernel.rules import Rules

_put: dict[str, Rules[Any, Any]] = {}


@cache
def _announced() -> dict[str, Rules[Any, Any]]:
    found = {}
    for entry in sorted(entry_points(group="holdfast.games"), key=lambda entry: entry.name):
        rules: Rules[Any, Any] = entry.load()
        found[rules.id] = rules
        if rules.words_folder is not None:
            words.add_folder(rules.words_folder)
    return found


def games() -> dict[str, Rules[Any, Any]]:
    """Every game on the shelf by its id."""
    return _announced() | _put


def put(rules: Rules[Any, Any]) -> None:
    """Put a game on the shelf by hand, for as long as the program runs."""
    _put[rules.id] = rules
    if rules.words_folder is not None:
        words.add_folder(rules.words_folder)


def take_off(id: str) -> None:
    """Take a game that was put there by hand off the shelf again."""
    del _put[id]


def find(id: object) -> Rules[Any, Any]:
    """The game of that id."""
    found = games().get(id) if isinstance(id, str) else None
    if found is None:
        raise UnknownGame(game=shown(id), known=", ".join(games()))
    return found
