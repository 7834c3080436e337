"""What lies on the table, and whose turn it is."""

from msgspec import Struct

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.message_ids import Ending, Event
from holdfast.kernel.deck import Deck
from holdfast.kernel.fast_struct import fast_struct
from holdfast.kernel.table import Table


@fast_struct
class Defender(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A player's wizard and what lies before the player; the seat is its place in the list."""

    id: str
    pool: list[int]
    """Mana by colour, in the order of `COLOURS`."""
    place: str = ""
    """`citadel`, a district, or nothing before it is put on the board."""
    spells: list[str] = []
    """Cards of defeated enemies, not yet cast."""
    rituals: list[str] = []
    """Unperformed rituals."""
    artifacts: list[str] = []
    used: list[str] = []
    """Artifacts used in this turn."""
    drawn: list[str] = []
    """In set-up: the rituals drawn, of which one must go back."""


@fast_struct
class BastionState(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Everything a game of Bastion needs to go on."""

    side: str
    districts: tuple[str, ...]
    """Colours of the districts, clockwise from the gate: D0 to D5."""
    defenders: list[Defender]
    deck: Deck
    """The enemies to come. A card of it that names a pool stands for one drawn blind from that pool."""
    ritual_deck: Deck
    reserve: list[int]
    scenario: str = ""
    classes: list[str] = []
    """The auxiliary classes of a level."""

    wall: dict[str, list[str]] = {}
    """Enemies by section; a host comes first, its symbiotes after it."""
    squares: dict[str, list[str]] = {}
    """Enemies on squares, by district."""
    citadel: list[str] = []
    """Dragons, the top one last."""
    laid: dict[str, str] = {}
    """Mana tokens on sources and towers: place and colour."""
    bases: dict[str, str] = {}
    """Structures by base."""
    damaged: list[str] = []
    """Sources that give nothing until they are revived."""
    box: list[str] = []
    """Enemy cards out of the game."""
    discarded: list[str] = []
    """Structures out of the game."""

    phase: str = "muster"
    """muster, station, rituals; dawn, watch, enemy, actions."""
    active: int = 0
    turn: int = 0
    to_muster: int = 0
    """Enemies still to be added in set-up."""
    aside: list[str] = []
    """Priests put aside in set-up."""
    moved: bool = False
    gained: bool = False
    attacked: bool = False
    revived: bool = False
    must_leave: bool = False
    """The active defender began his actions under a dragon and has neither attacked it nor left."""
    pledges: dict[str, str] = {}
    """Attack spells that others have promised to the active defender: the card, and the one it stands for."""
    pledge_targets: dict[str, str] = {}
    """Which enemy a promised card is for, where its holder has named one: the card of the enemy."""
    refused: list[str] = []
    """What a giver has refused to an Accumulator in this turn: `giver>colour`."""


BastionTable = Table[BastionState, Content, Event, Ending]
