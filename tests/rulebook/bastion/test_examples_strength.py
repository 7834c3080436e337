"""EX: the printed examples of strengths: unified enemies, shapeshifters, guns, dragons, the Inquisitor."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, strengths
from tests.rulebook.bastion.positions import (
    at,
    offered,
    place,
    position,
    price,
    seen,
    square,
    why_not,
)

# -- unified enemies -------------------------------------------------------------------------------


@rule("BA-EX-34")
@pytest.mark.parametrize(("edition", "expected"), [("2015", [2, 4]), ("2018", [1, 3])])
def test_guns_on_a_unified_enemy_of_a_three_and_a_five(edition: str, expected: list[int]) -> None:
    """The symbiote is a five by a dragon of its colour."""
    game = position(
        edition=edition,
        defenders=[at("red")],
        walls={"w3": ["beast-green", "symbiote-yellow"]},
        citadel=["dragon-yellow"],
    )
    assert strengths(game, "w3") == [3, 5]
    game = position(
        edition=edition,
        defenders=[at("red")],
        walls={"w3": ["beast-green", "symbiote-yellow"]},
        citadel=["dragon-yellow"],
        bases={"yellow-a": "gun-yellow", "yellow-b": "gun-green"},
    )
    assert strengths(game, "w3") == expected
    assert price(game, "w3") == {"green": expected[0], "yellow": expected[1]}


@rule("BA-EX-34")
@pytest.mark.parametrize(("edition", "mage", "shapeshifter"), [("2015", 4, 3), ("2018", 3, 1)])
def test_a_gun_weakens_a_mage_and_then_the_shapeshifter_that_takes_after_it(
    edition: str, mage: int, shapeshifter: int
) -> None:
    game = position(
        edition=edition,
        walls={"w13": ["mage-violet"], "w14": ["shapeshifter-violet"]},
        bases={"violet-b": "gun-violet"},
    )
    assert strengths(game, "w13") == [mage]
    assert strengths(game, "w14") == [shapeshifter]


# -- shapeshifters ---------------------------------------------------------------------------------


@rule("BA-EX-12", "BA-EX-13")
@pytest.mark.parametrize(
    ("edition", "shapeshifter", "strength"),
    [("2015", "blue", 7), ("2015", "red", 8), ("2018", "blue", 6), ("2018", "red", 7)],
)
def test_a_shapeshifter_takes_the_modified_strengths_and_then_its_own_modifiers(
    edition: str, shapeshifter: str, strength: int
) -> None:
    """A gun of 2018 takes two from the green warrior, one of 2015 only one."""
    game = position(
        edition=edition,
        defenders=[at("yellow")],
        walls={"w5": ["beast-red"], "w6": [f"shapeshifter-{shapeshifter}"], "w7": ["warrior-green"]},
        bases={"green-a": "gun-green"},
        citadel=["dragon-red"],
    )
    assert strengths(game, "w5") == [4]
    assert strengths(game, "w7") == [3 if edition == "2015" else 2]
    assert price(game, "w6") == {shapeshifter: strength}


UNITED_SHAPESHIFTERS = {
    "w4": ["shapeshifter-red", "symbiote-green"],
    "w5": ["shapeshifter-blue"],
    "w6": ["beast-red", "symbiote-yellow"],
    "w7": ["shapeshifter-black"],
}


@rule("BA-EX-62")
@EDITIONS
@pytest.mark.parametrize(
    ("citadel", "expected"),
    [
        ([], {"w4": [9, 4], "w5": [9], "w6": [3, 4], "w7": [7]}),
        (["knellerwyrm"], {"w4": [10, 5], "w5": [10], "w6": [4, 5], "w7": [10]}),
    ],
)
def test_shapeshifters_among_unified_enemies(
    edition: str, citadel: list[str], expected: dict[str, list[int]]
) -> None:
    game = position(edition=edition, defenders=[at("red")], walls=UNITED_SHAPESHIFTERS, citadel=citadel)
    assert {section: strengths(game, section) for section in expected} == expected


@rule("BA-EX-63")
@EDITIONS
def test_a_shapeshifter_counts_the_inquisitor_and_then_adds_what_it_gives(edition: str) -> None:
    walls = {"w5": ["inquisitor"], "w6": ["shapeshifter-black"]}
    assert strengths(position(edition=edition, walls=walls), "w6") == [7]
    walls["w7"] = ["beast-red"]
    game = position(edition=edition, walls=walls)
    assert strengths(game, "w6") == [10]
    assert strengths(game, "w7") == [3]


# -- dragons and Rokai -----------------------------------------------------------------------------


@rule("BA-EX-67")
@EDITIONS
@pytest.mark.parametrize(
    ("citadel", "places"),
    [(["dragon-red"], ["green", "violet"]), ([], ["green", "violet", "citadel"])],
)
def test_rokai_drives_two_defenders_out_but_not_to_the_dragon(
    edition: str, citadel: list[str], places: list[str]
) -> None:
    game = attacked_by(
        "rokai",
        "giant-red",
        edition=edition,
        defenders=[at("red"), at("red")],
        walls={"w9": ["beast-red"]},
        citadel=citadel,
    )
    assert square(game, "red") == ["rokai"]
    for to in (places[0], places[-1]):
        assert offered(game) == [f"flee:{place}" for place in places]
        game.choose(f"flee:{to}")
    assert (place(game, 0), place(game, 1)) == (places[0], places[-1])


@rule("BA-EX-68")
@EDITIONS
def test_who_has_the_mana_for_the_next_dragon_stays_and_must_face_it_next_turn(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", red=10, blue=10)],
        walls={"w1": ["beast-green"]},
        citadel=["dragon-blue", "dragon-red"],
        deck=["beast-red", "beast-blue"],
    )
    game.choose("storm:citadel")
    assert (place(game), seen(game)["turn"]) == ("citadel", 2), "nothing was left to do"
    assert why_not(game, "done") == ("under-dragon", "BA-MOVE-10" if edition == "2015" else "BA-MOVE-9")
    assert offered(game, "attack") == ["attack:citadel"]
    assert len(offered(game, "move")) == 6


@rule("BA-EX-68")
@EDITIONS
def test_who_lacks_the_mana_for_the_next_dragon_goes_at_once_in_2018_and_may_stay_in_2015(
    edition: str,
) -> None:
    """A Flame that would be enough does not count."""
    game = position(
        edition=edition,
        defenders=[at("yellow", red=10, blue=9, spells=["warrior-red"])],
        walls={"w1": ["beast-green"]},
        citadel=["dragon-blue", "dragon-red"],
        deck=["beast-red", "beast-blue"],
    )
    game.choose("storm:citadel")
    assert seen(game)["citadel"]["dragons"] == ["dragon-blue"]
    if edition == "2015":
        assert (place(game), seen(game)["turn"]) == ("citadel", 2), "nothing was left to do"
        assert why_not(game, "done") == ("under-dragon", "BA-MOVE-10")
    else:
        assert offered(game) == [f"flee:{colour}" for colour in COLOURS]
        game.choose("flee:violet")
        assert place(game) == "violet"
