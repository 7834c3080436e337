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
    furthest = occupied.bit_length()
    if deck:
        room = min(deck, last - furthest)
        occupied |= ((1 << room) - 1) << furthest
        furthest += room
        left = deck - room
        while left:
            end = (~occupied & ((1 << furthest) - 1)).bit_length()
            lowest = (occupied & ((1 << end) - 1)).bit_length()
            come = min(left, end - lowest)
            occupied |= ((1 << come) - 1) << lowest
            left -= come
    return deck + _phases_of_march(occupied)


@lru_cache(1 << 16)
def _phases_of_march(occupied: int) -> int:
    """Enemy phases left once the deck is empty."""
    phases, furthest = 0, occupied.bit_length()
    while True:
        # The highest gap under the furthest enemy; those behind it move into it, as many as it holds.
        end = (~occupied & ((1 << furthest) - 1)).bit_length()
        if not end:
            return phases
        below = occupied & ((1 << end) - 1)
        lowest = below.bit_length()
        gap, behind = end - lowest, furthest - end
        if behind <= gap:
            phases += behind
            furthest = lowest + behind
            occupied = below | ((1 << behind) - 1) << lowest
        else:
            phases += gap
            furthest -= gap
            occupied = (occupied | ((1 << gap) - 1) << lowest) & ((1 << furthest) - 1)
