"""STRUCTURE: Source, Obelisk and Gun on the bases of the bastion."""

from collections.abc import Mapping
from typing import Any

import pytest

from holdfast.games.bastion.rules.geometry import ALL_BASES
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import tokens
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    pool,
    position,
    price,
    seen,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
DECK = ["warrior-black", "warrior-green", "warrior-blue", "warrior-yellow"]


def full(placed: Mapping[str, str], hand: str = "gun-red") -> dict[str, str]:
    """Structures on all twelve bases, some of them where they are wanted; one is still in hand."""
    taken = (*placed.values(), hand)
    others = iter(card.id for card in CONTENT.rituals.values() if card.structure and card.id not in taken)
    return {base: placed[base] if base in placed else next(others) for base in ALL_BASES}


def builder(edition: str, bases: Mapping[str, str], ritual: str = "gun-red", **given: Any) -> Game:
    """A defender of the yellow district has defeated a red enemy and is about to build."""
    usual: dict[str, Any] = {
        "walls": {"w1": ["beast-red"], "w20": ["mage-black"]},
        "ritual_deck": [],
        "deck": DECK,
    }
    game = position(
        edition=edition,
        defenders=[at("yellow", red=3, rituals=[ritual]), at("violet", black=1)],
        bases=dict(bases),
        **usual | given,
    )
    game.choose("attack:w1")
    if edition == "2018":
        game.choose(f"perform:{ritual}")
    return game


def bases(game: Game) -> dict[str, str]:
    """The structures by their bases."""
    return {base: card for one in seen(game)["districts"] for base, card in one["bases"].items() if card}


@rule("BA-STRUCTURE-1")
def test_a_structure_of_the_first_edition_goes_on_any_free_base() -> None:
    taken = {"yellow-a": "source-red", "blue-b": "obelisk-red"}
    game = builder("2015", taken)
    assert set(offered(game)) == {f"build:{base}" for base in ALL_BASES if base not in taken}
    for base in taken:
        assert why_not(game, f"build:{base}") == ("base-taken", "BA-STRUCTURE-1")
    game.choose("build:blue-a")
    assert bases(game) == taken | {"blue-a": "gun-red"}


@rule("BA-STRUCTURE-2")
def test_with_no_free_base_a_structure_of_the_first_edition_replaces_any_other() -> None:
    built = full({"green-b": "obelisk-black"})
    game = builder("2015", built)
    assert set(offered(game)) == {f"build:{base}" for base in ALL_BASES}
    game.choose("build:green-b")
    assert bases(game) == built | {"green-b": "gun-red"}
    assert "obelisk-black" in seen(game)["rituals"]["discarded"]
    assert seen(game)["rituals"]["left"] == 0


@rule("BA-STRUCTURE-3")
@pytest.mark.parametrize("base", ["yellow-a", "blue-b", "blue-a"])
def test_a_structure_of_the_second_edition_goes_on_any_base_free_or_not(base: str) -> None:
    taken = {"yellow-a": "source-red", "blue-b": "obelisk-red"}
    game = builder("2018", taken)
    assert set(offered(game)) == {f"build:{one}" for one in ALL_BASES}
    game.choose(f"build:{base}")
    assert bases(game) == taken | {base: "gun-red"}


@rule("BA-STRUCTURE-4")
def test_a_replaced_structure_of_the_second_edition_goes_under_the_ritual_deck() -> None:
    """The deck has three cards: two are drawn, the one that is not kept goes under the replaced one."""
    game = builder("2018", {"yellow-a": "source-red"}, ritual_deck=["gun-blue", "gun-green", "gun-black"])
    game.choose("build:yellow-a")
    assert offered(game) == ["keep:gun-blue", "keep:gun-green"]
    game.choose("keep:gun-blue")
    assert game.table.state.ritual_deck.layers[-1].cards == ["gun-black", "source-red", "gun-green"]
    assert "source-red" not in seen(game)["rituals"]["discarded"]


@rule("BA-STRUCTURE-4")
def test_a_replaced_structure_can_be_drawn_again() -> None:
    game = builder("2018", {"yellow-a": "source-red"}, ritual_deck=["gun-blue"])
    game.choose("build:yellow-a")
    assert offered(game) == ["keep:gun-blue", "keep:source-red"]


