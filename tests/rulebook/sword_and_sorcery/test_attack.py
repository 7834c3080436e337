"""SS-ATTACK, SS-SUPERIORITY, SS-COMBAT: the attack phase."""

from collections.abc import Sequence
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import duel, foe, oil, struck, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene


def hits(game: Game) -> int:
    found: int = happened(game, "hits")[-1]["hits"]
    return found


@rule("SS-ATTACK-2", "SS-ATTACK-12")
def test_fixed_hits_and_rolled_hits_add_up() -> None:
    game = duel(weapon(hits=1, red=1, blue=1) + foe(), ["red:hit-hit", "blue:hit"])
    assert happened(game, "attack-roll") == [{"figure": "ecarus", "faces": ["hit-hit", "hit"], "red": 1}]
    assert hits(game) == 4


@rule("SS-ATTACK-1")
def test_the_defence_phase_follows_the_attack_phase() -> None:
    game = duel(weapon(hits=2) + foe(more="defence = 1"), ["blue:shield"])
    told = [event.what for event in game.events if event.what in ("hits", "defence-roll", "damage")]
    assert told == ["hits", "defence-roll", "damage"]


@rule("SS-COMBAT-1", "SS-COMBAT-2")
def test_dice_have_ten_faces_of_at_most_two_symbols() -> None:
    dice, faces = load().dice, load().faces
    assert (len(dice.red), len(dice.blue)) == (10, 10)
    assert all(len(symbols) <= 2 for symbols in faces.values())
    symbols = {symbol for found in faces.values() for symbol in found}
    assert symbols == {"hit", "power", "magic", "shield", "legend", "miss"}


@rule("SS-ATTACK-3", "SS-ATTACK-4")
def test_the_attacker_may_spend_symbols_or_leave_them() -> None:
    text = weapon(red=1, effects=["power: hit 1"]) + foe()
    spent = duel(text, ["red:hit-power"])
    assert offered(spent) == ["spend:hit-1", "enough"]
    assert hits(choose(spent, "spend:hit-1")) == 2
    assert hits(choose(duel(text, ["red:hit-power"]), "enough")) == 1


@rule("SS-ATTACK-4", "SS-ATTACK-5")
def test_an_effect_is_used_once_but_each_copy_by_itself() -> None:
    text = weapon(blue=2, effects=["power: hit 1"]) + foe()
    once = choose(duel(text, ["blue:power-power", "blue:power-power"]), "spend:hit-1")
    assert hits(once) == 1
    text = weapon(blue=2, effects=["power: hit 1", "magic: crit"]) + foe()
    left = choose(duel(text, ["blue:power-power", "blue:magic"]), "spend:hit-1")
    assert offered(left, "spend") == ["spend:crit"]
    text = weapon(blue=2, effects=["power: hit 1", "power: hit 1"]) + foe()
    game = duel(text, ["blue:power-power", "blue:power-power"])
    assert offered(game, "spend") == ["spend:hit-1", "spend:hit-1.2"]
    assert hits(choose(game, "spend:hit-1", "spend:hit-1.2")) == 2


@rule("SS-ATTACK-8")
def test_a_double_pays_for_two_effects() -> None:
    text = weapon(blue=1, effects=["power: hit 1", "power: hit 2", "power: hit 3"]) + foe()
    game = choose(duel(text, ["blue:power-power"]), "spend:hit-3", "spend:hit-2")
    assert hits(game) == 5


@rule("SS-ATTACK-7", "SS-RULE-39")
def test_no_symbol_is_spent_twice() -> None:
    text = weapon(blue=1, effects=["power: hit 1", "power: hit 2"]) + foe()
    game = duel(text, ["blue:shield-power"])
    assert offered(game, "spend") == ["spend:hit-1", "spend:hit-2"]
    assert asked(choose(game, "spend:hit-2")) == "hero-turn"


@rule("SS-ATTACK-6", "SS-RULE-38")
def test_a_die_is_rolled_again_once_only() -> None:
    text = weapon(red=1, effects=["power: reroll 1", "magic: reroll 1"]) + foe()
    game = choose(duel(text, ["red:hit-power", "red:hit-magic"]), "spend:reroll-1")
    assert asked(game) == "hero-turn"
    assert len(happened(game, "reroll")) == 1


