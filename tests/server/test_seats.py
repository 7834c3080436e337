"""Who may do what: seats, onlookers, hosts."""

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from holdfast.server.app import make_app
from tests.server.player import Player, play_on
from tests.server.seating import (
    Client,
    TestLine,
    all_sitting,
    bearer,
    refusal,
    serving,
    set_table,
    sitting,
    state,
    tokens,
)


def test_a_seat_chooses_only_what_is_its_own(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as players:
        active = next(player for player in players if player.options)
        other = next(player for player in players if not player.options)
        answer = other.request("choose", number=0, choice=active.options[0])
        assert refusal(answer) == "not-your-choice"
        assert state(client, table, active.token)["number"] == 0


def test_an_onlooker_watches_and_changes_nothing(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as players, sitting(client, table, table["onlooker"]) as onlooker:
        assert onlooker.options == []
        assert onlooker.now["table"]["you"] == {"seats": [], "host": False, "former": [], "returns": False}
        play_on(players, 3)
        onlooker.hear_number(3)
        assert onlooker.view == players[0].view
        choice = next(player for player in players if player.options).options[0]
        wishes: list[dict[str, Any]] = [
            {"do": "choose", "number": 3, "choice": choice},
            {"do": "undo", "number": 3},
            {"do": "orders", "number": 3, "seat": 0, "order": "never"},
            {"do": "say", "text": "psst"},
            {"do": "signal", "signal": "look"},
            {"do": "odds", "choice": choice},
            {"do": "rename", "name": "me"},
            {"do": "pause", "paused": True},
            {"do": "undo-limit", "undo_limit": "nothing"},
            {"do": "new-link", "seat": 0},
            {"do": "seat-bot", "seat": 0},
        ]
        codes = {refusal(onlooker.request(**wish)) for wish in wishes}
        assert codes <= {"onlookers-watch", "not-your-seat", "host-only"}
        assert onlooker.request("barred")["result"] == []
        assert onlooker.request("odds-all")["result"] == {"odds": {}}
        assert state(client, table, table["token"])["number"] == 3


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "\u0000", "x" * 101])
def test_a_wrong_token_opens_nothing(client: Client, token: str) -> None:
    table, other = set_table(client), set_table(client)
    for known, key in ((table["id"], token), (table["id"], other["token"]), ("0" * 20, table["token"])):
        with client.websocket_connect(f"/api/tables/{known}/live") as session:
            session.send_json({"do": "sit", "token": key})
            assert refusal(session.receive_json()) in ("no-such-table", "bad-message")
            with pytest.raises(WebSocketDisconnect):
                session.receive_json()
    answers = [
        client.get(f"/api/tables/{known}", headers=bearer("x" * 43)) for known in (table["id"], "0" * 20)
    ]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].json() == answers[1].json()
    assert client.get(f"/api/tables/{table['id']}").status_code == 401


def test_nobody_is_told_anothers_token(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as players:
        play_on(players, 2)
        for player in players:
            for secret in [*tokens(table), table["onlooker"]]:
                assert secret not in repr((player.now, player.view, player.log))
    host = state(client, table, table["token"])
    assert not any(secret in repr(host) for secret in [*tokens(table), table["onlooker"]])


def test_undo_goes_as_far_as_the_table_allows(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}], undo_limit="nothing", seed=1)
    with sitting(client, table, table["token"]) as player:
        play_on([player], 8)
        assert player.now["undo"] == {}
        assert refusal(player.request("undo", number=8)) == "undo-forbidden"
        player.request("undo-limit", undo_limit="nothing-new")
        assert refusal(player.request("undo", number=player.number, to=0)) == "undo-past-news"
        player.request("undo-limit", undo_limit="anything")
        player.hear_number(10)
        while player.now["undo"]["turn"] == 0:
            play_on([player], 1)
        targets, number = player.now["undo"], player.number
        assert set(targets) == {"choice", "action", "turn", "round"}
        assert refusal(player.request("undo", number=number, to=99)) == "no-such-moment"
        assert player.request("undo", number=number, unit="turn")["is"] == "ack"
        player.hear_number(number + 1)
        assert player.now["choices"] == targets["turn"]
        assert player.request("undo", number=number + 1, line=0)["is"] == "ack"
        player.hear_number(number + 2)
        assert player.now["choices"] == 0
        play_on([player])
        assert player.over


