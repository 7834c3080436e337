"""A pack to begin with: a manifest, an entry copied from ours under an id of its own, and its words."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import tomli_w

from holdfast import words
from holdfast.kernel.content import ContentKind
from holdfast.kernel.errors import BadContent, Fault
from holdfast.kernel.packs.check import check
from holdfast.kernel.packs.manifest import MANIFEST, stem_of
from holdfast.kernel.packs.pack import pack_of
from holdfast.kernel.rules import Rules

ID = re.compile("[a-z][a-z0-9-]{0,39}")


def sample_files(rules: Rules[Any, Any], id: str, language: str = words.DEFAULT_LANGUAGE) -> dict[str, bytes]:
    """The files of a pack that can be played with as it is, and changed from there."""
    if not ID.fullmatch(id):
        raise BadContent(faults=[Fault("bad-pack-id", id[:60])])
    manifest: dict[str, Any] = {
        "holdfast": 1,
        "id": id,
        "name": id.replace("-", " ").capitalize(),
        "game": rules.id,
        "author": "",
        "version": "1",
        "languages": [words.DEFAULT_LANGUAGE],
        "about": "",
    }
    readme = f"# {manifest['name']}\n\n{words.say(language, 'packs-readme', id=id)}\n"
    plain = {MANIFEST: tomli_w.dumps(manifest).encode(), "README.md": readme.encode()}
    for kind in rules.content_kinds:
        files = plain | dict(_copied(rules, kind, f"{id}-sample"))
        if len(files) > len(plain) and check(rules, [pack_of(files)], trial=False).sound:
            return files
    return plain


def _copied(rules: Rules[Any, Any], kind: ContentKind, id: str) -> Iterator[tuple[str, bytes]]:
    """The first entry of a kind under another id, and the messages that name it."""
    if not kind.key or "*" in kind.file:
        return
    shipped = tomllib.loads(rules.folder(None).path(kind.file).read_text(encoding="utf-8"))
    first = next((one for one in shipped.get(kind.key, ()) if "id" in one), None)
    if first is None:
        return
    yield kind.file, tomli_w.dumps({kind.key: [first | {"id": id}]}).encode()
    lines = []
    for message in kind.words:
        old = words.say(words.DEFAULT_LANGUAGE, message.replace("*", first["id"]), rules.id)
        if message.replace("*", first["id"]) != old and "{" not in old and "\n" not in old:
            lines.append(f"{message.replace('*', id)} = {old}\n")
    yield f"words/{words.DEFAULT_LANGUAGE}/{stem_of(kind.file)}.ftl", "".join(lines).encode()
