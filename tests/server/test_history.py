"""A table that is read again is the table that it was."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.kernel.errors import CannotUndo
from holdfast.kernel.game import Order
from holdfast.kernel.history import UndoUnit
from holdfast.kernel.window import offered
from holdfast.server.errors import Conflict
from holdfast.server.storage.rows import UndoPolicy
from holdfast.server.storage.store import Store
from holdfast.server.tables import live_game, loading
from holdfast.server.tables import queries as asking
from holdfast.server.tables.live_game import MOVES_BETWEEN_CHECKPOINTS, replayed
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.replay import ReplayQueries
from holdfast.server.tables.reseating import limit_undo
from holdfast.server.tables.seats import Participant
from holdfast.server.tables.timeline import Timeline
from tests.night_watch.shelf import on_the_shelf
from tests.server.long import Endless, Long, Tables, counted_choices, long_table

GAMES: dict[str, dict[str, Any]] = {
    "last-bastion": {"players": 2},
    "bastion": {"players": 2},
    "sword-and-sorcery": {},
    "night-watch": {"players": 2},
}
HOST = Participant("", (0, 1), True)
SITTERS = (HOST, Participant("", (0,)), Participant("", (1,)))
ORDERS: tuple[Order, ...] = ("ask", "save", "never")
UNDO_UNITS: tuple[UndoUnit, ...] = ("choice", "action", "turn", "round")


async def told(table: LiveTable, participant: Participant, since: int = -1) -> Any:
    """What a participant is told of a table."""
    return msgspec.json.decode(msgspec.json.encode(await table.state(participant, since)))


async def opened(database: str) -> Tables:
    store = Store(database)
    await store.open()
    return Tables(store)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_read_again_tells_the_same_as_the_one_in_memory(game: str, database: str) -> None:
    """With undo near and far, also past what a process has in memory, and standing orders."""
    luck = Random(3)

    async def play() -> None:
        tables = await opened(database)
        long = Long(holdfast.new(game, GAMES[game], 3))
        await long.write(tables.store)
        warm, participants = tables.cold(long.row.id), [HOST, long.participant(0), Participant("", ())]
        for number in range(160):
            table = warm if luck.random() < 0.8 else tables.cold(long.row.id)
            await anything(table, number, luck)
            await warm.catch_up()
            if luck.random() < 0.3:
                cold = tables.cold(long.row.id)
                for participant in participants:
                    assert await told(cold, participant) == await told(warm, participant)
                assert await told(cold, HOST, number) == await told(warm, HOST, number)
                assert await asking.record(cold) == await asking.record(warm)
            if luck.random() < 0.05:
                warm = tables.cold(long.row.id)
        await check_record(tables, long.row.id)
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(play())


async def anything(table: LiveTable, number: int, luck: Random) -> None:
    """Choose, decline, take back, or give a standing order."""
    async with table.lock:
        known = await table.ready()
        game, choices = known.game, known.live_game.choices
    what = luck.random()
    if what < 0.06:
        await table.set_order(HOST, "", number, luck.randrange(2), luck.choice(ORDERS))
    elif choices and (what < 0.12 or game.question is None):
        to = luck.randrange(choices) if what < 0.07 else max(0, choices - luck.randrange(1, 30))
        await table.undo(HOST, "", number, "choice", to=to)
    elif choices and what < 0.2:
        await table.undo(HOST, "", number, luck.choice(UNDO_UNITS))
    else:
        participant = luck.choice([one for one in SITTERS if offered(game, one.seats)])
        await table.choose(participant, "", number, luck.choice(offered(game, participant.seats)).id)


async def check_record(tables: Tables, id: str) -> None:
    """The way that is stored leads to the same game as the list of moves."""
    found = await tables.store.table(id)
    assert found is not None
    timeline = Timeline.of_table(found[0])
    for one in await tables.store.moves(id):
        timeline.add(one)
    game = replayed(found[0], timeline, None).game
    record = await asking.record(tables.cold(id))
    kept = {"seed": game.seed, "snapshots": record["snapshots"]}
    assert record | kept == game.record() | kept
    assert holdfast.load(record).view() == game.view()


def test_opening_a_long_table_replays_no_more_than_the_choices_since_the_newest_snapshot(
    database: str,
) -> None:
    async def open_it() -> None:
        tables = await opened(database)
        long = long_table(3000)
        await long.write(tables.store)
        snapshot = long.live_game.game.snapshots[-1]
        with counted_choices() as played:
            state = await tables.cold(long.row.id).state(long.participant(0))
        assert state.choices == 3000
        assert len(played) == 3000 - snapshot.choices
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(open_it())


def test_thousands_of_moves_taken_back_are_not_played_again(database: str) -> None:
    async def open_it() -> None:
        tables = await opened(database)
        long = long_table(5)
        for _ in range(1500):
            long.choose()
            long.undo(5)
        await long.write(tables.store)
        with counted_choices() as played:
            state = await tables.cold(long.row.id).state(long.participant(0))
        assert (state.number, state.choices, len(played)) == (3005, 5, 5)
        known = await tables.loader.history.checkpoint(long.row.id)
        assert known is not None
        assert 3005 - msgspec.msgpack.decode(known)["number"] < MOVES_BETWEEN_CHECKPOINTS
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(open_it())


async def turns_of_the_loop(counted: list[int]) -> None:
    """Count how often the event loop comes round."""
    while True:
        counted[0] += 1
        await asyncio.sleep(0)


def test_others_get_their_turn_while_a_table_is_opened(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of an older version, short enough to be played in this process: bit by bit."""
    monkeypatch.setattr(live_game, "MAX_SECONDS", 0.0)

    async def open_it() -> tuple[int, int]:
        tables = await opened(database)
        long = long_table(150)
        await long.write(tables.store, with_checkpoint=False)
        counted = [0]
        others = asyncio.create_task(turns_of_the_loop(counted))
        with counted_choices() as played:
            await tables.cold(long.row.id).state(long.participant(0))
        others.cancel()
        await tables.store.close()
        return counted[0], len(played)

    with on_the_shelf(Endless()):
        turns, played = asyncio.run(open_it())
    assert played == 150
    assert turns > played


