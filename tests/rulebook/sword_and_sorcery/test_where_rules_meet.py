"""Checks of the whole book, read once more: positions in which two rules or two cards meet."""

from typing import Any

import pytest

from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

HOOK = """
+-+-+-+-+-+-+-+
|a b c d e f g|
+ +-+-+-+-+-+-+
|h|
+-+
"""
PIT = """
+-+-+-+
|a b>c|
+-+-+-+
"""
OUT: dict[str, Any] = {
    "laegon": {"at": "a", "rank": 2, "powers": [{"id": "summon-fenrir", "out": "fenrir"}]},
    "auriel": {"at": "g"},
}
FURY: dict[str, Any] = {"phase": "enemy", "tops": {"encounters": ["fury"]}}


def fenrir(at: str = "a", **facts: Any) -> dict[str, Any]:
    return {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": at, **facts}}


# -- enemies -----------------------------------------------------------------------------------------


@rule("SS-GROUP-8", "SS-RULE-112")
@pytest.mark.parametrize(("blind", "attacks"), [(0, 1), (1, 0)])
def test_a_group_attacks_whom_only_its_farther_figure_sees(blind: int, attacks: int) -> None:
    heroes = {"ecarus": {"at": "c"}, "auriel": {"at": "c", "hidden": True}}
    pack = {"at": "h", "areas": ["h", "g"], "blind": blind}
    game = scene(heroes, {"gremlin-pack-green-1": pack}, map=HOOK, **FURY, script=["blue:blank"] * 2)
    assert len(happened(go_on(game), "attack")) == attacks


@rule("SS-BEHAVIOUR-4", "SS-RULE-104")
def test_an_enemy_with_no_way_to_anybody_throws_no_knife_either() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, {"raider-blue-1": "c"}, map=PIT, **FURY)
    assert happened(go_on(game), "attack") == []


@rule("SS-ENEMYMOVE-10", "SS-RULE-173")
def test_an_enemy_that_retreats_tramples_where_it_stops() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "b"}}
    shaman = {"at": "a", "came": "b", "powers": ["trample"]}
    game = scene(heroes, {"orc-shaman-green-1": shaman}, **FURY, script=["red:blank", *["blue:blank"] * 2])
    go_on(game)
    assert figure(game, "orc-shaman-green-1").area == "b"
    assert hero(game, "auriel").wounds == 1


@rule("SS-RULE-57", "SS-RULE-117")
def test_a_thief_that_bites_fenrir_takes_a_coin_from_the_ground() -> None:
    heroes = {"laegon": {**OUT["laegon"], "at": "g", "crowns": 10}, "auriel": {"at": "g"}}
    facts = {"allies": fenrir("c"), "ground": {"c": {"crowns": 10}}, "check": False, **FURY}
    game = scene(heroes, {"gremlin-green-1": "c"}, script=["blue:blank", "coin:10"], **facts)
    go_on(game)
    assert (state(game).ground, hero(game, "laegon").crowns) == ({}, 10)


@rule("SS-RULE-165")
@pytest.mark.parametrize(("end", "ambushes"), [("e", 0), ("b", 1)])
def test_readiness_does_not_meet_a_hero_whom_a_story_has_placed(end: str, ambushes: int) -> None:
    do = [{"each": "all heroes", "do": ["place e"]}] if end == "e" else []
    quest = {"stories": [{"id": "s", "area": "b", "do": do}]}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, {"raider-blue-1": end}, quest=quest, stories={"b": "s"}, script=["blue:shield"])
    choose(game, "move:b")
    assert hero(game, "ecarus").area == end
    assert len(happened(game, "ability")) == ambushes


