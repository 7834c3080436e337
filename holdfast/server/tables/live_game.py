"""The game of a table: plays its stored moves and makes new ones."""

import asyncio
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from msgspec.msgpack import decode, encode
from msgspec.structs import replace

from holdfast.kernel import record, shelf
from holdfast.kernel.errors import BadRecord, CannotUndo, HoldfastError, shown
from holdfast.kernel.game import RECORD_FORMAT, Game, Order
from holdfast.kernel.history import Frame, HistoryEntry, Snapshot, UndoUnit
from holdfast.kernel.question import GIVE_UP, Option
from holdfast.kernel.window import closes
from holdfast.server.storage.history import (
    LoggedEvent,
    ResumePoint,
    Segment,
    StoredChoice,
    TableCheckpoint,
    UndoRequest,
    encode_without_state,
)
from holdfast.server.storage.rows import (
    HistoryUpdate,
    Move,
    MoveKind,
    StoredSnapshot,
    TableRow,
    UndoPolicy,
)
from holdfast.server.tables.timeline import (
    MAX_POSITIONS,
    Timeline,
    TooFarBack,
    change_order,
    change_passing,
    start_at,
    undo_request,
    undo_targets,
)

MAX_LINES = 300
"""So many lines of the log are told at once; older ones on demand."""
MOVES_BETWEEN_CHECKPOINTS = 32
"""So many moves at most are read after a checkpoint."""
MAX_SECONDS = 0.01
"""How long a game is played before others get their turn."""


