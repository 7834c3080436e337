"""SS-AREA: the map, areas, control and terrain."""

from typing import Any

from holdfast.games.sword_and_sorcery.content.map import Map
from holdfast.games.sword_and_sorcery.rules import control, line_of_sight
from holdfast.games.sword_and_sorcery.rules.find import geometry_of
from holdfast.games.sword_and_sorcery.rules.geometry import geometry_of_map
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import weapon
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
    geometry = geometry_of_map(Map(ROOMS), ("door-1",))
    assert geometry.steps["a"] == ("b",)
    assert geometry.steps["b"] == ("a",)
    assert geometry.steps["c"] == ("d",)
    assert geometry_of_map(Map(ROOMS), ()).steps["a"] == ("b", "c")


@rule("SS-AREA-3")
def test_areas_are_named_by_their_marks() -> None:
    assert Map("+-+-+\n|a A|\n+-+-+").areas == ("a", "a2")


def moves(map: str, at: str, **facts: Any) -> list[str]:
    """Where Ecarus may go from an area."""
    return offered(scene({"ecarus": {"at": at}, "auriel": {"at": "a"}}, map=map, **facts), "move")


@rule("SS-AREA-16", "SS-MOVE-4")
def test_nobody_crosses_a_wall() -> None:
    assert moves("+-+-+\n|a|b|\n+-+-+", "a") == []
    assert moves("+-+-+\n|a b|\n+-+-+", "a") == ["move:b"]


@rule("SS-AREA-19")
def test_all_walls_are_alike() -> None:
    assert moves("+-+-+\n|a#b|\n+-+-+", "a") == []


@rule("SS-AREA-31")
def test_an_outer_edge_is_crossed_neither_by_figures_nor_by_eyes() -> None:
    gap = "+-+-+-+\n|a . b|\n+ +-+ +\n|c d e|\n+-+-+-+"
    assert moves(gap, "a") == ["move:c"]
    assert "b" not in geometry_of_map(Map(gap), ()).sees["a"]


@rule("SS-AREA-20")
def test_a_barrier_is_not_crossed_from_its_closed_side() -> None:
    assert "move:c" not in moves(ROOMS, "d")
    assert "c" in geometry_of_map(Map(ROOMS), ()).flights["d"]


@rule("SS-AREA-21")
def test_a_barrier_is_crossed_from_the_other_side() -> None:
    assert "move:d" in moves(ROOMS, "c")


BARRIER = "+-+-+\n|a<b|\n+ + +\n|c d|\n+-+-+"


@rule("SS-RANGE-3", "SS-RANGE-4")
def test_a_barrier_lengthens_the_way_and_not_the_attack() -> None:
    geometry = geometry_of_map(Map(BARRIER), ())
    assert (geometry.walk["a"]["b"], geometry.fly["a"]["b"]) == (3, 1)
    assert (geometry.walk["b"]["a"], geometry.fly["b"]["a"]) == (1, 1)


@rule("SS-RULE-9")
def test_the_attack_distance_stops_at_walls_and_closed_doors_alone() -> None:
    map = Map("+-+-+\n|a1b|\n+ + +\n|c>d|\n+-+-+")
    assert geometry_of_map(map, ("door-1",)).fly["a"]["b"] == 3
    assert geometry_of_map(map, ()).fly["a"]["b"] == 1


@rule("SS-RULE-10")
def test_the_distance_of_a_way_counts_areas_and_not_points() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, quest={"hindering": ["b", "c"]})
    assert geometry_of(game.table).walk["a"]["d"] == 3


@rule("SS-AREA-22", "SS-LOS-8")
def test_a_barrier_and_bad_ground_block_no_line() -> None:
    assert "b" in geometry_of_map(Map(BARRIER), ()).sees["a"]
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, quest={"hindering": ["b"], "dangerous": ["c"]})
    assert "d" in game.view()["heroes"][0]["sees"]


@rule("SS-AREA-23", "SS-EX-4")
def test_laegon_shoots_over_a_barrier() -> None:
    heroes = {"laegon": {"at": "a", "slots": {"main": "long-bow"}}, "ecarus": {"at": "a"}}
    game = scene(heroes, {"raider-green-1": "b"}, map=BARRIER)
    assert "attack:long-bow>raider-green-1" in offered(game)
    near = scene(heroes, {"raider-green-1": "b"}, map=BARRIER, cards=weapon(range=1)).table
    assert line_of_sight.range_between(near, "a", "b") == 1


