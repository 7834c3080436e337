"""My record: what this browser has played, carried to another device, forgotten."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_for_everyone import faults, overflowing
from tests.server.running import Server, sitting_at

ALONE = {"game": "last-bastion", "options": {"players": 1}, "seats": [{"kind": "me"}], "seed": 3}


@pytest.fixture
def finished(house: Server) -> dict[str, Any]:
    """A table whose game is over."""
    table: dict[str, Any] = house.post("/api/tables", ALONE)
    with sitting_at(house, table, table["token"]) as player:
        player.request("give-up", number=player.number)
    return table


def knows(person: Person, table: dict[str, Any]) -> None:
    """This browser has a seat there."""
    seat = {"id": table["id"], "token": table["token"], "game": "last-bastion", "title": "", "seen": 1}
    saved = json.dumps(json.dumps([seat]))
    person.page.add_init_script(f"localStorage.setItem('holdfast-tables', {saved})")


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "hall", (1440, 900)), ("ru", "parchment", (390, 844)), ("pl", "hall", (1024, 768))],
)
def test_a_finished_game_is_there_in_every_language(
    meet: Meet, finished: dict[str, Any], language: str, theme: str, size: tuple[int, int]
) -> None:
    person = meet(language=language, theme=theme, width=size[0], height=size[1])
    knows(person, finished)
    person.open("/record")
    expect(person.page.locator(f'[data-game="{finished["id"]}"]')).to_be_visible()
    expect(person.page.locator("[data-award]")).to_have_count(36)
    assert (faults(person), overflowing(person)) == ([], [])


def test_the_record_goes_along_to_another_device_and_is_forgotten_on_demand(
    meet: Meet, finished: dict[str, Any]
) -> None:
    person, elsewhere, stranger = meet(), meet(), meet()
    knows(person, finished)
    person.open("/record")
    game = f'[data-game="{finished["id"]}"]'
    person.see(person.page.locator(game))
    key = person.page.evaluate("localStorage.getItem('holdfast-player')")
    elsewhere.open(f"/record#{key}")
    elsewhere.see(elsewhere.page.locator(game))
    assert elsewhere.page.evaluate("location.hash") == ""
    stranger.open("/record")
    expect(stranger.page.locator("main")).to_be_visible()
    expect(stranger.page.locator(game)).to_have_count(0)
    section = elsewhere.page.locator("main section").last
    section.get_by_role("button").last.click()
    section.locator(".danger").click()
    expect(elsewhere.page.locator(game)).to_have_count(0)
