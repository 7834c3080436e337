"""How good a position is."""

from examples.night_watch.state import WOOD, NightWatchTable


def evaluate(table: NightWatchTable) -> float:
    """The more wood burns, the better."""
    return table.state.fire / WOOD
