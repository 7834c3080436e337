"""A game that is given up is lost for that reason, and its record replays."""

import pytest

import holdfast
from holdfast.kernel.errors import IllegalChoice
from tests.generated.play import state_of

LOST = holdfast.Outcome(False, "given-up")


def given_up(name: str, choices: int) -> holdfast.Game:
    game = holdfast.new(name, seed=4)
    for _ in range(choices):
        assert game.question is not None
        game.choose(game.question.choices[0])
    game.give_up(0)
    return game


@pytest.mark.parametrize("name", holdfast.shelf())
@pytest.mark.parametrize("choices", [0, 5, 30])
def test_the_game_is_lost_and_its_record_comes_to_the_same_end(name: str, choices: int) -> None:
    game = given_up(name, choices)
    assert (game.question, game.outcome) == (None, LOST)
    again = holdfast.load(game.record())
    assert again.outcome == LOST
    assert again.record() == game.record()
    assert state_of(again) == state_of(game)


def test_it_can_be_taken_back() -> None:
    game = given_up("last-bastion", 5)
    game.undo()
    assert game.outcome is None
    assert len(game.choices) == 5


def test_it_is_no_option_of_any_question() -> None:
    game = holdfast.new("last-bastion", seed=4)
    with pytest.raises(IllegalChoice):
        game.choose("give-up")
    assert game.outcome is None
