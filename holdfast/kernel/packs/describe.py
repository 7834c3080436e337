"""What packs may hold, described for forms: every kind of thing with its fields, and what ships."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.kernel.content import ContentKind
from holdfast.kernel.packs.manifest import stem_of
from holdfast.kernel.rules import Rules

REFERENCE = "#/components/{name}"


class FieldForm(Struct, frozen=True):
    """A field of a thing: its JSON schema, and the messages that name and explain it."""

    name: str
    required: bool
    default: Any
    schema: dict[str, Any]
    label: str
    help: str
    refers_to: str
    """The file whose things it names, without `.toml`; empty where it names none."""


class KindForm(Struct, frozen=True):
    """A kind of thing: where it stands, its fields, and how the messages are called that name one.

    `key` is empty where the whole file is one thing.
    """

    file: str
    key: str
    label: str
    fields: Sequence[FieldForm]
    references: dict[str, str]
    words: Sequence[str]
    ids: Sequence[str]
    """The things that ship."""


class ContentSchema(Struct, frozen=True):
    """Everything a pack of a game may hold; `components` are the JSON schemas that others refer to."""

    game: str
    kinds: Sequence[KindForm]
    components: dict[str, Any]
    vocabulary: dict[str, Any]


def content_schema(rules: Rules[Any, Any]) -> ContentSchema:
    """The description of a game's content, made from the structs that it is read into."""
    kinds = rules.content_kinds
    types = [one.type for one in kinds]
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    shipped = shipped_content(rules)
    return ContentSchema(
        rules.id,
        [_kind_form(one, components, shipped) for one in kinds],
        components,
        dict(rules.vocabulary),
    )


def _kind_form(kind: ContentKind, components: Mapping[str, Any], shipped: Mapping[str, Any]) -> KindForm:
    properties = components[kind.type.__name__]["properties"]
    fields = []
    for field in msgspec.structs.fields(kind.type):
        name = field.encode_name
        default = None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
        if field.default_factory is not msgspec.NODEFAULT:
            default = msgspec.to_builtins(field.default_factory())
        label = f"field-{_kebab(kind.type.__name__)}-{name.replace('_', '-')}"
        fields.append(
            FieldForm(
                name,
                field.required,
                default,
                properties[name],
                label,
                f"{label}-help",
                kind.references.get(name, ""),
            )
        )
    label = f"kind-{_kebab(stem_of(kind.file).partition('/')[0])}{f'-{kind.key}' if kind.key else ''}"
    references = dict(kind.references)
    return KindForm(kind.file, kind.key, label, fields, references, kind.words, _ids(kind, shipped))


def _kebab(name: str) -> str:
    """The name of a struct or file as it stands in the id of a message.

    >>> _kebab("CardEntry"), _kebab("soul_weapons")
    ('card-entry', 'soul-weapons')
    """
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


def _ids(kind: ContentKind, shipped: Mapping[str, Any]) -> list[str]:
    if "*" in kind.file:
        folder = kind.file.partition("*")[0]
        return [stem_of(name).removeprefix(folder) for name in shipped if name.startswith(folder)]
    entries = shipped[kind.file].get(kind.key, []) if kind.key else []
    return [entry["id"] for entry in entries if "id" in entry]


def shipped_content(rules: Rules[Any, Any]) -> dict[str, Any]:
    """What ships, by file, as plain data: for who begins from ours. Weights of bots and retired quests are
    left out."""
    folder = rules.folder(None)
    kinds = {one.file for one in rules.content_kinds}
    return {
        name: tomllib.loads(folder.path(name).read_text(encoding="utf-8"))
        for name in rules.content_files
        if name in kinds or ("/" in name and f"{name.rpartition('/')[0]}/*.toml" in kinds)
    }
