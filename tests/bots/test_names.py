"""Bots by name."""

import pytest

from holdfast import bots, words
from holdfast.bots.names import read_name


@pytest.mark.parametrize(
    ("name", "simulations", "seconds", "processes"),
    [
        ("search", 0, 0.3, 1),
        ("search:2000", 2000, 0.0, 1),
        ("search:250ms", 0, 0.25, 1),
        ("search:2s", 0, 2.0, 1),
        ("search:2s:2", 0, 2.0, 2),
        ("clairvoyant:50:3", 50, 0.0, 3),
    ],
)
def test_a_budget_is_read_from_the_name(name: str, simulations: int, seconds: float, processes: int) -> None:
    budget = read_name(name).budget
    assert (budget.simulations, budget.seconds, budget.processes) == (simulations, seconds, processes)


@pytest.mark.parametrize("name", ["", "nobody", "Search", "search:", "search:ms", "search:-1", "search:1h"])
def test_a_name_that_nobody_bears_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.bot(name, 0)
    assert refused.value.code == "unknown-bot"
    assert "search:2000" in str(refused.value.facts["known"])


@pytest.mark.parametrize(
    "name", ["search:0", "search:601s", "search:2000000", "search:100:0", "search:100:65"]
)
def test_a_budget_without_bounds_is_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.bot(name, 0)
    assert refused.value.code == "bot-budget"


def test_a_bot_that_does_not_think_takes_no_budget() -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.bot("greedy:100", 0)
    assert refused.value.code == "bot-without-budget"


def test_a_table_takes_fair_bots_with_small_budgets() -> None:
    assert bots.known("") == bots.USUAL
    assert [bots.known(name) for name in ("greedy", "search:5s", "search:5000")] == [
        "greedy",
        "search:5s",
        "search:5000",
    ]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("clairvoyant", "unknown-bot"),
        ("clairvoyant:5", "unknown-bot"),
        ("search:6s", "bot-budget"),
        ("search:5001", "bot-budget"),
        ("search:100:2", "bot-budget"),
    ],
)
def test_a_table_takes_no_seer_and_no_hog(name: str, code: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.known(name)
    assert refused.value.code == code


def test_the_usual_bot_comes_first_and_the_seer_is_not_offered() -> None:
    assert bots.names()[0] == bots.USUAL
    assert "clairvoyant" not in bots.names()
    assert "clairvoyant" in bots.KINDS


@pytest.mark.parametrize("language", words.languages())
def test_every_bot_of_the_legend_has_words_and_names_that_work(language: str) -> None:
    for name, kind in bots.KINDS.items():
        assert words.has(language, f"bot-{name}")
        for example in kind.examples:
            assert read_name(example).kind is kind
