"""What is wrong with plain data: every field of it, in words of every language."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from holdfast import words
from holdfast.kernel.errors import Fault
from holdfast.kernel.packs.wrong_fields import wrong_field, wrong_fields


class Claw(Struct, forbid_unknown_fields=True):
    length: Annotated[int, Meta(ge=1)]


class Beast(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[a-z]+$", max_length=5, min_length=2)]
    strength: Annotated[int, Meta(ge=0, le=9)]
    colour: Literal["red", "blue"] = "red"
    claws: Annotated[tuple[Claw, ...], Meta(max_length=2)] = ()
    pair: tuple[int, int] = (0, 0)
    share: float = 0.5
    flies: bool = False
    names: dict[str, int] = {}


SOUND: dict[str, Any] = {"id": "ogre", "strength": 3}
PROBLEMS = [
    ({"strength": -1}, "strength", "least"),
    ({"strength": 12}, "strength", "most"),
    ({"strength": "x"}, "strength", "int"),
    ({"share": "x"}, "share", "float"),
    ({"id": 5}, "id", "str"),
    ({"id": "OGRE"}, "id", "pattern"),
    ({"id": "ogresses"}, "id", "long"),
    ({"id": "o"}, "id", "short"),
    ({"flies": 1}, "flies", "bool"),
    ({"colour": "pink"}, "colour", "value"),
    ({"claws": 1}, "claws", "array"),
    ({"claws": [{"length": 1}] * 3}, "claws", "too-many"),
    ({"pair": [1]}, "pair", "exactly"),
    ({"names": []}, "names", "object"),
    ({"claws": [{"length": 1}, {"length": 0}]}, "claws[1].length", "least"),
    ({"claws": [{}]}, "claws[0]", "missing"),
    ({"wings": 2}, "", "unknown"),
]


@pytest.mark.parametrize(("change", "path", "problem"), PROBLEMS)
def test_each_problem_is_known_and_has_words(change: dict[str, Any], path: str, problem: str) -> None:
    faults = list(wrong_fields(SOUND | change, Beast, "beasts.toml: beast ogre"))
    assert [(one.where, one.facts["problem"]) for one in faults] == [
        (f"beasts.toml: beast ogre: {path}" if path else "beasts.toml: beast ogre", problem)
    ]
    told = {
        language: words.say(language, "fault-wrong-field", **faults[0].facts)
        for language in words.languages()
    }
    assert len(set(told.values())) == len(words.languages()), told
    assert not any("Expected" in sentence or sentence == problem for sentence in told.values())


def test_every_wrong_field_is_told() -> None:
    found = {
        "id": "OGRE",
        "strength": 12,
        "colour": "pink",
        "claws": [{"length": 0}, {"length": "x"}],
        "tail": 1,
    }
    assert [one.where for one in wrong_fields(found, Beast)] == [
        "", "id", "strength", "colour", "claws[0].length", "claws[1].length",
    ]  # fmt: skip


def test_sound_data_has_no_faults() -> None:
    assert list(wrong_fields(SOUND, Beast)) == []
    assert list(wrong_fields([], Beast)) == [], "told by who read it"


def test_what_nobody_expected_is_told_as_it_was_said() -> None:
    fault = wrong_field(msgspec.ValidationError("Something else - at `$.id`"), "x.toml")
    assert fault == Fault("wrong-field", "x.toml: id", {"detail": "Something else", "problem": "said"})
    assert fault.tell("pl") == "x.toml: id: Something else"
