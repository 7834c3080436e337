"""GEO: citadel, districts, wall, gate."""

from itertools import permutations
from typing import Any

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from tests.rulebook import rule
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    place,
    position,
    price,
    seen,
    wall,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
CLOCKWISE = ["red", "black", "yellow", "blue", "green", "violet"]
EACH_DISTRICT = {"w1": "yellow", "w5": "green", "w9": "red", "w13": "violet", "w17": "blue", "w21": "black"}
"""The first section of each district of a position."""
MAIN = [f"{kind}-{colour}" for kind in ("beast", "warrior", "mage", "rider") for colour in COLOURS]
FULL_BUT_LAST = {f"w{nth}": [card] for nth, card in enumerate(MAIN[:23], 1)}
"""w1 to w23 taken; the black rider is left."""


def districts(**options: Any) -> list[dict[str, Any]]:
    """The districts of a new game, clockwise from the gate."""
    found: list[dict[str, Any]] = holdfast.new("bastion", options).view()["districts"]
    return found


def ids(laid: list[dict[str, Any]]) -> list[str]:
    return [district["id"] for district in laid]


@rule("BA-GEO-1", "BA-GEO-17")
@EDITIONS
def test_six_districts_lie_round_the_citadel_in_a_ring(edition: str) -> None:
    ring = ids(seen(position(edition=edition))["districts"])
    assert sorted(offered(position(edition=edition), "move")) == sorted(f"move:{one}" for one in COLOURS)
    for nth, district in enumerate(ring):
        beside = {f"move:{ring[nth - 1]}", f"move:{ring[(nth + 1) % 6]}", "move:citadel"}
        assert set(offered(position(edition=edition, defenders=[at(district)]), "move")) == beside


@rule("BA-GEO-2")
def test_districts_may_be_joined_in_any_order() -> None:
    for order in list(permutations(COLOURS))[::17]:
        laid = districts(edition="2015", districts=list(order))
        assert ids(laid) == list(order)
    assert ids(districts(edition="2015", districts=CLOCKWISE)) == CLOCKWISE


@rule("BA-GEO-2")
def test_neighbours_follow_the_order_in_which_districts_were_joined() -> None:
    game = position(edition="2015", districts=CLOCKWISE, defenders=[at("yellow")])
    assert set(offered(game, "move")) == {"move:black", "move:blue", "move:citadel"}


@rule("BA-GEO-3")
def test_districts_are_laid_at_random_unless_the_players_say_otherwise() -> None:
    seen_orders = [
        ids(holdfast.new("bastion", {"mode": "level"}, seed=seed).view()["districts"]) for seed in range(120)
    ]
    assert all(sorted(order) == sorted(COLOURS) for order in seen_orders)
    for nth in range(6):
        assert {order[nth] for order in seen_orders} == set(COLOURS)


@rule("BA-GEO-4")
@EDITIONS
@pytest.mark.parametrize(("side", "first"), [("statue", "yellow"), ("plain", "red")])
def test_all_districts_lie_with_the_same_side_up(edition: str, side: str, first: str) -> None:
    """Each district's first source, counted from the district's own colour, tells which side is up."""
    away = COLOURS.index(first)
    for district in districts(edition=edition, mode="level", side=side):
        expected = COLOURS[(COLOURS.index(district["id"]) + away) % 6]
        assert district["sources"][0]["colour"] == expected


@rule("BA-GEO-5")
@pytest.mark.parametrize("side", ["statue", "plain"])
@pytest.mark.parametrize("mode", ["training", "scenario"])
def test_either_side_is_legal_in_the_first_edition(mode: str, side: str) -> None:
    game = holdfast.new("bastion", {"edition": "2015", "mode": mode, "side": side})
    assert game.view()["side"] == side


@rule("BA-GEO-6")
@pytest.mark.parametrize("side", ["statue", "plain"])
@pytest.mark.parametrize("mode", ["level", "custom"])
def test_either_side_may_be_chosen_in_later_games(mode: str, side: str) -> None:
    assert holdfast.new("bastion", {"mode": mode, "side": side}).view()["side"] == side


@rule("BA-GEO-6")
@pytest.mark.parametrize("options", [{"mode": "training"}, {"mode": "scenario", "scenario": "show-of-force"}])
def test_the_side_of_training_and_scenarios_is_not_chosen(options: dict[str, str]) -> None:
    with pytest.raises(holdfast.BadOptions) as refusal:
        holdfast.new("bastion", options | {"side": "plain"})
    assert [fault.code for fault in refusal.value.faults] == ["side-is-fixed"]