def test_a_long_table_without_a_checkpoint_is_played_by_a_worker_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "MAX_INLINE_CHOICES", 20)

    async def open_it() -> None:
        tables = await opened(database)
        long = Long(holdfast.new("last-bastion", {"players": 2}, 4), 4)
        while len(long.moves) < 36 and long.live_game.game.question is not None:
            long.choose()
        long.undo(30)
        await long.write(tables.store, with_checkpoint=False)
        counted = [0]
        others = asyncio.create_task(turns_of_the_loop(counted))
        with counted_choices() as played:
            first = await told(tables.cold(long.row.id), HOST)
            again = await told(tables.cold(long.row.id), HOST)
        others.cancel()
        await asyncio.to_thread(tables.workers.close)
        since = 30 - max(one.choices for one in long.live_game.game.snapshots)
        assert first == again
        assert (first["number"], first["choices"], len(played)) == (long.moves[-1].number, 30, 2 * since)
        assert counted[0] > 100
        await tables.store.close()

    asyncio.run(open_it())


def test_the_past_of_a_table_opened_cold(database: str) -> None:
    """Views of every moment, older lines of the log, where turns began."""

    async def look_back() -> None:
        tables = await opened(database)
        long = long_table(400)
        await long.write(tables.store)
        table, participant = tables.cold(long.row.id), long.participant(1)
        pasts = ReplayQueries(tables.loader.history)
        game = long.live_game.game
        events = [one for one in game.events if one.visible_to(1)]
        now = await table.state(participant)
        start, log = now.log_start, list(now.log)
        assert start > 0
        while start:
            part = await pasts.log(table, participant, before=start, choices=None)
            start, log = part.start, [*part.log, *log]
        assert [line.what for line in log] == [event.what for event in events]
        assert [line.data for line in log] == [event.data for event in events]
        turns = await pasts.turns(table)
        assert list(turns.turns) == sorted({line.choice for line in log if line.what == "turn"})
        game.undo_draws_anew = False
        for choices in [*range(400, 0, -37), 0]:
            past = await pasts.at(table, participant, choices, log=True)
            if choices < 400:
                game.rewind(choices)
            assert past.view == msgspec.to_builtins(game.view(1), str_keys=True)
            before = [line for line in log if line.choice <= choices]
            assert list(past.log) == [line for line in before if line.at >= past.log_start]
            up_to = await pasts.log(table, participant, before=None, choices=choices)
            assert (up_to.start, list(up_to.log)) == (past.log_start, list(past.log))
        with pytest.raises(Conflict):
            await pasts.at(table, participant, 401, log=False)
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(look_back())


