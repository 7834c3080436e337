"""Rows in doubt are played on, and looking again does not make luck a proof."""

from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import pytest

from holdfast import words
from holdfast.lab import ladder
from holdfast.lab.ladder import Rung
from holdfast.lab.plan import GamesPlan, Key, options_text
from holdfast.lab.sequential_test import SINGLE_LOOK, Sample, SequentialTest
from tests.lab.games import made_up


def sample(progress: list[float], games: int, seed: int = 0) -> Sample:
    rows = [{"seed": number, "progress": one} for number, one in enumerate(progress, seed)]
    return Sample(made_up(rows), games)


def leading(leads: list[float], games: int, seed: int = 0) -> tuple[Sample, Sample]:
    """Two bots, the second ahead by so much in each deal."""
    return sample([0.5] * len(leads), games, seed), sample([0.5 + lead for lead in leads], games, seed)


def test_what_is_in_doubt_at_first_may_be_proved_at_a_later_look() -> None:
    leads = [0.1, -0.1] * 4 + [0.2] * 8
    pair = leading(leads, 8)
    assert SINGLE_LOOK.compare(*pair) is None
    assert SequentialTest(more=1).compare(*pair) == "progress"


def test_what_was_proved_once_stays_proved() -> None:
    pair = leading([0.1] * 8 + [-0.3] * 8, 8)
    assert SequentialTest(more=1).compare(*pair) == "progress"


def test_a_look_counts_once_all_its_games_were_played() -> None:
    leads = [0.1, -0.1] * 4 + [0.1] * 23
    assert SequentialTest(more=2).compare(*leading(leads, 8)) is None
    assert SequentialTest(more=2).compare(*leading([*leads, 0.1], 8)) == "progress"
    assert SINGLE_LOOK.compare(*leading([0.1] * 7, 8)) is None


def test_deals_are_counted_from_the_first_one() -> None:
    assert SequentialTest(seed=100).compare(*leading([0.1] * 8, 8, seed=100)) == "progress"
    assert SequentialTest(seed=0).compare(*leading([0.1] * 8, 8, seed=100)) is None


def test_the_more_looks_the_surer_each_has_to_be() -> None:
    leads = [0.1] * 8 + [-0.08] * 2
    assert SINGLE_LOOK.compare(*leading(leads, 10)) == "progress"
    assert SequentialTest(more=3).compare(*leading(leads, 10)) is None
    assert [round(SequentialTest(more=more).confidence, 4) for more in (0, 1, 3)] == [0.95, 0.975, 0.9875]


@pytest.mark.parametrize("more", [0, 3])
def test_bots_that_are_alike_seldom_seem_better(more: int) -> None:
    """At five of a hundred for both sides together; with each look at its own, it would be more than ten."""
    test = SequentialTest(more=more)
    chance = Random(7)
    series = 200
    misled = sum(
        test.compare(*leading([chance.gauss(0, 0.1) for _ in range(8 << more)], 8)) is not None
        for _ in range(series)
    )
    assert misled <= 0.05 * series


def progress_of(level: str, deal: int) -> float:
    """How far the better bot comes: plainly further, later on, or never."""
    wavering = 0.5 + (0.1 if deal % 2 else -0.1)
    return {"novice": 0.9, "hard": wavering if deal < 6 else 0.9}.get(level, wavering)


def test_rows_in_doubt_are_played_on_and_the_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: dict[Key, dict[str, Any]] = {}

    def play(plan: GamesPlan, path: Path, **_: Any) -> pl.DataFrame:
        for task in plan.tasks():
            level = task.options["level"]
            further = 0.5 if task.bot == "random" else progress_of(level, task.seed - 5)
            row = {"bot": task.bot, "options": options_text(task.options), "seed": task.seed, "level": level}
            played[task.key] = row | {"players": 2, "progress": further}
        return made_up(list(played.values()))

    monkeypatch.setattr(ladder, "AXES", ("level",))
    monkeypatch.setattr(ladder, "run", play)
    rungs = [Rung("random", 6), Rung("instinct", 6), Rung("clairvoyant:1", 1)]
    test = SequentialTest(seed=5, more=2)
    frame = ladder.play_ladder("last-bastion", rungs, tmp_path, test=test)
    for level, deals in (("novice", 6), ("hard", 12), ("normal", 24), ("heroic", 24)):
        for bot, count in (("random", deals), ("instinct", deals), ("clairvoyant:1", 1)):
            seeds = frame.filter(bot=bot, level=level)["seed"].sort().to_list()
            assert seeds == list(range(5, 5 + count)), (level, bot)
    page = ladder.page([frame], rungs, "en", "", test)
    rows = [[cell.strip() for cell in line.split("|")] for line in page.splitlines() if line.startswith("| ")]
    told = {row[1]: (row[2], row[-2]) for row in rows if row[1] in ("Novice", "Normal", "Hard", "Heroic")}
    sure, unsure = (words.say("en", f"ladder-{one}") for one in ("sure-progress", "unsure"))
    assert told == {
        "Novice": ("6", sure),
        "Normal": ("24", unsure),
        "Hard": ("12", sure),
        "Heroic": ("24", unsure),
    }
    assert "at most 2 times" in page


def test_all_rows_weigh_the_same_in_the_last_line() -> None:
    """A row that was played on does not count for more."""
    rows = [
        {"bot": bot, "level": level, "players": 2, "seed": seed, "won": won, "progress": float(won)}
        for bot in ("random", "greedy")
        for level, deals, won in (("novice", 10, bot == "greedy"), ("hard", 40, False))
        for seed in range(deals)
    ]
    page = ladder.page(
        [made_up(rows)], [Rung("random", 10), Rung("greedy", 10)], "en", "", SequentialTest(more=2)
    )
    last = next(line for line in page.splitlines() if line.startswith("| altogether"))
    assert "| 50.0% (" in last
