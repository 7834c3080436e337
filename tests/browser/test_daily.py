"""The siege of the day in two browsers: one try each, one list, and watching afterwards."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_for_everyone import faults, overflowing, settled
from tests.server.running import Server, server, sitting_at

GAME, DAY = "last-bastion", "2031-05-17"


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which it is always the same day."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("HOLDFAST_DAILY_DATE", DAY)
        with server(str(tmp_path_factory.mktemp("dated") / "tables.sqlite3")) as opened:
            yield opened


def defend(person: Person, name: str) -> str:
    """Begin the try, and return its table."""
    person.open(f"/daily/{GAME}")
    person.page.locator('input[autocomplete="nickname"]').fill(name)
    person.page.locator("[data-daily] .yours").click()
    person.room.wait_for()
    person.wait_for_move(-1)
    return person.page.url.rsplit("/", 1)[-1]


def give_up(person: Person, at: Server, table: str) -> None:
    kept = json.loads(person.page.evaluate("localStorage.getItem('holdfast-tables')"))
    token = next(one["token"] for one in kept if one["id"] == table)
    with sitting_at(at, {"id": table}, token) as player:
        player.request("give-up", number=player.number)
    person.see(person.page.get_by_role("dialog"))


def test_two_people_have_one_try_each_and_watch_each_other_afterwards(meet: Meet, dated: Server) -> None:
    ann, ben = meet(dated), meet(dated)
    hers = defend(ann, "Ann of the Wall")
    ann.open(f"/daily/{GAME}")
    expect(ann.page.locator("[data-daily] .mine")).to_have_text("Your try is under way")
    ann.page.locator("[data-daily] .yours").click()
    ann.room.wait_for()
    assert ann.page.url.endswith(hers)
    give_up(ann, dated, hers)
    ann.page.get_by_role("dialog").get_by_role("link", name="To the list").click()
    expect(ann.page).to_have_url(f"{dated.address}/daily/{GAME}/{DAY}")
    expect(ann.page.locator("[data-daily] .mine")).to_contain_text("You are number 1.")
    expect(ann.page.locator("[data-daily] .yours")).to_have_count(0)

    ben.open(f"/daily/{GAME}")
    row = ben.page.get_by_role("row", name="Ann of the Wall")
    expect(row.first).to_be_visible()
    expect(ben.page.get_by_role("button", name="Watch")).to_have_count(0)
    his = defend(ben, "")
    assert his != hers
    give_up(ben, dated, his)
    ben.open(f"/daily/{GAME}/{DAY}")
    ben.page.get_by_role("button", name="Watch: Ann of the Wall").click()
    expect(ben.page).to_have_url(re.compile(f"/replay/{hers}"))
    ben.see(ben.page.locator("[data-spot]").first)


def test_practice_counts_nowhere(meet: Meet, dated: Server) -> None:
    person = meet(dated)
    person.open("/daily")
    person.page.locator(f'[data-daily="{GAME}"]').get_by_role("button", name="Practise").click()
    person.room.wait_for()
    person.open(f"/daily/{GAME}")
    expect(person.page.locator("[data-daily] .yours")).to_have_text("Defend")
    expect(person.page.locator("[data-daily] .mine")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "hall", (1440, 900)), ("ru", "parchment", (390, 844)), ("pl", "hall", (1024, 768))],
)
def test_it_is_there_in_every_language(
    meet: Meet, dated: Server, language: str, theme: str, size: tuple[int, int]
) -> None:
    person = meet(dated, language=language, theme=theme, width=size[0], height=size[1])
    for path in ("/daily", "/daily/bastion", "/daily/sword-and-sorcery"):
        person.open(path)
        person.see(person.page.locator("[data-daily]").first)
        settled(person)
        assert (path, faults(person), overflowing(person)) == (path, [], [])


def test_the_lobby_leads_to_it(meet: Meet, dated: Server) -> None:
    person = meet(dated)
    person.open("/")
    person.page.get_by_role("link", name="Defend: Siege of the day").click()
    expect(person.page.locator("[data-daily]")).to_have_count(1)
