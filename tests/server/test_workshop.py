"""The workshop's part of the server: its words, drawings, and test runs of bots with a draft."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.packs.describe import shipped_content
from tests.server.seating import Client

GAME = "sword-and-sorcery"
MAP = "+-+-+-+\n|a>b c|\n+-+1+-+\n|d d d|\n+-+-+-+\n"
PACK: dict[str, Any] = {"pack.toml": {"id": "mine", "name": "Mine", "game": GAME}}
QUEST = {
    "id": "mine",
    "map": "+-+-+-+-+\n|a.a.b.b|\n+ + + + +\n|a.a.b.b|\n+-+-+-+-+\n",
    "start": ["a"],
    "places": {"a": "hall", "b": "yard"},
    "enemies": ["gremlin-green-1", "gremlin-green-2", "raider-green-1"],
    "foes": [{"scroll": "raider-green", "area": "b"}],
    "events": [["courage", "ambush"], ["night"], ["day", "old-songs"]],
    "shrines": [{"area": "a"}],
    "gates": [{"id": "gate-b", "area": "b", "symbol": "hit"}],
    "triggers": [{"id": "over", "when": "no-enemies", "do": ["win mine"]}],
    "goals": [{"id": "win"}, {"id": "deck", "kind": "lose"}],
}
WORDS = """
quest-mine = Mine
quest-mine-help = A hall and a yard.
place-mine-hall = Hall
place-mine-yard = Yard
goal-mine-win = Defeat all enemies.
goal-mine-deck = The night passes.
trigger-mine-over = It is quiet.
outcome-quest-mine = The yard is yours.
"""


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


def test_a_moment_is_played_on_at_a_table_with_the_same_pack(client: Client) -> None:
    files = {**PACK, "quests/mine.toml": QUEST, "words/en/sword-and-sorcery-mine.ftl": WORDS}
    options = {"quest": "mine", "players": 2}
    games = post(client, "test-run", {"files": files, "options": options, "games": 1, "seed": 1})["games"]
    moment = post(
        client,
        "moment",
        {"files": files, "options": options, "seed": 1, "choices": games[0]["rounds"][-1] + 1},
    )
    zipped = client.post("/api/workshop/zip", json={"files": files}).content
    sent = client.post("/api/packs", json={"zip": b64encode(zipped).decode()}).json()
    assert sent["report"]["faults"] == []
    made = client.post(
        "/api/tables", json={"game": GAME, "position": moment, "packs": [sent["pack"]["key"]], "seats": []}
    )
    assert made.status_code == 201, made.text
    table = made.json()
    summary = client.get(
        f"/api/tables/{table['id']}/glance", headers={"Authorization": f"Bearer {table['token']}"}
    )
    assert summary.status_code == 200


def test_the_hardest_effects_of_the_page_s_test_are_ours() -> None:
    """What is built from lists there is what ships."""
    written = Path("web/src/games/sword-and-sorcery/workshop/sentences/hardest.json")
    shipped = shipped_content(shelf.find(GAME))
    hardest = json.loads(written.read_text(encoding="utf-8"))
    assert len(hardest) == 5
    for one in hardest:
        assert one["entry"] in shipped[one["file"]][one["key"]]
