"""How long the wall holds: the enemy phases that pass before an enemy finds no room."""

from collections.abc import Iterable
from functools import lru_cache

from holdfast.games.bastion.board import NUMBER

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
    furthest = taken.bit_length()
    if deck:
        room = min(deck, last - furthest)
        if room:
            return room + phases_left(taken | ((1 << room) - 1) << furthest, deck - room, last)
        left, deck = taken, deck - 1
    elif not taken:
        return 0
    else:
        left = taken ^ (1 << (furthest - 1))
    section = furthest - 1
    while section and taken >> (section - 1) & 1:
        section -= 1
    while section > 1 and not taken >> (section - 2) & 1:
        section -= 1
    return 1 + phases_left(left | 1 << (section - 1), deck, last) if section else 0
