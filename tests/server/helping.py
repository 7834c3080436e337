"""Quests that stand at a moment at which one hero could help another."""

from collections.abc import Callable
from typing import Any

import holdfast
from holdfast import bots
from holdfast.kernel.question import Question

AID = "aid:help-from-above>thorgar"
THORGAR, ECARUS = 0, 1


def quest(met: Callable[[Question], bool]) -> dict[str, Any]:
    """A quest of Thorgar and Ecarus that stands at such a question."""
    for seed in range(20):
        options = {"quest": "broken-seal", "players": 2, "heroes": ["thorgar-cleric", "ecarus-white-rose"]}
        game = holdfast.new("sword-and-sorcery", options, seed=seed)
        bot = bots.bot("instinct", seed)
        while game.question is not None:
            if met(game.question):
                return game.record()
            game.choose(bot.choose(game, game.question.choices))
    raise AssertionError("never met")


def helped(ask: str) -> dict[str, Any]:
    """Ecarus has rolled and can spend nothing; Thorgar could let him roll again."""
    return quest(
        lambda question: (
            (question.ask, question.leader, question.options.ids) == (ask, ECARUS, (AID, "enough"))
        )
    )
