"""What one attack or effect has done."""


class Tally:
    """Who took how much damage from one attack or effect, and who did it (SS-RULE-165)."""

    __slots__ = ("by", "hurt")

    def __init__(self, by: str = "") -> None:
        self.by = by
        self.hurt: dict[str, int] = {}

    def add(self, figure: str, count: int) -> None:
        """A figure lost so many HP."""
        self.hurt[figure] = self.hurt.get(figure, 0) + count
