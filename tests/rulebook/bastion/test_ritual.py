"""RITUAL: what a victory over an enemy of the right colour allows."""

from typing import Any

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.casting import CARD
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    pool,
    position,
    seen,
    spells,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
KINDS = ("accumulator", "converter", "source", "obelisk", "gun")


def unperformed(game: Game, seat: int = 0) -> list[str]:
    """The rituals that lie before a player."""
    found: list[str] = seen(game)["defenders"][seat]["rituals"]
    return found


def performed(game: Game) -> list[str]:
    """The rituals performed so far."""
    return [data["ritual"] for data in happened(game, "perform")]


def victory(
    edition: str,
    *rituals: str,
    enemy: tuple[str, ...] = ("beast-red",),
    deck: tuple[str, ...] = ("gun-black", "gun-green", "gun-blue", "gun-yellow"),
    **given: Any,
) -> Game:
    """The first of two defenders has defeated an enemy in the yellow district."""
    price = {card.partition("-")[2]: CONTENT.cards[card].strength for card in enemy}
    others = given.pop("others", [])
    game = position(
        edition=edition,
        walls={"w1": enemy, "w20": ["mage-black"]},
        defenders=[at("yellow", pool=price, rituals=rituals), at("yellow", rituals=others)],
        ritual_deck=deck,
        **given,
    )
    game.choose("attack:w1")
    return game


@rule("BA-RITUAL-1")
@EDITIONS
def test_a_defender_has_two_unperformed_rituals_from_set_up_on(edition: str) -> None:
    game = holdfast.new("bastion", {"edition": edition, "mode": "custom", "players": 3})
    while game.question is not None and game.question.ask == "return-ritual":
        game.choose(game.question.options[0])
    assert [len(unperformed(game, seat)) for seat in range(3)] == [2, 2, 2]


@rule("BA-RITUAL-1")
@EDITIONS
def test_a_performed_ritual_is_made_up_to_two_again(edition: str) -> None:
    game = victory(edition, "converter-red", "source-blue")
    if edition == "2018":
        game.choose("perform:converter-red")
    game.choose("keep:gun-green")
    assert unperformed(game) == ["source-blue", "gun-green"]


@rule("BA-RITUAL-2")
@EDITIONS
def test_unperformed_rituals_lie_open_before_their_owner(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at(rituals=["gun-red", "gun-blue"]), at(rituals=["source-red", "converter-red"])],
    )
    for looker in (None, 0, 1):
        shown = [one["rituals"] for one in game.view(looker)["defenders"]]
        assert shown == [["gun-red", "gun-blue"], ["source-red", "converter-red"]]


@rule("BA-RITUAL-3")
@EDITIONS
@pytest.mark.parametrize("colour", COLOURS)
def test_a_ritual_needs_a_defeated_enemy_of_its_colour(edition: str, colour: str) -> None:
    other = COLOURS[COLOURS.index(colour) - 1]
    game = victory(edition, f"converter-{colour}", f"converter-{other}", enemy=(f"beast-{colour}",), deck=())
    if edition == "2018":
        assert offered(game) == [f"perform:converter-{colour}", "no-ritual"]
        game.choose(f"perform:converter-{colour}")
    assert performed(game) == [f"converter-{colour}"]
    none = victory(edition, f"converter-{other}", enemy=(f"beast-{colour}",))
    assert none.question is not None and none.question.ask == "act"
    assert (performed(none), unperformed(none)) == ([], [f"converter-{other}"])


@rule("BA-RITUAL-3")
@EDITIONS
def test_nothing_but_a_victory_performs_a_ritual(edition: str) -> None:
    """Not when an enemy of the colour comes, is castled or is left alone."""
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w20": ["mage-black"]},
        defenders=[at("yellow", spells=[CARD["castling"]], rituals=["converter-red"])],
        deck=["mage-red", "rider-red"],
    )
    game.choose(f"cast:{CARD['castling']}")
    game.choose("pick:w1")
    game.choose("done")
    assert len(happened(game, "enter")) == 1
    assert (performed(game), unperformed(game)) == ([], ["converter-red"])


@rule("BA-RITUAL-4")
@EDITIONS
def test_one_defeated_card_allows_one_ritual_at_most(edition: str) -> None:
    """Neither the second red ritual nor a red one drawn for the first may follow."""
    game = victory(edition, "converter-red", "accumulator-red", deck=("gun-red", "source-red"))
    game.choose("perform:converter-red")
    game.choose("keep:gun-red")
    assert game.question is not None and game.question.ask == "act"
    assert performed(game) == ["converter-red"]
    assert unperformed(game) == ["accumulator-red", "gun-red"]


@rule("BA-RITUAL-4")
@EDITIONS
def test_each_card_of_a_united_enemy_allows_one_ritual(edition: str) -> None:
    game = victory(
        edition,
        "converter-red",
        "converter-blue",
        "accumulator-blue",
        enemy=("beast-red", "symbiote-blue"),
        deck=(),
    )
    game.choose("perform:converter-blue")
    if edition == "2018":
        assert offered(game) == ["perform:converter-red", "no-ritual"]
        game.choose("perform:converter-red")
    assert sorted(performed(game)) == ["converter-blue", "converter-red"]
    assert unperformed(game) == ["accumulator-blue"]


@rule("BA-RITUAL-5")
@EDITIONS
@pytest.mark.parametrize("wanted", ["converter-red", "accumulator-red"])
def test_the_owner_chooses_which_fitting_ritual_is_performed(edition: str, wanted: str) -> None:
    game = victory(edition, "converter-red", "converter-blue", "accumulator-red", deck=())
    assert [id for id in offered(game) if id != "no-ritual"] == [
        "perform:converter-red",
        "perform:accumulator-red",
    ]
    game.choose(f"perform:{wanted}")
    assert performed(game) == [wanted]
    assert wanted not in unperformed(game)


