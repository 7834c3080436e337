"""The lessons of the games, as a browser reads them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from holdfast.kernel import shelf
from holdfast.kernel.lesson import Step, begin, lesson_of
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.cached_text import Page, page


class LessonTold(msgspec.Struct, frozen=True):
    """A position to begin with, the luck from there on, and what is said and done step by step."""

    position: dict[str, Any]
    seed: int
    steps: Sequence[Step]


@cache
def lesson(game: str) -> Page:
    """The lesson of a game."""
    rules = shelf.find(game)
    found = lesson_of(rules)
    if found is None:
        raise NoSuchTable("no-such-lesson", game=game)
    told = LessonTold(begin(rules, found).position(), found.seed, found.step)
    return page(msgspec.json.encode(told))
