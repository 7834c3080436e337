"""Hints: fair, in budget, the same for the same position, and with a reason."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast import words
from holdfast.bots.budget import Budget
from holdfast.bots.search import Search
from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel.bot_knowledge import BotKnowledge
from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message, say
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule, Table
from holdfast.review.estimate import AHEAD, WinEstimate, difference, estimate_options
from holdfast.review.hints import _seed, hint, hint_of
from tests.kernel.bare import Bare, BareRules, Count
from tests.review.gamble import gamble, played

FEW = Budget(simulations=40)
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("last-bastion", {"players": 2}),
    ("bastion", {"players": 3, "mode": "level"}),
]
at_each_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=[name for name, _ in TABLES])


def moments(name: str, options: dict[str, Any], wanted: int = 3) -> Iterator[Game]:
    """A game stopped here and there."""
    luck = Random(3)
    game = holdfast.new(name, options, 3)
    for _ in range(wanted):
        for _ in range(9):
            if game.question is not None:
                game.choose(luck.choice(game.question.choices))
        if game.question is not None:
            yield game


@at_each_table
def test_the_same_position_gets_the_same_hints(name: str, options: dict[str, Any]) -> None:
    for game in moments(name, options):
        before = game.record()
        found = hint(game, None, FEW)
        assert hint(game, None, FEW) == found
        assert game.record() == before


@at_each_table
def test_nobody_who_hints_knows_what_will_come(name: str, options: dict[str, Any]) -> None:
    for game in moments(name, options):
        other = holdfast.load(game.record() | {"seed": 1234567})
        assert hint(other, None, FEW) == hint(game, None, FEW)


@at_each_table
def test_hints_are_options_of_the_seat_the_best_first(name: str, options: dict[str, Any]) -> None:
    for game in moments(name, options):
        assert game.question is not None
        for seat in range(game.seats):
            own = [one.id for one in game.question.choices if one.seat in (seat, None)]
            found = hint(game, seat, FEW, most=4)
            assert len(found) == min(4, len(own))
            assert {one.option for one in found} <= set(own)
            assert all(0 <= one.chance <= 1 for one in found)


@at_each_table
@pytest.mark.parametrize("language", words.languages())
def test_hints_can_be_said_in_every_language(name: str, options: dict[str, Any], language: str) -> None:
    for game in moments(name, options):
        for one in hint(game, None, FEW):
            for message in (one.label, one.reason, one.compared, *one.odds):
                assert all(words.has(language, inner.id, name) for inner in every(message))
                assert say(language, name, message).strip()


def every(message: Message) -> Iterator[Message]:
    """The message and all messages inside it."""
    yield message
    for arg in message.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if isinstance(inner, Message):
                yield from every(inner)


def test_where_a_game_is_searched_to_its_end_the_best_hint_is_what_a_search_chooses() -> None:
    name, options = TABLES[1]
    further = 0
    for game in moments(name, options, wanted=5):
        assert game.question is not None
        found = hint(game, None, FEW)
        bot = Search(_seed(game), Budget(FEW.simulations // 2))
        assert found[0].option == bot.choose(game, game.question.choices).id
        further += found[0].compared.id == "hint-further"
        assert all(one.compared.id != "hint-further" for one in found[1:])
    assert further < 5


def test_odds_come_with_the_options_they_are_about() -> None:
    for game in moments("last-bastion", {"players": 2}, wanted=6):
        for one in hint(game, None, Budget(20), most=99):
            odds = game.odds(one.option)
            assert len(one.odds) == (0 if odds is None else len(odds.of))


def test_a_worker_gives_the_hints_that_this_process_gives() -> None:
    game = next(moments("last-bastion", {"players": 2}))
    record = game.fork(77).record()
    with WorkerPool(1) as pool:
        there = pool.submit(hint_of, record, None, FEW).result()
    assert there == hint_of(record, None, FEW)


@pytest.mark.parametrize("simulations", [1, 3, 10, 37, 200])
def test_the_budget_is_kept_and_every_option_tried(simulations: int) -> None:
    game = next(moments("last-bastion", {"players": 3}))
    assert game.question is not None
    ids = list(game.question.options.ids)
    worths = estimate_options(game, ids, Budget(simulations), 1)
    assert sum(len(worth.values) for worth in worths.values()) <= max(simulations, len(ids))
    assert all(worth.values for worth in worths.values())


def test_time_that_is_up_ends_the_thinking() -> None:
    game = next(moments("last-bastion", {"players": 2}))
    assert game.question is not None
    ids = list(game.question.options.ids)
    worths = estimate_options(game, ids, Budget(simulations=10**9, seconds=1e-9), 1)
    stages = (len(ids) - 1).bit_length()
    tried = [len(worth.values) for worth in worths.values()]
    assert min(tried) == 1
    assert max(tried) == stages


@pytest.fixture
def dare() -> Iterator[str]:
    with gamble() as id:
        yield id


def test_the_better_option_comes_first_and_says_by_how_much(dare: str) -> None:
    found = hint(played(dare, ["wait"]), 0, Budget(200))
    assert [one.option for one in found] == ["bold", "daft"]
    assert found[0].chance == pytest.approx(0.9, abs=0.1)
    assert found[1].chance == pytest.approx(0.1, abs=0.1)
    assert [one.compared.id for one in found] == ["hint-wins", "hint-risky"]


def test_there_is_no_hint_for_a_game_that_is_over_nor_for_one_who_is_not_asked(dare: str) -> None:
    assert hint(played(dare, ["bold"], "won"), 0, FEW) == []
    assert hint(played(dare, []), 3, FEW) == []


class TurnCount(BotKnowledge[Count, None]):
    """An evaluation that tells which turn it is."""

    def evaluate(self, table: Bare) -> float:
        return table.turns / 100


class Clock(BareRules):
    bot = TurnCount()


def ticks(table: Bare) -> Rule[None]:
    choice = yield Question("now", [option("dally", 0), option("end-turn", 0)])
    table.note("went-on")
    if choice.verb == "end-turn":
        table.begin_turn(0)


def test_all_options_are_judged_in_the_same_turn() -> None:
    game = Game(Clock(ticks), Table(Count(), None, {}, Chance(0)))
    for choice in ("end-turn", "dally", "end-turn"):
        game.choose(choice)
    worths = estimate_options(game, ["dally", "end-turn"], Budget(40), 1)
    assert {value for worth in worths.values() for value in worth.values} == {(2 + AHEAD) / 100}


def test_options_are_compared_in_the_same_futures() -> None:
    one, other = WinEstimate(), WinEstimate()
    for value in (0.5, 0.1, 0.9):
        one.add(value + 0.05, False)
        other.add(value, False)
    gain, error = difference(one, other)
    assert gain == pytest.approx(0.05)
    assert error == pytest.approx(0.0, abs=1e-9)
    assert one.error > 0.1
