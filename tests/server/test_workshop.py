"""The workshop's part of the server: its words, drawings, and test runs of bots with a draft."""

from typing import Any

import pytest

from holdfast import words
from tests.server.seating import Client

GAME = "sword-and-sorcery"
MAP = "+-+-+-+\n|a>b c|\n+-+1+-+\n|d d d|\n+-+-+-+\n"
PACK = {"pack.toml": {"id": "mine", "name": "Mine", "game": GAME}}


def post(client: Client, path: str, body: dict[str, Any]) -> Any:
    answer = client.post(f"/api/workshop/{GAME}/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("language", words.languages())
def test_words_of_the_workshop_are_sent_there_alone(client: Client, language: str) -> None:
    for scope, id in (("common", "workshop-title"), (GAME, "kind-quests"), ("bastion", "kind-spells-spell")):
        own = client.get(f"/api/words/{language}/{scope}-workshop")
        assert own.status_code == 200
        assert f"\n{id} =" in own.text
        assert f"\n{id} =" not in client.get(f"/api/words/{language}/{scope}").text
    assert client.get(f"/api/words/{language}/nothing-workshop").status_code == 404


def test_a_drawing_says_who_sees_whom_and_where_a_wall_stands_in_the_way(client: Client) -> None:
    shut = post(client, "drawing", {"file": "quests/x.toml", "data": {"map": MAP, "closed": ["door-1"]}})
    assert shut["areas"]["b"] == {"dot": [6, 2], "sees": ["a", "b", "c"], "stopped": {"d": [6, 4]}}
    opened = post(client, "drawing", {"file": "quests/x.toml", "data": {"map": MAP, "closed": []}})
    assert opened["areas"]["b"] == {"dot": [6, 2], "sees": ["a", "b", "c", "d"], "stopped": {}}


@pytest.mark.parametrize(
    "data",
    [{}, {"map": 3}, {"map": "+" * 100_000}, {"map": MAP, "dots": {"a": "x"}, "closed": [1, "door-9"]}],
)
def test_a_drawing_of_anything_is_no_error(client: Client, data: dict[str, Any]) -> None:
    assert "areas" in post(client, "drawing", {"file": "quests/x.toml", "data": data})
    assert post(client, "drawing", {"file": "monsters.toml", "data": data}) == {}


def test_bots_play_with_a_draft_and_any_of_their_rounds_can_be_played_on_from(client: Client) -> None:
    asked = {"files": PACK, "options": {"quest": "waking-chapel"}}
    games = post(client, "test-run", {**asked, "games": 2, "seed": 5})["games"]
    assert [one["seed"] for one in games] == [5, 6]
    for one in games:
        assert one["reason"]
        assert len(one["rounds"]) == one["numbers"]["rounds"]
        assert any(one["seen"]["story"].values())
    third = games[0]["rounds"][2]
    moment = post(client, "moment", {**asked, "seed": 5, "choices": third + 1})
    assert moment["state"]["round"] == 3


def test_a_test_run_is_bounded_and_a_broken_draft_says_what_is_wrong(client: Client) -> None:
    path = f"/api/workshop/{GAME}/test-run"
    assert client.post(path, json={"files": PACK, "games": 1000}).status_code == 400
    broken = {**PACK, "events.toml": {"event": [{"id": "x", "kind": "nonsense"}]}}
    answer = client.post(path, json={"files": broken, "games": 1})
    assert answer.status_code == 409
    assert [fault["code"] for fault in answer.json()["faults"]] == ["wrong-field"]
    assert client.post(path, json={"files": {}, "games": 1}).json()["faults"][0]["code"] == "no-manifest"
