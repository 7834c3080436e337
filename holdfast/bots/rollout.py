"""Rollouts: playing a fork on by the game's policy, to see what an option leads to."""

from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

MAX_STEPS = 400
"""A rollout of a few turns ends after so many choices at the latest, wherever it is."""
MAX_STEPS_TO_END = 5000
BEST_LOSS = 0.6
"""What a lost game would be worth of which nothing was missing."""


def policy_of(game: Game) -> dict[Option, float]:
    """The weight of each option of the open question."""
    question = game.question
    assert question is not None
    return dict(zip(question.choices, game.policy(), strict=True))


def finish_action(game: Game) -> None:
    """Answer the questions inside an action by the policy, up to a clean point."""
    for _ in range(MAX_STEPS):
        question = game.question
        if question is None or question.clean:
            return
        game.choose(game.likeliest())


def sample_rollout(game: Game, turns: int, rng: SeededRandom) -> None:
    """Play on until so many turns have begun, and then to a clean point, by choices drawn at random."""
    last = game.turns + turns
    for _ in range(MAX_STEPS):
        question = game.question
        if question is None or (question.clean and game.turns >= last):
            return
        game.choose(rng.weighted_choice(question.choices, game.policy()))


def greedy_rollout(game: Game, turns: int) -> None:
    """Play on until so many turns have begun, and then to a clean point, by the likeliest choices."""
    last = game.turns + turns
    for _ in range(MAX_STEPS):
        question = game.question
        if question is None or (question.clean and game.turns >= last):
            return
        game.choose(game.likeliest())


def play_to_end(game: Game) -> None:
    """Play on to the end of the game by the likeliest choices."""
    for _ in range(MAX_STEPS_TO_END):
        if game.question is None:
            return
        game.choose(game.likeliest())


def value_of_end(game: Game) -> float:
    """1 for a game that was won; one that was lost counts the more, the further it was got.

    The power keeps a small step near the end above a long way in the beginning.
    """
    outcome = game.outcome
    return 1.0 if outcome is not None and outcome.won else BEST_LOSS * game.progress() ** 4