@rule("SS-GOLD-2")
def test_the_new_roll_of_a_die_counts() -> None:
    text = weapon(red=1, effects=["power: reroll 1"]) + foe()
    game = choose(duel(text, ["red:hit-power", "red:hit-hit"]), "spend:reroll-1")
    assert hits(game) == 2


@rule("SS-RULE-156")
def test_a_symbol_may_pay_for_a_reroll_of_its_own_die_and_the_new_face_counts_in_full() -> None:
    text = weapon(red=1, effects=["power: reroll 1", "hit: hit 5"]) + foe()
    game = choose(duel(text, ["red:hit-power", "red:hit-hit"]), "spend:reroll-1", "enough")
    assert hits(game) == 2
    spent = choose(duel(text, ["red:hit-hit"]), "spend:hit-5")
    assert hits(spent) == 6


@rule("SS-ATTACK-9", "SS-ATTACK-10")
def test_an_effect_ends_with_the_attack() -> None:
    text = weapon(hits=1, red=1, effects=["power: pierce all"]) + foe(more="armor = 2")
    game = duel(text, ["red:hit-power", "red:hit"], hero={"rank": 5}, focus="plain")
    choose(game, "spend:pierce-all")
    assert figure(game, "dummy-1").wounds == 2
    choose(game, "attack:blade>dummy-1", "plain")
    assert figure(game, "dummy-1").wounds == 2


@rule("SS-ATTACK-11", "SS-RULE-71")
def test_an_extra_attack_comes_after_the_whole_attack() -> None:
    text = weapon(hits=1, red=1, effects=["power/round: again same"]) + foe()
    game = choose(duel(text, ["red:hit-power", "red:hit-power"]), "spend:again-same")
    assert asked(game) == "again"
    assert figure(game, "dummy-1").wounds == 2
    choose(game, "again:dummy-1", "plain")
    assert figure(game, "dummy-1").wounds == 4
    assert asked(game) == "hero-turn"


@rule("SS-RULE-71")
def test_a_further_attack_of_a_power_is_made_once_a_round() -> None:
    laegon = {"at": "a", "card": "laegon-archer", "rank": 5, "slots": {"main": "bow"}}
    bow = weapon("bow", hits=1, range=3, hand="two", category="bow")
    heroes = {"laegon": laegon, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b", "other-1": "b"}, cards=bow + foe() + foe("other"))
    choose(game, "attack:bow>dummy-1", "plain")
    assert asked(game) == "again"
    choose(game, "again:other-1", "plain", "attack:bow>dummy-1", "plain")
    assert asked(game) == "hero-turn"


@rule("SS-ATTACK-13", "SS-RULE-31")
def test_focus_is_declared_before_the_roll() -> None:
    game = duel(weapon(red=1) + foe(), ["red:hit"], focus=None)
    assert offered(game) == ["focus", "plain"]
    assert happened(game, "attack-roll") == []
    assert hits(choose(game, "focus")) == 2


POTION = '[[item]]\nid = "brew"\nkind = "consumable"\ndeck = "emporium"\naction = "{}"\n'


@rule("SS-RULE-31", "SS-SPECIAL-1", "SS-FREE-1", "SS-BATTLE-13")
@pytest.mark.parametrize(("action", "left"), [("free", 1), ("special", 0)])
def test_cards_may_be_used_between_two_attacks_of_one_action(action: str, left: int) -> None:
    text = weapon(hits=1, red=1, effects=["power/round: again same"]) + foe()
    text += POTION.format(action) + 'do = [{ boost = "time", effects = ["hit 2"] }]\n'
    facts = {"slots": {"main": "blade"}, "pack": ["brew"]}
    game = choose(duel(text, ["red:hit-power", "red:blank"], hero=facts), "spend:again-same")
    assert offered(game) == ["again:dummy-1", "no-more", "use:brew"]
    assert "use:brew" not in [one["item"] for one in happened(game, "uses")]
    choose(game, "use:brew")
    assert game.view(0)["turn"]["left"]["special"] == left
    assert offered(game) == ["again:dummy-1", "no-more"]
    choose(game, "again:dummy-1", *(["plain"] if left else []))
    assert [one["hits"] for one in happened(game, "hits")] == [2, 3]


@rule("SS-RULE-31")
def test_what_takes_a_combat_action_is_not_used_between_two_attacks() -> None:
    text = weapon(hits=1, red=1, effects=["power/round: again same"]) + foe() + POTION.format("combat")
    facts = {"slots": {"main": "blade"}, "pack": ["brew"], "rank": 5}
    game = choose(duel(text, ["red:hit-power"], hero=facts), "spend:again-same")
    assert offered(game) == ["again:dummy-1", "no-more"]


@rule("SS-ACTIVATE-3")
def test_an_item_for_a_combat_action_takes_one() -> None:
    text = weapon(hits=1) + foe() + POTION.format("combat")
    game = duel(text, hero={"slots": {"main": "blade"}, "pack": ["brew"]}, start=False)
    assert state(choose(game, "use:brew")).turn.combat == 1


SHIELDING = '[[item]]\nid = "mail"\nkind = "armor"\ndefence = 1\neffects = ["power: shield 1"]\n'


@rule("SS-DEFENCE-13")
def test_a_shield_effect_is_no_effect_of_an_attack() -> None:
    text = weapon(blue=1) + foe() + SHIELDING
    game = duel(text, ["blue:power-power"], hero={"slots": {"main": "blade", "armor": "mail"}})
    assert asked(game) == "hero-turn"


@rule("SS-ATTACK-14")
def test_an_effect_for_attacks_is_none_of_the_defence() -> None:
    slots = {"main": "blade", "armor": "mail"}
    text = weapon(effects=["power: hit 1"]) + SHIELDING
    game = struck({"slots": slots}, script=["blue:power-power"], cards=text)
    assert offered(game, "spend") == ["spend:shield-1"]


def punched(more: str = "", face: str = "hit") -> Game:
    """Ecarus attacks with his bare hands."""
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=foe(more=more), script=[f"blue:{face}"])
    return choose(game, "attack:bare-hands>dummy-1", "plain")


