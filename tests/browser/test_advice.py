"""A hint is asked for and followed; a game is reviewed; a bot speaks and is asked for something."""

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import SHORT
from tests.browser.test_options import table
from tests.games.finished import read
from tests.server.running import Server


def test_a_hint_is_asked_for_and_followed(house: Server, meet: Meet) -> None:
    person = meet()
    person.sit(table(house, "last-bastion", players=2))
    person.page.locator(".hint .trigger").click()
    hints = person.page.locator("[data-hint]")
    person.see(hints.first)
    offered = hints.evaluate_all("all => all.map(one => one.dataset.hint)")
    assert set(offered) <= set(person.options)
    best = hints.first
    best.hover()
    before = person.number
    best.click()
    person.wait_for_move(before)
    expect(hints).to_have_count(0)


def test_onlookers_are_offered_no_hint(house: Server, meet: Meet) -> None:
    set_table = table(house, "last-bastion", players=2)
    person = meet()
    person.sit(set_table, set_table["onlooker"])
    expect(person.page.locator(".hint")).to_have_count(0)


def test_a_finished_game_is_reviewed_and_looked_at_where_it_turned(house: Server, meet: Meet) -> None:
    record = read("last-bastion-lost-heroes").record
    finished = house.post("/api/tables", {"game": record["game"], "record": record})
    person = meet()
    person.sit(finished)
    person.page.locator("dialog .actions .button", has_text="Review").click()
    person.see(person.page.locator(".curve"))
    review = house.get(f"/api/tables/{finished['id']}/review", finished["token"])["review"]
    marks = person.page.locator(".curve .mark")
    expect(marks).to_have_count(len(review["worst"]))
    assert len(review["steps"]) == len(record["choices"])
    assert review["worst"]
    marks.first.click()
    moment = review["worst"][0]["number"]
    person.page.wait_for_url(f"**/replay/{finished['id']}/{moment}")
    expect(person.page.locator("input[type=range]")).to_have_value(str(moment))


def test_a_bot_says_what_it_intends_and_is_asked_for_something(house: Server, meet: Meet) -> None:
    person = meet()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    asked = {"game": "last-bastion", "options": {"players": 2}, "seed": 7, "seats": seats}
    person.sit(house.post("/api/tables", asked))
    person.page.locator("#talk-title button").click()
    person.page.locator("[data-request=come]").click()
    person.see(person.page.locator(".bubble.pick"))
    before = person.number
    person.spot("market").click(force=True)
    lines = person.page.locator(".said li")
    expect(lines).to_have_count(1)
    assert person.number == before
    while lines.count() == 1 and not person.over:
        before = person.number
        options = person.options
        if not options:
            person.page.wait_for_timeout(SHORT)
            continue
        person.option("done" if "done" in options else options[0]).click()
        person.wait_for_move(before)
    assert lines.count() > 1