@rule("SS-RULE-98")
def test_an_enemy_that_died_and_came_back_is_a_newcomer_to_the_card() -> None:
    blast = """
[[ability]]
id = "blast"
when = "named"
do = [{ each = "others in sight", do = ["lose 5"] }]
"""
    cards = blast + foe(rank="blue", behaviours='{ do = ["use blast"] }', abilities=["blast"])
    cards += foe("other", hp=1, more="shards = 1")
    quest = {"triggers": [{"id": "back", "when": "dead other", "do": ["enemy other d"]}]}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, {"dummy-1": "c", "other-1": "c"}, cards=cards, quest=quest, **FURY)
    go_on(game)
    assert [one["enemy"] for one in happened(game, "activates")] == ["dummy-1"]
    assert figure(game, "other-1").area == "d"


# -- heroes ------------------------------------------------------------------------------------------


@rule("SS-GOLD-1", "SS-RULE-71")
def test_the_flaming_sword_strikes_again_at_any_enemy() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "flaming-sword"}}, "auriel": {"at": "g"}}
    enemies = {"dummy-1": "a", "other-1": "a"}
    script = ["red:hit-legend", "red:blank", "blue:blank", "blue:blank"]
    game = scene(heroes, enemies, cards=foe() + foe("other"), script=script)
    choose(game, "attack:flaming-sword>dummy-1", "plain")
    choose(game, next(id for id in offered(game, "spend") if "again" in id))
    go_on(game, "again")
    assert offered(game, "again") == ["again:dummy-1", "again:other-1"]


@rule("SS-RULE-41", "SS-SPECIAL-5")
def test_a_dash_that_a_blinded_hero_fumbled_was_the_dash_of_this_round() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 3, "blind": 1}, "auriel": {"at": "g"}}
    game = scene(heroes, script=["blue:shield", "blue:blank"])
    choose(game, "move:b", "dash")
    assert state(game).turn.special == 1
    assert "dash" not in offered(game)


@rule("SS-RULE-137", "SS-BLIND-1")
def test_a_blinded_hero_empowers_a_soul_weapon_without_a_save() -> None:
    heroes = {"laegon": {"at": "a", "blind": 1, "slots": {"main": "moonlit-bow"}}, "ecarus": {"at": "g"}}
    game = choose(scene(heroes, shards=5, script=["blue:blank"]), "imbue:moonlit-bow")
    assert hero(game, "laegon").slots == {"main": "moonlit-bow-empowered"}


@rule("SS-RULE-137", "SS-RULE-55")
def test_empowering_a_soul_weapon_is_no_action_and_keeps_stealth() -> None:
    heroes = {"laegon": {"at": "a", "hidden": True, "slots": {"main": "moonlit-bow"}}, "ecarus": {"at": "g"}}
    game = choose(scene(heroes, shards=5), "imbue:moonlit-bow")
    assert hero(game, "laegon").hidden


@rule("SS-RULE-42", "SS-STUN-1")
def test_a_hero_whom_spikes_have_stunned_makes_no_second_attack() -> None:
    heroes = {
        "shae": {"card": "shae-assassin", "at": "a", "slots": {"main": "dirk", "off": "stiletto"}},
        "laegon": {"at": "g"},
    }
    script = ["red:hit", "blue:blank", "blue:blank"]
    facts: dict[str, Any] = {"open_events": ["massacre"], "fought": ["shae"], "tops": {"crits": ["dazed"]}}
    game = scene(heroes, {"gremlin-blue-1": "a"}, script=script, check=False, **facts)
    choose(game, "attack:dirk>gremlin-blue-1", "plain")
    assert hero(game, "shae").stun
    assert (asked(game), state(game).active) == ("hero-turn", "laegon")


@rule("SS-RULE-189")
def test_purify_wants_somebody_with_a_condition() -> None:
    heroes = {"thorgar": {"at": "a", "rank": 4, "powers": ["purify"]}, "auriel": {"at": "a"}}
    assert offered(scene(heroes), "power") == []
    heroes["auriel"] = {"at": "a", "poison": 1}
    game = choose(scene(heroes), "power:purify>4")
    assert hero(game, "auriel").poison == 0


