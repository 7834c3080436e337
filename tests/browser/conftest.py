"""A server with the built page, and Chromium to look at it with."""

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.server.running import Server, server

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = int(os.environ.get("HOLDFAST_PATIENCE", "300000"))
"""Milliseconds after which a page that never comes is given up: long, since machines differ."""

Meet = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before other tests begin: an open one keeps an event loop running in this process."""
    found = subprocess.run([ROOT / "tools" / "chromium"], check=True, capture_output=True, text=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    with server(str(tmp_path_factory.mktemp("house") / "tables.sqlite3")) as opened:
        yield opened


@pytest.fixture
def meet(browser: Browser, house: Server) -> Iterator[Meet]:
    """Somebody with a browser of their own: `meet()`, `meet(language="ru", width=390, height=844)`."""
    met: list[Person] = []

    def somebody(
        at: Server | None = None,
        *,
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        **preferences: Any,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        calm = {"pace": "instant", "sound": False, "notify": "no"}
        person = Person(context, (at or house).address, language, calm | preferences)
        met.append(person)
        return person

    yield somebody
    for person in met:
        person.leave()
    for person in met:
        assert person.complaints == []
