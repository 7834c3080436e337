"""What most rules look at together: the table, the edition, the board, the active defender."""

from itertools import chain

from holdfast.games.bastion.board import CITADEL
from holdfast.games.bastion.state import BastionTable


class Scene:
    """The moment as the active defender sees it; read-only, made anew for each question."""

    __slots__ = (
        "board",
        "cards",
        "content",
        "dragon",
        "edition",
        "me",
        "place",
        "rokai",
        "seat",
        "state",
        "table",
    )

    def __init__(self, table: BastionTable) -> None:
        state = self.state = table.state
        content = self.content = table.content
        self.table = table
        self.cards = content.cards
        self.edition = content.editions[table.options["edition"]]
        self.board = content.board(state.districts, state.side)
        self.seat = state.active
        self.me = state.defenders[state.active]
        self.place = self.me.place
        self.dragon = bool(state.citadel)
        self.rokai = ""
        """The district that may be entered only to attack; empty where there is none."""
        if state.squares:
            expellers = content.expellers
            for district, enemy in state.squares.items():
                if not expellers.isdisjoint(enemy):
                    self.rokai = district

    def in_play(self, wanted: frozenset[str]) -> list[str]:
        """Those of the wanted cards that stand on the wall or on a square."""
        enemies = self.state.wall.values()
        found = []
        if not wanted.isdisjoint(chain.from_iterable(enemies)):
            found += [card for enemy in enemies for card in enemy if card in wanted]
        if self.state.squares:
            found += [card for enemy in self.state.squares.values() for card in enemy if card in wanted]
        return found

    def under_dragon(self) -> bool:
        """Does the active defender stand in the citadel with a dragon?"""
        return self.dragon and self.place == CITADEL
