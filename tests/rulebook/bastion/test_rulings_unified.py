"""Rulings on symbiotes and unified enemies."""

from collections import Counter
from typing import Any

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    attacked_by,
    carriers,
    entries,
    full_squares,
    protected,
    strengths,
)
from tests.rulebook.bastion.play import choose, won
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    pool,
    position,
    price,
    seen,
    spells,
    square,
    wall,
    why_not,
)

ONE_EACH = dict.fromkeys(COLOURS, 1)
TWO_EACH = dict.fromkeys(COLOURS, 2)
FLAME_1, FLAME_2 = carriers("flame", 1), carriers("flame", 2)
LIGHTNING_1, LIGHTNING_3 = carriers("lightning", 1), carriers("lightning", 3)
ALCHEMY = carriers("alchemy")
ARROW = carriers("arrow")[-1]
CASTLING = carriers("castling")[0]
TELEPORT = carriers("teleport")[0]


def with_all_spells(game: Game, where: str, pay: bool = True) -> Game:
    """Attack with every spell that may be added; pay in the first way offered."""
    game.choose(f"attack-with-spells:{where}")
    while adds := offered(game, "add"):
        game.choose(adds[0])
    while pay and (ways := offered(game, "pay")):
        game.choose(ways[0])
    return game


def ways_to_pay(game: Game) -> list[dict[str, int]]:
    """The payments that are offered, by colour."""
    return [dict(Counter(id.partition(":")[2].split("+"))) for id in offered(game, "pay")]


# -- hosts -----------------------------------------------------------------------------------------


@rule("BA-RULE-20")
@EDITIONS
def test_the_host_is_the_wall_enemy_with_the_highest_number(edition: str) -> None:
    walls = {"w2": ["beast-red"], "w7": ["beast-blue"], "w5": ["beast-green"]}
    game = attacked_by("symbiote-red", edition=edition, walls=walls, squares={"black": ["flyer-red"]})
    assert wall(game)["w7"] == ["beast-blue", "symbiote-red"]


@rule("BA-RULE-20")
@EDITIONS
def test_squares_and_citadel_are_not_searched_for_a_host(edition: str) -> None:
    game = attacked_by(
        "symbiote-red",
        "beast-red",
        edition=edition,
        squares={"black": ["flyer-red"]},
        citadel=["dragon-red"],
        defenders=[at("red")],
    )
    assert entries(game)[0] == ("symbiote-red", "w1")
    assert square(game, "black") == ["flyer-red"]


@rule("BA-RULE-20", "BA-RULE-21")
@pytest.mark.parametrize("immune", ["golem", "leviathan", "black-wing"])
def test_in_the_second_edition_the_next_lower_enemy_is_host_instead_of_an_immune_one(immune: str) -> None:
    walls = {"w2": ["beast-red"], "w3": ["beast-blue"], "w9": [immune]}
    game = attacked_by("symbiote-red", walls=walls)
    assert wall(game) == {**walls, "w3": ["beast-blue", "symbiote-red"]}
    alone = attacked_by("symbiote-red", walls={"w9": [immune]})
    assert wall(alone) == {"w9": [immune], "w10": ["symbiote-red"]}


@rule("BA-RULE-21")
@pytest.mark.parametrize("host", ["priest-red", "inquisitor", "shapeshifter-red", "shaggon", "giant-red"])
def test_no_other_trait_forbids_a_host_in_the_second_edition(host: str) -> None:
    game = attacked_by("symbiote-red", walls={"w2": ["beast-red"], "w9": [host]})
    assert wall(game)["w9"] == [host, "symbiote-red"]


@rule("BA-RULE-21")
@pytest.mark.parametrize("immune", ["golem", "leviathan", "black-wing"])
def test_in_the_first_edition_no_host_is_forbidden(immune: str) -> None:
    walls = {"w2": ["beast-red"], "w9": [immune]}
    game = attacked_by("symbiote-red", edition="2015", walls=walls)
    assert wall(game)["w9"] == [immune, "symbiote-red"]


