"""What most rules look at together: the table, the edition, the board, the active defender."""

from itertools import chain
from typing import TYPE_CHECKING

from holdfast.games.bastion.board import CITADEL
from holdfast.games.bastion.state import BastionTable

if TYPE_CHECKING:
    from holdfast.games.bastion.rules.hands import Hands
    from holdfast.games.bastion.rules.strength import Price

NO_CARDS: frozenset[str] = frozenset()
NO_COLOURS: frozenset[int] = frozenset()


class Scene:
    """The moment as the active defender sees it; read-only."""

    __slots__ = (
        "blocked",
        "board",
        "cards",
        "content",
        "dragon",
        "edition",
        "hands",
        "in_hand",
        "me",
        "notable",
        "place",
        "prices",
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
        seat = self.seat = state.active
        self.me = state.defenders[seat]
        self.place = self.me.place
        self.dragon = bool(state.citadel)
        squares = state.squares
        notable = content.notable.intersection(chain.from_iterable(state.wall.values()))
        if squares:
            notable |= content.notable.intersection(chain.from_iterable(squares.values()))
        self.notable = notable
        """The enemies on the wall and on squares that concern others than themselves."""
        self.blocked = NO_COLOURS
        """The numbers of the colours of sources that archmages block (BA-RULE-67)."""
        self.rokai = ""
        """The district that may be entered only to attack; empty where there is none."""
        if notable:
            self.blocked = frozenset([self.cards[card].blocks for card in notable & content.blockers])
            for district, enemy in squares.items():
                if not content.expellers.isdisjoint(enemy):
                    self.rokai = district
        self.in_hand = [card for defender in state.defenders for card in defender.spells]
        """The spells before all defenders."""
        self.hands: Hands | None = None
        """What the spells allow, once it was worked out."""
        self.prices: dict[str, Price | None] = {}
        """What attacks cost that were looked at; None for an enemy that is protected."""

    def in_play(self, wanted: frozenset[str]) -> frozenset[str]:
        """Those of the wanted cards, all of them notable, that stand on the wall or on a square."""
        return self.notable & wanted if self.notable else NO_CARDS

    def under_dragon(self) -> bool:
        """Does the active defender stand in the citadel with a dragon?"""
        return self.dragon and self.place == CITADEL


def look(table: BastionTable) -> Scene:
    """The scene of an action phase, kept on the table as long as no enemy and no spell comes or goes.

    Whatever changes that, or whose turn it is, leaves `table.memo` empty.
    """
    scene: Scene | None = table.memo
    if scene is None:
        scene = table.memo = Scene(table)
    else:
        scene.place = scene.me.place
    return scene
