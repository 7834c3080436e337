"""SCENARIO: "Belated arrival", with damaged sources and enemies already inside."""

from typing import Any

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.decks import drawn_out, families, laid_out, one_each, whole
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    place,
    pool,
    position,
    seen,
    square,
    why_not,
)

ORDERS = pytest.mark.parametrize(
    "order", [list(COLOURS), ["black", "red", "yellow", "blue", "violet", "green"]]
)


def arrival(order: list[str], seed: int = 0, players: int = 2) -> Game:
    """A new game with the districts in that order, clockwise from the gate."""
    options = {"mode": "scenario", "scenario": "belated-arrival", "districts": order, "players": players}
    return laid_out("2018", seed, **options)


def damaged(game: Game) -> list[str]:
    """The damaged sources."""
    return [source["id"] for one in seen(game)["districts"] for source in one["sources"] if source["damaged"]]


def ruins(*places: str, broken: list[str], **given: Any) -> Game:
    """The scenario in play: defenders with one red, two violet and three black mana each."""
    options = {"mode": "scenario", "scenario": "belated-arrival"}
    usual: dict[str, Any] = {
        "walls": {"w1": ["rider-green"], "w20": ["mage-yellow"]},
        "deck": ["mage-green", "rider-yellow", "warrior-yellow"],
    }
    return position(
        defenders=[at(one, red=1, violet=2, black=3) for one in places],
        options=options,
        scenario="belated-arrival",
        damaged=broken,
        **usual | given,
    )


@rule("BA-SCENARIO-26")
@ORDERS
def test_all_sources_of_the_district_furthest_from_the_camp_and_its_neighbours_are_damaged(
    order: list[str],
) -> None:
    """The camp lies at the last district; printed and built sources, four in each."""
    table = arrival(order).view()
    broken = [[source["damaged"] for source in one["sources"]] for one in table["districts"]]
    assert broken == [[False] * 4, [True] * 4, [True] * 4, [True] * 4, [False] * 4, [False] * 4]


@rule("BA-SCENARIO-27")
@ORDERS
@pytest.mark.parametrize("players", [1, 4])
def test_defenders_start_in_the_district_of_the_camp(order: list[str], players: int) -> None:
    game = arrival(order, players=players)
    assert [place(game, seat) for seat in range(players)] == [order[5]] * players


@rule("BA-SCENARIO-28", "BA-SCENARIO-29")
@ORDERS
@pytest.mark.parametrize("seed", range(5))
def test_flyers_of_the_other_three_colours_stand_on_the_squares_of_the_damaged_districts(
    order: list[str], seed: int
) -> None:
    game = arrival(order, seed)
    on_squares = [square(game, district) for district in order]
    assert [len(enemy) for enemy in on_squares] == [0, 1, 1, 1, 0, 0]
    others = [order[0], order[4], order[5]]
    flyers = [card for enemy in on_squares for card in enemy]
    assert sorted(flyers) == sorted(f"flyer-{colour}" for colour in others)


@rule("BA-SCENARIO-29")
def test_which_flyer_stands_on_which_square_is_chance() -> None:
    order = list(COLOURS)
    for district in order[1:4]:
        found = {square(arrival(order, seed), district)[0] for seed in range(40)}
        assert found == {f"flyer-{colour}" for colour in (order[0], order[4], order[5])}


@rule("BA-SCENARIO-28", "BA-SCENARIO-30")
@ORDERS
def test_one_dragon_of_the_colours_of_the_damaged_districts_lies_in_the_citadel(order: list[str]) -> None:
    games = [arrival(order, seed) for seed in range(40)]
    stacks = [game.view()["citadel"]["dragons"] for game in games]
    assert {len(stack) for stack in stacks} == {1}
    assert {stack[0] for stack in stacks} == {f"dragon-{colour}" for colour in order[1:4]}


@rule("BA-SCENARIO-30")
def test_the_other_dragons_and_flyers_lie_in_the_box() -> None:
    game = arrival(list(COLOURS))
    inside = [*game.view()["citadel"]["dragons"], *(square(game, one)[0] for one in COLOURS[1:4])]
    wanted = {*CONTENT.cards_of("dragon"), *CONTENT.cards_of("flyer")} - set(inside)
    assert set(game.view()["box"]) == wanted
    assert len(wanted) == 5 + 3


@rule("BA-SCENARIO-31")
@pytest.mark.parametrize("seed", range(3))
def test_the_33_enemies_of_belated_arrival(seed: int) -> None:
    game = arrival(list(COLOURS))
    cards = drawn_out(game, seed)
    classes = whole("beast", "warrior", "mage", "rider", "priest")
    assert families(cards) == classes | one_each("golem", "inquisitor", "leviathan")
    assert (len(set(cards)), game.view()["deck"]["left"]) == (33, 33)
    assert game.view()["army"] == {"strength": 168}


