"""`python -m bench.choice`: the processor time that a choice at a table costs the server.

Told is what it costs when nobody looks, and when people look: game, storage in SQLite and the updates they
are sent, without the sockets. Each choice is stored by itself, as at a server with few tables.
"""

import argparse
import asyncio
import gc
import tempfile
import time
from random import Random

from rich.console import Console
from rich.table import Table

import holdfast
from holdfast.kernel import window
from holdfast.kernel.errors import HoldfastError
from holdfast.server.protocol import messages
from holdfast.server.protocol.requests import NewSeat
from holdfast.server.storage.store import Store
from holdfast.server.tables.contents import TableContents
from holdfast.server.tables.live_table import Hooks, LiveTable
from holdfast.server.tables.loading import TableLoader
from holdfast.server.tables.new_table import seating, table_row
from holdfast.server.tables.seats import Participant, hashed
from holdfast.server.workers.bots import AsyncWorkerPool

GAMES = ("last-bastion", "bastion", "sword-and-sorcery")
CHOICES_OF_A_TABLE = 40
"""Random games of people are short; so many choices show their first turns."""


class Listener:
    """A connection that takes what it is sent."""

    def __init__(self, participant: Participant) -> None:
        self.participant = participant
        self.bytes = 0

    def send(self, message: bytes) -> None:
        """Count it."""
        self.bytes += len(message)

    def leave(self, error: HoldfastError) -> None:
        """Nobody is sent away here."""
        raise error


class Tables:
    """Sets tables of a game and makes random choices at them."""

    def __init__(self, store: Store, listening: int) -> None:
        self._store = store
        self._listening = listening
        self._workers = AsyncWorkerPool(1)
        self._loader = TableLoader(store, TableContents(store, None, None), self._workers)

    async def play(self, game: str, seed: int) -> tuple[int, float, float, int]:
        """Play a table: its choices, seconds of this thread and of all threads, and bytes that were told."""
        dealt = holdfast.new(game, {"players": 2}, seed)
        seated = seating([NewSeat("me"), NewSeat("friend")], dealt.seats)
        row = table_row(
            dealt,
            seed,
            start=None,
            title="",
            undo_limit="consent",
            host=hashed(seated.token),
            onlooker=hashed(seated.onlooker),
        )
        await self._store.create(row, seated.rows)
        table = LiveTable(row.id, self._store, self._loader, _hooks())
        people = [Participant(one.token, (one.seat,), one.token == row.host) for one in seated.rows]
        looking = [*people, *[Participant(row.onlooker)] * max(0, self._listening - 2)]
        listeners = [Listener(one) for one in looking[: self._listening]]
        for listener in listeners:
            await table.watch(listener, -1, 0)
        luck, made = Random(seed), 0
        own, all_threads = time.thread_time(), time.process_time()
        for _ in range(CHOICES_OF_A_TABLE):
            known = await table.ready()
            asked = [(who, window.offered(known.game, who.seats)) for who in people]
            who, options = next((one for one in asked if one[1]), (people[0], []))
            if not options:
                break
            made = await table.choose(who, f"m{made}", known.number, luck.choice(options).id)
        own, all_threads = time.thread_time() - own, time.process_time() - all_threads
        return made, own, all_threads, sum(one.bytes for one in listeners)

    def close(self) -> None:
        """Let the worker go."""
        self._workers.close()


def _hooks() -> Hooks:
    async def ended(_table: LiveTable) -> None: ...

    def nothing(_table: LiveTable) -> None: ...

    return Hooks(nothing, ended, nothing, lambda _table: messages.Presence([], 0))


async def measure(listening: int, tables: int) -> dict[str, tuple[float, float, float]]:
    """For each game: milliseconds a choice of the loop's thread and of all threads, and bytes a choice."""
    found: dict[str, tuple[float, float, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"{folder}/tables.sqlite3")
        await store.open()
        playing = Tables(store, listening)
        for game in GAMES:
            await playing.play(game, 0)
            gc.collect()
            played = [await playing.play(game, seed) for seed in range(1, tables + 1)]
            choices = sum(one[0] for one in played)
            own, everything, told = (sum(one[part] for one in played) for part in (1, 2, 3))
            found[game] = (1000 * own / choices, 1000 * everything / choices, told / choices)
        playing.close()
        await store.close()
    return found


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print what was found."""
    reader = argparse.ArgumentParser(prog="python -m bench.choice")
    reader.add_argument("--tables", type=int, default=20, help="of each game")
    reader.add_argument("--listening", type=int, nargs="+", default=[0, 1, 2])
    wanted = reader.parse_args(arguments)
    rows = Table("people who look", *GAMES)
    for listening in wanted.listening:
        found = asyncio.run(measure(listening, wanted.tables))
        cells = [
            f"{everything:.2f} ({own:.2f} in the loop), {told:.0f} B"
            for own, everything, told in found.values()
        ]
        rows.add_row(str(listening), *cells)
    Console(width=140).print(rows)


if __name__ == "__main__":
    main()
