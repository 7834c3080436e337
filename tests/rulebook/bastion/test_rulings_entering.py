"""Rulings on entering enemies: scouts, flyers and what Belligemin lifts from the wall."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    LAST_SECTION,
    attacked_by,
    entries,
    full_squares,
    full_wall,
    next_enemy,
    protected,
    strengths,
    tokens,
)
from tests.rulebook.bastion.play import asked, choose, lost, order, won
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

SCENARIO_4 = {"mode": "scenario", "scenario": "belated-arrival"}


# -- scouts and the Spy ----------------------------------------------------------------------------


@rule("BA-RULE-12")
@EDITIONS
def test_recruits_come_depth_first(edition: str) -> None:
    deck = ["spy", "scout-red", "beast-red", "beast-blue", "beast-green"]
    game = attacked_by(*deck, edition=edition)
    assert entries(game) == [("spy", "w1"), ("scout-red", "w2"), ("beast-red", "w3"), ("beast-blue", "w4")]
    called_by = [event.why for event in game.events if event.what == "enter"]
    assert called_by == ["", "spy", "scout-red", "spy"]


@rule("BA-RULE-12")
@EDITIONS
def test_a_recruit_is_resolved_completely_before_the_next_is_added(edition: str) -> None:
    game = attacked_by("spy", "dragon-red", "beast-blue", "beast-green", edition=edition)
    assert asked(game) == "flee"
    assert entries(game) == [("spy", "w1"), ("dragon-red", "citadel")]
    game.choose("flee:red")
    assert entries(game)[2:] == [("beast-blue", "w2")]


@rule("BA-RULE-12")
@EDITIONS
@pytest.mark.parametrize("called", [[], ["scout-red"], ["beast-red"]])
def test_recruiting_stops_silently_with_the_deck(edition: str, called: list[str]) -> None:
    game = attacked_by("spy", *called, edition=edition)
    assert [card for card, _ in entries(game)] == ["spy", *called]
    assert asked(game) == "act"


# -- flyers ----------------------------------------------------------------------------------------


@rule("BA-RULE-13")
@EDITIONS
@pytest.mark.parametrize("card", ["flyer-red", "rokai", "valkyrie", "black-wing"])
def test_a_flyer_that_finds_no_wall_section_loses_the_game(edition: str, card: str) -> None:
    walls = full_wall(LAST_SECTION[edition])
    assert lost(attacked_by(card, "scout-red", edition=edition, walls=walls)) == "no-room"


@rule("BA-RULE-13")
@EDITIONS
@pytest.mark.parametrize("card", ["dragon-red", "knellerwyrm", "symbiote-red", "belligemin"])
def test_dragons_and_attached_symbiotes_need_no_wall_section(edition: str, card: str) -> None:
    walls = full_wall(LAST_SECTION[edition])
    game = attacked_by(card, "scout-red", edition=edition, walls=walls, defenders=[at("red")])
    assert lost(game) == ""


@rule("BA-RULE-14")
@EDITIONS
def test_the_section_a_flyer_touched_is_empty_again(edition: str) -> None:
    game = attacked_by("flyer-red", "beast-blue", edition=edition, walls={"w5": ["beast-red"]})
    assert happened(game, "land") == [{"cards": ["flyer-red"], "at": "w6", "to": "green-square"}]
    next_enemy(game)
    assert wall(game) == {"w5": ["beast-red"], "w6": ["beast-blue"]}


@rule("BA-RULE-14")
@EDITIONS
def test_the_win_is_tested_only_after_the_whole_entry(edition: str) -> None:
    game = attacked_by("rokai", edition=edition, defenders=[at("yellow"), at("yellow")])
    assert wall(game) == {}
    for _ in range(2):
        assert asked(game) == "flee"
        game.choose("flee:citadel")
    assert won(game)
    assert order(game, "land", "flee", "end") == ["land", "flee", "flee", "end"]


@rule("BA-RULE-14")
@EDITIONS
def test_whoever_called_the_last_flyer_still_prevents_the_win(edition: str) -> None:
    assert won(attacked_by("flyer-red", edition=edition))
    assert not won(attacked_by("scout-red", "flyer-red", edition=edition))


@rule("BA-RULE-15")
@EDITIONS
@pytest.mark.parametrize("taken", range(6))
def test_squares_are_sought_counterclockwise_round_the_whole_ring(edition: str, taken: int) -> None:
    """From w6 in the green district: green, yellow, across the gate black, blue, violet, red."""
    ring = ["green", "yellow", "black", "blue", "violet", "red"]
    squares = {colour: [f"flyer-{colour}"] for colour in ring[:taken]}
    walls = {"w5": ["beast-red"]}
    game = attacked_by("valkyrie", edition=edition, walls=walls, squares=squares)
    assert square(game, ring[taken]) == ["valkyrie"]


@rule("BA-RULE-15")
@EDITIONS
def test_a_unified_enemy_fills_a_square_like_any_other(edition: str) -> None:
    squares = {"green": ["beast-blue", "symbiote-red", "belligemin"]}
    game = attacked_by("flyer-red", edition=edition, walls={"w5": ["beast-red"]}, squares=squares)
    assert square(game, "yellow") == ["flyer-red"]
    assert square(game, "green") == squares["green"]


@rule("BA-RULE-16")
@EDITIONS
def test_a_landing_returns_all_mana_of_the_district(edition: str) -> None:
    game = attacked_by(
        "flyer-red",
        edition=edition,
        walls={"w5": ["beast-red"]},
        bases={"green-a": "source-black", "green-b": "source-red"},
        laid={
            "green-1": "red",
            "green-2": "blue",
            "green-a": "yellow",
            "green-b": "black",
            "green-tower": "violet",
            "red-1": "red",
        },
    )
    assert tokens(game) == {"red-1": "red"}
    assert seen(game)["reserve"] == {**dict.fromkeys(COLOURS, 15), "red": 14}


@rule("BA-RULE-16")
@EDITIONS
def test_a_flyer_bars_built_sources_but_structures_stay_and_work(edition: str) -> None:
    bases = {"green-a": "source-black", "green-b": "gun-red"}
    game = position(
        edition=edition,
        defenders=[at("green", each=3, rituals=["obelisk-red"])],
        bases=bases,
        walls={"w5": ["beast-red"], "w9": ["beast-blue"]},
        squares={"green": ["flyer-blue"]},
    )
    assert why_not(game, "gain:green-a") == ("flyer-there", "BA-TRAIT-26")
    assert not offered(game, "gain")
    assert strengths(game, "w5") == [2 if edition == "2015" else 1]
    assert seen(game)["districts"][1]["bases"] == bases


@rule("BA-RULE-16")
@EDITIONS
def test_building_under_a_flyer_is_legal(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("green", each=3, rituals=["obelisk-red"])],
        walls={"w5": ["beast-red"], "w9": ["beast-blue"]},
        squares={"green": ["flyer-blue"]},
    )
    choose(game, "attack:w5", *(["perform:obelisk-red"] if edition == "2018" else []), "build:green-b")
    assert seen(game)["districts"][1]["bases"]["green-b"] == "obelisk-red"


@rule("BA-RULE-17")
@EDITIONS
def test_after_a_flyer_is_beaten_sources_and_tower_are_open(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("green", blue=5, red=1)],
        bases={"green-a": "source-black"},
        squares={"green": ["flyer-blue"]},
    )
    assert not offered(game, "gain")
    game.choose("attack:green-square")
    gains = ["gain:green-1", "gain:green-2", "gain:green-3", "gain:green-a", "gain:green-tower"]
    assert offered(game, "gain") == gains


@rule("BA-RULE-17")
def test_damaged_sources_stay_damaged_when_the_flyer_is_beaten() -> None:
    game = position(
        options=SCENARIO_4,
        defenders=[at("green", blue=5, red=1)],
        squares={"green": ["flyer-blue"]},
        scenario="belated-arrival",
        damaged=["green-1", "green-2"],
    )
    game.choose("attack:green-square")
    assert offered(game, "gain") == ["gain:green-3", "gain:green-tower"]
    assert why_not(game, "gain:green-1") == ("damaged", "BA-SCENARIO-34")


@rule("BA-RULE-18")
@EDITIONS
def test_flyers_do_not_hinder_gaining_from_the_citadel(edition: str) -> None:
    game = position(
        edition=edition,
        squares=full_squares("red"),
        laid={"red-tower": "violet"},
    )
    game.choose("gain:citadel")
    assert pool(game) == {"violet": 1}
    everywhere = position(edition=edition, squares=full_squares())
    assert offered(everywhere, "gain") == ["gain:citadel"]


@rule("BA-RULE-19")
@EDITIONS
@pytest.mark.parametrize("card", ["flyer-red", "rokai", "valkyrie", "black-wing"])
def test_a_flyer_left_on_the_wall_has_no_effect_of_the_square(edition: str, card: str) -> None:
    squares = {
        "yellow": ["flyer-yellow"],
        "red": ["flyer-violet"],
        "violet": ["flyer-blue"],
        "blue": ["flyer-black"],
        "black": ["flyer-green"],
        "green": ["beast-yellow", "belligemin"],
    }
    game = position(
        edition=edition,
        phase="enemy",
        defenders=[at("green", yellow=3, green=4, red=3), at("yellow", each=1)],
        walls={"w5": ["beast-red"]},
        squares=squares,
        deck=[card, "beast-blue", "beast-green"],
    )
    assert wall(game) == {"w5": ["beast-red"], "w6": [card]}
    assert happened(game, "no-square") == [{"at": "w6"}]
    assert (place(game, 0), order(game, "flee", "mana-returned")) == ("green", [])
    assert protected(game, "w5") == ""
    while seen(game)["active"]:
        game.choose("done")
    game.choose("attack:green-square")
    assert offered(game, "gain") == ["gain:green-1", "gain:green-2", "gain:green-3", "gain:green-tower"]


@rule("BA-RULE-19")
@EDITIONS
def test_rokai_on_the_wall_bars_no_district(edition: str) -> None:
    game = position(edition=edition, walls={"w6": ["rokai"]}, squares=full_squares())
    assert "move:green" in offered(game)


@rule("BA-RULE-19")
@EDITIONS
def test_valkyrie_on_the_wall_protects_nobody(edition: str) -> None:
    walls = {"w6": ["valkyrie"], "w5": ["beast-red"], "w7": ["beast-blue"]}
    game = position(edition=edition, walls=walls, squares=full_squares())
    assert (protected(game, "w5"), protected(game, "w7")) == ("", "")


# -- Belligemin lifts flyers from the wall ---------------------------------------------------------


@rule("BA-RULE-113", "BA-RULE-19")
@EDITIONS
def test_rokai_brought_to_a_square_expels_and_bars_the_district(edition: str) -> None:
    game = attacked_by(
        "belligemin",
        "beast-blue",
        edition=edition,
        defenders=[at("green"), at("red", green=9)],
        walls={"w6": ["rokai"]},
        squares=full_squares("green"),
        active=1,
    )
    assert asked(game) == "flee"
    assert square(game, "green") == ["rokai", "belligemin"]
    game.choose("flee:yellow")
    assert place(game) == "yellow"
    if edition == "2018":
        game.choose("done")
    assert why_not(game, "move:green") == (
        "rokai-there",
        "BA-MOVE-7" if edition == "2015" else "BA-MOVE-8",
    )


@rule("BA-RULE-113")
@EDITIONS
@pytest.mark.parametrize(("green", "possible"), [(9, True), (8, False)])
def test_attacking_rokai_means_attacking_the_whole_unified_enemy(
    edition: str, green: int, possible: bool
) -> None:
    game = position(
        edition=edition, defenders=[at("red", green=green)], squares={"green": ["rokai", "belligemin"]}
    )
    assert ("storm:green" in offered(game)) == possible
    if possible:
        game.choose("storm:green")
        assert spells(game) == ["rokai", "belligemin"]
        assert place(game) == "green"


@rule("BA-RULE-113", "BA-RULE-19")
@EDITIONS
def test_valkyrie_brought_to_a_square_protects_the_wall_there(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w6": ["valkyrie"]}
    game = attacked_by("belligemin", "beast-blue", edition=edition, walls=walls)
    assert square(game, "green") == ["valkyrie", "belligemin"]
    assert protected(game, "w5") == "wallward"


@rule("BA-RULE-113", "BA-RULE-19")
@EDITIONS
def test_a_flyer_brought_to_a_square_bars_the_sources(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w6": ["flyer-red"]}
    people = [at("green", red=1)]
    game = attacked_by("belligemin", "beast-blue", edition=edition, walls=walls, defenders=people)
    assert square(game, "green") == ["flyer-red", "belligemin"]
    assert why_not(game, "gain:green-1") == ("flyer-there", "BA-TRAIT-26")


@rule("BA-RULE-113")
@EDITIONS
def test_only_the_first_edition_lets_belligemin_take_black_wing(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w6": ["black-wing"]}
    game = attacked_by("belligemin", "beast-blue", edition=edition, walls=walls)
    if edition == "2015":
        assert square(game, "green") == ["black-wing", "belligemin"]
        assert price(game, "green-square") == {**dict.fromkeys(COLOURS, 1), "green": 5}
    else:
        assert square(game, "green") == ["beast-red", "belligemin"]
        assert wall(game)["w6"] == ["black-wing"]


# -- global traits ---------------------------------------------------------------------------------


@rule("BA-RULE-108")
@EDITIONS
def test_a_global_trait_works_from_the_moment_the_card_is_placed(edition: str) -> None:
    """While the chain still waits for a defender to flee from the dragon that was called after it."""
    deck = ["spy", "archmage-black", "dragon-red", "beast-blue"]
    game = attacked_by(*deck, edition=edition)
    assert asked(game) == "flee"
    assert seen(game)["blocked"] == ["red"]
    assert entries(game)[-1] == ("dragon-red", "citadel")


@rule("BA-RULE-108")
@EDITIONS
def test_shaggon_silences_flame_and_lightning_at_once(edition: str) -> None:
    game = attacked_by(
        "scout-red",
        "shaggon",
        "beast-blue",
        edition=edition,
        walls={"w1": ["beast-red"]},
        defenders=[at("yellow", red=2, spells=["rider-red", "dragon-red"])],
    )
    assert [card for card, _ in entries(game)] == ["scout-red", "shaggon"]
    assert not offered(game, "attack-with-spells")
