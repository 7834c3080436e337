"""Connections that say nothing, come by the thousand, or only ping, stop nobody else."""

import asyncio
import json
import re
import resource
import socket
import subprocess
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from holdfast.server.config import ServerConfig
from holdfast.server.errors import CannotServe
from holdfast.server.file_limit import RESERVED
from holdfast.server.http.proxies import TrustedProxies
from holdfast.server.socket import connection
from tests.server.running import Server, server
from tests.server.seating import TWO_PLAYERS

VISITOR = "127.0.0.2"
"""Not the address that proxies of the same machine have."""
TOO_LONG = 120.0
"""Who is not let go would wait for ever: then the test fails."""
UVLOOP = find_spec("uvloop") is not None
"""A server with uvloop closes what it has no files for, and says nothing."""


def knock(one: Server, source: str = VISITOR) -> socket.socket:
    """A connection that has said nothing yet."""
    _, host, port = one.address.replace("//", "").split(":")
    return socket.create_connection((host, int(port)), TOO_LONG, (source, 0))


@contextmanager
def knocking(one: Server, count: int, source: str = VISITOR) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(knock(one, source)) for _ in range(count)]


def heard(line: socket.socket) -> bytes:
    """Everything that is answered until the server ends the connection."""
    answer = b""
    try:
        while more := line.recv(65536):
            answer += more
    except ConnectionResetError:
        pass
    return answer


def whole_answer(line: socket.socket) -> bytes:
    """One answer in JSON, on a connection that stays open; it may come in several pieces."""
    answer = line.recv(65536)
    while not answer.endswith(b"}"):
        answer += line.recv(65536)
    return answer


