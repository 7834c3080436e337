"""`holdfast serve --workers N`: several processes that listen on one port and share a PostgreSQL database."""

import logging
import signal
import socket
import sys
import time
from collections import deque
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Event
from types import FrameType

from holdfast.server.config import ServerConfig

log = logging.getLogger("holdfast.server")

Work = Callable[[ServerConfig, socket.socket], None]
"""Serve what comes to the socket until told to stop; it must be importable."""

RESTART_SECONDS = 1.0
MAX_RESTARTS, WITHIN_SECONDS = 10, 60.0
"""Workers that die more often than this have a reason that a restart does not mend."""


class WorkerProcesses:
    """Starts the workers, replaces those that die, and stops all of them."""

    def __init__(self, server_config: ServerConfig, listening: socket.socket, work: Work) -> None:
        self._server_config = server_config
        self._listening = listening
        self._work = work
        self._workers: list[SpawnProcess] = []
        self._restarts: deque[float] = deque(maxlen=MAX_RESTARTS)
        self._stopping = Event()

    def run(self) -> None:
        """Serve until told to stop (SIGTERM, SIGINT), or until the workers die again and again."""
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            for _ in range(self._server_config.workers):
                self._start()
            while self._workers:
                wait([worker.sentinel for worker in self._workers])
                self._bury()
        finally:
            self._stop_all()
            for one, handler in before.items():
                signal.signal(one, handler)

    def _start(self) -> None:
        """Start one more, unless we are told to stop, be it while it starts."""
        if self._stopping.is_set():
            return
        worker = get_context("spawn").Process(target=self._work, args=(self._server_config, self._listening))
        worker.start()
        self._workers.append(worker)
        if self._stopping.is_set():
            worker.terminate()

    def _bury(self) -> None:
        """Replace the workers that have died; once we are told to stop, let them go."""
        for worker in [one for one in self._workers if one.exitcode is not None]:
            self._workers.remove(worker)
            if self._stopping.is_set():
                continue
            log.error("worker-died", extra={"facts": {"exit_code": worker.exitcode}})
            now = time.monotonic()
            if len(self._restarts) == MAX_RESTARTS and now - self._restarts[0] < WITHIN_SECONDS:
                log.error("workers-keep-dying")
                self._stop_all()
                sys.exit(1)
            self._restarts.append(now)
            time.sleep(RESTART_SECONDS)
            self._start()

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stop_all()

    def _stop_all(self) -> None:
        self._stopping.set()
        for worker in self._workers:
            worker.terminate()
