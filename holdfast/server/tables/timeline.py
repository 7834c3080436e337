"""The choices of a game since a resume point, derived from the list of moves without playing them."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import convert

from holdfast.kernel.game import Game, Order
from holdfast.kernel.history import HistoryEntry, Snapshot, UndoUnit
from holdfast.server.storage.history import (
    ResumePoint,
    Segment,
    StoredChoice,
    TableCheckpoint,
    Target,
    UndoRequest,
)
from holdfast.server.storage.rows import Move, TableRow

MAX_POSITIONS = 64
"""Of so many moves a checkpoint tells how far back they reached."""


class TooFarBack(Exception):
    """A move goes back to before the timeline's first choice."""


class Timeline:
    """The choices since `start` that were not taken back, derived from the list of moves.

    Without a `start` these are all choices: from the record `origin`, or from the set-up of the table.
    """

    def __init__(self) -> None:
        self.start: ResumePoint | None = None
        self.origin: dict[str, Any] | None = None
        self.number = 0
        self.at = 0
        self.seed = 0
        self.take = 0
        self.drawn = 0
        self.dealt: list[str] = []
        self.from_setup = True
        self.steps: list[StoredChoice] = []
        self.chance: list[str] = []
        self.orders: dict[int, Order] = {}
        self.asked: dict[int, Order] = {}
        self.asked_since = 0
        self.declined: list[int] = []
        self.positions: list[int] = []
        self.done: dict[str, int] = {}
        """The moves that messages became."""
        self.turn_end = False
        """It is asked whether to end the turn."""
        self.passing: list[int] = []
        """The seats that do not want to be asked that."""
        self.giving_up: list[int] = []
        """The seats that would give up the game as it stands."""
        self.taking_back: UndoRequest | None = None
        """What somebody asks to take back."""
        self.recovered: dict[str, int] | None = None
        self.checkpoint = 0
        """The move of the checkpoint that it begins with."""

    @classmethod
    def of_table(cls, row: TableRow) -> "Timeline":
        """Before the first move."""
        timeline = cls()
        if row.start is not None:
            timeline._begin_with(row.start)
        else:
            timeline.seed, timeline.chance = row.seed, list(row.opening)
        return timeline

    @classmethod
    def of_checkpoint(cls, checkpoint: TableCheckpoint) -> "Timeline":
        """As the table stood then."""
        timeline = cls()
        for name in TableCheckpoint.__struct_fields__:
            if name != "rules":
                value = getattr(checkpoint, name)
                setattr(timeline, name, value.copy() if isinstance(value, list | dict) else value)
        timeline.checkpoint = checkpoint.number
        return timeline

    @classmethod
    def between(cls, start: ResumePoint, segment: Segment, game: Game) -> "Timeline":
        """An earlier part of a game."""
        timeline = cls()
        timeline.start, timeline.seed, timeline.take = start, game.seed, game.redraws
        timeline.steps, timeline.chance = list(segment.steps), list(segment.chance)
        timeline.turn_end = True
        return timeline

    @property
    def first(self) -> int:
        """How many choices came before it."""
        return self.start.snapshot.choices if self.start is not None else 0

    @property
    def choices(self) -> int:
        """How many choices there are in all."""
        return self.first + len(self.steps)

    def _begin_with(self, record: dict[str, Any]) -> None:
        self.start, self.origin = None, record
        self.seed, self.take, self.drawn = record["seed"], record.get("take", 0), record.get("drawn", 0)
        self.from_setup = record.get("start") is None
        self.steps = [StoredChoice(id) for id in record["choices"]]
        self.chance = list(record["chance"])
        self.turn_end = record.get("turn_end", False)
        self.asked, self.declined = {}, []

    def add(self, move: Move) -> None:
        """Add a move; `TooFarBack` if it goes back to before the start."""
        data, position = move.data, self.choices
        self.number, self.at = move.number, move.at
        if move.kind == "decline":
            self.declined += data["seats"]
        else:
            self.asked_since = move.number
        if move.mark:
            self.done[move.mark] = move.number
        match move.kind:
            case "choice":
                self._go_on([StoredChoice(data["id"])], data)
            case "undo":
                position = data["to"]
                self._take_back(position, data["kept"], ended=data.get("ended", False))
                self._go_on([], data)
            case "orders" if "giving_up" in data:
                self.giving_up = data["giving_up"]
            case "orders" if "taking_back" in data:
                self.taking_back = undo_request(data["taking_back"])
            case "orders" if move.seat is not None and "confirm" in data:
                change_passing(self.passing, move.seat, data["confirm"])
            case "orders" if move.seat is not None:
                change_order(self.orders, move.seat, data["order"])
            case "recovered":
                self._begin_with(data["record"])
                self.recovered = {"kept": data["kept"], "dropped": data["dropped"]}
                self.positions = []
                return
        self.positions.append(position)

    def _go_on(self, steps: list[StoredChoice], data: dict[str, Any]) -> None:
        self.steps += steps
        self.steps += [StoredChoice(id, by_order=True) for id in data["followed"]]
        self.chance += data["chance"]
        self.turn_end = data.get("turn_end", False)
        self.giving_up, self.taking_back = [], None
        self.asked, self.declined = dict(self.orders), []

    def _take_back(self, to: int, kept: int, *, ended: bool) -> None:
        if to < self.first:
            raise TooFarBack
        before = self.start.snapshot.results - self.drawn if self.start is not None else 0
        self.take += ended or kept < before + len(self.chance)
        del self.steps[to - self.first :], self.chance[kept - before :]


