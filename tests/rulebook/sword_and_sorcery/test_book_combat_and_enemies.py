"""Checks of the chapters on combat, conditions, enemies and bosses, where two rules meet."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import GAME
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import duel, foe, struck, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

TWO: dict[str, Any] = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
FENRIR = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "a"}}
OUT: dict[str, Any] = {"at": "a", "rank": 2, "powers": [{"id": "summon-fenrir", "out": "fenrir"}]}


def enemy_turn(heroes: dict[str, Any], enemies: dict[str, Any], card: str = "fury", **facts: Any) -> Game:
    tops = {"encounters": [card], **facts.pop("tops", {})}
    return scene(heroes, enemies, phase="enemy", tops=tops, **facts)


# -- 9 attack and defence ----------------------------------------------------------------------------


@rule("SS-RULE-74")
@pytest.mark.parametrize(("hits", "crits", "area"), [(0, 0, "a"), (1, 1, "b")])
def test_without_a_hit_conditions_hold_but_crit_and_push_do_not(hits: int, crits: int, area: str) -> None:
    cards = weapon(hits=hits, effects=["kd", "crit", "push"]) + foe()
    game = go_on(duel(cards, tops={"crits": ["gash"]}))
    assert figure(game, "dummy-1").down
    assert len(happened(game, "crit")) == crits
    assert figure(game, "dummy-1").area == area


@rule("SS-RULE-85", "SS-PUSH-2")
def test_the_hit_of_superiority_is_enough_for_a_push() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "a"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=weapon(effects=["push"]) + foe())
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert figure(game, "dummy-1").area == "b"
    apart = {**heroes, "auriel": {"at": "g"}}
    alone = scene(apart, {"dummy-1": "a"}, cards=weapon(effects=["push"]) + foe())
    go_on(choose(alone, "attack:blade>dummy-1", "plain"))
    assert figure(alone, "dummy-1").area == "a", "no hit, no push"


@rule("SS-PUSH-8", "SS-DEFENCE-1")
def test_a_push_works_though_resistance_takes_every_hit() -> None:
    game = go_on(duel(weapon(hits=1, effects=["push"]) + foe(more="resist = { slashing = -3 }")))
    assert figure(game, "dummy-1").wounds == 0, "three hits less"
    assert figure(game, "dummy-1").area == "b"


@rule("SS-RULE-82")
@pytest.mark.parametrize(
    ("effects", "more", "shields", "wounds"),
    [
        (["fatal 1"], "armor = 5", 0, 1),
        (["fatal 5"], "armor = 5", 0, 3),
        (["fatal 2"], "armor = 5", 1, 1),
        (["fatal 2"], "armor = 5\nresist = { any = -1 }", 0, 1),
        (["fatal 1"], "armor = 5\nresist = { slashing = 2 }", 0, 1),
        (["fatal all"], "armor = 5\nresist = { slashing = 2 }", 0, 5),
        (["fatal 1", "fatal 1"], "armor = 5", 0, 2),
        (["pierce 2"], "armor = 3", 0, 2),
        (["pierce all"], "armor = 3", 1, 2),
        ([], "armor = 1\nmshield = 1", 1, 1),
    ],
)
def test_fatal_hits_armor_resistance_and_magic_shields(
    effects: list[str], more: str, shields: int, wounds: int
) -> None:
    game = go_on(duel(weapon(hits=3, effects=effects) + foe(more=more), enemy={"shields": shields}))
    assert figure(game, "dummy-1").wounds == wounds


def wounded_by(type: str, resist: str) -> int:
    """What is left of three hits."""
    game = go_on(duel(weapon(hits=3, type=type) + foe(more=f"resist = {{ {resist} }}")))
    wounds: int = figure(game, "dummy-1").wounds
    return wounds


@rule("SS-ENEMYCARD-8")
@pytest.mark.parametrize(
    ("type", "resist", "wounds"),
    [
        ("slashing", "slashing = -1", 2),
        ("piercing", "slashing = -1", 3),
        ("piercing", "any-except-piercing = -1", 3),
        ("crushing", "any-except-piercing = -1", 2),
        ("mystic", "any = 1", 4),
    ],
)
def test_damage_types(type: str, resist: str, wounds: int) -> None:
    assert wounded_by(type, resist) == wounds


@rule("SS-RULE-157")
@pytest.mark.parametrize(
    ("resist", "wounds"), [("slashing = -1", 3), ("any = -1", 2), ("any-except-piercing = -1", 2)]
)
def test_an_attack_without_damage_type_is_only_met_by_what_meets_any(resist: str, wounds: int) -> None:
    assert wounded_by("", resist) == wounds


@rule("SS-RULE-78", "SS-INJURY-3")
def test_an_armor_injury_counts_in_the_same_defence() -> None:
    game = go_on(
        duel(weapon(hits=2, effects=["crit"]) + foe(more="armor = 2"), tops={"crits": ["broken-armor"]})
    )
    assert list(figure(game, "dummy-1").injuries) == ["broken-armor"]
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-RULE-160", "SS-RULE-79")
def test_a_crit_that_kills_one_target_leaves_the_others_to_defend() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    cards = weapon(hits=1, effects=["crit", "aoe 0"]) + foe(hp=1) + foe("other")
    game = scene(heroes, {"dummy-1": "a", "other-1": "a"}, cards=cards, tops={"crits": ["gash", "gash.2"]})
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert figure(game, "dummy-1") is None
    assert figure(game, "other-1").wounds == 2


@rule("SS-EX-34", "SS-INJURY-4")
@pytest.mark.parametrize(("wounds", "dead"), [(1, False), (2, True)])
def test_a_stronger_injury_of_health_replaces_the_weaker_and_may_kill(wounds: int, dead: bool) -> None:
    enemy = {"injuries": ["wounded-leg"], "wounds": wounds}
    cards = weapon(hits=1, effects=["crit"]) + foe(hp=4, more="armor = 9")
    game = go_on(duel(cards, enemy=enemy, tops={"crits": ["wounded-chest"]}))
    assert (figure(game, "dummy-1") is None) is dead
    if not dead:
        assert figure(game, "dummy-1").injuries == ["wounded-chest"]


@rule("SS-RULE-158")
def test_a_weaker_injury_of_health_is_one_damage() -> None:
    enemy = {"injuries": ["wounded-chest"]}
    cards = weapon(hits=1, effects=["crit"]) + foe(more="armor = 9")
    game = go_on(duel(cards, enemy=enemy, tops={"crits": ["wounded-leg"]}))
    assert (figure(game, "dummy-1").injuries, figure(game, "dummy-1").wounds) == (["wounded-chest"], 1)


@rule("SS-RULE-159", "SS-BOSS-8")
def test_a_boss_shrugs_a_stun_off() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    cards = weapon(hits=1, effects=["crit", "stun"])
    game = scene(
        heroes, {"troll": "a"}, cards=cards, priority="ecarus", priority_level=1, tops={"crits": ["dazed"]}
    )
    go_on(choose(game, "attack:blade>troll", "plain"))
    assert figure(game, "troll").stun == 0
    assert figure(game, "troll").wounds == 0, "no hit point for what never came"
    assert [one["crit"] for one in happened(game, "crit")] == ["dazed"], "nor another token"


@rule("SS-COND-3")
@pytest.mark.parametrize("condition", ["blind", "slow", "stun"])
def test_a_condition_on_the_same_condition_costs_a_hit_point(condition: str) -> None:
    game = go_on(duel(weapon(effects=[condition]) + foe(), enemy={condition: 1}))
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-RULE-45")
def test_who_lies_and_is_knocked_down_again_loses_a_hit_point() -> None:
    game = go_on(duel(weapon(effects=["kd"]) + foe(), enemy={"down": True}))
    by_superiority = 1
    assert figure(game, "dummy-1").wounds == 1 + by_superiority


@rule("SS-RULE-47")
@pytest.mark.parametrize(
    ("had", "got", "left", "wounds"), [(0, 1, 1, 0), (1, 1, 1, 1), (1, 2, 2, 1), (2, 1, 2, 1), (2, 2, 2, 1)]
)
def test_poison_on_poison(had: int, got: int, left: int, wounds: int) -> None:
    game = go_on(duel(weapon(effects=[f"poison {got}"]) + foe(), enemy={"poison": had}))
    assert (figure(game, "dummy-1").poison, figure(game, "dummy-1").wounds) == (left, wounds)


@rule("SS-RULE-83", "SS-RULE-84", "SS-TARGET-11")
def test_an_area_attack_reaches_hidden_heroes_and_companions_but_no_ghosts() -> None:
    heroes = {
        "laegon": {**OUT, "wounds": 0},
        "shae": {"at": "a", "hidden": True},
        "auriel": {"at": "a", "ghost": True},
    }
    cards = foe(weapons='{ id = "fist", hits = 2, effects = ["aoe 0"] }')
    game = enemy_turn(
        heroes,
        {"dummy-1": "a", "other-1": "a"},
        allies=FENRIR,
        cards=cards + foe("other", behaviours="{ do = [] }"),
    )
    go_on(game)
    struck_ones = {one["figure"] for one in happened(game, "damage")}
    assert {"laegon", "fenrir"} <= struck_ones and "auriel" not in struck_ones
    assert "shae" in struck_ones, "hidden"
    assert "other-1" not in struck_ones, "of the attacker's own faction"


@rule("SS-AOE-2", "SS-RULE-14")
@pytest.mark.parametrize(("closed", "hit"), [(True, False), (False, True)])
def test_an_area_attack_stops_at_a_closed_door(closed: bool, hit: bool) -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "a", "ghost": True}}
    cards = weapon(hits=2, effects=["aoe 1"]) + foe() + foe("other")
    quest = {"doors": {"door-1": {"kind": "door"}}}
    shut = ["door-1"] if closed else []
    game = scene(
        heroes,
        {"dummy-1": "a", "other-1": "b"},
        cards=cards,
        map="+-+-+\n|a1b|\n+-+-+",
        quest=quest,
        closed=shut,
    )
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert figure(game, "dummy-1").wounds > 0
    assert (figure(game, "other-1").wounds > 0) is hit


@rule("SS-AOE-2", "SS-RULE-14")
def test_an_area_attack_goes_by_the_way_that_a_figure_walks() -> None:
    """From a it is one step to c; d is as near, behind a wall."""
    heroes = {"ecarus": {"at": "e", "slots": {"main": "blade"}}, "auriel": {"at": "e", "ghost": True}}
    cards = weapon(hits=2, effects=["aoe 1"], range=3) + foe() + foe("beside") + foe("behind")
    game = scene(
        heroes,
        {"dummy-1": "a", "beside-1": "c", "behind-1": "d"},
        cards=cards,
        map="+-+-+-+\n|e a|d|\n+-+ + +\n|g|c h|\n+-+-+-+",
    )
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert figure(game, "beside-1").wounds > 0, "a way leads there"
    assert figure(game, "behind-1").wounds == 0, "only a wall lies between"


@rule("SS-GOLD-2", "SS-ATTACK-6")
def test_a_die_is_rolled_again_once_whatever_offers_it() -> None:
    cards = weapon(red=1, effects=["hit: reroll 1", "power: reroll 1"]) + foe()
    game = duel(cards, ["red:hit-power", "red:hit-power"])
    choose(game, offered(game, "spend")[0])
    go_on(game, until="spend")
    assert offered(game, "spend") == []
    assert len(happened(game, "reroll")) == 1


@rule("SS-RULE-176", "SS-KD-2")
def test_who_is_knocked_down_by_the_attack_defends_without_armor() -> None:
    armed = {"slots": {"armor": "scale"}, "shields": 0}
    arms = '{ id = "fist", hits = 1, effects = ["kd"] }'
    game = go_on(struck(armed, arms, script=["blue:blank"]))
    assert hero(game, "ecarus").wounds == 1
    assert hero(game, "ecarus").down


@rule("SS-RULE-87", "SS-DEFENCE-6")
def test_magic_shields_stop_hits_and_come_back_with_time() -> None:
    armed = {"slots": {"armor": "scale-upgraded"}}
    game = struck(armed, '{ id = "fist", hits = 2 }')
    go_on(game, until="event")
    assert hero(game, "ecarus").wounds == 0
    assert hero(game, "ecarus").shields == 0, "one for the hit that armor left"


@rule("SS-RULE-68", "SS-PUSH-7", "SS-RULE-165")
def test_a_hero_who_is_pushed_meets_whoever_lies_in_wait() -> None:
    heroes = {"ecarus": {"at": "b", "came": "a"}, "auriel": {"at": "g"}}
    cards = foe(weapons='{ id = "fist", hits = 1, effects = ["push"] }')
    guard = foe(
        "guard", weapons='{ id = "sword", hits = 1 }', abilities=["readiness-2"], behaviours="{ do = [] }"
    )
    game = enemy_turn(
        heroes, {"dummy-1": "b", "guard-1": "a"}, cards=cards + guard, script=["blue:blank"] * 3
    )
    go_on(game)
    assert [one["attacker"] for one in happened(game, "attack")] == ["dummy-1", "guard-1"]
    assert happened(game, "free-attack") == []
    assert hero(game, "ecarus").area == "a"


@rule("SS-RULE-166")
def test_a_stunned_enemy_that_lies_stays_down() -> None:
    game = go_on(enemy_turn(TWO, {"dummy-1": {"at": "b", "stun": 1, "down": True, "slow": 1}}, cards=foe()))
    body = figure(game, "dummy-1")
    assert (body.stun, body.down, body.slow) == (0, True, 1)


@rule("SS-ENEMYCOND-5", "SS-RULE-109")
def test_a_slowed_enemy_does_the_first_sentence_and_is_free_again() -> None:
    cards = foe(behaviours='{ at = [1, 2], do = ["engage", "attack fist"] }, { do = [] }')
    game = go_on(enemy_turn(TWO, {"dummy-1": {"at": "b", "slow": 1}}, cards=cards))
    assert (figure(game, "dummy-1").area, figure(game, "dummy-1").slow) == ("a", 0)
    assert happened(game, "attack") == []


@rule("SS-ENEMYCOND-7", "SS-ENEMYCOND-8")
def test_a_blinded_enemy_among_heroes_neither_moves_nor_strikes() -> None:
    cards = foe(behaviours='{ at = [0], do = ["attack fist"] }, { do = ["move-near 2", "attack fist"] }')
    game = go_on(enemy_turn(TWO, {"dummy-1": {"at": "a", "blind": 1}}, cards=cards))
    assert happened(game, "attack") == [] and figure(game, "dummy-1").area == "a"
    assert figure(game, "dummy-1").blind == 0


@rule("SS-EX-44", "SS-ENCOUNTER-5")
def test_a_card_that_activates_one_passes_over_the_stunned() -> None:
    enemies = {"dummy-1": {"at": "b", "stun": 1}, "other-1": "b"}
    cards = foe() + foe("other") + '[[encounter]]\nid = "one"\nactivate = "count 1"\n'
    game = enemy_turn(TWO, enemies, "one", cards=cards, check=False)
    go_on(game)
    assert [one["enemy"] for one in happened(game, "activates")] == ["other-1"]
    assert figure(game, "dummy-1").stun == 1


@rule("SS-TARGET-8", "SS-TARGET-9")
@pytest.mark.parametrize(
    ("target", "facts", "chosen"),
    [
        ("most-wounded", {"ecarus": {"wounds": 1}, "auriel": {"wounds": 2}}, "auriel"),
        ("most-wounded", {"ecarus": {"wounds": 1}, "auriel": {"wounds": 1}}, "auriel"),
        ("richest", {"ecarus": {"crowns": 5}, "auriel": {"crowns": 10}}, "auriel"),
        ("richest", {"ecarus": {"wounds": 1}, "auriel": {}}, "ecarus"),
        ("strength", {"ecarus": {}, "auriel": {"wounds": 3}}, "ecarus"),
        ("faith", {"ecarus": {}, "auriel": {"wounds": 1}}, "auriel"),
        ("nearest", {"ecarus": {"hidden": True}, "auriel": {}}, "auriel"),
        ("nearest", {"ecarus": {"veil": "time"}, "auriel": {}}, "auriel"),
    ],
)
def test_whom_an_enemy_takes(target: str, facts: dict[str, Any], chosen: str) -> None:
    heroes = {name: {"at": "a", **one} for name, one in facts.items()}
    game = enemy_turn(heroes, {"dummy-1": "a"}, cards=foe(target=target), script=["blue:shield"])
    assert asked(game) != "enemy-target", "one of them is singled out"
    go_on(game)
    assert [one["target"] for one in happened(game, "attack")] == [chosen]


@rule("SS-TARGET-9")
def test_most_wounds_then_fewest_hit_points_then_the_nearest_then_the_player() -> None:
    def facing(laegon: dict[str, Any], shae: dict[str, Any]) -> Game:
        arms = foe(target="strength", behaviours='{ at = [0, 1], do = ["engage", "attack fist"] }')
        heroes = {"laegon": {"at": "a", "card": "laegon-ranger", **laegon}, "shae": {"at": "a", **shae}}
        return enemy_turn(heroes, {"dummy-1": "a"}, cards=arms, script=["blue:shield"])

    def taken(laegon: dict[str, Any], shae: dict[str, Any]) -> list[str]:
        return [one["target"] for one in happened(facing(laegon, shae), "targets")]

    assert taken({"wounds": 2, "rank": 2}, {"wounds": 1}) == ["laegon"], "though Shae has fewer left"
    assert taken({"wounds": 1}, {"wounds": 1, "at": "b"}) == ["shae"], "though Laegon is nearer"
    assert taken({"card": "laegon-archer", "at": "b"}, {}) == ["shae"]
    undecided = facing({"card": "laegon-archer"}, {})
    assert asked(undecided) == "enemy-target"


@rule("SS-KILL-1", "SS-ENEMYPOWER-3")
@pytest.mark.parametrize(
    ("rank", "powers", "gained"),
    [("green", [], 1), ("blue", ["thorns"], 1), ("green", ["thorns", "venom-blade"], 0), ("red", [], 0)],
)
def test_who_kills_a_hero_gains_a_power(rank: str, powers: list[str], gained: int) -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g"}}
    cards = foe(weapons='{ id = "fist", hits = 9 }', rank=rank)
    enemies = {"dummy-1": {"at": "a", "powers": powers}}
    game = enemy_turn(heroes, enemies, cards=cards, script=["blue:blank"])
    go_on(game)
    assert hero(game, "ecarus").ghost
    assert len(happened(game, "enemy-power")) == gained


@rule("SS-RULE-174", "SS-LOOT-7")
def test_the_trophies_of_a_group_come_with_its_last_figure() -> None:
    cards = weapon(hits=9) + foe(hp=1, more="figures = 2\nshards = 2\nloot = 1")
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=cards)
    go_on(choose(game, "attack:blade>dummy-1/a", "plain"))
    assert state(game).shards == 0
    assert state(game).ground == {}, "no trophy either"
    state(game).turn.combat = 0
    go_on(choose(Game(GAME, game.table), "attack:blade>dummy-1/b", "plain"))
    assert state(game).shards == 2
    assert state(game).ground["a"].loot == 1


@rule("SS-RULE-165")
@pytest.mark.parametrize(("stun", "attacks"), [(0, 2), (1, 1)])
def test_spikes_of_a_stunned_enemy_do_not_strike_back(stun: int, attacks: int) -> None:
    cards = weapon(hits=1) + foe(abilities=["spikes"])
    game = go_on(duel(cards, ["blue:shield"] if not stun else [], enemy={"stun": stun}))
    assert len(happened(game, "attack")) == attacks


@rule("SS-RULE-167", "SS-SCROLL-7")
@pytest.mark.parametrize(("wounds", "charges", "left"), [(3, 1, 0), (0, 1, 0), (3, 0, 3)])
def test_a_charge_is_used_where_the_behaviour_calls_for_it(wounds: int, charges: int, left: int) -> None:
    cards = foe(
        abilities=["healing-potion"], behaviours='{ do = [{ if = "wounded", do = ["use healing-potion"] }] }'
    )
    enemies = {"dummy-1": {"at": "b", "wounds": wounds, "charges": {"healing-potion": charges}}}
    game = go_on(enemy_turn(TWO, enemies, cards=cards))
    assert figure(game, "dummy-1").wounds == left
    used = wounds > left
    assert state(game).foes[0].charges == {"healing-potion": charges - used}


def bought_with(*faces: str) -> list[str]:
    """What a weapon's symbols pay for: Burn II costs one, the area two."""
    arms = '{ id = "fist", blue = 2, hits = 1, effects = ["power: burn 2", "power power: aoe 0"] }'
    script = [*(f"blue:{face}" for face in faces), *["blue:shield"] * 2]
    game = go_on(enemy_turn(TWO, {"dummy-1": "a"}, cards=foe(weapons=arms), script=script))
    return [one["effect"] for one in happened(game, "spend") if one["figure"] == "dummy-1"]


