"""Many processes, one database: PostgreSQL as store and as channel."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from holdfast.server.app import make_app
from holdfast.server.storage.migrating import MIGRATIONS
from holdfast.server.storage.state_store import FRESH_SECONDS
from holdfast.server.storage.store import Store, database_url
from tests.server.player import Heard, Player, pick, play_on
from tests.server.postgres import postgres
from tests.server.running import Server, server, sitting_at
from tests.server.seating import TWO_PLAYERS, bearer, refusal, serving, set_table
from tests.server.test_advice import reviewed, short_game


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def pair(shared: str) -> Iterator[tuple[Server, Server]]:
    with server(shared) as here, server(shared) as there:
        yield here, there


def test_two_processes_one_player_at_each_play_a_game(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table = here.post("/api/tables", TWO_PLAYERS)
    friend = table["friends"][0]["token"]
    there.post(f"/api/tables/{table['id']}/join", {"name": "Ann"}, friend)
    with sitting_at(here, table, table["token"]) as one, sitting_at(there, table, friend) as other:
        one.hear_until(lambda: one.now["table"]["seats"][1]["name"] == "Ann")
        one.hear_until(lambda: one.present["seats"] == [0, 1])
        other.hear_until(lambda: other.present["seats"] == [0, 1])
        play_on([one, other], 6)
        one.request("say", text="well met")
        other.hear_until(lambda: bool(other.chat))
        other.request("signal", signal="help")
        one.hear_until(lambda: bool(one.signals))
        one.request("undo", number=one.number)
        play_on([one, other], 4)
        actor = one if one.options else other
        elsewhere = other if actor is one else one
        assert refusal(elsewhere.request("choose", number=actor.number, choice=actor.options[0]))
        one.request("pause", paused=True)
        other.hear_until(lambda: other.now["table"]["paused"])
        one.request("pause", paused=False)
        other.hear_until(lambda: not other.now["table"]["paused"])
        play_on([one, other])
        assert one.over and other.over
        with sitting_at(there, table, table["onlooker"]):
            one.hear_until(lambda: one.present["onlookers"] == 1)
        one.hear_until(lambda: one.present["onlookers"] == 0)
        assert one.view == other.view
        assert one.log == other.log
    told = there.get(f"/api/tables/{table['id']}", friend)
    assert told["view"] == other.view


def test_two_tabs_at_two_processes_choose_at_once_and_one_wins(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table = here.post("/api/tables", TWO_PLAYERS | {"seats": [{"kind": "me"}, {"kind": "here"}]})
    token = table["token"]
    with sitting_at(here, table, token) as one, sitting_at(there, table, token) as other:
        for _ in range(12):
            number, options = one.number, one.options
            mine = one.ask("choose", f"mine{number}", number=number, choice=options[0])
            theirs = other.ask("choose", f"theirs{number}", number=number, choice=options[-1])
            answers = [one.answer(mine), other.answer(theirs)]
            assert sorted(answer["is"] for answer in answers) == ["ack", "refused"]
            one.hear_number(number + 1)
            other.hear_number(number + 1)
            assert one.view == other.view
            assert one.log == other.log
            if one.over:
                break
    assert there.get(f"/api/tables/{table['id']}", token)["number"] == one.number


def test_nothing_that_anyone_has_seen_is_lost_when_one_of_two_processes_is_killed(
    shared: str, kills: int
) -> None:
    """One player at each; again and again one process, whose player may be the one who chooses, is killed."""
    chance = random.Random(5)
    servers = [Server(shared), Server(shared)]
    table, tokens = table_for_two(servers[0])
    seen: list[list[Heard]] = [[], []]
    unheard: tuple[int, Heard] | None = None
    kept = 0
    try:
        for _ in range(kills):
            with (
                sitting_at(servers[0], table, tokens[0]) as one,
                sitting_at(servers[1], table, tokens[1]) as other,
            ):
                players = [one, other]
                assert [player.log[: len(log)] for player, log in zip(players, seen, strict=True)] == seen
                if unheard is not None:
                    answer_late(players[unheard[0]], unheard[1])
                play_on(players, chance.randrange(4))
                if one.over:
                    kept += one.number
                    table, tokens = table_for_two(servers[0])
                    seen, unheard = [[], []], None
                    continue
                victim = chance.randrange(2)
                unheard = killed_in_the_middle(servers[victim], players, victim, chance)
                seen = [player.log for player in players]
            servers[victim] = Server(shared)
        with (
            sitting_at(servers[0], table, tokens[0]) as one,
            sitting_at(servers[1], table, tokens[1]) as other,
        ):
            assert [player.log[: len(log)] for player, log in zip([one, other], seen, strict=True)] == seen
            kept += one.number
            play_on([one, other])
            assert one.over and other.over
            assert one.log == other.log
        print(f"{kills} kills, {kept} choices found again")
    finally:
        for server_left in servers:
            server_left.close()


def test_bots_go_on_at_another_process_when_theirs_is_killed(
    pair: tuple[Server, Server], shared: str
) -> None:
    """One that starts takes up the bots that are left alone; who watches elsewhere sees the game end."""
    _, there = pair
    theirs = Server(shared)
    bots = {"game": "bastion", "options": {"players": 4}, "seats": [{"kind": "bot", "bot": "random"}] * 4}
    table = theirs.post("/api/tables", bots)
    with sitting_at(there, table, table["onlooker"]) as onlooker:
        onlooker.hear_until(lambda: onlooker.number > 5)
        theirs.kill()
        with server(shared):
            onlooker.hear_until(lambda: onlooker.over)
        assert there.get(f"/api/tables/{table['id']}", table["onlooker"])["view"] == onlooker.view


def table_for_two(at: Server) -> tuple[dict[str, Any], list[str]]:
    """A table, and the tokens of its two players."""
    table = at.post("/api/tables", TWO_PLAYERS | {"game": "bastion"})
    return table, [table["token"], table["friends"][0]["token"]]


def answer_late(player: Player, wish: Heard) -> None:
    """Send again what was not acknowledged: it is done once, whether it was done before or not."""
    player.send(wish)
    answer = player.answer(wish["id"])
    assert (answer["is"], answer["number"]) == ("ack", wish["number"] + 1)


def killed_in_the_middle(
    killed: Server, players: list[Player], victim: int, chance: random.Random
) -> tuple[int, Heard] | None:
    """Somebody chooses, and the victim's server is killed; who has no answer, and to what."""
    chooser = next(place for place, player in enumerate(players) if player.options)
    actor = players[chooser]
    wish: Heard = {"do": "choose", "id": f"w{actor.number}", "number": actor.number}
    wish["choice"] = pick(actor.options, actor.number)
    actor.send(wish)
    if chance.random() < 0.5:
        actor.receive()
    killed.kill()
    with suppress(ConnectionClosed):
        while True:
            players[victim].receive()
    survivor = players[1 - victim]
    if chooser != victim:
        assert survivor.answer(wish["id"])["is"] == "ack"
    survivor.request("sync", number=survivor.number)
    return None if wish["id"] in actor.acks else (chooser, wish)


