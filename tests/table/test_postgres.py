"""Many processes, one database: PostgreSQL as store and as channel."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from holdfast.table.store import Store, database_url
from tests.table.player import play_on
from tests.table.postgres import postgres
from tests.table.running import Server, server, sitting_at
from tests.table.seating import TWO_PLAYERS, refusal


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
        one.wish("say", text="well met")
        other.hear_until(lambda: bool(other.chat))
        other.wish("signal", signal="help")
        one.hear_until(lambda: bool(one.signals))
        one.wish("undo", number=one.number)
        play_on([one, other], 4)
        actor = one if one.options else other
        elsewhere = other if actor is one else one
        assert refusal(elsewhere.wish("choose", number=actor.number, choice=actor.options[0]))
        one.wish("pause", paused=True)
        other.hear_until(lambda: other.now["table"]["paused"])
        one.wish("pause", paused=False)
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


def test_every_process_finds_the_database_in_the_shape_of_today(shared: str) -> None:
    """Two that start at once on an empty database do not stumble over each other."""

    async def start_both() -> list[str]:
        engine = create_async_engine(database_url(shared), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("CREATE DATABASE empty"))
        await engine.dispose()
        stores = [Store(shared.replace("/postgres?", "/empty?")) for _ in range(2)]
        await asyncio.gather(*(store.open() for store in stores))
        async with stores[0].engine.connect() as connection:
            versions = [
                row[0] for row in await connection.execute(text("SELECT version_num FROM alembic_version"))
            ]
        await asyncio.gather(*(store.close() for store in stores))
        return versions

    assert asyncio.run(start_both()) == ["0002"]
