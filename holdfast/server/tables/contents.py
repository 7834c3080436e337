"""What each table is played with: the content of this server, or packs on top of it.

Packs lie in the folder that the host names, and in the database those that a table is played with. They
are laid out in a folder of this process, where worker processes read them, too.
"""

import asyncio
import logging
import shutil
import tempfile
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from holdfast.kernel import shelf
from holdfast.kernel.errors import BadContent, BadRecord
from holdfast.kernel.packs.bounds import MAX_PACKS
from holdfast.kernel.packs.manifest import KEY, PackLabel
from holdfast.kernel.packs.pack import Pack, from_path, from_zip
from holdfast.kernel.packs.pack_words import messages_in
from holdfast.kernel.packs.stack import lay_out
from holdfast.server.errors import InvalidRequest
from holdfast.server.storage.pack_store import PackStore, StoredPack
from holdfast.server.storage.store import Store

log = logging.getLogger("holdfast.server")

MAX_KEPT = 64
"""So many packs and contents are kept in memory; others are read again when needed."""
MAX_LAID_OUT = 256
IN_USE_SECONDS = 3600.0
"""What was asked for so lately is not cleared away: a worker may be reading it."""
MAX_OFFERED = 100
"""More packs of the host are not offered."""

K = TypeVar("K")
V = TypeVar("V")
Mark = tuple[tuple[str, int, int], ...]


