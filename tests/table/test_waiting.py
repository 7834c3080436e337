"""Whom a table waits for."""

from holdfast.table.waiting import waited_for
from tests.rulebook.bastion.positions import at, position


def test_others_may_join_in_but_the_table_waits_for_the_one_whose_turn_it_is() -> None:
    game = position(
        edition="2018",
        defenders=[at("yellow", red=4), at("yellow", red=4, spells=["warrior-green"])],
        walls={"w3": ["rider-red"], "w4": ["mage-red"]},
        deck=["beast-blue", "beast-red", "beast-green"],
        active=1,
    )
    assert game.question is not None
    game.choose("done")
    assert game.question is not None
    assert game.active_seat == 0
    assert set(game.question.seats) == {0, 1}
    assert list(waited_for(game)) == [0]


def test_where_nobody_has_the_turn_everyone_with_options_is_waited_for() -> None:
    game = position(
        edition="2018",
        defenders=[at("yellow", red=4), at("yellow", red=4, spells=["warrior-green"])],
        walls={"w3": ["rider-red"]},
    )
    assert game.question is not None
    assert game.active_seat is None
    assert waited_for(game) == game.question.seats == (0, 1)
