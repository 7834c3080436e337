"""What is said of a puzzle: its task, why its solution works, and what became of another line."""

from collections.abc import Iterable

from holdfast.kernel.game import Game
from holdfast.kernel.message import Arg, Message
from holdfast.puzzles.goals import WatchedGame
from holdfast.puzzles.model import GoalChance, Puzzle

HUNDRED = 100


def task_of(puzzle: Puzzle, game: Game) -> Message:
    """The task in one sentence: `puzzle-task-<kind>`, with what is counted where the goal counts it."""
    return Message(_about("task", puzzle), _args(puzzle, game))


def missed(puzzle: Puzzle, future: WatchedGame) -> list[Message]:
    """What became of a wrong line, as it was played on."""
    counted = future.counts.get(puzzle.goal.counted, 0)
    args: dict[str, Arg] = {**_args(puzzle, future.game), "found": counted}
    outcome = future.game.outcome
    told = [Message(_about("reached" if future.reached(puzzle.goal) else "missed", puzzle), args)]
    if outcome is not None:
        told.append(future.game.messages().outcome(outcome))
    return told


def still(puzzle: Puzzle, choices: Iterable[str]) -> Message | None:
    """How often the goal can still be reached after that line: known where it leaves the solution."""
    made = tuple(choices)
    at = len(made) - 1
    if at < 0 or at >= len(puzzle.options) or made[:at] != puzzle.solution[:at]:
        return None
    value = puzzle.options[at].get(made[at])
    if value is None:
        return None
    best = percent(puzzle.proof.best)
    return Message("puzzle-still", {"percent": round(HUNDRED * value), "best": best})


def why(puzzle: Puzzle) -> list[Message]:
    """Why the solution works: what it is about, and what each way is worth."""
    proof = puzzle.proof
    numbers: dict[str, Arg] = {
        "best": percent(proof.best),
        "second": percent(proof.second),
        "tempting": percent(proof.tempting),
        "games": proof.games,
    }
    told = [Message(f"puzzle-theme-{theme}-help") for theme in puzzle.themes[:2]]
    return [*told, Message("puzzle-why-exact" if proof.exact else "puzzle-why-played", numbers)]


def percent(chance: GoalChance) -> int:
    """A chance of a hundred."""
    return round(HUNDRED * chance.value)


def _about(what: str, puzzle: Puzzle) -> str:
    return "-".join(filter(None, ("puzzle", what, puzzle.goal.kind, puzzle.goal.counted)))


def _args(puzzle: Puzzle, game: Game) -> dict[str, Arg]:
    return {"hero": game.figure(puzzle.seat), "count": puzzle.goal.count}
