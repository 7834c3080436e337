"""Puzzles in the browser: solved, missed, told; by keyboard, on a phone, in every language."""

import pytest
from playwright.sync_api import expect

from holdfast.puzzles import library
from holdfast.puzzles.model import Puzzle
from tests.browser.conftest import Meet
from tests.browser.test_for_everyone import faults, overflowing

SHORTEST = [
    min(library.puzzles_of(game).values(), key=lambda one: len(one.solution))
    for game in library.games_with_puzzles()
]
RIGHT, OVER, WRONG = ".tick", ".verdict.solved", ".verdict.wrong"


def option(id: str) -> str:
    return f'.options [data-option="{id}"]'


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "hall", (1440, 900)), ("ru", "parchment", (390, 844)), ("pl", "hall", (1024, 768))],
)
def test_every_puzzle_is_listed_and_can_be_read_in_every_language(
    meet: Meet, language: str, theme: str, size: tuple[int, int]
) -> None:
    person = meet(language=language, theme=theme, width=size[0], height=size[1])
    person.open("/puzzles")
    whole = sum(len(library.puzzles_of(game)) for game in library.games_with_puzzles())
    expect(person.page.locator("main li a")).to_have_count(whole)
    assert (faults(person), overflowing(person)) == ([], [])


@pytest.mark.parametrize("puzzle", SHORTEST, ids=lambda one: one.game)
def test_a_puzzle_is_solved_at_the_first_try(meet: Meet, puzzle: Puzzle) -> None:
    person = meet()
    person.open(f"/puzzle/{puzzle.game}/{puzzle.id}")
    for id in puzzle.solution:
        person.page.locator(option(id)).first.click()
    person.see(person.page.locator(OVER))
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('holdfast-puzzles'))")
    assert kept["done"] == {f"{puzzle.game}/{puzzle.id}": True}
    assert kept["streak"] == 1
    assert kept["rating"] > 1500
    assert faults(person) == []


def test_a_wrong_choice_is_answered_and_taken_back_on_a_phone(meet: Meet) -> None:
    puzzle = SHORTEST[0]
    wrong = next(id for id in puzzle.options[0] if id not in {line[0] for line in puzzle.lines})
    person = meet(width=390, height=844)
    person.open(f"/puzzle/{puzzle.game}/{puzzle.id}")
    person.page.locator(option(wrong)).first.click()
    person.see(person.page.locator(WRONG))
    for_eyes = [
        one for one in overflowing(person) if not one.startswith("SPAN.word ")
    ]  # others are only read
    assert (faults(person), for_eyes) == ([], [])
    person.page.locator(".back").click()
    expect(person.page.locator(WRONG)).to_have_count(0)
    for id in puzzle.solution:
        person.page.locator(option(id)).first.click()
    person.see(person.page.locator(OVER))
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('holdfast-puzzles'))")
    assert kept["done"] == {f"{puzzle.game}/{puzzle.id}": False}


def test_hint_solution_and_next_by_keyboard(meet: Meet) -> None:
    puzzle = SHORTEST[0]
    person = meet()
    person.open(f"/puzzle/{puzzle.game}/{puzzle.id}")
    person.see(person.page.locator(option(puzzle.solution[0])).first)
    person.page.keyboard.press("h")
    person.see(person.page.locator(".hint"))
    person.page.keyboard.press("s")
    person.see(person.page.locator(".verdict .line"))
    person.page.keyboard.press("Enter")
    expect(person.page.locator(f'[data-puzzle="{puzzle.game}/{puzzle.id}"]')).to_have_count(0)
    person.see(person.page.locator("[data-puzzle]"))


def test_the_lobby_leads_to_the_next_puzzle(meet: Meet) -> None:
    person = meet()
    person.open("/")
    person.page.locator('.strip a[href*="/puzzle"]').click()
    person.see(person.page.locator("[data-puzzle]"))
