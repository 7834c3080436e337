"""Comparing the ends of a turn by futures, those that are certainly worse dropping out."""

from collections.abc import Iterable
from math import sqrt

from holdfast.kernel.game import Game
from holdfast.lab.puzzles.turn_tree import LineEnd
from holdfast.puzzles.goals import Chooser
from holdfast.puzzles.model import GoalChance, PuzzleGoal

CERTAIN = 2.6
"""So many standard errors below the best an end drops out."""


class RacingLine:
    """An end of the turn, and which of its futures reach the goal.

    The nth future of each has the same luck.
    """

    __slots__ = ("exact", "goal", "leaf", "reached")

    def __init__(self, leaf: LineEnd, goal: PuzzleGoal) -> None:
        self.leaf = leaf
        self.goal = goal
        self.reached: list[bool] = []
        self.exact: float | None = None

    def run(self, until: int, *, first: int = 0, choose: Chooser = Game.likeliest) -> None:
        """Play futures until there are so many."""
        for nth in range(len(self.reached), until):
            self.reached.append(self.leaf.future(first + nth).play_on(self.goal, choose))

    @property
    def mean(self) -> float:
        """The share of the futures that reached the goal; the exact chance where it is known."""
        if self.exact is not None:
            return self.exact
        return sum(self.reached) / len(self.reached) if self.reached else 0.0

    def chance(self) -> GoalChance:
        """The same with its standard error."""
        if self.exact is not None:
            return GoalChance(round(self.exact, 4))
        return GoalChance(round(self.mean, 4), round(error_of(sum(self.reached), len(self.reached)), 4))


def error_of(reached: int, count: int) -> float:
    """The standard error of a share, one more of either kind counted, so that it is never 0."""
    share = (reached + 1) / (count + 2)
    return sqrt(share * (1 - share) / (count + 2))


def gap(better: RacingLine, worse: RacingLine) -> tuple[float, float]:
    """By how much one is better, and the standard error of that: both had the same luck."""
    if better.exact is not None and worse.exact is not None:
        return better.exact - worse.exact, 0.0
    pairs = list(zip(better.reached, worse.reached, strict=False))
    count = len(pairs)
    won, lost = sum(a and not b for a, b in pairs), sum(b and not a for a, b in pairs)
    difference = (won - lost) / count
    share = (won + lost + 2) / (count + 2)
    return difference, sqrt(max(0.0, share - difference**2) / (count + 2))


def best_first(runners: Iterable[RacingLine]) -> list[RacingLine]:
    """The best first."""
    return sorted(runners, key=lambda runner: runner.mean, reverse=True)


def drop_worse(runners: list[RacingLine], margin: float) -> list[RacingLine]:
    """Those that are not certainly worse than the best by that margin, the best first."""
    ranked = best_first(runners)
    gaps = [(runner, *gap(ranked[0], runner)) for runner in ranked]
    return [runner for runner, difference, error in gaps if difference - CERTAIN * error < margin]
