"""What is wrong with plain data that a struct was to be made of: every field, told in anybody's language."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec import Struct

from holdfast.kernel.errors import Fact, Fault, shown

_PLACE = re.compile(r"(?P<message>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_PROBLEMS = (
    ("missing", r"Object missing .* field `(?P<name>.*)`"),
    ("unknown", r"Object .* unknown field `(?P<name>.*)`"),
    ("value", r"Invalid (?:enum )?value '?(?P<found>.*?)'?"),
    ("least", r"Expected `(?:int|float)` >= (?P<limit>\S+)"),
    ("most", r"Expected `(?:int|float)` <= (?P<limit>\S+)"),
    ("short", r"Expected `str` of length >= (?P<limit>\d+)"),
    ("long", r"Expected `str` of length <= (?P<limit>\d+)"),
    ("pattern", r"Expected `str` matching regex '(?P<wanted>.*)'"),
    ("too-few", r"Expected `(?:array|object)` of length >= (?P<limit>\d+)"),
    ("too-many", r"Expected `(?:array|object)` of length <= (?P<limit>\d+)"),
    ("exactly", r"Expected `array` of length (?P<limit>\d+), got \d+"),
    ("type", r"Expected `(?P<wanted>int|float|str|bool|array|object)(?: \| null)?`, got `.*`"),
)
"""What msgspec says, and what we call it."""
_KNOWN = [(problem, re.compile(pattern, re.DOTALL)) for problem, pattern in _PROBLEMS]


def wrong_field(error: msgspec.ValidationError, where: str = "", path: str = "") -> Fault:
    """The fault that msgspec found: `problem` says what it is, so that words for it need no English.

    `path` leads to the data that was read, in the thing that `where` names.

    >>> try:
    ...     msgspec.convert({"a": -1}, dict[str, Annotated[int, msgspec.Meta(ge=0)]])
    ... except msgspec.ValidationError as error:
    ...     fault = wrong_field(error, "dice.toml")
    >>> fault.where, fault.facts["problem"], fault.facts["limit"]
    ('dice.toml: [...]', 'least', 0)
    """
    found = _PLACE.fullmatch(str(error))
    message, inner = (found["message"], found["path"] or "") if found else (str(error), "")
    return _fault(message, _joined(where, (path + inner).lstrip(".")))


def _fault(message: str, where: str) -> Fault:
    facts: dict[str, Fact] = {"detail": shown(message), "problem": "said"}
    for problem, pattern in _KNOWN:
        said = pattern.fullmatch(message)
        if said is not None:
            facts |= {name: _fact(name, value) for name, value in said.groupdict().items()}
            facts["problem"] = facts["wanted"] if problem == "type" else problem
            break
    return _wrong(where, facts)


def _wrong(where: str, facts: dict[str, Fact]) -> Fault:
    return Fault("wrong-field", where, facts)


def _fact(name: str, value: str) -> Fact:
    if name != "limit":
        return shown(value)
    number = float(value)
    return int(number) if number.is_integer() else number


def _joined(where: str, path: str) -> str:
    return f"{where}: {path}" if where and path else where or path


def wrong_fields(data: Any, kind: Any, where: str = "", path: str = "") -> Iterator[Fault]:
    """What is wrong with each field of the data, in structs inside it, too; nothing if that is no struct."""
    if not (isinstance(kind, type) and issubclass(kind, Struct) and isinstance(data, Mapping)):
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    if kind.__struct_config__.forbid_unknown_fields:
        for name in data:
            if name not in fields:
                yield _of_name("unknown", name, where, path)
    for name, field in fields.items():
        inner = f"{path}.{name}" if path else name
        if name in data:
            yield from _of_value(data[name], field.type, where, inner)
        elif field.required:
            yield _of_name("missing", name, where, path)


def _of_name(problem: str, name: Any, where: str, path: str) -> Fault:
    return _wrong(
        _joined(where, path), {"detail": f"{problem}: {shown(name)}", "problem": problem, "name": shown(name)}
    )


def _of_value(value: Any, kind: Any, where: str, path: str) -> Iterator[Fault]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        yield from list(_of_parts(value, kind, where, path)) or [wrong_field(error, where, path)]


def _of_parts(value: Any, kind: Any, where: str, path: str) -> Iterator[Fault]:
    """What is wrong with structs in a list, or with the one that the value is."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (list, tuple) and isinstance(value, list):
        for at, one in enumerate(value):
            yield from wrong_fields(one, get_args(kind)[0], where, f"{path}[{at}]")
    else:
        yield from wrong_fields(value, kind, where, path)
