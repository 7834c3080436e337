"""Playing a puzzle: is a line right, and what comes of a wrong one?"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from holdfast.kernel.game import Game
from holdfast.kernel.record import resume
from holdfast.puzzles.goals import WatchedGame, watched
from holdfast.puzzles.library import puzzle as puzzle_of
from holdfast.puzzles.model import Puzzle, Verdict

FUTURES = 3
"""So many futures of a wrong line are played; one that misses the goal is shown."""
KEPT = 256


class CheckedLine(Struct, frozen=True):
    """A line, checked: `made` is the line of the solutions that it comes to the same as, as far as it is
    right."""

    verdict: Verdict
    made: tuple[str, ...]


def begin(puzzle: Puzzle, seed: int = 1) -> Game:
    """The game as the puzzle finds it."""
    return resume(puzzle.position, seed=seed)


def check_line(puzzle: Puzzle, choices: Sequence[str]) -> CheckedLine:
    """Is the line right so far? A way round to a position of a solution is as good as the solution.

    A choice that is not offered raises IllegalChoice.
    """
    prefixes = {line[:length] for line in puzzle.lines for length in range(len(line) + 1)}
    game = begin(puzzle)
    made: tuple[str, ...] = ()
    for at, id in enumerate(choices):
        game.choose(id)
        following = (*made, id)
        if following not in prefixes:
            known = _positions(puzzle.game, puzzle.id).get(game.encoded_state())
            if known is None or game.results_drawn:
                for later in choices[at + 1 :]:
                    game.choose(later)
                return CheckedLine("wrong", made)
            following = known
        made = following
    return CheckedLine("solved" if made in puzzle.lines else "right", made)


@lru_cache(KEPT)
def _positions(game: str, id: str) -> dict[bytes, tuple[str, ...]]:
    """The positions on the way of the solutions, by what they look like."""
    puzzle = puzzle_of(game, id)
    found: dict[bytes, tuple[str, ...]] = {}
    for line in puzzle.lines:
        walked = begin(puzzle)
        for length, choice in enumerate(line):
            question = walked.question
            if question is not None and question.clean:
                found.setdefault(walked.encoded_state(), line[:length])
            walked.choose(choice)
    return found


def following(puzzle: Puzzle, made: tuple[str, ...]) -> tuple[str, ...]:
    """The rest of a solution that begins like that; of the one that is shown, if it can be."""
    return next((line[len(made) :] for line in puzzle.lines if line[: len(made)] == made), ())


def consequence(puzzle: Puzzle, choices: Sequence[str]) -> Iterator[tuple[int, WatchedGame]]:
    """What comes of a line: a few futures, each with its seed, in which the likeliest choices follow until
    the goal is decided. It ends with the first one that misses the goal."""
    for seed in range(1, FUTURES + 1):
        future = watched(begin(puzzle, seed))
        for id in choices:
            future.choose(id)
        reached = future.play_on(puzzle.goal)
        yield seed, future
        if not reached:
            return
