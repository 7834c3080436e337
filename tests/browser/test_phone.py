"""A table on a phone: everything can be read and pressed, and a tap does one thing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.positions import TURNS, in_a_turn, seat
from tests.browser.test_for_everyone import settled
from tests.server.running import Server

SMALL_PRINT = """() => [...document.querySelectorAll('svg text')]
  .filter(one => one.textContent.trim() && one.getBoundingClientRect().width > 0)
  .map(one => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a])
  .filter(([, pixels]) => pixels < 10)"""
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], input, summary')]
  .filter(one => !one.closest('.skip, .pinch'))
  .map(one => [one.dataset.spot ?? one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 23.5)
  .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
WIDTH, HEIGHT = 390, 844


def sit_down(house: Server, person: Person, game: str) -> None:
    seat(house, person, in_a_turn(game), *["me", "bot"][: TURNS[game]["players"]])
    person.page.locator(".options [data-option], .options [data-piece]").first.wait_for()


@pytest.mark.parametrize("game", TURNS)
def test_everything_is_large_enough_and_the_board_as_wide_as_the_screen(
    house: Server, meet: Meet, game: str
) -> None:
    person = meet(width=WIDTH, height=HEIGHT, touch=True)
    sit_down(house, person, game)
    page = person.page
    expect(page.locator(".party .player-name").first).to_be_visible()
    expect(page.locator(".party .you").first).to_be_visible()
    settled(person)
    assert person.steadily(lambda: page.evaluate(SMALL_PRINT)) == []
    assert person.steadily(lambda: page.evaluate(SMALL_TARGETS)) == []
    page.wait_for_function(
        """least => {
          const board = document.querySelector('main svg[role=group]').getBoundingClientRect();
          return Math.min(board.width, board.height) >= least;
        }""",
        arg=WIDTH - 4,
    )


def test_the_tap_that_closes_an_explanation_does_nothing_else(house: Server, meet: Meet) -> None:
    person = meet(width=WIDTH, height=HEIGHT, touch=True)
    sit_down(house, person, "bastion")
    page, before = person.page, person.number
    page.locator("main .spot:not(.lit)").last.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    person.option(person.options[0]).tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    assert person.number == before
    person.option(person.options[0]).tap()
    person.wait_for_move(before)


def test_the_field_of_the_talk_stays_in_sight_above_the_keys(house: Server, meet: Meet) -> None:
    person = meet(width=WIDTH, height=HEIGHT, touch=True)
    sit_down(house, person, "last-bastion")
    page = person.page
    page.locator("#tab-talk").tap()
    field = page.locator("#sheet-talk input")
    field.tap()
    page.set_viewport_size({"width": WIDTH, "height": 480})
    expect(field).to_be_in_viewport(ratio=0.9)
    page.keyboard.type("To the gate ⚔️")
    page.keyboard.press("Enter")
    expect(page.locator(".said").get_by_role("img", name="⚔")).to_be_in_viewport(ratio=0.9)


def test_the_tap_that_ends_writing_lands_where_it_was_aimed(house: Server, meet: Meet) -> None:
    person = meet(width=WIDTH, height=HEIGHT, touch=True)
    sit_down(house, person, "last-bastion")
    page = person.page
    page.locator("#tab-talk").tap()
    page.locator("#sheet-talk input").tap()
    page.set_viewport_size({"width": WIDTH, "height": 480})
    expect(page.locator(".signals")).to_be_hidden()
    page.locator("#tab-do").tap()
    expect(page.locator("#tab-do")).to_have_attribute("aria-selected", "true")
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    expect(page.locator(".party .player-name").first).to_be_visible()
