"""Positions that may be puzzles: turns of games that a bot played."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from holdfast.bots.rollout import MAX_STEPS_TO_END
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.record import new
from holdfast.puzzles.goals import begins_turn

WHIMS = 0.1
"""How often the bot that plays takes any option that its policy knows."""
BOT = "instinct"
MIN_CHOICES = 3
_WHOLE = 1 << 32


class PuzzleSource(Struct, frozen=True):
    """A position at the beginning of a turn, and where it comes from."""

    position: dict[str, Any]
    seed: int
    turn: int


def turns_of(game: str, options: Mapping[str, Any], seed: int) -> Iterator[list[PuzzleSource]]:
    """The turns of a game played by the policy with a few whims, the last one first. Of each turn the
    positions in which it may go on, the last one first."""
    played = new(game, options, seed)
    found: list[list[tuple[int, Game]]] = []
    rng = SeededRandom(seed)
    for _ in range(MAX_STEPS_TO_END):
        question = played.question
        if question is None:
            break
        if begins_turn(played) is not None and len(question.choices) > MIN_CHOICES:
            if not found or found[-1][0][0] != played.turns:
                found.append([])
            found[-1].append((played.turns, played.fork(seed)))
        option = played.likeliest()
        if rng.getrandbits(32) < WHIMS * _WHOLE:
            option = rng.weighted_choice(question.choices, played.policy())
        played.choose(option)
    for points in reversed(found):
        yield [PuzzleSource(point.position(), seed, turn) for turn, point in reversed(points)]
