"""The end of a game."""

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """How a game ended: won or lost, a reason code, and the score where the game has one."""

    won: bool
    reason: str
    score: int | None = None
