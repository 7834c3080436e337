"""Windows: questions that several seats are asked at once, and how each of them declines.

A seat is asked as long as it has options of its own and has not declined. Whoever chooses anything else
acts, and what is asked next is asked of everybody anew. Once all have declined, the way out is taken.
Where it belongs to a seat, that one leads: the others may join in at any time, and are waited for when
it has declined. Nobody is asked who can do nothing, and nobody can close a window for another.
"""

from collections.abc import Collection

from holdfast.kernel.game import Game
from holdfast.kernel.question import PASS, Option, option


def undecided(game: Game) -> tuple[int, ...]:
    """The seats with options of their own that have not declined."""
    question = game.question
    if question is None:
        return ()
    seats, declined = question.seats, game.declined
    return tuple(seat for seat in seats if seat not in declined) if declined else seats


def awaited(game: Game) -> tuple[int, ...]:
    """The seats whose answer is waited for in a window."""
    question, seats = game.question, undecided(game)
    leader = question.leader if question is not None else None
    return (leader,) if leader is not None and leader in seats else seats


def offered(game: Game, seats: Collection[int]) -> list[Option]:
    """What somebody who acts for these seats may choose now: their own options and those of anyone.

    In a window they are offered nothing once they have declined. Where its way out is another's, they are
    offered to pass.
    """
    question = game.question
    if question is None or not seats:
        return []
    if not question.reaction:
        return [one for one in question.choices if one.seat is None or one.seat in seats]
    asked = [seat for seat in undecided(game) if seat in seats]
    if not asked:
        return []
    found = [one for one in question.choices if one.seat is None or one.seat in asked]
    if not any(one.declines for one in found):
        found.append(option(PASS, asked[0]))
    return found


def meant(game: Game, choice: Option) -> Option:
    """The option of the game that is meant by one that was offered: to pass is to be for the way out."""
    question = game.question
    way_out = question.way_out if question is not None and choice.id == PASS else None
    return way_out or choice


def closes(game: Game, seats: Collection[int]) -> bool:
    """Is everybody else's answer known if those who act for these seats decline?"""
    question = game.question
    return question is None or not question.reaction or set(undecided(game)) <= set(seats)
