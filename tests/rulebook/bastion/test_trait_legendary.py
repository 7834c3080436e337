"""TRAIT: the Spy, Belligemin, Rokai, the Valkyrie, the Inquisitor and Shaggon."""

import pytest

from holdfast.games.bastion.state import Defender
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    attacked_by,
    carriers,
    entries,
    full_squares,
    marches,
    protected,
    strengths,
    tokens,
)
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    place,
    pool,
    position,
    price,
    seen,
    spells,
    square,
    wall,
    why_not,
)

ARROW = carriers("arrow")[0]
FLAME = carriers("flame", 2)[-1]
LIGHTNING = carriers("lightning", 3)[0]
ALCHEMY = carriers("alchemy")[-1]
COPY = carriers("copy")[0]


# -- Spy -------------------------------------------------------------------------------------------


@rule("BA-TRAIT-64", "BA-TRAIT-65")
@EDITIONS
def test_the_spy_calls_two_cards(edition: str) -> None:
    deck = ("spy", "rider-red", "mage-red", "beast-red")
    game = attacked_by(*deck, edition=edition, walls={"w4": ["mage-blue"]})
    assert entries(game) == [("spy", "w5"), ("rider-red", "w6"), ("mage-red", "w7")]
    assert seen(game)["deck"]["left"] == 1


@rule("BA-TRAIT-65")
@EDITIONS
def test_a_scout_called_by_the_spy_calls_one_card_more(edition: str) -> None:
    deck = ("spy", "scout-red", "rider-red", "mage-red", "beast-red")
    game = attacked_by(*deck, edition=edition, walls={"w4": ["mage-blue"]})
    assert [card for card, _ in entries(game)] == ["spy", "scout-red", "rider-red", "mage-red"]
    assert seen(game)["deck"]["left"] == 1


@rule("BA-TRAIT-66")
@EDITIONS
@pytest.mark.parametrize("called", [[], ["rider-red"]])
def test_when_the_deck_runs_out_the_spy_calls_nobody_more(edition: str, called: list[str]) -> None:
    game = attacked_by("spy", *called, edition=edition, walls={"w4": ["mage-blue"]})
    assert [card for card, _ in entries(game)] == ["spy", *called]
    assert not marches(game)
    assert game.outcome is None


# -- Belligemin ------------------------------------------------------------------------------------


@rule("BA-TRAIT-67", "BA-TRAIT-69")
@EDITIONS
def test_belligemin_flies_the_furthest_wall_enemy_to_the_square_of_its_district(edition: str) -> None:
    walls = {"w4": ["warrior-red"], "w5": ["priest-blue", "symbiote-red"]}
    game = attacked_by("belligemin", "beast-red", edition=edition, walls=walls)
    assert square(game, "green") == ["priest-blue", "symbiote-red", "belligemin"]
    assert wall(game) == {"w4": ["warrior-red"]}
    assert price(game, "green-square") == {"blue": 6, "red": 4, "green": 4}
    assert not protected(game, "w4")


@rule("BA-TRAIT-67", "BA-TRAIT-69")
@EDITIONS
def test_belligemin_and_host_go_to_the_next_free_square_counterclockwise_or_stay(edition: str) -> None:
    walls = {"w5": ["mage-red"]}
    squares = {"green": ["flyer-red"], "yellow": ["flyer-blue"]}
    game = attacked_by("belligemin", "beast-red", edition=edition, walls=walls, squares=squares)
    assert square(game, "black") == ["mage-red", "belligemin"]
    full = attacked_by("belligemin", "beast-red", edition=edition, walls=walls, squares=full_squares())
    assert wall(full) == {"w5": ["mage-red", "belligemin"]}


@rule("BA-TRAIT-68")
@EDITIONS
def test_with_no_enemy_on_the_wall_belligemin_flies_alone(edition: str) -> None:
    game = attacked_by("belligemin", "beast-red", edition=edition, squares={"yellow": ["flyer-red"]})
    assert entries(game) == [("belligemin", "w1")]
    assert square(game, "black") == ["belligemin"]
    assert wall(game) == {}
    assert game.outcome is None


@rule("BA-TRAIT-70")
@EDITIONS
@pytest.mark.parametrize("host", [["mage-red"], []])
def test_belligemin_on_a_square_returns_the_mana_and_bars_gaining_as_a_flyer_does(
    edition: str, host: list[str]
) -> None:
    game = attacked_by(
        "belligemin",
        "beast-red",
        edition=edition,
        defenders=[at("yellow", red=9, yellow=9)],
        walls={"w4": host} if host else {},
        laid={"yellow-1": "red", "yellow-tower": "blue", "green-1": "red"},
    )
    assert square(game, "yellow") == [*host, "belligemin"]
    assert tokens(game) == {"green-1": "red"}
    assert not offered(game, "gain")
    assert why_not(game, "gain:yellow-tower") == ("flyer-there", "BA-TRAIT-26")
    game.choose("attack:yellow-square")
    assert spells(game) == [*host, "belligemin"]
    assert len(offered(game, "gain")) == 4


# -- Rokai -----------------------------------------------------------------------------------------


