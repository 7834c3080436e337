"""Proving puzzles again: does the solution still reach the goal so much more often than everything else?"""

from msgspec import Struct
from msgspec.structs import replace

from holdfast.lab.puzzles.maker import Limits, Maker, NoPuzzle, policy_line
from holdfast.lab.puzzles.turn_tree import TooBroad, TurnTree
from holdfast.puzzles.model import Proof, Puzzle
from holdfast.puzzles.play import begin

THOROUGH = Limits(tries=20_000, leaves=5000, answers=20_000, by_chance=1.0, searched=24, simulations=16)
"""A puzzle may have been looked for with other limits; here only what it claims is asked, and more deeply."""


class Reproof(Struct, frozen=True):
    """What became of a puzzle: the values found now, and what is wrong (nothing: it holds)."""

    puzzle: Puzzle
    proof: Proof | None
    wrong: str = ""


def prove(puzzle: Puzzle, limits: Limits = THOROUGH) -> Reproof:
    """Compare the lines of a puzzle anew."""
    game = begin(puzzle)
    if not puzzle.proof.exact:
        limits = replace(limits, answers=0, answers_beyond=0)
    try:
        tree = TurnTree(game, limits.tries)
    except TooBroad:
        return Reproof(puzzle, None, "broad")
    try:
        found = Maker(limits).compare(tree, puzzle.goal, puzzle.tempting)
    except NoPuzzle as no:
        return Reproof(puzzle, None, str(no))
    if policy_line(game) in puzzle.lines:
        return Reproof(puzzle, found.proof, "solved-by-instinct")
    new = set(found.lines) - set(puzzle.lines)
    missing = set(puzzle.lines) - set(found.lines)
    if new or (found.proof.exact and missing) or puzzle.solution in missing:
        return Reproof(puzzle, found.proof, "other-lines")
    return Reproof(puzzle, found.proof)
