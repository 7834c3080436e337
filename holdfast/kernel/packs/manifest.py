"""The manifest of a pack, `pack.toml`, and the layers of own content that lie on one another."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from holdfast.kernel.errors import BadContent, Fault
from holdfast.kernel.packs.bounds import MAX_ENTRIES, MAX_FILE_BYTES, MAX_PACKS
from holdfast.kernel.packs.wrong_fields import wrong_field

MANIFEST = "pack.toml"
STACK = "stack.toml"
FORMAT = 1
KEY = re.compile("[0-9a-f]{32}")
"""The key of a pack: see `Pack.key`."""
UNFIT = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
"""Characters that no text needs, or that make it read otherwise than it is written."""
MARKUP = re.compile(r"<\s*[/!?a-zA-Z]|javascript\s*:|data\s*:\s*text", re.IGNORECASE)

PackId = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
Label = Annotated[str, Meta(min_length=1, max_length=80)]
Ref = Annotated[str, Meta(pattern=r"^[a-z0-9_-]+(/[a-z0-9_-]+)?(\.toml)?(/[a-z0-9_-]+)?$", max_length=120)]
Refs = Annotated[tuple[Ref, ...], Meta(max_length=MAX_ENTRIES)]


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself.

    `adds`, `replaces` and `removes` name entries as `<file>/<id>` (`monsters/ember-imp`), and whole files as
    `<file>` (`dice`, `quests/troll-toll`).
    """

    id: PackId
    name: Label
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    author: Annotated[str, Meta(max_length=80)] = ""
    version: Annotated[str, Meta(pattern=r"^[0-9A-Za-z][0-9A-Za-z.+-]*$", max_length=20)] = "1"
    languages: Annotated[
        tuple[Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]+)*$", max_length=10)], ...],
        Meta(max_length=20),
    ] = ()
    about: Annotated[str, Meta(max_length=600)] = ""
    holdfast: int = FORMAT
    adds: Refs = ()
    replaces: Refs = ()
    removes: Refs = ()

    def does_replace(self, stem: str, id: str = "") -> bool:
        """Does the pack say that it replaces that file, or that entry of it?"""
        return _is_named(self.replaces, stem, id)

    def does_remove(self, stem: str, id: str = "") -> bool:
        """Does the pack say that it removes that entry?"""
        return _is_named(self.removes, stem, id)


class PackLabel(Struct, frozen=True):
    """A pack by its names: `key` tells it from every other, `id` and `version` tell people."""

    id: Annotated[str, Meta(max_length=40)]
    version: Annotated[str, Meta(max_length=20)]
    key: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=80)]

    @property
    def title(self) -> str:
        """Name and version, as people read them.

        >>> PackLabel("frost", "1.2", "", "Frost and Ash").title
        'Frost and Ash 1.2'
        """
        return f"{self.name or self.id} {self.version}".strip()


class PackLayer(Struct, frozen=True):
    """One folder of own content. Without a manifest its files stand in place of ours, as they are."""

    folder: Path
    manifest: Manifest | None

    def whole(self, name: str) -> Path | None:
        """The file of that name, if it stands in place of the one below."""
        path = self.folder / name
        if not path.is_file():
            return None
        return path if self.manifest is None or self.manifest.does_replace(stem_of(name)) else None

    def additions(self, name: str) -> list[Path]:
        """The files whose entries are added to those of a file: `monsters.frost.toml` to `monsters.toml`."""
        further = sorted(self.folder.glob(name.removesuffix(".toml") + ".*.toml"))
        path = self.folder / name
        own = self.manifest is not None and self.whole(name) is None and path.is_file()
        return [path, *further] if own else further


def stem_of(name: str) -> str:
    """What a manifest calls a file.

    >>> stem_of("monsters.frost.toml"), stem_of("quests/troll-toll.toml")
    ('monsters', 'quests/troll-toll')
    """
    folder, slash, file = name.rpartition("/")
    return folder + slash + file.partition(".")[0]


def _is_named(refs: tuple[str, ...], stem: str, id: str) -> bool:
    wanted = f"{stem}/{id}" if id else stem
    return any(ref.replace(".toml", "") == wanted for ref in refs)


