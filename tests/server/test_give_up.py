"""Giving up: one proposes it, all people agree, bots do at once."""

from typing import Any

from litestar.testing import TestClient

from holdfast.server.app import make_app
from tests.server.player import Player, play_on
from tests.server.seating import Client, all_sitting, bearer, refusal, serving, set_table, sitting, state


def would_give_up(player: Player) -> list[bool]:
    return [seat["gives_up"] for seat in player.now["table"]["seats"]]


def outcome(client: Client, table: dict[str, Any]) -> Any:
    return state(client, table, table["token"])["outcome"]


def test_a_game_is_given_up_when_all_people_agree(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (host, friend):
        host.request("give-up", number=host.number)
        assert would_give_up(host) == [True, False]
        assert outcome(client, table) is None
        friend.hear_number(host.number)
        friend.request("give-up", number=friend.number)
    ended = outcome(client, table)
    assert (ended["won"], ended["reason"]) == (False, "given-up")


def test_who_is_against_it_ends_the_proposal(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (host, friend):
        host.request("give-up", number=host.number)
        friend.hear_number(host.number)
        friend.request("give-up", number=friend.number, agree=False)
        assert would_give_up(friend) == [False, False]


def test_a_proposal_lapses_with_the_next_choice(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as players:
        players[0].request("give-up", number=players[0].number)
        players[1].hear_number(players[0].number)
        play_on(players, 1)
        assert would_give_up(players[0]) == [False, False]


def test_bots_agree_at_once_and_one_screen_answers_once(client: Client) -> None:
    for other in ("bot", "here"):
        table = set_table(client, seats=[{"kind": "me"}, {"kind": other}])
        with sitting(client, table, table["token"]) as player:
            while player.request("give-up", number=player.number)["is"] == "refused":
                player.receive()
        assert outcome(client, table)["reason"] == "given-up"


def test_an_onlooker_gives_nothing_up(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["onlooker"]) as onlooker:
        assert refusal(onlooker.request("give-up", number=onlooker.number)) == "onlookers-watch"


def test_the_end_is_kept_and_the_record_replays(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
        with sitting(client, table, table["token"]) as player:
            play_on([player], 5)
            player.request("give-up", number=player.number)
    with TestClient(make_app(serving(database))) as client:
        assert outcome(client, table)["reason"] == "given-up"
        record = client.get(f"/api/tables/{table['id']}/record", headers=bearer(table["token"])).json()
        assert record["choices"][-1] == "give-up"
        assert client.post("/api/tables", json={"game": "last-bastion", "record": record}).status_code == 201
