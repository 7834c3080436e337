"""SS-DEFENCE, SS-ARMOR, SS-FATAL: the six steps of the defence."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import duel, foe, struck, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered
from tests.rulebook.sword_and_sorcery.positions import scene

MAIL = """
[[item]]
id = "mail"
kind = "armor"
armor = 1
mshield = 1
defence = 4
effects = ["power: reroll all", "magic: shield 1"]
"""


def slashed(enemy: str, hits: int, **facts: Any) -> Game:
    """Ecarus attacks an enemy of the box with so many slashing hits; two others stand with it."""
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    others = ["raider-green-1", "raider-green-2"]
    beside: dict[str, Any] = {enemy: {"at": "a", **facts}, **dict.fromkeys(others, "a")}
    game = scene(heroes, beside, cards=weapon(hits=hits), script=["blue:blank"] * 9)
    return go_on(choose(game, f"attack:blade>{enemy}"))


@rule("SS-DEFENCE-1")
@pytest.mark.parametrize(("change", "damage"), [(-1, 2), (1, 4), (-5, 0)])
def test_resistance_and_vulnerability_change_the_hits(change: int, damage: int) -> None:
    game = duel(weapon(hits=3) + foe(more=f"resist = {{ slashing = {change} }}"))
    assert figure(game, "dummy-1").wounds == damage


@rule("SS-ENEMYCARD-7")
def test_the_resistance_printed_on_an_enemy_card_names_the_damage_type() -> None:
    text = foe(more="resist = { slashing = -1 }")
    assert figure(duel(weapon(hits=3, type="slashing") + text), "dummy-1").wounds == 2
    assert figure(duel(weapon(hits=3, type="piercing") + text), "dummy-1").wounds == 3


@rule("SS-EX-25")
def test_a_blue_gremlin_takes_one_hit_less_of_a_slashing_attack() -> None:
    assert load().enemies["gremlin-blue-1"].resist["slashing"] == -1
    assert happened(slashed("gremlin-blue-1", 3), "damage")[0]["count"] == 2


@rule("SS-DEFENCE-2")
@pytest.mark.parametrize("type", ["slashing", "piercing", "crushing", "mystic"])
def test_any_holds_against_every_damage_type(type: str) -> None:
    game = duel(weapon(hits=3, type=type) + foe(more="resist = { any = -1 }"))
    assert figure(game, "dummy-1").wounds == 2


@rule("SS-ENEMYCARD-8")
@pytest.mark.parametrize(("name", "damage"), [("any-except-mystic", 2), ("any-except-slashing", 3)])
def test_any_except_a_type_holds_against_all_others(name: str, damage: int) -> None:
    game = duel(weapon(hits=3) + foe(more=f"resist = {{ {name} = -1 }}"))
    assert figure(game, "dummy-1").wounds == damage


@rule("SS-RULE-157")
@pytest.mark.parametrize(("name", "damage"), [("any", 2), ("any-except-mystic", 2), ("mystic", 3)])
def test_an_attack_without_a_type_meets_any_but_no_named_type(name: str, damage: int) -> None:
    game = duel(weapon(hits=3, type="") + foe(more=f"resist = {{ {name} = -1 }}"))
    assert figure(game, "dummy-1").wounds == damage


@rule("SS-DEFENCE-3", "SS-DEFENCE-4")
def test_armor_takes_hits_unless_the_target_lies() -> None:
    text = weapon(hits=3) + foe(more="armor = 2")
    other = {"dummy-2": "a"}
    assert figure(duel(text), "dummy-1").wounds == 1
    lying = scene(
        {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}},
        {"dummy-1": {"at": "a", "down": True}, **other},
        cards=text + foe("x").replace("x-1", "dummy-2"),
    )
    choose(lying, "attack:blade>dummy-1", "plain")
    assert figure(lying, "dummy-1").wounds == 3


@rule("SS-EX-26", "SS-ENEMYCARD-9", "SS-ENEMYCOND-2")
def test_the_armor_of_a_red_orc_warrior() -> None:
    orc = "orc-warrior-red-1"
    assert load().enemies[orc].armor == 2
    assert figure(slashed(orc, 4), orc).wounds == 2
    assert figure(slashed(orc, 4, down=True), orc).wounds == 4


@rule("SS-DEFENCE-5", "SS-DEFENCE-9")
def test_without_armor_and_dice_every_hit_wounds() -> None:
    game = duel(weapon(hits=3) + foe())
    assert figure(game, "dummy-1").wounds == 3
    assert happened(game, "defence-roll") == []


@rule("SS-ENEMYCARD-11")
def test_an_enemy_rolls_no_more_dice_than_hits_are_left() -> None:
    game = duel(weapon(hits=3) + foe(more="armor = 1\ndefence = 3"), ["blue:blank"] * 2)
    assert len(happened(game, "defence-roll")[0]["faces"]) == 2


@rule("SS-DEFENCE-6", "SS-EX-27")
def test_magic_shields_cancel_hits_as_far_as_they_go() -> None:
    game = duel(weapon(hits=3) + foe(more="mshield = 2"))
    assert figure(game, "dummy-1").wounds == 1
    assert figure(game, "dummy-1").shields == 0


@rule("SS-ARMOR-8")
def test_a_hero_is_not_asked_whether_he_discards_magic_shields() -> None:
    game = struck({"slots": {"armor": "mail"}}, '{ id = "fist", hits = 2 }', cards=MAIL)
    assert (asked(game), hero(game, "ecarus").shields) == ("next-hero", 0)


@rule("SS-ENEMYCARD-10")
def test_an_enemy_discards_one_magic_shield_for_each_hit_left_and_gets_them_back() -> None:
    game = duel(weapon(hits=3) + foe(more="armor = 2\nmshield = 2"))
    assert figure(game, "dummy-1").shields == 1
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
    later = scene(heroes, {"dummy-1": {"at": "c", "shields": 1}}, cards=foe(more="mshield = 2"), phase="time")
    assert figure(later, "dummy-1").shields == 2


@rule("SS-DEFENCE-7", "SS-ARMOR-6")
def test_magic_shields_come_back_in_the_time_phase() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"armor": "mail"}, "shields": 0}, "auriel": {"at": "g"}}
    game = scene(
        heroes, {"dummy-1": {"at": "c", "shields": 0}}, cards=MAIL + foe(more="mshield = 2"), phase="time"
    )
    assert hero(game, "ecarus").shields == 1
    assert figure(game, "dummy-1").shields == 2


@rule("SS-TIME-3")
def test_all_magic_shields_of_a_card_come_back_at_once_and_no_more() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"armor": "mail"}, "shields": 1}, "auriel": {"at": "g"}}
    text = MAIL.replace("mshield = 1", "mshield = 3")
    game = scene(heroes, cards=text, phase="time")
    assert hero(game, "ecarus").shields == 3


@rule("SS-DEFENCE-8")
@pytest.mark.parametrize(("hits", "dice"), [(1, 1), (3, 3), (5, 4)])
def test_one_die_for_each_hit_left_up_to_the_defence_value(hits: int, dice: int) -> None:
    game = duel(weapon(hits=hits) + foe(more="defence = 4"), ["blue:blank"] * dice)
    assert len(happened(game, "defence-roll")[0]["faces"]) == dice


@rule("SS-EX-28")
def test_a_defence_value_of_two() -> None:
    for hits, dice in ((1, 1), (2, 2), (3, 2)):
        game = duel(weapon(hits=hits) + foe(more="defence = 2"), ["blue:blank"] * dice)
        assert len(happened(game, "defence-roll")[0]["faces"]) == dice


@rule("SS-DEFENCE-11")
def test_each_shield_cancels_a_hit() -> None:
    game = duel(weapon(hits=3) + foe(more="defence = 3"), ["blue:shield", "blue:shield-magic", "blue:blank"])
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-DEFENCE-12")
def test_each_hit_that_is_left_is_a_wound() -> None:
    game = duel(weapon(hits=4) + foe(more="defence = 1"), ["blue:shield"], enemy={"wounds": 2})
    assert figure(game, "dummy-1").wounds == 5


@rule("SS-ENEMYCARD-15")
def test_an_enemy_pays_for_its_defence_effects() -> None:
    text = weapon(hits=2) + foe(more='defence = 1\neffects = ["power: shield 1"]')
    assert figure(duel(text, ["blue:shield-power"]), "dummy-1").wounds == 0
    assert figure(duel(text, ["blue:shield"]), "dummy-1").wounds == 1


@rule("SS-DEFENCE-10", "SS-ARMOR-2")
def test_a_hero_may_spend_on_the_effects_of_his_armor() -> None:
    game = struck({"slots": {"armor": "mail"}, "shields": 0}, script=["blue:magic", "blue:blank"], cards=MAIL)
    assert asked(game) == "defend"
    choose(game, "spend:shield-1")
    assert hero(go_on(game), "ecarus").wounds == 1


@rule("SS-ARMOR-10")
def test_the_dice_printed_on_the_armor_are_the_defence_value() -> None:
    text = MAIL.replace("armor = 1\nmshield = 1\n", "").replace("defence = 4", "defence = 2")
    game = struck({"slots": {"armor": "mail"}}, script=["blue:shield"] * 2, cards=text)
    assert len(happened(game, "defence-roll")[0]["faces"]) == 2
    assert hero(go_on(game), "ecarus").wounds == 1


@rule("SS-ARMOR-3")
def test_a_hero_without_armor_rolls_one_die() -> None:
    game = struck(script=["blue:shield"])
    assert hero(go_on(game), "ecarus").wounds == 2


@rule("SS-ARMOR-2", "SS-ITEM-2")
def test_armor_in_the_inventory_protects_nobody() -> None:
    game = struck({"pack": ["mail"]}, script=["blue:blank"], cards=MAIL)
    assert len(happened(game, "defence-roll")[0]["faces"]) == 1
    assert hero(go_on(game), "ecarus").wounds == 3


@rule("SS-ARMOR-1")
def test_a_second_armor_takes_the_place_of_the_first() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"armor": "scale"}, "pack": ["mail"]}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, cards=MAIL), "rearrange", "equip:mail>armor")
    assert (hero(game, "ecarus").slots, hero(game, "ecarus").pack) == ({"armor": "mail"}, ("scale",))


@rule("SS-ARMOR-7", "SS-ARMOR-9")
def test_magic_shields_of_several_items_are_one_pool() -> None:
    ring = '[[item]]\nid = "ring"\nkind = "artifact"\nmshield = 2\n'
    game = struck({"slots": {"armor": "mail", "artifact": "ring"}}, cards=MAIL + ring)
    assert hero(go_on(game), "ecarus").wounds == 0
    assert hero(game, "ecarus").shields == 1


@rule("SS-DEFENCE-14", "SS-EX-52")
def test_a_condition_takes_hold_though_every_hit_is_cancelled() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["poison 1"] }'
    game = go_on(struck({"slots": {"armor": "mail"}}, weapons, cards=MAIL))
    assert hero(game, "ecarus").wounds == 0
    assert hero(game, "ecarus").poison == 1


@rule("SS-FATAL-6")
def test_a_resistance_takes_fatal_hits_too() -> None:
    game = duel(weapon(hits=2, effects=["fatal 2"]) + foe(more="resist = { slashing = -1 }\narmor = 9"))
    assert figure(game, "dummy-1").wounds == 1


@rule("SS-RULE-82")
@pytest.mark.parametrize(
    ("more", "damage"),
    [
        ("armor = 9", 2),
        ("resist = { slashing = -1 }\narmor = 9", 1),
        ("resist = { slashing = -3 }\narmor = 0", 1),
        ("mshield = 1\narmor = 9", 1),
        ("resist = { slashing = 2 }\narmor = 9", 2),
    ],
)
def test_resistance_and_magic_shields_meet_fatal_hits_first(more: str, damage: int) -> None:
    game = duel(weapon(hits=4, effects=["fatal 2"]) + foe(more=more))
    assert figure(game, "dummy-1").wounds == damage


@rule("SS-RULE-162", "SS-FATAL-1")
def test_fatal_numbers_add_up_and_plain_fatal_covers_all() -> None:
    two = duel(weapon(hits=4, effects=["fatal 1", "fatal 2"]) + foe(more="armor = 9"))
    assert figure(two, "dummy-1").wounds == 3
    everything = duel(
        weapon(hits=4, effects=["fatal all"]) + foe(more="armor = 9\nresist = { slashing = 1 }")
    )
    assert figure(everything, "dummy-1").wounds == 5


@rule("SS-EX-52")
def test_the_red_raider_at_work() -> None:
    heroes = {"ecarus": {"at": "b", "slots": {"armor": "scale-upgraded"}}, "auriel": {"at": "g"}}
    script = [
        "red:hit-power",
        "blue:shield-power",
        "blue:blank",
        "blue:shield",
        "blue:blank",
        "blue:power-power",
        "blue:shield",
    ]
    raider = {"at": "a", "wounds": 3, "charges": {"healing-potion": 0}}
    game = scene(
        heroes, {"raider-red-1": raider}, phase="enemy", tops={"encounters": ["fury"]}, script=script
    )
    assert hero(game, "ecarus").blind
    choose(game, "spend:reroll-all", "die:blue-1", "die:blue-2")
    assert hero(game, "ecarus").wounds == 1
    choose(game, "spend:reroll-all")
    assert hero(game, "ecarus").wounds == 1
    assert hero(game, "ecarus").poison == 1
    assert figure(game, "raider-red-1").wounds == 3


@rule("SS-RULE-160")
def test_a_target_killed_by_a_crit_takes_no_further_part() -> None:
    text = weapon(hits=1, effects=["crit"]) + foe(more="defence = 3", hp=2)
    game = duel(text, tops={"crits": ["deep-gash"]})
    assert figure(game, "dummy-1") is None
    assert happened(game, "defence-roll") == []


@rule("SS-RULE-88", "SS-CRIT-2")
def test_a_mirror_throws_the_attack_back() -> None:
    weapons = '{ id = "fist", hits = 3, effects = ["crit"] }'
    game = struck(
        {"slots": {"off": "golden-mirror"}},
        weapons,
        script=["blue:magic"],
        tops={"crits": ["gash"]},
    )
    assert offered(game) == ["mirror:golden-mirror", "go-on"]
    choose(game, "mirror:golden-mirror")
    assert hero(game, "ecarus").wounds == 0
    assert figure(go_on(game), "dummy-1").wounds == 4


@rule("SS-RULE-88")
def test_an_attack_goes_on_where_the_mirror_shows_no_magic() -> None:
    game = struck({"slots": {"off": "golden-mirror"}}, script=["blue:hit", "blue:blank"])
    choose(game, "mirror:golden-mirror")
    assert hero(go_on(game), "ecarus").wounds == 3
    assert figure(game, "dummy-1").wounds == 0


@rule("SS-RULE-45", "SS-KD-2")
def test_a_lying_hero_defends_with_dice_and_magic_shields_but_no_armor() -> None:
    game = struck({"slots": {"armor": "mail"}, "down": True}, script=["blue:blank"] * 3, cards=MAIL)
    assert happened(game, "hits")[0]["hits"] == 4
    assert len(happened(game, "defence-roll")[0]["faces"]) == 3
    assert hero(go_on(game), "ecarus").wounds == 3


@rule("SS-RULE-87")
def test_shields_of_a_new_item_come_at_the_next_time_phase_and_leave_with_it() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"armor": "mail"}, "pack": ["scale"]}, "auriel": {"at": "g"}}
    game = scene(heroes, cards=MAIL)
    assert hero(game, "ecarus").shields == 1
    choose(game, "rearrange", "equip:scale>armor", "done")
    assert hero(game, "ecarus").shields == 0
    choose(game, "end-turn")
    back = scene({"ecarus": {"at": "a", "pack": ["mail"]}, "auriel": {"at": "g"}}, cards=MAIL)
    choose(back, "rearrange", "equip:mail>armor", "done")
    assert hero(back, "ecarus").shields == 0
