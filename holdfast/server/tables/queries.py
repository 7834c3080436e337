"""What can be asked of a table without changing it."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.msgpack import decode

from holdfast.kernel import window
from holdfast.kernel.message import Message
from holdfast.kernel.packs.manifest import PackLabel
from holdfast.server.errors import NoSuchTable
from holdfast.server.protocol import messages
from holdfast.server.protocol.messages import OddsData
from holdfast.server.storage.rows import Door, SeatKind, SeatRow, StoredSnapshot
from holdfast.server.tables.live_game import in_slices
from holdfast.server.tables.live_table import LiveTable, offered
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.seats import Participant
from holdfast.server.tables.waiting import waited_for

MAX_SECONDS = 0.01
"""How long odds are computed before others get their turn."""
MAX_SNAPSHOTS = 100
"""A record has so many snapshots at most: the newest ones, since it is recovered from one of those."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table in short, for those who sit at many; `waiting` is empty where anyone may choose."""

    id: str
    title: str
    game: str
    number: int
    you: messages.You
    seats: list[messages.SeatData]
    waiting: list[int]
    your_turn: bool
    paused: bool
    outcome: messages.OutcomeData | None
    choices: int
    touched: int
    campaign: str
    packs: Sequence[PackLabel]


async def odds(table: LiveTable, participant: Participant, choice: str) -> tuple[int, OddsData | None]:
    """The chances of an option of one's own, and the number they hold for."""
    async with table.lock:
        loaded = await table.ready()
        return loaded.number, loaded.odds_of(offered(loaded.game, participant, choice))


async def all_odds(table: LiveTable, participant: Participant) -> tuple[int, dict[str, OddsData]]:
    """The chances of all one's options that have any."""
    async with table.lock:
        loaded = await table.ready()
        found: dict[str, OddsData] = {}
        began = time.perf_counter()
        for option in window.offered(loaded.game, participant.seats):
            known = loaded.odds_of(option)
            if known is not None:
                found[option.id] = known
            if time.perf_counter() - began > MAX_SECONDS:
                await asyncio.sleep(0)
                began = time.perf_counter()
        return loaded.number, found


async def barred(table: LiveTable, participant: Participant) -> tuple[int, list[messages.BarredData]]:
    """What cannot be chosen now, with the reasons."""
    async with table.lock:
        loaded = await table.ready()
        question = loaded.game.question
        if question is None or participant.onlooker:
            return loaded.number, []
        return loaded.number, messages.barred_data(loaded.game, question)


async def record(table: LiveTable) -> dict[str, Any]:
    """The game as a file that replays to this very moment; without the seed while anything can still be drawn
    from it: until the game is over and nothing may be taken back."""
    async with table.lock:
        known = await table.ready()
        written = await _whole_record(table, known)
        final = known.game.outcome is not None and known.row.undo_limit == "nothing"
        return written if final else written | {"seed": 0}


async def _whole_record(table: LiveTable, known: LoadedTable) -> dict[str, Any]:
    """The record of a game of which only the end may be in memory; with its newest snapshots."""
    live_game, game, first = known.live_game, known.game, known.live_game.start.snapshot
    beginning, choices, chance = first.state, [], list(live_game.dealt)
    older: list[StoredSnapshot] = []
    if first.choices:
        async for one in table.history.segments(table.id):
            if one.choices <= first.choices:
                choices += [step.id for step in one.segment.steps]
                chance += one.segment.chance
        older = await table.history.states(table.id, MAX_SNAPSHOTS)
        start, _ = await table.way_to(known, 0)
        beginning = start.snapshot.state
    states = [(one.choices, one.chance, one.state) for one in older if one.choices <= first.choices]
    states += [
        (first.choices + one.choices, one.results - live_game.drawn, one.state) for one in game.snapshots[1:]
    ]
    snapshots: list[dict[str, Any]] = []

    def write_states() -> Iterator[None]:
        for number, results, state in states[-MAX_SNAPSHOTS:]:
            if number:
                snapshots.append({"choices": number, "chance": results, "state": decode(state)})
            yield

    await in_slices(write_states())
    written = game.header() | {"seed": game.seed, "take": game.redraws, "drawn": live_game.drawn}
    if not live_game.from_setup:
        written["start"] = decode(beginning)
    chance += game.results[len(game.results) - (game.results_drawn - first.results) :]
    if game.holds_turn_end:
        written["turn_end"] = True
    return written | {"choices": choices + game.choices, "chance": chance, "snapshots": snapshots}


class DoorSeat(msgspec.Struct, frozen=True):
    """A seat as strangers see it."""

    seat: int
    kind: SeatKind
    name: str
    figure: Message
    free: bool


class DoorData(msgspec.Struct, frozen=True):
    """What a table offers to people without a link."""

    title: str
    game: str
    door: Door
    over: bool
    seats: list[DoorSeat]
    packs: Sequence[PackLabel]


async def door(table: LiveTable) -> DoorData:
    """The table as people see it who have no link; `NoSuchTable` where it is closed to them."""
    async with table.lock:
        loaded = await table.ready()
        row, game = loaded.row, loaded.game
        if row.door == "closed":
            raise NoSuchTable
        open_seats = row.door == "seats" and game.outcome is None
        seats = [
            DoorSeat(
                one.seat,
                one.kind,
                one.name,
                game.figure(one.seat),
                open_seats and one.kind == "person" and not one.taken,
            )
            for one in loaded.seats
        ]
        over = game.outcome is not None
        return DoorData(row.title, row.game, row.door, over, seats, loaded.content.packs)


async def glance(table: LiveTable, participant: Participant) -> TableSummary:
    """The table in short."""
    async with table.lock:
        loaded = await table.ready()
        game, row = loaded.game, loaded.row
        seats: list[SeatRow] = loaded.seats
        return TableSummary(
            table.id,
            row.title,
            row.game,
            loaded.number,
            messages.you_data(seats, participant),
            messages.seats_data(seats, game, host=row.host),
            list(waited_for(game)),
            loaded.waits_for(participant),
            row.paused,
            messages.outcome_data(game),
            loaded.live_game.choices,
            loaded.touched,
            row.campaign,
            loaded.content.packs,
        )
