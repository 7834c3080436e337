"""A real server, killed and started again."""

import random
import signal
import socket
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from holdfast.server import connections
from holdfast.server.config import ServerConfig
from holdfast.server.errors import CannotServe
from holdfast.server.serve import listen, serve, serve_on
from holdfast.server.storage.store import Store
from tests.server.player import Player, pick, play_on
from tests.server.running import Server, server, sitting_at
from tests.server.seating import TWO_PLAYERS

HERE = TWO_PLAYERS | {"seats": [{"kind": "me"}, {"kind": "here"}]}


def played_until_killed(one: Server, player: Player, chance: random.Random) -> dict[str, Any] | None:
    """Play some moves, kill the server in the middle of one; what was sent and not acknowledged."""
    play_on([player], chance.randrange(5))
    if player.over:
        one.kill()
        return None
    wish = {"do": "choose", "id": f"w{player.number}", "number": player.number}
    wish["choice"] = pick(player.options, player.number)
    player.send(wish)
    if chance.random() < 0.5:
        player.receive()
    one.kill()
    try:
        while str(wish["id"]) not in player.acks:
            player.receive()
    except ConnectionClosed:
        return wish
    return None


def test_nothing_that_anyone_has_seen_is_lost_when_the_server_is_killed(database: str, kills: int) -> None:
    chance = random.Random(11)
    number = -1
    log: list[dict[str, Any]] = []
    table: dict[str, Any] | None = None
    unheard: dict[str, Any] | None = None
    kept = 0
    for _ in range(kills):
        one = Server(database)
        try:
            table = table or one.post("/api/tables", HERE)
            with sitting_at(one, table, table["token"]) as player:
                assert player.number >= number
                assert player.log[: len(log)] == log
                if unheard is not None:
                    player.send(unheard)
                    answer = player.answer(unheard["id"])
                    assert (answer["is"], answer["number"]) == ("ack", unheard["number"] + 1)
                    player.hear_number(answer["number"])
                if player.over:
                    kept += player.number
                    table, number, log, unheard = None, -1, [], None
                    continue
                unheard = played_until_killed(one, player, chance)
                number, log = player.number, player.log
        finally:
            one.close()
    with ExitStack() as stack:
        last = stack.enter_context(server(database))
        table = table or last.post("/api/tables", HERE)
        player = stack.enter_context(sitting_at(last, table, table["token"]))
        assert player.log[: len(log)] == log
        kept += player.number
        play_on([player])
        assert player.over
    print(f"{kills} kills, {kept} choices found again")


def test_a_server_told_to_stop_says_goodbye(database: str) -> None:
    one = Server(database)
    table = one.post("/api/tables", HERE)
    with sitting_at(one, table, table["token"]) as player:
        play_on([player], 2)
        assert one.stop() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                player.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert table["token"] not in one.said
    lines = [msgspec.json.decode(line) for line in one.said.splitlines()]
    assert {"time", "level", "from", "event"} <= set.intersection(*(set(line) for line in lines))
    assert any(line["event"] == "told-to-stop" and line["signal"] == "SIGTERM" for line in lines)
    assert any(line["event"] == "table-set" and line["table"] == table["id"] for line in lines)
    assert {line["level"] for line in lines} == {"info"}


def test_a_server_stopped_while_it_starts_says_why(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stopped(_store: Store) -> None:
        signal.raise_signal(signal.SIGTERM)

    caplog.set_level("INFO", "holdfast")
    monkeypatch.setattr("holdfast.server.serve.write_logs", lambda: None)
    monkeypatch.setattr(Store, "open", stopped)
    monkeypatch.setattr(connections.Server, "run", lambda *_, **__: None)
    ended: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, _frame: ended.append(number))
    try:
        serve(ServerConfig(database=database), "127.0.0.1", 0, print)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert ended == [signal.SIGTERM]
    told = [vars(one)["facts"] for one in caplog.records if one.message == "stopped-while-starting"]
    assert told == [{"signal": "SIGTERM"}]


def test_a_server_whose_database_fails_while_it_starts_says_why(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(_store: Store) -> None:
        raise CannotServe("no-database", detail="the disk is full")

    caplog.set_level("INFO", "holdfast")
    monkeypatch.setattr("holdfast.server.serve.write_logs", lambda: None)
    with listen("127.0.0.1", 0) as listening:
        monkeypatch.setattr(Store, "open", refused)
        with pytest.raises(SystemExit):
            serve_on(ServerConfig(database=database), listening)
    told = [vars(one)["facts"] for one in caplog.records if one.message == "cannot-start"]
    assert told == [{"reason": "The database cannot be opened: the disk is full"}]


def test_a_port_that_is_taken_is_told(database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe) as refused:
            serve(ServerConfig(database=database), "127.0.0.1", port, print)
    assert (refused.value.code, refused.value.facts["port"]) == ("port-taken", str(port))


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("mysql://x/y", "bad-database"),
        ("://", "bad-database"),
        ("postgresql://nobody@127.0.0.1:1/none", "no-database"),
        ("/dev/null/x", "no-database"),
        ("/proc/read-only/x", "no-database"),
        ("/proc/x", "no-database"),
    ],
)
def test_a_database_that_cannot_be_used_is_told(database: str, code: str) -> None:
    with pytest.raises(CannotServe) as refused:
        serve(ServerConfig(database=database), "127.0.0.1", 0, print)
    assert refused.value.code == code
    if database.startswith("/"):
        assert database.rpartition("/")[0] in str(refused.value.facts["detail"])
