"""SPELL: Alchemy, Lightning, Flame and Arrow, cast in an attack."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.casting import CARD, cast_with, may_add
from tests.rulebook.bastion.enemies import carriers
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    place,
    pool,
    position,
    seen,
    spells,
    wall,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
ALCHEMY, ARROW = CARD["alchemy"], CARD["arrow"]
FLAMES = {power: carriers("flame", power)[::-1] for power in (1, 2)}
LIGHTNINGS = {power: carriers("lightning", power)[::-1] for power in (1, 3)}


def at_a_rider(
    edition: str, *cards: str, helper: str = "violet", help: tuple[str, ...] = (), **mana: int
) -> Game:
    """A yellow rider, strength 6, at the wall of an attacker with these spells and this mana."""
    return position(
        edition=edition,
        walls={"w1": ["rider-yellow"], "w20": ["mage-yellow"]},
        defenders=[at("yellow", spells=cards, pool=mana), at(helper, spells=help)],
    )


@rule("BA-SPELL-8")
@EDITIONS
def test_with_alchemy_an_attack_is_paid_in_any_colours(edition: str) -> None:
    game = at_a_rider(edition, ALCHEMY, green=2, blue=3, black=1)
    assert why_not(game, "attack:w1") == ("lacks-mana", "BA-ATTACK-5")
    game.choose("attack-with-spells:w1")
    assert (pool(game), spells(game)) == ({}, ["rider-yellow"])
    assert happened(game, "pay") == [{"at": "w1", "mana": {"green": 2, "blue": 3, "black": 1}}]


@rule("BA-SPELL-8")
@EDITIONS
def test_with_alchemy_the_attacker_chooses_the_mixture(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-yellow"], "w20": ["mage-yellow"]},
        defenders=[at("yellow", yellow=3, blue=3, spells=[ALCHEMY])],
    )
    game.choose("attack-with-spells:w1")
    assert offered(game) == [
        "pay:yellow+yellow+yellow",
        "pay:yellow+yellow+blue",
        "pay:yellow+blue+blue",
        "pay:blue+blue+blue",
    ]
    game.choose("pay:yellow+blue+blue")
    assert pool(game) == {"yellow": 2, "blue": 1}


@rule("BA-SPELL-8")
@EDITIONS
def test_alchemy_is_for_ones_own_attack(edition: str) -> None:
    game = at_a_rider(edition, helper="yellow", help=(ALCHEMY,), green=6)
    assert why_not(game, f"pledge:{ALCHEMY}") == (
        "not-your-turn",
        {"2015": "BA-SPELL-5", "2018": "BA-SPELL-6"}[edition],
    )
    assert not offered(game, "attack-with-spells")


@rule("BA-SPELL-9")
@EDITIONS
def test_alchemy_does_not_change_how_many_mana_are_paid(edition: str) -> None:
    game = at_a_rider(edition, ALCHEMY, green=2, blue=3)
    assert why_not(game, "attack-with-spells:w1") == ("lacks-mana", "BA-ATTACK-5")
    game = at_a_rider(edition, ALCHEMY, green=7)
    game.choose("attack-with-spells:w1")
    assert pool(game) == {"green": 1}


@rule("BA-SPELL-10")
@EDITIONS
def test_alchemy_goes_together_with_all_other_attack_spells(edition: str) -> None:
    """6 - 2 - 1 = 3 mana of any colours, shot from afar."""
    mine = [ALCHEMY, ARROW, FLAMES[2][0], LIGHTNINGS[1][0]]
    game = position(
        edition=edition,
        walls={"w1": ["mage-yellow"], "w20": ["rider-yellow"]},
        defenders=[at("yellow", red=1, blue=1, black=1, spells=mine)],
    )
    cast_with(game, "shoot:w20", ARROW, ALCHEMY, FLAMES[2][0], LIGHTNINGS[1][0])
    assert (pool(game), wall(game)) == ({}, {"w1": ["mage-yellow"]})
    assert set(seen(game)["box"]) == set(mine)


@rule("BA-SPELL-17")
@EDITIONS
@pytest.mark.parametrize("power", [1, 3])
def test_lightning_lowers_the_mana_of_ones_own_attack_by_its_power(edition: str, power: int) -> None:
    game = at_a_rider(edition, LIGHTNINGS[power][0], yellow=6 - power)
    assert why_not(game, "attack:w1") == ("lacks-mana", "BA-ATTACK-5")
    game.choose("attack-with-spells:w1")
    assert (pool(game), spells(game)) == ({}, ["rider-yellow"])
    short = at_a_rider(edition, LIGHTNINGS[power][0], yellow=5 - power)
    assert why_not(short, "attack-with-spells:w1") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-SPELL-17")
@EDITIONS
@pytest.mark.parametrize("helper", ["yellow", "violet", "citadel"])
@pytest.mark.parametrize("power", [1, 3])
def test_lightning_helps_the_attack_of_another_wherever_its_caster_stands(
    edition: str, helper: str, power: int
) -> None:
    lightning = LIGHTNINGS[power][0]
    game = at_a_rider(edition, helper=helper, help=(lightning,), yellow=6 - power)
    assert not offered(game, "attack-with-spells")
    game.choose(f"pledge:{lightning}", seat=1)
    assert spells(game, 1) == [lightning]
    game.choose("attack-with-spells:w1")
    assert (pool(game), spells(game, 0), spells(game, 1)) == ({}, ["rider-yellow"], [])
    assert seen(game)["box"] == [lightning]


@rule("BA-SPELL-18")
def test_the_power_of_lightning_is_1_or_3() -> None:
    assert {card.power for card in CONTENT.cards.values() if card.spell == "lightning"} == {1, 3}


@rule("BA-SPELL-19")
@EDITIONS
def test_several_lightnings_are_combined_in_one_attack(edition: str) -> None:
    """The attacker's 3 and the 1 of another; 6 - 4 = 2."""
    mine, other = LIGHTNINGS[3][0], LIGHTNINGS[1][0]
    game = at_a_rider(edition, mine, help=(other,), yellow=2)
    game.choose(f"pledge:{other}")
    cast_with(game, "attack-with-spells:w1", mine, other)
    assert (pool(game), set(seen(game)["box"])) == ({}, {mine, other})


