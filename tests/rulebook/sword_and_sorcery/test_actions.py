"""SS-SPECIAL, SS-FREE, SS-DOOR, SS-CHEST, SS-LOCK, SS-SEARCH, SS-TRAP: what a hero does with things."""

import pytest

from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

DOORS = "+-+-+-+-+\n|a1b c2d|\n+-+-+-+-+"
QUEST = {"doors": {"door-1": {"kind": "door"}, "door-2": {"kind": "locked"}}}


def two(first: str = "a", second: str = "a", **facts: object) -> dict[str, object]:
    return {"ecarus": {"at": first, **facts}, "auriel": {"at": second}}


@rule("SS-SPECIAL-2", "SS-SPECIAL-3", "SS-SPECIAL-5", "SS-ACTIVATE-11")
def test_dash_adds_a_point_once_per_round() -> None:
    game = scene(two(rank=3, pack=["bag"]))
    assert "dash" not in offered(game)
    choose(game, "move:b", "dash")
    assert state(game).turn.mp == 3
    assert "dash" not in offered(game)
    assert "rearrange" in offered(game)


@rule("SS-RULE-182")
def test_runner_adds_its_point_to_those_of_a_dash() -> None:
    game = scene({"ecarus": {"at": "a", "rank": 3, "powers": ["runner"]}, "auriel": {"at": "g"}})
    choose(game, "move:b")
    before = state(game).turn.mp
    choose(game, "dash")
    assert state(game).turn.mp == before + 2


@rule("SS-SPECIAL-7")
def test_focus_is_once_per_round() -> None:
    heroes = two(rank=5, slots={"main": "blade"})
    game = scene(heroes, {"dummy-1": "a"}, cards=weapon(hits=1) + foe())
    choose(game, "attack:blade>dummy-1", "focus", "attack:blade>dummy-1")
    assert asked(game) == "hero-turn"
    assert [one["hits"] for one in happened(game, "hits")] == [3, 2]


@rule("SS-WEAPON-4")
def test_a_universal_weapon_goes_to_either_hand() -> None:
    game = choose(scene({"shae": {"at": "a", "pack": ["dirk"]}, "auriel": {"at": "a"}}), "rearrange")
    assert offered(game, "equip") == ["equip:dirk>main", "equip:dirk>off"]


@rule("SS-SPECIAL-8", "SS-SPECIAL-9")
def test_rearrange_swaps_and_shifts_weapons() -> None:
    game = scene(
        {"shae": {"at": "a", "slots": {"main": "dirk"}, "pack": ["dirk.2", "leather"]}, "auriel": {"at": "a"}}
    )
    choose(game, "rearrange", "shift:dirk>off", "equip:dirk.2>main", "equip:leather>armor", "done")
    assert hero(game, "shae").slots == {"off": "dirk", "main": "dirk.2", "armor": "leather"}
    assert state(game).turn.special == 1


@rule("SS-WEAPON-1", "SS-WEAPON-2", "SS-WEAPON-3")
def test_hands_of_weapons() -> None:
    text = weapon("great", hand="two") + weapon("one", hand="main") + weapon("left", hand="off")
    game = scene(two(pack=["great"], slots={"main": "one", "off": "left"}), cards=text)
    choose(game, "rearrange")
    assert offered(game, "shift") == []
    assert "equip:great>off" not in offered(game)
    choose(game, "equip:great>main")
    assert hero(game, "ecarus").slots == {"main": "great"}
    assert sorted(hero(game, "ecarus").pack) == ["left", "one"]
    assert offered(game, "equip") == ["equip:one>main", "equip:left>off"]
    choose(game, "equip:left>off")
    assert hero(game, "ecarus").slots == {"off": "left"}


@rule("SS-HERO-7")
def test_equipped_items_do_not_count_for_the_capacity() -> None:
    facts = {"slots": {"main": "broadsword", "armor": "scale"}, "pack": ["bandages"]}
    game = scene({"ecarus": {"at": "a", **facts}, "auriel": {"at": "a"}})
    assert game.view()["heroes"][0]["capacity"] == 2
    assert "stow:broadsword" in offered(choose(game, "rearrange"))