@rule("SS-GHOST-13")
def test_a_hero_who_dies_of_his_oath_gains_nothing_by_it() -> None:
    oath = {"at": "a", "card": "ecarus-black-rose", "rank": 2, "powers": ["blood-oath"], "wounds": 8}
    game = choose(scene({"ecarus": oath, "laegon": {"at": "g"}}), "power:blood-oath>2")
    assert hero(game, "ecarus").ghost
    assert hero(game, "ecarus").boosts == []


LIGHTNING: dict[str, Any] = {
    "quest": {"chests": [{"id": "x", "area": "a", "back": "chest-coins"}]},
    "chests": ["x"],
    "tops": {"traps": ["lightning"]},
}


@rule("SS-RULE-40", "SS-RULE-38")
@pytest.mark.parametrize(("face", "wounds"), [("shield", 0), ("hit", 2)])
def test_help_from_above_rolls_the_die_of_a_save_again(face: str, wounds: int) -> None:
    heroes = {"ecarus": {"at": "a"}, "thorgar": {"at": "d"}}
    game = choose(scene(heroes, **LIGHTNING, script=["blue:blank", f"blue:{face}"]), "break:x")
    assert offered(game) == ["aid:help-from-above>thorgar", "go-on"]
    choose(game, "aid:help-from-above>thorgar")
    assert hero(game, "ecarus").wounds == wounds


@rule("SS-ACTIVATE-6", "SS-RULE-40")
@pytest.mark.parametrize(
    ("face", "thorgar"),
    [("blank", {"at": "e"}), ("blank", {"at": "d", "stun": 1}), ("shield", {"at": "d"})],
)
def test_nobody_helps_from_afar_or_stunned_or_where_the_save_is_made(
    face: str, thorgar: dict[str, Any]
) -> None:
    heroes = {"ecarus": {"at": "a"}, "thorgar": thorgar}
    game = choose(scene(heroes, **LIGHTNING, script=[f"blue:{face}"]), "break:x")
    assert asked(game) == "hero-turn"


@rule("SS-RULE-40", "SS-BLIND-1")
def test_help_from_above_opens_the_eyes_of_a_blinded_hero() -> None:
    heroes = {"ecarus": {"at": "a", "blind": 1}, "thorgar": {"at": "a"}}
    game = choose(scene(heroes, script=["blue:blank", "blue:shield"]), "move:b")
    assert (asked(game), hero(game, "ecarus").area) == ("save", "a")
    assert hero(choose(game, "aid:help-from-above>thorgar"), "ecarus").area == "b"


@rule("SS-ACTIVATE-11", "SS-ROUND-1")
def test_what_was_used_last_round_helps_in_the_time_phase_and_then_not_again() -> None:
    heroes = {"ecarus": {"at": "a", "poison": 1}, "thorgar": {"at": "a", "used": ["help-from-above"]}}
    game = scene(heroes, phase="time", script=["blue:blank", "blue:shield"])
    choose(game, "aid:help-from-above>thorgar")
    assert hero(game, "ecarus").poison == 0
    assert hero(game, "thorgar").used == ["help-from-above"]


# -- companions --------------------------------------------------------------------------------------


@rule("SS-RULE-140", "SS-RULE-139")
def test_a_companion_that_was_struck_down_stands_up_and_finishes_its_step() -> None:
    text = foe(weapons='{ id = "fist", hits = 1, effects = ["kd"] }')
    game = scene(OUT, {"dummy-1": "c"}, allies=fenrir("c"), cards=text, script=["blue:blank"])
    choose(game, "activate:fenrir", "move:d", "stand", "move:d")
    assert figure(game, "fenrir").area == "d"
    assert len(happened(game, "free-attack")) == 1


@rule("SS-RULE-58", "SS-COMPANION-5")
def test_a_companion_attacks_or_fetches() -> None:
    game = scene(OUT, allies=fenrir(), ground={"a": {"loot": 1}, "b": {"loot": 1}})
    choose(game, "activate:fenrir", "fetch:loot", "hand-over:loot>laegon", "move:b", "enough")
    assert asked(game) == "hero-turn", "nothing more is fetched"
    script = ["red:hit-hit", "blue:hit", "blue:blank"]
    game = scene(OUT, {"dummy-1": "a"}, allies=fenrir(), cards=foe(hp=2, more="loot = 1"), script=script)
    choose(game, "activate:fenrir", "attack:fenrir-2>dummy-1")
    assert state(game).ground["a"].loot == 1
    assert offered(game, "fetch") == []


