"""TRAIT: Golem, Black Wing and Leviathan, whom neither spells nor structures nor other traits touch."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, carriers, protected, strengths
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

IMMUNE = pytest.mark.parametrize(("card", "each"), [("golem", 1), ("black-wing", 1), ("leviathan", 2)])
ARROW = carriers("arrow")[0]
FLAME = carriers("flame", 2)[-1]
LIGHTNING = carriers("lightning", 3)[0]
ALCHEMY = carriers("alchemy")[-1]
CASTLING = carriers("castling")[0]
TELEPORT = carriers("teleport")[0]


@rule("BA-TRAIT-80", "BA-TRAIT-84", "BA-TRAIT-95")
@EDITIONS
@IMMUNE
def test_an_immune_enemy_costs_the_same_of_each_colour(edition: str, card: str, each: int) -> None:
    walls = {"w3": [card], "w9": ["beast-red"]}
    game = position(edition=edition, defenders=[at("yellow", each=each, red=1)], walls=walls)
    assert set(price(game, "w3").values()) == {each}
    assert len(price(game, "w3")) == 6
    assert strengths(game, "w3") == [6 * each]
    game.choose("attack:w3")
    assert pool(game) == {"red": 1}
    assert spells(game) == [card]
    poor = position(edition=edition, defenders=[at("yellow", each=each, red=9, blue=-1)], walls=walls)
    assert why_not(poor, "attack:w3") == ("lacks-mana", "BA-ATTACK-5")


def with_help(edition: str, card: str, *held: str, enough: int = 9) -> Game:
    """A defender before the immune enemy with these spells; a Lightning is promised to him."""
    return position(
        edition=edition,
        defenders=[at("yellow", each=enough, spells=held), at("yellow", spells=[LIGHTNING])],
        walls={"w3": [card], "w9": ["beast-red"]},
        pledges={LIGHTNING: LIGHTNING},
    )


@rule("BA-TRAIT-81", "BA-TRAIT-82", "BA-TRAIT-84", "BA-TRAIT-96", "BA-TRAIT-97")
@EDITIONS
@IMMUNE
@pytest.mark.parametrize("held", [[FLAME], [ALCHEMY], [FLAME, ALCHEMY]])
def test_no_spell_of_anyone_can_be_cast_when_attacking_an_immune_enemy(
    edition: str, card: str, each: int, held: list[str]
) -> None:
    game = with_help(edition, card, *held, enough=each)
    assert offered(game, "attack") == ["attack:w3"]
    assert not offered(game, "attack-with-spells")
    rule = {"2015": "BA-TRAIT-81", "2018": "BA-TRAIT-82"}[edition]
    assert why_not(game, "attack-with-spells:w3") == ("immune", rule)
    game.choose("attack:w3")
    assert not happened(game, "cast")
    assert spells(game) == [*held, card]


@rule("BA-TRAIT-81", "BA-TRAIT-82", "BA-TRAIT-84", "BA-TRAIT-96", "BA-TRAIT-97")
@EDITIONS
@IMMUNE
def test_who_lacks_one_colour_is_not_helped_by_spells(edition: str, card: str, each: int) -> None:
    def actions(spells: list[str], enemy: str) -> list[str]:
        here = [at("yellow", each=each, red=5, blue=-1, spells=spells)]
        game = position(edition=edition, defenders=here, walls={"w3": [enemy], "w9": ["beast-red"]})
        return [id for id in offered(game) if id.endswith(":w3")]

    assert "attack-with-spells:w3" in actions([FLAME], "mage-red"), "any other enemy"
    assert "attack-with-spells:w3" in actions([ALCHEMY], "mage-red")
    assert not actions([FLAME], card)
    assert not actions([ALCHEMY], card)
    assert not actions([FLAME, ALCHEMY], card)


@rule("BA-TRAIT-81", "BA-TRAIT-82", "BA-TRAIT-84", "BA-TRAIT-96", "BA-TRAIT-97")
@EDITIONS
@IMMUNE
def test_no_arrow_can_be_shot_at_an_immune_enemy(edition: str, card: str, each: int) -> None:
    walls = {"w3": [card], "w9": ["beast-red"]}
    game = position(edition=edition, defenders=[at("blue", each=each + 3, spells=[ARROW])], walls=walls)
    assert offered(game, "shoot") == ["shoot:w9"]
    rule = {"2015": "BA-RULE-42", "2018": "BA-RULE-41"}[edition]
    assert why_not(game, "shoot:w3") == ("immune", rule)
    game.choose("shoot:w9")
    assert wall(game)["w3"] == [card], "nothing of it reaches the other"


@rule("BA-TRAIT-81", "BA-TRAIT-84", "BA-TRAIT-96")
@IMMUNE
@pytest.mark.parametrize("spell", [CASTLING, TELEPORT])
def test_2015_castling_and_teleport_do_not_move_an_immune_enemy(card: str, each: int, spell: str) -> None:
    walls = {"w3": [card], "w9": ["beast-red"], "w10": ["mage-red"]}

    def picking(edition: str) -> Game:
        game = position(edition=edition, defenders=[at("yellow", spells=[spell])], walls=walls)
        game.choose(f"cast:{spell}")
        return game

    assert set(offered(picking("2015"))) == {"pick:w9", "pick:w10"}
    assert why_not(picking("2015"), "pick:w3") == ("immune", "BA-RULE-42")
    assert "pick:w3" in offered(picking("2018"))
    assert wall(picking("2015"))["w3"] == [card]


@rule("BA-TRAIT-81", "BA-TRAIT-83", "BA-TRAIT-84", "BA-TRAIT-96", "BA-TRAIT-97")
@EDITIONS
@IMMUNE
@pytest.mark.parametrize("dragon", ["dragon-yellow", "knellerwyrm"])
def test_neither_dragon_nor_gun_nor_inquisitor_changes_the_price_of_an_immune_enemy(
    edition: str, card: str, each: int, dragon: str
) -> None:
    walls = {"w2": ["spy"], "w3": [card], "w4": ["inquisitor"]}
    bases = {"yellow-a": "gun-yellow"}
    here = [at("yellow", each=each)]
    for citadel, structures in (([dragon], {}), ([], bases)):
        game = position(edition=edition, defenders=here, walls=walls, citadel=citadel, bases=structures)
        assert set(price(game, "w3").values()) == {each}
        assert strengths(game, "w3") == [6 * each]
        assert "attack:w3" in offered(game)
        assert strengths(game, "w2") != [3]


@rule("BA-TRAIT-83", "BA-TRAIT-84", "BA-TRAIT-97")
@IMMUNE
def test_2018_priest_and_valkyrie_do_not_keep_an_immune_enemy_from_being_attacked(
    card: str, each: int
) -> None:
    def beside(edition: str, neighbour: str, square: dict[str, list[str]]) -> Game:
        walls = {"w3": [card], "w4": [neighbour]}
        here = [at("yellow", each=each)]
        return position(edition=edition, defenders=here, walls=walls, squares=square)

    for neighbour, square, shield in (
        ("priest-red", {}, "ward"),
        ("rider-red", {"yellow": ["valkyrie"]}, "wallward"),
    ):
        game = beside("2018", neighbour, square)
        assert not protected(game, "w3")
        assert offered(game, "attack") == ["attack:w3"]
        older = beside("2015", neighbour, square)
        assert protected(older, "w3") == shield
        assert not offered(older, "attack")
