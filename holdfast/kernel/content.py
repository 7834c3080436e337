"""Content: TOML files that are read into checked structs.

A file is wrong in one way or in ten: every fault is named with its file, entry and field.
"""

import hashlib
import tomllib
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from holdfast.kernel.errors import BadContent, Fault

T = TypeVar("T")
LARGEST_FILE = 2_000_000
FORMER_NAMES = {"evaluation.toml": "judge.toml", "policy.toml": "instinct.toml"}
"""Content files that had another name. A folder may still use it, and digests are taken with it."""
PRESENT_NAMES = {former: name for name, former in FORMER_NAMES.items()}


def own_file(folder: Path, name: str) -> Path | None:
    """The content file of that name in a folder, under its former name if need be; None if it has none."""
    for path in (folder / name, folder / FORMER_NAMES.get(name, name)):
        if path.is_file():
            return path
    return None


def known_name(name: str, files: Collection[str]) -> str | None:
    """What these content files call the file that was asked for by its present or its former name."""
    names = (name, PRESENT_NAMES.get(name, name), FORMER_NAMES.get(name, name))
    return next((one for one in names if one in files), None)


class Folder:
    """A game's content files: those of `own` where they are, else those that ship with the game.

    What ships may lie in several folders.
    """

    def __init__(self, shipped: Path | Sequence[Path], own: Path | None = None) -> None:
        self.shipped = (shipped,) if isinstance(shipped, Path) else tuple(shipped)
        self.own = own
        self.faults: list[Fault] = []
        if own is not None and not own.is_dir():
            raise BadContent(faults=[Fault("no-such-folder", str(own))])

    def path(self, name: str) -> Path:
        """The file that counts."""
        own = own_file(self.own, name) if self.own is not None else None
        if own is not None:
            return own
        paths = [folder / name for folder in self.shipped]
        return next((path for path in paths if path.is_file()), paths[0])

    def table(self, name: str) -> dict[str, Any]:
        """The whole of a file as plain data; empty, with a fault noted, where it cannot be read."""
        path = self.path(name)
        name = path.name
        try:
            raw = path.read_bytes()
            if len(raw) > LARGEST_FILE:
                self.faults.append(Fault("too-large", name, {"limit": LARGEST_FILE}))
                return {}
            return tomllib.loads(raw.decode("utf-8"))
        except OSError:
            self.faults.append(Fault("no-such-file", name))
        except UnicodeDecodeError:
            self.faults.append(Fault("not-utf8", name))
        except (ValueError, RecursionError) as error:
            self.faults.append(Fault("not-toml", name, {"detail": str(error)}))
        return {}

    def one(self, name: str, kind: type[T]) -> T | None:
        """A file that is one thing."""
        return self.convert(self.table(name), kind, self.path(name).name)

    def entries(self, name: str, key: str, kind: type[T]) -> list[T]:
        """The entries `[[key]]` of a file, each checked by itself and named by its id in a fault."""
        table, name = self.table(name), self.path(name).name
        found = table.get(key, [])
        if not isinstance(found, list) or not found:
            self.faults.append(Fault("no-entries", name, {"key": key}))
            return []
        entries = []
        seen: set[str] = set()
        for number, entry in enumerate(found, 1):
            id = entry.get("id") if isinstance(entry, dict) else None
            where = f"{name}: {key} {id or number}"
            if isinstance(id, str):
                if id in seen:
                    self.faults.append(Fault("same-id", where))
                seen.add(id)
            thing = self.convert(entry, kind, where)
            if thing is not None:
                entries.append(thing)
        return entries

    def convert(self, data: Any, kind: type[T], where: str) -> T | None:
        """Plain data as a checked struct, or None with a fault noted."""
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at `$")
            field = path.rstrip("`").lstrip(".")
            self.faults.append(
                Fault("wrong-field", f"{where}: {field}" if field else where, {"detail": message})
            )
            return None

    def refuse_faults(self) -> None:
        """Raise all that was found wrong, if anything was."""
        if self.faults:
            raise BadContent(faults=self.faults)

    def digest(self, names: Iterable[str]) -> str:
        """A short fingerprint of the files that count: a record says by which content it was played."""
        state = hashlib.sha256()
        for former, name in sorted((FORMER_NAMES.get(name, name), name) for name in names):
            state.update(former.encode())
            path = self.path(name)
            state.update(path.read_bytes() if path.is_file() else b"")
        return state.hexdigest()[:16]
