"""Quick games are handed to workers several at a time: sending one costs about as much as playing it."""

from collections.abc import Iterable, Iterator
from itertools import islice

from holdfast.lab.plan import GameTask
from holdfast.lab.rows import Row, play

MAX_GAMES = 32


class Batches:
    """The games of a run in batches, as large as some `seconds` of a worker's time allow."""

    def __init__(self, tasks: Iterable[GameTask], seconds: float) -> None:
        self._tasks = iter(tasks)
        self._seconds = seconds
        self._size = 1

    def __iter__(self) -> Iterator[list[GameTask]]:
        while batch := list(islice(self._tasks, self._size)):
            yield batch

    def learn(self, rows: list[Row]) -> None:
        """Fit the size of the next batches to how long these games took."""
        seconds = sum(row.seconds for row in rows) / len(rows)
        self._size = max(1, min(MAX_GAMES, int(self._seconds / max(seconds, 1e-6))))


def play_batch(tasks: list[GameTask]) -> list[Row]:
    """Some games, one after another."""
    return [play(task) for task in tasks]
