"""Sequential halving: which of several candidates is best, where each try costs something.

All get the same number of tries at first. After each stage the worse half is dropped, so that most of the
budget goes into telling the best few apart.
"""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SequentialHalving(Generic[T]):
    """The candidates that are left, the better ones first once a stage is over.

    >>> halving = SequentialHalving(["a", "bbb", "cc"])
    >>> halving.stages
    2
    >>> halving.end_stage(len)
    >>> halving.left
    ['bbb', 'cc']
    """

    def __init__(self, candidates: Iterable[T], *, least: int = 1) -> None:
        """No fewer than `least` are left by a stage."""
        self.left = list(candidates)
        self.stages = max(1, (len(self.left) - 1).bit_length())
        """As many as it takes to come down to one."""
        self.stage = 0
        self._least = least

    def end_stage(self, score: Callable[[T], Any]) -> None:
        """Drop the worse half; among equals those that stand first are kept."""
        kept = max(self._least, (len(self.left) + 1) // 2)
        self.left = sorted(self.left, key=score, reverse=True)[:kept]
        self.stage += 1

    def stage_is_over(self, spent: float) -> bool:
        """Is it, when that share of the whole budget is spent? The last stage goes on."""
        return self.stage + 1 < self.stages and spent * self.stages >= self.stage + 1