@rule("SS-WEAPON-6", "SS-RULE-70")
def test_bare_hands_roll_one_blue_die() -> None:
    assert happened(punched(), "attack-roll") == [{"figure": "ecarus", "faces": ["hit"], "red": 0}]
    assert figure(punched(), "dummy-1").wounds == 1


@rule("SS-RULE-157")
def test_bare_hands_have_no_damage_type() -> None:
    game = punched("resist = { slashing = -1, crushing = -1, piercing = -1, mystic = -1 }")
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-ATTACK-15")
@pytest.mark.parametrize(("type", "damage"), [("slashing", 2), ("crushing", 4)])
def test_a_weapon_has_a_damage_type(type: str, damage: int) -> None:
    text = foe(more="resist = { slashing = -1, crushing = 1 }")
    assert figure(duel(weapon(hits=3, type=type) + text), "dummy-1").wounds == damage


@rule("SS-COMBAT-4")
def test_a_weapon_of_range_0_reaches_the_own_area_alone() -> None:
    near, next_to_it = (
        duel(weapon(hits=1) + foe(), enemy={"at": area}, start=False, hero={"at": "a"}) for area in "ab"
    )
    assert offered(near, "attack") == ["attack:blade>dummy-1"]
    assert offered(next_to_it, "attack") == []
    barred = next_to_it.why_not("attack:blade>dummy-1")
    assert barred is not None and (barred.reason, barred.rule) == ("melee", "SS-COMBAT-4")


@rule("SS-ATTACK-16")
def test_lasting_bonuses_count_in_every_attack() -> None:
    boost = {"source": "bless", "span": "time", "stat": "hit", "n": 1}
    game = duel(weapon(hits=1) + foe(), hero={"boosts": [boost]})
    assert hits(game) == 2


@rule("SS-ATTACK-5")
@pytest.mark.parametrize(("range", "wait", "total"), [(2, 0, 4), (0, 0, 1), (2, 1, 1)])
def test_the_effects_of_a_power_count_where_they_fit_and_while_it_is_ready(
    range: int, wait: int, total: int
) -> None:
    power = '[[power]]\nid = "aim"\nhero = "ecarus"\nkind = "passive"\nwith = "ranged"\neffects = ["hit 3"]\n'
    text = weapon(hits=1, range=range) + foe() + power + "levels = [{ rank = 1 }]\n"
    held = {"powers": [{"id": "aim", "wait": wait}]}
    assert hits(duel(text, hero=held)) == total


