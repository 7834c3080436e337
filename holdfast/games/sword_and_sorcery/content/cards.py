"""Content: everything printed on the components, as the rules use it."""

from msgspec import Struct

from holdfast.games.sword_and_sorcery.bot.weights import EvaluationWeights, PolicyWeights
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.campaign_map import CampaignMap
from holdfast.games.sword_and_sorcery.content.enemy_profile import EnemyProfile
from holdfast.games.sword_and_sorcery.content.quest import Field

EQUIPMENT = ("weapon", "armor", "artifact")
MAX_COPIES = 9
"""There are never more cards of the same face."""


class EnemyScroll:
    """A scroll with its abilities at hand: an enemy of a rank, or a side of a boss."""

    __slots__ = (
        "abilities",
        "behaviours",
        "id",
        "kind",
        "primary",
        "profile",
        "race",
        "rank",
        "style",
        "target",
        "weapons",
    )

    def __init__(
        self, entry: printed.Scroll | printed.BossSide, abilities: dict[str, printed.Ability]
    ) -> None:
        self.id: str = entry.id
        self.kind: str = entry.kind if isinstance(entry, printed.Scroll) else entry.id
        self.rank: printed.Colour = entry.rank if isinstance(entry, printed.Scroll) else "purple"
        self.race: str = entry.race
        self.style: str = entry.style
        self.target: str = entry.target
        self.weapons = {weapon.id: weapon for weapon in entry.weapons}
        self.primary: str = entry.primary or entry.weapons[0].id
        self.behaviours = tuple(entry.behaviours)
        self.abilities = tuple(abilities[id] for id in entry.abilities if id in abilities)
        self.profile = EnemyProfile(self.abilities)


