"""Playable examples as a browser reads them: step by step as views, or as a table to play on from."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.game import ViewParts
from holdfast.kernel.question import Option
from holdfast.rulebook import editions
from holdfast.rulebook.example_words import ExampleText, text_of
from holdfast.rulebook.examples import Example, begin, editions_of, example, examples_of, walk
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.answers import TEXT, at_leisure, page_of, unless_known
from holdfast.server.http.cached_text import CachedText, cached_text
from holdfast.server.protocol.messages import (
    LogEntry,
    OutcomeData,
    SeatData,
    log_entries,
    outcome_data,
    touched_by,
)
from holdfast.server.protocol.view_diff import changes, read_view
from holdfast.server.storage.history import LoggedEvent
from holdfast.server.tables.seats import Participant

GameId = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str, PathParameter(max_length=10)]
Id = Annotated[str, PathParameter(max_length=64)]
Edition = Annotated[str, QueryParameter(max_length=20)]
KEPT = 256
"""Examples that are remembered as they were written: each costs some thousandths of a second to play."""


class ExampleChoice(msgspec.Struct, frozen=True):
    """What is chosen to go on, and the things that it touches."""

    id: str
    on: Sequence[str]


class ExampleStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step: what is said, what of the view has changed since the last one, and what happened."""

    html: str
    rules: Sequence[str] = ()
    point: Sequence[str] = ()
    choose: Sequence[ExampleChoice] = ()
    changes: Sequence[Sequence[Any]] = ()
    log: Sequence[LogEntry] = ()
    outcome: OutcomeData | None = None


class ExampleData(msgspec.Struct, frozen=True):
    """An example: the view of its first step, and all steps."""

    id: str
    chapter: str
    title: str
    rules: Sequence[str]
    editions: Sequence[str]
    seats: Sequence[SeatData]
    view: dict[str, Any]
    steps: Sequence[ExampleStep]


class GuidedStep(msgspec.Struct, frozen=True):
    """A step at a table: what is said, what is looked at, and what is to be chosen, if anything."""

    html: str
    point: Sequence[str]
    choose: str


class ExampleTable(msgspec.Struct, frozen=True):
    """The position an example begins with, and its luck; the steps for whoever is led through it."""

    title: str
    position: dict[str, Any]
    seed: int
    steps: Sequence[GuidedStep]


def _found(game: str, language: str, id: str, edition: str) -> tuple[Example, ExampleText, str]:
    """The example, its words, and its edition: the one asked for, or the newest it belongs to."""
    shelf.find(game)
    if language not in words.languages():
        raise NoSuchTable("no-such-words")
    if id not in examples_of(game):
        raise NoSuchTable("no-such-example", game=game, example=id)
    one = example(game, id)
    known = editions_of(game, one)
    return one, text_of(game, language, id), edition if edition in known else known[-1]


def edition_of(game: str, edition: str) -> str:
    """The edition that was asked for, if the game has it: whatever else is asked for is kept once."""
    return edition if edition in editions(shelf.find(game).id) else ""


@lru_cache(KEPT)
def played(game: str, language: str, id: str, edition: str) -> CachedText:
    """An example step by step, written as JSON."""
    one, text, edition = _found(game, language, id, edition)
    shown = begin(game, one, edition)
    everybody = Participant("", tuple(range(shown.seats)))
    steps: list[ExampleStep] = []
    views: list[ViewParts] = []
    lines = 0
    for step, html in zip(walk(shown, one), text.steps, strict=True):
        views.append(shown.view_parts(0))
        new = [LoggedEvent(at, len(steps), event) for at, event in enumerate(shown.events[lines:], lines)]
        lines = len(shown.events)
        steps.append(
            ExampleStep(
                html,
                step.rules,
                step.point,
                _choices(shown.question.choices if shown.question else (), step.choices),
                changes(views[-2], views[-1]) if len(views) > 1 else (),
                log_entries(shown, new, everybody),
                outcome_data(shown),
            )
        )
    seats = [SeatData(seat, "person", "", "", shown.figure(seat), "ask") for seat in range(shown.seats)]
    first = read_view(views[0])
    data = ExampleData(id, one.chapter, text.title, one.rules, one.editions, seats, first, steps)
    return cached_text(msgspec.json.encode(data))


def _choices(offered: Sequence[Option], chosen: Sequence[str]) -> list[ExampleChoice]:
    """The first choice with the things it touches here; those that follow as their ids tell."""
    touched = {option.id: option.on for option in offered}
    return [ExampleChoice(id, touched.get(id) or touched_by(id)) for id in chosen]


@lru_cache(KEPT)
def laid_out(game: str, language: str, id: str, edition: str) -> CachedText:
    """An example as a position, written as JSON."""
    one, text, edition = _found(game, language, id, edition)
    position = begin(game, one, edition).position()
    steps = [
        GuidedStep(html, step.point, "".join(step.choices[:1]))
        for step, html in zip(one.step, text.steps, strict=True)
    ]
    return cached_text(msgspec.json.encode(ExampleTable(text.title, position, one.seed, steps)))


@get(
    "/api/examples/{game:str}/{language:str}/{example:str}",
    opt=TEXT,
    responses=page_of(ExampleData),
    summary="example",
)
async def show_example(
    request: Request[Any, Any, Any], game: GameId, language: Language, example: Id, edition: Edition = ""
) -> Response[bytes]:
    """A playable example of the rulebook, step by step."""
    page = await at_leisure(played, game, language, example, edition_of(game, edition))
    return unless_known(request, page, "application/json")


@get(
    "/api/examples/{game:str}/{language:str}/{example:str}/table",
    opt=TEXT,
    responses=page_of(ExampleTable),
    summary="example table",
)
async def show_example_table(
    request: Request[Any, Any, Any], game: GameId, language: Language, example: Id, edition: Edition = ""
) -> Response[bytes]:
    """The position of an example, to be played on from; the lesson of a game is its example `lesson`."""
    page = await at_leisure(laid_out, game, language, example, edition_of(game, edition))
    return unless_known(request, page, "application/json")


HANDLERS = [show_example, show_example_table]
