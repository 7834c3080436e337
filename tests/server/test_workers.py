"""Several processes behind one port."""

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

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
