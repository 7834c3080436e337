"""The same games on a Ray cluster: an existing one, or one started for the run."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from holdfast.lab.batches import Batches, play_batch
from holdfast.lab.errors import LabError
from holdfast.lab.plan import GameTask
from holdfast.lab.rows import Row
from holdfast.review.extras import needed

SECONDS = 1.0
"""A batch of games takes about so long: sending one is expensive."""
AHEAD = 2
"""How many batches wait for each processor of the cluster."""


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
            raise LabError("lab-no-cluster", detail=str(error).splitlines()[0]) from None
    try:
        yield ray
    finally:
        if own:
            ray.shutdown()


def play_all(ray: Any, tasks: Iterable[GameTask]) -> Iterator[Row]:
    """The rows of all tasks, in the order in which their batches are done; Ray replaces workers that die."""
    remote = ray.remote(max_retries=3)(play_batch)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    batches = Batches(tasks, SECONDS)
    left = iter(batches)
    under_way: list[Any] = []
    while True:
        under_way += [remote.remote(batch) for batch in islice(left, ahead - len(under_way))]
        if not under_way:
            return
        done, under_way = ray.wait(under_way)
        for rows in ray.get(done):
            batches.learn(rows)
            yield from rows
