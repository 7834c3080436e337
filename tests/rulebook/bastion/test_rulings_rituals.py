"""Rulings on open information, rituals, artifacts and structures."""

from typing import Any

import pytest

from holdfast.games.bastion.rules.geometry import ALL_BASES, COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, tokens
from tests.rulebook.bastion.play import asked, choose, order, won
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    pool,
    position,
    price,
    seen,
    wall,
    why_not,
)

BEAST = {"w3": ["beast-red"], "w9": ["mage-black"]}
STRUCTURES = [id for id, card in CONTENT.rituals.items() if card.structure]


def rituals(game: Game, seat: int = 0) -> list[str]:
    """The unperformed rituals of a seat."""
    found: list[str] = seen(game)["defenders"][seat]["rituals"]
    return found


def artifacts(game: Game) -> list[str]:
    """The artifacts of the first seat."""
    return [one["id"] for one in seen(game)["defenders"][0]["artifacts"]]


def beaten(edition: str, owned: list[str], *, enemy: list[str] | None = None, **given: Any) -> Game:
    """A defender with those rituals has attacked an enemy of the yellow wall; it is a red beast."""
    me = at("yellow", red=9, blue=9, rituals=owned)
    walls = {**BEAST, "w3": enemy or ["beast-red"]}
    return choose(position(edition=edition, defenders=[me], walls=walls, **given), "attack:w3")


def perform(game: Game, ritual: str) -> Game:
    """Perform a ritual that is the only one to fit: the first edition does not ask."""
    return choose(game, f"perform:{ritual}") if asked(game) == "perform" else game


def full_bases() -> dict[str, str]:
    """A structure on every base, the red gun and the red source not among them."""
    others = [card for card in STRUCTURES if card not in ("gun-red", "source-red")]
    return dict(zip(ALL_BASES, others, strict=False))


# -- open information ------------------------------------------------------------------------------


@rule("BA-RULE-80")
@EDITIONS
def test_everything_is_open_but_the_two_decks(edition: str) -> None:
    me = at("yellow", red=2, spells=["beast-red"], rituals=["gun-red"], artifacts=["converter-red"])
    other = at("red", blue=3, spells=["beast-blue"], rituals=["gun-blue"], artifacts=["accumulator-blue"])
    game = position(edition=edition, defenders=[me, other], deck=["rokai"], ritual_deck=["obelisk-black"])
    views = [game.view(seat) for seat in (None, 0, 1)]
    assert all({**view, "seat": None} == views[0] for view in views)
    shown = views[0]["defenders"][1]
    assert (shown["pool"]["blue"], shown["spells"][0]["id"]) == (3, "beast-blue")
    assert (shown["rituals"], shown["artifacts"][0]["id"]) == (["gun-blue"], "accumulator-blue")
    assert "rokai" not in str(views[0])
    assert "obelisk-black" not in str(views[0])


# -- performing ------------------------------------------------------------------------------------


@rule("BA-RULE-81")
def test_in_the_second_edition_performing_is_optional() -> None:
    game = beaten("2018", ["converter-red", "converter-blue"])
    assert offered(game) == ["perform:converter-red", "no-ritual"]
    game.choose("no-ritual")
    assert (rituals(game), artifacts(game)) == (["converter-red", "converter-blue"], [])


@rule("BA-RULE-81")
def test_in_the_first_edition_a_fitting_ritual_is_performed_and_the_owner_chooses_which() -> None:
    one = beaten("2015", ["converter-red", "converter-blue"])
    assert artifacts(one) == ["converter-red"]
    two = beaten("2015", ["converter-red", "gun-red"])
    assert offered(two) == ["perform:converter-red", "perform:gun-red"]


@rule("BA-RULE-81")
@EDITIONS
def test_for_knellerwyrm_performing_is_optional(edition: str) -> None:
    people = [at("yellow", each=2, rituals=["converter-red", "converter-blue"])]
    game = position(edition=edition, defenders=people, citadel=["knellerwyrm"], walls=BEAST)
    choose(game, "storm:citadel", "pay-from-plenty")
    assert offered(game) == ["perform:converter-red", "perform:converter-blue", "no-ritual"]


@rule("BA-RULE-82")
@EDITIONS
@pytest.mark.parametrize("first", ["converter-red", "gun-red"])
def test_two_red_cards_serve_two_red_rituals_in_the_order_of_the_owner(edition: str, first: str) -> None:
    game = beaten(edition, ["converter-red", "gun-red"], enemy=["beast-red", "symbiote-red"], ritual_deck=[])
    game.choose(f"perform:{first}")
    second = "gun-red" if first == "converter-red" else "converter-red"
    if first == "gun-red":
        game.choose("build:yellow-a")
    perform(game, second)
    if second == "gun-red":
        game.choose("build:yellow-a")
    assert [one["ritual"] for one in happened(game, "perform")] == [first, second]


@rule("BA-RULE-82")
@EDITIONS
def test_one_card_allows_one_ritual(edition: str) -> None:
    game = beaten(edition, ["converter-red", "gun-red"], ritual_deck=[])
    game.choose("perform:converter-red")
    assert (asked(game), rituals(game)) == ("act", ["gun-red"])


