"""The rulebook of Bastion: lists come from the content, each edition reads whole, words are found."""

import re
from typing import Any

import pytest

from holdfast import rulebook, words
from holdfast.games.bastion import GAME
from holdfast.games.bastion.content import load
from holdfast.kernel.wording import Name
from holdfast.rulebook.search import search

ID = "bastion"
EDITIONS = tuple(load().editions)
MARKED = re.compile(r'<(li|tr)[^>]*data-edition="(?P<edition>\d+)"[^>]*>.*?</\1>', re.DOTALL)


def things(chapter: str, edition: str = "") -> list[str]:
    """What the lists of a chapter show in an edition, in their order."""
    found = rulebook.read(ID, words.DEFAULT_LANGUAGE).chapter(chapter)
    assert found is not None
    return [
        entry.thing
        for section in found.sections
        for block in section.blocks
        if block.edition in ("", edition)
        for entry in block.entries
    ]


def shown(block: rulebook.Block, edition: str) -> bool:
    """Is anything of the block left to read in that edition?"""
    if block.edition not in ("", edition):
        return False
    left = MARKED.sub(lambda match: match.group() if match["edition"] == edition else "", block.html)
    return bool(block.entries or re.sub(r"<[^>]+>", "", left).strip())


def message(name: Name) -> tuple[str, dict[str, Any]]:
    return (name, {}) if isinstance(name, str) else name


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_class_legend_trait_spell_and_ritual_is_listed_in_each_edition(edition: str) -> None:
    content = load()
    traits = {f"bastion-trait-{trait}" for card in content.cards.values() for trait in card.traits}
    assert {f"bastion-class-{id}" for id in content.classes} <= set(things("enemies"))
    assert {f"bastion-card-{id}" for id in content.legends} | traits <= set(things("legends", edition))
    assert things("spells", edition) == [f"bastion-spell-{id}" for id in content.spells]
    assert set(things("rituals", edition)) == {f"bastion-ritual-{id}" for id in content.ritual_kinds}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_scenarios_of_an_edition_are_listed_and_those_of_the_other_are_not(edition: str) -> None:
    listed = [thing for thing in things("armies", edition) if thing.startswith("bastion-scenario-")]
    own = [one.id for one in load().scenarios.values() if one.edition == edition]
    assert listed == [f"bastion-scenario-{id}" for id in own]


def test_every_defender_district_and_level_is_listed() -> None:
    content = load()
    assert {f"bastion-defender-{id}" for id in content.defenders} <= set(things("setup"))
    assert {f"bastion-place-{id}" for id in content.districts} <= set(things("board"))
    assert {f"bastion-level-{id}" for id in content.levels} <= set(things("armies"))


def test_a_spell_tells_who_carries_it_with_the_power_of_the_edition() -> None:
    lists = GAME.wording.reference(load())
    for edition, power in (("2015", 2), ("2018", 3)):
        listed = {entry.thing: entry for entry in lists[f"spells-{edition}"]}
        _, facts = message(listed["bastion-spell-abundance"].lines[-1])
        carriers = {message(name)[1]["name"][0]: message(name)[1]["power"] for name in facts["cards"]}
        assert carriers == {"bastion-class-giant": 2, "bastion-card-spy": power}


def test_the_three_slips_in_printed_army_strength_are_told() -> None:
    lists = GAME.wording.reference(load())
    slips = {
        entry.thing: (facts["printed"], facts["strength"])
        for entry in lists["scenarios-2015"]
        for id, facts in map(message, entry.lines)
        if id == "rulebook-army-slip"
    }
    assert slips == {
        "bastion-scenario-siege-of-the-flyers": (159, 153),
        "bastion-scenario-siege-of-the-legends": (168, 173),
        "bastion-scenario-impossible-siege": (220, 225),
    }


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_heading_stands_alone_in_an_edition(language: str, edition: str) -> None:
    alone = [
        f"{chapter.id}.{section.id}"
        for chapter in rulebook.read(ID, language).chapters
        for section in chapter.sections
        if not any(shown(block, edition) for block in section.blocks)
    ]
    assert alone == []


@pytest.mark.parametrize("language", words.languages())
def test_no_line_of_a_list_is_left_unsaid(language: str) -> None:
    said = [
        line
        for chapter in rulebook.read(ID, language).chapters
        for section in chapter.sections
        for block in section.blocks
        for entry in block.entries
        for line in (entry.name, *entry.lines)
    ]
    assert [line for line in said if line.startswith(("bastion-", "rulebook-")) or "{" in line] == []


@pytest.mark.parametrize(
    ("language", "query", "chapter", "section"),
    [
        ("en", "tower opens sources", "mana", "tower"),
        ("ru", "закрытых источников", "mana", "tower"),
        ("ru", "пустым запасом", "mana", "empty"),
        ("ru", "неуязвимых", "enemies", "priest"),
        ("ru", "обещанием", "attack", "help"),
        ("ru", "накопителем", "rituals", "accumulator"),
        ("pl", "pustego zapasu", "mana", "empty"),
        ("pl", "nietykalnego", "enemies", "priest"),
        ("pl", "kapłanami", "enemies", "priest"),
        ("pl", "obietnicami", "attack", "help"),
    ],
)
def test_words_are_found_in_whatever_form_they_are_asked_for(
    language: str, query: str, chapter: str, section: str
) -> None:
    assert (chapter, section) in {(one.chapter, one.section) for one in search(ID, language, query)}


def test_a_rule_is_opened_where_it_is_told_in_full() -> None:
    places = rulebook.read(ID, words.DEFAULT_LANGUAGE).places()
    homes = {
        "BA-TURN-4": "turn",
        "BA-MANA-7": "mana",
        "BA-ATTACK-1": "attack",
        "BA-MOVE-5": "citadel",
        "BA-TRAIT-12": "united",
        "BA-TRAIT-32": "enemies",
        "BA-TRAIT-82": "legends",
        "BA-SPELL-8": "spells",
        "BA-ARTIFACT-4": "rituals",
        "BA-END-1": "end",
    }
    assert {id: places[id] for id in homes} == homes
