"""Everything that can be wrong with a quest, found when it is loaded."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.quest import MOMENTS, Field, Quest, Trigger
from holdfast.games.sword_and_sorcery.sight import FAR
from holdfast.games.sword_and_sorcery.vocabulary import (
    SYMBOLS,
    Statements,
    choice_mistakes,
    condition_mistakes,
    effect_mistakes,
    passive_mistakes,
    statement_mistakes,
    words_of,
)
from holdfast.kernel.errors import Fact, Fault


class Known(Struct):
    """The ids a quest may name, from the other content; `events` with their kinds."""

    enemies: set[str]
    scrolls: set[str]
    bosses: set[str]
    events: dict[str, str]
    items: set[str]
    chests: set[str]
    tokens: set[str]


def quest_faults(field: Field, file: str, known: Known) -> Iterator[Fault]:
    """Everything wrong with a quest, with file, entry and field."""
    quest, map = field.quest, field.map
    for problem in map.problems:
        yield replace(problem, where=f"{file}: map")
    yield from _map_faults(field, file)
    for mistake in _mistakes(quest):
        yield replace(mistake, where=f"{file}: {mistake.where}")
    kinds: dict[str, set[str]] = {
        "area": set(map.areas),
        "door": set(map.doors),
        "gate": {gate.id for gate in quest.gates},
        "chest": {chest.id for chest in quest.chests},
        "waypoint": {waypoint.id for waypoint in quest.waypoints},
        "story": set(field.stories),
        "scroll": known.scrolls,
        "boss": known.bosses,
        "item": known.items,
        "key": {key.colour for key in quest.keys},
    }
    for where, names, ids in _named(field, known, kinds):
        yield from (_unknown(f"{file}: {where}", name, ids) for name in names if name not in ids)
    for trigger in quest.triggers:
        yield from _moment_faults(trigger, file, kinds)
    yield from _same_ids(quest, file)
    if "win" not in _verbs(quest):
        yield Fault("no-victory", file)


def _moment_faults(trigger: Trigger, file: str, kinds: dict[str, set[str]]) -> Iterator[Fault]:
    moment, _, argument = trigger.when.partition(" ")
    wanted = MOMENTS.get(moment)
    if wanted is None or bool(argument) != bool(wanted):
        yield Fault("unknown-moment", f"{file}: trigger {trigger.id}: when", {"moment": trigger.when})
    elif wanted in kinds and argument not in kinds[wanted]:
        yield _unknown(f"{file}: trigger {trigger.id}: when", argument, kinds[wanted])


def _same_ids(quest: Quest, file: str) -> Iterator[Fault]:
    for where, all_ids in (
        ("story", [story.id for story in quest.stories]),
        ("trigger", [trigger.id for trigger in quest.triggers]),
        ("action", [action.id for action in quest.actions]),
        ("gate", [gate.id for gate in quest.gates]),
        ("chest", [chest.id for chest in quest.chests]),
    ):
        for id in sorted({id for id in all_ids if all_ids.count(id) > 1}):
            yield Fault("same-id", f"{file}: {where} {id}")


def _map_faults(field: Field, file: str) -> Iterator[Fault]:
    """Every area can be reached once all doors are open (but those that lie apart)."""
    quest, map = field.quest, field.map
    if not map.areas:
        return
    start = next((area for area in quest.start if area in map.areas), None)
    if start is not None:
        walk = map.ground(()).walk[start]
        for area in map.areas:
            if walk[area] == FAR and area not in quest.apart:
                yield Fault("map-unreachable", f"{file}: map", {"area": area})
    for id in map.doors:
        if id not in quest.doors:
            yield Fault("map-unknown-door", f"{file}: map", {"door": id})
    for id in quest.doors:
        if id not in map.doors:
            yield Fault("map-lost-door", f"{file}: doors {id}", {"door": id})


def _mistakes(quest: Quest) -> Iterator[Fault]:
    for where, statements in _statements(quest):
        yield from statement_mistakes(statements, where)
        yield from choice_mistakes(statements, where)
    for trigger in quest.triggers:
        if trigger.test:
            yield from condition_mistakes(trigger.test, f"trigger {trigger.id}: if")
    for action in quest.actions:
        if action.test:
            yield from condition_mistakes(action.test, f"action {action.id}: if")
    for name, time in (("day", quest.day), ("night", quest.night)):
        yield from effect_mistakes(time.effects, f"{name}: effects")
        yield from passive_mistakes(time.passive, f"{name}: passive")
    for gate in quest.gates:
        if gate.symbol not in SYMBOLS:
            yield Fault("unknown-symbol", f"gate {gate.id}: symbol", {"symbol": gate.symbol})


def _statements(quest: Quest) -> Iterator[tuple[str, Statements]]:
    for story in quest.stories:
        yield f"story {story.id}: do", story.do
    for trigger in quest.triggers:
        yield f"trigger {trigger.id}: do", trigger.do
    for action in quest.actions:
        yield f"action {action.id}: do", action.do
    yield "quest_token", quest.quest_token
    yield "townsfolk", quest.townsfolk


def _verbs(quest: Quest) -> Iterator[str]:
    for _, statements in _statements(quest):
        yield from _verbs_in(statements)


def _verbs_in(statements: Statements) -> Iterator[str]:
    for statement in statements:
        if isinstance(statement, str):
            yield statement.split()[0] if statement else ""
        else:
            nested = [statement.do, statement.otherwise, *statement.choose]
            for part in [*nested, *statement.results.values(), *statement.alignment.values()]:
                yield from _verbs_in(part)


def _named(
    field: Field, known: Known, kinds: dict[str, set[str]]
) -> Iterator[tuple[str, Iterable[str], set[str]]]:
    quest = field.quest
    areas = kinds["area"]
    for where, statements in _statements(quest):
        for kind, ids in kinds.items():
            yield where, words_of(statements, kind), ids
    yield "start", quest.start, areas
    for ground, marks in quest.terrain.items():
        yield f"terrain.{ground}", marks, areas
    yield "hindering", quest.hindering, areas
    yield "dangerous", quest.dangerous, areas
    yield "apart", quest.apart, areas
    yield "dots", quest.dots, areas
    yield "enemies", quest.enemies, known.enemies
    yield "aside", quest.aside, known.enemies
    for number, block in enumerate(quest.events, 1):
        yield f"events[{number}]", block, set(known.events)
    for name, entries in (
        ("shrine", quest.shrines),
        ("gate", quest.gates),
        ("chest", quest.chests),
        ("search", quest.search),
        ("waypoint", quest.waypoints),
        ("key", quest.keys),
        ("shadow", quest.shadows),
        ("foe", quest.foes),
    ):
        yield f"{name}: area", [entry.area for entry in entries], areas
    yield "story: area", [story.area for story in quest.stories if story.area], areas
    yield "action: area", [action.area for action in quest.actions], areas
    yield "chest: back", [chest.back for chest in quest.chests], known.chests
    yield "search: token", [search.token for search in quest.search], known.tokens
    yield "foe: scroll", [foe.scroll for foe in quest.foes], known.scrolls
    yield "quest_enemy", [quest.quest_enemy] if quest.quest_enemy else [], known.scrolls
    yield "story_cards", quest.story_cards, {id for id, kind in known.events.items() if kind == "story"}
    yield "story_cards", quest.story_cards.values(), kinds["story"]
    told = [card for block in quest.events for card in block if known.events.get(card) == "story"]
    yield "events", told, set(quest.story_cards)
    shadows = {"townsfolk", "enemy", "advanced", "two", "quest-enemy", "quest-token"}
    yield "shadow_supply", quest.shadow_supply, shadows
    locks = [door.lock for door in quest.doors.values() if door.lock]
    yield "doors: lock", locks, kinds["key"]
    yield "chest: lock", [chest.lock for chest in quest.chests if chest.lock], kinds["key"]


def _unknown(where: str, value: str, known: Iterable[str]) -> Fault:
    facts: dict[str, Fact] = {"value": value, "known": ", ".join(sorted(known))}
    return Fault("unknown-value", where, facts)
