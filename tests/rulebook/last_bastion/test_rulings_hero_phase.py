"""LB-RULE-42 to LB-RULE-54: hero phase, movement, Call to arms."""

from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import rule
from tests.rulebook.last_bastion.find import filled, idle, monster, own_content, warlord
from tests.rulebook.last_bastion.look import asked, card, evil_tiles, hero, view
from tests.rulebook.last_bastion.play import card_in, choose, combat, offers, pieces
from tests.rulebook.last_bastion.positions import position
from tests.rulebook.last_bastion.refusal import refused_by

RED_1 = monster("red", 1, exit=(), permanent=())
RED_2 = monster("red", 2, exit=(), permanent=())
QUIET = {colour: monster(colour, enter=(), recurring=(), permanent=()) for colour in ("red", "blue")}


def foe(**printed: Any) -> dict[str, Any]:
    """A red monster of resistance 1 of the test's own."""
    return {"id": "foe", "colour": "red", "resistance": 1, **printed}


@rule("LB-RULE-42")
@pytest.mark.parametrize("action", ["activate:market", "call:tower", "call:fountain", "fight:red-3"])
def test_no_movement_splits_an_action(action: str) -> None:
    game = position(
        heroes={"elmer": {"at": "market", "calls": 1}, "kazgin": {}},
        cards={"red-3": RED_1, "blue-1": idle(1, "blue")[0]},
        evil=["tomb", "quarry"],
        script=combat("white", "white", "white") if action == "fight:red-3" else combat("white", "white"),
    )
    assert offers(game, "move")
    game.choose(action)
    assert asked(game).ask != "hero-turn"
    assert not offers(game, "move") | offers(game, "lend")


@rule("LB-RULE-42")
def test_the_movement_of_the_tavern_is_part_of_its_action() -> None:
    game = position(heroes={"teagaan": {"at": "tavern"}})
    choose(game, "activate:tavern", "move:tower")
    assert hero(game, "teagaan")["tile"] == "tower"
    assert offers(game, "move"), "the own movement is still there"


@rule("LB-RULE-43")
def test_a_pinned_hero_does_everything_but_move() -> None:
    game = position(
        heroes={"arne": {"at": "market", "pinned": True, "calls": 1}, "kazgin": {}}, cards={"red-3": RED_1}
    )
    assert not offers(game, "move")
    assert {"activate:market", "fight:red-3", "call:tavern", "fetch:red"} <= offers(game)


@rule("LB-RULE-43")
def test_a_pinned_hero_lends_tokens() -> None:
    game = position(
        heroes={
            "teagaan": {"at": "market"},
            "arne": {"at": "market", "pinned": True, "equipment": {"red": 1}},
        },
        cards={"red-3": RED_1},
        script=combat("blue", "blue", "blue"),
    )
    choose(game, "fight:red-3", "win:red-3")
    assert hero(game, "arne")["equipment"] == {}


@rule("LB-RULE-44")
def test_a_hero_pinned_twice_stands_up_with_one_movement() -> None:
    game = position(
        heroes={"elmer": {"pinned": True}},
        cards=filled("blue"),
        boards=("blue", "red", "green", "yellow"),
        phase="board",
    )
    assert hero(game, "elmer")["pinned"]
    game.choose("stand")
    assert not hero(game, "elmer")["pinned"]
    assert offers(game, "move"), "his additional movement is a normal one"


@rule("LB-RULE-45")
@pytest.mark.parametrize("giver", ["tavern", "elmer"])
def test_a_movement_that_is_given_stands_a_pinned_hero_up(giver: str) -> None:
    game = position(heroes={"elmer": {"at": "tavern"}, "arne": {"at": "tower", "pinned": True}})
    choose(game, *(["activate:tavern", "treat:arne"] if giver == "tavern" else ["lend:arne"]))
    assert offers(game) == {"stand", "stay"}
    game.choose("stand")
    assert (hero(game, "arne")["pinned"], hero(game, "arne")["tile"]) == (False, "tower")
    if giver == "tavern":
        game.choose("lend:arne")
        assert "move:market" in offers(game), "further movements are normal"


@rule("LB-RULE-45")
def test_elmers_own_second_movement_stands_him_up(tmp_path: Path) -> None:
    game = position(
        heroes={"elmer": {"at": "tower"}, "arne": {}},
        cards={"red-3": "foe"},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, foe(exit=["all-pin"])),
    )
    choose(game, "move:market", "fight:red-3", "win:red-3")
    assert hero(game, "elmer")["pinned"]
    assert offers(game) == {"stand", "lend:arne", "done"}
    game.choose("stand")
    assert not hero(game, "elmer")["pinned"]


