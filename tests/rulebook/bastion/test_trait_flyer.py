"""TRAIT: flyers and all who fly: the way to a square, and what they do there."""

import pytest

from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    attacked_by,
    carriers,
    entries,
    full_squares,
    marches,
    next_enemy,
    tokens,
)
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    place,
    position,
    price,
    seen,
    spells,
    square,
    wall,
    why_not,
)

FLYERS = pytest.mark.parametrize("flyer", ["flyer-red", "rokai", "valkyrie", "black-wing"])
ARROW = carriers("arrow")[0]
RED_DISTRICT = ["red-1", "red-2", "red-3", "red-tower"]


@rule("BA-TRAIT-23", "BA-TRAIT-71", "BA-TRAIT-76", "BA-TRAIT-84")
@EDITIONS
@FLYERS
@pytest.mark.parametrize(("obstacle", "stands", "lands"), [("w7", "w8", "green"), ("w8", "w9", "red")])
def test_a_flyer_walks_as_any_enemy_and_goes_to_the_square_of_the_district_it_stands_at(
    edition: str, flyer: str, obstacle: str, stands: str, lands: str
) -> None:
    game = attacked_by(flyer, "beast-red", edition=edition, walls={obstacle: ["mage-red"]})
    assert entries(game) == [(flyer, stands)]
    assert happened(game, "land") == [{"cards": [flyer], "at": stands, "to": f"{lands}-square"}]
    assert square(game, lands) == [flyer]
    assert wall(game) == {obstacle: ["mage-red"]}


@rule("BA-TRAIT-24", "BA-TRAIT-71", "BA-TRAIT-76", "BA-TRAIT-84")
@EDITIONS
@FLYERS
@pytest.mark.parametrize(
    ("taken", "lands"),
    [(["green"], "yellow"), (["green", "yellow"], "black"), (["green", "yellow", "black"], "blue")],
)
def test_if_the_square_is_taken_it_goes_to_the_next_free_one_counterclockwise(
    edition: str, flyer: str, taken: list[str], lands: str
) -> None:
    squares = {
        colour: [f"flyer-{nth}"] for colour, nth in zip(taken, ("blue", "green", "black"), strict=False)
    }
    game = attacked_by(flyer, "beast-red", edition=edition, walls={"w6": ["mage-red"]}, squares=squares)
    assert entries(game) == [(flyer, "w7")], "it came to the wall of the green district"
    assert square(game, lands) == [flyer]
    assert {colour: square(game, colour) for colour in taken} == squares, "whoever was there stays"
    assert wall(game) == {"w6": ["mage-red"]}


@rule("BA-TRAIT-99")
@EDITIONS
@pytest.mark.parametrize("taken", [["mage-blue", "belligemin"], ["golem", "belligemin"], ["flyer-blue"]])
def test_a_square_is_taken_whatever_enemy_is_on_it(edition: str, taken: list[str]) -> None:
    squares = {"green": taken}
    game = attacked_by("flyer-red", "beast-red", edition=edition, walls={"w6": ["mage-red"]}, squares=squares)
    assert square(game, "green") == taken
    assert square(game, "yellow") == ["flyer-red"]


@rule("BA-TRAIT-25", "BA-TRAIT-71", "BA-TRAIT-76", "BA-TRAIT-84")
@EDITIONS
@FLYERS
def test_where_it_lands_all_mana_on_sources_and_tower_returns_to_the_reserve(
    edition: str, flyer: str
) -> None:
    elsewhere = {"green-1": "red", "green-tower": "blue", "violet-1": "red"}
    laid = {"red-1": "blue", "red-3": "red", "red-a": "black", "red-tower": "blue", **elsewhere}
    walls = {"w9": ["mage-red"]}
    bases = {"red-a": "source-green"}
    before = position(edition=edition, walls=walls, laid=laid, bases=bases, deck=["beast-red"])
    game = attacked_by(flyer, "beast-red", edition=edition, walls=walls, laid=laid, bases=bases)
    assert tokens(before) == laid
    assert square(game, "red") == [flyer]
    assert tokens(game) == elsewhere
    gain = {"blue": 2, "red": 1, "black": 1}
    reserve = seen(before)["reserve"]
    assert seen(game)["reserve"] == {colour: had + gain.get(colour, 0) for colour, had in reserve.items()}


@rule("BA-TRAIT-25")
@EDITIONS
def test_the_mana_of_the_square_reached_returns_not_that_of_the_wall_it_came_by(edition: str) -> None:
    laid = {"red-1": "blue", "yellow-1": "red", "yellow-tower": "red"}
    squares = {"green": ["flyer-blue"]}
    walls = {"w6": ["mage-red"]}
    game = attacked_by("flyer-red", "beast-red", edition=edition, walls=walls, squares=squares, laid=laid)
    assert square(game, "yellow") == ["flyer-red"]
    assert tokens(game) == {"red-1": "blue"}


