"""Writing down together what waits together: the moves of many tables in one transaction.

To make a commit safe the disk must be waited for. Where many tables move at once they share that wait, and
still nobody is told of a move before it is on the disk.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, insert, select

from holdfast.server.storage import schema

T = TypeVar("T")
MAX_BATCH = 200
CHANNEL = "holdfast"
"""The channel of PostgreSQL on which processes tell each other what has changed."""
NEWS_AT_ONCE = 40
"""PostgreSQL takes 8000 bytes at once, and no piece of news that is told with a move has more than 200."""

_ADD_MOVES = insert(schema.moves)
"""Built once: it is the statement that is executed most often."""
_encode = msgspec.json.encode


class MoveToWrite(Struct, frozen=True):
    """A row of the list of moves, and what other processes are told of it."""

    row: dict[str, Any]
    news: dict[str, Any]


class Job(Generic[T]):
    """Something to be written down, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T] | None, move: MoveToWrite | None = None) -> None:
        self._work = work
        self.move = move
        self.loop = asyncio.get_running_loop()
        self.written: asyncio.Future[T] = self.loop.create_future()
        self._results: list[Any] = []
        self.error: BaseException | None = None

    @property
    def only_move(self) -> bool:
        """Is there nothing to write down but its move?"""
        return self._work is None

    def do(self, connection: Connection) -> None:
        """Do it, but for its move; where it fails something of it may be left."""
        if self._work is not None:
            self._results = [self._work(connection)]

    def tell(self) -> None:
        """Tell that it is written; runs in the loop of the one who waits."""
        if self.written.done():
            return
        if self.error is not None:
            self.written.set_exception(self.error)
        else:
            result: Any = self._results[0] if self._results else None
            self.written.set_result(result)


def write_all(connection: Connection, jobs: Sequence[Job[Any]]) -> None:
    """Do all of these; where one fails something of them may be left."""
    moves = [job.move for job in jobs if job.move is not None]
    if moves:
        connection.execute(_ADD_MOVES, [move.row for move in moves])
    for job in jobs:
        job.do(connection)
    if moves and connection.dialect.name == "postgresql":
        tell(connection, [move.news for move in moves])


def tell(connection: Connection, news: Sequence[dict[str, Any]]) -> None:
    """Tell other processes with the commit, so nobody hears of what is not written down."""
    for some in packed(news):
        connection.execute(select(func.pg_notify(CHANNEL, some)))


def packed(news: Sequence[dict[str, Any]]) -> list[str]:
    """The news, as many in one text as PostgreSQL takes at once."""
    return [
        _encode(news[first : first + NEWS_AT_ONCE]).decode() for first in range(0, len(news), NEWS_AT_ONCE)
    ]