@rule("BA-STRUCTURE-5")
@EDITIONS
def test_a_base_holds_one_structure(edition: str) -> None:
    """The Obelisk that was replaced adds nothing any more."""
    game = builder(edition, full({"violet-a": "obelisk-violet"}))
    game.choose("build:violet-a")
    assert bases(game)["violet-a"] == "gun-red"
    game.choose("done")
    game.choose("gain:violet-1")
    assert pool(game, 1) == {"violet": 3}


@rule("BA-STRUCTURE-6")
@EDITIONS
def test_a_structure_works_until_it_is_replaced(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["rider-red"], "w2": ["beast-blue"]},
        defenders=[at("yellow", blue=3, rituals=["obelisk-blue"])],
        bases=full({"yellow-a": "gun-red"}, hand="obelisk-blue"),
        deck=["warrior-black", "warrior-green", "warrior-blue", "warrior-yellow"],
        ritual_deck=[],
    )
    weaker = 6 - CONTENT.editions[edition].gun_weakens
    for _ in range(3):
        assert price(game, "w1") == {"red": weaker}
        game.choose("done")
    game.choose("attack:w2")
    if edition == "2018":
        game.choose("perform:obelisk-blue")
    assert price(game, "w1") == {"red": weaker}
    game.choose("build:yellow-a")
    assert price(game, "w1") == {"red": 6}


@rule("BA-STRUCTURE-7")
@EDITIONS
@pytest.mark.parametrize("base", ["yellow-a", "violet-b", "blue-a"])
def test_a_structure_may_be_built_far_from_the_attacker(edition: str, base: str) -> None:
    game = builder(edition, {})
    game.choose(f"build:{base}")
    assert bases(game) == {base: "gun-red"}


@rule("BA-STRUCTURE-8")
@EDITIONS
def test_a_built_source_is_one_more_source_of_its_colour(edition: str) -> None:
    """It gives three, is closed by the token, and is opened by the tower of its district."""
    game = position(
        edition=edition,
        walls={"w20": ["mage-black"]},
        defenders=[at("yellow", red=1)],
        bases={"yellow-b": "source-black"},
        deck=DECK,
    )
    sources = seen(game)["districts"][0]["sources"]
    assert [one["colour"] for one in sources] == ["yellow", "green", "violet", "black"]
    game.choose("gain:yellow-b")
    assert (pool(game), tokens(game)) == ({"black": 3}, {"yellow-b": "red"})
    game.choose("done")
    assert why_not(game, "gain:yellow-b") == ("closed", "BA-MANA-7")
    game.choose("gain:yellow-tower")
    assert (pool(game), tokens(game)) == ({"black": 2, "red": 1}, {"yellow-tower": "black"})
    game.choose("done")
    assert "gain:yellow-b" in offered(game)


@rule("BA-STRUCTURE-8")
@EDITIONS
def test_a_built_source_serves_its_own_district_only(edition: str) -> None:
    game = position(
        edition=edition, defenders=[at("green", red=1)], bases={"yellow-b": "source-black"}, deck=DECK
    )
    assert "gain:yellow-b" not in offered(game)
    assert len(seen(game)["districts"][1]["sources"]) == 3


@rule("BA-STRUCTURE-9")
@EDITIONS
def test_the_mana_on_a_source_that_is_removed_returns_to_the_reserve(edition: str) -> None:
    built = full({"violet-a": "source-black"})
    game = builder(edition, built, laid={"violet-a": "blue", "violet-1": "red"})
    before = seen(game)["reserve"]
    game.choose("build:violet-a")
    assert tokens(game) == {"violet-1": "red"}
    assert seen(game)["reserve"] == before | {"blue": before["blue"] + 1}
    assert {"colour": "blue", "at": "violet-a"} in happened(game, "mana-returned")


