"""The workshop on a tablet, by keyboard, with a screen reader, in every language."""

import pytest
from playwright.sync_api import expect

from holdfast import words
from tests.browser.bench import Bench
from tests.browser.conftest import Meet
from tests.browser.test_for_everyone import faults, overflowing
from tests.packs import LB, SNS

TABS = ("place", "stories", "triggers", "actions", "goals", "decks", "quest", "check")


TABLET, DESK = (768, 1024), (1440, 900)


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESK), *((language, TABLET) for language in words.languages())]
)
def test_nobody_is_left_outside_the_workshop(meet: Meet, language: str, size: tuple[int, int]) -> None:
    person = meet(language=language, width=size[0], height=size[1])
    bench = Bench(person, language)
    bench.begin(LB, "Box")
    bench.open_kind("monsters-monster")
    bench.open_thing(words.say(language, "card-ember-imp", LB))
    assert faults(person) == []
    assert overflowing(person) == []
    bench.begin(SNS, "Mill")
    bench.open_kind("quests")
    bench.open_thing(words.say(language, "quest-troll-toll", SNS))
    for tab in TABS:
        bench.open_tab(tab)
        unfolded = person.page.locator(".scenes summary")
        if unfolded.count():
            unfolded.first.click()
        assert faults(person) == [], tab
        assert overflowing(person) == [], tab


def test_a_room_is_painted_and_walled_by_keyboard_alone(meet: Meet) -> None:
    bench = Bench(meet())
    bench.begin(SNS, "Keys")
    bench.open_kind("quests")
    bench.new_thing()
    keys = bench.page.keyboard
    bench.page.get_by_role("button", name=bench.g("quest-new-area", area="B")).focus()
    keys.press("Enter")
    bench.page.locator("svg[role=application]").focus()
    for key in ("ArrowRight",) * 4:
        keys.press(key)
    keys.press("Enter")
    for key in ("ArrowDown", "ArrowDown"):
        keys.press(key)
    keys.press("Enter")
    bench.page.locator(".palette button", has_text=bench.g("quest-edge-door")).first.focus()
    keys.press("Enter")
    bench.page.locator("svg[role=application]").focus()
    keys.press("ArrowLeft")
    keys.press("Enter")
    expect(bench.page.locator("[data-door]")).to_have_count(1)
    expect(bench.page.locator("[data-area=b]")).to_have_count(1)
    keys.press("Control+z")
    expect(bench.page.locator("[data-door]")).to_have_count(0)
