"""The same choices in the same positions, timed choice by choice in two trees of this project.

Rules that ask fewer questions do more work between two of them, so decisions a second of two versions with
different rules are not the same unit. A choice counts here where both trees come from the same position to
the same next question by as many events.
"""

import itertools
import random
import time
from typing import Any

import holdfast
from bench import kernel
from holdfast.kernel.game import Game

OFTEN = 0.06
"""How likely a clean point of a random game is taken as a position."""
CHOICES = 12
"""So many choices of a position at most."""
FATE = 3
"""The seed of what chance decides after a position."""

Job = tuple[int, str]
"""The number of a position and the id of an option."""


def positions(game: str, wanted: int) -> list[dict[str, Any]]:
    """Positions of random games, through all configurations."""
    rng = random.Random(5)
    found: list[dict[str, Any]] = []
    for number in itertools.count():
        if len(found) >= wanted:
            break
        played = kernel.deal(game, number)
        while (question := played.question) is not None:
            if question.clean and rng.random() < OFTEN:
                found.append(played.position())
            played.choose(rng.choice(question.choices))
    rng.shuffle(found)
    return found[:wanted]


class Positions:
    """Positions that were laid out, and the choices to be timed in them."""

    def __init__(self, found: list[dict[str, Any]]) -> None:
        self.games = [holdfast.resume(one, seed=FATE) for one in found]
        self.jobs: list[Job] = []

    def results(self) -> list[dict[str, Any]]:
        """For every position what each choice leads to: the number of events and what may be chosen next."""
        return [
            {one.id: self._result(game, one.id) for one in question.choices[:CHOICES]}
            if (question := game.question) is not None
            else {}
            for game in self.games
        ]

    def _result(self, game: Game, id: str) -> Any:
        fork = game.fork(FATE)
        before = len(fork.table.events)
        fork.choose(id)
        following = [one.id for one in fork.question.choices] if fork.question is not None else None
        return [len(fork.table.events) - before, following]

    def times(self, rounds: int) -> list[int]:
        """The best time of each choice, in nanoseconds."""
        best = [0] * len(self.jobs)
        for _ in range(rounds):
            forks = [(self.games[at].fork(FATE), id) for at, id in self.jobs]
            for number, (fork, id) in enumerate(forks):
                began = time.perf_counter_ns()
                fork.choose(id)
                spent = time.perf_counter_ns() - began
                best[number] = min(best[number] or spent, spent)
        return best
