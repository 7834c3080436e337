"""The exact chance to reach a goal by best play: every answer of chance is worked out."""

from holdfast.puzzles.goals import WatchedGame
from holdfast.puzzles.model import PuzzleGoal

ALMOST_ONE = 1 - 1e-9
MAX_DEPTH = 60
MAX_CHOICES = 100
"""So many choices one after another are worked out at most; Python bounds how deep calls may go."""
NO_CIRCLE = MAX_DEPTH + 1


class TooManyAnswers(Exception):
    """There is more to be worked out than is allowed."""


class ExactChance:
    """Works out chances to reach a goal, remembering positions it has met.

    Where choices lead round in a circle, what was found on the way round is not remembered: it did not look
    at what can be done from the place that the circle began at.
    """

    def __init__(self, goal: PuzzleGoal, most: int) -> None:
        """`most` bounds how many answers of chance are looked at; more raises TooManyAnswers."""
        self._goal = goal
        self._left = most
        self._known: dict[tuple[bytes, int], float] = {}
        self._open: dict[tuple[bytes, int], int] = {}
        """The positions on the way to the present one, and how deep they lie."""
        self._deep = 0
        self._circle = NO_CIRCLE
        """The uppermost position that a circle has led back to."""

    def after(self, here: WatchedGame, id: str) -> float:
        """The chance after that option."""
        probe = here.game.fork(0)
        _ = probe.question
        before = len(probe.events)
        value = whole = 0.0
        for chance, _, game in here.game.outcomes(id, most=max(2, self._left)):
            self._left -= 1
            if self._left < 0:
                raise TooManyAnswers
            whole += chance
            after = WatchedGame(game, here.turn, here.counts)
            after.add(before)
            value += chance * self._best(after)
        if whole < ALMOST_ONE:
            raise TooManyAnswers
        return value

    def _best(self, here: WatchedGame) -> float:
        """The chance by best play from here."""
        decided = here.reached(self._goal)
        if decided is not None:
            return float(decided)
        if self._deep > MAX_CHOICES:
            raise TooManyAnswers
        question = here.game.question
        assert question is not None
        key = here.game.encoded_state(), here.counts.get(self._goal.counted, 0)
        if not question.clean:
            return self._best_of(here)
        if key in self._known:
            return self._known[key]
        if key in self._open:
            self._circle = min(self._circle, self._open[key])
            return 0.0
        depth = len(self._open)
        if depth > MAX_DEPTH:
            raise TooManyAnswers
        above, self._circle = self._circle, NO_CIRCLE
        self._open[key] = depth
        best = self._best_of(here)
        del self._open[key]
        if self._circle >= depth or best >= ALMOST_ONE:
            self._known[key] = best
            self._circle = NO_CIRCLE
        self._circle = min(self._circle, above)
        return best

    def _best_of(self, here: WatchedGame) -> float:
        question = here.game.question
        assert question is not None
        best = 0.0
        self._deep += 1
        for id in dict.fromkeys(option.id for option in question.choices):
            best = max(best, self.after(here, id))
            if best >= ALMOST_ONE:
                break
        self._deep -= 1
        return best
