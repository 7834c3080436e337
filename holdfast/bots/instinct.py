"""The bot that does what suggests itself: no thought, hardly any time, and the way searches play on."""

from collections.abc import Sequence

from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Instinct:
    """Takes the option that suggests itself most (`Rules.urges`), among equals the first."""

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The likeliest of the options."""
        question = game.question
        assert question is not None
        urges = dict(zip(question.choices, game.rules.urges(game.table, question), strict=True))
        return max(options, key=urges.__getitem__)
