"""What most rules need together: the table, the edition, the board, the active defender."""

from itertools import chain

from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.rules.price import AttackSpells, Price
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option

NO_CARDS: frozenset[str] = frozenset()
NO_COLOURS: frozenset[int] = frozenset()


class SpellOptions:
    """What the spells in hand allow. It stays the same until a spell or an enemy comes or goes."""

    __slots__ = ("accelerations", "attack_spells", "pledges", "repetitions", "source_spells", "wall_spells")

    def __init__(self) -> None:
        self.attack_spells: AttackSpells | None = None
        """The attack spells of the active defender without pledged ones, which depend on his place."""
        self.pledges: list[Option] = []
        """What others may pledge as long as the active defender can still attack."""
        self.wall_spells: list[Option] = []
        self.repetitions: list[Option] = []
        self.source_spells = False
        self.accelerations: tuple[list[str], list[str], str] | None = None


class TurnContext:
    """Derived facts about the position of the active defender; read-only.

    A context that lasts through an action phase is marked as stale by whatever adds or removes an enemy or a
    spell, and refreshed before the next question.
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
        "held_spells",
        "me",
        "neighbour_effects",
        "place",
        "prices",
        "prices_as_printed",
        "rokai",
        "seat",
        "special",
        "spell_options",
        "stale",
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
        self.held_spells: list[str] = []
        """The spells of all defenders."""
        self.refresh_spells()
        self.refresh()

    def refresh_spells(self) -> None:
        """Read the spells again, after one was gained or cast."""
        self.held_spells = [card for defender in self.state.defenders for card in defender.spells]
        self.stale = True

    def refresh(self) -> None:
        """Work everything out again."""
        state, content = self.state, self.content
        self.stale = False
        self.seat = state.active
        self.me = state.defenders[state.active]
        self.place = self.me.place
        self.dragon = bool(state.citadel)
        self.boost = self.cards[state.citadel[-1]].boost if state.citadel else -1
        """The number of the colour that the dragon boosts, BOOST_ALL or -1."""
        self.guns = bool(state.bases) and not content.guns.isdisjoint(state.bases.values())
        """Is there a Gun on the board?"""
        special = content.special.intersection(chain.from_iterable(state.wall.values()))
        if state.squares:
            special |= content.special.intersection(chain.from_iterable(state.squares.values()))
        self.special = special
        """The enemies on the wall and on squares whose traits concern others than themselves."""
        self.blocked = NO_COLOURS
        """The numbers of the colours of sources that archmages block (BA-RULE-67)."""
        self.neighbour_effects = False
        """Do any of them protect their neighbours or make them stronger?"""
        self.rokai = ""
        """The district that may be entered only to attack; empty where there is none."""
        if special:
            self.neighbour_effects = not content.neighbour_effects.isdisjoint(special)
            self.blocked = frozenset([self.cards[card].blocks for card in special & content.blockers])
            for district, enemy in state.squares.items():
                if not content.expellers.isdisjoint(enemy):
                    self.rokai = district
        self.prices_as_printed = not (self.guns or self.neighbour_effects)
        """Does nothing but a dragon change the printed price of single enemies on the wall?"""
        self.spell_options: SpellOptions | None = None
        """What the spells allow, once it was worked out."""
        self.prices: dict[str, Price | None] = {}
        """Prices that were worked out; None for a protected enemy."""

    def in_play(self, wanted: frozenset[str]) -> frozenset[str]:
        """Which of the wanted cards, all of them special, are on the wall or on a square."""
        return self.special & wanted if self.special else NO_CARDS

    def under_dragon(self) -> bool:
        """Does the active defender stand in the citadel with a dragon?"""
        return self.dragon and self.place == CITADEL


_of_actions: list[TurnContext] = []
"""The context of the action phase that began last."""


def begin_context(table: BastionTable) -> TurnContext:
    """The context of an action phase that begins."""
    context = TurnContext(table)
    _of_actions[:] = [context]
    return context


def context_of(table: BastionTable) -> TurnContext:
    """The context of the action phase that is under way, as its rules hold it, or a new one.

    For who is asked what to do next on that table: the rules have just looked at everything.
    """
    if _of_actions:
        context = _of_actions[0]
        if context.table is table and not context.stale and context.state is table.state:
            return context
    return TurnContext(table)
