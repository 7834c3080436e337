"""`python -m bench.server`: how many tables a server bears.

Every table has one player, who makes one move every two seconds, and as many onlookers as `--watchers` says.
Told are the times from a choice sent to its update received; what a move costs the processor, in the server
(also beside the first number of tables, the yardstick: on a busy machine the ratios tell more), in the
processes of PostgreSQL on this machine, and here, where the load comes from; and what a table costs the
server's memory. The server runs in processes of its own: one on a fresh SQLite file, or several (`--workers`)
on the PostgreSQL database that `--database` names. That is not emptied.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from rich.console import Console
from rich.table import Table

from holdfast.server.file_limit import raise_file_limit

T = TypeVar("T")

run: Callable[[Coroutine[Any, Any, T]], T] = asyncio.run
with suppress(ImportError):  # It is quicker, but not to be had everywhere.
    from uvloop import run

GAMES = ("last-bastion", "bastion", "sword-and-sorcery")
MOVE_SECONDS = 2.0
WARM_UP_SECONDS = 6.0
CONNECTING_AT_ONCE = 20
MAX_FILES = 20_000
WIDTH = 160
TEXT, PING, PONG = 1, 9, 10
"""Kinds of frames of a WebSocket."""
COMPRESSED = 0x40
OF_INTEREST = (b'{"is":"state"', b'{"is":"update"', b'{"is":"refused"')
"""How the messages begin that a player must hear."""
SERVER = """
import sys
from holdfast.server.serve import serve
from holdfast.server.config import ServerConfig
often = {"requests_at_once": 10**9, "tables_at_once": 10**9, "messages_at_once": 10**9}
often |= {"connections_per_address": 10**9, "sockets_per_address": 10**9}
config = ServerConfig(database=sys.argv[1], workers=int(sys.argv[2]), **often)
if __name__ == "__main__":
    serve(config, "127.0.0.1", 0, lambda address: print(address, flush=True))
"""


class OfferedOption(msgspec.Struct):
    """As much of an option as a move needs."""

    id: str


class OpenQuestion(msgspec.Struct):
    """As much of a question as a move needs."""

    options: list[OfferedOption]


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """As much of a message as a move needs."""

    kind: str
    number: int = -1
    id: str = ""
    question: OpenQuestion | None = None
    error: dict[str, Any] = {}


_hear = msgspec.json.Decoder(Heard).decode


def ticks_of(process: Path) -> int:
    """The processor time of a process, in ticks of the clock; none if it has ended."""
    try:
        fields = (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


class ServerProcess:
    """The server, in processes of its own."""

    def __init__(self, folder: str, database: str, workers: int) -> None:
        place = database or f"{folder}/tables.sqlite3"
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVER, place, str(workers)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()

    @property
    def memory(self) -> int:
        """Bytes of memory it holds."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._pids())
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor_seconds(self) -> float:
        """Seconds of processor time it has used, without those of the database."""
        return sum(ticks_of(Path(f"/proc/{pid}")) for pid in self._pids()) / os.sysconf("SC_CLK_TCK")

    def _pids(self) -> list[int]:
        """Its processes."""
        found = [self._process.pid]
        for pid in found:
            found += [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return found

    def stop(self) -> None:
        """Let it go."""
        self._process.terminate()
        self._process.wait()


class LiveConnection(asyncio.Protocol):
    """A WebSocket that costs little, so that the server is what is measured.

    As browsers do, it lets the server compress.
    """

    def __init__(self, path: str, host: str, heard: Callable[[bytes], None]) -> None:
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        )
        self._heard = heard
        self._inflate = zlib.decompressobj(-15)
        self._open = False
        self._buffer = b""
        self._transport: asyncio.Transport
        self.opened = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Greet the server."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting.encode())

    def data_received(self, data: bytes) -> None:
        """Hand on each message."""
        self.received += len(data)
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"The server refuses: {head!r}")
            self._open = True
            self.opened.set_result(None)
        at = 0
        while len(buffer) >= at + 2:
            first, length, body = buffer[at], buffer[at + 1], at + 2
            if length > 125:
                body += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : body])
            if len(buffer) < body + length:
                break
            at = body + length
            self._frame(first, buffer[body:at])
        self._buffer = buffer[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        opcode = first & 15
        if opcode == TEXT:
            self._heard(
                self._inflate.decompress(payload + b"\x00\x00\xff\xff") if first & COMPRESSED else payload
            )
        elif opcode == PING:
            self._send(PONG, payload)

    def _send(self, opcode: int, payload: bytes) -> None:
        """Masked with zeros, which leaves it as it is."""
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
        self._transport.write(bytes([0x80 | opcode]) + size + bytes(4) + payload)

    def send(self, message: Any) -> None:
        """Send a message."""
        self._send(TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        """Go away."""
        self._transport.abort()


class Seat:
    """Somebody who plays at one table after another, with onlookers."""

    def __init__(self, server: ServerProcess, number: int, watchers: int) -> None:
        self._host, _, port = server.address.removeprefix("http://").partition(":")
        self._port = int(port)
        self._watchers = watchers
        self._connections: list[LiveConnection] = []
        self._luck = random.Random(number)
        self._game = GAMES[number % len(GAMES)]
        self._seed = number
        self._now = Heard("")
        self._waiting: asyncio.Future[None] | None = None
        self._sent_at = 0.0
        self._received = 0
        self.times: list[float] = []

    @property
    def received(self) -> int:
        """How many bytes it has received, over all its connections."""
        return self._received + sum(one.received for one in self._connections)

    async def sit_down(self) -> None:
        """Set a table and connect to it."""
        table = await self._set_table()
        self._waiting = asyncio.get_running_loop().create_future()
        await self._connect(table["id"], table["token"], self._hear)
        await self._waiting
        for _ in range(self._watchers):
            await self._connect(table["id"], table["onlooker"], lambda message: None)

    async def _connect(self, table: str, token: str, heard: Callable[[bytes], None]) -> None:
        host, path = f"{self._host}:{self._port}", f"/api/tables/{table}/live"
        _, live = await asyncio.get_running_loop().create_connection(
            lambda: LiveConnection(path, host, heard), self._host, self._port
        )
        await live.opened
        live.send({"do": "sit", "token": token})
        self._connections.append(live)

    async def _set_table(self) -> Any:
        self._seed += 100_000
        body = {"game": self._game, "options": {"players": 2}, "seed": self._seed}
        reader, writer = await asyncio.open_connection(self._host, self._port)
        text = msgspec.json.encode(body)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n".encode() + text)
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])

    def _hear(self, message: bytes) -> None:
        if not message.startswith(OF_INTEREST):
            return
        heard = _hear(message)
        if heard.kind == "refused":
            raise SystemExit(f"The server refuses: {heard.error}")
        self._now = heard
        if self._sent_at:
            self.times.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    async def play(self, first: float, until: float) -> None:
        """Make a move every two seconds; where a game ends, begin another."""
        at, loop = first, asyncio.get_running_loop()
        while at < until:
            await asyncio.sleep(at - time.perf_counter())
            if self._now.question is None:
                self.leave()
                await self.sit_down()
            assert self._now.question is not None
            choice = self._luck.choice(self._now.question.options).id
            self._waiting = waiting = loop.create_future()
            self._sent_at = time.perf_counter()
            wish = {"do": "choose", "id": f"m{at}", "number": self._now.number, "choice": choice}
            self._connections[0].send(wish)
            await waiting
            at += MOVE_SECONDS

    def leave(self) -> None:
        """Close the connections."""
        self._received = self.received
        for one in self._connections:
            one.close()
        self._connections = []