@rule("BA-RULE-82")
@EDITIONS
def test_a_new_ritual_is_drawn_before_the_next_is_performed_and_may_serve_a_card_not_yet_used(
    edition: str,
) -> None:
    drawn = ["converter-blue", "gun-black", "gun-green"]
    enemy = ["beast-red", "symbiote-blue"]
    game = beaten(edition, ["converter-red"], enemy=enemy, ritual_deck=drawn)
    perform(game, "converter-red")
    game.choose("keep:converter-blue")
    perform(game, "converter-blue")
    assert artifacts(game) == ["converter-red", "converter-blue"]
    again = ["accumulator-red", "gun-black", "gun-green"]
    me = at("yellow", red=9, blue=9, rituals=["converter-red"])
    used = position(edition=edition, defenders=[me, at()], walls={**BEAST, "w3": enemy}, ritual_deck=again)
    perform(choose(used, "attack:w3"), "converter-red")
    used.choose("keep:accumulator-red")
    assert (asked(used), rituals(used)) == ("act", ["accumulator-red"])


# -- the ritual deck -------------------------------------------------------------------------------


@rule("BA-RULE-83")
@EDITIONS
@pytest.mark.parametrize("left", [["gun-black"], []])
def test_a_short_ritual_deck_gives_what_it_has(edition: str, left: list[str]) -> None:
    game = perform(beaten(edition, ["converter-red", "gun-blue"], ritual_deck=left), "converter-red")
    assert (asked(game), rituals(game)) == ("act", ["gun-blue", *left])
    assert seen(game)["rituals"]["left"] == 0


@rule("BA-RULE-83", "BA-RULE-84")
@pytest.mark.parametrize("left", [["gun-black"], []])
def test_a_structure_replaced_in_the_same_performance_is_in_the_deck_when_drawing(left: list[str]) -> None:
    bases = {"red-a": "obelisk-blue"}
    game = perform(beaten("2018", ["gun-red"], bases=bases, ritual_deck=left), "gun-red")
    game.choose("build:red-a")
    if left:
        assert offered(game) == ["keep:gun-black", "keep:obelisk-blue"]
        game.choose("keep:obelisk-blue")
    assert rituals(game) == ["obelisk-blue"]


# -- structures ------------------------------------------------------------------------------------


@rule("BA-RULE-84")
def test_in_the_first_edition_a_structure_is_replaced_only_when_all_bases_are_taken() -> None:
    bases = full_bases()
    del bases["blue-b"]
    game = beaten("2015", ["gun-red"], bases=bases)
    assert seen(game)["districts"][4]["bases"]["blue-b"] == "gun-red"
    del bases["blue-a"]
    game = beaten("2015", ["gun-red"], bases=bases)
    assert offered(game) == ["build:blue-a", "build:blue-b"]
    assert why_not(game, "build:red-a") == ("base-taken", "BA-STRUCTURE-1")
    full = beaten("2015", ["gun-red"], bases=full_bases(), ritual_deck=[])
    assert offered(full) == [f"build:{base}" for base in ALL_BASES]
    old = full_bases()["red-b"]
    full.choose("build:red-b")
    assert old in seen(full)["rituals"]["discarded"]
    assert (seen(full)["rituals"]["left"], rituals(full)) == (0, [])


@rule("BA-RULE-84")
def test_in_the_second_edition_a_structure_may_always_be_replaced_and_goes_under_the_deck() -> None:
    deck = ["gun-black", "gun-green", "gun-blue"]
    game = beaten("2018", ["gun-red"], bases={"red-a": "obelisk-blue"}, ritual_deck=deck)
    perform(game, "gun-red")
    assert offered(game) == [f"build:{base}" for base in ALL_BASES]
    choose(game, "build:red-a", "keep:gun-black")
    assert "obelisk-blue" not in seen(game)["rituals"]["discarded"]
    assert game.table.state.ritual_deck.layers[-1].cards == ["gun-blue", "obelisk-blue", "gun-green"]


@rule("BA-RULE-84")
@EDITIONS
def test_mana_on_a_removed_source_goes_to_the_reserve(edition: str) -> None:
    bases = full_bases()
    assert bases["yellow-a"].startswith("source-")
    game = beaten(edition, ["gun-red"], bases=bases, laid={"yellow-a": "violet"})
    choose(perform(game, "gun-red"), "build:yellow-a")
    assert tokens(game) == {}
    assert seen(game)["reserve"]["violet"] == 15


@rule("BA-RULE-85")
@EDITIONS
def test_there_are_twelve_bases(edition: str) -> None:
    game = perform(beaten(edition, ["gun-red"]), "gun-red")
    assert len(offered(game, "build")) == 12
    assert {id.partition(":")[2].partition("-")[0] for id in offered(game)} == set(COLOURS)