def rokai_lands(edition: str, people: list[Defender], citadel: tuple[str, ...] = ()) -> Game:
    """On the square of the red district."""
    walls = {"w9": ["mage-red"]}
    return attacked_by("rokai", "beast-red", edition=edition, defenders=people, walls=walls, citadel=citadel)


@rule("BA-TRAIT-72")
@EDITIONS
def test_defenders_where_rokai_lands_are_moved_at_once_to_a_neighbouring_part_of_their_choice(
    edition: str,
) -> None:
    game = rokai_lands(edition, [at("red"), at("violet"), at("red")])
    for seat, to in ((0, "citadel"), (2, "green")):
        assert game.question is not None
        assert {option.seat for option in game.question.options} == {seat}
        assert set(offered(game)) == {"flee:green", "flee:violet", "flee:citadel"}
        game.choose(f"flee:{to}")
    assert [place(game, seat) for seat in range(3)] == ["citadel", "violet", "green"]
    assert not seen(game)["moved"]


@rule("BA-TRAIT-73")
@EDITIONS
def test_rokai_drives_nobody_into_the_citadel_of_a_dragon(edition: str) -> None:
    game = rokai_lands(edition, [at("red")], citadel=("dragon-red",))
    assert set(offered(game)) == {"flee:green", "flee:violet"}
    assert why_not(game, "flee:citadel") == ("dragon-there", "BA-TRAIT-73")


@rule("BA-TRAIT-74", "BA-TRAIT-75")
@EDITIONS
@pytest.mark.parametrize(("red", "attacked"), [(4, False), (5, True)])
def test_the_district_of_rokai_cannot_be_entered_by_who_cannot_attack_it(
    edition: str, red: int, attacked: bool
) -> None:
    game = position(
        edition=edition,
        defenders=[at("green", red=red)],
        walls={"w1": ["mage-red"]},
        squares={"red": ["rokai"]},
        attacked=attacked,
    )
    assert not [id for id in offered(game) if id.endswith(":red")]
    rule = {"2015": "BA-MOVE-7", "2018": "BA-MOVE-8"}[edition]
    assert why_not(game, "move:red") == ("rokai-there", rule)


@rule("BA-TRAIT-74", "BA-TRAIT-75")
@EDITIONS
def test_who_enters_the_district_of_rokai_attacks_it_at_once(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("green", red=6)],
        walls={"w1": ["mage-red"]},
        squares={"red": ["rokai"]},
    )
    assert [id for id in offered(game) if id.endswith(":red")] == ["storm:red"]
    game.choose("storm:red")
    assert place(game) == "red"
    assert spells(game) == ["rokai"]
    assert pool(game) == {"red": 1}
    assert seen(game)["moved"]
    assert seen(game)["attacked"]
    steps = [event.what for event in game.events]
    assert steps[-3:] == ["move", "pay", "defeat"]


# -- Valkyrie --------------------------------------------------------------------------------------

RED_WALL = ["w9", "w10", "w11", "w12"]
WALL_OF_SIX = ["mage-red", "mage-blue", "rider-red", "rider-blue", "beast-red", "beast-blue"]


def valkyrie_over(edition: str, where: str, *held: str) -> Game:
    """The Valkyrie on the square of the red district, enemies on its wall and beside it."""
    walls = {f"w{nth}": [card] for nth, card in enumerate(WALL_OF_SIX, 8)}
    here = [at(where, each=9, spells=held)]
    return position(edition=edition, defenders=here, walls=walls, squares={"red": ["valkyrie"]})


@rule("BA-TRAIT-77", "BA-TRAIT-79")
@EDITIONS
def test_enemies_at_the_wall_of_the_valkyries_district_cannot_be_attacked_but_she_can(edition: str) -> None:
    game = valkyrie_over(edition, "red")
    assert offered(game, "attack") == ["attack:red-square"]
    for section in RED_WALL:
        assert why_not(game, f"attack:{section}") == ("wallward", "BA-TRAIT-77")
    game.choose("attack:red-square")
    assert spells(game) == ["valkyrie"]
    assert not any(protected(game, section) for section in RED_WALL)


@rule("BA-TRAIT-77")
@EDITIONS
@pytest.mark.parametrize(("where", "section"), [("green", "w8"), ("violet", "w13")])
def test_the_valkyrie_protects_no_wall_but_that_of_her_district(
    edition: str, where: str, section: str
) -> None:
    assert offered(valkyrie_over(edition, where), "attack") == [f"attack:{section}"]


@rule("BA-TRAIT-78", "BA-TRAIT-79")
@EDITIONS
def test_an_arrow_from_elsewhere_hits_the_valkyrie_but_no_enemy_at_her_wall(edition: str) -> None:
    game = valkyrie_over(edition, "blue", ARROW)
    assert set(offered(game, "shoot")) == {"shoot:w8", "shoot:w13", "shoot:red-square"}
    for section in RED_WALL:
        assert why_not(game, f"shoot:{section}") == ("wallward", "BA-RULE-112")


# -- Inquisitor ------------------------------------------------------------------------------------


