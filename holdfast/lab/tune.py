"""Searching for better numbers in a content file: by playing, one change after another.

A candidate and the numbers it would replace play the same deals. What is plainly worse after a part of
its games is dropped; what is better, beyond the noise, is kept.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel import shelf
from holdfast.kernel.errors import HoldfastError
from holdfast.lab.compare import Comparison, Goal, compare
from holdfast.lab.draft import Draft, keep, taken_up
from holdfast.lab.plan import Plan
from holdfast.lab.wilson import Rate, wilson

STATE = "tune.json"
TRIAL = "trial"
FIRST_REACH = 0.3
"""How far a number is moved at first, as a share of itself."""
LEAST = 0.1
"""What counts as the size of a number that is nearly nothing."""
MOST_AT_ONCE = 3
"""So many numbers are changed together at most."""
WIDER, NARROWER = 1.3, 0.93
"""What success and failure make of the reach."""
NARROWEST, WIDEST = 0.03, 1.0


class State(Struct):
    """Where a search stands: the best numbers so far, and what they won when they were taken."""

    values: dict[str, float]
    reach: float = FIRST_REACH
    steps: int = 0
    kept: int = 0
    won: int = 0
    games: int = 0


class Step(Struct, frozen=True):
    """One candidate: what it changed, how it compared, and whether it was kept."""

    number: int
    changed: dict[str, float]
    gain: float
    error: float
    kept: bool


class Search:
    """A search for the numbers of one file of a game's content, kept in the folder `out`.

    That folder is a content folder too: it holds the file with the best numbers so far.
    """

    def __init__(
        self,
        plan: Plan,
        file: str,
        patterns: list[str],
        out: Path,
        *,
        goal: Goal,
        content: Path | None = None,
    ) -> None:
        self._plan = plan
        self._out = out
        self._goal = goal
        self._draft = Draft(plan.game, file, patterns, content)
        self.state = taken_up(out / STATE, State(self._draft.values))
        self._keep()

    def _keep(self) -> None:
        self._draft.write(self._out, self.state.values)
        keep(self._out / STATE, self.state)

    @property
    def toml(self) -> str:
        """The file with the best numbers so far."""
        return self._draft.toml(self.state.values)

    @property
    def rate(self) -> Rate:
        """What the best numbers so far won."""
        return wilson(self.state.won, self.state.games)

    @property
    def met(self) -> bool:
        """Is the wanted win rate reached?"""
        return self.state.games > 0 and self._goal.met(self.rate)

    def steps(self, most: int, jobs: int, heard: Callable[[], None] = lambda: None) -> Iterator[Step]:
        """Candidates one after another, until the aim is met or there were so many.

        `heard` is called after each game.
        """
        with WorkerPool(jobs) as pool:
            while self.state.steps < most and not self.met:
                yield self._step(pool, heard)

    def _step(self, pool: WorkerPool, heard: Callable[[], None]) -> Step:
        state = self.state
        candidate = self._candidate(SeededRandom(self._plan.seed * 1_000_003 + state.steps))
        changed = {path: value for path, value in candidate.items() if value != state.values[path]}
        trial = self._out / TRIAL
        self._draft.write(trial, candidate)
        found = Comparison(-1.0, 0.0, 0, 0, 0)
        if changed and is_sound(self._plan, trial):
            deals = msgspec.structs.replace(self._plan, seed=self._plan.seed + state.steps * self._plan.games)
            found = compare(deals, self._out, trial, goal=self._goal, pool=pool, heard=heard)
        if found.convincing:
            state.values, state.won, state.games = candidate, found.new_won, found.games
            state.kept += 1
        else:
            state.won += found.old_won
            state.games += found.games
        reach = state.reach * (WIDER if found.convincing else NARROWER)
        state.reach = min(WIDEST, max(NARROWEST, reach))
        state.steps += 1
        self._keep()
        return Step(state.steps, changed, found.gain, found.error, found.convincing)

    def _candidate(self, rng: SeededRandom) -> dict[str, float]:
        """The present numbers with a few of them moved, further or less far."""
        values = dict(self.state.values)
        paths = list(values)
        for _ in range(1 + rng.getrandbits(64) % min(MOST_AT_ONCE, len(paths))):
            path = paths[rng.getrandbits(64) % len(paths)]
            move = bell(rng) * self.state.reach * max(abs(values[path]), LEAST)
            if self._draft.numbers[path].whole:
                values[path] += round(move) or (1 if move > 0 else -1)
            else:
                values[path] = round(values[path] + move, 4)
        return values


def is_sound(plan: Plan, folder: Path) -> bool:
    """Does the game take the numbers in that folder, and deal with them?"""
    rules = shelf.find(plan.game)
    try:
        content = rules.content(folder)
        return not any(
            fault for options in plan.configurations for fault in rules.option_faults(options, content)
        )
    except HoldfastError:
        return False


def bell(rng: SeededRandom) -> float:
    """A number about zero, rarely beyond two: the sum of a few even ones."""
    return sum(rng.getrandbits(64) / (1 << 64) - 0.5 for _ in range(4)) * 3**0.5
