"""Standing orders: ask, ask when it would save, never."""

import pytest

import holdfast
from holdfast.kernel.game import Game
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule
from tests.generated.play import asked, fingerprint, text
from tests.kernel.bare import Bare, bare
from tests.night_watch.positions import position


def ids(game: Game) -> tuple[str, ...]:
    assert game.question is not None
    return game.question.options.ids


def window(*, danger: bool = False, torches: tuple[bool, bool] = (True, True)) -> Game:
    """Dusk comes next; it takes one from the fire."""
    return position(fire=1 if danger else 4, torches=torches)


def test_without_orders_everyone_who_could_react_is_asked() -> None:
    game = window()
    game.choose("done")
    assert ids(game) == ("throw:arn", "throw:bryn", "go-on")
    assert game.question is not None
    assert game.question.reaction and game.question.seats == (0, 1)


def test_who_never_wants_to_react_is_not_asked() -> None:
    game = window()
    game.orders[0] = "never"
    game.choose("done")
    assert ids(game) == ("throw:bryn", "go-on")
    assert game.question is not None
    assert game.question.seats == (1,)


def test_a_window_that_nobody_wants_is_passed_by_and_written_down() -> None:
    game = window()
    game.orders = {0: "never", 1: "never"}
    game.choose("done")
    assert game.choices == ["done", "go-on"]
    assert [moment.by_order for moment in game.history] == [False, True]
    assert game.question is not None
    assert game.question.ask == "turn"
    copy = holdfast.load(text(game.record()))
    assert fingerprint(copy) == fingerprint(game)
    assert copy.orders == {}


@pytest.mark.parametrize("danger", [True, False])
def test_who_wants_to_be_asked_when_it_would_save_is_asked_only_then(danger: bool) -> None:
    game = window(danger=danger)
    game.orders = {0: "save", 1: "never"}
    game.choose("done")
    assert game.question is not None
    assert (game.question.ask == "shadow") == danger
    if danger:
        assert ids(game) == ("throw:arn", "go-on")


def test_what_is_barred_is_explained_also_where_orders_leave_less_to_ask() -> None:
    game = window(torches=(True, False))
    game.choose("done")
    explained = game.why_not("throw:bryn")
    assert explained is not None
    game = position(wood=(0, 0), torches=(True, True))
    game.orders = {0: "never"}
    game.choose("done")
    game.choose("throw:bryn")
    game.choose("done")
    assert game.choices == ["done", "throw:bryn", "done", "go-on"]


def test_orders_do_not_touch_what_is_no_reaction() -> None:
    game = position(wood=(1, 1))
    game.orders = {0: "never", 1: "never"}
    assert ids(game) == ("feed:arn", "feed:bryn", "gather", "hand:wood>bryn", "done")


def test_taking_back_goes_past_what_orders_answered() -> None:
    game = window()
    before = fingerprint(game)
    game.orders = {0: "never", 1: "never"}
    game.choose("done")
    assert game.choices == ["done", "go-on"]
    game.undo()
    assert fingerprint(game) == before
    game.choose("done")
    game.undo("action")
    assert fingerprint(game) == before
    with pytest.raises(holdfast.CannotUndo):
        game.undo()


def test_an_action_that_orders_began_is_taken_back_as_one() -> None:
    def step(table: Bare) -> Rule[None]:
        yield Question("window", [option("react", 0), option("go-on")], reaction=True)
        table.note("passed")
        choice = yield Question("act", [option("a"), option("b")])
        table.note(choice.verb)

    game = bare(step)
    game.orders = {0: "never"}
    for choice in "aba":
        game.choose(choice)
    assert game.choices == ["go-on", "a", "go-on", "b", "go-on", "a", "go-on"]
    game.undo("action")
    assert game.choices == ["go-on", "a", "go-on", "b", "go-on"]
    assert ids(game) == ("a", "b")
    game.undo()
    assert game.choices == ["go-on", "a", "go-on"]


@pytest.mark.parametrize("quiet", [True, False])
def test_what_orders_answered_is_remembered_when_something_later_is_taken_back(quiet: bool) -> None:
    game = window().fork(0, quiet=quiet)
    before = fingerprint(game)
    game.orders = {0: "never", 1: "never"}
    for choice in ("done", "gather"):
        game.choose(choice)
    assert game.choices == ["done", "go-on", "gather"]
    game.undo()
    assert game.choices == ["done", "go-on"]
    game.undo()
    assert fingerprint(game) == before


def test_going_back_to_what_orders_answered_answers_it_again() -> None:
    game = window()
    game.orders = {0: "never", 1: "never"}
    game.choose("done")
    before = fingerprint(game)
    game.undo(to=1)
    assert fingerprint(game) == before


def test_a_window_that_was_narrowed_is_as_narrow_after_taking_back() -> None:
    game = window()
    game.orders = {0: "never"}
    game.choose("done")
    before = asked(game)
    game.choose("throw:bryn")
    game.undo()
    assert asked(game) == before
    assert asked(game.fork(1)) == before


def test_a_fork_heeds_the_orders_of_the_table() -> None:
    game = window()
    game.orders = {0: "never", 1: "never"}
    fork = game.fork(1)
    fork.choose("done")
    assert fork.choices == ["done", "go-on"]
    fork.orders[0] = "ask"
    assert game.orders[0] == "never"


def test_each_branch_of_chance_heeds_the_orders() -> None:
    game = position(fog=True)
    game.orders = {0: "never", 1: "never"}
    branches = {results: after for _, results, after in game.outcomes("done")}
    assert set(branches) == {("fog:thin",), ("fog:thick",)}
    assert all(after.choices == ["done", "go-on"] for after in branches.values())


def help_is_offered(table: Bare) -> Rule[None]:
    yield Question("act", [option("a", 0), option("b", 0)])
    table.note("rolled")
    choice = yield Question("spend", [option("aid", 1), option("enough", 0)], reaction=True)
    table.note(choice.verb)


def test_what_is_written_down_replays_whatever_orders_would_answer_today() -> None:
    game = bare(help_is_offered)
    game.orders = {1: "never"}
    game.choose_with("a", [], 0, [])
    assert ids(game) == ("aid", "enough")
    game.choose_with("enough", [], 0, [])
    assert game.choices == ["a", "enough"]
    game.choose("b")
    assert game.choices == ["a", "enough", "b", "enough"]


def test_what_orders_answered_is_written_down_and_replays_as_theirs() -> None:
    game, copy = bare(help_is_offered), bare(help_is_offered)
    game.orders = copy.orders = {1: "never"}
    game.choose("a")
    copy.choose_with("a", [], 0, ["enough"])
    assert [(one.id, one.by_order) for one in game.history] == [("a", False), ("enough", True)]
    assert copy.history == game.history
    game.undo()
    copy.undo_with(0, [])
    assert copy.history == game.history == []
    assert copy.orders == {1: "never"}
