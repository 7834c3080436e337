"""Somebody at WebKit, driven by WebDriver: Playwright drives only a WebKit that it has built itself."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.person import KEPT, LATER, PATIENCE, SHORT

SECONDS = PATIENCE / 1000
UNDEMANDING = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""Root may run it, and nothing is asked of a graphics card."""
ENTER = "\ue007"


class WebKitPerson:
    """One person with one window of WebKit."""

    def __init__(self, driver: httpx.Client, address: str, **preferences: Any) -> None:
        self._driver = driver
        self.address = address
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": {"args": ["--automation"]}}
        begun = self._send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{begun['sessionId']}"
        self._send("POST", f"{self._session}/window/rect", {"width": 1440, "height": 960})
        self.open("/about")
        calm = {"pace": "instant", "sound": False, "notify": "no", "motion": "off"}
        self.run(f"({KEPT})(['en', JSON.stringify(arguments[0])])", calm | preferences)

    def _send(self, method: str, path: str, body: dict[str, Any]) -> Any:
        answer = self._driver.request(method, path, json=body)
        found = answer.json()["value"]
        assert answer.is_success, found
        return found

    def leave(self) -> None:
        self._driver.delete(self._session)

    def open(self, path: str) -> None:
        self._send("POST", f"{self._session}/url", {"url": self.address + path})

    def run(self, script: str, *given: object) -> Any:
        return self._send("POST", f"{self._session}/execute/sync", {"script": script, "args": list(given)})

    def see(self, script: str, *given: object) -> Any:
        """Wait until a look at the page finds something; that."""
        end = time.monotonic() + SECONDS
        while not (found := self.run(f"return {script}", *given)):
            assert time.monotonic() < end, f"never came: {script}"
            time.sleep(SHORT / 1000)
        return found

    def find(self, selector: str) -> None:
        """Wait until there is such a thing."""
        self.see("document.querySelector(arguments[0]) !== null", selector)

    def read(self, selector: str, text: str) -> None:
        """Wait until something of that kind says that."""
        look = (
            "[...document.querySelectorAll(arguments[0])].some(one => one.textContent.includes(arguments[1]))"
        )
        self.see(look, selector, text)

    def click(self, selector: str) -> None:
        self.find(selector)
        strategy = {"using": "css selector", "value": selector}
        (element,) = self._send("POST", f"{self._session}/element", strategy).values()
        self._send("POST", f"{self._session}/element/{element}/click", {})

    def type(self, keys: str) -> None:
        """Press keys one after the other."""
        pressed = [{"type": what, "value": key} for key in keys for what in ("keyDown", "keyUp")]
        self._send(
            "POST",
            f"{self._session}/actions",
            {"actions": [{"type": "key", "id": "keys", "actions": pressed}]},
        )

    @property
    def number(self) -> int:
        """The number of the last move this page knows of."""
        return int(self.run("return document.querySelector('.room')?.dataset.number ?? -1"))

    def wait_for_move(self, before: int) -> None:
        """Wait until the page knows of a later move than that."""
        self.see(f"({LATER})(arguments[0])", before)

    def sit(self, table: dict[str, Any]) -> None:
        self.open(f"/table/{table['id']}#{table['token']}")
        self.wait_for_move(-1)


@contextmanager
def webkit_driver(program: str, folder: Path) -> Iterator[httpx.Client]:
    """A driver with a screen that nobody sees."""
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1500x1000x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as said:
        display = said.readline().strip()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with (folder / "webkit.log").open("w") as log:
        driver = subprocess.Popen(
            [program, f"--port={port}"],
            env=os.environ | UNDEMANDING | {"DISPLAY": f":{display}"},
            stdout=log,
            stderr=log,
        )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as client:
            _wait_until_ready(client)
            yield client
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait()


def _wait_until_ready(client: httpx.Client) -> None:
    end = time.monotonic() + SECONDS
    while True:
        try:
            client.get("/status")
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(SHORT / 1000)
        else:
            return
