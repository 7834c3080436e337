"""The schema and the server agree, whatever is sent."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from holdfast.table.app import make_app
from tests.table.seating import TWO_PLAYERS, serving

EXAMPLES = 4


@contextmanager
def listening(database: str) -> Iterator[str]:
    """The address of a server that does not mind being asked often."""
    config = uvicorn.Config(make_app(serving(database)), log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as door:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


@pytest.mark.parametrize("sits", [False, True])
def test_schemathesis_finds_nothing(database: str, tmp_path: Path, sits: bool) -> None:
    """Once as a stranger, once as the host of a table: every answer is one that the schema announces."""
    with listening(database) as address:
        table = httpx.post(f"{address}/api/tables", json=TWO_PLAYERS, timeout=None).json()
        known = {"table_id": f'"{table["id"]}"', "choices": "0", "game": '"last-bastion"', "language": '"pl"'}
        lines = ["[parameters]", *(f'"path.{name}" = {value}' for name, value in known.items())]
        config = tmp_path / "schemathesis.toml"
        config.write_text("\n".join(lines) if sits else "")
        token = ["--header", f"Authorization: Bearer {table['token']}"] if sits else []
        run = subprocess.run(
            [
                sys.executable,
                "-m",
                "schemathesis.cli",
                "--config-file",
                str(config),
                "run",
                f"{address}/schema",
                "--max-examples",
                str(EXAMPLES),
                "--seed",
                "7",
                "--no-color",
                *token,
                "--request-timeout",
                "600",
                "--suppress-health-check",
                "all",
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
    assert run.returncode == 0, run.stdout
