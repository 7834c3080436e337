"""LB-MOVE: movement inside the bastion."""

import pytest

from tests.rulebook import rule
from tests.rulebook.last_bastion.find import monster
from tests.rulebook.last_bastion.look import hero
from tests.rulebook.last_bastion.play import choose, combat, happened, offers
from tests.rulebook.last_bastion.positions import LAYOUT, position
from tests.rulebook.last_bastion.refusal import refused_by

QUIET = monster("red", enter=(), recurring=(), permanent=())
REACH = {
    "trebuchet": {"tower", "tavern", "standard"},
    "tower": {"trebuchet", "market", "tavern", "standard", "fountain"},
    "standard": set(LAYOUT) - {"standard"},
    "quarry": {"standard", "fountain", "tomb"},
}
"""From a corner, from an edge, from the middle, from the corner across."""


@rule("LB-MOVE-1")
@pytest.mark.parametrize("tile", REACH)
def test_a_movement_goes_to_one_adjacent_tile(tile: str) -> None:
    game = position(heroes={"teagaan": {"at": tile}, "kazgin": {}})
    assert offers(game, "move") == {f"move:{other}" for other in REACH[tile]}
    target = sorted(REACH[tile])[0]
    game.choose(f"move:{target}")
    assert hero(game, "teagaan")["tile"] == target


@rule("LB-MOVE-1")
def test_a_tile_farther_away_is_out_of_reach() -> None:
    game = position(heroes={"teagaan": {"at": "trebuchet"}, "kazgin": {}})
    assert refused_by(game, "move:market") == "LB-MOVE-1"


@rule("LB-MOVE-2")
@pytest.mark.parametrize("corner", ["trebuchet", "market", "dispensary", "quarry"])
def test_a_hero_may_move_diagonally(corner: str) -> None:
    game = position(heroes=("teagaan", "kazgin"))
    game.choose(f"move:{corner}")
    assert hero(game, "teagaan")["tile"] == corner


@rule("LB-MOVE-3")
def test_all_heroes_may_stand_on_one_tile() -> None:
    crowd = {id: {"at": "tower"} for id in ("arne", "kazgin", "mylfaar")}
    game = position(heroes={"teagaan": {"at": "market"}, **crowd})
    game.choose("move:tower")
    assert set(game.view()["tiles"][1]["heroes"]) == {"teagaan", *crowd}


@rule("LB-MOVE-4")
def test_a_hero_has_one_movement_in_a_hero_phase() -> None:
    game = position(heroes={"teagaan": {"calls": 1}, "kazgin": {}})
    game.choose("move:tower")
    assert not offers(game, "move")
    assert refused_by(game, "move:market") == "LB-MOVE-4"


@rule("LB-MOVE-4")
def test_a_power_gives_another_movement() -> None:
    game = position(heroes=("elmer", "kazgin"))
    choose(game, "move:tower", "move:market")
    assert hero(game, "elmer")["tile"] == "market"
    assert not offers(game, "move")


@rule("LB-MOVE-4")
def test_a_tile_gives_another_movement() -> None:
    game = position(heroes=("teagaan", "kazgin"))
    choose(game, "move:tavern", "activate:tavern", "treat:teagaan", "move:trebuchet")
    assert hero(game, "teagaan")["tile"] == "trebuchet"


@rule("LB-MOVE-5")
def test_a_hero_may_move_onto_a_tile_with_an_evil_figure() -> None:
    game = position(heroes=("teagaan", "kazgin"), evil=["market"])
    game.choose("move:market")
    assert hero(game, "teagaan")["tile"] == "market"


@rule("LB-MOVE-5")
def test_a_hero_may_stand_on_a_tile_with_an_evil_figure() -> None:
    game = position(heroes={"teagaan": {"at": "market"}, "kazgin": {}}, evil=["market"], deck=[QUIET])
    game.choose("done")
    assert hero(game, "teagaan")["tile"] == "market"
    assert hero(game, "teagaan")["life"] == 3


@rule("LB-MOVE-6")
def test_standing_up_uses_the_movement_of_a_pinned_hero() -> None:
    game = position(heroes={"teagaan": {"pinned": True, "calls": 1}, "kazgin": {}})
    assert not offers(game, "move")
    assert refused_by(game, "move:market") == "LB-MOVE-6"
    game.choose("stand")
    assert not hero(game, "teagaan")["pinned"]
    assert hero(game, "teagaan")["tile"] == "standard"
    assert not offers(game, "move")


@rule("LB-MOVE-6")
def test_a_hero_who_has_stood_up_moves_again_in_the_next_turn() -> None:
    script = combat("red", "red")
    game = position(heroes={"teagaan": {"at": "market", "pinned": True}}, deck=[QUIET], script=script)
    choose(game, "stand", "activate:market", "place:red-1")
    assert len(happened(game, "turn")) == 4
    assert "move:tower" in offers(game)
