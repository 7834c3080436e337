"""Making puzzles: game after game until there are enough, each written as soon as it is found."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from holdfast.kernel import shelf
from holdfast.lab.puzzles.maker import Limits, Maker
from holdfast.lab.puzzles.puzzle_data import as_puzzle
from holdfast.lab.puzzles.sources import turns_of
from holdfast.puzzles.library import encoded, read
from holdfast.puzzles.model import Puzzle

MAX_OF_A_GAME = 3
"""So many puzzles come out of one game at most."""
TOO_MUCH = 0.4
"""So much more of a loss, on average."""
MAX_OF_A_KIND = 0.5
"""No goal is asked by more than this share of the puzzles that are wanted."""


def make(
    game: str,
    configurations: Sequence[Mapping[str, Any]],
    folder: Path,
    *,
    wanted: int,
    seed: int = 0,
    turns: int = 12,
    limits: Limits | None = None,
) -> Iterator[Puzzle | Counter[str]]:
    """Write puzzles into the folder until there are so many; after each game why positions were refused.

    `turns` bounds how many turns before the end of a game are looked at.
    """
    folder.mkdir(parents=True, exist_ok=True)
    known = [read(game, path) for path in sorted(folder.glob("*.json"))]
    kinds = Counter(one.goal.name for one in known)
    outlines = {outline(one) for one in known}
    numbers = [int(one.id) for one in known if one.id.isdigit()]
    number = max(numbers, default=0)
    most = max(1, round(wanted * MAX_OF_A_KIND))
    while len(numbers) < wanted:
        options = configurations[seed % len(configurations)]
        maker = Maker(limits or Limits(), {kind for kind, count in kinds.items() if count >= most})
        here = 0
        for at, points in enumerate(turns_of(game, options, seed)):
            if at >= turns or here >= MAX_OF_A_GAME or len(numbers) >= wanted:
                break
            found = maker.look_through(points)
            if found is None:
                continue
            puzzle = as_puzzle(found)
            if costs_too_much(puzzle) or outline(puzzle) in outlines:
                continue
            outlines.add(outline(puzzle))
            number += 1
            here += 1
            numbers.append(number)
            kinds[puzzle.goal.name] += 1
            path = folder / f"{number:03}.json"
            path.write_bytes(encoded(puzzle))
            yield read(game, path)
        yield maker.refused
        seed += 1


def outline(puzzle: Puzzle) -> tuple[object, ...]:
    """Puzzles that share it look alike: the same goal, options, solutions and chances."""
    return puzzle.goal, tuple(puzzle.options[0]), tuple(puzzle.lines), puzzle.tempting, puzzle.proof


def costs_too_much(puzzle: Puzzle) -> bool:
    """Enemies are not to be beaten at any price: a solution that costs much more than the tempting line is
    none to ask for."""
    losses = shelf.find(puzzle.game).tallies.losses
    return puzzle.goal.kind == "beat" and any(
        fact.counted in losses and fact.solution > fact.tempting + TOO_MUCH for fact in puzzle.facts
    )
