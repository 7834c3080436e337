"""Checks of the chapters on items, the Emporium, powers and souls, where two rules meet."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene
from tests.rulebook.sword_and_sorcery.test_corner_cases import FULL

SIX = FULL["pack"]


def shop(heroes: dict[str, Any], *, players: int = 1, shared: bool = True, **facts: Any) -> Game:
    names = facts.pop("visitors", list(heroes))
    options = {"players": players, "shared_visit": shared, **facts.pop("options", {})}
    who = {"heroes": names, **({"shopper": names[0]} if shared else {})}
    return scene(heroes, phase="prepare", visit=who, round=0, options=options, **facts)


# -- 14 the Emporium ---------------------------------------------------------------------------------


@rule("SS-RULE-193")
def test_the_buyer_says_who_carries_it_where_several_can() -> None:
    heroes = {"ecarus": {"crowns": 50, "pack": SIX}, "auriel": {}, "thorgar": {}}
    game = choose(shop(heroes), "buy:healing-potion")
    assert (asked(game), set(offered(game))) == (
        "carrier",
        {"hand:healing-potion>auriel", "hand:healing-potion>thorgar"},
    )
    choose(game, "hand:healing-potion>thorgar")
    assert (hero(game, "thorgar").pack, hero(game, "ecarus").pack) == (("healing-potion",), tuple(SIX))


@rule("SS-RULE-193", "SS-EMPORIUM-9")
def test_who_does_not_visit_carries_nothing() -> None:
    heroes = {"ecarus": {"crowns": 50, "pack": SIX}, "auriel": {}}
    game = shop(heroes, visitors=["ecarus"])
    assert "buy:healing-potion" not in offered(game)
    assert "buy:hammer" in offered(game)


@rule("SS-RULE-193", "SS-WEAPON-1")
@pytest.mark.parametrize(
    ("slots", "worn"), [({}, True), ({"off": "shield"}, False), ({"main": "broadsword"}, False)]
)
def test_a_two_handed_weapon_is_worn_at_once_only_with_both_hands_free(
    slots: dict[str, str], worn: bool
) -> None:
    heroes = {
        "ecarus": {"crowns": 100, "pack": SIX, "slots": slots},
        "auriel": {"pack": ["oil-flask", "elven-arrows", "elven-arrows.2"]},
    }
    game = shop(heroes)
    two_handed = [
        id
        for id, item in game.table.content.items.items()
        if item.deck == "emporium" and item.hand == "two" and "strength" in item.styles
    ]
    assert two_handed
    assert (f"buy:{two_handed[0]}" in offered(game)) is worn


@rule("SS-RULE-193", "SS-RULE-87")
def test_armor_worn_in_the_shop_has_its_magic_shields_from_the_time_phase_on() -> None:
    heroes = {
        "auriel": {"crowns": 100, "pack": ["oil-flask", "elven-arrows", "elven-arrows.2"]},
        "ecarus": {"pack": SIX},
    }
    game = choose(shop(heroes), "take:robe")
    assert hero(game, "auriel").slots == {"armor": "robe"}
    assert hero(game, "auriel").shields == 0


@rule("SS-RULE-194", "SS-BUILDING-2")
def test_the_anvil_upgrades_what_was_bought_in_the_same_visit() -> None:
    game = choose(shop({"ecarus": {"crowns": 100}, "auriel": {}}), "buy:hammer", "anvil:hammer")
    assert hero(game, "ecarus").pack == ("hammer-upgraded",)
    assert hero(game, "ecarus").crowns == 25


@rule("SS-RULE-194")
def test_a_side_that_was_paid_for_is_not_turned_back_either() -> None:
    game = shop({"ecarus": {"crowns": 100, "pack": ["knives"]}, "auriel": {}})
    choose(game, "trade-up:elven-knives")
    assert offered(game, "trade-up") == []


@rule("SS-EMPORIUM-5")
def test_the_next_visit_turns_it_over() -> None:
    heroes = {"ecarus": {"at": "a", "crowns": 100}, "auriel": {"at": "a"}}
    actions = [{"id": "merchant", "area": "a", "cost": "free", "do": ["visit"], "again": True}]
    game = choose(scene(heroes, quest={"actions": actions}), "quest:merchant", "shop:ecarus", "buy:knives")
    assert offered(game, "trade-up") == []
    choose(game, "leave", "quest:merchant", "shop:ecarus")
    assert offered(game, "trade-up") == ["trade-up:elven-knives"]


@rule("SS-RULE-150")
def test_in_the_middle_of_a_quest_the_engaged_shop_and_ghosts_do_not() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "b", "ghost": True}, "thorgar": {"at": "c"}}
    actions = [{"id": "merchant", "area": "a", "cost": "free", "do": ["visit"]}]
    game = choose(scene(heroes, {"dummy-1": "a"}, quest={"actions": actions}, cards=foe()), "quest:merchant")
    visit = state(game).visit
    assert visit is not None and visit.heroes == ["ecarus", "thorgar"]


@rule("SS-EMPORIUM-1", "SS-STASH-3")
def test_outfitting_dresses_only_the_heroes_of_the_player_at_the_counter() -> None:
    game = shop({"ecarus": {}, "auriel": {}}, players=2, shared=False)
    choose(game, "outfit")
    assert not hero(game, "auriel").slots, "her player is not at the counter yet"
    assert hero(game, "ecarus").slots
    assert hero(game, "ecarus").crowns == 0 and happened(game, "buys") == [], "the Stash is free"


@rule("SS-EMPORIUM-1")
def test_nobody_buys_for_another_players_crowns() -> None:
    game = shop({"ecarus": {"crowns": 0}, "auriel": {"crowns": 100}}, players=2, shared=False)
    assert offered(game, "buy") == []
    choose(game, "ready")
    assert offered(game, "buy") != [] and game.question is not None
    assert {one.seat for one in game.question.choices} == {1}


@rule("SS-CROWN-8", "SS-EMPORIUM-8")
def test_a_gift_reaches_the_hero_of_a_player_who_shops_later() -> None:
    game = shop({"ecarus": {"crowns": 50}, "auriel": {}}, players=2, shared=False)
    choose(game, "lend:50>auriel", "ready", "buy:healing-potion", "ready")
    assert (hero(game, "auriel").crowns, hero(game, "auriel").pack) == (35, ("healing-potion",))
    assert asked(game) == "first-hero"


@rule("SS-BUILDING-6")
def test_the_tavern_is_open_to_each_hero_once() -> None:
    game = shop({"ecarus": {"crowns": 50}, "auriel": {"crowns": 50}}, script=["red:blank", "red:hit-power"])
    choose(game, "tavern:power")
    assert offered(game, "tavern") == [] and hero(game, "ecarus").crowns == 45
    choose(game, "shop:auriel", "tavern:power")
    assert hero(game, "auriel").crowns == 55


@rule("SS-CROWN-5", "SS-CROWN-9")
def test_no_more_is_paid_out_than_the_supply_has() -> None:
    game = shop({"ecarus": {"pack": ["sentinel"]}, "auriel": {"crowns": 585}})
    assert state(game).bank == 10
    choose(game, "sell:sentinel")
    assert (hero(game, "ecarus").crowns, state(game).bank) == (10, 0)


# -- 8 items -----------------------------------------------------------------------------------------


@rule("SS-RULE-132", "SS-RULE-38")
@pytest.mark.parametrize(("second", "kept"), [("red:hit", True), ("red:blank", False)])
def test_ammunition_is_lost_by_what_the_dice_show_in_the_end(second: str, kept: bool) -> None:
    heroes = {
        "laegon": {"at": "a", "slots": {"main": "blade"}, "pack": ["elven-arrows"]},
        "auriel": {"at": "g"},
    }
    cards = weapon(red=2, range=4, category="bow", hand="two", effects=["hit: reroll 1"]) + foe()
    game = scene(heroes, {"dummy-1": "c"}, cards=cards, script=["red:blank", "red:hit", second])
    choose(game, "use:elven-arrows", "attack:blade>dummy-1", "plain")
    choose(game, next(one for one in offered(game, "spend") if "reroll" in one), "die:red-1")
    assert "die:red-1" not in offered(game), "a die is rolled again once"
    go_on(game)
    assert ("elven-arrows" in hero(game, "laegon").pack) is kept


@rule("SS-SOULWEAPON-5", "SS-FREE-4")
def test_an_empowered_soul_weapon_turns_back_on_the_ground() -> None:
    heroes = {
        "ecarus": {"at": "a", "slots": {"off": "golden-mirror"}, "pack": ["bandages"]},
        "auriel": {"at": "g"},
    }
    game = scene(heroes, shards=3)
    choose(game, "imbue:golden-mirror")
    other = hero(game, "ecarus").slots["off"]
    assert other != "golden-mirror" and state(game).shards == 0
    choose(game, "drop", f"put-down:{other}", "enough")
    assert state(game).ground["a"].items == ["golden-mirror"]


@rule("SS-ITEM-4", "SS-HERO-8")
def test_a_treasure_without_room_lies_on_the_ground() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["bandages", "antidote"]}, "auriel": {"at": "g"}}
    actions = [{"id": "gift", "area": "a", "cost": "free", "do": ["treasure 1"]}]
    game = choose(scene(heroes, quest={"actions": actions}, tops={"treasures": ["sentinel"]}), "quest:gift")
    assert state(game).ground["a"].items == ["sentinel"]
    assert hero(game, "ecarus").pack == ("bandages", "antidote")


@rule("SS-LOOT-10", "SS-RULE-119")
@pytest.mark.parametrize(
    ("pack", "things"), [(["bandages", "antidote"], {"crowns", "loot"}), ([], {"crowns", "loot", "treasure"})]
)
def test_a_full_pack_leaves_treasures_but_takes_crowns(pack: list[str], things: set[str]) -> None:
    heroes = {"ecarus": {"at": "a", "pack": pack}, "auriel": {"at": "g"}}
    game = scene(heroes, ground={"a": {"crowns": 5, "loot": 1, "treasure": 1}}, bank=590)
    assert {one.partition(":")[2] for one in offered(game, "pick-up")} == things
    choose(game, "pick-up:loot")
    assert len(happened(game, "loot")) == 1, "turned over by who takes it"
    assert state(game).ground["a"].treasure == 1
    assert ("pick-up:treasure" in offered(game)) is ("treasure" in things), "over capacity it stays"


# -- 5, 7, 11 powers, ranks and Ghost Souls ----------------------------------------------------------


@rule("SS-RULE-32", "SS-SOUL-11")
def test_a_ghost_soul_of_lower_rank_holds_the_others_back() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 2}, "auriel": {"at": "g", "rank": 1, "ghost": True}}
    game = scene(heroes, phase="souls", shards=20)
    assert offered(game, "empower") == ["empower:auriel"]
    heroes["auriel"]["rank"] = 2
    assert "empower:ecarus" in offered(scene(heroes, phase="souls", shards=20), "empower")


@rule("SS-RULE-151", "SS-HEALTH-1")
def test_a_rank_brings_hit_points_but_heals_no_wounds() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 2}, "auriel": {"at": "g"}}
    game = scene(heroes, phase="souls", shards=4)
    choose(game, "empower:ecarus")
    go_on(game)
    assert max_hp(game.table, hero(game, "ecarus")) == 9, "one more than at the first rank"
    assert (hero(game, "ecarus").rank, hero(game, "ecarus").wounds) == (2, 2)


@rule("SS-EX-39", "SS-LOCK-5")
def test_a_dying_hero_drops_what_he_carries_and_keeps_what_he_wears() -> None:
    ecarus = {
        "at": "a",
        "rank": 3,
        "wounds": 6,
        "poison": 2,
        "slots": {"main": "broadsword"},
        "pack": ["bandages"],
        "crowns": 10,
        "keys": ["red"],
    }
    game = scene({"ecarus": ecarus, "auriel": {"at": "g"}}, phase="time", check=False)
    hp = 0
    while not hero(game, "ecarus").ghost and hp < 5:
        hp += 1
        game = scene(
            {"ecarus": {**ecarus, "wounds": 6 + hp}, "auriel": {"at": "g"}}, phase="time", check=False
        )
        go_on(game)
    dead = hero(game, "ecarus")
    assert dead.ghost and dead.rank == 2 and dead.poison == 0
    assert (dead.slots, dead.pack, dead.crowns, dead.keys) == ({"main": "broadsword"}, (), 0, [])
    assert (state(game).ground["a"].items, state(game).ground["a"].crowns) == (["bandages"], 10)
    assert state(game).keys == {"red": "a"}


@rule("SS-GHOST-9", "SS-GHOST-8")
def test_the_powers_of_a_ghost_soul_cool_down() -> None:
    heroes = {
        "ecarus": {"at": "a", "rank": 3, "ghost": True, "powers": [{"id": "cleave", "wait": 2}]},
        "auriel": {"at": "g"},
    }
    game = scene(heroes, phase="time")
    go_on(game)
    assert hero(game, "ecarus").powers[0].wait == 1
    ghost = {"at": "a", "rank": 3, "ghost": True, "powers": ["cleave"]}
    ready = scene({**heroes, "ecarus": ghost}, active="ecarus")
    assert offered(ready, "power") == [], "a Ghost Soul uses none of them"


@rule("SS-RULE-164")
def test_a_hero_who_returns_has_no_magic_shields_yet() -> None:
    heroes = {
        "ecarus": {"at": "a", "ghost": True, "slots": {"armor": "scale-upgraded"}, "shields": 0},
        "auriel": {"at": "g"},
    }
    game = scene(heroes, phase="souls", shards=1, shrines={"a": True}, check=False)
    choose(game, "resurrect:ecarus")
    assert (hero(game, "ecarus").ghost, hero(game, "ecarus").shields) == (False, 0)


@rule("SS-RULE-56", "SS-RULE-34")
def test_a_lost_rank_takes_the_companion_with_its_card() -> None:
    gem = scene({"laegon": {}, "auriel": {}}).table.content.gems["laegon-archer"]
    rank = next(rank for rank in range(2, 8) if gem.powers[rank - 1] > gem.powers[rank - 2])
    laegon = {
        "at": "a",
        "rank": rank,
        "wounds": 99,
        "poison": 1,
        "powers": [{"id": "summon-fenrir", "out": "fenrir"}],
    }
    allies = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "a"}}
    game = scene({"laegon": laegon, "auriel": {"at": "g"}}, phase="time", allies=allies, check=False)
    go_on(game)
    assert hero(game, "laegon").powers == (), "the rank had brought the card"
    assert state(game).allies == []


@rule("SS-POWER-13")
@pytest.mark.parametrize(
    ("rank", "levels"),
    [
        (1, ["power:heal>1"]),
        (3, ["power:heal>1", "power:heal>3"]),
        (5, ["power:heal>1", "power:heal>3", "power:heal>5"]),
    ],
)
def test_a_power_is_used_at_any_level_up_to_the_rank(rank: int, levels: list[str]) -> None:
    heroes = {"thorgar": {"at": "a", "rank": rank, "wounds": 1, "powers": ["heal"]}, "auriel": {"at": "g"}}
    assert offered(scene(heroes), "power") == levels


@rule("SS-POWER-18")
@pytest.mark.parametrize("cooldown", [1, 2])
def test_a_power_is_back_as_many_rounds_later_as_its_cooldown_says(cooldown: int) -> None:
    cards = '[[power]]\nid = "calm"\nkind = "free"\nhero = "thorgar"\n'
    cards += f'levels = [{{ rank = 1, cooldown = {cooldown}, do = ["heal-self 1"] }}]\n'
    heroes = {"thorgar": {"at": "a", "wounds": 5, "powers": ["calm"]}, "auriel": {"at": "a", "acted": True}}
    game = scene(heroes, cards=cards)
    used = state(game).round
    choose(game, "power:calm>1")
    while not offered(game, "power"):
        choose(go_on(game), "end-turn" if "end-turn" in offered(game) else offered(game)[0])
    assert state(game).round == used + cooldown


@rule("SS-STUN-3", "SS-STUN-2")
def test_a_stunned_hero_does_not_taunt() -> None:
    heroes = {"ecarus": {"at": "b", "stun": 1}, "auriel": {"at": "d", "wounds": 1}}
    game = scene(
        heroes,
        {"dummy-1": "c"},
        cards=foe(behaviours='{ at = [1], do = ["engage"] }, { do = [] }'),
        phase="enemy",
        tops={"encounters": ["fury"]},
        active="auriel",
    )
    assert asked(game) != "activation", "he uses no power"
    assert figure(game, "dummy-1").area == "d"
    assert happened(game, "taunts") == []