@rule("SS-RULE-145")
def test_rearrange_never_ends_above_capacity() -> None:
    heroes = {
        "ecarus": {"at": "a", "slots": {"main": "broadsword"}, "pack": ["bandages", "knives"]},
        "auriel": {"at": "a"},
    }
    game = choose(scene(heroes), "rearrange")
    assert offered(game, "stow") == []


@rule("SS-RULE-145")
def test_when_the_capacity_falls_the_hero_puts_cards_down() -> None:
    pack = ["bag", "bandages", "knives", "elven-arrows"]
    game = scene({"ecarus": {"at": "a", "pack": pack}, "auriel": {"at": "a"}})
    choose(game, "drop", "put-down:bag")
    assert asked(game) == "too-much"
    choose(game, "put-down:knives", "enough")
    assert hero(game, "ecarus").pack == ("bandages", "elven-arrows")
    assert state(game).ground["a"].items == ["bag", "knives"]


@rule("SS-SPECIAL-10", "SS-RULE-146", "SS-CROWN-7")
def test_exchange_moves_one_item_each_way_and_crowns() -> None:
    heroes = {
        "ecarus": {"at": "a", "pack": ["bandages"], "crowns": 30},
        "auriel": {"at": "a", "pack": ["wand"]},
    }
    game = scene(heroes, options={"players": 2})
    choose(game, "exchange:auriel", "give:bandages", "take:wand", "give-crowns:10")
    assert offered(game) == ["agree", "refuse"]
    choose(game, "agree")
    assert (hero(game, "ecarus").pack, hero(game, "auriel").pack) == (("wand",), ("bandages",))
    assert (hero(game, "ecarus").crowns, hero(game, "auriel").crowns) == (20, 10)


@rule("SS-RULE-146")
def test_both_must_agree() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["bandages"]}, "auriel": {"at": "a"}}
    game = scene(heroes, options={"players": 2})
    choose(game, "exchange:auriel", "give:bandages", "refuse")
    assert hero(game, "ecarus").pack == ("bandages",)
    assert hero(game, "auriel").pack == ()


@rule("SS-SPECIAL-11", "SS-EX-16")
def test_a_received_weapon_goes_to_an_empty_slot_or_the_inventory() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["mace"]}, "thorgar": {"at": "a"}}
    game = choose(scene(heroes), "exchange:thorgar", "give:mace")
    assert asked(game) == "wear"
    choose(game, "equip:mace>main")
    assert hero(game, "thorgar").slots == {"main": "mace"}
    heroes = {"ecarus": {"at": "a", "pack": ["mace"]}, "thorgar": {"at": "a", "slots": {"main": "hammer"}}}
    game = choose(scene(heroes), "exchange:thorgar", "give:mace", "take-nothing")
    assert hero(game, "thorgar").pack == ("mace",)


@rule("SS-FREE-4", "SS-FREE-5", "SS-FREE-6", "SS-CROWN-6")
def test_things_are_put_down_and_picked_up_into_the_inventory() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "broadsword"}, "crowns": 15}, "auriel": {"at": "a"}}
    game = scene(heroes)
    choose(game, "drop", "put-down:broadsword", "drop-crowns:10", "enough")
    assert (hero(game, "ecarus").slots, hero(game, "ecarus").crowns) == ({}, 5)
    choose(game, "pick-up:broadsword", "pick-up:crowns")
    assert hero(game, "ecarus").slots == {}
    assert hero(game, "ecarus").pack == ("broadsword",)
    assert hero(game, "ecarus").crowns == 15
    assert state(game).ground == {}


@rule("SS-HERO-8", "SS-ITEM-4")
def test_a_full_inventory_takes_nothing_more() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["bandages", "knives"]}, "auriel": {"at": "a"}}
    game = scene(heroes, ground={"a": {"items": ["mace"]}})
    assert "pick-up:mace" not in offered(game)
    chest = {"chests": [{"id": "box", "area": "a", "back": "chest-relic"}]}
    opened = scene(heroes, quest=chest, tops={"treasures": ["troll-blood"], "traps": ["rusted-shut"]})
    choose(opened, "break:box")
    assert state(opened).ground["a"].items == ["troll-blood"]


