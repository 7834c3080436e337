"""Somebody reads the rulebook: an example is played beside its paragraphs, and tried at a table."""

import re

import pytest
from playwright.sync_api import Locator, expect

from holdfast import words
from holdfast.rulebook.examples import example
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.positions import in_a_turn, seat
from tests.server.running import Server

CORNER = "two-at-one-corner"


def panel(person: Person, id: str) -> Locator:
    return person.page.locator(f'.example[data-example="{id}"]')


def test_an_example_is_played_beside_its_paragraphs(meet: Meet) -> None:
    person = meet()
    person.open("/rules/last-bastion#LB-EX-6")
    shown = panel(person, CORNER)
    expect(shown).to_have_attribute("data-step", "1")
    expect(person.page.locator(".block.shown").first).to_contain_text("touch your tile")
    shown.locator('.lit[data-spot="red-3"]').first.press("Enter")
    expect(shown).to_have_attribute("data-step", "2")
    for number in range(3, len(example("last-bastion", CORNER).step) + 1):
        shown.locator(".next").click()
        expect(shown).to_have_attribute("data-step", str(number))
    shown.locator(".next").click()
    expect(shown).to_have_attribute("data-step", "1")


def test_a_paragraph_that_tells_of_an_example_plays_it(meet: Meet) -> None:
    person = meet(language="pl")
    person.open("/rules/last-bastion#fight")
    person.page.locator(".play", has_text="Dwóch w jednym narożniku").click()
    expect(panel(person, CORNER).locator(".say")).to_contain_text("Z narożnika dosięgasz dwóch kart naraz")


def test_an_example_of_one_step_is_a_picture_drawn_by_the_board(meet: Meet) -> None:
    person = meet()
    person.open("/rules/bastion#BA-EX-33")
    figure = person.page.locator('figure[data-figure="two-shapeshifters"]')
    expect(figure.locator('[data-spot="w5"]').first).to_be_visible()


def test_on_a_phone_an_example_is_a_sheet(meet: Meet) -> None:
    person = meet(width=390, height=844, touch=True)
    person.open("/rules/last-bastion#LB-EX-6")
    person.page.locator(".grip").click()
    shown = panel(person, CORNER)
    shown.locator(".next").click()
    expect(shown).to_have_attribute("data-step", "2")
    shown.locator(".close").click()
    expect(shown).to_be_hidden()


def test_an_example_is_tried_at_a_table_of_ones_own(meet: Meet) -> None:
    person = meet()
    person.open("/rules/last-bastion#LB-EX-6")
    panel(person, CORNER).locator(".try").click()
    person.room.wait_for()
    expect(person.page).to_have_url(re.compile("/table/"))
    expect(person.option("fight:red-3+green-1")).to_be_visible()


@pytest.mark.parametrize("language", words.languages())
def test_why_not_opens_the_paragraph_in_the_readers_language(
    house: Server, meet: Meet, language: str
) -> None:
    person = meet(language=language)
    seat(house, person, in_a_turn("bastion"), "me", "here")
    person.page.locator(".options .why-not summary").click()
    reason = person.page.locator(".options .why-not li", has=person.page.locator(".rule")).first
    rule = re.search(r"BA-[A-Z]+-\d+", reason.inner_text())
    assert rule is not None
    reason.locator(".rule").click()
    shown = person.page.locator(f".reading[lang={language}] .here")
    expect(shown).to_be_in_viewport()
    rules = shown.locator("xpath=ancestor-or-self::*[@data-rules]").get_attribute("data-rules") or ""
    assert rule[0] in rules.split()


@pytest.mark.parametrize("language", words.languages())
def test_the_tab_names_the_game_and_the_page(meet: Meet, language: str) -> None:
    person = meet(language=language)
    person.open("/rules/last-bastion")
    name = words.say(language, "game-last-bastion", "last-bastion")
    expect(person.page).to_have_title(f"{name} · {words.say(language, 'page-rules')} · Holdfast")
