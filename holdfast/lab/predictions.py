"""The chances of winning that a review would have predicted at a few moments of a game."""

from msgspec import Struct

from holdfast.bots.seeded_random import SeededRandom
from holdfast.lab.plan import GameTask
from holdfast.lab.rows import play_again
from holdfast.review.walk import evaluate_choice

PER_GAME = 4
"""Moments taken from each game, spread over it: those of one game all have its outcome."""


class Prediction(Struct, frozen=True):
    """The predicted chance at a moment of a game, and how the game ended."""

    chance: float
    won: bool


def predict(task: GameTask, choices: list[str], won: bool, effort: int) -> list[Prediction]:
    """What a review would have predicted for the choices made at a few moments, by so many simulations."""
    game = play_again(task, [])
    every = max(1, len(choices) // PER_GAME)
    first = SeededRandom(task.seed).getrandbits(64) % every
    found: list[Prediction] = []
    for number, choice in enumerate(choices):
        if number % every == first and len(found) < PER_GAME:
            evaluated = evaluate_choice(game, number, choice, effort)
            assert evaluated is not None
            found.append(Prediction(evaluated.after, won))
        game.choose(choice)
    return found
