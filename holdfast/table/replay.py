"""From the list of moves to the game, and from a wish to the next move."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.errors import BadRecord, CannotUndo
from holdfast.kernel.game import RECORD_FORMAT, Game, Order, UndoLimit
from holdfast.kernel.history import Grain, moment_before, moment_of_line
from holdfast.table.rows import KeptState, Move, TableRow


class Replay:
    """A game at a table, and how far its list of moves has been played.

    `marks[n]` tells from which line on move n+1 rewrote the log.
    """

    def __init__(self, table: TableRow, content: Path | None) -> None:
        self.table = table
        self.number = 0
        self.marks: list[int] = []
        self.done: dict[str, int] = {}
        self.game = begin(table, content)
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
        self.marks.append(lines)
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
    return {"to": to, "chance": game.table.chance.results[kept:], "followed": _followed(game, to)}


def _followed(game: Game, number: int) -> list[list[str | int]]:
    """What standing orders chose after that, and how many results of chance came before it."""
    drawn = _drawn(game)
    return [[moment.id, moment.results - drawn] for moment in game.moments[number:]]


def _drawn(game: Game) -> int:
    """How many results of chance came before the ones the game knows."""
    chance = game.table.chance
    return chance.count - len(chance.results)


def undo_target(game: Game, grain: Grain, to: int | None, line: int | None) -> int:
    """The number of the choice that an undo goes back to."""
    if to is not None:
        return to
    return moment_before(game.moments, grain) if line is None else moment_of_line(game.moments, line)


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
            chance = game.table.chance
            chance.script = list(reversed(move.data["chance"]))
            game.choose(move.data["id"], move.seat)
            if game.table.chance.script:
                raise BadRecord("results-left-over", count=len(game.table.chance.script))
            return lines
        case "undo":
            game.undo_limit = "anything"
            to: int = move.data["to"]
            lines = game.moments[to].events
            game.undo(to=to)
            return lines
        case "orders":
            if move.seat is not None:
                set_order(game, move.seat, move.data["order"])
    return len(game.events)


def replayed(table: TableRow, moves: Sequence[Move], content: Path | None) -> Replay:
    """The game after those moves, exactly as it was played."""
    last = next((n for n in reversed(range(len(moves))) if moves[n].kind == "recovered"), 0)
    replay = Replay(table, content) if not last else _recovered_replay(table, moves[: last + 1], content)
    for move in moves[last + 1 if last else 0 :]:
        replay.play(move, content)
    return replay


def _recovered_replay(table: TableRow, moves: Sequence[Move], content: Path | None) -> Replay:
    """A game that went on from a snapshot: what came before it need not replay any more."""
    replay = Replay.__new__(Replay)
    replay.table = table
    replay.marks, replay.done = [], {}
    replay.game = holdfast.load(moves[-1].data["record"], content=content)
    for move in moves:
        replay.note(move, 0)
    _restore_orders(replay.game, moves)
    return replay


def _restore_orders(game: Game, moves: Sequence[Move]) -> None:
    for move in moves:
        if move.kind == "orders" and move.seat is not None:
            set_order(game, move.seat, move.data["order"])


def recovered(
    table: TableRow, moves: Sequence[Move], kept: Sequence[KeptState], content: Path | None
) -> tuple[Game, dict[str, Any]]:
    """The game as far as it can be played by the rules of today, when its moves no longer replay.

    Also what is to be written down, so that it is recovered once and for all.
    """
    game = holdfast.load(written_record(table, moves, kept), content=content)
    _restore_orders(game, moves)
    how = game.recovered
    told = {} if how is None else {"kept": how.kept, "dropped": len(how.dropped)}
    return game, {"record": game.record(), **told}


def written_record(table: TableRow, moves: Sequence[Move], kept: Sequence[KeptState]) -> dict[str, Any]:
    """The record of the game, put together from the list of moves without playing it."""
    start = table.start
    choices: list[str] = []
    chance: list[str] = list(table.opening)
    states: list[KeptState] = []
    counts: list[int] = []
    take, drawn, first = 0, 0, None
    if start is not None:
        choices, chance = list(start["choices"]), list(start["chance"])
        take, drawn, first = start.get("take", 0), start.get("drawn", 0), start.get("start")
        counts = [0] * len(choices)
    by_move: dict[int, list[KeptState]] = {}
    for one in kept:
        by_move.setdefault(one.number, []).append(one)
    for move in moves:
        match move.kind:
            case "choice":
                made = [[move.data["id"], len(chance)], *move.data["followed"]]
                states += by_move.get(move.number, [])
            case "undo":
                to = move.data["to"]
                if counts[to] < len(chance):
                    take += 1
                del chance[counts[to] :], choices[to:], counts[to:]
                states = [one for one in states if one.choices <= to]
                made = move.data["followed"]
            case _:
                continue
        choices += [id for id, _ in made]
        counts += [count for _, count in made]
        chance += move.data["chance"]
    record = {
        "holdfast": RECORD_FORMAT,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "seed": table.seed,
        "take": take,
        "drawn": drawn,
        "choices": choices,
        "chance": chance,
        "snapshots": [
            {"choices": one.choices, "chance": one.chance, "state": msgspec.msgpack.decode(one.state)}
            for one in states
        ],
    }
    if table.content:
        record["content"] = table.content
    if first is not None:
        record["start"] = first
    return record
