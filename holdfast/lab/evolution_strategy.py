"""Tuning all numbers of a content file at once by an evolution strategy, where games are quick.

In every round several random directions are drawn. In each of them the numbers are moved a little to one
side and to the other (mirrored sampling), and both sides play the same deals; then all numbers move towards
the better sides, each direction by how much it mattered. A single round is mostly noise: the result is the
mean of where the search was in its later half, and it is kept only if it beats the first numbers on deals
of its own. Numbers of one list move together.
"""

from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.worker_pool import WorkerPool
from holdfast.lab.compare import Improvement, OnGame, TuningGoal, compare, play_pairs
from holdfast.lab.hill_climbing import MIN_SCALE, is_valid, nearly_normal
from holdfast.lab.plan import GamesPlan
from holdfast.lab.toml_numbers import list_of
from holdfast.lab.tunable_file import TunableFile, load_state, save_state

STATE_FILE = "evolve.json"
FIRST, LEFT, RIGHT = "first", "left", "right"
DIRECTIONS = 8
"""So many directions are tried in a round; the deals of the round are divided among them."""
SIGMA = 0.3
"""How far numbers are moved to either side, as a share of themselves."""
LEARNING_RATE = 0.25
"""How far all numbers move after a round that found nothing but noise, in units of that."""
PROOF = 4
"""The result plays so many times the deals of a round against the first numbers."""


class EvolutionState(Struct):
    """The numbers that the search has come to, and the sum of where it was in the later half."""

    values: dict[str, float]
    rounds: int = 0
    summed: dict[str, float] = {}
    counted: int = 0


class Round(Struct, frozen=True):
    """One round: the mean score of its games, and how far apart the two sides were."""

    number: int
    mean: float
    difference: float


class EvolutionStrategy:
    """A search for the numbers of one file of a game's content, saved in the folder `out`."""

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
        self._file = TunableFile(plan.game, file, patterns, content, fractions=True)
        self._first = self._file.values
        self.state = load_state(out / STATE_FILE, EvolutionState(dict(self._first)))
        self._file.write(out / FIRST, self._first)

    @property
    def found(self) -> dict[str, float]:
        """The mean of where the search was in its later half; where it is, before that."""
        state = self.state
        if not state.counted:
            return state.values
        return {path: total / state.counted for path, total in state.summed.items()}

    @property
    def toml(self) -> str:
        """The file with the numbers found."""
        return self._file.toml(self.found)

    def rounds(self, most: int, pool: WorkerPool, on_game: OnGame = lambda: None) -> Iterator[Round]:
        """One round after another, until there were so many."""
        while self.state.rounds < most:
            played = self._round(pool, on_game)
            state = self.state
            state.rounds += 1
            if 2 * state.rounds > most:
                state.counted += 1
                for path, value in state.values.items():
                    state.summed[path] = state.summed.get(path, 0.0) + value
            self._file.write(self._out, self.found)
            save_state(self._out / STATE_FILE, state)
            yield played

    def _round(self, pool: WorkerPool, on_game: OnGame) -> Round:
        """Try the directions and move."""
        state = self.state
        rng = SeededRandom(self._plan.seed * 1_000_003 + state.rounds)
        deals = replace(self._plan, seed=self._plan.seed + state.rounds * self._plan.games).tasks()
        share = max(1, len(self._plan) // DIRECTIONS)
        gains: list[tuple[dict[str, float], float]] = []
        total = games = 0.0
        while some := list(islice(deals, share)):
            direction = self._direction(rng)
            sides = [self._moved(direction, side) for side in (-SIGMA, SIGMA)]
            folders = [self._out / LEFT, self._out / RIGHT]
            for folder, side in zip(folders, sides, strict=True):
                self._file.write(folder, side)
            if not all(is_valid(self._plan, folder) for folder in folders):
                continue
            pairs = list(play_pairs(some, folders[0], folders[1], pool, on_game))
            left, right = (sum(map(self._goal.score, rows)) / len(rows) for rows in zip(*pairs, strict=True))
            gains.append((direction, self._goal.objective(right) - self._goal.objective(left)))
            total += (left + right) * len(pairs)
            games += 2 * len(pairs)
        difference = sqrt(sum(gain**2 for _, gain in gains) / len(gains)) if gains else 0.0
        if difference:
            scale = LEARNING_RATE * SIGMA / (difference * sqrt(len(gains)))
            steps = {
                path: scale * sum(gain * direction[path] for direction, gain in gains)
                for path in state.values
            }
            state.values = self._moved(steps, 1.0)
        return Round(state.rounds + 1, total / games if games else 0.0, difference)

    def _direction(self, rng: SeededRandom) -> dict[str, float]:
        """A random direction; the numbers of one list have the same."""
        lists = {path: nearly_normal(rng) for path in dict.fromkeys(map(list_of, self.state.values))}
        return {path: lists[list_of(path)] for path in self.state.values}

    def _moved(self, direction: dict[str, float], far: float) -> dict[str, float]:
        """The numbers moved in that direction, each in proportion to what it was when the search began."""
        size = self._first
        return {
            path: value + far * direction[path] * max(abs(size[path]), MIN_SCALE)
            for path, value in self.state.values.items()
        }

    def proof(self, pool: WorkerPool, on_game: OnGame = lambda: None) -> Improvement:
        """The numbers found against the first ones, on deals that no round has seen."""
        games = PROOF * self._plan.games
        seed = self._plan.seed + (1 << 30)
        deals = replace(self._plan, seed=seed, games=games)
        return compare(deals, self._out / FIRST, self._out, goal=self._goal, pool=pool, on_game=on_game)

    def restore(self) -> None:
        """Write the first numbers again: nothing better was found."""
        self._file.write(self._out, self._first)
