"""No rule is forgotten: neither in the books of today nor in that of a game to come."""

import pytest

from tests.rulebook.coverage import ROOT, main

BOOKS = sorted(book.stem for book in ROOT.glob("docs/rules/*.md"))


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_example_and_ruling_is_named_by_a_test(game: str) -> None:
    assert main(["--fail", "--game", game]) == 0