def undo_request(stored: dict[str, Any] | None) -> UndoRequest | None:
    """What somebody asked to take back, as a move has it."""
    return None if stored is None else convert(stored, UndoRequest)


def change_order(orders: dict[int, Order], seat: int, order: Order) -> None:
    """Give a standing order for a seat; the usual one is not kept."""
    if order == "ask":
        orders.pop(seat, None)
    else:
        orders[seat] = order


def change_passing(passing: list[int], seat: int, confirm: bool) -> None:
    """Let the turns of a seat end by themselves, or not."""
    if seat in passing:
        passing.remove(seat)
    if not confirm:
        passing.append(seat)


# -- where undo leads to ----------------------------------------------------------------------


def undo_targets(start: ResumePoint, entries: Sequence[HistoryEntry]) -> dict[UndoUnit, Target]:
    """Where each unit of undo leads to, after these choices since the start.

    What standing orders answered would be answered again, so the last of what people chose counts.
    """
    last = next((place for place in reversed(range(len(entries))) if not entries[place].by_order), None)
    if last is None:
        return start.undo
    made = entries[last]
    action = next((place for place in reversed(range(last + 1)) if entries[place].action), 0)
    first = start.snapshot.choices
    return {
        "choice": (first + last, made.results),
        "action": (first + action, entries[action].results),
        "turn": _first_of(start, entries, last + 1, "turn") or (0, 0),
        "round": _first_of(start, entries, last + 1, "round") or (0, 0),
    }


def start_at(start: ResumePoint, entries: Sequence[HistoryEntry], snapshot: Snapshot) -> ResumePoint:
    """A later snapshot as a start of its own, after these choices since the earlier one."""
    turns, rounds = snapshot.turns, snapshot.rounds
    end = len(entries)
    turn = _first_of(start, entries, end, "turn", turns)
    round = _first_of(start, entries, end, "round", rounds)
    return ResumePoint(snapshot, undo_targets(start, entries), turn, round)


def _first_of(
    start: ResumePoint,
    entries: Sequence[HistoryEntry],
    end: int,
    what: Literal["turn", "round"],
    value: int | None = None,
) -> Target | None:
    """The first choice of a turn or round, by its number or of the one before `end`; None if it has none."""
    by_turn = what == "turn"

    def number(entry: HistoryEntry) -> int:
        return entry.turn if by_turn else entry.round

    value = number(entries[end - 1]) if value is None else value
    place = end
    while place and number(entries[place - 1]) == value:
        place -= 1
    if place == 0:
        before = start.turn if by_turn else start.round
        if before is not None and value == (start.snapshot.turns if by_turn else start.snapshot.rounds):
            return before
    return (start.snapshot.choices + place, entries[place].results) if place < end else None
