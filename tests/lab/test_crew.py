"""Workers in processes of their own: none of their deaths loses a result."""

import os
import signal

import pytest

from holdfast.lab.crew import MOST_DEATHS, Crew
from holdfast.lab.errors import LabTrouble
from holdfast.lab.plan import Task
from holdfast.lab.rows import play
from tests.lab.games import in_order, plan


def test_workers_play_what_this_process_would() -> None:
    tasks = list(plan(5).tasks())
    with Crew(2) as crew:
        rows = list(crew.play(tasks))
        again = list(crew.play(tasks[:3]))
    assert in_order(rows) == in_order([play(task) for task in tasks])
    assert in_order(again) == in_order([play(task) for task in tasks[:3]])


def test_a_killed_worker_loses_no_result() -> None:
    tasks = list(plan(20).tasks())
    rows, killed = [], []
    with Crew(2) as crew:
        for row in crew.play(tasks):
            rows.append(row)
            if len(rows) in (3, 11):
                killed.append(crew.pids[0])
                os.kill(crew.pids[0], signal.SIGKILL)
        assert not set(killed) & set(crew.pids)
    assert len(killed) == 2
    assert in_order(rows) == in_order([play(task) for task in tasks])


def test_all_workers_killed_at_once_lose_no_result() -> None:
    tasks = list(plan(6).tasks())
    rows = []
    with Crew(2) as crew:
        for row in crew.play(tasks):
            rows.append(row)
            if len(rows) == 4:
                for pid in crew.pids:
                    os.kill(pid, signal.SIGKILL)
    assert in_order(rows) == in_order([play(task) for task in tasks])


def test_a_game_that_ends_every_worker_is_not_tried_for_ever(capfd: pytest.CaptureFixture[str]) -> None:
    task = next(plan().tasks())
    deadly = Task(task.game, task.options, "no such bot", 0)
    with Crew(1) as crew, pytest.raises(LabTrouble) as refused:
        list(crew.play([deadly]))
    assert refused.value.code == "lab-deadly-game"
    assert refused.value.facts["count"] == MOST_DEATHS
    assert capfd.readouterr().err


def test_who_stops_listening_ends_the_games_under_way() -> None:
    with Crew(2) as crew:
        for _ in crew.play(plan(50).tasks()):
            break
        assert len(list(crew.play(plan(1).tasks()))) == 2
