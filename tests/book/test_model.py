"""Where a rule is looked up."""

from holdfast.rulebook.model import Block, Book, Chapter, Section


def chapter(id: str, *rules: str, summary: bool = False) -> Chapter:
    return Chapter(id, "", "", "", 1, (Section("", "", (Block("text", "", rules),)),), summary)


def test_a_rule_is_looked_up_where_it_is_stated_in_full() -> None:
    first = chapter("first-game", "A-B-1", "A-B-2", summary=True)
    book = Book("game", "en", (first, chapter("fight", "A-B-1")))
    assert book.places() == {"A-B-1": "fight", "A-B-2": "first-game"}


def test_a_block_of_one_edition_is_not_counted_for_another() -> None:
    block = Block("text", "", ("A-B-1", "A-B-2"), only_in={"A-B-2": "2018"})
    other = Block("text", "", ("A-B-3",), edition="2015")
    made = Chapter("x", "", "", "", 1, (Section("", "", (block, other)),))
    assert made.rules("2015") == ("A-B-1", "A-B-3")
    assert made.rules("2018") == ("A-B-1", "A-B-2")
