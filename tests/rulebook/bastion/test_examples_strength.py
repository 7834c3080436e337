"""EX: the printed examples of strengths: unified enemies, shapeshifters, guns, dragons, the Inquisitor."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, next_enemy, protected, strengths
from tests.rulebook.bastion.positions import (
    at,
    offered,
    place,
    pool,
    position,
    price,
    seen,
    spells,
    square,
    wall,
    why_not,
)

# -- unified enemies -------------------------------------------------------------------------------


@rule("BA-EX-8")
@EDITIONS
def test_a_red_dragon_makes_both_cards_of_a_red_unified_enemy_stronger(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", red=9)],
        walls={"w3": ["beast-red", "symbiote-red"]},
        citadel=["dragon-red"],
        deck=["beast-blue"],
    )
    assert strengths(game, "w3") == [4, 5]
    assert price(game, "w3") == {"red": 9}
    game.choose("attack:w3")
    assert pool(game) == {}
    assert spells(game) == ["beast-red", "symbiote-red"]


@rule("BA-EX-9")
@pytest.mark.parametrize(
    ("edition", "due"), [("2015", {"yellow": 2, "green": 3}), ("2018", {"yellow": 1, "green": 2})]
)
def test_each_gun_weakens_the_card_of_its_colour(edition: str, due: dict[str, int]) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", pool=due)],
        walls={"w3": ["beast-yellow", "symbiote-green"]},
        bases={"yellow-a": "gun-yellow", "yellow-b": "gun-green"},
        deck=["beast-blue"],
    )
    assert price(game, "w3") == due
    game.choose("attack:w3")
    assert pool(game) == {}


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


@rule("BA-EX-61")
@EDITIONS
def test_belligemin_takes_a_priest_to_the_square(edition: str) -> None:
    districts = ("green", "yellow", "red", "violet", "blue", "black")
    walls = {"w4": ["warrior-red"], "w5": ["priest-blue"]}
    before = position(edition=edition, districts=districts, walls=walls)
    assert protected(before, "w4") == "ward"
    game = attacked_by(
        "belligemin",
        "beast-red",
        edition=edition,
        districts=districts,
        defenders=[at("green", red=4)],
        walls=walls,
    )
    assert square(game, "yellow") == ["priest-blue", "belligemin"]
    assert wall(game) == {"w4": ["warrior-red"]}
    assert price(game, "yellow-square") == {"blue": 6, "yellow": 4}
    assert offered(game, "attack") == ["attack:w4"]
    next_enemy(game)
    assert wall(game) == {"w4": ["warrior-red"], "w5": ["beast-red"]}


# -- shapeshifters ---------------------------------------------------------------------------------


@rule("BA-EX-11")
@EDITIONS
def test_a_shapeshifter_between_a_five_and_a_six_is_an_eleven(edition: str) -> None:
    walls = {"w5": ["mage-red"], "w6": ["shapeshifter-blue"], "w7": ["rider-green"]}
    game = position(edition=edition, walls=walls)
    assert price(game, "w6") == {"blue": 11}


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


@rule("BA-EX-32")
@EDITIONS
def test_a_shapeshifter_counts_all_cards_of_a_unified_neighbour(edition: str) -> None:
    walls = {
        "w5": ["beast-green", "symbiote-yellow"],
        "w6": ["shapeshifter-black"],
        "w7": ["mage-violet"],
    }
    assert price(position(edition=edition, walls=walls), "w6") == {"black": 12}


@rule("BA-EX-33")
@EDITIONS
def test_two_adjacent_shapeshifters_are_nines(edition: str) -> None:
    walls = {"w5": ["shapeshifter-green"], "w6": ["shapeshifter-black"]}
    game = position(edition=edition, walls=walls)
    assert (strengths(game, "w5"), strengths(game, "w6")) == ([9], [9])


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


@rule("BA-EX-36")
@EDITIONS
def test_the_inquisitor_makes_both_neighbours_stronger_by_one(edition: str) -> None:
    walls = {"w4": ["beast-red"], "w5": ["inquisitor"], "w6": ["mage-blue"], "w7": ["rider-red"]}
    game = position(edition=edition, walls=walls)
    assert [strengths(game, section) for section in walls] == [[4], [6], [6], [6]]
    assert price(game, "w6") == {"blue": 6}


# -- dragons and Rokai -----------------------------------------------------------------------------


@rule("BA-EX-60")
@EDITIONS
def test_the_boosts_of_a_stack_of_three_dragons_as_they_fall(edition: str) -> None:
    walls = {"w1": ["beast-blue"], "w2": ["beast-red"], "w3": ["beast-green"]}
    game = position(
        edition=edition,
        defenders=[at("citadel", blue=10, yellow=10, red=10)],
        walls=walls,
        citadel=["dragon-red", "knellerwyrm", "dragon-blue"],
        deck=["warrior-red", "warrior-blue", "warrior-green"],
    )

    def beasts() -> list[int]:
        return [strengths(game, section)[0] for section in walls]

    assert (price(game, "citadel"), beasts()) == ({"blue": 10}, [4, 3, 3])
    game.choose("attack:citadel")
    assert (price(game, "citadel"), beasts()) == ({"any": 10}, [4, 4, 4])
    next_enemy(game)
    game.choose("attack:citadel")
    game.choose("pay:" + "+".join(["yellow"] * 10))
    assert (price(game, "citadel"), beasts()) == ({"red": 10}, [3, 4, 3])
    next_enemy(game)
    game.choose("attack:citadel")
    assert (pool(game), beasts()) == ({}, [3, 3, 3])
    assert spells(game) == ["dragon-blue", "knellerwyrm", "dragon-red"]


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