# -- doors, chests, locks --------------------------------------------------------------------------


@rule("SS-FREE-2", "SS-FREE-3")
def test_opening_a_door_takes_no_action() -> None:
    doors = {"doors": {"door-1": {"kind": "door"}, "door-2": {"kind": "door"}}}
    game = scene(two("b"), map="+-+-+-+\n|a1b2c|\n+-+-+-+", quest=doors, tops={"traps": ["rusted-shut"]})
    choose(game, "open:door-1")
    assert (state(game).turn.combat, state(game).turn.special, state(game).turn.moves) == (0, 0, 0)
    assert offered(game, "open") == ["open:door-2"]


@rule("SS-TRAP-1")
def test_a_door_and_a_chest_draw_a_trap() -> None:
    chest = {"chests": [{"id": "box", "area": "a", "back": "chest-coins"}]}
    game = choose(scene(two(), quest=chest, tops={"traps": ["rusted-shut"]}), "break:box")
    assert len(happened(game, "trap")) == 1


@rule("SS-DOOR-2", "SS-DOOR-3", "SS-DOOR-4")
def test_a_door_is_opened_from_either_side_with_a_trap_first() -> None:
    for area in ("a", "b"):
        game = scene(two(area, area, pack=["bag"]), map=DOORS, quest=QUEST, tops={"traps": ["rusted-shut"]})
        choose(game, "open:door-1")
        kinds = [event.what for event in game.events]
        assert kinds.index("trap") < kinds.index("opens")
        assert state(game).closed == ("door-2",)
        assert offered(game, "close") == []


@rule("SS-FREE-1", "SS-FREE-2")
def test_free_actions_are_unlimited_and_take_no_other_action() -> None:
    keys = [{"colour": "red", "area": "a"}, {"colour": "blue", "area": "a"}]
    doors = {"door-1": {"kind": "door", "lock": "red"}, "door-2": {"kind": "locked"}}
    quest = {"doors": doors, "keys": keys}
    ground = {"a": {"items": ["bandages"], "crowns": 0}}
    tops = {"traps": ["rusted-shut"]}
    game = scene(two(pack=["bag"], crowns=10), map=DOORS, quest=quest, ground=ground, tops=tops)
    before = game.view(0)["turn"]["left"]
    choose(game, "take-key:red", "take-key:blue", "unlock:door-1", "open:door-1", "pick-up:bandages")
    choose(game, "drop", "drop-crowns:5", "put-down:bandages", "enough", "pick-up:bandages", "pick-up:crowns")
    assert game.view(0)["turn"]["left"] == before
    assert hero(game, "ecarus").crowns == 10


@rule("SS-SPECIAL-6", "SS-DOOR-5")
def test_a_locked_door_takes_a_special_action() -> None:
    game = scene(two("c", "c"), map=DOORS, quest=QUEST, tops={"traps": ["rusted-shut"]})
    assert offered(game, "open") == []
    choose(game, "break:door-2")
    assert state(game).closed == ("door-1",)
    assert state(game).turn.special == 1


@rule("SS-CHEST-1", "SS-CHEST-2", "SS-RULE-16")
def test_a_chest_is_opened_in_its_area_with_a_trap_first() -> None:
    quest = {"chests": [{"id": "box", "area": "b", "back": "chest-coins"}]}
    assert offered(scene(two("a"), quest=quest), "break") == []
    game = choose(scene(two("b"), quest=quest, tops={"traps": ["rusted-shut"]}), "break:box")
    assert hero(game, "ecarus").crowns == 25
    assert state(game).chests == []
    assert happened(game, "trap") == [{"trap": "rusted-shut"}]


