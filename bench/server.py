"""`python -m bench.server`: how many tables a server bears.

Every table has one player, who makes one move every two seconds, and as many onlookers as `--watchers` says.
Told are the times from a choice sent to its update received, what a move costs the server's processor, also
beside the first number of tables (the yardstick: on a busy machine the ratios tell more), and what a table
costs its memory. The load comes from this process, the server runs in processes of its own: one on a fresh
SQLite file, or several (`--workers`) on the PostgreSQL database that `--database` names. That is not emptied.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("last-bastion", "bastion", "sword-and-sorcery")
MOVE_SECONDS = 2.0
WARM_UP_SECONDS = 6.0
CONNECTING_AT_ONCE = 20
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
        ticks = 0
        for pid in self._pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

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


class Seat:
    """One connection at one table after another."""

    def __init__(self, server: ServerProcess, number: int, watchers: int) -> None:
        self._server = server
        self._watchers = watchers
        self._watching: list[asyncio.Task[None]] = []
        self._luck = random.Random(number)
        self._game = GAMES[number % len(GAMES)]
        self._seed = number
        self._live: ClientConnection
        self._now = Heard("")
        self.times: list[float] = []

    async def sit_down(self) -> None:
        """Set a table and connect to it."""
        table = await self._set_table()
        self._live = await self._connect(table["id"], table["token"])
        await self._hear("state")
        for _ in range(self._watchers):
            onlooker = await self._connect(table["id"], table["onlooker"])
            self._watching.append(asyncio.create_task(watch(onlooker)))

    async def _connect(self, table: str, token: str) -> ClientConnection:
        address = self._server.address.replace("http://", "ws://")
        live = await connect(
            f"{address}/api/tables/{table}/live", proxy=None, open_timeout=None, ping_interval=None
        )
        await live.send(msgspec.json.encode({"do": "sit", "token": token}).decode())
        return live

    async def _set_table(self) -> Any:
        self._seed += 100_000
        body = {"game": self._game, "options": {"players": 2}, "seed": self._seed}
        host, _, port = self._server.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        text = msgspec.json.encode(body)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n".encode() + text)
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])

    async def _hear(self, kind: str) -> None:
        while True:
            heard = msgspec.json.decode(await self._live.recv(), type=Heard)
            if heard.kind in ("state", "update"):
                self._now = heard
            if heard.kind == "refused":
                raise SystemExit(f"The server refuses: {heard.error}")
            if heard.kind == kind:
                return

    async def play(self, first: float, until: float) -> None:
        """Make a move every two seconds; where a game ends, begin another."""
        at = first
        while at < until:
            await asyncio.sleep(at - time.perf_counter())
            if self._now.question is None:
                await self.leave()
                await self.sit_down()
            assert self._now.question is not None
            choice = self._luck.choice(self._now.question.options).id
            wish = {"do": "choose", "id": f"m{at}", "number": self._now.number, "choice": choice}
            sent = time.perf_counter()
            await self._live.send(msgspec.json.encode(wish).decode())
            await self._hear("update")
            self.times.append(time.perf_counter() - sent)
            await self._hear("ack")
            at += MOVE_SECONDS

    async def leave(self) -> None:
        """Close the connections."""
        await self._live.close()
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        self._watching = []


async def watch(live: ClientConnection) -> None:
    """Hear everything, and do nothing."""
    async with live:
        async for _ in live:
            pass


class Measured(msgspec.Struct):
    """What was measured with so many tables."""

    tables: int
    moves: int
    middle: float
    late: float
    worst: float
    cost: float
    memory: float


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
    used = 0.0
    for length in (WARM_UP_SECONDS, seconds):
        for seat in seats:
            seat.times.clear()
        begun, start = server.processor_seconds, time.perf_counter()
        starts = [start + MOVE_SECONDS * number / tables for number in range(tables)]
        plays = (seat.play(first, start + length) for seat, first in zip(seats, starts, strict=True))
        await asyncio.gather(*plays)
        used = server.processor_seconds - begun
    times = sorted(one for seat in seats for one in seat.times)
    await asyncio.gather(*(seat.leave() for seat in seats))
    late = times[int(0.99 * len(times))]
    return Measured(tables, len(times), times[len(times) // 2], late, times[-1], used / len(times), memory)


def main(arguments: list[str] | None = None) -> None:
    """Measure each number of tables on a fresh server, and print what was found."""
    reader = argparse.ArgumentParser(prog="python -m bench.server")
    reader.add_argument("--tables", type=int, nargs="+", default=[500, 1000, 2000])
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--database", default="", help="a PostgreSQL database instead of a fresh SQLite file")
    reader.add_argument("--workers", type=int, default=1, help="processes, with --database")
    reader.add_argument("--watchers", type=int, default=0, help="onlookers at each table")
    wanted = reader.parse_args(arguments)
    told = Table(
        "tables",
        "moves",
        "50th percentile, ms",
        "99th percentile, ms",
        "worst, ms",
        "processor, ms a move",
        "beside the first",
        "memory, kB a table",
    )
    first = 0.0
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(folder, wanted.database, wanted.workers)
            try:
                found = asyncio.run(measure(server, tables, wanted.seconds, wanted.watchers))
            finally:
                server.stop()
        first = first or found.cost
        told.add_row(
            str(found.tables),
            str(found.moves),
            *(f"{1000 * one:.1f}" for one in (found.middle, found.late, found.worst, found.cost)),
            f"{found.cost / first:.2f}",
            f"{found.memory / 1000:.0f}",
        )
    console = Console()
    console.print(told)
    console.print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
