"""What lies on the table."""

from functools import cache
from typing import Literal

from msgspec import Struct, field

from holdfast.games.last_bastion.content.schema import Content
from holdfast.games.last_bastion.message_ids import Ending, Event
from holdfast.games.last_bastion.rules.geometry import PLACES, SLOTS, SLOTS_OF_SIDE
from holdfast.kernel.deck import Deck
from holdfast.kernel.fast_struct import fast_struct
from holdfast.kernel.table import Table

Status = Literal["healthy", "wounded", "eliminated", "dead"]
Phase = Literal["begin", "cards", "board", "hero"]

OFF = -1


@fast_struct
class Hero(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A hero, the hero board and the tokens on it. The hero of seat n is `heroes[n]`."""

    id: str
    side: int
    place: int
    life: int
    calls: int = 0
    equipment: dict[str, int] = {}
    status: Status = "healthy"
    pinned: bool = False
    cursed: bool = False

    @property
    def in_play(self) -> bool:
        """Neither eliminated nor dead."""
        return self.place != OFF

    @property
    def has_power(self) -> bool:
        """Healthy, in play and free of evil (LB-POWER-2, LB-POWER-3)."""
        return self.status == "healthy" and not self.cursed

    @property
    def round_tokens(self) -> bool:
        """Has equipment or a Call to arms (LB-RESERVE-5)."""
        return self.calls > 0 or bool(self.equipment)


@fast_struct
class PlacedCard(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A horde card in play and what lies on it; `net` is the number of the covered effect."""

    card: str
    evil: bool = False
    spell: bool = False
    net: int = OFF
    die: bool = False


class Acting(Struct, forbid_unknown_fields=True, frozen=True, gc=False):
    """A recurring effect that is still to be applied in this horde phase."""

    card: str
    effect: int


@fast_struct
class Used(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What the active hero has done in this hero phase."""

    moved: bool = False
    extra: bool = False
    tile: bool = False
    fight: bool = False
    power: bool = False
    reroll: bool = False
    closed: bool = False
    """The normal movement came after an action: no second action (LB-RULE-105)."""


class _SlotIds(dict[str, tuple[str, str, str]]):
    """The names of the slots of a board."""

    def __missing__(self, board: str) -> tuple[str, str, str]:
        made = self[board] = f"{board}-1", f"{board}-2", f"{board}-3"
        return made


_SLOT_IDS = _SlotIds()
_STANDS = {place: str(place) for place in (OFF, *range(PLACES))}
_PINNED = {place: f"{place}p" for place in _STANDS}
_LIES = [[f"{slot}={number}" for number in range(SLOTS)] for slot in range(SLOTS)]
"""Parts of a layout, put together beforehand: where a hero stands, and which card lies in a slot."""


@fast_struct
class LastBastionState(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """The whole table. Places, slots and sides are numbered as in `geometry`."""

    tiles: list[str]
    boards: list[str]
    heroes: list[Hero]
    slots: list[PlacedCard | None]
    deck: Deck
    level: str
    life: int
    """Life tokens in the reserve."""
    calls: int
    """Call to arms tokens in the reserve."""
    equipment: dict[str, int]
    """Equipment tokens in the reserve."""
    first: int
    """The side whose turn begins a round."""
    side: int
    """The side whose turn it is."""
    phase: Phase = "begin"
    turn: int = 0
    round: int = 0
    calm: int = 0
    """Rounds in a row in which no card came or went: bots grow restless."""
    still: list[int] = []
    """What those rounds left as it was: see `stock`."""
    quiet: int = 0
    """Rounds in a row in which nobody gained or lost anything or fought with any chance (LB-RULE-147)."""
    vain: int = 0
    """How many of them were over when the last fight without a chance was."""
    layouts: list[str] = []
    """The layout at the beginning of each of them, as far as LB-RULE-147 looks back, and of this round."""
    discard: list[str] = []
    evil: list[int] = []
    """Places in the grip of evil."""
    standard: str = ""
    """The colour of the token on the standard."""
    trap: int = OFF
    """The slot with the trap."""
    beaten: int = 0
    """Warlords defeated in fights."""
    acting: list[Acting] = []
    used: Used = field(default_factory=Used)

    def hero_of_side(self, side: int) -> int | None:
        """The seat of the hero in play who is linked to that side; None where it is neutral."""
        for seat, hero in enumerate(self.heroes):
            if hero.side == side and hero.place != OFF:
                return seat
        return None

    @property
    def slot_ids(self) -> tuple[str, ...]:
        """The names of all slots."""
        return _slot_ids(*self.boards)

    def slot_id(self, slot: int) -> str:
        """The name of a slot: `red-1` to `red-3`, clockwise."""
        return _SLOT_IDS[self.boards[slot // 3]][slot % 3]

    def slot_of(self, id: str) -> int:
        """The number of the slot with that name."""
        return _slot_ids(*self.boards).index(id)

    def find_card(self, card: str) -> int | None:
        """The slot where that card lies."""
        slots = self.slots
        for slot in SLOTS_OF_SIDE[self.side]:  # Mostly it is one of those that act.
            foe = slots[slot]
            if foe is not None and foe.card == card:
                return slot
        for slot, foe in enumerate(slots):
            if foe is not None and foe.card == card:
                return slot
        return None

    def is_full(self, side: int) -> bool:
        """Do all three slots of the side hold cards?"""
        return all(self.slots[3 * side : 3 * side + 3])

    def stock(self) -> list[int]:
        """The cards still to come and those gone, counted."""
        return [len(self.deck), len(self.discard)]

    def stir(self) -> None:
        """Somebody gains or loses something, or fights and may win: no standstill (LB-RULE-147)."""
        if self.layouts:
            self.layouts = []
            self.quiet = self.vain = 0

    def layout(self) -> str:
        """Where everything lies that may be moved without a gain or a loss.

        Two layouts can be compared as long as the same cards are in play: each is named by its number.
        """
        parts = [_PINNED[hero.place] if hero.pinned else _STANDS[hero.place] for hero in self.heroes]
        slots = self.slots
        cards = sorted([foe.card for foe in slots if foe is not None])
        for lies, foe in zip(_LIES, slots, strict=False):
            if foe is not None:
                parts.append(lies[cards.index(foe.card)])
                if foe.net != OFF or foe.spell or foe.die:
                    parts.append(f"{foe.net}{'s' * foe.spell}{'d' * foe.die}")
        parts += (self.standard, str(self.trap))
        return " ".join(parts)

    @property
    def idle(self) -> int:
        """Rounds in a row in which nobody fought, gained or lost anything (LB-RULE-147)."""
        return max(0, self.quiet - self.vain)

    def evil_figures(self) -> int:
        """How many evil figures are in play."""
        return (
            len(self.evil)
            + sum(foe is not None and foe.evil for foe in self.slots)
            + sum(hero.cursed for hero in self.heroes)
        )


@cache
def _slot_ids(*boards: str) -> tuple[str, ...]:
    return tuple(id for board in boards for id in _SLOT_IDS[board])


LastBastionTable = Table[LastBastionState, Content, Event, Ending]
"""The table this game is played on."""
