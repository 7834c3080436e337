"""Servers in processes of their own, as people run them, and clients that come over the network."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import Popen
from typing import Any

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.server import warm
from tests.server.player import Player

PROGRAM = [sys.executable, "-c", "from holdfast.cli import main; main()"]
COMMAND = [*PROGRAM, "serve", "--language", "en"]


UNHURRIED = {
    "PYTHONUNBUFFERED": "1",
    "HOLDFAST_BOT_PACE": "0",
    "HOLDFAST_REQUESTS_PER_SECOND": "100000",
    "HOLDFAST_TABLES_PER_MINUTE": "100000",
}
"""Tests come all from one address, and quicker than people."""


class Server:
    """A server that was started by the command.

    `files` is the limit of open files that it gets, `soft_files` one that it may raise.
    """

    def __init__(
        self, database: str, *flags: str, files: int | None = None, soft_files: int | None = None
    ) -> None:
        command = self.command(database, *flags, files=files, soft_files=soft_files)
        environment = os.environ | UNHURRIED | {"HOLDFAST_ADMIN_TOKEN": "a-token-of-the-tests"}
        self._process: Popen[str] | warm.Process
        if command[: len(COMMAND)] == COMMAND and warm.serves(environment):
            self._process = warm.Process(command[len(PROGRAM) :], environment)
        else:
            self._process = Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
        assert self._process.stderr is not None
        first = self._process.stderr.readline()
        if "http://" not in first:
            with self._process.stderr as errors:
                said = first + errors.read()
            raise AssertionError(f"The server ended with {self._process.wait()} at its start: {said}")
        self.address = first.split()[-1]
        self._lines: list[str] = []
        self._said = threading.Condition()
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    @staticmethod
    def command(
        database: str, *flags: str, files: int | None = None, soft_files: int | None = None
    ) -> list[str]:
        """How to start it."""
        own = [*COMMAND, "--port", "0", "--database", database, *flags]
        if files is None and soft_files is None:
            return own
        limit = f"ulimit -n {files}" if files is not None else f"ulimit -Sn {soft_files}"
        return ["sh", "-c", f'{limit} && exec "$@"', "sh", *own]

    @property
    def pid(self) -> int:
        return self._process.pid

    def _listen(self) -> None:
        """Hear what the server writes: one that nobody listens to would fall silent in the end."""
        assert self._process.stderr is not None
        for line in self._process.stderr:
            with self._said:
                self._lines.append(line)
                self._said.notify_all()

    def wait_until_said(self, words: str) -> None:
        """Wait until the server has written that."""
        with self._said:
            self._said.wait_for(lambda: any(words in line for line in self._lines))

    def kill(self) -> None:
        """As a power cut would: no goodbye, nothing tidied up."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """As an operator would; the exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def close(self) -> None:
        """Stop it if it still runs; nothing of it stays open."""
        if self.running:
            self.stop()
        else:
            self._end()

    def _end(self) -> int:
        code = self._process.wait()
        self._listening.join()
        self.said = "".join(self._lines)
        assert self._process.stderr is not None
        self._process.stderr.close()
        return code

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def post(self, path: str, body: object, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.post(self.address + path, json=body, headers=headers, timeout=None)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def get(self, path: str, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.get(self.address + path, headers=headers, timeout=None)
        assert answer.status_code < 300, answer.text
        return answer.json()


@contextmanager
def server(
    database: str, *flags: str, files: int | None = None, soft_files: int | None = None
) -> Iterator[Server]:
    one = Server(database, *flags, files=files, soft_files=soft_files)
    try:
        yield one
    finally:
        one.close()


class NetLine:
    """A live connection over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    def send(self, message: str | bytes) -> None:
        self._connection.send(message)

    def receive(self) -> str:
        message = self._connection.recv()
        assert isinstance(message, str)
        return message


@contextmanager
def sitting_at(server: Server, table: dict[str, Any], token: str, number: int = -1) -> Iterator[Player]:
    address = server.address.replace("http://", "ws://") + f"/api/tables/{table['id']}/live"
    with connect(
        address,
        origin=Origin(server.address),
        open_timeout=None,
        close_timeout=None,
        ping_interval=None,
        proxy=None,
    ) as connection:
        yield Player(NetLine(connection), token, number)
