"""Whom a table waits for."""

from collections.abc import Sequence

from holdfast.kernel.game import Game
from holdfast.kernel.window import awaited


def waited_for(game: Game) -> Sequence[int]:
    """The seats the table waits for; nobody in particular: anyone.

    In a window it is everybody who can still react. Where others may join in what somebody leads, it is
    the one who leads.
    """
    question = game.question
    if question is None or question.reaction:
        return awaited(game)
    leader = leading_seat(game)
    return (leader,) if leader in question.seats else question.seats


def leading_seat(game: Game) -> int | None:
    """The seat that alone may end what is asked, else the one whose turn it is."""
    leader = game.question.leader if game.question is not None else None
    return game.active_seat if leader is None else leader
