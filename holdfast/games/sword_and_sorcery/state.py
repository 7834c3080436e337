"""What lies on the table: plain data that never holds itself, so the collector of circles may pass it by."""

from collections.abc import Mapping
from typing import Literal, final

from msgspec import Struct, field

from holdfast.games.sword_and_sorcery.content.campaign_map import Memory
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.message_ids import Ending, Event
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.fast_struct import fast_struct
from holdfast.kernel.table import Table

Phase = Literal["prepare", "time", "souls", "battle", "hero", "enemy", "event"]

MAX_SEATS = 5
THIS_TURN = 2
"""A condition that a hero got in his own turn lasts to the end of the following one (SS-RULE-42)."""


class Boost(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False, frozen=True):
    """Something for a while: effects for attacks that fit the filter, or a stat raised by a number."""

    source: str
    span: str
    filter: str = ""
    effects: tuple[str, ...] = ()
    stat: str = ""
    n: int = 0


@fast_struct
class Body(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False, kw_only=True):
    """A figure on the map and the tokens that belong to it; `came` is where it came from (SS-RULE-67).

    It is a Hero, an Ally or a Figure. The rules ask `type(body) is Hero`: `isinstance` takes four times as
    long to say no of a struct.
    """

    id: str
    area: str
    came: str = ""
    wounds: int = 0
    down: bool = False
    blind: int = 0
    slow: int = 0
    stun: int = 0
    poison: int = 0
    burns: list[int] = []
    injuries: list[str] = []
    shields: int = 0
    """Magic shields left."""
    hidden: bool = False
    veil: str = ""
    """Enemies cannot choose this figure for so long."""
    boosts: list[Boost] = []


