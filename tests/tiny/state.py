"""What lies round the fire."""

from typing import Literal

from msgspec import Struct

from holdfast.kernel.deck import Deck
from holdfast.kernel.table import Table
from tests.tiny.content import Shadows


class Watcher(Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    wood: int = 0
    torch: bool = True


class State(Struct, forbid_unknown_fields=True, omit_defaults=True):
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


Watch = Table[State, Shadows]
