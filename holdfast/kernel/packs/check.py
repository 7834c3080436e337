"""Everything wrong with packs as they would lie on a table, by file, entry and field."""

import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast import words
from holdfast.kernel.content import known_name
from holdfast.kernel.errors import BadContent, Fault, HoldfastError, truncated
from holdfast.kernel.packs.bounds import MAX_PACKS
from holdfast.kernel.packs.fluent import message_ids, message_variables
from holdfast.kernel.packs.manifest import MANIFEST, Manifest, stem_of
from holdfast.kernel.packs.pack import Pack
from holdfast.kernel.packs.stack import lay_out
from holdfast.kernel.packs.trial import trial_faults
from holdfast.kernel.rules import Rules

EXPLAINING = ("-help", "-who", "-about", "-text", "-help-2015", "-help-2018")
"""What may stand after the id of a message that names a thing."""


class Place(Struct, frozen=True):
    """One thing that is wrong, or worth a remark: in which pack, file, entry and field."""

    pack: str
    file: str
    entry: str
    field: str
    fault: Fault


class PackSummary(Struct, frozen=True):
    """What a pack does: the entries it adds, replaces and removes, by `<file>/<id>`."""

    id: str
    adds: Sequence[str]
    replaces: Sequence[str]
    removes: Sequence[str]


class PackConflict(Struct, frozen=True):
    """An entry that several packs bring or take away: that of the last one counts."""

    ref: str
    packs: Sequence[str]


class PackReport(Struct, frozen=True):
    """What the check of packs found: faults keep them from a table, the rest does not."""

    faults: Sequence[Place]
    remarks: Sequence[Place]
    conflicts: Sequence[PackConflict]
    packs: Sequence[PackSummary]

    @property
    def sound(self) -> bool:
        """May a table be set with them?"""
        return not self.faults


def check(
    rules: Rules[Any, Any], packs: Sequence[Pack], *, below: Path | None = None, trial: bool = True
) -> PackReport:
    """Check packs in their order, on top of the content `below`; sound ones are tried in short games."""
    ours = shipped_refs(rules)
    summaries = _summaries(packs, ours)
    faults = list(truncated(_stack_faults(rules, packs, summaries, ours)))
    remarks: list[Fault] = []
    with tempfile.TemporaryDirectory(prefix="holdfast-check-") as kept:
        stack = lay_out(packs, Path(kept), below)
        try:
            content = rules.content(stack)
        except HoldfastError as error:
            faults += [fault for fault in error.faults if fault not in faults] or [_broken(error.tell())]
        except Exception as error:
            faults.append(_broken(type(error).__name__))
        else:
            faults += truncated(_content_faults(rules, content, packs))
            remarks = [*rules.remarks(content), *_untranslated(rules, content, packs)]
            if trial and not faults:
                faults += trial_faults(rules, stack, _offered(rules, packs, content))
    owners = _owners(packs)
    return PackReport(
        [place_of(fault, owners) for fault in truncated(faults)],
        [place_of(fault, owners) for fault in truncated(remarks)],
        _conflicts(packs, summaries),
        summaries,
    )


def _broken(detail: str) -> Fault:
    return Fault("content-breaks", "", {"detail": detail})


def faulty(packs: Sequence[tuple[str, BadContent]]) -> PackReport:
    """The report on packs that cannot even be read: the names they came under, and what is wrong."""
    faults = [place_of(fault, {}, name) for name, error in packs for fault in error.faults]
    return PackReport(faults, [], [], [])


# -- what packs do ----------------------------------------------------------------------------


@cache
def shipped_refs(rules: Rules[Any, Any]) -> frozenset[str]:
    """What packs may replace or remove: every shipped file, and every entry with an id."""
    folder = rules.folder(None)
    found: set[str] = set()
    for name in rules.content_files:
        found |= {
            stem_of(name),
            *_entry_refs(name, tomllib.loads(folder.path(name).read_text(encoding="utf-8"))),
        }
    return frozenset(found)


def _entry_refs(name: str, data: Mapping[str, Any]) -> Iterator[str]:
    """`<file>/<id>` of every entry in a file that is a list of entries."""
    if "/" in name:  # One thing in a file of its own.
        return
    for found in data.values():
        for entry in found if isinstance(found, list) else ():
            if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                yield f"{stem_of(name)}/{entry['id']}"


def _toml_files(pack: Pack) -> Iterator[tuple[str, Any]]:
    for name in sorted(pack.files):
        if name.endswith(".toml") and name != MANIFEST:
            yield name, tomllib.loads(pack.files[name].decode("utf-8"))


