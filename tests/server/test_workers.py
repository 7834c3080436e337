"""Several processes behind one port."""

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from holdfast.server import worker_processes
from tests.server.player import play_on
from tests.server.postgres import postgres
from tests.server.running import Server, server, sitting_at
from tests.server.seating import TWO_PLAYERS


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as address:
        yield address


def workers_of(one: Server) -> list[int]:
    """The processes that serve: of the children, those that a spawn has started."""
    children = Path(f"/proc/{one.pid}/task/{one.pid}/children").read_text().split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, command in commands.items() if b"spawn_main" in command]


def test_people_at_several_processes_share_a_table_and_a_dead_process_is_replaced(shared: str) -> None:
    with server(shared, "--workers", "2") as both:
        table = both.post("/api/tables", TWO_PLAYERS)
        friend = table["friends"][0]["token"]
        with sitting_at(both, table, table["token"]) as one, sitting_at(both, table, friend) as other:
            play_on([one, other], 6)
            number = one.number
        first, second = workers_of(both)
        os.kill(first, signal.SIGKILL)
        both.wait_until_said("worker-died")
        with sitting_at(both, table, table["token"]) as one, sitting_at(both, table, friend) as other:
            assert one.number == number
            play_on([one, other], 4)
        while first in workers_of(both) or len(workers_of(both)) < 2:
            os.sched_yield()
        assert second in workers_of(both)
        assert both.stop() == 0
        assert "worker-died" in both.said


def test_several_processes_need_a_database_that_they_can_share(database: str) -> None:
    command = Server.command(database, "--workers", "2")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode
    assert "--workers needs PostgreSQL" in done.stderr


class Started:
    """A worker process during whose start the server is told to stop."""

    def __init__(self, **_: object) -> None:
        self.exitcode: int | None = None
        self.sentinel = 0

    def start(self) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    def terminate(self) -> None:
        self.exitcode = -signal.SIGTERM


def test_a_server_that_is_told_to_stop_while_it_starts_a_worker_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def wait(_: object) -> None:
        assert all(one.exitcode is not None for one in running), "it would wait for ever"

    running: list[Started] = []

    def process(**given: object) -> Started:
        running.append(Started(**given))
        return running[-1]

    monkeypatch.setattr(worker_processes, "get_context", lambda _: SimpleNamespace(Process=process))
    monkeypatch.setattr(worker_processes, "wait", wait)
    config: Any = SimpleNamespace(workers=3)
    nothing: Any = None
    worker_processes.WorkerProcesses(config, nothing, nothing).run()
    assert len(running) == 1
