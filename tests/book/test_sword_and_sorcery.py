"""The rulebook of Sword & Sorcery: its lists come from the content, and its words are found in any form."""

from collections.abc import Iterable

import pytest

from holdfast import rulebook, words
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.rulebook.model import Entry
from holdfast.rulebook.search import search

ID = "sword-and-sorcery"


def entries(language: str, *chapters: str) -> dict[str, Entry]:
    """What the lists of chapters show."""
    book = rulebook.read(ID, language)
    return {
        entry.thing: entry
        for chapter in book.chapters
        if not chapters or chapter.id in chapters
        for section in chapter.sections
        for block in section.blocks
        for entry in block.entries
    }


def things(*chapters: str) -> set[str]:
    return set(entries(words.DEFAULT_LANGUAGE, *chapters))


def prefixed(kind: str, ids: Iterable[str]) -> set[str]:
    return {f"{kind}-{id}" for id in ids}


def test_every_class_and_every_power_that_is_learned_is_listed() -> None:
    content = load()
    learned = [power.id for power in content.powers.values() if not power.innate]
    assert things("classes") == prefixed("class", content.classes)
    assert things("power-cards") == prefixed("power", learned) | prefixed("companion", content.companions)


def test_every_enemy_and_each_of_its_abilities_and_powers_is_listed() -> None:
    content = load()
    abilities = [ability.id for scroll in content.scrolls.values() for ability in scroll.abilities]
    listed = prefixed("scroll", content.scrolls) | prefixed("ability", abilities)
    assert things("bestiary") == listed | prefixed("power", content.enemy_powers)


def test_both_faces_of_every_item_of_a_deck_are_listed() -> None:
    content = load()
    fronts = [item for item in content.items.values() if item.deck not in ("", "quest")]
    faces = {face for item in fronts for face in (item.id, item.back) if face}
    assert things("shop", "treasures") == prefixed("item", faces)


def test_every_card_and_token_is_listed() -> None:
    content = load()
    ordinary = [event.id for event in content.events.values() if event.kind != "story"]
    listed = prefixed("encounter", content.encounters) | prefixed("card", ordinary)
    assert listed | prefixed("crit", content.crits) <= things("cards")
    assert prefixed("trap", content.traps) | set(content.search) == things("doors")
    assert set(content.loot) == things("items")
    assert prefixed("quest", content.campaign) == things("campaign")


@pytest.mark.parametrize(
    ("thing", "lines"),
    [
        (
            "die-red",
            ("Miss × 1, hit × 3, hit + power × 2, hit + magic × 1, hit + hit × 2, hit + legend × 1.",),
        ),
        (
            "item-battle-axe",
            (
                "Weapon, axe, two-handed, only for: Strength, 35 crowns.",
                "Slashing, range 0, 1 hit, 1 red die, 3 blue dice, "
                "power + power: AoE (0), magic: ignores armor.",
            ),
        ),
        (
            "search-well",
            ("Power: +10 crowns", "Magic: heal 2 HP", "Legend: draw a treasure", "Miss: Poison I"),
        ),
        (
            "scroll-gremlin-green",
            (
                "Race: monster. Style: Agility. Main target: the richest hero.",
                "Weapon: claws. 2 hits.",
                "Weapon: stone. 2 hits.",
                "[0] attacks: claws.",
                "[1, 2] closes in, attacks: claws.",
                "[3, 4] attacks: stone, moves 2 areas.",
                "[+] moves 2 areas towards the nearest.",
                "Abilities: Thief, Mob I, Evil forces.",
                "Card: HP 3, +1 soul shard, +5 crowns.",
                "Card: HP 3, +1 soul shard, 1 loot token, 1 enemy power.",
            ),
        ),
    ],
)
def test_a_listed_thing_tells_all_its_numbers(thing: str, lines: tuple[str, ...]) -> None:
    assert entries("en")[thing].lines == lines


@pytest.mark.parametrize("language", words.languages())
def test_no_line_of_a_list_is_left_unsaid(language: str) -> None:
    said = [line for entry in entries(language).values() for line in (entry.name, *entry.lines)]
    assert [line for line in said if words.has(language, line, ID) or "{" in line or f"{ID}-" in line] == []


@pytest.mark.parametrize(
    ("language", "query", "chapter", "section"),
    [
        ("en", "evades", "movement", "evade"),
        ("en", "shrines resurrected", "death", "resurrect"),
        ("ru", "свободных атак", "movement", "free-attacks"),
        ("ru", "магическими щитами", "items", "armor"),
        ("ru", "жетоном приоритета", "bosses", "token"),
        ("ru", "воскрешением", "round", "time"),
        ("pl", "darmowymi atakami", "movement", "evade"),
        ("pl", "żetonem cienia", "arrivals", "shadows"),
        ("pl", "magicznych tarcz", "items", "armor"),
        ("pl", "aktywnymi kapliczkami", "death", "resurrect"),
    ],
)
def test_words_are_found_in_whatever_form_they_are_asked_for(
    language: str, query: str, chapter: str, section: str
) -> None:
    assert (chapter, section) in {(one.chapter, one.section) for one in search(ID, language, query)}


def test_a_rule_is_opened_where_it_is_told_in_full() -> None:
    places = rulebook.read(ID, words.DEFAULT_LANGUAGE).places()
    asked = ("SS-EVADE-6", "SS-CRIT-7", "SS-KD-4", "SS-PRIORITY-8", "SS-END-3", "SS-EMPORIUM-10")
    assert [places[id] for id in asked] == ["movement", "effects", "conditions", "bosses", "campaign", "shop"]