def _brings(pack: Pack) -> dict[str, str]:
    """What a pack brings, each with the file it stands in."""
    found: dict[str, str] = {}
    for name, data in _toml_files(pack):
        entries = dict.fromkeys(_entry_refs(name, data), name)
        whole = pack.manifest.does_replace(stem_of(name)) or not entries
        found |= ({stem_of(name): name} if whole else {}) | entries
    return found


def _summaries(packs: Sequence[Pack], ours: frozenset[str]) -> list[PackSummary]:
    found, known = [], set(ours)
    for pack in packs:
        brings = set(_brings(pack))
        removes = {plain(ref) for ref in pack.manifest.removes}
        found.append(
            PackSummary(
                pack.manifest.id, sorted(brings - known), sorted(brings & known), sorted(removes & known)
            )
        )
        known = (known | brings) - removes
    return found


def plain(ref: str) -> str:
    """What a manifest names, without `.toml`."""
    return ref.replace(".toml", "")


def _conflicts(packs: Sequence[Pack], summaries: Sequence[PackSummary]) -> list[PackConflict]:
    by_ref: dict[str, list[str]] = {}
    for one in summaries:
        for ref in dict.fromkeys((*one.adds, *one.replaces, *one.removes)):
            by_ref.setdefault(ref, []).append(one.id)
    return [PackConflict(ref, ids) for ref, ids in sorted(by_ref.items()) if len(ids) > 1]


# -- faults -----------------------------------------------------------------------------------


def _stack_faults(
    rules: Rules[Any, Any], packs: Sequence[Pack], summaries: Sequence[PackSummary], ours: frozenset[str]
) -> Iterator[Fault]:
    if len(packs) > MAX_PACKS:
        yield Fault("too-many-packs", MANIFEST, {"limit": MAX_PACKS})
    ids = [pack.manifest.id for pack in packs]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield Fault("pack-twice", MANIFEST, {"pack": id})
    known = set(ours)
    for pack, summary in zip(packs, summaries, strict=True):
        yield from _manifest_faults(rules, pack.manifest, summary, known)
        yield from _unread_files(rules, pack)
        known |= {*summary.adds}


def _manifest_faults(
    rules: Rules[Any, Any], manifest: Manifest, summary: PackSummary, known: set[str]
) -> Iterator[Fault]:
    """What the manifest says and the files do not do. What they do unsaid is told when they are read."""
    if manifest.game != rules.id:
        yield Fault("pack-of-another-game", f"{MANIFEST}: game", {"found": manifest.game, "wanted": rules.id})
    for ref in map(plain, manifest.replaces):
        if ref not in summary.replaces:
            yield Fault("replaces-nothing", f"{MANIFEST}: replaces", {"name": ref})
    for ref in map(plain, manifest.removes):
        if ref not in known:
            yield Fault("removes-nothing", f"{MANIFEST}: removes", {"name": ref})
    named = {plain(ref) for ref in manifest.adds}
    for ref in sorted(named - {*summary.adds}):
        yield Fault("adds-nothing", f"{MANIFEST}: adds", {"name": ref})
    for ref in sorted({*summary.adds} - named) if named else ():
        yield Fault("adds-undeclared", f"{MANIFEST}: adds", {"name": ref})


def _unread_files(rules: Rules[Any, Any], pack: Pack) -> Iterator[Fault]:
    folders = {name.rpartition("/")[0] for name in rules.content_files if "/" in name}
    for name, data in _toml_files(pack):
        folder, _, file = name.rpartition("/")
        base = f"{file.split('.', maxsplit=1)[0]}.toml"
        if folder:
            if folder not in folders:
                yield Fault("unread-file", name, {"files": ", ".join(rules.content_files[:40])})
            continue
        read = next((known_name(one, rules.content_files) for one in (file, base)), None) or known_name(
            base, rules.content_files
        )
        if read is None:
            yield Fault("unread-file", name, {"files": ", ".join(rules.content_files[:40])})
            continue
        keys = _keys(rules, read)
        for key in data:
            if keys and key not in keys:
                yield Fault("unread-entries", f"{name}: {key[:40]}", {"known": ", ".join(sorted(keys))})


def _keys(rules: Rules[Any, Any], name: str) -> set[str]:
    """What a shipped file has at its top; empty for one whose keys are checked as fields."""
    data = tomllib.loads(rules.folder(None).path(name).read_text(encoding="utf-8"))
    return set(data) if any(isinstance(value, list) for value in data.values()) else set()


