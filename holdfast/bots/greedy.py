"""The bot that looks one choice ahead: sensible, quick, and no great general."""

from collections.abc import Sequence

from holdfast.bots.rollout import finish_action, urges_of
from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.sequential_halving import SequentialHalving
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

FUTURES = (2, 4, 6)
"""In how many futures options are tried; after each lot the worse half is given up."""
FEW = 12
"""So many ways of chance are gone through one by one, with their exact odds."""
WHOLE = 1 - 1e-9
NEAR = 0.01
"""Where the judgement sees so small a difference or none, what suggests itself is done."""


class Greedy:
    """Takes the option after which the position is best.

    Where chance has few answers all of them count by their odds; otherwise a few futures are tried, the
    same ones for all options, so that luck favours none. The small choices that finish an action are made
    as they suggest themselves. Who finds himself where he was before in the same turn does what suggests
    itself: else he would go to and fro between two places that look better from each other.
    """

    def __init__(self, seed: int) -> None:
        self._rng = SeededRandom(seed)
        self._turn = -1
        self._been: set[bytes] = set()

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The best of the options, among equals the first."""
        seeds = [self._rng.getrandbits(64) for _ in range(sum(FUTURES))]
        if len(options) == 1:
            return options[0]
        urges = urges_of(game)
        if self._was_here(game):
            return max(options, key=urges.__getitem__)
        most = max(urges[option] for option in options)
        candidates = [Candidate(game, option, NEAR * urges[option] / most) for option in options]
        halving = SequentialHalving(candidates, least=2)
        tried = 0
        for more in FUTURES:
            for candidate in halving.left:
                candidate.try_out(seeds[tried : tried + more])
            tried += more
            if tried < len(seeds):
                halving.end_stage(lambda candidate: candidate.merit)
                halving.left.sort(key=candidates.index)
        return max(halving.left, key=lambda candidate: candidate.merit).option

    def _was_here(self, game: Game) -> bool:
        """Was everything as it is now before in this turn?"""
        if game.table.turns != self._turn:
            self._turn = game.table.turns
            self._been.clear()
        if game.question is None or not game.question.clean:
            return False
        here = game.rules.encode(game.table.state)
        if here in self._been:
            return True
        self._been.add(here)
        return False


class Candidate:
    """An option, and how well it did so far."""

    def __init__(self, game: Game, option: Option, head_start: float) -> None:
        self.option = option
        self._game = game
        self._head_start = head_start
        self._total = 0.0
        self._tries = 0
        self._exact = exact_worth(game, option)

    def try_out(self, seeds: Sequence[int]) -> None:
        """See what comes of the option in these futures, unless that is known already."""
        if self._exact is None:
            self._total += sum(_settled(_after(self._game, self.option, seed)) for seed in seeds)
            self._tries += len(seeds)

    @property
    def merit(self) -> float:
        """How good the position is after it on average, and how much it suggests itself."""
        found = self._total / self._tries if self._exact is None else self._exact
        return found + self._head_start


def worth(game: Game, option: Option, seeds: Sequence[int]) -> float:
    """How good the position is after that option, on the average of what chance may bring."""
    candidate = Candidate(game, option, 0.0)
    candidate.try_out(seeds)
    return candidate.merit


def exact_worth(game: Game, option: Option) -> float | None:
    """How good the position is after that option, by the odds of all that chance may bring; None where
    that is too much to go through, or chance has another say before the action is finished."""
    found = list(game.outcomes(option, most=FEW, quiet=True))
    if sum(chance for chance, _, _ in found) < WHOLE:
        return None
    worth = 0.0
    for chance, _, after in found:
        told = after.table.chance.count
        worth += chance * _settled(after)
        if after.table.chance.count != told:
            return None
    return worth


def _after(game: Game, option: Option, seed: int) -> Game:
    future = game.fork(seed, quiet=True)
    future.choose(option.id)
    return future


def _settled(game: Game) -> float:
    """How good the position is once the action is finished."""
    finish_action(game)
    return game.value()
