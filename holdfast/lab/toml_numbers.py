"""The numbers of a TOML file, each by its path; changing some leaves the rest of the file as it is."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from holdfast.lab.errors import LabError

_HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
_PAIR = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=\s*")
_TOKEN = re.compile(
    r"""(?P<text>"[^"]*"|'[^']*')|(?P<end>\#.*)|(?P<key>[A-Za-z_][A-Za-z0-9_-]*)(?P<equals>\s*=)?"""
    r"""|(?P<number>[+-]?[0-9][0-9_]*(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)|(?P<comma>,)"""
)
PRECISION, EXACT = 4, 9
"""Decimals written: for people, and where small differences matter."""


class Number(NamedTuple):
    """A number in a file: its path, its value, and where it is in the text."""

    path: str
    value: float
    whole: bool
    start: int
    end: int


def numbers(text: str) -> list[Number]:
    """Every number in the line of its key: `dice.white`, `level.novice.removed`, `faces.2`.

    Entries of a list of tables go by their `id`, or by their place where they have none.

    >>> [(one.path, one.value) for one in numbers("a = 1\\n[[b]]\\nid = 'x'\\nc = [2.5, 3]\\n")]
    [('a', 1.0), ('b.x.c.0', 2.5), ('b.x.c.1', 3.0)]
    """
    plain = tomllib.loads(text)
    found = [number for number in _read(text, plain) if _at(plain, number) == number.value]
    return found


def _read(text: str, plain: Mapping[str, Any]) -> Iterator[Number]:
    seen: Counter[str] = Counter()
    prefix = ""
    start = 0
    for line in text.splitlines(keepends=True):
        header = _HEADER.match(line)
        if header:
            prefix = header[2]
            if header[1] == "[[":
                prefix = f"{prefix}.{_entry(plain, prefix, seen[prefix])}"
                seen[header[2]] += 1
        else:
            pair = _PAIR.match(line)
            if pair:
                path = f"{prefix}.{pair[1]}" if prefix else pair[1]
                yield from _numbers_of(line, pair.end(), start, path)
        start += len(line)


def _entry(plain: Mapping[str, Any], key: str, place: int) -> str:
    entries: Any = plain
    for part in key.split("."):
        entries = entries.get(part) if isinstance(entries, Mapping) else None
    entry = entries[place] if isinstance(entries, list) and place < len(entries) else {}
    return str(entry.get("id", place)) if isinstance(entry, Mapping) else str(place)


def _numbers_of(line: str, begin: int, start: int, path: str) -> Iterator[Number]:
    listed = line[begin:].lstrip().startswith("[")
    place, key = 0, ""
    for token in _TOKEN.finditer(line, begin):
        if token["end"]:
            return
        if token["comma"] and listed:
            place += 1
        elif token["equals"]:
            key = token["key"]
        elif token["number"]:
            value = token["number"].replace("_", "")
            inner = f".{place}" if listed else f".{key}" if key else ""
            whole = not re.search(r"[.eE]", value)
            yield Number(path + inner, float(value), whole, start + token.start(), start + token.end())


def _at(plain: Any, number: Number) -> Any:
    """The value at that path; None if there is none."""
    for part in number.path.split("."):
        if isinstance(plain, list):
            by_id = {
                str(one.get("id", n)) if isinstance(one, dict) else str(n): one for n, one in enumerate(plain)
            }
            plain = by_id.get(part)
        elif isinstance(plain, dict):
            plain = plain.get(part)
        else:
            return None
    return plain


def matching(found: Iterable[Number], patterns: Iterable[str]) -> list[Number]:
    """The numbers whose paths match one of the patterns; without patterns, all."""
    known = list(found)
    wanted = list(patterns)
    if not wanted:
        return known
    for pattern in wanted:
        if not any(fnmatchcase(one.path, pattern) for one in known):
            paths = ", ".join(one.path for one in known)
            raise LabError("lab-no-such-number", pattern=pattern[:60], known=paths[:400])
    return [one for one in known if any(fnmatchcase(one.path, pattern) for pattern in wanted)]


def replace_numbers(text: str, values: Mapping[str, float], *, exact: bool = False) -> str:
    """The text with other values at these paths, rounded for readability unless `exact`."""
    for number in sorted(numbers(text), key=lambda one: -one.start):
        if number.path in values:
            value = values[number.path]
            told = str(round(value)) if number.whole else _decimal(value, EXACT if exact else PRECISION)
            text = text[: number.start] + told + text[number.end :]
    return text


def _decimal(value: float, digits: int) -> str:
    told = f"{value:.{digits}f}".rstrip("0")
    return told + "0" if told.endswith(".") else told


def list_of(path: str) -> str:
    """The path of the list that a number is in; its own path if it is in none.

    >>> list_of("b.x.c.0"), list_of("b.x")
    ('b.x.c', 'b.x')
    """
    head, _, last = path.rpartition(".")
    return head if last.isdigit() else path
