"""What people do at a table, in Firefox as they have it; some of them meet others who have Chromium."""

from typing import Any

import pytest
from playwright.sync_api import expect

from holdfast import words
from tests.browser.conftest import Meet
from tests.browser.network import wire
from tests.browser.positions import TURNS, in_a_turn, play_a_turn_by_keyboard, seat
from tests.server.running import Server


def set_table(house: Server, game: str, **wanted: Any) -> dict[str, Any]:
    table: dict[str, Any] = house.post("/api/tables", {"game": game, "seed": 7, **wanted})
    return table


def test_a_table_is_set_in_the_lobby(house: Server, meet: Meet) -> None:
    person = meet(firefox=True)
    person.open("/")
    for game in TURNS:
        person.see(person.page.locator(f'a[href="/new/{game}"]').first)
    person.page.locator('a[href="/new/bastion"]').first.click()
    person.page.get_by_role("button", name=words.say("en", "page-lobby-start", "common")).click()
    expect(person.page.locator(".options [data-option]").nth(1)).to_be_visible()


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_played(house: Server, meet: Meet, game: str) -> None:
    person = meet(firefox=True)
    seat(house, person, in_a_turn(game), *["me", "here"][: TURNS[game]["players"]])
    expect(person.page.locator("main svg[role=group]")).to_be_visible()
    expect(person.page.locator(".spot.lit").first).to_be_visible()
    assert play_a_turn_by_keyboard(person) > 1


def test_a_lost_network_is_noticed_and_nothing_is_lost(house: Server, meet: Meet) -> None:
    table = set_table(house, "last-bastion", options={"players": 2})
    with wire(house.address) as line:
        far, near = meet(firefox=True), meet()
        far.address = line.address
        far.sit(table)
        near.sit(table)
        line.cut()
        expect(far.room).to_have_attribute("data-connected", "false")
        near.press(near.options[0])
        line.mend(house.address)
        far.wait_for(near.number)
        assert far.options == near.options
        far.press(far.options[0])
        near.wait_for(far.number)


def test_friends_with_two_browsers_see_and_hear_each_other(house: Server, meet: Meet) -> None:
    table = set_table(
        house,
        "last-bastion",
        options={"players": 2},
        seats=[{"kind": "me", "name": "Anya"}, {"kind": "friend"}],
    )
    host, friend = meet(firefox=True), meet()
    host.sit(table)
    friend.open(f"/table/{table['id']}#{table['friends'][0]['token']}")
    friend.page.get_by_role("textbox").fill("Zosia")
    friend.page.get_by_role("textbox").press("Enter")
    friend.room.wait_for()
    expect(host.page.locator(".party").get_by_text("Zosia")).to_be_visible()
    mover, other = (host, friend) if host.options else (friend, host)
    mover.press(mover.options[0])
    other.wait_for(mover.number)
    host.page.locator(".talk input").click()
    host.page.keyboard.type("Hold the wall!")
    host.page.keyboard.press("Enter")
    expect(friend.page.locator(".talk").get_by_text("Hold the wall!")).to_be_visible()
