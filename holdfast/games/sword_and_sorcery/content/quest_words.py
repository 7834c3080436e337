"""Which messages a quest needs: every word that people read of it."""

from collections.abc import Iterator

from holdfast.games.sword_and_sorcery.content.quest import Quest
from holdfast.games.sword_and_sorcery.content.validate_quest import statements_of
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    Statements,
    blocks_of,
    parse_statement,
    simple_statements,
)


def words_of_quest(quest: Quest) -> Iterator[str]:
    """The ids of all messages of a quest, those for what it makes the campaign remember included."""
    yield from (f"quest-{quest.id}", f"quest-{quest.id}-help")
    yield from (f"place-{quest.id}-{place}" for place in dict.fromkeys(quest.places.values()))
    yield from (f"goal-{quest.id}-{goal.id}" for goal in quest.goals)
    yield from (f"story-{quest.id}-{story.id}" for story in quest.stories)
    yield from (f"trigger-{quest.id}-{trigger.id}" for trigger in quest.triggers if trigger.is_told)
    yield from (f"action-{quest.id}-{action.id}" for action in quest.actions)
    for source, statements in _sources(quest):
        yield from words_of_choices(f"choice-{quest.id}-{source}", statements)
    for _, statements in statements_of(quest):
        for statement in simple_statements(statements):
            yield from _remembered(*parse_statement(statement))


def words_of_choices(source: str, statements: Statements) -> Iterator[str]:
    """The messages for the ways of all choices in statements."""
    for block in blocks_of(statements):
        start = f"{source}-{block.name}" if block.name else source
        yield from (f"{start}-{number}" for number in range(1, len(block.choose) + 1))


def _sources(quest: Quest) -> Iterator[tuple[str, Statements]]:
    yield from ((f"story-{one.id}", one.do) for one in quest.stories)
    yield from ((f"trigger-{one.id}", one.do) for one in quest.triggers)
    yield from ((f"action-{one.id}", one.do) for one in quest.actions)
    yield "quest-token", quest.quest_token
    yield "townsfolk", quest.townsfolk


def _remembered(verb: str, args: tuple[str, ...]) -> Iterator[str]:
    match verb:
        case "win" | "fail":
            yield f"outcome-quest-{args[0]}"
        case "campaign-flag" | "campaign-add":
            yield f"memory-{args[0]}"
        case "achieve":
            yield from (f"achievement-{args[0]}", f"achievement-{args[0]}-help")
        case "person":
            yield from (f"person-{args[0]}", f"person-{args[0]}-{args[1]}")
