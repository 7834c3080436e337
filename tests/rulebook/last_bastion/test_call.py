"""LB-CALL: Call to arms."""

from pathlib import Path

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, monster, own_content
from tests.rulebook.last_bastion.look import asked, evil_tiles, hero, reserve, view
from tests.rulebook.last_bastion.play import choose, combat, happened, offers, pieces
from tests.rulebook.last_bastion.positions import LAYOUT, position
from tests.rulebook.last_bastion.refusal import refused_by

RED_1 = monster("red", 1, exit=(), permanent=())
HAUNTING = card_with(recurring=("haunt",))
QUIET = {colour: monster(colour, enter=(), recurring=(), permanent=()) for colour in ("red", "blue")}
RICH = {"id": "rich", "colour": "red", "resistance": 1}
CALLER = {"teagaan": {"at": "tower", "calls": 2}, "kazgin": {}}
EVERY_CALL = {f"call:{tile}" for tile in LAYOUT}


def caller(*script: str, evil: tuple[str, ...] = ("tomb",)) -> Game:
    """Teagaan at the Tower with two Calls; every tile has something to do."""
    return position(heroes=CALLER, cards={"red-2": RED_1, "blue-2": HAUNTING}, evil=evil, script=script)


@rule("LB-CALL-1")
def test_a_token_is_discarded_for_the_action_of_any_tile() -> None:
    game = caller()
    assert offers(game, "call") == EVERY_CALL
    choose(game, "call:standard", "raise:green")
    assert view(game)["pieces"]["standard"]["token"] == "green"
    assert hero(game, "teagaan")["calls"] == 1


@rule("LB-CALL-1")
def test_without_a_token_there_is_no_call() -> None:
    game = position(heroes={"teagaan": {"at": "tower"}, "kazgin": {}})
    assert refused_by(game, "call:market") == "LB-CALL-1"


@rule("LB-CALL-2")
@pytest.mark.parametrize("tile", LAYOUT)
def test_where_the_hero_stands_does_not_matter(tile: str) -> None:
    heroes = {"teagaan": {"at": tile, "calls": 1}, "kazgin": {}}
    game = position(heroes=heroes, cards={"red-2": RED_1, "blue-2": HAUNTING}, evil=["tomb"])
    assert offers(game, "call") == EVERY_CALL


@rule("LB-CALL-3")
def test_a_call_works_on_a_tile_with_an_evil_figure() -> None:
    game = caller(*combat("red", "blue"), evil=("market",))
    game.choose("call:market")
    assert hero(game, "teagaan")["equipment"] == {"red": 1, "blue": 1}
    assert evil_tiles(game) == ["market"]


@rule("LB-CALL-4")
def test_a_call_uses_up_neither_the_action_nor_the_movement() -> None:
    game = caller(*combat("red", "blue"))
    before = offers(game)
    game.choose("call:market")
    assert offers(game) == before
    assert {"activate:tower", "fight:red-2", "move:market"} <= before


@rule("LB-CALL-5")
def test_the_token_goes_to_the_reserve() -> None:
    game = caller(*combat("red", "blue"))
    before = reserve(game)["calls"]
    game.choose("call:market")
    assert (hero(game, "teagaan")["calls"], reserve(game)["calls"]) == (1, before + 1)


@rule("LB-CALL-6")
@pytest.mark.parametrize(
    "actions", [(), ("move:market",), ("fight:red-2",), ("fight:red-2", "move:market")], ids=str
)
def test_a_call_is_possible_at_any_moment_of_the_hero_phase(actions: tuple[str, ...]) -> None:
    game = choose(caller(*combat("blue", "blue", "blue")), *actions)
    assert offers(game, "call") == EVERY_CALL


@rule("LB-CALL-6")
@pytest.mark.parametrize("actions", [("activate:tower",), ("call:fountain",), ("fight:red-2",)], ids=str)
def test_no_call_is_possible_during_another_action(actions: tuple[str, ...]) -> None:
    game = position(
        heroes=CALLER,
        cards={"red-2": RED_1, "blue-1": QUIET["blue"]},
        evil=["tomb", "market"],
        script=combat("red", "red", "red"),
    )
    choose(game, *actions)
    assert asked(game).ask != "hero-turn"
    assert not offers(game, "call")


@rule("LB-CALL-7")
def test_no_call_is_possible_between_a_win_and_its_exit_effects(tmp_path: Path) -> None:
    game = position(
        heroes=CALLER,
        cards={"red-2": "rich"},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, RICH | {"exit": ["gain-call", "lose-round"]}),
    )
    choose(game, "fight:red-2", "win:red-2")
    assert offers(game) == {"apply:rich>gain-call", "apply:rich>lose-round"}
    game.choose("apply:rich>lose-round")
    assert offers(game, "call")


@rule("LB-CALL-8")
def test_only_the_active_player_calls() -> None:
    game = position(heroes={"teagaan": {}, "kazgin": {"calls": 1}}, deck=[QUIET["blue"]])
    assert not offers(game, "call")
    choose(game, "done", "place:blue-1")
    assert {option.seat for option in asked(game).options if option.verb == "call"} == {1}
    game.choose("call:market")
    assert hero(game, "kazgin")["calls"] == 0
    assert happened(game, "call") == [{"hero": "kazgin", "tile": "market"}]


@rule("LB-CALL-8")
@pytest.mark.parametrize("phase", ["cards", "board"])
def test_nobody_calls_in_a_horde_phase(phase: str) -> None:
    acting = [card_with(recurring=("decay",)), card_with(recurring=("lose-round",))]
    cards = dict(zip(("red-1", "red-2"), acting, strict=True)) if phase == "cards" else {}
    game = position(
        heroes={"teagaan": {"calls": 1}, "kazgin": {"calls": 1}},
        cards=cards,
        phase=phase,
        deck=[QUIET["red"]],
    )
    assert asked(game).ask in ("horde-order", "place")
    assert not offers(game, "call")


@rule("LB-CALL-9")
def test_several_calls_may_be_used_in_one_turn() -> None:
    game = caller(*combat("red", "blue"))
    choose(game, "call:market", "call:standard", "raise:red")
    assert hero(game, "teagaan")["calls"] == 0
    assert hero(game, "teagaan")["equipment"] == {"red": 1, "blue": 1}
    assert pieces(game)["standard"]["token"] == "red"


@rule("LB-CALL-10")
def test_a_token_gained_in_this_turn_may_be_used_in_it(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "tower"}, "kazgin": {}},
        cards={"red-2": "rich"},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, RICH | {"exit": ["gain-call"]}),
    )
    assert not offers(game, "call")
    choose(game, "fight:red-2", "win:red-2", "call:market")
    assert hero(game, "teagaan")["calls"] == 0
