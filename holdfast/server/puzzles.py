"""Puzzles over HTTP: the list, a puzzle as a board, an answer to a line, the solution. Nothing is stored."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from holdfast.kernel import shelf
from holdfast.kernel.game import Game
from holdfast.kernel.history import Frame
from holdfast.kernel.message import Message
from holdfast.puzzles import descriptions, library, play
from holdfast.puzzles.library import PuzzleSummary
from holdfast.puzzles.model import GoalChance, Puzzle, Verdict
from holdfast.server.errors import NoSuchTable
from holdfast.server.http.answers import TEXT, at_leisure, page_of, refusals, unless_known
from holdfast.server.http.cached_text import CachedText, cached_text
from holdfast.server.http.clients import PAGE, REPLAY
from holdfast.server.http.routes import SMALL_BODY, Asked, GameId
from holdfast.server.protocol import messages
from holdfast.server.protocol.view_diff import read_view
from holdfast.server.storage.history import LoggedEvent
from holdfast.server.tables.seats import Participant

PuzzleId = Annotated[str, PathParameter(max_length=12, pattern="^[0-9]+$")]
ChoiceId = Annotated[str, Meta(max_length=200)]
MAX_CHOICES = 40
KEPT = 256
"""Puzzles and lines that are remembered as they were answered."""


class PuzzleLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices made in a puzzle, from its beginning."""

    choices: Annotated[list[ChoiceId], Meta(max_length=MAX_CHOICES)] = []


class WantedPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the next puzzle is to be like: of a game, about a theme, as hard as that; and what is done."""

    game: Annotated[str, Meta(max_length=64)] = ""
    theme: Annotated[str, Meta(max_length=40)] = ""
    rating: Annotated[float, Meta(ge=0, le=4000)] = 1500
    without: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=2000)] = []


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of every game, the easiest first, and the themes that there are."""

    puzzles: Sequence[PuzzleSummary]
    themes: Sequence[str]


class NextPuzzle(msgspec.Struct, frozen=True):
    """A puzzle to go on with; nothing when all are done."""

    puzzle: PuzzleSummary | None


class PuzzleMoment(msgspec.Struct, frozen=True):
    """The board at a moment of a puzzle, and what may be chosen there."""

    view: dict[str, Any]
    question: messages.QuestionData | None
    odds: dict[str, messages.OddsData]


