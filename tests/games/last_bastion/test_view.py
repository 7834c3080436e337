"""The view of Last Bastion as typed structs: what is sent is what the structs say."""

from random import Random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games.last_bastion import GAME
from holdfast.games.last_bastion.view import LastBastionCatalogue, LastBastionView
from tests.rulebook.last_bastion.find import idle, warlord
from tests.rulebook.last_bastion.positions import position

TABLES: list[dict[str, Any]] = [
    {"players": 1, "level": "heroic"},
    {"players": 2, "level": "normal", "heroes": ["mylfaar", "sindara"]},
    {"players": 4, "level": "novice"},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['players']}-{options['level']}")
def test_every_view_of_a_game_reads_as_the_struct(options: dict[str, Any]) -> None:
    game, rng = holdfast.new("last-bastion", options, seed=3), Random(3)
    while (question := game.question) is not None:
        shown = game.view(0)
        assert msgspec.to_builtins(msgspec.convert(shown, LastBastionView)) == shown
        game.choose(rng.choice(question.choices))


def test_the_catalogue_reads_as_the_struct() -> None:
    shown = msgspec.json.encode(GAME.catalogue(GAME.content()))
    typed = msgspec.json.decode(shown, type=LastBastionCatalogue)
    assert msgspec.json.encode(typed) == shown
    assert typed.cards["butcher"].recurring == ["lose-round"]


def test_a_view_that_was_taken_does_not_change_with_the_game() -> None:
    game = position(heroes={"elmer": {"at": "market"}}, script=["combat:red", "combat:red"])
    before = game.view()
    game.choose("activate:market")
    assert game.view()["heroes"][0]["equipment"] == {"red": 2}
    assert before["heroes"][0]["equipment"] == {}


@pytest.mark.parametrize(
    ("hero", "options", "text"),
    [
        ("sindara", {}, "hero-sindara-power"),
        ("sindara", {"sindara_actions": "loose"}, "hero-sindara-power-loose"),
        ("feng-li", {}, "hero-feng-li-power"),
        ("feng-li", {"feng_li_rerolls": "every-roll"}, "hero-feng-li-power-every-roll"),
        ("elmer", {"sindara_actions": "loose", "feng_li_rerolls": "every-roll"}, "hero-elmer-power"),
    ],
)
def test_the_power_is_told_by_the_ruling_in_force(hero: str, options: dict[str, Any], text: str) -> None:
    assert position((hero,), **options).view()["heroes"][0]["power_text"] == text


@pytest.mark.parametrize(("level", "below"), [("normal", 8), ("heroic", 8)])
def test_the_view_tells_how_many_cards_lie_under_the_last_warlord(level: str, below: int) -> None:
    assert position(level=level).view()["deck"]["below_warlord"] == below


def test_without_a_warlord_in_the_deck_no_card_lies_under_one() -> None:
    game = position(("elmer",), {"green-1": warlord()})
    assert game.view()["deck"]["below_warlord"] is None


def test_a_card_swept_from_under_the_last_warlord_lies_there_no_more() -> None:
    full = dict(zip(("green-1", "green-2", "green-3"), idle(3), strict=True))
    game = position(("elmer", "kazgin"), full, boards=("green", "red", "blue", "yellow"), phase="board")
    _ = game.question
    assert game.view()["deck"]["below_warlord"] == 7
