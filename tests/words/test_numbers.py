"""A number that a text tells in one language, it tells in the others."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.fluent_files import SHIPPED, entries

NUMBER = re.compile(r"(?<![\w#.-])\d+(?:[.,]\d+)?")
TOLD_OTHERWISE = {
    "event-gain-equipment": "English: a red token; the others: +1",
    "event-lose-equipment": "English: a red token; the others: −1",
}
ENGLISH = sorted(SHIPPED.glob("words/en/**/*.ftl")) + sorted(SHIPPED.glob("games/*/words/en/**/*.ftl"))


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def numbers(file: Path) -> dict[str, set[str]]:
    """The numbers that each message of a file tells, its attributes and variants included."""
    found = {}
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            texts = _Texts()
            texts.visit(entry)
            found[entry.id.name] = {
                number.replace(",", ".") for text in texts.texts for number in NUMBER.findall(text)
            }
    return found


def translation(file: Path, language: str) -> Path:
    """The same file in another language."""
    parts = list(file.parts)
    parts[len(parts) - 1 - parts[::-1].index("en")] = language
    return Path(*parts)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_translation_tells_the_same_numbers(language: str) -> None:
    wrong = {}
    for file in ENGLISH:
        translated = numbers(translation(file, language))
        for name, told in numbers(file).items():
            if name not in TOLD_OTHERWISE and translated.get(name, told) != told:
                wrong[name] = (sorted(told), sorted(translated[name]))
    assert wrong == {}


def test_the_numbers_of_variants_and_attributes_are_found(tmp_path: Path) -> None:
    file = tmp_path / "some.ftl"
    file.write_text(
        "some = { $count ->\n    [one] 1 card\n   *[other] { $count } of 20\n}\n    .step1 = 2,5 in w3\n"
    )
    assert numbers(file) == {"some": {"1", "20", "2.5"}}
