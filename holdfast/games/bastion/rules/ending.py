"""Chapter END: the defenders win or lose together, at once."""

from typing import NoReturn

from holdfast.games.bastion.state import BastionTable


def lose_no_room(table: BastionTable, card: str) -> NoReturn:
    """A card has to be added to the wall and no section is free (BA-RULE-4)."""
    table.state.box.append(card)
    table.note("found-no-room", card=card)
    table.end(False, "no-room")


def lose_past_gate(table: BastionTable, section: str) -> NoReturn:
    """An enemy has to move on and every section up to the gate is taken (BA-RULE-4)."""
    table.note("passed-gate", cards=list(table.state.wall[section]), at=section)
    table.end(False, "past-gate")


def check_victory(table: BastionTable) -> None:
    """The deck is empty and the wall is bare; squares and citadel do not matter (BA-END-1, BA-END-2)."""
    state = table.state
    if not state.wall and not state.deck.layers:
        table.end(True, "wall-bare")
