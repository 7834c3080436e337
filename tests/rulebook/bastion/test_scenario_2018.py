"""SCENARIO: the scenarios of the second edition and what they change; the first three of them."""

from typing import Any

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.games.bastion.validate import ritual_cards
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.decks import (
    AUXILIARY,
    LEGENDS,
    MAIN_TROOP,
    drawn_out,
    families,
    laid_out,
    one_each,
    whole,
)
from tests.rulebook.bastion.positions import CONTENT, at, offered, place, position, seen, spells

SIDES = {
    "darkened-skies": "plain",
    "trembling-earth": "plain",
    "show-of-force": "statue",
    "belated-arrival": "statue",
}
EACH = pytest.mark.parametrize("scenario", list(SIDES))


def scene(scenario: str, seed: int = 0, **options: Any) -> Game:
    """A new game of that scenario whose first enemy has not come yet."""
    return laid_out("2018", seed, mode="scenario", scenario=scenario, **options)


def sides(scenario: str) -> set[str]:
    return {scene(scenario, seed).view()["side"] for seed in range(8)}


@rule("BA-SCENARIO-14", "BA-SCENARIO-17", "BA-SCENARIO-20", "BA-SCENARIO-24")
def test_which_side_is_up() -> None:
    assert sides("darkened-skies") == {"plain"}
    assert sides("trembling-earth") == {"plain"}
    assert sides("show-of-force") == {"statue"}
    assert sides("belated-arrival") == {"statue"}


@rule("BA-SCENARIO-11")
@EACH
def test_a_scenario_says_which_side_is_up(scenario: str) -> None:
    assert scene(scenario, side=SIDES[scenario]).view()["side"] == SIDES[scenario]
    other = "statue" if SIDES[scenario] == "plain" else "plain"
    with pytest.raises(holdfast.BadOptions) as refused:
        scene(scenario, side=other)
    assert [(fault.code, fault.facts["side"]) for fault in refused.value.faults] == [
        ("side-is-fixed", SIDES[scenario])
    ]


@rule("BA-SCENARIO-11")
@EACH
def test_all_other_set_up_of_the_board_is_as_usual(scenario: str) -> None:
    """Districts at random or as wanted, the gate anywhere, one mana of each colour, all else in reserve."""
    assert {scene(scenario, seed).view()["districts"][3]["id"] for seed in range(60)} == set(COLOURS)
    order = ["red", "black", "green", "blue", "yellow", "violet"]
    table = scene(scenario, districts=order, gate="green", players=3).view()
    assert [one["id"] for one in table["districts"]] == ["green", "blue", "yellow", "violet", "red", "black"]
    assert [one["pool"] for one in table["defenders"]] == [dict.fromkeys(COLOURS, 1)] * 3
    assert table["reserve"] == dict.fromkeys(COLOURS, 12)


@rule("BA-SCENARIO-12")
@EACH
def test_level_and_classes_have_no_say_in_a_scenario(scenario: str) -> None:
    plain = scene(scenario)
    told = scene(scenario, level="extreme", classes=["scout", "giant", "archmage"], deck=["golem"])
    assert told.view()["classes"] == []
    assert drawn_out(told) == drawn_out(plain)


@rule("BA-SCENARIO-13")
def test_rules_of_one_scenario_do_not_hold_in_others() -> None:
    """Only one has damaged sources, only one deals beasts, only one leaves out the first enemies."""
    views = {scenario: scene(scenario).view() for scenario in SIDES}
    damaged = {
        scenario: sum(source["damaged"] for one in view["districts"] for source in one["sources"])
        for scenario, view in views.items()
    }
    held = {scenario: len(view["defenders"][0]["spells"]) for scenario, view in views.items()}
    built = {
        scenario: sum(bool(card) for one in view["districts"] for card in one["bases"].values())
        for scenario, view in views.items()
    }
    assert damaged == dict.fromkeys(SIDES, 0) | {"belated-arrival": 12}
    assert held == dict.fromkeys(SIDES, 0) | {"trembling-earth": 1}
    assert built == dict.fromkeys(SIDES, 0) | {"darkened-skies": 6, "belated-arrival": 6}


