"""Tuning the numbers of a content file by hill climbing: a few are changed at a time, and games decide.

A candidate and the numbers it would replace play the same deals. What is clearly worse after a part of its
games is dropped; what is better by more than the noise is kept.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel import shelf
from holdfast.kernel.errors import HoldfastError
from holdfast.lab.compare import Improvement, OnGame, TuningGoal, compare
from holdfast.lab.intervals import Estimate, wilson
from holdfast.lab.plan import GamesPlan
from holdfast.lab.tunable_file import TunableFile, load_state, save_state

STATE_FILE = "tune.json"
TRIAL = "trial"
FIRST_STEP_SIZE = 0.3
"""How far a number is moved at first, as a share of itself."""
MIN_SCALE = 0.1
"""A number that is nearly 0 is moved as if it were this."""
MAX_CHANGES = 3
"""So many numbers are changed together at most."""
GROW, SHRINK = 1.3, 0.93
"""What success and failure make of the step size."""
MIN_STEP_SIZE, MAX_STEP_SIZE = 0.03, 1.0


class HillClimbingState(Struct):
    """The best numbers so far, and what they won since they were accepted."""

    values: dict[str, float]
    step_size: float = msgspec.field(default=FIRST_STEP_SIZE, name="reach")
    steps: int = 0
    kept: int = 0
    won: int = 0
    games: int = 0


class ClimbingStep(Struct, frozen=True):
    """One candidate: what it changed, how it compared, and whether it was kept."""

    number: int
    changed: dict[str, float]
    gain: float
    error: float
    kept: bool


class HillClimbing:
    """A search for the numbers of one file of a game's content, saved in the folder `out`.

    That folder is a content folder too: it holds the file with the best numbers so far.
    """

    def __init__(
        self,
        plan: GamesPlan,
        file: str,
        patterns: list[str],
        out: Path,
        *,
        goal: TuningGoal,
        content: Path | None = None,
    ) -> None:
        self._plan = plan
        self._out = out
        self._goal = goal
        self._file = TunableFile(plan.game, file, patterns, content)
        self.state = load_state(out / STATE_FILE, HillClimbingState(self._file.values))
        self._save()

    def _save(self) -> None:
        self._file.write(self._out, self.state.values)
        save_state(self._out / STATE_FILE, self.state)

    @property
    def toml(self) -> str:
        """The file with the best numbers so far."""
        return self._file.toml(self.state.values)

    @property
    def rate(self) -> Estimate:
        """How often the best numbers so far won."""
        return wilson(self.state.won, self.state.games)

    @property
    def met(self) -> bool:
        """Is the wanted win rate reached?"""
        return self.state.games > 0 and self._goal.met(self.rate)

    def steps(self, most: int, jobs: int, on_game: OnGame = lambda: None) -> Iterator[ClimbingStep]:
        """Candidates one after another, until the goal is met or there were so many."""
        with WorkerPool(jobs) as pool:
            while self.state.steps < most and not self.met:
                yield self._step(pool, on_game)

    def _step(self, pool: WorkerPool, on_game: OnGame) -> ClimbingStep:
        state = self.state
        candidate = self._candidate(SeededRandom(self._plan.seed * 1_000_003 + state.steps))
        changed = {path: value for path, value in candidate.items() if value != state.values[path]}
        trial = self._out / TRIAL
        self._file.write(trial, candidate)
        found = Improvement(-1.0, 0.0, 0, 0, 0)
        if changed and is_valid(self._plan, trial):
            deals = msgspec.structs.replace(self._plan, seed=self._plan.seed + state.steps * self._plan.games)
            found = compare(deals, self._out, trial, goal=self._goal, pool=pool, on_game=on_game)
        if found.accepted:
            state.values, state.won, state.games = candidate, found.new_won, found.games
            state.kept += 1
        else:
            state.won += found.old_won
            state.games += found.games
        step_size = state.step_size * (GROW if found.accepted else SHRINK)
        state.step_size = min(MAX_STEP_SIZE, max(MIN_STEP_SIZE, step_size))
        state.steps += 1
        self._save()
        return ClimbingStep(state.steps, changed, found.gain, found.error, found.accepted)

    def _candidate(self, rng: SeededRandom) -> dict[str, float]:
        """The present numbers with a few of them moved."""
        values = dict(self.state.values)
        paths = list(values)
        for _ in range(1 + rng.getrandbits(64) % min(MAX_CHANGES, len(paths))):
            path = rng.choice(paths)
            move = nearly_normal(rng) * self.state.step_size * max(abs(values[path]), MIN_SCALE)
            if self._file.numbers[path].whole:
                values[path] += round(move) or (1 if move > 0 else -1)
            else:
                values[path] = round(values[path] + move, 4)
        return values


def is_valid(plan: GamesPlan, folder: Path) -> bool:
    """Does the game accept the content in that folder, with the options of the plan?"""
    rules = shelf.find(plan.game)
    try:
        content = rules.content(folder)
        return not any(
            fault for options in plan.configurations for fault in rules.option_faults(options, content)
        )
    except HoldfastError:
        return False


def nearly_normal(rng: SeededRandom) -> float:
    """A sample of about the standard normal distribution (that of Irwin and Hall), rarely beyond 2."""
    return sum(rng.random() - 0.5 for _ in range(4)) * 3**0.5
