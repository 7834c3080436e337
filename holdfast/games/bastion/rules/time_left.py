"""How long the wall holds: the enemy phases that pass before an enemy finds no room."""

from collections.abc import Iterable
from functools import lru_cache

from holdfast.games.bastion.rules.geometry import SECTION_NUMBER

BIT = {section: 1 << (number - 1) for section, number in SECTION_NUMBER.items()}
"""A wall as a number: one bit for each occupied section, the lowest for w1."""


def occupied_bits(wall: Iterable[str]) -> int:
    """The occupied sections as one number."""
    found = 0
    for section in wall:
        found |= BIT[section]
    return found


@lru_cache(1 << 17)
def enemy_phases_left(occupied: int, deck: int, last: int) -> int:
    """Enemy phases until the game is lost if no enemy is beaten and no card has a trait.

    A card of the deck takes the section behind the furthest enemy, or the first gap when there is none;
    without a deck the furthest enemy moves into the next gap (BA-ENEMY-2, BA-ENEMY-14). A gap below the
    furthest enemy is passed in one step, so gaps near the gate give more turns.
    """
    free = last - occupied.bit_count()
    if deck >= free:
        return free
    if not deck:
        return _march_phases(occupied)
    furthest = occupied.bit_length()
    room = min(deck, last - furthest)
    occupied |= ((1 << room) - 1) << furthest
    left = deck - room
    while left:
        lowest, gap, _ = _highest_gap(occupied)
        come = min(left, gap)
        occupied |= ((1 << come) - 1) << lowest
        left -= come
    return deck + _march_phases(occupied)


@lru_cache(1 << 15)
def _march_phases(occupied: int) -> int:
    """The same without a deck: the furthest enemies move into the gap before them, as many as it holds."""
    phases = 0
    lowest, gap, behind = _highest_gap(occupied)
    while gap:
        walk = min(gap, behind)
        occupied &= (1 << (occupied.bit_length() - walk)) - 1
        occupied |= ((1 << walk) - 1) << lowest
        phases += walk
        lowest, gap, behind = _highest_gap(occupied)
    return phases


def _highest_gap(occupied: int) -> tuple[int, int, int]:
    """Of the highest gap under the furthest enemy: its lowest bit, its length, how many stand behind it."""
    furthest = occupied.bit_length()
    end = (~occupied & ((1 << furthest) - 1)).bit_length()
    lowest = (occupied & ((1 << end) - 1)).bit_length()
    return lowest, end - lowest, furthest - end
