"""Somebody takes each lesson from its first step to the last by doing what it says."""

import re
from html import unescape

import pytest
from playwright.sync_api import Locator, expect

from holdfast.kernel import shelf
from holdfast.rulebook.example_words import text_of
from holdfast.rulebook.examples import LESSON, Example, example, has_lesson
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_for_everyone import load_axe

GAMES = [id for id in shelf.ids() if has_lesson(id)]
DESK, PHONE = (1440, 900), (390, 844)

HIDDEN = """things => {
  const panel = document.querySelector('.lesson').getBoundingClientRect();
  return things.filter(id => [...document.querySelectorAll(`main [data-spot="${id}"]`)].some(one => {
    const box = one.getBoundingClientRect();
    const width = Math.min(panel.right, box.right) - Math.max(panel.left, box.left);
    const height = Math.min(panel.bottom, box.bottom) - Math.max(panel.top, box.top);
    return width > 1 && height > 1;
  }));
}"""

GRAVE = """async () => (await axe.run('.lesson', {resultTypes: ['violations'], preload: false})).violations
  .filter(one => ['serious', 'critical'].includes(one.impact))
  .map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ')).join(', '))"""
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll('.lesson, .lesson *, .options *')]
  .filter(one => !one.closest('.unseen') && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
  .map(one => one.tagName + '.' + one.className + ' ' + one.textContent.trim().slice(0, 40))"""


def lesson(game: str) -> Example:
    return example(game, LESSON)


def plain(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", html))


STILL = """async () => {
  const box = () => JSON.stringify(document.querySelector('.lesson').getBoundingClientRect());
  const before = box();
  await new Promise(resolve => setTimeout(resolve, 400));
  return box() === before;
}"""


class Pupil:
    """Somebody at a lesson."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.steps = lesson(game).step

    def come(self) -> None:
        self.person.open(f"/tutorial/{self.game}")
        self.person.room.wait_for()

    @property
    def panel(self) -> Locator:
        return self.page.locator(".lesson")

    def stands_at(self, number: int) -> None:
        expect(self.panel).to_have_attribute("data-step", str(number))

    def rests(self) -> None:
        """Wait until fonts and words have come and the panel keeps its size."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.wait_for_function(STILL)

    def look_away(self) -> None:
        """With the mouse off the list, the lesson alone points at things."""
        self.page.mouse.move(1, 1)

    def look(self, number: int) -> None:
        """The step says its words, points at its things without hiding them, and offers what it asks for."""
        step = self.steps[number]
        self.stands_at(number)
        expect(self.panel.locator(".say")).to_have_text(plain(text_of(self.game, "en", LESSON).steps[number]))
        self.look_away()
        for thing in step.point:
            expect(self.page.locator(f'.pointed[data-spot="{thing}"]').first).to_be_visible()
        self.person.comes_to(lambda: self.page.evaluate(HIDDEN, list(step.point)), [])
        if step.choose:
            expect(self.person.option(step.choices[0])).to_be_visible()
        self.person.comes_to(lambda: list(self.person.options), list(step.choices))

    def follow(self, number: int, *, on_board: bool = False) -> None:
        """Do what the step says: read on, or make its choice at the thing that is lit or in the list."""
        step = self.steps[number]
        if not step.choose:
            self.panel.locator(".next").click()
            return
        before = self.person.number
        lit = self.page.locator("main .lit[data-spot]")
        if on_board and lit.count() > 0:
            lit.first.press("Enter")
        else:
            self.person.option(step.choices[0]).click()
        self.person.wait_for_move(before)

    def take(self, numbers: range) -> None:
        for number in numbers:
            self.stands_at(number)
            self.follow(number)


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, DESK) for game in GAMES), (GAMES[0], PHONE)],
    ids=[*(f"{game}-desk" for game in GAMES), f"{GAMES[0]}-phone"],
)
def test_a_lesson_is_taken_left_and_taken_up_again(meet: Meet, game: str, size: tuple[int, int]) -> None:
    width, height = size
    phone = width < 760
    pupil = Pupil(meet(width=width, height=height, touch=phone), game)
    pupil.come()
    last = len(pupil.steps)
    left = next(number for number in range(last // 2, last) if pupil.steps[number].choose)
    for number in range(last):
        pupil.look(number)
        pupil.follow(number, on_board=not phone)
        if number == left:
            pupil.stands_at(number + 1)
            moves = pupil.person.number
            pupil.person.open("/")
            pupil.come()
            pupil.person.comes_to(lambda: pupil.person.number, moves)
    pupil.stands_at(last)
    pupil.person.comes_to(lambda: len(pupil.person.options) > 1, True)
    pupil.panel.locator("button").last.click()
    expect(pupil.panel).to_be_hidden()


def test_a_step_that_was_taken_back_is_taught_again(meet: Meet) -> None:
    pupil = Pupil(meet(), "last-bastion")
    pupil.come()
    move = next(n for n, step in enumerate(pupil.steps) if str(step.choose).startswith("move:"))
    pupil.take(range(move + 1))
    pupil.stands_at(move + 1)
    pupil.page.locator(".undo .first").click()
    pupil.look(move)
    pupil.follow(move)
    pupil.look(move + 1)


def test_what_luck_has_shown_stays_as_the_lesson_tells_it(meet: Meet) -> None:
    pupil = Pupil(meet(), "last-bastion")
    pupil.come()
    fight = next(n for n, step in enumerate(pupil.steps) if str(step.choose).startswith("fight:"))
    pupil.take(range(fight + 1))
    pupil.stands_at(fight + 1)
    expect(pupil.page.locator(".undo .first")).to_have_attribute("aria-disabled", "true")


def test_what_was_read_can_be_read_again(meet: Meet) -> None:
    pupil = Pupil(meet(), "bastion")
    pupil.come()
    pupil.follow(0)
    pupil.look(1)
    pupil.panel.locator("button").first.click()
    pupil.look(0)


def test_the_panel_is_dragged_out_of_the_way(meet: Meet) -> None:
    pupil = Pupil(meet(), "bastion")
    pupil.come()
    pupil.stands_at(0)
    pupil.rests()
    before = pupil.panel.bounding_box()
    grip = pupil.panel.locator(".head").bounding_box()
    assert before is not None and grip is not None
    x, y = grip["x"] + 20, grip["y"] + grip["height"] / 2
    pupil.page.mouse.move(x, y)
    pupil.page.mouse.down()
    pupil.page.mouse.move(x + 30, y - 60, steps=4)
    pupil.page.mouse.up()

    def moved() -> tuple[float, float]:
        after = pupil.panel.bounding_box()
        assert after is not None
        return after["x"] - before["x"], after["y"] - before["y"]

    pupil.person.comes_to(moved, pytest.approx((30, -60), abs=2))


def test_a_lesson_can_be_begun_anew(meet: Meet) -> None:
    pupil = Pupil(meet(), "bastion")
    pupil.come()
    pupil.take(range(len(pupil.steps)))
    pupil.stands_at(len(pupil.steps))
    pupil.panel.locator("button").first.click()
    pupil.look(0)
    pupil.take(range(4))
    pupil.look(4)


@pytest.mark.parametrize(("game", "theme"), [*((game, "hall") for game in GAMES), (GAMES[0], "parchment")])
def test_a_lesson_shuts_nobody_out(meet: Meet, game: str, theme: str) -> None:
    pupil = Pupil(meet(theme=theme), game)
    pupil.come()
    pupil.look(0)
    load_axe(pupil.person)
    assert pupil.person.steadily(lambda: pupil.page.evaluate(GRAVE)) == []


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_lesson_fit_a_phone(meet: Meet, game: str, language: str) -> None:
    pupil = Pupil(meet(language=language, width=390, height=844, touch=True), game)
    pupil.come()
    for number in range(len(pupil.steps)):
        pupil.stands_at(number)
        assert pupil.person.steadily(lambda: pupil.page.evaluate(TOO_WIDE)) == []
        pupil.follow(number)
    pupil.stands_at(len(pupil.steps))
    assert pupil.person.steadily(lambda: pupil.page.evaluate(TOO_WIDE)) == []


def test_a_lesson_is_read_by_keyboard(meet: Meet) -> None:
    pupil = Pupil(meet(), "bastion")
    pupil.come()
    first = next(number for number, step in enumerate(pupil.steps) if step.choose)
    pupil.panel.locator(".next").focus()
    for number in range(first):
        pupil.stands_at(number)
        pupil.page.keyboard.press("Enter")
    pupil.stands_at(first)
    expect(pupil.panel).to_be_focused()
