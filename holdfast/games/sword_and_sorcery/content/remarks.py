"""What `holdfast check` points out about quests that can be played all the same."""

from collections.abc import Iterator

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Field, Quest
from holdfast.games.sword_and_sorcery.content.validate_quest import conditions_of, statements_of
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    Statements,
    blocks_of,
    parse_statement,
    simple_statements,
    words_of_condition,
)
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.games.sword_and_sorcery.rules.geometry import geometry_of_map

FEWEST_SHARDS, MOST_SHARDS = 3, 12
"""For each hero at the end of a quest of a campaign."""
MEMORY = ("campaign-flag", "achievement", "person")
"""The kinds of words that name what a campaign remembers."""
REMEMBERED_BY = {
    "campaign-flag": "campaign-flag",
    "campaign-add": "campaign-flag",
    "achieve": "achievement",
    "person": "person",
}
"""The verbs that make a campaign remember something, and what."""


def remarks(content: Content) -> Iterator[Fault]:
    """Neighbours that do not see each other, unnamed areas, missing goals, conditions that can never hold."""
    for id, field in content.fields.items():
        if id not in content.retired:
            yield from _blind(field)
    quests = [content.fields[id].quest for id in content.campaign]
    for quest in quests:
        yield from _unnamed(content, quest)
        yield from _reward(quest)
    written = {word for quest in quests for word in _written(quest)}
    for quest in quests:
        for where, text in conditions_in(quest):
            yield from _unwritten(f"quests/{quest.id}.toml: {where}", text, written)
    for entry in content.road.entries:
        for link in () if entry.retired else entry.next:
            yield from _unwritten(f"campaign.toml: {entry.quest}: next", link.test, written)


def unseen_pairs(field: Field) -> list[tuple[str, str]]:
    """Neighbouring areas that do not see each other with every door open."""
    sees = geometry_of_map(field.map, ()).sees
    return [pair for pair in adjacent_pairs(field) if pair[1] not in sees[pair[0]]]


def adjacent_pairs(field: Field) -> list[tuple[str, str]]:
    """Areas that are joined by an opening, a door or a barrier."""
    return [(a, b) for a in field.map.areas for b in field.map.neighbours(a) if a < b]


def _blind(field: Field) -> Iterator[Fault]:
    meant = [set(pair.areas) for pair in field.quest.unseen]
    for first, second in unseen_pairs(field):
        if {first, second} not in meant:
            where = f"quests/{field.quest.id}.toml: map"
            yield Fault("unseen-pair", where, {"first": first, "second": second})


def _unnamed(content: Content, quest: Quest) -> Iterator[Fault]:
    where = f"quests/{quest.id}.toml"
    for area in content.fields[quest.id].map.areas:
        if area not in quest.places:
            yield Fault("unnamed-area", f"{where}: places", {"area": area})
    for kind in ("win", "lose"):
        if not any(goal.kind == kind for goal in quest.goals):
            yield Fault("no-goal", f"{where}: goals", {"kind": kind})


def _reward(quest: Quest) -> Iterator[Fault]:
    """A quest ends with some soul shards for each hero: enough for a rank now and then, not for three."""
    ends = [statements for _, statements in statements_of(quest) if "win" in _verbs(statements)]
    at_end = [trigger.do for trigger in quest.triggers if trigger.when == "won"]
    for statements in ends:
        shards = sum(_shards_for_each(part) for part in (statements, *at_end))
        if not FEWEST_SHARDS <= shards <= MOST_SHARDS:
            facts = {"count": shards, "low": FEWEST_SHARDS, "high": MOST_SHARDS}
            yield Fault("shards-at-the-end", f"quests/{quest.id}.toml", {**facts})


def _verbs(statements: Statements) -> set[str]:
    return {parse_statement(statement).verb for statement in simple_statements(statements)}


def _shards_for_each(statements: Statements) -> int:
    """What each hero gets for sure: shards that stand in an `each` for all heroes."""
    found = 0
    for statement in statements:
        if not isinstance(statement, str) and statement.each == "all heroes" and not statement.test:
            given = [parse_statement(one) for one in statement.do if isinstance(one, str)]
            found += sum(int(args[0]) for verb, args in given if verb == "shards" and args[0].isdigit())
    return found


def _unwritten(where: str, text: str, written: set[tuple[str, str]]) -> Iterator[Fault]:
    for kind in MEMORY:
        for word in words_of_condition(text, kind):
            if (kind, word) not in written:
                yield Fault("never-remembered", where, {"value": word})


def _written(quest: Quest) -> Iterator[tuple[str, str]]:
    for _, statements in statements_of(quest):
        for statement in simple_statements(statements):
            verb, args = parse_statement(statement)
            if verb in REMEMBERED_BY:
                yield REMEMBERED_BY[verb], args[0]


def conditions_in(quest: Quest) -> Iterator[tuple[str, str]]:
    """Every condition of a quest, those inside statements included."""
    yield from conditions_of(quest)
    for where, statements in statements_of(quest):
        for block in blocks_of(statements):
            if block.test:
                yield where, block.test