@rule("SS-RULE-144")
def test_what_a_dead_opener_found_lies_on_the_ground() -> None:
    quest = {"chests": [{"id": "box", "area": "b", "back": "chest-coins"}]}
    game = scene(two("b", wounds=7), quest=quest, tops={"traps": ["darts"]}, script=["blue:blank"])
    choose(game, "break:box")
    assert hero(game, "ecarus").ghost
    assert state(game).chests == []
    assert state(game).ground["b"].crowns == 25


@rule("SS-FREE-8", "SS-FREE-9")
def test_keys_and_locks_take_no_action() -> None:
    quest = {
        "doors": {"door-1": {"kind": "door", "lock": "red"}, "door-2": {"kind": "locked"}},
        "keys": [{"colour": "red", "area": "a"}],
    }
    game = choose(scene(two(), map=DOORS, quest=quest), "take-key:red", "unlock:door-1")
    assert (state(game).turn.combat, state(game).turn.special, state(game).turn.moves) == (0, 0, 0)
    assert state(game).locks == {}


@rule("SS-RULE-147")
def test_a_key_needs_no_room() -> None:
    quest = {"keys": [{"colour": "red", "area": "a"}]}
    game = choose(scene(two(pack=["bandages", "knives"]), quest=quest), "take-key:red")
    assert (hero(game, "ecarus").keys, len(hero(game, "ecarus").pack)) == (["red"], 2)


@rule("SS-LOCK-1", "SS-LOCK-2", "SS-LOCK-3", "SS-LOCK-4")
def test_a_magic_lock_needs_the_key_of_its_colour() -> None:
    quest = {
        "doors": {"door-1": {"kind": "door", "lock": "red"}, "door-2": {"kind": "locked"}},
        "keys": [{"colour": "red", "area": "a"}, {"colour": "blue", "area": "a"}],
    }
    game = scene(
        two(), {"dummy-1": "a"}, cards=foe(), map=DOORS, quest=quest, tops={"traps": ["rusted-shut"]}
    )
    assert offered(game, "open") == offered(game, "unlock") == []
    barred = game.why_not("unlock:door-1")
    assert barred is not None and barred.reason == "no-key"
    choose(game, "take-key:blue")
    assert offered(game, "unlock") == []
    choose(game, "take-key:red", "unlock:door-1")
    assert hero(game, "ecarus").keys == ["blue", "red"]
    assert offered(game, "open") == ["open:door-1"]


@rule("SS-LOCK-5", "SS-LOCK-6")
def test_the_key_of_a_dead_hero_lies_where_he_fell() -> None:
    heroes = two("b", wounds=7, keys=["red"])
    game = scene(heroes, quest={"dangerous": ["c"], "keys": [{"colour": "red", "area": "g"}]}, keys={})
    choose(game, "move:c")
    assert hero(game, "ecarus").keys == []
    assert state(game).keys == {"red": "c"}


@rule("SS-SEARCH-1")
def test_only_an_area_with_a_token_can_be_searched() -> None:
    quest = {"search": [{"area": "b", "token": "search-cart"}]}
    game = scene(two(pack=["bag"]), quest=quest)
    assert offered(game, "search") == []
    assert offered(choose(game, "move:b"), "search") == ["search"]


@rule("SS-SPECIAL-12")
def test_a_search_takes_a_special_action_and_a_red_die() -> None:
    quest = {"search": [{"area": "a", "token": "search-cart"}]}
    game = choose(scene(two(pack=["bag"]), quest=quest, script=["red:hit"]), "search")
    assert state(game).turn.special == 1
    assert game.record()["chance"] == ["red:hit"]


@rule("SS-SPECIAL-13")
def test_a_result_that_is_not_on_the_token_finds_nothing() -> None:
    quest = {"search": [{"area": "a", "token": "search-cart"}]}
    game = choose(scene(two(pack=["bag"]), quest=quest, script=["red:blank"]), "search")
    assert (hero(game, "ecarus").crowns, hero(game, "ecarus").pack) == (0, ("bag",))