class LiveGame:
    """A game at a table, and how far its list of moves has been played.

    The game may begin in the middle: at `start`, with what came before only in the store. Choices and lines
    of the log are counted from the very first ones.
    """

    def __init__(self, game: Game, start: ResumePoint | None = None) -> None:
        self.game = game
        self.start = ResumePoint(game.snapshots[0]) if start is None else start
        self.drawn = game.results_drawn - len(game.results)
        """How many results of chance came before the game of the table."""
        self.dealt = game.results[: game.snapshots[0].results - self.drawn]
        self.from_setup = game.from_setup
        self.earlier: list[LoggedEvent] = []
        """Lines of the log from before the start."""
        self.number = 0
        self.asked_since = 0
        """The number since which the same question is open: since then seats have declined, and no more."""
        self.at = 0
        """When the last move was made."""
        self.positions: list[int] = []
        """For each of the last moves, from which choice on it changed the game."""
        self.done: dict[str, int] = {}
        """The moves that messages became, of those after move `done_since`."""
        self.done_since = 0
        self.passing: list[int] = []
        """The seats whose turns may end by themselves."""
        self.giving_up: list[int] = []
        """The seats that would give up the game as it stands."""
        self.taking_back: UndoRequest | None = None
        """What somebody asks to take back; bots wait meanwhile."""
        self.recovered: dict[str, int] | None = None
        self.films = False
        """Does anybody look at what happens between two choices?"""
        self.frames: list[Frame] = []
        """The moments of the moves that have not been broadcast yet."""
        self._asked: dict[int, Order] = dict(game.orders)
        """The standing orders that the open question was asked by."""
        self._stored: list[Snapshot] = [] if start is None else [game.snapshots[0]]
        """The first of the game's snapshots: those that the store has."""
        self._checkpoint = 0
        self._base: Snapshot | None = None if start is None else game.snapshots[0]
        """Which move and which snapshot the newest checkpoint in the store tells of."""
        self._cut = False
        """The store has segments that were taken back."""

    def follow(self, timeline: Timeline) -> None:
        """The game has come by that timeline."""
        if timeline.start is not None:
            self.drawn, self.dealt, self.from_setup = timeline.drawn, timeline.dealt, timeline.from_setup
        self.number, self.at, self.done = timeline.number, timeline.at, timeline.done
        self.positions, self.recovered = timeline.positions, timeline.recovered
        self.done_since = timeline.checkpoint
        self.game.adopt_orders(timeline.asked)
        self.game.orders = dict(timeline.orders)
        self.passing, self.giving_up = list(timeline.passing), list(timeline.giving_up)
        self.taking_back = timeline.taking_back
        self.game.decline(timeline.declined)
        self.asked_since = timeline.asked_since
        self._asked = dict(timeline.asked)
        self._checkpoint = timeline.checkpoint

    # -- numbers that count from the beginning ------------------------------------------------

    @property
    def choices(self) -> int:
        """How many choices there are."""
        return self.start.snapshot.choices + len(self.game.history)

    @property
    def lines(self) -> int:
        """How many lines the log has."""
        return self.start.snapshot.events + len(self.game.events)

    @property
    def first_line(self) -> int:
        """The first line of the log that is in memory."""
        return self.earlier[0].at if self.earlier else self.start.snapshot.events

    def line_before(self, choice: int) -> int | None:
        """How many lines come before that choice; None if only the store knows."""
        place = choice - self.start.snapshot.choices
        if place >= len(self.game.history):
            return self.lines
        if place >= 0:
            return self.start.snapshot.events + self.game.history[place].events
        if not self.earlier or self.earlier[0].choice > choice:
            return None
        after = (one.at for one in self.earlier if one.choice > choice)
        return next(after, self.start.snapshot.events)

    def rewritten_since(self, number: int) -> int:
        """The first line of the log that somebody who stopped at that number does not know; 0 if nobody
        can tell."""
        known = self.number - len(self.positions)
        if not known <= number <= self.number:
            return 0
        return self.line_before(min(self.positions[number - known :], default=self.choices)) or 0

    def log(self, first: int, until: int) -> list[LoggedEvent]:
        """The lines of the log from `first` to before `until`, of those in memory."""
        offset, entries, events = self.start.snapshot.events, self.game.history, self.game.events
        logged = [one for one in self.earlier if first <= one.at < until]
        first, until = max(first - offset, 0), min(until - offset, len(events))
        led = _led_to(entries, first)
        for at in range(first, until):
            while led < len(entries) and entries[led].events <= at:
                led += 1
            logged.append(LoggedEvent(offset + at, self.start.snapshot.choices + led, events[at]))
        return logged

    def newest_log(self, since: int) -> tuple[int, list[LoggedEvent]]:
        """The first line that is told to somebody who knows the log up to `since`, and the lines."""
        first = max(since, self.lines - MAX_LINES, min(self.first_line, self.lines))
        return first, self.log(first, self.lines)

    # -- playing ------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play a move that another process has stored."""
        position = self.choices
        if move.kind in ("choice", "undo"):
            self._forget_proposals()
        match move.kind:
            case "choice":
                data, held = move.data, move.data.get("turn_end", False)
                with self._filming():
                    self.game.choose_with(
                        data["id"], data["chance"], move.seat, data["followed"], turn_end=held
                    )
            case "decline":
                self.game.decline(move.data["seats"])
            case "undo":
                position = move.data["to"]
                self.frames = []
                if position < self.start.snapshot.choices:
                    raise TooFarBack
                self.game.undo_limit = "anything"
                self.game.undo_with(position - self.start.snapshot.choices, move.data["followed"])
                if self.game.holds_turn_end != move.data.get("turn_end", False):
                    raise TooFarBack
            case "orders" if "giving_up" in move.data:
                self.giving_up = move.data["giving_up"]
            case "orders" if "taking_back" in move.data:
                self.taking_back = undo_request(move.data["taking_back"])
            case "orders" if move.seat is not None and "confirm" in move.data:
                change_passing(self.passing, move.seat, move.data["confirm"])
            case "orders" if move.seat is not None:
                change_order(self.game.orders, move.seat, move.data["order"])
        self.to_store(move, position)
        self.note(move, position)

    def note(self, move: Move, position: int) -> None:
        """A move has been played; it changed the game from that choice on."""
        self.number, self.at = move.number, move.at
        if move.kind != "decline":
            self.asked_since = move.number
        self.positions.append(position)
        if move.kind in ("choice", "undo"):
            self._asked = dict(self.game.orders)
        if move.mark:
            self.done[move.mark] = move.number

    def answer(self, option: Option, seats: Collection[int]) -> tuple[MoveKind, int | None, dict[str, Any]]:
        """Answer for these seats; what kind of move that is, whose it is, and what is to be written down.

        Whoever declines in a window does so for all their seats, and the last one to do so takes its way out.
        """
        question = self.game.question
        way_out = question.way_out if question is not None and question.reaction else None
        if way_out is None or not option.declines:
            return "choice", option.seat, self.choose(option.id, option.seat)
        if closes(self.game, seats):
            return "choice", way_out.seat, self.choose(way_out.id, way_out.seat)
        self.game.decline(seats)
        return "decline", min(seats), {"seats": sorted(seats)}

    def choose(self, option: str, seat: int | None) -> dict[str, Any]:
        """Choose, and say what is to be written down of it."""
        place = len(self.game.history)
        with self._filming():
            self.game.choose(option, seat)
        self._forget_proposals()
        data = {"id": option, "chance": self._chance_from(place), "followed": self._ids(place + 1)}
        return data | self._turn_end()

    def _filming(self) -> AbstractContextManager[None]:
        return self.game.filming(self.frames) if self.films else nullcontext()

    def _forget_proposals(self) -> None:
        """What was proposed for the game as it stood has lapsed."""
        self.giving_up, self.taking_back = [], None

    def _turn_end(self) -> dict[str, Any]:
        """To be written down where it is asked whether to end the turn."""
        return {"turn_end": True} if self.game.holds_turn_end else {}

    def give_up(self, seats: Collection[int], agrees: bool, people: Collection[int]) -> dict[str, Any] | None:
        """These seats would give up, or no longer; once all people would, the game is over and what is to be
        written down is a choice. None while somebody has not agreed."""
        others = [seat for seat in self.giving_up if seat not in seats]
        self.giving_up = sorted([*others, *seats]) if agrees else []
        if not set(people) <= set(self.giving_up):
            return None
        self.game.give_up(min(seats))
        self._forget_proposals()
        return {"id": GIVE_UP, "chance": [], "followed": []}

    def take_back(self, to: int) -> dict[str, Any]:
        """Take everything back from choice number `to` on, and say what is to be written down of it."""
        if not 0 <= to < self.choices:
            raise CannotUndo("no-such-moment", number=to)
        place = to - self.start.snapshot.choices
        if place < 0:
            raise TooFarBack
        results, ended = self.game.history[place].results, self.game.outcome is not None
        self.frames = []
        self.game.undo(to=place)
        self._forget_proposals()
        return self._taken_back(to, results, ended=ended)

    def go_back(self, live_game: "LiveGame", to: int) -> dict[str, Any]:
        """As `take_back`, where this game was rebuilt to stand before choice `to` of a later one.

        That other game is left as it is, also where the table does not allow to go back.
        """
        limit, results = live_game.game.undo_limit, self.game.results_drawn
        news = results < live_game.game.results_drawn
        if limit == "nothing":
            raise CannotUndo("undo-forbidden")
        if news and limit == "nothing-new":
            raise CannotUndo("undo-past-news")
        self.drawn, self.dealt, self.from_setup = live_game.drawn, live_game.dealt, live_game.from_setup
        self.number, self.at, self.done = live_game.number, live_game.at, live_game.done
        self.positions, self.recovered = live_game.positions, live_game.recovered
        self.done_since, self.passing = live_game.done_since, live_game.passing
        self._cut = True
        self._base = None
        self.game.adopt_orders(live_game.game.orders)
        ended = live_game.game.outcome is not None
        self.game.go_on_after_undo(news=news or ended)
        return self._taken_back(to, results, ended=ended)

    def _taken_back(self, to: int, results: int, *, ended: bool) -> dict[str, Any]:
        place = to - self.start.snapshot.choices
        chance, followed = self._chance_from(place), self._ids(place)
        data = {"to": to, "kept": results - self.drawn, "chance": chance, "followed": followed}
        return data | self._turn_end() | ({"ended": True} if ended else {})

    def _ids(self, first: int) -> list[str]:
        """What was chosen from that choice of the game on."""
        return [entry.id for entry in self.game.history[first:]]

    def _chance_from(self, first: int) -> list[str]:
        """What chance decided from that choice of the game on."""
        game = self.game
        return [result for number in range(first, len(game.history)) for result in game.results_of(number)]

    # -- undo ---------------------------------------------------------------------------------

    def undo_targets(self, limit: UndoPolicy) -> dict[str, int]:
        """Where each unit of undo would go, as far as the table allows it, with consent or without."""
        if limit == "nothing":
            return {}
        drawn = self.game.results_drawn
        found = undo_targets(self.start, self.game.history)
        anything = limit in ("anything", "consent")
        return {unit: to for unit, (to, results) in found.items() if anything or results == drawn}

    def undo_target(self, unit: UndoUnit) -> int:
        """The number of the choice that an undo goes back to."""
        found = undo_targets(self.start, self.game.history)
        if not found:
            raise CannotUndo
        return found[unit][0]

    def choice_of_line(self, line: int) -> int | None:
        """The number of the choice that led to a line of the log; None if only the store knows."""
        if not self.choices:
            raise CannotUndo
        if not 0 <= line < self.lines:
            raise CannotUndo("no-such-moment", number=line)
        if line < self.first_line:
            return None
        return max(0, self.log(line, line + 1)[0].choice - 1)

    # -- what the store keeps -----------------------------------------------------------------

    def way_to(self, choices: int, back: int = 0) -> tuple[ResumePoint, Segment] | None:
        """A snapshot of at least `back` choices before, and the way from it to where there were that many
        choices; None if only the store knows."""
        place, game = choices - self.start.snapshot.choices, self.game
        if place < back:
            return None
        base = next(one for one in reversed(game.snapshots) if one.choices <= place - back)
        here = game.history[place] if place < len(game.history) else None
        results, events = (here.results, here.events) if here else (game.results_drawn, len(game.events))
        return ResumePoint(self._from_beginning(base)), self._segment(base, place, results, events)

    def _segment(self, base: Snapshot, until: int, results: int, events: int) -> Segment:
        entries = self.game.history[base.choices : until]
        ends = [*((entry.results, entry.events) for entry in entries[1:]), (results, events)]
        steps = [
            StoredChoice(entry.id, entry.by_order, until_results - entry.results, until_events - entry.events)
            for entry, (until_results, until_events) in zip(entries, ends, strict=False)
        ]
        chance, before = self.game.results, self.game.results_drawn - len(self.game.results)
        decided = chance[base.results - before : results - before]
        return Segment(steps, decided, self.game.events[base.events : events])

    def to_store(self, move: Move, position: int) -> HistoryUpdate | None:
        """What is to be stored with a move that was just played; None where that can wait.

        It counts as stored from then on. The move changed the game from choice `position` on.
        """
        snapshots, stored = self.game.snapshots, self._stored
        while stored and (len(stored) > len(snapshots) or stored[-1] is not snapshots[len(stored) - 1]):
            stored.pop()
            self._cut = True
        overdue = move.number - self._checkpoint >= MOVES_BETWEEN_CHECKPOINTS
        new = snapshots[self._newest] is not self._base if stored else self._newest > 0
        if not new and not overdue:
            return None
        asked = self.game.orders if move.kind in ("choice", "undo") else self._asked
        asked_since = self.asked_since if move.kind == "decline" else move.number
        return self._unstored(move.number, move.at, [*self.positions, position], asked, asked_since)

    def whole(self) -> HistoryUpdate:
        """The whole way, as far as it is not stored."""
        return self._unstored(self.number, self.at, self.positions, self._asked, self.asked_since)

    def _unstored(
        self, number: int, at: int, positions: list[int], asked: dict[int, Order], asked_since: int
    ) -> HistoryUpdate:
        game, stored = self.game, self._stored
        keep = None
        if not stored:
            keep = -1
        elif self._cut:
            keep = self._from_beginning(stored[-1]).choices
        kept = [
            self._kept(number, place)
            for place in range(len(stored), len(game.snapshots))
            if self._counts(place)
        ]
        stored += game.snapshots[len(stored) :]
        base = game.snapshots[self._newest]
        self._cut, self._base, self._checkpoint = False, base, number
        segment = self._segment(base, len(game.history), game.results_drawn, len(game.events))
        checkpoint = TableCheckpoint(
            number=number,
            at=at,
            rules=game.rules.version,
            seed=game.seed,
            take=game.redraws,
            drawn=self.drawn,
            dealt=self.dealt,
            from_setup=self.from_setup,
            start=self._start(self._newest),
            steps=[StoredChoice(step.id, step.by_order) for step in segment.steps],
            chance=list(segment.chance),
            orders=game.orders,
            asked=asked,
            asked_since=asked_since,
            declined=sorted(game.declined),
            positions=positions[-MAX_POSITIONS:],
            turn_end=game.holds_turn_end,
            passing=self.passing,
            giving_up=self.giving_up,
            taking_back=self.taking_back,
            recovered=self.recovered,
        )
        return HistoryUpdate(number, keep, kept, encode(checkpoint))

    def _kept(self, number: int, place: int) -> StoredSnapshot:
        """A snapshot with the segment that led to it."""
        snapshot = self.game.snapshots[place]
        start = self._start(place)
        segment = Segment()
        if place:
            before = self.game.snapshots[place - 1 if self._counts(place - 1) else 0]
            segment = self._segment(before, snapshot.choices, snapshot.results, snapshot.events)
        at = start.snapshot
        return StoredSnapshot(
            number,
            at.choices,
            at.results - self.drawn,
            at.state,
            at.events,
            encode_without_state(start),
            encode(segment),
        )

    def _counts(self, place: int) -> bool:
        """Is that snapshot a start of its own, or but the beginning of the game at its first question?"""
        return place == 0 or self.game.snapshots[place].choices > 0

    @property
    def _newest(self) -> int:
        """The place of the newest snapshot that is a start."""
        place = len(self.game.snapshots) - 1
        return place if self._counts(place) else 0

    def _start(self, place: int) -> ResumePoint:
        if place == 0:
            return self.start
        snapshot = self.game.snapshots[place]
        entries = self.game.history[: snapshot.choices]
        return start_at(self.start, entries, self._from_beginning(snapshot))

    def _from_beginning(self, snapshot: Snapshot) -> Snapshot:
        """A snapshot of the game with numbers that count from the beginning of the table."""
        first = self.start.snapshot
        return replace(
            snapshot, choices=first.choices + snapshot.choices, events=first.events + snapshot.events
        )