def test_a_review_is_known_to_every_process(shared: str) -> None:
    record = short_game(2)
    with (
        TestClient(make_app(serving(shared))) as here,
        TestClient(make_app(serving(shared))) as there,
    ):
        table = set_table(here, game=record["game"], options={}, seats=[], record=record)
        path, headers = f"/api/tables/{table['id']}/review", bearer(table["token"])
        here.post(path, headers=headers)
        assert there.post(path, headers=headers).json()["whole"] == len(record["choices"]) + 1
        review = reviewed(here, table)
        assert there.get(path, headers=headers).json()["review"] == review
        assert reviewed(there, table) == review


def test_a_server_whose_database_is_gone_says_so() -> None:
    with ExitStack() as database:
        address = database.enter_context(postgres())
        with TestClient(make_app(serving(address))) as client:
            assert client.get("/health").json() == {"status": "ok"}
            database.close()
            time.sleep(FRESH_SECONDS)
            answer = client.get("/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


def test_every_process_finds_the_database_in_the_shape_of_today(shared: str) -> None:
    """Two that start at once on an empty database do not stumble over each other."""

    async def start_both() -> list[str]:
        engine = create_async_engine(database_url(shared), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("CREATE DATABASE empty"))
        await engine.dispose()
        stores = [Store(shared.replace("/postgres?", "/empty?")) for _ in range(2)]
        await asyncio.gather(*(store.open() for store in stores))
        versions = await stores[0].read(
            lambda connection: list(connection.scalars(text("SELECT version_num FROM alembic_version")))
        )
        await asyncio.gather(*(store.close() for store in stores))
        return versions

    [newest] = ScriptDirectory(str(MIGRATIONS)).get_heads()
    assert asyncio.run(start_both()) == [newest]


def test_a_campaign_goes_on_at_one_table_whoever_asks(pair: tuple[Server, Server]) -> None:
    here, there = pair
    wanted = {"game": "sword-and-sorcery", "options": {"players": 1, "party": 2}, "seed": 3}
    campaign = here.post("/api/campaigns", wanted)
    address, token = f"/api/campaigns/{campaign['id']}", campaign["token"]
    with sitting_at(there, {"id": campaign["table"]}, token) as alone:
        play_on([alone])
    with ThreadPoolExecutor(4) as hands:
        asked = [hands.submit(one.post, f"{address}/next", {"after": 1}, token) for one in (here, there) * 2]
        begun = [one.result() for one in asked]
    assert begun == [begun[0]] * 4
    assert here.get(address, token)["table"]["id"] == there.get(address, token)["table"]["id"]
