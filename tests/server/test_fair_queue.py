"""Fair queues: who waits for bots, hints and reviews waits for the turns of others, not for all they ask."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from holdfast.server.app import make_app
from holdfast.server.protocol.messages import QueueMessage
from holdfast.server.workers import bots, fair_queue, reviews
from holdfast.server.workers.fair_queue import FairQueue
from tests.server.player import play_on
from tests.server.seating import Client, all_sitting, bearer, serving, set_table, sitting
from tests.server.test_advice import reviewed

Work = Callable[[str], Awaitable[None]]


def turns(queue: FairQueue, asked: list[tuple[str, int]]) -> list[str]:
    """In which order work is done that is asked for while one piece is under way."""
    done: list[str] = []

    async def ask(client: str, priority: int) -> None:
        async with queue.turn(client, priority):
            done.append(client)

    async def run() -> None:
        async with queue.turn("first"):
            waiting = [asyncio.create_task(ask(*one)) for one in asked]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(run())
    return done


def test_clients_take_turns_however_much_one_has_asked_for() -> None:
    asked = [*[("greedy", 0)] * 4, ("modest", 0), ("modest", 0)]
    assert turns(FairQueue(1), asked) == ["greedy", "modest", "greedy", "modest", "greedy", "greedy"]


def test_what_people_look_at_goes_first() -> None:
    assert turns(FairQueue(1), [("a", 1), ("b", 1), ("c", 0)]) == ["c", "a", "b"]


def test_what_nobody_looks_at_goes_on_all_the_same() -> None:
    order = turns(FairQueue(1), [("nobody", 1), *[("somebody", 0)] * 30])
    assert order.index("nobody") < fair_queue.LOWEST_FIRST_EVERY


def test_one_client_has_so_many_turns_at_once() -> None:
    async def run() -> tuple[int, int]:
        queue = FairQueue(4, per_client=2)
        release = asyncio.Event()

        async def hold(client: str) -> None:
            async with queue.turn(client):
                await release.wait()

        tasks = [asyncio.create_task(hold("greedy")) for _ in range(4)]
        await asyncio.sleep(0)
        alone = queue.state.running
        tasks.append(asyncio.create_task(hold("modest")))
        await asyncio.sleep(0)
        both = queue.state.running
        release.set()
        await asyncio.gather(*tasks)
        return alone, both

    assert asyncio.run(run()) == (2, 3)


def test_who_gives_up_waiting_leaves_the_queue() -> None:
    async def run() -> list[int]:
        queue = FairQueue(1)
        waiting: list[int] = []

        async def ask() -> None:
            async with queue.turn("impatient"):
                pass

        async with queue.turn("first"):
            task = asyncio.create_task(ask())
            await asyncio.sleep(0)
            waiting.append(queue.state.waiting)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            waiting.append(queue.state.waiting)
        async with queue.turn("next"):
            waiting.append(queue.state.running)
        return waiting

    assert asyncio.run(run()) == [1, 0, 1]


def test_the_place_in_the_queue_is_told_until_the_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REPORT_SECONDS", 0.001)
    places: list[int] = []

    async def run() -> None:
        queue = FairQueue(1)
        told = asyncio.Event()

        def report(place: int) -> None:
            places.append(place)
            told.set()

        async def ask(client: str, report: Callable[[int], None] | None) -> None:
            async with queue.turn(client, report=report):
                await told.wait()

        async with queue.turn("first"):
            other = asyncio.create_task(ask("other", None))
            await asyncio.sleep(0)
            waiting = asyncio.create_task(ask("patient", report))
            await told.wait()
            told.clear()
        await told.wait()
        await asyncio.gather(other, waiting)

    asyncio.run(run())
    assert places[0] == 2
    assert places[-1] == 0


class Pondering:
    """Workers that think about the first task until they are told to go on, and note whose turn comes."""

    def __init__(self) -> None:
        self.release = threading.Event()
        self.order: list[str] = []

    async def think(self, task: bots.BotTask) -> bots.BotDecision:
        self.order.append(task.table)
        while not self.release.is_set():
            await asyncio.sleep(0.001)
        return bots.think(task)

    def close(self) -> None:
        self.release.set()


WITH_A_BOT = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
BOTS_ALONE = [{"kind": "bot", "bot": "random"}] * 2


def pondering(client: Client) -> Pondering:
    """Let the bots of this server wait."""
    workers = Pondering()
    registry(client).bots.workers = workers
    return workers


def registry(client: Client) -> Any:
    return client.app.dependencies["registry"].dependency()


def until(client: Client, met: Callable[[], bool]) -> None:
    """Let the server go on until that is so."""
    while not met():
        client.get("/health/live")


def test_many_tables_of_bots_do_not_hold_up_the_bot_somebody_plays_with(client: Client) -> None:
    workers = pondering(client)
    for _ in range(40):
        set_table(client, seats=BOTS_ALONE)
    until(client, lambda: len(workers.order) == 1)
    table = set_table(client, seats=WITH_A_BOT)
    with sitting(client, table, table["token"]):
        until(client, lambda: registry(client).bots.queue.waiting_of("testclient") == 2)
        workers.release.set()
        until(client, lambda: table["id"] in workers.order)
        assert workers.order.index(table["id"]) == 1


def test_tables_without_people_play_a_few_at_a_time(client: Client) -> None:
    workers = pondering(client)
    for _ in range(40):
        set_table(client, seats=BOTS_ALONE)
    until(client, lambda: registry(client).bots.table_queue.state.waiting == 20)
    assert registry(client).bots.table_queue.state.running == 2
    workers.release.set()


def test_a_table_hears_at_which_place_its_bot_waits(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REPORT_SECONDS", 0.001)
    workers = pondering(client)
    set_table(client, seats=WITH_A_BOT)
    until(client, lambda: len(workers.order) == 1)
    table = set_table(client, seats=WITH_A_BOT)
    with sitting(client, table, table["token"]) as player:
        place: dict[str, Any] = {}
        while place.get("place") != 1:
            place = player.receive()
        assert place == {"is": "queued", "what": "bot", "place": 1}
        workers.release.set()
        while place.get("place") != 0:
            place = player.receive()
    assert QueueMessage("bot", 0).place == place["place"]


def test_a_review_waits_in_a_queue_instead_of_being_refused(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_queue, "REPORT_SECONDS", 0.001)
    tables = [set_table(client) for _ in range(18)]
    for table in tables:
        with all_sitting(client, table) as players:
            play_on(players, 1)
    asked = [
        client.post(f"/api/tables/{table['id']}/review", headers=bearer(table["token"])) for table in tables
    ]
    assert {answer.status_code for answer in asked} == {200}
    path, headers = f"/api/tables/{tables[-1]['id']}/review", bearer(tables[-1]["token"])
    places = []
    while (now := client.get(path, headers=headers).json())["review"] is None:
        places.append(now["place"])
    assert max(places) > 1
    assert len(reviewed(client, tables[0])["steps"]) == 1


def test_one_address_has_so_many_reviews_in_the_queue(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_REVIEWS_PER_ADDRESS", 0)
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client)
        with all_sitting(client, table) as players:
            play_on(players, 1)
        refused = client.post(f"/api/tables/{table['id']}/review", headers=bearer(table["token"]))
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-reviews")
