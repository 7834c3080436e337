"""The bot that is told the future: the upper limit that no fair player can pass. For the lab alone."""

from holdfast.bots.search import Search
from holdfast.kernel.game import Game


class Clairvoyant(Search):
    """Searches as `Search` does, but in the one future that will come: every die and card is known."""

    def future(self, game: Game) -> Game:
        """The game as it will go on."""
        return game.twin(quiet=True)
