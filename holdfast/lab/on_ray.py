"""The same games on a Ray cluster: one that is there already, or one made for the run."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from holdfast.lab.errors import LabTrouble
from holdfast.lab.plan import Task
from holdfast.lab.rows import Row, play
from holdfast.review.extras import needed

MOST_AT_ONCE = 32
"""How many quick games are sent at a time: sending is dear beside them."""
AHEAD = 2
"""How many batches wait for each processor of the cluster."""


def play_batch(tasks: list[Task]) -> list[Row]:
    """Some games, one after another."""
    return [play(task) for task in tasks]


@contextmanager
def cluster(address: str | None, jobs: int) -> Iterator[Any]:
    """Ray, joined to the cluster at that address or with a cluster of so many workers on this machine.

    It is told to report its use to nobody, unless somebody has said otherwise.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = needed("ray", "ray")
    own = not ray.is_initialized()
    if own:
        try:
            if address:
                ray.init(address=address, log_to_driver=False)
            else:
                ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise LabTrouble("lab-no-cluster", detail=str(error).splitlines()[0]) from None
    try:
        yield ray
    finally:
        if own:
            ray.shutdown()


def play_on(ray: Any, tasks: Iterable[Task]) -> Iterator[Row]:
    """The rows of all tasks, in the order in which their batches are done; Ray replaces what dies."""
    remote = ray.remote(max_retries=3)(play_batch)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(tasks)
    size = 1
    under_way: list[Any] = []
    while True:
        while len(under_way) < ahead and (batch := list(islice(left, size))):
            under_way.append(remote.remote(batch))
        if not under_way:
            return
        done, under_way = ray.wait(under_way)
        for rows in ray.get(done):
            size = _batch_size(rows)
            yield from rows


def _batch_size(rows: list[Row]) -> int:
    """So many games as take about a second, judged by some that were played."""
    seconds = sum(row.seconds for row in rows) / len(rows)
    return max(1, min(MOST_AT_ONCE, int(1 / max(seconds, 1e-6))))
