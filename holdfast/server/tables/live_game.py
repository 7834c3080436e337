"""From the list of moves to the game, and from a wish to the next move."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.errors import BadRecord, CannotUndo
from holdfast.kernel.game import RECORD_FORMAT, Game, Order, UndoLimit
from holdfast.kernel.history import Grain, moment_before, moment_of_line
from holdfast.kernel.question import Option
from holdfast.kernel.window import closes
from holdfast.server.storage.rows import KeptState, Move, MoveKind, TableRow


class Replay:
    """A game at a table, and how far its list of moves has been played.

    `marks[n]` tells from which line on move n+1 rewrote the log.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.number = 0
        self.asked_since = 0
        """The number since which the same question is open: since then seats have declined, and no more."""
        self.at = 0
        """When the last move was made."""
        self.marks: list[int] = []
        self.done: dict[str, int] = {}
        self.recovered: dict[str, int] | None = None
        self.saved = len(self.game.snapshots)

    def play(self, move: Move, content: Path | None) -> None:
        """Play a move that is written down."""
        lines = len(self.game.events)
        if move.kind == "recovered":
            self.game = holdfast.load(move.data["record"], content=content)
            lines = 0
        else:
            lines = min(lines, _perform(self.game, move))
        self.note(move, lines)

    def note(self, move: Move, lines: int) -> None:
        """A move has been played; the log was rewritten from that line on."""
        self.number = move.number
        if move.kind != "decline":
            self.asked_since = move.number
        self.at = move.at
        self.marks.append(lines)
        if move.kind == "recovered":
            self.recovered = {"kept": move.data["kept"], "dropped": move.data["dropped"]}
        self.saved = len(self.game.snapshots)
        if move.mark:
            self.done[move.mark] = move.number

    def rewritten_since(self, number: int) -> int:
        """The first line of the log that somebody who stopped at that number does not know."""
        if not 0 <= number <= self.number:
            return 0
        return min(self.marks[number:], default=len(self.game.events))

    def new_states(self, number: int) -> list[KeptState]:
        """The snapshots that the last choice added."""
        drawn = _drawn(self.game)
        return [
            KeptState(number, one.choices, one.results - drawn, one.state)
            for one in self.game.snapshots[self.saved :]
        ]


def begin(table: TableRow, content: Path | None) -> Game:
    """The game as it was before the first move."""
    if table.content != shelf.find(table.game).digest(content):
        raise BadRecord("other-content", game=table.game)
    if table.start is not None:
        game = holdfast.load(table.start, content=content)
    else:
        game = holdfast.new(table.game, table.options, table.seed, script=table.opening, content=content)
    _ = game.question
    return game


def answer(game: Game, option: Option, seats: Collection[int]) -> tuple[MoveKind, int | None, dict[str, Any]]:
    """Answer for these seats; what kind of move that is, whose it is, and what is to be written down of it.

    Whoever declines in a window does so for all their seats, and the last one to do so takes its way out.
    """
    question = game.question
    way_out = question.way_out if question is not None and question.reaction else None
    if way_out is None or not option.declines:
        return "choice", option.seat, choose(game, option.id, option.seat)
    if closes(game, seats):
        return "choice", way_out.seat, choose(game, way_out.id, way_out.seat)
    game.decline(seats)
    return "decline", min(seats), {"seats": sorted(seats)}


def choose(game: Game, option: str, seat: int | None) -> dict[str, Any]:
    """Choose, and say what is to be written down of it."""
    results, moments = len(game.table.chance.results), len(game.moments)
    game.choose(option, seat)
    chance = game.table.chance.results[results:]
    return {"id": option, "chance": chance, "followed": _followed(game, moments + 1)}


def take_back(game: Game, to: int) -> dict[str, Any]:
    """Take everything back from choice number `to` on, and say what is to be written down of it."""
    kept = game.moments[to].results - _drawn(game) if 0 <= to < len(game.moments) else 0
    game.undo(to=to)
    chance = game.table.chance.results[kept:]
    return {"to": to, "kept": kept, "chance": chance, "followed": _followed(game, to)}


def _followed(game: Game, number: int) -> list[str]:
    """What standing orders chose after that."""
    return [moment.id for moment in game.moments[number:]]


def _drawn(game: Game) -> int:
    """How many results of chance came before the ones the game knows."""
    chance = game.table.chance
    return chance.count - len(chance.results)


def undo_target(game: Game, grain: Grain, to: int | None, line: int | None) -> int:
    """The number of the choice that an undo goes back to."""
    if to is not None:
        return to
    if line is None:
        return moment_before(game.moments, grain)
    if line >= len(game.events):
        raise CannotUndo("no-such-moment", number=line)
    return moment_of_line(game.moments, line)


