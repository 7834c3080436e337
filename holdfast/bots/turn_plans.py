"""Plans for the rest of a turn: choices up to the first that ends the turn or leaves it to chance.

A plan is found by following the policy from each likely option, and from likely branches on the way. Plans
that lead to the same position are listed once.
"""

from collections.abc import Sequence
from heapq import heappop, heappush

from holdfast.bots.rollout import policy_of
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

MAX_CHOICES = 40
"""A plan has so many choices at most."""
FUTURES_COMPARED = 2
"""In so many futures two plans must lead to equal positions to count as the same."""
TRIES = 3
"""So many branches are followed for each plan that is wanted; others may lead to the same."""
MIN_SHARE = 0.02
"""Options on the way with a smaller share of the policy are not tried."""


class PlannedTurn:
    """The choices of the rest of a turn, and how well it did."""

    __slots__ = ("_last", "_start", "choices", "prior", "total", "visits")

    def __init__(self, start: Game, last: Option, choices: list[str], prior: float) -> None:
        """`start` stands before the last choice."""
        self._start = start
        self._last = last
        self.choices = choices
        """The ids of all its choices."""
        self.prior = prior
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The mean value of its visits."""
        return self.total / self.visits if self.visits else 0.0

    def future(self, seed: int) -> Game:
        """A fork in which the plan has been carried out."""
        future = self._start.fork(seed, quiet=True)
        future.choose(self._last)
        return future

    def add(self, value: float) -> None:
        """One more visit."""
        self.visits += 1
        self.total += value


class _Node:
    """A question on the way, and the choices that lead to it."""

    __slots__ = ("choices", "game", "prior")

    def __init__(self, game: Game, choices: list[str], prior: float) -> None:
        self.game = game
        self.choices = choices
        self.prior = prior


class TurnPlans:
    """Looks for plans: first one for each of the likeliest options, then the likeliest of the others."""

    def __init__(self, game: Game, seed: int) -> None:
        """`seed` decides the luck in which plans are compared."""
        self._seed = seed
        self._turn = game.turns
        self._drawn = game.results_drawn
        self._start = _Node(game.fork(seed, quiet=True), [], 1.0)
        self._open: list[tuple[float, int, _Node, Option]] = []
        """Branches that were not followed yet, the likeliest first."""
        self._found = 0
        self._positions = {game.encoded_state()}
        """The clean points that were come to."""
        self._ends: set[tuple[bytes, ...]] = set()
        """Where the plans lead to."""
        self._plans: list[PlannedTurn] = []

    def find(self, options: Sequence[Option], most: int, first: int) -> list[PlannedTurn]:
        """At most so many plans, and at least one; for the `first` likeliest options one each, if they
        lead to different positions."""
        policy = policy_of(self._start.game)
        whole = sum(policy[option] for option in options) or 1.0
        ranked = sorted(options, key=policy.__getitem__, reverse=True)
        for option in ranked[:first]:
            self._follow(self._start, option, policy[option] / whole)
        tries = TRIES * most
        while self._open and len(self._plans) < most and tries:
            tries -= 1
            _, _, node, option = heappop(self._open)
            self._follow(node, option, node.prior)
        return self._plans or [PlannedTurn(self._start.game, ranked[0], [ranked[0].id], 1.0)]

    def _follow(self, node: _Node, option: Option, prior: float) -> None:
        """Take that option and follow the policy to the end of the turn; remember the likely branches."""
        game, choices = node.game, list(node.choices)
        for _ in range(MAX_CHOICES):
            choices.append(option.id)
            after = game.fork(self._seed, quiet=True)
            after.choose(option)
            question = after.question
            if question is None or after.turns != self._turn or after.results_drawn != self._drawn:
                self._add(PlannedTurn(game, option, choices, prior))
                return
            if question.clean:
                position = after.encoded_state()
                if position in self._positions:
                    return
                self._positions.add(position)
            game, policy = after, policy_of(after)
            option = max(question.choices, key=policy.__getitem__)
            least = MIN_SHARE * sum(policy.values())
            for other in question.choices:
                if other is not option and policy[other] > least:
                    self._remember(game, other, choices, prior * policy[other] / policy[option])

    def _remember(self, game: Game, option: Option, choices: list[str], prior: float) -> None:
        self._found += 1
        heappush(self._open, (-prior, self._found, _Node(game, list(choices), prior), option))

    def _add(self, plan: PlannedTurn) -> None:
        ends = tuple(plan.future(self._seed + nth).encoded_state() for nth in range(FUTURES_COMPARED))
        if ends not in self._ends:
            self._ends.add(ends)
            self._plans.append(plan)
