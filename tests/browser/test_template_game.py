"""A game without a folder of its own is played in the browser on the plain board."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.night_watch.installed import installed
from tests.server.running import Server, server

GAME = "night-watch"
HERE = {
    "game": GAME,
    "options": {"watchers": ["arn", "bryn"]},
    "seed": 7,
    "seats": [{"kind": "me"}, {"kind": "here"}],
}


@pytest.fixture(scope="module")
def template_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("installed")
    with installed(folder), server(str(folder / "tables.sqlite3")) as opened:
        yield opened


def play_to_the_end(person: Person) -> None:
    luck = random.Random(3)
    while not person.over:
        person.press(luck.choice(person.options))


def seated(house: Server, person: Person) -> dict[str, Any]:
    table: dict[str, Any] = house.post("/api/tables", HERE)
    person.sit(table)
    return table


def test_it_is_set_up_in_the_lobby(template_house: Server, meet: Meet) -> None:
    person = meet(template_house)
    person.open("/")
    card = person.page.locator("article", has=person.page.locator(f'a[href="/new/{GAME}"]'))
    expect(card.get_by_role("link", name="The Night Watch")).to_have_count(1)
    card.get_by_role("link").last.click()
    person.page.locator("form .button.yours").last.click()
    expect(person.page.locator("main [data-spot]")).to_have_count(2)  # two watchers, dealt at random


def test_a_thing_on_the_board_is_pressed_to_choose_it(template_house: Server, meet: Meet) -> None:
    person = meet(template_house)
    seated(template_house, person)
    while not person.page.locator("main .spot.lit").count():
        person.press("gather" if "gather" in person.options else "done")
    before = person.number
    person.page.locator("main .spot.lit").first.click()
    person.moved_or_asked(before)
    if person.number == before:
        person.page.get_by_role("dialog").locator("[data-option]").first.click()
    person.wait_for_move(before)


def test_it_is_played_to_its_end_replayed_and_reviewed(template_house: Server, meet: Meet) -> None:
    person = meet(template_house)
    table = seated(template_house, person)
    play_to_the_end(person)
    person.see(person.page.get_by_role("dialog"))
    person.open(f"/replay/{table['id']}#{table['token']}")
    person.see(person.spot("arn"))
    person.open(f"/review/{table['id']}#{table['token']}")
    person.see(person.page.locator("#review-luck"))


def test_a_lesson_that_it_does_not_have_is_said_to_be_missing(template_house: Server, meet: Meet) -> None:
    person = meet(template_house)
    person.open(f"/tutorial/{GAME}")
    person.see(person.page.locator("main p"))
    person.complaints.clear()
