"""What happened, as data: the log, the animations and the statistics are read from it."""

from typing import Any

from msgspec import Struct


class Event(Struct, gc=False, omit_defaults=True):
    """One thing that happened.

    `what` names it, `data` holds ids and numbers, `why` the card, power or rule it came from,
    `depth` how deep it lies inside what caused it, `seen_by` the seats that may see it (None: all).
    """

    what: str
    data: dict[str, Any] = {}
    seat: int | None = None
    why: str = ""
    depth: int = 0
    seen_by: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: an onlooker) see it?"""
        return self.seen_by is None or seat in self.seen_by
