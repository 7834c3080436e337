"""Reviews of the games at the tables: computed in worker processes, with progress."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.kernel.message import Message
from holdfast.review.report import EFFORT, Review, ReviewPoint, ReviewStep, SeatShare, put_together
from holdfast.review.walk import EvaluatedChoice, evaluate_some
from holdfast.server.errors import Conflict, Forbidden, NumberTaken, TooMany
from holdfast.server.protocol.trim import trim
from holdfast.server.storage.advice_store import AdviceStore, StoredReview
from holdfast.server.storage.store import Store, now
from holdfast.server.tables import queries
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import Participant, hashed
from holdfast.server.workers.bots import AsyncWorkerPool
from holdfast.server.workers.fair_queue import FairQueue

log = logging.getLogger("holdfast.server")

USUAL_LENGTH = 150
"""Choices up to which each is evaluated with the full effort; in longer games each gets less."""
MIN_EFFORT = 40
SHARE = 4
"""Choices that a worker evaluates per task."""
MAX_REVIEWS = 200
"""Reviews in progress or queued; an address that has none waits behind more."""
MAX_REVIEWS_PER_ADDRESS = 20
MAX_REVIEWS_EVER = 2000
LONG_POLL_SECONDS = 4.0
"""How long a request for progress waits for news; less than the shutdown takes."""
HEARTBEAT_SECONDS = 2.0
ABANDONED_AFTER_MS = 30_000
"""A review without a heartbeat for so long is started again."""


class StepSummary(Struct, frozen=True):
    """One choice in numbers: the chance before and after it, what it cost, what luck then gave."""

    number: int
    turn: int
    round: int
    seat: int | None
    chance: float
    after: float
    cost: float
    luck: float


class ReviewData(Struct, frozen=True):
    """A game reviewed, as it is sent: `worst` are the choices that cost most, with what was better."""

    game: str
    won: bool | None
    ended: Message | None
    effort: int
    luck: float
    skill: float
    blur: float
    last: float
    points: Sequence[ReviewPoint]
    worst: Sequence[ReviewStep]
    steps: Sequence[StepSummary]
    shares: Sequence[SeatShare]


class ReviewProgress(Struct, frozen=True):
    """How far a review is: so many of the first `choices` are evaluated, and the open question.

    Where no review was asked for yet, `whole` is 0. `place` is its place among those that wait, 0 where it
    goes on.
    """

    choices: int
    done: int
    whole: int
    review: ReviewData | None
    place: int = 0


NOT_ASKED_FOR = ReviewProgress(0, 0, 0, None)


class ReviewJob:
    """A review in progress."""

    def __init__(self, mark: str, choices: int, client: str, number: int, content: Path | None) -> None:
        self.client = client
        self.content = content
        self.number = number
        """The older work of a client goes first."""
        self.place = 0
        self.mark = mark
        self.choices = choices
        self.whole = choices + 1
        self.done = 0
        self.review: ReviewData | None = None
        self.task: asyncio.Task[None] | None = None
        self._moved = asyncio.Event()

    @property
    def now(self) -> ReviewProgress:
        """How far it is."""
        return ReviewProgress(self.choices, self.done, self.whole, self.review, self.place)

    def wait_at(self, place: int) -> None:
        """It waits for its turn at that place."""
        self.place = place

    @property
    def kept(self) -> StoredReview:
        """How far it is, to be written down."""
        review = None if self.review is None else msgspec.msgpack.encode(self.review)
        return StoredReview(self.mark, self.choices, self.done, review=review)

    def move_on(self, evaluated: int = 0) -> None:
        """Add evaluated choices and notify whoever waits."""
        self.done += evaluated
        self._moved.set()
        self._moved = asyncio.Event()

    async def beyond(self, done: int) -> None:
        """Wait until more choices than that are evaluated, or the work has ended."""
        while self.done <= done and self.task is not None and not self.task.done():
            await self._moved.wait()


class ReviewService:
    """The reviews of the tables, the latest of each; what is done is kept in the store."""

    def __init__(self, store: Store, workers: int) -> None:
        self._store = AdviceStore(store)
        self._several = store.postgres
        """Other processes may work at a review, too."""
        self._at_once = workers
        self._workers = AsyncWorkerPool(workers)
        self.queue = FairQueue(workers)
        self._works: dict[str, ReviewJob] = {}
        self._beginning = asyncio.Lock()

    async def start(self, table: LiveTable, participant: Participant, client: str = "") -> ReviewProgress:
        """Begin to review the game up to now, unless that is done or being done already.

        Clients take turns; who has asked for several has them done one after another.
        """
        await _allow(table, participant)
        record = await queries.record(table)
        mark = hashed(msgspec.json.encode([record["choices"], record["chance"]]).decode())
        async with self._beginning:
            known = self._works.get(table.id)
            if known is not None and known.mark == mark:
                return known.now
            kept = await self._store.review(table.id)
            if kept is not None and kept.mark == mark and self._worth(kept):
                return _progress(kept)
            if not record["choices"]:
                raise Conflict("review-no-choices")
            mine = sum(one.client == client for one in self._works.values())
            most = MAX_REVIEWS if mine else MAX_REVIEWS_EVER
            if len(self._works) >= most or mine >= MAX_REVIEWS_PER_ADDRESS:
                raise TooMany("too-many-reviews")
            if known is not None and known.task is not None:
                known.task.cancel()
            async with table.lock:
                own = (await table.ready()).content.folder
            work = ReviewJob(mark, len(record["choices"]), client, self.queue.number(), own)
            return await self._begin(table.id, work, record)

    async def _begin(self, id: str, work: ReviewJob, record: dict[str, Any]) -> ReviewProgress:
        try:
            await self._store.begin_review(id, work.kept)
        except NumberTaken:
            return await self._kept_now(id)
        self._works[id] = work
        work.task = asyncio.create_task(self._make(id, work, record))
        return work.now

    async def look(self, table: LiveTable, participant: Participant, beyond: int) -> ReviewProgress:
        """How far the latest review of the table is, once more is done than `beyond`, or after a while."""
        await _allow(table, participant)
        work = self._works.get(table.id)
        if work is None:
            return await self._kept_now(table.id)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONG_POLL_SECONDS):
                await work.beyond(beyond)
        return work.now if self._works.get(table.id) is work else await self._kept_now(table.id)

    async def _kept_now(self, id: str) -> ReviewProgress:
        kept = await self._store.review(id)
        return _progress(kept) if kept is not None and self._worth(kept) else NOT_ASKED_FOR

    def _worth(self, kept: StoredReview) -> bool:
        """Is it done, or does another process work at it?"""
        if kept.review is not None:
            return True
        return self._several and now() - kept.at < ABANDONED_AFTER_MS

    async def _make(self, id: str, work: ReviewJob, record: dict[str, Any]) -> None:
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

    async def _beat(self, id: str, work: ReviewJob) -> None:
        """Let other processes know how far the work is, and that somebody is at it."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await self._store.go_on(id, work.kept)

    async def _reviewed(self, work: ReviewJob, record: dict[str, Any]) -> ReviewData:
        effort = max(MIN_EFFORT, min(EFFORT, EFFORT * USUAL_LENGTH // work.whole))
        room = asyncio.Semaphore(self._at_once)
        client, number = work.client, work.number
        found: list[EvaluatedChoice] = []

        async def weigh(numbers: Sequence[int]) -> None:
            async with room, self.queue.turn(client, number=number, report=work.wait_at):
                work.place = 0
                found.extend(await self._workers.run(evaluate_some, record, numbers, effort, work.content))
            work.move_on(len(numbers))

        async with asyncio.TaskGroup() as group:
            for start in range(0, work.whole, SHARE):
                group.create_task(weigh(range(start, min(start + SHARE, work.whole))))
        return _review_data(await self._workers.run(put_together, record, found, effort, work.content))

    async def close(self) -> None:
        """Leave what is not finished, and let the workers go."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._workers.close)


async def _allow(table: LiveTable, participant: Participant) -> None:
    """While the game goes on a review gives hints, and those are for players."""
    async with table.lock:
        over = (await table.ready()).game.outcome is not None
    if participant.onlooker and not over:
        raise Forbidden("onlookers-watch")


def _progress(kept: StoredReview) -> ReviewProgress:
    review = None if kept.review is None else msgspec.msgpack.decode(kept.review, type=ReviewData)
    return ReviewProgress(kept.choices, kept.done, kept.choices + 1, review)


def _review_data(review: Review) -> ReviewData:
    game = review.game
    return ReviewData(
        game,
        None if review.outcome is None else review.outcome.won,
        None if review.ended is None else trim(game, review.ended),
        review.effort,
        review.luck,
        review.skill,
        review.blur,
        review.points[-1].chance,
        review.points,
        [_trimmed_step(game, step) for step in review.worst],
        [
            StepSummary(one.number, one.turn, one.round, one.seat, one.chance, one.after, one.cost, one.luck)
            for one in review.steps
        ],
        review.shares,
    )


def _trimmed_step(game: str, step: ReviewStep) -> ReviewStep:
    said = {
        name: trim(game, value)
        for name in ("who", "asked", "label", "better_label", "better_reason")
        if isinstance(value := getattr(step, name), Message)
    }
    return msgspec.structs.replace(step, **said)
