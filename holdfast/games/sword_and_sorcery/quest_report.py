"""What a finished game showed of its quest: how long it took, which stories and things were met."""

from collections.abc import Iterable, Sequence

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Quest
from holdfast.games.sword_and_sorcery.content.quest_words import words_of_quest
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState
from holdfast.kernel.campaign import ChapterReport
from holdfast.kernel.event import Event

PLACES = ("moves", "placed", "appears", "boss", "pushed", "resurrected", "ghost", "rebirth")
"""Events that tell where a figure is from then on."""


def quest_report(state: SwordAndSorceryState, events: Sequence[Event], content: Content) -> ChapterReport:
    """Rounds, event cards, day and night, attacks; what of the quest was met, told and used."""
    field = content.fields[state.quest]
    quest = field.quest
    deck = sum(len(block) for block in quest.events)
    times = {event.data["time"] for event in events if event.what == "time"} | {quest.begins}
    near, far = _attacks(events, {hero.id for hero in state.heroes})
    numbers: dict[str, float] = {
        "rounds": state.round,
        "deck": (deck - len(state.events)) / deck,
        "day": "day" in times,
        "night": "night" in times,
        "treasures": sum(event.what == "treasure" for event in events),
        "shards": state.shards,
        "hero-ranged": near[1] / max(1, sum(near)),
        "enemy-ranged": far[1] / max(1, sum(far)),
        "ghosts": sum(event.what == "ghost" for event in events),
    }
    choices = [word for word in words_of_quest(quest) if word.startswith("choice-")]
    found: dict[str, tuple[Iterable[str], set[str]]] = {
        "story": ([f"{quest.id}-{one.id}" for one in quest.stories], _named(events, "story", "story")),
        "action": (
            [f"{quest.id}-{one.id}" for one in quest.actions],
            _named(events, "quest-action", "action"),
        ),
        "choice": (choices, {f"choice-{quest.id}-{one}" for one in _named(events, "chosen", "choice")}),
        "chest": ([one.id for one in quest.chests], _named(events, "opens-chest", "chest")),
        "shrine": ([one.area for one in quest.shrines], _named(events, "resurrected", "area")),
        "search": ([one.area for one in quest.search], _searched(state, quest)),
        "waypoint": ([one.id for one in quest.waypoints], _waypoints(state, quest)),
    }
    seen = {kind: {id: id in met for id in all_ids} for kind, (all_ids, met) in found.items()}
    return ChapterReport(numbers, seen)


def _named(events: Sequence[Event], what: str, key: str) -> set[str]:
    return {str(event.data[key]) for event in events if event.what == what}


def _searched(state: SwordAndSorceryState, quest: Quest) -> set[str]:
    return {one.area for one in quest.search if one.area not in state.search}


def _waypoints(state: SwordAndSorceryState, quest: Quest) -> set[str]:
    reached = {trigger.when for trigger in quest.triggers if trigger.id in state.fired}
    return {one.id for one in quest.waypoints if f"waypoint {one.id}" in reached}


def _attacks(events: Sequence[Event], heroes: set[str]) -> tuple[list[int], list[int]]:
    """Attacks of heroes and of enemies, each within an area and into another one."""
    places: dict[str, str] = {}
    of_heroes, of_enemies = [0, 0], [0, 0]
    for event in events:
        data = event.data
        if event.what in PLACES:
            figure = next((data[key] for key in ("figure", "enemy", "hero") if key in data), None)
            if figure is not None and "area" in data:
                places[figure] = data["area"]
        elif event.what == "attack":
            here, there = places.get(data["attacker"]), places.get(data["target"])
            if here is not None and there is not None:
                count = of_heroes if data["attacker"] in heroes else of_enemies
                count[here != there] += 1
    return of_heroes, of_enemies