@rule("SS-RULE-141")
def test_a_slowed_companion_that_fetches_does_nothing_else() -> None:
    game = scene(OUT, allies=fenrir(slow=1), ground={"a": {"loot": 1}})
    choose(game, "activate:fenrir", "fetch:loot")
    assert offered(game) == ["hand-over:loot>laegon", "enough"]


@rule("SS-RULE-141")
def test_a_blinded_companion_saves_before_it_fetches() -> None:
    game = scene(OUT, allies=fenrir(blind=1), ground={"a": {"loot": 1}}, script=["blue:blank"])
    choose(game, "activate:fenrir", "fetch:loot")
    assert state(game).ground["a"].loot == 1
    assert offered(game, "fetch") == []


# -- goods -------------------------------------------------------------------------------------------


@rule("SS-SPECIAL-11", "SS-RULE-145")
@pytest.mark.parametrize("answer", ["equip:hammer>main", "put-down:hammer"])
def test_a_hero_with_a_full_inventory_may_take_a_weapon_into_his_empty_hand(answer: str) -> None:
    heroes = {
        "ecarus": {"at": "a", "pack": ["healing-potion", "bandages"]},
        "thorgar": {"at": "a", "pack": ["hammer"]},
    }
    game = choose(scene(heroes), "exchange:thorgar", "give-nothing", "take:hammer")
    assert asked(game) == "wear"
    choose(game, answer)
    worn = answer.startswith("equip")
    assert hero(game, "ecarus").slots == ({"main": "hammer"} if worn else {})
    assert ("a" in state(game).ground) is not worn


@rule("SS-RULE-145")
@pytest.mark.parametrize(("bag", "deal"), [("deep-pockets", "sell"), ("bag", "store")])
def test_a_bag_that_is_sold_or_stored_leaves_too_much(bag: str, deal: str) -> None:
    heroes: dict[str, Any] = {"ecarus": {"pack": [bag, "bandages", "bandages.2", "antidote"]}, "auriel": {}}
    visit = {"heroes": ["ecarus", "auriel"], "shopper": "ecarus"}
    game = scene(heroes, phase="prepare", visit=visit, round=0, options={"campaign": True})
    choose(game, f"{deal}:{bag}")
    assert asked(game) == "too-much"
    assert len(hero(choose(game, "put-down:antidote"), "ecarus").pack) == 2


@rule("SS-RULE-87")
def test_magic_shields_that_a_card_gave_outlast_other_changes() -> None:
    heroes: dict[str, Any] = {
        "ecarus": {"at": "a", "rank": 3, "shields": 2, "slots": {"main": "broadsword"}, "pack": ["antidote"]},
        "auriel": {"at": "a"},
    }
    game = choose(scene(heroes), "rearrange", "stow:broadsword", "done")
    assert hero(game, "ecarus").shields == 2
    choose(game, "exchange:auriel", "give:antidote")
    assert hero(game, "ecarus").shields == 2


@rule("SS-RULE-87")
def test_armor_takes_away_as_many_magic_shields_as_it_has() -> None:
    heroes: dict[str, Any] = {
        "auriel": {"at": "a", "shields": 3, "slots": {"armor": "robe"}},
        "ecarus": {"at": "g"},
    }
    game = choose(scene(heroes), "rearrange", "stow:robe", "done")
    assert hero(game, "auriel").shields == 2


@rule("SS-STORY-5")
def test_a_story_event_that_does_not_stay_on_the_deck_is_discarded() -> None:
    story = {"id": "s", "do": [], "keeps": False}
    quest = {"stories": [story], "story_cards": {"story-1": "s"}}
    heroes: dict[str, Any] = {"ecarus": {}, "auriel": {}}
    game = scene(heroes, phase="event", quest=quest, tops={"events": ["story-1"]})
    assert state(go_on(game)).event_discard == ["story-1"]


