"""Fitting the weights of a judgement to games that were played: a value should foretell the outcome.

Positions are taken from the games of a results file. The judgement is looked at as log-odds, which change
with each weight nearly in a straight line: from the slopes at every position the weights that foretell
the outcomes best are found (logistic regression by Newton's method, held near the old weights), and the
straight lines are drawn anew from there. A weight keeps its sign, or becomes nothing: a wound must not count
as a good thing only because those who win have taken some. Where a game lists its features
(`BotKnowledge.features`) these are used; of others every weight is nudged in turn.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from itertools import combinations
from math import exp, log
from operator import mul
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import polars as pl
from msgspec import Struct

from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel import shelf
from holdfast.kernel.chance import Chance
from holdfast.kernel.content import known_name
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Table
from holdfast.lab.draft import source_text, write_content
from holdfast.lab.errors import LabTrouble
from holdfast.lab.numbers import chosen, list_of, numbers, written
from holdfast.lab.results import task_of
from holdfast.lab.rows import play_again
from holdfast.lab.summary import ended

JUDGE = "evaluation.toml"
PER_GAME = 8
"""Positions taken from each game, spread over it."""
ROUNDS = 2
"""How often the straight lines are drawn anew."""
NEWTON, HALVINGS = 12, 12
HOLD = 32.0
"""How strongly weights are held where they were: as by so many positions for each. The positions of one game
tell hardly more than one of them."""
TIE = 32.0
"""How strongly the weights of one list, which are for teams of other sizes, are held to each other."""
NUDGE = 0.05
LEAST = 0.1
SURE = 1e-9
"""Values are kept so far away from 0 and 1."""
APART = 4
"""Every so-many-th game is kept apart, to see how the weights do with what they were not fitted to."""

Heard = Callable[[int, int], None]


class Position(Struct, frozen=True):
    """A moment of a game that was won or lost."""

    state: bytes
    options: dict[str, Any]
    won: bool
    apart: bool


class Fit(Struct, frozen=True):
    """The weights found, the file with them, and how badly old and new ones foretell (less is better)."""

    values: dict[str, float]
    toml: str
    positions: int
    before: float
    after: float


def fit(
    frame: pl.DataFrame,
    file: str,
    patterns: list[str],
    *,
    most: int,
    content: Path | None = None,
    heard: Heard = lambda done, whole: None,
) -> Fit:
    """Fit the numbers of a content file to the games of a results file, by at most so many positions."""
    game = frame["game"][0]
    text = source_text(game, file, content)
    found = [one for one in chosen(numbers(text), patterns) if not one.whole]
    if not found:
        raise LabTrouble("lab-no-numbers", file=file)
    positions = take_positions(frame, most, content)
    if len({position.won for position in positions}) < 2:
        raise LabTrouble("lab-one-sided")
    values = {one.path: one.value for one in found}
    judge = _Judge(game, file, text, content)
    told = judge.weighed(positions, list(values)) if known_name(file, (JUDGE,)) else None
    rounds = ROUNDS if told is None else 1
    whole = rounds * (1 if told else len(values) + 1) + 2
    done = 0

    def judged(changed: Mapping[str, float]) -> list[float]:
        nonlocal done
        logits = judge.logits(positions, changed)
        done += 1
        heard(done, whole)
        return logits

    before = _loss(judged(values), positions, apart=True)
    for _ in range(rounds):
        base = judged(values)
        slopes = told or _nudged(judged, values, base)
        learnt = [n for n, position in enumerate(positions) if not position.apart]
        steps = _newton(
            [slopes[n] for n in learnt],
            [base[n] for n in learnt],
            [float(positions[n].won) for n in learnt],
            values,
        )
        values = {path: value + step for (path, value), step in zip(values.items(), steps, strict=True)}
    after = _loss(judged(values), positions, apart=True)
    return Fit(values, written(text, values), len(positions), before, after)


def _nudged(
    judged: Callable[[Mapping[str, float]], list[float]], values: Mapping[str, float], base: Sequence[float]
) -> list[list[float]]:
    """How the log-odds of every position change with each weight, found by nudging it."""
    slopes = []
    for path, value in values.items():
        nudge = NUDGE * max(abs(value), LEAST)
        moved = judged({**values, path: value + nudge})
        slopes.append([(b - a) / nudge for a, b in zip(base, moved, strict=True)])
    return [list(row) for row in zip(*slopes, strict=True)]


def take_positions(frame: pl.DataFrame, most: int, content: Path | None = None) -> list[Position]:
    """Positions at clean points, spread evenly over games and within them."""
    found: list[Position] = []
    rules = shelf.find(frame["game"][0])
    games = ended(frame).sample(fraction=1.0, shuffle=True, seed=1)
    for number, row in enumerate(games.iter_rows(named=True)):
        if len(found) >= most:
            break
        rng = SeededRandom(number)
        game = play_again(task_of(row, content), [])
        every = max(1, len(row["moves"]) // PER_GAME)
        due = rng.getrandbits(64) % every
        for place, choice in enumerate(row["moves"]):
            question = game.question
            if place >= due and question is not None and question.clean:
                state = rules.encode(game.table.state)
                found.append(Position(state, dict(game.options), row["won"], number % APART == 0))
                due = place + every
            game.choose(choice)
    return found


class _Judge:
    """The game's judgement of positions with other weights."""

    def __init__(self, game: str, file: str, text: str, content: Path | None) -> None:
        self._rules: Rules[Any, Any] = shelf.find(game)
        self._file = file
        self._text = text
        self._content = content

    def weighed(self, positions: Sequence[Position], paths: Sequence[str]) -> list[list[float]] | None:
        """What the game itself says it multiplies by each weight; None if it does not say."""
        content = self._rules.content(self._content)
        rows = []
        for position in positions:
            found = self._rules.bot.features(_laid_out(self._rules, position, content))
            if found is None:
                return None
            rows.append([found.get(path, 0.0) for path in paths])
        return rows

    def logits(self, positions: Sequence[Position], values: Mapping[str, float]) -> list[float]:
        with TemporaryDirectory() as name:
            folder = Path(name)
            files = {self._file: written(self._text, values, exact=True)}
            write_content(self._rules.id, self._content, folder, files)
            content = self._rules.content(folder)
        logits = []
        for position in positions:
            table = _laid_out(self._rules, position, content)
            value = min(1 - SURE, max(SURE, self._rules.bot.evaluate(table)))
            logits.append(log(value / (1 - value)))
        return logits


