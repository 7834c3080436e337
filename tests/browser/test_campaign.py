"""A campaign as people play it: made in the lobby, left for a month, and gone on with."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from holdfast import words
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_for_everyone import faults, overflowing, settled
from tests.server.running import Server, server
from tests.server.wayfaring import BEGINNING, ROAD

FLAGS = ("--content", str(ROAD))
GAME = "sword-and-sorcery"


def said(id: str, language: str = "en", game: str = "common") -> str:
    return words.say(language, id, game)


def step(person: Person, to: str) -> None:
    """Press through what is asked before the first step, and take that step."""
    while not person.over:
        options = person.options
        first = [one for verb in BEGINNING for one in options if one.partition(":")[0] == verb]
        person.press(f"move:{to}" if f"move:{to}" in options else first[0])


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield str(tmp_path_factory.mktemp("far") / "tables.sqlite3")


def course(person: Person, chapter: str, stands: str) -> None:
    expect(person.page.locator(f'[data-chapter="{chapter}"]')).to_have_attribute("data-course", stands)


def press(person: Person, id: str, language: str = "en") -> None:
    person.page.get_by_role("button", name=said(id, language), exact=True).click()


def test_a_campaign_is_made_saved_and_gone_on_with(meet: Meet, database: str) -> None:
    with server(database, *FLAGS) as first:
        ann = meet(first)
        make(ann)
        address = ann.page.evaluate("localStorage.getItem('holdfast-campaigns')")
        press(ann, "page-campaign-go")
        ann.room.wait_for()
        step(ann, "c")
        press(ann, "page-campaign-on")
        course(ann, "gate", "next")
        press(ann, "page-campaign-again")
        ann.room.wait_for()
        step(ann, "b")
        ann.leave()
        first.kill()
    with server(database, *FLAGS) as second:
        later = meet(second, language="ru", width=390, height=844)
        later.page.add_init_script(f"localStorage.setItem('holdfast-campaigns', {address!r})")
        later.open("/")
        later.page.locator(".status").first.wait_for()
        later.page.locator('a[href^="/campaign/"]').click()
        course(later, "gate", "won")
        course(later, "hall", "next")
        for remembered in ("person-pilgrim-blessed", "person-miller-drowned", "memory-souls-freed"):
            expect(later.page.get_by_text(said(remembered, "ru", GAME))).to_be_visible()
        expect(later.page.get_by_text(said("achievement-names-remembered", "ru", GAME))).to_be_visible()
        expect(later.page.locator("[data-hero]")).to_have_count(2)
        assert later.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        press(later, "page-campaign-next", "ru")
        later.room.wait_for()
        step(later, "b")
        press(later, "page-campaign-on", "ru")
        expect(later.page.get_by_text(said("page-campaign-over", "ru"))).to_be_visible()


def make(person: Person) -> None:
    """From the lobby to the campaign's own page, with two who may travel together."""
    page = person.page
    person.open("/")
    page.locator(f'a[href="/new/{GAME}/campaign"]').click()
    page.get_by_role("group", name=said("setting-players", game=GAME)).get_by_text("1", exact=True).click()
    page.locator('[data-card="ecarus-white-rose"]').click()
    expect(page.locator('[data-card="auriel-sorceress"]')).to_have_attribute("aria-disabled", "true")
    page.locator('[data-card="auriel-wizard"]').click()
    press(person, "page-campaign-begin")
    course(person, "gate", "open")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_guest_finds_the_way_to_the_table(house: Server, meet: Meet, language: str) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}]
    wanted = {"game": GAME, "options": {"players": 2, "party": 3}, "seats": seats, "seed": 7}
    campaign = house.post("/api/campaigns", wanted)
    guest = meet(language=language, width=390, height=844)
    guest.open(f"/campaign/{campaign['id']}#{campaign['friends'][0]['token']}")
    course(guest, "waking-chapel", "open")
    assert guest.page.evaluate("location.hash") == ""
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press(guest, "page-campaign-go", language)
    expect(guest.arrival.get_by_role("textbox")).to_have_value("Bob")
    press(guest, "page-join-go", language)
    guest.room.wait_for()
    assert guest.page.evaluate("location.pathname") == f"/table/{campaign['table']}"


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "hall", (1440, 900)), ("ru", "parchment", (390, 844)), ("pl", "hall", (1024, 768))],
)
def test_the_pages_of_a_campaign_shut_nobody_out(
    house: Server, meet: Meet, language: str, theme: str, size: tuple[int, int]
) -> None:
    wanted = {"game": GAME, "options": {"players": 1, "party": 5, "soul_storm": True}, "seed": 7}
    campaign = house.post("/api/campaigns", wanted)
    person = meet(language=language, theme=theme, width=size[0], height=size[1])
    person.open(f"/campaign/{campaign['id']}#{campaign['token']}")
    course(person, "waking-chapel", "open")
    assert (faults(person), overflowing(person)) == ([], [])
    person.open(f"/new/{GAME}/campaign")
    settled(person)
    person.page.locator('[data-card="thorgar-cleric"]').click()
    expect(person.page.locator('[data-card="thorgar-runemaster"]')).to_have_attribute("aria-disabled", "true")
    assert (faults(person), overflowing(person)) == ([], [])