@rule("BA-TRAIT-85")
@EDITIONS
def test_enemies_adjacent_to_the_inquisitor_are_one_stronger_and_can_be_attacked(edition: str) -> None:
    walls = {
        "w4": ["beast-green"],
        "w5": ["inquisitor"],
        "w6": ["mage-red", "symbiote-red"],
        "w7": ["beast-red"],
    }
    game = position(edition=edition, defenders=[at("green", green=6, red=11)], walls=walls)
    assert {section: strengths(game, section) for section in walls} == {
        "w4": [4],
        "w5": [6],
        "w6": [6, 5],
        "w7": [3],
    }
    assert offered(game, "attack") == ["attack:w5", "attack:w6", "attack:w7"]
    assert not protected(game, "w4")
    game.choose("attack:w6")
    assert pool(game) == {"green": 6}


@rule("BA-TRAIT-86")
@EDITIONS
def test_the_inquisitor_takes_one_section_only(edition: str) -> None:
    game = attacked_by("inquisitor", "beast-red", "beast-blue", edition=edition, walls={"w5": ["mage-red"]})
    game.choose("done")
    assert wall(game) == {"w5": ["mage-red"], "w6": ["inquisitor"], "w7": ["beast-red"]}


# -- Shaggon ---------------------------------------------------------------------------------------


def before_a_rider(edition: str, shaggon: bool, *held: str, helper: tuple[str, ...] = ()) -> Game:
    """A red rider of strength 6 on w3, a defender with 5 red mana before it and another beside him."""
    return position(
        edition=edition,
        defenders=[at("yellow", red=5, spells=held), at("yellow", spells=helper)],
        walls={"w3": ["rider-red"], "w20": ["shaggon" if shaggon else "golem"]},
    )


@rule("BA-TRAIT-87", "BA-TRAIT-88")
@EDITIONS
@pytest.mark.parametrize("held", [[FLAME], [LIGHTNING], [FLAME, COPY], [LIGHTNING, COPY]])
def test_while_shaggon_is_in_play_the_attacker_casts_no_flame_and_no_lightning(
    edition: str, held: list[str]
) -> None:
    assert "attack-with-spells:w3" in offered(before_a_rider(edition, False, *held))
    assert not offered(before_a_rider(edition, True, *held), "attack-with-spells")


@rule("BA-TRAIT-87", "BA-TRAIT-88")
@EDITIONS
def test_while_shaggon_is_in_play_nobody_else_casts_flame_or_lightning_either(edition: str) -> None:
    lightning = before_a_rider(edition, False, helper=(LIGHTNING,))
    assert offered(lightning, "pledge") == [f"pledge:{LIGHTNING}"]
    game = before_a_rider(edition, True, helper=(LIGHTNING, FLAME))
    assert not offered(game, "pledge")
    assert why_not(game, f"pledge:{LIGHTNING}") == ("no-lightning", "BA-TRAIT-88")
    if edition == "2018":
        assert offered(before_a_rider(edition, False, helper=(FLAME,)), "pledge") == [f"pledge:{FLAME}"]
        assert why_not(game, f"pledge:{FLAME}") == ("no-flame", "BA-TRAIT-87")


@rule("BA-TRAIT-87", "BA-TRAIT-88")
@EDITIONS
def test_shaggon_stops_no_other_spell(edition: str) -> None:
    here = [at("yellow", red=3, blue=3, spells=[FLAME, LIGHTNING, ALCHEMY])]
    walls = {"w3": ["rider-red"], "w20": ["shaggon"]}
    game = position(edition=edition, defenders=here, walls=walls)
    game.choose("attack-with-spells:w3")
    assert [data["spell"] for data in happened(game, "cast")] == ["alchemy"]
    assert spells(game) == [FLAME, LIGHTNING, "rider-red"]
    assert pool(game) == {}


@rule("BA-TRAIT-89")
@EDITIONS
def test_shaggon_works_everywhere_from_entering_to_defeat_and_blocks_no_source(edition: str) -> None:
    held = [FLAME, LIGHTNING]
    walls = {"w3": ["rider-red"]}
    here = [at("yellow", red=5, yellow=8, spells=held)]
    assert "attack-with-spells:w3" in offered(position(edition=edition, defenders=here, walls=walls))
    game = attacked_by("shaggon", "beast-red", edition=edition, defenders=here, walls=walls)
    assert wall(game)["w4"] == ["shaggon"]
    assert not offered(game, "attack-with-spells")
    assert seen(game)["blocked"] == []
    assert len(offered(game, "gain")) == 4
    game.choose("attack:w4")
    assert spells(game) == [*held, "shaggon"]
    game.choose("done")
    assert "attack-with-spells:w3" in offered(game)


@rule("BA-TRAIT-89")
@EDITIONS
def test_shaggon_on_a_square_works_on(edition: str) -> None:
    here = [at("yellow", red=5, spells=[FLAME, LIGHTNING])]
    squares = {"blue": ["shaggon", "belligemin"]}
    game = position(edition=edition, defenders=here, walls={"w3": ["rider-red"]}, squares=squares)
    assert not offered(game, "attack-with-spells")
