"""However much is wrong with what is handed in, the answer stays small and comes soon."""

import json
from typing import Any

import pytest
from litestar.testing import TestClient

import holdfast
from holdfast import words
from holdfast.kernel.errors import MAX_FAULTS
from holdfast.server.app import make_app
from holdfast.server.http.rate_limit import RateLimiter, client_key
from holdfast.server.http.routes import SMALL_BODY
from tests.server.seating import TWO_PLAYERS, Client, serving, set_table

SMALL_ANSWER = 300_000
MANY = 110_000
GAMES = ("bastion", "last-bastion", "sword-and-sorcery")
LISTS = {"bastion": "deck", "last-bastion": "heroes", "sword-and-sorcery": "heroes"}


def told(client: Client, path: str, body: object, status: int = 409) -> list[tuple[str, str]]:
    """The faults of an answer that is small and has words for everything."""
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text[:200]
    assert len(answer.content) < SMALL_ANSWER
    problem = answer.json()
    for fault in problem["faults"]:
        assert all(words.has(language, fault["message"]["id"], "bastion") for language in words.languages())
    return [(fault["code"], fault["where"]) for fault in problem["faults"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_list_that_is_too_long_is_one_fault(client: Client, game: str) -> None:
    setting = LISTS[game]
    options = {"mode": "custom"} if game == "bastion" else {}
    body = {"game": game, "options": options | {setting: ["x"] * MANY}}
    code = "wrong-count" if game == "last-bastion" else "too-many"
    assert told(client, "/api/tables", body) == [(code, setting)]


def test_a_list_for_a_campaign_that_is_too_long_is_one_fault(client: Client) -> None:
    body = {"game": "sword-and-sorcery", "options": {"heroes": ["x"] * 10_000}}
    assert told(client, "/api/campaigns", body) == [("too-many", "heroes")]
    assert told(client, "/api/options", body, 200) == [("too-many", "heroes")]


@pytest.mark.parametrize(("path", "status"), [("/api/options", 200), ("/api/tables", 409)])
def test_at_most_fifty_faults_are_told_and_that_there_are_more(
    client: Client, path: str, status: int
) -> None:
    few = {"game": "last-bastion", "options": {f"x{number}": 1 for number in range(MAX_FAULTS)}}
    assert {code for code, _ in told(client, path, few, status)} == {"unknown-option"}
    many = {"game": "last-bastion", "options": {f"x{number}": 1 for number in range(4000)}}
    faults = told(client, path, many, status)
    assert len(faults) == MAX_FAULTS
    assert faults[-1] == ("more-faults", "")


def test_what_is_wrong_with_a_setting_is_told_before_options_that_are_unknown(client: Client) -> None:
    options = {f"x{number}": 1 for number in range(60)} | {"players": 9}
    assert ("out-of-range", "players") in told(client, "/api/tables", TWO_PLAYERS | {"options": options})


@pytest.mark.parametrize("path", ["/api/options", "/api/campaigns", "/api/tables/x/join"])
def test_a_request_that_carries_no_game_is_small(client: Client, path: str) -> None:
    answer = client.post(path, json={"game": "last-bastion", "options": {"x": "x" * SMALL_BODY}})
    assert (answer.status_code, answer.json()["code"]) == (413, "request-too-large")


def longer(position: dict[str, Any], *path: str | int, entry: Any = "x") -> dict[str, Any]:
    """The position with a list, somewhere in its state, that has far too many entries."""
    changed: dict[str, Any] = json.loads(json.dumps(position))
    place: Any = changed["state"]
    for name in path:
        place = place[name]
    if isinstance(place, dict):
        place |= {f"x{number}": entry for number in range(MANY // 8)}
    else:
        place += [entry] * MANY
    return changed


@pytest.mark.parametrize(
    ("game", "path", "entry"),
    [
        ("bastion", ("deck", "pools"), []),
        ("bastion", ("wall",), []),
        ("last-bastion", ("heroes", 0, "equipment"), 1),
        ("last-bastion", ("tiles",), "x"),
        ("sword-and-sorcery", ("closed",), "x"),
        ("sword-and-sorcery", ("keys",), "x"),
    ],
)
def test_a_position_with_a_list_that_is_too_long_is_one_fault(
    client: Client, game: str, path: tuple[str | int, ...], entry: Any
) -> None:
    """Rules compare the entries with each other: they would not come to an end."""
    begun = holdfast.new(game, {}, 1)
    assert begun.question is not None
    position = longer(begun.position(), *path, entry=entry)
    where = ".".join(str(name) for name in path)
    assert told(client, "/api/tables", {"game": game, "position": position}) == [("too-many", where)]
    record = begun.record() | {"start": position["state"]}
    assert told(client, "/api/tables", {"game": game, "record": record}) == [("too-many", f"start.{where}")]


def test_a_position_with_too_many_things_in_all_is_one_fault(client: Client) -> None:
    begun = holdfast.new("last-bastion", {}, 1)
    assert begun.question is not None
    position = begun.position()
    position["state"]["heroes"] = [dict.fromkeys(map(str, range(400)), 0)] * 200
    faults = told(client, "/api/tables", {"game": "last-bastion", "position": position})
    assert [code for code, _ in faults] == ["too-many"]


def test_a_position_that_is_wrong_in_many_ways_is_told_fifty(client: Client) -> None:
    begun = holdfast.new("bastion", {}, 1)
    assert begun.question is not None
    position = begun.position()
    position["state"]["wall"]["w1"] = [f"x{number}" for number in range(400)]
    faults = told(client, "/api/tables", {"game": "bastion", "position": position})
    assert len(faults) == MAX_FAULTS
    assert faults[-1] == ("more-faults", "")


def test_a_text_that_is_repeated_to_the_sender_is_short(client: Client) -> None:
    begun = holdfast.new("last-bastion", {}, 1)
    assert begun.question is not None
    position = begun.position()
    position["state"]["boards"] = ["x" * 390] * 400
    answer = client.post("/api/tables", json={"game": "last-bastion", "position": position})
    assert answer.status_code == 409
    assert len(answer.content) < SMALL_ANSWER


def test_what_costs_more_weighs_more_in_the_limit_of_requests(database: str) -> None:
    slow = serving(database, requests_per_second=0.0, requests_at_once=9)
    body = {"game": "last-bastion", "options": {"x": "x" * 59_000}}
    with TestClient(make_app(slow)) as client:
        large = [client.post("/api/options", json=body).status_code for _ in range(4)]
    assert large == [200, 200, 200, 429]


def test_a_table_from_a_long_record_counts_for_several(database: str) -> None:
    slow = serving(database, tables_per_minute=0.0, tables_at_once=6)
    long = TWO_PLAYERS | {"record": {"choices": ["x"] * 60_000}}
    with TestClient(make_app(slow)) as client:
        set_table(client)
        answers = [client.post("/api/tables", json=long).json()["code"] for _ in range(2)]
    assert answers == ["bad-record", "too-many-tables"]


def test_a_body_of_unknown_length_weighs_as_much_as_the_largest(database: str) -> None:
    slow = serving(database, requests_per_second=0.0, requests_at_once=60)
    with TestClient(make_app(slow)) as client:
        chunked = client.post(
            "/api/options", content=iter([b"{}"]), headers={"content-type": "application/json"}
        )
        assert chunked.status_code == 400
        assert [client.get("/health").status_code for _ in range(10)].count(200) < 10


def test_addresses_of_one_ipv6_network_are_one_client() -> None:
    limits = RateLimiter(0.0, 2)
    hosts = ["2001:db8::1", "2001:db8::2", "2001:db8::3:0:0:1", "2001:db8:0:1::1", "fe80::1%eth0", "unix"]
    assert [limits.take(client_key(host)) for host in hosts] == [True, True, False, True, True, True]
