"""Servers to sit down at."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from holdfast.server.app import make_app
from tests.server.seating import Client, serving


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with TestClient(make_app(serving(database))) as opened:
        yield opened


@pytest.fixture
def crowd(request: pytest.FixtureRequest) -> int:
    """How many connections an attacker opens."""
    return 5000 if request.config.getoption("--long") else 300


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often a server is killed."""
    return 200 if request.config.getoption("--long") else 2
