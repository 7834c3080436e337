"""A server with the built page, and Chromium and Firefox to look at it with."""

import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.person import PATIENCE, Person
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
FIREFOX_PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}

Meet = Callable[..., Person]


def found(name: str) -> str:
    """Where a browser is on this machine; it is installed where it is missing."""
    tool = subprocess.run([ROOT / "tools" / name], check=True, capture_output=True, text=True)
    return tool.stdout.strip()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Stopped before other tests begin: it keeps an event loop running in this process."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=found("chromium"), args=FLAGS)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def firefox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """The Firefox of this machine, by WebDriver BiDi."""
    start = tmp_path_factory.mktemp("firefox") / "firefox"
    command = shlex.join(
        [sys.executable, str(Path(__file__).with_name("firefox_bridge.py")), found("firefox")]
    )
    start.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
    start.chmod(0o755)
    opened = playwright.firefox.launch(
        executable_path=start, channel="moz-firefox", firefox_user_prefs=FIREFOX_PREFERENCES, timeout=PATIENCE
    )
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    with server(str(tmp_path_factory.mktemp("house") / "tables.sqlite3")) as opened:
        yield opened


@pytest.fixture
def meet(request: pytest.FixtureRequest, browser: Browser, house: Server) -> Iterator[Meet]:
    """Somebody with a browser of their own: `meet()`, `meet(language="ru", width=390, height=844)`.

    `meet(firefox=True)` has Firefox, everybody else Chromium.
    """
    met: list[Person] = []

    def somebody(
        at: Server | None = None,
        *,
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        firefox: bool = False,
        **preferences: Any,
    ) -> Person:
        if firefox:
            theirs: Browser = request.getfixturevalue("firefox")
            context = theirs.new_context(viewport={"width": width, "height": height})
        else:
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
