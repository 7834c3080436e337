"""The cards, dice, tokens, enemies and quests, from TOML."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from holdfast.games.sword_and_sorcery.bot.enemy_profile import Nature
from holdfast.games.sword_and_sorcery.bot.weights import Instinct, Weights
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.quest import Field, Quest
from holdfast.games.sword_and_sorcery.content.validate import card_faults
from holdfast.games.sword_and_sorcery.content.validate_quest import Known, quest_faults
from holdfast.kernel.content import Folder
from holdfast.kernel.errors import Fault

SHIPPED = Path(__file__).parent
FOLDERS = (SHIPPED, SHIPPED.parent / "bot")
CARDS = (
    "dice.toml",
    "gems.toml",
    "heroes.toml",
    "powers.toml",
    "companions.toml",
    "emporium.toml",
    "treasures.toml",
    "soul_weapons.toml",
    "abilities.toml",
    "scrolls.toml",
    "enemies.toml",
    "bosses.toml",
    "enemy_powers.toml",
    "encounters.toml",
    "events.toml",
    "traps.toml",
    "tokens.toml",
    "evaluation.toml",
    "policy.toml",
)
MOST_COPIES = 9
"""There are never more cards of the same face."""
ROAD = "campaign.toml"
"""The file that says which quests make up the campaign."""


class Road(Struct, forbid_unknown_fields=True):
    """The quests of the campaign in their order; other quests stand alone."""

    quests: tuple[str, ...] = ()


def _shipped_quests() -> tuple[str, ...]:
    road = msgspec.toml.decode((SHIPPED / ROAD).read_bytes(), type=Road).quests
    others = sorted(path.stem for path in (SHIPPED / "quests").glob("*.toml") if path.stem not in road)
    return *road, *others


QUESTS = _shipped_quests()
FILES = (*CARDS, ROAD, *(f"quests/{quest}.toml" for quest in QUESTS))


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


def load(own: Path | None = None) -> Content:
    """The content, with the files of `own` in place of those that ship, and with its quests."""
    return _load(None, "") if own is None else _load(own.resolve(), Folder(FOLDERS, own).digest(files(own)))


def files(own: Path | None) -> tuple[str, ...]:
    """All content files, with the quests that a folder of one's own adds."""
    return *FILES, *(file for file in _own_quests(own) if file not in FILES)


@cache
def _load(own: Path | None, digest: str) -> Content:
    folder = Folder(FOLDERS, own)
    dice = folder.one("dice.toml", printed.Dice)
    supplies = folder.convert(
        folder.table("tokens.toml").get("supplies", {}), printed.Supplies, "tokens.toml"
    )
    judge = folder.one("evaluation.toml", Weights)
    instinct = folder.one("policy.toml", Instinct)
    if dice is None or supplies is None or judge is None or instinct is None:
        folder.refuse_faults()
    assert dice and supplies and judge and instinct
    items = [
        item
        for file in ("emporium.toml", "treasures.toml", "soul_weapons.toml")
        for item in folder.entries(file, "item", printed.Item)
    ]
    abilities = by_id(folder.entries("abilities.toml", "ability", printed.Ability))
    scrolls = folder.entries("scrolls.toml", "scroll", printed.Scroll)
    bosses = by_id(folder.entries("bosses.toml", "boss", printed.Boss))
    sides = [side for boss in bosses.values() for side in boss.sides]
    both: list[printed.Scroll | printed.BossSide] = [*scrolls, *sides]
    content = Content(
        dice,
        {face: symbols_of(face) for face in (*dice.red, *dice.blue)},
        supplies,
        by_id(folder.entries("gems.toml", "gem", printed.Gem)),
        by_id(folder.entries("heroes.toml", "hero", printed.HeroClass)),
        by_id(folder.entries("powers.toml", "power", printed.Power)),
        by_id(folder.entries("companions.toml", "companion", printed.Companion)),
        by_id(items),
        abilities,
        {entry.id: Scroll(entry, abilities) for entry in both},
        by_id(folder.entries("enemies.toml", "enemy", printed.EnemyCard)),
        bosses,
        by_id(folder.entries("enemy_powers.toml", "power", printed.EnemyPower)),
        by_id(folder.entries("encounters.toml", "encounter", printed.Encounter)),
        by_id(folder.entries("events.toml", "event", printed.Event)),
        by_id(folder.entries("traps.toml", "trap", printed.Trap)),
        by_id(folder.entries("tokens.toml", "crit", printed.CritToken)),
        by_id(folder.entries("tokens.toml", "loot", printed.LootToken)),
        by_id(folder.entries("tokens.toml", "search", printed.SearchToken)),
        by_id(folder.entries("tokens.toml", "chest", printed.Chest)),
        judge,
        instinct,
        {},
    )
    folder.faults += card_faults(content, both)
    known = known_to_quests(content)
    for file in (file for file in files(own) if file.startswith("quests/")):
        quest = folder.one(file, Quest)
        if quest is not None:
            field = Field(quest)
            content.fields[quest.id] = field
            folder.faults += quest_faults(field, file, known)
            if Path(file).stem != quest.id:
                folder.faults.append(Fault("quest-elsewhere", file, {"quest": quest.id}))
    road = folder.one(ROAD, Road)
    if road is not None:
        content.campaign = road.quests
        folder.faults += road_faults(content)
    folder.refuse_faults()
    content.look_over()
    return content


def road_faults(content: Content) -> Iterator[Fault]:
    """Quests that are not there, or twice; a first quest that does not begin at rank I (SS-SETUP-10)."""
    where = f"{ROAD}: quests"
    for quest in sorted(set(content.campaign)):
        if quest not in content.fields:
            known = ", ".join(sorted(content.fields))
            yield Fault("unknown-value", where, {"value": quest, "known": known})
        if content.campaign.count(quest) > 1:
            yield Fault("named-twice", where, {"value": quest})
    first = content.fields.get(content.campaign[0]) if content.campaign else None
    if first is not None and first.quest.rank != 1:
        yield Fault("first-quest-rank", where, {"quest": first.quest.id, "rank": first.quest.rank})


def _own_quests(own: Path | None) -> list[str]:
    found = [] if own is None else sorted((own / "quests").glob("*.toml"))
    return [f"quests/{path.name}" for path in found]


def known_to_quests(content: Content) -> Known:
    """The ids that quests may name."""
    return Known(
        enemies={card.id: card.scroll for card in content.enemies.values()},
        scrolls={side.id for boss in content.bosses.values() for side in boss.sides} | set(content.bosses),
        bosses={
            *content.bosses,
            *(f"{boss.id}/{one.id}" for boss in content.bosses.values() for one in boss.sides),
        },
        events={event.id: event.kind for event in content.events.values()},
        items=set(content.items),
        chests=set(content.chests),
        tokens=set(content.search),
    )


class _Named(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_Named)


def by_id(entries: Iterable[T]) -> dict[str, T]:
    """Entries by their ids."""
    return {entry.id: entry for entry in entries}


def symbols_of(face: str) -> tuple[str, ...]:
    """What a face of a die shows.

    >>> symbols_of("hit-power"), symbols_of("blank")
    (('hit', 'power'), ('miss',))
    """
    return ("miss",) if face == "blank" else tuple(face.split("-"))
