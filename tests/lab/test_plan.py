"""What a run will play is listed beforehand, for any game, from its settings."""

from typing import Any

import pytest

from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.kernel import shelf
from holdfast.kernel.errors import BadOptions
from holdfast.lab.plan import GamesPlan, all_values, configurations
from tests.lab.games import plan

LAST_BASTION = shelf.find("last-bastion")
BASTION = shelf.find("bastion")
SETTINGS = {setting.name: setting for setting in BASTION.settings}


def test_every_level_with_every_number_of_players() -> None:
    vary: dict[str, list[Any]] = {
        "level": ["novice", "normal", "hard", "heroic"],
        "players": [1, 2, 3, 4],
    }
    found = configurations(LAST_BASTION, vary, {"evil_figures": "limited"})
    assert len(found) == 16
    assert {(one["level"], one["players"]) for one in found} == {
        (level, players) for level in vary["level"] for players in vary["players"]
    }
    assert {one["evil_figures"] for one in found} == {"limited"}


def test_a_level_brings_the_mode_in_which_it_matters() -> None:
    found = configurations(BASTION, {"level": ["easy", "hard"]}, {})
    assert [(one["mode"], one["level"]) for one in found] == [("level", "easy"), ("level", "hard")]


def test_what_is_said_of_the_mode_stands_and_levels_that_do_not_matter_are_one() -> None:
    found = configurations(BASTION, {"level": ["easy", "hard"]}, {"mode": "training"})
    assert [one["mode"] for one in found] == ["training"]


def test_scenarios_are_played_in_the_edition_they_belong_to() -> None:
    vary = {"scenario": all_values(SETTINGS["scenario"]), "edition": all_values(SETTINGS["edition"])}
    found = configurations(BASTION, vary, {})
    assert len(found) == len(vary["scenario"])
    content = BASTION.content()
    assert all(content.scenarios[one["scenario"]].edition == one["edition"] for one in found)


def test_without_anything_to_vary_there_is_one_configuration() -> None:
    assert len(configurations(NIGHT_WATCH, {}, {})) == 1


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        configurations(LAST_BASTION, {"edition": ["2018"]}, {})
    assert [fault.code for fault in refused.value.faults] == ["unknown-option"]


def test_if_no_combination_is_allowed_the_fault_is_told() -> None:
    with pytest.raises(BadOptions) as refused:
        configurations(LAST_BASTION, {"players": [7, 8]}, {})
    assert [fault.code for fault in refused.value.faults] == ["out-of-range"]


def test_all_says_nothing_of_a_list() -> None:
    with pytest.raises(BadOptions):
        all_values(SETTINGS["classes"])


def test_configurations_take_turns_and_meet_the_same_seeds() -> None:
    tasks = list(plan(3, seed=5).tasks())
    assert [(task.options["players"], task.seed) for task in tasks] == [
        (1, 5),
        (2, 5),
        (1, 6),
        (2, 6),
        (1, 7),
        (2, 7),
    ]
    assert len({task.key for task in tasks}) == len(tasks)


def test_several_bots_meet_the_same_deals() -> None:
    both = GamesPlan("last-bastion", plan().configurations, ["random", "greedy"], 0, 2)
    deals = {bot: [t.key[1:] for t in both.tasks() if t.bot == bot] for bot in both.bots}
    assert deals["random"] == deals["greedy"]
    assert len(both) == len(list(both.tasks())) == 8