@rule("SS-RULE-73")
def test_unspent_symbols_and_misses_give_nothing() -> None:
    for blue in ("blue:shield-power", "blue:shield-magic", "blue:shield-legend"):
        game = duel(weapon(hits=1, red=1, blue=2) + foe(), ["red:blank", blue, "blue:magic"])
        assert hits(game) == 1
    assert hits(duel(weapon(red=1) + foe(), ["red:hit-legend"])) == 1


@rule("SS-RULE-163")
def test_more_dice_than_the_box_holds_may_be_rolled() -> None:
    game = duel(weapon(red=6) + foe(), ["red:hit"] * 6)
    assert hits(game) == 6


@rule("SS-COMBAT-3", "SS-BATTLE-10")
def test_an_attack_takes_a_combat_action() -> None:
    game = duel(weapon(hits=1) + foe())
    assert state(game).turn.combat == 1
    assert offered(game, "attack") == []
    strong = duel(weapon(hits=1) + foe(), hero={"rank": 5})
    assert offered(strong, "attack") == ["attack:blade>dummy-1"]


@rule("SS-COMBAT-6")
def test_combat_actions_may_go_to_different_attacks() -> None:
    text = weapon(hits=1) + weapon("dagger", hits=2, hand="off", category="dagger") + foe()
    game = duel(text, hero={"rank": 5, "slots": {"main": "blade", "off": "dagger"}})
    choose(game, "attack:dagger>dummy-1", "plain")
    assert figure(game, "dummy-1").wounds == 3


@rule("SS-COMBAT-5")
def test_a_ranged_weapon_is_ranged_in_the_own_area_too() -> None:
    boost = {"source": "x", "span": "time", "filter": "ranged", "effects": ["hit 3"]}
    text = foe() + oil("ranged", "hit 3")
    game = duel(weapon(hits=1, range=2) + text, hero={"boosts": [boost]})
    assert hits(game) == 4
    melee = duel(weapon(hits=1) + text, hero={"boosts": [boost]})
    assert hits(melee) == 1


@rule("SS-COMBAT-7")
def test_a_power_that_hits_is_defended_against() -> None:
    heroes = {"auriel": {"at": "a", "powers": ["life-drain"], "wounds": 2}, "ecarus": {"at": "g"}}
    text = foe(more="armor = 1")
    script = ["red:hit-hit", "blue:hit", "blue:blank"]
    game = scene(heroes, {"dummy-1": "a"}, cards=text, script=script)
    choose(game, "power:life-drain>1", "plain")
    assert figure(game, "dummy-1").wounds == 3
    assert hero(game, "auriel").wounds == 0


def crowded(heroes: int, fixed: int = 1, effects: Sequence[str] = ()) -> Game:
    """So many heroes stand with the dummy; Ecarus attacks it."""
    names = ["ecarus", "auriel", "laegon", "shae"]
    spec: dict[str, Any] = {name: {"at": "a" if at < heroes else "g"} for at, name in enumerate(names)}
    spec["ecarus"]["slots"] = {"main": "blade"}
    game = scene(spec, {"dummy-1": "a"}, cards=weapon(hits=fixed, effects=effects) + foe())
    return choose(game, "attack:blade>dummy-1", "plain")


@rule("SS-SUPERIORITY-1", "SS-AREA-13")
def test_domination_of_the_targets_area_gives_one_hit() -> None:
    assert hits(crowded(1)) == 1
    assert hits(crowded(2)) == 2


@rule("SS-RULE-85")
def test_superiority_is_one_hit_at_most_and_counts_for_effects() -> None:
    assert hits(crowded(4)) == 2
    assert figure(crowded(2, fixed=0, effects=["push"]), "dummy-1").area == "b"


@rule("SS-EX-2")
def test_gremlins_in_the_majority_mob_and_dominate() -> None:
    game = scene(
        {"thorgar": {"at": "a"}, "auriel": {"at": "g"}},
        {"gremlin-green-1": "a", "gremlin-green-2": "a"},
        phase="enemy",
        tops={"encounters": ["fury"]},
    )
    game = go_on(game)
    assert [one["hits"] for one in happened(game, "hits")] == [4, 4]


