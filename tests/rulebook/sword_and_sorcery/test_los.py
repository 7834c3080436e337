"""SS-LOS and SS-RANGE: who sees whom, and how far."""

from holdfast.games.sword_and_sorcery.content.map import Map
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.geometry import crosses, geometry_of_map, merged
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import weapon
from tests.rulebook.sword_and_sorcery.play import choose, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

CORNER = """
+-+-+-+
|a b c|
+ +-+ +
|d|e f|
+-+-+-+
"""


def two(first: str = "a", second: str = "g", **facts: object) -> dict[str, dict[str, object]]:
    return {"ecarus": {"at": first, **facts}, "auriel": {"at": second}}


@rule("SS-LOS-1", "SS-AREA-17", "SS-RULE-3")
def test_the_line_between_the_dots_must_cross_no_wall() -> None:
    sees = geometry_of_map(Map(CORNER), ()).sees
    assert "c" in sees["a"]
    assert "e" not in sees["b"]
    assert "e" not in sees["d"]


@rule("SS-RULE-3")
def test_touching_the_end_of_a_wall_does_not_block_crossing_or_following_it_does() -> None:
    wall = ((4, 4), (8, 4))
    assert crosses(((6, 2), (6, 6)), wall)
    assert not crosses(((2, 2), (6, 6)), wall)
    assert crosses(((2, 4), (10, 4)), wall)
    assert not crosses(((2, 4), (4, 4)), wall)


@rule("SS-RULE-3")
def test_no_line_slips_through_where_two_walls_meet() -> None:
    walls = merged([((4, 0), (4, 4)), ((4, 4), (4, 8))])
    assert walls == [((4, 0), (4, 8))]
    assert crosses(((2, 4), (6, 4)), walls[0])


@rule("SS-LOS-3", "SS-EX-7")
def test_an_outer_edge_blocks_the_line() -> None:
    sees = geometry_of_map(Map("+-+-+-+\n|a|.|b|\n+ +-+ +\n|c d e|\n+-+-+-+"), ()).sees
    assert "b" not in sees["a"]
    assert "e" in sees["c"]


@rule("SS-LOS-2", "SS-DOOR-1")
def test_a_closed_door_blocks_the_line_and_the_way() -> None:
    map = Map("+-+-+\n|a1b|\n+-+-+")
    assert "b" not in geometry_of_map(map, ("door-1",)).sees["a"]
    assert "b" in geometry_of_map(map, ()).sees["a"]


@rule("SS-LOS-4", "SS-LOS-12", "SS-EX-7")
def test_an_enemy_in_between_blocks_the_eyes_of_heroes_alone() -> None:
    game = scene(two("a", "a"), {"gremlin-green-1": "b", "orc-shaman-red-1": "c"})
    assert seeing.hero_sees(game.table, "a", "b")
    assert not seeing.hero_sees(game.table, "a", "c")
    assert seeing.enemy_sees(game.table, "c", "a")


@rule("SS-LOS-5", "SS-LOS-6")
def test_figures_never_block_enemies_and_heroes_block_nobody() -> None:
    game = scene(two("b", "a"), {"orc-shaman-red-1": "c"})
    assert seeing.hero_sees(game.table, "a", "c")
    assert seeing.enemy_sees(game.table, "c", "a")


@rule("SS-RULE-5")
def test_a_lying_enemy_blocks_too() -> None:
    game = scene(two("a", "a"), {"gremlin-green-1": {"at": "b", "down": True, "stun": 1}})
    assert not seeing.hero_sees(game.table, "a", "c")


@rule("SS-RULE-4")
def test_enemies_in_the_own_area_do_not_block_unless_the_switch_says_so() -> None:
    enemies = {"gremlin-green-1": "a"}
    assert seeing.hero_sees(scene(two("a", "a"), enemies).table, "a", "b")
    strict = scene(two("a", "a"), enemies, options={"own_area_blocks": True})
    assert not seeing.hero_sees(strict.table, "a", "b")
    assert seeing.hero_sees(strict.table, "a", "a")


@rule("SS-EX-9", "SS-RULE-6")
def test_a_hero_cannot_attack_an_enemy_behind_another_that_may_attack_him() -> None:
    heroes = two("a", "a", slots={"main": "blade"})
    enemies = {"gremlin-green-1": "b", "orc-shaman-red-1": "c"}
    game = scene(heroes, enemies, cards=weapon(range=3))
    assert offered(game, "attack") == ["attack:blade>gremlin-green-1"]
    assert "a" in game.view()["enemies"][1]["figures"][0]["sees"]