@rule("SS-SEARCH-2", "SS-SEARCH-3", "SS-SPECIAL-14")
@pytest.mark.parametrize(("face", "crowns"), [("hit-power", 15), ("hit", 5), ("blank", 0)])
def test_a_search_finds_what_the_die_shows_and_is_over(face: str, crowns: int) -> None:
    quest = {"search": [{"area": "a", "token": "search-cart"}]}
    game = choose(scene(two(pack=["bag"]), quest=quest, script=[f"red:{face}"]), "search")
    assert hero(game, "ecarus").crowns == crowns
    assert state(game).search == {}
    assert offered(game, "search") == []


@rule("SS-SPECIAL-16", "SS-ACTIVATE-13", "SS-ACTIVATE-12")
def test_a_quest_action_costs_and_does_what_the_quest_says() -> None:
    actions = [{"id": "pray", "area": "a", "if": "not night", "do": ["shards 2"]}]
    game = choose(scene(two(pack=["bag"]), quest={"actions": actions}), "quest:pray")
    assert state(game).shards == 2
    assert state(game).turn.special == 1
    assert offered(game, "quest") == []
    night = scene(two(), quest={"actions": actions}, time="night")
    assert offered(night, "quest") == []


# -- traps -----------------------------------------------------------------------------------------


@rule("SS-DECK-7")
def test_all_traps_are_in_their_deck() -> None:
    game = scene(two())
    assert len(state(game).traps.deck) == sum(trap.copies for trap in game.table.content.traps.values())


@rule("SS-TRAP-2", "SS-RULE-13")
def test_a_trap_counts_along_the_ways_and_the_door_is_still_closed() -> None:
    map = "+-+-+-+-+\n|c|a1b d|\n+-+-+-+-+"
    heroes = {"ecarus": {"at": "a"}, "thorgar": {"at": "d"}, "auriel": {"at": "c"}}
    doors = {"doors": {"door-1": {"kind": "door"}}}
    game = scene(heroes, map=map, quest=doors, tops={"traps": ["flame"]}, script=["blue:blank"])
    choose(game, "open:door-1")
    assert [one["hero"] for one in happened(game, "save")] == ["ecarus"]
    assert hero(game, "thorgar").burns == hero(game, "auriel").burns == []


@rule("SS-TRAP-3")
def test_a_trap_of_range_0_on_a_door_reaches_nobody() -> None:
    trap = '[[trap]]\nid = "dart"\nrange = 0\ndo = ["lose 1"]\n'
    game = scene(two("a", "b"), map=DOORS, quest=QUEST, cards=trap, tops={"traps": ["dart"]})
    choose(game, "open:door-1")
    assert [hero(game, name).wounds for name in ("ecarus", "auriel")] == [0, 0]


@rule("SS-TRAP-4", "SS-TRAP-5", "SS-SAVE-4", "SS-SAVE-5")
def test_a_trap_on_a_door_reaches_both_sides_of_it() -> None:
    map = "+-+-+-+\n|c a1b|\n+-+-+-+"
    heroes = {"ecarus": {"at": "a"}, "thorgar": {"at": "b"}, "auriel": {"at": "c"}}
    doors = {"doors": {"door-1": {"kind": "door"}}}
    game = scene(
        heroes, map=map, quest=doors, tops={"traps": ["flame"]}, script=["blue:blank", "blue:shield"]
    )
    choose(game, "open:door-1")
    assert [one["hero"] for one in happened(game, "save")] == ["ecarus", "thorgar"]
    assert hero(game, "ecarus").burns == [2]
    assert hero(game, "thorgar").burns == []
    assert state(game).traps.discard == ["flame"]


@rule("SS-TRAP-3")
def test_a_trap_of_range_0_reaches_nobody_at_a_door() -> None:
    text = '[[trap]]\nid = "sting"\nrange = 0\ndo = ["lose 1"]\n'
    game = scene(two(pack=["bag"]), map=DOORS, quest=QUEST, cards=text, tops={"traps": ["sting"]})
    choose(game, "open:door-1")
    assert happened(game, "save") == []


