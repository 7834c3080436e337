"""What became of the games that people played here: results, comparisons, awards.

A player is a secret key that a browser makes. Games are added by the tokens of the seats that the browser
knows; whoever has the key sees them, nobody else.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from holdfast.kernel import awards as kernel_awards
from holdfast.kernel import shelf
from holdfast.kernel.errors import HoldfastError
from holdfast.server.results.game_result import GameResult, result_of
from holdfast.server.results.result_store import Played, ResultStore
from holdfast.server.storage.advice_store import AdviceStore
from holdfast.server.storage.store import Store
from holdfast.server.tables import queries
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import hashed, participant_of
from holdfast.server.workers.bots import AsyncWorkerPool
from holdfast.server.workers.fair_queue import FairQueue
from holdfast.server.workers.reviews import ReviewData

log = logging.getLogger("holdfast.server")

MAX_AT_ONCE = 20
"""Games whose results are worked out for one request; the others when it is asked again."""


class SeatKey(Struct, frozen=True):
    """A seat that somebody knows the token of."""

    table: str
    token: str


class Comparison(Struct, frozen=True):
    """Better than `below` of `others` results of people in games of the same kind."""

    below: int
    others: int


class MyGame(Struct, frozen=True):
    """A finished game of a player."""

    table: str
    at: int
    title: str
    seats: list[int]
    result: GameResult
    compared: Comparison
    luck: float | None = None
    """What luck gave, in the chance to win, where the game was reviewed."""
    best_save: float | None = None
    """The most that luck gave at one choice."""
    new_awards: list[str] = []
    """The awards that this game completed."""


class AwardProgress(Struct, frozen=True):
    """How much of an award a player has."""

    id: str
    done: int
    goal: int


class MyRecord(Struct, frozen=True):
    """Everything a player has finished here, the newest first; `pending` games are still looked at."""

    games: list[MyGame]
    awards: dict[str, list[AwardProgress]]
    pending: int


class ResultService:
    """Works out results and puts records together."""

    def __init__(
        self,
        store: Store,
        workers: AsyncWorkerPool,
        table: Callable[[str], LiveTable],
    ) -> None:
        self._seats = store
        self._store = ResultStore(store)
        self._advice = AdviceStore(store)
        self._workers = workers
        self._table = table
        self._queue = FairQueue(1)
        self._at_work: dict[str, asyncio.Task[None]] = {}

    async def note_end(self, table: LiveTable) -> None:
        """A game has ended: keep its result, if people played it."""
        if not await table.only_bots():
            await self._work_out(table.id, table.client)

    async def result(self, table: str) -> GameResult | None:
        """The result of a table, worked out now if it is not known; None if its game is not over."""
        if await self._store.result(table) is None:
            await self._work_out(table, table)
        return await self._store.result(table)

    async def add(self, key: str, seats: Sequence[SeatKey]) -> None:
        """Add the finished games in which the player holds one of these seats."""
        player = hashed(key)
        known = {one.table for one in await self._store.played(player)}
        for seat in seats:
            if seat.table in known:
                continue
            found = await self._seats.tokens(seat.table)
            if found is None:
                continue
            participant = participant_of(found[0], found[1], hashed(seat.token))
            table = await self._store.table(seat.table)
            if participant is None or participant.onlooker or table is None:
                continue
            if table.over and table.counts:
                await self._store.add(player, seat.table, participant.seats, table.title)

    async def record(self, key: str) -> MyRecord:
        """The record of a player."""
        player = hashed(key)
        missing = [one.table for one in await self._store.played(player) if one.stored is None]
        await asyncio.gather(*(self._work_out(id, player) for id in missing[:MAX_AT_ONCE]))
        played = await self._store.played(player)
        pending = max(0, len(missing) - MAX_AT_ONCE)
        games = [one for one in played if one.stored is not None]
        return MyRecord(await self._my_games(games), _awards(games), pending)

    async def forget(self, key: str) -> None:
        """Forget which games were this player's."""
        await self._store.forget(hashed(key))

    # -- results ------------------------------------------------------------------------------

    async def _work_out(self, id: str, client: str) -> None:
        """Keep the result of a table, once for all who ask; clients take turns."""
        task = self._at_work.get(id)
        if task is None:
            task = self._at_work[id] = asyncio.create_task(self._keep(id, client))
            task.add_done_callback(lambda _: self._at_work.pop(id, None))
        await asyncio.shield(task)

    async def _keep(self, id: str, client: str) -> None:
        try:
            table = await self._store.table(id)
            if table is None or not table.over or not table.counts:
                return
            live = self._table(id)
            record = await queries.record(live)
            async with live.lock:
                own = (await live.ready()).content.folder
            async with self._queue.turn(client):
                result: GameResult | None = await self._workers.run(result_of, record, id, own)
            if result is not None:
                await self._store.save(id, live.number, result, people=not await live.only_bots())
        except HoldfastError as error:
            log.error("result-failed", extra={"facts": {"table": id, "code": error.code}})

    async def close(self) -> None:
        """Leave what is under way: who asks next has it worked out."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- comparing ----------------------------------------------------------------------------

    async def _my_games(self, games: Sequence[Played]) -> list[MyGame]:
        groups = {one.stored.result.group for one in games if one.stored is not None}
        ranks = {
            group: sorted(result.rank for result in await self._store.compared(group)) for group in groups
        }
        completed = _completed(games)
        found = []
        for one in games:
            if one.stored is None:
                continue
            result = one.stored.result
            others = ranks[result.group]
            below = sum(rank < result.rank for rank in others)
            luck, best = await self._luck(one.table)
            found.append(
                MyGame(
                    one.table,
                    one.stored.at,
                    one.title,
                    one.seats,
                    result,
                    Comparison(below, max(0, len(others) - 1)),
                    luck,
                    best,
                    completed[one.table],
                )
            )
        return found

    async def _luck(self, id: str) -> tuple[float | None, float | None]:
        stored = await self._advice.review(id)
        if stored is None or stored.review is None:
            return None, None
        review: ReviewData = msgspec.msgpack.decode(stored.review, type=ReviewData)
        return review.luck, max((step.luck for step in review.steps), default=None)


def _awards(games: Sequence[Played]) -> dict[str, list[AwardProgress]]:
    """The awards of every game that was played, in the order of that game."""
    by_game: dict[str, list[dict[str, list[str]]]] = {}
    for one in games:
        if one.stored is not None:
            by_game.setdefault(one.stored.result.game, []).append(one.stored.result.awards)
    found = {}
    for game, collected in by_game.items():
        awards = shelf.find(game).awards
        done = kernel_awards.together(awards, collected)
        found[game] = [AwardProgress(award.id, done[award.id], award.goal) for award in awards]
    return found


def _completed(games: Sequence[Played]) -> dict[str, list[str]]:
    """Which awards each game completed, from the oldest game on."""
    things: dict[tuple[str, str], set[str]] = {}
    earned: set[tuple[str, str]] = set()
    completed: dict[str, list[str]] = {one.table: [] for one in games}
    goals: Counter[tuple[str, str]] = Counter()
    for one in reversed(games):
        if one.stored is None:
            continue
        result = one.stored.result
        for award in shelf.find(result.game).awards:
            goals[result.game, award.id] = award.goal
        for id, collected in result.awards.items():
            key = (result.game, id)
            together = things.setdefault(key, set())
            together.update(collected)
            if key not in earned and 0 < goals[key] <= len(together):
                earned.add(key)
                completed[one.table].append(id)
    return completed