@rule("BA-SCENARIO-32")
def test_the_first_six_cards_are_the_shuffled_beasts() -> None:
    game = arrival(list(COLOURS))
    decks = [drawn_out(game, seed) for seed in range(80)]
    assert {CONTENT.cards[card].family for cards in decks for card in cards[:6]} == {"beast"}
    assert {cards[0] for cards in decks} == {cards[5] for cards in decks} == set(CONTENT.cards_of("beast"))
    assert {CONTENT.cards[cards[6]].troop for cards in decks} == {"main", "auxiliary", "legendary"}
    assert {CONTENT.cards[cards[-1]].troop for cards in decks} == {"main", "auxiliary", "legendary"}


@rule("BA-SCENARIO-33")
@pytest.mark.parametrize("players", [1, 4])
def test_no_enemies_are_added_in_set_up(players: int) -> None:
    game = arrival(list(COLOURS), players=players)
    while game.question is not None and game.question.ask == "return-ritual":
        game.choose(game.question.options[0])
    assert (happened(game, "enter"), seen(game)["wall"]) == ([], {})
    assert (seen(game)["turn"], seen(game)["deck"]["left"]) == (1, 33)
    game.choose("done")
    assert [data["at"] for data in happened(game, "enter")] == ["w1"]


@rule("BA-SCENARIO-34")
def test_no_mana_can_be_gained_from_a_damaged_source() -> None:
    broken = ["red-1", "red-a"]
    game = ruins("red", broken=broken, bases={"red-a": "source-blue"})
    assert set(offered(game, "gain")) == {"gain:red-2", "gain:red-3", "gain:red-tower"}
    for source in broken:
        assert why_not(game, f"gain:{source}") == ("damaged", "BA-SCENARIO-34")


@rule("BA-SCENARIO-35")
def test_a_source_is_revived_for_one_mana_of_its_colour() -> None:
    game = ruins("red", broken=["red-1", "red-2"])
    game.choose("revive:red-2")
    assert (damaged(game), pool(game)) == (["red-1"], {"red": 1, "violet": 1, "black": 3})
    assert seen(game)["reserve"]["violet"] == 15 - 1
    game.choose("gain:red-2")
    game.choose("lay:red")
    assert pool(game) == {"violet": 1 + 3, "black": 3}


@rule("BA-SCENARIO-35")
def test_one_source_is_revived_in_a_turn() -> None:
    game = ruins("red", broken=["red-1", "red-2", "violet-1"])
    assert offered(game, "revive") == ["revive:red-1", "revive:red-2"]
    game.choose("revive:red-1")
    assert not offered(game, "revive")
    assert why_not(game, "revive:red-2") == ("already-revived", "BA-SCENARIO-35")
    game.choose("done")
    assert offered(game, "revive") == ["revive:red-2"]


@rule("BA-SCENARIO-35")
def test_reviving_is_an_action_beside_all_others() -> None:
    """It uses up no other action, and may come after them."""
    walls = {"w21": ["beast-black"], "w1": ["rider-green"]}
    game = ruins("blue", broken=["black-1", "blue-1"], walls=walls)
    game.choose("gain:blue-2")
    game.choose("lay:red")
    game.choose("move:black")
    game.choose("attack:w21")
    game.choose("revive:black-1")
    assert damaged(game) == ["blue-1"]
    first = ruins("black", broken=["black-1"], walls=walls)
    first.choose("revive:black-1")
    assert {"move", "gain"} <= {id.partition(":")[0] for id in offered(first)}


@rule("BA-SCENARIO-35")
@pytest.mark.parametrize("where", ["green", "citadel"])
def test_a_source_is_revived_from_its_own_district_and_with_its_own_colour(where: str) -> None:
    game = ruins(where, broken=["red-1", "green-1"])
    assert not offered(game, "revive")
    if where == "green":
        assert why_not(game, "revive:green-1") == ("lacks-mana", "BA-SCENARIO-35")


@rule("BA-SCENARIO-36")
def test_nothing_is_revived_under_an_enemy_on_the_square() -> None:
    game = ruins("red", broken=["red-1"], squares={"red": ["flyer-green"], "violet": ["flyer-blue"]})
    assert not offered(game, "revive")
    assert why_not(game, "revive:red-1") == ("flyer-there", "BA-SCENARIO-36")
    elsewhere = ruins("red", broken=["red-1"], squares={"violet": ["flyer-blue"]})
    assert offered(elsewhere, "revive") == ["revive:red-1"]


@rule("BA-SCENARIO-36")
def test_sources_can_be_revived_once_the_enemy_on_the_square_is_beaten() -> None:
    options = {"mode": "scenario", "scenario": "belated-arrival"}
    game = position(
        walls={"w1": ["rider-green"]},
        squares={"red": ["flyer-green"]},
        defenders=[at("red", green=5, red=1)],
        options=options,
        scenario="belated-arrival",
        damaged=["red-1"],
    )
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("revive:red-1")
    game.choose("attack:red-square")
    game.choose("revive:red-1")
    assert damaged(game) == []
