"""The rulebook of Last Bastion: its lists come from the content, and its words are found in any form."""

from collections.abc import Iterable
from typing import Any

import pytest

from holdfast import rulebook, words
from holdfast.games.last_bastion import GAME
from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import HEROES
from holdfast.kernel.wording import Name
from holdfast.rulebook.search import search

ID = "last-bastion"


def things(chapter: str) -> list[str]:
    """What the lists of a chapter show, in their order."""
    found = rulebook.read(ID, words.DEFAULT_LANGUAGE).chapter(chapter)
    assert found is not None
    return [entry.thing for section in found.sections for block in section.blocks for entry in block.entries]


def message(name: Name) -> tuple[str, dict[str, Any]]:
    return (name, {}) if isinstance(name, str) else name


def prefixed(kind: str, ids: Iterable[str]) -> list[str]:
    return [f"{kind}-{id}" for id in ids]


def test_the_tiles_and_heroes_of_the_content_are_all_listed() -> None:
    assert things("tiles") == prefixed("tile", load().tiles)
    assert things("heroes") == prefixed("hero", HEROES)


def test_every_card_that_is_dealt_is_listed_once_and_no_retired_one() -> None:
    content = load()
    assert sorted(things("monsters")) == sorted(prefixed("card", [*content.monsters, *content.warlords]))


def test_every_effect_that_a_card_has_is_explained() -> None:
    codes = {effect.code for card in load().cards.values() for effect in card.effects}
    assert set(prefixed("effect", codes)) <= set(things("horde-cards"))


def test_every_face_of_the_decay_die_is_explained_once() -> None:
    assert things("evil") == prefixed("decay", dict.fromkeys(load().dice.decay.faces))


def test_a_listed_card_tells_its_resistance_and_each_of_its_effects() -> None:
    content = load()
    listed = {entry.thing: entry for entries in GAME.wording.reference(content).values() for entry in entries}
    for card in (content.cards[id] for id in [*content.monsters, *content.warlords]):
        lines = listed[f"card-{card.id}"].lines
        told = [args.get("resistance", args.get("kind")) for _, args in map(message, lines)]
        assert told == [card.resistance, *(effect.kind for effect in card.effects)]


@pytest.mark.parametrize("language", words.languages())
def test_no_line_of_a_list_is_left_unsaid(language: str) -> None:
    book = rulebook.read(ID, language)
    ids = [
        line
        for chapter in book.chapters
        for section in chapter.sections
        for block in section.blocks
        for entry in block.entries
        for line in (entry.name, *entry.lines)
        if line.startswith(("tile-", "hero-", "board-", "card-", "effect-", "decay-", "level-", "rulebook-"))
        or "{" in line
    ]
    assert ids == []


@pytest.mark.parametrize(
    ("language", "query", "chapter", "section"),
    [
        ("en", "declined wins", "fight", "choose"),
        ("ru", "жетонами снаряжения", "fight", "tokens"),
        ("ru", "белую грань", "fight", "roll"),
        ("ru", "отказался от победы", "fight", "choose"),
        ("ru", "ловушкой", "tiles", "quarry"),
        ("ru", "раненому", "life-and-death", "wounded"),
        ("pl", "walczy", "fight", "who"),
        ("pl", "żetonami wyposażenia", "fight", "tokens"),
        ("pl", "kością spaczenia", "evil", "decay"),
        ("pl", "pułapkę", "tiles", "quarry"),
        ("pl", "wyeliminowanego bohatera", "tiles", "dispensary"),
    ],
)
def test_words_are_found_in_whatever_form_they_are_asked_for(
    language: str, query: str, chapter: str, section: str
) -> None:
    assert (chapter, section) in {(one.chapter, one.section) for one in search(ID, language, query)}


def test_a_rule_is_opened_where_it_is_told_in_full() -> None:
    places = rulebook.read(ID, words.DEFAULT_LANGUAGE).places()
    found = {id: places[id] for id in ("LB-FIGHT-4", "LB-CALL-1", "LB-END-3", "LB-LIFE-1", "LB-BOARD-1")}
    assert list(found.values()) == ["fight", "call-to-arms", "end", "life-and-death", "boards"]
