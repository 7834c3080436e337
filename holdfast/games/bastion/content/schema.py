"""The content files as they are written, one struct for each kind of entry, and the cards made of them."""

from typing import Literal

from msgspec import Struct

from holdfast.games.bastion.bot.weights import EvaluationWeights, PolicyWeights
from holdfast.games.bastion.content.edition import DeckRecipe, Differences, Edition

Colour = Literal["yellow", "green", "red", "violet", "blue", "black"]
Side = Literal["statue", "plain"]
Trait = Literal[
    "recruit",
    "symbiote",
    "flyer",
    "ward",
    "giant",
    "block",
    "shift",
    "citadel",
    "boost",
    "boost-all",
    "expel",
    "wallward",
    "immune",
    "aura",
    "no-flame",
    "no-lightning",
]
Spell = Literal[
    "alchemy",
    "abundance",
    "copy",
    "lightning",
    "flame",
    "repetition",
    "prism",
    "castling",
    "arrow",
    "teleport",
    "acceleration",
]
KINDS_OF_RITUAL = ("accumulator", "converter", "source", "obelisk", "gun")
SpellTiming = Literal["attack", "source", "move", "any", "end", "copied"]
LEGENDARY = "legendary"
"""The pool that blindly drawn legendary enemies come from."""
WHITE, PRISMATIC, GREY = -1, -2, -3
"""Numbers of the paints that are no colour of their own."""
BOOST_ALL = 6


class EnemyClass(Struct, frozen=True, forbid_unknown_fields=True):
    """A class of the main or auxiliary troop."""

    id: str
    troop: Literal["main", "auxiliary"]
    strength: int
    spell: Spell
    power: int = 0
    traits: tuple[Trait, ...] = ()
    blocks: dict[str, Colour] = {}
    """The colour blocked, by the card's own colour."""


class Legend(Struct, frozen=True, forbid_unknown_fields=True):
    """A legendary enemy."""

    id: str
    strength: int
    paint: Literal["white", "prismatic-1", "prismatic-2", "grey"]
    spell: Spell
    power: int = 0
    traits: tuple[Trait, ...] = ()


class SpellKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell and the moment it may be cast."""

    id: Spell
    moment: SpellTiming
    has_power: bool = False


class District(Struct, frozen=True, forbid_unknown_fields=True):
    """A district: the sources on its two sides."""

    id: Colour
    statue: tuple[Colour, Colour, Colour]
    plain: tuple[Colour, Colour, Colour]


class RitualKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of ritual; there is one card of it in each colour."""

    id: Literal["accumulator", "converter", "source", "obelisk", "gun"]
    kind: Literal["artifact", "structure"]
    solo: bool = True
    """Is it in the game of a single player?"""


class DefenderEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A thing that has nothing but its id."""

    id: str


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each chosen class and how many legendary enemies a level adds."""

    id: str
    of_each: int
    legends: int


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed scenario: its deck and what else it changes."""

    id: str
    edition: Literal["2015", "2018"]
    deck: DeckRecipe
    side: Side | None = None
    strength: int = 0
    """Army strength as printed (BA-RULE-96)."""
    built_sources: bool = False
    """A Source card lies on a base of each district from the start."""
    damaged_sources: bool = False
    """The sources of the district furthest from the camp and of its neighbours are damaged."""
    dealt_class: str = ""
    """Each defender begins with a card of that class as a spell; the others go to the box."""
    start_at_camp: bool = False
    inside_square: str = ""
    """The class put on the squares of the damaged districts."""
    inside_citadel: str = ""
    """The class of which one lies in the citadel."""
    first_enemies: bool = True
    """Are enemies added in set-up?"""


class ArmyAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """Army strengths that are normal for so many players (2015)."""

    players: int
    low: int
    high: int


class EnemyCard(Struct, frozen=True):
    """One enemy card, with its traits at hand."""

    id: str
    family: str
    """Its class, or its own id where it is legendary."""
    troop: str
    strength: int
    colour: int
    """Number of its colour; WHITE, PRISMATIC or GREY."""
    each: int
    """How many mana of each colour a prismatic enemy costs."""
    spell: str
    power: int
    moment: str
    traits: tuple[str, ...]
    recruits: int
    symbiote: bool
    flyer: bool
    ward: bool
    giant: bool
    blocks: int
    """Number of the colour an archmage blocks, -1 for none."""
    shift: bool
    citadel: bool
    boost: int
    """Number of the colour a dragon boosts, 6 for all, -1 for none."""
    expel: bool
    wallward: bool
    immune: bool
    aura: bool
    no_flame: bool
    no_lightning: bool


class RitualCard(Struct, frozen=True):
    """One ritual card."""

    id: str
    kind: str
    colour: int
    structure: bool


class Entries:
    """The entries of all files by their ids."""

    classes: dict[str, EnemyClass]
    legends: dict[str, Legend]
    spells: dict[str, SpellKind]
    districts: dict[str, District]
    ritual_kinds: dict[str, RitualKind]
    defenders: dict[str, DefenderEntry]
    levels: dict[str, Level]
    scenarios: dict[str, Scenario]
    advice: dict[int, ArmyAdvice]
    """By the number of players."""
    editions: dict[str, Edition]
    differences: Differences
    evaluation_weights: EvaluationWeights
    policy_weights: PolicyWeights
