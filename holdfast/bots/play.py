"""Playing a game to its end by bots."""

from collections.abc import Callable, Sequence

from holdfast.bots.names import Bot
from holdfast.kernel.game import Game
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Option, Question

MAX_CHOICES = 20_000
"""A game that takes longer is given up."""


def play_out(
    game: Game,
    bots: Sequence[Bot],
    *,
    most: int = MAX_CHOICES,
    watch: Callable[[Game, Option], None] | None = None,
) -> Outcome | None:
    """Play to the end, the bot of each seat answering for it; None if it took more than `most` choices.

    One bot for all seats may be given as a sequence of one. `watch` sees every choice before it is made.
    """
    for _ in range(most):
        question = game.question
        if question is None:
            return game.outcome
        seat, options = turn_of(question)
        chosen = bots[seat % len(bots)].choose(game, options)
        if watch is not None:
            watch(game, chosen)
        game.choose(chosen)
    return game.outcome


def turn_of(question: Question) -> tuple[int, Sequence[Option]]:
    """Whose bot answers, and which options it looks at.

    The last option that belongs to a seat tells whose turn it is (the rules list that seat's ending of
    the turn last); it weighs the options of the others too, since all want the same.
    """
    seat = next((option.seat for option in reversed(question.choices) if option.seat is not None), 0)
    return seat, question.choices
