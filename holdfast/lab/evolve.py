"""Searching for better numbers all at once, where games are quick: by playing to both sides of them.

In every round several random directions are drawn. In each of them the numbers are moved a little to one
side and to the other, and both sides play the same deals; then all numbers move towards the better sides,
each direction by how much it mattered. No single round is believed: what is found is the mean of where the
search has been in its later half, and it is kept only if it beats the first numbers on deals of its own.
Numbers of one list move together.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.worker_pool import WorkerPool
from holdfast.lab.compare import Comparison, Goal, compare, played
from holdfast.lab.draft import Draft, keep, taken_up
from holdfast.lab.numbers import list_of
from holdfast.lab.plan import Plan
from holdfast.lab.tune import LEAST, bell, is_sound

STATE = "evolve.json"
FIRST, LEFT, RIGHT = "first", "left", "right"
DIRECTIONS = 8
"""So many directions are tried in a round; the deals of the round are shared out among them."""
REACH = 0.3
"""How far numbers are moved to either side, as a share of themselves."""
PACE = 0.25
"""How far all numbers move after a round, beside that, where a round found nothing but noise."""
PROOF = 4
"""What is found plays so many times the deals of a round against the first numbers."""

Heard = Callable[[], None]


class State(Struct):
    """Where a search stands: the numbers it has come to, and the sum of where it was in the later half."""

    values: dict[str, float]
    rounds: int = 0
    summed: dict[str, float] = {}
    counted: int = 0


class Round(Struct, frozen=True):
    """One round: what its games came to on average, and how far apart the two sides were."""

    number: int
    mean: float
    apart: float


class Evolution:
    """A search for the numbers of one file of a game's content, kept in the folder `out`."""

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
        self._draft = Draft(plan.game, file, patterns, content, fractions=True)
        self._first = self._draft.values
        self.state = taken_up(out / STATE, State(dict(self._first)))
        self._draft.write(out / FIRST, self._first)

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
        return self._draft.toml(self.found)

    def rounds(self, most: int, pool: WorkerPool, heard: Heard = lambda: None) -> Iterator[Round]:
        """One round after another, until there were so many. `heard` is called after each game."""
        while self.state.rounds < most:
            told = self._round(pool, heard)
            state = self.state
            state.rounds += 1
            if 2 * state.rounds > most:
                state.counted += 1
                for path, value in state.values.items():
                    state.summed[path] = state.summed.get(path, 0.0) + value
            self._draft.write(self._out, self.found)
            keep(self._out / STATE, state)
            yield told

    def _round(self, pool: WorkerPool, heard: Heard) -> Round:
        """Try the directions and move."""
        state = self.state
        rng = SeededRandom(self._plan.seed * 1_000_003 + state.rounds)
        deals = replace(self._plan, seed=self._plan.seed + state.rounds * self._plan.games).tasks()
        share = max(1, len(self._plan) // DIRECTIONS)
        ways: list[tuple[dict[str, float], float]] = []
        total = games = 0.0
        while some := list(islice(deals, share)):
            way = self._direction(rng)
            sides = [self._moved(way, side) for side in (-REACH, REACH)]
            folders = [self._out / LEFT, self._out / RIGHT]
            for folder, side in zip(folders, sides, strict=True):
                self._draft.write(folder, side)
            if not all(is_sound(self._plan, folder) for folder in folders):
                continue
            pairs = list(played(some, folders[0], folders[1], pool, heard))
            left, right = (sum(map(self._goal.of, rows)) / len(rows) for rows in zip(*pairs, strict=True))
            ways.append((way, self._goal.merit(right) - self._goal.merit(left)))
            total += (left + right) * len(pairs)
            games += 2 * len(pairs)
        apart = sqrt(sum(gain**2 for _, gain in ways) / len(ways)) if ways else 0.0
        if apart:
            scale = PACE * REACH / (apart * sqrt(len(ways)))
            steps = {path: scale * sum(gain * way[path] for way, gain in ways) for path in state.values}
            state.values = self._moved(steps, 1.0)
        return Round(state.rounds + 1, total / games if games else 0.0, apart)

    def _direction(self, rng: SeededRandom) -> dict[str, float]:
        """A random direction; the numbers of one list have the same."""
        lists = {path: bell(rng) for path in dict.fromkeys(map(list_of, self.state.values))}
        return {path: lists[list_of(path)] for path in self.state.values}

    def _moved(self, way: dict[str, float], far: float) -> dict[str, float]:
        """The numbers moved that way, each by its size when the search began."""
        size = self._first
        return {
            path: value + far * way[path] * max(abs(size[path]), LEAST)
            for path, value in self.state.values.items()
        }

    def proof(self, pool: WorkerPool, heard: Heard = lambda: None) -> Comparison:
        """The numbers found against the first ones, on deals that no round has seen."""
        games = PROOF * self._plan.games
        seed = self._plan.seed + (1 << 30)
        deals = replace(self._plan, seed=seed, games=games)
        return compare(deals, self._out / FIRST, self._out, goal=self._goal, pool=pool, heard=heard)

    def take_back(self) -> None:
        """The first numbers again: nothing better was found."""
        self._draft.write(self._out, self._first)
