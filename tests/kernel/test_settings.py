"""What may be set, and everything that can be wrong with it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel.errors import MAX_FAULTS, BadOptions, Fault
from holdfast.kernel.settings import MAX_LIST_LENGTH, Setting, read_options

SETTINGS = (
    Setting("players", "number", 2, low=1, high=4),
    Setting("level", "one", "normal", values=("easy", "normal")),
    Setting("heroes", "many", None, values=("ada", "bob", "cid"), count="players", chancy=True),
    Setting("dice", "many", ("red",), values=("red", "blue"), count=3, unique=False),
    Setting("first", "number", None, low=1, high=4, chancy=True),
    Setting("fog", "flag", False),
    Setting("thick", "one", "no", values=("no", "yes"), when={"level": ("normal",)}),
)


def faults(**given: Any) -> set[tuple[str, str]]:
    with pytest.raises(BadOptions) as refused:
        read_options(SETTINGS, given)
    assert str(refused.value)
    return {(fault.code, fault.where) for fault in refused.value.faults}


def test_what_is_not_given_is_as_always() -> None:
    assert (
        read_options(SETTINGS, None)
        == read_options(SETTINGS, {})
        == {
            "players": 2,
            "level": "normal",
            "heroes": None,
            "dice": ["red"],
            "first": None,
            "fog": False,
            "thick": "no",
        }
    )


def test_what_is_given_counts() -> None:
    given = {"players": 3, "heroes": ("cid", "ada", "bob"), "dice": ["red", "red", "blue"], "fog": True}
    read = read_options(SETTINGS, given)
    assert {name: read[name] for name in given} == given | {"heroes": ["cid", "ada", "bob"]}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": "2"}, "not-a-number"),
        ({"players": 2.0}, "not-a-number"),
        ({"players": True}, "not-a-number"),
        ({"players": None}, "not-a-number"),
        ({"players": 0}, "out-of-range"),
        ({"players": 5}, "out-of-range"),
        ({"players": 10**5000}, "out-of-range"),
        ({"first": 5}, "out-of-range"),
        ({"level": "heroic"}, "unknown-value"),
        ({"level": None}, "unknown-value"),
        ({"level": ["easy"]}, "unknown-value"),
        ({"level": 10**5000}, "unknown-value"),
        ({"heroes": "ada"}, "not-a-list"),
        ({"heroes": 3}, "not-a-list"),
        ({"heroes": {"ada": 1, "bob": 2}}, "not-a-list"),
        ({"heroes": ["ada", "eve"]}, "unknown-value"),
        ({"heroes": ["ada", 7]}, "unknown-value"),
        ({"heroes": ["ada", ["bob"]]}, "unknown-value"),
        ({"heroes": ["ada"]}, "wrong-count"),
        ({"heroes": ["ada", "ada"]}, "named-twice"),
        ({"dice": ["red"]}, "wrong-count"),
        ({"fog": 1}, "not-a-flag"),
        ({"fog": "yes"}, "not-a-flag"),
        ({"fog": None}, "not-a-flag"),
    ],
)
def test_a_wrong_value_is_refused_and_named(given: dict[str, Any], code: str) -> None:
    assert faults(**given) == {(code, next(iter(given)))}


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(SETTINGS, {"playerz": 2})
    known = "players, level, heroes, dice, first, fog, thick"
    assert refused.value.faults == (Fault("unknown-option", "playerz", {"known": known}),)


def test_all_that_is_wrong_is_told_at_once() -> None:
    assert faults(players=9, level="x", heroes=["ada", "eve"], colour="red", fog=0) == {
        ("out-of-range", "players"),
        ("unknown-value", "level"),
        ("unknown-value", "heroes"),
        ("unknown-option", "colour"),
        ("not-a-flag", "fog"),
    }


@pytest.mark.parametrize("given", [[], "players=2", 3, [("players", 2)]])
def test_options_are_names_with_values(given: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(SETTINGS, given)
    assert [fault.code for fault in refused.value.faults] == ["not-options"]


@pytest.mark.parametrize("entries", [["ada", "bob"], ["eve"], [7, None]])
def test_a_list_that_is_too_long_is_one_fault_whatever_its_entries_are(entries: list[Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(SETTINGS, {"heroes": entries * 200_000})
    assert [fault.code for fault in refused.value.faults] == ["wrong-count"]


@pytest.mark.parametrize(
    ("setting", "limit"),
    [
        (Setting("deck", "many", None, values=("red", "blue")), 2),
        (Setting("deck", "many", None, values=("red", "blue"), unique=False), MAX_LIST_LENGTH),
        (Setting("deck", "many", None, values=("red", "blue"), count="players"), 2),
    ],
)
def test_a_list_is_bounded_where_no_number_is_wanted_or_a_wrong_one(setting: Setting, limit: int) -> None:
    first = setting.faults(["x"] * limit, {"players": 10**9})[0]
    assert first.code == "unknown-value"
    found = setting.faults(["x"] * (limit + 1), {"players": 10**9})
    assert found == [Fault("too-many", "deck", {"count": limit + 1, "limit": limit})]


def test_at_most_fifty_faults_are_told_and_that_there_are_more() -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(SETTINGS, {f"x{number}": 1 for number in range(MAX_FAULTS + 1)})
    codes = [fault.code for fault in refused.value.faults]
    assert codes == ["unknown-option"] * (MAX_FAULTS - 1) + ["more-faults"]


def test_a_setting_matters_only_where_others_have_the_values_it_names() -> None:
    thick = SETTINGS[-1]
    assert thick.matters({"level": "normal"})
    assert not thick.matters({"level": "easy"})
    assert SETTINGS[0].matters({})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@given(st.dictionaries(st.sampled_from([setting.name for setting in SETTINGS]) | st.text(), JSON, max_size=5))
def test_whatever_is_given_is_either_read_or_refused(given: dict[str, Any]) -> None:
    try:
        read = read_options(SETTINGS, given)
    except BadOptions as refused:
        assert refused.faults and refused.tell("ru")
    else:
        assert set(read) == {setting.name for setting in SETTINGS}
        assert not any(
            setting.faults(read[setting.name], read) for setting in SETTINGS if setting.name in given
        )
