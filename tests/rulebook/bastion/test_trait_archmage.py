"""TRAIT: archmages, who block sources of a colour, and shapeshifters, as strong as their neighbours."""

from collections.abc import Mapping, Sequence

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, carriers, strengths
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    offered,
    pool,
    position,
    price,
    seen,
    spells,
    why_not,
)

ARCHMAGES = CONTENT.cards_of("archmage")
BLOCKS = {card: COLOURS[CONTENT.cards[card].blocks] for card in ARCHMAGES}
PRISM = carriers("prism")[0]
SHIFTER = "shapeshifter-blue"


def sources(game: Game) -> dict[str, str]:
    """The colour of every source in the bastion."""
    return {one["id"]: one["colour"] for district in seen(game)["districts"] for one in district["sources"]}


# -- archmage --------------------------------------------------------------------------------------


@rule("BA-TRAIT-39", "BA-TRAIT-43")
@EDITIONS
@pytest.mark.parametrize("archmage", ARCHMAGES)
def test_no_mana_can_be_gained_anywhere_from_sources_of_the_colour_on_an_archmages_card(
    edition: str, archmage: str
) -> None:
    blocked = BLOCKS[archmage]
    for district in COLOURS:
        game = position(edition=edition, defenders=[at(district, each=1)], walls={"w1": [archmage]})
        assert seen(game)["blocked"] == [blocked]
        for source, colour in sources(game).items():
            if source.startswith(f"{district}-"):
                assert (f"gain:{source}" in offered(game)) == (colour != blocked)
                barred = ("blocked", "BA-TRAIT-39") if colour == blocked else None
                assert why_not(game, f"gain:{source}") == barred
        assert f"gain:{district}-tower" in offered(game)


@rule("BA-TRAIT-40")
def test_the_colour_an_archmage_blocks_is_not_its_own() -> None:
    for archmage, blocked in BLOCKS.items():
        assert CONTENT.cards[archmage].blocks in range(6)
        assert not archmage.endswith(blocked)


@rule("BA-TRAIT-41")
@EDITIONS
def test_the_block_starts_when_the_archmage_enters_and_ends_when_it_is_defeated(edition: str) -> None:
    archmage = next(card for card, blocked in BLOCKS.items() if blocked == "yellow")
    own = COLOURS[CONTENT.cards[archmage].colour]
    walls = {"w1": ["mage-red"]}
    here = [at("yellow", yellow=1)]
    here[0].pool[COLOURS.index(own)] += 8
    before = position(edition=edition, defenders=here, walls=walls, deck=[archmage])
    assert "gain:yellow-1" in offered(before)
    game = attacked_by(archmage, "beast-red", edition=edition, defenders=here, walls=walls)
    assert seen(game)["blocked"] == ["yellow"]
    assert "gain:yellow-1" not in offered(game)
    game.choose("attack:w2")
    assert spells(game) == [archmage]
    assert seen(game)["blocked"] == []
    assert "gain:yellow-1" in offered(game)


@rule("BA-TRAIT-42")
@EDITIONS
def test_prism_does_not_help_against_the_block(edition: str) -> None:
    archmage = next(card for card, blocked in BLOCKS.items() if blocked == "yellow")
    here = [at("yellow", red=1, spells=[PRISM])]
    free = position(edition=edition, defenders=here, walls={"w1": ["mage-red"]})
    assert "gain-with-spells:yellow-1" in offered(free)
    game = position(edition=edition, defenders=here, walls={"w1": [archmage]})
    barred = {source for source, colour in sources(game).items() if colour == "yellow"}
    assert not barred & {id.partition(":")[2] for id in offered(game)}
    assert "gain-with-spells:yellow-2" in offered(game)


@rule("BA-TRAIT-42")
@EDITIONS
def test_prism_may_name_the_blocked_colour_at_another_source(edition: str) -> None:
    archmage = next(card for card, blocked in BLOCKS.items() if blocked == "yellow")
    here = [at("yellow", red=1, spells=[PRISM])]
    game = position(edition=edition, defenders=here, walls={"w1": [archmage]})
    game.choose("gain-with-spells:yellow-2")
    game.choose("prism:yellow")
    assert pool(game) == {"yellow": 3}


@rule("BA-TRAIT-43", "BA-TRAIT-41")
@EDITIONS
@pytest.mark.parametrize("section", ["w1", "w12", "w23"])
def test_the_block_holds_wherever_the_archmage_stands(edition: str, section: str) -> None:
    archmage = next(card for card, blocked in BLOCKS.items() if blocked == "yellow")
    game = position(edition=edition, defenders=[at("yellow", red=1)], walls={section: [archmage]})
    assert why_not(game, "gain:yellow-1") == ("blocked", "BA-TRAIT-39")
    squares = {"blue": [archmage, "belligemin"]}
    game = position(
        edition=edition, defenders=[at("yellow", red=1)], walls={"w9": ["beast-red"]}, squares=squares
    )
    assert why_not(game, "gain:yellow-1") == ("blocked", "BA-TRAIT-39")


