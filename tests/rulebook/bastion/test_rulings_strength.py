"""Rulings on the arithmetic of strength, on fixed prices, and that nothing is remembered."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, MAIN_TROOP, carriers, protected, strengths
from tests.rulebook.bastion.play import choose
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    pool,
    position,
    price,
    seen,
    spells,
    why_not,
)

GUN = {"2015": 1, "2018": 2}
ONE_EACH = dict.fromkeys(COLOURS, 1)
TWO_EACH = dict.fromkeys(COLOURS, 2)
FLAME_2 = carriers("flame", 2)
LIGHTNING_3 = carriers("lightning", 3)
ALCHEMY = carriers("alchemy")[0]
ARROW = carriers("arrow")[-1]
CASTLING = carriers("castling")[0]
TELEPORT = carriers("teleport")[0]
ALL_GUNS = {f"{colour}-a": f"gun-{colour}" for colour in COLOURS}


@rule("BA-RULE-32")
@EDITIONS
def test_strength_is_base_and_all_boosts_less_the_gun(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w2": ["rider-red"], "w3": ["inquisitor"]},
        citadel=["dragon-red"],
        bases={"yellow-a": "gun-red"},
        defenders=[at("red")],
    )
    assert strengths(game, "w2") == [6 + 1 + 1 - GUN[edition]]


@rule("BA-RULE-32")
def test_a_gun_leaves_a_strength_of_one_at_least() -> None:
    """The shapeshifter takes the 1 of the weakened beast and is weakened itself."""
    walls = {"w2": ["beast-red"], "w3": ["shapeshifter-red"]}
    game = position(edition="2018", walls=walls, bases={"yellow-a": "gun-red"})
    assert (strengths(game, "w2"), strengths(game, "w3")) == ([1], [1])


@rule("BA-RULE-32")
@pytest.mark.parametrize("dragon", ["knellerwyrm", "dragon-red"])
def test_the_sum_comes_first_and_the_floor_once(dragon: str) -> None:
    """2 + 1 - 2 is 1: the boost does not come on top of a floor."""
    game = position(
        edition="2018",
        walls={"w2": ["beast-red"], "w3": ["shapeshifter-red"]},
        bases={"yellow-a": "gun-red"},
        citadel=[dragon],
        defenders=[at("red")],
    )
    assert (strengths(game, "w2"), strengths(game, "w3")) == ([2], [1])


# -- shapeshifters ---------------------------------------------------------------------------------


@rule("BA-RULE-33")
@EDITIONS
def test_a_shapeshifter_adds_up_the_current_strengths_of_its_neighbours(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w5": ["beast-red"], "w6": ["shapeshifter-blue"], "w7": ["warrior-green", "symbiote-blue"]},
        citadel=["dragon-red"],
        bases={"green-a": "gun-green"},
        defenders=[at("red")],
    )
    assert strengths(game, "w6") == [4 + (4 - GUN[edition]) + 4]


@rule("BA-RULE-33")
@EDITIONS
def test_its_own_modifiers_come_after_the_sum(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w6": ["shapeshifter-blue"], "w1": ["shapeshifter-black"]}
    people = [at("red")]
    boosted = position(edition=edition, walls=walls, citadel=["dragon-blue"], defenders=people)
    assert (strengths(boosted, "w6"), strengths(boosted, "w1")) == ([4], [9])
    weakened = position(edition=edition, walls=walls, bases={"yellow-a": "gun-black", "green-a": "gun-blue"})
    assert (strengths(weakened, "w6"), strengths(weakened, "w1")) == ([3 - GUN[edition]], [9 - GUN[edition]])


@rule("BA-RULE-33")
@EDITIONS
def test_an_adjacent_inquisitor_counts_and_then_adds_its_one(edition: str) -> None:
    walls = {"w5": ["inquisitor"], "w6": ["shapeshifter-blue"]}
    assert strengths(position(edition=edition, walls=walls), "w6") == [7]
    walls["w7"] = ["beast-red"]
    assert strengths(position(edition=edition, walls=walls), "w6") == [10]


@rule("BA-RULE-34")
@EDITIONS
def test_a_shapeshifter_does_not_count_its_own_symbiote(edition: str) -> None:
    walls = {"w6": ["shapeshifter-blue", "symbiote-red"]}
    assert strengths(position(edition=edition, walls=walls), "w6") == [9, 4]
    walls["w7"] = ["beast-red"]
    assert strengths(position(edition=edition, walls=walls), "w6") == [3, 4]


@rule("BA-RULE-34")
@EDITIONS
def test_a_unified_neighbour_with_a_shapeshifter_is_an_adjacent_shapeshifter(edition: str) -> None:
    walls = {"w6": ["shapeshifter-blue", "symbiote-red"], "w7": ["shapeshifter-red"], "w8": ["beast-red"]}
    game = position(edition=edition, walls=walls)
    assert (strengths(game, "w6"), strengths(game, "w7")) == ([9, 4], [9])


@rule("BA-RULE-35")
@EDITIONS
def test_shapeshifters_in_a_row_have_nine_whatever_else_is_near(edition: str) -> None:
    three = {f"w{number}": [f"shapeshifter-{COLOURS[number]}"] for number in (2, 3, 4)}
    game = position(edition=edition, walls=three)
    assert [strengths(game, where) for where in three] == [[9], [9], [9]]
    walls = {"w2": ["shapeshifter-red"], "w3": ["shapeshifter-blue"], "w4": ["beast-red"]}
    game = position(edition=edition, walls=walls)
    assert [strengths(game, where) for where in walls] == [[9], [9], [3]]


@rule("BA-RULE-36")
@EDITIONS
@pytest.mark.parametrize(("immune", "counts"), [("golem", 6), ("leviathan", 12), ("black-wing", 6)])
def test_an_immune_neighbour_counts_as_printed_and_the_sum_is_paid_in_the_own_colour(
    edition: str, immune: str, counts: int
) -> None:
    game = position(
        edition=edition,
        walls={"w2": [immune], "w3": ["shapeshifter-red"]},
        citadel=["dragon-yellow"],
        bases={"yellow-a": "gun-yellow"},
        defenders=[at("red")],
    )
    assert price(game, "w3") == {"red": counts}
    knell = position(
        edition=edition,
        walls={"w2": [immune], "w3": ["shapeshifter-red"]},
        citadel=["knellerwyrm"],
        defenders=[at("red")],
    )
    assert price(knell, "w3") == {"red": counts + 1}


# -- guns, white enemies, dragons ------------------------------------------------------------------


@rule("BA-RULE-37")
@EDITIONS
def test_a_gun_weakens_by_the_place_of_the_enemy(edition: str) -> None:
    due = 4 - GUN[edition]
    walls = {"w3": ["warrior-red"], "w15": ["warrior-blue"]}
    bases = {"yellow-a": "gun-red", "violet-a": "gun-blue"}
    people = [at("violet", red=due, spells=[ARROW])]
    game = position(edition=edition, walls=walls, bases=bases, defenders=people)
    game.choose("shoot:w3")
    assert happened(game, "pay") == [{"at": "w3", "mana": {"red": due}}]
    bases = {"violet-a": "gun-red"}
    people = [at("violet", red=3, spells=[ARROW])]
    far = position(edition=edition, walls=walls, bases=bases, defenders=people)
    assert not offered(far, "shoot")
    assert price(far, "w3") == {"red": 4}


@rule("BA-RULE-38")
@EDITIONS
def test_guns_do_not_reach_the_citadel(edition: str) -> None:
    game = position(edition=edition, citadel=["dragon-red"], bases=ALL_GUNS, defenders=[at("red", red=9)])
    assert price(game, "citadel") == {"red": 10}
    assert why_not(game, "storm:citadel") == ("lacks-mana", "BA-MOVE-4" if edition == "2015" else "BA-MOVE-5")


@rule("BA-RULE-39")
@EDITIONS
@pytest.mark.parametrize(("where", "colour"), [("w3", "yellow"), ("w7", "green")])
def test_a_white_enemy_is_boosted_and_weakened_in_the_colour_of_its_district(
    edition: str, where: str, colour: str
) -> None:
    walls = {where: ["spy"]}
    for dragon, boost in ((colour, 1), ("black", 0)):
        game = position(edition=edition, walls=walls, citadel=[f"dragon-{dragon}"], defenders=[at("red")])
        assert price(game, where) == {colour: 3 + boost}
    for gun, less in ((colour, GUN[edition]), ("black", 0)):
        game = position(edition=edition, walls=walls, bases={f"{colour}-a": f"gun-{gun}"})
        assert price(game, where) == {colour: 3 - less}


@rule("BA-RULE-39")
@EDITIONS
def test_a_white_enemy_lets_rituals_of_its_district_be_performed(edition: str) -> None:
    people = [at("green", each=3, rituals=["converter-green", "converter-red"])]
    game = position(edition=edition, walls={"w7": ["spy"], "w9": ["beast-red"]}, defenders=people)
    game.choose("attack:w7")
    if edition == "2018":
        assert offered(game) == ["perform:converter-green", "no-ritual"]
        game.choose("perform:converter-green")
    assert happened(game, "perform") == [{"ritual": "converter-green"}]


@rule("BA-RULE-40")
@EDITIONS
@pytest.mark.parametrize(
    ("stack", "red", "blue"),
    [
        (["dragon-red"], 4, 3),
        (["dragon-red", "dragon-blue"], 3, 4),
        (["dragon-red", "knellerwyrm"], 4, 4),
        (["knellerwyrm", "dragon-blue"], 3, 4),
    ],
)
def test_only_the_top_dragon_boosts(edition: str, stack: list[str], red: int, blue: int) -> None:
    walls = {"w2": ["beast-red"], "w4": ["beast-blue"]}
    game = position(edition=edition, walls=walls, citadel=stack, defenders=[at("red")])
    assert (strengths(game, "w2"), strengths(game, "w4")) == ([red], [blue])
    assert sum(price(game, "citadel").values()) == 10


# -- prismatic and grey ----------------------------------------------------------------------------


@rule("BA-RULE-103")
@EDITIONS
@pytest.mark.parametrize(("immune", "cost"), [("golem", ONE_EACH), ("leviathan", TWO_EACH)])
def test_nothing_changes_a_prismatic_price(edition: str, immune: str, cost: dict[str, int]) -> None:
    game = position(
        edition=edition,
        walls={"w3": [immune], "w4": ["inquisitor"]},
        citadel=["knellerwyrm"],
        bases={"yellow-a": "gun-yellow"},
        defenders=[at("yellow", each=2, spells=[ALCHEMY, FLAME_2[0], LIGHTNING_3[0]])],
    )
    assert price(game, "w3") == cost
    assert "attack:w3" in offered(game)
    assert "attack-with-spells:w3" not in offered(game)
    assert why_not(game, "attack-with-spells:w3") == (
        "immune",
        "BA-TRAIT-81" if edition == "2015" else "BA-TRAIT-82",
    )


@rule("BA-RULE-103")
@EDITIONS
def test_flame_and_lightning_lower_the_number_of_a_grey_price(edition: str) -> None:
    own = [FLAME_2[0], LIGHTNING_3[0]]
    people = [at("red", red=2, blue=3, spells=own)]
    game = position(edition=edition, citadel=["knellerwyrm"], defenders=people)
    game.choose("storm-with-spells:citadel")
    choose(game, f"add:{own[0]}")
    assert happened(game, "pay") == [{"at": "citadel", "mana": {"red": 2, "blue": 3}}]
    poor = [at("red", red=2, blue=2, spells=own)]
    assert not offered(
        position(edition=edition, citadel=["knellerwyrm"], defenders=poor), "storm-with-spells"
    )


@rule("BA-RULE-103")
@EDITIONS
@pytest.mark.parametrize(("mana", "possible"), [(1, True), (0, False)])
def test_a_grey_price_never_falls_below_one(edition: str, mana: int, possible: bool) -> None:
    flames = carriers("flame", 2)[:2] + [card for card in LIGHTNING_3 if card != "knellerwyrm"][:3]
    people = [at("red", black=mana, spells=flames)]
    game = position(edition=edition, citadel=["knellerwyrm"], defenders=people)
    assert bool(offered(game, "storm-with-spells")) == possible


@rule("BA-RULE-103")
@EDITIONS
def test_alchemy_has_no_use_against_a_grey_enemy(edition: str) -> None:
    people = [at("red", each=2, spells=[ALCHEMY])]
    alone = position(edition=edition, citadel=["knellerwyrm"], defenders=people)
    assert offered(alone, "storm") == ["storm:citadel"]
    assert not offered(alone, "storm-with-spells")
    people = [at("red", each=2, spells=[ALCHEMY, *LIGHTNING_3[:2]])]
    game = position(edition=edition, citadel=["knellerwyrm"], defenders=people)
    game.choose("storm-with-spells:citadel")
    assert offered(game, "add") == [f"add:{card}" for card in LIGHTNING_3[:2]]


# -- nothing is remembered -------------------------------------------------------------------------


@rule("BA-RULE-118")
@EDITIONS
def test_a_priest_beaten_castled_or_teleported_protects_no_more(edition: str) -> None:
    def with_priest() -> dict[str, list[str]]:
        return {"w2": ["priest-red"], "w3": ["beast-red"], "w10": ["beast-blue"]}

    beaten = position(edition=edition, walls=with_priest(), defenders=[at("yellow", red=6)])
    assert protected(beaten, "w3") == "ward"
    beaten.choose("attack:w2")
    assert protected(beaten, "w3") == ""
    people = [at("yellow", spells=[CASTLING])]
    castled = position(edition=edition, walls=with_priest(), defenders=people)
    choose(castled, f"cast:{CASTLING}", "pick:w2", "pick:w10")
    assert (protected(castled, "w3"), protected(castled, "w10")) == ("", "")
    people = [at("yellow", spells=[TELEPORT])]
    teleported = position(edition=edition, walls=with_priest(), defenders=people)
    choose(teleported, f"cast:{TELEPORT}", "pick:w2", "put:w11")
    assert (protected(teleported, "w3"), protected(teleported, "w10")) == ("", "ward")


@rule("BA-RULE-118")
@EDITIONS
def test_a_priest_flown_off_protects_no_more(edition: str) -> None:
    game = position(
        edition=edition,
        phase="enemy",
        walls={"w2": ["beast-red"], "w3": ["priest-red"]},
        deck=["belligemin", "beast-blue"],
        defenders=[at("yellow", red=3)],
    )
    assert protected(game, "w2") == ""
    assert "attack:w2" in offered(game)


@rule("BA-RULE-118")
@EDITIONS
def test_a_moved_enemy_has_its_new_neighbours_guns_and_colour_at_once(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w3": ["spy"], "w10": ["inquisitor"], "w12": ["shapeshifter-red"]},
        bases={"red-a": "gun-red"},
        defenders=[at("red", spells=[TELEPORT])],
    )
    assert price(game, "w3") == {"yellow": 3}
    choose(game, f"cast:{TELEPORT}", "pick:w3", "put:w11")
    weakened = 3 + 1 - GUN[edition]
    assert price(game, "w11") == {"red": weakened}
    assert price(game, "w12") == {"red": max(1, weakened - GUN[edition])}


@rule("BA-RULE-119")
@EDITIONS
def test_pools_spells_and_artifacts_have_no_upper_limit(edition: str) -> None:
    others = [card for card in MAIN_TROOP if card != "beast-yellow"]
    converters = [f"converter-{colour}" for colour in COLOURS]
    people = [at("yellow", each=14, spells=others, artifacts=converters[1:], rituals=converters[:1])]
    game = position(edition=edition, walls={"w3": ["beast-yellow"]}, defenders=people, ritual_deck=[])
    choose(game, "attack:w3", *(["perform:converter-yellow"] if edition == "2018" else []))
    choose(game, "gain:yellow-1", "lay:green")
    assert len(spells(game)) == 24
    assert len(seen(game)["defenders"][0]["artifacts"]) == 6
    assert sum(pool(game).values()) == 6 * 14 - 3 - 1 + 3


@rule("BA-RULE-119")
@EDITIONS
def test_with_an_empty_pool_no_attack_is_possible(edition: str) -> None:
    people = [at("yellow", spells=[*LIGHTNING_3, *FLAME_2, ALCHEMY])]
    people[0].spells.remove("knellerwyrm")
    game = position(edition=edition, walls={"w3": ["beast-red"]}, citadel=["knellerwyrm"], defenders=people)
    for verb in ("attack", "attack-with-spells", "storm", "storm-with-spells", "shoot"):
        assert not offered(game, verb)
