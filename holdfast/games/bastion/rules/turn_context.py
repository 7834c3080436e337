"""What most rules look at together: the table, the edition, the board, the active defender."""

from itertools import chain

from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.rules.price import Arsenal, Price
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option

NO_CARDS: frozenset[str] = frozenset()
NO_COLOURS: frozenset[int] = frozenset()


class Hands:
    """What the spells before the defenders allow: the same until a spell comes or goes, or an enemy does."""

    __slots__ = ("accelerations", "arsenal", "pledges", "repetitions", "source_spells", "wall_spells")

    def __init__(self) -> None:
        self.arsenal: Arsenal | None = None
        """The attack spells of the active defender; with pledges it would depend on his place."""
        self.pledges: list[Option] = []
        """What may be pledged as long as the active defender may come to attack."""
        self.wall_spells: list[Option] = []
        self.repetitions: list[Option] = []
        self.source_spells = False
        self.accelerations: tuple[list[str], list[str], str] | None = None


class Scene:
    """The moment as the active defender sees it; read-only.

    Where one lasts through an action phase, whatever brings or removes an enemy or a spell marks it as
    outdated, and it is looked at again before the next question.
    """

    __slots__ = (
        "blocked",
        "board",
        "boost",
        "cards",
        "content",
        "dragon",
        "edition",
        "guns",
        "hands",
        "in_hand",
        "me",
        "neighbourly",
        "notable",
        "outdated",
        "place",
        "prices",
        "rokai",
        "seat",
        "simple",
        "state",
        "table",
    )

    def __init__(self, table: BastionTable) -> None:
        state, content = table.state, table.content
        self.table = table
        self.state = state
        self.content = content
        self.cards = content.cards
        self.edition = content.editions[table.options["edition"]]
        self.board = content.board(state.districts, state.side)
        self.in_hand: list[str] = []
        """The spells before all defenders."""
        self.look_at_spells()
        self.look_again()

    def look_at_spells(self) -> None:
        """A spell has come or gone."""
        self.in_hand = [card for defender in self.state.defenders for card in defender.spells]
        self.outdated = True

    def look_again(self) -> None:
        """See what has changed since the last look."""
        state, content = self.state, self.content
        self.outdated = False
        self.seat = state.active
        self.me = state.defenders[state.active]
        self.place = self.me.place
        self.dragon = bool(state.citadel)
        self.boost = self.cards[state.citadel[-1]].boost if state.citadel else -1
        """The number of the colour that the dragon boosts, BOOST_ALL or -1."""
        self.guns = bool(state.bases) and not content.guns.isdisjoint(state.bases.values())
        """Is there a Gun on the board?"""
        notable = content.notable.intersection(chain.from_iterable(state.wall.values()))
        if state.squares:
            notable |= content.notable.intersection(chain.from_iterable(state.squares.values()))
        self.notable = notable
        """The enemies on the wall and on squares that concern others than themselves."""
        self.blocked = NO_COLOURS
        """The numbers of the colours of sources that archmages block (BA-RULE-67)."""
        self.neighbourly = False
        """Are there enemies among them that protect others or make them stronger?"""
        self.rokai = ""
        """The district that may be entered only to attack; empty where there is none."""
        if notable:
            self.neighbourly = not content.neighbourly.isdisjoint(notable)
            self.blocked = frozenset([self.cards[card].blocks for card in notable & content.blockers])
            for district, enemy in state.squares.items():
                if not content.expellers.isdisjoint(enemy):
                    self.rokai = district
        self.simple = not (self.guns or self.neighbourly)
        """Does nothing but a dragon change what single enemies on the wall cost?"""
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