# -- shapeshifter ----------------------------------------------------------------------------------


def strength_beside(
    edition: str,
    walls: Mapping[str, Sequence[str]],
    citadel: Sequence[str] = (),
    bases: Mapping[str, str] | None = None,
) -> int:
    """The strength of the shapeshifter on w6."""
    here = [at("black")]
    game = position(edition=edition, defenders=here, walls=walls, citadel=citadel, bases=dict(bases or {}))
    return strengths(game, "w6")[0]


@rule("BA-TRAIT-44")
@EDITIONS
@pytest.mark.parametrize(
    ("beside", "strength"),
    [
        ({"w5": ["mage-red"], "w7": ["rider-green"]}, 11),
        ({"w5": ["mage-red"]}, 5),
        ({"w7": ["giant-red"]}, 7),
        ({"w5": ["beast-red"], "w7": ["leviathan"]}, 15),
    ],
)
def test_a_shapeshifter_is_as_strong_as_its_adjacent_enemies_together(
    edition: str, beside: dict[str, list[str]], strength: int
) -> None:
    game = position(
        edition=edition, walls={**beside, "w6": [SHIFTER], "w8": ["rider-red"], "w4": ["beast-black"]}
    )
    assert strengths(game, "w6") == [strength]
    assert price(game, "w6") == {"blue": strength}


@rule("BA-TRAIT-45")
@EDITIONS
@pytest.mark.parametrize("others", [{}, {"w4": ["beast-red"], "w8": ["rider-red"]}])
def test_with_no_adjacent_enemy_its_strength_is_nine(edition: str, others: dict[str, list[str]]) -> None:
    assert strength_beside(edition, {**others, "w6": [SHIFTER]}) == 9


@rule("BA-TRAIT-46", "BA-TRAIT-47")
@EDITIONS
@pytest.mark.parametrize("others", [{}, {"w5": ["beast-red"]}, {"w5": ["rider-red"], "w8": ["giant-red"]}])
def test_adjacent_shapeshifters_have_strength_nine_each_whatever_else_is_near(
    edition: str, others: dict[str, list[str]]
) -> None:
    game = position(edition=edition, walls={**others, "w6": [SHIFTER], "w7": ["shapeshifter-red"]})
    assert strengths(game, "w6") == [9]
    assert strengths(game, "w7") == [9]


@rule("BA-TRAIT-48")
@EDITIONS
def test_unified_neighbours_count_with_all_their_cards(edition: str) -> None:
    walls = {"w5": ["beast-green", "symbiote-yellow"], "w6": [SHIFTER], "w7": ["mage-violet"]}
    assert strength_beside(edition, walls) == 3 + 4 + 5


@rule("BA-TRAIT-49")
@EDITIONS
def test_dragon_and_gun_modifiers_of_the_neighbours_are_in_the_sum(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w6": [SHIFTER], "w7": ["warrior-green"]}
    gun = {"2015": 1, "2018": 2}[edition]
    assert strength_beside(edition, walls, ["dragon-red"]) == (3 + 1) + 4
    assert strength_beside(edition, walls, bases={"green-a": "gun-green"}) == 3 + (4 - gun)
    assert strength_beside(edition, walls, ["dragon-red"], {"green-a": "gun-green"}) == (3 + 1) + (4 - gun)


@rule("BA-TRAIT-50")
@EDITIONS
def test_its_own_modifiers_come_after_its_sum(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w6": [SHIFTER], "w7": ["warrior-green"]}
    gun = {"2015": 1, "2018": 2}[edition]
    assert strength_beside(edition, walls, ["dragon-blue"]) == 3 + 4 + 1
    assert strength_beside(edition, walls, bases={"green-b": "gun-blue"}) == 3 + 4 - gun
    assert strength_beside(edition, walls, ["knellerwyrm"]) == (3 + 1) + (4 + 1) + 1
    assert strength_beside(edition, {"w6": [SHIFTER]}, ["dragon-blue"]) == 9 + 1
    twins = {"w6": [SHIFTER], "w7": ["shapeshifter-red"]}
    assert strength_beside(edition, twins, ["dragon-blue"]) == 9 + 1
    assert strength_beside(edition, twins, ["dragon-red"]) == 9
    assert strength_beside(edition, twins, bases={"green-b": "gun-blue"}) == 9 - gun


@rule("BA-TRAIT-51")
def test_2015_for_the_army_strength_a_shapeshifter_counts_nine() -> None:
    def army(*cards: str) -> int:
        options = {"edition": "2015", "mode": "custom", "deck": list(cards)}
        strength: int = holdfast.new("bastion", options, 0).view()["army"]["strength"]
        return strength

    assert army("shapeshifter-red") == army() + 9
    assert army("shapeshifter", "shapeshifter") == army() + 18
