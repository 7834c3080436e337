"""Bots at a table: they decide in worker processes and choose through the same interface as people."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from holdfast import bots
from holdfast.bots.companion import BotRequest, CompanionBot, explain, helps
from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message
from holdfast.kernel.question import PASS, Option, Question
from holdfast.kernel.record import load
from holdfast.kernel.window import awaited, offered
from holdfast.server.protocol.trim import trim
from holdfast.server.storage.rows import SeatRow
from holdfast.server.tables.waiting import leading_seat

NO_REASON = "intent-least-harm"
"""What the games answer where an option stands for nothing in particular."""
Given = ParamSpec("Given")
Found = TypeVar("Found")


class BotTask(Struct, frozen=True):
    """A decision for a bot: a fork of the game, so that it cannot know what will come."""

    table: str
    number: int
    seat: int
    bot: str
    options: list[str]
    record: dict[str, Any]
    seed: int
    leave: bool
    """What is for anyone is for people to decide here; the bot speaks only if it wants something else."""
    watched: bool
    """A person sits here and wants to follow."""
    turn: int
    requests: list[BotRequest] = []
    """Requests of players to the bot."""
    plan: list[str] = []
    """What it meant to choose next, if nobody has chosen since."""
    speaks: bool = False
    """It is to say what it intends."""
    helps: bool = False
    """It is another's turn: the bot does only what it was asked for."""
    content: Path | None = None
    """The content the table is played with."""


class BotDecision(Struct, frozen=True):
    """What came of it: a choice (None: left to people), what the bot says, the requests that still hold."""

    choice: str | None
    says: Message | None
    requests: list[BotRequest]
    declines: bool = False
    """There is nothing to follow: it does not react."""
    plan: list[str] = []
    """What it means to choose after that in the same turn."""


Requests = Mapping[int, Sequence[BotRequest]]
"""What was asked of the bots, by seat."""


def task(
    table: str,
    number: int,
    game: Game,
    seats: Sequence[SeatRow],
    *,
    seed: int,
    requests: Requests | None = None,
) -> BotTask | None:
    """What a bot is to think about now; None if nothing is a bot's to decide."""
    question = game.question
    if question is None:
        return None
    held = {seat.seat: seat.bot for seat in seats if seat.kind == "bot"}
    if not held:
        return None
    alone = len(held) == len(seats)
    seat = _who(game, question, held, alone)
    helper = None if seat is not None or question.reaction else _helper(game, question, held, requests or {})
    if seat is None:
        seat = helper
    if seat is None:
        return None
    return BotTask(
        table,
        number,
        seat,
        held[seat],
        [option.id for option in offered(game, (seat,))],
        game.fork(seed).record(),
        seed,
        not alone and not question.reaction and seat != leading_seat(game),
        not alone,
        game.turns,
        helps=helper is not None,
    )


def _helper(game: Game, question: Question, held: dict[int, str], requests: Requests) -> int | None:
    """The seat of a bot that was asked to do something which it can do in this turn of another."""
    for option in question.choices:
        if option.seat in held:
            asked = (request for request in requests.get(option.seat, ()) if request.holds(game.turns))
            if any(helps(game, option, request) for request in asked):
                return option.seat
    return None


def _who(game: Game, question: Question, held: dict[int, str], alone: bool) -> int | None:
    """The seat whose bot decides now.

    In a window every bot that is waited for acts or declines at once, which leaves people their say. Else
    whoever leads decides; what is for anyone is for people to decide, if there are any.
    """
    if question.reaction:
        return next((seat for seat in awaited(game) if seat in held), None)
    seats = dict.fromkeys(option.seat for option in question.choices)
    asked = [seat for seat in seats if seat in held]
    leader = leading_seat(game)
    if leader in asked:
        return leader
    each_for_itself = question.way_out is None and None not in seats
    if asked and (each_for_itself or seats.keys() <= {*held, None}):
        return asked[0]
    return (leader if leader in held else min(held)) if alone else None


def hurried(task: BotTask) -> BotTask:
    """The same decision for a moment in which others wait: the usual bot does not stop to think."""
    return replace(task, bot=bots.QUICK) if task.bot == bots.USUAL and not task.plan else task


def think(task: BotTask) -> BotDecision:
    """What the bot chooses and says. Runs in a worker."""
    game = load(task.record, content=task.content)
    question = game.question
    assert question is not None
    way_out = question.way_out
    passes = PASS in task.options
    options = [one for one in question.choices if one.id in task.options or (passes and one is way_out)]
    companion = CompanionBot(bots.bot(task.bot, task.seed), task.seed, task.plan)
    for request in task.requests:
        companion.hear(request)
    if task.helps:
        helping = companion.help(game, options)
        says = None if helping is None or not task.speaks else _worth_saying(game, helping)
        return BotDecision(None if helping is None else helping.id, says, companion.requests)
    chosen = companion.choose(game, options)
    if task.leave and chosen.seat is None:
        return BotDecision(None, None, companion.requests)
    if question.reaction and chosen is way_out:
        return BotDecision(PASS if passes else chosen.id, None, companion.requests, declines=True)
    says = _worth_saying(game, chosen) if task.speaks else None
    return BotDecision(chosen.id, says, companion.requests, plan=companion.plan)


def _worth_saying(game: Game, chosen: Option) -> Message | None:
    """What the bot intends, where there is a reason to tell; else it keeps its one sentence of the turn."""
    says = explain(game, chosen)
    why = says.args["why"]
    plain = isinstance(why, Message) and why.id == NO_REASON
    return None if plain else trim(game.rules.id, says)


class AsyncWorkerPool:
    """A pool of worker processes with an async interface; started when it is first used."""

    def __init__(self, workers: int) -> None:
        self._pool = WorkerPool(workers)

    async def think(self, task: BotTask) -> BotDecision:
        """What the bot chooses and says."""
        return await self.run(think, task)

    async def run(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Call a function in a worker; if the worker dies it is replaced and the call repeated."""
        return await asyncio.wrap_future(self._pool.submit(work, *given, **named))

    def close(self) -> None:
        """Stop the workers."""
        self._pool.close()


def new_seed() -> int:
    """A seed for one decision."""
    return secrets.randbits(48)
