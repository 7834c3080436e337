"""A run: the games that are missing are played, here or on Ray, and every row is saved as it comes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import polars as pl

from holdfast import bots
from holdfast.bots.worker_pool import WorkerPool, available_cpus
from holdfast.kernel import shelf
from holdfast.lab import local_backend, ray_backend
from holdfast.lab.plan import GamesPlan, GameTask
from holdfast.lab.results import Header, Results
from holdfast.lab.rows import Row

OnProgress = Callable[[int, int], None]
"""Called after each game: how many games are done, and how many there are."""


def run(
    plan: GamesPlan,
    path: Path,
    *,
    jobs: int | None = None,
    ray: bool = False,
    address: str | None = None,
    content: Path | None = None,
    on_progress: OnProgress = lambda done, whole: None,
) -> pl.DataFrame:
    """Play the plan into that file; games that are in it already are not played again."""
    refuse_unknown_bots(plan.bots)
    rules = shelf.find(plan.game)
    results = Results(path, Header(plan.game, rules.version, rules.digest(content)))
    left = [task for task in plan.tasks(content) if task.key not in results.done]
    done, whole = len(plan) - len(left), len(plan)
    on_progress(done, whole)
    with results:
        for row in _played(left, jobs or available_cpus(), ray, address):
            results.add(row)
            done += 1
            on_progress(done, whole)
    return results.finish()


def _played(tasks: list[GameTask], jobs: int, ray: bool, address: str | None) -> Iterator[Row]:
    if not tasks:
        return
    if not ray:
        with WorkerPool(jobs) as pool:
            yield from local_backend.play_all(pool, tasks)
        return
    with ray_backend.cluster(address, jobs) as cluster:
        yield from ray_backend.play_all(cluster, tasks)


def refuse_unknown_bots(names: list[str]) -> None:
    """Raise UnknownBot for a name that is not a bot's."""
    for name in names:
        bots.bot(name, 0)