@rule("BA-GEO-7")
def test_on_the_plain_side_two_of_three_sources_share_a_colour() -> None:
    for district in districts(mode="level", side="plain"):
        assert len({source["colour"] for source in district["sources"]}) == 2
    for district in districts(mode="level", side="statue"):
        assert len({source["colour"] for source in district["sources"]}) == 3


@rule("BA-GEO-8", "BA-GEO-9")
@EDITIONS
def test_a_district_has_three_sources_a_tower_two_bases_a_square_and_four_sections(edition: str) -> None:
    for nth, district in enumerate(districts(edition=edition)):
        assert len(district["sources"]) == 3
        assert district["tower"]["id"] == f"{district['id']}-tower"
        assert list(district["bases"].values()) == ["", ""]
        assert district["square"] is None
        assert district["sections"] == [f"w{4 * nth + step}" for step in (1, 2, 3, 4)]


@rule("BA-GEO-8")
def test_a_structure_may_stand_on_two_bases_of_each_district_and_one_enemy_on_each_square() -> None:
    game = position(
        edition="2015",
        walls={"w1": ["beast-yellow"], "w20": ["beast-red"]},
        defenders=[at("yellow", yellow=3, rituals=["gun-yellow"])],
    )
    game.choose("attack:w1")
    assert sorted(offered(game)) == sorted(f"build:{one}-{base}" for one in COLOURS for base in "ab")
    taken = position(
        edition="2015",
        phase="enemy",
        squares={"yellow": ["flyer-red"]},
        deck=["flyer-blue", "beast-red"],
    )
    assert happened(taken, "land")[0]["to"] == "black-square"


@rule("BA-GEO-10")
@EDITIONS
def test_a_section_holds_one_enemy(edition: str) -> None:
    game = position(
        edition=edition,
        phase="enemy",
        walls={"w1": ["beast-red"], "w2": ["beast-blue", "symbiote-red"]},
        deck=["warrior-red", "warrior-blue"],
        defenders=[at(spells=["archmage-red"])],
    )
    assert wall(game)["w3"] == ["warrior-red"]
    assert all(len(enemy) == 1 for section, enemy in wall(game).items() if section != "w2")
    game.choose("cast:archmage-red")
    game.choose("pick:w3")
    assert why_not(game, "put:w1") == ("section-taken", "BA-SPELL-36")
    assert why_not(game, "put:w2") == ("section-taken", "BA-SPELL-36")


@rule("BA-GEO-10")
@EDITIONS
def test_a_united_enemy_counts_as_one_on_its_section(edition: str) -> None:
    game = position(
        edition=edition,
        phase="enemy",
        walls={"w1": ["beast-red"], "w2": ["beast-blue"]},
        deck=["symbiote-red", "warrior-blue"],
    )
    assert wall(game) == {"w1": ["beast-red"], "w2": ["beast-blue", "symbiote-red"]}


@rule("BA-GEO-11", "BA-GEO-12", "BA-GEO-13", "BA-GEO-14")
@EDITIONS
@pytest.mark.parametrize("nth", range(6))
def test_the_gate_may_stand_at_any_corner_between_w24_and_w1(edition: str, nth: int) -> None:
    """Clockwise of it is the first section of one district, counterclockwise the last of its neighbour."""
    gate = CLOCKWISE[nth]
    laid = districts(edition=edition, districts=CLOCKWISE, gate=gate)
    assert len(laid) == 6 and all(len(one["sections"]) == 4 for one in laid)
    assert ids(laid) == CLOCKWISE[nth:] + CLOCKWISE[:nth]
    assert (laid[0]["id"], laid[0]["sections"][0]) == (gate, "w1")
    assert (laid[5]["id"], laid[5]["sections"][3]) == (CLOCKWISE[nth - 1], "w24")


@rule("BA-GEO-13")
@EDITIONS
def test_the_first_enemy_stops_at_the_gate_on_w1(edition: str) -> None:
    game = position(edition=edition, phase="enemy", deck=["beast-red", "beast-blue"])
    assert wall(game) == {"w1": ["beast-red"]}


@rule("BA-GEO-14")
def test_the_last_section_is_next_to_the_gate_and_yet_the_furthest_from_it() -> None:
    """A giant takes the free section nearest the gate, and that is never w24."""
    game = position(
        edition="2015", phase="enemy", walls={"w1": ["beast-red"]}, deck=["giant-red", "mage-red"]
    )
    assert wall(game) == {"w1": ["beast-red"], "w2": ["giant-red"]}
    full = position(edition="2015", phase="enemy", walls=FULL_BUT_LAST, deck=["giant-red", "rider-black"])
    assert full.outcome == holdfast.Outcome(won=False, reason="no-room")


