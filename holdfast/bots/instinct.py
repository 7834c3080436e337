"""The bot that does what suggests itself: no thought, hardly any time, and the way searches play on."""

from collections.abc import Sequence

from holdfast.bots.rollout import urges_of
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Instinct:
    """Takes the option that suggests itself most (`BotKnowledge.policy`), among equals the first."""

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The likeliest of the options."""
        urges = urges_of(game)
        return max(options, key=urges.__getitem__)
