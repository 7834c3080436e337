"""A puzzle that was found, as data."""

from collections.abc import Iterator
from statistics import mean

from msgspec.structs import replace

from holdfast.lab.puzzles.maker import FoundPuzzle
from holdfast.lab.puzzles.rating import rating_of, solve_rates
from holdfast.lab.puzzles.sources import BOT
from holdfast.lab.puzzles.themes import themes_of
from holdfast.lab.puzzles.turn_tree import LineEnd, TurnTree
from holdfast.puzzles.goals import WatchedGame
from holdfast.puzzles.model import LineFact, Puzzle, PuzzleOrigin

FUTURES = 60
"""Facts are told from so many futures."""


def as_puzzle(found: FoundPuzzle) -> Puzzle:
    """The puzzle, with its rating, its themes and what speaks for its solution."""
    solved, tree, source = found.solved, found.tree, found.source
    rates = solve_rates(found.game, tree, solved.right)
    puzzle = Puzzle(
        goal=solved.goal,
        themes=(),
        rating=rating_of(rates),
        solved_by=rates,
        seat=tree.root.here.turn.seat,
        position=source.position,
        lines=tuple(solved.lines),
        tempting=found.tempting,
        proof=solved.proof,
        deeper=solved.deeper,
        options=tuple(_options(found)),
        facts=_facts(found),
        origin=PuzzleOrigin(BOT, source.seed, source.turn),
        game=found.game.rules.id,
    )
    return replace(puzzle, themes=themes_of(puzzle, found.game, tree))


def _options(found: FoundPuzzle) -> Iterator[dict[str, float]]:
    """Before each choice of the solution what can still be reached by each option."""
    line = found.solved.lines[0]
    for number in range(len(line)):
        place = found.tree.place_of(line[:number])
        assert place is not None and not isinstance(place, LineEnd)
        yield {option.id: round(found.solved.values[to], 3) for option, to in place.edges}


def _facts(found: FoundPuzzle) -> tuple[LineFact, ...]:
    """What happens after the solution and after the tempting line, on average."""
    names = [*found.game.rules.tallies.gains, *found.game.rules.tallies.losses]
    lines = found.solved.lines[0], found.tempting
    counted = [[_future(found.tree, line, seed).counts for seed in range(FUTURES)] for line in lines]
    return tuple(
        LineFact(name, *(round(mean(counts.get(name, 0) for counts in futures), 2) for futures in counted))
        for name in names
    )


def _future(tree: TurnTree, line: tuple[str, ...], seed: int) -> WatchedGame:
    future = tree.root.here.fork(seed)
    for id in line:
        future.choose(id)
    future.play_turn()
    return future
