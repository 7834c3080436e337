"""The past of a game: views of earlier moments, quick enough for a slider, and older lines of the log."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast.kernel.game import Game
from holdfast.server.errors import Conflict
from holdfast.server.protocol import messages as told
from holdfast.server.storage.history import Logged, Start, Stretch
from holdfast.server.storage.history_store import HistoryStore
from holdfast.server.tables.live_game import MOST_LINES, Replay, begin, in_slices
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import Sitter
from holdfast.server.tables.snapshot import Standing
from holdfast.server.tables.trail import Trail

MOST_CURSORS = 64
TURN = "turn"


class Past(Struct, frozen=True):
    """The table as it was after that many choices; of its log the newest lines, from line `log_start` on."""

    choices: int
    view: dict[str, Any]
    log_start: int
    log: Sequence[told.LineTold]


class Turns(Struct, frozen=True):
    """After how many choices each turn began, each number once."""

    turns: Sequence[int]


class Cursor:
    """A copy of a game that goes along the way the game has come."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._game: Game | None = None

    async def go(self, start: Start, stretch: Stretch, begin: Callable[[], Game]) -> Game:
        """The game as it was after that stretch; `begin` makes one that stands where the stretch begins."""
        game = self._game if self._is_on(start, stretch) else None
        self._game = None
        if game is None:
            game = begin()
            _ = game.question
        await in_slices(_play_on(game, stretch))
        self._game = game
        return game

    def _is_on(self, start: Start, stretch: Stretch) -> bool:
        """Has it come the same way, and not too far?"""
        game = self._game
        if game is None or game.snapshots[0].state != start.snapshot.state:
            return False
        ids = [step.id for step in stretch.steps]
        made, decided = game.choices, game.results
        return made == ids[: len(made)] and decided == list(stretch.chance[: len(decided)])


def _play_on(game: Game, stretch: Stretch) -> Iterator[None]:
    """Play what is left of a stretch."""
    at = len(game.results)
    for step in stretch.steps[len(game.moments) :]:
        game.choose_with(step.id, stretch.chance[at : at + step.results])
        at += step.results
        yield


class Pasts:
    """The cursors of the tables whose past was looked at lately."""

    def __init__(self, history: HistoryStore, content: Path | None) -> None:
        self._history = history
        self._content = content
        self._cursors: OrderedDict[str, Cursor] = OrderedDict()

    async def at(self, table: LiveTable, sitter: Sitter, choices: int, *, log: bool) -> Past:
        """The view, and if wanted the newest lines of the log, as they were after that many choices."""
        async with table.lock:
            known = await table.ready()
            start, stretch = await _way_to(table, known, choices)
            lines = start.snapshot.events + len(stretch.events)
            first, logged = await self._newest(table, known.replay, lines) if log else (lines, [])
            row, trail = known.row, Trail.between(start, stretch.up_to(0), known.game)
        cursor = self._cursors.setdefault(table.id, Cursor())
        self._cursors.move_to_end(table.id)
        if len(self._cursors) > MOST_CURSORS:
            self._cursors.popitem(last=False)
        async with cursor.lock:
            game = await cursor.go(start, stretch, lambda: begin(row, trail, self._content))
            seat = sitter.seats[0] if sitter.seats else None
            return Past(choices, told.view_told(game, seat), first, told.log_told(game, logged, sitter))

    async def log(
        self, table: LiveTable, sitter: Sitter, *, before: int | None, choices: int | None
    ) -> told.LogPart:
        """The newest lines of the log before a line, or up to where there were so many choices."""
        async with table.lock:
            known = await table.ready()
            lines = known.replay.lines if before is None else min(before, known.replay.lines)
            if choices is not None:
                start, stretch = await _way_to(table, known, choices)
                lines = min(lines, start.snapshot.events + len(stretch.events))
            first, logged = await self._newest(table, known.replay, lines)
            return told.LogPart(first, told.log_told(known.game, logged, sitter))

    async def _newest(self, table: LiveTable, replay: Replay, lines: int) -> tuple[int, list[Logged]]:
        """The newest of so many lines of the log, and the place of the first of them."""
        first = max(0, lines - MOST_LINES)
        split = min(max(first, replay.first_line), lines)
        older = await self._history.log(table.id, first, split) if first < split else []
        return first, older + replay.log(split, lines)

    async def turns(self, table: LiveTable) -> Turns:
        """Where a replay may stop."""
        async with table.lock:
            replay = (await table.ready()).replay
            logged: list[Logged] = []
            async for one in self._history.stretches(table.id):
                if one.choices > replay.start.snapshot.choices:
                    break
                logged += [line for line in one.logged() if line.event.what == TURN]
            lines = replay.log(replay.start.snapshot.events, replay.lines)
            logged += [line for line in lines if line.event.what == TURN]
        return Turns(list(dict.fromkeys(line.choice for line in logged)))


async def _way_to(table: LiveTable, known: Standing, choices: int) -> tuple[Start, Stretch]:
    if not 0 <= choices <= known.replay.choices:
        raise Conflict("no-such-moment", number=choices)
    return await table.way_to(known, choices)