@rule("LB-RULE-46")
def test_a_pinned_hero_need_not_stand_up_but_cannot_move_until_then() -> None:
    game = position(heroes={"teagaan": {"at": "tavern", "pinned": True}}, deck=[QUIET["red"]])
    choose(game, "done", "place:red-1")
    assert hero(game, "teagaan")["pinned"]
    assert not offers(game, "move")
    assert "stand" in offers(game)


@rule("LB-RULE-47")
def test_the_blue_board_takes_the_movement_of_the_same_turn() -> None:
    game = position(
        heroes=("teagaan", "kazgin"),
        cards=filled("blue"),
        boards=("blue", "red", "green", "yellow"),
        phase="board",
    )
    assert asked(game).ask == "hero-turn"
    assert hero(game, "teagaan")["pinned"]
    assert not offers(game, "move")


@rule("LB-RULE-47")
@pytest.mark.parametrize("moved", [False, True])
def test_being_pinned_on_a_cards_exit_takes_the_next_movement(moved: bool, tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "tower" if moved else "market", "calls": 1}},
        cards={"red-3": "foe"},
        deck=[QUIET["red"]],
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, foe(exit=["all-pin"])),
    )
    choose(game, *(["move:market"] if moved else []), "fight:red-3", "win:red-3")
    assert hero(game, "teagaan")["pinned"]
    assert ("stand" in offers(game)) == (not moved)
    assert not offers(game, "move")
    choose(game, *([] if moved else ["stand"]), "done", "place:red-1")
    assert ("stand" in offers(game)) == moved
    assert bool(offers(game, "move")) == (not moved)


@rule("LB-RULE-48")
def test_the_same_tile_may_be_called_twice_also_the_one_the_hero_stands_on() -> None:
    heroes = {"teagaan": {"at": "market", "calls": 2}, "kazgin": {}}
    game = position(heroes=heroes, script=combat("red", "red", "blue", "blue", "green", "green"))
    choose(game, "call:market", "call:market", "activate:market")
    assert hero(game, "teagaan")["equipment"] == {"red": 2, "blue": 2, "green": 2}


@rule("LB-RULE-48")
def test_a_call_is_resolved_before_the_next() -> None:
    game = position(heroes={"teagaan": {"calls": 2}, "kazgin": {}})
    game.choose("call:standard")
    assert {option.verb for option in asked(game).options} == {"raise"}
    game.choose("raise:red")
    assert offers(game, "call")


@rule("LB-RULE-49")
def test_a_call_on_an_evil_trebuchet_takes_the_net_from_the_reserve_and_back(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "market", "calls": 1}, "kazgin": {}},
        cards={"red-3": "foe"},
        evil=["trebuchet"],
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, foe(exit=["lose-life"])),
    )
    assert pieces(game)["net"] == "reserve"
    game.choose("call:trebuchet")
    assert (pieces(game)["net"], evil_tiles(game)) == ("red-3", ["trebuchet"])
    choose(game, "fight:red-3", "win:red-3")
    assert (hero(game, "teagaan")["life"], pieces(game)["net"]) == (3, "reserve")


@rule("LB-RULE-49")
def test_a_call_on_an_evil_quarry_takes_the_trap_from_the_reserve_and_back() -> None:
    game = position(heroes={"teagaan": {"calls": 1}}, evil=["quarry"], deck=[QUIET["red"]])
    assert pieces(game)["trap"] == "reserve"
    choose(game, "call:quarry", "trap:red-2")
    assert (pieces(game)["trap"], evil_tiles(game)) == ("red-2", ["quarry"])
    choose(game, "done", "place:red-2")
    assert (card(game, "red-2"), pieces(game)["trap"]) == (None, "reserve")


@rule("LB-RULE-49")
def test_a_call_on_an_evil_tile_takes_a_piece_from_where_it_is(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"calls": 1}, "kazgin": {}},
        cards={"red-1": {"card": "foe", "net": 0}, "red-2": {"card": "other"}},
        evil=["trebuchet"],
        content=own_content(tmp_path, foe(exit=["lose-life"]), foe(id="other", exit=["lose-life"])),
    )
    game.choose("call:trebuchet")
    assert pieces(game)["net"] == "red-2"
    assert not card_in(game, "red-1")["effects"][0]["net"]


