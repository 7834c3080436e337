"""A game rebuilt from a checkpoint inside an action, as parallel search does it, is the same game."""

import pickle
from collections.abc import Iterator

import pytest

import holdfast
from holdfast.bots.rollout import policy_of
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel import shelf
from holdfast.kernel.game import Game

MAX_CHOICES = 400
CHECKED = 8
FURTHER = 12


def likely_choice(game: Game, rng: SeededRandom) -> str:
    policy = policy_of(game)
    return rng.weighted_choice(list(policy), list(policy.values())).id


def inside_actions(game: Game) -> Iterator[Game]:
    """The game whenever it asks something in the middle of an action, at most once in a turn."""
    rng = SeededRandom(5)
    turn = -1
    for _ in range(MAX_CHOICES):
        if game.question is None:
            return
        if not game.question.clean and game.turns != turn:
            turn = game.turns
            yield game
        game.choose(likely_choice(game, rng))


def rebuilt(game: Game) -> Game:
    """The game as another process gets it."""
    checkpoint = pickle.loads(pickle.dumps(game.checkpoint()))
    return Game.from_checkpoint(game.rules, game.content, dict(game.options), checkpoint, seed=99)


def asked(game: Game) -> object:
    """Everything that a question says."""
    question = game.question
    if question is None:
        return game.outcome
    options = [(option.id, option.seat, option.on) for option in question.choices]
    barred = [(one.id, one.reason) for one in question.barred]
    return question.ask, question.about, question.clean, question.reaction, options, barred


def stands(game: Game) -> object:
    """All that can be seen of a game."""
    return asked(game), game.encoded_state(), game.view(0), game.turns, game.rounds, game.active_seat


@pytest.mark.parametrize("id", sorted(shelf.ids()))
def test_a_game_rebuilt_inside_an_action_asks_the_same_and_goes_on_the_same(id: str) -> None:
    checked = 0
    for game in inside_actions(holdfast.new(id, seed=3)):
        copy = rebuilt(game)
        assert stands(copy) == stands(game)
        future, rng = game.fork(7), SeededRandom(checked)
        first = len(future.choices)
        for number in range(first, first + FURTHER):
            if future.question is None:
                break
            future.choose(likely_choice(future, rng))
            copy.choose_with(future.choices[number], future.results_of(number))
            assert stands(copy) == stands(future)
        checked += 1
        if checked == CHECKED:
            break
    assert checked == CHECKED
