"""Content: TOML files that are read into checked structs.

A file is wrong in one way or in ten: every fault is named with its file, entry and field.
"""

import hashlib
import tomllib
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from holdfast.kernel.errors import BadContent, Fault
from holdfast.kernel.packs.manifest import MANIFEST, PackLayer, layers_of, stem_of
from holdfast.kernel.packs.wrong_fields import wrong_field, wrong_fields

T = TypeVar("T")
MAX_FILE_SIZE = 2_000_000
FORMER_NAMES = {"evaluation.toml": "judge.toml", "policy.toml": "instinct.toml"}
"""Content files that had another name. A folder may still use it, and digests are taken with it."""
FORMER_FIELDS = {"policy.toml": {"errand": "objective"}}
"""Fields of such files that had another name: a folder may still use it."""
MAX_FILES_KEPT = 1000
"""So many files are remembered as they were read."""
DIGEST_VERSION = "2-"
STACK_VERSION = "3-"
"""Of content that is made of packs."""
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


class ContentKind(Struct, frozen=True):
    """What a content file holds, told to those who write forms for it: the things `[[key]]`, or, without a
    key, one thing that is the whole file."""

    file: str
    key: str
    type: Any
    references: dict[str, str] = {}
    """Fields that name things of another file, with that file; `field.part` for what is nested."""
    words: tuple[str, ...] = ()
    """The messages that name and explain a thing; `*` stands for its id."""


class _File(Struct, frozen=True):
    """A file as it was read; one that cannot be read says its bytes, and what is wrong with it."""

    data: Any
    fault: Fault | None = None


def _read_file(path: Path) -> _File:
    """What a file says. One that has not changed is not read again."""
    try:
        stat = path.stat()
    except OSError:
        return _File(b"", Fault("no-such-file", path.name))
    return _parsed(path, stat.st_mtime_ns, stat.st_size, stat.st_ino)


@lru_cache(maxsize=MAX_FILES_KEPT)
def _parsed(path: Path, _changed: int, size: int, _inode: int) -> _File:
    name = path.name
    try:
        raw = path.read_bytes()
    except OSError:
        return _File(b"", Fault("no-such-file", name))
    if size > MAX_FILE_SIZE:
        return _File(raw, Fault("too-large", name, {"limit": MAX_FILE_SIZE}))
    try:
        return _File(tomllib.loads(raw.decode("utf-8")))
    except UnicodeDecodeError:
        return _File(raw, Fault("not-utf8", name))
    except (ValueError, RecursionError) as error:
        return _File(raw, Fault("not-toml", name, {"detail": str(error)}))


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


