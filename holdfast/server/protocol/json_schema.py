"""JSON Schema of what is sent and received, exact enough to generate a client's types from it."""

import inspect
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType, multi_type_info

Schema = dict[str, Any]


def schemas(sent: dict[str, Any], received: dict[str, Any] | None = None) -> Schema:
    """An object with a property for each of these types, and the definitions of everything in them.

    What the server sends has all fields but those that it may leave out; what it receives may leave out every
    field that has a default.
    """
    roots = sent | (received or {})
    properties, definitions = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    for struct in structs_in(sent.values()):
        definitions[struct.__name__]["required"] = always_sent(struct)
    for definition in definitions.values():
        if "description" in definition:
            definition["description"] = inspect.cleandoc(definition["description"])
        for part in _nested(definition):
            if part.get("type") == "object" and "properties" not in part:
                part.setdefault("additionalProperties", True)
    return {
        "type": "object",
        "properties": dict(zip(roots, properties, strict=True)),
        "required": list(roots),
        "$defs": definitions,
    }


def _nested(schema: Any) -> Iterator[Schema]:
    """A schema and every schema inside it."""
    if isinstance(schema, dict):
        yield schema
    inside = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    for part in inside:
        yield from _nested(part)


def structs_in(types: Iterable[Any]) -> list[type[Struct]]:
    """Every struct that is part of these types, each once."""
    found: dict[type[Struct], None] = {}
    for info in multi_type_info(types):
        _collect(info, found)
    return list(found)


def _collect(info: Any, found: dict[type[Struct], None]) -> None:
    if isinstance(info, StructType):
        if info.cls in found:
            return
        found[info.cls] = None
    for part in _parts(info):
        _collect(part, found)


def _parts(info: Any) -> Iterator[Any]:
    """The types inside a type: of its fields, items, keys and values."""
    if isinstance(info, msgspec.inspect.Type | msgspec.inspect.Field):
        for name in info.__struct_fields__:
            part = getattr(info, name)
            yield from part if isinstance(part, tuple) else [part]


def always_sent(struct: type[Struct]) -> list[str]:
    """The fields that are there whenever the server sends such a struct."""
    config = struct.__struct_config__
    names = [config.tag_field] if config.tag_field and config.tag is not None else []
    for field in msgspec.structs.fields(struct):
        default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        if field.default is not msgspec.UNSET and not (default and config.omit_defaults):
            names.append(field.encode_name)
    return names
