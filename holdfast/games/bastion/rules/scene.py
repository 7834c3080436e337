"""What most rules look at together: the table, the edition, the board, the active defender."""

from holdfast.games.bastion.board import CITADEL
from holdfast.games.bastion.state import BastionTable


class Scene:
    """The moment as the active defender sees it; read-only, made anew for each question."""

    __slots__ = ("board", "cards", "content", "dragon", "edition", "me", "place", "rokai", "seat", "state", "table")

    def __init__(self, table: BastionTable) -> None:
        state = self.state = table.state
        content = self.content = table.content
        self.table = table
        self.cards = cards = content.cards
        self.edition = content.editions[table.options["edition"]]
        self.board = content.board(state.districts, state.side)
        self.seat = state.active
        self.me = state.defenders[state.active]
        self.place = self.me.place
        self.dragon = bool(state.citadel)
        self.rokai = ""
        """The district that may be entered only to attack; empty where there is none."""
        for district, enemy in state.squares.items():
            for card in enemy:
                if cards[card].expel:
                    self.rokai = district

    def under_dragon(self) -> bool:
        """Does the active defender stand in the citadel with a dragon?"""
        return self.dragon and self.place == CITADEL
