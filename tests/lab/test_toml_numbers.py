"""Numbers in content files are found by their paths and changed without touching anything else."""

import tomllib
from pathlib import Path

import pytest

from holdfast.kernel import shelf
from holdfast.lab.errors import LabError
from holdfast.lab.toml_numbers import matching, numbers, replace_numbers

TEXT = """# A comment with 7 numbers = 3
top = 4 # not 5
name = "12"

[dice]
faces = [1, 2.5, "3", 4]
inner = { a = 1, b = [5] }

[[level]]
id = "novice"
removed = -4

[[level]]
removed = 1_000
factor = 1e-3
"""
FILES = [rules.folder(None).path(name) for rules in shelf.games().values() for name in rules.content_files]


def test_numbers_are_found_by_their_paths() -> None:
    assert {one.path: one.value for one in numbers(TEXT)} == {
        "top": 4,
        "dice.faces.0": 1,
        "dice.faces.1": 2.5,
        "dice.faces.3": 4,
        "dice.inner.a": 1,
        "level.novice.removed": -4,
        "level.1.removed": 1000,
        "level.1.factor": 0.001,
    }


def test_only_what_is_changed_changes() -> None:
    values = {"dice.faces.1": 0.125, "level.novice.removed": 12.0}
    changed = replace_numbers(TEXT, values)
    assert changed == TEXT.replace("2.5", "0.125").replace("-4", "12")
    assert {one.path: one.value for one in numbers(changed)} == {
        **{one.path: one.value for one in numbers(TEXT)},
        **values,
    }


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.parent.name}-{path.stem}" for path in FILES])
def test_writing_what_is_there_says_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    same = replace_numbers(text, {one.path: one.value for one in numbers(text)}, exact=True)
    assert tomllib.loads(same) == tomllib.loads(text)


def test_numbers_are_chosen_by_patterns() -> None:
    found = matching(numbers(TEXT), ["level.*.removed", "top"])
    assert [one.path for one in found] == ["top", "level.novice.removed", "level.1.removed"]
    with pytest.raises(LabError):
        matching(numbers(TEXT), ["level.heroic.*"])
