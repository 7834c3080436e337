"""Windows: each seat that could react acts or declines, and nobody does so for another."""

import pytest

from holdfast.kernel.errors import IllegalChoice
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option, Question, option
from holdfast.kernel.table import Rule
from holdfast.kernel.window import awaited, closes, meant, offered, undecided
from tests.kernel.bare import Bare, bare
from tests.night_watch.positions import position

AID_OF_TWO = (option("spend", 0), option("aid:a", 1), option("aid:b", 2), option("enough", 0))
"""Somebody is in the middle of something and may end it; two others may help."""
PARRIES = (option("parry:a", 0), option("parry:b", 1), option("go-on"))
EACH_THEIR_OWN = (option("return:a", 0), option("return:b", 1))


def asking(*options: Option, reaction: bool = True) -> Game:
    def step(table: Bare) -> Rule[None]:
        choice = yield Question("asked", list(options), reaction=reaction)
        table.note(choice.verb)

    game = bare(step)
    _ = game.question
    return game


def ids(game: Game, *seats: int) -> list[str]:
    return [one.id for one in offered(game, seats)]


def test_who_can_only_help_is_offered_to_pass() -> None:
    assert ids(asking(*AID_OF_TWO), 1) == ["aid:a", "pass"]


def test_who_can_end_what_is_asked_needs_no_pass() -> None:
    assert ids(asking(*AID_OF_TWO), 0) == ["spend", "enough"]
    assert ids(asking(*PARRIES), 0) == ["parry:a", "go-on"]


def test_who_plays_several_seats_declines_for_all_of_them_at_once() -> None:
    game = asking(*AID_OF_TWO)
    assert ids(game, 1, 2) == ["aid:a", "aid:b", "pass"]
    assert ids(game, 0, 1) == ["spend", "aid:a", "enough"]
    assert closes(game, (0, 1, 2)) and not closes(game, (0, 1))


def test_who_can_do_nothing_is_offered_nothing() -> None:
    assert ids(asking(*PARRIES), 2) == []
    assert ids(asking(*PARRIES)) == []


def test_who_has_declined_is_not_asked_again_while_others_are() -> None:
    game = asking(*AID_OF_TWO)
    game.decline([0])
    assert undecided(game) == (1, 2)
    assert ids(game, 0) == []
    assert not closes(game, (1,))
    game.decline([2])
    assert closes(game, (1,))


def test_the_others_are_waited_for_when_the_one_who_leads_has_declined() -> None:
    game = asking(*AID_OF_TWO)
    assert awaited(game) == (0,)
    game.decline([0])
    assert awaited(game) == (1, 2)


def test_where_nobody_leads_all_are_waited_for_at_once() -> None:
    assert awaited(asking(*PARRIES)) == (0, 1)


def test_to_pass_means_the_way_out() -> None:
    game = asking(*AID_OF_TWO)
    assert [meant(game, one).id for one in offered(game, (1,))] == ["aid:a", "enough"]


@pytest.mark.parametrize("choice", ["spend", "aid:a", "enough"])
def test_what_is_asked_next_is_asked_of_everybody(choice: str) -> None:
    game = asking(*AID_OF_TWO)
    game.decline([0, 1])
    game.choose(choice)
    assert undecided(game) == (0, 1, 2)


def test_taking_back_asks_everybody_again() -> None:
    game = asking(*AID_OF_TWO)
    game.choose("spend")
    game.decline([1])
    game.undo()
    assert undecided(game) == (0, 1, 2)
    game.choose("spend")
    assert undecided(game) == (0, 1, 2)


def test_a_choice_that_is_refused_leaves_what_was_declined() -> None:
    game = asking(*AID_OF_TWO)
    game.decline([1])
    with pytest.raises(IllegalChoice):
        game.choose("nonsense")
    assert undecided(game) == (0, 2)


def test_a_copy_asks_everybody() -> None:
    game = asking(*AID_OF_TWO)
    game.decline([1])
    assert undecided(game.fork(1)) == (0, 1, 2)


def test_what_is_declined_leaves_the_choices_of_the_game_as_they_are() -> None:
    game = position(fire=4, torches=(True, True))
    game.choose("done")
    game.decline([0])
    assert game.question is not None
    assert game.question.options.ids == ("throw:arn", "throw:bryn", "go-on")
    assert game.choices == ["done"]


def test_outside_a_window_each_is_offered_their_own_and_what_is_for_anyone() -> None:
    game = asking(option("feed", 1), option("gather", 0), option("done"), reaction=False)
    assert ids(game, 1) == ["feed", "done"]
    assert ids(asking(*EACH_THEIR_OWN, reaction=False), 1) == ["return:b"]


@pytest.mark.parametrize(
    ("options", "leader", "way_out"),
    [(AID_OF_TWO, 0, "enough"), (PARRIES, None, "go-on"), (EACH_THEIR_OWN, None, None)],
)
def test_the_last_option_tells_who_leads_and_how_it_ends(
    options: tuple[Option, ...], leader: int | None, way_out: str | None
) -> None:
    question = Question("asked", options)
    assert question.leader == leader
    assert question.way_out == (option(way_out, leader) if way_out else None)


def test_orders_touch_the_help_of_others_but_not_what_one_is_doing() -> None:
    def step(table: Bare) -> Rule[None]:
        yield Question("asked", AID_OF_TWO, reaction=True)

    game = bare(step)
    game.orders = {0: "never", 1: "never"}
    assert game.question is not None
    assert game.question.options.ids == ("spend", "aid:b", "enough")


def test_who_never_wants_to_help_is_not_waited_for() -> None:
    def step(table: Bare) -> Rule[None]:
        choice = yield Question("asked", (option("aid", 1), option("enough", 0)), reaction=True)
        table.note(choice.verb)
        yield Question("next", (option("a"), option("b")))

    game = bare(step)
    game.orders = {1: "never"}
    assert game.question is not None
    assert game.question.ask == "next"
    assert game.choices == ["enough"]
