"""The results of a run: one Parquet file at the end, and lines of JSON until then.

While a run goes on, each row is a line of JSON in a file beside the one that is wanted. A run that is
stopped, killed or asked for more games goes on from what both files hold.
"""

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
import polars as pl
from msgspec import Struct

from holdfast.kernel import shelf
from holdfast.kernel.settings import Setting
from holdfast.lab.errors import LabError
from holdfast.lab.plan import GameTask, Key, options_text
from holdfast.lab.rows import Row

PART = ".part"
PROGRESS = "progress"
COLUMNS: dict[str, Any] = {
    "game": pl.String,
    "rules": pl.Int64,
    "content": pl.String,
    "bot": pl.String,
    "seed": pl.UInt64,
    "options": pl.String,
    "figures": pl.List(pl.String),
    "won": pl.Boolean,
    "reason": pl.String,
    "score": pl.Int64,
    PROGRESS: pl.Float64,
    "turns": pl.Int64,
    "rounds": pl.Int64,
    "choices": pl.Int64,
    "seconds": pl.Float64,
    "trouble": pl.String,
    "moves": pl.List(pl.String),
}
"""The columns of every file; between them and `moves`, one for each setting of the game.

Older files have no progress."""
COLUMN_TYPES: dict[str, Any] = {
    "number": pl.Int64,
    "one": pl.String,
    "flag": pl.Boolean,
    "many": pl.List(pl.String),
}


class Header(Struct, frozen=True):
    """What all games of a file share."""

    game: str
    rules: int
    content: str


def column(setting: Setting) -> str:
    """The column of a setting."""
    return f"option_{setting.name}" if setting.name in COLUMNS else setting.name


def schema(game: str) -> dict[str, Any]:
    """The columns of a file of that game."""
    columns = dict(COLUMNS)
    moves = columns.pop("moves")
    settings = {column(one): COLUMN_TYPES[one.kind] for one in shelf.find(game).settings}
    return columns | settings | {"moves": moves}


class Results:
    """The rows of one file, with those of earlier runs; a context manager that saves rows as they come."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.header = header
        self._part = path.with_name(path.name + PART)
        self.frame = _read_frame(path) if path.exists() else pl.DataFrame(schema=schema(header.game))
        self._refuse_others(self.frame)
        self.fresh: list[Row] = self._read_part()
        self.done: set[Key] = set(_keys(self.frame)) | {row.key for row in self.fresh}

    def _refuse_others(self, frame: pl.DataFrame) -> None:
        """No file mixes games, rules or cards."""
        for found in frame.select("game", "rules", "content").unique().iter_rows():
            if found != (self.header.game, self.header.rules, self.header.content):
                raise LabError("lab-other-run", path=str(self.path), game=found[0])

    def _read_part(self) -> list[Row]:
        """The rows that came before the run was stopped; a line that was cut off is dropped."""
        if not self._part.exists():
            return []
        lines = self._part.read_bytes().split(b"\n")
        try:
            header = msgspec.json.decode(lines[0], type=Header)
        except msgspec.DecodeError:
            return []
        if header != self.header:
            raise LabError("lab-other-run", path=str(self._part), game=header.game)
        rows = []
        for line in lines[1:]:
            with contextlib.suppress(msgspec.DecodeError):
                rows.append(msgspec.json.decode(line, type=Row))
        return rows

    def __enter__(self) -> "Results":
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [msgspec.json.encode(self.header), *map(msgspec.json.encode, self.fresh)]
        whole = self._part.with_name(self._part.name + ".whole")
        whole.write_bytes(b"\n".join(lines) + b"\n")
        whole.replace(self._part)
        self._file = self._part.open("ab")
        return self

    def add(self, row: Row) -> None:
        """Save a row."""
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()
        self.fresh.append(row)
        self.done.add(row.key)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._file.close()

    def together(self) -> pl.DataFrame:
        """All rows, in an order that does not depend on which game ended first."""
        plain = [_plain(row, self.header) for row in self.fresh]
        fresh = pl.DataFrame(plain, schema=schema(self.header.game))
        return pl.concat([self.frame.select(fresh.columns), fresh]).sort("bot", "options", "seed")

    def finish(self) -> pl.DataFrame:
        """Write all rows into the Parquet file."""
        whole = self.together()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        made = self.path.with_name(self.path.name + ".whole")
        whole.write_parquet(made, compression="zstd")
        made.replace(self.path)
        self._part.unlink(missing_ok=True)
        self.frame, self.fresh = whole, []
        return whole


def _plain(row: Row, header: Header) -> dict[str, Any]:
    plain = {name: getattr(row, name, None) for name in COLUMNS}
    plain |= {"content": header.content, "options": options_text(row.options)}
    plain |= {"choices": len(row.choices), "moves": row.choices}
    settings = {setting.name: column(setting) for setting in shelf.find(row.game).settings}
    return plain | {settings[name]: value for name, value in row.dealt.items()}


def _keys(frame: pl.DataFrame) -> Iterator[Key]:
    yield from frame.select("bot", "options", "seed").iter_rows()


def _read_frame(path: Path) -> pl.DataFrame:
    try:
        frame = pl.read_parquet(path)
    except FileNotFoundError:
        raise LabError("file-missing", path=str(path)) from None
    except (pl.exceptions.PolarsError, OSError) as error:
        raise LabError("lab-not-results", path=str(path), detail=str(error).splitlines()[0]) from None
    if PROGRESS not in frame.columns:
        frame = frame.with_columns(pl.lit(None, pl.Float64).alias(PROGRESS))
    if not set(COLUMNS) <= set(frame.columns):
        raise LabError("lab-not-results", path=str(path), detail=", ".join(frame.columns)[:200])
    return frame


def read_results(path: Path) -> pl.DataFrame:
    """The rows of a finished file, or those of an unfinished run so far."""
    part = path.with_name(path.name + PART)
    if not part.exists():
        return _read_frame(path)
    try:
        header = msgspec.json.decode(part.read_bytes().partition(b"\n")[0], type=Header)
    except msgspec.DecodeError:
        return _read_frame(path)
    return Results(path, header).together()


def task_of(row: Mapping[str, Any], content: Path | None = None) -> GameTask:
    """The task that a row came from."""
    folder = str(content) if content else None
    return GameTask(row["game"], msgspec.json.decode(row["options"]), row["bot"], row["seed"], folder)
