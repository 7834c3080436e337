"""People come, go and come back: free seats, bots that play for somebody, hosting, consent to taking back."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from holdfast.server.app import make_app
from holdfast.server.storage.store import Store, now
from tests.server.player import Player, play_on
from tests.server.seating import (
    Client,
    all_sitting,
    bearer,
    refusal,
    serving,
    set_table,
    sitting,
    state,
)

TOKEN = "a-token-that-the-page-has-made-by-itself"
THREE = {
    "options": {"players": 3},
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}, {"kind": "friend"}],
}


@pytest.fixture
def patient(database: str) -> Iterator[Client]:
    """A server where somebody is away as soon as they leave."""
    with TestClient(make_app(serving(database, grace_seconds=0.0))) as opened:
        yield opened


def join(client: Client, table: dict[str, Any], token: str, **how: Any) -> Any:
    return client.post(f"/api/tables/{table['id']}/join", json=how, headers=bearer(token))


def notes(player: Player) -> list[tuple[str, int, str]]:
    return [(one["what"], one["seat"], one["name"]) for one in player.notes]


def seat(player: Player, number: int) -> Any:
    return player.now["table"]["seats"][number]


# -- the address of a table --------------------------------------------------------------------


def test_who_has_no_link_takes_a_free_seat_and_is_announced(client: Client) -> None:
    table = set_table(client, **THREE)
    at = f"/api/tables/{table['id']}"
    door = client.get(f"{at}/door").json()
    assert [one["free"] for one in door["seats"]] == [False, True, True]
    with sitting(client, table, table["token"]) as host:
        wanted = {"seat": 2, "token": TOKEN, "name": "Bob"}
        for _ in range(2):
            assert client.post(f"{at}/seat", json=wanted).json()["seats"] == [2]
        host.hear_until(lambda: bool(host.notes))
        assert notes(host) == [("sat-down", 2, "Bob")]
        assert (seat(host, 2)["name"], seat(host, 2)["taken"]) == ("Bob", True)
        other = client.post(f"{at}/seat", json=wanted | {"token": TOKEN + "2"})
        assert (other.status_code, other.json()["code"]) == (403, "seat-taken")
        host.request("door", door="watch")
        assert [one["free"] for one in client.get(f"{at}/door").json()["seats"]] == [False, False, False]
        refused = client.post(f"{at}/seat", json={"seat": 1, "token": TOKEN + "3"})
        assert refused.json()["code"] == "no-free-seat"
    with sitting(client, table, TOKEN) as bob:
        assert bob.now["table"]["you"]["seats"] == [2]


def test_who_has_no_link_watches_as_long_as_the_host_allows_it(client: Client) -> None:
    table = set_table(client, door="watch")
    with sitting(client, table, table["token"]) as host, sitting(client, table, "watch") as watcher:
        assert watcher.now["table"]["you"]["seats"] == []
        assert state(client, table, "watch")["number"] == 0
        assert refusal(watcher.request("say", text="psst")) == "onlookers-watch"
        host.request("door", door="closed")
        with pytest.raises(WebSocketDisconnect):
            while True:
                watcher.receive()
        assert refusal(watcher.refusals[-1]) == "watching-closed"
    closed = client.get(f"/api/tables/{table['id']}/door")
    assert closed.json() == client.get(f"/api/tables/{'0' * 20}/door").json()
    assert closed.status_code == 404


def test_a_friend_takes_another_free_seat_and_the_links_change_places(client: Client) -> None:
    table = set_table(client, **THREE)
    first, second = (friend["token"] for friend in table["friends"])
    assert join(client, table, first, name="Bob", seat=2).json()["seats"] == [2]
    assert join(client, table, second, name="Cid").json()["seats"] == [1]
    assert join(client, table, first, seat=1).json()["code"] == "seat-taken"


# -- somebody is away --------------------------------------------------------------------------


def test_it_is_told_who_is_away_and_for_how_long(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["token"]) as host:
        assert list(host.present["away"]) == ["1"]
        with sitting(client, table, table["friends"][0]["token"]):
            host.hear_until(lambda: host.present["seats"] == [0, 1])
            assert host.present["away"] == {}
        host.hear_until(lambda: host.present["seats"] == [0])
        assert host.present["away"]["1"] < host.present["grace"]
        assert refusal(host.request("seat-bot", seat=7)) == "no-such-seat"
    with sitting(client, table, table["friends"][0]["token"]) as friend:
        assert refusal(friend.request("seat-bot", seat=0)) == "not-away"
        assert refusal(friend.request("hand-host", seat=1)) == "host-only"


def test_when_somebody_was_last_here_outlives_a_restart(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client, seats=[{"kind": "me"}, {"kind": "bot"}])
        with sitting(client, table, table["token"]):
            pass

    async def seen() -> list[int]:
        store = Store(database)
        found = await store.table(table["id"])
        await store.close()
        return [one.seen for one in found[1]] if found is not None else []

    here, bot = asyncio.run(seen())
    assert here > 0 == bot
    with (
        TestClient(make_app(serving(database))) as client,
        sitting(client, table, table["onlooker"]) as onlooker,
    ):
        assert onlooker.present["away"]["0"] <= now() - here


def test_a_bot_plays_for_an_absent_host_who_returns_and_hosts_no_more(patient: Client) -> None:
    table = set_table(patient, seats=[{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}])
    join(patient, table, table["friends"][0]["token"])
    with sitting(patient, table, table["friends"][0]["token"]) as friend:
        assert friend.request("seat-bot", seat=0)["is"] == "ack"
        assert (seat(friend, 0)["kind"], seat(friend, 0)["former"]) == ("bot", "Ann")
        assert friend.request("hand-host", seat=1)["is"] == "ack"
        assert friend.now["table"]["you"]["host"] is True
        with sitting(patient, table, table["token"]) as host:
            assert host.now["table"]["you"] == {"seats": [], "host": False, "former": [0], "returns": True}
            assert host.request("return")["is"] == "ack"
            host.hear_until(lambda: host.now["table"]["you"]["seats"] == [0])
            assert refusal(host.request("pause", paused=True)) == "host-only"
        friend.hear_until(lambda: seat(friend, 0)["kind"] == "person")
        assert notes(friend) == [
            ("sat-down", 1, "Bob"),
            ("to-bot", 0, "Ann"),
            ("host", 1, "Bob"),
            ("returned", 0, "Ann"),
        ]


def test_who_was_replaced_looks_on_and_asks_for_the_seat(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (host, friend):
        assert host.request("seat-bot", seat=1)["is"] == "ack"
        friend.hear_until(lambda: friend.now["table"]["you"]["former"] == [1])
        assert friend.now["table"]["you"]["returns"] is False
        assert refusal(friend.request("say", text="hm")) == "onlookers-watch"
        for agree in (False, True):
            assert friend.request("return")["is"] == "ack"
            host.hear_until(lambda: seat(host, 1)["asks"])
            assert host.request("answer-return", seat=1, agree=agree)["is"] == "ack"
            friend.hear_until(lambda: not seat(friend, 1)["asks"])
            assert friend.now["table"]["you"]["seats"] == ([1] if agree else [])


def test_who_must_go_leaves_the_seat_to_a_bot_and_comes_back(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (_, friend):
        assert friend.request("seat-bot", seat=1)["is"] == "ack"
        assert friend.request("return")["is"] == "ack"
        friend.hear_until(lambda: friend.now["table"]["you"]["seats"] == [1])


# -- taking back -------------------------------------------------------------------------------


def until_news(players: list[Player], *, news: bool) -> Player:
    """Play until the last choice brought chance into play, or did not; the one who made it."""
    while True:
        actor = next(player for player in players if player.options)
        play_on(players, 1)
        asked = actor.now["undo_asks"].get("choice", [])
        other = next(player for player in players if player is not actor)
        if bool(asked) == news and other.now["undo_asks"].get("choice"):
            return actor


def ready(client: Client, **how: Any) -> dict[str, Any]:
    table = set_table(client, **how)
    join(client, table, table["friends"][0]["token"], name="Bob")
    return table


def test_ones_own_choice_is_taken_back_freely_and_everybody_is_told(client: Client) -> None:
    table = ready(client)
    with all_sitting(client, table) as players:
        actor = until_news(players, news=False)
        other = next(player for player in players if player is not actor)
        choices = actor.now["choices"]
        assert actor.request("undo", number=actor.number)["is"] == "ack"
        other.hear_number(actor.number)
        assert other.now["choices"] == choices - 1
        told = other.notes[-1]
        mine = actor.now["table"]["you"]["seats"][0]
        assert (told["what"], told["seat"], told["data"]["count"]) == ("took-back", mine, 1)
        assert told["data"]["what"]["id"]
        assert told["line"] == len(other.log)


@pytest.mark.parametrize("agree", [True, False])
def test_further_back_needs_the_consent_of_the_others(client: Client, agree: bool) -> None:
    table = ready(client)
    with all_sitting(client, table) as players:
        actor = until_news(players, news=True)
        other = next(player for player in players if player is not actor)
        choices, number = actor.now["choices"], actor.number
        assert actor.request("undo", number=number)["is"] == "ack"
        other.hear_number(number + 1)
        asked = other.now["table"]["taking_back"]
        mine, others = (one.now["table"]["you"]["seats"][0] for one in (actor, other))
        assert asked == {"by": mine, "choices": 1, "waits": [others], "agreed": []}
        assert other.now["choices"] == choices
        assert other.request("answer-undo", number=other.number, agree=agree)["is"] == "ack"
        actor.hear_number(other.number)
        assert actor.now["table"]["taking_back"] is None
        assert actor.now["choices"] == choices - agree
        assert actor.notes[-1]["what"] == ("took-back" if agree else "kept")
        assert refusal(other.request("answer-undo", number=other.number)) == "nothing-asked"


def test_what_was_asked_outlives_a_restart_and_lapses_with_the_next_choice(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = ready(client)
        with all_sitting(client, table) as players:
            actor = until_news(players, news=True)
            actor.request("undo", number=actor.number)
    with TestClient(make_app(serving(database))) as client, all_sitting(client, table) as players:
        assert players[0].now["table"]["taking_back"]["choices"] == 1
        play_on(players, 1)
        assert players[0].now["table"]["taking_back"] is None


@pytest.mark.parametrize("limit", ["anything", "nothing"])
def test_the_host_sets_the_table_to_free_or_none(client: Client, limit: str) -> None:
    table = ready(client, undo_limit=limit)
    with all_sitting(client, table) as players:
        play_on(players, 6)
        player = players[0]
        answer = player.request("undo", number=player.number, to=0)
        if limit == "nothing":
            assert refusal(answer) == "undo-forbidden"
        else:
            assert player.now["choices"] == 0
            assert player.now["table"]["taking_back"] is None


def test_bots_and_seats_at_one_screen_consent_at_once(client: Client) -> None:
    for other in ("bot", "here"):
        table = set_table(client, seats=[{"kind": "me"}, {"kind": other}])
        with sitting(client, table, table["token"]) as player:
            while player.now["choices"] < 8:
                if player.options:
                    player.choose(player.options[0])
                else:
                    player.receive()
            while player.request("undo", number=player.number, to=0)["is"] == "refused":
                player.receive()
            assert player.now["table"]["taking_back"] is None
            assert any(one["what"] == "took-back" for one in player.notes)


def test_links_show_a_title_and_a_picture_and_nothing_of_a_closed_table(
    database: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<html><head></head><body></body></html>")
    config = serving(database, page=tmp_path, address="https://table.example.org")
    with TestClient(make_app(config)) as client:
        table = set_table(client, title='Friday "A" <b>', **THREE)
        closed = set_table(client, title="Secret", door="closed")
        shown = client.get(f"/table/{table['id']}", headers={"accept-language": "ru"}).text
        assert 'content="Friday &quot;A&quot; &lt;b&gt; · Последний бастион"' in shown
        assert "Свободно 2 места" in shown
        assert 'property="og:image" content="https://table.example.org/icons/512.png"' in shown
        assert "Secret" not in client.get(f"/table/{closed['id']}").text
        assert 'property="og:title" content="Holdfast"' in client.get("/").text