def test_names_chat_and_signals_are_told_as_they_were_given(client: Client) -> None:
    table = set_table(client)
    name, text = "<b>Ann</b>", "<script>alert(1)</script> & \u0416"
    joined = client.post(
        f"/api/tables/{table['id']}/join", json={"name": name}, headers=bearer(table["token"])
    )
    assert joined.json()["seats"] == [0]
    with all_sitting(client, table) as (host, friend):
        assert host.now["table"]["seats"][0]["name"] == name
        host.request("say", text=text)
        friend.hear_until(lambda: bool(friend.chat))
        assert [(line["name"], line["text"]) for line in friend.chat] == [(name, text)]
        friend.request("signal", signal="look", on=["market"])
        host.hear_until(lambda: bool(host.signals))
        assert host.signals[0] == {"is": "signal", "seat": 1, "signal": "look", "on": ["market"]}
    with sitting(client, table, table["onlooker"]) as late:
        assert [line["text"] for line in late.chat] == [text]


def test_what_is_said_or_asked_twice_is_heeded_once_also_after_a_restart(database: str) -> None:
    links: list[str] = []
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client)
    for again in (False, True):
        with TestClient(make_app(serving(database))) as client:
            with all_sitting(client, table) as (host, friend):
                for _ in range(2):
                    said = host.answer(host.ask("say", "the-same", text="hold the gate"))
                    assert said["result"] == {"line": 1}
                if not again:
                    host.request("say", text="now")
                friend.hear_until(lambda: len(friend.chat) > 1)
                assert [line["text"] for line in friend.chat] == ["hold the gate", "now"]
            with sitting(client, table, table["token"]) as host:
                for _ in range(2):
                    host.acks.clear()
                    links.append(host.answer(host.ask("new-link", "a-link", seat=1))["result"]["token"])
            joined = client.post(f"/api/tables/{table['id']}/join", json={}, headers=bearer(links[-1]))
            assert joined.json()["seats"] == [1]
            table["friends"][0]["token"] = links[0]
    assert len(set(links)) == 1


def test_what_two_say_under_one_id_is_said_twice(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (host, friend):
        host.answer(host.ask("say", "one", text="hold"))
        friend.answer(friend.ask("say", "one", text="the gate"))
        host.hear_until(lambda: len(host.chat) > 1)
        assert [line["text"] for line in host.chat] == ["hold", "the gate"]


def test_the_host_pauses_and_goes_on(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as players:
        host, friend = players
        assert refusal(friend.request("pause", paused=True)) == "host-only"
        host.request("pause", paused=True)
        friend.hear_number(1)
        assert friend.now["table"]["paused"] is True
        actor = next(player for player in players if player.options)
        actor.hear_number(1)
        assert refusal(actor.choose(actor.options[0])) == "paused"
        host.request("pause", paused=False)
        play_on(players, 2)
        assert state(client, table, table["token"])["choices"] == 2


def test_a_new_link_shuts_the_old_one_out(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (host, friend):
        answer = host.request("new-link", seat=1)
        with pytest.raises(WebSocketDisconnect):
            while True:
                friend.receive()
        assert refusal(friend.refusals[-1]) == "seat-taken-away"
        old = client.get(f"/api/tables/{table['id']}", headers=bearer(friend.token))
        assert old.status_code == 404
        with sitting(client, table, answer["result"]["token"]) as again:
            assert again.now["table"]["you"]["seats"] == [1]
            play_on([host, again], 4)
        assert refusal(host.request("new-link", seat=7)) == "no-such-seat"


def test_standing_orders_are_kept(client: Client) -> None:
    seats = [{"kind": "me", "order": "save"}, {"kind": "friend"}]
    table = set_table(client, seats=seats)
    with all_sitting(client, table) as (host, friend):
        assert [seat["order"] for seat in host.now["table"]["seats"]] == ["save", "ask"]
        number = host.number
        assert refusal(friend.request("orders", number=number, seat=0, order="never")) == "not-your-seat"
        friend.request("orders", number=number, seat=1, order="never")
        host.hear_number(number + 1)
        assert [seat["order"] for seat in host.now["table"]["seats"]] == ["save", "never"]


def test_a_page_from_elsewhere_cannot_connect(client: Client) -> None:
    table = set_table(client)
    path = f"/api/tables/{table['id']}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(path, headers={"Origin": "http://evil"}),
    ):
        pass
    with client.websocket_connect(path, headers={"Origin": "http://testserver.local"}) as session:
        assert Player(TestLine(session), table["token"]).number == 0