class Folder:
    """A game's content files: those of `own` where they are, else those that ship with the game.

    What ships may lie in several folders. A file `monsters.<anything>.toml` of one's own adds its entries to
    those of `monsters.toml`, whichever of the two that is. Own content may be several layers: the entries of
    a pack are added to those below it, or replace them by id where its manifest says so.
    """

    def __init__(self, shipped: Path | Sequence[Path], own: Path | None = None) -> None:
        self.shipped = (shipped,) if isinstance(shipped, Path) else tuple(shipped)
        self.own = own
        self.faults: list[Fault] = []
        self.layers = layers_of(own)
        self._tables: dict[Path, dict[str, Any]] = {}

    def path(self, name: str) -> Path:
        """The file that counts."""
        for layer in reversed(self.layers):
            found = self._whole(layer, name)
            if found is not None:
                return found
        paths = [folder / name for folder in self.shipped]
        return next((path for path in paths if path.is_file()), paths[0])

    def _whole(self, layer: PackLayer, name: str) -> Path | None:
        """The file of a layer that stands in place of those below; a pack may bring files that nobody has."""
        if layer.manifest is None:
            return own_file(layer.folder, name)
        path = layer.folder / name
        if not path.is_file() or any((folder / name).is_file() for folder in self.shipped):
            return layer.whole(name)
        return path

    def _read(self, path: Path) -> dict[str, Any]:
        """A file as plain data, read once; empty, with a fault noted, where it cannot be read."""
        if path not in self._tables:
            found = _read_file(path)
            if found.fault is not None:
                self.faults.append(found.fault)
            self._tables[path] = {} if found.fault is not None else found.data
        return self._tables[path]

    def additions(self, name: str) -> list[Path]:
        """The files of one's own that add entries to a file: `monsters.frost.toml` to `monsters.toml`."""
        return [path for layer in self._above(name) for path in self._added(layer, name)]

    def _added(self, layer: PackLayer, name: str) -> list[Path]:
        return [path for path in layer.additions(name) if path != self._whole(layer, name)]

    def _above(self, name: str) -> tuple[PackLayer, ...]:
        """The layers from the one on that has the file that counts."""
        at = [number for number, layer in enumerate(self.layers) if self._whole(layer, name) is not None]
        return self.layers[at[-1] :] if at else self.layers

    def table(self, name: str) -> dict[str, Any]:
        """The whole of a file as plain data; empty, with a fault noted, where it cannot be read."""
        for layer in self._above(name):
            for path in self._added(layer, name) if layer.manifest is not None else ():
                said = self._read(path)
                if any(not isinstance(value, list) for value in said.values()):
                    self._undeclared(path.name, stem_of(name))
        return self._read(self.path(name))

    def one(self, name: str, kind: type[T]) -> T | None:
        """A file that is one thing."""
        for layer in self._above(name):
            if layer.manifest is not None and self._added(layer, name):
                self._undeclared(name, stem_of(name))
        former = FORMER_FIELDS.get(name, {})
        table = {former.get(field, field): value for field, value in self.table(name).items()}
        return self.convert(table, kind, self.path(name).name)

    def _undeclared(self, where: str, ref: str) -> None:
        """A pack replaces what its manifest does not say it replaces."""
        self.faults.append(Fault("replaces-undeclared", where, {"name": ref}))

    def entries(self, name: str, key: str, kind: type[T]) -> list[T]:
        """The entries `[[key]]` of a file and of those that add to it.

        Each is checked by itself and named by its id in a fault.
        """
        entries: dict[str, T] = {}
        path, stem = self.path(name), stem_of(name)
        self._add(entries, path, key, kind, None)
        for layer in self._above(name):
            for addition in self._added(layer, name):
                self._add(entries, addition, key, kind, layer)
            if layer.manifest is not None:
                for id in [id for id in entries if layer.manifest.does_remove(stem, id)]:
                    del entries[id]
        return list(entries.values())

    def _add(
        self, entries: dict[str, T], path: Path, key: str, kind: type[T], layer: PackLayer | None
    ) -> None:
        """Read the entries of one file; `layer` is none for the file that others add to."""
        found = self._read(path).get(key, [])
        if not isinstance(found, list) or not found:
            if layer is None or not self._adds_otherwise(path, key):
                self.faults.append(Fault("no-entries", path.name, {"key": key}))
            return
        here: set[str] = set()
        for number, entry in enumerate(found, 1):
            id = entry.get("id") if isinstance(entry, dict) else None
            where = f"{path.name}: {key} {id or number}"
            if isinstance(id, str):
                self._refuse_same_id(id, where, here, entries, layer)
                here.add(id)
            thing = self.convert(entry, kind, where)
            if thing is not None:
                entries[id if isinstance(id, str) else f"{path} {number}"] = thing

    def _refuse_same_id(
        self, id: str, where: str, here: set[str], entries: Collection[str], layer: PackLayer | None
    ) -> None:
        """An id stands once in a file; a pack says which it replaces, and the later of two packs counts."""
        if id in here or (id in entries and (layer is None or layer.manifest is None)):
            self.faults.append(Fault("same-id", where))
        elif id in entries and layer is not None and layer.manifest is not None:
            stem = stem_of(where.partition(": ")[0])
            if not layer.manifest.does_replace(stem, id) and not self._of_another_pack(stem, id, layer):
                self._undeclared(where, f"{stem}/{id}")

    def _of_another_pack(self, stem: str, id: str, layer: PackLayer) -> bool:
        """Does a pack that lies lower name that entry among what it adds or replaces?"""
        ref = f"{stem}/{id}"
        lower = self.layers[: self.layers.index(layer)]
        return any(
            one.manifest is not None and ref in (*one.manifest.adds, *one.manifest.replaces) for one in lower
        )

    def _adds_otherwise(self, path: Path, key: str) -> bool:
        """Has a file other entries? One file may add to several lists of the same file."""
        return any(isinstance(entries, list) for name, entries in self._read(path).items() if name != key)

    def convert(self, data: Any, kind: type[T], where: str) -> T | None:
        """Plain data as a checked struct, or None with a fault noted for every field that is wrong."""
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            self.faults += list(wrong_fields(data, kind, where)) or [wrong_field(error, where)]
            return None

    def refuse_faults(self) -> None:
        """Raise all that was found wrong, if anything was."""
        if self.faults:
            raise BadContent(faults=self.faults)

    def digest(self, names: Iterable[str]) -> str:
        """A short fingerprint of what the own files say: a record says by which content it was played.

        Comments and layout do not matter. What ships is known by the version of the rules.
        """
        names = list(names)
        found = [self._said(layer, names) for layer in self.layers]
        if len(found) == 1 and self.layers[0].manifest is None:
            return DIGEST_VERSION + _hash(msgspec.msgpack.encode(found[0], order="deterministic"))
        return STACK_VERSION + _hash(msgspec.msgpack.encode(found, order="deterministic"))

    def _said(self, layer: PackLayer, names: Iterable[str]) -> list[tuple[str, Any]]:
        """What the files of a layer say that play goes by."""
        found: list[tuple[str, Any]] = []
        for name in names:
            own = own_file(layer.folder, name) if layer.manifest is None else self._whole(layer, name)
            if own is not None:
                found.append((FORMER_NAMES.get(name, name), _read_file(own).data))
            found += [(path.name, _read_file(path).data) for path in self._added(layer, name)]
        if layer.manifest is not None:
            acts = [sorted(layer.manifest.replaces), sorted(layer.manifest.removes)]
            found.append((MANIFEST, [layer.manifest.id, *acts]))
        return sorted(found, key=lambda one: one[0])

    def own_files(self, folder: str) -> list[str]:
        """The names of the files in a folder of one's own, those of all layers."""
        found = {
            f"{folder}{path.name}" for layer in self.layers for path in (layer.folder / folder).glob("*.toml")
        }
        return sorted(found)

    def removes(self, name: str, id: str = "") -> bool:
        """Does a pack take that file out, or that entry of it?"""
        stem = stem_of(name)
        return any(one.manifest is not None and one.manifest.does_remove(stem, id) for one in self.layers)

    def is_digest(self, digest: str, names: Iterable[str]) -> bool:
        """Is it the fingerprint of this content, by this version of Holdfast or by an earlier one?"""
        names = list(names)
        if digest.startswith((DIGEST_VERSION, STACK_VERSION)):
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
