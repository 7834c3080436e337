"""What lies round the fire."""

from typing import Literal

from msgspec import Struct

from examples.night_watch.content import Shadows
from holdfast.kernel.deck import Deck
from holdfast.kernel.table import Table

WATCHERS = ("arn", "bryn", "cael")
ACTIONS = 2
WOOD = 12
FIRE = 4
FINDS = ("none", "one", "one", "two")
FOUND = {"none": 0, "one": 1, "two": 2}
FOG = ("thin", "thin", "thick")


class Watcher(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One who watches: the wood in hand, and a torch until it is thrown."""

    id: str
    wood: int = 0
    torch: bool = True


class NightWatchState(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All of the watch."""

    watchers: list[Watcher]
    deck: Deck
    forest: int
    """Wood that nobody has gathered."""
    fire: int
    """Wood that burns."""
    seat: int = 0
    phase: Literal["begin", "act", "shadow"] = "begin"
    acted: int = 0
    turn: int = 0
    gone: list[str] = []
    """Shadows that have come and gone."""
    foreseen_by: list[int] = []
    """The seats that know the top card; where it lies on top openly, none."""


NightWatchTable = Table[NightWatchState, Shadows]