def layers_of(own: Path | None) -> tuple[PackLayer, ...]:
    """The layers of a content of one's own, the lowest first.

    It is a folder of files, a pack, or a folder whose `stack.toml` names several in their order.
    """
    if own is None:
        return ()
    if not own.is_dir():
        raise BadContent(faults=[Fault("no-such-folder", str(own))])
    if (own / STACK).is_file():
        return tuple(layer for folder in _stacked(own) for layer in layers_of(folder))
    if (own / MANIFEST).is_file():
        return (PackLayer(own, read_manifest((own / MANIFEST).read_bytes())),)
    return (PackLayer(own, None),)


def labels_of(own: Path | None) -> tuple[PackLabel, ...]:
    """The packs among the layers of a content, the lowest first."""
    return tuple(
        PackLabel(layer.manifest.id, layer.manifest.version, _key_of(layer), layer.manifest.name)
        for layer in layers_of(own)
        if layer.manifest is not None
    )


def labels_in(written: Mapping[str, Any]) -> tuple[PackLabel, ...] | None:
    """The packs that a record or a position says it was played with; None if it says no such thing."""
    try:
        labels = msgspec.convert(written.get("packs", ()), tuple[PackLabel, ...])
    except msgspec.ValidationError:
        return None
    return labels if len(labels) <= MAX_PACKS else None


def _key_of(layer: PackLayer) -> str:
    """Packs that were laid out lie in folders that are called by their keys."""
    return layer.folder.name if KEY.fullmatch(layer.folder.name) else ""


class _Stack(Struct, forbid_unknown_fields=True):
    packs: Annotated[list[str], Meta(max_length=MAX_PACKS + 1)]
    """With the folder of own content that may lie below them."""


def _stacked(own: Path) -> Iterator[Path]:
    try:
        written = msgspec.convert(tomllib.loads((own / STACK).read_text(encoding="utf-8")), _Stack)
    except (ValueError, OSError, RecursionError) as error:
        raise BadContent(faults=[Fault("not-toml", STACK, {"detail": str(error)})]) from None
    for folder in written.packs:
        path = own / folder
        if (path / STACK).exists():
            raise BadContent(faults=[Fault("stack-of-stacks", STACK)])
        yield path


def read_manifest(raw: bytes) -> Manifest:
    """The manifest; everything wrong with it is raised at once."""
    faults, manifest = _read(raw)
    if faults or manifest is None:
        raise BadContent(faults=faults)
    return manifest


def _read(raw: bytes) -> tuple[list[Fault], Manifest | None]:
    if len(raw) > MAX_FILE_BYTES:
        return [Fault("too-large", MANIFEST, {"limit": MAX_FILE_BYTES})], None
    try:
        plain = tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        return [Fault("not-utf8", MANIFEST)], None
    except (ValueError, RecursionError) as error:
        return [Fault("not-toml", MANIFEST, {"detail": str(error)})], None
    faults = list(_field_faults(plain))
    if faults:
        return faults, None
    manifest = msgspec.convert(plain, Manifest)
    return list(_manifest_faults(manifest)), manifest


def _field_faults(plain: dict[str, Any]) -> Iterator[Fault]:
    """Every field that is missing, unknown or wrong."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(Manifest)}
    for name in plain:
        if name not in fields:
            yield Fault("unknown-field", f"{MANIFEST}: {name[:40]}")
    for name, field in fields.items():
        if name not in plain:
            if field.required:
                yield Fault("missing-field", f"{MANIFEST}: {name}")
            continue
        try:
            msgspec.convert(plain[name], field.type)
        except msgspec.ValidationError as error:
            yield wrong_field(error, MANIFEST, name)


def _manifest_faults(manifest: Manifest) -> Iterator[Fault]:
    if manifest.holdfast != FORMAT:
        facts: dict[str, str | int | float] = {"found": manifest.holdfast, "known": FORMAT}
        yield Fault("pack-format", f"{MANIFEST}: holdfast", facts)
    for name in ("name", "author", "about"):
        yield from text_faults(getattr(manifest, name), f"{MANIFEST}: {name}")


def text_faults(text: str, where: str) -> Iterator[Fault]:
    """Words are text: nothing that a program could take for markup, nothing that hides what is written."""
    if (found := UNFIT.search(text)) is not None:
        yield Fault("unfit-character", where, {"character": f"U+{ord(found.group()):04X}"})
    if (found := MARKUP.search(text)) is not None:
        yield Fault("markup-in-words", where, {"text": text[found.start() : found.start() + 20]})
