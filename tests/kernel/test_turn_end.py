"""A person's turn never ends by itself; a bot's does. Records of both kinds replay."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.kernel.errors import IllegalChoice
from holdfast.kernel.question import TURN_OVER
from tests.generated.play import state_of
from tests.night_watch.shelf import on_the_shelf
from tests.rulebook.last_bastion.look import asked

OPTIONS: dict[str, dict[str, Any]] = {
    "last-bastion": {"players": 2},
    "bastion": {"players": 2},
    "sword-and-sorcery": {"players": 2, "party": 2},
    NIGHT_WATCH.id: {"players": 2},
}
PERSON = 0


@pytest.fixture(autouse=True)
def night_watch() -> Iterator[None]:
    with on_the_shelf(NIGHT_WATCH):
        yield


def played(name: str, seed: int, seats: frozenset[int], choices: int = 150) -> holdfast.Game:
    """A random game of some choices, in which these seats are asked before their turn ends."""
    game = holdfast.new(name, OPTIONS[name], seed=seed)
    game.confirm_turn_end = seats
    luck = random.Random(seed)
    for _ in range(choices):
        if game.question is None:
            break
        game.choose(luck.choice(game.question.choices))
    return game


def held(name: str) -> holdfast.Game:
    """A game in which it is asked whether to end the turn."""
    for seed in range(200):
        game = holdfast.new(name, OPTIONS[name], seed=seed)
        game.confirm_turn_end = frozenset({PERSON})
        luck = random.Random(seed)
        for _ in range(60):
            if game.question is None:
                break
            if game.holds_turn_end:
                return game
            game.choose(luck.choice(game.question.choices))
    raise AssertionError("no turn of a person ended with nothing left to do")


@pytest.mark.parametrize("name", OPTIONS)
def test_a_person_is_asked_where_nothing_but_the_end_of_the_turn_is_left(name: str) -> None:
    game = held(name)
    question = asked(game)
    assert (question.ask, question.options.ids, question.seats) == (TURN_OVER, (TURN_OVER,), (PERSON,))
    assert game.active_seat == PERSON
    lines = len(game.events)
    game.choose(TURN_OVER, seat=PERSON)
    assert len(game.events) > lines
    assert game.choices[-1] == TURN_OVER


def test_nobody_else_may_end_it() -> None:
    game = held("last-bastion")
    with pytest.raises(IllegalChoice):
        game.choose(TURN_OVER, seat=1)
    with pytest.raises(IllegalChoice):
        game.choose("done")
    assert game.holds_turn_end


@pytest.mark.parametrize("name", OPTIONS)
def test_bots_and_seats_that_switched_it_off_pass_over_it(name: str) -> None:
    for seats in (frozenset[int](), frozenset({1})):
        game = played(name, 3, seats)
        assert not any(entry.id == TURN_OVER and entry.seat not in seats for entry in game.history)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize(
    "seats", [frozenset[int](), frozenset({0}), frozenset({0, 1})], ids=["none", "one", "all"]
)
def test_records_of_both_kinds_replay(name: str, seats: frozenset[int]) -> None:
    for seed in range(4):
        game = played(name, seed, seats)
        again = holdfast.load(game.record())
        assert state_of(again) == state_of(game)
        assert again.record() == game.record()


@pytest.mark.parametrize("name", OPTIONS)
def test_a_record_that_stops_at_the_end_of_a_turn_still_asks(name: str) -> None:
    game = held(name)
    again = holdfast.load(game.record())
    assert again.holds_turn_end
    assert asked(again).options.ids == (TURN_OVER,)
    assert state_of(again) == state_of(game)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_moment_can_be_gone_back_to(name: str) -> None:
    """Also where seats have changed their mind meanwhile."""
    game = played(name, 5, frozenset({0, 1}), 80)
    game.undo_draws_anew = False
    questions = {}
    copy = holdfast.new(name, OPTIONS[name], seed=5)
    with copy.replaying():
        _ = copy.question
        for number, id in enumerate(game.choices):
            if id != TURN_OVER and copy.holds_turn_end:
                copy.pass_turn_end()
            questions[number] = asked(copy).options.ids
            copy.choose(id)
    game.confirm_turn_end = frozenset()
    for target in reversed(range(len(game.choices))):
        if target % 3 == 0:
            game.undo(to=target)
            assert asked(game).options.ids == questions[target]


def test_the_end_of_the_turn_can_be_taken_back() -> None:
    game = held("last-bastion")
    before = state_of(game)
    game.choose(TURN_OVER)
    game.undo()
    assert game.holds_turn_end
    assert state_of(game) == before


@pytest.mark.parametrize("name", OPTIONS)
def test_a_fork_stands_where_the_game_stands_and_a_quiet_one_plays_on(name: str) -> None:
    game = held(name)
    assert game.fork(1).question is not None
    assert asked(game.fork(1)).ask == TURN_OVER
    game.choose(TURN_OVER)
    if game.question is not None:
        quiet = game.fork(1, quiet=True)
        assert not quiet.confirm_turn_end


@pytest.mark.parametrize("name", OPTIONS)
def test_a_quiet_copy_of_any_moment_has_the_same_question(name: str) -> None:
    game = holdfast.new(name, OPTIONS[name], seed=8)
    game.confirm_turn_end = frozenset({0, 1})
    luck = random.Random(8)
    for _ in range(80):
        if game.question is None:
            break
        for copy in (game.fork(1, quiet=True), game.twin()):
            assert asked(copy).options.ids == game.question.options.ids
        game.choose(luck.choice(game.question.choices))