@rule("LB-RULE-50")
def test_a_standard_raised_by_call_works_while_its_tile_is_evil_and_keeps_its_token() -> None:
    game = position(
        heroes={"teagaan": {"at": "fountain", "calls": 1}, "kazgin": {}},
        cards={"red-3": RED_2},
        evil=["standard"],
    )
    assert (pieces(game)["standard"]["at"], card_in(game, "red-3")["resistance"]) == ("reserve", 2)
    choose(game, "call:standard", "raise:red")
    assert (evil_tiles(game), card_in(game, "red-3")["resistance"]) == (["standard"], 1)
    game.choose("activate:fountain")
    assert (evil_tiles(game), pieces(game)["standard"]) == ([], {"at": "standard", "token": "red"})
    assert card_in(game, "red-3")["resistance"] == 1


@rule("LB-RULE-51")
def test_the_fountain_used_by_call_may_free_itself() -> None:
    game = position(heroes={"kazgin": {"at": "market", "calls": 1}}, evil=["fountain", "tomb"])
    game.choose("call:fountain")
    assert offers(game) == {"banish:fountain", "banish:tomb"}
    choose(game, "banish:fountain", "enough")
    assert evil_tiles(game) == ["tomb"]


EMPTY_RESERVE = {"red": 0, "green": 0, "blue": 0, "yellow": 0, "black": 0}
IDLE: dict[str, dict[str, Any]] = {
    "quarry": {"cards": filled("red")},
    "trebuchet": {"cards": {"red-1": warlord()}},
    "tomb": {"cards": {"red-1": warlord()}},
    "fountain": {"cards": {"red-1": RED_1}},
    "tower": {},
    "dispensary": {"reserve": EMPTY_RESERVE},
}
"""Positions in which a tile has nothing to do."""


@rule("LB-RULE-52")
@pytest.mark.parametrize("tile", IDLE)
def test_a_tile_that_can_do_nothing_is_refused(tile: str) -> None:
    game = position(heroes={"kazgin": {"at": tile, "calls": 1}, "arne": {}}, **IDLE[tile])
    assert refused_by(game, f"activate:{tile}") == "LB-RULE-52"
    assert refused_by(game, f"call:{tile}") == "LB-RULE-52"
    assert hero(game, "kazgin")["calls"] == 1


@rule("LB-RULE-52")
def test_a_trebuchet_without_an_effect_to_cover_is_refused(tmp_path: Path) -> None:
    game = position(
        heroes={"kazgin": {"at": "trebuchet", "calls": 1}},
        cards={"red-1": "foe"},
        content=own_content(tmp_path, foe()),
    )
    assert refused_by(game, "activate:trebuchet") == "LB-RULE-52"


@rule("LB-RULE-52")
@pytest.mark.parametrize("tile", ["market", "tavern", "standard"])
def test_market_tavern_and_standard_are_always_legal(tile: str) -> None:
    bare = {**EMPTY_RESERVE, "life": 0}
    game = position(heroes={"kazgin": {"at": tile, "calls": 1}, "arne": {}}, reserve=bare, standard="red")
    assert {f"activate:{tile}", f"call:{tile}"} <= offers(game)


@rule("LB-RULE-53")
def test_no_call_is_used_in_a_horde_phase_or_in_the_turn_of_another() -> None:
    calling = {"teagaan": {"calls": 1}, "arne": {"calls": 1}, "kazgin": {"calls": 2}}
    game = position(heroes=calling, cards=filled("yellow"), phase="begin")
    seen = set()
    while view(game)["round"] < 6 and game.outcome is None:
        calls = {option.seat for option in asked(game).options if option.verb == "call"}
        if asked(game).ask == "hero-turn":
            seen |= calls
            assert calls <= {view(game)["turn"]["seat"]}
            game.choose("done")
        else:
            assert not calls
            game.choose(asked(game).options[0])
    assert seen == {0, 1, 2}


@rule("LB-RULE-54")
@pytest.mark.parametrize("fight_first", [True, False])
def test_a_call_may_come_between_two_actions_of_sindara(fight_first: bool) -> None:
    game = position(
        heroes={"sindara": {"at": "tavern", "calls": 1}, "kazgin": {}},
        cards={"yellow-2": RED_1},
        script=[*combat("red", "red", "red")],
    )
    fight, tile = ("fight:yellow-2", "win:yellow-2"), ("activate:tavern", "treat:sindara", "stay")
    first, second = (fight, tile) if fight_first else (tile, fight)
    choose(game, *first, "call:standard", "raise:blue", *second)
    assert card(game, "yellow-2") is None
    assert (hero(game, "sindara")["life"], pieces(game)["standard"]["token"]) == (4, "blue")