class Content(Struct, eq=False):
    """Everything printed on the components, and what follows from all of it together."""

    dice: printed.Dice
    faces: dict[str, tuple[str, ...]]
    """The symbols of each face."""
    supplies: printed.Supplies
    gems: dict[str, printed.Gem]
    classes: dict[str, printed.HeroClass]
    powers: dict[str, printed.Power]
    companions: dict[str, printed.Companion]
    items: dict[str, printed.Item]
    abilities: dict[str, printed.Ability]
    scrolls: dict[str, EnemyScroll]
    enemies: dict[str, printed.EnemyCard]
    bosses: dict[str, printed.Boss]
    enemy_powers: dict[str, printed.EnemyPower]
    encounters: dict[str, printed.Encounter]
    events: dict[str, printed.EventCard]
    traps: dict[str, printed.Trap]
    crits: dict[str, printed.CritToken]
    loot: dict[str, printed.LootToken]
    search: dict[str, printed.SearchToken]
    chests: dict[str, printed.Chest]
    evaluation_weights: EvaluationWeights
    policy_weights: PolicyWeights
    fields: dict[str, Field]
    campaign: tuple[str, ...] = ()
    """The quests that a new campaign may lead through, the first one first."""
    road: CampaignMap = CampaignMap()
    """Which quest follows which."""
    retired: frozenset[str] = frozenset()
    """The old forms of quests that were remade: not offered, but their games go on."""
    variable_stats: frozenset[str] = frozenset()
    """The stats that some event or time of day may change."""
    actions_vary: bool = False
    """Are actions among them?"""
    events_with_bonuses: frozenset[str] = frozenset()
    """The events that change any."""
    room: dict[str, int] = {}
    """How many items a hero of each class can carry whatever else he has; none if cards may lower that."""
    cards: dict[str, printed.Item] = {}
    """The faces of all cards of items, copy by copy."""
    decks: dict[str, tuple[str, ...]] = {}
    """All cards of each deck, copy by copy."""
    other_faces: dict[str, str] = {}
    """Every card of an item with its other face upward."""
    equipment: frozenset[str] = frozenset()
    """The cards that are good for nothing in the inventory."""
    permanents: frozenset[str] = frozenset()
    """The cards that may add to stats as long as they lie in the inventory."""
    reacting: dict[str, frozenset[str]] = {}
    """By the moment, the classes of heroes who may have a card to react with."""
    mirrors: frozenset[str] = frozenset()
    """The cards that throw attacks back."""
    huge: frozenset[str] = frozenset()
    """The scrolls of enemies that may count for several figures."""
    granting: dict[str, int] = {}
    """The cards that grant powers while they are worn, and how many."""

    def __post_init__(self) -> None:
        self.derive_facts()

    def derive_facts(self) -> None:
        """Find out what depends on all cards and quests together."""
        quests = [field.quest for field in self.fields.values()]
        lines = [line for event in self.events.values() for line in event.passive]
        lines += [line for quest in quests for time in (quest.day, quest.night) for line in time.passive]
        self.variable_stats = frozenset([line.partition(" ")[0] for line in lines])
        self.actions_vary = not self.variable_stats.isdisjoint(("combat", "special"))
        self.events_with_bonuses = frozenset([event.id for event in self.events.values() if event.passive])
        lines = [line for item in self.items.values() for line in item.passive]
        for power in self.powers.values():
            lines += [*power.passive, *(line for level in power.levels for line in level.passive)]
        self.cards = {piece: item for item in self.items.values() for piece in copies(item.id, MAX_COPIES)}
        self.decks = self._decks()
        self.other_faces = self._other_faces()
        kinds = {piece: item.kind for piece, item in self.cards.items()}
        self.equipment = frozenset([piece for piece, kind in kinds.items() if kind in EQUIPMENT])
        self.permanents = frozenset([piece for piece, kind in kinds.items() if kind == "permanent"])
        self.reacting = self._reacting()
        self.mirrors = frozenset([piece for piece, item in self.cards.items() if item.mirror])
        self.granting = {piece: item.granted for piece, item in self.cards.items() if item.granted}
        gained = {id for power in self.enemy_powers.values() for id in power.levels}
        growing = any(ability.figures for ability in self.abilities.values() if ability.id in gained)
        self.huge = frozenset([id for id, one in self.scrolls.items() if growing or one.profile.figures > 1])
        lowered = "capacity" in self.variable_stats or any(line.startswith("capacity -") for line in lines)
        self.room = {card: 0 if lowered else entry.capacity for card, entry in self.classes.items()}

    def _decks(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for item in self.items.values():
            found.setdefault(item.deck, []).extend(copies(item.id, item.copies))
        return {deck: tuple(pieces) for deck, pieces in found.items()}

    def _other_faces(self) -> dict[str, str]:
        fronts = {item.back: item.id for item in reversed(self.items.values()) if item.back}
        found: dict[str, str] = {}
        for item in self.items.values():
            other = item.back or fronts.get(item.id, item.id)
            found |= zip(copies(item.id, MAX_COPIES), copies(other, MAX_COPIES), strict=True)
        return found

    def _reacting(self) -> dict[str, frozenset[str]]:
        """Items and most powers may come to anybody, innate powers belong to their classes."""
        found: dict[str, frozenset[str]] = {}
        for item in self.items.values():
            if item.moment:
                found[item.moment] = frozenset(self.classes)
        for power in self.powers.values():
            if power.moment:
                able = [card for card, entry in self.classes.items() if power.id in entry.innate]
                all_able = frozenset(able if power.innate else self.classes)
                found[power.moment] = found.get(power.moment, frozenset()) | all_able
        return found

    def item(self, piece: str) -> printed.Item:
        """The face of a card that lies upward (`healing-potion.2` is the second copy)."""
        found = self.cards.get(piece)
        return found if found is not None else self.items[piece.partition(".")[0]]

    def pieces(self, deck: str) -> tuple[str, ...]:
        """All cards of a deck, copy by copy."""
        return self.decks.get(deck, ())

    def other_face(self, piece: str) -> str:
        """The piece with its other face upward; the same piece where it has none."""
        found = self.other_faces.get(piece)
        if found is None:
            face, dot, number = piece.partition(".")
            found = f"{self.other_faces[face]}{dot}{number}"
        return found


def copies(id: str, count: int) -> list[str]:
    """The names of so many copies of a card.

    >>> copies("bandages", 3)
    ['bandages', 'bandages.2', 'bandages.3']
    """
    return [id, *(f"{id}.{number}" for number in range(2, count + 1))]
