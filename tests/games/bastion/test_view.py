"""The view of Bastion as typed structs: what is sent is what the structs say."""

from random import Random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games.bastion import GAME
from holdfast.games.bastion.view import BastionCatalogue, BastionView
from tests.rulebook.bastion.positions import at, position

TABLES: list[dict[str, Any]] = [
    {"edition": "2015", "players": 1, "mode": "level", "level": "hard"},
    {"edition": "2015", "players": 3, "mode": "scenario", "scenario": "siege-of-the-dragons"},
    {"edition": "2018", "players": 2, "mode": "level", "level": "extreme"},
    {"edition": "2018", "players": 4, "mode": "scenario", "scenario": "belated-arrival"},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['edition']}-{options['players']}")
def test_every_view_of_a_game_reads_as_the_struct(options: dict[str, Any]) -> None:
    game, rng = holdfast.new("bastion", options, seed=3), Random(3)
    while (question := game.question) is not None:
        shown = game.view(0)
        typed = msgspec.convert(shown, BastionView)
        assert msgspec.to_builtins(typed) == shown
        game.choose(rng.choice(question.choices))


def test_the_catalogue_reads_as_the_struct() -> None:
    shown = msgspec.json.encode(GAME.catalogue(GAME.content()))
    typed = msgspec.json.decode(shown, type=BastionCatalogue)
    assert msgspec.json.encode(typed) == shown
    assert msgspec.json.decode(shown)["cards"]["beast-red"]["class"] == "beast"


@pytest.mark.parametrize(
    ("options", "keys"),
    [
        ({"edition": "2015", "mode": "level"}, {"strength", "advice"}),
        (
            {"edition": "2015", "mode": "scenario", "scenario": "standard-siege"},
            {"strength", "printed", "advice"},
        ),
        ({"edition": "2018", "mode": "level"}, {"strength"}),
    ],
)
def test_what_an_edition_does_not_say_of_the_army_is_left_out(
    options: dict[str, Any], keys: set[str]
) -> None:
    assert holdfast.new("bastion", options).view()["army"].keys() == keys


def test_a_view_that_was_taken_does_not_change_with_the_game() -> None:
    game = position(edition="2018", walls={"w1": ["beast-yellow"]}, defenders=[at("yellow", yellow=4)])
    before = game.view()
    game.choose("attack:w1")
    assert before["defenders"][0]["spells"] == []
    assert game.view()["defenders"][0]["spells"] == [
        {"id": "beast-yellow", "spell": "acceleration", "power": 0}
    ]


def test_the_view_tells_how_many_enemy_phases_pass_until_the_wall_is_full() -> None:
    """What the enemies do if nobody is beaten, played out: none of these cards has a trait."""
    for edition, wall, deck in (
        ("2018", {"w1": ["beast-red"], "w20": ["mage-red"]}, ["rider-red", "rider-blue"]),
        ("2015", {"w19": ["beast-red"]}, ["rider-red", "rider-blue", "mage-red", "mage-blue", "beast-blue"]),
        ("2018", {"w3": ["beast-red"], "w7": ["mage-red"]}, []),
    ):
        game = position(edition=edition, walls=wall, deck=deck, defenders=[at("citadel")])
        told = game.view()["phases_left"]
        passed = 0
        while (question := game.question) is not None:
            if question.ask == "act":
                assert game.view()["phases_left"] == told - passed
                passed += 1
                game.choose("done")
            else:
                game.choose(question.options[-1])
        assert passed == told + 1