def _content_faults(rules: Rules[Any, Any], content: Any, packs: Sequence[Pack]) -> Iterator[Fault]:
    yield from rules.content_gaps(content)
    named = dict.fromkeys(rules.wording.content_messages(content))
    own = {id for pack in packs for _, ids in _words(pack) for id in ids}
    for where, id in named:
        if id not in own and not words.has(words.DEFAULT_LANGUAGE, id, rules.id):
            yield Fault("no-words", where, {"message": id})
    said = {id for _, id in named}
    for pack in packs:
        for file, ids in _words(pack):
            for id in ids:
                if id not in said and not any(id.removesuffix(end) in said for end in EXPLAINING):
                    yield Fault("unused-words", f"{file}: message {id}")
        yield from _unknown_variables(rules, pack)


@cache
def _told_variables(rules: Rules[Any, Any]) -> frozenset[str]:
    """What messages of the content that ships speak of."""
    ours = words.variables(rules.id)
    named = (ours.get(id, frozenset()) for _, id in rules.wording.content_messages(rules.content()))
    return frozenset().union(*named)


def _unknown_variables(rules: Rules[Any, Any], pack: Pack) -> Iterator[Fault]:
    """What a message speaks of that nobody tells it: it may speak of what ours speak of."""
    ours, usual = words.variables(rules.id), _told_variables(rules)
    for file in sorted(pack.files):
        for id, named in message_variables(pack.files[file].decode()) if file.endswith(".ftl") else ():
            if unknown := sorted(named - usual - ours.get(id, frozenset())):
                yield Fault("unknown-variable", f"{file}: message {id}", {"name": unknown[0][:60]})


def _untranslated(rules: Rules[Any, Any], content: Any, packs: Sequence[Pack]) -> Iterator[Fault]:
    """Names that a pack has in one of its languages and not in another that it says it speaks."""
    for pack in packs:
        by_language: dict[str, set[str]] = {language: set() for language in pack.manifest.languages}
        for file, ids in _words(pack):
            by_language.setdefault(file.split("/")[1], set()).update(ids)
        every = set().union(*by_language.values())
        for language, said in by_language.items():
            for id in sorted(every - said):
                yield Fault("untranslated", f"words/{language}", {"message": id})


def _words(pack: Pack) -> Iterator[tuple[str, list[str]]]:
    for name in sorted(pack.files):
        if name.endswith(".ftl"):
            yield name, message_ids(pack.files[name].decode("utf-8"))


def _offered(rules: Rules[Any, Any], packs: Iterable[Pack], content: Any) -> Iterator[dict[str, Any]]:
    """Options to try: the usual ones, and each value that a pack brings to a setting."""
    yield {}
    brought = {ref.rpartition("/")[2] for pack in packs for ref in _brings(pack)}
    for setting in rules.settings_of(content):
        for value in setting.values:
            if value in brought and setting.kind == "one":
                yield {name: values[0] for name, values in setting.when.items()} | {setting.name: value}


# -- places -----------------------------------------------------------------------------------


def _owners(packs: Sequence[Pack]) -> dict[str, str]:
    """Which pack has a file, and which an entry; the last one counts."""
    found: dict[str, str] = {}
    for pack in packs:
        found |= dict.fromkeys(pack.files, pack.manifest.id)
        found |= dict.fromkeys(_brings(pack), pack.manifest.id)
    return found


def place_of(fault: Fault, owners: Mapping[str, str], pack: str = "") -> Place:
    """The place of a fault, taken apart.

    >>> place = place_of(Fault("same-id", "monsters.toml: monster imp: exit"), {"monsters/imp": "frost"})
    >>> place.pack, place.file, place.entry, place.field
    ('frost', 'monsters.toml', 'imp', 'exit')
    """
    file, _, rest = fault.where.partition(": ")
    entry, _, field = rest.partition(": ")
    if not (file.endswith((".toml", ".ftl")) or file.startswith("words/")):
        file, entry, field = "", "", fault.where
    elif entry and not field and " " not in entry:
        entry, field = "", entry
    if fault.facts.get("problem") in ("missing", "unknown"):
        field = ".".join(filter(None, (field, str(fault.facts["name"]))))
    id = entry.rpartition(" ")[2]
    owner = owners.get(f"{stem_of(file)}/{id}") or owners.get(file) or owners.get(stem_of(file)) or pack
    return Place(owner, file, id, field, fault)