class PuzzleData(msgspec.Struct, frozen=True):
    """A puzzle as it is set before somebody."""

    about: PuzzleSummary
    options: dict[str, Any]
    seats: Sequence[messages.SeatData]
    seat: int
    task: Message
    solved_by: dict[str, float]
    turn: int
    lines: int
    """How many lines solve it."""
    start: PuzzleMoment


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What becomes of a line. `before` is the board before its last choice, and `steps` lead from there to
    `now`; after a wrong choice the likeliest ones follow until the goal is decided."""

    verdict: Verdict
    before: dict[str, Any]
    steps: Sequence[messages.StepData]
    now: PuzzleMoment
    log: Sequence[messages.LogEntry]
    told: Sequence[Message]


class SolutionChoice(msgspec.Struct, frozen=True):
    """A choice of a solution: what it says, and what it touches."""

    id: str
    on: Sequence[str]
    label: Message


class PuzzleFact(msgspec.Struct, frozen=True):
    """What happens until the next turn, on average: after the solution and after the tempting line."""

    name: Message
    solution: float
    tempting: float


class PuzzleSolution(msgspec.Struct, frozen=True):
    """How it goes on from where somebody is, why that works, and what the tempting line costs."""

    choices: Sequence[SolutionChoice]
    tempting: Sequence[SolutionChoice]
    why: Sequence[Message]
    best: GoalChance
    second: GoalChance
    temptation: GoalChance
    facts: Sequence[PuzzleFact]


@lru_cache(1)
def all_puzzles() -> CachedText:
    """The list, written as JSON."""
    found = [one for game in library.games_with_puzzles() for one in library.summaries(game)]
    themes = sorted({theme for one in found for theme in one.themes})
    return cached_text(msgspec.json.encode(PuzzleList(found, themes)))


@lru_cache(KEPT)
def puzzle_data(game: str, id: str) -> CachedText:
    """A puzzle, written as JSON."""
    puzzle = _found(game, id)
    begun = play.begin(puzzle)
    _ = begun.question
    seats = [
        messages.SeatData(seat, "person", "", "", begun.figure(seat), "ask") for seat in range(begun.seats)
    ]
    about = next(one for one in library.summaries(game) if one.id == id)
    task = descriptions.task_of(puzzle, begun)
    data = PuzzleData(
        about,
        dict(begun.options),
        seats,
        puzzle.seat,
        task,
        puzzle.solved_by,
        puzzle.origin.turn,
        len(puzzle.lines),
        _moment(begun, puzzle),
    )
    return cached_text(msgspec.json.encode(data))


def _found(game: str, id: str) -> Puzzle:
    if id not in library.puzzles_of(shelf.find(game).id):
        raise NoSuchTable("no-such-puzzle", game=game, puzzle=id)
    return library.puzzle(game, id)


def _moment(game: Game, puzzle: Puzzle) -> PuzzleMoment:
    everybody = Participant("", tuple(range(game.seats)))
    question = messages.question_data(game, everybody)
    odds = {
        one.id: messages.odds_data(game, found)
        for one in (game.question.choices if game.question is not None else ())
        if (found := game.odds(one)) is not None
    }
    return PuzzleMoment(messages.view_data(game, puzzle.seat), question, odds)


def _log(game: Game, first: int) -> list[messages.LogEntry]:
    everybody = Participant("", tuple(range(game.seats)))
    new = [LoggedEvent(at, 0, event) for at, event in enumerate(game.events[first:], first)]
    return messages.log_entries(game, new, everybody)


def _labelled(puzzle: Puzzle, made: Sequence[str], line: Sequence[str]) -> list[SolutionChoice]:
    """The choices of a line as they are offered when their turn comes."""
    game = play.begin(puzzle)
    for id in made:
        game.choose(id)
    found: list[SolutionChoice] = []
    for id in line:
        question = game.question
        option = question.options.get(id) if question is not None else None
        if option is None:
            break
        found.append(SolutionChoice(id, option.on, game.messages().label(option)))
        game.choose(id)
    return found


@get("/api/puzzles", opt=TEXT, responses=page_of(PuzzleList), summary="puzzles")
async def show_puzzles(request: Asked) -> Response[bytes]:
    """Every puzzle in a few words."""
    return unless_known(request, await at_leisure(all_puzzles), "application/json")


@get("/api/puzzles/{game:str}/{puzzle:str}", opt=TEXT, responses=page_of(PuzzleData), summary="puzzle")
async def show_puzzle(request: Asked, game: GameId, puzzle: PuzzleId) -> Response[bytes]:
    """A puzzle as a board with its task."""
    return unless_known(request, await at_leisure(puzzle_data, game, puzzle), "application/json")


@post(
    "/api/puzzles/next",
    status_code=200,
    opt=PAGE,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 404, 413, 429),
    summary="next puzzle",
)
async def find_next(data: JSONBody[WantedPuzzle]) -> NextPuzzle:
    """The puzzle that suits a player best."""
    game = shelf.find(data.game).id if data.game else ""
    done = frozenset(data.without)
    return NextPuzzle(library.next_puzzle(game, data.rating, theme=data.theme, without=done))


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/try",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 404, 409, 413, 429),
    summary="answer a puzzle",
)
async def try_line(game: GameId, puzzle: PuzzleId, data: JSONBody[PuzzleLine]) -> PuzzleAnswer:
    """Is the line right? A wrong one is answered with what would come of it."""
    known = _found(game, puzzle)
    checked = play.check_line(known, data.choices)
    if checked.verdict == "wrong":
        return await _wrong(known, data.choices)
    now = play.begin(known)
    for id in data.choices[:-1]:
        now.choose(id)
    return _answer(known, now, data.choices[-1:], checked.verdict, [])


async def _wrong(puzzle: Puzzle, choices: Sequence[str]) -> PuzzleAnswer:
    seed, future = 0, None
    for seed, future in play.consequence(puzzle, choices):  # noqa: B007 -- the last one is shown
        await asyncio.sleep(0)  # Others get their turn.
    assert future is not None
    made, last = future.game.choices, len(choices) - 1
    again = play.begin(puzzle, seed)
    for id in made[:last]:
        again.choose(id)
    told = descriptions.missed(puzzle, future)
    chance = descriptions.still(puzzle, choices)
    return _answer(puzzle, again, made[last:], "wrong", [*told, *([chance] if chance else [])])


def _answer(
    puzzle: Puzzle, game: Game, choices: Sequence[str], verdict: Verdict, told: list[Message]
) -> PuzzleAnswer:
    """Make these choices and tell how they came out."""
    _ = game.question
    seat, first = puzzle.seat, len(game.events)
    before = game.view_parts(seat)
    frames: list[Frame] = []
    with game.filming(frames):
        for id in choices:
            game.choose(id)
    now = game.view_parts(seat)
    return PuzzleAnswer(
        verdict,
        read_view(before),
        messages.steps_data(game, before, now, seat, frames),
        _moment(game, puzzle),
        _log(game, first),
        told,
    )


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/solution",
    status_code=200,
    opt=REPLAY,
    request_max_body_size=SMALL_BODY,
    responses=refusals(400, 404, 409, 413, 429),
    summary="puzzle solution",
)
async def show_solution(game: GameId, puzzle: PuzzleId, data: JSONBody[PuzzleLine]) -> PuzzleSolution:
    """How it goes on from there; from the beginning, if that line is wrong."""
    known = _found(game, puzzle)
    checked = play.check_line(known, data.choices)
    made: Sequence[str] = () if checked.verdict == "wrong" else checked.made
    facts = [
        PuzzleFact(Message(f"puzzle-fact-{fact.counted}"), fact.solution, fact.tempting)
        for fact in known.facts
    ]
    return PuzzleSolution(
        _labelled(known, made, play.following(known, tuple(made))),
        _labelled(known, (), known.tempting),
        descriptions.why(known),
        known.proof.best,
        known.proof.second,
        known.proof.tempting,
        facts,
    )


HANDLERS = [show_puzzles, show_puzzle, find_next, try_line, show_solution]
