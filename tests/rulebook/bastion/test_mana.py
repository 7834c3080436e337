"""MANA: gaining it from sources, towers and the citadel."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.positions import at, happened, offered, pool, position, seen, why_not

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
WALL = {"w13": ["beast-red"]}
"""Somebody far off, so that the game is not won."""


def tokens(game: Game) -> dict[str, str]:
    """Where mana lies, and of which colour."""
    found = {}
    for district in seen(game)["districts"]:
        for thing in (*district["sources"], district["tower"]):
            if thing["token"]:
                found[thing["id"]] = thing["token"]
    return found


def reserve(game: Game, colour: str) -> int:
    count: int = seen(game)["reserve"][colour]
    return count


# -- in general ------------------------------------------------------------------------------------


@rule("BA-MANA-1")
@EDITIONS
def test_mana_is_gained_from_one_source_or_the_tower_or_the_citadel(edition: str) -> None:
    laid = {"yellow-1": "red", "green-tower": "blue"}
    game = position(edition=edition, walls=WALL, defenders=[at("yellow", red=1, black=1)], laid=laid)
    assert offered(game, "gain") == ["gain:yellow-2", "gain:yellow-3", "gain:yellow-tower"]
    game.choose("gain:yellow-2")
    game.choose("lay:black")
    assert pool(game) == {"red": 1, "green": 3}
    assert tokens(game) == laid | {"yellow-2": "black"}
    citadel = position(edition=edition, walls=WALL, defenders=[at(red=1)], laid=laid)
    assert offered(citadel, "gain") == ["gain:citadel"]


@rule("BA-MANA-2", "BA-MANA-7", "BA-MANA-16")
@EDITIONS
def test_a_token_closes_a_source_or_a_tower(edition: str) -> None:
    laid = {"yellow-1": "black", "yellow-tower": "red"}
    game = position(edition=edition, walls=WALL, defenders=[at("yellow", red=1)], laid=laid)
    assert why_not(game, "gain:yellow-1") == ("closed", "BA-MANA-7")
    assert why_not(game, "gain:yellow-tower") == ("closed", "BA-MANA-16")
    assert offered(game, "gain") == ["gain:yellow-2", "gain:yellow-3"]
    bare = position(edition=edition, walls=WALL, defenders=[at("yellow", red=1)])
    assert offered(bare, "gain") == [f"gain:yellow-{what}" for what in ("1", "2", "3", "tower")]


@rule("BA-MANA-3", "BA-MANA-4")
@EDITIONS
@pytest.mark.parametrize(("left", "taken"), [(4, 3), (2, 2), (1, 1), (0, 0)])
def test_a_player_takes_what_the_reserve_has(edition: str, left: int, taken: int) -> None:
    game = position(
        edition=edition,
        walls=WALL,
        defenders=[at("red", blue=1), at()],
        reserve={"red": left},
    )
    game.choose("gain:red-1")
    assert pool(game) == ({"red": taken} if taken else {})
    assert reserve(game, "red") == left - taken
    assert happened(game, "gain-source") == [{"at": "red-1", "colour": "red", "count": taken}]


@rule("BA-MANA-5")
@EDITIONS
def test_players_have_their_own_pools_and_cannot_exchange_mana(edition: str) -> None:
    game = position(
        edition=edition, walls=WALL, defenders=[at("red", red=4, blue=1), at("red", green=4, blue=2)]
    )
    assert {id.partition(":")[0] for id in offered(game)} == {"move", "gain", "done"}
    assert game.question is not None and game.question.seats == (0,)
    game.choose("gain:red-1")
    assert offered(game) == ["lay:red", "lay:blue"]
    game.choose("lay:blue")
    assert (pool(game, 0), pool(game, 1)) == ({"red": 7}, {"green": 4, "blue": 2})


# -- from a source ---------------------------------------------------------------------------------


@rule("BA-MANA-6")
@EDITIONS
@pytest.mark.parametrize("place", [*COLOURS, "citadel"])
def test_only_sources_of_the_own_district_give_mana(edition: str, place: str) -> None:
    game = position(edition=edition, walls=WALL, defenders=[at(place, red=1)])
    near = [id for id in offered(game, "gain") if not id.endswith(("-tower", "citadel"))]
    assert near == ([] if place == "citadel" else [f"gain:{place}-{nth}" for nth in (1, 2, 3)])


@rule("BA-MANA-8", "BA-MANA-11", "BA-MANA-12", "BA-MANA-15")
@EDITIONS
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_a_token_of_any_colour_of_the_pool_goes_on_the_source_and_three_mana_come(
    edition: str, colour: str
) -> None:
    """The source is green; whatever colour lies on it, it is closed and the colour is remembered."""
    have = {"red": 1, "blue": 1, "green": 2}
    game = position(
        edition=edition,
        walls=WALL,
        defenders=[at("yellow", red=1, blue=1, green=2, artifacts=["converter-red"])],
    )
    game.choose("gain:yellow-2")
    assert offered(game) == ["lay:green", "lay:red", "lay:blue"]
    game.choose(f"lay:{colour}")
    have[colour] -= 1
    have["green"] += 3
    assert pool(game) == {one: count for one, count in have.items() if count}
    assert reserve(game, "green") == 10
    assert tokens(game) == {"yellow-2": colour}
    again = position(edition=edition, walls=WALL, defenders=[at("yellow", red=1)], laid={"yellow-2": colour})
    assert why_not(again, "gain:yellow-2") == ("closed", "BA-MANA-7")


@rule("BA-MANA-9", "BA-MANA-12")
@EDITIONS
def test_with_an_empty_pool_the_reserve_closes_the_source_with_its_own_colour(edition: str) -> None:
    game = position(edition=edition, walls=WALL, defenders=[at("yellow")])
    game.choose("gain:yellow-2")
    assert pool(game) == {"green": 3}
    assert tokens(game) == {"yellow-2": "green"}
    assert reserve(game, "green") == 11


@rule("BA-MANA-10")
@EDITIONS
def test_with_an_empty_pool_and_none_of_the_colour_in_the_reserve_a_source_gives_nothing(
    edition: str,
) -> None:
    game = position(edition=edition, walls=WALL, defenders=[at("yellow"), at()], reserve={"green": 0})
    assert why_not(game, "gain:yellow-2") == ("reserve-empty", "BA-MANA-10")
    assert offered(game, "gain") == ["gain:yellow-1", "gain:yellow-3", "gain:yellow-tower"]


@rule("BA-MANA-13", "BA-MANA-21")
@EDITIONS
def test_the_tower_opens_the_closed_sources_of_its_district_alone(edition: str) -> None:
    game = position(
        edition=edition,
        walls=WALL,
        defenders=[at("yellow", black=1), at("yellow")],
        laid={"yellow-1": "red", "yellow-3": "blue", "green-1": "red"},
        deck=["warrior-red", "warrior-blue", "warrior-green"],
    )
    game.choose("gain:yellow-tower")
    assert tokens(game) == {"yellow-tower": "black", "green-1": "red"}
    game.choose("done")
    assert offered(game, "gain") == ["gain:yellow-1", "gain:yellow-2", "gain:yellow-3"]
    assert why_not(game, "gain:yellow-tower") == ("closed", "BA-MANA-16")


@rule("BA-MANA-14", "BA-MANA-23")
@EDITIONS
def test_a_flyer_on_the_square_keeps_everyone_from_sources_and_tower(edition: str) -> None:
    game = position(
        edition=edition,
        walls=WALL,
        squares={"yellow": ["flyer-red"]},
        defenders=[at("yellow", red=2)],
        bases={"yellow-a": "source-red"},
    )
    assert not offered(game, "gain")
    for thing in ("1", "2", "3", "a", "tower"):
        assert why_not(game, f"gain:yellow-{thing}") == ("flyer-there", "BA-TRAIT-26")
    game.choose("move:green")
    assert offered(game, "gain")


# -- from a tower ----------------------------------------------------------------------------------


@rule("BA-MANA-16")
@EDITIONS
@pytest.mark.parametrize("place", COLOURS)
def test_only_the_tower_of_the_own_district_gives_mana(edition: str, place: str) -> None:
    game = position(edition=edition, walls=WALL, defenders=[at(place, red=1)])
    assert [id for id in offered(game, "gain") if "tower" in id] == [f"gain:{place}-tower"]


@rule("BA-MANA-17", "BA-MANA-20", "BA-MANA-21")
@EDITIONS
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_a_token_of_any_colour_closes_the_tower_and_the_tokens_of_its_sources_are_taken(
    edition: str, colour: str
) -> None:
    game = position(
        edition=edition,
        walls=WALL,
        defenders=[at("yellow", red=1, blue=1)],
        laid={"yellow-1": "red", "yellow-3": "black", "yellow-b": "black", "red-1": "green"},
        bases={"yellow-b": "source-red"},
    )
    before = {one: reserve(game, one) for one in COLOURS}
    game.choose("gain:yellow-tower")
    assert offered(game) == ["lay:red", "lay:blue"]
    game.choose(f"lay:{colour}")
    have = {"red": 2, "blue": 1, "black": 2}
    have[colour] -= 1
    assert pool(game) == {one: count for one, count in have.items() if count}
    assert tokens(game) == {"yellow-tower": colour, "red-1": "green"}
    assert {one: reserve(game, one) for one in COLOURS} == before


@rule("BA-MANA-18")
@EDITIONS
def test_with_an_empty_pool_the_reserve_closes_the_tower_with_its_own_colour(edition: str) -> None:
    """The token is laid before the sources are emptied, so it is not one of theirs."""
    game = position(edition=edition, walls=WALL, defenders=[at("green")], laid={"green-1": "red"})
    game.choose("gain:green-tower")
    assert tokens(game) == {"green-tower": "green"}
    assert pool(game) == {"red": 1}
    assert reserve(game, "green") == 14


@rule("BA-MANA-19")
@EDITIONS
def test_with_an_empty_pool_and_none_of_its_colour_in_the_reserve_a_tower_gives_nothing(
    edition: str,
) -> None:
    game = position(
        edition=edition,
        walls=WALL,
        defenders=[at("green"), at()],
        laid={"green-2": "blue"},
        reserve={"green": 0},
    )
    assert why_not(game, "gain:green-tower") == ("reserve-empty", "BA-MANA-19")
    assert offered(game, "gain") == ["gain:green-3"]


# -- from the citadel ------------------------------------------------------------------------------


@rule("BA-MANA-22", "BA-MANA-24", "BA-MANA-25")
@EDITIONS
def test_the_citadel_gives_all_tokens_of_all_towers_for_nothing_and_opens_them(edition: str) -> None:
    laid = {"yellow-tower": "red", "blue-tower": "red", "black-tower": "green", "yellow-1": "violet"}
    game = position(
        edition=edition,
        walls=WALL,
        defenders=[at(black=1), at("yellow", blue=1)],
        laid=laid,
        deck=["warrior-red", "warrior-blue"],
    )
    before = {one: reserve(game, one) for one in COLOURS}
    game.choose("gain:citadel")
    assert pool(game) == {"red": 2, "green": 1, "black": 1}
    assert {one: reserve(game, one) for one in COLOURS} == before
    assert tokens(game) == {"yellow-1": "violet"}
    game.choose("done")
    assert "gain:yellow-tower" in offered(game)


@rule("BA-MANA-26")
@EDITIONS
def test_under_a_dragon_the_citadel_gives_nothing(edition: str) -> None:
    game = position(
        edition=edition,
        walls=WALL,
        citadel=["dragon-red"],
        defenders=[at(black=1)],
        laid={"yellow-tower": "red"},
    )
    assert not offered(game, "gain")
    assert why_not(game, "gain:citadel") == ("dragon-there", "BA-TRAIT-56")


@rule("BA-MANA-27")
@EDITIONS
@pytest.mark.parametrize("place", COLOURS)
def test_the_citadel_gives_nothing_to_who_is_not_there(edition: str, place: str) -> None:
    game = position(edition=edition, walls=WALL, defenders=[at(place, black=1)], laid={"yellow-tower": "red"})
    assert why_not(game, "gain:citadel") == ("not-there", "BA-MANA-27")
    assert "gain:citadel" not in offered(game)
