"""The content files as they are written: one struct for each kind of entry."""

from typing import Literal, Protocol, TypeVar

from msgspec import Struct

from holdfast.games.bastion.edition import Differences, Edition, Recipe
from holdfast.games.bastion.instinct import Instinct
from holdfast.games.bastion.weights import Weights
from holdfast.kernel.content import Folder

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
Moment = Literal["attack", "source", "move", "any", "end", "copied"]


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


class SpellMoment(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell and the moment it may be cast."""

    id: Spell
    moment: Moment
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


class Named(Struct, frozen=True, forbid_unknown_fields=True):
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
    deck: Recipe
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


class Advice(Struct, frozen=True, forbid_unknown_fields=True):
    """Army strengths that are normal for so many players (2015)."""

    players: int
    low: int
    high: int


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_HasId)


def _by_id(entries: list[T]) -> dict[str, T]:
    return {entry.id: entry for entry in entries}


class Sheets:
    """The entries of all files by their ids."""

    def __init__(self, folder: Folder) -> None:
        self.classes = _by_id(folder.entries("classes.toml", "class", EnemyClass))
        self.legends = _by_id(folder.entries("legendary.toml", "enemy", Legend))
        self.spells = _by_id(folder.entries("spells.toml", "spell", SpellMoment))
        self.districts = _by_id(folder.entries("districts.toml", "district", District))
        self.ritual_kinds = _by_id(folder.entries("rituals.toml", "ritual", RitualKind))
        self.defenders = _by_id(folder.entries("defenders.toml", "defender", Named))
        self.levels = _by_id(folder.entries("levels.toml", "level", Level))
        self.scenarios = _by_id(folder.entries("scenarios.toml", "scenario", Scenario))
        self.advice = {one.players: one for one in folder.entries("army.toml", "advice", Advice)}
        self.editions = _by_id(folder.entries("editions.toml", "edition", Edition))
        told = folder.table("editions.toml").get("differences", {})
        self.differences = folder.convert(told, Differences, "editions.toml: differences") or {}
        judge = folder.one("judge.toml", Weights)
        instinct = folder.one("instinct.toml", Instinct)
        if judge is None or instinct is None:
            folder.refuse_faults()
        assert judge is not None and instinct is not None
        self.judge = judge
        self.instinct = instinct