def undo_targets(game: Game, limit: UndoLimit) -> dict[str, int]:
    """Where each grain of undo would go, as far as the table allows it."""
    found: dict[str, int] = {}
    if limit == "nothing":
        return found
    grains: tuple[Grain, ...] = ("choice", "action", "turn", "round")
    for grain in grains:
        try:
            target = moment_before(game.moments, grain)
        except CannotUndo:
            return {}
        if limit == "anything" or game.moments[target].results == game.table.chance.count:
            found[grain] = target
    return found


def set_order(game: Game, seat: int, order: Order) -> dict[str, Any]:
    """A seat's standing order."""
    if order == "ask":
        game.orders.pop(seat, None)
    else:
        game.orders[seat] = order
    return {"order": order}


def _perform(game: Game, move: Move) -> int:
    """Do what a move says; how many lines of the log it left as they were."""
    match move.kind:
        case "choice":
            lines = len(game.events)
            data = move.data
            game.choose_with(data["id"], data["chance"], move.seat, data["followed"])
            return lines
        case "decline":
            game.decline(move.data["seats"])
        case "undo":
            game.undo_limit = "anything"
            to: int = move.data["to"]
            lines = game.moments[to].events
            game.undo_with(to, move.data["followed"])
            return lines
        case "orders":
            if move.seat is not None:
                set_order(game, move.seat, move.data["order"])
    return len(game.events)


def replayed(table: TableRow, moves: Sequence[Move], content: Path | None) -> Replay:
    """The game after those moves, exactly as it was played.

    What came before it was recovered need not replay any more.
    """
    last = next((n for n in reversed(range(len(moves))) if moves[n].kind == "recovered"), None)
    before, after = moves[: last + 1 if last is not None else 0], moves[last + 1 if last is not None else 0 :]
    if before:
        replay = Replay(holdfast.load(before[-1].data["record"], content=content))
        _restore_orders(replay.game, before)
        for move in before:
            replay.note(move, 0)
    else:
        replay = Replay(begin(table, content))
    for move in after:
        replay.play(move, content)
    return replay


def _restore_orders(game: Game, moves: Sequence[Move]) -> None:
    for move in moves:
        if move.kind == "orders" and move.seat is not None:
            set_order(game, move.seat, move.data["order"])


def recovered(
    table: TableRow, moves: Sequence[Move], states: Sequence[KeptState], content: Path | None
) -> tuple[Game, dict[str, Any]]:
    """The game as far as it can be played by the rules of today, when its moves no longer replay.

    Also what is to be written down, so that it is recovered once and for all.
    """
    game = holdfast.load(written_record(table, moves, states), content=content)
    _restore_orders(game, moves)
    how = game.recovered
    kept = len(game.moments) if how is None else how.kept
    return game, {"record": game.record(), "kept": kept, "dropped": 0 if how is None else len(how.dropped)}


class _Written:
    """A record in the making."""

    def __init__(self, start: dict[str, Any]) -> None:
        self.record = {name: start[name] for name in start if name != "snapshots"}
        self.choices: list[str] = list(start["choices"])
        self.chance: list[str] = list(start["chance"])
        self.take: int = start.get("take", 0)
        self.kept: list[dict[str, Any]] = list(start.get("snapshots", []))

    def add(self, move: Move, states: Sequence[KeptState]) -> None:
        """Write a choice or an undo down."""
        data = move.data
        if move.kind == "undo":
            self.take += data["kept"] < len(self.chance)
            del self.chance[data["kept"] :], self.choices[data["to"] :]
            self.kept = [one for one in self.kept if one["choices"] <= data["to"]]
        else:
            self.choices.append(data["id"])
            self.kept += [
                {"choices": one.choices, "chance": one.chance, "state": msgspec.msgpack.decode(one.state)}
                for one in states
                if one.number == move.number
            ]
        self.choices += data["followed"]
        self.chance += data["chance"]

    def whole(self) -> dict[str, Any]:
        """The record."""
        now = {"choices": self.choices, "chance": self.chance, "take": self.take, "snapshots": self.kept}
        return self.record | now


def written_record(table: TableRow, moves: Sequence[Move], states: Sequence[KeptState]) -> dict[str, Any]:
    """The record of the game, put together from the list of moves without playing it."""
    written = _Written(table.start if table.start is not None else _first_record(table))
    for move in moves:
        if move.kind == "recovered":
            written = _Written(move.data["record"])
        elif move.kind in ("choice", "undo"):
            written.add(move, states)
    return written.whole() | {"rules": table.rules}


def _first_record(table: TableRow) -> dict[str, Any]:
    """The record of the game before its first choice."""
    record = {
        "holdfast": RECORD_FORMAT,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "seed": table.seed,
        "choices": [],
        "chance": table.opening,
    }
    return record | ({"content": table.content} if table.content else {})
