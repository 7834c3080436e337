"""Windows at a table: everybody who could react acts or declines, bots among them."""

from typing import Any

import pytest
from litestar.testing import TestClient

import holdfast
from holdfast.bots.budget import Budget
from holdfast.kernel.game import Game
from holdfast.kernel.question import Question
from holdfast.review.hints import hint
from holdfast.server.app import make_app
from tests.server.helping import AID, ECARUS, THORGAR, helped, quest
from tests.server.seating import Client, all_sitting, serving, set_table, sitting, state, tokens


def at(client: Client, record: dict[str, Any], *seats: dict[str, Any]) -> dict[str, Any]:
    return set_table(
        client, game="sword-and-sorcery", options=record["options"], seats=list(seats), record=record
    )


ME, FRIEND, HERE = {"kind": "me"}, {"kind": "friend"}, {"kind": "here"}
BOT = {"kind": "bot", "bot": "instinct"}


@pytest.mark.parametrize("ask", ["defend", "spend"])
def test_a_person_may_decline_to_help_a_bot_and_the_bot_goes_on(client: Client, ask: str) -> None:
    table = at(client, helped(ask), ME, BOT)
    with sitting(client, table, table["token"]) as player:
        player.hear_until(lambda: player.now["question"]["seats"] == [THORGAR])
        before = len(player.log)
        assert player.options == [AID, "pass"]
        player.hear_number(player.choose("pass")["number"])
        assert player.log[before]["what"] != "aid"


@pytest.mark.parametrize("ask", ["defend", "spend"])
def test_a_person_may_help_a_bot(client: Client, ask: str) -> None:
    table = at(client, helped(ask), ME, BOT)
    with sitting(client, table, table["token"]) as player:
        player.hear_until(lambda: player.now["question"]["seats"] == [THORGAR])
        before = len(player.log)
        player.hear_number(player.choose(AID)["number"])
        assert player.log[before]["what"] == "aid"


def test_a_bot_answers_whether_it_helps_a_person(client: Client) -> None:
    table = at(client, helped("defend"), BOT, ME)
    with sitting(client, table, table["token"]) as player:
        assert player.options == ["enough"]
        before = len(player.log)
        player.hear_number(player.choose("enough")["number"])
        player.hear_until(lambda: len(player.log) > before)
        assert player.log[before]["what"] in ("aid", "damage")


def test_nobody_ends_a_window_for_another_person(client: Client) -> None:
    table = at(client, helped("defend"), ME, FRIEND)
    with all_sitting(client, table) as (thorgar, ecarus):
        assert thorgar.now["question"]["seats"] == [ECARUS]
        number = ecarus.choose("enough")["number"]
        thorgar.hear_number(number)
        ecarus.hear_number(number)
        assert ecarus.options == []
        assert thorgar.options == [AID, "pass"]
        assert thorgar.now["question"]["seats"] == [THORGAR]
        made = thorgar.now["choices"]
        thorgar.hear_number(thorgar.choose("pass")["number"])
        assert thorgar.now["choices"] == made + 1


def test_whoever_declines_does_not_get_in_the_way_of_another_answer(client: Client) -> None:
    table = at(client, helped("defend"), ME, FRIEND)
    with all_sitting(client, table) as (thorgar, ecarus):
        number, made = thorgar.number, thorgar.now["choices"]
        assert thorgar.choose("pass")["is"] == "ack"
        answer = ecarus.request("choose", number=number, choice="enough")
        assert answer["is"] == "ack"
        ecarus.hear_number(answer["number"])
        assert ecarus.now["choices"] == made + 1


def test_round_one_screen_one_answer_is_enough(client: Client) -> None:
    table = at(client, helped("defend"), ME, HERE)
    with sitting(client, table, table["token"]) as players:
        assert players.options == [AID, "enough"]
        made = players.now["choices"]
        players.hear_number(players.choose("enough")["number"])
        assert players.now["choices"] == made + 1


def test_who_has_declined_is_remembered_by_another_process(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = at(client, helped("defend"), ME, FRIEND)
        with all_sitting(client, table) as (_, ecarus):
            ecarus.choose("enough")
        told = [state(client, table, token) for token in tokens(table)]
    with TestClient(make_app(serving(database))) as client:
        again = [state(client, table, token) for token in tokens(table)]
    assert again == told
    assert [one["question"]["seats"] for one in again] == [[THORGAR], [THORGAR]]


def test_a_copy_asks_again_and_leaves_the_table_alone(client: Client) -> None:
    table = at(client, helped("defend"), ME, FRIEND)
    with all_sitting(client, table) as (thorgar, ecarus):
        thorgar.hear_number(ecarus.choose("enough")["number"])
        before = state(client, table, table["token"])
        headers = {"Authorization": f"Bearer {table['token']}"}
        copy = client.post(f"/api/tables/{table['id']}/copy", headers=headers).json()
        assert [one["id"] for one in state(client, copy, copy["token"])["question"]["options"]] == [
            AID,
            "enough",
        ]
        assert state(client, table, table["token"]) == before


def taunted(question: Question) -> bool:
    return question.ask == "activation" and question.seats == (ECARUS,)


def test_who_cannot_react_is_not_asked_and_the_bot_decides(client: Client) -> None:
    record = quest(taunted)
    table = at(client, record, ME, BOT)
    with sitting(client, table, table["token"]) as player:
        number = player.number
        player.hear_until(lambda: player.number > number or player.now["question"]["ask"] != "activation")
        assert not any("taunt" in id for id in player.options)


def test_what_is_asked_of_one_person_alone_goes_on_at_once(client: Client) -> None:
    table = at(client, quest(taunted), BOT, ME)
    with sitting(client, table, table["token"]) as player:
        assert player.options == ["react:taunt>ecarus", "go-on"]
        answer = player.choose("go-on")
        player.hear_number(answer["number"])
        assert not any("taunt" in line["what"] for line in player.log)


def test_old_moves_close_a_window_at_once() -> None:
    """Before seats could decline, the way out was one choice, whoever could still have helped."""
    game: Game = holdfast.load(helped("defend"))
    before = len(game.choices)
    game.choose("enough", ECARUS)
    assert game.choices[before:] == ["enough"]


def test_a_hint_weighs_helping_against_passing() -> None:
    game: Game = holdfast.load(helped("defend"))
    found = hint(game, [THORGAR], Budget(simulations=20))
    assert {one.option for one in found} == {AID, "pass"}
    assert all(one.label.id == f"option-{one.option.partition(':')[0]}" for one in found)
