"""LB-HERO: what a hero may do in the hero phase."""

import pytest

from tests.rulebook import rule
from tests.rulebook.last_bastion.find import filled, idle, monster
from tests.rulebook.last_bastion.look import card, hero
from tests.rulebook.last_bastion.play import choose, combat, happened, offers
from tests.rulebook.last_bastion.positions import position
from tests.rulebook.last_bastion.refusal import refused_by

QUIET = monster("red", enter=(), recurring=(), permanent=())
TEAM = {"teagaan": {"at": "market"}, "kazgin": {}}
"""Teagaan, who has no power to use while there is no evil, at a corner."""


@rule("LB-HERO-1")
def test_a_hero_may_move_and_then_act() -> None:
    game = position(heroes=("teagaan", "kazgin"))
    game.choose("move:market")
    assert "activate:market" in offers(game)


@rule("LB-HERO-1")
def test_a_hero_may_act_and_then_move() -> None:
    game = position(heroes=TEAM, script=combat("red", "green"))
    game.choose("activate:market")
    assert offers(game, "move") == {"move:tower", "move:standard", "move:fountain"}


@rule("LB-HERO-2")
def test_a_hero_who_has_used_a_tile_may_not_fight_or_use_another() -> None:
    game = position(heroes=TEAM, cards={"red-3": monster("red", 2)}, script=combat("red", "green"))
    assert {"activate:market", "fight:red-3"} <= offers(game)
    game.choose("activate:market")
    assert refused_by(game, "fight:red-3") == "LB-HERO-2"
    assert refused_by(game, "activate:market") == "LB-RULE-145"
    assert not offers(game, "fight") | offers(game, "activate")


@rule("LB-HERO-2")
def test_moving_on_gives_no_second_action() -> None:
    cards = {"red-2": monster("red", 1), "red-3": monster("red", 2)}
    game = position(
        heroes={"teagaan": {"at": "market", "calls": 1}, "kazgin": {}},
        cards=cards,
        script=combat("red", "green"),
    )
    choose(game, "activate:market", "move:tower")
    assert refused_by(game, "fight:red-2") == "LB-HERO-2"
    assert not offers(game, "fight") | offers(game, "activate")


@rule("LB-HERO-2")
def test_a_hero_who_has_fought_may_not_use_a_tile_or_fight_again() -> None:
    game = position(heroes=TEAM, cards={"red-3": monster("red", 2)}, script=combat("blue", "blue", "blue"))
    game.choose("fight:red-3")
    assert card(game, "red-3")
    assert refused_by(game, "activate:market") == "LB-HERO-2"
    assert refused_by(game, "fight:red-3") == "LB-RULE-145"


@rule("LB-HERO-3")
@pytest.mark.parametrize("tile", ["tavern", "standard", "market"])
def test_a_hero_uses_the_tile_the_figure_stands_on(tile: str) -> None:
    game = position(heroes={"teagaan": {"at": tile}, "kazgin": {"at": "quarry"}})
    assert offers(game, "activate") == {f"activate:{tile}"}
    game.choose(f"activate:{tile}")
    assert happened(game, "activate") == [{"hero": "teagaan", "tile": tile}]


@rule("LB-HERO-4")
def test_a_tile_with_an_evil_figure_cannot_be_used() -> None:
    game = position(heroes=TEAM, evil=["market"])
    assert refused_by(game, "activate:market") == "LB-HERO-4"
    game.choose("move:fountain")
    assert "activate:fountain" in offers(game)


@rule("LB-HERO-5")
def test_a_hero_fights_a_card_that_touches_the_tile() -> None:
    game = position(heroes={"teagaan": {"at": "tower"}, "kazgin": {}}, cards=filled("red", "green"))
    assert offers(game, "fight") == {"fight:red-2"}
    assert refused_by(game, "fight:red-1") == "LB-HERO-5"
    assert refused_by(game, "fight:green-1") == "LB-HERO-5"


@rule("LB-HERO-6")
def test_nobody_fights_from_the_central_tile() -> None:
    for hero_id in ("elmer", "mylfaar", "arne", "sindara", "teagaan", "feng-li", "kazgin"):
        game = position(heroes=(hero_id,), cards=filled("red", "green", "blue", "yellow"))
        assert not offers(game, "fight")
        assert refused_by(game, "fight") == "LB-HERO-6"


@rule("LB-HERO-6")
def test_twindalli_alone_fights_from_the_central_tile() -> None:
    (card_id,) = idle(1, "green")
    game = position(heroes=("twindalli", "kazgin"), cards={"green-2": card_id})
    assert offers(game, "fight") == {"fight:green-2"}


@rule("LB-HERO-6")
def test_twindalli_is_not_told_that_nobody_fights_from_the_central_tile() -> None:
    game = position(heroes=("twindalli", "kazgin"), cards={"green-1": idle(1, "green")[0]})
    assert refused_by(game, "fight") == "LB-RULE-56"


@rule("LB-HERO-7")
def test_two_cards_are_fought_in_one_fight_from_a_corner() -> None:
    game = position(
        heroes=TEAM,
        cards={"red-3": monster("red", 1, exit=()), "green-1": monster("green", 1, exit=())},
        script=combat("red", "green", "yellow"),
    )
    assert offers(game, "fight") == {"fight:red-3+green-1"}
    choose(game, "fight:red-3+green-1", "win:red-3+green-1")
    assert card(game, "red-3") is None
    assert card(game, "green-1") is None


@rule("LB-HERO-8")
@pytest.mark.parametrize(
    "actions", [(), ("move:tower",), ("activate:market",), ("activate:market", "move:tower")], ids=str
)
def test_a_player_may_move_or_act_or_do_both_or_neither(actions: tuple[str, ...]) -> None:
    game = position(heroes=TEAM, deck=[QUIET], script=combat("red", "green") * ("activate:market" in actions))
    choose(game, *actions)
    if not happened(game, "turn-ends"):
        game.choose("done")
    assert happened(game, "turn-ends")[0] == {"board": "red"}
    assert hero(game, "teagaan")["tile"] == ("tower" if "move:tower" in actions else "market")
    assert len(hero(game, "teagaan")["equipment"]) == (2 if "activate:market" in actions else 0)
