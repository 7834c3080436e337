"""Seeing what happens: at one's own pace, cause before effect, with what one holds and what one missed."""

from typing import Any

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast import words
from holdfast.kernel.game import Game
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.positions import played_until, seat
from tests.server.running import Server

END = "end-turn"
MOST_BEATS = 200
NEWEST_LINE = "() => Math.max(...[...document.querySelectorAll('[data-line]')].map(one => one.dataset.line))"
SIZES = [(1440, 900), (1024, 768), (1920, 1080)]


def attacks_after(game: Game) -> bool:
    """May the turn be ended, and does an enemy attack then before anybody is asked?"""
    question = game.question
    assert question is not None
    if not any(option.id == END for option in question.choices):
        return False
    later = game.twin()
    before = len(later.events)
    later.choose(END)
    seen = [event.what for event in later.events[before:]]
    return "encounter" in seen and "attack-roll" in seen[seen.index("encounter") :]


@pytest.fixture(scope="module")
def quest() -> dict[str, Any]:
    """A quest in which the enemies attack when the turn is ended."""
    return played_until(
        holdfast.new("sword-and-sorcery", {"quest": "waking-chapel", "party": 3, "players": 1}, 3),
        attacks_after,
    )


@pytest.fixture(scope="module")
def siege() -> dict[str, Any]:
    """A siege in which a card was drawn and its slot is to be chosen."""
    game = holdfast.new("last-bastion", {"players": 2}, seed=5)
    return played_until(game, lambda one: one.question is not None and one.question.ask == "place")


def is_showing(person: Person) -> bool:
    return person.room.get_attribute("data-showing") == "true"


def test_enemies_are_seen_step_by_step_and_dice_before_their_result(
    house: Server, meet: Meet, quest: dict[str, Any]
) -> None:
    person = meet(pace="step")
    seat(house, person, quest, "me")
    page = person.page
    person.option(END).click()
    expect(person.room).to_have_attribute("data-showing", "true")
    seen: list[str] = []
    for _ in range(MOST_BEATS):
        if not is_showing(person):
            break
        assert person.options == []
        newest = page.evaluate(NEWEST_LINE)
        now = page.evaluate(
            """() => [...document.querySelectorAll('[data-held], .blow .actor, .blow .head, [data-tumbling]')]
               .map(one => one.dataset.held ? 'card' : 'tumbling' in one.dataset ? 'dice'
                    : one.classList.contains('head') ? 'arrow' : 'actor')"""
        )
        if "dice" in now:
            # The dice are in the air: the line of the roll comes with the next step, and not before.
            page.locator("[data-pace-step]").click()
            page.wait_for_function(f"before => ({NEWEST_LINE})() > before", arg=newest)
        else:
            page.locator("[data-pace-step]").click()
        seen += [one for one in dict.fromkeys(now) if one not in seen]
    assert not is_showing(person)
    assert seen == ["card", "actor", "arrow", "dice"]
    assert person.choices or person.over


def test_skipping_leads_to_the_decision_at_once_and_a_pause_holds(
    house: Server, meet: Meet, quest: dict[str, Any]
) -> None:
    person = meet(pace="slow")
    seat(house, person, quest, "me")
    page = person.page
    before = person.number
    page.get_by_role("button", name="Pause").click()
    person.option(END).click()
    expect(person.room).to_have_attribute("data-showing", "true")
    assert person.number == before
    page.keyboard.press("n")
    expect(page.locator("[data-held]")).to_be_visible()
    assert is_showing(person)
    page.keyboard.press("Escape")
    person.wait_for_move(before)
    expect(person.room).to_have_attribute("data-showing", "false")
    page.wait_for_function("() => document.querySelector('.options [data-option], .options [data-piece]')")


def test_the_drawn_card_lies_face_up_while_its_place_is_chosen(
    house: Server, meet: Meet, siege: dict[str, Any]
) -> None:
    person = meet()
    seat(house, person, siege, "me", "here")
    card = person.page.locator("[data-held]")
    expect(card).to_be_visible()
    game = holdfast.load(siege)
    assert game.question is not None
    drawn = next(event.data["card"] for event in reversed(game.events) if event.what == "draw")
    assert card.get_attribute("data-held") == drawn
    expect(card.locator(".effect small").first).to_be_visible()
    slot = next(option for option in person.options if option.startswith("place:"))
    expect(person.page.locator("main .key text").first).to_have_text("1")
    person.option(slot).hover()
    expect(person.page.locator(".ghost")).to_be_visible()
    person.press(slot)
    expect(person.page.locator(f'[data-held="{drawn}"]')).to_have_count(0)