@rule("BA-TRAIT-26", "BA-TRAIT-76", "BA-TRAIT-84")
@EDITIONS
@pytest.mark.parametrize("flyer", ["flyer-red", "valkyrie", "black-wing"])
def test_nobody_gains_from_sources_and_tower_of_a_district_with_a_flyer_on_its_square(
    edition: str, flyer: str
) -> None:
    walls = {"w1": ["mage-red"]}
    here = [at("red", red=2), at("green", red=2)]
    game = position(edition=edition, defenders=here, walls=walls, squares={"red": [flyer]})
    assert not offered(game, "gain")
    for thing in RED_DISTRICT:
        assert why_not(game, f"gain:{thing}") == ("flyer-there", "BA-TRAIT-26")
    other = position(edition=edition, defenders=here, walls=walls, squares={"red": [flyer]}, active=1)
    assert offered(other, "gain") == ["gain:green-1", "gain:green-2", "gain:green-3", "gain:green-tower"]


@rule("BA-TRAIT-27")
@EDITIONS
def test_a_flyer_bars_built_sources_too(edition: str) -> None:
    walls, bases = {"w1": ["mage-red"]}, {"red-a": "source-green"}
    free = position(edition=edition, defenders=[at("red", red=2)], walls=walls, bases=bases)
    assert "gain:red-a" in offered(free)
    squares = {"red": ["flyer-blue"]}
    game = position(edition=edition, defenders=[at("red", red=2)], walls=walls, bases=bases, squares=squares)
    assert why_not(game, "gain:red-a") == ("flyer-there", "BA-TRAIT-26")


@rule("BA-TRAIT-28", "BA-TRAIT-71", "BA-TRAIT-76", "BA-TRAIT-84")
@EDITIONS
@pytest.mark.parametrize("flyer", ["rokai", "valkyrie", "black-wing"])
def test_with_all_squares_taken_it_stays_on_the_wall_as_an_ordinary_enemy(edition: str, flyer: str) -> None:
    game = attacked_by(
        flyer,
        edition=edition,
        defenders=[at("green", each=5)],
        walls={"w5": ["mage-red"]},
        squares=full_squares(),
    )
    assert wall(game) == {"w5": ["mage-red"], "w6": [flyer]}
    assert place(game) == "green"
    assert "attack:w5" in offered(game)
    assert "attack:w6" in offered(game)
    next_enemy(game)
    assert marches(game) == [("w6", "w1")]


@rule("BA-TRAIT-28")
@EDITIONS
def test_a_flyer_on_the_wall_does_not_bar_gaining_and_can_be_attacked_from_there(edition: str) -> None:
    walls = {"w5": ["mage-red"], "w6": ["flyer-blue"]}
    game = position(edition=edition, defenders=[at("green", blue=5)], walls=walls)
    assert len(offered(game, "gain")) == 4
    game.choose("attack:w6")
    assert spells(game) == ["flyer-blue"]


@rule("BA-TRAIT-29")
@EDITIONS
@pytest.mark.parametrize("elsewhere", ["green", "violet", "blue", "citadel"])
def test_a_flyer_can_be_attacked_only_from_its_own_district_save_by_arrow(
    edition: str, elsewhere: str
) -> None:
    walls, squares = {"w1": ["mage-red"]}, {"red": ["flyer-blue"]}

    def standing(where: str, *held: str) -> list[str]:
        here = [at(where, blue=5, spells=held)]
        return offered(position(edition=edition, defenders=here, walls=walls, squares=squares))

    assert "attack:red-square" in standing("red")
    assert "attack:red-square" not in standing(elsewhere)
    assert "shoot:red-square" in standing(elsewhere, ARROW)
    game = position(edition=edition, defenders=[at(elsewhere, blue=5)], walls=walls, squares=squares)
    assert why_not(game, "attack:red-square") == ("out-of-reach", "BA-ATTACK-1")


@rule("BA-TRAIT-30")
def test_2015_flyers_on_all_squares_do_not_end_the_game() -> None:
    deck = ["beast-red", "beast-blue", "beast-green"]
    walls = {"w4": ["mage-red"]}
    game = position(edition="2015", defenders=[at("red")], walls=walls, squares=full_squares(), deck=deck)
    for _ in deck:
        assert not offered(game, "gain")
        assert not offered(game, "attack")
        next_enemy(game)
        assert game.outcome is None
    assert len(wall(game)) == 4


@rule("BA-TRAIT-31")
@EDITIONS
def test_after_the_flyer_is_attacked_sources_and_tower_are_open_and_usable(edition: str) -> None:
    here = [at("red", blue=6)]
    game = attacked_by(
        "flyer-blue",
        "beast-red",
        edition=edition,
        defenders=here,
        walls={"w9": ["mage-red"]},
        laid={"red-1": "red", "red-2": "green", "red-tower": "black"},
    )
    assert not offered(game, "gain")
    game.choose("attack:red-square")
    assert tokens(game) == {}
    assert offered(game, "gain") == [f"gain:{thing}" for thing in RED_DISTRICT]


@rule("BA-TRAIT-84")
@EDITIONS
@pytest.mark.parametrize("boosted", [False, True])
def test_black_wing_on_a_square_costs_one_mana_of_each_colour(edition: str, boosted: bool) -> None:
    game = position(
        edition=edition,
        defenders=[at("red", each=1)],
        walls={"w1": ["mage-red"]},
        squares={"red": ["black-wing"]},
        citadel=["dragon-red"] if boosted else [],
        bases={"red-a": "gun-red"},
    )
    assert set(price(game, "red-square").values()) == {1}
    game.choose("attack:red-square")
    assert spells(game) == ["black-wing"]