@rule("SS-EX-5")
def test_the_rogue_chooses_between_two_traps() -> None:
    quest = {"chests": [{"id": "box", "area": "c", "back": "chest-coins"}]}
    heroes = {"shae": {"at": "c"}, "auriel": {"at": "e"}, "ecarus": {"at": "f"}}
    game = scene(
        heroes, quest=quest, tops={"traps": ["lightning", "pentagram"]}, script=["blue:hit", "blue:blank"]
    )
    choose(game, "break:box")
    assert offered(game) == ["trap:lightning", "trap:pentagram"]
    choose(game, "trap:lightning")
    assert [one["hero"] for one in happened(game, "save")] == ["shae", "auriel"]
    assert hero(game, "auriel").wounds == 2
    assert sorted(state(game).traps.discard) == ["lightning", "pentagram"]


@rule("SS-EX-6")
def test_auriel_stands_too_far_off_for_the_flame() -> None:
    map = "+-+-+-+\n|c a1b|\n+-+-+-+"
    heroes = {"ecarus": {"at": "a"}, "thorgar": {"at": "b"}, "auriel": {"at": "c"}}
    doors = {"doors": {"door-1": {"kind": "door"}}}
    game = scene(heroes, map=map, quest=doors, tops={"traps": ["flame"]}, script=["blue:blank"] * 2)
    choose(game, "open:door-1", "go-on")
    assert [bool(hero(game, name).burns) for name in heroes] == [True, True, False]


@rule("SS-DECK-4")
def test_all_encounter_cards_are_in_their_deck() -> None:
    game = scene(two())
    copies = sum(card.copies for card in game.table.content.encounters.values())
    assert len(state(game).encounters.deck) == copies


@rule("SS-ENCOUNTER-10", "SS-ENCOUNTER-11")
def test_an_alarm_draws_an_encounter_card_in_the_middle_of_a_turn() -> None:
    game = scene(two(pack=["bag"]), map=DOORS, quest=QUEST, tops={"traps": ["alarm"], "encounters": ["lull"]})
    choose(game, "open:door-1")
    assert happened(game, "encounter") == [{"encounter": "lull"}]
    assert asked(game) == "hero-turn"


@rule("SS-SAVE-3")
def test_one_of_two_symbols_is_enough_for_a_save() -> None:
    game = scene(
        two(),
        map=DOORS,
        quest=QUEST,
        tops={"traps": ["flame"]},
        script=["blue:shield-magic", "blue:shield-magic"],
    )
    choose(game, "open:door-1")
    assert [one["saved"] for one in happened(game, "save")] == [True, True]


@rule("SS-EX-24", "SS-RULE-40")
def test_lucky_saves_with_either_of_two_dice() -> None:
    heroes = {"ecarus": {"at": "a", "powers": ["lucky"], "rank": 1}, "auriel": {"at": "d"}}
    game = scene(
        heroes, map=DOORS, quest=QUEST, tops={"traps": ["flame"]}, script=["blue:blank", "blue:shield"]
    )
    choose(game, "open:door-1")
    assert happened(game, "save")[0]["saved"]
    assert hero(game, "ecarus").powers[0].wait == 0


@rule("SS-FREE-2", "SS-FREE-4")
def test_things_are_put_down_and_picked_up_any_number_of_times() -> None:
    game = scene(two(pack=["bag", "bandages"], crowns=10))
    choose(game, "drop", "put-down:bandages", "put-down:bag", "drop-crowns:5", "enough")
    choose(game, "pick-up:bandages", "drop", "put-down:bandages", "enough")
    on_the_ground = state(game).ground["a"]
    assert sorted(on_the_ground.items) == ["bag", "bandages"] and on_the_ground.crowns == 5
    assert "drop" in offered(game)


@rule("SS-SPECIAL-16")
@pytest.mark.parametrize("dead", [[], ["raider-green"]])
def test_a_quest_action_may_wait_for_the_death_of_an_enemy(dead: list[str]) -> None:
    loot = {"id": "loot", "area": "a", "cost": "free", "if": "dead raider-green", "do": ["shards 1"]}
    game = scene(two(), quest={"actions": [loot]}, dead=dead)
    assert offered(game, "quest") == (["quest:loot"] if dead else [])
