"""The view of Sword & Sorcery as typed structs: what is sent is what the structs say."""

from random import Random

import msgspec
import pytest

import holdfast
from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.games.sword_and_sorcery.view import SwordAndSorceryCatalogue, SwordAndSorceryView
from tests.rulebook.sword_and_sorcery.positions import scene


@pytest.mark.parametrize("quest", QUESTS)
def test_every_view_of_a_game_reads_as_the_struct(quest: str) -> None:
    game, rng = holdfast.new("sword-and-sorcery", {"quest": quest, "party": 4}, seed=3), Random(3)
    while (question := game.question) is not None:
        shown = game.view(0)
        assert msgspec.to_builtins(msgspec.convert(shown, SwordAndSorceryView)) == shown
        game.choose(rng.choice(question.choices))


def test_the_catalogue_reads_as_the_struct() -> None:
    shown = msgspec.json.encode(GAME.catalogue(GAME.content()))
    assert msgspec.json.encode(msgspec.json.decode(shown, type=SwordAndSorceryCatalogue)) == shown


def test_a_card_of_the_catalogue_leaves_out_what_it_does_not_have() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(GAME.catalogue(GAME.content())))
    sword = plain["items"]["broadsword"]
    assert {"armor", "do", "with"}.isdisjoint(sword)
    assert sword["red"] and sword["passive"] == []


def test_the_ground_of_an_area_says_nothing_where_nothing_lies() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, ground={"b": {"items": ["bandages"]}})
    ground = {area["id"]: area["ground"] for area in game.view()["map"]["areas"]}
    assert ground["a"] == {}
    assert ground["b"] == {"items": ["bandages"], "crowns": 0, "loot": 0, "treasure": 0}


def test_a_view_that_was_taken_does_not_change_with_the_game() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}})
    before = game.view()
    game.choose("move:b")
    assert before["heroes"][0]["area"] == "a"
    assert game.view()["heroes"][0]["area"] == "b"
