"""Which option at the root of a search is tried next, and which is chosen in the end: by sequential halving.

The nth try of every option is played with the same random numbers, so that the comparison is fair.
"""

from collections.abc import Sequence

from holdfast.bots.sequential_halving import SequentialHalving
from holdfast.bots.tree import Branch, Node
from holdfast.kernel.bot_knowledge import SearchSettings
from holdfast.kernel.question import Option

TRIES = 3
"""Where simulations are counted, there are at least so many for each option that is tried."""

Entry = tuple[Option, Branch]


class RootSelection:
    """Which options are still in question, and which of them is to be tried next."""

    def __init__(self, root: Node, options: Sequence[Option], visits: int, settings: SearchSettings) -> None:
        """`visits` is how many there will be; none where the time decides."""
        entries: list[Entry] = [(option, root.branches[option.id]) for option in options]
        entries.sort(key=lambda entry: -entry[1].prior)
        self._most = entries[0][1].prior
        self._root = root
        self._settings = settings
        count = min(settings.candidates, max(2, visits // TRIES)) if visits else settings.candidates
        self._halving = SequentialHalving(entries[:count])

    @property
    def left(self) -> list[Entry]:
        """The options that are still in question."""
        return self._halving.left

    def drop(self, option: Option) -> None:
        """An option need not be tried any more, since another leads to the same."""
        self._halving.left = [entry for entry in self._halving.left if entry[0] is not option]

    def next(self, spent: float) -> Entry:
        """Which to try, when that share of the budget is spent."""
        while self._halving.stage_is_over(spent):
            self._end_stage()
        return min(self._halving.left, key=_tries)

    def _end_stage(self) -> None:
        margin = tie_margin(self._settings, self._root)

        def score(entry: Entry) -> tuple[bool, float]:
            return entry[1].visits > 0, merit(entry[1], self._most, margin)

        self._halving.end_stage(score)


def tie_margin(settings: SearchSettings, root: Node) -> float:
    """How much lower the value of the likeliest option may be here."""
    tried = [branch for branch in root.branches.values() if branch.visits]
    value = sum(branch.total for branch in tried) / max(1, sum(branch.visits for branch in tried))
    return margin_at(settings, value)


def margin_at(settings: SearchSettings, value: float) -> float:
    """The same where options have about that value."""
    if not settings.tie_margin_shrinks:
        return settings.tie_margin
    return settings.tie_margin * 4 * value * (1 - value)


def merit(branch: Branch, most: float, margin: float) -> float:
    """The mean value, and a bonus of up to `margin` for how likely the option is beside the likeliest."""
    return branch.mean + margin * branch.prior / most


def winner(root: Node, options: Sequence[Option], settings: SearchSettings) -> Option:
    """The best of those with the most visits."""
    margin = tie_margin(settings, root)
    known = [(option, root.branches[option.id]) for option in options if option.id in root.branches]
    often = max(branch.visits for _, branch in known)
    most = max(branch.prior for _, branch in known)
    last = [(option, branch) for option, branch in known if 2 * branch.visits > often]
    return max(last, key=lambda entry: merit(entry[1], most, margin))[0]


def _tries(entry: Entry) -> int:
    return entry[1].visits
