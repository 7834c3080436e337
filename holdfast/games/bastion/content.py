"""Content: the cards that the content files make."""

from pathlib import Path

from msgspec import Struct

from holdfast.games.bastion.board import COLOUR_NUMBER, COLOURS, Board, Printed
from holdfast.games.bastion.content_faults import content_faults
from holdfast.games.bastion.sheets import EnemyClass, Legend, Sheets
from holdfast.kernel.content import Folder

FOLDER = Path(__file__).parent / "content"
FILES = (
    "army.toml",
    "classes.toml",
    "defenders.toml",
    "districts.toml",
    "editions.toml",
    "instinct.toml",
    "judge.toml",
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
BOOST_ALL = 6


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


class Content(Sheets):
    """Everything read from the content files."""

    def __init__(self, own: Path | None = None) -> None:
        folder = Folder(FOLDER, own)
        super().__init__(folder)
        folder.faults += content_faults(self)
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
        self.guns = frozenset(id for id, card in self.rituals.items() if card.kind == "gun")
        self.solo_rituals = [id for id, card in self.rituals.items() if self.ritual_kinds[card.kind].solo]
        self._families = {id: tuple(f"{id}-{colour}" for colour in COLOURS) for id in self.classes}
        self.of_spell: dict[str, frozenset[str]] = {
            spell: frozenset(id for id, card in self.cards.items() if card.spell == spell)
            for spell in self.spells
        }
        self.of_moment: dict[str, frozenset[str]] = {
            moment: frozenset(id for id, card in self.cards.items() if card.moment == moment)
            for moment in ("attack", "source", "move", "any", "end", "copied")
        }
        self.blockers = frozenset(id for id, card in self.cards.items() if card.blocks >= 0)
        self.expellers = frozenset(id for id, card in self.cards.items() if card.expel)
        self.silencers = frozenset(
            id for id, card in self.cards.items() if card.no_flame or card.no_lightning
        )
        self.neighbourly = frozenset(
            id for id, card in self.cards.items() if card.ward or card.wallward or card.aura
        )
        self.notable = self.blockers | self.expellers | self.silencers | self.neighbourly
        """Enemies that concern others than themselves wherever they stand."""
        self.least = {
            id: (card.colour, card.strength)
            if card.colour >= 0 and not (card.shift or card.immune)
            else (0, 0)
            for id, card in self.cards.items()
        }
        """The number of the colour that an attack on a card takes, and how much at least, where spells and
        Guns do not help; nothing where it is not so simple."""
        self.useful = {moment: cards | self.of_spell["copy"] for moment, cards in self.of_moment.items()}
        """The cards that may serve at a moment, by themselves or standing for another."""
        self._printed = {
            side: {id: Printed(id, getattr(one, side)) for id, one in self.districts.items()}
            for side in ("statue", "plain")
        }
        self._boards: dict[tuple[str, tuple[str, ...]], Board] = {}

    def cards_of(self, family: str) -> list[str]:
        """The six cards of a class."""
        return list(self._families[family])

    def board(self, districts: tuple[str, ...], side: str) -> Board:
        """The board of that layout."""
        key = (side, districts)
        found = self._boards.get(key)
        if found is None:
            found = self._boards[key] = Board(districts, self._printed[side])
        return found

    def _enemy_cards(self) -> list[EnemyCard]:
        cards = []
        for kind in self.classes.values():
            for number, colour in enumerate(COLOURS):
                blocks = kind.blocks.get(colour)
                cards.append(self._card(f"{kind.id}-{colour}", kind, number, blocks=blocks))
        for legend in self.legends.values():
            paint, _, each = legend.paint.partition("-")
            colour_number = {"white": WHITE, "prismatic": PRISMATIC, "grey": GREY}[paint]
            cards.append(self._card(legend.id, legend, colour_number, each=int(each or 0)))
        return cards

    def _card(
        self, id: str, kind: EnemyClass | Legend, colour: int, *, each: int = 0, blocks: str | None = None
    ) -> EnemyCard:
        traits = kind.traits
        boost = BOOST_ALL if "boost-all" in traits else colour if "boost" in traits else -1
        return EnemyCard(
            id=id,
            family=kind.id,
            troop=kind.troop if isinstance(kind, EnemyClass) else LEGENDARY,
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