def test_old_lines_of_the_log_are_told_to_those_who_may_see_them(database: str) -> None:
    async def look_back() -> None:
        tables = await opened(database)
        long = long_table(400)
        await long.write(tables.store)
        pasts = ReplayQueries(tables.loader.history)
        heard = []
        for participant in (long.participant(0), long.participant(1), Participant("", ())):
            part = await pasts.log(tables.cold(long.row.id), participant, before=100, choices=None)
            heard.append({line.at for line in part.log if line.what == "omen"})
        seen = [(at, one.seen_by) for at, one in enumerate(long.live_game.game.events[:100]) if one.seen_by]
        assert seen
        assert heard == [{at for at, by in seen if by == (0,)}, {at for at, by in seen if by == (1,)}, set()]
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(look_back())


@pytest.mark.parametrize("to", [0, 1, 57, 200, 395])
def test_undo_goes_back_to_anything_on_a_table_opened_cold(database: str, to: int) -> None:
    async def go_back() -> None:
        tables = await opened(database)
        long = long_table(400)
        long.order(0, "never")
        await long.write(tables.store)
        table = tables.cold(long.row.id)
        with counted_choices() as played:
            await table.undo(HOST, "", 401, "choice", to=to)
        assert len(played) < 100
        long.undo(to)
        game = (await table.ready()).game
        assert game.view(0) == long.live_game.game.view(0)
        assert game.choices[-1:] == long.live_game.game.choices[-1:] or not game.choices
        assert await told(tables.cold(long.row.id), HOST) == await told(table, HOST)
        await table.choose(HOST, "", 402, game.question.choices[0].id if game.question else "")
        assert await told(tables.cold(long.row.id), HOST) == await told(table, HOST)
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(go_back())


def test_a_line_far_back_leads_to_the_choice_before_it(database: str) -> None:
    async def go_back() -> None:
        tables = await opened(database)
        long = long_table(400)
        await long.write(tables.store)
        line = next(one for one in long.live_game.log(50, 200) if one.event.what == "gather")
        table = tables.cold(long.row.id)
        await table.undo(HOST, "", 400, "choice", line=line.at)
        assert (await table.ready()).live_game.choices == line.choice - 1
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(go_back())


def test_the_limit_of_undo_holds_for_what_is_far_back(database: str) -> None:
    async def go_back() -> None:
        tables = await opened(database)
        long = long_table(400)
        await long.write(tables.store)
        table = tables.cold(long.row.id)
        before = await told(table, HOST)
        limits: list[tuple[UndoPolicy, str]] = [
            ("nothing-new", "undo-past-news"),
            ("nothing", "undo-forbidden"),
        ]
        for limit, code in limits:
            await table.change(HOST, "", limit_undo(limit))
            with pytest.raises(CannotUndo) as refused:
                await table.undo(HOST, "", table.number, "choice", to=3)
            assert refused.value.code == code
        assert (await told(table, HOST))["view"] == before["view"]
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(go_back())


def test_a_message_sent_again_after_a_restart_is_heeded_once(database: str) -> None:
    async def send_again() -> None:
        tables = await opened(database)
        long = long_table(100)
        await long.write(tables.store)
        participant = long.participant(0)
        first = tables.cold(long.row.id)
        question = (await first.ready()).game.question
        assert question is not None
        option = question.choices[0].id
        assert await first.choose(HOST, "a", 100, option) == 101
        assert await first.change(HOST, "b", limit_undo("nothing-new")) == 102
        for number in range(102, 102 + MOVES_BETWEEN_CHECKPOINTS):
            await first.set_order(participant, "", number, 0, "ask")
        again = tables.cold(long.row.id)
        assert await again.choose(HOST, "a", 100, option) == 101
        assert await again.change(HOST, "b", limit_undo("nothing-new")) == 102
        with pytest.raises(Conflict):
            await again.choose(HOST, "c", 100, option)
        await tables.store.close()

    with on_the_shelf(Endless()):
        asyncio.run(send_again())
