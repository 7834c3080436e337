"""COLOR: which mana an enemy costs, and which rituals it serves."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.games.bastion.state import Defender
from tests.rulebook import rule
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    mana,
    offered,
    pool,
    position,
    price,
    seen,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
FAR = {"w20": ["mage-red"]}
"""Somebody far off, so that the game is not won."""
WHITE = ["spy", "belligemin", "rokai", "valkyrie", "inquisitor", "shaggon"]
PRISMATIC = {"golem": 1, "black-wing": 1, "leviathan": 2}
DISTRICTS = {"w1": "yellow", "w6": "green", "w11": "red", "w16": "violet", "w17": "blue", "w21": "black"}


@rule("BA-COLOR-1")
@EDITIONS
@pytest.mark.parametrize("colour", COLOURS)
def test_a_coloured_enemy_costs_mana_of_its_colour_wherever_it_stands(edition: str, colour: str) -> None:
    for family in (*CONTENT.main, "scout", "symbiote", "flyer", "priest", "giant", "archmage"):
        card = f"{family}-{colour}"
        for section in ("w1", "w11"):
            strength = CONTENT.cards[card].strength
            assert price(position(edition=edition, walls={section: [card]}), section) == {colour: strength}
    dragon = position(edition=edition, walls=FAR, defenders=[at("red")], citadel=[f"dragon-{colour}"])
    assert price(dragon, "citadel") == {colour: 10}


@rule("BA-COLOR-1")
@EDITIONS
def test_mana_of_other_colours_does_not_serve(edition: str) -> None:
    game = position(edition=edition, walls={"w1": ["beast-red"]}, defenders=[at("yellow", yellow=9, blue=9)])
    assert why_not(game, "attack:w1") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-COLOR-2", "BA-COLOR-9")
@pytest.mark.parametrize("legend", [*WHITE, *PRISMATIC])
@pytest.mark.parametrize(("section", "colour"), DISTRICTS.items())
def test_in_the_first_edition_legendary_enemies_have_the_colour_of_their_district(
    legend: str, section: str, colour: str
) -> None:
    """It is the colour of the rituals they serve, and of the mana where they are paid in one colour."""
    game = position(
        edition="2015",
        walls=FAR | {section: [legend]},
        defenders=[_rich(colour, [f"converter-{colour}", f"accumulator-{_another(colour)}"]), at()],
        ritual_deck=["gun-red", "gun-blue"],
    )
    assert seen(game)["wall"][section]["cards"][0]["colour"] == colour
    if legend in WHITE:
        assert price(game, section) == {colour: CONTENT.cards[legend].strength}
    game.choose(f"attack:{section}")
    assert happened(game, "perform") == [{"ritual": f"converter-{colour}"}]


def _another(colour: str) -> str:
    return COLOURS[COLOURS.index(colour) - 1]


def _rich(place: str, rituals: list[str]) -> Defender:
    defender = at(place, rituals=rituals)
    defender.pool = mana(each=10)
    return defender


@rule("BA-COLOR-2")
@EDITIONS
def test_a_legendary_enemy_on_a_square_has_the_colour_of_that_district(edition: str) -> None:
    game = position(edition=edition, walls=FAR, squares={"violet": ["rokai"], "green": ["valkyrie"]})
    assert price(game, "violet-square") == {"violet": 5}
    assert price(game, "green-square") == {"green": 5}


@rule("BA-COLOR-3")
@EDITIONS
@pytest.mark.parametrize("legend", WHITE)
def test_a_white_enemy_changes_its_colour_with_its_district(edition: str, legend: str) -> None:
    game = position(
        edition=edition, walls={"w4": [legend]}, defenders=[at(spells=["archmage-red", "archmage-blue"])]
    )
    strength = CONTENT.cards[legend].strength
    assert price(game, "w4") == {"yellow": strength}
    game.choose("cast:archmage-red")
    game.choose("put:w5")
    assert price(game, "w5") == {"green": strength}
    game.choose("cast:archmage-blue")
    game.choose("put:w6")
    assert price(game, "w6") == {"green": strength}


@rule("BA-COLOR-3")
def test_a_white_enemy_changes_its_colour_when_it_marches_on() -> None:
    game = position(phase="enemy", walls={"w2": ["beast-red"], "w9": ["spy"]}, deck=[])
    assert happened(game, "march") == [{"cards": ["spy"], "at": "w9", "to": "w3"}]
    assert price(game, "w3") == {"yellow": 3}


@rule("BA-COLOR-4", "BA-COLOR-5")
@EDITIONS
@pytest.mark.parametrize(("legend", "each"), PRISMATIC.items())
def test_a_prismatic_enemy_costs_so_much_of_each_colour(edition: str, legend: str, each: int) -> None:
    game = position(edition=edition, walls=FAR | {"w1": [legend]}, defenders=[_rich("yellow", []), at()])
    assert price(game, "w1") == dict.fromkeys(COLOURS, each)
    game.choose("attack:w1")
    assert pool(game) == dict.fromkeys(COLOURS, 10 - each)
    for colour in COLOURS:
        short = _rich("yellow", [])
        short.pool[COLOURS.index(colour)] = each - 1
        lacking = position(edition=edition, walls=FAR | {"w1": [legend]}, defenders=[short])
        assert why_not(lacking, "attack:w1") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-COLOR-6", "BA-COLOR-10")
@EDITIONS
def test_knellerwyrm_is_paid_in_any_mixture_of_colours(edition: str) -> None:
    game = position(
        edition=edition,
        walls=FAR,
        citadel=["knellerwyrm"],
        defenders=[at(red=4, blue=4, green=1, black=2)],
    )
    assert seen(game)["citadel"]["top"]["cards"][0]["colour"] == ""
    assert price(game, "citadel") == {"any": 10}
    game.choose("attack:citadel")
    assert len(offered(game)) == 4
    game.choose("pay:" + "+".join(["green", *["red"] * 4, *["blue"] * 4, "black"]))
    assert pool(game) == {"black": 1}


@rule("BA-COLOR-6")
@EDITIONS
def test_nine_mana_are_too_few_for_knellerwyrm(edition: str) -> None:
    game = position(edition=edition, walls=FAR, citadel=["knellerwyrm"], defenders=[at(red=5, blue=4)])
    assert why_not(game, "attack:citadel") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-COLOR-7")
@pytest.mark.parametrize("legend", ["spy", "shaggon", "golem", "leviathan"])
def test_a_white_or_prismatic_enemy_serves_rituals_of_the_district_where_it_was(legend: str) -> None:
    game = position(
        walls=FAR | {"w9": [legend]},
        defenders=[_rich("red", ["converter-red", "converter-blue"]), at()],
        ritual_deck=["gun-red", "gun-blue"],
    )
    game.choose("attack:w9")
    assert offered(game) == ["perform:converter-red", "no-ritual"]


@rule("BA-COLOR-7")
def test_the_ritual_goes_by_the_place_of_the_enemy_not_of_the_attacker() -> None:
    attacker = _rich("blue", ["converter-red", "converter-blue"])
    attacker.spells = ["flyer-red"]
    game = position(walls=FAR | {"w9": ["spy"]}, defenders=[attacker, at()])
    game.choose("shoot:w9")
    assert offered(game) == ["perform:converter-red", "no-ritual"]


@rule("BA-COLOR-8", "BA-COLOR-10")
@EDITIONS
def test_knellerwyrm_serves_a_ritual_of_any_colour_but_one_only(edition: str) -> None:
    game = position(
        edition=edition,
        walls=FAR,
        citadel=["knellerwyrm"],
        defenders=[at(red=10, rituals=["converter-red", "converter-blue"])],
        ritual_deck=["gun-red", "gun-blue"],
    )
    game.choose("attack:citadel")
    assert offered(game) == ["perform:converter-red", "perform:converter-blue", "no-ritual"]
    game.choose("perform:converter-blue")
    game.choose("keep:gun-red")
    assert happened(game, "perform") == [{"ritual": "converter-blue"}]
    assert seen(game)["defenders"][0]["rituals"] == ["converter-red", "gun-red"]


@rule("BA-COLOR-10")
def test_knellerwyrm_has_no_colour_not_even_of_a_dragon_under_it() -> None:
    game = position(edition="2015", walls=FAR, citadel=["dragon-red", "knellerwyrm"])
    [top] = seen(game)["citadel"]["top"]["cards"]
    assert (top["id"], top["colour"], top["strength"]) == ("knellerwyrm", "", 10)
