"""Boards without a hero."""

from typing import Any

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, cards_with, filled, idle, monster, warlord
from tests.rulebook.last_bastion.look import (
    asked,
    card_ids,
    events,
    hero,
    kinds,
    offered,
    reserve,
    view,
)
from tests.rulebook.last_bastion.positions import position

QUIET = idle(2, enter=())
TAKES_LIFE, TAKES_LIFE_TOO = cards_with(recurring="lose-life")[:2]
HAUNTING = card_with(recurring=("haunt",))
TURNED: dict[str, Any] = {"boards": ("green", "red", "yellow", "blue")}
"""Elmer has the green board, Kazgin the yellow one; red and blue are neutral."""


def neutral_turn(
    board: str, cards: dict[str, Any], heroes: dict[str, Any] | None = None, **facts: Any
) -> Game:
    """The turn of a neutral board begins."""
    return position(
        heroes or {"elmer": {}, "kazgin": {}},
        cards,
        turn=board,
        phase="begin",
        **({"deck": QUIET} | facts),
    )


def neutral_boards(game: Game) -> list[str]:
    return [board["id"] for board in view(game)["boards"] if board["hero"] is None]


@rule("LB-NEUTRAL-1")
def test_a_board_without_a_linked_hero_is_neutral() -> None:
    game = position(("elmer", "kazgin", "arne"), turn="blue", deck=QUIET)
    assert neutral_boards(game) == ["yellow"]
    game.choose("done")
    assert [(event.data["board"], event.data["hero"]) for event in events(game, "turn")] == [
        ("yellow", None),
        ("red", "elmer"),
    ]


@rule("LB-NEUTRAL-2")
def test_the_board_of_an_eliminated_hero_becomes_neutral() -> None:
    game = position(
        {"elmer": {"life": 1}, "kazgin": {}, "arne": {}, "sindara": {}},
        {"red-1": TAKES_LIFE, "green-1": QUIET[0]},
        phase="begin",
    )
    assert neutral_boards(game) == ["red"]
    game = position(
        {"elmer": {"status": "eliminated"}, "kazgin": {}, "arne": {}, "sindara": {}},
        turn="yellow",
        deck=QUIET,
    )
    game.choose("done")
    assert [
        (event.data["board"], event.seat) for event in events(game, "turn", "draw") if "board" in event.data
    ] == [
        ("red", None),
        ("green", 1),
    ]


@rule("LB-NEUTRAL-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_board_without_a_hero_is_neutral_from_the_start(players: int) -> None:
    game = holdfast.new("last-bastion", {"players": players})
    assert len(neutral_boards(game)) == 4 - players


@rule("LB-NEUTRAL-4")
def test_a_neutral_board_has_the_effects_of_its_cards_and_then_if_full_its_own() -> None:
    full = filled("green") | {"green-2": HAUNTING}
    game = neutral_turn("green", full)
    before = game.view()["deck"]["cards"]
    happened = [event.what for event in events(game, "effect", "board-acts", "discard-bottom", "turn-ends")]
    assert happened == ["effect", "board-acts", "discard-bottom", "turn-ends"]
    assert view(game)["deck"]["cards"] == before - 2, "the bottom card, and the one Kazgin draws"
    del full["green-3"]
    game = neutral_turn("green", full)
    assert kinds(game, "effect", "board-acts", "turn-ends") == ["effect", "turn-ends"]


@rule("LB-NEUTRAL-5")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_neutral_board_that_is_not_full_draws_no_card(cards: int) -> None:
    game = neutral_turn("green", dict(list(filled("green").items())[:cards]))
    _ = game.question
    end = kinds(game).index("turn-ends")
    assert "draw" not in kinds(game)[:end]


@rule("LB-NEUTRAL-6")
def test_each_effect_of_a_neutral_board_is_applied_to_one_of_the_players() -> None:
    game = neutral_turn("green", {"green-1": TAKES_LIFE})
    assert asked(game).ask == "who"
    assert offered(game) == ["suffer:elmer", "suffer:kazgin"]
    game.choose("suffer:elmer")
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 3)
    assert [event.data["board"] for event in events(game, "turn")] == ["green", "blue"]


