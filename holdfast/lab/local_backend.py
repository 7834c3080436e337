"""Games played by worker processes on this machine."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing

from holdfast.bots.worker_pool import MAX_DEATHS, WorkerDied, WorkerPool
from holdfast.lab.batches import Batches, play_batch
from holdfast.lab.errors import LabError
from holdfast.lab.plan import GameTask
from holdfast.lab.rows import Row

SECONDS = 0.1
"""A batch of games takes about so long."""


def play_all(pool: WorkerPool, tasks: Iterable[GameTask]) -> Iterator[Row]:
    """The rows of all tasks, in the order in which the games end.

    Whoever stops listening ends the games under way.
    """
    batches = Batches(tasks, SECONDS)
    under_way: list[list[GameTask]] = []

    def handed_out() -> Iterator[list[GameTask]]:
        for batch in batches:
            under_way.append(batch)
            yield batch

    try:
        with closing(pool.map_unordered(play_batch, handed_out())) as results:
            for batch, rows in results:
                under_way.remove(batch)
                batches.learn(rows)
                yield from map(_interned, rows)
    except WorkerDied:
        yield from _play_singly(pool, [task for batch in under_way for task in batch])
        yield from play_all(pool, (task for batch in batches for task in batch))


def _play_singly(pool: WorkerPool, tasks: list[GameTask]) -> Iterator[Row]:
    """One game at a time, so that it shows which one ends the workers."""
    for task in tasks:
        try:
            yield from pool.submit(play_batch, [task]).result()
        except WorkerDied:
            raise LabError("lab-deadly-game", seed=task.seed, count=MAX_DEATHS) from None


def _interned(row: Row) -> Row:
    """The same row; its choices, most of which are made in many games, are kept in memory once."""
    row.choices[:] = map(sys.intern, row.choices)
    return row
