"""Hostile messages get an error and change nothing."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from holdfast import words
from holdfast.server.app import make_app
from holdfast.server.protocol import requests as wishes
from tests.server.hostile import At, hostile
from tests.server.player import play_on
from tests.server.seating import (
    Client,
    all_sitting,
    bearer,
    refusal,
    serving,
    set_table,
    sitting,
    state,
    tokens,
)

MESSAGES = 3000
IN_A_ROW = 150


@pytest.fixture
def table(client: Client) -> dict[str, Any]:
    return set_table(client)


def meaning(message: str | bytes) -> Any:
    try:
        return msgspec.json.decode(message)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def by_luck_right(message: str | bytes) -> bool:
    """Thrown together by chance, and yet a message that the host may send."""
    wish = meaning(message)
    try:
        return isinstance(wish, dict) and bool(msgspec.convert(wish, wishes.AnyRequest))
    except msgspec.ValidationError:
        return False


def asks_only(message: str | bytes) -> bool:
    """A wish that changes nothing for anyone."""
    wish = meaning(message)
    return isinstance(wish, dict) and wish.get("do") in ("sync", "barred", "odds", "odds-all")


def stand(client: Client, table: dict[str, Any]) -> At:
    """Play a little; then how the table stands when the host is to choose."""
    with all_sitting(client, table) as (host, friend):
        play_on([host, friend], 6)
        while not host.options:
            play_on([host, friend], 1)
        heeded = {"do": "choose", "id": "heeded", "number": host.number, "choice": host.options[0]}
        host.send(heeded)
        assert host.answer("heeded")["is"] == "ack"
        number = host.acks["heeded"]["number"]
        host.hear_number(number)
        while not host.options:
            friend.hear_number(host.number)
            play_on([host, friend], 1)
        others = ["done", "move:market"] if not friend.options else friend.options
        others = [one for one in others if one not in host.options] or ["fly:sun"]
        return At(host.number, host.now["choices"], 10_000, host.options, others, heeded)


@pytest.mark.parametrize("seat", ["onlooker", "token"])
def test_thousands_of_hostile_messages_change_nothing(
    client: Client, table: dict[str, Any], seat: str
) -> None:
    """An onlooker can change nothing at all; a host nothing but by a message that is right."""
    chance = random.Random(seat)
    at = stand(client, table)
    before = [state(client, table, token) for token in tokens(table)]
    answers: Counter[str] = Counter()
    for _ in range(MESSAGES // IN_A_ROW):
        with sitting(client, table, table[seat]) as connection:
            for message in hostile(chance, at, IN_A_ROW):
                replayed = meaning(message) == at.heeded
                if seat == "token" and by_luck_right(message) and not asks_only(message):
                    wish = meaning(message)
                    if not (replayed or str(wish["id"]).startswith("h")):
                        continue
                connection.line.send(message)
                answer = connection.receive()
                while answer["is"] not in ("refused", "ack"):
                    answer = connection.receive()
                answers[answer["error"]["code"] if answer["is"] == "refused" else "ack"] += 1
                if answer["is"] == "refused":
                    id = answer["error"]["message"]["id"]
                    assert all(words.has(language, id) for language in words.languages())
                else:
                    assert asks_only(message) or (replayed and seat == "token"), message
    assert answers.total() > MESSAGES * 0.8
    assert [state(client, table, token) for token in tokens(table)] == before
    assert client.get("/health").status_code == 200
    wanted = {"bad-message", "onlookers-watch"} if seat == "onlooker" else {"bad-message", "stale"}
    assert wanted <= answers.keys()
    if seat == "token":
        assert {
            "illegal-choice",
            "not-your-seat",
            "no-such-seat",
            "unknown-bot",
            "no-such-moment",
        } <= answers.keys()


def test_a_message_for_anothers_turn_a_late_one_and_an_early_one(
    client: Client, table: dict[str, Any]
) -> None:
    with (
        sitting(client, table, table["token"]) as host,
        sitting(client, table, table["friends"][0]["token"]) as friend,
    ):
        play_on([host, friend], 3)
        actor = host if host.options else friend
        for number in (-1, 0, 2, 4, 999_999):
            assert refusal(actor.request("choose", number=number, choice=actor.options[0])) == "stale"
        assert refusal(actor.request("choose", number=3, choice="fly:moon")) == "illegal-choice"
        other = friend if actor is host else host
        assert refusal(other.request("choose", number=3, choice=actor.options[0])) == "not-your-choice"
        assert state(client, table, table["token"])["number"] == 3


def test_a_huge_message_ends_the_connection(client: Client, table: dict[str, Any]) -> None:
    with sitting(client, table, table["token"]) as player:
        player.line.send('{"do":"say","id":"a","text":"' + "x" * 100_000 + '"}')
        with pytest.raises(WebSocketDisconnect):
            while True:
                player.receive()
        assert refusal(player.refusals[-1]) == "message-too-large"
    assert state(client, table, table["token"])["chat"] == []


@pytest.mark.parametrize(
    "first", ["", "{", "[]", '{"do":"choose"}', '{"do":"sit"}', "[" * 10_000, "x" * 50_000]
)
def test_who_does_not_begin_by_sitting_down_is_shown_out(
    client: Client, table: dict[str, Any], first: str
) -> None:
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as session:
        session.send_text(first)
        assert refusal(session.receive_json()) in ("bad-message", "message-too-large")
        with pytest.raises(WebSocketDisconnect):
            session.receive_json()


def test_a_flood_is_answered_and_then_cut_off(database: str) -> None:
    slow = serving(database, messages_per_second=0.0, messages_at_once=3)
    with TestClient(make_app(slow)) as client:
        table = set_table(client)
        with sitting(client, table, table["token"]) as player:
            for number in range(250):
                player.ask("say", f"m{number}", text="again")
            with pytest.raises(WebSocketDisconnect):
                while True:
                    player.receive()
            assert {refusal(one) for one in player.refusals} == {"too-many-requests"}
            assert len(player.chat) == 3
            assert all(one["id"] for one in player.refusals)


def test_tokens_are_neither_stored_nor_logged(
    client: Client, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("DEBUG"):
        table = set_table(client)
        with sitting(client, table, table["token"]) as player:
            play_on([player], 0)
            player.line.send('{"do":"say","token":"' + table["token"] + '"}')
            player.receive()
        state(client, table, table["onlooker"])
    secrets = [table["token"], table["onlooker"], table["friends"][0]["token"]]
    written = caplog.text + "".join(repr(vars(record)) for record in caplog.records)
    assert not any(secret in written for secret in secrets)
    for suffix in ("", "-wal"):
        with open(database + suffix, "rb") as file:
            stored = file.read()
        assert not any(secret.encode() in stored for secret in secrets)


def test_a_token_in_an_address_opens_nothing_and_is_logged_nowhere(
    client: Client, table: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    token = table["token"]
    with caplog.at_level("DEBUG"):
        for query in (f"?token={token}", f"?since=0&authorization=Bearer%20{token}"):
            assert client.get(f"/api/tables/{table['id']}{query}").status_code == 401
        assert (
            client.get(f"/api/tables/{table['id']}", headers={"Cookie": f"token={token}"}).status_code == 401
        )
    assert any("request" in record.message for record in caplog.records)
    ours = [record for record in caplog.records if record.name.startswith(("holdfast", "uvicorn"))]
    assert not any(token in repr(vars(record)) for record in ours)


def test_ids_and_tokens_cannot_be_guessed(client: Client) -> None:
    """Nothing about one follows from another, and a wrong guess is answered like every other."""
    tables = [set_table(client) for _ in range(50)]
    ids = {table["id"] for table in tables}
    secrets = {token for table in tables for token in [*tokens(table), table["onlooker"]]}
    assert (len(ids), len(secrets)) == (50, 150)
    assert all(len(id) * 4 >= 80 for id in ids)
    assert all(len(token) * 6 >= 256 for token in secrets)
    answers = {
        (answer.status_code, answer.text)
        for id in ("0" * 20, tables[0]["id"], tables[0]["id"][:-1], "x")
        for answer in [client.get(f"/api/tables/{id}", headers=bearer(tables[1]["token"]))]
    }
    assert len(answers) == 1
    assert "holdfast_tables_in_memory 50" in client.get("/metrics").text