@rule("LB-NEUTRAL-7")
def test_different_effects_may_be_applied_to_different_players() -> None:
    game = neutral_turn("green", {"green-1": TAKES_LIFE, "green-2": TAKES_LIFE_TOO})
    game.choose("suffer:kazgin")
    game.choose("suffer:elmer")
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 2)


@rule("LB-NEUTRAL-8")
def test_losing_a_round_token_falls_only_on_players_who_have_one() -> None:
    heroes = {"elmer": {}, "kazgin": {"calls": 1}, "arne": {"equipment": {"red": 1}}}
    game = neutral_turn("yellow", {"yellow-1": "butcher"}, heroes)
    assert offered(game) == ["suffer:kazgin", "suffer:arne"]
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("suffer:elmer")
    game.choose("suffer:arne")
    assert hero(game, "arne")["equipment"] == {}


@rule("LB-NEUTRAL-9")
def test_a_full_neutral_red_board_takes_a_life_token_of_one_player() -> None:
    game = neutral_turn("red", filled("red"), **TURNED)
    before = game.view()["reserve"]["life"]
    assert offered(game) == ["suffer:elmer", "suffer:kazgin"]
    game.choose("suffer:kazgin")
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (3, 2)
    assert reserve(game)["life"] == before + 1


@rule("LB-NEUTRAL-10")
def test_a_full_neutral_green_board_discards_the_bottom_card() -> None:
    bottom = monster("black", 4)
    game = neutral_turn("green", filled("green"), bottom=[bottom])
    before = game.view()["deck"]["cards"]
    assert view(game)["discard"] == [bottom]
    assert asked(game).ask != "who"
    assert view(game)["deck"]["cards"] == before - 2, "the bottom card, and the one Kazgin draws"


@rule("LB-NEUTRAL-10")
def test_a_warlord_discarded_by_a_neutral_green_board_is_a_defeat() -> None:
    game = neutral_turn("green", filled("green"), bottom=[warlord()])
    assert game.outcome == holdfast.Outcome(won=False, reason="warlord-discarded")


@rule("LB-NEUTRAL-11")
def test_a_full_neutral_yellow_board_makes_one_player_roll_and_suffer() -> None:
    game = neutral_turn("yellow", filled("yellow"), script=["decay:life"])
    assert offered(game) == ["suffer:elmer", "suffer:kazgin"]
    game.choose("suffer:kazgin")
    assert [event.seat for event in events(game, "decay")] == [1]
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (3, 2)


@rule("LB-NEUTRAL-12")
def test_a_full_neutral_blue_board_takes_the_next_movement_of_one_player() -> None:
    game = neutral_turn("blue", filled("blue"), **TURNED)
    assert offered(game) == ["suffer:elmer", "suffer:kazgin"]
    game.choose("suffer:kazgin")
    assert (hero(game, "elmer")["pinned"], hero(game, "kazgin")["pinned"]) == (False, True)


@rule("LB-NEUTRAL-13")
def test_decay_on_a_card_of_a_neutral_board_is_rolled_and_suffered_by_one_player() -> None:
    game = neutral_turn("green", {"green-2": card_with(recurring=("decay",))}, script=["decay:life"])
    assert offered(game) == ["suffer:elmer", "suffer:kazgin"]
    game.choose("suffer:elmer")
    assert [event.seat for event in events(game, "decay")] == [0]
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 3)


@rule("LB-NEUTRAL-14")
def test_cards_are_placed_on_a_neutral_board_as_on_any_other() -> None:
    game = position(phase="board", deck=[monster("green")])
    assert offered(game) == ["place:green-1", "place:green-2", "place:green-3"]


@rule("LB-NEUTRAL-14")
def test_cards_on_a_neutral_board_are_fought_and_targeted_as_on_any_other() -> None:
    enemy, other = idle(2)
    game = position(
        {"elmer": {"at": "fountain", "calls": 1}, "kazgin": {}}, {"green-2": enemy, "red-1": other}
    )
    assert "fight:green-2" in offered(game)
    game.choose("call:tomb")
    game.choose("slay:green-2")
    assert card_ids(game) == {"red-1": other}
