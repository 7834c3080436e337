"""Awards: what players may be proud of, found in the record of a finished game.

An award collects things: `of` names those that one game adds, and it is earned with `goal` different ones.
So a first victory is an award with the goal 1, and "every warlord beaten" one with the goal 10.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from holdfast.kernel.event import Event
from holdfast.kernel.table import Table


class FinishedGame:
    """A game that is over, and what happened in it."""

    def __init__(self, table: Table[Any, Any], seats: int, id: str = "") -> None:
        outcome = table.outcome
        assert outcome is not None, "the game is not over"
        self.id = id
        """Tells it apart from the other games of a player."""
        self.outcome = outcome
        self.options: Mapping[str, Any] = table.options
        self.content: Any = table.content
        self.state: Any = table.state
        self.events: Sequence[Event] = table.events
        self.seats = seats
        self.rounds = table.rounds
        self.turns = table.turns

    @property
    def won(self) -> bool:
        """Was it won?"""
        return self.outcome.won

    def all(self, *what: str, **data: Any) -> Iterator[Event]:
        """The events of these names that have these data, in their order."""
        for event in self.events:
            if event.what in what and all(event.data.get(key) == value for key, value in data.items()):
                yield event

    def count(self, *what: str, **data: Any) -> int:
        """How many such events there were."""
        return sum(1 for _ in self.all(*what, **data))

    def happened(self, *what: str, **data: Any) -> bool:
        """Was there such an event?"""
        return next(self.all(*what, **data), None) is not None

    def values(self, key: str, *what: str) -> set[str]:
        """The values that these events have under that key."""
        return {event.data[key] for event in self.all(*what) if key in event.data}

    def itself(self, counts: bool = True) -> Iterable[str]:
        """What an award of several games collects: this game, if it counts."""
        return (self.id,) if counts else ()


Collects = Callable[[FinishedGame], Iterable[str] | bool]


class Award(Struct, frozen=True):
    """An award: its id, its picture, what a game adds to it, and with how many different things it is earned.

    `of` may also say whether the game earns it at once. Words: `award-<id>` and `award-<id>-help`.
    """

    id: str
    icon: str
    of: Collects
    goal: int = 1

    def collected(self, game: FinishedGame) -> frozenset[str]:
        """What that game adds."""
        found = self.of(game)
        if isinstance(found, bool):
            return frozenset({"done"} if found else ())
        return frozenset(found)


def of_game(awards: Sequence[Award], game: FinishedGame) -> dict[str, list[str]]:
    """What a game adds to each of the awards, without those to which it adds nothing."""
    found = ((award.id, award.collected(game)) for award in awards)
    return {id: sorted(things) for id, things in found if things}


def together(awards: Sequence[Award], games: Iterable[Mapping[str, Iterable[str]]]) -> dict[str, int]:
    """How much of each award several games have done together, at most its goal."""
    done: dict[str, set[str]] = {award.id: set() for award in awards}
    for game in games:
        for id, things in game.items():
            if id in done:
                done[id].update(things)
    return {award.id: min(len(done[award.id]), award.goal) for award in awards}
