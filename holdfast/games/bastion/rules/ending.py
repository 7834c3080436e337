"""Chapter END: the defenders win or lose together, at once."""

from typing import Any, NoReturn

from holdfast.games.bastion.state import BastionTable


def lose(table: BastionTable, reason: str, **data: Any) -> NoReturn:
    """An enemy found no room on the wall, or passed the gate (BA-END-4 to 6)."""
    table.note("breach", **data)
    table.end(False, reason)


def test_for_victory(table: BastionTable) -> None:
    """The deck is empty and the wall is bare; squares and citadel do not matter (BA-END-1, BA-END-2)."""
    state = table.state
    if not state.wall and not state.deck.layers:
        table.end(True, "wall-bare")
