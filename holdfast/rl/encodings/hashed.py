"""Feature hashing: the encoding of a game that declares none.

Every leaf of the view has a path (`heroes.0.tile`). A number stands, scaled to 0..1, in the slot of its
path; a word sets the slot of its path and value to one. Slots are found by CRC-32; features that meet in
one slot are added up.
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

from holdfast.rl.encodings.encoding import Encoding, Part, View

FEATURES = 1024


def _leaves(path: str, found: Any) -> Iterator[tuple[str, float]]:
    match found:
        case None | False:
            return
        case True:
            yield path, 1.0
        case int() | float():
            size = abs(found)
            yield f"{path}-" if found < 0 else path, size / (1 + size)
        case str():
            yield f"{path}={found}", 1.0
        case dict():
            for key, part in found.items():
                yield from _leaves(f"{path}.{key}", part)
        case _:
            for place, part in enumerate(found):
                yield from _leaves(f"{path}.{place}", part)


def hashed(view: View) -> list[float]:
    """The features of a view by their slots.

    >>> sum(hashed({"fire": 3, "lit": True, "watchers": ["arn"]}))
    2.75
    """
    slots = [0.0] * FEATURES
    for feature, value in _leaves("", dict(view)):
        slots[crc32(feature.encode()) % FEATURES] += value
    return slots


HASHED = Encoding([Part("hashed", FEATURES, hashed)])
