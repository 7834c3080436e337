"""How long the wall holds: the enemy phases that pass before an enemy finds no room."""

from collections.abc import Iterable
from functools import lru_cache

from holdfast.games.bastion.rules.geometry import NUMBER

BIT = {section: 1 << (number - 1) for section, number in NUMBER.items()}
"""A wall as a number: one bit for each taken section, the lowest for w1."""


def taken_sections(wall: Iterable[str]) -> int:
    """The taken sections as one number."""
    found = 0
    for section in wall:
        found |= BIT[section]
    return found


@lru_cache(1 << 17)
def phases_left(taken: int, deck: int, last: int) -> int:
    """So many enemy phases pass without loss if nobody is beaten and no card has a trait.

    A card of the deck takes the section behind the furthest enemy, with that wall full the first gap;
    without a deck the furthest enemy walks on into the next gap (BA-ENEMY-2, BA-ENEMY-14). A gap under
    the furthest enemy is passed in one step, so gaps near the gate are worth more turns.
    """
    free = last - taken.bit_count()
    if deck >= free:
        return free
    if not deck:
        return _phases_of_march(taken)
    furthest = taken.bit_length()
    room = min(deck, last - furthest)
    taken |= ((1 << room) - 1) << furthest
    left = deck - room
    while left:
        lowest, gap, _ = _highest_gap(taken)
        come = min(left, gap)
        taken |= ((1 << come) - 1) << lowest
        left -= come
    return deck + _phases_of_march(taken)


@lru_cache(1 << 15)
def _phases_of_march(taken: int) -> int:
    """The same without a deck: the furthest enemies walk on into the gap before them, as many as it holds."""
    phases = 0
    lowest, gap, behind = _highest_gap(taken)
    while gap:
        walk = min(gap, behind)
        taken &= (1 << (taken.bit_length() - walk)) - 1
        taken |= ((1 << walk) - 1) << lowest
        phases += walk
        lowest, gap, behind = _highest_gap(taken)
    return phases


def _highest_gap(taken: int) -> tuple[int, int, int]:
    """Of the highest gap under the furthest enemy: its lowest bit, its length, how many stand behind it."""
    furthest = taken.bit_length()
    end = (~taken & ((1 << furthest) - 1)).bit_length()
    lowest = (taken & ((1 << end) - 1)).bit_length()
    return lowest, end - lowest, furthest - end
