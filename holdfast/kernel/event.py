"""What happened, as data: the log, the animations and the statistics are read from it."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct


class Event(Struct, gc=False, omit_defaults=True):
    """One thing that happened.

    `what` names it, `data` holds ids and numbers, `why` the card, power or rule it came from,
    `depth` how deep it lies inside what caused it, `seen_by` the seats that may see it (None: all).
    """

    what: str
    data: dict[str, Any] = {}
    seat: int | None = None
    why: str = ""
    depth: int = 0
    seen_by: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: an onlooker) see it?"""
        return self.seen_by is None or seat in self.seen_by


class Tallies(Struct, frozen=True):
    """What a turn gains and what it costs, by events: puzzles compare ways to play a turn by it.

    By the name of each thing that is counted the events that count; words `puzzle-fact-<name>`.
    """

    gains: Mapping[str, frozenset[str]] = {}
    """The first one is what turns are about: enemies that are beaten."""
    losses: Mapping[str, frozenset[str]] = {}

    def count(self, events: Iterable[Event]) -> dict[str, int]:
        """How often each thing happened."""
        counted = {**self.gains, **self.losses}
        found = dict.fromkeys(counted, 0)
        for event in events:
            for name, whats in counted.items():
                if event.what in whats:
                    found[name] += 1
        return found
