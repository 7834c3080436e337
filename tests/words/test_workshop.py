"""Everything that a form of the workshop asks for has a name and an explanation, in three languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from holdfast import words
from holdfast.kernel.packs.describe import content_schema
from holdfast.kernel.rules import Rules
from tests.words.shelf import games

GAMES = [rules for rules in games() if rules.content_kinds]

on_the_shelf = pytest.mark.parametrize("rules", GAMES, ids=[rules.id for rules in GAMES])
in_each_language = pytest.mark.parametrize("language", words.languages())


def dashed(name: str) -> str:
    """A name as it stands in the id of a message: `DoorEntry` and `door_entry` are `door-entry`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


def wanted(rules: Rules[Any, Any]) -> Iterator[tuple[str, str]]:
    """The name of every field, by its struct and by itself: one of both must have words."""
    schema = content_schema(rules)
    for kind in schema.kinds:
        yield kind.label, kind.label
        yield f"{kind.label}-one", f"{kind.label}-one"
        for field in kind.fields:
            yield field.label, f"field-{dashed(field.name)}"
            yield field.help, f"field-{dashed(field.name)}-help"
    for struct, described in schema.components.items():
        for name in described.get("properties", ()):
            own = f"field-{dashed(struct)}-{dashed(name)}"
            yield own, f"field-{dashed(name)}"
            yield f"{own}-help", f"field-{dashed(name)}-help"


@in_each_language
@on_the_shelf
def test_every_kind_and_field_has_words(language: str, rules: Rules[Any, Any]) -> None:
    said = words.bundle(language, rules.id)
    missing = [pair for pair in wanted(rules) if not any(said.has_message(one) for one in pair)]
    assert missing == []


@in_each_language
@on_the_shelf
def test_every_name_of_a_field_belongs_to_a_field(language: str, rules: Rules[Any, Any]) -> None:
    known = {id for pair in wanted(rules) for id in pair}
    ids = {id for id in words.variables(rules.id) if id.startswith("field-")}
    assert sorted(ids - known) == []


SENTENCES = {
    "effects": "verb",
    "statements": "verb",
    "checks": "check",
    "moments": "moment",
    "selectors": "selector",
    "spans": "span",
    "flags": "flag",
}
"""Lists of a vocabulary, and how the messages that name their words begin."""


@in_each_language
@on_the_shelf
def test_every_word_of_a_sentence_has_words(language: str, rules: Rules[Any, Any]) -> None:
    said = words.bundle(language, rules.id)
    wanted = [
        f"{prefix}-{word.replace(' ', '-')}"
        for name, prefix in SENTENCES.items()
        for word in rules.vocabulary.get(name, ())
    ]
    assert [id for id in wanted if not said.has_message(id)] == []