def database_seconds() -> float:
    """Seconds of processor time that the processes of PostgreSQL on this machine have used."""
    return sum(
        ticks_of(place.parent)
        for place in Path("/proc").glob("[0-9]*/comm")
        if place.read_text().strip() == "postgres"
    ) / os.sysconf("SC_CLK_TCK")


class Costs(msgspec.Struct):
    """Seconds of processor time a move."""

    server: float
    database: float
    load: float


class Measured(msgspec.Struct):
    """What was measured with so many tables."""

    tables: int
    moves: int
    middle: float
    late: float
    worst: float
    costs: Costs
    memory: float
    sent: float


async def measure(server: ServerProcess, tables: int, seconds: float, watchers: int) -> Measured:
    """Seat so many tables, let them play, and measure."""
    before = server.memory
    seats = [Seat(server, number, watchers) for number in range(tables)]
    door = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def sit_down(seat: Seat) -> None:
        async with door:
            await seat.sit_down()

    await asyncio.gather(*(sit_down(seat) for seat in seats))
    memory = (server.memory - before) / tables
    used = [0.0, 0.0, 0.0]
    sent = 0
    for length in (WARM_UP_SECONDS, seconds):
        for seat in seats:
            seat.times.clear()
        sent = sum(seat.received for seat in seats)
        start = time.perf_counter()
        begun = [server.processor_seconds, database_seconds(), time.process_time()]
        starts = [start + MOVE_SECONDS * number / tables for number in range(tables)]
        plays = (seat.play(first, start + length) for seat, first in zip(seats, starts, strict=True))
        await asyncio.gather(*plays)
        ended = [server.processor_seconds, database_seconds(), time.process_time()]
        used = [end - begin for begin, end in zip(begun, ended, strict=True)]
    times = sorted(one for seat in seats for one in seat.times)
    sent = sum(seat.received for seat in seats) - sent
    for seat in seats:
        seat.leave()
    late = times[int(0.99 * len(times))]
    moves = len(times)
    costs = Costs(*(one / moves for one in used))
    return Measured(tables, moves, times[moves // 2], late, times[-1], costs, memory, sent / moves)


def main(arguments: list[str] | None = None) -> None:
    """Measure each number of tables on a fresh server, and print what was found."""
    reader = argparse.ArgumentParser(prog="python -m bench.server")
    reader.add_argument("--tables", type=int, nargs="+", default=[500, 1000, 2000])
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--database", default="", help="a PostgreSQL database instead of a fresh SQLite file")
    reader.add_argument("--workers", type=int, default=1, help="processes, with --database")
    reader.add_argument("--watchers", type=int, default=0, help="onlookers at each table")
    wanted = reader.parse_args(arguments)
    raise_file_limit(MAX_FILES)
    told = Table(
        "tables",
        "moves",
        "half within, ms",
        "99 % within, ms",
        "worst, ms",
        "server, ms a move",
        "beside the first",
        "database, ms a move",
        "load, ms a move",
        "memory, kB a table",
        "sent, bytes a move",
    )
    first = 0.0
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(folder, wanted.database, wanted.workers)
            try:
                found = run(measure(server, tables, wanted.seconds, wanted.watchers))
            finally:
                server.stop()
        cost = found.costs
        first = first or cost.server
        told.add_row(
            str(found.tables),
            str(found.moves),
            *(f"{1000 * one:.1f}" for one in (found.middle, found.late, found.worst)),
            f"{1000 * cost.server:.2f}",
            f"{cost.server / first:.2f}",
            *(f"{1000 * one:.2f}" for one in (cost.database, cost.load)),
            f"{found.memory / 1000:.0f}",
            f"{found.sent:.0f}",
        )
    console = Console(width=WIDTH)
    console.print(told)
    console.print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
