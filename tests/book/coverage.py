"""Which rules of docs/rules a rulebook states, by language and edition."""

import re
import sys
from functools import cache
from pathlib import Path

from holdfast import rulebook, words
from holdfast.kernel import shelf
from holdfast.rulebook.read import book_file
from tests.rulebook.coverage import rule_ids

ROOT = Path(__file__).resolve().parents[2]
EDITION = re.compile(r"\*\*(?P<id>[A-Z]+-[A-Z]+-\d+)\*\*\s*\[(?P<edition>\d{4})\]")


@cache
def law(game: str) -> str:
    """The rules of a game as builders and tests read them."""
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def editions(game: str) -> tuple[str, ...]:
    """The editions of a game; a game without any has one that is not named."""
    setting = next((one for one in shelf.find(game).settings if one.name == "edition"), None)
    return tuple(setting.values) if setting is not None else ("",)


def known(game: str, edition: str = "") -> list[str]:
    """The ids of a game's rules; of one edition those that belong to it."""
    only = {match["id"]: match["edition"] for match in EDITION.finditer(law(game))}
    return [id for id in rule_ids(law(game)) if not edition or only.get(id, edition) == edition]


def missing(game: str, language: str, edition: str) -> list[str]:
    """The rules that the book should state and does not."""
    book = rulebook.read(game, language)
    stated = {id for chapter in book.chapters for id in chapter.rules(edition)}
    unstated = book_file(game).unstated
    return [id for id in known(game, edition) if id not in stated and id not in unstated]


def wrong(game: str, language: str, edition: str) -> list[str]:
    """The rules the book names that do not exist or belong to another edition."""
    book = rulebook.read(game, language)
    stated = {id for chapter in book.chapters for id in chapter.rules(edition)}
    return sorted(stated - set(known(game, edition)))


def main(games: list[str]) -> None:
    for game in games or [one for one in shelf.ids() if rulebook.has_rulebook(one)]:
        for language in words.languages():
            book = rulebook.read(game, language)
            count = sum(
                len(re.sub("<[^>]+>", " ", block.html).split())
                for chapter in book.chapters
                for section in chapter.sections
                for block in section.blocks
            )
            blocks = sum(len(section.blocks) for chapter in book.chapters for section in chapter.sections)
            for edition in editions(game):
                lacking, faulty = missing(game, language, edition), wrong(game, language, edition)
                stated = {id for chapter in book.chapters for id in chapter.rules(edition)}
                name = " ".join(filter(None, (game, edition, language)))
                print(f"{name}: {blocks} paragraphs, {count} words, {len(stated)} rules stated")
                print(*(f"  missing {id}" for id in lacking), *(f"  wrong {id}" for id in faulty), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
