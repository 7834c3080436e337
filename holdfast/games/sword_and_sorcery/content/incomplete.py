"""What would spoil quests and cards although they can be loaded: `holdfast check` tells it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Quest
from holdfast.games.sword_and_sorcery.content.remarks import conditions_in
from holdfast.games.sword_and_sorcery.content.schema import Supplies
from holdfast.games.sword_and_sorcery.content.validate import card_statements
from holdfast.games.sword_and_sorcery.content.validate_quest import statements_of
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    Statements,
    parse_statement,
    simple_statements,
    words_of,
    words_of_condition,
)
from holdfast.games.sword_and_sorcery.message_ids import Fault

ROUNDS_OF_AN_EVENT = 2
"""A card of the event deck lasts so many rounds (SS-EVENT-4)."""


def quest_gaps(content: Content) -> Iterator[Fault]:
    """Flags nobody sets, stories nobody tells, items nobody gets, tokens the box lacks, too few events."""
    cards: list[Statements] = [event.do for event in content.events.values()]
    cards += [statements for token in content.search.values() for statements in token.results.values()]
    for id, field in content.fields.items():
        if id in content.retired:
            continue
        quest, file = field.quest, f"quests/{id}.toml"
        yield from _items_never_given(content, statements_of(quest), file)
        yield from _unset_flags(quest, file, cards)
        yield from _untold_stories(quest, file, cards)
        yield from _missing_tokens(quest, file, content.supplies)
        yield from _too_few_events(quest, file)
    yield from _items_never_given(content, card_statements(content, ()))


def _items_never_given(
    content: Content, done: Iterable[tuple[str, Statements]], file: str = ""
) -> Iterator[Fault]:
    """`item X` takes cards that are set aside for quests, and no others (SS-DECK-11)."""
    for where, statements in done:
        for id in words_of(statements, "item"):
            if id not in content.items or content.items[id].deck != "quest":
                yield Fault("not-set-aside", f"{file}: {where}" if file else where, {"value": id})


def _unset_flags(quest: Quest, file: str, cards: Iterable[Statements]) -> Iterator[Fault]:
    done = [*(statements for _, statements in statements_of(quest)), *cards]
    verbs = [parse_statement(text) for statements in done for text in simple_statements(statements)]
    written = {args[0] for verb, args in verbs if verb in ("flag", "add")}
    for where, test in conditions_in(quest):
        for flag in dict.fromkeys(words_of_condition(test, "word")):
            if flag not in written:
                yield Fault("never-set", f"{file}: {where}", {"value": flag})


def _untold_stories(quest: Quest, file: str, cards: Iterable[Statements]) -> Iterator[Fault]:
    done = [*(statements for _, statements in statements_of(quest)), *cards]
    told = {story for statements in done for story in words_of(statements, "story")}
    told |= {*quest.story_cards.values(), *(story.id for story in quest.stories if story.area)}
    for story in quest.stories:
        if story.id not in told:
            yield Fault("never-told", f"{file}: story {story.id}")


def _missing_tokens(quest: Quest, file: str, supplies: Supplies) -> Iterator[Fault]:
    box = {str(kind): count for kind, count in supplies.shadows.items()}
    for kind, count in quest.shadow_supply.items():
        if count > box.get(kind, 0):
            facts = {"needed": count, "there": box.get(kind, 0)}
            yield Fault("more-than-the-box", f"{file}: shadow_supply.{kind}", {**facts})
    placed, there = len(quest.shadows), sum(quest.shadow_supply.values())
    if placed > there:
        yield Fault("more-than-the-box", f"{file}: shadows", {"needed": placed, "there": there})
    for where, tokens in (
        ("search", [one.token for one in quest.search]),
        ("chests", [one.back for one in quest.chests]),
        ("keys", [one.colour for one in quest.keys]),
    ):
        for token, count in Counter(tokens).items():
            if count > 1:
                yield Fault("more-than-the-box", f"{file}: {where} {token}", {"needed": count, "there": 1})


def _too_few_events(quest: Quest, file: str) -> Iterator[Fault]:
    rounds = ROUNDS_OF_AN_EVENT * sum(len(block) for block in quest.events)
    for trigger in quest.triggers:
        moment, _, number = trigger.when.partition(" ")
        if moment == "round" and number.isdigit() and int(number) > rounds:
            where = f"{file}: trigger {trigger.id}: when"
            yield Fault("too-few-events", where, {"round": int(number), "last": rounds})
