"""The ladder says who is better only where it is beyond doubt."""

from random import Random
from typing import Any

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast import words
from holdfast.kernel import shelf
from holdfast.lab import ladder
from holdfast.lab.intervals import student
from holdfast.lab.ladder import Rung
from holdfast.lab.sequential_test import MIN_DEALS, superiority
from tests.lab.games import made_up

Game = tuple[bool, float]


def games(bot: str, played: list[Game], seed: int = 0) -> list[dict[str, Any]]:
    """The rows of a bot: whether it won each deal, and how far it came."""
    place = {"bot": bot, "level": "hard", "players": 2}
    return [
        place | {"seed": number, "won": won, "progress": progress}
        for number, (won, progress) in enumerate(played, seed)
    ]


def frame(played: list[Game], seed: int = 0) -> pl.DataFrame:
    return made_up(games("greedy", played, seed))


def test_a_higher_win_rate_is_beyond_doubt() -> None:
    low, high = frame([(False, 0.5)] * 40), frame([(True, 1.0)] * 10 + [(False, 0.5)] * 30, seed=100)
    assert superiority(low, high) == "won"
    assert superiority(high, low) is None


def test_where_nobody_wins_progress_decides() -> None:
    chance = Random(0)
    some = [(False, chance.uniform(0.2, 0.6)) for _ in range(30)]
    further = [(False, progress + chance.uniform(0.05, 0.15)) for _, progress in some]
    assert superiority(frame(some), frame(further)) == "progress"
    assert superiority(frame(further), frame(some)) is None
    assert superiority(frame(some), frame(further[: MIN_DEALS - 1])) is None


def test_deals_are_compared_with_themselves() -> None:
    """Easy deals and hard ones lie far apart; a small lead in each of them is a lead."""
    worse = [(False, 0.1), (False, 0.9)] * 5
    high = [(False, progress + 0.02 + 0.001 * number) for number, (_, progress) in enumerate(worse)]
    assert superiority(frame(worse), frame(high)) == "progress"
    assert superiority(frame(worse), frame(high, seed=100)) is None
    assert superiority(frame(worse), frame(high[::-1])) is None


def test_a_few_deals_prove_nothing() -> None:
    for count in range(1, MIN_DEALS):
        near, far = [(False, 0.1)] * count, [(False, 0.9)] * count
        assert superiority(frame(near), frame(far)) is None
    assert superiority(frame([(False, 0.1)] * MIN_DEALS), frame([(False, 0.9)] * MIN_DEALS)) == "progress"


def test_files_that_do_not_tell_the_progress_leave_it_open() -> None:
    silent = frame([(False, 0.1)] * 20).with_columns(pl.lit(None, pl.Float64).alias("progress"))
    assert superiority(silent, frame([(False, 0.9)] * 20)) is None


@given(st.lists(st.floats(-1, 1), min_size=2, max_size=20))
def test_a_lead_has_two_sides(leads: list[float]) -> None:
    there, back = student(leads), student([-lead for lead in leads])
    assert (there.value, there.low, there.high) == pytest.approx((-back.value, -back.high, -back.low))
    assert there.low <= there.value <= there.high


LOST, WON = [(False, 0.25)] * 30, [(True, 1.0)] * 30
FURTHER = [(False, 0.5)] * 30


@pytest.mark.parametrize(
    ("random", "greedy", "search", "told"),
    [
        (LOST, WON[:15] + LOST[15:], WON, "ladder-sure-won"),
        (LOST, FURTHER, WON, "ladder-sure-progress"),
        (LOST, FURTHER, FURTHER, "ladder-unsure"),
        (LOST, WON, FURTHER, "ladder-unsure"),
    ],
)
def test_a_row_tells_by_what_the_bots_stand_in_this_order(
    random: list[Game], greedy: list[Game], search: list[Game], told: str
) -> None:
    names = ["random", "greedy", "search:200", "clairvoyant:200"]
    played = [random, greedy, search, WON]
    rows = [row for name, own in zip(names, played, strict=True) for row in games(name, own)]
    page = ladder.page([made_up(rows)], [Rung(name, 30) for name in names], "en", "holdfast lab ladder")
    row = next(line for line in page.splitlines() if line.startswith("| Hard "))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[0:3] == ["Hard", "2", "30"]
    assert cells[3] == "0.0% (0.0–11.4%)<br>25.0% (25.0–25.0%)"
    assert cells[-1] == words.say("en", told)


def test_quests_are_played_by_parties_of_every_size() -> None:
    rules = shelf.find("sword-and-sorcery")
    quests = next(setting.values for setting in rules.settings if setting.name == "quest")
    (plan,) = ladder.plans("sword-and-sorcery", [Rung("random", 2)], 0)
    found = [(one["quest"], one["party"]) for one in plan.configurations]
    played = [quest for quest in quests if quest != "lamp-of-souls"]
    assert found == [(quest, party) for quest in played for party in (2, 3, 4, 5)]


def test_the_last_row_tells_of_everything_a_bot_has_played() -> None:
    rows = [
        row | {"players": players}
        for players in (1, 2)
        for name, own in (("random", LOST), ("greedy", WON))
        for row in games(name, own)
    ]
    page = ladder.page([made_up(rows)], [Rung(name, 30) for name in ("random", "greedy")], "en", "")
    last = next(line for line in page.splitlines() if words.say("en", "ladder-altogether") in line)
    cells = [cell.strip() for cell in last.strip("|").split("|")]
    assert cells[3].startswith("0.0% (0.0–6.0%)") and cells[4].startswith("100.0% (94.0–100.0%)")
    assert cells[-1] == words.say("en", "ladder-sure-won")
