"""An evening as people spend it: sit down, invite a friend, play, lose the network, go on."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from holdfast import words
from tests.browser.conftest import Meet
from tests.browser.network import wire
from tests.browser.person import Person
from tests.server.running import Server, server

FEW = 6


def said(id: str, language: str = "en", game: str = "common") -> str:
    return words.say(language, id, game)


def set_table(house: Server, game: str, **wanted: Any) -> dict[str, Any]:
    table: dict[str, Any] = house.post("/api/tables", {"game": game, "seed": 7, **wanted})
    return table


def play(person: Person, choices: int, seed: int = 1) -> None:
    """Press so many options, any of them."""
    luck = random.Random(seed)
    for _ in range(choices):
        person.press(luck.choice(person.options))


def test_a_table_is_set_in_the_lobby_with_three_clicks(meet: Meet) -> None:
    person = meet()
    person.deal(7)
    person.open("/")
    person.page.locator('a[href="/new/last-bastion"]').first.click()
    person.page.get_by_role("button", name=said("page-lobby-start")).click()
    expect(person.page.locator(".options [data-option]").nth(1)).to_be_visible()


def test_a_friend_joins_by_a_link_and_sees_what_is_played(house: Server, meet: Meet) -> None:
    table = set_table(
        house,
        "last-bastion",
        options={"players": 2},
        seats=[{"kind": "me", "name": "Anya"}, {"kind": "friend"}],
    )
    host, friend = meet(), meet(language="pl")
    host.sit(table)
    friend.open(f"/table/{table['id']}#{table['friends'][0]['token']}")
    friend.page.get_by_role("textbox").fill("Zosia")
    friend.page.get_by_role("textbox").press("Enter")
    friend.room.wait_for()
    expect(host.page.locator(".party").get_by_text("Zosia")).to_be_visible()
    assert friend.options == []
    host.press(host.options[0])
    friend.comes_to(lambda: friend.number, host.number)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("last-bastion", {"players": 1, "level": "heroic"}),
        ("bastion", {"players": 1, "edition": "2018", "mode": "training"}),
    ],
)
def test_a_whole_game_is_played_by_pressing_options(
    house: Server, meet: Meet, game: str, options: dict[str, Any]
) -> None:
    person = meet(motion="off")
    person.sit(set_table(house, game, options=options))
    luck = random.Random(3)
    while not person.over:
        done = [id for id in person.options if id in ("done", "go-on")]
        before = person.number
        choice = done[0] if done and luck.random() < 0.4 else luck.choice(person.choices)
        person.take(choice)
        person.wait_for_move(before)
    assert person.options == []
    person.see(person.page.get_by_role("dialog"))


def test_a_slip_is_taken_back(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(set_table(house, "bastion", options={"players": 1, "mode": "training"}))
    before = person.options
    person.press(before[0])
    assert person.options != before
    number = person.number
    person.page.get_by_role("button", name=said("undo")).first.click()
    person.wait_for_move(number)
    assert person.options == before


def test_a_lost_network_is_noticed_and_nothing_is_lost(house: Server, meet: Meet) -> None:
    table = set_table(house, "last-bastion", options={"players": 2})
    with wire(house.address) as line:
        far, near = meet(), meet()
        far.address = line.address
        far.sit(table)
        near.sit(table)
        line.cut()
        expect(far.room).to_have_attribute("data-connected", "false")
        play(near, FEW)
        line.mend(house.address)
        far.wait_for(near.number)
        assert far.options == near.options
        play(far, 1)


def test_the_server_is_restarted_in_the_middle_of_a_game(tmp_path: Path, meet: Meet) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with server(database) as first, wire(first.address) as line:
        table = set_table(first, "bastion", options={"players": 2, "mode": "training"})
        person = meet()
        person.address = line.address
        person.sit(table)
        play(person, FEW)
        shown, number = person.options, person.number
        line.cut()
        first.kill()
        expect(person.room).to_have_attribute("data-connected", "false")
        with server(database) as second:
            line.mend(second.address)
            before = person.number
            expect(person.room).to_have_attribute("data-connected", "true")
            person.comes_to(lambda: (person.options, person.number), (shown, number))
            play(person, FEW)
            assert person.number > before


def test_the_language_is_changed_in_the_middle_of_a_game(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(set_table(house, "last-bastion", options={"players": 2}))
    play(person, 2)
    number, options = person.number, person.options
    person.page.get_by_role("button", name=said("language")).click()
    person.page.get_by_role("menuitemradio", name="Русский").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "ru")
    expect(person.page.get_by_role("heading", name=said("page-what-you-may-do", "ru"))).to_be_visible()
    person.comes_to(lambda: (person.number, person.options), (number, options))