@rule("SS-EX-10")
def test_auriel_stays_and_attacks_the_shaman_beyond_the_barrier() -> None:
    heroes = {"auriel": {"at": "a", "slots": {"main": "wand"}}, "ecarus": {"at": "a"}}
    game = scene(heroes, {"orc-shaman-blue-1": "b"}, map=BARRIER)
    assert "attack:wand>orc-shaman-blue-1" in offered(game)


def walked(*areas: str, at: str = "a") -> Game:
    """Ecarus goes from area to area; the third one hinders."""
    heroes = {"ecarus": {"at": at}, "auriel": {"at": "a"}}
    game = scene(heroes, {"gremlin-green-1": "e"}, quest={"hindering": ["c"]})
    return choose(game, *[f"move:{area}" for area in areas])


@rule("SS-AREA-15", "SS-MOVE-2")
def test_a_step_costs_one_point() -> None:
    assert state(walked("b")).turn.mp == 2
    assert state(walked("b", "a")).turn.mp == 1


@rule("SS-MOVE-3")
def test_one_point_leads_one_area_on() -> None:
    assert offered(walked("b"), "move") == ["move:a", "move:c"]


@rule("SS-AREA-24", "SS-MOVE-5")
def test_a_hindering_area_costs_two_to_enter() -> None:
    assert state(walked("b", "c")).turn.mp == 0
    assert "move:c" not in offered(walked("b", "a", "b"), "move")


@rule("SS-AREA-25")
def test_leaving_a_hindering_area_costs_nothing_more() -> None:
    assert state(walked("b", at="c")).turn.mp == 2


@rule("SS-EX-3")
def test_ecarus_cannot_go_on_to_the_gremlin_beyond_the_hindering_area() -> None:
    game = walked("b", "c")
    assert (hero(game, "ecarus").area, offered(game, "move")) == ("c", [])


@rule("SS-AREA-26", "SS-ENEMYMOVE-6")
def test_enemies_do_not_mind_hindering_areas() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "b"}}
    ended = {}
    for name, quest in (("hindering", {"hindering": ["c"]}), ("plain", {})):
        game = scene(heroes, {"gremlin-green-1": "d"}, quest=quest, turn={"moves": 1})
        game.table.state.encounters.discard = []
        game.table.state.phase = "enemy"
        ended[name] = figure(go_on(game), "gremlin-green-1").area
    assert ended["hindering"] == "b"
    assert ended["hindering"] == ended["plain"]


@rule("SS-AREA-27", "SS-AREA-28")
def test_a_dangerous_area_takes_a_hit_point_on_the_way_in() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, quest={"dangerous": ["b"]})
    choose(game, "move:b")
    assert hero(game, "ecarus").wounds == 1
    choose(game, "move:c")
    assert hero(game, "ecarus").wounds == 1


@rule("SS-RULE-15")
def test_every_entry_of_a_dangerous_area_takes_a_hit_point() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, quest={"dangerous": ["b"]})
    assert hero(choose(game, "move:b", "move:a", "move:b"), "ecarus").wounds == 2


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


@rule("SS-AREA-30")
def test_a_quest_takes_away_the_wall_that_it_names() -> None:
    walls = {"doors": {"door-1": {"kind": "wall"}, "door-2": {"kind": "wall"}}}
    pull = {"actions": [{"id": "pull", "area": "a", "cost": "free", "do": ["open door-1"]}]}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, map="+-+-+-+\n|a1b2c|\n+-+-+-+", quest={**walls, **pull})
    assert state(choose(game, "quest:pull")).closed == ("door-2",)
    assert "move:b" in offered(game)


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


@rule("SS-AREA-6")
def test_any_number_of_figures_may_stand_in_one_area() -> None:
    game = crowd(5, 4)
    assert [hero.area for hero in state(game).heroes] == ["a"] * 5
    assert len([foe for foe in state(game).foes if foe.figures[0].area == "a"]) == 4


@rule("SS-AREA-7")
def test_the_greater_number_controls() -> None:
    assert control.heroes_control(crowd(2, 1).table, "a")
    assert control.enemies_control(crowd(1, 2).table, "a")


@rule("SS-EX-1", "SS-AREA-8")
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