# -- Belligemin ------------------------------------------------------------------------------------


@rule("BA-RULE-22")
@EDITIONS
def test_belligemin_takes_host_and_symbiotes_to_the_square_of_their_district(edition: str) -> None:
    walls = {"w2": ["beast-red"], "w6": ["beast-blue", "symbiote-red", "symbiote-black"]}
    game = attacked_by("belligemin", edition=edition, walls=walls)
    assert square(game, "green") == ["beast-blue", "symbiote-red", "symbiote-black", "belligemin"]
    assert wall(game) == {"w2": ["beast-red"]}


@rule("BA-RULE-22")
@EDITIONS
def test_belligemin_goes_on_to_the_next_free_square_and_takes_its_colour(edition: str) -> None:
    squares = {"green": ["flyer-red"], "yellow": ["flyer-blue"]}
    walls = {"w2": ["beast-red"], "w6": ["beast-blue"]}
    game = attacked_by("belligemin", edition=edition, walls=walls, squares=squares)
    assert square(game, "black") == ["beast-blue", "belligemin"]
    assert price(game, "black-square") == {"blue": 3, "black": 4}


@rule("BA-RULE-22")
@EDITIONS
def test_without_a_free_square_belligemin_stays_united_on_the_wall(edition: str) -> None:
    game = attacked_by("belligemin", edition=edition, walls={"w6": ["beast-blue"]}, squares=full_squares())
    assert wall(game) == {"w6": ["beast-blue", "belligemin"]}
    assert price(game, "w6") == {"blue": 3, "green": 4}


@rule("BA-RULE-22")
@pytest.mark.parametrize(
    ("edition", "walls"), [("2015", {}), ("2018", {}), ("2018", {"w6": ["golem"], "w3": ["leviathan"]})]
)
def test_without_an_allowed_host_belligemin_flies_alone(edition: str, walls: dict[str, list[str]]) -> None:
    game = attacked_by("belligemin", "beast-red", edition=edition, walls=walls)
    landed = "green" if walls else "yellow"
    assert happened(game, "enter")[0] == {"card": "belligemin", "at": "w7" if walls else "w1"}
    assert square(game, landed) == ["belligemin"]
    assert price(game, f"{landed}-square") == {landed: 4}


@rule("BA-RULE-23")
@EDITIONS
@pytest.mark.parametrize(
    ("host", "alone"), [("priest-red", [6, 4]), ("inquisitor", [6, 4]), ("shapeshifter-red", [9, 4])]
)
def test_a_host_on_a_square_has_no_neighbours(edition: str, host: str, alone: list[int]) -> None:
    walls = {"w5": ["beast-red"], "w7": ["beast-blue"]}
    game = position(edition=edition, walls=walls, squares={"green": [host, "belligemin"]})
    assert (protected(game, "w5"), protected(game, "green-square")) == ("", "")
    assert (strengths(game, "w5"), strengths(game, "w7")) == ([3], [3])
    assert strengths(game, "green-square") == alone


@rule("BA-RULE-23")
@EDITIONS
def test_a_shapeshifter_on_a_square_has_nine_and_then_its_own_modifiers(edition: str) -> None:
    squares = {"green": ["shapeshifter-red", "belligemin"]}
    boosted = position(edition=edition, squares=squares, citadel=["dragon-red"], defenders=[at("red")])
    assert strengths(boosted, "green-square") == [10, 4]
    weakened = position(edition=edition, squares=squares, bases={"green-a": "gun-red"})
    assert strengths(weakened, "green-square") == [8 if edition == "2015" else 7, 4]


@rule("BA-RULE-23")
@EDITIONS
def test_global_traits_go_on_on_a_square(edition: str) -> None:
    archmage = position(edition=edition, squares={"green": ["archmage-black", "belligemin"]})
    assert seen(archmage)["blocked"] == ["red"]
    people = [at("yellow", red=2, spells=[FLAME_2[0]])]
    silent = position(
        edition=edition,
        defenders=people,
        walls={"w1": ["beast-red"]},
        squares={"green": ["shaggon", "belligemin"]},
    )
    assert not offered(silent, "attack-with-spells")
    assert price(silent, "green-square") == {"green": 12}