def get(path: str, **headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: x", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def is_well(one: Server) -> bool:
    return httpx.get(one.address + "/health", timeout=None).status_code == 200


def numbers(one: Server) -> dict[str, int]:
    """What the server counts."""
    lines = httpx.get(one.address + "/metrics", timeout=None).text.splitlines()
    found = [re.fullmatch(r'(\w+)(?:\{kind="(.*)"\})? (\d+)', line) for line in lines]
    return {match[1] + (f":{match[2]}" if match[2] else ""): int(match[3]) for match in found if match}


@contextmanager
def live(
    one: Server, table: dict[str, Any], forwarded: str = "", compression: str | None = "deflate"
) -> Iterator[ClientConnection]:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    address = one.address.replace("http://", "ws://") + f"/api/tables/{table['id']}/live"
    with connect(
        address,
        additional_headers=headers,
        compression=compression,
        open_timeout=None,
        close_timeout=TOO_LONG,
        ping_interval=None,
        max_queue=None,
        proxy=None,
    ) as line:
        yield line


def sit(line: ClientConnection, table: dict[str, Any]) -> dict[str, Any]:
    """Sit down; how the table stands, or why not."""
    line.send(json.dumps({"do": "sit", "token": table["token"]}))
    return hear(line, "state", "refused")


def hear(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of such a kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv())
        if message["is"] in kinds:
            return message


# -- connections that keep the server waiting -----------------------------------------------------


def test_who_does_not_say_in_time_what_it_wants_is_let_go(database: str) -> None:
    """Nothing at all, half a header, a second header that does not end, half a body."""
    with server(database, "--header-seconds", "0.5", "--body-seconds", "0.5") as one:
        with knocking(one, 4) as (silent, slow, again, posting):
            slow.sendall(b"GET /health HTTP/1.1\r\nHost:")
            again.sendall(get("/health"))
            assert b"200 OK" in whole_answer(again)
            again.sendall(b"GET /heal")
            posting.sendall(
                b"POST /api/options HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 50\r\n\r\n{"
            )
            assert [heard(line) for line in (silent, slow, again, posting)] == [b""] * 4
        closed = numbers(one)
        assert closed["holdfast_connections_closed_total:header"] == 3
        assert closed["holdfast_connections_closed_total:body"] == 1


def test_a_header_that_comes_byte_by_byte_gets_no_more_time(database: str) -> None:
    with server(database, "--header-seconds", "0.5") as one, knock(one) as line:
        line.settimeout(0.1)
        ended = False
        for byte in get("/health", Filler="x" * 5000):
            try:
                line.sendall(bytes([byte]))
                ended = line.recv(1) == b""
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                ended = True
            if ended:
                break
        assert ended


def test_who_takes_nothing_of_what_it_is_sent_is_let_go(database: str) -> None:
    with server(database, "--stall-seconds", "0.5") as one, knock(one) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for _ in range(40):
            line.sendall(get("/api/rules/sword-and-sorcery"))
        while "holdfast_connections_closed_total:stalled" not in numbers(one):
            assert is_well(one)


# -- connections by the thousand ------------------------------------------------------------------


def test_more_idle_connections_than_files_stop_nobody(database: str, crowd: int) -> None:
    """The usual limit of files is 1024; here it is smaller still, and nobody may raise it."""
    limit = RESERVED + 100
    with server(database, files=limit) as one:
        with knocking(one, crowd, "127.0.0.1") as idle:
            assert is_well(one)
            assert numbers(one)["holdfast_connections_closed_total:silent"] >= crowd - 100
            idle[-1].sendall(get("/health", Connection="close"))
            assert b"200 OK" in heard(idle[-1])
        one.stop()
    assert len(one.said) < 20_000
    assert all(json.loads(line) for line in one.said.splitlines())


def test_one_address_has_so_many_connections_and_others_have_theirs(database: str) -> None:
    with server(database, "--connections-per-address", "5") as one:
        with knocking(one, 5), knock(one) as sixth, knock(one, "127.0.0.3") as other:
            sixth.sendall(get("/", Accept="text/html", **{"Accept-Language": "ru,en;q=0.5"}))
            answer = heard(sixth).decode()
            assert answer.startswith("HTTP/1.1 503")
            assert "С вашего адреса слишком много соединений" in answer
            other.sendall(get("/health", Connection="close"))
            assert b"200 OK" in heard(other)
        assert numbers(one)["holdfast_connections_refused_total:too-many-connections"] == 1


def test_a_program_that_is_refused_is_told_so_as_a_problem(database: str) -> None:
    with server(database, "--connections-per-address", "1") as one, knock(one), knock(one) as second:
        second.sendall(get("/api/shelf"))
        head, _, body = heard(second).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503")
        assert json.loads(body)["code"] == "too-many-connections"


def test_the_cap_of_an_address_does_not_strike_the_proxy(database: str) -> None:
    """Its clients are told apart by the header that only it may send."""
    flags = ("--connections-per-address", "2", "--proxies", f"127.0.0.1,{VISITOR}")
    with server(database, *flags) as one, knocking(one, 10):
        assert is_well(one)
        assert "holdfast_connections_refused_total:too-many-connections" not in numbers(one)


def test_when_all_have_asked_and_the_server_is_full_the_next_is_told(database: str) -> None:
    with server(database, "--connections", "3") as one, knocking(one, 3) as lines:
        for line in lines:
            line.sendall(
                b"POST /api/options HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n"
                b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n"
            )
            assert b"100 Continue" in line.recv(65536)
        with knock(one) as fourth:
            fourth.sendall(get("/", Accept="text/html", **{"Accept-Language": "pl"}))
            assert "Serwer jest pełny" in heard(fourth).decode()


# -- the limit of files ---------------------------------------------------------------------------


def test_the_limit_of_files_is_raised_as_far_as_it_may_be(database: str) -> None:
    with server(database, "--connections", "1000", soft_files=RESERVED + 10) as one:
        limits = Path(f"/proc/{one.pid}/limits").read_text()
        found = re.search(r"Max open files\s+(\d+)", limits)
        assert found is not None
        assert int(found[1]) == 1000 + RESERVED


def test_where_there_are_too_few_files_the_server_says_so(database: str) -> None:
    said = subprocess.run(Server.command(database, files=100), stderr=subprocess.PIPE, text=True, check=False)
    assert said.returncode != 0
    assert "limit of open files is 100" in said.stderr
    assert "Traceback" not in said.stderr


def test_when_files_run_out_all_the_same_it_is_told_in_a_few_lines_and_it_passes(database: str) -> None:
    with server(database) as one:
        assert is_well(one)
        limits = resource.prlimit(one.pid, resource.RLIMIT_NOFILE)
        files = {int(name.name) for name in Path(f"/proc/{one.pid}/fd").iterdir()}
        resource.prlimit(one.pid, resource.RLIMIT_NOFILE, (max(files) + 5, limits[1]))
        with knocking(one, 50):
            if not UVLOOP:
                one.wait_until_said("out of system resource")
            resource.prlimit(one.pid, resource.RLIMIT_NOFILE, limits)
        assert is_well(one)
        one.stop()
    lines = [json.loads(line) for line in one.said.splitlines()]
    told = len([line for line in lines if line["event"] == "loop-error"])
    assert told <= 3
    assert told >= 1 or UVLOOP


def test_proxies_are_addresses_and_networks() -> None:
    proxies = TrustedProxies("127.0.0.1, ::1, 10.0.0.0/8, 2001:db8::/32")
    assert [host in proxies for host in ("127.0.0.1", "10.9.9.9", "2001:db8::7", "127.0.0.2", "::2", "")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert "192.0.2.1" in TrustedProxies("*")
    assert "127.0.0.1" not in TrustedProxies("")
    with pytest.raises(CannotServe) as refused:
        TrustedProxies("127.0.0.1, caddy")
    assert "caddy" in refused.value.tell("pl")


# -- WebSockets -----------------------------------------------------------------------------------


def test_one_address_has_so_many_live_connections(database: str) -> None:
    """The addresses of one IPv6 network are one: a customer has a whole network of them."""
    with server(database, "--sockets-per-address", "3") as one, ExitStack() as stack:
        table = one.post("/api/tables", TWO_PLAYERS)
        for number in range(3):
            line = stack.enter_context(live(one, table, f"2001:db8::{number}"))
            assert sit(line, table)["is"] == "state"
        with live(one, table, "2001:db8::9") as fourth:
            refused = json.loads(fourth.recv())
            assert refused["error"]["code"] == "too-many-connections"
            with pytest.raises(ConnectionClosed):
                fourth.recv()
        with live(one, table, "2001:db8:0:1::1") as other:
            assert sit(other, table)["is"] == "state"


def test_onlookers_take_no_place_from_who_plays(database: str) -> None:
    """The link for onlookers goes from hand to hand, and one visitor may open it often."""
    with server(database) as one, ExitStack() as stack:
        table = one.post("/api/tables", TWO_PLAYERS)
        onlooker, most = table | {"token": table["onlooker"]}, ServerConfig(database="").most_watching
        for _ in range(most):
            assert sit(stack.enter_context(live(one, table)), onlooker)["is"] == "state"
        refused = sit(stack.enter_context(live(one, table)), onlooker)
        assert refused["error"]["code"] == "too-many-watching"
        for _ in range(ServerConfig(database="").most_per_seat):
            assert sit(stack.enter_context(live(one, table)), table)["is"] == "state"
        refused = sit(stack.enter_context(live(one, table)), table)
        assert refused["error"]["code"] == "too-many-watching"


def test_a_live_connection_that_ends_makes_room(database: str) -> None:
    with server(database, "--sockets-per-address", "1") as one:
        table = one.post("/api/tables", TWO_PLAYERS)
        for _ in range(3):
            with live(one, table) as line:
                assert sit(line, table)["is"] == "state"
            while numbers(one)["holdfast_connections"]:
                pass


def test_each_message_is_compressed_by_itself_for_who_can_unpack_it(database: str) -> None:
    """So it is compressed once for all who look on."""
    with server(database) as one:
        table = one.post("/api/tables", TWO_PLAYERS)
        with live(one, table) as packed, live(one, table, compression=None) as plain:
            assert packed.response is not None and plain.response is not None
            agreed = packed.response.headers["Sec-WebSocket-Extensions"]
            assert "server_no_context_takeover" in agreed
            assert "Sec-WebSocket-Extensions" not in plain.response.headers
            told = [sit(line, table) for line in (packed, plain)]
            assert told[0]["view"] == told[1]["view"]
            choice = told[0]["question"]["options"][0]["id"]
            wish = {"do": "choose", "id": "a", "number": told[0]["number"], "choice": choice}
            packed.send(json.dumps(wish))
            updates = [hear(line, "update") for line in (packed, plain)]
            assert updates[0] == updates[1]
            assert hear(packed, "ack")["id"] == "a"


def choose(line: ClientConnection, told: dict[str, Any], id: str) -> bytes:
    """A wish to take the first option."""
    choice = told["question"]["options"][0]["id"]
    return json.dumps({"do": "choose", "id": id, "number": told["number"], "choice": choice}).encode()


PACKER = zlib.compressobj(wbits=-12)
BOMB = (PACKER.compress(b" " * 10**6) + PACKER.flush(zlib.Z_SYNC_FLUSH))[:-4]
"""A small message that is a large one once it is unpacked."""
CUTS: dict[str, list[int]] = {
    "whole": [],
    "byte by byte": list(range(200)),
    "header apart": [2],
    "mask apart": [8],
}


@pytest.mark.parametrize("compression", ["deflate", None])
@pytest.mark.parametrize("cuts", CUTS)
def test_a_message_is_understood_however_it_comes(database: str, cuts: str, compression: str | None) -> None:
    """Whole messages take a shorter way; what comes in pieces, or several at once, the long one."""
    with server(database) as one:
        table = one.post("/api/tables", TWO_PLAYERS)
        with live(one, table, compression=compression) as line:
            told = sit(line, table)
            line.send(json.dumps({"do": "say", "id": "by the library", "text": "hello" * 50}))
            assert hear(line, "ack")["id"] == "by the library"
            wish = Frame(Opcode.TEXT, choose(line, told, "a")).serialize(mask=True)
            line.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for start, end in pairwise([0, *CUTS[cuts], len(wish)]):
                line.socket.sendall(wish[start:end])
            assert hear(line, "ack", "refused")["is"] == "ack"
            asks = [json.dumps({"do": "sync", "id": id, "number": 1}).encode() for id in "bc"]
            line.socket.sendall(b"".join(Frame(Opcode.TEXT, ask).serialize(mask=True) for ask in asks))
            assert [hear(line, "ack")["id"] for _ in asks] == ["b", "c"]
            line.send(json.dumps({"do": "sync", "id": "d", "number": 1}))
            assert hear(line, "ack")["id"] == "d"


def test_a_message_that_is_no_text_or_cannot_be_unpacked_ends_the_connection(database: str) -> None:
    with server(database) as one:
        table = one.post("/api/tables", TWO_PLAYERS)
        for head, text, code in ((0x81, b"\xff", 1007), (0xC1, b"\xff" * 20, 1002), (0xC1, BOMB, 1009)):
            frame = Frame(Opcode.TEXT, text).serialize(mask=True)
            with live(one, table) as line:
                assert sit(line, table)["is"] == "state"
                line.socket.sendall(bytes([head]) + frame[1:])
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        line.recv(TOO_LONG)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code
        assert is_well(one)


FLOODS = {
    "pings": [Frame(Opcode.PING, b"")],
    "answers to no ping": [Frame(Opcode.PONG, b"x")],
    "empty messages": [Frame(Opcode.TEXT, b"")],
    "small messages": [Frame(Opcode.TEXT, b"x")],
    "pieces": [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 10_000],
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_off(database: str, kind: str) -> None:
    """Nothing that is sent is free, not even what the table never sees."""
    with server(database) as one:
        table = one.post("/api/tables", TWO_PLAYERS)
        with live(one, table) as line:
            assert sit(line, table)["is"] == "state"
            frames = FLOODS[kind] * (10_000 // len(FLOODS[kind]) + 1)
            flood = b"".join(frame.serialize(mask=True) for frame in frames)
            with suppress(OSError):
                line.socket.sendall(flood)
            with pytest.raises(ConnectionClosed):
                while True:
                    line.recv(TOO_LONG)
        assert is_well(one)


def test_who_pings_now_and_then_stays(database: str) -> None:
    with server(database) as one:
        table = one.post("/api/tables", TWO_PLAYERS)
        with live(one, table) as line:
            assert sit(line, table)["is"] == "state"
            for _ in range(50):
                assert line.ping().wait(TOO_LONG)
            line.send(json.dumps({"do": "say", "id": "a", "text": "still here"}))
            while json.loads(line.recv())["is"] != "ack":
                pass


@pytest.mark.parametrize("seconds", [5.0, 20.0])
def test_a_client_is_not_blamed_for_a_server_that_is_held_up(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock jumps, as where there is no processor to be had; the message was there all along."""

    async def heard() -> str | bytes:
        messages: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        socket: Any = SimpleNamespace(receive=messages.get)
        waiting = asyncio.create_task(connection.first_message(socket, seconds))
        await asyncio.sleep(0.01)
        loop = asyncio.get_running_loop()
        before = loop.time
        monkeypatch.setattr(loop, "time", lambda: before() + 100)
        messages.put_nowait({"type": "websocket.receive", "text": "sit"})
        return await waiting

    assert asyncio.run(heard()) == "sit"


def test_a_client_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def heard() -> None:
        socket: Any = SimpleNamespace(receive=asyncio.Queue[dict[str, str]]().get)
        await connection.first_message(socket, 0.05)

    with pytest.raises(TimeoutError):
        asyncio.run(heard())
