"""A quest: its map, its decks, what lies where, its story and how it ends; read from one TOML file."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from holdfast.games.sword_and_sorcery.content.campaign_map import Memory
from holdfast.games.sword_and_sorcery.content.map import Map
from holdfast.games.sword_and_sorcery.content.schema import Count, Id
from holdfast.games.sword_and_sorcery.content.vocabulary import Statements

Heroes = Annotated[int, Meta(ge=2, le=5)]
Key = Annotated[str, Meta(pattern="^[a-z]+$", max_length=20)]
MOMENTS = {
    "opening": "",
    "begin": "",
    "round": "n",
    "enter": "area",
    "waypoint": "waypoint",
    "opened": "door",
    "chest": "chest",
    "dead": "scroll",
    "no-enemies": "",
    "townsfolk": "",
    "ghost": "",
    "taken": "item",
    "searched": "area",
    "time": "day|night",
    "won": "",
    "lost": "",
}
"""When a trigger may fire, with the kind of its argument."""
UNTOLD_MOMENTS = ("opening", "begin", "won", "lost")
"""Moments that everybody at the table sees by themselves: the chronicle does not name their triggers."""


class DoorEntry(Struct, forbid_unknown_fields=True):
    """A door of the map: plain, locked or a wall token; `lock` is the colour of a magic lock."""

    kind: Literal["door", "locked", "wall"] = "door"
    lock: str = ""
    open: bool = False


class ShrineEntry(Struct, forbid_unknown_fields=True):
    area: str
    active: bool = True


class GateEntry(Struct, forbid_unknown_fields=True):
    """A spawn gate and the symbol on it."""

    id: Id
    area: str
    symbol: str
    active: bool = True


class ChestEntry(Struct, forbid_unknown_fields=True):
    id: Id
    area: str
    back: str
    lock: str = ""


class SearchEntry(Struct, forbid_unknown_fields=True):
    area: str
    token: str


class WaypointEntry(Struct, forbid_unknown_fields=True):
    id: Id
    area: str
    active: bool = True


class KeyEntry(Struct, forbid_unknown_fields=True):
    colour: Key
    area: str


class ShadowEntry(Struct, forbid_unknown_fields=True):
    """A shadow token, placed from that many heroes on (SS-SHADOW-2)."""

    area: str
    heroes: Heroes = 2


class FoeEntry(Struct, forbid_unknown_fields=True):
    """An enemy on the map from the beginning."""

    scroll: str
    area: str
    heroes: Heroes = 2


class Story(Struct, forbid_unknown_fields=True):
    """A paragraph and what it does; `area` is where its card lies on the map, if it lies there."""

    id: Id
    do: Statements = []
    area: str = ""
    keeps: bool = True
    """Its card goes to the top of the event deck (SS-STORY-5)."""


class Trigger(Struct, forbid_unknown_fields=True, rename={"test": "if"}):
    """When something happens, and a condition holds, do this; once unless it says otherwise."""

    id: Id
    when: str
    test: str = ""
    do: Statements = []
    again: bool = False
    quiet: bool = False
    """The chronicle does not name it: its story, or what it does, tells enough."""

    @property
    def is_told(self) -> bool:
        """Does the chronicle name it?"""
        return not self.quiet and self.when not in UNTOLD_MOMENTS


class Goal(Struct, forbid_unknown_fields=True, rename={"test": "if"}):
    """A line of the goal panel: shown while its condition holds, ticked off as soon as `done` does."""

    id: Id
    kind: Literal["win", "lose", "hint"] = "win"
    test: str = ""
    done: str = ""


class Unseen(Struct, forbid_unknown_fields=True):
    """Two neighbouring areas that are not meant to see each other, and why."""

    areas: tuple[str, str]
    why: Annotated[str, Meta(min_length=1)]


class QuestAction(Struct, forbid_unknown_fields=True, rename={"test": "if"}):
    """Something special to do in some area (SS-SPECIAL-16)."""

    id: Id
    area: str
    cost: Literal["special", "combat", "free"] = "special"
    test: str = ""
    do: Statements = []
    again: bool = False
    secret: bool = False
    """The goal panel lists it only while its condition holds."""


class Time(Struct, frozen=True, forbid_unknown_fields=True, rename={"filter": "with"}):
    """What a day or night does as long as it lasts (SS-DAY-2)."""

    filter: Literal["", "heroes", "enemies"] = ""
    effects: tuple[str, ...] = ()
    passive: tuple[str, ...] = ()


Terrain = Literal["stone", "wood", "grass", "earth", "rubble", "water", "sand", "snow"]
"""What the ground of an area looks like; it has no rules."""


class Quest(Struct, forbid_unknown_fields=True):
    """A quest as its file tells it."""

    id: Id
    map: str
    start: Annotated[tuple[str, ...], Meta(min_length=1)]
    enemies: Annotated[tuple[str, ...], Meta(min_length=1)]
    events: Annotated[tuple[tuple[str, ...], ...], Meta(min_length=1)]
    """Blocks of cards, the top one first, each shuffled by itself."""
    act: Annotated[int, Meta(ge=1, le=3)] = 1
    dots: dict[str, tuple[float, float]] = {}
    terrain: dict[Terrain, tuple[str, ...]] = {}
    hindering: tuple[str, ...] = ()
    dangerous: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    """Areas that only quest rules lead to (SS-SETUP-9)."""
    doors: dict[str, DoorEntry] = {}
    shrines: tuple[ShrineEntry, ...] = ()
    gates: tuple[GateEntry, ...] = ()
    chests: tuple[ChestEntry, ...] = ()
    search: tuple[SearchEntry, ...] = ()
    waypoints: tuple[WaypointEntry, ...] = ()
    keys: tuple[KeyEntry, ...] = ()
    shadows: tuple[ShadowEntry, ...] = ()
    shadow_supply: dict[str, Count] = {}
    foes: tuple[FoeEntry, ...] = ()
    aside: tuple[str, ...] = ()
    """Enemy cards that come only when the quest calls for them."""
    shards: Count = 0
    crowns: Count = 0
    """Of each hero, where the quest is played alone."""
    rank: Annotated[int, Meta(ge=1, le=7)] = 1
    least_rank: Annotated[int, Meta(ge=1, le=7)] = 1
    least_shards: Count = 0
    least_crowns: Count = 0
    """Of each hero. What a party of the campaign lacks of all this it is given (SS-RULE-199)."""
    visit: bool = True
    stories: tuple[Story, ...] = ()
    story_cards: dict[str, str] = {}
    """Which story each story event card of the deck tells."""
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[QuestAction, ...] = ()
    day: Time = Time()
    night: Time = Time()
    begins: Literal["", "day", "night"] = ""
    quest_enemy: str = ""
    quest_token: Statements = []
    townsfolk: Statements = []
    soul_weapons: bool = False
    places: dict[str, Id] = {}
    """The names of areas: `place-<quest>-<name>` says them."""
    goals: tuple[Goal, ...] = ()
    alone: Memory = Memory()
    """What the campaign would remember, where the quest is played alone."""
    unseen: tuple[Unseen, ...] = ()


class Field:
    """A quest with its map read: what the rules use."""

    __slots__ = ("actions", "awaited", "chests", "doors", "map", "moments", "quest", "stories")

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.map = Map(quest.map, quest.dots)
        self.stories = {story.id: story for story in quest.stories}
        self.doors: dict[str, dict[str, list[str]]] = {"door": {}, "locked": {}, "wall": {}}
        """By kind and area the doors there."""
        for id, door in sorted(self.map.doors.items()):
            kind = quest.doors[id].kind if id in quest.doors else "door"
            for area in door.areas:
                self.doors[kind].setdefault(area, []).append(id)
        self.chests: dict[str, list[str]] = {}
        for chest in quest.chests:
            self.chests.setdefault(chest.area, []).append(chest.id)
        self.actions: dict[str, list[QuestAction]] = {}
        """By the area where they can be done."""
        for action in quest.actions:
            self.actions.setdefault(action.area, []).append(action)
        self.moments: dict[str, list[Trigger]] = {}
        for trigger in quest.triggers:
            self.moments.setdefault(trigger.when, []).append(trigger)
        entered = [moment.partition(" ")[2] for moment in self.moments if moment.startswith("enter ")]
        self.awaited = frozenset([*entered, *(waypoint.area for waypoint in quest.waypoints)])
        """The areas where something may happen when a hero comes."""

    def closed_at_first(self) -> list[str]:
        """The doors that are closed when the quest begins."""
        entries = self.quest.doors
        return [id for id in self.map.doors if id not in entries or not entries[id].open]