@rule("BA-SPELL-20")
@EDITIONS
def test_lightning_never_lowers_the_mana_below_1(edition: str) -> None:
    mine = [*LIGHTNINGS[3][:2], LIGHTNINGS[1][0]]
    game = at_a_rider(edition, *mine, yellow=3)
    cast_with(game, "attack-with-spells:w1", *mine)
    assert (pool(game), set(seen(game)["box"])) == ({"yellow": 2}, set(mine))
    penniless = at_a_rider(edition, *mine, green=3)
    assert why_not(penniless, "attack-with-spells:w1") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-SPELL-21")
@pytest.mark.parametrize("power", [1, 2])
def test_in_the_first_edition_flame_lowers_the_mana_of_ones_own_attack(power: int) -> None:
    flame = FLAMES[power][0]
    game = at_a_rider("2015", flame, yellow=6 - power)
    game.choose("attack-with-spells:w1")
    assert (pool(game), seen(game)["box"]) == ({}, [flame])
    short = at_a_rider("2015", flame, yellow=5 - power)
    assert why_not(short, "attack-with-spells:w1") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-SPELL-21")
def test_in_the_first_edition_flame_does_not_help_another_even_beside_him() -> None:
    flame = FLAMES[2][0]
    game = at_a_rider("2015", helper="yellow", help=(flame,), yellow=5)
    assert not offered(game, "pledge")
    assert why_not(game, f"pledge:{flame}") == ("not-your-turn", "BA-SPELL-5")


@rule("BA-SPELL-22")
@pytest.mark.parametrize("power", [1, 2])
@pytest.mark.parametrize("where", ["w1", "yellow-square"])
def test_in_the_second_edition_flame_helps_whoever_attacks_from_the_same_district(
    power: int, where: str
) -> None:
    flame = FLAMES[power][0]
    game = position(
        walls={"w1": ["mage-yellow"]},
        squares={"yellow": ["flyer-yellow"]},
        defenders=[at("yellow", yellow=5 - power), at("yellow", spells=[flame])],
    )
    game.choose(f"pledge:{flame}", seat=1)
    game.choose(f"attack-with-spells:{where}")
    assert (pool(game), spells(game, 1), seen(game)["box"]) == ({}, [], [flame])


@rule("BA-SPELL-22")
def test_ones_own_flame_helps_ones_own_attack_in_the_second_edition_too() -> None:
    game = at_a_rider("2018", FLAMES[2][0], yellow=4)
    game.choose("attack-with-spells:w1")
    assert pool(game) == {}


@rule("BA-SPELL-22")
@pytest.mark.parametrize("helper", ["green", "black", "citadel"])
def test_flame_does_not_help_an_attack_from_another_district(helper: str) -> None:
    flame = FLAMES[2][0]
    game = at_a_rider("2018", helper=helper, help=(flame,), yellow=5)
    game.choose(f"pledge:{flame}")
    assert not offered(game, "attack-with-spells")


@rule("BA-SPELL-22")
def test_the_citadel_is_a_place_where_flame_helps_like_a_district() -> None:
    flame = FLAMES[1][0]
    game = position(
        walls={"w1": ["mage-yellow"]},
        citadel=["dragon-red"],
        defenders=[at("citadel", red=9), at("citadel", spells=[flame])],
    )
    game.choose(f"pledge:{flame}")
    game.choose("attack-with-spells:citadel")
    assert (pool(game), spells(game, 0)) == ({}, ["dragon-red"])


