"""What changed between two views: an update tells this, not the whole table."""

from typing import Any

import msgspec

_decode = msgspec.json.Decoder().decode
_parts_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


def changes(old: Any, new: Any) -> list[list[Any]]:
    """The changes that make `new` of `old`: each a path and a value; a path alone takes a key away.

    >>> changes({"a": 1, "b": [1, 2], "c": 0}, {"a": 1, "b": [1, 3]})
    [[['c']], [['b', 1], 3]]
    """
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def changes_of_encoded(old: bytes, new: bytes) -> list[list[Any]]:
    """The changes between two views as JSON. What is equal in both is not decoded.

    >>> changes_of_encoded(b'{"a":1,"b":[1,2]}', b'{"a":1,"b":[1,3]}')
    [[['b', 1], 3]]
    """
    if old == new:
        return []
    if not old.startswith(b"{") or not new.startswith(b"{"):
        return changes(_decode(old), _decode(new))
    before, after = _parts_of(old), _parts_of(new)
    found: list[list[Any]] = [[[key]] for key in before if key not in after]
    for key, part in after.items():
        known = before.get(key)
        if known is None:
            found.append([[key], _decode(part)])
        elif known != part:
            _compare(_decode(known), _decode(part), [key], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[list[Any]]) -> None:
    """Where the two are equal nothing is looked at more closely; a view never puts True where 1 was."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        found += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                _compare(one, other, [*path, place], found)
    else:
        found.append([path, new])


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
