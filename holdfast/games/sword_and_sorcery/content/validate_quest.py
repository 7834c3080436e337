"""Everything that can be wrong with a quest, found when it is loaded."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.content.endless import endless
from holdfast.games.sword_and_sorcery.content.quest import MOMENTS, Field, Quest, Trigger
from holdfast.games.sword_and_sorcery.content.schema import SMALLEST_COIN
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    SYMBOLS,
    Statements,
    choice_mistakes,
    condition_mistakes,
    effect_mistakes,
    parse_statement,
    passive_mistakes,
    read_of_times,
    simple_statements,
    statement_mistakes,
    words_of,
    words_of_condition,
)
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.games.sword_and_sorcery.rules.geometry import FAR, geometry_of_map
from holdfast.kernel.errors import Fact


class KnownIds(Struct):
    """The ids a quest may name, from the other content; `events` with their kinds."""

    enemies: dict[str, str]
    """Enemy cards with their scrolls."""
    scrolls: set[str]
    """Sides of bosses and bosses: enemies that need no card in the deck."""
    bosses: set[str]
    events: dict[str, str]
    items: set[str]
    chests: set[str]
    tokens: set[str]


def quest_faults(field: Field, file: str, known: KnownIds) -> Iterator[Fault]:
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
        "scroll": {known.enemies[card] for card in (*quest.enemies, *quest.aside) if card in known.enemies}
        | known.scrolls,
        "boss": known.bosses,
        "item": known.items,
        "key": {key.colour for key in quest.keys},
    }
    for where, names, ids in _named(field, known, kinds):
        yield from (_unknown(f"{file}: {where}", name, ids) for name in names if name not in ids)
    for trigger in quest.triggers:
        yield from _moment_faults(trigger, file, kinds)
    yield from _same_ids(quest, file)
    yield from endless(quest, file)
    if "win" not in _verbs(quest):
        yield Fault("no-victory", file)


def _moment_faults(trigger: Trigger, file: str, kinds: dict[str, set[str]]) -> Iterator[Fault]:
    moment, _, argument = trigger.when.partition(" ")
    wanted = MOMENTS.get(moment)
    right = wanted is not None and bool(argument) is bool(wanted)
    if wanted is None or not right or (wanted == "n" and not argument.isdigit()):
        yield Fault("unknown-moment", f"{file}: trigger {trigger.id}: when", {"moment": trigger.when})
    elif "|" in wanted and argument not in wanted.split("|"):
        yield _unknown(f"{file}: trigger {trigger.id}: when", argument, wanted.split("|"))
    elif wanted in kinds and argument not in kinds[wanted]:
        yield _unknown(f"{file}: trigger {trigger.id}: when", argument, kinds[wanted])


def _same_ids(quest: Quest, file: str) -> Iterator[Fault]:
    for where, all_ids in (
        ("story", [story.id for story in quest.stories]),
        ("trigger", [trigger.id for trigger in quest.triggers]),
        ("action", [action.id for action in quest.actions]),
        ("goal", [goal.id for goal in quest.goals]),
        ("gate", [gate.id for gate in quest.gates]),
        ("chest", [chest.id for chest in quest.chests]),
    ):
        for id in sorted({id for id in all_ids if all_ids.count(id) > 1}):
            yield Fault("same-id", f"{file}: {where} {id}")
    cards = [*quest.enemies, *quest.aside]
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        yield Fault("named-twice", f"{file}: enemies", {"value": card})


def _map_faults(field: Field, file: str) -> Iterator[Fault]:
    """Every area can be reached once all doors are open (but those that lie apart)."""
    quest, map = field.quest, field.map
    if not map.areas:
        return
    start = next((area for area in quest.start if area in map.areas), None)
    if start is not None:
        walk = geometry_of_map(map, ()).walk[start]
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
    for where, statements in statements_of(quest):
        yield from statement_mistakes(statements, where)
        yield from choice_mistakes(statements, where)
    for where, test in conditions_of(quest):
        yield from condition_mistakes(test, where)
    for name, time in (("day", quest.day), ("night", quest.night)):
        yield from effect_mistakes(time.effects, f"{name}: effects")
        yield from passive_mistakes(time.passive, f"{name}: passive", read_of_times(time.filter))
    for name, count in (("crowns", quest.crowns), ("least_crowns", quest.least_crowns)):
        if count % SMALLEST_COIN:
            yield Fault("no-coins", name, {"count": count})
    for gate in quest.gates:
        if gate.symbol not in SYMBOLS:
            yield Fault("unknown-symbol", f"gate {gate.id}: symbol", {"symbol": gate.symbol})


def conditions_of(quest: Quest) -> Iterator[tuple[str, str]]:
    """The conditions of a quest with their places, those inside statements left out."""
    for goal in quest.goals:
        for name, test in (("if", goal.test), ("done", goal.done)):
            if test:
                yield f"goal {goal.id}: {name}", test
    for trigger in quest.triggers:
        if trigger.test:
            yield f"trigger {trigger.id}: if", trigger.test
    for action in quest.actions:
        if action.test:
            yield f"action {action.id}: if", action.test


def statements_of(quest: Quest) -> Iterator[tuple[str, Statements]]:
    """Everything that a quest does, with its place."""
    for story in quest.stories:
        yield f"story {story.id}: do", story.do
    for trigger in quest.triggers:
        yield f"trigger {trigger.id}: do", trigger.do
    for action in quest.actions:
        yield f"action {action.id}: do", action.do
    yield "quest_token", quest.quest_token
    yield "townsfolk", quest.townsfolk


def _verbs(quest: Quest) -> Iterator[str]:
    for _, statements in statements_of(quest):
        yield from (parse_statement(statement).verb for statement in simple_statements(statements))


References = Iterator[tuple[str, Iterable[str], set[str]]]
"""Where something is named, what, and what may be named there."""


def _named(field: Field, known: KnownIds, kinds: dict[str, set[str]]) -> References:
    quest = field.quest
    areas = kinds["area"]
    for where, statements in statements_of(quest):
        for kind, ids in kinds.items():
            yield where, words_of(statements, kind), ids
    for where, test in conditions_of(quest):
        for kind, ids in kinds.items():
            yield where, words_of_condition(test, kind), ids
    yield "start", quest.start, areas
    for ground, marks in quest.terrain.items():
        yield f"terrain.{ground}", marks, areas
    yield "hindering", quest.hindering, areas
    yield "dangerous", quest.dangerous, areas
    yield "apart", quest.apart, areas
    yield "places", quest.places, areas
    for pair in quest.unseen:
        yield "unseen", pair.areas, areas
    yield "dots", quest.dots, areas
    yield "enemies", quest.enemies, set(known.enemies)
    yield "aside", quest.aside, set(known.enemies)
    for number, block in enumerate(quest.events, 1):
        yield f"events[{number}]", block, set(known.events)
    yield from _placed(quest, known, kinds)
    yield "quest_enemy", [quest.quest_enemy] if quest.quest_enemy else [], kinds["scroll"]
    yield "story_cards", quest.story_cards, {id for id, kind in known.events.items() if kind == "story"}
    yield "story_cards", quest.story_cards.values(), kinds["story"]
    told = [card for block in quest.events for card in block if known.events.get(card) == "story"]
    yield "events", told, set(quest.story_cards)
    shadows = {"townsfolk", "enemy", "advanced", "two", "quest-enemy", "quest-token"}
    yield "shadow_supply", quest.shadow_supply, shadows
    for id, door in quest.doors.items():
        yield f"doors {id}: lock", [door.lock] if door.lock else [], kinds["key"]


def _placed(quest: Quest, known: KnownIds, kinds: dict[str, set[str]]) -> References:
    """Things that lie or stand somewhere on the map."""
    areas = kinds["area"]
    placed: tuple[tuple[str, Sequence[Any]], ...] = (
        ("shrine", quest.shrines),
        ("gate", quest.gates),
        ("chest", quest.chests),
        ("search", quest.search),
        ("waypoint", quest.waypoints),
        ("key", quest.keys),
        ("shadow", quest.shadows),
        ("foe", quest.foes),
    )
    for name, entries in placed:
        for number, entry in enumerate(entries, 1):
            yield f"{name} {getattr(entry, 'id', number)}: area", [entry.area], areas
    for story in quest.stories:
        yield f"story {story.id}: area", [story.area] if story.area else [], areas
    for action in quest.actions:
        yield f"action {action.id}: area", [action.area], areas
    for chest in quest.chests:
        yield f"chest {chest.id}: back", [chest.back], known.chests
        yield f"chest {chest.id}: lock", [chest.lock] if chest.lock else [], kinds["key"]
    for number, search in enumerate(quest.search, 1):
        yield f"search {number}: token", [search.token], known.tokens
    for number, foe in enumerate(quest.foes, 1):
        yield f"foe {number}: scroll", [foe.scroll], kinds["scroll"]


def _unknown(where: str, value: str, known: Iterable[str]) -> Fault:
    facts: dict[str, Fact] = {"value": value, "known": ", ".join(sorted(known))}
    return Fault("unknown-value", where, facts)