@rule("BA-SCENARIO-13")
def test_no_source_is_damaged_outside_its_scenario() -> None:
    with pytest.raises(holdfast.BadPosition) as refused:
        position(defenders=[at("yellow")], damaged=["yellow-1"])
    assert [fault.code for fault in refused.value.faults] == ["not-in-this-scenario"]


# -- 1 Darkened skies ------------------------------------------------------------------------------


@rule("BA-SCENARIO-15")
@pytest.mark.parametrize("seed", range(3))
def test_the_41_enemies_of_darkened_skies(seed: int) -> None:
    game = scene("darkened-skies")
    cards = drawn_out(game, seed)
    legends = one_each("spy", "belligemin", "rokai", "valkyrie", "black-wing")
    assert families(cards) == MAIN_TROOP | whole("flyer", "scout") | legends
    assert (len(set(cards)), game.view()["deck"]["left"]) == (41, 41)
    assert game.view()["army"] == {"strength": 179}


@rule("BA-SCENARIO-15")
def test_the_deck_of_darkened_skies_is_shuffled_as_one() -> None:
    game = scene("darkened-skies")
    for end in (0, -1):
        troops = {CONTENT.cards[drawn_out(game, seed)[end]].troop for seed in range(60)}
        assert troops == {"main", "auxiliary", "legendary"}


def built(game: Game) -> list[str]:
    """The Source card of each district, clockwise from the gate."""
    return [card for one in game.view()["districts"] for card in one["bases"].values() if card]


@rule("BA-SCENARIO-16", "BA-SCENARIO-25")
@pytest.mark.parametrize("scenario", ["darkened-skies", "belated-arrival"])
@pytest.mark.parametrize(("players", "rituals"), [(1, 18), (3, 24)])
def test_a_source_stands_in_each_district_before_the_ritual_deck_is_made(
    scenario: str, players: int, rituals: int
) -> None:
    game = scene(scenario, players=players)
    districts = game.view()["districts"]
    assert [sum(bool(card) for card in one["bases"].values()) for one in districts] == [1] * 6
    assert sorted(built(game)) == sorted(f"source-{colour}" for colour in COLOURS)
    assert game.view()["rituals"]["left"] == rituals
    in_deck = [card for card in ritual_cards(game.table.state) if card not in built(game)]
    assert len(in_deck) == rituals
    assert not [card for card in in_deck if CONTENT.rituals[card].kind == "source"]


@rule("BA-SCENARIO-16", "BA-SCENARIO-25")
def test_which_source_stands_where_is_chance() -> None:
    def ever_built(scenario: str) -> list[set[str]]:
        games = [scene(scenario, seed, districts=list(COLOURS)) for seed in range(60)]
        return [{built(game)[district] for game in games} for district in range(6)]

    anywhere = [{f"source-{colour}" for colour in COLOURS}] * 6
    assert ever_built("darkened-skies") == anywhere
    assert ever_built("belated-arrival") == anywhere


@rule("BA-SCENARIO-16")
def test_the_sources_of_darkened_skies_may_be_used_from_the_start() -> None:
    game = scene("darkened-skies", districts=list(COLOURS))
    sources = [one["sources"] for one in game.view()["districts"]]
    assert [len(some) for some in sources] == [4] * 6
    assert not any(source["damaged"] for some in sources for source in some)
    assert [some[3]["colour"] for some in sources] == [card.removeprefix("source-") for card in built(game)]


# -- 2 Trembling earth -----------------------------------------------------------------------------