# -- prices ----------------------------------------------------------------------------------------


@rule("BA-RULE-24")
@EDITIONS
@pytest.mark.parametrize(
    ("enemy", "cost"),
    [
        (["beast-red", "symbiote-blue"], {"red": 3, "blue": 4}),
        (["beast-red", "symbiote-red"], {"red": 7}),
        (["spy", "symbiote-blue", "belligemin"], {"yellow": 7, "blue": 4}),
        (["inquisitor", "symbiote-yellow"], {"yellow": 10}),
    ],
)
def test_the_price_of_a_unified_enemy_is_the_sum_of_its_cards(
    edition: str, enemy: list[str], cost: dict[str, int]
) -> None:
    game = position(edition=edition, walls={"w3": enemy})
    assert price(game, "w3") == cost


@rule("BA-RULE-24")
@pytest.mark.parametrize(("immune", "set_of"), [("golem", ONE_EACH), ("leviathan", TWO_EACH)])
def test_a_prismatic_card_adds_its_set(immune: str, set_of: dict[str, int]) -> None:
    game = position(edition="2015", walls={"w3": [immune, "symbiote-blue"]})
    assert price(game, "w3") == {**set_of, "blue": set_of["blue"] + 4}


@rule("BA-RULE-24")
@EDITIONS
def test_a_grey_card_is_paid_in_any_colours(edition: str) -> None:
    game = position(edition=edition, citadel=["knellerwyrm"], defenders=[at("red", red=4, blue=4, green=3)])
    assert price(game, "citadel") == {"any": 10}
    game.choose("storm:citadel")
    paid = [Counter(way) for way in ways_to_pay(game)]
    assert {way.total() for way in paid} == {10}
    assert len(paid) == 3


@rule("BA-RULE-25")
@EDITIONS
@pytest.mark.parametrize(
    ("own", "reduction"),
    [
        (FLAME_1[:1], 1),
        (FLAME_2[:1], 2),
        (LIGHTNING_1[-1:], 1),
        (LIGHTNING_3[:1], 3),
        ([FLAME_2[0], LIGHTNING_3[0]], 5),
        (LIGHTNING_3[:2], 6),
        (LIGHTNING_3[:3], 9),
    ],
)
def test_a_reduced_price_may_be_paid_in_every_way_that_stays_within_it(
    edition: str, own: list[str], reduction: int
) -> None:
    walls = {"w3": ["beast-green", "symbiote-yellow"]}
    people = [at("yellow", green=5, yellow=5, red=5, spells=own)]
    game = position(edition=edition, walls=walls, defenders=people)
    with_all_spells(game, "w3", pay=False)
    count = max(1, 7 - reduction)
    wanted = [
        {colour: n for colour, n in (("yellow", count - green), ("green", green)) if n}
        for green in range(4)
        if 0 <= count - green <= 4
    ]
    assert sorted(ways_to_pay(game), key=str) == sorted(wanted, key=str)


@rule("BA-RULE-25")
@EDITIONS
def test_a_single_enemy_is_reduced_down_to_one_of_its_colour(edition: str) -> None:
    for red, possible in ((1, True), (0, False)):
        people = [at("yellow", red=red, blue=9, spells=LIGHTNING_3[:2])]
        game = position(edition=edition, walls={"w3": ["beast-red"]}, defenders=people)
        assert bool(offered(game, "attack-with-spells")) == possible
        if possible:
            with_all_spells(game, "w3")
            assert pool(game) == {"blue": 9}