# -- three cards at once -----------------------------------------------------------------------------


@rule("SS-COMPANION-13", "SS-RULE-40")
def test_fenrir_saves_with_the_luck_of_his_owner() -> None:
    laegon = {**OUT["laegon"], "rank": 3, "powers": [*OUT["laegon"]["powers"], "lucky"]}
    heroes = {"laegon": laegon, "auriel": {"at": "g"}}
    game = scene(heroes, allies=fenrir(poison=1), phase="time", script=["blue:blank", "blue:shield"])
    assert figure(go_on(game), "fenrir").poison == 0


@rule("SS-COMPANION-19", "SS-EX-57")
def test_the_first_attack_of_fenrir_in_a_massacre_is_his_own() -> None:
    script = ["red:hit", "blue:blank", "blue:blank"]
    facts: dict[str, Any] = {"open_events": ["massacre"], "fought": ["laegon"], "tops": {"crits": ["gash"]}}
    game = scene(OUT, {"dummy-1": "a"}, cards=foe(), allies=fenrir(), script=script, **facts)
    choose(game, "activate:fenrir", "attack:fenrir-2>dummy-1")
    assert len(happened(game, "crit")) == 1


@rule("SS-KILL-1", "SS-EVADE-2")
def test_a_free_attack_that_kills_earns_a_power_card() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g"}}
    game = scene(heroes, {"orc-warrior-green-1": "a"}, script=["red:hit-hit", "blue:blank"])
    choose(game, "move:b")
    assert hero(game, "ecarus").ghost
    assert len(state(game).foes[0].powers) == 1


@rule("SS-GROUP-5", "SS-RULE-161")
def test_cleave_reaches_both_figures_of_a_group() -> None:
    ecarus = {"at": "a", "rank": 3, "powers": ["cleave"], "slots": {"main": "blade"}}
    heroes = {"ecarus": ecarus, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-pack-green-1": "a"}, cards=weapon(hits=2, type="crushing"))
    choose(game, "power:cleave>3", "attack:blade>gremlin-pack-green-1/a", "plain")
    choose(game, "also:gremlin-pack-green-1/b")
    assert [one.wounds for one in state(game).foes[0].figures] == [2, 2]


@rule("SS-RULE-48", "SS-PRIORITY-5")
def test_a_condition_that_costs_a_boss_a_hit_point_turns_the_token() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    facts: dict[str, Any] = {"priority": "ecarus", "priority_level": 1}
    game = scene(heroes, {"troll": {"at": "a", "poison": 1}}, cards=weapon(effects=["poison 1"]), **facts)
    choose(game, "attack:blade>troll", "plain")
    assert (figure(game, "troll").wounds, state(game).priority_level) == (1, 2)


@rule("SS-EX-21", "SS-RULE-187")
def test_a_treasure_that_fenrir_brings_to_a_treasure_hunter_is_chosen() -> None:
    heroes = {"laegon": OUT["laegon"], "shae": {"at": "a", "powers": ["treasure-hunting"]}}
    game = scene(heroes, allies=fenrir(load="treasure"), tops={"treasures": ["troll-blood", "sentinel"]})
    choose(game, "activate:fenrir", "hand-over:treasure>shae")
    assert offered(game) == ["keep:troll-blood", "keep:sentinel"]


@rule("SS-RULE-169", "SS-LOS-4")
def test_a_shadow_is_flipped_when_the_enemy_before_it_falls() -> None:
    heroes = {"laegon": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g", "ghost": True}}
    cards = weapon(hits=3, range=3) + foe(hp=3)
    game = scene(heroes, {"dummy-1": "b"}, cards=cards, shadows=["c"], script=["shadow:townsfolk"])
    choose(game, "attack:blade>dummy-1", "plain")
    assert happened(game, "flipped") == [{"area": "c", "shadow": "townsfolk"}]
