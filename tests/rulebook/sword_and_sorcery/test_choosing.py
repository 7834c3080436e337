"""SS-RULE-183 to -186: whom reactions reach, how Groups move, area attacks, stunned enemies."""

from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

SQUARE = "+-+-+\n|a b|\n+ + +\n|c d|\n+-+-+"


def enemy_turn(heroes: dict[str, Any], enemies: dict[str, Any], **facts: Any) -> Game:
    return scene(heroes, enemies, phase="enemy", tops={"encounters": ["fury"]}, **facts)


# -- choosing ----------------------------------------------------------------------------------------


@rule("SS-RULE-183")
@pytest.mark.parametrize("engaged", [False, True])
def test_an_engaged_hero_taunts_only_enemies_of_his_own_area(engaged: bool) -> None:
    heroes = {"ecarus": {"at": "a", "rank": 3}, "auriel": {"at": "b"}}
    enemies: dict[str, Any] = {"dummy-1": "b"}
    if engaged:
        enemies["other-1"] = {"at": "a", "stun": 1}
    game = enemy_turn(heroes, enemies, cards=foe() + foe("other"), script=["blue:blank"] * 4)
    assert (asked(game) == "activation") is not engaged


@rule("SS-RULE-131")
@pytest.mark.parametrize(
    ("area", "does"),
    [("a", "shot"), ("b", "blow"), ("d", "step")],  # as far as the shot reaches, beside it, too far
)
def test_the_behaviour_is_chosen_anew_for_whoever_taunts(area: str, does: str) -> None:
    weapons = '{ id = "blow", hits = 1 }, { id = "shot", hits = 1 }'
    behaviours = (
        '{ at = [0], do = ["attack blow"] }, { at = [1], do = ["attack shot"] }, { do = ["move-near 1"] }'
    )
    archer = foe(weapons=weapons, behaviours=behaviours)
    heroes = {"ecarus": {"at": area, "rank": 5}, "auriel": {"at": "b"}}
    game = enemy_turn(heroes, {"dummy-1": "b"}, cards=archer, script=["blue:blank"] * 6)
    choose(game, "react:taunt>ecarus")
    go_on(game)
    attacks = [(one["weapon"], one["target"]) for one in happened(game, "attack")]
    assert attacks == ([] if does == "step" else [(does, "ecarus")])
    assert figure(game, "dummy-1").area == ("c" if does == "step" else "b")


@rule("SS-RULE-183")
def test_a_free_attack_cannot_choose_a_veiled_hero() -> None:
    heroes = {"ecarus": {"at": "b", "veil": "time"}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=foe())
    go_on(choose(game, "move:a"))
    assert happened(game, "free-attack") == []
    assert hero(game, "ecarus").area == "a"


