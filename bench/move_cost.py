"""`python -m bench.move_cost`: what a move costs the processor of the server, without the network.

At many tables of each game somebody sits, and random choices are made at all of them at the same time. The
milliseconds of processor time that the process needs for a choice are told: for the game, for our side of the
database, and for what is sent to the one who looks. `--database` names one of PostgreSQL, without it it is
a fresh SQLite file. Waiting does not count, but on a busy machine all work takes longer.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time

from msgspec import Struct
from rich.console import Console
from rich.table import Table

import holdfast
from bench.server import GAMES
from holdfast import words
from holdfast.kernel import window
from holdfast.kernel.errors import HoldfastError
from holdfast.server.config import ServerConfig
from holdfast.server.protocol.requests import NewTable
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.seats import Participant


class Onlooker:
    """A connection that counts what it is sent."""

    def __init__(self, participant: Participant) -> None:
        self.participant = participant
        self.bytes = 0

    def send(self, message: bytes) -> None:
        """Count it."""
        self.bytes += len(message)

    def leave(self, error: HoldfastError) -> None:
        """Nobody is sent away here."""
        raise error


class Cost(Struct, frozen=True):
    """What a move of a game costs."""

    game: str
    moves: int
    milliseconds: float
    bytes: float


class Seat:
    """Somebody at a table who chooses at random."""

    def __init__(self, table: LiveTable, onlooker: Onlooker, number: int) -> None:
        self.table = table
        self.onlooker = onlooker
        self._luck = random.Random(number)

    async def move(self) -> bool:
        """Make a choice; False where the game is over."""
        participant = self.onlooker.participant
        async with self.table.lock:
            game = (await self.table.ready()).game
            options = (
                [] if game.question is None else [one.id for one in window.offered(game, participant.seats)]
            )
        if not options:
            return False
        number = self.table.number
        await self.table.choose(participant, f"m{number}", number, self._luck.choice(options))
        return True


async def sit_down(registry: TableRegistry, game: str, number: int) -> Seat:
    """A table with somebody who looks."""
    made = await registry.set_table(NewTable(game=game, options={"players": 2}, seed=number))
    table, participant = await registry.enter(made.id, made.token)
    onlooker = Onlooker(participant)
    await table.watch(onlooker, -1, 0)
    return Seat(table, onlooker, number)


async def measure(database: str, game: str, tables: int, moves: int) -> Cost:
    """Play so many moves at so many tables."""
    registry = TableRegistry(ServerConfig(database=database))
    await registry.open()
    for one in holdfast.shelf():
        words.variables(one)
    seats = [await sit_down(registry, game, number) for number in range(tables)]
    await asyncio.gather(*(seat.move() for seat in seats))
    sent = sum(seat.onlooker.bytes for seat in seats)
    began, made = time.process_time(), 0
    for _ in range(moves):
        made += sum(await asyncio.gather(*(seat.move() for seat in seats)))
    spent = time.process_time() - began
    sent = sum(seat.onlooker.bytes for seat in seats) - sent
    await registry.close()
    return Cost(game, made, 1000 * spent / made, sent / made)


def main(arguments: list[str] | None = None) -> None:
    """Measure each game, and print what was found."""
    reader = argparse.ArgumentParser(prog="python -m bench.move_cost")
    reader.add_argument("--games", nargs="+", default=list(GAMES))
    reader.add_argument("--tables", type=int, default=20)
    reader.add_argument("--moves", type=int, default=20, help="at each table")
    reader.add_argument("--database", default="", help="a PostgreSQL database instead of a fresh SQLite file")
    wanted = reader.parse_args(arguments)
    told = Table("game", "moves", "processor, ms a move", "sent, bytes a move")
    for game in wanted.games:
        with tempfile.TemporaryDirectory() as folder:
            place = wanted.database or f"{folder}/tables.sqlite3"
            cost = asyncio.run(measure(place, game, wanted.tables, wanted.moves))
        told.add_row(cost.game, str(cost.moves), f"{cost.milliseconds:.2f}", f"{cost.bytes:.0f}")
    console = Console()
    console.print(told)
    console.print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
