"""A race between the options at the root of a search (sequential halving).

All run alike at first; again and again the worse half is given up, so that most of the budget is spent on
telling the best few apart. The nth try of every option meets the same luck, which makes that fair.
"""

from collections.abc import Sequence
from math import ceil, log2

from holdfast.bots.tree import Branch, Node
from holdfast.kernel.bot_knowledge import SearchSettings
from holdfast.kernel.question import Option

ENTRANTS = 24
"""So many options race; the others suggest themselves too little."""
TRIES = 3
"""So many tries there are for each option that races, where the tries are counted."""


class Race:
    """Who still runs, and whose turn it is to be tried."""

    def __init__(self, root: Node, options: Sequence[Option], tries: int, settings: SearchSettings) -> None:
        """`tries` is how many there will be; none where the time decides."""
        entries = [(option, root.branches[option.id]) for option in options]
        entries.sort(key=lambda entry: -entry[1].impression)
        self._most = entries[0][1].impression
        self._root = root
        self._settings = settings
        self._left = entries[: min(ENTRANTS, max(2, tries // TRIES)) if tries else ENTRANTS]
        self._laps = max(1, ceil(log2(len(self._left))))
        self._lap = 1

    def next(self, spent: float) -> tuple[Option, Branch]:
        """Whom to try, when that share of the budget is spent."""
        while self._lap < self._laps and spent * self._laps >= self._lap:
            self._lap += 1
            self._give_up_half()
        return min(self._left, key=_tries)

    def _give_up_half(self) -> None:
        margin = tie_margin(self._settings, self._root)

        def rank(entry: tuple[Option, Branch]) -> tuple[bool, float]:
            return entry[1].tries > 0, merit(entry[1], self._most, margin)

        self._left = sorted(self._left, key=rank, reverse=True)[: (len(self._left) + 1) // 2]


def tie_margin(settings: SearchSettings, root: Node) -> float:
    """How much lower the value of the likeliest option may be here."""
    if not settings.tie_margin_shrinks:
        return settings.tie_margin
    tried = [branch for branch in root.branches.values() if branch.tries]
    value = sum(branch.total for branch in tried) / max(1, sum(branch.tries for branch in tried))
    return settings.tie_margin * 4 * value * (1 - value)


def merit(branch: Branch, most: float, margin: float) -> float:
    """How well it went on average, and how much it suggests itself beside what does so most."""
    return branch.mean + margin * branch.impression / most


def winner(root: Node, options: Sequence[Option], settings: SearchSettings) -> Option:
    """The best of those that were tried most."""
    margin = tie_margin(settings, root)
    known = [(option, root.branches[option.id]) for option in options if option.id in root.branches]
    often = max(branch.tries for _, branch in known)
    most = max(branch.impression for _, branch in known)
    last = [(option, branch) for option, branch in known if 2 * branch.tries > often]
    return max(last, key=lambda entry: merit(entry[1], most, margin))[0]


def _tries(entry: tuple[Option, Branch]) -> int:
    return entry[1].tries
