"""The Markdown of a chapter: tags, editions, names of things, directives."""

import pytest

from holdfast.rulebook.markup import MarkupError, ParsedBlock, expand, parse

HEAD = "# Title\n\nThe lead.\n\n"
NAMES = {"tile-market": "Market & fair"}


def blocks(text: str) -> list[ParsedBlock]:
    return [block for section in parse(HEAD + text, NAMES.get).sections for block in section.blocks]


def test_the_first_paragraph_is_the_lead() -> None:
    chapter = parse(HEAD + "More. {LB-GAME-1}", NAMES.get)
    assert (chapter.title, chapter.lead) == ("Title", "<p>The lead.</p>")


def test_a_tag_ends_a_paragraph_and_is_not_shown() -> None:
    (block,) = blocks("Roll the dice. {LB-FIGHT-1, LB-FIGHT-4}")
    assert block.html == "<p>Roll the dice.</p>"
    assert block.rules == ["LB-FIGHT-1", "LB-FIGHT-4"]


def test_a_range_names_every_rule_in_it() -> None:
    assert list(expand("LB-FIGHT-9..11")) == ["LB-FIGHT-9", "LB-FIGHT-10", "LB-FIGHT-11"]


def test_a_paragraph_may_belong_to_one_edition() -> None:
    (block,) = blocks("Only there. {2018; BA-TRAIT-7}")
    assert (block.edition, block.rules) == ("2018", ["BA-TRAIT-7"])


def test_items_of_a_list_carry_their_own_rules_and_editions() -> None:
    (block,) = blocks("- One. {LB-FIGHT-1}\n- Two. {2015; LB-FIGHT-2}")
    assert '<li data-rules="LB-FIGHT-1">One.</li>' in block.html
    assert '<li data-rules="LB-FIGHT-2" data-edition="2015">Two.</li>' in block.html
    assert block.only_in == {"LB-FIGHT-2": "2015"}


def test_rows_of_a_table_carry_their_own_rules() -> None:
    (block,) = blocks("| a | b |\n|---|---|\n| x | y {LB-FIGHT-1} |")
    assert '<tr data-rules="LB-FIGHT-1">' in block.html
    assert "{" not in block.html


def test_things_are_named_and_escaped() -> None:
    (block,) = blocks("Go to the [[tile-market]] or to a [[tile-market|fair <b>]].")
    assert '<b data-thing="tile-market">Market &amp; fair</b>' in block.html
    assert "fair &lt;b&gt;</b>" in block.html


def test_markup_in_a_text_stays_text() -> None:
    (block,) = blocks("<script>alert(1)</script> and [x](javascript:alert(1))")
    assert "<script" not in block.html
    assert "href" not in block.html


def test_a_directive_stands_alone() -> None:
    reference, example = blocks("{reference tiles}\n\n{example two-at-the-corner; 2018}")
    assert (reference.directive, reference.name) == ("reference", "tiles")
    assert (example.directive, example.name, example.edition) == ("example", "two-at-the-corner", "2018")


@pytest.mark.parametrize(
    "text",
    ["## No id\n\nText.", "Unknown [[tile-nowhere]].", "Wrong {LB-1}"],
    ids=["heading", "thing", "rule"],
)
def test_faults_in_a_chapter_are_refused(text: str) -> None:
    with pytest.raises(MarkupError):
        parse(HEAD + text, NAMES.get)


def test_a_chapter_needs_a_title_and_a_lead() -> None:
    with pytest.raises(MarkupError):
        parse("Just text.", NAMES.get)
