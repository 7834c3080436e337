"""Servers forked from a process that has imported the program: what takes a second is done once.

Each runs the command as a process of its own would, with its own arguments, environment and error output.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from types import ModuleType
from unittest.mock import patch

from holdfast.cli import main

PATH = "PYTHONPATH"
"""What is imported from elsewhere needs a process of its own."""

_warm = multiprocessing.get_context("forkserver")
_warm.set_forkserver_preload([__name__, "tests.server.imported"])
_path = os.environ.get(PATH)


def serves(environment: Mapping[str, str]) -> bool:
    """Would the program be the same that was imported?"""
    return environment.get(PATH) == _path


class Process:
    """A running `holdfast`, with as much of the face of `subprocess.Popen` as a server needs."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        reading, writing = os.pipe()
        with Connection(writing, readable=False) as errors:
            given = (list(arguments), dict(environment), os.getcwd(), errors)
            self._process = _warm.Process(target=_run, args=given)
            with patch.dict(sys.modules, __main__=ModuleType("__main__")):  # it has no need of pytest
                self._process.start()
        self.stderr = os.fdopen(reading, encoding="utf-8")

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self) -> int:
        self._process.join()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode


def _run(arguments: list[str], environment: dict[str, str], folder: str, errors: Connection) -> None:
    os.dup2(errors.fileno(), 2)
    errors.close()
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", closefd=False)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["holdfast", *arguments]
    main()
