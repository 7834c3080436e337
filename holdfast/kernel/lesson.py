"""A lesson: the first turns of a game on a prepared position, with a few words at each step.

A game that has one keeps it in `content/lesson.toml`:

    seed = 7                          # the luck of the lesson, the same each time
    opening = ["place:green-2"]       # played before the pupil sits down
    [options]
    players = 2
    [[step]]
    say = "lesson-welcome"            # a Fluent message
    point = ["market"]                # things on the board to look at
    choose = "move:market"            # what the pupil is to do; without it, read and go on
"""

from typing import Any

from msgspec import Struct

from holdfast.kernel.errors import BadContent
from holdfast.kernel.game import Game
from holdfast.kernel.record import new, resume
from holdfast.kernel.rules import Rules

FILE = "lesson.toml"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step: what is said, what is pointed at, what is to be chosen."""

    say: str
    point: tuple[str, ...] = ()
    choose: str = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The first turns, step by step."""

    seed: int
    step: tuple[LessonStep, ...]
    options: dict[str, Any] = {}
    opening: tuple[str, ...] = ()

    @property
    def messages(self) -> tuple[str, ...]:
        """What is said in it."""
        return tuple(step.say for step in self.step)


def has_lesson(rules: Rules[Any, Any]) -> bool:
    """Does the game ship with a lesson?"""
    return any((folder / FILE).is_file() for folder in rules.content_folders)


def lesson_of(rules: Rules[Any, Any]) -> Lesson | None:
    """The lesson of a game, if it has one."""
    if not has_lesson(rules):
        return None
    folder = rules.folder(None)
    lesson = folder.one(FILE, Lesson)
    if lesson is None:
        raise BadContent(faults=folder.faults)
    return lesson


def begin(rules: Rules[Any, Any], lesson: Lesson) -> Game:
    """The game as the pupil finds it: its luck is that of the lesson from here on."""
    game = new(rules.id, dict(lesson.options), lesson.seed)
    for choice in lesson.opening:
        game.choose(choice)
    return resume(game.position(), seed=lesson.seed)
