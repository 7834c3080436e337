"""How every test runs, those in the documents included."""

import os

import pytest
from hypothesis import HealthCheck, settings

import holdfast

collect_ignore_glob = ["holdfast/server/storage/migrations/*", "tests/server/imported.py"]
"""What only Alembic runs, or only the process that servers are forked from, holds no examples."""

LONGEST = ("tests/browser/", "tests/server/", "tests/generated/", "tests/lab/", "tests/words/")

# A game takes as long as it takes: no deadline, and no complaint about slow draws.
settings.register_profile(
    "holdfast",
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile("long", settings.get_profile("holdfast"), max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play thousands of random games")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "holdfast")
    holdfast.shelf()  # a game's words are there once it is opened


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that take longest come first: at the end no process waits for another."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: the tests of the table and of the page wait most of the time."""
    return (os.cpu_count() or 1) + 1
