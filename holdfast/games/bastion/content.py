"""Content: TOML files read into checked structs, and the cards they make."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal, Protocol, TypeVar, get_args

import msgspec
from msgspec import Struct

from holdfast.games.bastion.board import COLOUR_NUMBER, COLOURS, Board
from holdfast.games.bastion.edition import Differences, Edition, Recipe
from holdfast.kernel.content import Folder
from holdfast.kernel.errors import Fault

FOLDER = Path(__file__).parent / "content"
FILES = (
    "army.toml",
    "classes.toml",
    "defenders.toml",
    "districts.toml",
    "editions.toml",
    "legendary.toml",
    "levels.toml",
    "rituals.toml",
    "scenarios.toml",
    "spells.toml",
)
LEGENDARY = "legendary"
"""The pool that blindly drawn legendary enemies come from."""
WHITE, PRISMATIC, GREY = -1, -2, -3
"""Numbers of the paints that are no colour of their own."""

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


BOOST_ALL = 6


class Content:
    """Everything read from the content files."""

    def __init__(self, own: Path | None = None) -> None:
        folder = Folder(FOLDER, own)
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
        self.differences: Differences = (
            folder.convert(folder.table("editions.toml").get("differences", {}), Differences, "editions.toml")
            or {}
        )
        folder.faults += _faults(self)
        folder.refuse_faults()
        self.main = [id for id, one in self.classes.items() if one.troop == "main"]
        self.auxiliary = [id for id, one in self.classes.items() if one.troop == "auxiliary"]
        self.cards = {card.id: card for card in self._enemy_cards()}
        self.rituals = {
            f"{kind.id}-{colour}": RitualCard(
                f"{kind.id}-{colour}", kind.id, number, kind.kind == "structure"
            )
            for kind in self.ritual_kinds.values()
            for number, colour in enumerate(COLOURS)
        }
        self.of_spell: dict[str, frozenset[str]] = {
            spell: frozenset(id for id, card in self.cards.items() if card.spell == spell)
            for spell in self.spells
        }
        self.of_moment: dict[str, frozenset[str]] = {
            moment: frozenset(id for id, card in self.cards.items() if card.moment == moment)
            for moment in ("attack", "source", "move", "any", "end", "copied")
        }
        self._boards: dict[tuple[str, ...], Board] = {}

    def cards_of(self, family: str) -> list[str]:
        """The six cards of a class."""
        return [f"{family}-{colour}" for colour in COLOURS]

    def board(self, districts: list[str], side: str) -> Board:
        """The board of that layout."""
        key = (side, *districts)
        found = self._boards.get(key)
        if found is None:
            printed = {id: getattr(one, side) for id, one in self.districts.items()}
            found = self._boards[key] = Board(tuple(districts), printed)
        return found

    def _enemy_cards(self) -> list[EnemyCard]:
        cards = []
        for kind in self.classes.values():
            for number, colour in enumerate(COLOURS):
                blocks = kind.blocks.get(colour)
                cards.append(self._card(f"{kind.id}-{colour}", kind, kind.troop, number, 0, blocks))
        for legend in self.legends.values():
            paint, _, each = legend.paint.partition("-")
            colour_number = {"white": WHITE, "prismatic": PRISMATIC, "grey": GREY}[paint]
            cards.append(self._card(legend.id, legend, LEGENDARY, colour_number, int(each or 0), None))
        return cards

    def _card(
        self, id: str, kind: EnemyClass | Legend, troop: str, colour: int, each: int, blocks: str | None
    ) -> EnemyCard:
        traits = kind.traits
        boost = BOOST_ALL if "boost-all" in traits else colour if "boost" in traits else -1
        return EnemyCard(
            id=id,
            family=kind.id,
            troop=troop,
            strength=kind.strength,
            colour=colour,
            each=each,
            spell=kind.spell,
            power=kind.power,
            moment=self.spells[kind.spell].moment,
            traits=traits,
            recruits=traits.count("recruit"),
            symbiote="symbiote" in traits,
            flyer="flyer" in traits,
            ward="ward" in traits,
            giant="giant" in traits,
            blocks=COLOUR_NUMBER[blocks] if blocks and "block" in traits else -1,
            shift="shift" in traits,
            citadel="citadel" in traits,
            boost=boost,
            expel="expel" in traits,
            wallward="wallward" in traits,
            immune="immune" in traits,
            aura="aura" in traits,
            no_flame="no-flame" in traits,
            no_lightning="no-lightning" in traits,
        )


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_HasId)


def _by_id(entries: list[T]) -> dict[str, T]:
    return {entry.id: entry for entry in entries}


def _faults(content: Content) -> list[Fault]:
    """What is wrong between entries that are each right by themselves."""
    return [
        *_missing("districts.toml", content.districts, COLOURS),
        *_missing("editions.toml", content.editions, ("2015", "2018")),
        *_missing("spells.toml", content.spells, get_args(Spell)),
        *_missing("rituals.toml", content.ritual_kinds, KINDS_OF_RITUAL),
        *_card_faults(content),
        *_deck_faults(content),
        *_difference_faults(content),
    ]


def _missing(file: str, found: Mapping[str, object], wanted: Iterable[str]) -> Iterator[Fault]:
    for id in wanted:
        if id not in found:
            yield Fault("missing-entry", file, {"id": id})


def _card_faults(content: Content) -> Iterator[Fault]:
    for file, things in (
        ("classes.toml: class", content.classes),
        ("legendary.toml: enemy", content.legends),
    ):
        for thing in things.values():
            where = f"{file} {thing.id}"
            if thing.strength < 1:
                yield Fault(
                    "out-of-range", f"{where}: strength", {"value": thing.strength, "low": 1, "high": 99}
                )
            spell = content.spells.get(thing.spell)
            if spell is not None and spell.has_power != (thing.power > 0):
                yield Fault("wrong-power", f"{where}: power", {"spell": thing.spell})
    for kind in content.classes.values():
        where = f"classes.toml: class {kind.id}: blocks"
        if ("block" in kind.traits) != bool(kind.blocks):
            yield Fault("missing-field", where)
        for own in COLOURS if kind.blocks else ():
            if kind.blocks.get(own) in (None, own):
                yield Fault("wrong-block", where, {"colour": own})


def _deck_faults(content: Content) -> Iterator[Fault]:
    recipes = [(f"scenarios.toml: scenario {one.id}: deck", one.deck) for one in content.scenarios.values()]
    recipes += [
        (f"editions.toml: edition {one.id}: training", one.training) for one in content.editions.values()
    ]
    for where, recipe in recipes:
        classes = [*recipe.whole, *recipe.random, *([recipe.on_top] if recipe.on_top else [])]
        for named, known in ((classes, content.classes), (recipe.legends, content.legends)):
            for id in named:
                if id not in known:
                    yield Fault("unknown-value", where, {"value": id, "known": ", ".join(known)})
        for id in {id for id in classes if classes.count(id) > 1}:
            yield Fault("named-twice", where, {"value": id})
        for id, count in recipe.random.items():
            if not 1 <= count <= len(COLOURS):
                yield Fault(
                    "out-of-range", f"{where}: {id}", {"value": count, "low": 1, "high": len(COLOURS)}
                )
    for level in content.levels.values():
        where = f"levels.toml: level {level.id}"
        if not 0 <= level.of_each <= len(COLOURS):
            yield Fault(
                "out-of-range", f"{where}: of_each", {"value": level.of_each, "low": 0, "high": len(COLOURS)}
            )
        if not 0 <= level.legends <= len(content.legends):
            facts: dict[str, str | int | float] = {
                "value": level.legends,
                "low": 0,
                "high": len(content.legends),
            }
            yield Fault("out-of-range", f"{where}: legends", facts)
    for scenario in content.scenarios.values():
        for id in (scenario.dealt_class, scenario.inside_square, scenario.inside_citadel):
            if id and id not in content.classes:
                where = f"scenarios.toml: scenario {scenario.id}"
                yield Fault("unknown-value", where, {"value": id, "known": ", ".join(content.classes)})


def _difference_faults(content: Content) -> Iterator[Fault]:
    fields = {field.name for field in msgspec.structs.fields(Edition)}
    yield from _missing(
        "editions.toml: differences", content.differences, (f"E{nth}" for nth in range(1, 63))
    )
    for number, carried_by in content.differences.items():
        for name in carried_by:
            if not name.startswith("BA-") and name not in fields:
                yield Fault(
                    "unknown-value",
                    f"editions.toml: differences: {number}",
                    {"value": name, "known": ", ".join(sorted(fields))},
                )
