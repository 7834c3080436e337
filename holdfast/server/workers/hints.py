"""Hints at a table: computed in a worker process from a fork, so they know no more than people.

A participant gets one hint at a time; the hints of a question are cached.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from holdfast.bots.budget import Budget
from holdfast.review.hints import TABLE, Hint, hint_of
from holdfast.server.errors import Forbidden, TooMany
from holdfast.server.protocol.trim import trim
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import Participant
from holdfast.server.workers.bots import AsyncWorkerPool, new_seed
from holdfast.server.workers.fair_queue import FairQueue

MIN_SECONDS = 0.3
"""The least time to think, however long the request was queued."""
MAX_CACHED = 200


class Hints(Struct, frozen=True):
    """The best options of a participant, the best first, as the table stood at `number`."""

    number: int
    hints: Sequence[Hint]


class HintService:
    """Computes hints."""

    def __init__(self) -> None:
        self._workers = AsyncWorkerPool(1)
        self.queue = FairQueue(1)
        self._thinking: set[str] = set()
        """Participants whose hint is being computed."""
        self._given: OrderedDict[tuple[str, int, tuple[int, ...]], Hints] = OrderedDict()

    async def hint(
        self,
        table: LiveTable,
        participant: Participant,
        client: str = "",
        report: Callable[[int], None] | None = None,
    ) -> Hints:
        """The best options of the participant now; changes nothing.

        It is computed when it is this client's turn; `report` is called with the place in the queue.
        """
        if participant.onlooker:
            raise Forbidden("onlookers-watch")
        if participant.key in self._thinking:
            raise TooMany("still-thinking")
        self._thinking.add(participant.key)
        try:
            return await self._hint(table, participant, client, report)
        finally:
            self._thinking.discard(participant.key)

    async def _hint(
        self, table: LiveTable, participant: Participant, client: str, report: Callable[[int], None] | None
    ) -> Hints:
        asked = time.time()
        async with table.lock:
            loaded = await table.ready()
            number, game = loaded.number, loaded.game
            known = self._given.get((table.id, number, participant.seats))
            if known is not None:
                return known
            record, own = game.fork(new_seed()).record(), loaded.content.folder
        async with self.queue.turn(client, report=report):
            found = await self._workers.run(think_out, record, participant.seats, asked, own)
        given = Hints(number, [_trimmed(game.rules.id, one) for one in found])
        self._given[table.id, number, participant.seats] = given
        while len(self._given) > MAX_CACHED:
            self._given.popitem(last=False)
        return given

    def close(self) -> None:
        """Let the worker go."""
        self._workers.close()


def think_out(record: dict[str, Any], seats: Sequence[int], asked: float, content: Path | None) -> list[Hint]:
    """The hints for these seats, in time for somebody who asked then. Runs in a worker."""
    left = max(MIN_SECONDS, TABLE.seconds - (time.time() - asked))
    return hint_of(record, seats, Budget(TABLE.simulations, left), content=content)


def _trimmed(game: str, one: Hint) -> Hint:
    return replace(
        one,
        label=trim(game, one.label),
        odds=[trim(game, chance) for chance in one.odds],
        reason=trim(game, one.reason),
        compared=trim(game, one.compared),
    )