@rule("BA-RITUAL-6")
def test_in_the_second_edition_nobody_has_to_perform() -> None:
    game = victory("2018", "converter-red", "source-blue")
    game.choose("no-ritual")
    assert game.question is not None and game.question.ask == "act"
    assert (performed(game), unperformed(game)) == ([], ["converter-red", "source-blue"])
    assert seen(game)["rituals"]["left"] == 4


@rule("BA-RITUAL-7")
@EDITIONS
@pytest.mark.parametrize("kept", ["gun-black", "gun-green"])
def test_after_performing_two_are_drawn_one_is_kept_one_goes_under_the_deck(edition: str, kept: str) -> None:
    game = victory(edition, "converter-red", "accumulator-red")
    game.choose("perform:converter-red")
    assert offered(game) == ["keep:gun-black", "keep:gun-green"]
    game.choose(f"keep:{kept}")
    other = "gun-green" if kept == "gun-black" else "gun-black"
    assert unperformed(game) == ["accumulator-red", kept]
    assert seen(game)["rituals"]["left"] == 3
    assert game.table.state.ritual_deck.layers[-1].cards == ["gun-blue", "gun-yellow", other]


@rule("BA-RITUAL-7")
@EDITIONS
def test_a_structure_stands_before_the_new_rituals_are_drawn(edition: str) -> None:
    game = victory(edition, "gun-red", "source-red")
    game.choose("perform:gun-red")
    game.choose("build:violet-b")
    assert offered(game) == ["keep:gun-black", "keep:gun-green"]


@rule("BA-RITUAL-8")
@EDITIONS
def test_from_a_deck_of_one_card_that_card_is_taken(edition: str) -> None:
    game = victory(edition, "converter-red", "accumulator-red", deck=("gun-blue",))
    game.choose("perform:converter-red")
    assert unperformed(game) == ["accumulator-red", "gun-blue"]
    assert seen(game)["rituals"]["left"] == 0
    assert game.question is not None and game.question.ask == "act"


@rule("BA-RITUAL-9")
@EDITIONS
def test_from_an_empty_deck_no_ritual_is_received(edition: str) -> None:
    game = victory(edition, "converter-red", "accumulator-red", deck=())
    game.choose("perform:converter-red")
    assert unperformed(game) == ["accumulator-red"]
    assert game.question is not None and game.question.ask == "act"


@rule("BA-RITUAL-10")
@EDITIONS
@pytest.mark.parametrize("kind", KINDS)
def test_a_ritual_is_an_artifact_or_a_structure(edition: str, kind: str) -> None:
    structure = kind in ("source", "obelisk", "gun")
    game = victory(edition, f"{kind}-red", deck=())
    if edition == "2018":
        game.choose(f"perform:{kind}-red")
    assert game.question is not None
    assert game.question.ask == ("build" if structure else "act")
    if structure:
        game.choose("build:red-a")
    artifacts = [one["id"] for one in seen(game)["defenders"][0]["artifacts"]]
    bases = [card for one in seen(game)["districts"] for card in one["bases"].values() if card]
    assert (artifacts, bases) == (([], [f"{kind}-red"]) if structure else ([f"{kind}-red"], []))


@rule("BA-RITUAL-11")
@EDITIONS
def test_only_the_attackers_own_rituals_are_performed(edition: str) -> None:
    """Not even those of one who helps him."""
    lightning = CARD["lightning"]
    game = position(
        edition=edition,
        walls={"w1": ["warrior-red"], "w20": ["mage-black"]},
        defenders=[at("yellow", red=3), at("yellow", rituals=["converter-red"], spells=[lightning])],
    )
    game.choose(f"pledge:{lightning}")
    game.choose("attack-with-spells:w1")
    assert (spells(game), pool(game)) == (["warrior-red"], {})
    assert game.question is not None and game.question.ask == "act"
    assert (performed(game), unperformed(game, 1)) == ([], ["converter-red"])


@rule("BA-RITUAL-12")
@EDITIONS
@pytest.mark.parametrize("colour", COLOURS)
def test_each_ritual_has_one_colour(edition: str, colour: str) -> None:
    """Of all thirty only the five of the enemy's colour fit."""
    game = victory(edition, *CONTENT.rituals, enemy=(f"beast-{colour}",), deck=())
    assert {id for id in offered(game) if id != "no-ritual"} == {f"perform:{kind}-{colour}" for kind in KINDS}


@rule("BA-RITUAL-12")
@EDITIONS
def test_a_structure_works_in_the_colour_of_its_ritual(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", red=1)], bases={"yellow-a": "source-black"})
    game.choose("gain:yellow-a")
    assert pool(game) == {"black": 3}


@rule("BA-RITUAL-13")
@pytest.mark.parametrize("mode", ["training", "level", "scenario", "custom"])
def test_rituals_are_used_in_every_game_but_training(mode: str) -> None:
    game = holdfast.new(
        "bastion", {"edition": "2018", "mode": mode, "players": 2, "scenario": "trembling-earth"}
    )
    while game.question is not None and game.question.ask == "flee":
        game.choose(game.question.options[0])
    drawn = [len(one["drawn"]) for one in seen(game)["defenders"]]
    assert drawn == ([0, 0] if mode == "training" else [3, 3])
    assert seen(game)["rituals"]["left"] == (0 if mode == "training" else 30 - 6)