@rule("BA-STRUCTURE-10", "BA-STRUCTURE-11")
@EDITIONS
def test_an_obelisk_adds_one_of_the_same_colour_to_a_source_of_its_colour(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", red=1)], bases={"yellow-a": "obelisk-green"})
    game.choose("gain:yellow-2")
    assert sum(pool(game).values()) == 4
    assert set(pool(game)) == {"green"}


@rule("BA-STRUCTURE-10")
@EDITIONS
@pytest.mark.parametrize(
    ("source", "obelisk", "base"),
    [("yellow-1", "obelisk-green", "yellow-a"), ("yellow-2", "obelisk-green", "green-a")],
)
def test_an_obelisk_adds_nothing_to_another_colour_or_in_another_district(
    edition: str, source: str, obelisk: str, base: str
) -> None:
    game = position(edition=edition, defenders=[at("yellow", red=1)], bases={base: obelisk})
    game.choose(f"gain:{source}")
    assert sum(pool(game).values()) == 3


GUNS: dict[str, Any] = {
    "walls": {"w1": ["rider-red"], "w4": ["rider-blue"], "w5": ["mage-red"]},
    "squares": {"yellow": ["flyer-red"]},
}


@rule("BA-STRUCTURE-12")
def test_a_gun_of_the_first_edition_weakens_enemies_of_its_colour_in_its_district_by_1() -> None:
    game = position(edition="2015", bases={"yellow-a": "gun-red"}, **GUNS)
    assert price(game, "w1") == {"red": 6 - 1}
    assert price(game, "yellow-square") == {"red": 5 - 1}
    assert (price(game, "w4"), price(game, "w5")) == ({"blue": 6}, {"red": 5})


@rule("BA-STRUCTURE-13")
def test_a_gun_of_the_second_edition_weakens_enemies_of_its_colour_in_its_district_by_2() -> None:
    game = position(edition="2018", bases={"yellow-a": "gun-red"}, **GUNS)
    assert price(game, "w1") == {"red": 6 - 2}
    assert price(game, "yellow-square") == {"red": 5 - 2}
    assert (price(game, "w4"), price(game, "w5")) == ({"blue": 6}, {"red": 5})


@rule("BA-STRUCTURE-12", "BA-STRUCTURE-13")
def test_the_attacker_pays_as_much_less_as_a_gun_weakens() -> None:
    def paid(edition: str) -> int:
        bases = {"yellow-a": "gun-red"}
        game = position(edition=edition, defenders=[at("yellow", red=7)], bases=bases, **GUNS)
        game.choose("attack:w1")
        return 7 - pool(game)["red"]

    assert paid("2015") == 6 - 1
    assert paid("2018") == 6 - 2


@rule("BA-STRUCTURE-14")
@EDITIONS
def test_a_gun_brings_no_strength_below_1(edition: str) -> None:
    """A shapeshifter has the strength of the weakened beast beside it, and is weakened itself."""
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w2": ["shapeshifter-red"]},
        bases={"yellow-a": "gun-red"},
    )
    assert price(game, "w1") == {"red": {"2015": 2, "2018": 1}[edition]}
    assert price(game, "w2") == {"red": 1}


@rule("BA-STRUCTURE-15")
@EDITIONS
def test_a_source_serves_those_who_did_not_build_it(edition: str) -> None:
    game = builder(edition, {}, ritual="source-red")
    game.choose("build:violet-a")
    game.choose("done")
    game.choose("gain:violet-a")
    assert pool(game, 1) == {"red": 3}


@rule("BA-STRUCTURE-15")
@EDITIONS
def test_a_gun_serves_those_who_did_not_build_it(edition: str) -> None:
    due = 4 - CONTENT.editions[edition].gun_weakens
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w13": ["warrior-red"]},
        defenders=[at("yellow", red=3, rituals=["gun-red"]), at("violet", red=due)],
        deck=DECK,
        ritual_deck=[],
    )
    game.choose("attack:w1")
    if edition == "2018":
        game.choose("perform:gun-red")
    game.choose("build:violet-a")
    game.choose("done")
    game.choose("attack:w13")
    assert pool(game, 1) == {}


@rule("BA-STRUCTURE-15")
@EDITIONS
def test_an_obelisk_serves_those_who_did_not_build_it(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-violet"], "w20": ["mage-black"]},
        defenders=[at("yellow", violet=3, rituals=["obelisk-violet"]), at("violet", black=1)],
        deck=DECK,
        ritual_deck=[],
    )
    game.choose("attack:w1")
    if edition == "2018":
        game.choose("perform:obelisk-violet")
    game.choose("build:violet-a")
    game.choose("done")
    game.choose("gain:violet-1")
    assert pool(game, 1) == {"violet": 4}
