"""The history of a game: its choices, to go back to, and snapshots to replay from."""

from typing import Literal

from msgspec import Struct

from holdfast.kernel.errors import CannotUndo

UndoUnit = Literal["choice", "action", "turn", "round"]


class HistoryEntry(Struct, frozen=True, gc=False):
    """A choice that was made, and where it stood: the entries that undo can go back to.

    `number` counts the choices before it, `results` and `events` the chance and the events before
    it; `action` tells whether an action (and not a sub-choice of one) began with it, `by_order`
    whether standing orders made it.
    """

    number: int
    id: str
    seat: int | None
    action: bool
    turn: int
    round: int
    results: int
    events: int
    by_order: bool = False


class Snapshot(Struct, frozen=True, gc=False):
    """The state before choice number `choices`, with what had come before it.

    `chain` is the digest of the choices, where luck depends on them.
    """

    choices: int
    results: int
    events: int
    turns: int
    rounds: int
    state: bytes
    active_seat: int | None = None
    chain: bytes = b""


class Frame(Struct, frozen=True, gc=False):
    """The state when that many events had been noted."""

    events: int
    state: bytes


class Checkpoint(Struct, frozen=True):
    """The state at the last clean point, the turns and rounds until then, the choices and results since."""

    state: bytes
    turns: int
    rounds: int
    choices: list[str] = []
    results: list[str] = []
    active_seat: int | None = None


class Recovery(Struct, frozen=True):
    """Set by a game that no longer replays as recorded: it continues after the first `kept` choices."""

    kept: int
    dropped: tuple[str, ...]
    recorded_by: int
    why: str


def entry_before(entries: list[HistoryEntry], unit: UndoUnit) -> int:
    """The number of the choice with which the last choice, action, turn or round began.

    What standing orders answered would be answered again, so the last of what people chose counts.
    """
    last = next((m for m in reversed(entries) if not m.by_order), None)
    if last is None:
        raise CannotUndo
    match unit:
        case "choice":
            return last.number
        case "action":
            return next((m.number for m in reversed(entries[: last.number + 1]) if m.action), 0)
        case "turn":
            return next(m.number for m in entries if m.turn == last.turn)
        case "round":
            return next(m.number for m in entries if m.round == last.round)


def entry_of_line(entries: list[HistoryEntry], line: int) -> int:
    """The number of the choice that led to line `line` of the events."""
    if not entries:
        raise CannotUndo
    if line < 0:
        raise CannotUndo("no-such-moment", number=line)
    before = [m.number for m in entries if m.events <= line]
    return before[-1] if before else 0
