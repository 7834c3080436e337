"""Whom a table waits for."""

from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule
from holdfast.server.tables.waiting import waited_for
from tests.kernel.bare import Bare, bare
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


def test_who_alone_may_end_what_is_asked_is_waited_for_though_nobody_has_the_turn() -> None:
    game = position(
        edition="2018",
        defenders=[at("yellow", red=4), at("yellow", red=4, spells=["warrior-green"])],
        walls={"w3": ["rider-red"]},
    )
    assert game.question is not None
    assert game.active_seat is None
    assert game.question.seats == (0, 1)
    assert list(waited_for(game)) == [0]


def test_in_a_window_everyone_who_can_react_and_has_not_declined_is_waited_for() -> None:
    def step(table: Bare) -> Rule[None]:
        yield Question("window", [option("parry:a", 0), option("parry:b", 1), option("go-on")], reaction=True)

    game = bare(step)
    assert list(waited_for(game)) == [0, 1]
    game.decline([0])
    assert list(waited_for(game)) == [1]
