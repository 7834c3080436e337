"""A fixed rule never breaks a running table."""

import asyncio

from litestar.testing import TestClient

import holdfast
from examples.night_watch import NightWatch
from holdfast.server.app import make_app
from holdfast.server.storage.history_store import HistoryStore
from holdfast.server.storage.store import Store
from holdfast.server.tables.live_game import replayed, written_record
from holdfast.server.tables.timeline import Timeline
from tests.kernel.test_recovery import Blindfolded
from tests.night_watch.shelf import on_the_shelf
from tests.server.player import play_on
from tests.server.seating import bearer, serving, set_table, sitting, state

WATCH = {"game": "night-watch", "options": {"players": 1, "watchers": ["arn"]}}


def test_a_table_goes_on_from_the_newest_turn_that_still_replays(database: str) -> None:
    with on_the_shelf(NightWatch()), TestClient(make_app(serving(database))) as client:
        table = client.post("/api/tables", json=WATCH).json()
        with sitting(client, table, table["token"]) as player:
            player.request("orders", number=0, seat=0, order="never")
            for choice in ("gather", "done", "gather", "look"):
                player.hear_number(player.now["number"])
                answer = player.choose(choice)
                assert answer["is"] == "ack", answer
                player.hear_number(answer["number"])
            number = player.number
    with on_the_shelf(Blindfolded()):
        with TestClient(make_app(serving(database))) as client:
            told = state(client, table, table["token"])
            assert told["recovered"]["dropped"] > 0
            assert told["number"] == number + 1
            assert told["log_from"] == 0
            with sitting(client, table, table["token"]) as player:
                play_on([player], 3)
                kept = state(client, table, table["token"])
        with TestClient(make_app(serving(database))) as client:
            again = state(client, table, table["token"])
            assert again == kept
            with sitting(client, table, table["token"]) as player:
                play_on([player])
                assert player.over


def test_the_list_of_moves_alone_tells_the_whole_record(database: str) -> None:
    """Also after undo, which draws anew; and for a copy, which does not begin with a set-up."""
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
        with sitting(client, table, table["token"]) as player:
            player.request("orders", number=0, seat=0, order="never")
            for unit in ("choice", "action", "turn"):
                play_on([player], 7)
                player.request("undo", number=player.number, unit=unit)
        copy = client.post(f"/api/tables/{table['id']}/copy", headers=bearer(table["token"])).json()
        with sitting(client, copy, copy["token"]) as player:
            play_on([player], 5)
            player.request("undo", number=player.number, to=0)
            play_on([player], 5)

    async def check(id: str) -> None:
        store = Store(database)
        found = await store.table(id)
        assert found is not None
        timeline = Timeline.of_table(found[0])
        for move in await store.moves(id):
            timeline.add(move)
        record = written_record(found[0], timeline, await HistoryStore(store).states(id))
        await store.close()
        game = replayed(found[0], timeline, None).game
        assert {**game.record(), "snapshots": []} == {"drawn": 0, **record, "snapshots": []}
        assert [one["choices"] for one in record["snapshots"]] == [one.choices for one in game.snapshots[1:]]
        assert holdfast.load(record).view() == game.view()

    asyncio.run(check(table["id"]))
    asyncio.run(check(copy["id"]))
