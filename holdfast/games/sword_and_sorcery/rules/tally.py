"""What one attack or effect has done."""

from msgspec import Struct


class Tally(Struct, eq=False):
    """Who took how much damage from one attack or effect, and who did it (SS-RULE-165)."""

    by: str = ""
    hurt: dict[str, int] = {}

    def add(self, figure: str, count: int) -> None:
        """A figure lost so many HP."""
        self.hurt[figure] = self.hurt.get(figure, 0) + count
