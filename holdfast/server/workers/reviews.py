"""Reviews of the games at the tables: worked out in processes of their own, with progress to look at."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.kernel.message import Message
from holdfast.review.report import EFFORT, Point, Review, Share, Step, put_together
from holdfast.review.walk import Weighed, weigh_some
from holdfast.server.errors import Conflict, Forbidden, Taken, TooMany
from holdfast.server.protocol.trim import lean
from holdfast.server.storage.advice_store import AdviceStore, KeptReview
from holdfast.server.storage.store import Store, now
from holdfast.server.tables import queries as asking
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import Sitter, hashed
from holdfast.server.workers.bots import Thinkers

log = logging.getLogger("holdfast.server")

USUAL_LENGTH = 150
"""Choices of a game up to which each is weighed with the whole effort; of a longer one with less."""
LEAST_EFFORT = 40
SHARE = 4
"""How many choices a worker weighs before it reports."""
MOST_AT_ONCE = 16
PATIENCE_SECONDS = 4.0
"""So long somebody waits for news of a review: less than a server takes to say goodbye."""
BEAT_SECONDS = 2.0
GIVEN_UP_AFTER_MS = 30_000
"""A review of which no process has told so long is begun anew."""


class Glimpse(Struct, frozen=True):
    """One choice in numbers: the chance before and after it, what it cost, what luck then gave."""

    number: int
    turn: int
    round: int
    seat: int | None
    chance: float
    after: float
    cost: float
    luck: float


class ReviewTold(Struct, frozen=True):
    """A game reviewed, as it is sent: `worst` are the choices that cost most, with what was better."""

    game: str
    won: bool | None
    ended: Message | None
    effort: int
    luck: float
    skill: float
    blur: float
    last: float
    points: Sequence[Point]
    worst: Sequence[Step]
    steps: Sequence[Glimpse]
    shares: Sequence[Share]


class ReviewNow(Struct, frozen=True):
    """How far a review is: so many choices are weighed of the game's first `choices`, and the open question.

    Where no review was asked for yet, `whole` is 0.
    """

    choices: int
    done: int
    whole: int
    review: ReviewTold | None


NOT_ASKED_FOR = ReviewNow(0, 0, 0, None)


class Work:
    """One review while it is made."""

    def __init__(self, mark: str, choices: int) -> None:
        self.mark = mark
        self.choices = choices
        self.whole = choices + 1
        self.done = 0
        self.review: ReviewTold | None = None
        self.task: asyncio.Task[None] | None = None
        self._moved = asyncio.Event()

    @property
    def now(self) -> ReviewNow:
        """How far it is."""
        return ReviewNow(self.choices, self.done, self.whole, self.review)

    @property
    def kept(self) -> KeptReview:
        """How far it is, to be written down."""
        review = None if self.review is None else msgspec.msgpack.encode(self.review)
        return KeptReview(self.mark, self.choices, self.done, review=review)

    def move_on(self, weighed: int = 0) -> None:
        """So many choices more are weighed: whoever waits is told."""
        self.done += weighed
        self._moved.set()
        self._moved = asyncio.Event()

    async def beyond(self, done: int) -> None:
        """Wait until more choices than that are weighed, or the work has ended."""
        while self.done <= done and self.task is not None and not self.task.done():
            await self._moved.wait()


class Reviews:
    """The reviews of the tables, the latest of each; what is done is kept in the store."""

    def __init__(self, store: Store, workers: int, content: Path | None) -> None:
        self._store = AdviceStore(store)
        self._several = store.postgres
        """Other processes may work at a review, too."""
        self._workers = workers
        self._content = content
        self._thinkers = Thinkers(workers, content)
        self._works: dict[str, Work] = {}
        self._beginning = asyncio.Lock()

    async def start(self, table: LiveTable, sitter: Sitter) -> ReviewNow:
        """Begin to review the game up to now, unless that is done or being done already."""
        await _allow(table, sitter)
        record = await asking.record(table)
        mark = hashed(msgspec.json.encode([record["choices"], record["chance"]]).decode())
        async with self._beginning:
            known = self._works.get(table.id)
            if known is not None and known.mark == mark:
                return known.now
            kept = await self._store.review(table.id)
            if kept is not None and kept.mark == mark and self._worth(kept):
                return _now(kept)
            if not record["choices"]:
                raise Conflict("review-no-choices")
            if len(self._works) >= MOST_AT_ONCE:
                raise TooMany("too-many-reviews")
            if known is not None and known.task is not None:
                known.task.cancel()
            return await self._begin(table.id, Work(mark, len(record["choices"])), record)

    async def _begin(self, id: str, work: Work, record: dict[str, Any]) -> ReviewNow:
        try:
            await self._store.begin_review(id, work.kept)
        except Taken:
            return await self._kept_now(id)
        self._works[id] = work
        work.task = asyncio.create_task(self._make(id, work, record))
        return work.now

    async def look(self, table: LiveTable, sitter: Sitter, beyond: int) -> ReviewNow:
        """How far the latest review of the table is, once more is done than `beyond`, or after a while."""
        await _allow(table, sitter)
        work = self._works.get(table.id)
        if work is None:
            return await self._kept_now(table.id)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await work.beyond(beyond)
        return work.now if self._works.get(table.id) is work else await self._kept_now(table.id)

    async def _kept_now(self, id: str) -> ReviewNow:
        kept = await self._store.review(id)
        return _now(kept) if kept is not None and self._worth(kept) else NOT_ASKED_FOR

    def _worth(self, kept: KeptReview) -> bool:
        """Is it done, or does another process work at it?"""
        if kept.review is not None:
            return True
        return self._several and now() - kept.at < GIVEN_UP_AFTER_MS

    async def _make(self, id: str, work: Work, record: dict[str, Any]) -> None:
        beating = asyncio.create_task(self._beat(id, work)) if self._several else None
        try:
            work.review = await self._reviewed(work, record)
            await self._store.go_on(id, work.kept)
        except asyncio.CancelledError:
            await self._store.leave_review(id, work.mark)
            raise
        except Exception:
            log.exception("review-failed", extra={"facts": {"table": id}})
            await self._store.leave_review(id, work.mark)
        finally:
            if beating is not None:
                beating.cancel()
            if self._works.get(id) is work:
                del self._works[id]
            work.task = None
            work.move_on()

    async def _beat(self, id: str, work: Work) -> None:
        """Let other processes know how far the work is, and that somebody is at it."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._store.go_on(id, work.kept)

    async def _reviewed(self, work: Work, record: dict[str, Any]) -> ReviewTold:
        effort = max(LEAST_EFFORT, min(EFFORT, EFFORT * USUAL_LENGTH // work.whole))
        room = asyncio.Semaphore(self._workers)
        found: list[Weighed] = []

        async def weigh(numbers: Sequence[int]) -> None:
            async with room:
                found.extend(await self._thinkers.run(weigh_some, record, numbers, effort, self._content))
            work.move_on(len(numbers))

        async with asyncio.TaskGroup() as group:
            for start in range(0, work.whole, SHARE):
                group.create_task(weigh(range(start, min(start + SHARE, work.whole))))
        return _told(await self._thinkers.run(put_together, record, found, effort, self._content))

    async def close(self) -> None:
        """Leave what is not finished, and let the workers go."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.close)


async def _allow(table: LiveTable, sitter: Sitter) -> None:
    """While the game goes on a review gives hints, and those are for players."""
    async with table.lock:
        over = (await table.ready()).game.outcome is not None
    if sitter.onlooker and not over:
        raise Forbidden("onlookers-watch")


def _now(kept: KeptReview) -> ReviewNow:
    review = None if kept.review is None else msgspec.msgpack.decode(kept.review, type=ReviewTold)
    return ReviewNow(kept.choices, kept.done, kept.choices + 1, review)


def _told(review: Review) -> ReviewTold:
    game = review.game
    return ReviewTold(
        game,
        None if review.outcome is None else review.outcome.won,
        None if review.ended is None else lean(game, review.ended),
        review.effort,
        review.luck,
        review.skill,
        review.blur,
        review.points[-1].chance,
        review.points,
        [_step_told(game, step) for step in review.worst],
        [
            Glimpse(one.number, one.turn, one.round, one.seat, one.chance, one.after, one.cost, one.luck)
            for one in review.steps
        ],
        review.shares,
    )


def _step_told(game: str, step: Step) -> Step:
    said = {
        name: lean(game, value)
        for name in ("who", "asked", "label", "better_label", "better_reason")
        if isinstance(value := getattr(step, name), Message)
    }
    return msgspec.structs.replace(step, **said)
