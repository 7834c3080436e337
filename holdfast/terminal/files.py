"""Saved games: reading with clear errors, writing atomically."""

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import typer

import holdfast
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game
from holdfast.kernel.record import MAX_BYTES

HOME = "HOLDFAST_HOME"
"""The variable that says where unfinished games are kept, instead of the usual folder."""


class FileTrouble(HoldfastError):
    """A file cannot be read or written."""

    code = "file-trouble"

    @classmethod
    def of(cls, path: Path, error: OSError) -> "FileTrouble":
        """What the machine says, by kind."""
        match error:
            case FileNotFoundError() if not path.parent.is_dir():
                return cls("file-no-folder", path=str(path.parent))
            case FileNotFoundError():
                return cls("file-missing", path=str(path))
            case IsADirectoryError():
                return cls("file-is-folder", path=str(path))
            case PermissionError():
                return cls("file-forbidden", path=str(path))
            case _:
                return cls(path=str(path), detail=error.strerror or type(error).__name__)


class WrongUse(HoldfastError):
    """Flags that do not go together."""

    code = "wrong-use"


class _Kind(msgspec.Struct):
    """Enough of a file to tell a record from a position."""

    choices: Any = None
    state: Any = None


def read_game(path: Path, *, seed: int | None = None, content: Path | None = None) -> Game:
    """The game of a file: a record goes on where it stopped, a position from where it stands."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise FileTrouble.of(path, error) from None
    if not _is_position(raw):
        if seed is not None:
            raise WrongUse("seed-of-record")
        return holdfast.load(raw, content=content)
    return holdfast.resume(raw, seed=seed or 0, content=content)


def _is_position(raw: bytes) -> bool:
    try:
        kind = msgspec.json.decode(raw, type=_Kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return kind.state is not None and kind.choices is None


def write_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record beside its place and move it there when it is whole."""
    whole = msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"
    try:
        if path.is_dir():
            raise IsADirectoryError
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(whole)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileTrouble.of(path, error) from None


def free_name(folder: Path, stem: str) -> Path:
    """A file of that name that is not there yet."""
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def usual_stem(game: Game) -> str:
    """What a game's file is called: the game and its seed."""
    return f"{game.rules.id}-{game.seed}"


def keeping_folder() -> Path:
    """Where games are kept while they are played."""
    home = os.environ.get(HOME)
    return (Path(home) if home else Path(typer.get_app_dir("holdfast"))) / "unfinished"


def kept_games() -> list[Path]:
    """The games that somebody left unfinished, newest first."""
    folder = keeping_folder()
    found = folder.glob("*.json") if folder.is_dir() else ()
    return sorted(found, key=lambda path: -path.stat().st_mtime)