class PackLibrary:
    """The packs in the folder of the host."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._read: dict[str, tuple[Mark, Pack | BadContent]] = {}

    def packs(self) -> list[Pack]:
        """Every pack that can be read, by name; what has changed is read again."""
        found = [one for one in self.entries().values() if isinstance(one, Pack)]
        return sorted(found, key=lambda pack: (pack.manifest.name, pack.manifest.id))

    def entries(self) -> Mapping[str, Pack | BadContent]:
        """Everything in the folder by file name: a pack, or what is wrong with it."""
        known, self._read = self._read, {}
        for path in self._paths():
            mark = _mark(path)
            before = known.get(path.name)
            if before is None or before[0] != mark:
                before = mark, _read(path)
            self._read[path.name] = before
        return {name: one for name, (_, one) in self._read.items()}

    def _paths(self) -> list[Path]:
        if self._folder is None or not self._folder.is_dir():
            return []
        found = [one for one in sorted(self._folder.iterdir()) if not one.name.startswith(".")]
        return [one for one in found if one.is_dir() or one.suffix == ".zip"][:MAX_OFFERED]


def _mark(path: Path) -> Mark:
    """By which a pack that has changed is known."""
    files = [path] if path.is_file() else [one for one in path.glob("**/*") if one.is_file()][:1000]
    return tuple((str(one), one.stat().st_mtime_ns, one.stat().st_size) for one in sorted(files))


def _read(path: Path) -> Pack | BadContent:
    try:
        return from_path(path)
    except BadContent as error:
        told = [fault.tell() for fault in error.faults[:5]]
        log.warning("pack-unreadable", extra={"facts": {"pack": path.name, "faults": told}})
        return error
    except OSError as error:
        log.warning("pack-unreadable", extra={"facts": {"pack": path.name, "faults": [str(error)]}})
        return BadContent()


class TableContent(Struct, frozen=True):
    """The content of a table: its folder, which is none for what ships, and its packs."""

    folder: Path | None
    packs: tuple[PackLabel, ...] = ()
    keys: tuple[str, ...] = ()


class TableContents:
    """Finds packs, and lays them out."""

    def __init__(self, store: Store, below: Path | None, library: Path | None) -> None:
        self.below = below
        """The content of this server, on which packs are laid."""
        self.library = PackLibrary(library)
        self.store = PackStore(store)
        self._packs: OrderedDict[str, Pack] = OrderedDict()
        self._words: OrderedDict[tuple[tuple[str, ...], str], str] = OrderedDict()
        self._home: Path | None = None
        self._laid_out: OrderedDict[tuple[str, ...], tuple[Path, float]] = OrderedDict()
        self._laying = asyncio.Lock()

    # -- packs --------------------------------------------------------------------------------

    async def offered(self, game: str) -> list[Pack]:
        """The packs of the host for that game."""
        found = await asyncio.to_thread(self.library.packs)
        return [one for one in found if one.manifest.game == game]

    async def resolve(self, game: str, refs: Sequence[str]) -> list[Pack]:
        """The packs of these names in their order, each the id of one of the host's, or a key."""
        if len(refs) > MAX_PACKS:
            raise InvalidRequest("bad-request")
        offered = {one.manifest.id: one for one in await self.offered(game)} if refs else {}
        keys = [ref for ref in refs if ref not in offered]
        by_key = await self.by_key([ref for ref in keys if KEY.fullmatch(ref)])
        for ref in keys:
            if ref not in by_key:
                raise InvalidRequest("no-such-pack", pack=ref[:64])
        return [offered[ref] if ref in offered else by_key[ref] for ref in refs]

    async def by_key(self, keys: Sequence[str]) -> dict[str, Pack]:
        """The packs of these keys, as far as they are here: in memory, in the database, in the folder."""
        found = {key: self._packs[key] for key in keys if key in self._packs}
        missing = [key for key in keys if key not in found]
        if missing:
            stored = await self.store.find(missing)
            for key, one in stored.items():
                found[key] = await asyncio.to_thread(from_zip, one.data)
            left = [key for key in missing if key not in found]
            if left:
                hosts = {one.key: one for one in await asyncio.to_thread(self.library.packs)}
                found |= {key: hosts[key] for key in left if key in hosts}
        for key, pack in found.items():
            _remember(self._packs, key, pack)
        return found

    async def send(self, pack: Pack, client: str) -> str:
        """Keep a pack that somebody sent; its key."""
        stored = await asyncio.to_thread(_stored, pack)
        await self.store.add(stored, client)
        _remember(self._packs, stored.key, pack)
        return stored.key

    async def keep(self, content: TableContent) -> None:
        """Keep the packs of a table that is about to be set."""
        packs = await self._all(content.keys)
        await self.store.keep(await asyncio.to_thread(lambda: [_stored(one) for one in packs]))

    async def words(self, keys: Sequence[str], language: str) -> str:
        """What packs say in a language, as Fluent."""
        wanted = tuple(keys), language
        if wanted not in self._words:
            packs = await self._all(keys)
            text = await asyncio.to_thread(messages_in, [one.files for one in packs], language)
            _remember(self._words, wanted, text)
        self._words.move_to_end(wanted)
        return self._words[wanted]

    async def _all(self, keys: Sequence[str]) -> list[Pack]:
        found = await self.by_key(keys)
        missing = [key for key in keys if key not in found]
        if missing:
            raise InvalidRequest("no-such-pack", pack=missing[0][:64])
        return [found[key] for key in keys]

    # -- contents -----------------------------------------------------------------------------

    async def of_packs(self, game: str, packs: Sequence[Pack]) -> TableContent:
        """The content that packs make on top of this server's."""
        if not packs:
            return TableContent(self.below)
        return await self._content(game, packs, self.below)

    def is_laid_out(self, keys: Sequence[str]) -> bool:
        """Is there a table with these packs, or somebody about to set one?"""
        return (str(self.below or ""), *keys) in self._laid_out

    async def of_keys(self, game: str, keys: Sequence[str]) -> TableContent:
        """The content of packs by their keys."""
        return await self.of_packs(game, await self._all(keys))

    async def played(self, game: str, digest: str, keys: Sequence[str], labels: str = "") -> TableContent:
        """The content by which a table or a record was played: by its fingerprint, and its packs."""
        rules = shelf.find(game)
        if not digest:
            return TableContent(None)
        if not keys:
            if not await asyncio.to_thread(rules.is_digest, digest, self.below):
                raise BadRecord("other-content", game=game)
            return TableContent(self.below)
        found = await self.by_key(keys)
        missing = [key for key in keys if key not in found]
        if missing:
            raise BadRecord("packs-missing", packs=labels or ", ".join(missing), count=len(missing))
        for below in dict.fromkeys((self.below, None)):
            content = await self._content(game, [found[key] for key in keys], below)
            if await asyncio.to_thread(rules.is_digest, digest, content.folder):
                return content
        raise BadRecord("other-content", game=game)

    async def of_record(self, game: str, digest: str, labels: Sequence[PackLabel]) -> TableContent:
        """The content of a record: its packs by their keys, or others of the same ids that say the same."""
        if not labels or not digest:
            return await self.played(game, digest, ())
        found = await self.by_key([one.key for one in labels if KEY.fullmatch(one.key)])
        offered = {one.manifest.id: one for one in await self.offered(game)}
        packs = [found.get(one.key) or offered.get(one.id) for one in labels]
        missing = [label.title for label, pack in zip(labels, packs, strict=True) if pack is None]
        here = [one for one in packs if one is not None]
        if not missing:
            for one in here:
                _remember(self._packs, one.key, one)
            try:
                return await self.played(game, digest, [one.key for one in here])
            except BadRecord:
                missing = [label.title for label in labels if label.key not in found] or [
                    label.title for label in labels
                ]
        raise BadRecord("packs-missing", packs=", ".join(missing), count=len(missing))

    async def _content(self, game: str, packs: Sequence[Pack], below: Path | None) -> TableContent:
        labels = tuple(
            PackLabel(one.manifest.id, one.manifest.version, one.key, one.manifest.name) for one in packs
        )
        keys = tuple(one.key for one in labels)
        known = (str(below or ""), *keys)
        async with self._laying:
            folder = await asyncio.to_thread(self._lay_out, known, packs, below)
        await asyncio.to_thread(shelf.find(game).content, folder)
        return TableContent(folder, labels, keys)

    def _lay_out(self, known: tuple[str, ...], packs: Sequence[Pack], below: Path | None) -> Path:
        if self._home is None:
            self._home = Path(tempfile.mkdtemp(prefix="holdfast-packs-"))
        folder = lay_out(packs, self._home, below)
        self._laid_out[known] = folder, time.monotonic()
        self._laid_out.move_to_end(known)
        for old in list(self._cleared()):
            shutil.rmtree(old, ignore_errors=True)
        return folder

    def _cleared(self) -> Iterator[Path]:
        """What has not been used for longest, where much is laid out."""
        assert self._home is not None
        while len(self._laid_out) > MAX_LAID_OUT:
            oldest = next(iter(self._laid_out))
            folder, at = self._laid_out[oldest]
            if time.monotonic() - at < IN_USE_SECONDS:
                return
            del self._laid_out[oldest]
            yield folder
            used = {key for known in self._laid_out for key in known[1:]}
            yield from (self._home / "packs" / key for key in oldest[1:] if key not in used)

    def close(self) -> None:
        """Clear away what was laid out."""
        if self._home is not None:
            shutil.rmtree(self._home, ignore_errors=True)


def _stored(pack: Pack) -> StoredPack:
    return StoredPack(pack.key, pack.manifest.game, pack.zipped())


def _remember(kept: OrderedDict[K, V], key: K, value: V) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > MAX_KEPT:
        kept.popitem(last=False)
