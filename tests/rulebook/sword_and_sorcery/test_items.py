"""SS-ITEM, SS-WEAPON, SS-SOULWEAPON, SS-ARTIFACT, SS-CONSUMABLE, SS-CROWN: what heroes carry."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.rules.stats import capacity, max_hp, may_use
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, oil, struck, weapon
from tests.rulebook.sword_and_sorcery.play import (
    TOP,
    asked,
    choose,
    figure,
    go_on,
    happened,
    hero,
    offered,
    state,
)
from tests.rulebook.sword_and_sorcery.positions import scene


def one(name: str = "ecarus", **facts: Any) -> dict[str, Any]:
    return {name: {"at": "a", **facts}, "auriel" if name != "auriel" else "ecarus": {"at": "g"}}


def users(item: str) -> set[str]:
    heroes = {name: {"at": "a"} for name in ("auriel", "ecarus", "laegon", "thorgar")}
    game = scene(heroes)
    entry = game.table.content.items[item]
    return {name for name in heroes if may_use(game.table, hero(game, name), entry)}


@rule("SS-ITEM-1")
def test_kinds_of_items() -> None:
    kinds = {item.kind for item in load().items.values()}
    assert kinds == {"weapon", "armor", "artifact", "permanent", "consumable", "ammunition", "crowns"}


@rule("SS-STYLE-2", "SS-STYLE-4")
def test_a_hero_uses_items_of_his_style() -> None:
    text = weapon("rod", hand="main", more='styles = ["magic"]')
    wizard = choose(scene(one("auriel", pack=["rod"]), cards=text), "rearrange")
    assert offered(wizard, "equip") == ["equip:rod>main"]
    knight = choose(scene(one("ecarus", pack=["rod", "bandages"]), cards=text), "rearrange")
    assert offered(knight, "equip") == []


@rule("SS-ITEM-5", "SS-ITEM-6", "SS-ITEM-7", "SS-EX-59")
def test_style_runes() -> None:
    assert users("healing-potion") == {"auriel", "ecarus", "laegon", "thorgar"}
    assert users("battle-axe") == {"ecarus"}
    assert users("elven-arrows") == {"auriel", "laegon"}
    assert users("tanned-leather") == {"ecarus", "laegon", "thorgar"}


@rule("SS-ITEM-8", "SS-EX-59")
def test_a_hero_may_carry_what_he_cannot_use() -> None:
    game = scene(one("ecarus"), ground={"a": {"items": ["wand"]}})
    choose(game, "pick-up:wand")
    assert hero(game, "ecarus").pack == ("wand",)
    choose(game, "rearrange")
    assert "equip:wand>main" not in offered(game)


@rule("SS-ITEM-3", "SS-CONSUMABLE-1", "SS-CONSUMABLE-2", "SS-HERO-4")
def test_other_items_work_from_the_inventory_and_equipment_from_its_slot() -> None:
    game = scene(one(pack=["healing-potion", "elven-cloak"], wounds=3), charges={"elven-cloak": 2})
    assert offered(game, "use") == ["use:healing-potion"]
    worn = scene(one(slots={"artifact": "elven-cloak"}), charges={"elven-cloak": 2})
    assert offered(worn, "use") == ["use:elven-cloak"]
    full = scene(one(pack=["healing-potion", "knives"]), ground={"a": {"items": ["bandages"], "treasure": 0}})
    assert capacity(full.table, hero(full, "ecarus")) == 2
    assert offered(full, "pick-up") == []


@rule("SS-RULE-145")
def test_what_fits_into_the_inventory_goes_there() -> None:
    actions = [{"id": "dig", "area": "a", "cost": "free", "do": ["item idol"]}]
    idol = '[[item]]\nid = "idol"\nkind = "permanent"\ndeck = "quest"\n'
    game = choose(scene(one(pack=["knives"]), cards=idol, quest={"actions": actions}), "quest:dig")
    assert hero(game, "ecarus").pack == ("knives", "idol")


@rule("SS-CONSUMABLE-1", "SS-ITEM-4")
def test_what_does_not_fit_into_the_inventory_lies_on_the_ground() -> None:
    actions = [{"id": "dig", "area": "a", "cost": "free", "do": ["item idol"]}]
    idol = '[[item]]\nid = "idol"\nkind = "permanent"\ndeck = "quest"\n'
    game = scene(one(pack=["healing-potion", "knives"]), cards=idol, quest={"actions": actions})
    choose(game, "quest:dig")
    assert hero(game, "ecarus").pack == ("healing-potion", "knives")
    assert state(game).ground["a"].items == ["idol"]


@rule("SS-CONSUMABLE-4", "SS-RULE-148")
def test_a_consumable_is_used_once() -> None:
    game = choose(scene(one(pack=["healing-potion"], wounds=5)), "use:healing-potion")
    assert hero(game, "ecarus").wounds == 1
    assert hero(game, "ecarus").pack == ()
    assert "healing-potion" in state(game).emporium


@rule("SS-CONSUMABLE-3")
def test_a_permanent_item_stays() -> None:
    text = '[[item]]\nid = "charm"\nkind = "permanent"\naction = "special"\ndo = ["heal-self 1"]\n'
    game = scene(one(pack=["charm"], wounds=5, rank=3), cards=text)
    choose(game, "use:charm", "use:charm")
    assert hero(game, "ecarus").wounds == 3
    assert hero(game, "ecarus").pack == ("charm",)


@rule("SS-CONSUMABLE-5", "SS-RULE-132")
@pytest.mark.parametrize(("face", "left"), [("blank", ()), ("hit", ("elven-arrows",))])
def test_ammunition_is_lost_on_a_miss(face: str, left: tuple[str, ...]) -> None:
    heroes = one("laegon", slots={"main": "bow"}, pack=["elven-arrows"])
    bow = weapon("bow", hits=1, red=1, range=3, hand="two", category="bow")
    game = scene(heroes, {"dummy-1": "b"}, cards=bow + foe(), script=[f"red:{face}"])
    choose(game, "use:elven-arrows", "attack:bow>dummy-1", "plain")
    go_on(game)
    assert [one["item"] for one in happened(game, "ammunition-lost")] == (
        ["elven-arrows"] if not left else []
    )
    assert hero(game, "laegon").pack == left


@rule("SS-CONSUMABLE-6")
def test_two_ammunition_items_never_serve_one_attack() -> None:
    heroes = one("laegon", slots={"main": "long-bow"}, pack=["elven-arrows", "flaming-arrows"])
    game = scene(heroes, {"gremlin-green-1": "b"})
    assert offered(game, "use") == ["use:elven-arrows", "use:flaming-arrows"]
    choose(game, "use:elven-arrows")
    assert offered(game, "use") == []


@rule("SS-RULE-154")
def test_knives_are_an_attack_of_their_own() -> None:
    game = scene(
        one("laegon", pack=["knives"]), {"dummy-1": "b"}, cards=foe(), script=["red:hit-hit", "blue:blank"]
    )
    boosts = [{"source": "x", "span": "time", "filter": "weapon", "effects": ["hit 5"]}]
    choose(game, "use:knives", "plain")
    assert figure(game, "dummy-1").wounds == 2
    assert hero(game, "laegon").pack == ()
    strong = scene(
        one("laegon", pack=["knives"], boosts=boosts),
        {"dummy-1": "b"},
        cards=foe() + oil("weapon", "hit 5"),
        script=["red:hit", "blue:hit"],
    )
    go_on(choose(strong, "use:knives", "plain"))
    assert figure(strong, "dummy-1").wounds == 2
    assert hero(strong, "laegon").pack == ("knives",)
    assert state(strong).turn.combat == 1


@rule("SS-ITEM-2")
def test_an_artifact_works_only_in_its_slot() -> None:
    text = '[[item]]\nid = "ring"\nkind = "artifact"\npassive = ["hp 2"]\n'
    numbers = []
    for facts in ({"slots": {"artifact": "ring"}}, {"pack": ["ring"]}):
        game = scene(one(**facts), cards=text)
        numbers.append(max_hp(game.table, hero(game, "ecarus")))
    assert numbers[0] == numbers[1] + 2


@rule("SS-WEAPON-5")
def test_a_weapon_works_only_in_its_slot() -> None:
    game = scene(one(pack=["broadsword"]), {"dummy-1": "a"}, cards=foe())
    assert offered(game, "attack") == ["attack:bare-hands>dummy-1"]


@rule("SS-WEAPON-8", "SS-RULE-1")
def test_weapon_cards_print_hits_and_dice_and_say_what_is_confirmed() -> None:
    sentinel = load().items["sentinel"]
    assert (sentinel.hits, sentinel.red, sentinel.blue, sentinel.hand, sentinel.confirmed) == (
        1,
        1,
        2,
        "any",
        True,
    )
    assert not load().items["broadsword"].confirmed


@rule("SS-WEAPON-9", "SS-ARMOR-5")
def test_a_category_matters_to_cards_that_name_it() -> None:
    boosts = [{"source": "x", "span": "next", "filter": "dagger", "effects": ["hit 3"]}]
    text = weapon(hits=1) + foe() + oil("dagger", "hit 3")
    sword = choose(
        scene(one(slots={"main": "blade"}, boosts=boosts), {"dummy-1": "a"}, cards=text),
        "attack:blade>dummy-1",
        "plain",
    )
    assert figure(sword, "dummy-1").wounds == 1
    assert hero(sword, "ecarus").boosts


# -- soul weapons ----------------------------------------------------------------------------------


@rule("SS-SOULWEAPON-1", "SS-DECK-17")
def test_a_soul_weapon_comes_only_from_the_quest() -> None:
    actions = [{"id": "altar", "area": "a", "cost": "free", "do": ["soul-weapon"]}]
    game = scene(one(), quest={"actions": actions}, soul_weapons=["golden-mirror", "star-staff"])
    choose(game, "quest:altar", "keep:golden-mirror")
    assert hero(game, "ecarus").pack == ("golden-mirror",)
    assert state(game).soul_weapons == ["star-staff"]


@rule("SS-SOULWEAPON-2", "SS-SOULWEAPON-3", "SS-RULE-137")
def test_a_soul_weapon_is_empowered_with_shards() -> None:
    heroes = one(slots={"off": "golden-mirror"})
    assert offered(scene(heroes, shards=2), "imbue") == []
    game = choose(scene(heroes, shards=4), "imbue:golden-mirror")
    assert hero(game, "ecarus").slots == {"off": "golden-mirror-empowered"}
    assert state(game).shards == 1
    assert offered(game, "imbue") == []
    assert state(game).turn.special == 0


@rule("SS-SOULWEAPON-4")
def test_it_fades_in_the_next_time_phase() -> None:
    game = scene(one(slots={"off": "golden-mirror-empowered"}), phase="time")
    assert hero(game, "ecarus").slots == {"off": "golden-mirror"}


@rule("SS-SOULWEAPON-5")
def test_it_turns_back_when_it_leaves_the_slot() -> None:
    game = choose(scene(one(slots={"off": "golden-mirror-empowered"})), "drop")
    assert state(game).ground["a"].items == ["golden-mirror"]
    stowed = choose(
        scene(one(slots={"off": "golden-mirror-empowered"})), "rearrange", "stow:golden-mirror-empowered"
    )
    assert hero(stowed, "ecarus").pack == ("golden-mirror",)


# -- artifacts -------------------------------------------------------------------------------------


@rule("SS-ARTIFACT-1")
def test_artifacts_come_from_the_treasure_deck() -> None:
    assert {item.deck for item in load().items.values() if item.kind == "artifact"} == {"treasure"}


@rule("SS-ARTIFACT-2")
def test_an_artifact_works_only_in_its_slot_and_there_is_one_slot() -> None:
    text = '[[item]]\nid = "heart"\nkind = "artifact"\npassive = ["hp 3"]\n'
    worn, carried = (
        scene(one(slots={"artifact": "heart"}), cards=text),
        scene(one(pack=["heart"]), cards=text),
    )
    assert max_hp(worn.table, hero(worn, "ecarus")) == max_hp(carried.table, hero(carried, "ecarus")) + 3
    both = scene(one(slots={"artifact": "heart"}, pack=["elven-cloak"]), cards=text)
    choose(both, "rearrange", "equip:elven-cloak>artifact")
    assert hero(both, "ecarus").pack == ("heart",)


@rule("SS-RULE-35")
def test_a_power_of_an_item_is_not_among_those_of_a_rank() -> None:
    tome = {"id": "shield-wall", "item": "tome-of-power"}
    facts = {"slots": {"artifact": "tome-of-power"}, "powers": ["rose-strike", tome], "rank": 2, "wounds": 8}
    game = scene({"ecarus": {"at": "a", **facts}, "auriel": {"at": "g"}}, quest={"dangerous": ["b"]})
    ecarus = hero(choose(game, "move:b"), "ecarus")
    assert ecarus.ghost
    assert "shield-wall" in [held.id for held in ecarus.powers]


@rule("SS-ARTIFACT-3", "SS-POWER-11")
def test_powers_granted_by_an_item_come_and_go_with_it() -> None:
    text = '[[item]]\nid = "tome"\nkind = "artifact"\npassive = ["powers 1"]\n'
    game = scene(one(pack=["tome"]), cards=text)
    choose(game, "rearrange", "equip:tome>artifact")
    assert [held.id for held in hero(game, "ecarus").powers] == ["shield-wall"]
    choose(game, "stow:tome")
    assert hero(game, "ecarus").powers == ()


@rule("SS-ARTIFACT-4", "SS-ARTIFACT-5", "SS-ARTIFACT-6")
def test_charges_of_an_artifact() -> None:
    found = scene(one(), ground={"a": {"treasure": 1}}, tops={"treasures": ["elven-cloak"]})
    choose(found, "pick-up:treasure")
    assert state(found).charges == {"elven-cloak": 2}
    game = scene(one(slots={"artifact": "elven-cloak"}), charges={"elven-cloak": 1})
    choose(game, "use:elven-cloak")
    assert hero(game, "ecarus").veil == "time"
    assert state(game).charges == {"elven-cloak": 0}
    assert offered(game, "use") == []


@rule("SS-ARTIFACT-8")
def test_an_artifact_with_an_action_symbol_costs_the_action() -> None:
    game = choose(scene(one(slots={"artifact": "town-portal"})), "use:town-portal", "leave")
    assert state(game).turn.special == 1
    assert "town-portal" in hero(game, "ecarus").spent


@rule("SS-ACTIVATE-11")
def test_the_robe_lets_a_power_ignore_the_rank_once() -> None:
    heroes = one("auriel", slots={"armor": "archmage-robe"}, powers=["fire-ball"])
    game = scene(heroes, {"dummy-1": "b"}, cards=foe())
    assert offered(game, "power") == ["power:fire-ball>2", "power:fire-ball>4", "power:fire-ball>6"]
    go_on(choose(game, "power:fire-ball>6"))
    assert "any-rank" in hero(game, "auriel").spent


# -- crowns ----------------------------------------------------------------------------------------


@rule("SS-CROWN-1")
def test_crowns_are_tokens_of_5_10_and_50() -> None:
    assert set(load().supplies.crowns) == {"5", "10", "50"}


@rule("SS-CROWN-3", "SS-CROWN-4", "SS-EX-41")
def test_crowns_are_taken_in_the_highest_values_there_are() -> None:
    assert goods.coins({"50": 3, "10": 9, "5": 9}, 65) == {"50": 1, "10": 1, "5": 1}
    assert goods.coins({"50": 0, "10": 9, "5": 9}, 50) == {"10": 5}
    assert goods.coins({"10": 1, "5": 20}, 50) == {"10": 1, "5": 8}


@rule("SS-CROWN-5", "SS-RULE-118")
def test_crowns_are_limited_to_the_tokens() -> None:
    game = scene(
        one(),
        ground={"a": {"treasure": 1}},
        tops={"treasures": ["chest-of-crowns"]},
        bank=20,
        check=False,
    )
    choose(game, "pick-up:treasure")
    assert hero(game, "ecarus").crowns == 20
    assert state(game).bank == 0


@rule("SS-CROWN-9")
def test_a_statement_may_take_crowns_as_far_as_there_are_any() -> None:
    actions = [{"id": "toll", "area": "a", "cost": "free", "do": ["crowns -20"]}]
    game = choose(scene(one(crowns=15), quest={"actions": actions}), "quest:toll")
    assert hero(game, "ecarus").crowns == 0
    assert happened(game, "paid") == [{"hero": "ecarus", "count": 15}]


@rule("SS-CROWN-2")
def test_a_treasure_of_crowns_becomes_tokens_at_once() -> None:
    game = scene(one(), ground={"a": {"treasure": 1}}, tops={"treasures": ["pouch-of-crowns"]})
    choose(game, "pick-up:treasure")
    assert hero(game, "ecarus").crowns == 20
    assert hero(game, "ecarus").pack == ()
    assert state(game).treasures.discard == ["pouch-of-crowns"]


@rule("SS-HERO-7")
def test_a_bag_holds_two_more() -> None:
    game = scene(one(pack=["bag"]))
    assert capacity(game.table, hero(game, "ecarus")) == 4


@rule("SS-RULE-177")
def test_damage_without_hits_passes_every_defence() -> None:
    weapons = '{ id = "fist", hits = 1, effects = ["crit"] }'
    game = struck({"slots": {"armor": "scale-upgraded"}}, weapons, tops={"crits": ["deep-gash"]})
    assert hero(go_on(game), "ecarus").wounds == 2
    assert happened(game, "defence-roll") == []


@rule("SS-RULE-65")
def test_being_placed_elsewhere_is_no_evade() -> None:
    actions = [{"id": "flee", "area": "a", "cost": "free", "do": ["place g"]}]
    game = scene(one(), {"dummy-1": "a"}, cards=foe(), quest={"actions": actions})
    choose(game, "quest:flee")
    assert hero(game, "ecarus").area == "g"
    assert happened(game, "free-attack") == []


WARD = '[[item]]\nid = "ward"\naction = "reaction"\nmoment = "attacked"\ndo = ["mshield 2"]\n'


def under_attack(*lines: str, at: str = "b", **facts: Any) -> Game:
    """Auriel is attacked; Ecarus has the ward."""
    text = foe(weapons='{ id = "fist", hits = 3 }') + WARD + "\n".join(lines) + "\n"
    heroes = {"auriel": {"at": "a"}, "ecarus": {"at": at, **facts}}
    charges = {"ward": 1} if "charges = 1" in lines else {}
    tops = {"encounters": ["fury"]}
    game = scene(
        heroes, {"dummy-1": "a"}, cards=text, phase="enemy", active="auriel", tops=tops, charges=charges
    )
    return go_on(game, "react-attacked")


@rule("SS-ACTIVATE-6", "SS-CONSUMABLE-4", "SS-ACTIVATE-8")
def test_an_item_reacts_at_its_moment_within_range_and_in_sight() -> None:
    lines = ('kind = "consumable"', 'deck = "emporium"', "range_of_use = 1")
    game = under_attack(*lines, pack=["ward"])
    assert offered(game) == ["react-with:ward>ecarus", "go-on"]
    choose(game, "react-with:ward>ecarus")
    assert hero(game, "ecarus").pack == () and "ward" in state(game).emporium
    assert happened(game, "magic-shields")[0]["count"] == 2
    assert asked(under_attack(*lines, at="c", pack=["ward"])) != "react-attacked"
    assert asked(under_attack(*lines, pack=["ward"], stun=1)) != "react-attacked"
    assert asked(under_attack(*lines[:2], pack=["ward"])) != "react-attacked"


@rule("SS-ACTIVATE-6")
def test_a_reaction_is_offered_at_no_other_moment() -> None:
    text = foe(behaviours='{ at = [0], do = ["attack fist"] }, { do = ["move-near 2"] }') + WARD
    text += 'kind = "consumable"\ndeck = "emporium"\nrange_of_use = 3\n'
    heroes = {"ecarus": {"at": "a", "pack": ["ward"]}, "auriel": {"at": "b"}}
    game = scene(
        heroes, {"dummy-1": "d"}, cards=text, phase="enemy", active="auriel", tops={"encounters": ["fury"]}
    )
    asked_for = []
    while asked(game) not in TOP:
        asked_for.append(asked(game))
        choose(game, "go-on" if "go-on" in offered(game) else offered(game)[0])
    assert asked_for == ["activation"]
    assert "use:ward" not in offered(choose(game, "go:ecarus"))


@rule("SS-ARTIFACT-2", "SS-ARTIFACT-5", "SS-ACTIVATE-11")
@pytest.mark.parametrize("limit", ["charges = 1", 'limit = "round"', 'limit = "quest"'])
def test_an_equipped_item_reacts_as_often_as_it_may(limit: str) -> None:
    lines = ('kind = "artifact"', "range_of_use = 1", limit)
    assert asked(under_attack(*lines, pack=["ward"])) != "react-attacked"
    game = under_attack(*lines, slots={"artifact": "ward"})
    choose(game, "react-with:ward>ecarus")
    assert asked(game) != "react-attacked"
    found = hero(game, "ecarus")
    assert (found.used, found.spent) == (["ward"] * ("round" in limit), ["ward"] * ("quest" in limit))
    assert state(game).charges.get("ward", 0) == 0


CURES = [
    ("healing-potion", {"wounds": 1}),
    ("healing-chalice", {"wounds": 1}),
    ("antidote", {"poison": 1}),
    ("bandages", {"blind": 1}),
    ("holy-water", {"slow": 1}),
]


def with_item(item: str, **auriel: Any) -> Game:
    """Thorgar has an item ready that may be used on Auriel beside him."""
    artifact = load().items[item].kind == "artifact"
    facts = {"slots": {"artifact": item}} if artifact else {"pack": [item]}
    heroes = {"thorgar": {"at": "a", **facts}, "auriel": {"at": "a", **auriel}}
    return scene(heroes, charges={item: 1} if artifact else {})


@rule("SS-RULE-189")
@pytest.mark.parametrize(("item", "needs"), CURES)
def test_an_item_is_offered_where_it_helps(item: str, needs: dict[str, Any]) -> None:
    assert offered(with_item(item), "use") == []
    game = with_item(item, **needs)
    assert offered(game, "use") == [f"use:{item}"]
    choose(game, f"use:{item}")
    assert not any(getattr(hero(game, "auriel"), name) for name in needs)


@rule("SS-RULE-189")
def test_an_antidote_is_no_use_to_the_blind() -> None:
    assert offered(with_item("antidote", blind=1), "use") == []


@rule("SS-RULE-189")
@pytest.mark.parametrize(("needs", "offers"), [({}, []), ({"wounds": 2}, ["use:phoenix-ash"])])
def test_phoenix_ash_is_for_its_owner(needs: dict[str, Any], offers: list[str]) -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["phoenix-ash"], **needs}, "auriel": {"at": "a", "wounds": 2}}
    assert offered(scene(heroes), "use") == offers