def _laid_out(rules: Rules[Any, Any], position: Position, content: Any) -> Table[Any, Any]:
    return Table(rules.decode(position.state), content, position.options, Chance(0), quiet=True)


def _loss(logits: Sequence[float], positions: Sequence[Position], *, apart: bool) -> float:
    """How surprised the values are by the outcomes of the games kept apart, on average."""
    lost = [
        log(1 + exp(-logit if position.won else logit))
        for logit, position in zip(logits, positions, strict=True)
        if position.apart == apart
    ]
    return sum(lost) / max(1, len(lost))


class _Odds:
    """Outcomes, and log-odds that depend on the steps of the weights in straight lines."""

    def __init__(
        self, slopes: list[list[float]], base: list[float], won: list[float], values: Mapping[str, float]
    ) -> None:
        self._rows = list(zip(slopes, base, won, strict=True))
        self.size = len(slopes[0])
        means = [max(1e-6, sum(row[k] ** 2 for row in slopes) / len(slopes)) for k in range(self.size)]
        self._hold = [HOLD * mean for mean in means]
        paths, self._values = list(values), list(values.values())
        self._ties = [
            (k, m, TIE * min(means[k], means[m]))
            for k, m in combinations(range(self.size), 2)
            if list_of(paths[k]) == list_of(paths[m])
        ]

    def _gap(self, steps: Sequence[float], one: int, two: int) -> float:
        return self._values[one] + steps[one] - self._values[two] - steps[two]

    def surprise(self, steps: Sequence[float]) -> float:
        """How badly the outcomes are foretold after these steps, and how far they lead away."""
        lost = sum(hold * step**2 / 2 for hold, step in zip(self._hold, steps, strict=True))
        lost += sum(tie * self._gap(steps, k, m) ** 2 / 2 for k, m, tie in self._ties)
        for row, start, won in self._rows:
            logit = _bounded(start + sum(map(mul, row, steps)))
            lost += log(1 + exp(-logit)) + (1 - won) * logit
        return lost

    def slope(self, steps: Sequence[float]) -> tuple[list[float], list[list[float]]]:
        """Which way is down from here, and how it bends."""
        downhill = [-hold * step for hold, step in zip(self._hold, steps, strict=True)]
        bend = [[self._hold[k] if k == m else 0.0 for m in range(self.size)] for k in range(self.size)]
        for k, m, tie in self._ties:
            gap = tie * self._gap(steps, k, m)
            downhill[k] -= gap
            downhill[m] += gap
            bend[k][k] += tie
            bend[m][m] += tie
            bend[k][m] -= tie
            bend[m][k] -= tie
        for row, start, won in self._rows:
            value = 1 / (1 + exp(-_bounded(start + sum(map(mul, row, steps)))))
            weight = value * (1 - value)
            some = [(k, slope) for k, slope in enumerate(row) if slope]
            for k, slope in some:
                downhill[k] += (won - value) * slope
                line = bend[k]
                for m, other in some:
                    line[m] += weight * slope * other
        return downhill, bend


