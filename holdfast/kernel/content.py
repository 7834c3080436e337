"""Content: TOML files that are read into checked structs.

A file is wrong in one way or in ten: every fault is named with its file, entry and field.
"""

import hashlib
import tomllib
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from holdfast.kernel.errors import BadContent, Fault

T = TypeVar("T")
MAX_FILE_SIZE = 2_000_000
FORMER_NAMES = {"evaluation.toml": "judge.toml", "policy.toml": "instinct.toml"}
"""Content files that had another name. A folder may still use it, and digests are taken with it."""
DIGEST_VERSION = "2-"
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


def _parsed(path: Path) -> Any:
    """What a file says; one that cannot be read says its bytes."""
    raw = path.read_bytes()
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        return raw


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


class Folder:
    """A game's content files: those of `own` where they are, else those that ship with the game.

    What ships may lie in several folders. A file `monsters.<anything>.toml` of one's own adds its entries to
    those of `monsters.toml`, whichever of the two that is.
    """

    def __init__(self, shipped: Path | Sequence[Path], own: Path | None = None) -> None:
        self.shipped = (shipped,) if isinstance(shipped, Path) else tuple(shipped)
        self.own = own
        self.faults: list[Fault] = []
        self._tables: dict[Path, dict[str, Any]] = {}
        if own is not None and not own.is_dir():
            raise BadContent(faults=[Fault("no-such-folder", str(own))])

    def path(self, name: str) -> Path:
        """The file that counts."""
        own = own_file(self.own, name) if self.own is not None else None
        if own is not None:
            return own
        paths = [folder / name for folder in self.shipped]
        return next((path for path in paths if path.is_file()), paths[0])

    def _read(self, path: Path) -> dict[str, Any]:
        """A file as plain data, read once; empty, with a fault noted, where it cannot be read."""
        if path not in self._tables:
            self._tables[path] = self._parse(path)
        return self._tables[path]

    def _parse(self, path: Path) -> dict[str, Any]:
        name = path.name
        try:
            raw = path.read_bytes()
            if len(raw) > MAX_FILE_SIZE:
                self.faults.append(Fault("too-large", name, {"limit": MAX_FILE_SIZE}))
                return {}
            return tomllib.loads(raw.decode("utf-8"))
        except OSError:
            self.faults.append(Fault("no-such-file", name))
        except UnicodeDecodeError:
            self.faults.append(Fault("not-utf8", name))
        except (ValueError, RecursionError) as error:
            self.faults.append(Fault("not-toml", name, {"detail": str(error)}))
        return {}

    def additions(self, name: str) -> list[Path]:
        """The files of one's own that add entries to a file: `monsters.frost.toml` to `monsters.toml`."""
        return [] if self.own is None else sorted(self.own.glob(name.removesuffix(".toml") + ".*.toml"))

    def table(self, name: str) -> dict[str, Any]:
        """The whole of a file as plain data; empty, with a fault noted, where it cannot be read."""
        return self._read(self.path(name))

    def one(self, name: str, kind: type[T]) -> T | None:
        """A file that is one thing."""
        return self.convert(self.table(name), kind, self.path(name).name)

    def entries(self, name: str, key: str, kind: type[T]) -> list[T]:
        """The entries `[[key]]` of a file and of those that add to it.

        Each is checked by itself and named by its id in a fault.
        """
        entries: list[T] = []
        seen: set[str] = set()
        for path in (self.path(name), *self.additions(name)):
            found = self._read(path).get(key, [])
            if isinstance(found, list) and found:
                entries += self._entries(path.name, key, kind, found, seen)
            elif path not in self.additions(name) or not self._adds_otherwise(path, key):
                self.faults.append(Fault("no-entries", path.name, {"key": key}))
        return entries

    def _adds_otherwise(self, path: Path, key: str) -> bool:
        """Has a file other entries? One file may add to several lists of the same file."""
        return any(isinstance(entries, list) for name, entries in self._read(path).items() if name != key)

    def _entries(self, name: str, key: str, kind: type[T], found: list[Any], seen: set[str]) -> Iterator[T]:
        for number, entry in enumerate(found, 1):
            id = entry.get("id") if isinstance(entry, dict) else None
            where = f"{name}: {key} {id or number}"
            if isinstance(id, str):
                if id in seen:
                    self.faults.append(Fault("same-id", where))
                seen.add(id)
            thing = self.convert(entry, kind, where)
            if thing is not None:
                yield thing

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
        """A short fingerprint of what the own files say: a record says by which content it was played.

        Comments and layout do not matter. What ships is known by the version of the rules.
        """
        found: list[tuple[str, Any]] = []
        for name in names:
            own = own_file(self.own, name) if self.own is not None else None
            if own is not None:
                found.append((FORMER_NAMES.get(name, name), _parsed(own)))
            found += [(path.name, _parsed(path)) for path in self.additions(name)]
        found.sort(key=lambda one: one[0])
        return DIGEST_VERSION + _hash(msgspec.msgpack.encode(found, order="deterministic"))

    def is_digest(self, digest: str, names: Iterable[str]) -> bool:
        """Is it the fingerprint of this content, by this version of Holdfast or by an earlier one?"""
        names = list(names)
        if digest.startswith(DIGEST_VERSION):
            return digest == self.digest(names)
        return digest == self._first_digest(names)

    def _first_digest(self, names: Iterable[str]) -> str:
        """The fingerprint that was taken at first: of the bytes of all files, those that ship included."""
        state = hashlib.sha256()
        for former, name in sorted((FORMER_NAMES.get(name, name), name) for name in names):
            state.update(former.encode())
            path = self.path(name)
            state.update(path.read_bytes() if path.is_file() else b"")
        return state.hexdigest()[:16]
