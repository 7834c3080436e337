"""A pack as files in memory: read from a folder or a zip file, measured before anything of it is used."""

import hashlib
import io
import re
import stat
import tomllib
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from holdfast.kernel.errors import BadContent, Fault, shown, truncated
from holdfast.kernel.packs.bounds import (
    MAX_FILE_BYTES,
    MAX_FILES,
    MAX_PACK_BYTES,
    MAX_PATH_PARTS,
    MAX_ZIP_BYTES,
    data_faults,
)
from holdfast.kernel.packs.fluent import word_faults
from holdfast.kernel.packs.manifest import MANIFEST, STACK, Manifest, read_manifest

FILE_NAME = re.compile(
    r"words/[a-z]{2,3}(-[A-Za-z0-9]{1,8})*/[a-z0-9][a-z0-9_.-]{0,80}\.ftl"
    r"|([a-z0-9][a-z0-9_-]{0,40}/)?[a-z0-9][a-z0-9_.-]{0,80}\.toml"
    r"|README\.md|LICENSE(\.txt|\.md)?"
)
LEFT_BY_SYSTEMS = re.compile(r"(^|/)(__MACOSX/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)")
"""What computers put into folders by themselves; it is passed over."""
KEY_LENGTH = 32


class Pack(Struct, frozen=True):
    """A pack: its manifest, and all its files by their names."""

    manifest: Manifest
    files: dict[str, bytes]

    @property
    def key(self) -> str:
        """What tells it from every other pack: a fingerprint of all its files."""
        found = hashlib.sha256()
        for name in sorted(self.files):
            found.update(f"{len(name)}:{name}:{len(self.files[name])}:".encode())
            found.update(self.files[name])
        return found.hexdigest()[:KEY_LENGTH]

    def write(self, folder: Path) -> None:
        """Write the files into a folder."""
        for name, data in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    def zipped(self) -> bytes:
        """The pack as one file; the same pack makes the same file."""
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in sorted(self.files):
                archive.writestr(zipfile.ZipInfo(name), self.files[name], zipfile.ZIP_DEFLATED)
        return written.getvalue()


def pack_of(files: Mapping[str, bytes]) -> Pack:
    """The pack that these files make; everything wrong with one of them is raised at once."""
    sizes = list(_size_faults(files))
    if sizes:
        raise BadContent(faults=sizes)
    if MANIFEST not in files:
        raise BadContent(faults=[Fault("no-manifest", MANIFEST)])
    faults: list[Fault] = []
    manifest = None
    try:
        manifest = read_manifest(files[MANIFEST])
    except BadContent as error:
        faults += error.faults
    for name in sorted(files):
        faults += _file_faults(name, files[name])
    if faults or manifest is None:
        raise BadContent(faults=truncated(faults))
    return Pack(manifest, dict(files))


def _size_faults(files: Mapping[str, bytes]) -> Iterator[Fault]:
    if len(files) > MAX_FILES:
        yield Fault("too-many-files", "", {"limit": MAX_FILES})
        return
    for name, data in files.items():
        yield from _name_faults(name)
        if len(data) > MAX_FILE_BYTES:
            yield Fault("too-large", shown(name), {"limit": MAX_FILE_BYTES})
    if sum(map(len, files.values())) > MAX_PACK_BYTES:
        yield Fault("pack-too-large", "", {"limit": MAX_PACK_BYTES})


def _name_faults(name: str) -> Iterator[Fault]:
    parts = name.split("/")
    if name.startswith("/") or ".." in parts or "\\" in name or ":" in name or "\0" in name:
        yield Fault("path-outside", shown(name))
    elif name == STACK or not FILE_NAME.fullmatch(name) or len(parts) > MAX_PATH_PARTS:
        yield Fault("file-not-allowed", shown(name))


