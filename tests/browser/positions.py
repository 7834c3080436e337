"""Games in the middle, for tests that begin there."""

from collections.abc import Callable
from functools import cache
from typing import Any

import holdfast
from holdfast import bots
from holdfast.kernel.game import Game
from tests.browser.person import Person
from tests.server.running import Server

ENDS = ("end-turn", "turn-over", "done")
TURNS: dict[str, dict[str, Any]] = {
    "last-bastion": {"players": 2},
    "bastion": {"players": 2, "mode": "training"},
    "sword-and-sorcery": {"quest": "waking-chapel", "party": 3, "players": 1},
}
MOST_PRESSES = 40
SHEET = "[role=dialog][aria-modal=true]"


def played_until(game: Game, enough: Callable[[Game], bool]) -> dict[str, Any]:
    """The record of a game of bots where that comes first."""
    bot = bots.bot("instinct", seed=3)
    while not enough(game):
        assert game.question is not None
        game.choose(bot.choose(game, game.question.choices))
    return game.record()


@cache
def in_a_turn(game: str) -> dict[str, Any]:
    """Where a turn is to be played: in Sword & Sorcery after everything was learned and bought."""

    def begun(one: Game) -> bool:
        assert one.question is not None
        return game != "sword-and-sorcery" or any(option.id == ENDS[0] for option in one.question.choices)

    return played_until(holdfast.new(game, TURNS[game], seed=7), begun)


def seat(house: Server, person: Person, record: dict[str, Any], *kinds: str) -> dict[str, Any]:
    """Sit down at a table with that record."""
    seats = [{"kind": kind, "name": f"{kind} {at}"} for at, kind in enumerate(kinds)]
    table: dict[str, Any] = house.post(
        "/api/tables", {"game": record["game"], "record": record, "seats": seats, "seed": record["seed"]}
    )
    person.sit(table)
    return table


def read_on(person: Person) -> None:
    """Read the pages of the story that lie open, and choose what they ask."""
    sheet = person.page.locator(SHEET)
    while sheet.count():
        before = person.number
        person.page.keyboard.press("Enter")
        person.comes_to(lambda: sheet.count() == 0 or person.number > before, True)  # noqa: B023


def play_a_turn_by_keyboard(person: Person) -> int:
    """Press number keys until the turn may be ended, then the key that ends it; how many keys that were."""
    keyboard = person.page.keyboard
    for pressed in range(1, MOST_PRESSES):
        read_on(person)
        before = person.number
        person.page.locator(".options [data-option], .options [data-piece]").first.wait_for()
        ending = person.page.locator(".pinned [data-option]")
        over = ending.count() > 0 and ending.get_attribute("data-option") in ENDS
        if over and pressed > 1:
            keyboard.press("e")
        else:
            press_first(person)
        person.wait_for_move(before)
        if over and pressed > 1:
            return pressed
    raise AssertionError("The turn never came to its end.")


def press_first(person: Person) -> None:
    """Choose the first option by its number; a compound one is put together by the numbers of its pieces."""
    number, keyboard = person.number, person.page.keyboard
    if not person.page.locator(".options .compound [data-number='1']").count():
        keyboard.press("1")
        return
    compound = person.page.locator(".options .compound").first
    confirm = compound.locator(".confirm")
    while person.number == number and confirm.is_disabled():
        piece = compound.locator("[data-piece]:not(:disabled):not(.full)").first
        keyboard.press(piece.get_attribute("data-number") or "1")
    keyboard.press(confirm.get_attribute("data-number") or "1")
