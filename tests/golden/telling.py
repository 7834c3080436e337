"""A game as readable text: every question, choice, result, event and whatever changes in the views."""

from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.kernel.chance import Chance
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from holdfast.kernel.question import Question

Lines = Iterator[str]


def playthrough(game: Game, seed: int) -> str:
    """Play at random, by the house's own chance, and tell everything."""
    return "\n".join([*_playthrough(game, Chance(seed)), ""])


def _playthrough(game: Game, luck: Chance) -> Lines:
    yield f"{game.rules.id}, rules {game.rules.version}"
    yield from (f"  {name} = {_word(value)}" for name, value in game.options.items())
    known: dict[int | None, dict[str, str]] = {}
    told = results = 0
    while True:
        question = game.question
        for result in game.table.chance.results[results:]:
            yield f"  chance {result}"
        results = len(game.table.chance.results)
        for event in game.events[told:]:
            yield from _event(event)
        told = len(game.events)
        yield from _views(game, known)
        if question is None:
            break
        yield from _asked(question)
        choice = luck.pick("choice", question.options.ids)
        yield f"> {choice}"
        game.choose(choice)
    outcome = game.outcome
    assert outcome is not None
    yield ""
    yield f"{'won' if outcome.won else 'lost'}: {outcome.reason}, score {_word(outcome.score)}"


def _event(event: Event) -> Lines:
    if event.what in ("turn", "round"):
        yield ""
    data = "".join(f" {name}={_word(value)}" for name, value in event.data.items())
    seat = "" if event.seat is None else f" (seat {event.seat})"
    why = f" because {event.why}" if event.why else ""
    only = "" if event.seen_by is None else f" only for {_word(event.seen_by)}"
    yield f"{'  ' * (event.depth + 1)}* {event.what}{data}{seat}{why}{only}"


def _asked(question: Question) -> Lines:
    about = "".join(f" {name}={_word(value)}" for name, value in question.about.items())
    kind = " (a window)" if question.reaction else "" if question.clean else " (within an action)"
    yield f"? {question.ask}{about}{kind}"
    by_seat: dict[int | None, list[str]] = {}
    for option in question.options:
        by_seat.setdefault(option.seat, []).append(option.id)
    for seat, ids in by_seat.items():
        yield f"    {'anyone' if seat is None else f'seat {seat}'}: {' '.join(ids)}"
    reasons: dict[str, list[str]] = {}
    for barred in question.barred:
        reasons.setdefault(f"{barred.reason} {barred.rule}", []).append(barred.id)
    for reason, barred_ids in reasons.items():
        yield f"    not {' '.join(barred_ids)}: {reason}"


def _views(game: Game, known: dict[int | None, dict[str, str]]) -> Lines:
    """Everything of the onlooker's view that has changed, and where a seat sees something else."""
    open_to_all = _flat(game.view(None))
    for seat in (None, *range(game.seats)):
        seen = _flat(game.view(seat))
        if seat is not None:
            seen = {path: value for path, value in seen.items() if open_to_all.get(path) != value}
        before = known.get(seat, {})
        who = "" if seat is None else f"seat {seat}: "
        for path, value in seen.items():
            if before.get(path) != value:
                yield f"  | {who}{path} = {value}"
        for path in before:
            if path not in seen:
                yield f"  | {who}{path} is gone"
        known[seat] = seen


def _flat(view: Any, path: str = "") -> dict[str, str]:
    """Every value of a view by the way to it; short lists in one line."""
    if isinstance(view, dict):
        parts = {str(key): part for key, part in view.items()}
    elif isinstance(view, list | tuple) and any(isinstance(part, dict | list) for part in view):
        ids = [part.get("id") if isinstance(part, dict) else None for part in view]
        named = len({id for id in ids if isinstance(id, str)}) == len(ids)
        parts = {str(ids[number] if named else number): part for number, part in enumerate(view)}
    else:
        return {path: _word(view)}
    found: dict[str, str] = {}
    for key, part in parts.items():
        found |= _flat(part, f"{path}.{key}" if path else key)
    return found


def _word(value: Any) -> str:
    if isinstance(value, list | tuple) and not any(isinstance(part, dict | list) for part in value):
        return "+".join(map(_word, value)) or "nothing"
    return value if isinstance(value, str) and value else msgspec.json.encode(value).decode()
