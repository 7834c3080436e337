"""Reviews of the games at the tables: worked out in processes of their own, with progress to look at."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.kernel.message import Message
from holdfast.review.report import EFFORT, Point, Review, Share, Step, put_together
from holdfast.review.walk import Weighed, weigh_some
from holdfast.table import asking
from holdfast.table.errors import Conflict, Forbidden, TooMany
from holdfast.table.live import LiveTable
from holdfast.table.seats import Sitter, hashed
from holdfast.table.spoken import lean
from holdfast.table.thinking import Thinkers

log = logging.getLogger("holdfast.table")

USUAL_LENGTH = 150
"""Choices of a game up to which each is weighed with the whole effort; of a longer one with less."""
LEAST_EFFORT = 40
SHARE = 4
"""How many choices a worker weighs before it reports."""
MOST_AT_ONCE = 16
MOST_KEPT = 64


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


class Work:
    """One review while it is made, and afterwards."""

    def __init__(self, mark: str, choices: int) -> None:
        self.mark = mark
        self.choices = choices
        self.whole = choices + 1
        self.done = 0
        self.review: ReviewTold | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def now(self) -> ReviewNow:
        """How far it is."""
        return ReviewNow(self.choices, self.done, self.whole, self.review)


class Reviews:
    """The reviews of the tables, the latest of each."""

    def __init__(self, workers: int, content: Path | None) -> None:
        self._workers = workers
        self._content = content
        self._thinkers = Thinkers(workers, content)
        self._works: OrderedDict[str, Work] = OrderedDict()

    async def start(self, table: LiveTable, sitter: Sitter) -> ReviewNow:
        """Begin to review the game up to now, unless that is done or being done already."""
        record = await self._record(table, sitter)
        mark = hashed(msgspec.json.encode([record["choices"], record["chance"]]).decode())
        known = self._works.get(table.id)
        if known is not None and known.mark == mark:
            return known.now
        if not record["choices"]:
            raise Conflict("review-no-choices")
        if sum(work.review is None for work in self._works.values()) >= MOST_AT_ONCE:
            raise TooMany("too-many-reviews")
        if known is not None and known.task is not None:
            known.task.cancel()
        work = self._works[table.id] = Work(mark, len(record["choices"]))
        self._works.move_to_end(table.id)
        work.task = asyncio.create_task(self._make(table.id, work, record))
        self._make_room()
        return work.now

    async def look(self, table: LiveTable, sitter: Sitter) -> ReviewNow:
        """How far the latest review of the table is."""
        await self._record(table, sitter)
        known = self._works.get(table.id)
        return ReviewNow(0, 0, 0, None) if known is None else known.now

    async def _record(self, table: LiveTable, sitter: Sitter) -> dict[str, Any]:
        """While the game goes on a review gives hints, and those are for players."""
        async with table.lock:
            over = (await table.ready()).game.outcome is not None
        if sitter.onlooker and not over:
            raise Forbidden("onlookers-watch")
        return await asking.record(table)

    async def _make(self, id: str, work: Work, record: dict[str, Any]) -> None:
        try:
            work.review = await self._reviewed(work, record)
        except Exception:
            log.exception("review-failed", extra={"facts": {"table": id}})
            if self._works.get(id) is work:
                del self._works[id]

    async def _reviewed(self, work: Work, record: dict[str, Any]) -> ReviewTold:
        effort = max(LEAST_EFFORT, min(EFFORT, EFFORT * USUAL_LENGTH // work.whole))
        room = asyncio.Semaphore(self._workers)
        found: list[Weighed] = []

        async def weigh(numbers: Sequence[int]) -> None:
            async with room:
                found.extend(await self._thinkers.run(weigh_some, record, numbers, effort, self._content))
            work.done += len(numbers)

        async with asyncio.TaskGroup() as group:
            for start in range(0, work.whole, SHARE):
                group.create_task(weigh(range(start, min(start + SHARE, work.whole))))
        return _told(await self._thinkers.run(put_together, record, found, effort, self._content))

    def _make_room(self) -> None:
        for id in [id for id, work in self._works.items() if work.review is not None]:
            if len(self._works) <= MOST_KEPT:
                return
            del self._works[id]

    async def close(self) -> None:
        """Leave what is not finished, and let the workers go."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.close)


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
