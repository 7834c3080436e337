"""Choices a second of rollouts: what a simulation that goes to the end of the game spends its time on."""

from collections.abc import Callable
from importlib import import_module
from itertools import count
from typing import Any

from holdfast.kernel.game import Game

MAX_CHOICES = 3000


def known() -> bool:
    """Does this version play rollouts by the policy?"""
    try:
        import_module("holdfast.bots.rollout")
    except ImportError:
        return False
    return True


def choices(moments: list[Game]) -> Callable[[], int]:
    """Play a fork of one game after another to its end by the policy; how many choices each took."""
    games = [game for game in moments if game.question is not None]
    numbers = count()

    def play() -> int:
        number = next(numbers)
        game = games[number % len(games)].fork(number, quiet=True)
        made = 0
        while game.question is not None and made < MAX_CHOICES:
            game.choose(_likeliest(game))
            made += 1
        return made

    return play


def _likeliest(game: Any) -> Any:
    """The likeliest option; older versions had a function for it, not a method."""
    return (
        game.likeliest()
        if hasattr(game, "likeliest")
        else vars(import_module("holdfast.bots.rollout"))["likeliest"](game)
    )
