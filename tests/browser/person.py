"""Somebody at a browser: what they see and what they press."""

import json
import os
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Route, expect

PATIENCE = int(os.environ.get("HOLDFAST_PATIENCE", "300000"))
"""Milliseconds after which a page that never comes is given up: long, since machines differ."""
SHORT = 15
"""Milliseconds between two looks."""
KEPT = """([language, preferences]) => {
  const wanted = { 'holdfast-language': language, 'holdfast-preferences': preferences };
  for (const [key, value] of Object.entries(wanted)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}"""


GLIMPSE = """([key, selector, text]) => {
  const seen = (window.glimpsed ??= {});
  const look = () => {
    seen[key] ||= [...document.querySelectorAll(selector)].some(one => one.textContent.includes(text));
    if (seen[key]) watching.disconnect();
  };
  const watching = new MutationObserver(look);
  watching.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
  look();
}"""
LATER = "before => Number(document.querySelector('.room')?.dataset.number || -1) > before"
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
KEYS = count()

Found = TypeVar("Found")

LOST = (
    "ERR_",
    "WebSocket",
    "Failed to fetch",
    "NetworkError",
    "can’t establish a connection",
    "was interrupted while the page was loading",
)
"""What a lost network is called in the console."""
OF_PLAYWRIGHT = "unsafe-eval"
"""In Firefox Playwright tries to run its own scripts by `eval` first, which the page forbids everybody."""


class Person:
    """One person with one browser; `complaints` is what its console had to say."""

    def __init__(
        self, context: BrowserContext, address: str, language: str, preferences: dict[str, Any]
    ) -> None:
        kept = json.dumps([language, json.dumps(preferences)])
        context.add_init_script(f"({KEPT})({kept})")
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self._heard(str(error)))
        self.page.on("console", self._said)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._heard(message.text)

    def _heard(self, complaint: str) -> None:
        if not any(word in complaint for word in (*LOST, OF_PLAYWRIGHT)):
            self.complaints.append(complaint)

    def leave(self) -> None:
        self.context.close()

    # -- going somewhere ----------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def deal(self, seed: int) -> None:
        """Let tables that are set in this browser have that luck."""

        def set_table(route: Route) -> None:
            if route.request.method == "POST":
                route.continue_(post_data={**(route.request.post_data_json or {}), "seed": seed})
            else:
                route.continue_()

        self.page.route("**/api/tables", set_table)

    def sit(self, table: dict[str, Any], token: str = "") -> None:
        """Open a seat's link, and sit down if it is a friend's."""
        self.open(f"/table/{table['id']}#{token or table['token']}")
        self.room.or_(self.arrival).wait_for()
        if self.arrival.is_visible():
            self.arrival.get_by_role("button").last.click()
        self.wait_for_move(-1)

    # -- looking ------------------------------------------------------------------------------

    @property
    def room(self) -> Locator:
        return self.page.locator(".room")

    @property
    def arrival(self) -> Locator:
        """The form of somebody who comes by a link that nobody has used yet."""
        return self.page.locator("form", has=self.page.locator('input[autocomplete="nickname"]'))

    @property
    def number(self) -> int:
        """The number of the last move this page knows of."""
        return int(self.room.get_attribute("data-number") or -1)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.room.get_attribute("data-over") == "true"

    @property
    def options(self) -> Sequence[str]:
        """What stands in the list of what may be done, by id."""
        return self._all(".options [data-option]", "data-option")

    @property
    def _scripted(self) -> bool:
        """Does the browser let in scripts of tests, whatever the page forbids?"""
        return self.context.browser is not None and self.context.browser.browser_type.name == "chromium"

    def _all(self, selector: str, attribute: str) -> list[str]:
        """That attribute of everything that matches."""
        if self._scripted:
            found: list[str] = self.page.eval_on_selector_all(
                selector, "(all, name) => all.map(one => one.getAttribute(name))", attribute
            )
            return found
        return [one.get_attribute(attribute) or "" for one in self.page.locator(selector).all()]

    def option(self, id: str) -> Locator:
        return self.page.locator(f'.options [data-option="{id}"]')

    def spot(self, id: str) -> Locator:
        """A thing on the board."""
        return self.page.locator(f'[data-spot="{id}"]').first

    def see(self, locator: Locator) -> None:
        expect(locator).to_be_visible()

    def comes_to(self, look: Callable[[], object], wanted: object) -> None:
        """Wait until a look at the page finds what is wanted."""
        end = time.monotonic() + PATIENCE / 1000
        while (found := look()) != wanted:
            assert time.monotonic() < end, f"{found!r} never came to {wanted!r}."
            self.page.wait_for_timeout(SHORT)

    def steadily(self, look: Callable[[], list[Found]]) -> list[Found]:
        """What a look finds: nothing, or what is still there once the page has drawn itself twice."""
        found = look()
        while found:
            self.page.evaluate(DRAWN)
            again = look()
            if again == found:
                break
            found = again
        return found

    def glimpse(self, selector: str, text: str = "") -> Callable[[], None]:
        """Keep a lookout for what is shown only for a moment; the answer waits until it has been seen."""
        key = str(next(KEYS))
        self.page.evaluate(GLIMPSE, [key, selector, text])

        def seen() -> None:
            self.page.wait_for_function("key => window.glimpsed[key]", arg=key)

        return seen

    # -- doing --------------------------------------------------------------------------------

    def press(self, id: str) -> None:
        """Press an option of the list, and wait until the table has moved on."""
        before = self.number
        self.option(id).click()
        self.wait_for_move(before)

    @property
    def choices(self) -> Sequence[str]:
        """Everything that can be begun in the list: options, and the pieces of those that are built up."""
        pieces = self._all(".options [data-piece]:not(:disabled)", "data-piece")
        return [*self.options, *(f"+{piece}" for piece in pieces)]

    def take(self, choice: str) -> None:
        """Press an option, or build a compound one up from that piece on until it can be confirmed."""
        if not choice.startswith("+"):
            self.option(choice).click()
            return
        compound = self.page.locator(
            ".options .compound", has=self.page.locator(f'[data-piece="{choice[1:]}"]')
        )
        piece = compound.locator(f'[data-piece="{choice[1:]}"]')
        piece.click()
        confirm = compound.locator(".confirm")
        while confirm.is_disabled():
            compound.locator("[data-piece]:not(:disabled):not(.full)").first.click()
        confirm.click()

    def wait_for_move(self, before: int) -> None:
        """Wait until the page knows of a later move than that."""
        if self._scripted:
            self.page.wait_for_function(LATER, arg=before)
            return
        end = time.monotonic() + PATIENCE / 1000
        while self.number <= before:
            assert time.monotonic() < end, f"The page knows of no move after {before}."
            self.page.wait_for_timeout(SHORT)

    def moved_or_asked(self, before: int) -> None:
        """Wait until what was pressed on the board was chosen, or a ring of its options has opened."""
        self.page.wait_for_function(
            """before => Number(document.querySelector('.room').dataset.number) > before
               || document.querySelector('[role=dialog]')""",
            arg=before,
        )

    def wait_for(self, number: int) -> None:
        """Wait until the page has caught up."""
        self.wait_for_move(number - 1)
