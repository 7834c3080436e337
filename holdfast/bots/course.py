"""Looking for a course: the choices of a whole game from here to its end, where nothing is left to chance."""

from collections.abc import Sequence

from holdfast.bots.rollout import MAX_STEPS_TO_END, value_of_end
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option


class CourseSearch:
    """Keeps the best course found, and looks for a better one by changing a choice of it.

    The first course is that of the policy. Of the others every third is drawn from the policy by chance from
    some choice on; the rest follow the best one, take another option once, and go on by the policy.
    """

    def __init__(self, rng: SeededRandom) -> None:
        self._rng = rng
        self._choices: list[str] = []
        """The choices of the best course, from the beginning of the game."""
        self._tries = 0
        self._drawn = -1
        self.value = -1.0
        """The value of its end; below 0 while that is not known."""

    def follow(self, game: Game) -> None:
        """Where the game took another course or chance had a say, what is left of this one is tried anew."""
        made, known = game.choices, self._choices
        if game.results_drawn != self._drawn or len(known) <= len(made) or known[: len(made)] != made:
            self._choices = made + known[len(made) :]
            self.value, self._tries, self._drawn = -1.0, 0, game.results_drawn

    def next(self, game: Game, options: Sequence[Option]) -> Option:
        """What the best course chooses now."""
        following = self._choices[len(game.choices)] if self.value >= 0 else ""
        return next((option for option in options if option.id == following), options[0])

    def improve(self, game: Game, options: Sequence[Option], future: Game) -> bool:
        """Try one more course from here in that future; was chance without a say in it?

        A course that is as good as the best replaces it, so that the search does not stand still.
        """
        drawn = future.results_drawn
        course = self._play(game.choices, options, future)
        value = value_of_end(future)
        if value >= self.value:
            self._choices, self.value = course, value
        return future.results_drawn == drawn

    def _play(self, course: list[str], options: Sequence[Option], future: Game) -> list[str]:
        """Play the future to its end; all the choices of the game, those already made included."""
        best = self._choices[len(course) :]
        changed = len(best)
        if best and self.value >= 0:
            changed = self._rng.getrandbits(32) % len(best)
        by_chance = self._tries % 3 == 2
        self._tries += 1
        for step in range(MAX_STEPS_TO_END):
            question = future.question
            if question is None:
                break
            choices = question.choices if step else options
            option = None
            if step < changed:
                option = next((one for one in choices if one.id == best[step]), None)
            if option is None:
                weights = dict(zip(question.choices, future.policy(), strict=True))
                if best and (step == changed or (by_chance and step > changed)):
                    option = self._rng.weighted_choice(choices, [weights[one] for one in choices])
                else:
                    option = max(choices, key=weights.__getitem__)
            future.choose(option)
            course.append(option.id)
        return course
