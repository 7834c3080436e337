"""Hints: the best options of a question, how likely they win, what they are about, and why.

Where a game is searched to its end, the search has the first word on which option is best; the estimates
then tell how the options stand in the next turns.
"""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast.bots.budget import Budget
from holdfast.bots.search import Search
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.game import Game
from holdfast.kernel.message import Arg, Message
from holdfast.kernel.question import Option, Question
from holdfast.kernel.record import load
from holdfast.kernel.window import meant
from holdfast.kernel.window import offered as offered_to
from holdfast.review.estimate import WinEstimate, difference, estimate_options

MAX_HINTS = 3
TABLE = Budget(simulations=2000, seconds=1.4)
"""What a table that wants an answer within two seconds gives."""
PLAIN = 0.02
"""From so much difference on one option is plainly better than another."""
RISK = 0.05
"""From so much on the danger of losing, or the chance of winning, at once is worth a word."""


class Hint(Struct, frozen=True, omit_defaults=True):
    """One option that is worth choosing.

    `chance` is the estimated chance of winning the game after it, `error` the standard error of that;
    `odds` tell what chance may do at once; `reason` says what it is good for (a threat it answers, a chance
    it gives), `compared` how it stands beside the best of the others.
    """

    option: str
    seat: int | None
    label: Message
    chance: float
    error: float
    odds: list[Message]
    reason: Message
    compared: Message


Whose = int | Collection[int] | None
"""One seat, those of somebody who plays several, or anyone's."""


def hint(game: Game, seat: Whose, budget: Budget, *, most: int = MAX_HINTS) -> list[Hint]:
    """The best options that the seat (None: anyone) may choose now, the best first.

    The game is left as it was. By simulations alone the same position always gets the same hints.
    """
    question = game.question
    if question is None:
        return []
    offered = {meant(game, option).id: option for option in _offered(game, question, seat)}
    if not offered:
        return []
    found = ""
    if game.rules.bot.search.play_out and len(offered) > 1:
        budget = Budget(budget.simulations // 2, budget.seconds / 2)
        found = _best_by_search(game, list(offered.values()), budget)
    worths = estimate_options(game, list(offered), budget, _seed(game))
    ranked = sorted(worths, key=lambda id: (id != found, -len(worths[id].values), -worths[id].chance))
    builder = game.messages()
    hints = []
    for place, id in enumerate(ranked[:most]):
        rival = ranked[0] if place else next(iter(ranked[1:]), None)
        label = None if rival is None else builder.label(offered[rival])
        against = None if rival is None else worths[rival]
        compared = _compared(worths[id], against, label, first=place == 0)
        hints.append(_hint(game, offered[id], worths[id], compared))
    return hints


def _best_by_search(game: Game, offered: Sequence[Option], budget: Budget) -> str:
    """The option that a search with that budget chooses: it looks further ahead than the estimates do."""
    question = game.question
    assert question is not None
    options = [option for option in offered if option in question.choices]
    return Search(_seed(game), budget).choose(game, options).id if options else ""


def _offered(game: Game, question: Question, seat: Whose) -> Sequence[Option]:
    if seat is None:
        return question.choices
    return offered_to(game, [seat] if isinstance(seat, int) else seat)


def hint_of(
    record: Mapping[str, Any],
    seat: Whose,
    budget: Budget = TABLE,
    most: int = MAX_HINTS,
    content: Path | None = None,
) -> list[Hint]:
    """The hints for the game of a record: a plain function of plain data, to be run in a worker.

    Hand it the record of a fork, and nobody can say that it knew what would come.
    """
    return hint(load(record, content=content), seat, budget, most=most)


def _seed(game: Game) -> int:
    """Another one at each question, the same at the same one; never the game's own."""
    return SeededRandom(len(game.history) ^ (game.results_drawn << 24)).getrandbits(64)


def _hint(game: Game, option: Option, worth: WinEstimate, compared: Message) -> Hint:
    builder = game.messages()
    means = meant(game, option)
    odds = game.odds(means)
    return Hint(
        option=option.id,
        seat=option.seat,
        label=builder.label(option),
        chance=worth.chance,
        error=worth.error,
        odds=[] if odds is None else builder.chances(odds),
        reason=game.explain(means),
        compared=compared,
    )


def _compared(
    worth: WinEstimate, rival: WinEstimate | None, label: Message | None, *, first: bool
) -> Message:
    """Why an option stands before its rival (the next one), or behind it (the best one)."""
    if rival is None or label is None:
        return Message("hint-only")
    ahead, _ = difference(worth, rival)
    if first:
        return _why_best(worth, rival, label, ahead)
    if worth.lost_at_once - rival.lost_at_once >= RISK:
        return _comparison("hint-risky", label, worth.lost_at_once, rival.lost_at_once)
    if -ahead < PLAIN:
        return Message("hint-as-good", {"than": label})
    return Message("hint-behind", {"points": _percent(-ahead), "than": label})


def _why_best(worth: WinEstimate, rival: WinEstimate, label: Message, ahead: float) -> Message:
    if worth.won_at_once - rival.won_at_once >= RISK:
        return _comparison("hint-wins", label, worth.won_at_once, rival.won_at_once)
    if rival.lost_at_once - worth.lost_at_once >= RISK:
        return _comparison("hint-saves", label, worth.lost_at_once, rival.lost_at_once)
    if ahead < -PLAIN:
        return Message("hint-further", {"than": label})
    if ahead < PLAIN:
        return Message("hint-close", {"than": label})
    return Message("hint-better", {"points": _percent(ahead), "than": label})


def _comparison(id: str, than: Message, mine: float, other: float) -> Message:
    args: dict[str, Arg] = {"percent": _percent(mine), "other": _percent(other), "than": than}
    return Message(id, args)


def _percent(share: float) -> int:
    return round(100 * share)
