"""Worker processes: none of their deaths loses a result, and no task is tried for ever."""

import os
import signal
import time
from concurrent.futures import CancelledError
from pathlib import Path

import pytest

from holdfast.bots.worker_pool import MAX_DEATHS, WorkerDied, WorkerPool


def square(number: int) -> int:
    return number * number


def slow_square(number: int) -> int:
    time.sleep(0.01)
    return number * number


def die(marks: Path) -> None:
    (marks / str(os.getpid())).touch()
    os._exit(1)


def fail(word: str) -> None:
    raise ValueError(word)


def unsendable() -> object:
    return lambda: None


def sleep_for_ever(marks: Path) -> None:
    (marks / str(os.getpid())).touch()
    while True:
        time.sleep(60)


def nested(number: int) -> int:
    with WorkerPool(1) as pool:
        return pool.submit(square, number).result()


def test_every_task_is_answered_once() -> None:
    with WorkerPool(2) as pool:
        assert sorted(pool.map_unordered(square, range(30))) == [(one, one**2) for one in range(30)]
        assert pool.submit(square, 7).result() == 49
        assert len(pool.pids) <= 2


def test_a_process_is_kept_for_the_next_task() -> None:
    with WorkerPool(1) as pool:
        assert pool.submit(os.getpid).result() == pool.submit(os.getpid).result() != os.getpid()


def test_a_killed_process_loses_no_result() -> None:
    found, killed = [], []
    with WorkerPool(2) as pool:
        for result in pool.map_unordered(slow_square, range(40)):
            found.append(result)
            if len(found) in (3, 11):
                killed.append(pool.pids[0])
                os.kill(pool.pids[0], signal.SIGKILL)
        assert not set(killed) & set(pool.pids)
    assert sorted(found) == [(one, one**2) for one in range(40)]


def test_all_processes_killed_at_once_lose_no_result() -> None:
    found = []
    with WorkerPool(2) as pool:
        for result in pool.map_unordered(slow_square, range(12)):
            found.append(result)
            if len(found) == 4:
                for pid in pool.pids:
                    os.kill(pid, signal.SIGKILL)
    assert sorted(found) == [(one, one**2) for one in range(12)]


def test_a_process_that_died_while_idle_is_not_counted_against_the_task() -> None:
    with WorkerPool(1) as pool:
        for number in range(MAX_DEATHS + 1):
            assert pool.submit(square, number).result() == number**2
            os.kill(pool.pids[0], signal.SIGKILL)
            os.waitid(os.P_PID, pool.pids[0], os.WEXITED | os.WNOWAIT)


def test_a_task_that_ends_every_process_is_given_up(tmp_path: Path) -> None:
    with WorkerPool(2) as pool:
        with pytest.raises(WorkerDied) as died:
            pool.submit(die, tmp_path).result()
        assert died.value.task == (tmp_path,)
        assert pool.submit(square, 3).result() == 9
    assert len(list(tmp_path.iterdir())) == MAX_DEATHS


def test_what_a_task_raises_is_raised_here_and_the_process_lives_on() -> None:
    with WorkerPool(1) as pool:
        before = pool.submit(os.getpid).result()
        with pytest.raises(ValueError, match="no such thing") as raised:
            pool.submit(fail, "no such thing").result()
        assert "in fail" in raised.value.__notes__[0]
        with pytest.raises(RuntimeError, match="cannot send"):
            pool.submit(unsendable).result()
        assert pool.submit(os.getpid).result() == before


def wait_for(folder: Path, count: int) -> list[int]:
    while len(found := list(folder.iterdir())) < count:
        time.sleep(0.01)
    return [int(mark.name) for mark in found]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_stops_listening_ends_the_tasks_under_way(tmp_path: Path) -> None:
    with WorkerPool(2) as pool:
        results = pool.map_unordered(slow_square, range(1000))
        next(results)
        results.close()
        assert pool.submit(square, 2).result() == 4


def test_an_error_ends_the_processes_whatever_they_do(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), WorkerPool(1) as pool:
        future = pool.submit(sleep_for_ever, tmp_path)
        (pid,) = wait_for(tmp_path, 1)
        raise KeyboardInterrupt
    assert not is_running(pid)
    with pytest.raises(CancelledError):
        future.result()


def test_a_worker_may_have_workers_of_its_own() -> None:
    with WorkerPool(1) as pool:
        assert pool.submit(nested, 5).result() == 25


def with_a_child(marks: Path) -> None:
    with WorkerPool(1) as pool:
        pool.submit(sleep_for_ever, marks).result()


def test_a_worker_ends_with_its_parent(tmp_path: Path) -> None:
    with WorkerPool(1) as pool:
        pool.submit(with_a_child, tmp_path)
        (child,) = wait_for(tmp_path, 1)
        pool.kill()
    while is_running(child):
        time.sleep(0.01)