def _led_to(entries: Sequence[HistoryEntry], line: int) -> int:
    """How many of the choices had been made before that line."""
    low, high = 0, len(entries)
    while low < high:
        middle = (low + high) // 2
        if entries[middle].events <= line:
            low = middle + 1
        else:
            high = middle
    return low


# -- playing a timeline --------------------------------------------------------------------------


def begin(row: TableRow, timeline: Timeline, content: Path | None) -> Game:
    """The game where the timeline starts; what chance decided since is still to come."""
    rules = shelf.find(row.game)
    if not rules.is_digest(row.content, content):
        raise BadRecord("other-content", game=row.game)
    if timeline.start is not None:
        return record.from_snapshot(
            row.game,
            {**rules.older_options(row.rules), **row.options},
            timeline.start.snapshot,
            seed=timeline.seed,
            take=timeline.take,
            script=timeline.chance,
            content=content,
        )
    origin = timeline.origin if timeline.origin is not None else _first_record(row)
    rest = {"choices": [], "snapshots": [], "chance": timeline.chance, "take": timeline.take}
    return record.begin(origin | rest, content=content)


def play_steps(game: Game, steps: Iterable[StoredChoice]) -> Iterator[None]:
    """Play the choices again, one after the other."""
    with game.replaying():
        _ = game.question
        for number, step in enumerate(steps):
            try:
                game.choose(step.id)
            except HoldfastError as error:
                raise BadRecord(
                    "does-not-replay", number=number, choice=shown(step.id), detail=error.tell()
                ) from error
            if step.by_order:
                game.history[-1] = replace(game.history[-1], by_order=True)
            yield


