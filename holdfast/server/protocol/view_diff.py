"""What changed between two views: an update tells this, not the whole table."""

from typing import Any


def changes(old: Any, new: Any) -> list[list[Any]]:
    """The changes that make `new` of `old`: each a path and a value; a path alone takes a key away.

    >>> changes({"a": 1, "b": [1, 2], "c": 0}, {"a": 1, "b": [1, 3]})
    [[['c']], [['b', 1], 3]]
    """
    found: list[list[Any]] = []
    _compare(old, new, [], found)
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
