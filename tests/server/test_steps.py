"""What happens between two choices is told moment by moment: with each update, and of the past on request."""

from typing import Any

import pytest

import holdfast
from holdfast import bots
from holdfast.kernel.history import Frame
from tests.server.seating import Client, bearer, set_table, sitting


def ask(client: Client, table: dict[str, Any], path: str) -> Any:
    answer = client.get(f"/api/tables/{table['id']}/{path}", headers=bearer(table["token"]))
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_an_update_tells_its_steps_and_the_past_tells_the_same(client: Client) -> None:
    table = set_table(client, game="last-bastion", seats=[{"kind": "me"}, {"kind": "here"}])
    told: dict[int, list[dict[str, Any]]] = {}
    with sitting(client, table, table["token"]) as player:
        for _ in range(12):
            player.hear_number(player.choose(player.options[0])["number"])
            told[player.now["choices"]] = player.now["steps"]
    assert any(len(steps) > 1 for steps in told.values())
    for choices, steps in told.items():
        past = ask(client, table, f"past/{choices}/steps")
        assert past["before"] == ask(client, table, f"past/{choices - 1}")["view"]
        assert past["view"] == ask(client, table, f"past/{choices}")["view"]
        assert past["steps"] == steps
        lines = {line["at"] for line in past["log"]}
        assert {step["at"] for step in steps} <= lines
        assert all(line["choice"] == choices for line in past["log"])


def test_nobody_looks_into_a_choice_that_was_not_made(client: Client) -> None:
    table = set_table(client)
    for choices in (0, 1, 10_000):
        path = f"/api/tables/{table['id']}/past/{choices}/steps"
        assert client.get(path, headers=bearer(table["token"])).status_code == 409


@pytest.mark.parametrize("game", ["last-bastion", "bastion", "sword-and-sorcery"])
def test_a_filmed_game_goes_on_as_one_that_is_not(game: str) -> None:
    filmed, plain = (holdfast.new(game, {"players": 2}, seed=4) for _ in range(2))
    bot, frames = bots.bot("random", seed=4), list[Frame]()
    for _ in range(40):
        question = filmed.question
        if question is None:
            break
        choice = bot.choose(plain, question.choices).id
        first, events = len(frames), len(filmed.events)
        with filmed.filming(frames):
            filmed.choose(choice)
        plain.choose(choice)
        assert [frame.events for frame in frames[first:]] == list(range(events + 1, len(filmed.events) + 1))
        for frame in frames[first:]:
            filmed.view_parts_of(frame, 0)
        assert filmed.view(0) == plain.view(0)
    assert filmed.record() == plain.record()