def played(timeline: Timeline, game: Game) -> LiveGame:
    """The game after the timeline, once its steps are played."""
    if game.results_expected or not timeline.turn_end:
        game.pass_turn_end()
    if game.results_expected:
        raise BadRecord("results-left-over", count=game.results_expected)
    live_game = LiveGame(game, timeline.start)
    live_game.follow(timeline)
    return live_game


async def in_slices(work: Iterator[None]) -> None:
    """Do something bit by bit, and let others have their turn meanwhile."""
    began = time.perf_counter()
    for _ in work:
        if time.perf_counter() - began > MAX_SECONDS:
            await asyncio.sleep(0)
            began = time.perf_counter()


def replayed(row: TableRow, timeline: Timeline, content: Path | None) -> LiveGame:
    """The game after the timeline, exactly as it was played."""
    game = begin(row, timeline, content)
    for _ in play_steps(game, timeline.steps):
        pass
    return played(timeline, game)


# -- records ----------------------------------------------------------------------------------


def recovered(written: dict[str, Any], content: Path | None) -> dict[str, Any]:
    """The game of a record as far as it can be played by the rules of today: the data of a move, so that
    it is recovered once and for all."""
    game = record.load(written, content=content)
    how = game.recovered
    kept = len(game.history) if how is None else how.kept
    return {"record": game.record(), "kept": kept, "dropped": 0 if how is None else len(how.dropped)}


