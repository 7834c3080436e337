"""Playing at the table, from sitting down to the end."""

from copy import deepcopy
from typing import Any

import pytest
from litestar.testing import TestClient

import holdfast
from holdfast.server.app import make_app
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.registry import TableRegistry
from tests.server.player import Player, pick, play_on
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


@pytest.mark.parametrize("game", ["last-bastion", "bastion"])
def test_two_seats_play_a_whole_game(client: Client, game: str) -> None:
    table = set_table(client, game=game, title="An evening")
    with all_sitting(client, table) as players:
        play_on(players)
        assert all(player.over for player in players)
        for player in players:
            told = state(client, table, player.token)
            assert player.view == told["view"]
            assert player.log == told["log"]
            assert told["question"] is None
            assert player.states == 1


def test_a_record_replays_to_the_very_moment_and_does_not_tell_what_will_come(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as players:
        play_on(players, 12)
        view = deepcopy(players[0].view)
    answer = client.get(f"/api/tables/{table['id']}/record", headers=bearer(table["token"]))
    assert "attachment" in answer.headers["content-disposition"]
    record = answer.json()
    assert record["seed"] == 0
    assert holdfast.load(answer.content).view(0) == view


def test_two_choices_at_once_one_wins_and_the_other_hears_how_things_stand(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    with sitting(client, table, table["token"]) as one, sitting(client, table, table["token"]) as other:
        first, second = one.options[0], one.options[1]
        mine = one.ask("choose", "mine", number=0, choice=first)
        theirs = other.ask("choose", "theirs", number=0, choice=second)
        answers = [one.answer(mine), other.answer(theirs)]
        assert sorted(answer["is"] for answer in answers) == ["ack", "refused"]
        loser = one if answers[0]["is"] == "refused" else other
        assert refusal(next(answer for answer in answers if answer["is"] == "refused")) == "stale"
        loser.hear_until(lambda: loser.states == 2)
        assert (one.number, other.number) == (1, 1)
        assert one.view == other.view
        assert state(client, table, table["token"])["choices"] == 1


def test_a_message_sent_again_is_heeded_once(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    with sitting(client, table, table["token"]) as player:
        choice = player.options[0]
        player.ask("choose", "again", number=0, choice=choice)
        assert player.answer("again")["number"] == 1
        player.acks.clear()
        player.ask("choose", "again", number=0, choice=choice)
        assert player.answer("again")["number"] == 1
        assert state(client, table, table["token"])["number"] == 1


def test_who_was_away_hears_what_was_missed(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    with sitting(client, table, table["token"]) as away:
        play_on([away], 4)
        number, log = away.number, away.log
    with sitting(client, table, table["token"]) as player:
        play_on([player], 6)
        player.request("undo", number=player.number, unit="choice")
        play_on([player], 3)
        with client.websocket_connect(f"/api/tables/{table['id']}/live") as session:
            back = Player(TestLine(session), table["token"], number, log)
            assert back.number == player.number
            assert back.log == player.log
            assert len(back.now["log"]) < len(back.log)
            assert back.view == player.view


@pytest.mark.parametrize("name", ["unit", "grain"])
def test_a_turn_is_taken_back_by_the_present_and_the_former_name(client: Client, name: str) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    with sitting(client, table, table["token"]) as player:
        while player.now["undo"].get("turn") == player.now["undo"].get("choice"):
            play_on([player], 1)
        wanted = player.now["undo"]["turn"]
        assert player.request("undo", number=player.number, **{name: "turn"})["is"] == "ack"
        player.hear_until(lambda: player.now["choices"] == wanted)


def test_a_gap_is_answered_with_what_was_missed(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    with sitting(client, table, table["token"]) as player:
        play_on([player], 5)
        known = list(player.log)
        play_on([player], 3)
        missed = state(client, table, table["token"], since=5)
        assert known[: missed["log_from"]] + missed["log"] == player.log
        player.request("sync", number=5)
        assert player.states == 2


def test_the_game_goes_on_at_the_same_point_after_a_restart(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client)
        with all_sitting(client, table) as players:
            play_on(players, 9)
            players[0].request("orders", number=players[0].number, seat=0, order="never")
            players[0].request("undo", number=players[0].number, unit="action")
            play_on(players, 5)
        before = [state(client, table, token) for token in tokens(table)]
    with TestClient(make_app(serving(database))) as client:
        assert [state(client, table, token) for token in tokens(table)] == before
        with all_sitting(client, table) as players:
            play_on(players)
            assert players[0].over


def test_games_that_leave_the_memory_come_back_from_the_store(database: str) -> None:
    with TestClient(make_app(serving(database, most_live=1))) as client:
        made = [set_table(client, seats=[{"kind": "me"}, {"kind": "here"}]) for _ in range(3)]
        for _ in range(4):
            for table in made:
                with sitting(client, table, table["token"]) as player:
                    player.choose(pick(player.options, player.number))
        assert [state(client, table, table["token"])["number"] for table in made] == [4, 4, 4]
        assert "holdfast_tables_in_memory 1" in client.get("/metrics").text


def test_whose_table_leaves_the_memory_while_they_sit_down_sits_down_all_the_same(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, holds, evicted = set_table(client), TableRegistry.holds, list[str]()

    def evicted_once(registry: TableRegistry, live: LiveTable) -> bool:
        if not evicted:
            evicted.append(live.id)
            registry._drop(live.id)
        return holds(registry, live)

    monkeypatch.setattr(TableRegistry, "holds", evicted_once)
    with sitting(client, table, table["token"]) as player:
        assert evicted == [table["id"]]
        assert player.choose(player.options[0])["is"] == "ack"


def test_the_past_can_be_looked_at(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    with sitting(client, table, table["token"]) as player:
        play_on([player], 4)
        then, log = deepcopy(player.view), player.log
        play_on([player], 4)
    past = client.get(f"/api/tables/{table['id']}/past/4", headers=bearer(table["token"])).json()
    assert past["view"] == then
    assert past["log"] == log
    first = client.get(f"/api/tables/{table['id']}/past/0", headers=bearer(table["token"])).json()
    assert first["log"] == [line for line in log if line["choice"] == 0]
    nowhere = client.get(f"/api/tables/{table['id']}/past/99", headers=bearer(table["token"]))
    assert nowhere.status_code == 409


def test_the_past_follows_when_the_game_takes_another_way(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    with sitting(client, table, table["token"]) as player:
        for _ in range(3):
            seen = {player.now["choices"]: deepcopy(player.view)}
            for _ in range(6):
                play_on([player], 1)
                seen[player.now["choices"]] = deepcopy(player.view)
            path = f"/api/tables/{table['id']}/past"
            for choices in [*seen, *reversed(seen)]:
                past = client.get(f"{path}/{choices}?log=false", headers=bearer(table["token"])).json()
                assert (past["view"], past["log"]) == (seen[choices], [])
            player.request("undo", number=player.number, to=min(seen) + 2)


def test_a_glance_tells_whose_turn_it_is(client: Client) -> None:
    table = set_table(client, title="An evening")

    def glance(token: str) -> dict[str, Any]:
        told: dict[str, Any] = client.get(f"/api/tables/{table['id']}/glance", headers=bearer(token)).json()
        return told

    with all_sitting(client, table) as players:
        created = glance(table["token"])["touched"]
        play_on(players, 3)
        for player in players:
            told = glance(player.token)
            assert told["your_turn"] == bool(player.options)
            assert told["waiting"] == player.now["question"]["seats"]
            assert (told["title"], told["number"], told["choices"]) == ("An evening", 3, 3)
            assert told["touched"] >= created
        onlooker = glance(table["onlooker"])
        assert (onlooker["you"]["seats"], onlooker["your_turn"]) == ([], False)
        players[0].request("pause", paused=True)
        assert not any(glance(player.token)["your_turn"] for player in players)
        players[0].request("pause", paused=False)
        play_on(players)
        ended = glance(table["token"])
        assert (ended["outcome"]["won"], ended["waiting"]) == (players[0].now["outcome"]["won"], [])
    assert client.get(f"/api/tables/{table['id']}/glance").status_code == 401


def test_a_copy_goes_its_own_way(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me", "name": "Anya"}, {"kind": "friend", "name": "Max"}])
    with all_sitting(client, table) as players:
        play_on(players, 6)
        view = deepcopy(players[0].view)
    copy = client.post(f"/api/tables/{table['id']}/copy", headers=bearer(table["token"])).json()
    seats = state(client, copy, copy["token"])["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anya", "Max"]
    with sitting(client, copy, copy["token"]) as alone:
        assert alone.view == view
        play_on([alone])
        assert alone.over
    assert state(client, table, table["token"])["view"] == view


def test_odds_and_reasons_are_told_on_demand(client: Client) -> None:
    table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
    reasons = chances = 0
    with sitting(client, table, table["token"]) as player:
        while not player.over and not (reasons and chances):
            barred = player.request("barred")["result"]
            reasons += len(barred)
            at_once = player.request("odds-all")["result"]["odds"]
            question = player.now["question"]
            if player.options:
                assert question["barred"] == bool(barred)
                known, more = question["odds"]["known"], question["odds"]["more"]
                assert more or known == at_once
                assert known.items() <= at_once.items()
            for option in player.options:
                odds = player.request("odds", choice=option)
                chances += odds["result"] is not None
                assert odds["result"] == at_once.get(option)
                path = f"/api/tables/{table['id']}/odds"
                told = client.get(path, params={"choice": option}, headers=bearer(table["token"])).json()
                assert told["of"] == (odds["result"] or {"of": {}})["of"]
            play_on([player], 1)
    assert reasons and chances
