"""Every example is played, in each edition it belongs to, and everything it claims comes out."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from holdfast import rulebook, words
from holdfast.kernel import shelf
from holdfast.rulebook import claims
from holdfast.rulebook.example_words import files, has_words, text_of
from holdfast.rulebook.examples import (
    LESSON,
    Claim,
    Example,
    Step,
    begin,
    editions_of,
    examples_of,
    shown_in,
    walk,
)
from tests.book.coverage import editions, known

GAMES = shelf.ids()
PLAYED = [
    pytest.param(game, one, edition, id="-".join(filter(None, (game, id, edition))))
    for game in GAMES
    for id, one in examples_of(game).items()
    for edition in editions_of(game, one)
]
LANGUAGES = words.languages()
WITHOUT_EXAMPLES = {"glossary", "campaign"}
"""Chapters about words, and about what happens between two tables."""


@pytest.mark.parametrize(("game", "one", "edition"), PLAYED)
def test_an_example_comes_out_as_it_claims(game: str, one: Example, edition: str) -> None:
    assert claims.faults(begin(game, one, edition), one) == []


def ids_in(view: Any) -> Iterator[str]:
    """Every word that stands somewhere in a view, as key or value."""
    if isinstance(view, dict):
        yield from view
        for value in view.values():
            yield from ids_in(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from ids_in(value)
    elif isinstance(view, str):
        yield view


@pytest.mark.parametrize(("game", "one", "edition"), PLAYED)
def test_what_an_example_points_at_lies_on_the_board(game: str, one: Example, edition: str) -> None:
    played = begin(game, one, edition)
    for number, step in enumerate(walk(played, one), 1):
        choices = played.question.choices if played.question else ()
        lying = set(ids_in(played.view(0))) | {thing for option in choices for thing in option.on}
        assert set(step.point) <= lying, f"step {number}"


@pytest.mark.parametrize("game", GAMES)
def test_examples_name_rules_that_exist_in_their_editions(game: str) -> None:
    for one in examples_of(game).values():
        named = {*one.rules, *(id for step in one.step for id in step.rules)}
        printed = {id for id in named if "-EX-" in id}  # An example of one edition may be played in both.
        assert printed <= set(known(game)), one.id
        for edition in editions_of(game, one):
            assert named - printed <= set(known(game, edition)), one.id


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_example_can_be_played(game: str) -> None:
    printed = {id for edition in editions(game) for id in known(game, edition) if "-EX-" in id}
    assert printed == {id for one in examples_of(game).values() for id in one.rules if "-EX-" in id}


@pytest.mark.parametrize("game", [game for game in GAMES if rulebook.has_rulebook(game)])
def test_every_chapter_has_an_example(game: str) -> None:
    chapters = {chapter.id for chapter in rulebook.read(game, words.DEFAULT_LANGUAGE).chapters}
    assert chapters - {one.chapter for one in examples_of(game).values()} <= WITHOUT_EXAMPLES


@pytest.mark.parametrize("game", GAMES)
def test_every_example_but_the_lesson_claims_something(game: str) -> None:
    for one in examples_of(game).values():
        assert one.id == LESSON or any(step.claim != Claim() for step in one.step), one.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_every_example_has_words(game: str, language: str) -> None:
    for one in examples_of(game).values():
        assert has_words(game, language, one), one.id
        assert all(text_of(game, language, one.id).steps), one.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_without_an_example(game: str, language: str) -> None:
    found = examples_of(game)
    for path in files(game, language):
        for entry in words.resource(path).body:
            if not isinstance(entry, ast.Message):
                continue
            name = entry.id.name
            assert name in found, f"{path}: {name}"
            one = found[name]
            assert path.stem == (one.chapter or one.id), f"{path}: {name}"
            spoken = [attribute.id.name for attribute in entry.attributes]
            assert spoken == [f"step{number}" for number in range(1, len(one.step) + 1)], f"{path}: {name}"


@pytest.mark.parametrize("game", [game for game in GAMES if rulebook.has_rulebook(game)])
def test_examples_stand_in_chapters_that_exist(game: str) -> None:
    chapters = {chapter.id for chapter in rulebook.read(game, words.DEFAULT_LANGUAGE).chapters}
    for one in examples_of(game).values():
        assert one.id == LESSON or one.chapter in chapters, one.id


@pytest.mark.parametrize("game", [game for game in GAMES if rulebook.has_rulebook(game)])
def test_chapters_name_only_examples_that_exist(game: str) -> None:
    found = examples_of(game)
    for language in LANGUAGES:
        for chapter in rulebook.read(game, language).chapters:
            for section in chapter.sections:
                for block in section.blocks:
                    assert not block.example or block.example in found, (language, chapter.id, block.example)


@pytest.mark.parametrize("game", [game for game in GAMES if rulebook.has_rulebook(game)])
def test_whoever_reads_of_a_printed_example_can_play_it(game: str) -> None:
    for chapter in rulebook.read(game, words.DEFAULT_LANGUAGE).chapters:
        shown = {id for one in shown_in(game, chapter.id, chapter.rules()) for id in one.rules}
        told = {id for id in chapter.rules() if "-EX-" in id} & {
            id for one in examples_of(game).values() for id in one.rules
        }
        assert told <= shown, chapter.id


def test_a_false_claim_is_found() -> None:
    one = examples_of("last-bastion")["one-red-face"]
    wrong = [
        Claim(offers=("win:red-1",)),
        Claim(only={"win": ()}),
        Claim(bars={"win:red-2": ""}),
        Claim(sees={"reserve.equipment.red": 0}),
        Claim(lacks=("boards.red.slots.red-2.card",)),
        Claim(happened=({"what": "roll", "faces": ["blue"]},)),
        Claim(never=("roll",)),
        Claim(asks="place"),
        Claim(ends="deck-empty"),
        Claim(won=True),
    ]
    for claim in wrong:
        steps = (Step(choose="fight:red-2"), Step(claim=claim))
        false = Example(steps, position=one.position, script=one.script)
        assert len(claims.faults(begin("last-bastion", false), false)) == 1, claim


def test_ids_of_examples_are_plain() -> None:
    for game in GAMES:
        assert all(re.fullmatch(r"[a-z][a-z0-9-]*", id) for id in examples_of(game))