def written_record(row: TableRow, timeline: Timeline, states: Iterable[StoredSnapshot]) -> dict[str, Any]:
    """The record of a game, put together from the whole list of moves without playing it."""
    first = timeline.number - len(timeline.positions)
    origin = timeline.origin if timeline.origin is not None else _first_record(row)
    furthest = min(timeline.positions, default=timeline.choices)
    kept = [one for one in origin.get("snapshots", ()) if one["choices"] <= furthest]
    for one in states:
        if first <= one.number and 0 < one.choices <= min(
            timeline.positions[one.number - first :], default=timeline.choices
        ):
            kept.append({"choices": one.choices, "chance": one.chance, "state": decode(one.state)})
    told = {
        "rules": row.rules,
        "take": timeline.take,
        "choices": [step.id for step in timeline.steps],
        "chance": timeline.chance,
        "snapshots": kept,
    }
    return origin | told | ({"turn_end": True} if timeline.turn_end else {})


def _first_record(row: TableRow) -> dict[str, Any]:
    """The record of the game before its first choice."""
    first = {
        "holdfast": RECORD_FORMAT,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "seed": row.seed,
        "choices": [],
        "chance": row.opening,
    }
    chained = {"chained": True} if row.daily else {}
    return first | chained | ({"content": row.content} if row.content else {})
