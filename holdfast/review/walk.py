"""Evaluates every choice of a recorded game against its alternatives."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast.bots.budget import Budget
from holdfast.bots.seeded_random import SeededRandom
from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel.game import Game
from holdfast.kernel.question import GIVE_UP, TURN_OVER
from holdfast.kernel.record import load
from holdfast.review.estimate import WinEstimate, difference, estimate_options, simulate

CONFIRMED = 0.5
"""The part of the simulations kept for a second look at the best option and the chosen one."""
SHARE = 6
"""Choices that a worker evaluates per task."""

OnProgress = Callable[[int, int], None]
"""Called with the number of choices evaluated so far, and of all."""


class EvaluatedChoice(Struct, frozen=True):
    """One choice as the simulations see it: the chosen option and the best one, in the same futures.

    `cost` is by how much the best is better, `error` the standard error of that: where both are about
    equal it may fall below zero, and only so do the costs of many choices add up without a bias.
    `chance` is the estimated chance of winning before the choice, if the best is taken; `after` the one
    after the choice that was made, before chance has its say.
    """

    number: int
    chosen: str
    best: str
    chance: float
    after: float
    cost: float
    error: float


class Walk:
    """The game of a record, stopped before each of its choices in turn.

    To give up is no choice of the game: the walk ends where the players did so.
    """

    def __init__(self, record: Mapping[str, Any], content: Path | None = None) -> None:
        self.game = load(record, content=content)
        self.choices = self.game.choices
        self.outcome = self.game.outcome
        self.given_up = GIVE_UP in self.choices[-1:]
        if self.given_up:
            self.choices.pop()
        self._results = [self.game.results_of(number) for number in range(len(self.choices))]
        self.game.rewind(0)

    def __iter__(self) -> Iterator[tuple[int, Game]]:
        """The number of each choice with the game before it; at the end the game after the last."""
        for number, (choice, results) in enumerate(zip(self.choices, self._results, strict=True)):
            yield number, self.game
            following = self.choices[number + 1] if number + 1 < len(self.choices) else ""
            self.game.choose_with(choice, results, turn_end=following == TURN_OVER)
        yield len(self.choices), self.game


def evaluate_choice(game: Game, number: int, chosen: str | None, simulations: int) -> EvaluatedChoice | None:
    """Evaluate the open question: first all options, then the best and the chosen one again.

    The second look is at other futures than the first, so that luck in the first does not count for the
    best. Without a chosen option the best one stands for it. None if nothing is asked.
    """
    question = game.question
    if question is None:
        return None
    rng = SeededRandom(number ^ 0x5EED)
    first = Budget(int(simulations * (1 - CONFIRMED)))
    worths = estimate_options(game, [option.id for option in question.choices], first, rng.getrandbits(64))
    best = min(worths, key=lambda id: (-len(worths[id].values), -worths[id].chance))
    chosen = chosen or best
    estimates = {id: WinEstimate() for id in dict.fromkeys((best, chosen))}
    for _ in range(max(2, int(simulations * CONFIRMED) // len(estimates))):
        future = rng.getrandbits(64)
        for id, worth in estimates.items():
            simulate(game, id, future, worth)
    cost, error = difference(estimates[best], estimates[chosen])
    return EvaluatedChoice(
        number, chosen, best, estimates[best].chance, estimates[chosen].chance, cost, error
    )


def evaluate_some(
    record: Mapping[str, Any], numbers: Sequence[int], simulations: int, content: Path | None = None
) -> list[EvaluatedChoice]:
    """Evaluate these choices of a record; the number after the last is the open question."""
    wanted = set(numbers)
    walk = Walk(record, content)
    found = []
    for number, game in walk:
        if number in wanted:
            chosen = walk.choices[number] if number < len(walk.choices) else None
            evaluated = evaluate_choice(game, number, chosen, simulations)
            if evaluated is not None:
                found.append(evaluated)
        if number == max(wanted):
            break
    return found


def evaluate_all(
    record: Mapping[str, Any],
    count: int,
    simulations: int,
    *,
    jobs: int = 1,
    content: Path | None = None,
    heard: OnProgress = lambda done, whole: None,
) -> list[EvaluatedChoice]:
    """Evaluate all choices and the open question, in this process or in several; in order."""
    numbers = list(range(count + 1))
    found: list[EvaluatedChoice] = []
    heard(0, len(numbers))
    if jobs == 1:
        walk = Walk(record, content)
        for number, game in walk:
            chosen = walk.choices[number] if number < count else None
            evaluated = evaluate_choice(game, number, chosen, simulations)
            found += [evaluated] if evaluated else []
            heard(number + 1, len(numbers))
        return found
    done = 0
    with WorkerPool(jobs) as pool:
        shares = [numbers[start : start + SHARE] for start in range(0, len(numbers), SHARE)]
        tasks = {pool.submit(evaluate_some, record, share, simulations, content): share for share in shares}
        for task in as_completed(tasks):
            found += task.result()
            done += len(tasks[task])
            heard(done, len(numbers))
    return sorted(found, key=lambda one: one.number)
