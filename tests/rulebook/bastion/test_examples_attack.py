"""EX: the printed examples of attacks: what is paid, which spells help, who cannot be attacked."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, carriers, next_enemy, protected, strengths
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

ALCHEMY = carriers("alchemy")[0]
ARROWS = carriers("arrow")[:2]
TELEPORT = carriers("teleport")[0]
FLAME_1 = carriers("flame", 1)
FLAME_2 = [card for card in carriers("flame", 2) if card not in ("rider-yellow", "rider-blue")]
LIGHTNING_1 = carriers("lightning", 1)
LIGHTNING_3 = carriers("lightning", 3)
EACH = dict.fromkeys(("yellow", "green", "red", "violet", "blue", "black"), 1)


def strike(edition: str, enemy: list[str], *cast: str, citadel: list[str] | None = None, **mana: int) -> Game:
    """A defender with these spells and this mana before an enemy on w3, in the yellow district."""
    return position(
        edition=edition,
        defenders=[at("yellow", spells=cast, pool=mana)],
        walls={"w3": enemy},
        citadel=citadel or [],
        deck=["beast-red"],
    )


def attack_with(game: Game, where: str, *added: str, verb: str = "attack-with-spells") -> None:
    """Attack and cast these spells, no more."""
    game.choose(f"{verb}:{where}")
    for card in added:
        if f"add:{card}" in offered(game):
            game.choose(f"add:{card}")
    if "enough" in offered(game):
        game.choose("enough")


def cast(game: Game) -> list[str]:
    return [data["card"] for data in happened(game, "cast")]


def payment(game: Game) -> dict[str, int]:
    """What was paid for the last attack."""
    paid: dict[str, int] = happened(game, "pay")[-1]["mana"]
    return paid


# -- price -----------------------------------------------------------------------------------------


@rule("BA-EX-1")
@EDITIONS
def test_a_black_rider_costs_six_black_and_becomes_a_spell(edition: str) -> None:
    game = strike(edition, ["rider-black"], black=8, red=1)
    before = seen(game)["reserve"]["black"]
    game.choose("attack:w3")
    assert pool(game) == {"black": 2, "red": 1}
    assert seen(game)["reserve"]["black"] == before + 6
    assert wall(game) == {}
    assert spells(game) == ["rider-black"]


@rule("BA-EX-1")
@EDITIONS
def test_five_black_do_not_beat_a_black_rider(edition: str) -> None:
    game = strike(edition, ["rider-black"], black=5, red=9)
    assert why_not(game, "attack:w3") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-EX-20")
@EDITIONS
def test_golem_costs_one_of_each_colour_whatever_dragon_gun_or_alchemy_there_is(edition: str) -> None:
    def before_golem(**mana: int) -> Game:
        return position(
            edition=edition,
            defenders=[at("red", spells=[ALCHEMY], pool=mana)],
            walls={"w9": ["golem"]},
            citadel=["dragon-red"],
            bases={"red-a": "gun-red"},
            deck=["beast-red"],
        )

    assert not offered(before_golem(red=9), "attack") + offered(before_golem(red=9), "attack-with-spells")
    game = before_golem(**EACH)
    assert price(game, "w9") == EACH
    assert strengths(game, "w9") == [6]
    assert why_not(game, "attack-with-spells:w9") == (
        "immune",
        "BA-TRAIT-81" if edition == "2015" else "BA-TRAIT-82",
    )
    game.choose("attack:w9")
    assert pool(game) == {}
    assert spells(game) == [ALCHEMY, "golem"]


@rule("BA-EX-39")
@EDITIONS
def test_the_spy_costs_the_colour_of_the_district_where_it_is(edition: str) -> None:
    game = position(
        edition=edition,
        districts=("red", "blue", "green", "yellow", "violet", "black"),
        defenders=[at("red", red=3, blue=3, spells=[TELEPORT])],
        walls={"w4": ["spy"]},
        deck=["beast-red"],
    )
    assert price(game, "w4") == {"red": 3}
    game.choose(f"cast:{TELEPORT}")
    game.choose("put:w5")
    assert price(game, "w5") == {"blue": 3}
    game.choose("move:blue")
    game.choose("attack:w5")
    assert pool(game) == {"red": 3}


# -- Lightning, Flame, Alchemy ---------------------------------------------------------------------


@rule("BA-EX-14")
@EDITIONS
def test_lightning_3_and_lightning_1_leave_two_yellow_for_a_yellow_rider(edition: str) -> None:
    bolts = [LIGHTNING_3[0], LIGHTNING_1[0]]
    game = strike(edition, ["rider-yellow"], *bolts, yellow=2, red=9)
    attack_with(game, "w3", *bolts)
    assert payment(game) == {"yellow": 2}
    assert cast(game) == bolts
    assert spells(game) == ["rider-yellow"]
    assert why_not(strike(edition, ["rider-yellow"], *bolts, yellow=1, red=9), "attack-with-spells:w3") == (
        "lacks-mana",
        "BA-ATTACK-5",
    )


@rule("BA-EX-15")
@EDITIONS
def test_lightnings_of_seven_still_leave_one_yellow_to_pay(edition: str) -> None:
    bolts = [LIGHTNING_3[0], LIGHTNING_1[0], LIGHTNING_3[1]]
    game = strike(edition, ["rider-yellow"], *bolts, yellow=2)
    attack_with(game, "w3", *bolts)
    assert (payment(game), pool(game)) == ({"yellow": 1}, {"yellow": 1})
    assert cast(game) == bolts
    without = strike(edition, ["rider-yellow"], *bolts, red=9)
    assert not offered(without, "attack-with-spells")


@rule("BA-EX-16")
@EDITIONS
def test_flames_of_four_leave_two_yellow_for_a_yellow_rider(edition: str) -> None:
    flames = [FLAME_2[0], *FLAME_1[:2]]
    game = strike(edition, ["rider-yellow"], *flames, yellow=2, red=9)
    attack_with(game, "w3", *flames)
    assert payment(game) == {"yellow": 2}
    assert cast(game) == flames
    assert why_not(strike(edition, ["rider-yellow"], *flames, yellow=1, red=9), "attack-with-spells:w3") == (
        "lacks-mana",
        "BA-ATTACK-5",
    )


@rule("BA-EX-17")
@EDITIONS
def test_flames_of_six_still_leave_one_yellow_to_pay(edition: str) -> None:
    flames = [*FLAME_2[:2], *FLAME_1[:2]]
    game = strike(edition, ["rider-yellow"], *flames, yellow=2)
    attack_with(game, "w3", *flames)
    assert (payment(game), pool(game)) == ({"yellow": 1}, {"yellow": 1})
    assert cast(game) == flames
    assert not offered(strike(edition, ["rider-yellow"], *flames, red=9), "attack-with-spells")


@rule("BA-EX-21")
@EDITIONS
def test_alchemy_and_flame_2_leave_four_of_any_colours_for_a_blue_rider(edition: str) -> None:
    cards = [ALCHEMY, FLAME_2[0]]
    game = strike(edition, ["rider-blue"], *cards, green=1, red=3)
    attack_with(game, "w3", *cards)
    assert payment(game) == {"green": 1, "red": 3}
    assert cast(game) == cards
    assert not offered(strike(edition, ["rider-blue"], *cards, green=1, red=2), "attack-with-spells")


@rule("BA-EX-41")
@EDITIONS
def test_flame_2_on_a_unified_enemy_takes_two_mana_of_its_colours_as_the_attacker_likes(edition: str) -> None:
    game = strike(edition, ["beast-green", "symbiote-yellow"], FLAME_2[0], green=9, yellow=9, red=9)
    attack_with(game, "w3", FLAME_2[0])
    ways = {(id.count("green"), id.count("yellow"), id.count("red")) for id in offered(game, "pay")}
    assert ways == {(3, 2, 0), (2, 3, 0), (1, 4, 0)}
    assert len(offered(game, "pay")) == len(ways)


@rule("BA-EX-41")
@EDITIONS
@pytest.mark.parametrize("bolts", [LIGHTNING_3[:2], LIGHTNING_3[:3]])
def test_reductions_of_six_or_more_leave_one_green_or_one_yellow(edition: str, bolts: list[str]) -> None:
    game = strike(edition, ["beast-green", "symbiote-yellow"], *bolts, green=9, yellow=9, red=9)
    attack_with(game, "w3", *bolts)
    assert offered(game) == ["pay:yellow", "pay:green"]


@rule("BA-EX-64")
@EDITIONS
@pytest.mark.parametrize(("more", "paid"), [([], 2), ([LIGHTNING_3[1]], 1)])
def test_alchemy_flame_and_lightning_on_a_blue_rider_of_seven(
    edition: str, more: list[str], paid: int
) -> None:
    cards = [ALCHEMY, FLAME_2[0], LIGHTNING_3[0], *more]
    top = ["knellerwyrm"]
    game = strike(edition, ["rider-blue"], *cards, citadel=top, green=1, red=1)
    assert price(game, "w3") == {"blue": 7}
    attack_with(game, "w3", *cards)
    if paid == 1:
        assert offered(game) == ["pay:green", "pay:red"]
        game.choose("pay:red")
    assert sum(payment(game).values()) == paid
    assert cast(game) == cards
    poor = strike(edition, ["rider-blue"], *cards, citadel=top, green=paid - 1)
    assert not offered(poor, "attack-with-spells")


@rule("BA-EX-64")
@EDITIONS
def test_alchemy_and_flame_2_on_a_unified_enemy_leave_five_of_any_colours(edition: str) -> None:
    cards = [ALCHEMY, FLAME_2[0]]
    game = strike(edition, ["beast-green", "symbiote-yellow"], *cards, red=4, black=1)
    assert price(game, "w3") == {"green": 3, "yellow": 4}
    attack_with(game, "w3", *cards)
    assert payment(game) == {"red": 4, "black": 1}
    poor = strike(edition, ["beast-green", "symbiote-yellow"], *cards, red=4)
    assert not offered(poor, "attack-with-spells")


# -- protection ------------------------------------------------------------------------------------


@rule("BA-EX-38")
@EDITIONS
def test_arrow_does_not_reach_a_beast_at_valkyries_wall_but_valkyrie_itself(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("blue", red=9, spells=ARROWS)],
        walls={"w9": ["beast-red"], "w8": ["warrior-red"]},
        squares={"red": ["valkyrie"]},
        deck=["beast-blue"],
    )
    assert why_not(game, "shoot:w9") == ("wallward", "BA-RULE-112")
    assert offered(game, "shoot") == ["shoot:w8", "shoot:red-square"]
    attack_with(game, "red-square", ARROWS[0], verb="shoot")
    assert square(game, "red") == []
    assert payment(game) == {"red": 5}


@rule("BA-EX-55")
@EDITIONS
def test_a_priest_keeps_both_neighbours_from_attack_but_not_itself(edition: str) -> None:
    walls = {"w4": ["beast-red"], "w5": ["priest-blue"], "w6": ["mage-red"]}
    here, beside = (
        position(edition=edition, defenders=[at(place, red=9, blue=9)], walls=walls)
        for place in ("green", "yellow")
    )
    assert offered(here, "attack") == ["attack:w5"]
    assert why_not(here, "attack:w6") == ("ward", "BA-TRAIT-32")
    assert offered(beside, "attack") == []
    assert why_not(beside, "attack:w4") == ("ward", "BA-TRAIT-32")


@rule("BA-EX-56")
@EDITIONS
def test_valkyrie_keeps_the_four_sections_of_its_district_from_attack_and_no_others(edition: str) -> None:
    walls = {
        f"w{n}": [f"{kind}-red"]
        for n, kind in zip(range(9, 13), ("beast", "mage", "rider", "giant"), strict=True)
    }
    walls |= {"w8": ["warrior-red"], "w13": ["scout-red"]}

    def seen_from(place: str) -> Game:
        squares = {"red": ["valkyrie"]}
        return position(edition=edition, defenders=[at(place, red=9)], walls=walls, squares=squares)

    assert offered(seen_from("red"), "attack") == ["attack:red-square"]
    for section in ("w9", "w10", "w11", "w12"):
        assert why_not(seen_from("red"), f"attack:{section}") == ("wallward", "BA-TRAIT-77")
    assert offered(seen_from("green"), "attack") == ["attack:w8"]
    assert offered(seen_from("violet"), "attack") == ["attack:w13"]


@rule("BA-EX-65")
@EDITIONS
def test_arrow_hits_the_priest_and_not_the_beast_beside_it_until_the_priest_is_gone(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("blue", red=3, green=6, spells=ARROWS)],
        walls={"w5": ["priest-green"], "w6": ["beast-red"]},
        deck=["beast-blue", "beast-green"],
    )
    assert why_not(game, "shoot:w6") == ("ward", "BA-RULE-112")
    assert offered(game, "shoot") == ["shoot:w5"]
    attack_with(game, "w5", ARROWS[0], verb="shoot")
    assert protected(game, "w6") == ""
    next_enemy(game)
    assert offered(game, "shoot") == ["shoot:w6"]


@rule("BA-EX-66")
@EDITIONS
def test_golem_beside_a_priest_can_be_attacked_in_2018_and_not_in_2015(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("green", each=1, spells=[ALCHEMY, FLAME_2[0]])],
        walls={"w5": ["priest-red"], "w6": ["golem"]},
        deck=["beast-blue"],
    )
    assert "attack-with-spells:w6" not in offered(game)
    if edition == "2015":
        assert offered(game, "attack") == []
        assert why_not(game, "attack:w6") == ("ward", "BA-TRAIT-32")
    else:
        game.choose("attack:w6")
        assert wall(game) == {"w5": ["priest-red"]}
        assert pool(game) == {}


@rule("BA-EX-76")
def test_2018_a_symbiote_passes_the_golem_over_and_goes_under_the_warrior() -> None:
    walls = {"w3": ["warrior-red"], "w4": ["golem"]}
    game = position(edition="2018", phase="enemy", walls=walls, deck=["symbiote-yellow"])
    assert wall(game) == {"w3": ["warrior-red", "symbiote-yellow"], "w4": ["golem"]}
    alone = position(edition="2018", phase="enemy", walls={"w1": ["golem"]}, deck=["symbiote-yellow"])
    assert wall(alone) == {"w1": ["golem"], "w2": ["symbiote-yellow"]}


@rule("BA-EX-76")
def test_2015_a_symbiote_goes_under_the_golem_and_both_are_paid() -> None:
    walls = {"w3": ["warrior-red"], "w4": ["golem"]}
    here = [at("yellow", each=1, pool={"yellow": 4})]
    game = position(edition="2015", phase="enemy", defenders=here, walls=walls, deck=["symbiote-yellow"])
    assert wall(game)["w4"] == ["golem", "symbiote-yellow"]
    assert price(game, "w4") == {**EACH, "yellow": 5}
    game.choose("attack:w4")
    assert pool(game) == {}
    alone = position(edition="2015", phase="enemy", walls={"w1": ["golem"]}, deck=["symbiote-yellow"])
    assert wall(alone) == {"w1": ["golem", "symbiote-yellow"]}


@rule("BA-EX-70")
@EDITIONS
def test_castling_moves_a_unified_enemy_whole_and_wakes_no_trait(edition: str) -> None:
    castling = carriers("castling")[0]
    united = ["beast-red", "symbiote-red", "symbiote-blue"]
    game = position(
        edition=edition,
        defenders=[at("blue", spells=[castling])],
        walls={"w3": united, "w10": ["spy"]},
        deck=["beast-blue", "beast-green"],
    )
    assert price(game, "w10") == {"red": 3}
    game.choose(f"cast:{castling}")
    if "pick:w3" in offered(game):
        game.choose("pick:w3")
    assert wall(game) == {"w3": ["spy"], "w10": united}
    assert price(game, "w3") == {"yellow": 3}
    assert strengths(game, "w10") == [3, 4, 4]
    assert seen(game)["deck"]["left"] == 2
    assert not happened(game, "enter") + happened(game, "attach")
