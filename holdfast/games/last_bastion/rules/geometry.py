"""Where things lie: nine places in a square, twelve slots clockwise round them.

Places are numbered 0 to 8, row by row from the north-west; slots 0 to 11 clockwise from the
north-west corner, three to a side; sides 0 north, 1 east, 2 south, 3 west.
"""

from typing import Literal, get_args

SideName = Literal["north", "east", "south", "west"]

PLACES = 9
CENTRE = 4
SIDES: tuple[SideName, ...] = get_args(SideName)
SLOTS = 12
SLOTS_OF_SIDE = tuple(tuple(range(side * 3, side * 3 + 3)) for side in range(4))


def _line(slot: int) -> tuple[int, int, int]:
    side, along = divmod(slot, 3)
    match side:
        case 0:
            return (along, along + 3, along + 6)
        case 1:
            return (along * 3 + 2, along * 3 + 1, along * 3)
        case 2:
            return (8 - along, 5 - along, 2 - along)
        case _:
            return (6 - along * 3, 7 - along * 3, 8 - along * 3)


LINE = tuple(_line(slot) for slot in range(SLOTS))
"""The three places straight in from a slot, nearest first (LB-RULE-13)."""

TOUCHING = tuple(tuple(slot for slot in range(SLOTS) if LINE[slot][0] == place) for place in range(PLACES))
"""The slots that touch a place: two at a corner, one at an edge, none in the middle."""

IN_LINE = tuple(tuple(slot for slot in range(SLOTS) if place in LINE[slot]) for place in range(PLACES))
"""The four slots in a straight line from a place (LB-RULE-112)."""

AROUND = tuple(
    tuple(
        other
        for other in range(9)
        if other != place and abs(other // 3 - place // 3) <= 1 and abs(other % 3 - place % 3) <= 1
    )
    for place in range(9)
)
"""The places one movement away, diagonals included (LB-MOVE-1, LB-MOVE-2)."""

BESIDE = tuple(tuple(LINE[slot][0] for slot in SLOTS_OF_SIDE[side]) for side in range(4))
"""The three places that touch a side."""


def opposite(side: int) -> int:
    """The side across the bastion."""
    return (side + 2) % 4
