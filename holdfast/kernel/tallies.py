"""What a turn gains and what it costs, counted by events: puzzles compare ways to play a turn by it."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from holdfast.kernel.event import Event


class Tallies(Struct, frozen=True):
    """By the name of each thing that is counted the events that count; words `puzzle-fact-<name>`."""

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
