"""What people do at a table in WebKit, where this machine has one."""

import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Meet
from tests.browser.person import LATER
from tests.browser.positions import ENDS, MOST_PRESSES, SHEET, TURNS, in_a_turn
from tests.browser.webkit import ENTER, WebKitPerson, webkit_driver
from tests.server.running import Server

FIRST = ".options [data-option], .options [data-piece]"
TO_PRESS = """(() => {
  const confirm = document.querySelector('.options .compound .confirm:not(:disabled)');
  const piece = '.options .compound [data-piece]:not(:disabled):not(.full)';
  return (confirm ?? document.querySelector(piece))?.dataset.number ?? '1';
})()"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    tool = subprocess.run([ROOT / "tools/webkit"], capture_output=True, text=True, check=False)
    if tool.returncode:
        pytest.skip(tool.stderr.strip().splitlines()[-1])
    with webkit_driver(tool.stdout.strip(), tmp_path_factory.mktemp("webkit")) as client:
        yield client


@pytest.fixture
def person(driver: Any, house: Server) -> Iterator[WebKitPerson]:
    opened = WebKitPerson(driver, house.address)
    yield opened
    opened.leave()


def play_a_turn(person: WebKitPerson) -> int:
    """By keys, as in the other browsers; how many keys that were."""
    ending = "document.querySelector('.pinned [data-option]')?.dataset.option ?? ''"
    for pressed in range(1, MOST_PRESSES):
        before = person.number
        person.find(f"{FIRST}, {SHEET}")
        if person.run(f"return document.querySelector('{SHEET}') !== null"):
            person.type(ENTER)
            person.see(f"document.querySelector('{SHEET}') === null || ({LATER})(arguments[0])", before)
            continue
        over = pressed > 1 and person.run(f"return {ending}") in ENDS
        if over:
            person.type("e")
        else:
            person.type(person.run(f"return {TO_PRESS}"))
            while person.number == before and person.run(
                "return document.querySelector('.confirm') !== null"
            ):
                person.type(person.run(f"return {TO_PRESS}"))
        person.wait_for_move(before)
        if over:
            return pressed
    raise AssertionError("The turn never came to its end.")


def test_a_table_is_set_in_the_lobby(person: WebKitPerson) -> None:
    person.open("/")
    for game in TURNS:
        person.find(f'a[href="/new/{game}"]')
    person.click('a[href="/new/bastion"]')
    person.click("aside.panel button[type=submit]")
    person.wait_for_move(-1)
    person.find(".options [data-option]")


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_played(house: Server, person: WebKitPerson, game: str) -> None:
    record = in_a_turn(game)
    seats = [{"kind": kind, "name": kind} for kind in ["me", "here"][: TURNS[game]["players"]]]
    person.sit(house.post("/api/tables", {"game": game, "record": record, "seats": seats, "seed": 7}))
    person.find("main svg[role=group] .spot.lit")
    assert play_a_turn(person) > 1
    person.find(f"{FIRST}, {SHEET}")


def test_friends_with_two_browsers_see_and_hear_each_other(
    house: Server, meet: Meet, person: WebKitPerson
) -> None:
    seats = [{"kind": "me", "name": "Wanda"}, {"kind": "friend"}]
    table = house.post(
        "/api/tables", {"game": "last-bastion", "options": {"players": 2}, "seats": seats, "seed": 7}
    )
    person.sit(table)
    friend = meet()
    friend.open(f"/table/{table['id']}#{table['friends'][0]['token']}")
    friend.page.get_by_role("textbox").fill("Zosia")
    friend.page.get_by_role("textbox").press("Enter")
    friend.wait_for_move(-1)
    person.read(".party", "Zosia")
    before = person.number
    if friend.options:
        friend.press(friend.options[0])
        person.wait_for_move(before)
    else:
        person.type("1")
        friend.wait_for(before + 1)
    person.click(".talk input")
    person.type(f"Hold the wall!{ENTER}")
    expect(friend.page.locator(".talk").get_by_text("Hold the wall!")).to_be_visible()
