"""Replays: views of earlier states, fast enough for a slider, and older entries of the log."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from holdfast.kernel.game import Game
from holdfast.kernel.history import Frame
from holdfast.server.errors import Conflict
from holdfast.server.protocol import messages
from holdfast.server.protocol.view_diff import read_view
from holdfast.server.storage.history import LoggedEvent, ResumePoint, Segment
from holdfast.server.storage.history_store import HistoryStore
from holdfast.server.tables.live_game import MAX_LINES, LiveGame, begin, in_slices
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.seats import Participant
from holdfast.server.tables.timeline import Timeline

MAX_CURSORS = 64
TURN = "turn"


class PastState(Struct, frozen=True):
    """The table as it was after that many choices; of its log the newest lines, from line `log_start` on."""

    choices: int
    view: dict[str, Any]
    log_start: int
    log: Sequence[messages.LogEntry]


class PastSteps(Struct, frozen=True):
    """How the last of so many choices came out: the views before and after it, the moments between them (as
    in an update), and what the log says of it."""

    choices: int
    before: dict[str, Any]
    steps: Sequence[messages.StepData]
    view: dict[str, Any]
    log: Sequence[messages.LogEntry]


class TurnStarts(Struct, frozen=True):
    """After how many choices each turn began, each number once."""

    turns: Sequence[int]


class Cursor:
    """A copy of a game that moves forward through its history."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._game: Game | None = None

    async def go(self, start: ResumePoint, segment: Segment, begin: Callable[[], Game]) -> Game:
        """The game as it was after that segment; `begin` makes one that stands where the segment begins."""
        game = self._game if self._is_on(start, segment) else None
        self._game = None
        if game is None:
            game = begin()
            _ = game.question
        await in_slices(_play_on(game, segment))
        self._game = game
        return game

    def _is_on(self, start: ResumePoint, segment: Segment) -> bool:
        """Has it made the same choices, and not more?"""
        game = self._game
        if game is None or game.snapshots[0].state != start.snapshot.state:
            return False
        ids = [step.id for step in segment.steps]
        made, decided = game.choices, game.results
        return made == ids[: len(made)] and decided == list(segment.chance[: len(decided)])


def _play_on(game: Game, segment: Segment) -> Iterator[None]:
    """Play what is left of a segment."""
    at = len(game.results)
    for step in segment.steps[len(game.history) :]:
        lines = len(game.events) + step.lines
        game.choose_with(step.id, segment.chance[at : at + step.results], turn_end=True)
        if game.holds_turn_end and len(game.events) < lines:
            game.pass_turn_end()  # Nobody was asked whether to end the turn.
        at += step.results
        yield


class ReplayQueries:
    """Queries about earlier states; keeps a cursor for each table that was queried lately."""

    def __init__(self, history: HistoryStore) -> None:
        self._history = history
        self._cursors: OrderedDict[str, Cursor] = OrderedDict()

    async def at(self, table: LiveTable, participant: Participant, choices: int, *, log: bool) -> PastState:
        """The view, and if wanted the newest lines of the log, as they were after that many choices."""
        async with table.lock:
            known = await table.ready()
            start, segment = await _way_to(table, known, choices)
            lines = start.snapshot.events + len(segment.events)
            first, logged = await self._newest(table, known.live_game, lines) if log else (lines, [])
            row, timeline = known.row, Timeline.between(start, segment.up_to(0), known.game)
            own = known.content.folder
        cursor = self._cursor(table)
        async with cursor.lock:
            game = await cursor.go(start, segment, lambda: begin(row, timeline, own))
            seat = participant.seats[0] if participant.seats else None
            return PastState(
                choices,
                messages.view_data(game, seat),
                first,
                messages.log_entries(game, logged, participant),
            )

    async def steps(self, table: LiveTable, participant: Participant, choices: int) -> PastSteps:
        """What happened by the last of so many choices, moment by moment."""
        async with table.lock:
            known = await table.ready()
            if not 1 <= choices <= known.live_game.choices:
                raise Conflict("no-such-moment", number=choices)
            start, segment = await table.way_to(known, choices, 1)
            earlier = segment.up_to(len(segment.steps) - 1)
            offset = start.snapshot.events
            first, last = offset + len(earlier.events), offset + len(segment.events)
            logged = await self._lines(table, known.live_game, first, last)
            row, timeline = known.row, Timeline.between(start, segment.up_to(0), known.game)
            own = known.content.folder
        cursor, seat = self._cursor(table), participant.seats[0] if participant.seats else None
        frames: list[Frame] = []
        async with cursor.lock:
            game = await cursor.go(start, earlier, lambda: begin(row, timeline, own))
            before = game.view_parts(seat)
            with game.filming(frames):
                game = await cursor.go(start, segment, lambda: begin(row, timeline, own))
            now = game.view_parts(seat)
            return PastSteps(
                choices,
                read_view(before),
                messages.steps_data(game, before, now, seat, frames, offset=offset),
                read_view(now),
                messages.log_entries(game, logged, participant),
            )

    def _cursor(self, table: LiveTable) -> Cursor:
        cursor = self._cursors.setdefault(table.id, Cursor())
        self._cursors.move_to_end(table.id)
        if len(self._cursors) > MAX_CURSORS:
            self._cursors.popitem(last=False)
        return cursor

    async def log(
        self, table: LiveTable, participant: Participant, *, before: int | None, choices: int | None
    ) -> messages.LogPart:
        """The newest lines of the log before a line, or up to where there were so many choices."""
        async with table.lock:
            known = await table.ready()
            lines = known.live_game.lines if before is None else min(before, known.live_game.lines)
            if choices is not None:
                start, segment = await _way_to(table, known, choices)
                lines = min(lines, start.snapshot.events + len(segment.events))
            first, logged = await self._newest(table, known.live_game, lines)
            return messages.LogPart(first, messages.log_entries(known.game, logged, participant))

    async def _newest(
        self, table: LiveTable, live_game: LiveGame, lines: int
    ) -> tuple[int, list[LoggedEvent]]:
        """The newest of so many lines of the log, and the place of the first of them."""
        first = max(0, lines - MAX_LINES)
        return first, await self._lines(table, live_game, first, lines)

    async def _lines(
        self, table: LiveTable, live_game: LiveGame, first: int, until: int
    ) -> list[LoggedEvent]:
        split = min(max(first, live_game.first_line), until)
        older = await self._history.log(table.id, first, split) if first < split else []
        return older + live_game.log(split, until)

    async def turns(self, table: LiveTable) -> TurnStarts:
        """Where a replay may stop."""
        async with table.lock:
            live_game = (await table.ready()).live_game
            logged: list[LoggedEvent] = []
            async for one in self._history.segments(table.id):
                if one.choices > live_game.start.snapshot.choices:
                    break
                logged += [line for line in one.logged() if line.event.what == TURN]
            lines = live_game.log(live_game.start.snapshot.events, live_game.lines)
            logged += [line for line in lines if line.event.what == TURN]
        return TurnStarts(list(dict.fromkeys(line.choice for line in logged)))


async def _way_to(table: LiveTable, known: LoadedTable, choices: int) -> tuple[ResumePoint, Segment]:
    if not 0 <= choices <= known.live_game.choices:
        raise Conflict("no-such-moment", number=choices)
    return await table.way_to(known, choices)
