"""The past of a game: views of earlier moments, quick enough for a slider."""

import asyncio
import time
from collections import OrderedDict
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast.kernel.game import Game
from holdfast.kernel.record import load
from holdfast.server.errors import Conflict
from holdfast.server.protocol import messages as told
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import Sitter

MOST_CURSORS = 64
MOST_SECONDS = 0.01
"""How long a game is played before others get their turn."""


class Past(Struct, frozen=True):
    """The table as it was after that many choices."""

    choices: int
    view: dict[str, Any]
    log: list[told.LineTold]


class Way(Struct, frozen=True):
    """The choices of a game, each with the results of chance that came of it."""

    choices: list[str]
    chance: list[list[str]]

    @classmethod
    def of(cls, game: Game) -> "Way":
        """The way a game has come."""
        chance = game.table.chance
        drawn = chance.count - len(chance.results)
        bounds = [*(moment.results - drawn for moment in game.moments), len(chance.results)]
        parts = [chance.results[start:end] for start, end in pairwise(bounds)]
        return cls([moment.id for moment in game.moments], parts)

    def shared_with(self, other: "Way") -> int:
        """How many choices the two have in common before they part."""
        mine = zip(self.choices, self.chance, strict=True)
        theirs = zip(other.choices, other.chance, strict=True)
        shared = 0
        for one, another in zip(mine, theirs, strict=False):
            if one != another:
                break
            shared += 1
        return shared


class Cursor:
    """A copy of a game that goes back and forth on its way."""

    def __init__(self, beginning: Game) -> None:
        self.lock = asyncio.Lock()
        self.game = beginning
        self.game.undo_draws_anew = False
        self._way = Way([], [])

    async def go(self, way: Way, choices: int) -> None:
        """Be where the game was after that many choices."""
        back = min(choices, self._way.shared_with(way))
        if back < len(self.game.moments):
            self.game.undo(to=back)
        began = time.perf_counter()
        for number in range(back, choices):
            self.game.table.chance.script = way.chance[number][::-1]
            self.game.choose(way.choices[number])
            if time.perf_counter() - began > MOST_SECONDS:
                await asyncio.sleep(0)
                began = time.perf_counter()
        self._way = Way(way.choices[:choices], way.chance[:choices])


class Pasts:
    """The cursors of the tables whose past was looked at lately."""

    def __init__(self, content: Path | None) -> None:
        self._content = content
        self._cursors: OrderedDict[str, Cursor] = OrderedDict()

    async def at(self, table: LiveTable, sitter: Sitter, choices: int, *, log: bool) -> Past:
        """The view, and if wanted the log, as they were after that many choices."""
        async with table.lock:
            game = (await table.ready()).game
            way = Way.of(game)
            if not 0 <= choices <= len(way.choices):
                raise Conflict("no-such-moment", number=choices)
            cursor = self._cursors.get(table.id)
            if cursor is None:
                cursor = self._cursors[table.id] = Cursor(_beginning(game, way, self._content))
        self._cursors.move_to_end(table.id)
        if len(self._cursors) > MOST_CURSORS:
            self._cursors.popitem(last=False)
        async with cursor.lock:
            try:
                await cursor.go(way, choices)
            except BaseException:
                self._cursors.pop(table.id, None)
                raise
            seat = sitter.seats[0] if sitter.seats else None
            lines = told.log_told(cursor.game, sitter, 0) if log else []
            return Past(choices, told.view_told(cursor.game, seat), lines)


def _beginning(game: Game, way: Way, content: Path | None) -> Game:
    """The game before its first choice."""
    record = game.record()
    opening = len(record["chance"]) - sum(map(len, way.chance))
    start = {"choices": [], "snapshots": [], "chance": record["chance"][:opening], "take": 0}
    beginning = load(record | start, content=content)
    _ = beginning.question
    return beginning
