"""The history of a game, as it is stored (event sourcing with snapshots).

The choices that were not taken back are stored in segments between snapshots: each snapshot comes with the
segment that led to it. The newest snapshot and the choices since are a timeline, derived from the moves
without playing them. It is stored as a checkpoint from time to time, and a table is loaded from there.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.msgpack import decode, encode
from msgspec.structs import replace

from holdfast.kernel.event import Event
from holdfast.kernel.game import Order
from holdfast.kernel.history import Snapshot, UndoUnit

Target = tuple[int, int]
"""Where undo may go: the number of a choice, and how many results of chance there were before it."""


class LoggedEvent(Struct, frozen=True, gc=False):
    """A line of the log: its place, how many choices had led to it, and the event."""

    at: int
    choice: int
    event: Event


class StoredChoice(Struct, frozen=True, array_like=True, gc=False):
    """A choice, whether standing orders made it, and how many results and lines of the log came of it."""

    id: str
    by_order: bool = False
    results: int = 0
    lines: int = 0


class Segment(Struct, frozen=True, array_like=True):
    """The choices from one snapshot to the next, with what chance decided and what happened meanwhile."""

    steps: Sequence[StoredChoice] = ()
    chance: Sequence[str] = ()
    events: Sequence[Event] = ()

    def logged(self, choices: int, first: int) -> Iterator[LoggedEvent]:
        """The lines of the log, where the segment begins after that many choices and lines."""
        opening = len(self.events) - sum(step.lines for step in self.steps)
        counts = (opening, *(step.lines for step in self.steps))
        at = 0
        for choice, count in enumerate(counts, choices):
            for event in self.events[at : at + count]:
                yield LoggedEvent(first + at, choice, event)
                at += 1

    def up_to(self, steps: int) -> "Segment":
        """The part of it before that step."""
        rest = self.steps[steps:]
        results = len(self.chance) - sum(step.results for step in rest)
        lines = len(self.events) - sum(step.lines for step in rest)
        return Segment(self.steps[:steps], self.chance[:results], self.events[:lines])


class ResumePoint(Struct, frozen=True):
    """A snapshot to play on from, and what undo must know of the choices before it.

    `undo` is where each unit of undo led to; `turn` and `round` are the first choices of the turn and the
    round that were under way.
    """

    snapshot: Snapshot
    undo: dict[UndoUnit, Target] = {}
    turn: Target | None = None
    round: Target | None = None


class UndoRequest(Struct, frozen=True):
    """Seat `by` asks to take back everything from choice `to` on; these seats have agreed."""

    by: int
    to: int
    agreed: list[int] = []


class TableCheckpoint(Struct, frozen=True):
    """How a table stood after move `number`: a start, the choices and results since, and standing orders.

    `dealt` are the results of the set-up, `drawn` counts those before the game began; `asked` are the
    standing orders that the open question was asked by, since move `asked_since`, and who has `declined` to
    answer it; `positions` tells for each of the last moves from which choice on it changed the game;
    `turn_end`: it is asked whether to end the turn; `passing` are the seats that do not want to be asked it;
    `giving_up` those that would give up; `taking_back` is what somebody asks to take back.
    """

    number: int
    at: int
    rules: int
    seed: int
    take: int
    drawn: int
    dealt: list[str]
    from_setup: bool
    start: ResumePoint
    steps: list[StoredChoice]
    chance: list[str]
    orders: dict[int, Order]
    asked: dict[int, Order]
    asked_since: int
    declined: list[int]
    positions: list[int]
    recovered: dict[str, int] | None
    turn_end: bool = False
    passing: list[int] = []
    giving_up: list[int] = []
    taking_back: UndoRequest | None = None


def read_segment(stored: bytes) -> Segment:
    """A segment as it was stored."""
    return decode(stored, type=Segment)


def read_resume_point(stored: bytes, state: bytes) -> ResumePoint:
    """A start as it was stored beside its state."""
    start = decode(stored, type=ResumePoint)
    return replace(start, snapshot=replace(start.snapshot, state=state))


def encode_without_state(start: ResumePoint) -> bytes:
    """A start as it is stored beside its state."""
    return encode(replace(start, snapshot=replace(start.snapshot, state=b"")))
