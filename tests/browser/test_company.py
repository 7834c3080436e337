"""People meet at a table: by its address, by links, away and back, and taking back together."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.running import Server, server

TWO = {
    "game": "last-bastion",
    "options": {"players": 2, "heroes": ["elmer", "arne"]},
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}],
    "seed": 7,
}


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where somebody is away as soon as they leave."""
    database = str(tmp_path_factory.mktemp("company") / "tables.sqlite3")
    with server(database, "--grace", "0") as opened:
        yield opened


def banner(person: Person, what: str) -> Any:
    return person.page.locator(f'[data-banner="{what}"]')


def join(at: Server, table: dict[str, Any], name: str) -> str:
    token: str = table["friends"][0]["token"]
    at.post(f"/api/tables/{table['id']}/join", {"name": name}, token)
    return token


def test_the_address_of_a_table_offers_a_seat_and_a_link_opened_twice_says_so(
    meet: Meet, house: Server
) -> None:
    table = house.post("/api/tables", TWO)
    ann, bob, cid = meet(), meet(name="Bob"), meet(name="Cid")
    ann.sit(table)
    told = ann.glimpse('[data-note="sat-down"]', "Bob")
    bob.open(f"/table/{table['id']}")
    bob.page.get_by_role("radio").check()
    bob.page.get_by_role("button", name="Sit down").click()
    bob.wait_for_move(-1)
    told()
    expect(ann.page.locator(".chronicle")).to_contain_text("Bob sits down")
    cid.open(f"/table/{table['id']}#{table['friends'][0]['token']}")
    expect(cid.page.get_by_text("Your link opens no seat any more.")).to_be_visible()
    cid.page.get_by_role("button", name="Just watch").click()
    cid.wait_for_move(-1)
    assert cid.options == []


def test_a_second_person_on_a_link_hears_that_somebody_sits_there(meet: Meet, house: Server) -> None:
    table = house.post("/api/tables", TWO)
    token = join(house, table, "Bob")
    cid = meet()
    cid.open(f"/table/{table['id']}#{token}")
    expect(cid.page.get_by_role("heading", name="Somebody sits here already")).to_be_visible()
    cid.page.get_by_role("button", name="That is me").click()
    cid.wait_for_move(-1)


def test_a_bot_plays_for_who_is_away_until_they_return(meet: Meet, brisk: Server) -> None:
    seats = [{"kind": "friend"}, {"kind": "me", "name": "Ann"}]
    table = brisk.post("/api/tables", TWO | {"seats": seats})
    token = join(brisk, table, "Bob")
    bob = meet(brisk)
    bob.open(f"/table/{table['id']}#{token}")
    bob.page.get_by_role("button", name="That is me").click()
    expect(banner(bob, "away")).to_contain_text("The table waits for Ann, away since")
    banner(bob, "away").get_by_role("button").click()
    expect(bob.page.locator(".chronicle")).to_contain_text("A bot plays for Ann")
    ann = meet(brisk)
    ann.sit(table)
    expect(bob.page.locator(".chronicle")).to_contain_text("Ann is back")
    expect(banner(ann, "replaced")).to_have_count(0)


def test_who_was_replaced_looks_on_and_gets_the_seat_back(meet: Meet, house: Server) -> None:
    table = house.post("/api/tables", TWO)
    token = join(house, table, "Bob")
    ann, bob = meet(), meet()
    ann.sit(table)
    bob.open(f"/table/{table['id']}#{token}")
    bob.page.get_by_role("button", name="That is me").click()
    bob.wait_for_move(-1)
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    ann.page.get_by_role("button", name="To a bot").last.click()
    ann.page.locator(".sure button").first.click()
    expect(banner(bob, "replaced")).to_contain_text("A bot plays Arne & Soko for you now")
    banner(bob, "replaced").get_by_role("button").click()
    ann.page.keyboard.press("Escape")
    told = bob.glimpse('[data-note="returned"]')
    banner(ann, "asks-seat").get_by_role("button", name="Give it back").click()
    expect(banner(bob, "replaced")).to_have_count(0)
    told()


def test_taking_back_what_luck_has_shown_needs_the_other_and_is_told(meet: Meet, house: Server) -> None:
    table = house.post("/api/tables", TWO)
    token = join(house, table, "Bob")
    ann, bob = meet(), meet(language="ru")
    ann.sit(table)
    bob.open(f"/table/{table['id']}#{token}")
    bob.page.get_by_role("button", name="Это я").click()
    bob.wait_for_move(-1)
    while not (ann.page.locator(".undo .first").get_attribute("aria-label") or "").startswith("Ask"):
        actor, other = (ann, bob) if ann.options else (bob, ann)
        actor.press(actor.options[0])
        other.wait_for(actor.number)
    number = ann.number
    told = bob.glimpse('[data-note="took-back"]', "Ann берёт назад")
    ann.page.locator(".undo .first").click()
    expect(banner(ann, "taking-back")).to_contain_text("Bob must agree")
    banner(bob, "taking-back").get_by_role("button", name="Взять назад").click()
    ann.wait_for_move(number + 1)
    told()
    expect(ann.page.locator(".chronicle")).to_contain_text("Ann takes back")


def test_who_looks_on_is_offered_the_seat_that_becomes_free(meet: Meet, house: Server) -> None:
    table = house.post("/api/tables", TWO)
    join(house, table, "Bob")
    ann, eve = meet(), meet(language="pl")
    ann.sit(table)
    eve.open(f"/table/{table['id']}")
    eve.page.get_by_role("button", name="Tylko popatrzę").click()
    eve.wait_for_move(-1)
    expect(banner(eve, "free-seat")).to_have_count(0)
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    ann.page.get_by_role("button", name="New link").click()
    ann.page.locator(".sure button").first.click()
    expect(banner(eve, "free-seat")).to_contain_text("Zwolniło się miejsce: Arne")
    banner(eve, "free-seat").get_by_role("button").click()
    eve.page.get_by_role("textbox").fill("Ewa")
    eve.page.get_by_role("button", name="Siadam do stołu").click()
    expect(ann.page.locator(".chronicle")).to_contain_text("Ewa sits down")
    expect(eve.page.locator(".party .you")).to_be_visible()


@pytest.mark.parametrize(
    "path",
    [
        "/replay/",
        "/review/",
        "/replay/nothing",
        "/rules/nothing",
        "/tutorial/nothing",
        "/table/nothing",
        "/daily/nothing",
    ],
)
def test_addresses_that_lead_nowhere_have_a_way_out(meet: Meet, path: str) -> None:
    person = meet()
    person.open(path)
    person.page.get_by_role("link", name="To the lobby").click()
    expect(person.page).to_have_url(f"{person.address}/")
    person.complaints = [one for one in person.complaints if "404" not in one and "400" not in one]


def test_a_copy_that_was_thrown_away_leads_back_to_the_table(meet: Meet, house: Server) -> None:
    table = house.post("/api/tables", TWO | {"seats": []})
    ann = meet()
    ann.sit(table)
    ann.page.get_by_role("button", name="What if").click()
    ann.page.wait_for_url(lambda url: table["id"] not in url)
    copy = ann.page.url
    ann.page.locator(".banner").get_by_role("button").click()
    ann.page.wait_for_url(f"**/table/{table['id']}")
    ann.page.goto(copy)
    ann.page.get_by_role("link", name="To the table").click()
    ann.wait_for_move(-1)
    ann.complaints = [one for one in ann.complaints if "404" not in one]
