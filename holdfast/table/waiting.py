"""Whom a table waits for."""

from collections.abc import Sequence

from holdfast.kernel.game import Game


def waited_for(game: Game) -> Sequence[int]:
    """The seats the table waits for; nobody in particular: anyone.

    Where others may join in somebody's turn, it is the one whose turn it is.
    """
    question = game.question
    if question is None:
        return ()
    seats = question.seats
    active = game.active_seat
    return (active,) if active in seats and not question.reaction else seats
