"""SS-COND, SS-KD, SS-INJURY, SS-POISON, SS-BLIND, SS-SLOW, SS-STUN, SS-CRIT, SS-PUSH, SS-BURN."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.rules.combat.conditions import conditions_of
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import duel, foe, struck, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

TWO = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}


def given(effect: str, **enemy: object) -> object:
    """The dummy has been struck with this effect and has taken 1 hit."""
    return figure(go_on(duel(weapon(hits=1, effects=[effect]) + foe(), enemy=dict(enemy))), "dummy-1")


@rule("SS-ENEMYCOND-1")
@pytest.mark.parametrize(
    ("effect", "field"),
    [("kd", "down"), ("blind", "blind"), ("slow", "slow"), ("stun", "stun"), ("poison 1", "poison")],
)
def test_each_condition_is_marked_on_an_enemy(effect: str, field: str) -> None:
    assert getattr(given(effect), field)


@rule("SS-COND-6", "SS-KD-6")
def test_each_condition_is_marked_on_a_hero() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["kd", "blind", "slow", "stun", "poison 1"] }'
    game = struck(weapons=weapons, script=["blue:shield"])
    while asked(game) not in ("hero-turn", "next-hero"):
        choose(game, offered(game)[0])
    ecarus = hero(game, "ecarus")
    assert ecarus.blind and ecarus.slow and ecarus.stun and ecarus.poison
    assert ecarus.down


@rule("SS-COND-1")
def test_there_are_six_conditions() -> None:
    facts = {"down": True, "blind": 1, "slow": 1, "stun": 1, "poison": 1, "injuries": ["hurt-arm"]}
    game = scene({"ecarus": {"at": "a", **facts}, "auriel": {"at": "g"}}, active="auriel")
    found = conditions_of(hero(game, "ecarus"))
    assert found == ["kd", "blind", "slow", "stun", "poison", "injury"]


@rule("SS-COND-3")
@pytest.mark.parametrize(
    ("effect", "had"),
    [("kd", {"down": True}), ("blind", {"blind": 1}), ("slow", {"slow": 1}), ("stun", {"stun": 1})],
)
def test_a_condition_one_has_costs_a_hit_point(effect: str, had: dict[str, object]) -> None:
    text = weapon(effects=[effect, "hit -1"]) + foe()
    game = go_on(duel(text, enemy=had))
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-COND-2")
def test_different_conditions_lie_side_by_side() -> None:
    game = go_on(duel(weapon(effects=["blind", "slow", "poison 1"]) + foe()))
    dummy = figure(game, "dummy-1")
    assert dummy.blind and dummy.slow and dummy.poison and not dummy.wounds


@rule("SS-COND-4")
def test_bandages_remove_conditions() -> None:
    heroes = {
        "ecarus": {
            "at": "a",
            "pack": ["bandages", "tight-bandages.2"],
            "blind": 0,
            "slow": 0,
            "poison": 1,
            "injuries": ["hurt-arm"],
            "rank": 3,
        },
        "auriel": {"at": "g"},
    }
    game = scene(heroes)
    choose(game, "use:bandages")
    assert offered(game) == ["cure:poison", "cure:injury"]
    choose(game, "cure:poison")
    assert not hero(game, "ecarus").poison
    choose(game, "use:tight-bandages.2")
    assert hero(game, "ecarus").injuries == []
    assert "hurt-arm" in state(game).crits.discard


@rule("SS-BOSS-8", "SS-FLY-2")
def test_immunity_leaves_no_token_and_costs_nothing() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"troll": "a"}, cards=weapon(effects=["stun"]), priority="ecarus", priority_level=1)
    choose(game, "attack:blade>troll", "plain")
    assert not figure(game, "troll").stun and not figure(game, "troll").wounds
    wings = '[[ability]]\nid = "wings"\nwhen = "always"\nflying = true\n'
    flyer = go_on(duel(weapon(effects=["kd"]) + wings + foe(abilities=["wings"])))
    assert not figure(flyer, "dummy-1").down


@rule("SS-RULE-159")
def test_a_crit_token_that_gives_only_what_one_is_immune_to_is_discarded() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    text = weapon(hits=1, effects=["crit"])
    tops = {"crits": ["dazed"]}
    game = scene(heroes, {"troll": "a"}, cards=text, tops=tops, priority="ecarus", priority_level=1)
    choose(game, "attack:blade>troll", "plain")
    assert (figure(game, "troll").stun, state(game).crits.discard) == (0, ["dazed"])
    assert len(happened(game, "crit")) == 1


# -- knocked down ----------------------------------------------------------------------------------


@rule("SS-KD-1")
def test_a_lying_hero_cannot_attack() -> None:
    game = duel(weapon(hits=1) + foe(), hero={"down": True}, start=False)
    assert offered(game, "attack") == []
    barred = game.why_not("attack:blade>dummy-1")
    assert barred is not None and barred.rule == "SS-KD-1"


@rule("SS-KD-4", "SS-KD-5", "SS-SPECIAL-4")
def test_a_lying_hero_stands_up_for_a_movement_point_or_a_dash() -> None:
    heroes = {"ecarus": {"at": "a", "down": True}, "auriel": {"at": "g"}}
    game = scene(heroes)
    assert offered(game, "move") == []
    choose(game, "stand")
    assert (hero(game, "ecarus").down, state(game).turn.mp) == (False, 2)
    assert offered(game, "move") == ["move:b"]
    dashing = choose(scene(heroes), "dash")
    assert not hero(dashing, "ecarus").down
    assert state(dashing).turn.moves == 0


@rule("SS-RULE-46", "SS-SLOW-1")
def test_slowed_and_down_standing_takes_the_one_action() -> None:
    heroes = {"ecarus": {"at": "a", "down": True, "slow": 1, "pack": ["bag"]}, "auriel": {"at": "g"}}
    walking = choose(scene(heroes), "stand")
    assert offered(walking, "dash") == [] and offered(walking, "rearrange") == []
    dashing = choose(scene(heroes), "dash")
    assert offered(dashing, "move") == []


# -- injuries and crits ----------------------------------------------------------------------------


def crit(token: str, **enemy: object) -> object:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1", hp=6)
    game = duel(text, enemy=dict(enemy), tops={"crits": [token]})
    return figure(go_on(game), "dummy-1")


@rule("SS-CRIT-1", "SS-CRIT-3")
def test_a_green_token_acts_at_once_before_the_defence() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1")
    game = go_on(duel(text, tops={"crits": ["gash"]}))
    assert figure(game, "dummy-1").wounds == 1
    assert "gash" in state(game).crits.discard


@rule("SS-CRIT-4")
def test_a_blue_token_gives_a_condition_and_goes() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1")
    game = go_on(duel(text, tops={"crits": ["hobbled"]}))
    assert figure(game, "dummy-1").slow
    assert "hobbled" in state(game).crits.discard


@rule("SS-ENEMYCOND-4", "SS-INJURY-3")
def test_an_injured_armor_counts_one_less_for_enemies_and_heroes() -> None:
    game = duel(weapon(hits=3) + foe(more="armor = 2"), enemy={"injuries": ["broken-armor"]})
    assert figure(game, "dummy-1").wounds == 2
    mail = '[[item]]\nid = "mail"\nkind = "armor"\narmor = 2\ndefence = 1\n'
    facts = {"slots": {"armor": "mail"}, "injuries": ["broken-armor"]}
    hurt = go_on(struck(facts, script=["blue:blank"], cards=mail))
    assert hero(hurt, "ecarus").wounds == 2


@rule("SS-INJURY-1")
def test_an_injury_stays_through_the_time_phase() -> None:
    heroes = {"ecarus": {"at": "a", "injuries": ["hurt-arm"]}, "auriel": {"at": "g"}}
    assert hero(go_on(scene(heroes, phase="time")), "ecarus").injuries == ["hurt-arm"]


@rule("SS-CRIT-5", "SS-RULE-78")
def test_a_red_token_stays_and_counts_in_the_same_defence() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1")
    game = go_on(duel(text, tops={"crits": ["broken-armor"]}))
    dummy = figure(game, "dummy-1")
    assert dummy.injuries == ["broken-armor"]
    assert dummy.wounds == 1
    assert "broken-armor" not in state(game).crits.discard


@rule("SS-SETUP-11")
def test_all_crit_tokens_are_in_the_supply_at_the_beginning() -> None:
    game = scene(TWO)
    assert len(state(game).crits.deck) == sum(token.copies for token in game.table.content.crits.values())


@rule("SS-GOLD-3")
def test_a_pile_that_still_has_tokens_is_not_shuffled() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe()
    game = duel(text, start=False, tops={"crits": ["dazed"]})
    game.table.state.crits.discard = ["gash"]
    left = len(state(game).crits.deck)
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert len(state(game).crits.deck) == left - 1


@rule("SS-CRIT-6")
def test_the_crit_supply_is_shuffled_anew_when_it_is_empty() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe()
    game = duel(text, start=False)
    pile = game.table.state.crits
    pile.discard = ["gash"]
    pile.deck.pools, pile.deck.layers = {"all": []}, []
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert happened(game, "crit") == [{"figure": "dummy-1", "crit": "gash"}]


@rule("SS-RULE-175")
def test_nothing_left_to_draw_is_skipped() -> None:
    game = duel(weapon(hits=1, effects=["crit"]) + foe(), start=False)
    pile = game.table.state.crits
    pile.deck.pools, pile.deck.layers = {"all": []}, []
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert happened(game, "crit") == []
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-CRIT-7", "SS-RULE-158")
@pytest.mark.parametrize(("token", "had"), [("hurt-arm.2", "hurt-arm"), ("wounded-leg", "wounded-chest")])
def test_an_equal_or_weaker_injury_costs_a_hit_point_instead(token: str, had: str) -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1", hp=9)
    game = duel(text, enemy={"injuries": [had]}, start=False)
    pile = game.table.state.crits
    pile.deck.pools["all"] = [token]
    pile.deck.layers[0].count = 1
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert figure(game, "dummy-1").injuries == [had]
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-CRIT-8", "SS-EX-34")
def test_a_stronger_injury_replaces_the_weaker_without_damage() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1", hp=9)
    game = duel(text, enemy={"injuries": ["wounded-leg"]}, tops={"crits": ["wounded-chest"]}, start=False)
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert figure(game, "dummy-1").injuries == ["wounded-chest"]
    assert figure(game, "dummy-1").wounds == 0


@rule("SS-RULE-158")
def test_injuries_of_different_kinds_lie_side_by_side() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1", hp=9)
    game = go_on(duel(text, enemy={"injuries": ["hurt-arm"]}, tops={"crits": ["wounded-chest"]}))
    assert figure(game, "dummy-1").injuries == ["hurt-arm", "wounded-chest"]


@rule("SS-RULE-80")
def test_two_crits_draw_two_tokens() -> None:
    text = weapon(hits=1, effects=["crit", "crit"]) + foe(more="armor = 1", hp=9)
    game = go_on(duel(text, tops={"crits": ["gash", "deep-gash"]}))
    assert figure(game, "dummy-1").wounds == 3


@rule("SS-RULE-79")
def test_each_target_of_an_area_attack_draws_a_token_of_its_own() -> None:
    text = (
        weapon(hits=1, effects=["crit", "aoe 0"])
        + foe(more="armor = 1", hp=9)
        + foe("other", more="armor = 1", hp=9)
    )
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a", "other-1": "a"}, cards=text, tops={"crits": ["gash", "deep-gash"]})
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert (figure(game, "dummy-1").wounds, figure(game, "other-1").wounds) == (1, 2)


@rule("SS-INJURY-2")
def test_an_injured_arm_costs_every_attack_a_hit() -> None:
    game = duel(weapon(hits=3) + foe(), hero={"injuries": ["hurt-arm"]})
    assert happened(game, "hits")[0]["hits"] == 2


@rule("SS-INJURY-4")
def test_an_injury_of_health_kills_if_the_wounds_reach_the_new_maximum() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="armor = 1", hp=6)
    game = go_on(duel(text, enemy={"wounds": 4}, tops={"crits": ["wounded-chest"]}))
    assert figure(game, "dummy-1") is None


@rule("SS-RULE-80")
def test_two_crit_effects_draw_two_tokens_and_a_duplicate_costs_one_hit_point() -> None:
    text = weapon(hits=1, effects=["crit", "crit"]) + foe(more="armor = 1")
    game = go_on(duel(text, tops={"crits": ["dazed", "dazed.2"]}))
    assert len(happened(game, "crit")) == 2
    assert (figure(game, "dummy-1").stun, figure(game, "dummy-1").wounds) == (1, 1)


@rule("SS-RULE-81")
def test_the_symbol_of_an_injury_of_effects_is_data() -> None:
    assert load().dice.no_effects == "power"


@rule("SS-INJURY-5")
def test_an_injury_of_effects_bars_those_that_need_its_symbol() -> None:
    text = weapon(red=1, blue=1, effects=["power: hit 1", "magic: hit 2"]) + foe()
    game = duel(text, ["red:hit-power", "blue:magic"], hero={"injuries": ["wounded-head"]})
    assert offered(game, "spend") == ["spend:hit-2"]


# -- poison ----------------------------------------------------------------------------------------


@rule("SS-POISON-1")
@pytest.mark.parametrize("level", [1, 2])
def test_a_poisoned_hero_has_the_token_at_once(level: int) -> None:
    weapons = f'{{ id = "fist", hits = 1, effects = ["poison {level}"] }}'
    game = struck(weapons=weapons, script=["blue:shield"])
    assert (hero(game, "ecarus").poison, hero(game, "ecarus").wounds) == (level, 0)


@rule("SS-RULE-19")
def test_burn_comes_before_poison_and_the_save_last() -> None:
    heroes = {"ecarus": {"at": "a", "poison": 1, "burns": [1]}, "auriel": {"at": "g"}}
    game = scene(heroes, phase="time", script=["blue:blank"])
    _ = game.question
    seen = ("burns-hurt", "poison-hurts", "save")
    assert [event.what for event in game.events if event.what in seen] == list(seen)


@rule("SS-TIME-1")
def test_poison_and_burn_work_in_the_time_phase_of_every_round() -> None:
    heroes = {"ecarus": {"at": "a", "poison": 1, "burns": [2]}, "auriel": {"at": "g"}}
    game = scene(heroes, phase="time", script=["blue:blank"])
    assert hero(game, "ecarus").wounds == 2


@rule("SS-POISON-2", "SS-POISON-3")
@pytest.mark.parametrize(("level", "face", "left"), [(1, "blank", 1), (2, "shield", 0)])
def test_poison_hurts_first_and_then_may_be_saved_from(level: int, face: str, left: int) -> None:
    heroes = {"ecarus": {"at": "a", "poison": level}, "auriel": {"at": "g"}}
    game = scene(heroes, phase="time", script=[f"blue:{face}"])
    assert hero(game, "ecarus").wounds == level
    assert bool(hero(game, "ecarus").poison) is bool(left)


@rule("SS-POISON-4")
def test_a_stronger_poison_turns_the_token_of_a_hero() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["poison 2"] }'
    game = struck({"poison": 1}, weapons, script=["blue:shield"])
    assert (hero(game, "ecarus").poison, hero(game, "ecarus").wounds) == (2, 1)


@rule("SS-RULE-47")
@pytest.mark.parametrize(("had", "new", "now"), [(1, 1, 1), (1, 2, 2), (2, 1, 2), (2, 2, 2)])
def test_poison_on_poison(had: int, new: int, now: int) -> None:
    game = duel(weapon(effects=[f"poison {new}"]) + foe(), enemy={"poison": had})
    dummy = figure(go_on(game), "dummy-1")
    assert (dummy.poison, dummy.wounds) == (now, 1)


@rule("SS-ENEMYCOND-6")
def test_an_enemy_never_saves_from_poison() -> None:
    game = scene(TWO, {"gremlin-green-1": {"at": "c", "poison": 1}}, phase="time")
    gremlin = figure(game, "gremlin-green-1")
    assert (gremlin.wounds, gremlin.poison) == (1, 1)


# -- blind, slow, stun -----------------------------------------------------------------------------


@rule("SS-SAVE-1")
def test_a_save_is_one_blue_die() -> None:
    heroes = {"ecarus": {"at": "a", "blind": 1}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, script=["blue:blank"]), "move:b")
    assert game.record()["chance"] == ["blue:blank"]


@rule("SS-SAVE-2")
@pytest.mark.parametrize(("face", "area"), [("shield", "b"), ("magic", "a"), ("hit", "a")])
def test_a_save_needs_the_symbol_of_the_hero_card(face: str, area: str) -> None:
    assert load().classes["ecarus-white-rose"].save == "shield"
    heroes = {"ecarus": {"at": "a", "blind": 1}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, script=[f"blue:{face}"]), "move:b")
    assert hero(game, "ecarus").area == area


@rule("SS-BLIND-1", "SS-RULE-41")
def test_a_blinded_heros_action_may_be_lost() -> None:
    heroes = {"ecarus": {"at": "a", "blind": 1, "pack": ["bag"]}, "auriel": {"at": "g"}}
    lost = choose(scene(heroes, script=["blue:blank"]), "move:b")
    assert hero(lost, "ecarus").area == "a"
    assert offered(lost, "move") == []
    made = choose(scene(heroes, script=["blue:shield"]), "move:b", "move:c")
    assert hero(made, "ecarus").area == "c"


@rule("SS-RULE-41")
def test_a_blinded_heros_free_action_may_be_tried_again() -> None:
    doors = {"doors": {"door-1": {"kind": "door"}}}
    heroes = {"ecarus": {"at": "a", "blind": 1}, "auriel": {"at": "a"}}
    game = scene(heroes, map="+-+-+\n|a1b|\n+-+-+", quest=doors, script=["blue:blank"])
    choose(game, "open:door-1")
    assert offered(game, "open") == ["open:door-1"]


@rule("SS-BLIND-2", "SS-SLOW-2")
def test_tokens_go_at_the_end_of_the_next_hero_turn() -> None:
    heroes = {"ecarus": {"at": "a", "blind": 1, "slow": 1}, "auriel": {"at": "g"}}
    game = choose(scene(heroes), "end-turn")
    assert not hero(game, "ecarus").blind
    assert not hero(game, "ecarus").slow


@rule("SS-STUN-4")
def test_a_stun_token_goes_with_the_turn_that_is_skipped() -> None:
    heroes = {"ecarus": {"at": "a", "stun": 1}, "auriel": {"at": "g", "acted": True}}
    game = scene(heroes)
    assert asked(game) != "hero-turn"
    assert not hero(game, "ecarus").stun


@rule("SS-RULE-42")
def test_tokens_from_the_own_turn_last_through_the_following_one() -> None:
    traps = '[[trap]]\nid = "haze"\nrange = 1\ndo = ["blind"]\n'
    doors = {"doors": {"door-1": {"kind": "door"}}}
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "c"}},
        map="+-+-+-+\n|a1b c|\n+-+-+-+",
        quest=doors,
        cards=traps,
        script=["blue:blank"],
        tops={"traps": ["haze"]},
    )
    choose(game, "open:door-1", "end-turn")
    assert hero(game, "ecarus").blind == 1


@rule("SS-SLOW-1", "SS-RULE-43")
def test_a_slowed_hero_has_one_action_in_all() -> None:
    text = weapon(hits=1) + foe()
    doors = {"doors": {"door-1": {"kind": "door"}}}
    map = "+-+-+-+\n|a1b g|\n+-+-+-+"
    game = duel(text, hero={"slow": 1, "rank": 5}, focus=None, map=map, quest=doors)
    assert offered(game) == ["open:door-1", "end-turn"]
    late = scene(
        {"ecarus": {"at": "a", "slow": 2, "pack": ["bag"]}, "auriel": {"at": "g"}}, turn={"combat": 1}
    )
    assert offered(late, "move") == []


@rule("SS-STUN-1", "SS-STUN-4", "SS-RULE-44")
def test_a_stunned_hero_skips_the_turn_but_not_the_enemies() -> None:
    heroes = {"ecarus": {"at": "a", "stun": 1}, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-green-1": "f"}, phase="battle")
    choose(game, "go:ecarus")
    assert not hero(game, "ecarus").stun
    assert hero(game, "ecarus").acted
    assert happened(game, "encounter")


@rule("SS-STUN-2")
@pytest.mark.parametrize("stun", [0, 1])
def test_a_stunned_hero_reacts_to_nothing(stun: int) -> None:
    heroes = {"auriel": {"at": "a"}, "ecarus": {"at": "b", "stun": stun}}
    game = scene(
        heroes, {"gremlin-green-1": "a"}, phase="enemy", active="auriel", tops={"encounters": ["fury"]}
    )
    assert (asked(game) == "activation") is not bool(stun)


@rule("SS-ENEMYCOND-3")
def test_a_lying_enemy_stands_up_when_it_is_activated() -> None:
    game = go_on(struck(enemy={"down": True}, script=["blue:blank"]))
    assert not figure(game, "dummy-1").down
    assert hero(game, "ecarus").wounds == 3


@rule("SS-ENEMYCOND-5", "SS-RULE-109")
def test_a_slowed_enemy_does_its_first_sentence_alone() -> None:
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "a"}},
        {"gremlin-green-1": {"at": "b", "slow": 1}},
        phase="enemy",
        tops={"encounters": ["fury"]},
    )
    go_on(game)
    gremlin = figure(game, "gremlin-green-1")
    assert (gremlin.area, gremlin.slow) == ("a", 0)
    assert happened(game, "attack") == []


@rule("SS-ENEMYCOND-7", "SS-ENEMYCOND-8")
def test_a_blinded_enemy_uses_its_last_behaviour_without_attacks() -> None:
    enemies = {"raider-blue-1": {"at": "c", "blind": 1}}
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, enemies, phase="enemy", tops={"encounters": ["fury"]}
    )
    go_on(game)
    raider = figure(game, "raider-blue-1")
    assert (raider.area, raider.blind) == ("a", 0)
    assert happened(game, "attack") == []


@rule("SS-ENEMYCOND-9", "SS-RULE-166")
def test_a_stunned_enemy_loses_the_token_instead_of_acting() -> None:
    game = go_on(struck(enemy={"stun": 1, "down": True, "slow": 1}))
    dummy = figure(game, "dummy-1")
    assert (dummy.stun, dummy.down, dummy.slow) == (0, True, 1)
    assert happened(game, "attack") == []


# -- push ------------------------------------------------------------------------------------------


@rule("SS-STUN-3")
def test_the_passive_powers_of_a_stunned_hero_go_on() -> None:
    power = '[[power]]\nid = "tough"\nhero = "ecarus"\nkind = "passive"\n'
    power += 'levels = [{ rank = 1, passive = ["armor 2"] }]\n'
    heroes = {"ecarus": {"at": "a", "stun": 1, "powers": ["tough"]}, "auriel": {"at": "g"}}
    game = scene(heroes, cards=power, active="auriel")
    assert game.view()["heroes"][0]["armor"] == 2


@rule("SS-RULE-44")
def test_a_stunned_hero_still_has_his_enemy_turn() -> None:
    heroes = {"ecarus": {"at": "a", "stun": 1}, "auriel": {"at": "g", "acted": True}}
    game = go_on(scene(heroes, {"gremlin-green-1": "a"}, tops={"encounters": ["fury"]}))
    assert happened(game, "stunned") == [{"hero": "ecarus"}]
    assert happened(game, "attack")[0]["target"] == "ecarus"


@rule("SS-PUSH-1", "SS-PUSH-4")
def test_a_push_sends_the_target_back_where_it_came_from() -> None:
    game = duel(weapon(hits=1, effects=["push"]) + foe(), hero={"at": "c"}, enemy={"at": "c", "came": "d"})
    assert figure(go_on(game), "dummy-1").area == "d"
    assert figure(game, "dummy-1").came == "c"


@rule("SS-PUSH-5")
def test_without_a_way_back_the_pushed_side_chooses() -> None:
    game = duel(weapon(hits=1, effects=["push"]) + foe(), hero={"at": "c"}, enemy={"at": "c"})
    assert offered(game) == ["to:b", "to:d"]
    choose(game, "to:b")
    assert figure(game, "dummy-1").area == "b"


@rule("SS-RULE-67")
def test_a_figure_with_no_way_out_stays() -> None:
    game = duel(weapon(hits=1, effects=["push"]) + foe(), map="+-+-+\n|a|g|\n+-+-+")
    assert figure(go_on(game), "dummy-1").area == "a"


@rule("SS-RULE-67")
def test_where_one_came_from_is_the_way_of_the_last_step() -> None:
    game = choose(scene(TWO), "move:b", "move:c", "move:b")
    assert hero(game, "ecarus").came == "c"


@rule("SS-PUSH-6")
def test_a_lying_or_slowed_target_is_pushed_too() -> None:
    text = weapon(hits=1, effects=["push"]) + foe()
    game = duel(text, hero={"at": "c"}, enemy={"at": "c", "came": "d", "slow": 1, "stun": 1})
    assert figure(game, "dummy-1").area == "d"


@rule("SS-PUSH-7", "SS-EVADE-12")
def test_a_pushed_hero_is_not_attacked_for_leaving() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["push"] }'
    game = struck({"at": "a", "down": True}, weapons, script=["blue:shield"])
    go_on(game)
    assert hero(game, "ecarus").area == "b"
    assert happened(game, "free-attack") == []


@rule("SS-RULE-28")
def test_a_story_event_where_one_is_pushed_is_told_at_once() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["push"] }'
    story = {"stories": [{"id": "omen", "area": "b", "do": ["flag seen 1"]}]}
    game = go_on(struck({"at": "a"}, weapons, script=["blue:shield"], quest=story, stories={"b": "omen"}))
    assert state(game).flags == {"seen": 1}


@rule("SS-RULE-68")
def test_danger_where_one_is_pushed_acts_at_once() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["push"] }'
    game = go_on(struck({"at": "a"}, weapons, script=["blue:shield"], quest={"dangerous": ["b"]}))
    assert hero(game, "ecarus").wounds == 1


def orders(*chosen: str) -> list[str]:
    """What befalls a hero who is struck and pushed, in the order that the enemy's player gives it."""
    weapons = '{ id = "fist", hits = 1, effects = ["push", "kd", "poison 1", "crit"] }'
    enemy = {"at": "b", "owner": "auriel"}
    facts: dict[str, Any] = {"enemy": enemy, "options": {"players": 2}, "tops": {"crits": ["dazzled"]}}
    game = struck({"at": "b", "came": "c"}, weapons, ["blue:shield"], **facts)
    assert offered(game) == ["first:kd", "first:poison-1", "first:push"]
    assert game.question is not None
    assert {option.seat for option in game.question.choices} == {1}
    choose(game, *chosen)
    told = {"crit": "crit", "condition": "", "poison": "poison", "pushed": "push", "defence-roll": "defence"}
    return [told[e.what] or e.data["condition"] for e in game.events if e.what in told]


