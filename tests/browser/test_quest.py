"""Sword & Sorcery in the browser: a quest from the lobby to its end, in every language, on every screen."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import holdfast
from holdfast import words
from holdfast.bots.instinct import Instinct
from holdfast.kernel.game import Game
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_for_everyone import faults, overflowing, settled
from tests.games.plain_player import PlainPlayer
from tests.server.helping import AID, helped
from tests.server.running import Server

GAME = "sword-and-sorcery"
WANTED = ("learn", "visit", "hero-turn", "spend", "defend", "choose")
"""The questions at which the page looks different each time."""
MOST_CHOICES = 20_000
HOLD_THE_ROPE = "choose:story-bell-1"
FREE_THE_SOULS = "choose:story-seal-1"
LAST = 8
"""So many choices before the end the game is taken up again."""
SCREENS = [(1440, 900, "en", "hall"), (1024, 768, "ru", "parchment"), (390, 844, "pl", "hall")]

Moments = dict[str, dict[str, Any]]


def won(seed: int) -> Game:
    """A game of the plain player to its end."""
    options = {"quest": "drowned-village", "party": 3, "players": 1}
    game = holdfast.new(GAME, options, seed=seed)
    player = PlainPlayer(seed)
    for _ in range(MOST_CHOICES):
        if game.question is None:
            break
        game.choose(player.choose(game))
    return game


def moments_of(played: Game) -> Moments:
    """The same game again, written down where one of the wanted questions comes first, and near its end."""
    options = {"quest": "drowned-village", "party": 3, "players": 1}
    game = holdfast.new(GAME, options, seed=played.table.chance.seed)
    found: Moments = {}
    for number, choice in enumerate(played.choices):
        asked = game.question
        assert asked is not None
        rich = len(asked.choices) > 1 and (asked.ask != "hero-turn" or game.table.state.foes)
        if asked.ask in WANTED and rich:
            found.setdefault(asked.ask, game.record())
        if number == len(played.choices) - LAST:
            found["end"] = game.record()
        game.choose(choice)
    return found


@pytest.fixture(scope="module")
def quest() -> tuple[Game, Moments]:
    """A quest that was won, with all moments that are worth a look."""
    for seed in range(100):
        played = won(seed)
        if played.outcome is not None and played.outcome.won:
            found = moments_of(played)
            if found.keys() >= {*WANTED, "end"}:
                return played, found
    raise AssertionError("no such game was found")


def set_table(house: Server, record: dict[str, Any]) -> dict[str, Any]:
    """A table that goes on from that record, with the luck it had."""
    wanted = {"game": GAME, "record": record, "seed": record["seed"]}
    table: dict[str, Any] = house.post("/api/tables", wanted)
    return table


def close_pages(person: Person) -> None:
    """From now on close the pages of the story that leave nothing to choose, whenever one lies in the way."""
    leaf = person.page.locator("[role=dialog] .button.yours").first

    def close(page_of_story: Locator) -> None:
        page_of_story.click()

    person.page.add_locator_handler(leaf, close)


def test_a_quest_begins_in_the_lobby(meet: Meet) -> None:
    person = meet(motion="off")
    person.deal(7)
    person.open("/")
    person.page.locator(f'a[href="/new/{GAME}"]').first.click()
    person.page.get_by_role("button", name=words.say("en", "page-lobby-start", "common")).click()
    person.room.wait_for()
    close_pages(person)
    luck = random.Random(1)
    while True:
        person.page.locator(".options [data-option]").first.wait_for()
        if any(id.startswith("move:") for id in person.options):
            break
        leaving = [id for id in person.options if id in ("leave", "ready")]
        person.press(leaving[0] if leaving else luck.choice(person.options))
    area = next(id for id in person.options if id.startswith("move:")).removeprefix("move:")
    before = person.number
    person.spot(area).focus()
    person.page.keyboard.press("Enter")
    person.moved_or_asked(before)
    if person.number == before:
        person.page.get_by_role("dialog").locator(f'[data-option="move:{area}"]').click()
    person.wait_for_move(before)


def test_a_quest_is_played_to_its_end(house: Server, meet: Meet, quest: tuple[Game, Moments]) -> None:
    played, moments = quest
    person = meet(motion="off")
    person.sit(set_table(house, moments["end"]))
    close_pages(person)
    for choice in played.choices[-LAST:]:
        person.press(choice)
    assert person.over
    spoils = person.page.get_by_role("dialog").locator(".spoils")
    expect(spoils.locator("li")).to_have_count(len(played.table.state.heroes))


def test_symbols_are_spent_by_pressing_them(house: Server, meet: Meet, quest: tuple[Game, Moments]) -> None:
    person = meet(motion="off")
    person.sit(set_table(house, quest[1]["spend"]))
    panel = person.page.locator('[data-spot="attack"]')
    person.see(panel.locator(".die").first)
    person.see(panel.locator(".spot.lit .forecast").first)
    before = person.number
    panel.locator(".spot.lit").first.click()
    person.wait_for_move(before)


def test_who_could_help_a_bot_may_pass_and_the_bot_goes_on(house: Server, meet: Meet) -> None:
    record = helped("defend")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "instinct"}]
    wanted = {"game": GAME, "record": record, "seed": record["seed"], "seats": seats}
    person = meet(motion="off")
    person.sit(house.post("/api/tables", wanted))
    person.option("pass").wait_for()
    assert person.options == [AID, "pass"]
    expect(person.option("pass")).to_contain_text(words.say("en", "option-pass", "common"))
    person.press("pass")


def test_the_story_lies_open_after_a_reload(house: Server, meet: Meet, quest: tuple[Game, Moments]) -> None:
    person = meet(motion="off")
    person.sit(set_table(house, quest[1]["choose"]))
    page = person.page.get_by_role("dialog")
    person.see(page)
    before = person.number
    page.locator("[data-option]").first.click()
    person.wait_for_move(before)


def bell() -> dict[str, Any]:
    """The prologue where the bell begins to toll: who holds the rope names a hero who pays for it."""
    game = holdfast.new(GAME, {"quest": "waking-chapel", "party": 3, "players": 1}, seed=1)
    player = PlainPlayer(1)
    while game.question is not None and HOLD_THE_ROPE not in [one.id for one in game.question.choices]:
        game.choose(player.choose(game))
    return game.record()


def test_the_page_of_the_story_makes_way_for_what_is_asked_next(house: Server, meet: Meet) -> None:
    person = meet(motion="off")
    person.sit(set_table(house, bell()))
    page = person.page.get_by_role("dialog")
    before = person.number
    page.locator(f'[data-option="{HOLD_THE_ROPE}"]').click()
    person.wait_for_move(before)
    expect(page).to_have_count(0)
    person.press(person.options[0])


def seal() -> dict[str, Any]:
    """The prologue before its last choice: what becomes of the souls, and then the ending."""
    game = holdfast.new(GAME, {"quest": "waking-chapel", "party": 3, "players": 1}, seed=3)
    bot = Instinct()
    while game.question is not None and FREE_THE_SOULS not in [one.id for one in game.question.choices]:
        game.choose(bot.choose(game, game.question.choices))
    return game.record()


def test_an_ending_comes_after_what_was_done_for_it(house: Server, meet: Meet) -> None:
    person = meet(motion="off")
    person.sit(set_table(house, seal()))
    page = person.page.get_by_role("dialog")
    before = person.number
    page.locator(f'[data-option="{FREE_THE_SOULS}"]').click()
    person.wait_for_move(before)
    story = page.locator("#story-text")
    texts = [words.say("en", f"story-waking-chapel-{one}", GAME) for one in ("freed", "ending", "road-down")]
    for text in texts:
        expect(story).to_contain_text(text[1:40])
    shown = story.inner_text()
    places = [shown.index(text[1:40]) for text in texts]
    assert places == sorted(places)


def test_an_enemy_says_what_it_would_do(house: Server, meet: Meet, quest: tuple[Game, Moments]) -> None:
    person = meet(motion="off")
    person.sit(set_table(house, quest[1]["hero-turn"]))
    assert person.page.locator(".map .head").count() == 0
    person.page.locator(".board .look").first.click()
    person.see(person.page.locator(".map .head").first)
    person.page.locator(".party .foe").first.click()
    person.see(person.page.get_by_role("dialog").locator("[aria-current=true]"))


def test_a_phone_plays_by_touch(house: Server, meet: Meet, quest: tuple[Game, Moments]) -> None:
    person = meet(width=390, height=844, touch=True, motion="off")
    person.sit(set_table(house, quest[1]["hero-turn"]))
    area = next(id for id in person.options if id.startswith("move:")).removeprefix("move:")
    before = person.number
    person.page.locator(f'.map [data-spot="{area}"]').tap()
    person.wait_for_move(before)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_moment_shuts_anybody_out(
    house: Server, meet: Meet, quest: tuple[Game, Moments], screen: tuple[int, int, str, str]
) -> None:
    width, height, language, theme = screen
    person = meet(width=width, height=height, language=language, theme=theme, motion="off")
    found: dict[str, list[str]] = {}
    for name in WANTED:
        person.sit(set_table(house, quest[1][name]))
        settled(person)
        if name == "hero-turn":
            person.page.locator("button.open").first.click()
        found[name] = overflowing(person)
        if SCREENS.index(screen) == WANTED.index(name) % len(SCREENS):
            found[name] += faults(person)
    assert [(name, bad) for name, bad in found.items() if bad] == []


def story_of_two() -> tuple[dict[str, Any], int]:
    """The prologue of two players at a choice of its story, and the seat that decides."""
    game = holdfast.new(GAME, {"quest": "waking-chapel", "party": 2, "players": 2}, seed=1)
    bot = Instinct()
    while game.question is not None and game.question.ask != "choose":
        game.choose(bot.choose(game, game.question.choices))
    assert game.question is not None
    decides = game.question.choices[0].seat
    assert decides is not None
    return game.record(), decides


def test_a_friend_reads_what_may_be_chosen_and_who_decides(house: Server, meet: Meet) -> None:
    record, decides = story_of_two()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Otto"}]
    table = house.post("/api/tables", {"game": GAME, "record": record, "seats": seats})
    people = [meet(motion="off"), meet(motion="off", language="pl", width=390, height=844, touch=True)]
    people[0].sit(table)
    people[1].sit(table, table["friends"][0]["token"])
    expect(people[0].page.locator('[data-note="sat-down"]')).to_have_count(1)
    assert people[1].page.locator('[data-note="sat-down"]').count() == 0
    names, languages = ["Ann", "Otto"], ["en", "pl"]
    decider, friend = people[decides], people[1 - decides]
    page = friend.page.get_by_role("dialog")
    said = words.say(languages[1 - decides], "page-decides", "common", who=names[decides], count=1)
    expect(page).to_contain_text(said)
    shown = page.locator("p", has_text=said).locator("+ ul > li")
    offered = decider.page.get_by_role("dialog").locator("[data-option]")
    expect(shown).to_have_count(offered.count())
    assert page.locator("[data-option]").count() == 0
    before = friend.number
    offered.first.click()
    friend.wait_for_move(before)
    expect(friend.page.get_by_text(said, exact=True)).to_have_count(0)
