"""Everything printed on the components of Sword & Sorcery has a name; its cards and quests have words."""

import re
from collections.abc import Iterator
from itertools import chain, product
from typing import Any, get_args

import pytest

from holdfast import words
from holdfast.games.sword_and_sorcery import GAME as RULES
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest_words import words_of_choices, words_of_quest
from holdfast.games.sword_and_sorcery.content.schema import SLOTS, Action
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    ALIGNMENTS,
    ATTACK_VERBS,
    CONDITIONS,
    RANKS,
    STATS,
    STYLES,
    SYMBOLS,
    TYPES,
)
from holdfast.games.sword_and_sorcery.state import Phase
from tests.words.fluent_files import messages
from tests.words.test_plurals import NUMBERS, SHAPES

GAME = "sword-and-sorcery"
CONTENT: Content = RULES.content()
AFFLICTIONS = (*CONDITIONS, "burn", "hidden")
EVENTS = [event for event in CONTENT.events.values() if event.kind != "story"]

in_each_language = pytest.mark.parametrize("language", words.languages())


def explained() -> set[str]:
    """The names that come with an explanation."""
    doing = [item.id for item in CONTENT.items.values() if item.do or item.passive or item.mirror]
    kinds = chain(
        product(["class"], CONTENT.classes),
        product(["power"], [*CONTENT.powers, *CONTENT.enemy_powers]),
        product(["ability"], CONTENT.abilities),
        product(["item"], doing),
        product(["encounter"], CONTENT.encounters),
        product(["card"], [event.id for event in EVENTS]),
        product(["trap"], CONTENT.traps),
        product(["crit"], CONTENT.crits),
        product(["condition"], AFFLICTIONS),
        product(["quest"], CONTENT.fields),
    )
    return {f"{kind}-{id}" for kind, id in kinds}


def named() -> set[str]:
    """The names that speak for themselves."""
    scrolls = list(CONTENT.scrolls.values())
    items = list(CONTENT.items.values())
    kinds = chain(
        product(["hero"], {card.hero for card in CONTENT.classes.values()}),
        product(["companion"], {card.figure for card in CONTENT.companions.values()}),
        product(["item"], CONTENT.items),
        product(["enemy"], {*(scroll.kind for scroll in scrolls), *CONTENT.bosses}),
        product(["weapon"], {weapon for scroll in scrolls for weapon in scroll.weapons}),
        product(["weapon"], ["bare-hands", "strike"]),
        product(["aim"], {scroll.target for scroll in scrolls}),
        product(["race"], {scroll.race for scroll in scrolls}),
        product(["card"], [*CONTENT.events, "story", "other"]),
        product(["shadow"], CONTENT.supplies.shadows),
        product(["injury"], {crit.injury for crit in CONTENT.crits.values() if crit.injury}),
        product(["key"], {key.colour for field in CONTENT.fields.values() for key in field.quest.keys}),
        product(["category"], {item.category for item in items if item.category}),
        product(["hand"], {item.hand for item in items if item.hand}),
        product(["kind"], {item.kind for item in items}),
        product(["effect"], [*ATTACK_VERBS, "gain"]),
        product(["stat"], STATS),
        product(["slot"], SLOTS),
        product(["symbol"], SYMBOLS),
        product(["style"], STYLES),
        product(["type"], TYPES),
        product(["alignment"], ALIGNMENTS),
        product(["rank"], RANKS),
        product(["colour"], ["red", "blue"]),
        product(["time"], ["day", "night"]),
        product(["rune"], ["attack", "defence"]),
        product(["thing"], ["crowns", "loot", "treasure"]),
        product(["phase"], get_args(Phase)),
        product(["cost"], get_args(Action)),
    )
    ids = {f"{kind}-{id}" for kind, id in kinds}
    return ids | {*CONTENT.loot, *CONTENT.search, *CONTENT.chests, *told(), *choices()}


def choices() -> Iterator[str]:
    """What can be chosen where a card or the story leaves a choice."""
    for event in CONTENT.events.values():
        yield from words_of_choices(f"choice-{event.id}", event.do)
    cards: list[Any] = [*CONTENT.powers.values(), *CONTENT.items.values(), *CONTENT.abilities.values()]
    others = [card.id for card in cards if list(words_of_choices("", card.do))]
    assert others == [], "a choice on a card needs words: name it here"


