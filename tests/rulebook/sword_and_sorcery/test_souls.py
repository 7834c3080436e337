"""SS-SOUL, SS-HEALTH, SS-GHOST, SS-RESURRECT: ranks, death and what comes after."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.rules.quest.time import price
from holdfast.games.sword_and_sorcery.rules.stats import amount, count_in_play, max_hp
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, struck
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene


def souls(shards: int, heroes: dict[str, Any] | None = None, **facts: Any) -> Game:
    told = heroes or {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    return scene(told, phase="souls", shards=shards, **facts)


def fallen(facts: dict[str, Any] | None = None, **more: Any) -> Game:
    """Thorgar has lost his last hit point in area b."""
    told = {"at": "a", "rank": 3, "wounds": 9, **(facts or {})}
    game = scene(
        {"thorgar": told, "auriel": {"at": "g", "rank": 3}},
        quest={"dangerous": ["b"], **more.pop("quest", {})},
        **more,
    )
    return choose(game, "move:b")


@rule("SS-SOUL-8")
def test_prices_of_ranks() -> None:
    assert [price(rank) for rank in range(2, 8)] == [4, 9, 16, 25, 36, 49]


@rule("SS-SOUL-1", "SS-SOUL-3")
def test_a_gem_has_numbers_for_seven_ranks() -> None:
    gems = load().gems.values()
    rows = [row for gem in gems for row in (gem.hp, gem.powers, gem.talents, gem.combat, gem.special)]
    assert {len(row) for row in rows} == {7}
    top = {"ecarus": {"at": "a", "rank": 7}, "auriel": {"at": "a", "rank": 7}}
    assert offered(souls(99, top), "empower") == []


@rule("SS-TIME-7", "SS-TIME-8")
def test_ranks_are_sold_in_the_time_phase_while_there_are_shards() -> None:
    assert asked(scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, phase="time", shards=4)) == "souls"
    assert asked(scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, phase="time", shards=3)) != "souls"


@rule("SS-SOUL-7", "SS-SOUL-14", "SS-RULE-151")
def test_a_rank_is_bought_with_its_powers_and_hit_points() -> None:
    game = souls(4, {"auriel": {"at": "a", "wounds": 2}, "ecarus": {"at": "a"}})
    choose(game, "empower:auriel")
    assert asked(game) == "learn"
    choose(game, "learn:fire-ball")
    auriel = hero(game, "auriel")
    assert (auriel.rank, auriel.wounds, state(game).shards) == (2, 2, 0)
    assert max_hp(game.table, auriel) == 6
    assert [held.id for held in auriel.powers] == ["fire-ball"]
    assert auriel.powers[0].wait == 0


@rule("SS-EX-12")
def test_the_way_to_rank_four() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a", "rank": 4}}
    game = souls(29, heroes)
    for _ in range(3):
        choose(game, "empower:ecarus")
        while asked(game) == "learn":
            choose(game, offered(game)[0])
    assert (hero(game, "ecarus").rank, state(game).shards) == (4, 0)


@rule("SS-SOUL-9", "SS-SOUL-10")
def test_several_ranks_are_bought_one_by_one() -> None:
    heroes = {"ecarus": {"at": "a"}, "shae": {"at": "a", "ghost": True}}
    game = souls(8, heroes)
    choose(game, "empower:ecarus")
    go_on(game)
    assert offered(game, "empower") == ["empower:shae"]
    assert state(game).shards == 4


@rule("SS-RULE-32")
def test_a_ghost_soul_counts_for_the_rank_brake() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 2}, "auriel": {"at": "a", "rank": 1, "ghost": True}}
    assert offered(souls(9, heroes), "empower") == ["empower:auriel"]


@rule("SS-SOUL-11", "SS-EX-13")
def test_nobody_rises_while_another_is_lower() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 3}, "auriel": {"at": "a", "rank": 2, "ghost": True}}
    assert offered(souls(99, heroes), "empower") == ["empower:auriel"]
    even = {"ecarus": {"at": "a", "rank": 3}, "auriel": {"at": "a", "rank": 3}}
    assert offered(souls(99, even), "empower") == ["empower:ecarus", "empower:auriel"]


@rule("SS-SOUL-3")
def test_seven_is_the_highest_rank() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 7}, "auriel": {"at": "a", "rank": 7}}
    game = souls(99, heroes)
    assert offered(game, "empower") == []


@rule("SS-SOUL-12", "SS-ACTIVATE-7")
def test_rank_on_a_card_is_the_rank_of_its_owner() -> None:
    fenrir = {"card": "fenrir-2", "owner": "ecarus", "at": "a"}
    heroes = {"ecarus": {"at": "a", "rank": 3}, "auriel": {"at": "a", "rank": 5}}
    game = scene(heroes, allies={"fenrir": fenrir})
    assert [amount(game.table, "rank", hero(game, name)) for name in ("ecarus", "auriel")] == [3, 5]
    assert amount(game.table, "rank", figure(game, "fenrir")) == 3


@rule("SS-SOUL-13")
@pytest.mark.parametrize(("rank", "lost"), [(4, 2), (5, 3)])
def test_rank_and_half_of_it_rounded_up(rank: int, lost: int) -> None:
    heroes = {"ecarus": {"at": "a", "rank": rank, "powers": ["rose-strike"]}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, {"dummy-1": "a"}, cards=foe()), "power:rose-strike>4")
    assert figure(game, "dummy-1").wounds == lost
    assert figure(game, "dummy-1").blind


@rule("SS-SOUL-15", "SS-RULE-152")
def test_any_seat_may_spend_shards() -> None:
    game = souls(9)
    assert game.question is not None
    assert {option.seat for option in game.question.choices} == {None}


@rule("SS-HEALTH-2")
def test_damage_is_recorded_in_wounds() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 2}, "auriel": {"at": "g"}}
    assert hero(choose(scene(heroes, quest={"dangerous": ["b"]}), "move:b"), "ecarus").wounds == 3


@rule("SS-HEALTH-1")
def test_injuries_of_health_lower_the_hit_points() -> None:
    plain, hurt = (
        scene({"ecarus": {"at": "a", "injuries": tokens}, "auriel": {"at": "g"}})
        for tokens in ([], ["wounded-leg"])
    )
    assert max_hp(plain.table, hero(plain, "ecarus")) - max_hp(hurt.table, hero(hurt, "ecarus")) == 1


@rule("SS-HEALTH-3")
@pytest.mark.parametrize(("wounds", "ghost"), [(6, False), (7, True)])
def test_a_hero_dies_when_his_wounds_reach_his_hit_points(wounds: int, ghost: bool) -> None:
    heroes = {"ecarus": {"at": "a", "wounds": wounds, "pack": ["bag"]}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, quest={"dangerous": ["b"]}), "move:b")
    assert hero(game, "ecarus").ghost is ghost


@rule("SS-POWER-6", "SS-RULE-34")
def test_the_last_powers_are_lost_first() -> None:
    game = fallen({"powers": ["heal", "lightning-bolt", "lucky"]})
    assert [held.id for held in hero(game, "thorgar").powers] == ["heal"]
    one = fallen({"rank": 1, "wounds": 5, "powers": ["heal"]}, quest={})
    assert [held.id for held in hero(one, "thorgar").powers] == ["heal"]


@rule("SS-GHOST-1", "SS-GHOST-2", "SS-GHOST-3", "SS-GHOST-4", "SS-GHOST-5", "SS-EX-39")
def test_the_death_of_thorgar() -> None:
    facts = {
        "crowns": 10,
        "pack": ["healing-potion"],
        "slots": {"main": "mace"},
        "powers": ["heal", "lightning-bolt", "lucky"],
        "blind": 0,
        "poison": 1,
        "injuries": ["hurt-arm"],
        "burns": [1],
    }
    game = fallen(facts)
    thorgar = hero(game, "thorgar")
    assert (thorgar.ghost, thorgar.rank) == (True, 2)
    assert [held.id for held in thorgar.powers] == ["heal"]
    assert (thorgar.poison, thorgar.injuries, thorgar.burns) == (0, [], [])
    assert thorgar.slots == {"main": "mace"}
    assert (thorgar.pack, thorgar.crowns) == ((), 0)
    lying = state(game).ground["b"]
    assert (lying.items, lying.crowns) == (["healing-potion"], 10)


@rule("SS-RULE-33")
def test_at_rank_one_nothing_is_lost_and_a_quest_may_set_another_minimum() -> None:
    first = fallen({"rank": 1, "wounds": 6, "powers": ["heal"]})
    assert (hero(first, "thorgar").rank, len(hero(first, "thorgar").powers)) == (1, 1)
    floor = fallen({"powers": ["heal", "lightning-bolt"]}, quest={"least_rank": 3})
    assert (hero(floor, "thorgar").rank, len(hero(floor, "thorgar").powers)) == (3, 2)


@rule("SS-RULE-34")
def test_where_the_counts_are_equal_no_power_is_lost() -> None:
    game = fallen({"rank": 5, "wounds": 12, "powers": ["heal", "bless", "lightning-bolt", "lucky"]})
    assert hero(game, "thorgar").rank == 4
    assert len(hero(game, "thorgar").powers) == 4


@rule("SS-RULE-35")
def test_a_rank_regained_gives_a_new_choice() -> None:
    heroes = {"thorgar": {"at": "a", "rank": 2, "powers": ["heal"]}, "auriel": {"at": "a", "rank": 3}}
    game = choose(souls(9, heroes), "empower:thorgar")
    assert "learn:lightning-bolt" in offered(game)
    assert "learn:heal" not in offered(game)


@rule("SS-GHOST-7")
def test_a_ghost_soul_is_no_hero_in_play() -> None:
    game = scene({"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "g"}}, active="auriel")
    assert count_in_play(game.table) == 1


@rule("SS-GHOST-13")
def test_a_ghost_soul_takes_no_harm_from_danger_and_burn() -> None:
    heroes = {"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "g"}}
    game = scene(heroes, quest={"dangerous": ["b"]}, burning={"b": [1]})
    ecarus = hero(choose(game, "move:b"), "ecarus")
    assert (ecarus.area, ecarus.wounds, ecarus.burns) == ("b", 0, [])


@rule("SS-GHOST-12")
def test_enemies_ignore_a_ghost() -> None:
    heroes = {"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "g"}}
    text = foe(behaviours='{ at = [0], do = ["attack fist"] }, { do = [] }')
    game = scene(
        heroes, {"dummy-1": "a"}, cards=text, phase="enemy", active="auriel", tops={"encounters": ["fury"]}
    )
    go_on(game)
    assert happened(game, "attack") == []


@rule("SS-GHOST-8", "SS-GHOST-9")
def test_a_ghost_ignores_its_cards_but_its_powers_cool_down() -> None:
    heroes = {
        "thorgar": {
            "at": "a",
            "ghost": True,
            "powers": [{"id": "heal", "wait": 2}, "toughness"],
            "slots": {"artifact": "ring-of-warding"},
            "shields": 0,
        },
        "auriel": {"at": "a"},
    }
    game = scene(heroes, phase="time")
    assert hero(game, "thorgar").powers[0].wait == 1
    assert hero(game, "thorgar").shields == 0


@rule("SS-GHOST-11")
def test_a_ghost_is_no_target_of_heroes() -> None:
    heroes = {"thorgar": {"at": "a", "powers": ["heal"], "wounds": 1}, "auriel": {"at": "a", "ghost": True}}
    game = choose(scene(heroes), "power:heal>1")
    assert asked(game) == "hero-turn"
    assert hero(game, "thorgar").powers[0].wait == 1


@rule("SS-GHOST-15")
def test_the_soul_scream() -> None:
    heroes = {"thorgar": {"at": "a", "ghost": True}, "auriel": {"at": "a", "wounds": 3}}
    game = choose(scene(heroes), "scream")
    assert hero(game, "auriel").wounds == 1
    assert "scream" not in offered(game)
    shae = {"shae": {"at": "a", "ghost": True}, "auriel": {"at": "g"}}
    game = choose(scene(shae, {"gremlin-green-1": "b"}, script=["red:hit-magic"]), "scream")
    assert figure(game, "gremlin-green-1").blind


@rule("SS-GHOST-16", "SS-RESURRECT-5")
def test_rebirth_at_an_active_shrine() -> None:
    heroes = {"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "g"}}
    game = scene(heroes, shrines={"c": True, "d": False, "e": True})
    assert offered(game, "rebirth") == ["rebirth:c", "rebirth:e"]
    choose(game, "rebirth:e")
    assert hero(game, "ecarus").area == "e"
    assert offered(game, "rebirth") == []


@rule("SS-RULE-50", "SS-RULE-51")
def test_a_hero_who_dies_in_his_turn_goes_on_as_a_ghost_and_skips_the_enemies() -> None:
    game = fallen(enemies={"gremlin-green-1": "f"})
    assert asked(game) == "ghost-turn"
    assert hero(game, "thorgar").area == "b"
    choose(game, "move:c", "end-turn")
    assert happened(game, "encounter") == []


@rule("SS-RULE-51")
def test_a_hero_who_dies_in_his_enemy_turn_finishes_it() -> None:
    text = foe("other", behaviours='{ do = ["move-near 1"] }')
    game = struck({"wounds": 7}, script=["blue:blank"], cards=text)
    game = scene(
        {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g"}},
        {"dummy-1": "a", "other-1": {"at": "a", "owner": "auriel"}},
        cards=foe(weapons='{ id = "fist", hits = 3 }') + text,
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["blue:blank"],
    )
    go_on(game)
    assert [one["enemy"] for one in happened(game, "activates")] == ["dummy-1", "other-1"]


@rule("SS-RULE-54")
def test_passive_cards_add_nothing_to_a_ghost_soul() -> None:
    facts = {"at": "a", "powers": ["toughness"], "rank": 3}
    numbers = []
    for ghost in (False, True):
        game = scene({"thorgar": {**facts, "ghost": ghost}, "auriel": {"at": "a"}}, active="auriel")
        numbers.append(max_hp(game.table, hero(game, "thorgar")))
    assert numbers[0] > numbers[1]


@rule("SS-RESURRECT-2", "SS-TIME-9")
def test_the_price_of_a_resurrection_is_the_rank() -> None:
    heroes = {"ecarus": {"at": "c", "ghost": True, "rank": 3}, "auriel": {"at": "a", "rank": 3}}
    assert offered(souls(2, heroes, shrines={"c": True}), "resurrect") == []
    assert offered(souls(3, heroes, shrines={"c": True}), "resurrect") == ["resurrect:ecarus"]


@rule("SS-RESURRECT-5")
@pytest.mark.parametrize(("word", "active"), [("on", True), ("off", False)])
def test_a_quest_activates_and_deactivates_shrines(word: str, active: bool) -> None:
    pray = {"actions": [{"id": "pray", "area": "a", "cost": "free", "do": [f"shrine c {word}"]}]}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = choose(scene(heroes, quest=pray, shrines={"c": not active}), "quest:pray")
    assert state(game).shrines == {"c": active}


@rule("SS-RESURRECT-1")
def test_a_ghost_elsewhere_is_not_brought_back() -> None:
    heroes = {"ecarus": {"at": "b", "ghost": True, "rank": 3}, "auriel": {"at": "a", "rank": 3}}
    assert offered(souls(9, heroes, shrines={"c": True}), "resurrect") == []


@rule("SS-RESURRECT-3", "SS-EX-40", "SS-RULE-164")
def test_a_ghost_at_a_shrine_is_brought_back_for_its_rank() -> None:
    ghost = {"at": "c", "ghost": True, "rank": 3, "slots": {"artifact": "ring-of-warding"}, "shields": 0}
    heroes = {"ecarus": ghost, "auriel": {"at": "a", "rank": 3}}
    assert offered(souls(3, heroes, shrines={"c": False})) == offered(scene(heroes, phase="battle"))
    game = souls(5, heroes, shrines={"c": True})
    choose(game, "resurrect:ecarus")
    ecarus = hero(game, "ecarus")
    assert (ecarus.ghost, ecarus.wounds) == (False, 0)
    assert (ecarus.shields, state(game).shards) == (0, 2)


@rule("SS-RESURRECT-4")
def test_the_resurrected_take_their_turn_in_the_round_that_begins() -> None:
    heroes = {"ecarus": {"at": "c", "ghost": True}, "auriel": {"at": "a"}}
    game = choose(souls(3, heroes, shrines={"c": True}), "resurrect:ecarus")
    assert "go:ecarus" in offered(game)


@rule("SS-RULE-52")
def test_who_dies_in_step_1_at_a_shrine_may_be_brought_back_in_step_4() -> None:
    heroes = {"ecarus": {"at": "c", "wounds": 7, "burns": [1]}, "auriel": {"at": "a"}}
    game = scene(heroes, phase="time", shards=3, shrines={"c": True})
    assert "resurrect:ecarus" in offered(game)


@rule("SS-TIME-7")
def test_shards_are_spent_in_any_order_and_mix() -> None:
    heroes = {"ecarus": {"at": "c", "ghost": True}, "auriel": {"at": "a"}}
    game = souls(5, heroes, shrines={"c": True})
    assert offered(game) == ["empower:ecarus", "empower:auriel", "resurrect:ecarus", "done"]
    choose(game, "resurrect:ecarus")
    assert "empower:auriel" in offered(game)