@rule("SS-SHADOW-3")
def test_shadow_tokens_do_not_move() -> None:
    map = "+-+-+-+\n|a b|c|\n+-+-+-+"
    game = choose(scene(two("a", "a"), map=map, shadows=["c"]), "move:b", "end-turn")
    assert [shadow.area for shadow in state(game).shadows] == ["c"]


@rule("SS-LOS-7")
def test_shadow_tokens_block_nothing() -> None:
    game = scene(two("a", "a"), shadows=["b"], phase="battle")
    assert seeing.hero_sees(game.table, "a", "c")


@rule("SS-LOS-9", "SS-ACTIVATE-8")
def test_a_power_needs_a_line_to_its_target() -> None:
    heroes = {"auriel": {"at": "a", "powers": ["fire-ball"], "rank": 2}, "ecarus": {"at": "a"}}
    seen = scene(heroes, {"raider-red-1": "b"}, map="+-+-+\n|a b|\n+-+-+")
    assert offered(seen, "power")
    hidden = scene(heroes, {"raider-red-1": "b"}, map="+-+-+\n|a|b|\n+-+-+")
    assert offered(hidden, "power") == []


@rule("SS-RANGE-5", "SS-EX-11")
def test_near_is_not_enough_without_a_line() -> None:
    map = "+-+-+\n|a b|\n+ + +\n|a|b|\n+ + +\n|a|b|\n+ + +\n|a|b|\n+-+-+"
    facts = {"dots": {"a": [0.5, 3.5], "b": [1.5, 3.5]}}
    heroes = two("a", "a", slots={"main": "wand"}, card="ecarus-white-rose")
    game = scene(heroes, {"raider-red-1": "b"}, map=map, quest=facts)
    assert seeing.range_between(game.table, "a", "b") == 1
    assert offered(game, "attack") == []


@rule("SS-LOS-10", "SS-RULE-8")
def test_nobody_sees_further_than_five_areas() -> None:
    game = scene(two("a", "a"))
    assert seeing.hero_sees(game.table, "a", "f")
    assert not seeing.hero_sees(game.table, "a", "g")
    assert not seeing.enemy_sees(game.table, "a", "g")


@rule("SS-MOVE-11")
def test_a_shadow_is_looked_for_after_each_area() -> None:
    map = "+-+-+-+\n|a b c|\n+-+ +-+\n|d e f|\n+-+-+-+"
    game = scene(two("a", "a"), map=map, shadows=["e"], tops={"shadow_tokens": ["townsfolk"]})
    choose(game, "move:b")
    assert state(game).shadows == []
    assert state(game).turn.moving


@rule("SS-LOS-11", "SS-SHADOW-4", "SS-SHADOW-6")
def test_a_shadow_is_flipped_when_it_comes_within_five_areas() -> None:
    game = scene(two("a", "a"), shadows=["g"], tops={"shadow_tokens": ["townsfolk"]})
    assert len(state(game).shadows) == 1
    choose(game, "move:b")
    assert state(game).shadows == []
    assert hero(game, "ecarus").area == "b"


@rule("SS-RULE-7")
def test_in_one_area_all_see_each_other() -> None:
    game = scene(two("a", "a"), {"gremlin-green-1": "a"})
    assert seeing.hero_sees(game.table, "a", "a")
    assert seeing.enemy_sees(game.table, "a", "a")


@rule("SS-EX-8")
def test_a_wall_hides_one_hero_and_not_the_other() -> None:
    sees = geometry_of_map(Map("+-+-+-+\n|a b c|\n+-+ + +\n|d|e f|\n+-+-+-+"), ()).sees
    assert "c" in sees["a"]
    assert "a" not in sees["d"]
    assert "e" in sees["b"]


@rule("SS-RANGE-1", "SS-RANGE-2", "SS-RULE-11")
def test_within_n_areas_is_n_or_nearer() -> None:
    heroes = {"laegon": {"at": "a", "slots": {"main": "long-bow"}}, "auriel": {"at": "a"}}
    assert offered(scene(heroes, {"gremlin-green-1": "e"}), "attack") == ["attack:long-bow>gremlin-green-1"]
    assert offered(scene(heroes, {"gremlin-green-1": "f"}), "attack") == []
    assert offered(scene(heroes, {"gremlin-green-1": "a"}), "attack") == ["attack:long-bow>gremlin-green-1"]
