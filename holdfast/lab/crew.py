"""Workers on this machine: each plays games in a process of its own.

A worker that dies takes nothing with it but the games it was given, and those are given to another.
"""

import multiprocessing
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any

from holdfast.kernel.gc_tuning import tune_gc
from holdfast.lab.errors import LabTrouble
from holdfast.lab.plan import Key, Task
from holdfast.lab.rows import Row, play

QUICK = 1.0
"""Where games take less than so many seconds, a worker has the next one at hand already."""
MOST_DEATHS = 3
"""A game during which so many workers died is not tried again."""

_spawn = multiprocessing.get_context("spawn")


def cores() -> int:
    """How many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _work(line: Connection) -> None:
    """What a worker does until the line is closed; to stop is for the one who gives the tasks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tune_gc()
    try:
        while True:
            line.send(play(line.recv()))
    except (EOFError, OSError):
        return


class _Worker:
    """A process and the line to it."""

    def __init__(self) -> None:
        self.line, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=_work, args=(theirs,))
        self.process.start()
        theirs.close()
        self.tasks: deque[Task] = deque()
        self.at_hand = 1

    def give(self, task: Task) -> None:
        """One more game; a worker that is dead is noticed when it is listened to."""
        self.tasks.append(task)
        try:
            self.line.send(task)
        except OSError:
            return

    def listen(self) -> Row | None:
        """The next row; None if the worker has died. Choices are kept once, however often they are made."""
        try:
            row: Row = self.line.recv()
        except (EOFError, OSError):
            return None
        row.choices[:] = map(sys.intern, row.choices)
        self.tasks.popleft()
        self.at_hand = 2 if row.seconds < QUICK else 1
        return row

    def let_go(self) -> None:
        """No more of it, whatever it is doing."""
        self.line.close()
        self.process.kill()
        self.process.join()


class Crew:
    """So many workers; a dead one is replaced."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._workers: dict[Any, _Worker] = {}
        self._deaths: Counter[Key] = Counter()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes at work."""
        return [worker.process.pid for worker in self._workers.values() if worker.process.pid is not None]

    def play(self, tasks: Iterable[Task]) -> Iterator[Row]:
        """The rows of all tasks, in the order in which the games end.

        Whoever stops listening ends the games under way; workers without a game wait for more.
        """
        fresh = iter(tasks)
        again: deque[Task] = deque()
        try:
            while self._busy(fresh, again):
                for line in wait([line for line, worker in self._workers.items() if worker.tasks]):
                    row = self._workers[line].listen()
                    if row is None:
                        again += self._bury(line)
                    else:
                        yield row
        finally:
            for line, worker in list(self._workers.items()):
                if worker.tasks:
                    del self._workers[line]
                    worker.let_go()

    def __enter__(self) -> "Crew":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        for worker in self._workers.values():
            worker.let_go()
        self._workers.clear()

    def _busy(self, fresh: Iterator[Task], again: deque[Task]) -> bool:
        """Give out what is waiting; is anybody at work then?"""
        for worker in list(self._workers.values()):
            while len(worker.tasks) < worker.at_hand:
                task = again.popleft() if again else next(fresh, None)
                if task is None:
                    break
                worker.give(task)
        while len(self._workers) < self._size:
            task = again.popleft() if again else next(fresh, None)
            if task is None:
                break
            worker = _Worker()
            worker.give(task)
            self._workers[worker.line] = worker
        return any(worker.tasks for worker in self._workers.values())

    def _bury(self, line: Any) -> list[Task]:
        """The tasks of a dead worker: it died of the first, or was killed during it."""
        worker = self._workers.pop(line)
        worker.let_go()
        tasks = list(worker.tasks)
        if tasks:
            self._deaths[tasks[0].key] += 1
            if self._deaths[tasks[0].key] == MOST_DEATHS:
                raise LabTrouble("lab-deadly-game", seed=tasks[0].seed, count=MOST_DEATHS)
        return tasks
