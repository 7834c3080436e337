"""What can be asked of a table without changing it."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.msgpack import decode

from holdfast.kernel import window
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message, Teller
from holdfast.kernel.question import Option
from holdfast.server.protocol import messages as told
from holdfast.server.storage.rows import KeptState, SeatRow
from holdfast.server.tables.live_game import in_slices
from holdfast.server.tables.live_table import LiveTable, offered
from holdfast.server.tables.seats import Sitter
from holdfast.server.tables.snapshot import Standing
from holdfast.server.tables.waiting import waited_for

MOST_SECONDS = 0.01
"""How long odds are reckoned before others get their turn."""
MOST_SNAPSHOTS = 100
"""A record has so many snapshots at most: the newest ones, since it is recovered from one of those."""


class OddsTold(msgspec.Struct, frozen=True):
    """What may come of an option: chances by code, further numbers, and what can be said of it."""

    of: dict[str, float]
    data: dict[str, Any]
    chances: list[Message]


class Glance(msgspec.Struct, frozen=True):
    """A table in short, for those who sit at many; `waiting` is empty where anyone may choose."""

    id: str
    title: str
    game: str
    number: int
    you: told.You
    seats: list[told.SeatTold]
    waiting: list[int]
    your_turn: bool
    paused: bool
    outcome: told.OutcomeTold | None
    choices: int
    touched: int
    campaign: str


async def odds(table: LiveTable, sitter: Sitter, choice: str) -> tuple[int, OddsTold | None]:
    """The chances of an option of one's own, and the number they hold for."""
    async with table.lock:
        standing = await table.ready()
        option = offered(standing.game, sitter, choice)
        return standing.number, _odds(table, standing.game, option)


async def all_odds(table: LiveTable, sitter: Sitter) -> tuple[int, dict[str, OddsTold]]:
    """The chances of all one's options that have any."""
    async with table.lock:
        standing = await table.ready()
        found: dict[str, OddsTold] = {}
        began = time.perf_counter()
        for option in window.offered(standing.game, sitter.seats):
            known = _odds(table, standing.game, option)
            if known is not None:
                found[option.id] = known
            if time.perf_counter() - began > MOST_SECONDS:
                await asyncio.sleep(0)
                began = time.perf_counter()
        return standing.number, found


def _odds(table: LiveTable, game: Game, option: Option) -> OddsTold | None:
    """Reckoned once for each option while the table stands as it does."""
    known: dict[str, OddsTold | None] = table.reckoned
    choice = window.meant(game, option).id
    if choice not in known:
        reckoned = game.odds(choice)
        if reckoned is None:
            known[choice] = None
        else:
            chances = told.chances_told(Teller(game.rules, game.table), reckoned)
            known[choice] = OddsTold(reckoned.of, reckoned.data, chances)
    return known[choice]


async def barred(table: LiveTable, sitter: Sitter) -> tuple[int, list[told.BarredTold]]:
    """What cannot be chosen now, with the reasons."""
    async with table.lock:
        standing = await table.ready()
        question = standing.game.question
        if question is None or sitter.onlooker:
            return standing.number, []
        return standing.number, told.barred_told(standing.game, question)


async def record(table: LiveTable) -> dict[str, Any]:
    """The game as a file that replays to this very moment; the seed, which knows what comes, left out."""
    async with table.lock:
        known = await table.ready()
        written = await _whole_record(table, known)
        return written | ({"seed": 0} if known.game.outcome is None else {})


async def _whole_record(table: LiveTable, known: Standing) -> dict[str, Any]:
    """The record of a game of which only the end may be in memory; with its newest snapshots."""
    replay, game, first = known.replay, known.game, known.replay.start.snapshot
    beginning, choices, chance = first.state, [], list(replay.dealt)
    older: list[KeptState] = []
    if first.choices:
        async for one in table.history.stretches(table.id):
            if one.choices <= first.choices:
                choices += [step.id for step in one.stretch.steps]
                chance += one.stretch.chance
        older = await table.history.states(table.id, MOST_SNAPSHOTS)
        start, _ = await table.way_to(known, 0)
        beginning = start.snapshot.state
    states = [(one.choices, one.chance, one.state) for one in older if one.choices <= first.choices]
    states += [
        (first.choices + one.choices, one.results - replay.drawn, one.state) for one in game.snapshots[1:]
    ]
    snapshots: list[dict[str, Any]] = []

    def write_states() -> Iterator[None]:
        for number, results, state in states[-MOST_SNAPSHOTS:]:
            if number:
                snapshots.append({"choices": number, "chance": results, "state": decode(state)})
            yield

    await in_slices(write_states())
    written = game.header() | {"seed": game.seed, "take": game.table.chance.take, "drawn": replay.drawn}
    if not replay.from_setup:
        written["start"] = decode(beginning)
    chance += game.results[len(game.results) - (game.results_drawn - first.results) :]
    return written | {"choices": choices + game.choices, "chance": chance, "snapshots": snapshots}


async def glance(table: LiveTable, sitter: Sitter) -> Glance:
    """The table in short."""
    async with table.lock:
        standing = await table.ready()
        game, row = standing.game, standing.row
        seats: list[SeatRow] = standing.seats
        return Glance(
            table.id,
            row.title,
            row.game,
            standing.number,
            told.You(sitter.seats, sitter.host),
            told.seats_told(seats, game),
            list(waited_for(game)),
            standing.waits_for(sitter),
            row.paused,
            told.outcome_told(game),
            standing.replay.choices,
            standing.touched,
            row.campaign,
        )
