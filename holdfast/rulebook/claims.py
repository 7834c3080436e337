"""What an example claims, compared with the game as it stands."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from holdfast.rulebook.examples import Claim, Example, walk

MISSING = object()


def faults(game: Game, one: Example) -> list[str]:
    """Everything in an example that does not come out as it claims."""
    found: list[str] = []
    seen = 0
    for number, step in enumerate(walk(game, one), 1):
        happened = game.events[seen:]
        seen = len(game.events)
        found += [f"step {number}: {fault}" for fault in _wrong(game, step.claim, happened)]
    return found


def _wrong(game: Game, claim: Claim, happened: Sequence[Event]) -> Iterator[str]:
    yield from _wrong_question(game, claim)
    view = _plain(game.view())
    for path, wanted in claim.sees.items():
        there = at_path(view, path)
        if there != wanted:
            yield f"{path} is {'missing' if there is MISSING else repr(there)}, not {wanted!r}"
    for path in claim.lacks:
        there = at_path(view, path)
        if there is not MISSING and there not in (None, "", [], {}, False):
            yield f"{path} is {there!r}, not nothing"
    yield from _wrong_events(claim, happened)
    outcome = game.outcome
    reason, won = (outcome.reason, outcome.won) if outcome is not None else ("", False)
    if (reason, won) != (claim.ends, claim.won):
        yield f"outcome {reason!r}, won: {won}"


def _wrong_question(game: Game, claim: Claim) -> Iterator[str]:
    question = game.question
    offered = [option.id for option in question.choices] if question is not None else []
    if claim.asks and (question is None or question.ask != claim.asks):
        yield f"asked is {question.ask if question is not None else 'nothing'}, not {claim.asks}"
    for id in claim.offers:
        if id not in offered:
            yield f"{id} is not offered: {offered}"
    for verb, wanted in claim.only.items():
        there = [option.id for option in question.choices if option.verb == verb] if question else []
        if sorted(there) != sorted(wanted):
            yield f"of {verb} is offered {there}, not {list(wanted)}"
    for id, rule in claim.bars.items():
        barred = game.why_not(id) if question is not None else None
        if id in offered:
            yield f"{id} is offered"
        elif rule and (barred is None or barred.rule != rule):
            yield f"{id} is barred by {barred.rule if barred is not None else 'nothing'}, not {rule}"


def _wrong_events(claim: Claim, happened: Sequence[Event]) -> Iterator[str]:
    left = iter(happened)
    for wanted in claim.happened:
        if not any(_matches(event, wanted) for event in left):
            yield f"{wanted} has not happened: {[(one.what, one.data) for one in happened]}"
            break
    for what in claim.never:
        if any(event.what == what for event in happened):
            yield f"{what} has happened"


def _matches(event: Event, wanted: Mapping[str, Any]) -> bool:
    facts = {"what": event.what, **_plain(event.data)}
    return all(facts.get(name, MISSING) == value for name, value in wanted.items())


def _plain(data: Any) -> Any:
    """As a file would hold it: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(data))


def at_path(view: Any, path: str) -> Any:
    """What a path leads to: keys of a dictionary, places or ids of entries in a list.

    >>> at_path({"heroes": [{"id": "arne", "life": 3}]}, "heroes.arne.life")
    3
    """
    there = view
    for part in path.split("."):
        if isinstance(there, Mapping):
            there = there.get(part, MISSING)
        elif isinstance(there, list | tuple):
            by_id = [one for one in there if isinstance(one, Mapping) and one.get("id") == part]
            if by_id:
                there = by_id[0]
            else:
                there = there[int(part)] if part.isdigit() and int(part) < len(there) else MISSING
        else:
            return MISSING
    return there
