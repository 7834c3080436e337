"""What a puzzle is made of."""

from typing import Any, Literal

from msgspec import Struct

Verdict = Literal["right", "solved", "wrong"]
"""Of a line: right so far, a solution, or not."""
GoalKind = Literal["win", "beat", "survive", "save"]


class PuzzleGoal(Struct, frozen=True, omit_defaults=True):
    """What is to be done.

    `win` the game in this turn; `beat` so many enemies in it; `survive`: the game is not lost before the next
    turn of the seat begins; `save`: until then something does not happen even once.
    """

    kind: GoalKind
    counted: str = ""
    """What is counted, by the game's tallies."""
    count: int = 0

    @property
    def name(self) -> str:
        """Tells it apart from other goals: `win`, `beat:beaten:2`."""
        return ":".join(filter(None, (self.kind, self.counted, str(self.count or ""))))

    @property
    def in_turn(self) -> bool:
        """Is it decided when the turn ends?"""
        return self.kind in ("win", "beat")


class GoalChance(Struct, frozen=True, omit_defaults=True):
    """How often the goal is reached, with the standard error; 0 is exact."""

    value: float
    error: float = 0.0


class Proof(Struct, frozen=True, omit_defaults=True):
    """What the solution, the best wrong line and the tempting line are worth.

    `games` futures were played of each; 0: every answer of chance was worked out.
    """

    best: GoalChance
    second: GoalChance
    tempting: GoalChance
    games: int = 0

    @property
    def exact(self) -> bool:
        """Is it worked out rather than sampled?"""
        return not self.games


class PuzzleOrigin(Struct, frozen=True):
    """The game that the position comes from."""

    bot: str
    seed: int
    turn: int


class LineFact(Struct, frozen=True):
    """How often something happens until the next turn of the seat, on average: after the solution and after
    the tempting line."""

    counted: str
    solution: float
    tempting: float


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A puzzle. `id` and `game` come from its file."""

    goal: PuzzleGoal
    themes: tuple[str, ...]
    rating: int
    solved_by: dict[str, float]
    """How often each bot finds a solution."""
    seat: int
    position: dict[str, Any]
    lines: tuple[tuple[str, ...], ...]
    """The lines that solve it; the first one is shown."""
    tempting: tuple[str, ...]
    """What the quick bot plays."""
    proof: Proof
    origin: PuzzleOrigin
    deeper: Proof | None = None
    """The same comparison where a search plays on after the lines."""
    options: tuple[dict[str, float], ...] = ()
    """Before each choice of the solution: how often the goal can still be reached after each option."""
    facts: tuple[LineFact, ...] = ()
    id: str = ""
    game: str = ""

    @property
    def solution(self) -> tuple[str, ...]:
        """The line that is shown."""
        return self.lines[0]