@rule("BA-GEO-15")
@EDITIONS
def test_enemies_come_from_the_high_end_and_walk_towards_w1(edition: str) -> None:
    game = position(
        edition=edition,
        phase="enemy",
        walls={"w5": ["beast-red"], "w12": ["beast-blue"]},
        deck=["warrior-red", "mage-red"],
    )
    assert wall(game)["w13"] == ["warrior-red"]
    marching = position(
        edition=edition, phase="enemy", walls={"w5": ["beast-red"], "w12": ["beast-blue"]}, deck=[]
    )
    assert happened(marching, "march")[0] == {"cards": ["beast-blue"], "at": "w12", "to": "w6"}


@rule("BA-GEO-16")
def test_next_is_counterclockwise_and_previous_is_clockwise() -> None:
    """The walk ends on the section previous to an enemy; the next squares are those counterclockwise."""
    game = position(edition="2015", phase="enemy", walls={"w8": ["beast-red"], "w20": ["mage-red"]}, deck=[])
    assert happened(game, "march") == [{"cards": ["mage-red"], "at": "w20", "to": "w9"}]
    flying = position(
        edition="2015",
        phase="enemy",
        walls={"w8": ["beast-red"]},
        squares={"red": ["flyer-red"]},
        deck=["flyer-blue", "beast-blue"],
    )
    assert happened(flying, "land")[0]["to"] == "green-square"


@rule("BA-GEO-18")
@EDITIONS
@pytest.mark.parametrize("where", ["red", "citadel"])
def test_any_number_of_defenders_may_stand_in_one_place(edition: str, where: str) -> None:
    others = [at(where), at(where), at(where)]
    game = position(edition=edition, defenders=[at("green"), *others], walls={"w9": ["beast-red"]})
    game.choose(f"move:{where}")
    assert [place(game, seat) for seat in range(4)] == [where] * 4


@rule("BA-GEO-19")
@EDITIONS
@pytest.mark.parametrize(("section", "colour"), EACH_DISTRICT.items())
def test_the_banners_on_its_walls_give_a_district_its_colour(edition: str, section: str, colour: str) -> None:
    """A white enemy takes the colour of the district at whose wall it stands."""
    game = position(edition=edition, walls={section: ["shaggon"]})
    assert price(game, section) == {colour: 8}
    assert next(one["tower"]["colour"] for one in seen(game)["districts"] if section in one["sections"]) == (
        colour
    )


@rule("BA-GEO-20")
@EDITIONS
def test_only_enemies_on_directly_neighbouring_sections_are_adjacent(edition: str) -> None:
    """Across the border of districts too; not two sections away, not from wall to square."""
    walls = {"w2": ["beast-red"], "w3": ["mage-red"], "w4": ["inquisitor"], "w5": ["beast-blue"]}
    game = position(edition=edition, walls=walls | {"w6": ["mage-blue"]}, squares={"yellow": ["flyer-green"]})
    assert price(game, "w3") == {"red": 6}
    assert price(game, "w5") == {"blue": 4}
    assert (price(game, "w2"), price(game, "w6")) == ({"red": 3}, {"blue": 5})
    assert price(game, "yellow-square") == {"green": 5}


@rule("BA-GEO-21")
def test_in_the_first_edition_no_enemy_may_stand_on_w24() -> None:
    game = position(edition="2015", phase="enemy", walls=FULL_BUT_LAST, deck=["rider-black", "giant-red"])
    assert game.outcome == holdfast.Outcome(won=False, reason="no-room")
    cast = position(edition="2015", walls={"w1": ["beast-red"]}, defenders=[at(spells=["archmage-red"])])
    cast.choose("cast:archmage-red")
    assert why_not(cast, "put:w24") == ("deck-there", "BA-RULE-5")
    with pytest.raises(holdfast.BadPosition):
        position(edition="2015", walls={"w24": ["beast-red"]})


@rule("BA-GEO-22")
def test_in_the_second_edition_all_24_sections_can_hold_enemies() -> None:
    game = position(phase="enemy", walls=FULL_BUT_LAST, deck=["rider-black", "giant-red"])
    assert wall(game)["w24"] == ["rider-black"]
    assert seen(game)["camp"] == "token"
    cast = position(walls={"w1": ["beast-red"]}, defenders=[at(spells=["archmage-red"])])
    cast.choose("cast:archmage-red")
    assert "put:w24" in offered(cast)