@rule("SS-SUPERIORITY-2")
def test_a_ranged_attacker_from_outside_profits_too() -> None:
    heroes = {
        "laegon": {"at": "b", "slots": {"main": "blade"}},
        "auriel": {"at": "a"},
        "ecarus": {"at": "a"},
    }
    game = scene(heroes, {"dummy-1": "a"}, cards=weapon(hits=1, range=2) + foe())
    assert hits(choose(game, "attack:blade>dummy-1", "plain")) == 2


@rule("SS-EX-32")
def test_laegon_profits_from_fenrir_in_the_fight() -> None:
    fenrir = {"card": "fenrir-2", "owner": "laegon", "at": "a"}
    heroes = {"laegon": {"at": "b", "slots": {"main": "blade"}}, "auriel": {"at": "a"}}
    text = weapon(hits=1, range=2) + foe()
    alone = scene(heroes, {"dummy-1": "a"}, cards=text)
    assert hits(choose(alone, "attack:blade>dummy-1", "plain")) == 1
    both = scene(heroes, {"dummy-1": "a"}, cards=text, allies={"fenrir": fenrir})
    assert hits(choose(both, "attack:blade>dummy-1", "plain")) == 2


@rule("SS-SUPERIORITY-3", "SS-SUPERIORITY-4")
def test_a_target_knocked_down_by_the_attack_gives_no_bonus_to_it() -> None:
    game = duel(weapon(hits=1, effects=["kd"]) + foe())
    assert hits(game) == 1
    assert figure(game, "dummy-1").down


@rule("SS-PUSH-2")
def test_a_push_needs_a_hit() -> None:
    there = {"at": "b", "came": "c"}
    hit, missed = (
        duel(weapon(hits=n, effects=["push"]) + foe(), hero={"at": "b"}, enemy=there) for n in (1, 0)
    )
    assert figure(hit, "dummy-1").area == "c"
    assert figure(missed, "dummy-1").area == "b"


@rule("SS-PUSH-3")
def test_a_pushed_target_takes_the_damage_all_the_same() -> None:
    game = duel(weapon(hits=2, effects=["push"]) + foe(), hero={"at": "b"}, enemy={"at": "b", "came": "c"})
    assert (figure(game, "dummy-1").area, figure(game, "dummy-1").wounds) == ("c", 2)


@rule("SS-FATAL-5")
def test_magic_shields_cancel_fatal_hits() -> None:
    game = duel(weapon(hits=2, effects=["fatal all"]) + foe(more="mshield = 1"))
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-SPECIAL-7")
def test_focus_takes_a_special_action_for_one_hit() -> None:
    game = duel(weapon(hits=1) + foe(), focus="focus")
    assert (state(game).turn.special, hits(game)) == (1, 2)


@rule("SS-AOE-3", "SS-AOE-4")
def test_an_area_attack_is_rolled_once_and_each_target_defends() -> None:
    text = weapon(red=1, effects=["aoe 0", "poison 1"]) + foe(more="defence = 1")
    text += foe("other", more="defence = 1")
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    script = ["red:hit-hit", "blue:shield", "blue:blank"]
    game = scene(heroes, {"dummy-1": "a", "other-1": "a"}, cards=text, script=script)
    choose(game, "attack:blade>dummy-1", "plain")
    assert (len(happened(game, "attack-roll")), len(happened(game, "defence-roll"))) == (1, 2)
    assert [figure(game, id).wounds for id in ("dummy-1", "other-1")] == [1, 2]
    assert [figure(game, id).poison for id in ("dummy-1", "other-1")] == [1, 1]


def blasted() -> dict[str, int]:
    """An attack with AoE {1} on the dummy in b: the wounds of everybody around."""
    text = weapon(hits=2, range=2, effects=["aoe 1"]) + foe() + foe("other") + foe("far") + foe("shut")
    map = "+-+-+-+-+\n|a b c d|\n+ +1+ + +\n|e|f|g h|\n+-+-+-+-+"
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "e"}}
    enemies = {"dummy-1": "b", "other-1": "c", "far-1": "d", "shut-1": "f"}
    doors = {"doors": {"door-1": {"kind": "door"}}}
    game = choose(scene(heroes, enemies, cards=text, map=map, quest=doors), "attack:blade>dummy-1", "plain")
    return {name: figure(game, name).wounds for name in enemies}


