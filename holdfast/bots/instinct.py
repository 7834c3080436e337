"""The bot that follows the game's policy, as rollouts do: it takes hardly any time."""

from collections.abc import Sequence

from holdfast.bots.rollout import policy_of
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Instinct:
    """Takes the likeliest option (`BotKnowledge.policy`), among equals the first."""

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The likeliest of the options."""
        policy = policy_of(game)
        return max(options, key=policy.__getitem__)