@rule("BA-SCENARIO-18")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_trembling_earth_each_defender_begins_with_a_beast_and_the_others_lie_in_the_box(
    players: int,
) -> None:
    table = scene("trembling-earth", players=players).view()
    held = [spell for one in table["defenders"] for spell in one["spells"]]
    assert [len(one["spells"]) for one in table["defenders"]] == [1] * players
    assert {spell["spell"] for spell in held} == {"acceleration"}
    assert sorted([spell["id"] for spell in held] + table["box"]) == sorted(CONTENT.cards_of("beast"))


@rule("BA-SCENARIO-18")
def test_the_beast_is_an_acceleration_that_can_be_cast() -> None:
    script = ["enemy:warrior-red", "enemy:warrior-blue"]
    options = {"mode": "scenario", "scenario": "trembling-earth", "players": 1, "defenders": ["dagdar"]}
    game = holdfast.new("bastion", options | {"districts": list(COLOURS)}, script=script)
    assert game.question is not None
    game.choose(game.question.options[0])
    assert "move:citadel>acceleration" in offered(game)
    game.choose("move:citadel>acceleration")
    assert (place(game), spells(game), len(seen(game)["box"])) == ("citadel", [], 6)


@rule("BA-SCENARIO-19")
@pytest.mark.parametrize("seed", range(3))
def test_the_39_enemies_of_trembling_earth(seed: int) -> None:
    game = scene("trembling-earth")
    cards = drawn_out(game, seed)
    classes = whole("warrior", "mage", "rider", "symbiote", "giant", "shapeshifter")
    assert families(cards) == classes | one_each("shaggon", "knellerwyrm", "leviathan")
    assert (len(set(cards)), game.view()["deck"]["left"]) == (39, 39)
    assert game.view()["army"] == {"strength": 240}


@rule("BA-SCENARIO-19")
def test_the_deck_of_trembling_earth_is_shuffled_as_one() -> None:
    game = scene("trembling-earth")
    for end in (0, -1):
        troops = {CONTENT.cards[drawn_out(game, seed)[end]].troop for seed in range(80)}
        assert troops == {"main", "auxiliary", "legendary"}


# -- 3 Show of force -------------------------------------------------------------------------------


@rule("BA-SCENARIO-21")
@pytest.mark.parametrize("seed", range(3))
def test_the_42_enemies_of_show_of_force(seed: int) -> None:
    game = scene("show-of-force")
    cards = drawn_out(game, seed)
    assert families(cards) == MAIN_TROOP | one_each(*AUXILIARY, *LEGENDS)
    assert (len(set(cards)), game.view()["deck"]["left"]) == (42, 42)
    assert game.view()["army"] == {"strength": 225}


@rule("BA-SCENARIO-21")
def test_the_auxiliary_cards_of_show_of_force_are_random() -> None:
    game = scene("show-of-force")
    drawn = {card for seed in range(80) for card in drawn_out(game, seed)}
    for family in AUXILIARY:
        assert set(CONTENT.cards_of(family)) <= drawn


@rule("BA-SCENARIO-22")
def test_the_legends_are_mixed_with_20_other_cards_under_the_rest() -> None:
    game = scene("show-of-force")
    decks = [drawn_out(game, seed) for seed in range(120)]
    early, late = [cards[:12] for cards in decks], [cards[12:] for cards in decks]
    assert {sum(card in LEGENDS for card in cards) for cards in late} == {10}
    assert {card for cards in late for card in (cards[0], cards[-1])} >= set(LEGENDS)
    for pile in (early, late):
        troops = {CONTENT.cards[card].troop for cards in pile for card in (cards[0], cards[-1])}
        assert {"main", "auxiliary"} <= troops


@rule("BA-SCENARIO-23")
def test_the_top_12_cards_hold_no_legend() -> None:
    game = scene("show-of-force")
    decks = [drawn_out(game, seed) for seed in range(60)]
    assert not [card for cards in decks for card in cards[:12] if card in LEGENDS]
    assert [cards[12] for cards in decks if cards[12] in LEGENDS]
