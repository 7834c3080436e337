"""The review of a game: the chance of winning over the turns, what choices cost, luck and skill apart."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from holdfast.kernel.game import Game
from holdfast.kernel.message import Message
from holdfast.kernel.outcome import Outcome
from holdfast.review.walk import EvaluatedChoice, OnProgress, Walk, evaluate_all

EFFORT = 160
"""Simulations for each choice."""
WORST = 5
SURE = 1.0
"""A choice is called costly if its cost is more than so many times its error."""


class ReviewStep(Struct, frozen=True, omit_defaults=True):
    """One choice of the game.

    `chance` is the chance of winning before it, `after` the one after it; what chance then gave is `luck`,
    and the results that gave it are named. What the choice gave away is `cost`, within the `error`;
    `better` looked best, for the reason told.
    """

    number: int
    turn: int
    round: int
    seat: int | None
    who: Message | None
    asked: Message
    option: str
    label: Message
    chance: float
    after: float
    cost: float = 0.0
    error: float = 0.0
    better: str = ""
    better_label: Message | None = None
    better_reason: Message | None = None
    luck: float = 0.0
    results: list[str] = []


class ReviewPoint(Struct, frozen=True):
    """The chance of winning when a turn began; the last one is the end, or now."""

    number: int
    turn: int
    round: int
    chance: float


class SeatShare(Struct, frozen=True):
    """What one seat's choices gave away."""

    seat: int | None
    who: Message
    choices: int
    cost: float


class Review(Struct, frozen=True):
    """A game reviewed.

    From the first chance of winning to the last: what the dice and cards gave (`luck`), what the choices
    gave away (`skill`), and what the estimates could not tell apart (`blur`).
    """

    game: str
    options: dict[str, Any]
    outcome: Outcome | None
    ended: Message | None
    effort: int
    luck: float
    skill: float
    blur: float
    points: list[ReviewPoint]
    worst: list[ReviewStep]
    steps: list[ReviewStep]
    shares: list[SeatShare]


def review(
    record: Mapping[str, Any],
    *,
    effort: int = EFFORT,
    jobs: int = 1,
    content: Path | None = None,
    heard: OnProgress = lambda done, whole: None,
) -> Review:
    """Go through the game of a record, finished or not, and evaluate every choice."""
    count = len(Walk(record, content).choices)
    found = evaluate_all(record, count, effort, jobs=jobs, content=content, heard=heard)
    return put_together(record, found, effort, content)


def put_together(
    record: Mapping[str, Any], found: Iterable[EvaluatedChoice], effort: int, content: Path | None = None
) -> Review:
    """The review of a game whose choices were evaluated already (`walk.evaluate_some`), wherever that was."""
    walk = Walk(record, content)
    evaluated = {one.number: one for one in found}
    labelled = [_labelled(game, evaluated[number]) for number, game in walk if number < len(walk.choices)]
    last = _last_chance(walk, evaluated)
    chances = [*(step.chance for step in labelled), last]
    steps = [_with_luck(walk, step, chances[step.number + 1]) for step in labelled]
    luck, cost = sum(step.luck for step in steps), sum(step.cost for step in steps)
    costly = [step for step in steps if step.better and step.cost > SURE * step.error]
    return Review(
        game=walk.game.rules.id,
        options=dict(walk.game.options),
        outcome=walk.outcome,
        ended=_ended(walk),
        effort=effort,
        luck=luck,
        skill=-cost,
        blur=last - chances[0] - luck + cost,
        points=_points(walk, steps, last),
        worst=sorted(costly, key=lambda step: -step.cost)[:WORST],
        steps=steps,
        shares=_shares(walk.game, steps),
    )


def _last_chance(walk: Walk, evaluated: Mapping[int, EvaluatedChoice]) -> float:
    """How the game stands after its last choice: won, lost, or as likely as it is estimated (also where the
    players gave it up)."""
    if walk.outcome is not None and not walk.given_up:
        return 1.0 if walk.outcome.won else 0.0
    return evaluated[len(walk.choices)].chance


def _ended(walk: Walk) -> Message | None:
    if walk.outcome is None:
        return None
    return walk.game.messages().outcome(walk.outcome)


def _labelled(game: Game, evaluated: EvaluatedChoice) -> ReviewStep:
    """The choice that is about to be made, in words."""
    question = game.question
    assert question is not None
    builder = game.messages()
    chosen, best = question.options[evaluated.chosen], question.options[evaluated.best]
    costly = evaluated.best != evaluated.chosen
    return ReviewStep(
        number=evaluated.number,
        turn=game.turns,
        round=game.rounds,
        seat=chosen.seat,
        who=None if chosen.seat is None else game.figure(chosen.seat),
        asked=builder.prompt(question),
        option=chosen.id,
        label=builder.label(chosen),
        chance=evaluated.chance,
        after=evaluated.after,
        cost=evaluated.cost,
        error=evaluated.error if costly else 0.0,
        better=evaluated.best if costly else "",
        better_label=builder.label(best) if costly else None,
        better_reason=game.explain(best) if costly else None,
    )


def _with_luck(walk: Walk, step: ReviewStep, following: float) -> ReviewStep:
    """What chance gave after the choice; where it was not asked, the estimates differ by themselves.

    While a game goes on the results are not named: some may be for one seat's eyes only.
    """
    results = walk.game.results_of(step.number)
    if not results:
        return step
    named = results if walk.outcome is not None else []
    return replace(step, luck=following - step.after, results=named)


def _points(walk: Walk, steps: list[ReviewStep], last: float) -> list[ReviewPoint]:
    """The first choice of each turn, and the end."""
    points: list[ReviewPoint] = []
    for step in steps:
        if not points or step.turn != points[-1].turn:
            points.append(ReviewPoint(step.number, step.turn, step.round, step.chance))
    return [*points, ReviewPoint(len(steps), walk.game.turns, walk.game.rounds, last)]


def _shares(game: Game, steps: list[ReviewStep]) -> list[SeatShare]:
    """Seat by seat, then what the team decided together."""
    found = []
    for seat in (*range(game.seats), None):
        own = [step for step in steps if step.seat == seat]
        if own:
            who = Message("anyone") if seat is None else game.figure(seat)
            found.append(SeatShare(seat, who, len(own), sum(step.cost for step in own)))
    return found
