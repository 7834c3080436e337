"""Fitting the weights of an evaluation to games that were played, so that it predicts their outcomes.

Positions are taken from the games of a results file. The log-odds of the evaluation are nearly linear in each
weight, so the weights that predict the outcomes best are found by logistic regression (`logistic_fit`). A
weight keeps its sign or becomes 0: a wound must not count as a good thing only because those who win have
taken some. Where a game lists its features (`BotKnowledge.features`) these are used; where it does not, the
slopes are found by finite differences, and the regression is repeated from the new weights.
"""

from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import polars as pl
from msgspec import Struct

from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel import shelf
from holdfast.kernel.content import known_name
from holdfast.kernel.game import Game
from holdfast.kernel.history import Checkpoint
from holdfast.kernel.rules import Rules
from holdfast.lab.errors import LabError
from holdfast.lab.logistic_fit import fit_steps
from holdfast.lab.results import task_of
from holdfast.lab.rows import play_again
from holdfast.lab.summary import ended
from holdfast.lab.toml_numbers import matching, numbers, replace_numbers
from holdfast.lab.tunable_file import content_text, write_content

EVALUATION = "evaluation.toml"
PER_GAME = 8
"""Positions taken from each game, spread over it."""
ROUNDS = 2
"""How often the regression is done where the slopes are found by finite differences."""
DIFFERENCE = 0.05
"""How far a weight is moved for that, as a share of itself."""
MIN_SCALE = 0.1
"""A weight that is nearly 0 is moved as if it were this."""
MARGIN = 1e-9
"""Values are kept so far away from 0 and 1."""
HELD_OUT = 4
"""Every so-many-th game is held out, to see how the weights do with what they were not fitted to."""

OnProgress = Callable[[int, int], None]


class LabelledPosition(Struct, frozen=True):
    """A moment of a game that was won or lost."""

    state: bytes
    options: dict[str, Any]
    won: bool
    held_out: bool


class Fit(Struct, frozen=True):
    """The weights found, the file with them, and the log loss of old and new ones on the held-out games."""

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
    on_progress: OnProgress = lambda done, whole: None,
) -> Fit:
    """Fit the numbers of a content file to the games of a results file, by at most so many positions."""
    game = frame["game"][0]
    text = content_text(game, file, content)
    found = [one for one in matching(numbers(text), patterns) if not one.whole]
    if not found:
        raise LabError("lab-no-numbers", file=file)
    positions = take_positions(frame, most, content)
    if len({position.won for position in positions}) < 2:
        raise LabError("lab-one-sided")
    values = {one.path: one.value for one in found}
    evaluator = _Evaluator(game, file, text, content)
    features = evaluator.features(positions, list(values)) if known_name(file, (EVALUATION,)) else None
    rounds = ROUNDS if features is None else 1
    whole = rounds * (1 if features else len(values) + 1) + 2
    done = 0

    def evaluated(changed: Mapping[str, float]) -> list[float]:
        nonlocal done
        logits = evaluator.logits(positions, changed)
        done += 1
        on_progress(done, whole)
        return logits

    before = _held_out_loss(evaluated(values), positions)
    for _ in range(rounds):
        base = evaluated(values)
        slopes = features or _finite_differences(evaluated, values, base)
        used = [n for n, position in enumerate(positions) if not position.held_out]
        steps = fit_steps(
            [slopes[n] for n in used],
            [base[n] for n in used],
            [float(positions[n].won) for n in used],
            values,
        )
        values = {path: value + step for (path, value), step in zip(values.items(), steps, strict=True)}
    after = _held_out_loss(evaluated(values), positions)
    return Fit(values, replace_numbers(text, values), len(positions), before, after)


def _finite_differences(
    evaluated: Callable[[Mapping[str, float]], list[float]],
    values: Mapping[str, float],
    base: Sequence[float],
) -> list[list[float]]:
    """How the log-odds of every position change with each weight."""
    slopes = []
    for path, value in values.items():
        difference = DIFFERENCE * max(abs(value), MIN_SCALE)
        moved = evaluated({**values, path: value + difference})
        slopes.append([(b - a) / difference for a, b in zip(base, moved, strict=True)])
    return [list(row) for row in zip(*slopes, strict=True)]


def take_positions(frame: pl.DataFrame, most: int, content: Path | None = None) -> list[LabelledPosition]:
    """Positions at clean points, spread evenly over games and within them."""
    found: list[LabelledPosition] = []
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
                state = game.encoded_state()
                found.append(LabelledPosition(state, dict(game.options), row["won"], number % HELD_OUT == 0))
                due = place + every
            game.choose(choice)
    return found


class _Evaluator:
    """The game's evaluation of positions with other weights."""

    def __init__(self, game: str, file: str, text: str, content: Path | None) -> None:
        self._rules: Rules[Any, Any] = shelf.find(game)
        self._file = file
        self._text = text
        self._content = content

    def features(
        self, positions: Sequence[LabelledPosition], paths: Sequence[str]
    ) -> list[list[float]] | None:
        """What the game multiplies by each weight; None if it does not say."""
        content = self._rules.content(self._content)
        rows = []
        for position in positions:
            found = _game(self._rules, position, content).features()
            if found is None:
                return None
            rows.append([found.get(path, 0.0) for path in paths])
        return rows

    def logits(self, positions: Sequence[LabelledPosition], values: Mapping[str, float]) -> list[float]:
        """The log-odds of all positions."""
        with TemporaryDirectory() as name:
            folder = Path(name)
            files = {self._file: replace_numbers(self._text, values, exact=True)}
            write_content(self._rules.id, self._content, folder, files)
            content = self._rules.content(folder)
        logits = []
        for position in positions:
            value = min(1 - MARGIN, max(MARGIN, _game(self._rules, position, content).evaluate()))
            logits.append(log(value / (1 - value)))
        return logits


def _game(rules: Rules[Any, Any], position: LabelledPosition, content: Any) -> Game:
    return Game.from_checkpoint(rules, content, position.options, Checkpoint(position.state, 0, 0))


def _held_out_loss(logits: Sequence[float], positions: Sequence[LabelledPosition]) -> float:
    """The log loss on the games that were held out."""
    losses = [
        log(1 + exp(-logit if position.won else logit))
        for logit, position in zip(logits, positions, strict=True)
        if position.held_out
    ]
    return sum(losses) / max(1, len(losses))
