"""The list of options: nothing over the edge, odds where they can be seen."""

import io

from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.text import Text

from holdfast.terminal.menu import MenuEntry, menu
from tests.terminal.command import flat, too_wide

LONG_ODDS = "red 17%, green 17%, blue 17%, white 50%"


def shown(*entries: MenuEntry, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(menu(entries, width))
    return capture.get()


def test_options_of_one_kind_stand_in_two_columns_where_they_fit() -> None:
    short = [MenuEntry(number, "move", Text("x" * 30)) for number in range(1, 5)]
    assert [line.split()[::2] for line in shown(*short).splitlines()] == [["1", "3"], ["2", "4"]]
    uneven = [MenuEntry(1, "move", Text("x" * 40)), MenuEntry(2, "move", Text("x" * 20))]
    assert len(shown(*uneven).splitlines()) == 1
    long = [MenuEntry(number, "move", Text("x" * 50)) for number in (1, 2)]
    assert len(shown(*long).splitlines()) == 2


def test_another_kind_begins_a_line_of_its_own() -> None:
    lines = shown(MenuEntry(1, "move", Text("a")), MenuEntry(2, "done", Text("b"))).splitlines()
    assert [line.split() for line in lines] == [["1", "a"], ["2", "b"]]


def test_long_odds_that_are_shared_are_told_once_for_all() -> None:
    told = shown(*(MenuEntry(number, "suffer", Text("somebody"), LONG_ODDS) for number in (1, 2, 3)))
    assert flat(told).count(LONG_ODDS) == 1
    assert f"1, 2, 3: {LONG_ODDS}" in told


def test_short_odds_stand_beside_each_option() -> None:
    told = shown(*(MenuEntry(number, "reroll", Text("die"), "3%") for number in (1, 2, 3)))
    assert told.count("die  3%") == 3


def test_odds_without_room_in_a_column_are_told_below() -> None:
    entries = [MenuEntry(number, "call", Text("x" * 25)) for number in (1, 2, 3)]
    told = shown(*entries, MenuEntry(4, "call", Text("x" * 25), LONG_ODDS))
    assert f" 4: {LONG_ODDS}" in told
    assert len(told.splitlines()) == 3


@given(
    st.lists(
        st.builds(
            MenuEntry,
            number=st.integers(1, 999),
            verb=st.sampled_from(["a", "b"]),
            label=st.text("ab ", min_size=1, max_size=120).map(Text),
            odds=st.sampled_from(["", "5%", LONG_ODDS]),
        ),
        max_size=12,
    ),
    st.sampled_from([60, 80, 100]),
)
def test_nothing_is_wider_than_the_screen(entries: list[MenuEntry], width: int) -> None:
    told = shown(*entries, width=width)
    assert not too_wide(told, width)
    for entry in entries:
        assert str(entry.number) in told
        assert not entry.odds or entry.odds in flat(told)