def _bounded(logit: float) -> float:
    return max(-30.0, min(30.0, logit))


def _newton(
    slopes: list[list[float]], base: list[float], won: list[float], values: Mapping[str, float]
) -> list[float]:
    """The change of the weights that makes the outcomes likeliest, held near none.

    A step that leads uphill is halved until it does not. Weights that would change their sign become nothing,
    and the others are looked for again.
    """
    odds = _Odds(slopes, base, won, values)
    old = list(values.values())
    none: set[int] = set()
    while True:
        steps = _downhill(odds, [-old[k] if k in none else 0.0 for k in range(odds.size)], none)
        crossed = {k for k, step in enumerate(steps) if k not in none and old[k] * (old[k] + step) < 0}
        if not crossed:
            return steps
        none |= crossed


def _downhill(odds: _Odds, steps: list[float], fixed: Set[int]) -> list[float]:
    """The best steps from there on, of all weights but those that are fixed."""
    here = odds.surprise(steps)
    for _ in range(NEWTON):
        moves = _solved(*_without(fixed, *odds.slope(steps)))
        for _ in range(HALVINGS):
            there = [step + move for step, move in zip(steps, moves, strict=True)]
            lost = odds.surprise(there)
            if lost < here:
                break
            moves = [move / 2 for move in moves]
        else:
            break
        steps, here = there, lost
    return steps


def _without(
    fixed: Set[int], right: list[float], matrix: list[list[float]]
) -> tuple[list[float], list[list[float]]]:
    """The same equations, in which what is fixed does not move."""
    for k in fixed:
        right[k] = 0.0
        matrix[k] = [float(k == m) for m in range(len(right))]
    return right, matrix


def _solved(right: list[float], matrix: list[list[float]]) -> list[float]:
    """The solution of a system of linear equations (elimination with pivots)."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for k in range(size):
        pivot = max(range(k, size), key=lambda n: abs(rows[n][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for n in range(k + 1, size):
            factor = rows[n][k] / rows[k][k]
            if factor:
                rows[n] = [a - factor * b for a, b in zip(rows[n], rows[k], strict=True)]
    solution = [0.0] * size
    for k in reversed(range(size)):
        known = sum(rows[k][m] * solution[m] for m in range(k + 1, size))
        solution[k] = (rows[k][size] - known) / rows[k][k]
    return solution
