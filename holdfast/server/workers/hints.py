"""Hints at a table: thought out in a process of their own, from a fork, so they know no more than people.

One sitter is answered at a time, and the same question only once.
"""

import time
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from holdfast.bots.budget import Budget
from holdfast.review.hints import TABLE, Hint, hint_of
from holdfast.server.errors import Forbidden, TooMany
from holdfast.server.protocol.trim import lean
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import Sitter
from holdfast.server.workers.bots import Thinkers, new_seed

LEAST_SECONDS = 0.3
"""So long is thought at least, however long the question had to wait."""
MOST_KEPT = 200


class Hints(Struct, frozen=True):
    """The best options of a sitter, the best first, as the table stood at `number`."""

    number: int
    hints: Sequence[Hint]


class Advice:
    """Where hints come from."""

    def __init__(self, content: Path | None) -> None:
        self._content = content
        self._thinkers = Thinkers(1, content)
        self._thinking: set[str] = set()
        """The sitters for whom a hint is being thought out."""
        self._given: OrderedDict[tuple[str, int, tuple[int, ...]], Hints] = OrderedDict()

    async def hint(self, table: LiveTable, sitter: Sitter) -> Hints:
        """What the sitter had best choose now; nothing is changed by it."""
        if sitter.onlooker:
            raise Forbidden("onlookers-watch")
        if sitter.key in self._thinking:
            raise TooMany("still-thinking")
        self._thinking.add(sitter.key)
        try:
            return await self._hint(table, sitter)
        finally:
            self._thinking.discard(sitter.key)

    async def _hint(self, table: LiveTable, sitter: Sitter) -> Hints:
        asked = time.time()
        async with table.lock:
            standing = await table.ready()
            number, game = standing.number, standing.game
            known = self._given.get((table.id, number, sitter.seats))
            if known is not None:
                return known
            record = game.fork(new_seed()).record()
        found = await self._thinkers.run(think_out, record, sitter.seats, asked, self._content)
        given = Hints(number, [_lean(game.rules.id, one) for one in found])
        self._given[table.id, number, sitter.seats] = given
        while len(self._given) > MOST_KEPT:
            self._given.popitem(last=False)
        return given

    def close(self) -> None:
        """Let the worker go."""
        self._thinkers.close()


def think_out(record: dict[str, Any], seats: Sequence[int], asked: float, content: Path | None) -> list[Hint]:
    """The hints for these seats, in time for somebody who asked then. Runs in a worker."""
    left = max(LEAST_SECONDS, TABLE.seconds - (time.time() - asked))
    return hint_of(record, seats, Budget(TABLE.simulations, left), content=content)


def _lean(game: str, one: Hint) -> Hint:
    return replace(
        one,
        label=lean(game, one.label),
        odds=[lean(game, chance) for chance in one.odds],
        reason=lean(game, one.reason),
        compared=lean(game, one.compared),
    )
