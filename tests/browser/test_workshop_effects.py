"""The hardest effects of our own content, made in the workshop by choosing from its lists."""

import json
import tomllib
from typing import Any

import pytest
from playwright.sync_api import expect

from holdfast import words
from tests.browser.bench import Bench, build, take_out_all
from tests.browser.conftest import ROOT, Meet
from tests.packs import SNS

HARDEST = json.loads(
    (ROOT / "web/src/games/sword-and-sorcery/workshop/sentences/hardest.json").read_text(encoding="utf-8")
)
"""The five hardest effects of ours; a test of the server proves that they are what ships."""
KINDS = {"backstab": "powers-power", "stomp": "abilities-ability", "gift-from-above": "events-event"}
NAMED = {"backstab": "power-backstab", "stomp": "ability-stomp", "gift-from-above": "card-gift-from-above"}


def made(pack: dict[str, bytes], file: str, key: str, id: str) -> dict[str, Any]:
    """The entry that a pack brings."""
    entries = tomllib.loads(pack[file].decode())[key]
    return dict(next(one for one in entries if one["id"] == id))


@pytest.mark.parametrize("id", KINDS)
def test_the_hardest_effects_of_cards_are_made_from_lists(meet: Meet, id: str) -> None:
    one = next(one for one in HARDEST if one["entry"]["id"] == id)
    bench = Bench(meet())
    bench.begin(SNS, "Hard")
    bench.open_kind(KINDS[id])
    bench.open_thing(words.say("en", NAMED[id], SNS))
    bench.press("copy")
    sentences = bench.page.locator('[data-field="do"] .statements').first
    take_out_all(sentences)
    wanted = one["entry"]["levels"][0]["do"] if "levels" in one["entry"] else one["entry"]["do"]
    build(sentences, wanted)
    bench.wait_until_checked()
    for message in bench.page.locator("[data-message]").all():
        message.locator("[lang=en]").fill("Copied")
    bench.expect_sound()
    found = made(dict(bench.pack().files), one["file"], one["key"], f"{id}-2")
    assert found == one["entry"] | {"id": f"{id}-2"}


def test_the_results_of_a_search_are_made_from_lists(meet: Meet) -> None:
    one = next(one for one in HARDEST if one["entry"]["id"] == "search-well")
    bench = Bench(meet())
    bench.begin(SNS, "Hard")
    bench.open_kind("tokens-search")
    bench.new_thing()
    bench.call("search-spring")
    field = bench.field("results")
    for symbol, statements in one["entry"]["results"].items():
        field.locator(".list > select").select_option(symbol)
        build(field.locator(".statements").last, statements)
    bench.wait_until_checked()
    expect(bench.page.locator(".bench")).to_have_attribute("data-sound", "false")
    bench.say("search-spring", "spring")
    bench.expect_sound()
    found = made(dict(bench.pack().files), one["file"], one["key"], "search-spring")
    assert found["results"] == one["entry"]["results"]
