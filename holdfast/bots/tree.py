"""The tree of a search: what was tried after what, how often, and how well it went.

It grows by the choices alone: dice and cards are drawn anew in every simulation, so a branch stands for
all that chance may bring after these choices (an open-loop tree).
"""

from collections.abc import Sequence
from math import sqrt

from holdfast.bots.rollout import urges_of
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

CURIOSITY = 1.0
"""How much is given to options that suggest themselves and were tried little."""
ROUGHNESS = 0.05
"""What every option gets of the first impression, however little it suggests itself."""


class Branch:
    """An option in the tree: the first impression, the tries, their sum, and what comes after it."""

    __slots__ = ("after", "impression", "total", "tries")

    def __init__(self, impression: float) -> None:
        self.impression = impression
        self.tries = 0
        self.total = 0.0
        self.after: Node | None = None

    @property
    def mean(self) -> float:
        """How well it went on average."""
        return self.total / self.tries if self.tries else 0.0


class Node:
    """A question in the tree: its branches by the ids of options, as far as they ever came up."""

    __slots__ = ("branches", "tries")

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}
        self.tries = 0

    def know(self, game: Game, options: Sequence[Option]) -> None:
        """Get a first impression of these options."""
        urges = urges_of(game)
        total = sum(urges[option] for option in options) or 1.0
        even = ROUGHNESS / len(options)
        for option in options:
            if option.id not in self.branches:
                self.branches[option.id] = Branch((1 - ROUGHNESS) * urges[option] / total + even)

    def pick(self, game: Game, options: Sequence[Option]) -> tuple[Option, Branch]:
        """The option that promises most: by its mean, and by what is not known of it yet."""
        branches = self.branches
        for option in options:
            if option.id not in branches:
                self.know(game, options)
                break
        low, high, most = 1.0, 0.0, 0.0
        for option in options:
            branch = branches[option.id]
            most = max(most, branch.impression)
            if branch.tries:
                mean = branch.total / branch.tries
                low, high = min(low, mean), max(high, mean)
        settings = game.rules.bot.search
        gap = max(0.0, high - low)
        spread = max(gap, settings.value_resolution)
        fresh = gap / spread / 2 if spread > 0 else 0.5
        prior_weight = settings.prior_weight / most
        eagerness = CURIOSITY * sqrt(self.tries + 1)
        best, found = -1.0, options[0]
        for option in options:
            branch = branches[option.id]
            tries = branch.tries
            known = (branch.total / tries - low) / spread if tries and spread > 0 else fresh
            promise = known + branch.impression * (prior_weight + eagerness / (1 + tries))
            if promise > best:
                best, found = promise, option
        return found, branches[found.id]