def _file_faults(name: str, data: bytes) -> Iterator[Fault]:
    if name == MANIFEST:
        return
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        yield Fault("not-utf8", name)
        return
    if name.endswith(".toml"):
        try:
            yield from data_faults(tomllib.loads(text), name)
        except (ValueError, RecursionError) as error:
            yield Fault("not-toml", name, {"detail": shown(str(error))})
    elif name.endswith(".ftl"):
        yield from word_faults(text, name)


# -- where packs come from --------------------------------------------------------------------


def from_zip(data: bytes) -> Pack:
    """The pack in a zip file. It may lie in a folder of its own in there."""
    if len(data) > MAX_ZIP_BYTES:
        raise BadContent(faults=[Fault("zip-too-large", "", {"limit": MAX_ZIP_BYTES})])
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return pack_of(_without_folder(dict(_unzipped(archive))))
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        NotImplementedError,
        OSError,
        RuntimeError,
        ValueError,
    ) as error:
        raise BadContent(faults=[Fault("not-a-zip", "", {"detail": shown(str(error))})]) from None


def _unzipped(archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """The files, each read no further than it may be long, whatever the archive says of its length."""
    entries = [
        one for one in archive.infolist() if not one.is_dir() and not LEFT_BY_SYSTEMS.search(one.filename)
    ]
    if len(entries) > MAX_FILES:
        raise BadContent(faults=[Fault("too-many-files", "", {"limit": MAX_FILES})])
    left, seen = MAX_PACK_BYTES, set[str]()
    for entry in entries:
        name = entry.filename
        if entry.flag_bits & 1:
            raise BadContent(faults=[Fault("encrypted", shown(name))])
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise BadContent(faults=[Fault("link-in-pack", shown(name))])
        if name.casefold() in seen:
            raise BadContent(faults=[Fault("file-twice", shown(name))])
        seen.add(name.casefold())
        with archive.open(entry) as file:
            found = file.read(min(left, MAX_FILE_BYTES) + 1)
        if len(found) > MAX_FILE_BYTES:
            raise BadContent(faults=[Fault("too-large", shown(name), {"limit": MAX_FILE_BYTES})])
        left -= len(found)
        if left < 0:
            raise BadContent(faults=[Fault("pack-too-large", "", {"limit": MAX_PACK_BYTES})])
        yield name, found


def _without_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files by their names in the pack, if all of them lie in one folder that is the pack."""
    folders = {name.partition("/")[0] for name in files}
    if MANIFEST in files or len(folders) != 1:
        return files
    folder = next(iter(folders))
    if f"{folder}/{MANIFEST}" not in files or folder == "..":
        return files
    return {name.removeprefix(f"{folder}/"): data for name, data in files.items()}


def from_folder(folder: Path) -> Pack:
    """The pack in a folder."""
    return pack_of(dict(_in_folder(folder)))


def from_path(path: Path) -> Pack:
    """The pack in a folder or a zip file."""
    if path.is_dir():
        return from_folder(path)
    try:
        with path.open("rb") as file:
            data = file.read(MAX_ZIP_BYTES + 1)
    except OSError:
        raise BadContent(faults=[Fault("no-such-file", path.name)]) from None
    return from_zip(data)


def _in_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    count = 0
    for path in _walk(folder, MAX_PATH_PARTS):
        name = path.relative_to(folder).as_posix()
        if LEFT_BY_SYSTEMS.search(name):
            continue
        count += 1
        if count > MAX_FILES:
            raise BadContent(faults=[Fault("too-many-files", "", {"limit": MAX_FILES})])
        if path.is_symlink():
            raise BadContent(faults=[Fault("link-in-pack", shown(name))])
        with path.open("rb") as file:
            yield name, file.read(MAX_FILE_BYTES + 1)


def _walk(folder: Path, depth: int) -> Iterable[Path]:
    """All files in a folder; links are told and not followed, hidden files are passed over."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        if path.is_dir() and not path.is_symlink() and depth > 1:
            yield from _walk(path, depth - 1)
        elif path.is_symlink() or path.is_file():
            yield path
