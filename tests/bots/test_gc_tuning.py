"""The garbage collector runs rarely while a bot searches, and as before afterwards."""

import gc
from contextlib import ExitStack

import pytest

import holdfast
from holdfast.bots.budget import Budget
from holdfast.bots.gc_tuning import THRESHOLDS, rare_gc
from holdfast.bots.search import Search


def test_the_collector_runs_rarely_meanwhile_and_as_before_after_an_error() -> None:
    before = gc.get_threshold()
    with pytest.raises(ValueError, match="stop"), rare_gc():
        assert gc.get_threshold() == THRESHOLDS
        raise ValueError("stop")
    assert gc.get_threshold() == before


def test_a_search_collects_rarely_and_leaves_the_collector_as_it_found_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = holdfast.new("last-bastion", seed=3)
    before, meanwhile = gc.get_threshold(), set[tuple[int, int, int]]()
    future = Search.future

    def observed(self: Search, game: holdfast.Game) -> holdfast.Game:
        meanwhile.add(gc.get_threshold())
        return future(self, game)

    monkeypatch.setattr(Search, "future", observed)
    bot = Search(seed=1, budget=Budget(2))
    while game.question is not None and not meanwhile:
        game.choose(bot.choose(game, game.question.choices))
    assert meanwhile == {THRESHOLDS}
    assert gc.get_threshold() == before


def test_searches_that_overlap_leave_the_thresholds_as_they_were() -> None:
    before = gc.get_threshold()
    first, second = ExitStack(), ExitStack()
    first.enter_context(rare_gc())
    second.enter_context(rare_gc())
    first.close()
    assert gc.get_threshold() == THRESHOLDS
    second.close()
    assert gc.get_threshold() == before
