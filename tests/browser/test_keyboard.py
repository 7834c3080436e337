"""A table played with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.positions import TURNS, in_a_turn, play_a_turn_by_keyboard, press_first, read_on, seat
from tests.server.running import Server

FIRST = ".options [data-option], .options [data-piece]"
AT_FIRST = f"() => document.activeElement === document.querySelector('{FIRST}')"
AT_SPOT = "() => document.activeElement?.dataset.spot ?? ''"
STOPS = (
    """(area) => [...document.querySelectorAll(`${area} .spot`)].filter(one => one.tabIndex >= 0).length"""
)


def sit_down(house: Server, person: Person, game: str) -> None:
    seat(house, person, in_a_turn(game), *["me", "here"][: TURNS[game]["players"]])
    person.page.locator(FIRST).first.wait_for()


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_played_by_number_keys_and_ended_by_its_key(house: Server, meet: Meet, game: str) -> None:
    person = meet()
    sit_down(house, person, game)
    assert play_a_turn_by_keyboard(person) > 1


@pytest.mark.parametrize("game", TURNS)
def test_after_each_choice_the_first_option_has_the_focus(house: Server, meet: Meet, game: str) -> None:
    person = meet()
    sit_down(house, person, game)
    person.page.keyboard.press("o")
    for _ in range(3):
        person.page.wait_for_function(AT_FIRST)
        before = person.number
        if person.page.locator(FIRST).first.get_attribute("data-option"):
            person.page.keyboard.press("Enter")
        else:
            press_first(person)
        person.wait_for_move(before)
        read_on(person)
    person.page.wait_for_function(AT_FIRST)


@pytest.mark.parametrize("game", TURNS)
def test_the_board_is_one_stop_and_arrows_go_about_on_it(house: Server, meet: Meet, game: str) -> None:
    person = meet()
    sit_down(house, person, game)
    page = person.page
    person.comes_to(lambda: page.evaluate(STOPS, "main svg[role=group]"), 1)
    person.comes_to(lambda: page.evaluate(STOPS, ".party") <= 1, True)
    page.keyboard.press("b")
    seen = {page.wait_for_function(AT_SPOT).json_value()}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate(AT_SPOT))
    assert len(seen) > 2
    page.keyboard.press("Home")
    page.wait_for_function("() => document.activeElement?.matches('[data-spot].lit')")
    person.comes_to(lambda: page.evaluate(STOPS, "main svg[role=group]"), 1)


def test_the_first_stops_lead_past_everything(house: Server, meet: Meet) -> None:
    person = meet()
    sit_down(house, person, "bastion")
    page = person.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function(AT_FIRST)
    person.open("/")
    page.locator("h2").first.wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_u_takes_back_h_hints_and_a_question_mark_lists_the_keys(house: Server, meet: Meet) -> None:
    person = meet()
    sit_down(house, person, "bastion")
    page = person.page
    shown = person.options
    before = person.number
    page.keyboard.press("1")
    person.wait_for_move(before)
    before = person.number
    page.keyboard.press("u")
    person.wait_for_move(before)
    assert person.options == shown
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    person.see(keys)
    expect(keys.locator("dt")).to_have_count(14)
    page.keyboard.press("1")
    assert person.options == shown
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-hint]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_keys_count_by_their_place_where_the_keyboard_writes_cyrillic(house: Server, meet: Meet) -> None:
    person = meet(language="ru")
    sit_down(house, person, "bastion")
    page = person.page
    before = person.number
    page.keyboard.press("1")
    person.wait_for_move(before)
    before = person.number
    page.evaluate("() => dispatchEvent(new KeyboardEvent('keydown', {key: 'г', code: 'KeyU'}))")
    person.wait_for_move(before)


def test_whoever_plays_with_the_mouse_ends_the_turn_by_the_space_bar(house: Server, meet: Meet) -> None:
    person = meet()
    sit_down(house, person, "sword-and-sorcery")
    before = person.number
    person.page.locator(".chronicle").click(position={"x": 2, "y": 2})
    person.page.keyboard.press(" ")
    person.wait_for_move(before)


def test_shopping_is_ended_by_its_key_however_much_there_is_to_buy(house: Server, meet: Meet) -> None:
    person = meet()
    options = {"quest": "waking-chapel", "players": 2}
    person.sit(
        house.post("/api/tables", {"game": "sword-and-sorcery", "options": options, "seats": [], "seed": 7})
    )
    while "ready" not in person.options:
        read_on(person)
        person.press(person.options[0])
    page = person.page
    expect(page.locator('.pinned [data-option="ready"]')).to_be_in_viewport(ratio=0.99)
    for _ in range(2):
        before = person.number
        page.keyboard.press("e")
        person.wait_for_move(before)
    assert "ready" not in person.options
