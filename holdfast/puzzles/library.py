"""The puzzles that ship with each game: `puzzles/<id>.json` in its folder."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from holdfast.kernel import shelf
from holdfast.kernel.errors import HoldfastError
from holdfast.puzzles.model import Puzzle

FOLDER = "puzzles"


class NoSuchPuzzle(HoldfastError):
    """There is no such puzzle."""

    code = "no-such-puzzle"


class PuzzleSummary(msgspec.Struct, frozen=True):
    """What a list of puzzles says of each."""

    game: str
    id: str
    kind: str
    themes: tuple[str, ...]
    rating: int
    choices: int
    """How many choices its solution takes."""


def folder_of(game: str) -> Path | None:
    """Where a game keeps its puzzles; they lie beside its words."""
    words = shelf.find(game).wording.folder
    return words.parent / FOLDER if words is not None else None


def encoded(puzzle: Puzzle) -> bytes:
    """The text of a puzzle's file."""
    plain = msgspec.to_builtins(replace(puzzle, id="", game=""))
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


def read(game: str, path: Path) -> Puzzle:
    """The puzzle in a file."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Puzzle)
    except msgspec.DecodeError as error:
        raise NoSuchPuzzle("bad-puzzle", file=str(path), detail=str(error)) from error
    return replace(found, id=path.stem, game=game)


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """All puzzles of a game by their ids."""
    folder = folder_of(game)
    found = sorted(folder.glob("*.json")) if folder is not None else []
    return {path.stem: read(game, path) for path in found}


def puzzle(game: str, id: str) -> Puzzle:
    """A puzzle by its id."""
    found = puzzles_of(game).get(id)
    if found is None:
        raise NoSuchPuzzle(game=game, puzzle=id[:20])
    return found


@cache
def summaries(game: str) -> Sequence[PuzzleSummary]:
    """All puzzles of a game in a few words, the easiest first."""
    known = sorted(puzzles_of(game).values(), key=lambda one: (one.rating, one.id))
    return [
        PuzzleSummary(game, one.id, one.goal.kind, one.themes, one.rating, len(one.solution)) for one in known
    ]


def games_with_puzzles() -> list[str]:
    """The games that ship with puzzles."""
    return [game for game in shelf.games() if puzzles_of(game)]


def next_puzzle(
    game: str, rating: float, *, theme: str = "", without: Collection[str] = ()
) -> PuzzleSummary | None:
    """The puzzle of a game (empty: of any) whose rating is nearest; `without` names those that are done, as
    `game/id`."""
    left = [
        one
        for id in ([game] if game else games_with_puzzles())
        for one in summaries(id)
        if f"{id}/{one.id}" not in without and (not theme or theme in one.themes)
    ]
    return min(left, key=lambda one: (abs(one.rating - rating), one.id), default=None)