@rule("SS-RULE-176", "SS-RULE-78")
def test_the_attacker_orders_push_among_the_other_effects() -> None:
    assert orders("first:push") == ["crit", "blind", "push", "kd", "poison", "defence"]
    assert orders("first:poison-1", "first:push") == ["crit", "blind", "poison", "push", "kd", "defence"]
    assert orders("first:kd", "first:poison-1") == ["crit", "blind", "kd", "poison", "push", "defence"]


@rule("SS-RULE-176")
def test_the_order_counts_where_one_is_pushed() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["push", "kd"] }'
    guard = foe("guard", abilities=["alert"], weapons='{ id = "fist", hits = 2 }') + (
        '[[ability]]\nid = "alert"\nwhen = "entered"\nis_attack = true\ndo = ["attack fist"]\n'
        '[[item]]\nid = "mail"\nkind = "armor"\narmor = 2\ndefence = 1\n'
    )
    wounds = []
    for first in ("kd", "push"):
        defender = {"at": "b", "came": "c", "slots": {"armor": "mail"}}
        script = ["blue:blank"] * 3
        game = struck(
            defender, weapons, script, enemy={"at": "b"}, cards=guard, more_enemies={"guard-1": "c"}
        )
        go_on(choose(game, "activate:dummy-1", f"first:{first}"))
        wounds.append(happened(game, "damage")[0]["count"])
    assert wounds == [3, 0]


