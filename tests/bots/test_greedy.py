"""Looking one choice ahead: exact odds only where they are the whole truth."""

from math import isclose

import holdfast
from holdfast import bots
from holdfast.bots.greedy import exact_value
from holdfast.bots.rollout import finish_action
from holdfast.kernel.game import Game
from tests.bots.moments import moments


def in_a_shop() -> Game:
    """A party buys what it needs before its quest."""
    game = holdfast.new("sword-and-sorcery", {"players": 1, "party": 3, "quest": "rising-water"}, seed=3)
    while game.question is not None and game.question.ask == "learn":
        game.choose(game.question.choices[0])
    return game


def test_exact_odds_leave_nothing_to_luck() -> None:
    sure = 0
    for game in [*moments(), in_a_shop()]:
        question = game.question
        assert question is not None
        for option in question.choices:
            worth = exact_value(game, option)
            if worth is None or len(list(game.outcomes(option, most=2))) != 1:
                continue
            sure += 1
            for seed in range(4):
                future = game.fork(seed)
                future.choose(option.id)
                finish_action(future)
                assert isclose(future.value(), worth)
    assert sure > 0


def test_nobody_goes_round_and_round_in_a_shop() -> None:
    game = in_a_shop()
    bot = bots.bot("greedy", 1)
    for _ in range(60):
        assert game.question is not None
        choice = bot.choose(game, game.question.choices)
        if choice.id == "leave":
            return
        game.choose(choice)
    raise AssertionError("it is still in the shop")
