"""Somebody at a browser: what they see and what they press."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

KEPT = """([language, preferences]) => {
  const wanted = { 'holdfast-language': language, 'holdfast-preferences': preferences };
  for (const [key, value] of Object.entries(wanted)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}"""


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
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        lost = "ERR_" in message.text or "WebSocket" in message.text
        if message.type == "error" and not lost:
            self.complaints.append(message.text)

    def leave(self) -> None:
        self.context.close()

    # -- going somewhere ----------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

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
        found: list[str] = self.page.eval_on_selector_all(
            ".options [data-option]", "all => all.map(one => one.dataset.option)"
        )
        return found

    def option(self, id: str) -> Locator:
        return self.page.locator(f'.options [data-option="{id}"]')

    def spot(self, id: str) -> Locator:
        """A thing on the board."""
        return self.page.locator(f'[data-spot="{id}"]').first

    def see(self, locator: Locator) -> None:
        expect(locator).to_be_visible()

    # -- doing --------------------------------------------------------------------------------

    def press(self, id: str) -> None:
        """Press an option of the list, and wait until the table has moved on."""
        before = self.number
        self.option(id).click()
        self.wait_for_move(before)

    @property
    def choices(self) -> Sequence[str]:
        """Everything that can be begun in the list: options, and the pieces of those that are built up."""
        pieces: list[str] = self.page.eval_on_selector_all(
            ".options [data-piece]:not(:disabled)", "all => all.map(one => '+' + one.dataset.piece)"
        )
        return [*self.options, *pieces]

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
        self.page.wait_for_function(
            "before => Number(document.querySelector('.room')?.dataset.number ?? -1) > before", arg=before
        )

    def wait_for(self, number: int) -> None:
        """Wait until the page has caught up."""
        self.wait_for_move(number - 1)
