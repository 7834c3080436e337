"""Simulations a second of the bot that searches."""

from collections.abc import Callable

from holdfast.bots.budget import Budget
from holdfast.bots.search import Search
from holdfast.kernel.game import Game

SIMULATIONS = 20


def simulations(moments: list[Game]) -> Callable[[], int]:
    """Think about one moment after another; how many simulations each thought took."""
    games = [one for one in moments if one.question is not None and len(one.question.choices) > 1]
    left: list[Game] = []

    def think() -> int:
        if not left:
            left.extend(games)
        game = left.pop()
        question = game.question
        assert question is not None
        bot = Search(seed=7, budget=Budget(SIMULATIONS))
        bot.choose(game, question.choices)
        return bot.simulations

    return think
