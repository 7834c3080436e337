"""SS-RULE-187 to -189: what Fenrir fetches, one save for one action, cards that would do nothing."""

from typing import Any

import pytest

from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import choose, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

OUT: dict[str, Any] = {
    "laegon": {"at": "a", "rank": 2, "powers": [{"id": "summon-fenrir", "out": "fenrir"}]},
    "auriel": {"at": "g"},
}
FENRIR = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "a"}}


@rule("SS-RULE-187")
def test_summoning_fenrir_leaves_the_combat_action_for_the_bow() -> None:
    heroes = {
        "laegon": {"at": "a", "rank": 2, "powers": ["summon-fenrir"], "slots": {"main": "blade"}},
        "auriel": {"at": "g"},
    }
    game = scene(heroes, {"dummy-1": "b"}, cards=weapon(red=1, range=3) + foe(), script=["red:blank"])
    go_on(choose(game, "power:summon-fenrir>2"))
    assert state(game).turn.special == 1
    assert "attack:blade>dummy-1" in offered(game)


@rule("SS-RULE-187")
@pytest.mark.parametrize("trophy", ["loot", "treasure", "crowns"])
def test_fenrir_brings_a_trophy_that_the_hero_turns_over(trophy: str) -> None:
    game = scene(
        OUT,
        allies=FENRIR,
        ground={"a": {trophy: 25 if trophy == "crowns" else 1}},
        bank=-25 if trophy == "crowns" else 0,
        check=False,
    )
    choose(game, "activate:fenrir", f"fetch:{trophy}")
    assert state(game).ground == {} and state(game).allies[0].load == trophy
    choose(game, f"hand-over:{trophy}>laegon")
    assert state(game).allies[0].load == ""
    assert happened(game, {"loot": "loot", "treasure": "treasure", "crowns": "crowns"}[trophy])


@rule("SS-RULE-187")
def test_what_fenrir_carries_lies_where_he_dies() -> None:
    allies = {"fenrir": {**FENRIR["fenrir"], "at": "b", "load": "treasure", "wounds": 4}}
    game = scene(
        OUT,
        {"dummy-1": "b"},
        allies=allies,
        cards=foe(weapons='{ id = "fist", hits = 9 }'),
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["blue:blank"],
    )
    go_on(game)
    assert state(game).allies == [] and state(game).ground["b"].treasure == 1


@rule("SS-RULE-188")
def test_a_blinded_hero_saves_once_for_a_movement_in_which_he_stands_up() -> None:
    heroes = {"ecarus": {"at": "a", "blind": 1, "down": True}, "auriel": {"at": "g"}}
    turn = {"moving": True, "moves": 1, "mp": 2}
    game = scene(heroes, turn=turn)
    choose(game, "stand")
    assert happened(game, "save") == []
    assert not hero(game, "ecarus").down


@rule("SS-RULE-189")
@pytest.mark.parametrize(("wounds", "offers"), [(0, False), (1, True)])
def test_heal_is_offered_where_somebody_is_hurt(wounds: int, offers: bool) -> None:
    heroes = {"thorgar": {"at": "a", "rank": 1, "powers": ["heal"]}, "auriel": {"at": "a", "wounds": wounds}}
    game = scene(heroes)
    assert ("power:heal>1" in offered(game)) is offers
    if offers:
        choose(game, "power:heal>1")
        assert hero(game, "auriel").wounds == 0


@rule("SS-RULE-189")
@pytest.mark.parametrize("company", [False, True])
def test_command_is_offered_where_the_enemy_has_another_one_beside_it(company: bool) -> None:
    heroes = {
        "thorgar": {"at": "a", "rank": 1, "powers": ["command"], "card": "thorgar-cleric"},
        "auriel": {"at": "g"},
    }
    enemies = {"dummy-1": "b", "other-1": "b" if company else "c"}
    game = scene(heroes, enemies, cards=foe() + foe("other"))
    assert ("power:command>1" in offered(game)) is company


@rule("SS-RULE-189")
@pytest.mark.parametrize(
    ("hidden", "category", "offers"),
    [(True, "dagger", True), (False, "dagger", False), (True, "sword", False)],
)
def test_backstab_is_offered_where_it_helps(hidden: bool, category: str, offers: bool) -> None:
    shae = {
        "at": "a",
        "rank": 1,
        "card": "shae-assassin",
        "powers": ["backstab"],
        "slots": {"main": "blade"},
        "hidden": hidden,
    }
    cards = weapon(red=1, category=category) + foe() + foe("other")
    game = scene({"shae": shae, "auriel": {"at": "g"}}, {"dummy-1": "a", "other-1": "a"}, cards=cards)
    assert ("power:backstab>1" in offered(game)) is offers


@rule("SS-GHOST-12")
def test_a_ghost_soul_gets_no_crowns() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a", "ghost": True}}
    actions = [
        {"id": "purse", "area": "a", "cost": "free", "do": [{"each": "all heroes", "do": ["crowns 10"]}]}
    ]
    game = choose(scene(heroes, quest={"actions": actions}), "quest:purse")
    assert (hero(game, "ecarus").crowns, hero(game, "auriel").crowns) == (10, 0)
