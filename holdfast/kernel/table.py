"""The table that rules play on: the state, the content, chance and the events."""

from collections.abc import Callable, Generator, Mapping
from types import TracebackType
from typing import Any, Generic, NoReturn, cast

from msgspec import Struct
from typing_extensions import TypeVar

from holdfast.kernel.chance import Chance
from holdfast.kernel.event import Event
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Option, Question

S = TypeVar("S", bound=Struct)
C = TypeVar("C")
R = TypeVar("R")
EventT = TypeVar("EventT", bound=str, default=Any)
EndT = TypeVar("EndT", bound=str, default=Any)
"""The codes that a game may note and end with: its `message_ids` say which there are."""

Rule = Generator[Question, Option, R]
"""A rule asks questions, is sent the chosen options, and returns an R."""


class Ended(Exception):
    """Raised by `Table.end`: the game is over, whatever was going on."""


class Table(Generic[S, C, EventT, EndT]):
    """What the rules play on: state, content, chance, events."""

    __slots__ = (
        "_causes",
        "_depth",
        "_why",
        "active_seat",
        "chance",
        "content",
        "events",
        "observer",
        "options",
        "outcome",
        "quiet",
        "rounds",
        "state",
        "turns",
    )

    def __init__(
        self, state: S, content: C, options: Mapping[str, Any], chance: Chance, quiet: bool = False
    ) -> None:
        self.state = state
        self.content = content
        self.options = options
        self.chance = chance
        self.quiet = quiet
        """A quiet table keeps no events: for searches."""
        self.events: list[Event] = []
        self.observer: Callable[[], None] | None = None
        """Called after each event, with the state as it is at that moment."""
        self.outcome: Outcome | None = None
        self.turns = 0
        self.rounds = 0
        self.active_seat: int | None = None
        """The seat whose turn it is."""
        self._causes: list[str] = []
        """What events noted now come from, the nearest cause last."""
        self._why = ""
        self._depth = 0
        """The nearest cause and how many there are: every note asks for them."""

    def note(self, what: EventT, seat: int | None = None, /, **data: Any) -> None:
        """Say that something happened; every change of the state is noted."""
        self.chance.untouched = False
        if not self.quiet:
            self.events.append(Event(what, data, seat, self._why, self._depth))
            if self.observer is not None:
                self.observer()

    def whisper(self, to: tuple[int, ...], what: EventT, seat: int | None = None, /, **data: Any) -> None:
        """Say to some seats alone that something happened."""
        self.note(what, seat, **data)
        if not self.quiet:
            self.events[-1].seen_by = to

    def because(self, why: str) -> "Table[S, C, EventT, EndT]":
        """Everything noted inside this `with` came from `why` (a card, a power, a tile, a rule)."""
        self._causes.append(why)
        self._why = why
        self._depth += 1
        return self

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """The nearest cause is over."""
        causes = self._causes
        causes.pop()
        self._why = causes[-1] if causes else ""
        self._depth -= 1

    def begin_turn(self, seat: int | None = None, /, **data: Any) -> None:
        """A turn begins: what undo, snapshots and the log go by."""
        self.turns += 1
        self.active_seat = seat
        self._add("turn", seat, data)

    def begin_round(self, /, **data: Any) -> None:
        """A round begins."""
        self.rounds += 1
        self._add("round", None, data)

    def _add(self, what: str, seat: int | None, data: dict[str, Any]) -> None:
        """As `note` does it, which is written out, since it is called all the time."""
        self.chance.untouched = False
        if not self.quiet:
            self.events.append(Event(what, data, seat, self._why, self._depth))
            if self.observer is not None:
                self.observer()

    def end(self, won: bool, reason: EndT, score: int | None = None) -> NoReturn:
        """The game ends now."""
        self.outcome = Outcome(won, reason, score)
        cast(Any, self).note("end", won=won, reason=reason, score=score)
        raise Ended
