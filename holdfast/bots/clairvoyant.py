"""The bot that is told the future: the upper limit that no fair player can pass. For the lab alone."""

from collections.abc import Sequence

from holdfast.bots.budget import Budget
from holdfast.bots.course import CourseSearch
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class Clairvoyant:
    """Looks for the best course in the one future that will come: every die and card is known.

    It goes on for another budget as long as the last one led to a better course.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        self._budget = budget
        self._course = CourseSearch(SeededRandom(seed))
        self.simulations = 0
        """How many courses were tried for the last choice."""

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The next choice of the best course; one that wins is followed to the end."""
        self.simulations = 0
        course = self._course
        course.follow(game)
        better = len(options) > 1
        while course.value < 1 and better:
            before = course.value
            for _ in self._budget.rounds():
                course.improve(game, options, self.future(game))
                self.simulations += 1
                if course.value == 1:
                    break
            better = course.value > before
        return course.next(game, options)

    def future(self, game: Game) -> Game:
        """The game as it will go on."""
        return game.twin(quiet=True)
