"""What may be done is on the board and in the list; what may not is explained."""

from typing import Any

import pytest
from playwright.sync_api import expect

import holdfast
from tests.browser.conftest import Meet
from tests.browser.person import DRAWN, Person
from tests.browser.positions import ENDS, TURNS, in_a_turn, read_on, seat
from tests.server.running import Server


def table(house: Server, game: str, **options: Any) -> dict[str, Any]:
    set_table: dict[str, Any] = house.post("/api/tables", {"game": game, "options": options, "seed": 7})
    return set_table


def until_the_hero_phase(person: Person) -> None:
    """The horde first: place its cards anywhere."""
    while "done" not in person.options:
        person.press(person.options[0])


def test_the_list_holds_what_the_rules_offer(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(table(house, "last-bastion", players=2))
    game = holdfast.new("last-bastion", {"players": 2}, seed=7)
    assert game.question is not None
    assert set(person.options) == set(game.question.options.ids)


def test_a_choice_in_the_list_is_played(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(table(house, "last-bastion", players=2))
    until_the_hero_phase(person)
    before = person.options
    person.press("move:market")
    assert person.options != before
    assert "move:market" not in person.options


def test_a_lit_tile_is_moved_to_by_pressing_it(house: Server, meet: Meet) -> None:
    person = meet()
    set_table = table(house, "last-bastion", players=2)
    person.sit(set_table)
    until_the_hero_phase(person)
    before = person.number
    person.spot("market").click()
    person.moved_or_asked(before)
    if person.number == before:
        person.page.get_by_role("dialog").locator('[data-option="move:market"]').click()
    person.wait_for_move(before)
    state = house.get(f"/api/tables/{set_table['id']}", set_table["token"])
    assert state["view"]["heroes"][0]["tile"] == "market"


def test_what_is_barred_says_why_and_by_which_rule(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(table(house, "last-bastion", players=2))
    until_the_hero_phase(person)
    person.page.locator(".options .why-not summary").click()
    reasons = person.page.locator(".options .why-not li")
    person.see(reasons.first)
    person.see(reasons.first.locator(".rule"))


STEADY = """before => {
  const room = document.querySelector('.room');
  window.jumped = [];
  let first = null, since = before;
  const look = () => {
    const number = Number(room.dataset.number);
    if (first && number !== since) return;
    const now = [...document.querySelectorAll('.options [data-option], .options [data-piece]')].map(one => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [one.dataset.option ?? one.dataset.piece, left, top, width, height].join(' ');
    });
    if (number > before && now.length > 0) {
      [first, since] = [first ?? now, number];
      if (String(first) !== String(now)) window.jumped.push([first, now]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", TURNS)
def test_no_button_moves_once_the_options_are_shown(
    house: Server, meet: Meet, game: str, size: tuple[int, int]
) -> None:
    person = meet(width=size[0], height=size[1], touch=size[0] < 760)
    seat(house, person, in_a_turn(game), *["me", "here"][: TURNS[game]["players"]])
    why_not = person.page.locator(".options .why-not")
    told = 0
    for _ in range(4):
        read_on(person)
        left = [one for one in person.choices if one not in ENDS]
        if not left:
            break
        before = person.number
        person.page.evaluate(STEADY, before)
        person.take(left[0])
        person.wait_for_move(before)
        person.page.evaluate(DRAWN)
        if why_not.count():
            expect(why_not.locator("li")).not_to_have_count(0)
            told += 1
        assert person.page.evaluate("window.jumped") == []
    assert told


def until_nothing_is_left(person: Person) -> None:
    """Play anything until only the end of the turn is left."""
    for _ in range(200):
        if list(person.options) == ["turn-over"]:
            return
        person.press(next(one for one in reversed(person.options) if one != "done"))
    raise AssertionError("no turn came to that")


def test_a_turn_in_which_nothing_is_left_to_do_waits_for_the_button_or_the_key(
    house: Server, meet: Meet
) -> None:
    person = meet()
    set_table = table(house, "last-bastion", players=2)
    person.sit(set_table)
    for end in ("button", "key"):
        until_nothing_is_left(person)
        before = person.number
        if end == "button":
            person.page.locator("button.turn-end").click()
        else:
            person.page.keyboard.press("e")
        person.wait_for_move(before)
        expect(person.page.locator("button.turn-end")).to_have_count(0)
        assert "turn-over" not in person.options
