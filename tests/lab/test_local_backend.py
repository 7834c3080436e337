"""Games in worker processes are those that this process would play."""

import os

import pytest

from holdfast.bots.worker_pool import MAX_DEATHS, WorkerPool
from holdfast.lab import local_backend
from holdfast.lab.errors import LabError
from holdfast.lab.local_backend import play_all
from holdfast.lab.plan import GameTask
from holdfast.lab.rows import Row, play
from tests.lab.games import in_order, plan

DEADLY = 8


def play_or_die(tasks: list[GameTask]) -> list[Row]:
    if any(task.seed == DEADLY for task in tasks):
        os._exit(1)
    return [play(task) for task in tasks]


def test_workers_play_what_this_process_would() -> None:
    tasks = list(plan(5).tasks())
    with WorkerPool(2) as pool:
        rows = list(play_all(pool, tasks))
        again = list(play_all(pool, tasks[:3]))
    assert in_order(rows) == in_order([play(task) for task in tasks])
    assert in_order(again) == in_order([play(task) for task in tasks[:3]])


def test_a_game_that_ends_every_worker_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_backend, "play_batch", play_or_die)
    with WorkerPool(1) as pool, pytest.raises(LabError) as refused:
        list(play_all(pool, plan(12).tasks()))
    assert refused.value.code == "lab-deadly-game"
    assert refused.value.facts == {"seed": DEADLY, "count": MAX_DEATHS}


def test_who_stops_listening_ends_the_games_under_way() -> None:
    with WorkerPool(2) as pool:
        for _ in play_all(pool, plan(50).tasks()):
            break
        assert len(list(play_all(pool, plan(1).tasks()))) == 2