def told() -> Iterator[str]:
    """What the quests tell."""
    for field in CONTENT.fields.values():
        yield from words_of_quest(field.quest)


@in_each_language
def test_everything_printed_has_a_name(language: str) -> None:
    assert (named() | explained()) - set(messages(language, GAME)) == set()


@in_each_language
def test_everything_that_needs_it_is_explained(language: str) -> None:
    assert {f"{name}-help" for name in explained()} - set(messages(language, GAME)) == set()


def outcomes(statements: Any) -> Iterator[str]:
    """The words after `win` and `fail`, wherever they stand in statements."""
    if isinstance(statements, str):
        verb, _, word = statements.partition(" ")
        if verb in ("win", "fail") and word:
            yield f"outcome-quest-{word}"
    elif isinstance(statements, list | tuple):
        for one in statements:
            yield from outcomes(one)
    elif isinstance(statements, dict):
        yield from outcomes(list(statements.values()))
    elif hasattr(statements, "__struct_fields__"):
        yield from outcomes([getattr(statements, field) for field in statements.__struct_fields__])


@in_each_language
def test_every_end_of_a_quest_is_told(language: str) -> None:
    for field in CONTENT.fields.values():
        found = set(outcomes(field.quest))
        assert found
        assert found - set(messages(language, GAME)) == set()


@in_each_language
def test_no_two_things_of_a_kind_have_the_same_name(language: str) -> None:
    for kind, ids in (
        ("item", CONTENT.items),
        ("power", [*CONTENT.powers, *CONTENT.enemy_powers]),
        ("encounter", CONTENT.encounters),
        ("card", CONTENT.events),
        ("trap", CONTENT.traps),
        ("crit", CONTENT.crits),
        ("class", CONTENT.classes),
        ("quest", CONTENT.fields),
    ):
        said = [words.say(language, f"{kind}-{id}", GAME) for id in ids]
        assert sorted({one for one in said if said.count(one) > 1}) == []


@in_each_language
def test_effects_that_differ_by_a_number_are_said_differently(language: str) -> None:
    for verb, numbers in (("hit", (1, 2)), ("fatal", (1, 2, 3)), ("burn", (1, 2)), ("poison", (1, 2))):
        said = {
            words.say(language, f"effect-{verb}", GAME, n=form(n)) for n in numbers for form in (int, str)
        }
        assert len(said) >= len(numbers)
    assert words.say(language, "effect-fatal", GAME, n="all") != words.say(
        language, "effect-fatal", GAME, n="1"
    )


FORMS: dict[str, dict[str, tuple[str, str, str]]] = {
    "ru": {
        "crowns-counted": ("крона", "кроны", "крон"),
        "event-crowns": ("крону", "кроны", "крон"),
        "event-shielded": ("магический щит", "магических щита", "магических щитов"),
        "event-damage": ("очко урона", "очка урона", "очков урона"),
        "event-trophy-loot": ("жетон добычи", "жетона добычи", "жетонов добычи"),
        "event-trophy-treasure": ("сокровище", "сокровища", "сокровищ"),
    },
    "pl": {
        "crowns-counted": ("korona", "korony", "koron"),
        "event-crowns": ("koronę", "korony", "koron"),
        "event-shielded": ("magiczną tarczę", "magiczne tarcze", "magicznych tarcz"),
        "event-damage": ("obrażenie", "obrażenia", "obrażeń"),
        "event-trophy-loot": ("żeton łupu", "żetony łupu", "żetonów łupu"),
        "event-trophy-treasure": ("skarb", "skarby", "skarbów"),
    },
}
"""The words after 1, after 2 and after 5."""


@pytest.mark.parametrize(("language", "id"), [(language, id) for language in FORMS for id in FORMS[language]])
def test_the_word_agrees_with_the_number(language: str, id: str) -> None:
    for number, form in zip(NUMBERS, SHAPES[language], strict=True):
        said = words.say(language, id, GAME, count=number, hero="-", figure="-", area="-")
        assert re.search(rf"(?<!\w){number} {FORMS[language][id][form]}(?!\w)", said), said