@rule("BA-RULE-26")
@EDITIONS
def test_alchemy_frees_the_colours_of_the_whole_payment_not_its_number(edition: str) -> None:
    people = [at("yellow", red=2, blue=3, spells=[ALCHEMY[0], FLAME_2[0]])]
    walls = {"w3": ["beast-green", "symbiote-yellow"]}
    game = position(edition=edition, walls=walls, defenders=people)
    with_all_spells(game, "w3")
    assert happened(game, "pay") == [{"at": "w3", "mana": {"red": 2, "blue": 3}}]
    poorer = position(
        edition=edition,
        walls=walls,
        defenders=[at("yellow", red=2, blue=2, spells=[ALCHEMY[0], FLAME_2[0]])],
    )
    assert not offered(poorer, "attack-with-spells")


# -- 2015: an immune card in a unified enemy -------------------------------------------------------


def golem_and_symbiote(**counts: Any) -> Game:
    """In the first edition a symbiote may have gone under the Golem."""
    people = [at("yellow", **counts)]
    return position(edition="2015", walls={"w3": ["golem", "symbiote-blue"]}, defenders=people)


@rule("BA-RULE-27")
@pytest.mark.parametrize("own", [[FLAME_2[0]], LIGHTNING_3[:1]])
def test_reductions_act_only_on_the_other_cards(own: list[str]) -> None:
    left = 4 - (2 if own[0] in FLAME_2 else 3)
    game = golem_and_symbiote(each=1, blue=left, spells=own)
    with_all_spells(game, "w3")
    assert spells(game) == ["golem", "symbiote-blue"]
    assert pool(game) == {}
    assert not offered(golem_and_symbiote(each=1, blue=left - 1, spells=own), "attack-with-spells")
    assert not offered(golem_and_symbiote(red=9, blue=9, spells=own), "attack-with-spells")


@rule("BA-RULE-27")
def test_at_least_one_further_mana_is_paid_for_the_rest() -> None:
    own = LIGHTNING_3[:3]
    assert not offered(golem_and_symbiote(each=1, spells=own), "attack-with-spells")
    game = golem_and_symbiote(each=1, blue=1, spells=own)
    with_all_spells(game, "w3")
    assert pool(game) == {}


@rule("BA-RULE-27")
def test_alchemy_frees_only_the_colours_of_the_other_cards() -> None:
    game = golem_and_symbiote(each=1, red=4, spells=[ALCHEMY[0]])
    with_all_spells(game, "w3")
    assert happened(game, "pay") == [{"at": "w3", "mana": {**ONE_EACH, "red": 5}}]
    assert not offered(golem_and_symbiote(red=9, blue=9, spells=[ALCHEMY[0]]), "attack-with-spells")


@rule("BA-RULE-27")
def test_guns_and_boosts_act_only_on_the_other_cards() -> None:
    walls = {"w3": ["golem", "symbiote-yellow"]}
    boosted = position(edition="2015", walls=walls, citadel=["knellerwyrm"], defenders=[at("red")])
    assert price(boosted, "w3") == {**ONE_EACH, "yellow": 6}
    weakened = position(edition="2015", walls=walls, bases={"yellow-a": "gun-yellow"})
    assert price(weakened, "w3") == {**ONE_EACH, "yellow": 4}


@rule("BA-RULE-27")
def test_a_unified_enemy_with_an_immune_card_is_shot_castled_and_teleported_by_nobody() -> None:
    game = position(
        edition="2015",
        walls={"w3": ["golem", "symbiote-blue"], "w9": ["beast-red"], "w10": ["beast-blue"]},
        defenders=[at("blue", each=9, spells=[ARROW, CASTLING, TELEPORT])],
    )
    assert offered(game, "shoot") == ["shoot:w9", "shoot:w10"]
    assert why_not(game, "shoot:w3") == ("immune", "BA-RULE-42")
    game.choose(f"cast:{CASTLING}")
    assert offered(game) == ["pick:w9", "pick:w10"]
    choose(game, "pick:w9", f"cast:{TELEPORT}")
    assert offered(game) == ["pick:w9", "pick:w10"]
    assert why_not(game, "pick:w3") == ("immune", "BA-RULE-42")


# -- one enemy, several cards ----------------------------------------------------------------------


