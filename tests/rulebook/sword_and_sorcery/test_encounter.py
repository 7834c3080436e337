"""SS-ENCOUNTER, SS-TARGET, SS-BEHAVIOUR, SS-ENEMYMOVE: who acts, on whom, and how."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

NEAR: dict[str, Any] = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}


def turn(card: str, enemies: dict[str, Any], heroes: dict[str, Any] | None = None, **facts: Any) -> Game:
    """An enemy turn with that encounter card on top."""
    tops = {"encounters": [card]}
    return scene(heroes or NEAR, enemies, phase="enemy", tops=tops, **facts)


def activated(game: Game) -> list[str]:
    return [one["enemy"] for one in happened(go_on(game), "activates")]


@rule("SS-BATTLE-18")
def test_without_enemies_no_encounter_card_is_drawn() -> None:
    assert happened(go_on(scene(NEAR, phase="enemy")), "encounter") == []
    drawn = happened(go_on(turn("fury", {"gremlin-green-1": "f"})), "encounter")
    assert drawn == [{"encounter": "fury"}]


@rule("SS-BATTLE-20", "SS-ENCOUNTER-2")
def test_an_activated_enemy_moves_and_fights() -> None:
    game = go_on(turn("fury", {"gremlin-green-1": "b"}))
    assert figure(game, "gremlin-green-1").area == "a"
    assert [one["attacker"] for one in happened(game, "attack")] == ["gremlin-green-1"]


@rule("SS-ENCOUNTER-1")
@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("fury", ["gremlin-blue-1", "raider-green-1", "orc-shaman-green-1"]),
        ("green-tide", ["raider-green-1", "orc-shaman-green-1"]),
        ("blue-banner", ["gremlin-blue-1"]),
        ("dark-craft", ["orc-shaman-green-1"]),
        ("bloodlust", ["raider-green-1"]),
        ("close-quarters", ["raider-green-1"]),
        ("volley", ["gremlin-blue-1", "orc-shaman-green-1"]),
    ],
)
def test_a_card_selects_by_rank_style_wounds_or_distance(card: str, who: list[str]) -> None:
    enemies = {"gremlin-blue-1": "f", "raider-green-1": {"at": "a", "wounds": 1}, "orc-shaman-green-1": "d"}
    assert sorted(activated(turn(card, enemies))) == sorted(who)


@rule("SS-EX-45", "SS-ENCOUNTER-8")
def test_leaders_assault_without_a_leader() -> None:
    enemies = {"orc-warrior-green-1": "f", "gremlin-blue-1": "f", "gremlin-blue-2": "f"}
    found = activated(turn("leaders-assault", enemies))
    assert sorted(found) == ["gremlin-blue-1", "gremlin-blue-2"]
    assert "orc-warrior-green-1" not in found


@rule("SS-BATTLE-19", "SS-RULE-100")
def test_otherwise_is_used_only_if_nobody_fits() -> None:
    enemies = {"orc-warrior-green-1": "f", "gremlin-blue-1": "f", "gremlin-blue-2": "f"}
    assert sorted(activated(turn("leaders-assault", enemies))) == ["gremlin-blue-1", "gremlin-blue-2"]
    boss = activated(
        turn("leaders-assault", {"troll": "f", "gremlin-blue-1": "f"}, priority="ecarus", priority_level=1)
    )
    assert boss == ["troll"]


@rule("SS-RULE-100", "SS-RULE-98")
def test_a_stunned_enemy_that_fits_is_enough_and_loses_its_token() -> None:
    enemies = {"gremlin-blue-1": {"at": "f", "stun": 1}, "raider-green-1": "f"}
    game = turn("blue-banner", enemies)
    assert activated(game) == []
    assert not figure(game, "gremlin-blue-1").stun


@rule("SS-ENCOUNTER-9", "SS-BATTLE-21")
def test_a_card_that_fits_nobody_is_discarded_without_effect() -> None:
    text = '[[encounter]]\nid = "nobody"\nactivate = "rank purple"\n'
    game = turn("nobody", {"raider-green-1": "f"}, cards=text)
    assert activated(game) == []
    assert state(game).encounters.discard == ["nobody"]


@rule("SS-BATTLE-18")
def test_without_enemies_no_card_is_drawn() -> None:
    game = scene(NEAR, phase="enemy")
    assert happened(game, "encounter") == []
    assert asked(game) == "next-hero"


@rule("SS-ENCOUNTER-4")
def test_the_enemies_of_one_player_act_by_rank() -> None:
    enemies = {"raider-green-1": "f", "orc-warrior-red-1": "f", "gremlin-blue-1": "f"}
    found = activated(turn("fury", enemies))
    assert found == ["orc-warrior-red-1", "gremlin-blue-1", "raider-green-1"]


@rule("SS-ENCOUNTER-3")
def test_the_enemies_of_the_active_player_act_first() -> None:
    enemies = {
        "orc-warrior-red-1": {"at": "f", "owner": "ecarus"},
        "raider-green-1": {"at": "f", "owner": "auriel"},
    }
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    assert activated(turn("fury", enemies, heroes, active="auriel"))[0] == "raider-green-1"


@rule("SS-RULE-97", "SS-RULE-130")
def test_enemies_act_by_player_from_the_active_one_and_by_rank() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}, "laegon": {"at": "a"}}
    enemies = {
        "raider-green-1": {"at": "f", "owner": "ecarus"},
        "gremlin-green-1": {"at": "f", "owner": "auriel"},
        "gremlin-blue-1": {"at": "f", "owner": "auriel"},
        "orc-warrior-red-1": {"at": "f", "owner": "laegon"},
        "troll": "f",
    }
    game = turn("fury", enemies, heroes, active="auriel", priority="ecarus", priority_level=1)
    found = activated(game)
    assert found[0] == "troll"
    assert found[1:] == ["gremlin-blue-1", "gremlin-green-1", "orc-warrior-red-1", "raider-green-1"]


@rule("SS-ENCOUNTER-7", "SS-EX-46", "SS-RULE-99", "SS-RULE-101")
def test_battle() -> None:
    enemies = {
        "raider-green-1": {"at": "f", "owner": "ecarus"},
        "raider-green-2": {"at": "f", "owner": "ecarus"},
        "orc-warrior-green-1": {"at": "f", "owner": "auriel"},
        "gremlin-blue-1": {"at": "f", "owner": "auriel"},
    }
    game = turn("battle", enemies)
    game.table.state.encounters.discard = ["lull"]
    game.table.state.encounters.deck.pools["all"].remove("lull")
    game.table.state.encounters.deck.layers[-1].count -= 1
    assert offered(game) == ["activate:raider-green-1", "activate:raider-green-2"]
    choose(game, "activate:raider-green-2")
    assert activated(game) == ["raider-green-2", "raider-green-1", "gremlin-blue-1"]
    assert state(game).encounters.discard == ["battle"]
    assert len(state(game).encounters.deck) == 14


@rule("SS-ENCOUNTER-5", "SS-ENCOUNTER-6", "SS-EX-44", "SS-RULE-99")
def test_a_stunned_enemy_is_not_chosen_while_another_can_be() -> None:
    enemies = {"raider-green-1": {"at": "f", "stun": 1}, "raider-green-2": "f"}
    game = turn("lull", enemies)
    assert activated(game) == ["raider-green-2"]
    assert figure(game, "raider-green-1").stun
    alone = turn("lull", {"raider-green-1": {"at": "f", "stun": 1}})
    assert activated(alone) == []
    assert not figure(alone, "raider-green-1").stun


@rule("SS-RULE-98")
def test_enemies_that_died_are_skipped() -> None:
    text = foe(hp=1, abilities=["boom"], behaviours='{ at = [0,1,2,3,4,5], do = ["use boom"] }, { do = [] }')
    boom = '[[ability]]\nid = "boom"\nwhen = "named"\ndo = [{ each = "all enemies", do = ["lose 9"] }]\n'
    game = turn("fury", {"dummy-1": "b", "raider-green-1": {"at": "b", "owner": "auriel"}}, cards=boom + text)
    assert activated(game) == ["dummy-1"]


# -- targets ---------------------------------------------------------------------------------------

CHOOSER = '{ at = [0, 1, 2, 3], do = ["attack fist"] }, { do = ["move-near 2"] }'


def target(kind: str, heroes: dict[str, Any], **facts: Any) -> Game:
    """The dummy with that main target acts from area a."""
    return turn("fury", {"dummy-1": "a"}, heroes, cards=foe(target=kind, behaviours=CHOOSER), **facts)


@rule("SS-TARGET-3")
def test_the_main_target_comes_before_a_nearer_hero() -> None:
    heroes = {"auriel": {"at": "a"}, "laegon": {"at": "d", "wounds": 1}}
    assert happened(go_on(target("most-wounded", heroes)), "targets")[0]["target"] == "laegon"


@rule("SS-TARGET-4")
def test_the_most_wounded_hero() -> None:
    heroes = {"auriel": {"at": "a", "wounds": 1}, "laegon": {"at": "d", "wounds": 2}}
    assert happened(go_on(target("most-wounded", heroes)), "targets")[0]["target"] == "laegon"


@rule("SS-TARGET-1")
@pytest.mark.parametrize(("at", "attacks"), [("b", 1), ("d", 0)])
def test_the_distance_to_the_nearest_hero_in_sight_chooses_the_behaviour(at: str, attacks: int) -> None:
    text = foe(behaviours='{ at = [1], do = ["attack fist"] }, { do = [] }')
    heroes = {"ecarus": {"at": at}, "auriel": {"at": "g"}}
    game = go_on(turn("fury", {"dummy-1": "a"}, heroes, cards=text))
    assert len(happened(game, "attack")) == attacks


@rule("SS-TARGET-5")
def test_the_nearest_hero() -> None:
    heroes = {"auriel": {"at": "c", "wounds": 3}, "laegon": {"at": "b"}}
    assert happened(go_on(target("nearest", heroes)), "targets")[0]["target"] == "laegon"


@rule("SS-TARGET-6")
def test_the_richest_hero_by_value_not_by_tokens() -> None:
    heroes = {"auriel": {"at": "b", "crowns": 15}, "laegon": {"at": "b", "crowns": 50}}
    assert happened(go_on(target("richest", heroes)), "targets")[0]["target"] == "laegon"


@rule("SS-STYLE-1")
def test_every_hero_and_every_enemy_has_a_style() -> None:
    styles = {"agility", "faith", "magic", "strength"}
    assert {entry.style for entry in load().classes.values()} == styles
    assert {scroll.style for scroll in load().scrolls.values()} <= styles


@rule("SS-STYLE-3")
def test_an_encounter_card_selects_enemies_by_their_style() -> None:
    enemies = {"orc-shaman-green-1": "f", "orc-warrior-green-1": "f"}
    assert activated(turn("dark-craft", enemies)) == ["orc-shaman-green-1"]


@rule("SS-TARGET-7")
def test_the_hero_of_a_style() -> None:
    heroes = {"auriel": {"at": "a", "wounds": 3}, "ecarus": {"at": "c"}}
    assert happened(go_on(target("strength", heroes)), "targets")[0]["target"] == "ecarus"


@rule("SS-TARGET-8", "SS-TARGET-9", "SS-RULE-103")
def test_the_priority_rule_decides_where_the_main_target_does_not() -> None:
    nobody = {"auriel": {"at": "a"}, "laegon": {"at": "c", "wounds": 1}}
    assert happened(go_on(target("strength", nobody)), "targets")[0]["target"] == "laegon"
    fewest = {"ecarus": {"at": "a"}, "auriel": {"at": "c"}}
    assert happened(go_on(target("faith", fewest)), "targets")[0]["target"] == "auriel"
    nearest = {"laegon": {"at": "c"}, "shae": {"at": "b"}}
    assert happened(go_on(target("faith", nearest)), "targets")[0]["target"] == "shae"
    tied = target("faith", {"laegon": {"at": "b"}, "shae": {"at": "b"}})
    assert asked(tied) == "enemy-target"
    assert offered(tied) == ["target:laegon", "target:shae"]


@rule("SS-TARGET-2", "SS-EX-49")
def test_the_blue_gremlin_at_work() -> None:
    map = "+-+-+-+-+-+\n|a b c d e|\n+ +-+-+-+-+\n|f|h|i j k|\n+ + + +-+-+\n|g g g|m m|\n+-+-+-+-+-+"
    heroes = {
        "shae": {"at": "a", "hidden": True},
        "auriel": {"at": "i", "crowns": 50},
        "thorgar": {"at": "d", "crowns": 5},
        "laegon": {"at": "e", "crowns": 10},
    }
    game = turn("fury", {"gremlin-blue-1": "a"}, heroes, map=map, active="shae", script=["blue:shield"])
    go_on(game)
    assert happened(game, "targets") == [{"enemy": "gremlin-blue-1", "target": "thorgar"}]
    assert figure(game, "gremlin-blue-1").area == "d"


def behaves(at: str) -> list[str]:
    """The weapons that a dummy with three behaviours uses on heroes in that area."""
    weapons = '{ id = "fist", hits = 1 }, { id = "bow", hits = 1 }'
    lines = '{ at = [0, 1], do = ["attack fist"] }, { at = [1, 2], do = ["attack bow"] }, '
    lines += '{ do = ["move-near 1"] }'
    heroes = {"ecarus": {"at": at}, "auriel": {"at": at}}
    game = go_on(turn("fury", {"dummy-1": "a"}, heroes, cards=foe(weapons=weapons, behaviours=lines)))
    return [one["weapon"] for one in happened(game, "attack")]


@rule("SS-BEHAVIOUR-1", "SS-ENEMYCARD-3")
def test_the_first_behaviour_that_fits_is_used() -> None:
    assert behaves("b") == ["fist"]
    assert behaves("c") == ["bow"]


@rule("SS-BEHAVIOUR-5")
def test_only_one_behaviour_is_used() -> None:
    assert len(behaves("b")) == 1


@rule("SS-BEHAVIOUR-2")
def test_the_last_behaviour_is_used_if_none_fits() -> None:
    assert behaves("e") == []


@rule("SS-EX-47")
@pytest.mark.parametrize(
    ("at", "area", "weapons"),
    [("a", "a", ["claws"]), ("d", "d", ["claws"]), ("e", "b", ["stone", "stone"]), ("g", "c", [])],
)
def test_reading_the_blue_gremlins_scroll(at: str, area: str, weapons: list[str]) -> None:
    heroes = {"ecarus": {"at": at}, "auriel": {"at": at}}
    game = go_on(turn("fury", {"gremlin-blue-1": "a"}, heroes))
    assert figure(game, "gremlin-blue-1").area == area
    assert [one["weapon"] for one in happened(game, "attack")] == weapons


@rule("SS-EX-48")
def test_reading_the_raiders_scroll() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "b", "wounds": 1}}
    game = go_on(turn("fury", {"raider-blue-1": {"at": "a", "wounds": 2}}, heroes))
    assert happened(game, "targets")[0]["target"] == "auriel"
    assert figure(game, "raider-blue-1").wounds == 0
    far = {"ecarus": {"at": "e"}, "auriel": {"at": "e"}}
    game = go_on(turn("fury", {"raider-blue-1": "a"}, far))
    assert [one["weapon"] for one in happened(game, "attack")] == ["knife"]
    assert figure(game, "raider-blue-1").area == "c"
    further = {"ecarus": {"at": "f"}, "auriel": {"at": "f"}}
    game = go_on(turn("fury", {"raider-blue-1": "a"}, further))
    assert figure(game, "raider-blue-1").area == "c"
    assert happened(game, "attack") == []


@rule("SS-EX-51", "SS-TARGET-10")
def test_the_red_shaman_at_work() -> None:
    heroes = {"ecarus": {"at": "c"}, "thorgar": {"at": "d"}, "auriel": {"at": "d"}}
    script = [
        "blue:shield",
        "red:hit",
        "blue:hit",
        "blue:power-power",
        "blue:shield",
        "blue:magic",
        "blue:blank",
        "blue:blank",
    ]
    game = go_on(turn("fury", {"orc-shaman-red-1": "a"}, heroes, script=script))
    assert happened(game, "targets")[0]["target"] == "thorgar"
    assert hero(game, "thorgar").slow == 0
    assert happened(game, "hits")[0]["hits"] == 4
    assert sorted(one["figure"] for one in happened(game, "damage")) == ["auriel", "thorgar"]
    assert happened(game, "burn") == []


@rule("SS-TARGET-11", "SS-RULE-55")
def test_a_hidden_hero_is_no_target() -> None:
    near = {"shae": {"at": "a", "hidden": True}, "auriel": {"at": "b"}}
    assert happened(go_on(target("nearest", near)), "targets")[0]["target"] == "auriel"
    seen = {**near, "shae": {"at": "a"}}
    assert happened(go_on(target("nearest", seen)), "targets")[0]["target"] == "shae"


@rule("SS-BEHAVIOUR-4", "SS-ENEMYMOVE-11")
def test_an_enemy_without_a_way_to_anybody_stays() -> None:
    map = "+-+-+-+\n|a b|c|\n+-+-+-+"
    heroes = {"ecarus": {"at": "c"}, "auriel": {"at": "c"}}
    game = go_on(turn("fury", {"gremlin-green-1": "a"}, heroes, map=map))
    assert figure(game, "gremlin-green-1").area == "a"
    assert happened(game, "moves") == []


@rule("SS-RULE-104")
def test_hidden_heroes_are_no_targets_even_for_the_last_behaviour() -> None:
    heroes = {"shae": {"at": "b", "hidden": True}, "auriel": {"at": "c", "veil": "time"}}
    game = go_on(turn("fury", {"gremlin-green-1": "a"}, heroes))
    assert figure(game, "gremlin-green-1").area == "a"
    assert happened(game, "attack") == []


@rule("SS-TARGET-13")
def test_a_sentence_with_a_victim_of_its_own_picks_it_when_it_is_reached() -> None:
    heroes = {"ecarus": {"at": "f"}, "auriel": {"at": "g"}}
    game = go_on(turn("fury", {"raider-blue-1": "a"}, heroes))
    assert happened(game, "attack") == []
    nearer = {"ecarus": {"at": "e", "hidden": True}, "auriel": {"at": "f"}}
    game = go_on(turn("fury", {"raider-red-1": "b"}, nearer, script=["blue:shield"]))
    assert [one["target"] for one in happened(game, "attack")] == ["auriel"]


@rule("SS-BEHAVIOUR-3", "SS-RULE-17")
def test_the_last_behaviour_needs_a_route_but_no_line() -> None:
    map = "+-+-+-+\n|a b c|\n+ +-+-+\n|d|e f|\n+-+-+-+"
    heroes = {"ecarus": {"at": "d"}, "auriel": {"at": "d"}}
    game = go_on(turn("fury", {"gremlin-green-1": "b"}, heroes, map=map))
    assert figure(game, "gremlin-green-1").area in ("d", "a")
    doors = {"doors": {"door-1": {"kind": "door"}}}
    shut = go_on(
        turn(
            "fury",
            {"gremlin-green-1": "b"},
            {"ecarus": {"at": "a"}, "auriel": {"at": "a"}},
            map="+-+-+\n|a1b|\n+-+-+",
            quest=doors,
        )
    )
    assert figure(shut, "gremlin-green-1").area == "b"


@rule("SS-BEHAVIOUR-6")
def test_a_behaviour_without_target_gives_way_to_the_next() -> None:
    lines = '{ at = [0], do = ["attack fist"] }, { at = [2], do = ["move 1"] }, { do = ["move-near 2"] }'
    text = foe(behaviours=lines)
    for start, end, steps in (("a", "a", 0), ("c", "b", 1), ("d", "b", 2)):
        game = go_on(turn("fury", {"dummy-1": start}, cards=text, script=["blue:blank"] * (not steps)))
        assert figure(game, "dummy-1").area == end
        assert len([one for one in happened(game, "moves") if one["figure"] == "dummy-1"]) == steps
        assert bool(happened(game, "attack")) is (start == "a")


@rule("SS-RULE-12")
def test_the_distance_of_a_behaviour_is_that_of_the_walker() -> None:
    map = "+-+-+\n|a<b|\n+ + +\n|c d|\n+-+-+"
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "b"}}
    game = go_on(turn("fury", {"raider-green-1": "a"}, heroes, map=map))
    assert [one["weapon"] for one in happened(game, "attack")] == ["knife"]


@rule("SS-RULE-107")
def test_sentences_that_need_a_lost_target_are_skipped() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g"}}
    text = foe(
        weapons='{ id = "fist", hits = 9 }',
        behaviours='{ at = [0], do = ["attack 2", "move 1"] }, { do = [] }',
    )
    game = go_on(turn("fury", {"dummy-1": "a"}, heroes, cards=text, script=["blue:blank"]))
    assert len(happened(game, "attack")) == 1
    assert hero(game, "auriel").wounds == 0


# -- movement --------------------------------------------------------------------------------------


def ends(do: str, at: str = "e", distance: int = 4) -> str:
    """Where a dummy with that behaviour ends, if the heroes stand in a."""
    text = foe(behaviours=f"{{ at = [{distance}], do = [{do}] }}, {{ do = [] }}")
    area: str = figure(go_on(turn("fury", {"dummy-1": at}, cards=text)), "dummy-1").area
    return area


@rule("SS-ENEMYMOVE-3")
def test_engaging_goes_all_the_way() -> None:
    assert ends('"engage"') == "a"


@rule("SS-ENEMYMOVE-4", "SS-ENEMYMOVE-1")
def test_an_enemy_moves_so_many_areas_toward_its_target() -> None:
    assert ends('"move 1"') == "d"
    assert ends('"move 3"') == "b"


@rule("SS-ENEMYMOVE-9")
def test_an_enemy_that_is_there_stays() -> None:
    assert ends('"engage"', "a", 0) == "a"


@rule("SS-RULE-105")
@pytest.mark.parametrize(
    ("do", "area"), [('"engage"', "a"), ('"move 2"', "c"), ('"move 9"', "a"), ('"engage", "engage"', "a")]
)
def test_engaging_goes_all_the_way_and_moving_stops_at_the_target(do: str, area: str) -> None:
    text = foe(behaviours=f"{{ at = [4], do = [{do}] }}, {{ do = [] }}")
    assert figure(go_on(turn("fury", {"dummy-1": "e"}, cards=text)), "dummy-1").area == area


@rule("SS-ENEMYMOVE-2", "SS-ENEMYMOVE-5", "SS-RULE-106")
def test_enemies_avoid_obstacles_on_equally_short_routes_only() -> None:
    map = "+-+-+-+\n|a b c|\n+ + + +\n|d e f|\n+-+-+-+"
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    walls = "+-+-+-+\n|a b c|\n+ +-+ +\n|d e f|\n+-+-+-+"
    text = foe(behaviours='{ do = ["move-near 9"] }')
    open_field = turn("fury", {"dummy-1": "c"}, heroes, cards=text, map=map, quest={"hindering": ["b"]})
    go_on(open_field)
    assert [one["area"] for one in happened(open_field, "moves")] == ["b", "a"]
    choice = turn("fury", {"dummy-1": "f"}, heroes, cards=text, map=walls, quest={"dangerous": ["b"]})
    go_on(choice)
    assert [one["area"] for one in happened(choice, "moves")] == ["e", "d", "a"]
    free = turn("fury", {"dummy-1": "f"}, heroes, cards=text, map=walls)
    assert asked(free) == "route"


@rule("SS-ENEMYMOVE-8")
def test_figures_block_no_route() -> None:
    heroes = {"ecarus": {"at": "b", "hidden": True}, "auriel": {"at": "a"}}
    game = go_on(turn("fury", {"gremlin-green-1": "c", "raider-green-1": {"at": "b", "stun": 1}}, heroes))
    assert figure(game, "gremlin-green-1").area == "a"


@rule("SS-ENEMYMOVE-10", "SS-RULE-69")
def test_an_enemy_retreats_where_it_came_from_else_away_from_the_heroes() -> None:
    text = foe(behaviours='{ at = [0], do = ["retreat 1"] }, { do = [] }')
    heroes = {"ecarus": {"at": "c"}, "auriel": {"at": "a"}}
    back = go_on(turn("fury", {"dummy-1": {"at": "c", "came": "b"}}, heroes, cards=text))
    assert figure(back, "dummy-1").area == "b"
    away = go_on(
        turn("fury", {"dummy-1": "c", "other-1": {"at": "b", "stun": 1}}, heroes, cards=text + foe("other"))
    )
    assert figure(away, "dummy-1").area == "d"
    cornered = go_on(
        turn(
            "fury",
            {"dummy-1": "a"},
            {"ecarus": {"at": "a"}, "auriel": {"at": "a"}},
            cards=text,
            map="+-+-+\n|a|b|\n+-+-+",
        )
    )
    assert figure(cornered, "dummy-1").area == "a"


@rule("SS-ENEMYMOVE-12")
def test_flying_enemies_ignore_barriers() -> None:
    wings = '[[ability]]\nid = "wings"\nwhen = "always"\nflying = true\n'
    text = wings + foe(abilities=["wings"], behaviours='{ at = [1], do = ["engage"] }, { do = [] }')
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "b"}}
    game = go_on(turn("fury", {"dummy-1": "a"}, heroes, cards=text, map="+-+-+\n|a<b|\n+-+-+"))
    assert figure(game, "dummy-1").area == "b"


@rule("SS-ENEMYCOND-10", "SS-RULE-110")
def test_an_enemy_stunned_in_its_activation_stops_after_the_sentence() -> None:
    text = foe(behaviours='{ at = [0], do = ["use daze", "attack fist"] }, { do = [] }', abilities=["daze"])
    daze = '[[ability]]\nid = "daze"\nwhen = "named"\ndo = [{ each = "self", do = ["stun"] }]\n'
    game = go_on(turn("fury", {"dummy-1": "a"}, cards=daze + text))
    assert happened(game, "attack") == []
    assert figure(game, "dummy-1").stun
    flees = foe(behaviours='{ at = [0], do = ["use daze", "retreat 1"] }, { do = [] }', abilities=["daze"])
    game = go_on(turn("fury", {"dummy-1": {"at": "a", "came": "b"}}, cards=daze + flees))
    assert figure(game, "dummy-1").area == "a"


@rule("SS-GHOST-10")
def test_a_living_hero_has_an_enemy_turn() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g", "ghost": True}}
    game = go_on(choose(scene(heroes, {"gremlin-green-1": "c"}), "end-turn"))
    assert len(happened(game, "encounter")) == 1


@rule("SS-RULE-102", "SS-BATTLE-17")
def test_a_ghosts_go_has_no_enemy_turn() -> None:
    heroes = {"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, {"gremlin-green-1": "c"}), "end-turn")
    assert happened(game, "encounter") == []
    assert state(game).active == "auriel"


@rule("SS-ENEMYCOND-7", "SS-GROUP-8")
@pytest.mark.parametrize("blind", [True, False])
def test_a_blinded_figure_of_a_group_sees_for_nobody(blind: bool) -> None:
    map = "+-+-+-+-+\n|a.b.c|d|\n+ + + + +\n|e.f.g.h|\n+-+-+-+-+"
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a", "ghost": True}}
    lines = '{ at = [1], do = ["attack fist"] }, { do = ["move-near 1"] }'
    text = foe(behaviours=lines, more="figures = 2")
    game = turn("fury", {"dummy-1": {"at": "b", "areas": ["b", "d"]}}, heroes, cards=text, map=map)
    game.table.state.foes[0].figures[0].blind = int(blind)
    go_on(game)
    assert bool(happened(game, "attack")) is not blind
    assert {one["figure"] for one in happened(game, "moves")} == (
        {"dummy-1/a", "dummy-1/b"} if blind else set()
    )
