"""What a puzzle is about, by what its solution does and what the tempting line does."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from holdfast.kernel.game import Game
from holdfast.lab.puzzles.turn_tree import LineEnd, TurnTree
from holdfast.puzzles.model import LineFact, Puzzle

LONG_LINE = 4
BIRDS = 2
MUCH = 0.5
AGAINST_ODDS = 0.6
MAX_ORDERS = 4


def themes_of(puzzle: Puzzle, game: Game, tree: TurnTree) -> tuple[str, ...]:
    """The themes, the most telling first."""
    return tuple(dict.fromkeys(_themes(puzzle, game, tree)))


def _themes(puzzle: Puzzle, game: Game, tree: TurnTree) -> Iterator[str]:
    goal, line, tempting = puzzle.goal, puzzle.solution, puzzle.tempting
    facts = {fact.counted: fact for fact in puzzle.facts}
    gains, losses = game.rules.tallies.gains, game.rules.tallies.losses
    if goal.kind == "beat" and goal.count >= BIRDS:
        yield "two-birds"
    if goal.kind == "beat" and goal.count == 1:
        yield "strike-now"
    if _order_matters(puzzle, tree):
        yield "right-order"
    if len({_seat_of(game, tree, line, number) for number in range(len(line))} - {None}) > 1:
        yield "together"
    if goal.kind == "survive":
        yield "only-way"
    if goal.kind == "save":
        yield "hold-the-line"
    if goal.kind == "win":
        yield "final-blow"
    if any(_less(facts, name) for name in gains):
        yield "leave-it-standing"
    if any(_more(facts, name) for name in losses):
        yield "sacrifice"
    verbs = [id.partition(":")[0] for id in line]
    if tempting and line[0] != tempting[0] and set(line) >= set(tempting):
        yield "one-step-more"
    if len(line) == 1:
        yield "one-choice"
    if len(line) >= LONG_LINE:
        yield "long-line"
    if puzzle.proof.best.value < AGAINST_ODDS:
        yield "against-the-odds"
    if len(set(verbs)) < len(verbs) and len(line) < LONG_LINE:
        yield "twice"


def _order_matters(puzzle: Puzzle, tree: TurnTree) -> bool:
    """Do the same choices in another order lead to something worse?"""
    line = puzzle.solution
    if not 1 < len(line) <= MAX_ORDERS:
        return False
    right = set(puzzle.lines)
    orders = (order for order in permutations(line) if order not in right)
    return any(isinstance(tree.place_of(order), LineEnd) for order in orders)


def _seat_of(game: Game, tree: TurnTree, line: Sequence[str], number: int) -> int | None:
    place = tree.place_of(tuple(line[:number]))
    if place is None or isinstance(place, LineEnd):
        return None
    return next((option.seat for option, _ in place.edges if option.id == line[number]), None)


def _less(facts: dict[str, LineFact], name: str) -> bool:
    return name in facts and facts[name].solution < facts[name].tempting - MUCH


def _more(facts: dict[str, LineFact], name: str) -> bool:
    return name in facts and facts[name].solution > facts[name].tempting + MUCH / 2
