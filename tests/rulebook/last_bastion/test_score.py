"""SCORE: the points of a victory."""

from pathlib import Path
from typing import Any

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import cards_with
from tests.rulebook.last_bastion.own import defeat

OUT = {"status": "eliminated"}


def score(folder: Path, level: str = "normal", arne: dict[str, Any] | None = None, **facts: Any) -> int:
    """The score of a victory of Arne, who has one life token and nothing else; Elmer is out of action.

    The warlord's exit effect changes nothing that counts.
    """
    warlords = {"novice": 1, "normal": 1, "hard": 2, "heroic": 3}[level]
    heroes = {"arne": {"life": 1, **(arne or {})}, "elmer": facts.pop("elmer", OUT)}
    beaten = cards_with(warlord=True)[: warlords - 1]
    game = defeat(folder, heroes, ["curse"], lord=True, level=level, discard=beaten, **facts)
    assert game.outcome is not None and game.outcome.won
    assert game.outcome.score is not None
    return game.outcome.score


@rule("LB-SCORE-1")
def test_victory_at_novice_level_is_worth_5(tmp_path: Path) -> None:
    assert score(tmp_path, "novice") == 5 + 1


@rule("LB-SCORE-2")
def test_victory_at_normal_level_is_worth_10(tmp_path: Path) -> None:
    assert score(tmp_path, "normal") == 10 + 1


@rule("LB-SCORE-3")
def test_victory_at_hard_level_is_worth_15(tmp_path: Path) -> None:
    assert score(tmp_path, "hard") == 15 + 1


@rule("LB-SCORE-4")
def test_victory_at_heroic_level_is_worth_20(tmp_path: Path) -> None:
    assert score(tmp_path, "heroic") == 20 + 1


@rule("LB-SCORE-5")
def test_each_life_token_the_players_hold_is_worth_1(tmp_path: Path) -> None:
    assert score(tmp_path, arne={"life": 4}, elmer={"life": 2}) == 10 + 6


@rule("LB-SCORE-6")
def test_each_call_the_players_hold_is_worth_2(tmp_path: Path) -> None:
    assert score(tmp_path, arne={"calls": 2}, elmer={"life": 1, "calls": 1}) == 10 + 2 + 6


@rule("LB-SCORE-7")
def test_each_dead_hero_costs_3(tmp_path: Path) -> None:
    assert score(tmp_path, elmer={"status": "dead"}) == 10 + 1 - 3


@rule("LB-SCORE-8")
def test_each_evil_tile_costs_4(tmp_path: Path) -> None:
    assert score(tmp_path, evil=["market", "quarry"]) == 10 + 1 - 8


@rule("LB-SCORE-9")
def test_the_score_is_one_number_for_the_team(tmp_path: Path) -> None:
    """It counts what all of them hold, not what one of them does."""
    heroes = {"arne": {"life": 2}, "elmer": {"life": 3}, "kazgin": {"life": 4}, "sindara": {"life": 1}}
    game = defeat(tmp_path, heroes, ["curse"], lord=True)
    assert game.outcome == holdfast.Outcome(True, "warlords", 10 + 2 + 3 + 4 + 1)
