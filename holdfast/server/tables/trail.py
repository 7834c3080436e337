"""The end of the way a game has come, put together from the list of moves without playing them."""

from collections.abc import Sequence
from typing import Any, Literal

from holdfast.kernel.game import Game, Order
from holdfast.kernel.history import Grain, Moment, Snapshot
from holdfast.server.storage.history import Checkpoint, Start, Step, Stretch, Target
from holdfast.server.storage.rows import Move, TableRow

MOST_POSITIONS = 64
"""Of so many moves a checkpoint tells how far back they reached."""


class FarBack(Exception):
    """A move goes back to before the trail's first choice."""


class Trail:
    """The end of a game's way, put together from the list of moves.

    Without a `start` it is the whole way: from the record `origin`, or from the table's own beginning.
    """

    def __init__(self) -> None:
        self.start: Start | None = None
        self.origin: dict[str, Any] | None = None
        self.number = 0
        self.at = 0
        self.seed = 0
        self.take = 0
        self.drawn = 0
        self.dealt: list[str] = []
        self.from_setup = True
        self.steps: list[Step] = []
        self.chance: list[str] = []
        self.orders: dict[int, Order] = {}
        self.asked: dict[int, Order] = {}
        self.asked_since = 0
        self.declined: list[int] = []
        self.positions: list[int] = []
        self.done: dict[str, int] = {}
        """The moves that messages became."""
        self.recovered: dict[str, int] | None = None
        self.checkpoint = 0
        """The move of the checkpoint that it begins with."""

    @classmethod
    def of_table(cls, row: TableRow) -> "Trail":
        """Before the first move."""
        trail = cls()
        if row.start is not None:
            trail._begin_with(row.start)
        else:
            trail.seed, trail.chance = row.seed, list(row.opening)
        return trail

    @classmethod
    def of_checkpoint(cls, checkpoint: Checkpoint) -> "Trail":
        """As the table stood then."""
        trail = cls()
        for name in Checkpoint.__struct_fields__:
            if name != "rules":
                value = getattr(checkpoint, name)
                setattr(trail, name, value.copy() if isinstance(value, list | dict) else value)
        trail.checkpoint = checkpoint.number
        return trail

    @classmethod
    def between(cls, start: Start, stretch: Stretch, game: Game) -> "Trail":
        """An earlier part of a game's way."""
        trail = cls()
        trail.start, trail.seed, trail.take = start, game.seed, game.table.chance.take
        trail.steps, trail.chance = list(stretch.steps), list(stretch.chance)
        return trail

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
        self.steps = [Step(id) for id in record["choices"]]
        self.chance = list(record["chance"])
        self.asked, self.declined = {}, []

    def add(self, move: Move) -> None:
        """What a move makes of the way; `FarBack` if it goes back to before the start."""
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
                self._go_on([Step(data["id"])], data)
            case "undo":
                position = data["to"]
                self._take_back(position, data["kept"])
                self._go_on([], data)
            case "orders" if move.seat is not None:
                change_order(self.orders, move.seat, data["order"])
            case "recovered":
                self._begin_with(data["record"])
                self.recovered = {"kept": data["kept"], "dropped": data["dropped"]}
                self.positions = []
                return
        self.positions.append(position)

    def _go_on(self, steps: list[Step], data: dict[str, Any]) -> None:
        self.steps += steps
        self.steps += [Step(id, by_order=True) for id in data["followed"]]
        self.chance += data["chance"]
        self.asked, self.declined = dict(self.orders), []

    def _take_back(self, to: int, kept: int) -> None:
        if to < self.first:
            raise FarBack
        before = self.start.snapshot.results - self.drawn if self.start is not None else 0
        self.take += kept < before + len(self.chance)
        del self.steps[to - self.first :], self.chance[kept - before :]


def change_order(orders: dict[int, Order], seat: int, order: Order) -> None:
    """Give a standing order for a seat; the usual one is not kept."""
    if order == "ask":
        orders.pop(seat, None)
    else:
        orders[seat] = order


# -- where undo leads to ----------------------------------------------------------------------


def undo_targets(start: Start, moments: Sequence[Moment]) -> dict[Grain, Target]:
    """Where each grain of undo leads to, after these choices since the start.

    What standing orders answered would be answered again, so the last of what people chose counts.
    """
    last = next((place for place in reversed(range(len(moments))) if not moments[place].by_order), None)
    if last is None:
        return start.undo
    made = moments[last]
    action = next((place for place in reversed(range(last + 1)) if moments[place].action), 0)
    first = start.snapshot.choices
    return {
        "choice": (first + last, made.results),
        "action": (first + action, moments[action].results),
        "turn": _first_of(start, moments, last + 1, "turn") or (0, 0),
        "round": _first_of(start, moments, last + 1, "round") or (0, 0),
    }


def start_at(start: Start, moments: Sequence[Moment], snapshot: Snapshot) -> Start:
    """A later snapshot as a start of its own, after these choices since the earlier one."""
    turns, rounds = snapshot.turns, snapshot.rounds
    end = len(moments)
    turn = _first_of(start, moments, end, "turn", turns)
    round = _first_of(start, moments, end, "round", rounds)
    return Start(snapshot, undo_targets(start, moments), turn, round)


def _first_of(
    start: Start,
    moments: Sequence[Moment],
    end: int,
    what: Literal["turn", "round"],
    value: int | None = None,
) -> Target | None:
    """The first choice of a turn or round, by its number or of the one before `end`; None if it has none."""
    by_turn = what == "turn"

    def number(moment: Moment) -> int:
        return moment.turn if by_turn else moment.round

    value = number(moments[end - 1]) if value is None else value
    place = end
    while place and number(moments[place - 1]) == value:
        place -= 1
    if place == 0:
        before = start.turn if by_turn else start.round
        if before is not None and value == (start.snapshot.turns if by_turn else start.snapshot.rounds):
            return before
    return (start.snapshot.choices + place, moments[place].results) if place < end else None
