"""A campaign: games of one kind, one after another, in which what was won is kept."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from holdfast.kernel.event import Event

S = TypeVar("S", bound=Struct)
C = TypeVar("C")

ChapterStatus = Literal["won", "open", "next", "ahead"]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the campaign: which chapter, and how it went; `won` is None while it is being played."""

    chapter: str
    won: bool | None = None


class CampaignChapter(Struct, frozen=True):
    """A chapter on the road: how it stands, and how often it was lost.

    Where the road ahead forks, several chapters have the same `step`.
    """

    id: str
    course: ChapterStatus
    lost: int = 0
    step: int = 0


class ChapterReport(Struct, frozen=True):
    """What one game of a chapter showed of it.

    `numbers` are counts and shares; `seen` names by their kind the things that were come upon or used, out
    of those that the chapter has.
    """

    numbers: dict[str, float]
    seen: dict[str, dict[str, bool]]


class Campaign(ABC, Generic[S, C]):
    """What a game with a campaign brings. Each chapter is a game of its own; `kept` is plain data."""

    chapter: str
    """The setting that says which chapter is played."""
    sets: tuple[str, ...]
    """The settings that the campaign decides by itself, that one among them."""
    story_question: str = ""
    """How the question is called in which players decide what the story becomes, if there is one."""

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

    def has(self, chapter: str, content: C) -> bool:
        """Is that chapter on some road of the campaign, perhaps on one that new campaigns do not take?"""
        return chapter in self.chapters(content)

    def after(self, chapter: str, kept: Mapping[str, Any], content: C) -> str | None:
        """The chapter that follows a won one for those who kept that; None at the end of the road."""
        order = list(self.chapters(content))
        return next(iter(order[order.index(chapter) + 1 :]), None)

    def steps_after(self, chapter: str, content: C) -> Sequence[Sequence[str]]:
        """The chapters that may follow, step by step; several in one step where the road forks."""
        order = list(self.chapters(content))
        return [[one] for one in order[order.index(chapter) + 1 :]]

    def report(self, state: S, events: Sequence[Event], content: C) -> ChapterReport:
        """What a finished game showed of its chapter."""
        return ChapterReport({}, {})

    def view(self, kept: Mapping[str, Any], content: C) -> dict[str, Any]:
        """What people see of it between the games."""
        return dict(kept)


def next_chapter(
    campaign: Campaign[Any, C], content: C, tries: Sequence[Attempt], kept: Mapping[str, Any]
) -> str | None:
    """The chapter to play next: the last one until it is won, then what follows it; None at the end."""
    known = [one for one in tries if campaign.has(one.chapter, content)]
    if not known:
        return next(iter(campaign.chapters(content)), None)
    last = known[-1]
    return campaign.after(last.chapter, kept, content) if last.won else last.chapter


def road(
    campaign: Campaign[Any, C], content: C, tries: Sequence[Attempt], kept: Mapping[str, Any]
) -> list[CampaignChapter]:
    """The chapters that were played, the next one, and what may lie ahead: step by step."""
    lost: dict[str, int] = {}
    courses: dict[str, ChapterStatus] = {}
    for one in tries:
        if campaign.has(one.chapter, content):
            lost[one.chapter] = lost.get(one.chapter, 0) + (one.won is False)
            courses[one.chapter] = "won" if one.won else "open" if one.won is None else "next"
    following = next_chapter(campaign, content, tries, kept)
    if following is not None and courses.get(following) != "open":
        courses[following] = "next"
    found = [
        CampaignChapter(id, course, lost.get(id, 0), step)
        for step, (id, course) in enumerate(courses.items())
    ]
    ahead = campaign.steps_after(following, content) if following is not None else ()
    for step, chapters in enumerate(ahead, len(found)):
        found += [CampaignChapter(id, "ahead", 0, step) for id in chapters if id not in courses]
    return found
