"""What one attack or effect has done."""

from msgspec import Struct


class Tally(Struct, eq=False, gc=False):
    """Which enemies were hurt by one attack or effect, and who did it (SS-RULE-165)."""

    by: str = ""
    hurt: dict[str, None] = {}
    """In the order in which they were hurt."""
