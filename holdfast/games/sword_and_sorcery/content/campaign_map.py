"""The campaign as its file tells it: which quest follows which, and what a party is remembered for."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content.vocabulary import (
    CAMPAIGN_CHECKS,
    alternatives,
    condition_mistakes,
    party_alignment,
)
from holdfast.games.sword_and_sorcery.message_ids import Fault

FILE = "campaign.toml"


class Memory(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False, frozen=True):
    """What a campaign remembers of a party."""

    flags: dict[str, int] = {}
    achievements: tuple[str, ...] = ()
    people: dict[str, str] = {}
    """What became of people whom the party met."""
    alignment: int = 0
    """Deeds of Law are counted up, deeds of Chaos down."""


NOTHING = Memory()

MEMORY_CHECKS: dict[str, Callable[..., bool]] = {
    "campaign": lambda memory, flag, number: memory.flags.get(flag, 0) >= int(number),
    "achieved": lambda memory, achievement: achievement in memory.achievements,
    "person": lambda memory, person, fate: memory.people.get(person) == fate,
    "party": lambda memory, alignment: party_alignment(memory.alignment) == alignment,
}
"""Conditions on what the campaign remembers."""

assert set(MEMORY_CHECKS) == set(CAMPAIGN_CHECKS)


def remembers(memory: Memory, text: str) -> bool:
    """Does a condition on the campaign alone hold? An empty one does.

    >>> remembers(Memory({"oath": 1}), "campaign oath 1 and not party chaos")
    True
    """
    return not text or any(
        all(MEMORY_CHECKS[check](memory, *args) is wanted for check, args, wanted in parts)
        for parts in _parsed(text)
    )


@cache
def _parsed(text: str) -> Sequence[Sequence[tuple[str, list[str], bool]]]:
    return alternatives(text)


class ChapterLink(Struct, forbid_unknown_fields=True, frozen=True, rename={"test": "if"}):
    """A quest that may follow."""

    quest: str
    test: str = ""


class ChapterEntry(Struct, forbid_unknown_fields=True, frozen=True):
    """A quest of the campaign and what follows it once it is won: the first whose condition holds."""

    quest: str
    next: tuple[ChapterLink, ...] = ()
    retired: bool = False
    """Only campaigns that began before it was remade still lead through it."""


class CampaignFile(Struct, forbid_unknown_fields=True):
    """`quests` in their order, or a graph of `chapters`, the first one first; other quests stand alone."""

    quests: tuple[str, ...] = ()
    chapters: tuple[ChapterEntry, ...] = ()

    def graph(self) -> tuple[ChapterEntry, ...]:
        """The chapters; a plain list of quests is a road without forks."""
        order = self.quests
        plain = [ChapterEntry(quest, (ChapterLink(then),)) for quest, then in pairwise(order)]
        last = [ChapterEntry(order[-1])] if order else []
        return *plain, *last, *self.chapters


class CampaignMap:
    """Which quest follows which."""

    def __init__(self, chapters: Sequence[ChapterEntry] = ()) -> None:
        self.chapters = {entry.quest: entry for entry in chapters}
        self.entries = tuple(chapters)

    @property
    def quests(self) -> tuple[str, ...]:
        """The quests that a new campaign may lead through, the first one first."""
        return tuple(entry.quest for entry in self.entries if not entry.retired)

    def after(self, quest: str, memory: Memory) -> str | None:
        """The quest that follows for a party of that memory; None at the end."""
        links = self.chapters[quest].next
        return next((link.quest for link in links if remembers(memory, link.test)), None)

    def steps_after(self, quest: str) -> list[list[str]]:
        """What may follow, step by step; several in a step where the road forks."""
        seen, steps, here = {quest}, list[list[str]](), [quest]
        while True:
            links = (link.quest for one in here if one in self.chapters for link in self.chapters[one].next)
            here = [one for one in dict.fromkeys(links) if one not in seen]
            if not here:
                return steps
            seen.update(here)
            steps.append(here)

    def faults(self, known: Sequence[str], first_rank: Callable[[str], int]) -> Iterator[Fault]:
        """Quests that are not there, or twice, or never reached; a first quest above rank I (SS-SETUP-10)."""
        names = [entry.quest for entry in self.entries]
        named = sorted({*names, *(link.quest for entry in self.entries for link in entry.next)})
        for quest in named:
            if quest not in known:
                yield Fault("unknown-value", f"{FILE}: quests", {"value": quest, "known": ", ".join(known)})
            elif quest not in names:
                yield Fault("not-a-chapter", f"{FILE}: quests", {"value": quest})
            if names.count(quest) > 1:
                yield Fault("named-twice", f"{FILE}: quests", {"value": quest})
        for entry in self.entries:
            where = f"{FILE}: {entry.quest}: next"
            for link in entry.next:
                yield from condition_mistakes(link.test, where, CAMPAIGN_CHECKS) if link.test else ()
            if any(not link.test for link in entry.next[:-1]):
                yield Fault("never-reached", where, {"value": entry.next[-1].quest})
            if entry.next and entry.next[-1].test:
                yield Fault("no-way-on", where)
        quests = self.quests
        if quests:
            reached = {quests[0], *(quest for step in self.steps_after(quests[0]) for quest in step)}
            for quest in quests:
                if quest not in reached:
                    yield Fault("never-reached", f"{FILE}: {quest}", {"value": quest})
            if quests[0] in known and first_rank(quests[0]) != 1:
                facts: dict[str, str | int] = {"quest": quests[0], "rank": first_rank(quests[0])}
                yield Fault("first-quest-rank", f"{FILE}: quests", dict(facts))
