"""No word a person reads stands outside the Fluent files."""

import ast
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from tests.words.shelf import PACKAGE

SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]+ [a-z]+|[a-z]+ [a-z]+ [a-z]+ [a-z]+")
"""Words in a row, as no id, path or style has them."""


def strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """The strings of a module that could reach a person: neither docstrings nor what an assertion says."""
    silent = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            silent.add(id(node.value))
        elif isinstance(node, ast.Assert) and node.msg is not None:
            silent |= {id(part) for part in ast.walk(node.msg)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node


NOT_READ = ("unseen", "if", "do")
"""Keys whose values nobody at the table reads: a builder's reasons, conditions, statements."""


def values(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in NOT_READ:
                yield from values(value)
    elif isinstance(data, list):
        for value in data:
            yield from values(value)
    elif isinstance(data, str):
        yield data


def test_source_and_content_are_written_in_latin_letters_only() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for file in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml")])
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if any(letter.isalpha() and not letter.isascii() for letter in line)
    ]
    assert found == []


def test_no_string_of_the_source_is_a_sentence() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{node.lineno}: {node.value!r}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in strings(ast.parse(file.read_text(encoding="utf-8")))
        if SENTENCE.search(str(node.value))
    ]
    assert found == []


def test_no_value_of_the_content_is_a_sentence() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}: {value!r}"
        for file in sorted(PACKAGE.rglob("*.toml"))
        for value in values(tomllib.loads(file.read_text(encoding="utf-8")))
        if SENTENCE.search(value)
    ]
    assert found == []
