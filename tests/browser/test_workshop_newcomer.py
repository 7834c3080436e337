"""A newcomer makes cards and a quest in the workshop, and plays them with a friend."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast import words
from holdfast.kernel.packs.stack import lay_out
from tests.browser.bench import Bench
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.packs import LB, SNS
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


def come_by_link(friend: Person, table: dict[str, Any], name: str) -> None:
    friend.open(f"/table/{table['id']}#{table['friends'][0]['token']}")
    friend.arrival.get_by_role("textbox").fill(name)
    friend.arrival.get_by_role("button").last.click()
    friend.wait_for_move(-1)


def record_of(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """The game as a file, as the menu of the table gives it."""
    answer = person.page.request.get(
        f"{person.address}/api/tables/{table['id']}/record",
        headers={"Authorization": f"Bearer {table['token']}"},
    )
    assert answer.ok, answer.text()
    record: dict[str, Any] = answer.json()
    return record


def open_record(person: Person, record: dict[str, Any], pack: bytes) -> dict[str, Any]:
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
    with person.page.expect_response("**/api/tables") as answered:
        go_on.click()
    table: dict[str, Any] = answered.value.json()
    person.room.wait_for()
    person.wait_for_move(-1)
    return table


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
        active = asked(people)
        number = active.number
        active.take(active.choices[0])
        active.wait_for_move(number)


def asked(people: list[Person]) -> Person:
    """Whoever may choose, once everybody's page knows of the last move."""
    number = max(one.number for one in people)
    for one in people:
        one.wait_for(number)
    people[0].comes_to(lambda: any(one.choices for one in people), True)
    return next(one for one in people if one.choices)


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

    anya.deal(seed_that_begins_with(set(pack.manifest.adds), lay_out([pack], tmp_path)))
    table = sit_down(bench, friends=1)
    come_by_link(friend, table, "Миша")
    russian = "|".join(names[2] for *_, names in MONSTERS.values())
    expect(friend.room).to_contain_text(re.compile(russian))
    play_together([anya, friend], 6)
    record = record_of(anya, table)
    there = meet(elsewhere)
    open_record(there, record, pack.zipped())
    assert list(there.options) == list(anya.options or friend.options), "the same question"


NAMES = {
    "quest-old-mill": ("The Old Mill", "Stary młyn", "Старая мельница"),
    "quest-old-mill-help": ("Two rooms and a miller.", "Dwie izby i młynarz.", "Две комнаты и мельник."),
    "goal-old-mill-win": (
        "Settle it with the miller.",
        "Dogadajcie się z młynarzem.",
        "Сладьте с мельником.",
    ),
    "goal-old-mill-deck": ("The night ends.", "Noc się kończy.", "Ночь на исходе."),
    "trigger-old-mill-over": ("The wheel stops.", "Koło staje.", "Колесо встало."),
    "outcome-quest-old-mill": ("The mill is yours.", "Młyn jest wasz.", "Мельница ваша."),
    "story-old-mill-miller": (
        "“Whose side are you on?” asks the miller.",
        "„Po czyjej jesteście stronie?” – pyta młynarz.",
        "«Вы за кого?» — спрашивает мельник.",
    ),
    "choice-old-mill-story-miller-1": ("For the miller", "Za młynarzem", "За мельника"),
    "choice-old-mill-story-miller-2": ("For the raiders", "Za grabieżcami", "За налётчиков"),
}
"""Everything that people read of the newcomer's quest."""
CLUB = ("Miller’s Club", "Maczuga młynarza", "Дубина мельника")
FOR_THE_MILLER = "choose:story-miller-1"
LED_BY_THE_FRIEND = ("ready", "lead:shae")
"""What is pressed where it is offered: no shopping, and the friend's hero leads and hears the miller."""


def write_missing_words(bench: Bench) -> None:
    """Go from the check to each word that is missing, and write it there."""
    bench.open_tab("check")
    bench.wait_until_checked()
    for message, names in NAMES.items():
        bench.open_tab("check")
        lacking = bench.w("missing-words", message=message)
        bench.page.locator(".faults button", has_text=lacking).first.click()
        expect(bench.page.locator(f'[data-message="{message}"]:focus-within')).to_be_visible()
        bench.say(message, *names)


def make_the_mill(bench: Bench) -> None:
    """A new item, and a quest of two rooms with a choice: only what the page offers is pressed."""
    bench.begin(SNS, "The old mill")
    bench.open_kind("treasures-item")
    bench.new_thing()
    bench.call("millers-club", *CLUB)
    bench.choose("deck", "quest")
    expect(bench.page.locator(".preview")).to_contain_text(CLUB[0])
    bench.expect_sound()

    bench.open_kind("quests")
    bench.new_thing()
    box = bench.page.locator(".id .box")
    box.fill("old-mill")
    box.press("Tab")
    expect(bench.page.locator(".bench h1")).to_contain_text("ld-mill")
    bench.page.get_by_role("button", name=bench.g("quest-new-area", area="B")).click()
    bench.paint((2, 0), (3, 0), (3, 1), (2, 1))
    bench.tool(bench.g("quest-edge-door"))
    bench.press_cell(2, 0, edge="left")
    bench.page.locator(".palette .pick", has_text=words.say("en", "enemy-raider", SNS)).first.click()
    bench.press_cell(3, 0)

    story = bench.scene("stories", "miller")
    story.get_by_label(bench.g("say-add-sentence"), exact=True).last.select_option("choose")
    ways = story.locator(".inner")
    bench.sentence(ways.nth(0), "item", "millers-club")
    bench.sentence(ways.nth(1), "crowns", "10")
    trigger = bench.scene("triggers", "knock")
    trigger.get_by_label(bench.g("say-when"), exact=True).select_option("begin")
    bench.sentence(trigger, "story", "miller")
    write_missing_words(bench)
    bench.expect_sound()


def test_a_quest_with_a_choice_is_painted_played_with_a_friend_and_opened_elsewhere(
    meet: Meet, elsewhere: Server
) -> None:
    anya, friend = meet(), meet(language="pl")
    bench = Bench(anya)
    make_the_mill(bench)
    pack = bench.export()

    anya.deal(3)
    table = sit_down(bench, friends=1)
    come_by_link(friend, table, "Zosia")
    active = asked([anya, friend])
    for _ in range(20):
        if FOR_THE_MILLER in active.options:
            break
        active.press(next((id for id in LED_BY_THE_FRIEND if id in active.options), active.options[0]))
        active = asked([anya, friend])
    assert active is friend
    page = friend.page.get_by_role("dialog")
    expect(page).to_contain_text(NAMES["story-old-mill-miller"][1])
    way = page.locator(f'[data-option="{FOR_THE_MILLER}"]')
    expect(way).to_contain_text(NAMES["choice-old-mill-story-miller-1"][1])
    number = friend.number
    way.click()
    friend.wait_for_move(number)
    for one, club in zip((anya, friend), CLUB, strict=False):
        expect(one.page.get_by_role("dialog")).to_contain_text(club)
    last = asked([anya, friend])
    record = record_of(anya, table)
    assert [one["id"] for one in record["packs"]] == ["the-old-mill"]

    there = meet(elsewhere)
    opened = open_record(there, record, pack)
    assert record_of(there, opened)["choices"] == record["choices"]
    assert list(there.options) == list(last.options), "the same question"
    again = Bench(there)
    again.open_file(pack, SNS)
    again.expect_sound()
    assert again.export() == pack, "nothing is lost on the way"
