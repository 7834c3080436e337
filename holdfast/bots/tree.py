"""The tree of a search: how often each choice was visited, and how well it went.

It is indexed by choices alone: dice and cards are drawn anew in every simulation, so a branch stands for
everything that chance may bring after these choices (open-loop search).
"""

from collections.abc import Sequence
from math import sqrt

from holdfast.bots.rollout import policy_of
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

EXPLORATION = 1.0
"""The weight of exploration: of likely options with few visits (the constant of PUCT)."""
PRIOR_FLOOR = 0.05
"""The share of the prior that is divided evenly, so that every option has some."""


class Branch:
    """An option in the tree: its prior, its visits, the sum of their values, and the node after it."""

    __slots__ = ("child", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        """The mean value of its visits."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question in the tree: its branches by the ids of the options seen so far."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}
        self.visits = 0

    def add_priors(self, game: Game, options: Sequence[Option]) -> None:
        """Add branches for these options, with priors from the game's policy."""
        policy = policy_of(game)
        total = sum(policy[option] for option in options) or 1.0
        even = PRIOR_FLOOR / len(options)
        for option in options:
            if option.id not in self.branches:
                self.branches[option.id] = Branch((1 - PRIOR_FLOOR) * policy[option] / total + even)

    def select(self, game: Game, options: Sequence[Option]) -> tuple[Option, Branch]:
        """The option with the best mean and exploration bonus (PUCT); means are scaled to 0..1."""
        branches = self.branches
        try:
            known = [branches[option.id] for option in options]
        except KeyError:
            self.add_priors(game, options)
            known = [branches[option.id] for option in options]
        most = max([branch.prior for branch in known])
        means = [branch.total / branch.visits for branch in known if branch.visits]
        low, high = min([1.0, *means]), max([0.0, *means])
        settings = game.rules.bot.search
        gap = max(0.0, high - low)
        spread = max(gap, settings.value_resolution)
        fresh = gap / spread / 2 if spread > 0 else 0.5
        prior_weight = settings.prior_weight / most
        exploration = EXPLORATION * sqrt(self.visits + 1)
        untried = prior_weight + exploration
        best, found = -1.0, 0
        for number, branch in enumerate(known):
            visits = branch.visits
            if visits:
                mean = (branch.total / visits - low) / spread if spread > 0 else fresh
                score = mean + branch.prior * (prior_weight + exploration / (1 + visits))
            else:
                score = fresh + branch.prior * untried
            if score > best:
                best, found = score, number
        return options[found], known[found]
