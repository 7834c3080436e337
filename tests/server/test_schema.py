"""The schema and the server agree, whatever is sent."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn

from holdfast.server.app import make_app
from holdfast.server.serve import listen
from tests.server.seating import TWO_PLAYERS, serving
from tests.server.wayfaring import WANTED

COMMAND = [sys.executable, "-m", "schemathesis.cli"]
CALMLY = ["--seed", "7", "--no-color", "--request-timeout", "600", "--suppress-health-check", "all"]


@contextmanager
def listening(database: str) -> Iterator[str]:
    """The address of a server that does not mind being asked often."""
    config = uvicorn.Config(make_app(serving(database)), log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as door:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def run(folder: Path, config: str, *arguments: str) -> None:
    (folder / "schemathesis.toml").write_text(config)
    command = [*COMMAND, "--config-file", "schemathesis.toml", "run", *arguments, *CALMLY]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout


def test_schemathesis_finds_nothing_as_the_host_of_a_table(database: str, tmp_path: Path) -> None:
    with listening(database) as address:
        table = httpx.post(f"{address}/api/tables", json=TWO_PLAYERS, timeout=None).json()
        campaign = httpx.post(f"{address}/api/campaigns", json=WANTED, timeout=None).json()
        known = {"table_id": f'"{table["id"]}"', "choices": "0", "game": '"last-bastion"', "language": '"pl"'}
        known["campaign_id"] = f'"{campaign["id"]}"'
        config = "\n".join(["[parameters]", *(f'"path.{name}" = {value}' for name, value in known.items())])
        token = f"Authorization: Bearer {table['token']}"
        phases = ("--phases", "examples,coverage,fuzzing", "--max-examples", "2")
        run(tmp_path, config, f"{address}/schema", "--header", token, *phases)


def test_schemathesis_finds_nothing_as_a_stranger(database: str, tmp_path: Path) -> None:
    tables = ("--include-path-regex", "/api/(tables|campaigns)/", "--phases", "coverage")
    with listening(database) as address:
        run(tmp_path, "", f"{address}/schema", *tables)
