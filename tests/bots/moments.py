"""Moments of games at which bots are asked."""

from collections.abc import Iterator
from typing import Any

import holdfast
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("last-bastion", {"players": 2, "level": "novice"}),
    ("last-bastion", {"players": 4, "level": "heroic"}),
    ("bastion", {"players": 1, "edition": "2015", "mode": "training"}),
    ("bastion", {"players": 3, "edition": "2018", "mode": "level", "level": "hard"}),
]
BOTS = ("random", "instinct", "greedy", "search:6", "clairvoyant:6")
FAIR = ("random", "instinct", "greedy", "search:6")


def played(game: str, options: dict[str, Any], seed: int, choices: int) -> Game:
    """A game some way on, roughly played."""
    one = holdfast.new(game, options, seed=seed)
    rng = SeededRandom(seed)
    for _ in range(choices):
        question = one.question
        if question is None:
            break
        one.choose(rng.weighted_choice(question.choices, one.rules.bot.policy(one.table, question)))
    return one


def moments(every: int = 7, until: int = 60) -> Iterator[Game]:
    """Games of every kind, stopped here and there: at clean points and inside actions."""
    for number, (game, options) in enumerate(TABLES):
        for choices in range(number, until, every):
            one = played(game, options, seed=choices + 1, choices=choices)
            if one.question is not None:
                yield one


def another_future(game: Game, seed: int) -> Game:
    """The same game as everybody sees it, with other luck to come: hidden cards lie in another order."""
    record = game.record() | {"seed": seed}
    return holdfast.load(record)
