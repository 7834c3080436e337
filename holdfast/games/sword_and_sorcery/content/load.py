"""The cards, dice, tokens, enemies and quests, from TOML."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from holdfast.games.sword_and_sorcery.bot.weights import EvaluationWeights, PolicyWeights
from holdfast.games.sword_and_sorcery.content import campaign_map
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.campaign_map import CampaignFile, CampaignMap
from holdfast.games.sword_and_sorcery.content.cards import Content, EnemyScroll
from holdfast.games.sword_and_sorcery.content.quest import Field, Quest
from holdfast.games.sword_and_sorcery.content.validate import card_faults
from holdfast.games.sword_and_sorcery.content.validate_quest import KnownIds, quest_faults
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.kernel.content import Folder

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
ROAD = campaign_map.FILE
"""The file that says which quests make up the campaign."""
RETIRED = "quests/retired/"
"""Where the old forms of quests lie that were remade: not offered, but their games go on."""


def _shipped_quests() -> tuple[str, ...]:
    chapters = msgspec.toml.decode((SHIPPED / ROAD).read_bytes(), type=CampaignFile).graph()
    road = CampaignMap(chapters).quests
    others = sorted(path.stem for path in (SHIPPED / "quests").glob("*.toml") if path.stem not in road)
    return *road, *others


QUESTS = _shipped_quests()
RETIRED_QUESTS = tuple(sorted(path.stem for path in (SHIPPED / RETIRED).glob("*.toml")))
FILES = (
    *CARDS,
    ROAD,
    *(f"quests/{quest}.toml" for quest in QUESTS),
    *(f"{RETIRED}{quest}.toml" for quest in RETIRED_QUESTS),
)
KEPT = 32
"""So many contents are kept in mind."""


def load(own: Path | None = None) -> Content:
    """The content, with the files of `own` in place of those that ship, and with its quests."""
    return _load(None, "") if own is None else _load(own.resolve(), Folder(FOLDERS, own).digest(files(own)))


def files(own: Path | None) -> tuple[str, ...]:
    """All content files, with the quests that a folder of one's own adds, without those that it takes out."""
    folder = Folder(FOLDERS, own)
    added = [file for place in ("quests/", RETIRED) for file in folder.own_files(place) if file not in FILES]
    return tuple(file for file in (*FILES, *added) if not folder.removes(file))


@lru_cache(maxsize=KEPT)
def _load(own: Path | None, digest: str) -> Content:
    folder = Folder(FOLDERS, own)
    dice = folder.one("dice.toml", printed.Dice)
    supplies = folder.convert(
        folder.table("tokens.toml").get("supplies", {}), printed.Supplies, "tokens.toml"
    )
    evaluation_weights = folder.one("evaluation.toml", EvaluationWeights)
    policy_weights = folder.one("policy.toml", PolicyWeights)
    if dice is None or supplies is None or evaluation_weights is None or policy_weights is None:
        folder.refuse_faults()
    assert dice and supplies and evaluation_weights and policy_weights
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
        {entry.id: EnemyScroll(entry, abilities) for entry in both},
        by_id(folder.entries("enemies.toml", "enemy", printed.EnemyCard)),
        bosses,
        by_id(folder.entries("enemy_powers.toml", "power", printed.EnemyPower)),
        by_id(folder.entries("encounters.toml", "encounter", printed.Encounter)),
        by_id(folder.entries("events.toml", "event", printed.EventCard)),
        by_id(folder.entries("traps.toml", "trap", printed.Trap)),
        by_id(folder.entries("tokens.toml", "crit", printed.CritToken)),
        by_id(folder.entries("tokens.toml", "loot", printed.LootToken)),
        by_id(folder.entries("tokens.toml", "search", printed.SearchToken)),
        by_id(folder.entries("tokens.toml", "chest", printed.Chest)),
        evaluation_weights,
        policy_weights,
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
            if file.startswith(RETIRED):
                content.retired |= {quest.id}
    road = folder.one(ROAD, CampaignFile)
    if road is not None:
        content.road = CampaignMap(road.graph())
        content.campaign = content.road.quests
        folder.faults += content.road.faults(
            sorted(content.fields), lambda quest: content.fields[quest].quest.rank
        )
    folder.refuse_faults()
    content.derive_facts()
    return content


def known_to_quests(content: Content) -> KnownIds:
    """The ids that quests may name."""
    return KnownIds(
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
