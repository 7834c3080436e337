"""The shelf: games announce themselves by the entry point group `holdfast.games`.

A game is opened when it is asked for, so one that is broken does not keep the others from play.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from holdfast import words
from holdfast.kernel.errors import UnknownGame, shown
from holdfast.kernel.rules import Rules

_put: dict[str, Rules[Any, Any]] = {}


@cache
def _announced() -> dict[str, EntryPoint]:
    entries = entry_points(group="holdfast.games")
    return {entry.name: entry for entry in sorted(entries, key=lambda entry: entry.name)}


@cache
def _opened(id: str) -> Rules[Any, Any]:
    rules: Rules[Any, Any] = _announced()[id].load()
    _read_words(rules)
    return rules


def _read_words(rules: Rules[Any, Any]) -> None:
    if rules.wording.folder is not None:
        words.add_folder(rules.wording.folder)


def ids() -> list[str]:
    """The ids of the games on the shelf."""
    return [*_announced(), *(id for id in _put if id not in _announced())]


def games() -> dict[str, Rules[Any, Any]]:
    """Every game on the shelf by its id."""
    return {id: find(id) for id in ids()}


def put(rules: Rules[Any, Any]) -> None:
    """Put a game on the shelf by hand, for as long as the program runs."""
    _put[rules.id] = rules
    _read_words(rules)


def take_off(id: str) -> None:
    """Take a game that was put there by hand off the shelf again."""
    del _put[id]


def find(id: object) -> Rules[Any, Any]:
    """The game of that id."""
    if isinstance(id, str):
        if id in _put:
            return _put[id]
        if id in _announced():
            return _opened(id)
    raise UnknownGame(game=shown(id), known=", ".join(ids()))
