"""A campaign: games of one kind, one after another, in which what was won is kept."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

S = TypeVar("S", bound=Struct)
C = TypeVar("C")

Course = Literal["won", "open", "next", "ahead"]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the campaign: which chapter, and how it went; `won` is None while it is being played."""

    chapter: str
    won: bool | None = None


class Chapter(Struct, frozen=True):
    """A chapter on the road: how it stands, and how often it was lost."""

    id: str
    course: Course
    lost: int = 0


class Campaign(ABC, Generic[S, C]):
    """What a game with a campaign brings. Each chapter is a game of its own; `kept` is plain data."""

    chapter: str
    """The setting that says which chapter is played."""
    sets: tuple[str, ...]
    """The settings that the campaign decides by itself, that one among them."""

    @abstractmethod
    def chapters(self, content: C) -> Sequence[str]:
        """The chapters in their order; none: this content has no campaign."""

    @abstractmethod
    def first(self, options: Mapping[str, Any], content: C) -> dict[str, Any]:
        """The options of the first game."""

    @abstractmethod
    def keep(self, state: S, won: bool) -> dict[str, Any]:
        """What is kept of a game, as it stands."""

    @abstractmethod
    def lay_out(
        self, kept: Mapping[str, Any], chapter: str, options: Mapping[str, Any], content: C
    ) -> tuple[dict[str, Any], S]:
        """The options and the first state of a further game, for those who kept that."""

    def view(self, kept: Mapping[str, Any], content: C) -> dict[str, Any]:
        """What people see of it between the games."""
        return dict(kept)


def next_chapter(chapters: Sequence[str], tries: Sequence[Try]) -> str | None:
    """The first chapter that is not won; None at the end of the road."""
    won = {one.chapter for one in tries if one.won}
    return next((chapter for chapter in chapters if chapter not in won), None)


def road(chapters: Sequence[str], tries: Sequence[Try]) -> list[Chapter]:
    """How every chapter stands.

    >>> [one.course for one in road(["gate", "hall", "throne"], [Try("gate", True), Try("hall", False)])]
    ['won', 'next', 'ahead']
    """
    won = {one.chapter for one in tries if one.won}
    open_now = {one.chapter for one in tries if one.won is None}
    following = next_chapter(chapters, tries)

    def course(chapter: str) -> Course:
        if chapter in open_now:
            return "open"
        if chapter in won:
            return "won"
        return "next" if chapter == following else "ahead"

    return [
        Chapter(
            chapter,
            course(chapter),
            sum(one.chapter == chapter and one.won is False for one in tries),
        )
        for chapter in chapters
    ]