@rule("SS-ENEMYATTACK-4", "SS-EX-51")
def test_an_enemy_pays_for_the_dearest_effect_first() -> None:
    assert bought_with("blank", "shield-power") == ["burn-2"]
    assert bought_with("blank", "power-power") == ["aoe-0"], "the dearest, though the other is first in print"
    assert bought_with("shield-power", "power-power") == ["aoe-0", "burn-2"], "then what can still be paid"


@rule("SS-RULE-173")
def test_the_ram_of_the_troll_hurts_the_hidden_too_and_everybody_once() -> None:
    heroes = {"ecarus": {"at": "c"}, "shae": {"at": "b", "hidden": True}, "auriel": {"at": "c"}}
    game = go_on(enemy_turn(heroes, {"troll": "a"}, priority="ecarus", priority_level=1))
    lost = [one["figure"] for one in happened(game, "wounded")]
    assert sorted(lost[:3]) == ["auriel", "ecarus", "shae"]


@rule("SS-RULE-116", "SS-KILL-1")
def test_nobody_is_rewarded_for_a_death_by_fire() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7, "burns": [1]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=foe(), phase="time")
    go_on(game)
    assert hero(game, "ecarus").ghost and happened(game, "enemy-power") == []
    slain = struck({"wounds": 7}, '{ id = "fist", hits = 9 }', ["blue:blank"])
    assert len(happened(go_on(slain), "enemy-power")) == 1, "whose attack kills gains one"