@rule("BA-RULE-28")
@EDITIONS
@pytest.mark.parametrize(
    ("around", "wanted"),
    [
        ({"citadel": ["knellerwyrm"]}, [4, 5, 5]),
        ({"citadel": ["dragon-blue"]}, [3, 5, 4]),
        ({"walls": {"w2": ["inquisitor"]}}, [4, 5, 5]),
    ],
)
def test_boosts_change_each_card_separately(edition: str, around: dict[str, Any], wanted: list[int]) -> None:
    walls = {"w3": ["beast-red", "symbiote-blue", "symbiote-green"]} | around.get("walls", {})
    game = position(edition=edition, defenders=[at("red")], **around | {"walls": walls})
    assert strengths(game, "w3") == wanted


@rule("BA-RULE-28")
@pytest.mark.parametrize(("edition", "wanted"), [("2015", [2, 4, 3]), ("2018", [1, 4, 2])])
def test_guns_change_each_card_separately(edition: str, wanted: list[int]) -> None:
    walls = {"w3": ["beast-red", "symbiote-blue", "symbiote-green"]}
    guns = {"yellow-a": "gun-red", "yellow-b": "gun-green"}
    assert strengths(position(edition=edition, walls=walls, bases=guns), "w3") == wanted


@rule("BA-RULE-29")
@EDITIONS
def test_the_conqueror_takes_each_card_as_a_spell_of_its_own(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w3": ["beast-red", "symbiote-blue", "symbiote-green"], "w5": ["rider-red"]},
        defenders=[at("yellow", red=3, blue=4, green=4)],
    )
    game.choose("attack:w3")
    held = seen(game)["defenders"][0]["spells"]
    assert [(one["spell"], one["power"]) for one in held] == [
        ("acceleration", 0),
        ("lightning", 1),
        ("lightning", 1),
    ]
    assert "move:red>acceleration" in offered(game)
    choose(game, "move:red>acceleration")
    assert spells(game) == ["symbiote-blue", "symbiote-green"]


@rule("BA-RULE-30")
@EDITIONS
def test_a_unified_enemy_takes_one_section_and_is_one_target(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w3": ["beast-red", "symbiote-blue"], "w9": ["beast-green"]},
        defenders=[at("red", spells=[CASTLING, TELEPORT])],
        deck=["beast-blue"],
    )
    choose(game, f"cast:{CASTLING}")
    assert offered(game) == ["pick:w3", "pick:w9"]
    choose(game, "pick:w3")
    assert wall(game) == {"w9": ["beast-red", "symbiote-blue"], "w3": ["beast-green"]}
    choose(game, f"cast:{TELEPORT}", "pick:w9", "put:w1")
    assert wall(game) == {"w1": ["beast-red", "symbiote-blue"], "w3": ["beast-green"]}


@rule("BA-RULE-30")
@EDITIONS
def test_a_unified_enemy_beaten_leaves_one_section_free(edition: str) -> None:
    people = [at("yellow", red=3, blue=4)]
    game = position(edition=edition, walls={"w3": ["beast-red", "symbiote-blue"]}, deck=[], defenders=people)
    game.choose("attack:w3")
    assert won(game)


@rule("BA-RULE-31")
@EDITIONS
def test_all_cards_keep_their_traits(edition: str) -> None:
    walls = {"w3": ["priest-red", "symbiote-blue"], "w2": ["beast-red"], "w4": ["beast-blue"]}
    game = position(edition=edition, walls=walls)
    assert [protected(game, where) for where in ("w2", "w3", "w4")] == ["ward", "", "ward"]
    walls["w3"] = ["inquisitor", "symbiote-blue"]
    game = position(edition=edition, walls=walls)
    assert [strengths(game, where) for where in ("w2", "w3", "w4")] == [[4], [6, 4], [4]]
    archmage = position(edition=edition, walls={"w3": ["archmage-black", "symbiote-blue"]})
    assert seen(archmage)["blocked"] == ["red"]
