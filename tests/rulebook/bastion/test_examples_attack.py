"""EX: the printed examples of attacks: what is paid, which spells help, who cannot be attacked."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, carriers, strengths
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    pool,
    position,
    price,
    spells,
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