@rule("SS-EX-36", "SS-RULE-83")
def test_aoe_1_reaches_adjacent_areas_that_need_not_be_in_range() -> None:
    wounds = blasted()
    assert wounds["dummy-1"] == wounds["other-1"] == 2
    assert wounds["far-1"] == 0


@rule("SS-AOE-2", "SS-RULE-14")
def test_a_closed_door_stops_an_area_attack_and_an_open_one_does_not() -> None:
    assert blasted()["shut-1"] == 0
    text = weapon(hits=2, range=2, effects=["aoe 1"]) + foe() + foe("shut")
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "a"}}
    enemies = {"dummy-1": "b", "shut-1": "f"}
    game = scene(heroes, enemies, cards=text, map="+-+-+\n|a b|\n+-+ +\n|e|f|\n+-+-+")
    assert figure(choose(game, "attack:blade>dummy-1", "plain"), "shut-1").wounds == 2


@rule("SS-FATAL-4", "SS-FATAL-7")
def test_a_fatal_hit_ignores_armor_and_defence() -> None:
    game = duel(weapon(hits=3, effects=["fatal 2"]) + foe(more="armor = 5\ndefence = 3"))
    assert happened(game, "defence-roll") == []
    assert figure(game, "dummy-1").wounds == 2


@rule("SS-FATAL-1")
def test_plain_fatal_makes_all_hits_fatal() -> None:
    game = duel(weapon(hits=3, effects=["fatal all"]) + foe(more="armor = 5"))
    assert figure(game, "dummy-1").wounds == 3


@rule("SS-FATAL-3")
def test_fatal_hits_come_before_normal_ones() -> None:
    text = weapon(hits=3, effects=["fatal 1"]) + foe(more="mshield = 1\narmor = 1\ndefence = 1")
    assert figure(duel(text, ["blue:shield"]), "dummy-1").wounds == 0


@rule("SS-FATAL-2")
def test_a_fatal_attack_without_a_hit_does_nothing() -> None:
    game = duel(weapon(effects=["fatal 2"]) + foe(more="resist = { slashing = 2 }"))
    assert figure(game, "dummy-1").wounds == 0


@rule("SS-RULE-75")
def test_hits_never_fall_below_none() -> None:
    game = duel(weapon(hits=1, effects=["hit -3"]) + foe())
    assert hits(game) == 0


@rule("SS-RULE-74", "SS-CRIT-1")
@pytest.mark.parametrize(
    ("effect", "hit"), [("push", False), ("crit", False), ("kd", True), ("poison 1", True)]
)
def test_without_a_hit_only_conditions_that_were_paid_for_remain(effect: str, hit: bool) -> None:
    text = weapon(red=1, effects=[effect, "hit -1"]) + foe()
    game = duel(
        text, ["red:hit"], enemy={"at": "b", "came": "c"}, hero={"at": "b", "slots": {"main": "blade"}}
    )
    go_on(game)
    target = figure(game, "dummy-1")
    assert hits(game) == 0
    assert (target.area == "b") and not target.wounds and happened(game, "crit") == []
    assert (target.down or target.poison > 0) is hit


@rule("SS-RULE-161", "SS-EX-23")
def test_cleave_hits_a_second_enemy_with_the_same_roll() -> None:
    text = weapon(red=1) + foe() + foe("other")
    heroes = {
        "ecarus": {"at": "a", "rank": 3, "slots": {"main": "blade"}, "powers": ["cleave"]},
        "auriel": {"at": "g"},
    }
    game = scene(heroes, {"dummy-1": "a", "other-1": "a"}, cards=text, script=["red:hit-hit"])
    choose(game, "power:cleave>3")
    assert hero(game, "ecarus").powers[0].wait == 2
    choose(game, "attack:blade>dummy-1", "plain", "also:other-1")
    assert figure(game, "dummy-1").wounds == figure(game, "other-1").wounds == 2


@rule("SS-ENEMYATTACK-3")
def test_an_enemy_must_use_what_it_can_pay_for() -> None:
    weapons = '{ id = "fist", hits = 1, blue = 1, effects = ["power: hit 1"] }'
    game = struck(weapons=weapons, script=["blue:power-power", "blue:blank"])
    assert hits(game) == 2


