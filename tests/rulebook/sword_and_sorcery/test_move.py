"""SS-MOVE, SS-ENGAGE, SS-EVADE, SS-FLY: moving, and leaving enemies behind."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.rules.find import is_engaged
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

KNOCK = foe(weapons='{ id = "fist", hits = 1, effects = ["kd"] }')


@rule("SS-HERO-9")
def test_the_movement_points_are_those_of_the_hero_card() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "g"}})
    points = game.table.content.classes["ecarus-white-rose"].mp
    assert state(choose(game, "move:b")).turn.mp == points - 1


@rule("SS-MOVE-1", "SS-BATTLE-9")
def test_a_movement_action_spends_the_movement_points() -> None:
    game = scene({"ecarus": {"at": "a", "pack": ["bag"]}, "auriel": {"at": "g"}})
    choose(game, "move:b", "move:c", "move:d")
    assert offered(game, "move") == []
    assert state(game).turn.moves == 1


@rule("SS-MOVE-6")
def test_heroes_do_not_stand_in_each_others_way() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "b"}})
    choose(game, "move:b")
    assert "move:c" in offered(game)


@rule("SS-MOVE-7", "SS-MOVE-12", "SS-BATTLE-11")
def test_an_attack_ends_the_movement() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}, "rank": 5}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=weapon(hits=1) + foe())
    choose(game, "move:b", "attack:blade>dummy-1", "plain")
    assert offered(game, "attack") == ["attack:blade>dummy-1"]
    assert offered(game, "move") == []
    assert state(game).turn.mp == 0


@rule("SS-MOVE-8", "SS-BATTLE-13")
def test_special_and_free_actions_may_come_in_the_middle_of_a_movement() -> None:
    map = "+-+-+-+\n|a b1c|\n+-+-+-+"
    doors = {"doors": {"door-1": {"kind": "door"}}}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, map=map, quest=doors, tops={"traps": ["rusted-shut"]})
    choose(game, "move:b", "open:door-1", "dash", "move:c")
    assert hero(game, "ecarus").area == "c"
    assert state(game).turn.mp == 2


@rule("SS-SPECIAL-1")
def test_a_special_action_is_offered_in_the_middle_of_a_movement() -> None:
    game = choose(scene({"ecarus": {"at": "a", "pack": ["bag"]}, "auriel": {"at": "b"}}), "move:b")
    assert state(game).turn.moving
    assert {"dash", "rearrange", "exchange:auriel"} <= set(offered(game))


@rule("SS-FREE-1")
def test_a_free_action_is_offered_in_the_middle_of_a_movement() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, ground={"b": {"items": ["bandages"]}}), "move:b")
    assert {"drop", "pick-up:bandages"} <= set(offered(game))


@rule("SS-BATTLE-6")
def test_a_hero_may_move_first_and_attack_then() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=weapon(hits=3) + foe())
    choose(game, "move:b", "attack:blade>dummy-1", "plain")
    assert figure(game, "dummy-1").wounds == 3


@rule("SS-BATTLE-7")
def test_actions_come_in_any_order() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=weapon(hits=30) + foe())
    choose(game, "attack:blade>dummy-1", "plain", "move:b")
    assert hero(game, "ecarus").area == "b"


LIGHT = {"stories": [{"id": "ghost-light", "area": "b", "do": ["shards 3"]}]}


@rule("SS-STORY-1", "SS-DECK-12")
def test_a_story_event_lies_in_its_area() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, quest=LIGHT)
    assert state(game).stories == {"b": "ghost-light"}
    assert [area["id"] for area in game.view()["map"]["areas"] if area["story"]] == ["b"]


@rule("SS-MOVE-9", "SS-EX-54", "SS-STORY-2", "SS-STORY-4")
def test_a_story_event_interrupts_the_movement_which_then_goes_on() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, quest=LIGHT)
    choose(game, "move:b")
    assert state(game).shards == 3
    assert state(game).stories == {}
    assert state(game).open_events == ("map-story-ghost-light",)
    choose(game, "move:c")
    assert hero(game, "ecarus").area == "c"


@rule("SS-MOVE-10")
def test_powers_may_lengthen_the_movement() -> None:
    heroes = {"laegon": {"at": "a", "powers": ["forest-step"]}, "auriel": {"at": "g"}}
    game = choose(scene(heroes), "power:forest-step>1", "move:b")
    assert state(game).turn.mp == 3


@rule("SS-ENGAGE-2", "SS-RULE-59")
def test_a_hero_is_engaged_while_an_enemy_stands_with_him() -> None:
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, {"gremlin-green-1": {"at": "a", "down": True}}
    )
    assert is_engaged(state(game), "a")
    assert not is_engaged(state(game), "b")


@rule("SS-ENGAGE-1")
def test_a_hero_who_walks_in_is_engaged() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-green-1": "b"})
    assert "rearrange" in offered(game)
    assert "rearrange" not in offered(choose(game, "move:b"))


@rule("SS-ENGAGE-3")
def test_an_engaged_hero_attacks_in_his_own_area_only() -> None:
    heroes = {"laegon": {"at": "a", "slots": {"main": "long-bow"}}, "auriel": {"at": "g"}}
    enemies = {"gremlin-green-1": {"at": "b", "down": True, "stun": 1}, "raider-green-1": "c"}
    game = scene(heroes, enemies)
    choose(game, "move:b")
    assert offered(game, "attack") == ["attack:long-bow>gremlin-green-1"]


@rule("SS-RULE-138")
def test_an_engaged_hero_may_still_help_others() -> None:
    heroes = {"thorgar": {"at": "a", "powers": ["heal"], "wounds": 1}, "auriel": {"at": "b", "wounds": 2}}
    game = choose(scene(heroes, {"gremlin-green-1": "a"}), "power:heal>1")
    assert offered(game) == ["target:thorgar", "target:auriel"]


def barred_by_engagement(option: str) -> str:
    """The rule that keeps a hero with an enemy beside him from what he could do without it."""
    quest = {
        "search": [{"area": "a", "token": "search-well"}],
        "chests": [{"id": "box", "area": "a", "back": "chest-coins"}],
    }
    heroes = {"ecarus": {"at": "a", "pack": ["bag"]}, "auriel": {"at": "a"}}
    facts: dict[str, Any] = {"quest": quest, "ground": {"a": {"items": ["bandages"]}}}
    assert option in offered(scene(heroes, **facts))
    engaged = scene(heroes, {"gremlin-green-1": "a"}, **facts)
    assert option not in offered(engaged)
    barred = engaged.why_not(option)
    assert barred is not None and barred.reason == "engaged"
    return barred.rule


@rule("SS-SPECIAL-6", "SS-SPECIAL-8", "SS-SPECIAL-10", "SS-SPECIAL-12", "SS-FREE-4", "SS-FREE-5")
def test_an_engaged_hero_may_not() -> None:
    assert barred_by_engagement("break:box") == "SS-SPECIAL-6"
    assert barred_by_engagement("rearrange") == "SS-SPECIAL-8"
    assert barred_by_engagement("exchange:auriel") == "SS-SPECIAL-10"
    assert barred_by_engagement("search") == "SS-SPECIAL-12"
    assert barred_by_engagement("drop") == "SS-FREE-4"
    assert barred_by_engagement("pick-up:bandages") == "SS-FREE-5"


@rule("SS-ENGAGE-5", "SS-RULE-60")
def test_what_an_engaged_hero_may_not_do() -> None:
    map = "+-+-+-+\n|b2a1c|\n+-+-+-+"
    quest = {
        "doors": {"door-1": {"kind": "door"}, "door-2": {"kind": "locked"}},
        "search": [{"area": "a", "token": "search-well"}],
        "chests": [{"id": "box", "area": "a", "back": "chest-coins"}],
    }
    heroes = {"ecarus": {"at": "a", "pack": ["bag"]}, "auriel": {"at": "a"}}
    ground = {"a": {"items": ["bandages"]}}
    free = scene(heroes, map=map, quest=quest, ground=ground)
    assert {
        "break:door-2",
        "break:box",
        "rearrange",
        "exchange:auriel",
        "search",
        "pick-up:bandages",
        "drop",
    } <= set(offered(free))
    engaged = scene(heroes, {"gremlin-green-1": "a"}, map=map, quest=quest, ground=ground)
    assert set(offered(engaged)) == {"open:door-1", "end-turn", "attack:bare-hands>gremlin-green-1"}
    barred = engaged.why_not("rearrange")
    assert barred is not None and barred.reason == "engaged"


# -- evading ---------------------------------------------------------------------------------------


@rule("SS-EX-15", "SS-EVADE-6", "SS-EVADE-8")
def test_control_without_domination_spares_nothing() -> None:
    heroes = {"ecarus": {"at": "b"}, "thorgar": {"at": "b"}, "shae": {"at": "a"}}
    allies = {"fenrir": {"card": "fenrir-2", "owner": "shae", "at": "b"}}
    cards = foe() + foe("other")
    game = scene(
        heroes, {"dummy-1": "b", "other-1": "b"}, cards=cards, allies=allies, script=["blue:blank"] * 2
    )
    go_on(choose(game, "move:a"))
    assert [one["enemy"] for one in happened(game, "free-attack")] == ["dummy-1", "other-1"]
    assert [one["hits"] for one in happened(game, "hits")] == [1, 1]
    assert hero(game, "ecarus").area == "a"


@rule("SS-ENGAGE-4", "SS-FREE-7")
def test_leaving_enemies_is_an_evade_and_takes_no_action() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "g"}}
    game = go_on(choose(scene(heroes, {"dummy-1": "b"}, cards=foe(), script=["blue:shield"]), "move:a"))
    assert len(happened(game, "free-attack")) == 1
    assert (state(game).turn.combat, state(game).turn.special) == (0, 0)


@rule("SS-EVADE-3")
def test_enemies_in_the_way_do_not_stop_a_hero() -> None:
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, {"dummy-1": {"at": "b", "stun": 1}}, cards=foe()
    )
    assert hero(choose(game, "move:b", "move:c"), "ecarus").area == "c"


@rule("SS-EVADE-1", "SS-EVADE-2")
def test_each_enemy_attacks_before_the_hero_leaves() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "g"}}
    game = scene(
        heroes, {"dummy-1": "b", "other-1": "b"}, cards=foe() + foe("other"), script=["blue:blank"] * 2
    )
    choose(game, "move:a")
    go_on(game)
    assert [one["enemy"] for one in happened(game, "free-attack")] == ["dummy-1", "other-1"]
    assert hero(game, "ecarus").area == "a"
    assert hero(game, "ecarus").wounds == 4


@rule("SS-EVADE-4", "SS-EVADE-5")
def test_entering_is_free_and_every_leaving_is_an_evade() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=foe(), script=["blue:blank"] * 2)
    choose(game, "move:b")
    assert happened(game, "free-attack") == []
    choose(game, "move:a", "move:b")
    assert len(happened(game, "free-attack")) == 1
    assert hero(game, "ecarus").area == "b"


@rule("SS-EVADE-6", "SS-RULE-64")
def test_domination_spares_the_free_attacks() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "b"}, "thorgar": {"at": "g"}}
    spared = choose(scene(heroes, {"dummy-1": "b"}, cards=foe()), "move:a")
    assert happened(spared, "free-attack") == []
    even = {**heroes, "auriel": {"at": "g"}}
    struck = choose(scene(even, {"dummy-1": "b"}, cards=foe(), script=["blue:shield"]), "move:a")
    assert len(happened(struck, "free-attack")) == 1


@rule("SS-EVADE-10", "SS-EX-14", "SS-RULE-55")
def test_shae_loses_her_stealth_though_she_is_not_attacked() -> None:
    heroes = {"shae": {"at": "b", "hidden": True}, "ecarus": {"at": "b"}, "thorgar": {"at": "b"}}
    allies = {"fenrir": {"card": "fenrir-2", "owner": "shae", "at": "b"}}
    game = scene(heroes, {"gremlin-green-1": "b", "raider-green-1": "b"}, allies=allies)
    choose(game, "move:a")
    assert happened(game, "free-attack") == []
    assert not hero(game, "shae").hidden
    assert hero(game, "shae").area == "a"


@rule("SS-EVADE-9")
def test_evading_takes_no_action_but_the_movement() -> None:
    heroes = {"ecarus": {"at": "b", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=foe(), script=["blue:shield"])
    choose(game, "move:a")
    turn = state(game).turn
    assert (turn.moves, turn.combat, turn.special) == (1, 0, 0)


@rule("SS-ENEMYCOND-11")
def test_a_stunned_enemy_lets_a_hero_go_unharmed() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, {"dummy-1": {"at": "b", "stun": 1}}, cards=foe()), "move:a")
    assert (hero(game, "ecarus").area, hero(game, "ecarus").wounds) == ("a", 0)


@rule("SS-RULE-61")
def test_a_blinded_enemy_lets_a_hero_go_unharmed() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, {"dummy-1": {"at": "b", "blind": 1}}, cards=foe()), "move:a")
    assert (hero(game, "ecarus").area, hero(game, "ecarus").wounds) == ("a", 0)


@rule("SS-EVADE-11")
@pytest.mark.parametrize(("facts", "attacks"), [({"stun": 1}, 0), ({"blind": 1}, 0), ({}, 1)])
def test_stunned_and_blinded_enemies_make_no_free_attack(facts: dict[str, int], attacks: int) -> None:
    heroes = {"ecarus": {"at": "b", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": {"at": "b", **facts}}, cards=foe(), script=["blue:shield"])
    choose(game, "move:a")
    assert len(happened(game, "free-attack")) == attacks


@rule("SS-RULE-61")
def test_a_lying_enemy_makes_a_free_attack_unless_it_is_dominated() -> None:
    heroes = {"ecarus": {"at": "b", "pack": ["bag"]}, "auriel": {"at": "g"}}
    enemies = {"dummy-1": {"at": "b", "down": True}, "other-1": "b"}
    game = scene(heroes, enemies, cards=foe() + foe("other"), script=["blue:shield"] * 2)
    go_on(choose(game, "move:a"))
    assert len(happened(game, "free-attack")) == 2


@rule("SS-EVADE-8", "SS-ENEMYMOVE-7")
def test_enemies_leave_without_being_attacked() -> None:
    game = scene(
        {"ecarus": {"at": "b"}, "auriel": {"at": "b"}},
        {"orc-shaman-green-1": "b"},
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["red:blank"],
    )
    go_on(game)
    assert figure(game, "orc-shaman-green-1").area != "b"
    assert [one["attacker"] for one in happened(game, "attack")] == ["orc-shaman-green-1"]


@rule("SS-RULE-62")
def test_free_attacks_go_by_player_and_rank_and_stop_with_death() -> None:
    heroes = {"ecarus": {"at": "b", "wounds": 7}, "auriel": {"at": "g"}}
    text = foe(rank="green") + foe("big", rank="blue") + foe("last")
    enemies = {"dummy-1": "b", "big-1": "b", "last-1": {"at": "b", "owner": "auriel"}}
    game = scene(heroes, enemies, cards=text, script=["blue:blank"])
    choose(game, "move:a")
    assert [one["enemy"] for one in happened(game, "free-attack")] == ["big-1"]
    assert hero(game, "ecarus").ghost


@rule("SS-RULE-63")
def test_a_group_makes_one_free_attack() -> None:
    heroes = {"ecarus": {"at": "b", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-pack-green-1": "b"}, script=["red:blank"] * 2 + ["blue:shield"])
    go_on(choose(game, "move:a"))
    assert len(happened(game, "free-attack")) == 1


@rule("SS-RULE-139")
def test_a_hero_knocked_down_stands_up_and_finishes_the_step_unmolested() -> None:
    heroes = {"ecarus": {"at": "b", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=KNOCK, script=["blue:shield"])
    choose(game, "move:a")
    assert (hero(game, "ecarus").area, hero(game, "ecarus").down, state(game).turn.mp) == ("b", True, 3)
    choose(game, "stand", "move:a")
    assert hero(game, "ecarus").area == "a"
    assert len(happened(game, "free-attack")) == 1


@rule("SS-RULE-139")
def test_a_step_given_up_is_a_new_evade_when_it_is_tried_again() -> None:
    heroes = {"ecarus": {"at": "b", "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=KNOCK, script=["blue:shield"] * 2)
    choose(game, "move:a", "stand", "move:c")
    assert len(happened(game, "free-attack")) == 2


@rule("SS-RULE-139")
def test_a_hero_pushed_out_goes_on_from_where_he_stands() -> None:
    shove = foe(weapons='{ id = "fist", hits = 1, effects = ["push"] }')
    heroes = {"ecarus": {"at": "c", "came": "d"}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "c"}, cards=shove, script=["blue:shield"])
    choose(game, "move:b")
    assert hero(game, "ecarus").area == "d"
    assert state(game).turn.mp == 3
    assert "move:e" in offered(game)


@rule("SS-FLY-1", "SS-FLY-3")
def test_a_ghost_flies_over_terrain_but_not_through_walls_and_doors() -> None:
    map = "+-+-+-+\n|a<b|c|\n+-+-+-+"
    heroes = {"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "c"}}
    game = scene(heroes, map=map, quest={"dangerous": ["b"], "hindering": ["b"]})
    assert offered(game, "move") == ["move:b"]
    choose(game, "move:b")
    assert (hero(game, "ecarus").wounds, state(game).turn.mp) == (0, 3)
    assert offered(game, "move") == ["move:a"]


@rule("SS-RULE-66", "SS-GHOST-12", "SS-GHOST-17", "SS-GHOST-18")
def test_a_ghost_never_evades_and_touches_nothing() -> None:
    quest = {"stories": [{"id": "tale", "area": "c", "do": []}]}
    heroes = {"ecarus": {"at": "b", "ghost": True}, "auriel": {"at": "a"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=foe(), quest=quest, shadows=["e"])
    choose(game, "move:c")
    assert happened(game, "free-attack") == []
    assert state(game).stories == {"c": "tale"}
    assert len(state(game).shadows) == 1
    assert asked(game) == "ghost-turn"
