"""SS-AREA: the map, areas, control and terrain."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.map import Map
from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules.geometry import ground_on
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.play import choose, figure, go_on, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import ROW, scene

ROOMS = """
+-+-+-+-+
|a a|b b|
+ + + + +
|a a b b|
+-+1+-+-+
|c c>d d|
+-+-+-+-+
"""


@rule("SS-AREA-1", "SS-RULE-2")
def test_every_area_has_one_vision_dot_inside_it() -> None:
    map = Map(ROOMS)
    assert map.areas == ("a", "b", "c", "d")
    assert set(map.dots) == set(map.areas)
    for area, (x, y) in map.dots.items():
        assert map.cells[x // 4, y // 4] == area


@rule("SS-AREA-2", "SS-AREA-4", "SS-AREA-5", "SS-AREA-18")
def test_areas_are_adjacent_where_an_edge_can_be_crossed() -> None:
    ground = ground_on(Map(ROOMS), ["door-1"])
    assert ground.steps["a"] == ("b",)
    assert ground.steps["b"] == ("a",)
    assert ground.steps["c"] == ("d",)
    assert ground_on(Map(ROOMS), ()).steps["a"] == ("b", "c")


@rule("SS-AREA-3")
def test_areas_are_named_by_their_marks() -> None:
    assert Map("+-+-+\n|a A|\n+-+-+").areas == ("a", "a2")


@rule("SS-AREA-16", "SS-AREA-19", "SS-AREA-31", "SS-MOVE-4")
@pytest.mark.parametrize("wall", ["|", "#"])
def test_nobody_crosses_a_wall_or_an_outer_edge(wall: str) -> None:
    map = f"+-+-+\n|a{wall}b|\n+-+-+"
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "b"}}, map=map)
    assert offered(game, "move") == []


@rule("SS-AREA-20", "SS-AREA-21", "SS-RANGE-4")
def test_a_barrier_is_crossed_one_way_only() -> None:
    heroes = {"ecarus": {"at": "c"}, "auriel": {"at": "d"}}
    there = scene(heroes, map=ROOMS, active="ecarus")
    assert "move:d" in offered(there, "move")
    back = scene(heroes, map=ROOMS, active="auriel")
    assert "move:c" not in offered(back, "move")


@rule("SS-AREA-22", "SS-AREA-23", "SS-LOS-8", "SS-EX-4", "SS-EX-10", "SS-RANGE-3", "SS-RULE-9", "SS-RULE-10")
def test_a_barrier_hinders_no_ranged_attack() -> None:
    map = "+-+-+\n|a<b|\n+ + +\n|c d|\n+-+-+"
    heroes = {"auriel": {"at": "a", "slots": {"main": "wand"}}, "ecarus": {"at": "a"}}
    game = scene(heroes, {"orc-shaman-blue-1": "b"}, map=map)
    ground = ground_on(Map(map), ())
    assert (ground.walk["a"]["b"], ground.fly["a"]["b"]) == (3, 1)
    assert "attack:wand>orc-shaman-blue-1" in offered(game)


@rule("SS-AREA-15", "SS-AREA-24", "SS-AREA-25", "SS-MOVE-2", "SS-MOVE-3", "SS-MOVE-5", "SS-EX-3")
def test_a_hindering_area_costs_two_to_enter_and_nothing_to_leave() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, {"gremlin-green-1": "d"}, quest={"hindering": ["c"]})
    choose(game, "move:b", "move:c")
    assert state(game).turn.mp == 0
    assert offered(game, "move") == []
    leaving = scene({"ecarus": {"at": "c"}, "auriel": {"at": "a"}}, quest={"hindering": ["c"]})
    choose(leaving, "move:b")
    assert state(leaving).turn.mp == 2


@rule("SS-AREA-26", "SS-ENEMYMOVE-6", "SS-EX-3")
def test_enemies_do_not_mind_hindering_areas() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "b"}}
    game = scene(heroes, {"gremlin-green-1": "d"}, quest={"hindering": ["c"]}, turn={"moves": 1})
    game.table.state.encounters.discard = []
    game.table.state.phase = "enemy"
    game = go_on(game)
    assert figure(game, "gremlin-green-1").area == "b"


@rule("SS-AREA-27", "SS-AREA-28", "SS-RULE-15")
def test_a_dangerous_area_takes_a_hit_point_on_the_way_in() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, quest={"dangerous": ["b"]})
    choose(game, "move:b")
    assert hero(game, "ecarus").wounds == 1
    choose(game, "move:c")
    assert hero(game, "ecarus").wounds == 1


@rule("SS-AREA-29")
def test_a_dangerous_area_does_nothing_to_enemies() -> None:
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, {"gremlin-green-1": "c"}, quest={"dangerous": ["b"]}
    )
    game.table.state.phase = "enemy"
    assert figure(go_on(game), "gremlin-green-1").wounds == 0


@rule("SS-AREA-30")
def test_a_wall_token_closes_a_passage_until_the_quest_takes_it_away() -> None:
    map = "+-+-+\n|a1b|\n+-+-+"
    wall = {"doors": {"door-1": {"kind": "wall"}}}
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "b"}}, map=map, quest=wall)
    assert "move:b" not in offered(game)
    assert offered(game, "open") == offered(game, "break") == []


# -- control and domination ----------------------------------------------------------------------


def crowd(heroes: int, enemies: int, down: int = 0) -> Game:
    names = ["ecarus", "auriel", "laegon", "shae", "thorgar"]
    cards = ["gremlin-green-1", "gremlin-green-2", "raider-green-1", "raider-green-2"]
    spec: dict[str, dict[str, Any]] = {
        name: {"at": "a" if number < heroes else "g"} for number, name in enumerate(names)
    }
    for name in names[:down]:
        spec[name]["down"] = True
    return scene(spec, dict.fromkeys(cards[:enemies], "a"))


@rule("SS-AREA-6", "SS-AREA-7", "SS-AREA-8", "SS-EX-1")
def test_three_against_two_control_and_do_not_dominate() -> None:
    table = crowd(3, 2).table
    assert control.heroes_control(table, "a")
    assert not control.heroes_dominate(table, "a")


@rule("SS-AREA-8", "SS-AREA-9", "SS-EX-2")
def test_two_against_one_dominate_and_so_control() -> None:
    table = crowd(1, 2).table
    assert control.enemies_dominate(table, "a")
    assert control.enemies_control(table, "a")
    assert not control.heroes_control(table, "a")


@rule("SS-AREA-8")
def test_as_many_against_as_many_control_nothing() -> None:
    table = crowd(2, 2).table
    assert not control.heroes_control(table, "a")
    assert not control.enemies_control(table, "a")


@rule("SS-AREA-10", "SS-KD-3")
def test_those_who_lie_do_not_count() -> None:
    assert control.heroes_dominate(crowd(2, 1).table, "a")
    table = crowd(2, 1, down=1).table
    assert not control.heroes_control(table, "a")


@rule("SS-AREA-11")
def test_one_who_stands_dominates_those_who_lie() -> None:
    table = crowd(2, 1, down=2).table
    assert control.enemies_dominate(table, "a")


@rule("SS-AREA-12")
def test_nobody_controls_an_area_without_opponents() -> None:
    table = crowd(3, 0).table
    assert not control.heroes_control(table, "a")
    assert not control.heroes_dominate(table, "a")
    assert not control.enemies_control(table, "c")


@rule("SS-AREA-32", "SS-GHOST-7")
def test_a_ghost_soul_is_no_figure() -> None:
    game = scene(
        {"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "b"}},
        {"gremlin-green-1": "a"},
        active="auriel",
    )
    assert not control.enemies_control(game.table, "a")
    assert not control.heroes_control(game.table, "a")


@rule("SS-RULE-86")
def test_a_huge_figure_counts_as_four_and_lying_as_two() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, {"troll": "a"})
    assert control.enemies_at(game.table, "a") == 4
    lying = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, {"troll": {"at": "a", "down": True}})
    assert control.enemies_at(lying.table, "a") == 2


@rule("SS-AREA-14")
def test_control_is_looked_up_when_it_is_asked_for() -> None:
    game = crowd(1, 2)
    assert control.enemies_dominate(game.table, "a")
    hero(game, "auriel").area = "a"
    assert not control.enemies_dominate(game.table, "a")


def test_the_row_is_a_row() -> None:
    assert Map(ROW).areas == tuple("abcdefg")
