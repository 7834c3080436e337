"""Whose turn it is and what a turn is made of."""

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, idle
from tests.rulebook.last_bastion.look import asked, events, kinds
from tests.rulebook.last_bastion.positions import BOARDS, position

FOUR = ("elmer", "kazgin", "arne", "sindara")


@rule("LB-TURN-1")
def test_the_first_player_may_be_named_or_left_to_chance() -> None:
    def first(seed: int, named: int | None) -> int | None:
        game = holdfast.new("last-bastion", {"players": 4, "first": named}, seed=seed)
        return events(game, "turn")[0].seat

    assert [first(7, named) for named in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert {first(seed, None) for seed in range(40)} == {0, 1, 2, 3}


@rule("LB-TURN-2")
@pytest.mark.parametrize("board", BOARDS)
def test_turns_pass_clockwise(board: str) -> None:
    game = position(FOUR, turn=board)
    game.choose("done")
    assert [event.data["board"] for event in events(game, "turn")] == [BOARDS[BOARDS.index(board) - 3]]


@rule("LB-TURN-3")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    game = position(FOUR, turn="blue")
    assert asked(game).seats == (2,)
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("done", seat=0)
    game.choose("done", seat=2)


@rule("LB-TURN-4")
def test_a_turn_is_a_horde_phase_and_then_a_hero_phase() -> None:
    acting = card_with(recurring="haunt", colour="red")
    game = position(FOUR, {"red-1": acting}, phase="begin", deck=idle(2, enter=()))
    game.choose(asked(game).options[0])
    assert asked(game).ask == "hero-turn"
    assert kinds(game, "turn", "effect", "draw", "place") == ["turn", "effect", "draw", "place"]
    game.choose("done")
    assert asked(game).ask == "place"
    assert asked(game).seats == (1,)
    assert kinds(game, "turn", "draw", "turn-ends") == ["turn", "draw", "turn-ends", "turn", "draw"]


@rule("LB-TURN-5")
def test_a_neutral_board_has_its_turn_in_its_place_and_only_a_horde_phase() -> None:
    acting = card_with(recurring="haunt", colour="green")
    game = position(("elmer", "kazgin"), {"green-1": acting}, deck=idle(1, "red"))
    game.choose("done")
    turns = [(event.data["board"], event.seat) for event in events(game, "turn")]
    assert turns == [("green", None), ("blue", 1)]
    assert kinds(game, "turn", "effect", "turn-ends") == ["turn-ends", "turn", "effect", "turn-ends", "turn"]
    assert asked(game).seats == (1,)
