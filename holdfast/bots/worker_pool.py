"""A pool of worker processes, for everything that thinks or plays beside the program that asks for it.

Each thread of the pool has one process at a time and hands it one task after another. A process that dies
is replaced, and its task begun again; a task that ends several processes is given up.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

from holdfast.bots.gc_tuning import tune_gc

MAX_DEATHS = 3
"""A task during which so many processes died is not tried again."""
AHEAD = 2
"""How many tasks of a long list are handed out for each process: one is worked on, the next one waits."""

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R")
_spawn = multiprocessing.get_context("spawn")


def available_cpus() -> int:
    """How many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerDied(Exception):
    """Every process that tried a task died of it, or was killed."""

    def __init__(self, args: tuple[Any, ...]) -> None:
        super().__init__(f"{MAX_DEATHS} processes died")
        self.task = args
        """What the function was called with."""


class WorkerPool:
    """At most so many processes at once, started when they are first needed.

    >>> with WorkerPool(1) as pool:
    ...     pool.submit(divmod, 17, 5).result()
    (3, 2)
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._threads = ThreadPoolExecutor(size, "worker")
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._busy: list[_Worker] = []
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes, those at work first."""
        with self._lock:
            return [worker.pid for worker in (*self._busy, *self._idle)]

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Let a process call a function, both of which can be pickled; what it returns or raises."""
        return self._threads.submit(self._call, function, args, kwargs)

    def map_unordered(self, function: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[T, R]]:
        """Each task with what the function returns for it, as soon as it is known.

        The tasks are taken as they are needed. Whoever stops listening ends those that are under way.
        """
        left = iter(tasks)
        pending: dict[Future[R], T] = {}
        try:
            while True:
                for task in islice(left, AHEAD * self._size - len(pending)):
                    pending[self.submit(function, task)] = task
                if not pending:
                    return
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    yield pending.pop(future), future.result()
        finally:
            self._abandon(set(pending))

    def close(self) -> None:
        """Wait for the tasks at work, drop those that wait, and end the processes."""
        self._threads.shutdown(wait=True, cancel_futures=True)
        self._end_idle()

    def kill(self) -> None:
        """End the processes, whatever they are doing."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._kill_busy()
        self.close()

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if error is None:
            self.close()
        else:
            self.kill()

    def _call(self, function: Callable[..., R], args: tuple[Any, ...], kwargs: dict[str, Any]) -> R:
        """In a thread: have a process do it."""
        for _ in range(MAX_DEATHS):
            worker = self._take()
            try:
                result: R = worker.call(function, args, kwargs)
                return result
            except _Died:
                if worker.stopped:
                    raise CancelledError from None
            finally:
                self._give_back(worker)
        raise WorkerDied(args)

    def _take(self) -> "_Worker":
        with self._lock:
            if self._closed:
                raise CancelledError
            while self._idle:
                worker = self._idle.pop()
                if worker.alive:
                    self._busy.append(worker)
                    return worker
                worker.end()
        worker = _Worker()
        with self._lock:
            self._busy.append(worker)
        return worker

    def _give_back(self, worker: "_Worker") -> None:
        with self._lock:
            self._busy.remove(worker)
            if worker.usable:
                self._idle.append(worker)
                return
        worker.end()

    def _abandon(self, pending: set[Future[R]]) -> None:
        """Nobody wants these any more."""
        for future in pending:
            future.cancel()
        while pending:
            self._kill_busy()
            pending = wait(pending, timeout=0.05).not_done

    def _kill_busy(self) -> None:
        with self._lock:
            for worker in self._busy:
                worker.stop()

    def _end_idle(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for worker in idle:
            worker.end()


class _Died(Exception):
    """The process is gone."""


class _Worker:
    """A process and the connection to it."""

    def __init__(self) -> None:
        self._line, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_serve, args=(theirs,))
        self._process.start()
        theirs.close()
        self.stopped = False
        """It was killed on purpose."""
        self.usable = True

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Is it?"""
        return self._process.is_alive()

    def call(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What the function returns, or raises, in that process."""
        try:
            self._line.send((function, args, kwargs))
            returned, found = self._line.recv()
        except (EOFError, OSError):
            self.usable = False
            raise _Died from None
        if returned:
            return found
        raise found

    def stop(self) -> None:
        """Kill it; whoever waits for it is told."""
        self.stopped = True
        self.usable = False
        self._process.kill()

    def end(self) -> None:
        """No more of it."""
        self._line.close()
        if not self.usable:
            self._process.kill()
        self._process.join()


def _serve(line: Connection) -> None:
    """What a process does until the connection is closed; an interrupt is for the one who gives the tasks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tune_gc()
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            function, args, kwargs = line.recv()
            answer = _answer(function, args, kwargs)
            try:
                line.send(answer)
            except OSError:
                raise
            except Exception as error:
                line.send((False, RuntimeError(f"cannot send {answer[1]!r}: {error}")))
    os._exit(0)


def _answer(function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[bool, Any]:
    try:
        return True, function(*args, **kwargs)
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return False, error


def _end_with(parent: BaseProcess) -> None:
    """A process that is busy does not see that the connection is closed: it ends with its parent."""
    parent.join()
    os._exit(0)
