"""Round the board: the log, talk, trying things out, the replay, the rules, playing again."""

from typing import Any

from playwright.sync_api import Locator, expect

from holdfast import words
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.running import Server

FEW = 4


def said(id: str, **facts: Any) -> str:
    return words.say("en", id, "common", **facts)


def set_table(house: Server, game: str = "bastion", **wanted: Any) -> dict[str, Any]:
    options = {"players": 2, "mode": "training"} if game == "bastion" else {"players": 2}
    table: dict[str, Any] = house.post("/api/tables", {"game": game, "options": options, "seed": 7, **wanted})
    return table


def play(person: Person, choices: int) -> None:
    for _ in range(choices):
        person.press(person.options[0])


def lines(person: Person) -> Locator:
    return person.page.locator("[data-line]")


def numbers(person: Person) -> set[int]:
    """The places in the log of the lines that are shown."""
    return set(
        person.page.eval_on_selector_all("[data-line]", "all => all.map(one => Number(one.dataset.line))")
    )


def test_from_a_line_of_the_log_one_goes_back_to_before_it(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(set_table(house))
    before = person.options
    known = numbers(person)
    person.press(before[0])
    told = min(numbers(person) - known)
    play(person, FEW)
    number = person.number
    person.page.locator(f'[data-line="{told}"]').click()
    person.page.get_by_role("button", name=said("page-go-back")).click()
    assert person.number == number
    person.page.get_by_role("button", name=said("page-go-back-yes"), exact=True).click()
    person.wait_for_move(number)
    assert person.options == before


def test_a_line_lights_up_what_it_speaks_of(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(set_table(house))
    person.page.locator("[data-line]", has_text="1").first.focus()
    expect(person.page.locator(".spot.pointed").first).to_be_visible()


def test_what_is_tried_out_in_a_copy_leaves_the_table_as_it_was(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(set_table(house))
    play(person, FEW)
    shown, number = person.options, person.number
    address = person.page.url
    person.page.get_by_role("button", name=said("page-what-if")).click()
    person.see(person.page.get_by_text(said("page-copy")))
    assert person.page.url != address
    play(person, FEW)
    person.page.get_by_role("button", name=said("page-copy-leave")).click()
    expect(person.page).to_have_url(address)
    person.room.wait_for()
    person.comes_to(lambda: (person.options, person.number), (shown, number))


def test_friends_talk_and_point_at_things(house: Server, meet: Meet) -> None:
    seats = [{"kind": "me", "name": "Anya"}, {"kind": "friend", "name": "Misha"}]
    table = set_table(house, "last-bastion", seats=seats)
    host, friend = meet(), meet()
    host.sit(table)
    friend.sit(table, table["friends"][0]["token"])
    host.page.get_by_role("textbox", name=said("page-say")).fill("<b>The market?</b>")
    host.page.get_by_role("button", name=said("page-send")).click()
    friend.see(friend.page.get_by_role("list").get_by_text("<b>The market?</b>").first)
    before = friend.number
    pointed = host.glimpse('[data-spot="market"].pointed')
    told = host.glimpse("[role=status]", said("page-signal-look"))
    friend.page.get_by_role("button", name=said("page-signal-look")).click()
    friend.spot("market").click(force=True)
    pointed()
    told()
    assert friend.number == before


def test_the_replay_goes_along_the_whole_game(house: Server, meet: Meet) -> None:
    table = set_table(house)
    person = meet()
    person.sit(table)
    beginning = lines(person).count()
    play(person, FEW)
    onlooker = meet()
    onlooker.open(f"/replay/{table['id']}#{table['onlooker']}")
    slider = onlooker.page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(FEW))
    expect(slider).to_have_value("0")
    expect(lines(onlooker)).to_have_count(beginning)
    onlooker.page.get_by_role("button", name=said("page-step-on")).click()
    expect(slider).to_have_value("1")
    onlooker.page.keyboard.press("End")
    expect(slider).to_have_value(str(FEW))
    expect(lines(onlooker)).to_have_count(lines(person).count())
    onlooker.page.keyboard.press("Home")
    expect(lines(onlooker)).to_have_count(beginning)
    onlooker.page.get_by_role("button", name=said("page-play"), exact=True).click()
    expect(slider).to_have_value(str(FEW))


def test_the_rules_open_beside_the_board_and_can_be_searched(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(set_table(house, "last-bastion"))
    person.page.get_by_role("button", name=said("page-menu"), exact=True).click()
    person.page.get_by_role("button", name=said("page-rules"), exact=True).click()
    panel = person.page.get_by_role("complementary", name=said("page-rules"))
    panel.get_by_role("searchbox").fill("LB-FIGHT-3")
    panel.locator(".found button").first.click()
    expect(panel.locator(".here")).to_be_in_viewport()
    person.see(person.page.get_by_role("main"))
    person.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_after_the_end_one_looks_at_the_board_and_plays_again(house: Server, meet: Meet) -> None:
    person = meet(motion="off")
    person.sit(set_table(house, options={"players": 1, "mode": "training"}))
    while not person.over:
        before = person.number
        done = [id for id in person.options if id in ("done", "go-on")]
        person.take(done[0] if done else person.choices[0])
        person.wait_for_move(before)
    ended = person.page.get_by_role("dialog")
    ended.get_by_role("button", name=said("page-share-replay")).click()
    shared = ended.get_by_role("textbox").input_value()
    assert f"{person.address}/replay/" in shared
    address = person.page.url
    ended.get_by_role("button", name=said("page-play-again")).click()
    expect(person.page).not_to_have_url(address)
    person.room.wait_for()
    expect(person.room).to_have_attribute("data-over", "false")
    expect(person.room).to_have_attribute("data-number", "0")
