"""The lessons of the games, as a browser reads them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from holdfast.kernel import shelf
from holdfast.kernel.lesson import LessonStep, begin, lesson_of
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.cached_text import CachedText, cached_text


class LessonData(msgspec.Struct, frozen=True):
    """A position to begin with, the luck from there on, and what is said and done step by step."""

    position: dict[str, Any]
    seed: int
    steps: Sequence[LessonStep]


@cache
def lesson(game: str) -> CachedText:
    """The lesson of a game."""
    rules = shelf.find(game)
    found = lesson_of(rules)
    if found is None:
        raise NoSuchTable("no-such-lesson", game=game)
    told = LessonData(begin(rules, found).position(), found.seed, found.step)
    return cached_text(msgspec.json.encode(told))