@rule("SS-RULE-52", "SS-TIME-9")
def test_who_burns_to_death_at_a_shrine_may_be_brought_back_at_once() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7, "burns": [1]}, "auriel": {"at": "g"}}
    game = scene(heroes, phase="time", shards=1, shrines={"a": True}, check=False)
    assert asked(game) == "souls"
    choose(game, "resurrect:ecarus")
    assert not hero(game, "ecarus").ghost and state(game).shards == 0


@rule("SS-BURN-2", "SS-BURN-3")
def test_burns_stack_and_fade_one_by_one() -> None:
    heroes = {"ecarus": {"at": "a", "burns": [2, 1]}, "auriel": {"at": "g"}}
    game = scene(heroes, phase="time")
    go_on(game)
    assert hero(game, "ecarus").wounds == 2, "one for each token"
    assert hero(game, "ecarus").burns == [1], "Burn II has become Burn I, Burn I is out"


@rule("SS-RULE-88", "SS-CRIT-2")
def test_a_mirrored_attack_brings_no_crit_on_the_hero() -> None:
    armed = {"slots": {"off": "golden-mirror"}}
    arms = '{ id = "fist", hits = 2, effects = ["crit"] }'
    game = struck(armed, arms, tops={"crits": ["gash"]}, soul_weapons=[], check=False)
    choose(game, "mirror:golden-mirror")
    shown = game.table.content.item("golden-mirror").mirror_on
    assert shown
    turned = happened(game, "mirrored")
    hurt = "dummy-1" if turned else "ecarus"
    assert {one["figure"] for one in happened(game, "crit")} == {hurt}


@rule("SS-PRIORITY-7", "SS-RULE-125")
def test_a_companion_that_bites_the_boss_draws_it_to_its_owner() -> None:
    heroes = {"laegon": OUT, "auriel": {"at": "g"}}
    game = scene(
        heroes,
        {"troll": "a"},
        allies=FENRIR,
        priority="auriel",
        priority_level=1,
        script=["red:hit-hit", "blue:hit", "blue:hit", "blue:blank", "blue:blank"],
        check=False,
    )
    choose(game, "activate:fenrir", "attack:fenrir-2>troll")
    go_on(game, until="companion")
    assert state(game).priority == "laegon"
    assert state(game).priority_level == 1
