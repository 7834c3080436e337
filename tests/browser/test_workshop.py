"""A newcomer makes cards and a quest in the workshop, and plays them with a friend."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import holdfast
from holdfast import words
from holdfast.kernel.packs.stack import lay_out
from tests.browser.bench import Bench
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.packs import LB
from tests.server.running import Server, server

MONSTERS = {
    # ours: (id, colour, resistance, recurring, names)
    "ember-imp": ("grave-rat", "red", 1, "haunt", ("Grave Rat", "Grobowy Szczur", "Могильная крыса")),
    "soot-hound": ("pit-hag", "red", 2, "lose-life", ("Pit Hag", "Wiedźma z Jamy", "Ведьма из ямы")),
    "vein-drinker": ("ash-ghoul", "red", 3, "curse", ("Ash Ghoul", "Popielny Ghul", "Пепельный гуль")),
}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Server]:
    """Another server, that knows nothing of what was made here."""
    with server(str(tmp_path / "elsewhere.sqlite3")) as opened:
        yield opened


def seeded(person: Person, seed: int) -> None:
    """The next tables of this person have that luck."""

    def send(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(wanted | {"seed": seed}))

    person.page.route("**/api/tables", send)


def sit_down(bench: Bench, friends: int) -> dict[str, Any]:
    """Try the draft at a table; the table, with the link for a friend."""
    bench.page.get_by_label(bench.w("who-plays")).select_option(str(friends))
    with bench.page.expect_response("**/api/tables") as answered:
        bench.page.get_by_role("button", name=bench.w("try"), exact=True).click()
    table: dict[str, Any] = answered.value.json()
    bench.person.room.wait_for()
    dialog = bench.page.get_by_role("dialog")
    if dialog.count():
        dialog.get_by_role("button").last.click()
    return table


def record_of(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """The game as a file, as the menu of the table gives it."""
    answer = person.page.request.get(
        f"{person.address}/api/tables/{table['id']}/record",
        headers={"Authorization": f"Bearer {table['token']}"},
    )
    assert answer.ok, answer.text()
    record: dict[str, Any] = answer.json()
    return record


def open_record(person: Person, record: dict[str, Any], pack: bytes) -> None:
    """Go on from a file on a server that lacks the pack: it says so, takes the pack, and opens the game."""
    person.open("/")
    section = person.page.locator("section", has=person.page.locator("#open-file"))
    text = json.dumps(record).encode()
    section.locator('input[accept*="json"]').set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": text}
    )
    go_on = section.get_by_role("button", name=words.say("en", "page-lobby-go-on"))
    go_on.click()
    missing = words.say("en", "error-packs-missing", packs=told(record), count=1)
    expect(section.get_by_role("alert")).to_contain_text(missing)
    assert [complaint for complaint in person.complaints if "409" not in complaint] == []
    person.complaints.clear()
    section.locator('input[accept*="zip"]').set_input_files(
        {"name": "pack.zip", "mimeType": "application/zip", "buffer": pack}
    )
    expect(section.get_by_role("status")).to_contain_text(record["packs"][0]["name"])
    go_on.click()
    person.room.wait_for()
    person.wait_for_move(-1)


def seed_that_begins_with(adds: set[str], stack: Path) -> int:
    """A seed for which one of these monsters is the first to come."""
    ids = {one.rpartition("/")[2] for one in adds}
    for seed in range(1, 1000):
        game = holdfast.new(LB, {"players": 2}, seed, content=stack)
        if game.question and any(one.what == "draw" and one.data["card"] in ids for one in game.events):
            return seed
    raise AssertionError(ids)


def told(record: dict[str, Any]) -> str:
    return ", ".join(f"{one['name']} {one['version']}" for one in record["packs"])


def play_together(people: list[Person], choices: int) -> None:
    """Whoever is asked presses the first thing that is offered."""
    for _ in range(choices):
        number = max(one.number for one in people)
        for one in people:
            one.wait_for(number)
        active = next(one for one in people if one.options or one.choices)
        active.take(active.choices[0])
        active.wait_for_move(number)


def test_three_monsters_of_the_box_are_typed_in_and_played_with_a_friend(
    meet: Meet, elsewhere: Server, tmp_path: Path
) -> None:
    anya, friend = meet(), meet(language="ru")
    bench = Bench(anya)
    bench.begin(LB, "Monsters of my box")
    for ours, (id, colour, resistance, recurring, names) in MONSTERS.items():
        bench.open_kind("monsters-monster")
        bench.open_thing(words.say("en", f"card-{ours}", LB))
        bench.press("replace")
        bench.call(id, *names)
        bench.choose("colour", colour)
        bench.write("resistance", 12)
        expect(bench.fault("resistance")).to_have_text(
            words.say("en", "fault-wrong-field", problem="most", limit=9)
        )
        bench.write("resistance", resistance)
        bench.choose("recurring", recurring)
        expect(anya.page.locator(".preview")).to_contain_text(words.say("en", f"effect-{recurring}", LB))
    bench.expect_sound()
    pack = bench.pack()
    assert set(pack.manifest.adds) == {f"monsters/{one[0]}" for one in MONSTERS.values()}
    assert set(pack.manifest.removes) == {f"monsters/{ours}" for ours in MONSTERS}

    seeded(anya, seed_that_begins_with(set(pack.manifest.adds), lay_out([pack], tmp_path)))
    table = sit_down(bench, friends=1)
    friend.open(f"/table/{table['id']}#{table['friends'][0]['token']}")
    friend.arrival.get_by_role("textbox").fill("Миша")
    friend.arrival.get_by_role("button").last.click()
    friend.wait_for_move(-1)
    russian = "|".join(names[2] for *_, names in MONSTERS.values())
    expect(friend.room).to_contain_text(re.compile(russian))
    play_together([anya, friend], 6)
    record = record_of(anya, table)
    there = meet(elsewhere)
    open_record(there, record, pack.zipped())
    assert list(there.options) == list(anya.options or friend.options), "the same question"
