"""SS-EMPORIUM, SS-STASH, SS-BUILDING: shopping."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.rules.stats import may_use
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.play import asked, choose, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene


def visit(crowns: int = 100, **facts: Any) -> Game:
    """Ecarus shops before the quest."""
    heroes = {
        "ecarus": {"at": "a", "crowns": crowns, **facts.pop("hero", {})},
        "auriel": {"at": "a", **facts.pop("other", {})},
    }
    who = {"heroes": ["ecarus", "auriel"], "shopper": "ecarus"}
    return scene(heroes, phase="prepare", visit=who, round=0, **facts)


@rule("SS-EMPORIUM-1", "SS-SETUP-4")
def test_the_visit_comes_before_the_quest() -> None:
    game = visit()
    assert asked(game) == "visit"
    choose(game, "leave")
    assert asked(game) == "first-hero"


RICH = {"auriel": 95, "laegon": 95, "shae": 95, "thorgar": 95}
"""Four heroes who have almost all small coins."""


def visit_of_five(crowns: int) -> Game:
    heroes = {name: {"at": "a", "crowns": count} for name, count in {"ecarus": crowns, **RICH}.items()}
    who = {"heroes": list(heroes), "shopper": "ecarus"}
    return scene(heroes, phase="prepare", visit=who, round=0)


@rule("SS-CROWN-9")
def test_a_hammer_costs_what_it_costs_whatever_coins_are_left() -> None:
    game = choose(visit_of_five(50), "buy:hammer")
    assert hero(game, "ecarus").crowns == 25


@rule("SS-CROWN-8")
def test_a_gift_of_five_leaves_the_rest_of_a_fifty() -> None:
    game = choose(visit_of_five(50), "lend:5>auriel")
    assert (hero(game, "ecarus").crowns, hero(game, "auriel").crowns) == (45, 100)


@rule("SS-EMPORIUM-2", "SS-DECK-13")
def test_cards_are_bought_at_their_price() -> None:
    game = choose(visit(60), "buy:battle-axe")
    assert hero(game, "ecarus").pack == ("battle-axe",)
    assert hero(game, "ecarus").crowns == 25
    assert "battle-axe" not in state(game).emporium
    assert "buy:plate" not in offered(game)


@rule("SS-EMPORIUM-3", "SS-EMPORIUM-4", "SS-EMPORIUM-6")
def test_the_buyer_chooses_the_side() -> None:
    game = visit(60)
    assert {"buy:knives", "buy:elven-knives"} <= set(offered(game))
    choose(game, "buy:elven-knives")
    assert hero(game, "ecarus").pack == ("elven-knives",)
    assert "knives" not in state(game).emporium and "knives.2" in state(game).emporium


@rule("SS-EMPORIUM-5", "SS-EX-42")
def test_the_other_side_of_an_owned_card_costs_its_full_price() -> None:
    poor = visit(45, hero={"pack": ["knives"]})
    assert "trade-up:elven-knives" not in offered(poor)
    game = choose(visit(60, hero={"pack": ["knives"]}), "trade-up:elven-knives")
    assert hero(game, "ecarus").pack == ("elven-knives",)
    assert hero(game, "ecarus").crowns == 10


@rule("SS-EMPORIUM-7", "SS-EMPORIUM-8", "SS-CROWN-8")
def test_heroes_equip_hand_over_and_lend_freely() -> None:
    game = choose(
        visit(100),
        "buy:hammer",
        "equip:hammer>main",
        "buy:bandages",
        "hand:bandages>auriel",
        "lend:20>auriel",
    )
    assert hero(game, "ecarus").slots == {"main": "hammer"}
    assert hero(game, "auriel").pack == ("bandages",)
    assert hero(game, "auriel").crowns == 20
    choose(game, "shop:auriel")
    assert any(option.startswith("buy:") for option in offered(game))


@rule("SS-EMPORIUM-9", "SS-RULE-150")
def test_only_visitors_take_part_and_ghosts_do_not() -> None:
    heroes = {
        "ecarus": {"at": "a", "slots": {"artifact": "town-portal"}},
        "auriel": {"at": "g"},
        "laegon": {"at": "a", "ghost": True},
    }
    game = choose(scene(heroes, {"gremlin-green-1": "g"}), "use:town-portal")
    assert offered(game) == ["shop:ecarus", "shop:auriel", "outfit", "leave"]
    choose(game, "leave")
    assert asked(game) == "hero-turn"


@rule("SS-EMPORIUM-10", "SS-RULE-135")
def test_treasures_are_sold_for_25_crowns_times_the_act() -> None:
    game = visit(0, hero={"pack": ["sentinel", "bandages"]})
    assert offered(game, "sell") == ["sell:sentinel"]
    choose(game, "sell:sentinel")
    assert hero(game, "ecarus").crowns == 25
    assert "sentinel" in state(game).treasures.discard


@rule("SS-BUILDING-2")
def test_the_anvil_costs_fifty() -> None:
    facts = {"slots": {"main": "broadsword"}}
    assert offered(visit(45, hero=facts), "anvil") == []
    assert hero(choose(visit(60, hero=facts), "anvil:broadsword"), "ecarus").crowns == 10


@rule("SS-RULE-136", "SS-EMPORIUM-11")
def test_the_anvil_upgrades_no_soul_weapon_and_no_dearer_side() -> None:
    game = visit(100, hero={"pack": ["golden-mirror", "knives"]})
    assert offered(game, "anvil") == []
    assert "buy:broadsword-upgraded" not in offered(game)


@rule("SS-WEAPON-7", "SS-ARMOR-4", "SS-BUILDING-4")
def test_the_anvil_upgrades_standard_weapons_and_armor() -> None:
    game = visit(
        100, hero={"slots": {"main": "broadsword", "armor": "scale"}, "pack": ["knives", "golden-mirror"]}
    )
    assert "buy:broadsword-upgraded" not in offered(game)
    assert offered(game, "anvil") == ["anvil:broadsword", "anvil:scale"]
    choose(game, "anvil:broadsword", "anvil:scale")
    assert hero(game, "ecarus").slots == {"main": "broadsword-upgraded", "armor": "scale-upgraded"}
    assert hero(game, "ecarus").crowns == 0


@rule("SS-BUILDING-1")
def test_a_building_stays_open_after_it_was_used() -> None:
    game = visit(120, hero={"slots": {"main": "broadsword", "armor": "scale"}})
    assert offered(choose(game, "anvil:broadsword"), "anvil") == ["anvil:scale"]


@rule("SS-BUILDING-7")
def test_both_buildings_are_open_in_every_visit() -> None:
    game = visit(100, hero={"slots": {"main": "broadsword"}})
    assert offered(game, "anvil") and offered(game, "tavern")


@rule("SS-RULE-149")
def test_the_buildings_are_used_in_any_order() -> None:
    game = visit(100, hero={"slots": {"main": "broadsword"}}, script=["red:blank"])
    assert offered(choose(game, "anvil:broadsword"), "tavern")
    again = visit(100, hero={"slots": {"main": "broadsword"}}, script=["red:blank"])
    assert offered(choose(again, "tavern:legend"), "anvil") == ["anvil:broadsword"]


@rule("SS-BUILDING-5", "SS-BUILDING-6")
@pytest.mark.parametrize(("face", "crowns"), [("hit-legend", 55), ("hit", 5)])
def test_the_tavern(face: str, crowns: int) -> None:
    game = visit(10, script=[f"red:{face}"])
    choose(game, "tavern:legend")
    assert hero(game, "ecarus").crowns == crowns
    assert offered(game, "tavern") == []


@rule("SS-STASH-2", "SS-DECK-14")
def test_the_stash_holds_all_its_cards_at_first() -> None:
    game = visit(0)
    marked = set(game.table.content.pieces("stash"))
    assert set(state(game).stash) == marked
    assert all(game.table.content.item(piece).deck == "stash" for piece in marked)


@rule("SS-STASH-1", "SS-STASH-3")
def test_stash_cards_are_free() -> None:
    game = visit(0)
    assert "take:broadsword" in offered(game)
    choose(game, "take:broadsword", "equip:broadsword>main")
    assert hero(game, "ecarus").slots == {"main": "broadsword"}
    assert "broadsword" not in state(game).stash


@rule("SS-STASH-3", "SS-ITEM-5", "SS-WEAPON-3")
def test_the_stash_is_handed_out_in_one_go() -> None:
    game = choose(visit(0), "outfit")
    assert hero(game, "ecarus").slots == {"main": "broadsword", "off": "shield", "armor": "scale"}
    assert set(hero(game, "auriel").slots) == {"main", "off", "armor"}
    assert hero(game, "auriel").slots["main"] == "wand"
    worn = [piece for one in ("ecarus", "auriel") for piece in hero(game, one).slots.values()]
    assert not set(worn) & set(state(game).stash) and len(worn) == len(set(worn))
    assert "outfit" not in offered(game)


@rule("SS-STASH-3")
def test_nothing_that_is_worn_gives_way_to_the_stash() -> None:
    game = choose(visit(0, hero={"slots": {"main": "battle-axe"}}), "outfit")
    assert hero(game, "ecarus").slots["main"] == "battle-axe"
    assert hero(game, "ecarus").pack == ()


@rule("SS-STASH-4", "SS-RULE-148")
def test_a_discarded_stash_card_returns_to_the_stash() -> None:
    heroes = {
        "ecarus": {"at": "a", "ghost": True, "slots": {"main": "broadsword-upgraded"}},
        "auriel": {"at": "a", "wounds": 4, "burns": [1]},
    }
    game = scene(heroes, phase="time", script=["card:broadsword-upgraded"], stash=[])
    assert game.question is None
    assert state(game).stash == ("broadsword",)


@rule("SS-STASH-5")
def test_in_a_campaign_other_cards_may_be_stored() -> None:
    alone = visit(0, hero={"pack": ["sentinel", "broadsword"]})
    assert offered(alone, "store") == ["store:broadsword"]
    game = visit(0, hero={"pack": ["sentinel"]}, options={"campaign": True})
    choose(game, "store:sentinel")
    assert "sentinel" in state(game).stash
    assert happened(game, "stores") == [{"hero": "ecarus", "item": "sentinel"}]


def apart(**facts: Any) -> Game:
    """Two players before the quest, each with a hero of his own."""
    heroes = {"ecarus": {"crowns": 20}, "auriel": {"crowns": 20}}
    options = {"players": 2, "shared_visit": False}
    visit = {"heroes": ["ecarus", "auriel"]}
    return scene(heroes, phase="prepare", visit=visit, options=options, **facts)


@rule("SS-EMPORIUM-1")
def test_every_player_shops_for_his_own_hero_and_the_quest_waits_for_all() -> None:
    game = apart()
    assert game.question is not None
    assert {one.seat for one in game.question.choices} == {0}
    game.choose("ready", 0)
    assert {one.seat for one in game.question.choices} == {1}
    game.choose("buy:bandages", 1)
    assert hero(game, "auriel").pack == ("bandages",)
    game.choose("ready", 1)
    assert state(game).visit is None


@rule("SS-EMPORIUM-1")
def test_who_has_several_heroes_brings_one_after_the_other_to_the_counter() -> None:
    options = {"players": 1, "shared_visit": False}
    heroes = {"ecarus": {"crowns": 20}, "auriel": {"crowns": 20}}
    game = scene(heroes, phase="prepare", visit={"heroes": ["ecarus", "auriel"]}, options=options)
    choose(game, "buy:bandages", "shop:auriel", "buy:bandages.2", "leave")
    assert [hero(game, one).pack for one in ("ecarus", "auriel")] == [("bandages",), ("bandages.2",)]


@rule("SS-EMPORIUM-3")
def test_of_equal_cards_one_is_offered_and_what_a_hero_can_use_comes_first() -> None:
    game = apart()
    assert game.question is not None
    wares = [one.on[0] for one in game.question.choices if one.seat == 0 and one.verb == "buy"]
    faces = [piece.partition(".")[0] for piece in wares]
    assert len(faces) == len(set(faces))
    usable = [may_use(game.table, hero(game, "ecarus"), game.table.content.item(piece)) for piece in wares]
    assert usable == sorted(usable, reverse=True)


def test_a_card_on_the_shelf_is_told_with_its_price_and_the_number_left() -> None:
    game = apart()
    assert GAME.wording.thing(game.table, "buy", "bandages") == (
        "item-for-sale",
        {"item": ("item-bandages", {}), "left": 2, "price": 10},
    )
