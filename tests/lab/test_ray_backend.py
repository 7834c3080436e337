"""On Ray the same games come out as here."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from holdfast.lab import ray_backend
from holdfast.lab.errors import LabError
from holdfast.lab.run import run
from holdfast.review.extras import MissingExtra, needed
from tests.lab.games import in_order, plan, timeless


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    with ray_backend.cluster(None, 2) as cluster:
        yield cluster


def test_a_local_ray_of_two_workers_gives_the_same_rows(two_workers: Any, tmp_path: Path) -> None:
    assert two_workers.cluster_resources()["CPU"] == 2
    here = run(plan(12), tmp_path / "here.parquet", jobs=1)
    there = run(plan(12), tmp_path / "there.parquet", ray=True)
    assert timeless(there) == timeless(here)


def test_games_are_played_in_the_processes_of_ray(two_workers: Any) -> None:
    def process() -> int:
        return os.getpid()

    where = two_workers.remote(process)
    assert os.getpid() not in two_workers.get([where.remote() for _ in range(4)])
    rows = list(ray_backend.play_all(two_workers, plan(3).tasks()))
    assert len(in_order(rows)) == 6


def test_a_cluster_that_is_not_there_is_told_of(two_workers: Any) -> None:
    ray.shutdown()
    with pytest.raises(LabError) as refused, ray_backend.cluster("no-such-scheme://nowhere", 2):
        raise AssertionError
    assert refused.value.code == "lab-no-cluster"


def test_a_missing_extra_is_told_of() -> None:
    with pytest.raises(MissingExtra) as refused:
        needed("no_such_package", "ray")
    assert refused.value.facts == {"package": "no_such_package", "extra": "ray"}