# -- burn ------------------------------------------------------------------------------------------


@rule("SS-BURN-1", "SS-BURN-2")
def test_burn_hurts_in_the_time_phase_and_fades() -> None:
    game = scene({"ecarus": {"at": "a", "burns": [1]}, "auriel": {"at": "g", "burns": [2]}}, phase="time")
    assert (hero(game, "ecarus").wounds, hero(game, "ecarus").burns) == (1, [])
    assert (hero(game, "auriel").wounds, hero(game, "auriel").burns) == (1, [1])


@rule("SS-BURN-3")
def test_burns_stack() -> None:
    game = go_on(duel(weapon(effects=["burn 1"]) + foe(), enemy={"burns": [2]}))
    assert figure(game, "dummy-1").burns == [2, 1]


@rule("SS-BURN-4")
def test_a_token_placed_in_an_area_burns_everybody_there() -> None:
    torch = '[[item]]\nid = "torch"\nkind = "consumable"\naction = "free"\ndo = ["burn-area 2"]\n'
    heroes = {"ecarus": {"at": "a", "pack": ["torch"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-green-1": "a"}, cards=torch.replace("kind", 'deck = "emporium"\nkind', 1))
    choose(game, "use:torch")
    assert state(game).burning == {"a": [2]}
    assert hero(game, "ecarus").burns == figure(game, "gremlin-green-1").burns == [2]
    assert hero(game, "auriel").burns == []


@rule("SS-RULE-89")
def test_a_burning_area_does_no_damage_in_the_time_phase() -> None:
    game = scene(TWO, burning={"a": [2]}, phase="time")
    assert (hero(game, "ecarus").wounds, hero(game, "ecarus").burns) == (0, [])


@rule("SS-BURN-5")
def test_entering_a_burning_area_burns_each_time() -> None:
    game = scene(TWO, burning={"b": [1]})
    choose(game, "move:b", "move:a", "move:b")
    assert hero(game, "ecarus").burns == [1, 1]


@rule("SS-BURN-6", "SS-RULE-89")
def test_tokens_in_areas_fade_too_and_hurt_nobody_by_themselves() -> None:
    game = scene(TWO, phase="time", burning={"a": [2, 1], "c": [1]})
    assert state(game).burning == {"a": [1]}
    assert hero(game, "ecarus").wounds == 0


@rule("SS-RULE-165")
def test_an_enemy_that_dies_of_burn_does_not_react() -> None:
    hp = load().enemies["gremlin-blue-1"].hp
    assert isinstance(hp, int)
    enemies = {"gremlin-blue-1": {"at": "a", "burns": [1], "wounds": hp - 1}}
    game = go_on(scene({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, enemies, phase="time"))
    assert hero(game, "ecarus").wounds == 0


@rule("SS-RULE-48")
def test_losing_hit_points_is_damage_for_reactions() -> None:
    enemies = {"gremlin-blue-1": {"at": "a", "burns": [1]}}
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, enemies, phase="time", script=["blue:blank"])
    go_on(game)
    assert hero(game, "ecarus").wounds == 2


@rule("SS-RULE-49")
def test_healing_never_goes_above_the_maximum() -> None:
    heroes = {"thorgar": {"at": "a", "powers": ["heal"], "wounds": 1}, "auriel": {"at": "g"}}
    game = choose(scene(heroes), "power:heal>1")
    assert hero(game, "thorgar").wounds == 0
    assert happened(game, "power") == [{"hero": "thorgar", "power": "heal", "level": 1}]
