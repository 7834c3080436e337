"""Exact chances, as they are shown to people."""

from typing import Any

from msgspec import Struct


class Odds(Struct, frozen=True):
    """Exact chances of what may come of an option: events that need not exclude each other.

    `of` maps a code (`fall:incubus`, `colour:red`, `decay:evil`) to its probability; `data` holds
    further numbers a game wants to show.
    """

    of: dict[str, float]
    data: dict[str, Any] = {}
