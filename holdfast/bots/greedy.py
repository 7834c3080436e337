"""The bot that looks one choice ahead."""

from collections.abc import Sequence

from holdfast.bots.rollout import finish_action, policy_of
from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.sequential_halving import SequentialHalving
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

SAMPLES = (2, 4, 6)
"""How many forks an option is tried in at each stage; after a stage the worse half is dropped."""
MAX_OUTCOMES = 12
"""Up to so many outcomes of chance are all evaluated, with their exact odds."""
ALMOST_ONE = 1 - 1e-9
TIE_MARGIN = 0.01
"""Options whose values differ by less than this are decided by the policy."""


class Greedy:
    """Takes the option after which the position is evaluated best.

    Where chance has few outcomes, all of them count by their odds; otherwise a few forks are tried, with
    the same random numbers for all options. The small choices that finish an action follow the policy. So
    does a choice in a position that was there before in the same turn: otherwise the bot would go back and
    forth between two places that look better from each other.
    """

    def __init__(self, seed: int) -> None:
        self._rng = SeededRandom(seed)
        self._turn = -1
        self._seen: set[bytes] = set()

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The best of the options, among equals the first."""
        seeds = [self._rng.getrandbits(64) for _ in range(sum(SAMPLES))]
        if len(options) == 1:
            return options[0]
        policy = policy_of(game)
        if self._was_here(game):
            return max(options, key=policy.__getitem__)
        most = max(policy[option] for option in options)
        candidates = [Candidate(game, option, TIE_MARGIN * policy[option] / most) for option in options]
        halving = SequentialHalving(candidates, least=2)
        tried = 0
        for more in SAMPLES:
            for candidate in halving.left:
                candidate.try_out(seeds[tried : tried + more])
            tried += more
            if tried < len(seeds):
                halving.end_stage(lambda candidate: candidate.merit)
                halving.left.sort(key=candidates.index)
        return max(halving.left, key=lambda candidate: candidate.merit).option

    def _was_here(self, game: Game) -> bool:
        """Was the position the same before in this turn?"""
        if game.turns != self._turn:
            self._turn = game.turns
            self._seen.clear()
        if game.question is None or not game.question.clean:
            return False
        here = game.encoded_state()
        if here in self._seen:
            return True
        self._seen.add(here)
        return False


class Candidate:
    """An option, and how well it did so far."""

    def __init__(self, game: Game, option: Option, head_start: float) -> None:
        self.option = option
        self._game = game
        self._head_start = head_start
        self._total = 0.0
        self._tries = 0
        self._exact = exact_value(game, option)

    def try_out(self, seeds: Sequence[int]) -> None:
        """Try the option in forks with these seeds, unless its value is known exactly."""
        if self._exact is None:
            self._total += sum(_value_when_finished(_after(self._game, self.option, seed)) for seed in seeds)
            self._tries += len(seeds)

    @property
    def merit(self) -> float:
        """The mean value after it, and a small bonus for how likely it is."""
        found = self._total / self._tries if self._exact is None else self._exact
        return found + self._head_start


def value_after(game: Game, option: Option, seeds: Sequence[int]) -> float:
    """The mean value of the position after that option."""
    candidate = Candidate(game, option, 0.0)
    candidate.try_out(seeds)
    return candidate.merit


def exact_value(game: Game, option: Option) -> float | None:
    """The expected value of the position after that option, by exact odds; None where there are too many
    outcomes, or where chance decides once more before the action is finished."""
    found = list(game.outcomes(option, most=MAX_OUTCOMES, quiet=True))
    if sum(chance for chance, _, _ in found) < ALMOST_ONE:
        return None
    value = 0.0
    for chance, _, after in found:
        told = after.results_drawn
        value += chance * _value_when_finished(after)
        if after.results_drawn != told:
            return None
    return value


def _after(game: Game, option: Option, seed: int) -> Game:
    future = game.fork(seed, quiet=True)
    future.choose(option.id)
    return future


def _value_when_finished(game: Game) -> float:
    """The value of the position once the action is finished."""
    finish_action(game)
    return game.value()