@fast_struct
class Held(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A power card of a hero; `wait` is the number of hourglasses at the top, 0 while it lies face up."""

    id: str
    wait: int = 0
    item: str = ""
    """The item that grants it."""
    out: str = ""
    """The companion it has summoned."""


@final
@fast_struct
class Hero(Body, kw_only=True):
    """A hero, the hero sheet and everything on it."""

    card: str
    seat: int
    rank: int = 1
    ghost: bool = False
    acted: bool = False
    powers: tuple[Held, ...] = ()
    slots: Mapping[str, str] = {}
    pack: tuple[str, ...] = ()
    """These three are never changed in place: caches compare them with what they knew."""
    crowns: int = 0
    keys: list[str] = []
    used: list[str] = []
    """What was used this round and may be used once per round."""
    spent: list[str] = []
    """What was used in this quest and may be used once per quest."""


@final
@fast_struct
class Ally(Body, kw_only=True):
    """A companion in play."""

    card: str
    owner: str
    acted: bool = False
    load: str = ""
    """An item, or a trophy: `loot`, `treasure` or `crowns`."""
    crowns: int = 0
    """How many it carries."""


@final
@fast_struct
class Figure(Body, kw_only=True):
    """A figure of an enemy card; most cards have one."""


@fast_struct
class Foe(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False, kw_only=True):
    """An enemy card in play. `owner` is the hero whose player it is assigned to; a boss has none."""

    card: str
    scroll: str
    figures: list[Figure]
    owner: str = ""
    powers: tuple[str, ...] = ()
    charges: dict[str, int] = {}
    burnt: int = 0
    """Wounds from Burn that cannot be regenerated."""
    boss: bool = False
    fought: bool = False
    """Has made its first attack under a lasting event."""


@fast_struct
class Die(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A rolled die; `spent` are the symbols of its face that have been paid with."""

    colour: str
    face: str
    rerolled: bool = False
    spent: list[str] = []


@fast_struct
class Attack(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False, kw_only=True):
    """An attack as it lies on the table while it is resolved."""

    attacker: str
    weapon: str
    targets: list[str]
    fixed: int = 0
    red: int = 0
    blue: int = 0
    type: str = ""
    bonus: int = 0
    """Hits more or fewer that no effect tells: focus, passive cards, injuries, superiority."""
    free: list[str] = []
    """Effects that hold without being paid for."""
    dice: list[Die] = []
    effects: list[str] = []
    sources: list[str] = []
    """The cards on which those effects stand."""
    used: list[int] = []
    hits: int = 0
    defender: str = ""
    fatal: int = 0
    normal: int = 0
    """Hits that the defence dice cannot stop, and those that they are rolled against."""
    shields: int = 0
    defence: list[Die] = []
    defence_effects: list[str] = []
    defence_used: list[int] = []


@fast_struct
class Turn(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What the active hero has done in this hero turn."""

    moving: bool = False
    mp: int = 0
    moves: int = 0
    """Movement actions begun."""
    combat: int = 0
    special: int = 0
    evaded: str = ""
    """The area he was about to enter when a free attack knocked him down (SS-RULE-139)."""
    deeds: list[str] = []
    """What a Ghost Soul has done."""
    dropped: list[str] = []
    """Not used any more: positions of older versions have it."""


@fast_struct
class GroundItems(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Things on the ground of an area; loot tokens and treasure cards lie face down."""

    items: list[str] = []
    crowns: int = 0
    loot: int = 0
    treasure: int = 0

    def __bool__(self) -> bool:
        return bool(self.items or self.loot or self.treasure or self.crowns)


@fast_struct
class Pile(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A deck or supply and its discard."""

    deck: Deck
    discard: list[str] = []


class Gain(Struct, forbid_unknown_fields=True, gc=False, frozen=True):
    """A power or talent that a hero still has to choose."""

    hero: str
    talent: bool


@fast_struct
class Visit(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """An Emporium visit: who takes part, who is shopping now, who has been to the Tavern."""

    heroes: list[str]
    shopper: str = ""
    tavern: list[str] = []
    counters: list[str] = []
    """Where every player shops for his own heroes: who of them stands at the counter."""
    ready: list[int] = []
    """The seats that have shopped enough."""
    bought: list[str] = []
    """Faces that were paid for in this visit: those cards are not turned over in it (SS-EMPORIUM-4)."""


class Shadow(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False, frozen=True):
    """A shadow token on the map; its kind is decided when it is flipped."""

    area: str


@fast_struct
class SwordAndSorceryState(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False, kw_only=True):
    """The whole table."""

    quest: str
    heroes: list[Hero]
    allies: list[Ally] = []
    foes: list[Foe] = []
    phase: Phase = "prepare"
    round: int = 0
    active: str = ""
    """The active hero (SS-BATTLE-2)."""
    turn: Turn = field(default_factory=Turn)
    acting: list[str] = []
    """Enemy cards still to be activated in this enemy turn, and whether their {+} is ordered."""
    plus: bool = False
    limit: int = -1
    """How many of them are still to be activated; -1: all."""
    encounter: str = ""
    """The encounter card that is being resolved."""
    gains: list[Gain] = []
    visit: Visit | None = None
    closed: tuple[str, ...] = ()
    """Doors and wall tokens that are closed, sorted."""
    locks: dict[str, str] = {}
    """Magic locks by door or chest."""
    gates: dict[str, bool] = {}
    shrines: dict[str, bool] = {}
    chests: list[str] = []
    search: dict[str, str] = {}
    waypoints: list[str] = []
    keys: dict[str, str] = {}
    """Where magic keys lie."""
    stories: dict[str, str] = {}
    """Story event cards on the map, by area."""
    shadows: list[Shadow] = []
    ground: dict[str, GroundItems] = {}
    burning: dict[str, list[int]] = {}
    runes: dict[str, list[str]] = {}
    shards: int = 0
    bank: int = 0
    """Crowns in the supply."""
    charges: dict[str, int] = {}
    """Charges on artifacts."""
    events: Deck
    open_events: tuple[str, ...] = ()
    """Event cards that lie face up on the deck, the top one first."""
    event_discard: list[str] = []
    fought: list[str] = []
    """Heroes and companions that have made their first attack under the lasting event."""
    time: str = ""
    """Day or night, while their card is in play."""
    time_card: str = ""
    """The card that brought it, beside the event deck (SS-DAY-6)."""
    enemies: Pile
    encounters: Pile
    enemy_powers: Pile
    traps: Pile
    treasures: Pile
    crits: Pile
    loot: Pile
    shadow_tokens: Pile
    stash: tuple[str, ...] = ()
    emporium: tuple[str, ...] = ()
    soul_weapons: list[str] = []
    set_aside: list[str] = []
    """Cards that only the quest brings in (SS-DECK-11)."""
    enemies_aside: list[str] = []
    """Enemy cards that the quest brings in by name."""
    removed: list[str] = []
    """Enemy cards out of the game (SS-LOOT-5)."""
    dead: list[str] = []
    """Scrolls and bosses of which one has died."""
    flags: dict[str, int] = {}
    fired: list[str] = []
    """Triggers that are over."""
    memory: Memory | None = None
    """What the campaign remembers, this quest so far included."""
    memory_before: Memory | None = None
    """What it remembered when the quest began: a lost quest leaves no other trace."""
    opened: bool = False
    """The opening of the quest has been told."""
    done: list[str] = []
    """Quest actions that are over."""
    priority: str = ""
    priority_level: int = 0
    told: list[str] = []
    """Paragraphs of the story that are being read, in their order; none at a clean point."""
    attacks: list[Attack] = []
    """Attacks that are being resolved, the innermost last; none at a clean point."""


SwordAndSorceryTable = Table[SwordAndSorceryState, Content, Event, Ending]
"""The table of this game."""


def pile(cards: list[str]) -> Pile:
    """A deck of cards that may come in any order."""
    return Pile(Deck({"all": cards}, [Layer("all", len(cards))] if cards else []))


def field_of(table: SwordAndSorceryTable) -> Field:
    """The quest that is played."""
    return table.content.fields[table.state.quest]