@rule("SS-RULE-183")
def test_a_ghost_soul_among_enemies_screams_as_far_as_printed() -> None:
    heroes = {"auriel": {"at": "a", "card": "auriel-sorceress", "ghost": True}, "ecarus": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a", "other-1": "b"}, cards=foe() + foe("other"), active="auriel")
    choose(game, "scream")
    assert set(offered(game, "target")) == {"target:dummy-1", "target:other-1"}


# -- Groups ------------------------------------------------------------------------------------------


def pack(areas: list[str], **facts: Any) -> dict[str, Any]:
    return {"dummy-1": {"at": areas[0], "areas": areas, **facts}}


GROUP = foe(
    behaviours='{ at = [1, 2, 3, 4, 5, 6], do = ["move 2"] }, { do = ["move-near 2"] }', more="figures = 2"
)


@rule("SS-RULE-184")
def test_a_straggler_walks_step_by_step() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = go_on(enemy_turn(heroes, pack(["c", "f"]), cards=GROUP))
    moves = [(one["figure"], one["area"]) for one in happened(game, "moves")]
    assert moves == [("dummy-1/a", "b"), ("dummy-1/a", "a"), *[("dummy-1/b", at) for at in "edcba"]]


@rule("SS-RULE-184")
def test_burning_ground_burns_the_straggler_too() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = go_on(enemy_turn(heroes, pack(["c", "f"]), cards=GROUP, burning={"d": [1]}))
    assert [one["figure"] for one in happened(game, "burn")] == ["dummy-1/b"]


@rule("SS-RULE-184")
def test_a_straggler_without_a_route_stays() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    map = "+-+-+-+-+\n|a b c|d|\n+-+-+-+-+"
    game = go_on(enemy_turn(heroes, pack(["c", "d"]), cards=GROUP, map=map))
    assert figure(game, "dummy-1/a").area == "a"
    assert figure(game, "dummy-1/b").area == "d"


@rule("SS-RULE-184")
def test_a_straggler_joins_the_figure_that_is_there_already() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    cards = foe(behaviours='{ do = ["engage"] }', more="figures = 2")
    game = go_on(enemy_turn(heroes, pack(["a", "d"]), cards=cards))
    assert figure(game, "dummy-1/b").area == "a"


@rule("SS-RULE-184")
def test_a_group_retreats_together() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    cards = foe(behaviours='{ do = ["retreat 1"] }', more="figures = 2")
    game = go_on(enemy_turn(heroes, pack(["b", "b"]), cards=cards))
    assert {figure(game, f"dummy-1/{one}").area for one in "ab"} == {"c"}


# -- area attacks ------------------------------------------------------------------------------------

TRIP = """
[[ability]]
id = "sweep"
when = "paid"
do = ["kd", "lose 1"]
"""


@rule("SS-RULE-185")
def test_a_paid_ability_reaches_every_target_before_it_defends() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    arms = '{ id = "fist", hits = 1, effects = ["aoe 0", "ability sweep"] }'
    game = enemy_turn(
        heroes,
        {"dummy-1": "a"},
        cards=TRIP + foe(weapons=arms, abilities=["sweep"]),
        script=["blue:blank"] * 2,
    )
    go_on(game)
    what = [
        event.what for event in game.events if event.what in ("ability", "defence-roll", "damage", "hurt")
    ]
    assert what[:2] == ["ability", "ability"]
    assert hero(game, "ecarus").down and hero(game, "auriel").down


@rule("SS-RULE-185")
def test_the_second_target_of_cleave_is_named_before_the_roll() -> None:
    heroes = {
        "ecarus": {"at": "a", "rank": 3, "powers": ["cleave"], "slots": {"main": "blade"}},
        "auriel": {"at": "g"},
    }
    enemies = {"dummy-1": "a", "other-1": "a"}
    game = scene(heroes, enemies, cards=weapon(red=1) + foe() + foe("other"), script=["red:hit"])
    choose(game, "power:cleave>3", "attack:blade>dummy-1")
    if asked(game) == "focus":
        choose(game, "plain")
    assert asked(game) == "second-target"
    assert happened(game, "attack-roll") == []


# -- stunned enemies ---------------------------------------------------------------------------------


@rule("SS-RULE-186")
def test_what_would_activate_a_stunned_enemy_removes_its_token() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    cards = foe(abilities=["evil-forces"]) + foe(
        "caller", abilities=["royal-command"], behaviours='{ do = ["use royal-command"] }'
    )
    game = enemy_turn(heroes, {"caller-1": "b", "dummy-1": {"at": "b", "stun": 1}}, cards=cards)
    first = next(i for i, e in enumerate(_events(go_on(game))) if e == "skips")
    assert "ability" in _events(game)[:first]
    assert not figure(game, "dummy-1").stun


def _events(game: Game) -> list[str]:
    _ = state(game)
    return [event.what for event in game.events]


@rule("SS-RULE-186")
def test_a_star_that_is_no_activation_works_for_a_stunned_enemy() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    cards = foe(abilities=["dark-mending"]) + foe(
        "caller", abilities=["royal-command"], behaviours='{ do = ["use royal-command"] }', rank="red"
    )
    enemies = {"caller-1": "b", "dummy-1": {"at": "b", "stun": 2, "wounds": 3}}
    game = go_on(enemy_turn(heroes, enemies, cards=cards))
    assert figure(game, "dummy-1").wounds == 1
