"""Bots at the table, and bots by themselves."""

from typing import Any

import pytest
from litestar.testing import TestClient

import holdfast
from holdfast import bots, words
from holdfast.server.app import make_app
from tests.server.player import play_on
from tests.server.seating import Client, bearer, serving, set_table, sitting, state


def test_a_bot_plays_its_seat(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    with sitting(client, table, table["token"]) as player:
        while not player.over:
            player.hear_until(lambda: bool(player.options) or player.over)
            if player.options:
                player.choose(player.options[0])
        seats = {line.get("seat") for line in player.log if line["what"] == "turn"}
        assert {0, 1} <= seats


AN_HOUR = 3600.0


def test_bots_alone_play_to_the_end_and_wait_for_nobody(database: str) -> None:
    with TestClient(make_app(serving(database, bot_pace=AN_HOUR))) as client:
        table = set_table(client, seats=[{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])
        with sitting(client, table, table["onlooker"]) as onlooker:
            onlooker.hear_until(lambda: onlooker.over)
            assert onlooker.view == state(client, table, table["onlooker"])["view"]


def test_a_bot_that_has_thought_lets_people_follow(database: str) -> None:
    with TestClient(make_app(serving(database, bot_pace=AN_HOUR))) as client:
        table = set_table(client, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        with sitting(client, table, table["token"]) as player:
            while player.options:
                player.hear_number(player.choose(player.options[0])["number"])
            while "holdfast_bot_thoughts_total" not in client.get("/metrics").text:
                assert not player.over
            number = player.number
            assert state(client, table, table["token"])["number"] == number
            player.request("new-link", seat=1)
            assert state(client, table, table["token"])["number"] == number + 1


def test_a_seat_is_handed_to_a_bot(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["token"]) as host:
        assert host.request("seat-bot", seat=1, bot="nobody")["error"]["code"] == "unknown-bot"
        host.request("seat-bot", seat=1, bot="random")
        for _ in range(5):
            host.hear_until(lambda: bool(host.options) or host.over)
            if host.options:
                answer = host.choose(host.options[0])
                assert answer["is"] == "ack"
                host.hear_number(answer["number"])
        assert host.now["table"]["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("name", ["greedy", "random", "search:20"])
@pytest.mark.parametrize("game", ["last-bastion", "bastion"])
def test_a_bot_is_the_same_under_the_same_seed_and_leaves_the_game_alone(name: str, game: str) -> None:
    played = []
    for _ in range(2):
        one = holdfast.new(game, {}, seed=5)
        bot = bots.bot(name, seed=9)
        for _ in range(12):
            assert one.question is not None
            before = one.record()
            choice = bot.choose(one, one.question.choices)
            assert one.record() == before
            one.choose(choice)
        played.append(one.choices)
    assert played[0] == played[1]


def test_greedy_does_better_than_chance() -> None:
    worth = dict.fromkeys(("greedy", "random"), 0.0)
    for name in worth:
        for seed in range(3):
            game = holdfast.new("last-bastion", {"level": "novice"}, seed=seed)
            bot = bots.bot(name, seed)
            for _ in range(60):
                if game.question is None:
                    break
                game.choose(bot.choose(game, game.question.choices))
            worth[name] += game.value()
    assert worth["greedy"] > worth["random"]


def test_every_bot_has_words() -> None:
    assert all(words.has(language, f"bot-{name}") for language in words.languages() for name in bots.names())


def test_play_goes_on_when_a_person_takes_the_seat_back(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    with sitting(client, table, table["token"]) as host:
        link = host.request("new-link", seat=1)["result"]["token"]
        with sitting(client, table, link) as friend:
            play_on([host, friend], 4)
            assert friend.now["table"]["seats"][1]["kind"] == "person"


def test_bots_go_on_after_a_restart_though_nobody_looks(database: str) -> None:
    """Two games of bots alone, one of them paused; the server is stopped before either is over."""
    with TestClient(make_app(serving(database))) as client:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        going, paused = (set_table(client, seats=seats) for _ in range(2))
        with sitting(client, paused, paused["token"]) as host:
            host.request("pause", paused=True)
            number = host.number
        with sitting(client, going, going["onlooker"]) as onlooker:
            onlooker.hear_until(lambda: onlooker.number > 3 or onlooker.over)
    with TestClient(make_app(serving(database))) as client:
        while "holdfast_games_over_total" not in client.get("/metrics").text:
            pass
        assert glance(client, going)["outcome"] is not None
        assert glance(client, paused)["number"] == number
    with TestClient(make_app(serving(database))) as client:
        assert "holdfast_tables_in_memory 0" in client.get("/metrics").text


def glance(client: Client, table: dict[str, Any]) -> dict[str, Any]:
    path = f"/api/tables/{table['id']}/glance"
    told: dict[str, Any] = client.get(path, headers=bearer(table["token"])).json()
    return told
