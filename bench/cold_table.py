"""`python -m bench.cold_table`: how long it takes to open a table that is not in memory.

The table has many moves. Told are the time until its host is told how it stands, the longest time that the
event loop was kept from other tables meanwhile.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable

from rich.console import Console
from rich.table import Table

from holdfast.server.storage.store import Store
from holdfast.server.tables.seats import Participant
from tests.night_watch.shelf import on_the_shelf
from tests.server.long import Endless, Tables, long_table


async def timed(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """How long it takes, and the longest time that others waited for the event loop meanwhile."""
    longest, done = 0.0, False

    async def beat() -> None:
        nonlocal longest
        while not done:
            before = time.perf_counter()
            await asyncio.sleep(0)
            longest = max(longest, time.perf_counter() - before)

    beating = asyncio.create_task(beat())
    await asyncio.sleep(0)
    began = time.perf_counter()
    await work()
    took = time.perf_counter() - began
    done = True
    await beating
    return took, longest


async def measure(folder: str, moves: int, rounds: int) -> tuple[float, float]:
    """The best of several rounds, since other programs take time too."""
    store = Store(f"{folder}/tables.sqlite3")
    await store.open()
    tables, long = Tables(store), long_table(moves)
    await long.write(store)
    host = Participant(long.row.host, (0, 1), True)

    async def state() -> None:
        await tables.cold(long.row.id).state(host, -1)

    found = [await timed(state) for _ in range(rounds)]
    tables.workers.close()
    await store.close()
    return min(took for took, _ in found), min(longest for _, longest in found)


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print what was found."""
    reader = argparse.ArgumentParser(prog="python -m bench.cold_table")
    reader.add_argument("--moves", type=int, nargs="+", default=[200, 2000, 20_000])
    reader.add_argument("--rounds", type=int, default=7)
    wanted = reader.parse_args(arguments)
    rows = Table("moves", "opened in, ms", "others waited at most, ms")
    for moves in wanted.moves:
        with tempfile.TemporaryDirectory() as folder, on_the_shelf(Endless()):
            took, longest = asyncio.run(measure(folder, moves, wanted.rounds))
        rows.add_row(str(moves), f"{1000 * took:.1f}", f"{1000 * longest:.1f}")
    Console().print(rows)


if __name__ == "__main__":
    main()
