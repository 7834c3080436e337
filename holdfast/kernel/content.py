"""Content: TOML files that are read into checked structs.

A file is wrong in one way or in ten: every fault is named with its file, entry and field.
"""

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from holdfast.kernel.errors import BadContent, Fault

T = TypeVar("T")
LARGEST_FILE = 2_000_000


class Folder:
    """A game's content files: those of `own` where they are, else those that ship with the game."""

    def __init__(self, shipped: Path, own: Path | None = None) -> None:
        self.shipped = shipped
        self.own = own
        self.faults: list[Fault] = []
        if own is not None and not own.is_dir():
            raise BadContent(faults=[Fault("no-such-folder", str(own))])

    def path(self, name: str) -> Path:
        """The file that counts."""
        if self.own is not None and (self.own / name).is_file():
            return self.own / name
        return self.shipped / name

    def table(self, name: str) -> dict[str, Any]:
        """The whole of a file as plain data; empty, with a fault noted, where it cannot be read."""
        path = self.path(name)
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
        return self.convert(self.table(name), kind, name)

    def entries(self, name: str, key: str, kind: type[T]) -> list[T]:
        """The entries `[[key]]` of a file, each checked by itself and named by its id in a fault."""
        table = self.table(name)
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
        for name in sorted(names):
            state.update(name.encode())
            path = self.path(name)
            state.update(path.read_bytes() if path.is_file() else b"")
        return state.hexdigest()[:16]
