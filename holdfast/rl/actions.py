"""Actions by number: each option has a slot, found from its id alone.

The slot of an option is the CRC-32 of its id, modulo the number of slots; so the same option has the same
number in every game and every program. Where two options of one question meet in a slot, the one whose id
comes later in the alphabet takes the next free slot. Slot 0 is kept for passing.
"""

from collections.abc import Iterable
from zlib import crc32

SLOTS = 4096
PASS = 0
"""Leave the question to those who are asked after you."""


def slots(ids: Iterable[str]) -> dict[int, str]:
    """The options of a question by their slots.

    >>> slots(["done"]) == slots(["done"])
    True
    """
    taken: dict[int, str] = {}
    for id in sorted(ids):
        slot = 1 + crc32(id.encode()) % (SLOTS - 1)
        while slot in taken:
            slot = 1 + slot % (SLOTS - 1)
        taken[slot] = id
    return taken