@rule("SS-RULE-76")
def test_an_enemy_takes_the_dearest_effect_it_can_pay() -> None:
    weapons = '{ id = "fist", hits = 1, blue = 1, effects = ["power: hit 1", "power power: hit 3"] }'
    game = go_on(struck(weapons=weapons, script=["blue:power-power", "blue:blank"]))
    assert hits(game) == 4


@rule("SS-RULE-77")
def test_a_hero_may_leave_symbols_unspent() -> None:
    game = duel(weapon(red=1, effects=["power: hit 3"]) + foe(), ["red:hit-power"])
    assert "enough" in offered(game)
    assert hits(choose(game, "enough")) == 1


@rule("SS-ENEMYATTACK-1")
def test_an_enemy_rolls_and_the_hero_defends() -> None:
    game = struck(weapons='{ id = "fist", red = 1 }', script=["red:hit-hit", "blue:shield"])
    assert happened(game, "attack-roll")[0]["figure"] == "dummy-1"
    assert hero(go_on(game), "ecarus").wounds == 1


@rule("SS-ENEMYATTACK-2")
@pytest.mark.parametrize(("at", "tag"), [("a", "melee"), ("b", "ranged")])
def test_an_enemy_attack_is_melee_in_its_own_area_alone(at: str, tag: str) -> None:
    ability = f'[[ability]]\nid = "keen"\nwhen = "attack"\nwith = "{tag}"\neffects = ["hit 4"]\n'
    text = foe(behaviours='{ at = [0, 1], do = ["attack fist"] }, { do = [] }', abilities=["keen"])
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": at}, cards=ability + text, phase="enemy", tops={"encounters": ["fury"]})
    assert hits(game) == 5


@rule("SS-ENEMYATTACK-4", "SS-EX-51")
def test_with_three_symbols_both_effects_are_taken() -> None:
    weapons = '{ id = "fist", hits = 1, blue = 2, effects = ["power: hit 1", "power power: hit 3"] }'
    script = ["blue:power-power", "blue:shield-power", "blue:blank"]
    assert hits(go_on(struck(weapons=weapons, script=script))) == 5
    two = ["blue:power-power", "blue:shield", "blue:blank"]
    assert hits(go_on(struck(weapons=weapons, script=two))) == 4


@rule("SS-EX-33", "SS-RULE-72")
def test_the_assassins_two_daggers() -> None:
    heroes = {
        "shae": {
            "at": "a",
            "card": "shae-assassin",
            "slots": {"main": "dirk-upgraded", "off": "greedy-sting"},
        },
        "auriel": {"at": "g"},
    }
    script = ["red:hit-power", "blue:blank", "red:blank"]
    game = scene(heroes, {"orc-shaman-green-1": {"at": "a", "wounds": 2}}, script=script)
    choose(game, "attack:dirk-upgraded>orc-shaman-green-1", "plain", "spend:fatal-1")
    assert figure(game, "orc-shaman-green-1").shields == 0
    assert figure(game, "orc-shaman-green-1").wounds == 2
    choose(game, "again:orc-shaman-green-1", "focus")
    assert figure(game, "orc-shaman-green-1") is None


@rule("SS-EX-35", "SS-AOE-1")
def test_rain_of_arrows_hits_all_in_the_area_with_one_roll() -> None:
    heroes = {
        "laegon": {"at": "a", "rank": 2, "slots": {"main": "long-bow"}, "powers": ["rain-of-arrows"]},
        "auriel": {"at": "g"},
    }
    enemies = {"gremlin-green-1": "c", "gremlin-green-2": "c", "raider-blue-1": "d"}
    script = ["red:hit-hit", "blue:blank", "blue:blank"]
    game = scene(heroes, enemies, script=script)
    choose(game, "power:rain-of-arrows>2", "attack:long-bow>gremlin-green-1", "plain")
    go_on(game)
    assert len(happened(game, "attack-roll")) == 1
    assert figure(game, "gremlin-green-1").wounds == figure(game, "gremlin-green-2").wounds == 2
    assert figure(game, "raider-blue-1").wounds == 0
