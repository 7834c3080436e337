"""What one attack or effect has done."""

from msgspec import Struct

from holdfast.games.sword_and_sorcery.state import Figure


class Tally(Struct, eq=False, gc=False):
    """Which enemies were hurt by one attack or effect, and who did it (SS-RULE-165)."""

    by: str = ""
    hurt: dict[str, Figure] = {}
    """In the order in which they were hurt. A boss that comes back is another figure of the same id."""
    credit: str = ""
    """The hero whose item or power turned an enemy's attack on its own side (SS-RULE-181)."""
