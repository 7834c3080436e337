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


OF_A_GOAL = {"survive": "only-way", "save": "hold-the-line", "win": "final-blow"}


def _themes(puzzle: Puzzle, game: Game, tree: TurnTree) -> Iterator[str]:
    goal, line = puzzle.goal, puzzle.solution
    if goal.kind == "beat" and goal.counted != _first_gain(game):
        yield "find-the-way"
    elif goal.kind == "beat":
        yield "two-birds" if goal.count >= BIRDS else "strike-now"
    else:
        yield OF_A_GOAL[goal.kind]
    if _order_matters(puzzle, tree):
        yield "right-order"
    if len({_seat_of(game, tree, line, number) for number in range(len(line))} - {None}) > 1:
        yield "together"
    yield from _told_by_facts(puzzle, game)
    if puzzle.tempting and line[0] != puzzle.tempting[0] and set(line) >= set(puzzle.tempting):
        yield "one-step-more"
    if len(line) == 1:
        yield "one-choice"
    if len(line) >= LONG_LINE:
        yield "long-line"
    if puzzle.proof.best.value < AGAINST_ODDS:
        yield "against-the-odds"


def _told_by_facts(puzzle: Puzzle, game: Game) -> Iterator[str]:
    facts = {fact.counted: fact for fact in puzzle.facts}
    if _less(facts, _first_gain(game)):
        yield "leave-it-standing"
    if any(_more(facts, name) for name in game.rules.tallies.losses):
        yield "sacrifice"


def _first_gain(game: Game) -> str:
    """What turns are about: enemies that are beaten."""
    return next(iter(game.rules.tallies.gains), "")


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
