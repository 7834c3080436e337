"""A game that is nothing but the step a test gives it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Rule, Table


class Count(Struct, omit_defaults=True, forbid_unknown_fields=True):
    number: int = 0


Bare = Table[Count, None]
Step = Callable[[Bare], Rule[None] | None]


class BareRules(Rules[Count, None]):
    id = "bare"
    version = 1
    state_type = Count
    settings = ()

    def __init__(self, step: Step) -> None:
        self._step = step

    def content(self, own: Path | None = None) -> None:
        return None

    def seats(self, options: Mapping[str, Any]) -> int:
        return 1

    def set_up(self, options: Mapping[str, Any], content: None, chance: Chance) -> Count:
        return Count()

    def step(self, table: Bare) -> Rule[None] | None:
        return self._step(table)

    def view(self, table: Bare, seat: int | None) -> dict[str, Any]:
        return {"number": table.state.number}


def bare(step: Step) -> Game:
    """A game with that step."""
    return Game(BareRules(step), Table(Count(), None, {}, Chance(0)))
