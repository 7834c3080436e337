"""The rulebooks that ship: whole, in every language, each rule of every edition stated."""

import html
import re

import pytest

from holdfast import rulebook, words
from holdfast.kernel import shelf
from holdfast.rulebook import markdown
from holdfast.rulebook.read import TAGS, book_file
from holdfast.rulebook.search import EXCERPT, WORD, search
from holdfast.server.http.rulebooks import chapter_of
from tests.book.coverage import ROOT, editions, known, missing, wrong

BOOKS = [game for game in shelf.ids() if rulebook.has_rulebook(game)]
LANGUAGES = words.languages()
MOST_BYTES = 60_000


def test_every_language_has_every_chapter_with_the_same_sections() -> None:
    for game in BOOKS:
        english = rulebook.read(game, words.DEFAULT_LANGUAGE)
        for language in LANGUAGES:
            book = rulebook.read(game, language)
            for chapter, own in zip(english.chapters, book.chapters, strict=True):
                name = f"{game} {language} {chapter.id}"
                assert [one.id for one in own.sections] == [one.id for one in chapter.sections], name
                assert language == words.DEFAULT_LANGUAGE or own.title != chapter.title, (
                    f"{name}: translated?"
                )


def test_every_rule_a_player_can_meet_is_stated_in_every_language_and_edition() -> None:
    lacking = {
        f"{game} {edition} {language}": found
        for game in BOOKS
        for edition in editions(game)
        for language in LANGUAGES
        if (found := missing(game, language, edition))
    }
    assert not lacking


def test_no_paragraph_names_a_rule_that_does_not_exist_or_is_of_the_other_edition() -> None:
    faulty = {
        f"{game} {edition} {language}": found
        for game in BOOKS
        for edition in editions(game)
        for language in LANGUAGES
        if (found := wrong(game, language, edition))
    }
    assert not faulty


def test_what_is_left_unstated_exists_and_has_a_reason() -> None:
    for game in BOOKS:
        for id, reason in book_file(game).unstated.items():
            assert id in known(game), id
            assert reason.strip(), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_is_no_heavy_load(language: str) -> None:
    for game in BOOKS:
        for chapter in rulebook.read(game, language).chapters:
            assert len(chapter_of(game, language, chapter.id).text) <= MOST_BYTES, f"{game} {chapter.id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_or_directive_is_printed(language: str) -> None:
    for game in BOOKS:
        book = rulebook.read(game, language)
        printed = [line for chapter in markdown.chapters(book) for line in chapter.splitlines()]
        assert [line for line in printed if "{" in line or "[[" in line] == []


def test_every_chapter_has_an_icon_that_the_page_knows() -> None:
    known = (ROOT / "web" / "src" / "pages" / "rules" / "chapter-icons.ts").read_text(encoding="utf-8")
    icons = {f"{game} {one.id}": one.icon for game in BOOKS for one in book_file(game).chapters}
    assert {name: icon for name, icon in icons.items() if f'"game-icons:{icon}"' not in known} == {}


def test_a_rule_is_found_by_its_id() -> None:
    for game in BOOKS:
        chapter = rulebook.read(game, words.DEFAULT_LANGUAGE).chapters[-1]
        for id in chapter.rules():
            assert any(id in found.rules for found in search(game, words.DEFAULT_LANGUAGE, id.lower())), id


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", BOOKS)
def test_what_is_found_is_shown_in_whole_words_and_sentences(game: str, language: str) -> None:
    book = rulebook.read(game, language)
    blocks = [block for chapter in book.chapters for section in chapter.sections for block in section.blocks]
    known = {word for block in blocks for word in WORD.findall(html.unescape(TAGS.sub(" ", block.html)))}
    known |= {
        word for block in blocks for one in block.entries for word in WORD.findall(f"{one.name} {one.lines}")
    }
    for chapter in book.chapters:
        for found in search(game, language, chapter.title):
            shown = WORD.findall(found.text)
            assert [word for word in (shown[0], shown[-1]) if word not in known] == [], found.text
            assert not re.search(r" [.,;:!?]", found.text), found.text
            assert len(found.text) <= EXCERPT + len("……")