def test_whoever_comes_back_is_told_and_shown_what_happened(
    house: Server, meet: Meet, siege: dict[str, Any]
) -> None:
    person, friend = meet(), meet()
    table = seat(house, person, siege, "me", "here")
    friend.sit(table)
    person.open("/")
    number = friend.number
    for _ in range(6):
        friend.take(friend.choices[-1])
        friend.wait_for_move(number)
        number = friend.number
    person.page.evaluate("localStorage.setItem('holdfast-preferences', JSON.stringify({pace: 'step'}))")
    person.open(f"/table/{table['id']}")
    person.wait_for(number)
    recap = person.page.locator(".recap")
    expect(recap).to_be_visible()
    expect(person.page.locator(".chronicle .left")).to_have_count(1)
    recap.locator("[data-show-me]").click()
    expect(person.room).to_have_attribute("data-showing", "true")
    person.page.keyboard.press("Escape")
    expect(person.room).to_have_attribute("data-showing", "false")
    expect(recap).to_have_count(0)
    person.page.reload()
    person.wait_for(number)
    expect(recap).to_have_count(0)


def test_a_table_of_bots_alone_is_seen_from_its_beginning(house: Server, meet: Meet) -> None:
    table = house.post(
        "/api/tables", {"game": "bastion", "seats": [{"kind": "bot", "bot": "random"}] * 2, "seed": 7}
    )
    person = meet(pace="step")
    person.sit(table, table["onlooker"])
    expect(person.room).to_have_attribute("data-showing", "true")
    step = person.page.locator("[data-pace-step]")
    for _ in range(3):
        step.click()
    assert is_showing(person)
    person.page.locator("[data-pace=instant]").click()
    expect(person.room).to_have_attribute("data-over", "true")
    expect(person.room).to_have_attribute("data-showing", "false")


@pytest.fixture(scope="module")
def blow() -> dict[str, Any]:
    """A quest in which an enemy strikes and something can be done about it."""

    def struck(game: Game) -> bool:
        question = game.question
        return question is not None and question.ask == "defend" and len(question.choices) > 1

    options = {"quest": "waking-chapel", "party": 3, "players": 1}
    return played_until(holdfast.new("sword-and-sorcery", options, 3), struck)


@pytest.fixture(params=["siege", "blow"])
def held(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A game in which a card lies before everybody while something is to be chosen."""
    record: dict[str, Any] = request.getfixturevalue(request.param)
    return record


@pytest.mark.parametrize("language", words.languages())
def test_what_is_held_leaves_room_for_the_options(
    house: Server, meet: Meet, held: dict[str, Any], language: str
) -> None:
    person = meet(width=1024, height=768, language=language)
    seat(house, person, held, *["me", "here"][: held["options"]["players"]])
    options = person.page.locator(".options [data-option]")
    for number in range(2):
        expect(options.nth(number)).to_be_in_viewport(ratio=0.9)
    expect(person.page.locator("#talk-title")).to_be_in_viewport(ratio=0.9)
    person.page.set_viewport_size({"width": 390, "height": 844})
    for number in range(2):
        expect(options.nth(number)).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_options_and_the_end_of_the_turn_stay_in_sight(
    house: Server, meet: Meet, quest: dict[str, Any], width: int, height: int
) -> None:
    person = meet(width=width, height=height)
    seat(house, person, quest, "me")
    page = person.page
    ends, first = person.option(END), page.locator(".options [data-option]").first
    for one in (ends, first):
        expect(one).to_be_in_viewport(ratio=0.99)
    page.wait_for_function(
        """least => {
          const frame = document.querySelector('.chronicle').getBoundingClientRect();
          return [...document.querySelectorAll('.chronicle [data-line], .chronicle h3')]
            .filter(one => one.getBoundingClientRect().bottom <= frame.bottom + 1).length >= least;
        }""",
        arg=6 if height >= 900 else 4,
    )
    headings = page.locator(".chronicle h3").all_inner_texts()
    assert headings
    assert not any("Seat" in heading for heading in headings)
    assert any(heading.startswith("Round") for heading in headings)
    expect(page.locator("#talk-title button")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_field_of_the_talk_is_in_sight_while_a_friend_sits_here(
    house: Server, meet: Meet, siege: dict[str, Any], width: int, height: int
) -> None:
    person = meet(width=width, height=height)
    seat(house, person, siege, "me", "friend")
    expect(person.page.get_by_role("textbox")).to_be_in_viewport(ratio=0.9)
    expect(person.page.locator(".options [data-option]").first).to_be_in_viewport(ratio=0.9)


def test_the_goal_of_the_quest_and_the_names_of_places_stand_on_the_table(
    house: Server, meet: Meet, quest: dict[str, Any]
) -> None:
    person = meet()
    seat(house, person, quest, "me")
    expect(person.page.locator(".goals [data-goal]").first).to_be_visible()
    expect(person.page.locator("svg.map").get_by_text("Choir").first).to_be_visible()
