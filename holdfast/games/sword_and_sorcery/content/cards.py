"""Content: everything printed on the components, as the rules use it."""

from typing import Any

from msgspec import Struct

from holdfast.games.sword_and_sorcery.bot.weights import Instinct, Weights
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.enemy_profile import Nature
from holdfast.games.sword_and_sorcery.content.quest import Field

MOST_COPIES = 9
"""There are never more cards of the same face."""


class Scroll:
    """A scroll with its abilities at hand: an enemy of a rank, or a side of a boss."""

    __slots__ = (
        "abilities",
        "arms",
        "behaviours",
        "id",
        "kind",
        "nature",
        "primary",
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
        self.rank: str = entry.rank if isinstance(entry, printed.Scroll) else "purple"
        self.race: str = entry.race
        self.style: str = entry.style
        self.target: str = entry.target
        self.weapons = {weapon.id: weapon for weapon in entry.weapons}
        self.arms: dict[tuple[str, bool], Any] = {}
        """The attacks that the rules have made of the weapons, near and far."""
        self.primary: str = entry.primary or entry.weapons[0].id
        self.behaviours = tuple(entry.behaviours)
        self.abilities = tuple(abilities[id] for id in entry.abilities if id in abilities)
        self.nature = Nature(self.abilities)


class Content(Struct):
    """Everything printed on the components."""

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
    scrolls: dict[str, Scroll]
    enemies: dict[str, printed.EnemyCard]
    bosses: dict[str, printed.Boss]
    enemy_powers: dict[str, printed.EnemyPower]
    encounters: dict[str, printed.Encounter]
    events: dict[str, printed.Event]
    traps: dict[str, printed.Trap]
    crits: dict[str, printed.CritToken]
    loot: dict[str, printed.LootToken]
    search: dict[str, printed.SearchToken]
    chests: dict[str, printed.Chest]
    judge: Weights
    instinct: Instinct
    fields: dict[str, Field]
    campaign: tuple[str, ...] = ()
    """The quests of the campaign in their order."""
    memo: dict[Any, Any] = {}
    """What the rules have worked out about cards once and for all."""
    sets: dict[Any, Any] = {}
    """What the rules have worked out about the powers and about the equipment that heroes have had."""
    kits: dict[Any, Any] = {}
    """What the rules have worked out about the cards that heroes have had."""
    latest: dict[str, Any] = {}
    """For each class, the cards that a hero of it had when last looked at, and what they are good for."""
    natures: dict[str, Any] = {}
    """For each enemy card, its scroll and power cards when last looked at, and what they make of it."""
    swayed: frozenset[str] = frozenset()
    """The stats that some event or time of day may change."""
    hurried: bool = False
    """Are actions among them?"""
    swaying: frozenset[str] = frozenset()
    """The events that change any."""
    room: dict[str, int] = {}
    """How many items a hero of each class can carry whatever else he has; none if cards may lower that."""
    cards: dict[str, printed.Item] = {}
    """The faces of all cards of items, copy by copy."""
    times: tuple[object, str, Any] = (None, "", None)
    """The list of open events and the time of day that were asked about last, and what they do."""
    reacting: dict[str, frozenset[str]] = {}
    """By the moment, the classes of heroes who may have a card to react with."""
    mirrors: frozenset[str] = frozenset()
    """The cards that throw attacks back."""
    huge: frozenset[str] = frozenset()
    """The scrolls of enemies that may count for several figures."""
    granting: dict[str, int] = {}
    """The cards that grant powers while they are worn, and how many."""
    ground: tuple[object, Any] = (None, None)
    """The list of closed doors that was asked about last, and what the map is like with it."""

    def __post_init__(self) -> None:
        self.look_over()

    def look_over(self) -> None:
        """Find out what depends on all cards and quests together."""
        quests = [field.quest for field in self.fields.values()]
        lines = [line for event in self.events.values() for line in event.passive]
        lines += [line for quest in quests for time in (quest.day, quest.night) for line in time.passive]
        self.swayed = frozenset([line.partition(" ")[0] for line in lines])
        self.hurried = not self.swayed.isdisjoint(("combat", "special"))
        self.swaying = frozenset([event.id for event in self.events.values() if event.passive])
        lines = [line for item in self.items.values() for line in item.passive]
        for power in self.powers.values():
            lines += [*power.passive, *(line for level in power.levels for line in level.passive)]
        self.cards = {piece: item for item in self.items.values() for piece in copies(item.id, MOST_COPIES)}
        self.reacting = self._reacting()
        self.mirrors = frozenset([piece for piece, item in self.cards.items() if item.mirror])
        self.granting = {piece: item.granted for piece, item in self.cards.items() if item.granted}
        gained = {id for power in self.enemy_powers.values() for id in power.levels}
        growing = any(ability.figures for ability in self.abilities.values() if ability.id in gained)
        self.huge = frozenset([id for id, one in self.scrolls.items() if growing or one.nature.figures > 1])
        lowered = "capacity" in self.swayed or any(line.startswith("capacity -") for line in lines)
        self.room = {card: 0 if lowered else entry.capacity for card, entry in self.classes.items()}

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

    def pieces(self, deck: str) -> list[str]:
        """All cards of a deck, copy by copy."""
        found: list[str] | None = self.memo.get(("deck", deck))
        if found is None:
            found = self.memo["deck", deck] = self._pieces(deck)
        return list(found)

    def _pieces(self, deck: str) -> list[str]:
        return [
            piece
            for item in self.items.values()
            if item.deck == deck
            for piece in copies(item.id, item.copies)
        ]

    def other_face(self, piece: str) -> str:
        """The piece with its other face upward; the same piece where it has none."""
        found: str | None = self.memo.get(("other", piece))
        if found is None:
            face, dot, number = piece.partition(".")
            back = self.items[face].back
            if not back:
                back = next((item.id for item in self.items.values() if item.back == face), face)
            found = self.memo["other", piece] = f"{back}{dot}{number}"
        return found


def copies(id: str, count: int) -> list[str]:
    """The names of so many copies of a card.

    >>> copies("bandages", 3)
    ['bandages', 'bandages.2', 'bandages.3']
    """
    return [id, *(f"{id}.{number}" for number in range(2, count + 1))]