@rule("BA-SPELL-23")
def test_the_power_of_flame_is_1_or_2() -> None:
    assert {card.power for card in CONTENT.cards.values() if card.spell == "flame"} == {1, 2}


@rule("BA-SPELL-24")
@EDITIONS
def test_several_flames_are_combined_in_one_attack(edition: str) -> None:
    """6 - 2 - 1 - 1 = 2."""
    mine = [FLAMES[2][0], *FLAMES[1][:2]]
    game = at_a_rider(edition, *mine, yellow=2)
    cast_with(game, "attack-with-spells:w1", *mine)
    assert (pool(game), set(seen(game)["box"])) == ({}, set(mine))


@rule("BA-SPELL-25")
@EDITIONS
def test_flame_never_lowers_the_mana_below_1(edition: str) -> None:
    mine = [*FLAMES[2][:3], FLAMES[1][0]]
    game = at_a_rider(edition, *mine, yellow=2)
    cast_with(game, "attack-with-spells:w1", *mine)
    assert (pool(game), set(seen(game)["box"])) == ({"yellow": 1}, set(mine))
    penniless = at_a_rider(edition, *mine, green=3)
    assert why_not(penniless, "attack-with-spells:w1") == ("lacks-mana", "BA-ATTACK-5")


def archer(edition: str, start: str, cards: list[str], others: list[str]) -> Game:
    """Enemies everywhere, and an archer rich enough for each of them."""
    return position(
        edition=edition,
        walls={"w2": ["beast-red"], "w12": ["beast-blue"], "w20": ["beast-green"]},
        squares={"yellow": ["flyer-red"], "blue": ["flyer-blue"]},
        citadel=["dragon-red"],
        defenders=[at(start, red=10, blue=7, green=7, spells=cards), at("green", spells=others)],
    )


@rule("BA-SPELL-32", "BA-SPELL-33")
@EDITIONS
@pytest.mark.parametrize("target", ["w12", "w20", "blue-square", "citadel"])
def test_with_an_arrow_the_target_may_be_anywhere_in_the_bastion(edition: str, target: str) -> None:
    """On any section, on any square, in the citadel."""
    game = archer(edition, "yellow", [ARROW], [])
    assert why_not(game, f"attack:{target}") == ("out-of-reach", "BA-ATTACK-1")
    assert set(offered(game, "shoot")) == {"shoot:w12", "shoot:w20", "shoot:blue-square", "shoot:citadel"}
    game.choose(f"shoot:{target}")
    assert happened(game, "defeat")[0]["at"] == target
    assert (place(game), seen(game)["box"]) == ("yellow", [ARROW])


@rule("BA-SPELL-32")
@EDITIONS
def test_an_arrow_does_not_lower_the_price(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w12": ["rider-blue"], "w20": ["beast-green"]},
        defenders=[at("yellow", blue=5, green=4, spells=[ARROW])],
    )
    assert why_not(game, "shoot:w12") == ("lacks-mana", "BA-ATTACK-5")
    game.choose("shoot:w20")
    assert pool(game) == {"blue": 5, "green": 1}


@rule("BA-SPELL-32")
@EDITIONS
def test_an_arrow_is_for_ones_own_attack(edition: str) -> None:
    game = archer(edition, "yellow", [], [ARROW])
    assert not offered(game, "shoot")
    assert not offered(game, "pledge")


@rule("BA-SPELL-33")
@EDITIONS
def test_an_arrow_may_be_shot_from_the_citadel(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w2": ["beast-red"], "w20": ["beast-green"]},
        squares={"red": ["flyer-red"]},
        defenders=[at(red=8, green=3, spells=[ARROW])],
    )
    assert set(offered(game, "shoot")) == {"shoot:w2", "shoot:w20", "shoot:red-square"}


@rule("BA-SPELL-42")
def test_flame_helps_an_attack_from_the_casters_district_though_the_target_is_elsewhere() -> None:
    flame = FLAMES[2][0]
    game = position(
        walls={"w1": ["mage-yellow"], "w20": ["rider-yellow"]},
        defenders=[at("yellow", yellow=4, spells=[ARROW]), at("yellow", spells=[flame])],
    )
    assert why_not(game, "shoot:w20") == ("lacks-mana", "BA-ATTACK-5")
    game.choose(f"pledge:{flame}")
    cast_with(game, "shoot:w20", ARROW, flame)
    assert (pool(game), set(seen(game)["box"])) == ({}, {ARROW, flame})


@rule("BA-SPELL-42")
def test_flame_cast_from_the_targets_district_does_not_help_a_shot_from_elsewhere() -> None:
    flame = FLAMES[2][0]
    game = position(
        walls={"w1": ["mage-yellow"], "w20": ["rider-yellow"]},
        defenders=[at("yellow", yellow=6, spells=[ARROW, ALCHEMY]), at("blue", spells=[flame])],
    )
    game.choose(f"pledge:{flame}")
    game.choose("shoot:w20")
    assert may_add(game) == {ALCHEMY}
