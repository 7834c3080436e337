"""What changed between two views: an update tells this, not the whole table."""

from typing import Any

import msgspec

from holdfast.kernel.game import ViewParts

_decode = msgspec.json.Decoder().decode
_members_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_items_of = msgspec.json.Decoder(list[msgspec.Raw]).decode
Change = list[Any]
"""A path and a value, as JSON; a path alone takes a key away."""


def changes(old: ViewParts, new: ViewParts) -> list[Change]:
    """The changes that make view `new` of `old`.

    >>> msgspec.json.encode(changes({"a": b"1", "b": b"[1,2]", "c": b"0"}, {"a": b"1", "b": b"[1,3]"}))
    b'[[["c"]],[["b",1],3]]'
    """
    found: list[Change] = [[[key]] for key in old if key not in new]
    for key, value in new.items():
        known = old.get(key)
        if known is None:
            found.append([[key], msgspec.Raw(value)])
        elif known != value:
            _compare(known, value, [key], found)
    return found


def whole(view: ViewParts) -> list[Change]:
    """The change that makes the view of anything."""
    return [[[], {name: msgspec.Raw(part) for name, part in view.items()}]]


def read_view(view: ViewParts) -> dict[str, Any]:
    """The view as plain data."""
    return {name: _decode(part) for name, part in view.items()}


def _compare(old: bytes, new: bytes, path: list[str | int], found: list[Change]) -> None:
    """Only what differs is looked into."""
    kinds = old[:1] + new[:1]
    if kinds == b"{{":
        before, after = _members_of(old), _members_of(new)
        found += [[[*path, key]] for key in before if key not in after]
        for key, value in after.items():
            known = before.get(key)
            if known is None:
                found.append([[*path, key], value])
            elif known != value:
                _compare(bytes(known), bytes(value), [*path, key], found)
    elif kinds == b"[[" and len(items := _items_of(old)) == len(others := _items_of(new)):
        for place, (one, other) in enumerate(zip(items, others, strict=True)):
            if one != other:
                _compare(bytes(one), bytes(other), [*path, place], found)
    else:
        found.append([path, msgspec.Raw(new)])


def apply(view: Any, made: list[Change]) -> Any:
    """The view after those changes."""
    for path, *value in made:
        if not path:
            view = value[0]
            continue
        around = view
        for step in path[:-1]:
            around = around[step]
        if value:
            around[path[-1]] = value[0]
        else:
            del around[path[-1]]
    return view
