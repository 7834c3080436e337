"""Reading the content files, and the cards and boards made of them."""

from functools import lru_cache
from pathlib import Path
from typing import Protocol, TypeVar

from holdfast.games.bastion.bot.weights import EvaluationWeights, PolicyWeights
from holdfast.games.bastion.content.edition import Differences, Edition
from holdfast.games.bastion.content.schema import (
    BOOST_ALL,
    GREY,
    LEGENDARY,
    PRISMATIC,
    WHITE,
    ArmyAdvice,
    DefenderEntry,
    District,
    EnemyCard,
    EnemyClass,
    Entries,
    Legend,
    Level,
    RitualCard,
    RitualKind,
    Scenario,
    SpellKind,
)
from holdfast.games.bastion.content.validate import content_faults
from holdfast.games.bastion.rules.geometry import COLOUR_NUMBER, COLOURS, Geometry, PrintedSources
from holdfast.kernel.content import ContentKind, Folder

FOLDER = Path(__file__).parent
BOT_FOLDER = FOLDER.parent / "bot"
FOLDERS = (FOLDER, BOT_FOLDER)
FILES = (
    "army.toml",
    "classes.toml",
    "defenders.toml",
    "districts.toml",
    "editions.toml",
    "evaluation.toml",
    "legendary.toml",
    "levels.toml",
    "policy.toml",
    "rituals.toml",
    "scenarios.toml",
    "spells.toml",
)
KINDS = (
    ContentKind(
        "classes.toml",
        "class",
        EnemyClass,
        {"spell": "spells"},
        ("bastion-class-*", "bastion-class-*-help", *(f"bastion-card-*-{colour}" for colour in COLOURS)),
    ),
    ContentKind(
        "legendary.toml",
        "enemy",
        Legend,
        {"spell": "spells"},
        ("bastion-card-*", "bastion-card-*-help"),
    ),
    ContentKind("spells.toml", "spell", SpellKind, {}, ("bastion-spell-*", "bastion-spell-*-help")),
    ContentKind(
        "scenarios.toml",
        "scenario",
        Scenario,
        {
            "dealt_class": "classes",
            "inside_square": "classes",
            "inside_citadel": "classes",
            "deck.whole": "classes",
            "deck.random": "classes",
            "deck.on_top": "classes",
            "deck.legends": "legendary",
        },
        ("bastion-scenario-*", "bastion-scenario-*-help"),
    ),
    ContentKind("rituals.toml", "ritual", RitualKind, {}, ("bastion-ritual-*", "bastion-ritual-*-help")),
    ContentKind("defenders.toml", "defender", DefenderEntry, {}, ("bastion-defender-*",)),
    ContentKind("levels.toml", "level", Level, {}, ("bastion-level-*", "bastion-level-*-help")),
    ContentKind("districts.toml", "district", District),
    ContentKind("army.toml", "advice", ArmyAdvice),
    ContentKind("editions.toml", "edition", Edition),
)
KEPT = 32
"""So many contents are kept in mind."""


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_HasId)


def _by_id(entries: list[T]) -> dict[str, T]:
    return {entry.id: entry for entry in entries}


class Content(Entries):
    """Everything read from the content files, and what is derived from it."""

    def __init__(self, own: Path | None = None) -> None:
        folder = Folder(FOLDERS, own)
        self._read(folder)
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
        self.spell_bans = frozenset(
            id for id, card in self.cards.items() if card.no_flame or card.no_lightning
        )
        self.neighbour_effects = frozenset(
            id for id, card in self.cards.items() if card.ward or card.wallward or card.aura
        )
        self.special = self.blockers | self.expellers | self.spell_bans | self.neighbour_effects
        """Enemies whose traits concern others than themselves."""
        self.base_price = {
            id: (card.colour, card.strength)
            if card.colour >= 0 and not (card.shift or card.immune)
            else (0, 0)
            for id, card in self.cards.items()
        }
        """The colour and the least mana that an attack on a card takes without spells and Guns; (0, 0) for
        cards whose price depends on more."""
        self.castable = {moment: cards | self.of_spell["copy"] for moment, cards in self.of_moment.items()}
        """The cards that may be cast at a moment, as themselves or as a Copy."""
        self._printed = {
            side: {id: PrintedSources(id, getattr(one, side)) for id, one in self.districts.items()}
            for side in ("statue", "plain")
        }
        self._boards: dict[tuple[str, tuple[str, ...]], Geometry] = {}

    def _read(self, folder: Folder) -> None:
        self.classes = _by_id(folder.entries("classes.toml", "class", EnemyClass))
        self.legends = _by_id(folder.entries("legendary.toml", "enemy", Legend))
        self.spells = _by_id(folder.entries("spells.toml", "spell", SpellKind))
        self.districts = _by_id(folder.entries("districts.toml", "district", District))
        self.ritual_kinds = _by_id(folder.entries("rituals.toml", "ritual", RitualKind))
        self.defenders = _by_id(folder.entries("defenders.toml", "defender", DefenderEntry))
        self.levels = _by_id(folder.entries("levels.toml", "level", Level))
        self.scenarios = _by_id(folder.entries("scenarios.toml", "scenario", Scenario))
        self.advice = {one.players: one for one in folder.entries("army.toml", "advice", ArmyAdvice)}
        self.editions = _by_id(folder.entries("editions.toml", "edition", Edition))
        told = folder.table("editions.toml").get("differences", {})
        self.differences = folder.convert(told, Differences, "editions.toml: differences") or {}
        evaluation = folder.one("evaluation.toml", EvaluationWeights)
        policy = folder.one("policy.toml", PolicyWeights)
        if evaluation is None or policy is None:
            folder.refuse_faults()
        assert evaluation is not None and policy is not None
        self.evaluation_weights = evaluation
        self.policy_weights = policy

    def cards_of(self, family: str) -> list[str]:
        """The six cards of a class."""
        return list(self._families[family])

    def board(self, districts: tuple[str, ...], side: str) -> Geometry:
        """The board of that layout."""
        key = (side, districts)
        found = self._boards.get(key)
        if found is None:
            found = self._boards[key] = Geometry(districts, self._printed[side])
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


def load(own: Path | None = None) -> Content:
    """The content: with the files of `own` in place of those that ship."""
    return _load(None, "") if own is None else _load(own.resolve(), Folder(FOLDERS, own).digest(FILES))


@lru_cache(maxsize=KEPT)
def _load(own: Path | None, _digest: str) -> Content:
    """Read once for each fingerprint, so that a folder that was changed is read again."""
    return Content(own)
