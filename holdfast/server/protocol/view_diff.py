"""What changed between two views: an update tells this, not the whole table."""

from typing import Any

import msgspec

_decode = msgspec.json.Decoder().decode
_members_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_items_of = msgspec.json.Decoder(list[msgspec.Raw]).decode


def changes(old: bytes, new: bytes) -> list[list[Any]]:
    """The changes that make view `new` of `old` (both as JSON): each a path and a value; a path alone takes
    a key away.

    >>> changes(b'{"a":1,"b":[1,2],"c":0}', b'{"a":1,"b":[1,3]}')
    [[['c']], [['b', 1], 3]]
    """
    found: list[list[Any]] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: bytes, new: bytes, path: list[str | int], found: list[list[Any]]) -> None:
    """Only what differs is decoded: most of a view stays as it is."""
    kinds = old[:1] + new[:1]
    if kinds == b"{{":
        before, after = _members_of(old), _members_of(new)
        found += [[[*path, key]] for key in before if key not in after]
        for key, value in after.items():
            known = before.get(key)
            if known is None:
                found.append([[*path, key], _decode(value)])
            elif known != value:
                _compare(bytes(known), bytes(value), [*path, key], found)
    elif kinds == b"[[" and len(items := _items_of(old)) == len(others := _items_of(new)):
        for place, (one, other) in enumerate(zip(items, others, strict=True)):
            if one != other:
                _compare(bytes(one), bytes(other), [*path, place], found)
    else:
        found.append([path, _decode(new)])


def apply(view: Any, made: list[list[Any]]) -> Any:
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