@rule("BA-RULE-89")
@EDITIONS
def test_a_structure_works_from_the_moment_it_is_placed(edition: str) -> None:
    walls = {"w3": ["beast-red"], "w4": ["rider-red"]}
    me = at("yellow", red=5, rituals=["gun-red"])
    game = position(edition=edition, defenders=[me], walls=walls, ritual_deck=[])
    choose(perform(choose(game, "attack:w3"), "gun-red"), "build:yellow-b")
    assert price(game, "w4") == {"red": 5 if edition == "2015" else 4}
    me = at("yellow", red=5, rituals=["source-red"])
    source = position(edition=edition, defenders=[me], walls=walls, ritual_deck=[])
    choose(perform(choose(source, "attack:w3"), "source-red"), "build:yellow-b", "gain:yellow-b")
    assert pool(source) == {"red": 4}


# -- artifacts -------------------------------------------------------------------------------------


def asking(edition: str, **counts: Any) -> Game:
    """A defender with an Accumulator, and another who could give."""
    people = [at("yellow", artifacts=["accumulator-red"]), at("blue", **counts)]
    return position(edition=edition, defenders=people, walls=BEAST)


@rule("BA-RULE-86")
@EDITIONS
def test_a_giver_consents_and_the_accumulator_is_used(edition: str) -> None:
    game = asking(edition, green=1, red=2)
    game.choose("use:accumulator-red")
    assert offered(game) == ["ask:sannirr>green", "ask:sannirr>red"]
    game.choose("ask:sannirr>red")
    assert game.question is not None
    assert (game.question.seats, offered(game)) == ((1,), ["consent", "refuse"])
    game.choose("consent")
    assert (pool(game), pool(game, 1)) == ({"red": 1}, {"green": 1, "red": 1})
    assert why_not(game, "use:accumulator-red") == ("used", "BA-ARTIFACT-4")


@rule("BA-RULE-86")
@EDITIONS
def test_a_refusal_or_a_missing_colour_leaves_the_accumulator_unused(edition: str) -> None:
    game = asking(edition, green=1, red=2)
    choose(game, "use:accumulator-red", "ask:sannirr>red", "refuse")
    assert (pool(game), pool(game, 1)) == ({}, {"green": 1, "red": 2})
    assert seen(game)["defenders"][0]["artifacts"] == [{"id": "accumulator-red", "used": False}]
    choose(game, "use:accumulator-red", "consent")
    assert pool(game) == {"green": 1}
    nothing = asking(edition)
    assert why_not(nothing, "use:accumulator-red") == ("nobody-gives", "BA-RULE-86")


@rule("BA-RULE-86")
@EDITIONS
def test_alone_there_is_no_accumulator(edition: str) -> None:
    alone = position(edition=edition)
    others = position(edition=edition, defenders=[at(), at()])
    for game, count in ((alone, 24), (others, 30)):
        assert seen(game)["rituals"]["left"] == count
    kept = {card for cards in alone.table.state.ritual_deck.pools.values() for card in cards}
    assert not any(card.startswith("accumulator") for card in kept)


@rule("BA-RULE-87")
@EDITIONS
def test_the_converter_discards_first_and_takes_what_is_then_in_the_reserve(edition: str) -> None:
    people = [at("yellow", red=2, blue=1, artifacts=["converter-green"]), at("blue")]
    game = position(edition=edition, defenders=people, reserve={"red": 0, "black": 0}, walls=BEAST)
    choose(game, "use:converter-green", "give:blue")
    assert why_not(game, "take:red") == ("reserve-empty", "BA-RULE-87")
    assert offered(game) == ["take:yellow", "take:green", "take:violet", "take:blue"]
    same = position(edition=edition, defenders=people, reserve={"red": 0, "black": 0}, walls=BEAST)
    choose(same, "use:converter-green", "give:red", "take:red")
    assert pool(same) == {"red": 2, "blue": 1}
    assert why_not(same, "use:converter-green") == ("used", "BA-ARTIFACT-4")


@rule("BA-RULE-87")
@EDITIONS
def test_with_an_empty_pool_the_converter_cannot_be_used(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", artifacts=["converter-green"])], walls=BEAST)
    assert why_not(game, "use:converter-green") == ("pool-empty", "BA-RULE-87")


@rule("BA-RULE-88")
@EDITIONS
def test_an_artifact_gained_this_turn_may_be_used_this_turn(edition: str) -> None:
    game = perform(beaten(edition, ["converter-red"], ritual_deck=[]), "converter-red")
    choose(game, "use:converter-red", "give:blue", "take:green")
    assert pool(game) == {"red": 6, "blue": 8, "green": 1}


@rule("BA-RULE-90")
@EDITIONS
def test_after_a_winning_attack_no_ritual_is_performed(edition: str) -> None:
    me = at("yellow", red=3, rituals=["gun-red", "converter-red"])
    game = position(edition=edition, defenders=[me], walls={"w3": ["beast-red"]}, deck=[])
    game.choose("attack:w3")
    assert won(game)
    assert (wall(game), rituals(game)) == ({}, ["gun-red", "converter-red"])
    assert order(game, "perform", "build", "draw-ritual") == []
