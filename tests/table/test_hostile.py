"""Hostile messages get an error and change nothing."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from holdfast import words
from holdfast.table.app import make_app
from tests.table.player import play_on
from tests.table.seating import Client, refusal, serving, set_table, sitting, state

MESSAGES = 3000
VERBS = ["choose", "undo", "orders", "sync", "say", "signal", "odds", "barred", "pause", "undo-limit"]
VERBS += ["new-link", "seat-bot", "rename", "sit", "", "drop table", "Choose"]
FIELDS = ["id", "number", "choice", "seat", "order", "grain", "to", "line", "text", "signal", "on", "paused"]
FIELDS += ["undo_limit", "bot", "name", "token", "chat", "__proto__"]


def junk(chance: random.Random, choices: list[str]) -> Any:
    """Some value nobody expects there."""
    match chance.randrange(12):
        case 0:
            return None
        case 1:
            return chance.choice([True, False])
        case 2:
            return chance.choice([-1, 0, 1, 2**31, 2**63, -(2**63), 10**30])
        case 3:
            return chance.random() * 1e300
        case 4:
            return "\u0000" * chance.randrange(5)
        case 5:
            return "x" * chance.choice([1, 401, 5000])
        case 6:
            return [junk(chance, choices) for _ in range(chance.randrange(3))]
        case 7:
            return {chance.choice(FIELDS): junk(chance, choices)}
        case 8:
            return chance.choice(choices)
        case 9:
            return chance.choice(["never", "nothing", "round", "random", "look", "999"])
        case 10:
            return "'; DROP TABLE moves; --"
        case _:
            return "<img src=x onerror=alert(1)>"


def hostile(chance: random.Random, choices: list[str]) -> str | bytes:
    """A message that no client of ours would send."""
    match chance.randrange(8):
        case 0:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
        case 1:
            return chance.choice(["[", "{"]) * chance.choice([1, 50, 8000])
        case 2:
            return '{"do":"say","id":"' + "y" * 3000
        case _:
            fields = {field: junk(chance, choices) for field in chance.sample(FIELDS, chance.randrange(6))}
            wish = {"do": chance.choice(VERBS)} | fields
            try:
                return msgspec.json.encode(wish)
            except OverflowError:
                return b"NaN"


def harmless(message: str | bytes) -> bool:
    """A wish that an onlooker may well have."""
    try:
        return msgspec.json.decode(message).get("do") in ("sync", "barred")
    except (msgspec.MsgspecError, AttributeError, UnicodeDecodeError, RecursionError):
        return False


@pytest.fixture
def table(client: Client) -> dict[str, Any]:
    return set_table(client)


@pytest.mark.parametrize("seat", ["onlooker", "token"])
def test_thousands_of_hostile_messages_change_nothing(
    client: Client, table: dict[str, Any], seat: str
) -> None:
    """An onlooker can change nothing at all; a seat nothing but by a message that is right."""
    chance = random.Random(seat)
    friend = table["friends"][0]["token"]
    with sitting(client, table, friend) as player, sitting(client, table, table["token"]) as host:
        choices = player.options or host.options
    before = state(client, table, friend)
    sent = 0
    for _ in range(MESSAGES // 150):
        with sitting(client, table, table[seat]) as connection:
            for message in wave(chance, choices, 150):
                if seat == "token" and right(message):
                    continue
                connection.line.send(message)
                sent += 1
                answer = connection.hear()
                while answer["is"] not in ("refused", "ack"):
                    answer = connection.hear()
                if answer["is"] == "refused":
                    id = answer["error"]["message"]["id"]
                    assert all(words.has(language, id) for language in words.LANGUAGES)
                else:
                    assert harmless(message), message
    assert sent > MESSAGES // 2
    after = state(client, table, friend)
    assert after == before
    assert client.get("/health").status_code == 200


def wave(chance: random.Random, choices: list[str], count: int) -> Iterator[Any]:
    for _ in range(count):
        yield hostile(chance, choices)


def right(message: str | bytes) -> bool:
    """By luck a message that the host may send."""
    try:
        wish = msgspec.json.decode(message)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return (
        isinstance(wish, dict)
        and isinstance(wish.get("id"), str)
        and wish.get("do") not in ("sync", "barred")
    )


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
            assert refusal(actor.wish("choose", number=number, choice=actor.options[0])) == "stale"
        assert refusal(actor.wish("choose", number=3, choice="fly:moon")) == "illegal-choice"
        other = friend if actor is host else host
        assert refusal(other.wish("choose", number=3, choice=actor.options[0])) == "not-your-choice"
        assert state(client, table, table["token"])["number"] == 3


def test_a_huge_message_ends_the_connection(client: Client, table: dict[str, Any]) -> None:
    with sitting(client, table, table["token"]) as player:
        player.line.send('{"do":"say","id":"a","text":"' + "x" * 100_000 + '"}')
        with pytest.raises(WebSocketDisconnect):
            while True:
                player.hear()
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
                    player.hear()
            assert {refusal(one) for one in player.refusals} == {"too-many-requests"}
            assert len(player.chat) == 3


def test_tokens_are_neither_stored_nor_logged(
    client: Client, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("DEBUG"):
        table = set_table(client)
        with sitting(client, table, table["token"]) as player:
            play_on([player], 0)
            player.line.send('{"do":"say","token":"' + table["token"] + '"}')
            player.hear()
        state(client, table, table["onlooker"])
    secrets = [table["token"], table["onlooker"], table["friends"][0]["token"]]
    written = caplog.text + "".join(repr(vars(record)) for record in caplog.records)
    assert not any(secret in written for secret in secrets)
    for suffix in ("", "-wal"):
        with open(database + suffix, "rb") as file:
            stored = file.read()
        assert not any(secret.encode() in stored for secret in secrets)
