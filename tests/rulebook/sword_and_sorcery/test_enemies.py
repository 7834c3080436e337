"""SS-ENEMY, SS-SCROLL, SS-ENEMYCARD, SS-GROUP, SS-ENEMYPOWER, SS-KILL, SS-ASSIGN, SS-SPAWN, SS-LOOT."""

from collections import Counter
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapons import enemy_weapon
from holdfast.games.sword_and_sorcery.rules.control import enemies_at
from holdfast.games.sword_and_sorcery.rules.dispatch import VERBS
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import ranks
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.find import abilities_of, owner_seat
from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.games.sword_and_sorcery.state import GroundItems
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import duel, foe, struck, weapon
from tests.rulebook.sword_and_sorcery.play import (
    asked,
    choose,
    figure,
    go_on,
    happened,
    hero,
    offered,
    state,
)
from tests.rulebook.sword_and_sorcery.play import (
    foe as card,
)
from tests.rulebook.sword_and_sorcery.positions import scene

TWO: dict[str, Any] = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}}
HIT = ("hit", "1", "time")
THREE: dict[str, Any] = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}, "laegon": {"at": "a"}}
GATES = {
    "gates": [{"id": "east", "area": "g", "symbol": "shield"}, {"id": "west", "area": "f", "symbol": "magic"}]
}


def event(
    do: str, heroes: dict[str, Any] | None = None, enemies: dict[str, Any] | None = None, **facts: Any
) -> Game:
    """An event card with these statements is resolved in the Event phase."""
    text = f'[[event]]\nid = "doom"\ndo = [{do}]\n'
    game = scene(
        {name: {**one, "acted": True} for name, one in (heroes or TWO).items()},
        enemies,
        cards=text + facts.pop("cards", ""),
        phase="event",
        tops={"events": ["doom"], **facts.pop("tops", {})},
        **facts,
    )
    return go_on(game)


@rule("SS-ENEMY-1")
def test_ranks_go_from_green_to_purple() -> None:
    cards = ["orc-warrior-green-1", "orc-warrior-blue-1", "orc-warrior-red-1", "troll"]
    game = scene(TWO, dict.fromkeys(cards, "g"))
    found = [ranks.rank_number(game.table, one) for one in state(game).foes]
    assert found == sorted(set(found))


@rule("SS-ENEMY-5")
def test_the_rank_of_a_copy_is_in_its_name() -> None:
    content = load()
    assert all(content.scrolls[one.scroll].rank in one.id for one in content.enemies.values())


@rule("SS-ENEMY-2", "SS-ENEMY-6")
def test_every_kind_has_two_green_two_blue_and_one_red_copy() -> None:
    content = load()
    ranks = Counter(
        (content.scrolls[one.scroll].kind, content.scrolls[one.scroll].rank)
        for one in content.enemies.values()
    )
    for kind in ("gremlin", "raider", "orc-warrior", "orc-shaman"):
        assert [ranks[kind, rank] for rank in ("green", "blue", "red")] == [2, 2, 1]
    for one in content.enemies.values():
        second = one.id.endswith("-2")
        assert not second or one.powers == 1


@rule("SS-DECK-2", "SS-SETUP-15")
def test_the_enemy_deck_is_that_of_the_quest() -> None:
    quest = {"enemies": ["raider-green-1", "gremlin-green-1"]}
    game = scene(TWO, quest=quest)
    assert sorted(state(game).enemies.deck.pools["all"]) == ["gremlin-green-1", "raider-green-1"]
    assert all(one.scroll in load().scrolls for one in load().enemies.values())


@rule("SS-ENEMY-3", "SS-SCROLL-1")
def test_all_copies_of_a_kind_and_rank_share_the_scroll() -> None:
    content = load()
    assert content.enemies["raider-blue-1"].scroll == content.enemies["raider-blue-2"].scroll == "raider-blue"
    scroll = content.scrolls["raider-blue"]
    assert (scroll.target, scroll.style, scroll.race) == ("most-wounded", "agility", "humanoid")


@rule("SS-ENEMY-4")
def test_an_enemy_is_in_play_while_it_lives() -> None:
    text = weapon(hits=3) + foe(hp=3)
    assert card(duel(text, start=False), "dummy-1") is not None
    assert card(duel(text), "dummy-1") is None


@rule("SS-LOOT-1", "SS-LOOT-2", "SS-LOOT-11")
def test_an_enemy_dies_when_its_wounds_reach_its_hp() -> None:
    game = duel(weapon(hits=2) + foe(hp=3), enemy={"wounds": 0})
    assert figure(game, "dummy-1").wounds == 2
    dead = duel(weapon(hits=3) + foe(hp=3))
    assert figure(dead, "dummy-1") is None
    assert "dummy-1" in state(dead).enemies.discard


def slain(more: str, **facts: Any) -> Game:
    """An enemy whose card prints this has been killed in a."""
    return duel(weapon(hits=9) + foe(hp=3, more=more), **facts)


@rule("SS-LOOT-4", "SS-ENEMYCARD-13")
def test_a_dead_enemy_gives_its_shards() -> None:
    assert state(slain("shards = 2")).shards == 2
    assert state(slain("")).shards == 0


@rule("SS-SOUL-5", "SS-SOUL-6")
def test_shards_lie_in_one_pool_for_all_heroes() -> None:
    game = slain("shards = 2", shards=3)
    assert state(game).shards == 5
    assert game.view()["shards"] == 5


@rule("SS-LOOT-6")
def test_crowns_lie_where_an_enemy_died() -> None:
    game = slain("crowns = 15")
    assert state(game).ground == {"a": GroundItems(crowns=15)}


@rule("SS-LOOT-7")
def test_loot_lies_face_down_where_an_enemy_died() -> None:
    game = slain("loot = 1")
    assert state(game).ground == {"a": GroundItems(loot=1)}


@rule("SS-LOOT-8")
def test_a_treasure_lies_face_down_where_an_enemy_died() -> None:
    game = slain("treasure = 1")
    assert state(game).ground == {"a": GroundItems(treasure=1)}


@rule("SS-RULE-175")
@pytest.mark.parametrize(("lying", "left"), [(5, 0), (4, 1)])
def test_a_loot_token_that_a_companion_carries_is_not_in_the_supply(lying: int, left: int) -> None:
    assert sum(token.copies for token in load().loot.values()) == 6
    fenrir = {"card": "fenrir-2", "owner": "ecarus", "at": "g", "load": "loot"}
    game = slain("loot = 1", ground={"g": {"loot": lying}}, allies={"fenrir": fenrir})
    assert state(game).ground.get("a", GroundItems()).loot == left


@rule("SS-LOOT-9", "SS-ENEMYCARD-14")
def test_trophies_may_be_mixed() -> None:
    game = slain("crowns = 15\nloot = 1\ntreasure = 2")
    assert state(game).ground == {"a": GroundItems(crowns=15, loot=1, treasure=2)}
    assert hero(game, "ecarus").crowns == 0


@rule("SS-LOOT-10", "SS-RULE-119", "SS-DECK-8")
def test_trophies_are_turned_over_when_they_are_picked_up() -> None:
    more = "loot = 1\ntreasure = 1"
    game = duel(
        weapon(hits=9) + foe(hp=3, more=more), tops={"loot": ["loot-purse"], "treasures": ["troll-blood"]}
    )
    choose(game, "pick-up:loot")
    assert hero(game, "ecarus").crowns == 10
    choose(game, "pick-up:treasure")
    assert hero(game, "ecarus").pack == ("troll-blood",)
    assert state(game).ground == {}


@rule("SS-LOOT-10")
def test_a_loot_token_may_bring_crowns_treasure_and_shards() -> None:
    token = '[[loot]]\nid = "loot-soul"\ncopies = 1\ncrowns = 5\ntreasure = 1\nshards = 2\n'
    tops = {"loot": ["loot-soul"], "treasures": ["troll-blood"]}
    game = scene(TWO, ground={"a": {"loot": 1}}, cards=token, tops=tops)
    choose(game, "pick-up:loot")
    assert (hero(game, "ecarus").crowns, hero(game, "ecarus").pack) == (5, ("troll-blood",))
    assert state(game).shards == 2


@rule("SS-LOOT-13")
def test_the_loot_supply_is_made_anew() -> None:
    game = scene(TWO, ground={"a": {"loot": 1}})
    pile = game.table.state.loot
    pile.deck.pools, pile.deck.layers, pile.discard = {"all": []}, [], ["loot-coins"]
    choose(game, "pick-up:loot")
    assert hero(game, "ecarus").crowns == 5


@rule("SS-LOOT-5", "SS-RULE-120")
@pytest.mark.parametrize(("rank", "gone"), [("green", False), ("blue", False), ("red", True)])
def test_red_enemies_leave_the_game(rank: str, gone: bool) -> None:
    game = duel(weapon(hits=9) + foe(hp=3, rank=rank))
    assert ("dummy-1" in state(game).removed) is gone
    assert ("dummy-1" in state(game).enemies.discard) is not gone


@rule("SS-RULE-91")
def test_the_hp_of_a_red_enemy_stays_when_a_hero_dies() -> None:
    four = {name: {"at": "a"} for name in ("ecarus", "auriel", "laegon", "shae")}
    game = scene(four, {"orc-warrior-red-1": "g"})
    hero(game, "shae").ghost = True
    assert max_hp(game.table, figure(game, "orc-warrior-red-1")) == 20


@rule("SS-LOOT-3", "SS-ENEMYCARD-12")
def test_hp_of_red_enemies_by_the_heroes_of_the_quest_alive_or_not() -> None:
    four = {name: {"at": "a"} for name in ("ecarus", "auriel", "laegon", "shae")}
    few = scene(THREE, {"orc-warrior-red-1": "g"})
    many = scene({**four, "shae": {"at": "a", "ghost": True}}, {"orc-warrior-red-1": "g"})
    assert max_hp(few.table, figure(few, "orc-warrior-red-1")) == 15
    assert max_hp(many.table, figure(many, "orc-warrior-red-1")) == 20


@rule("SS-LOOT-12")
def test_an_ability_may_fire_on_death() -> None:
    text = weapon(hits=9) + foe(hp=3, abilities=["death-burst-1"])
    game = duel(text)
    assert hero(game, "ecarus").burns == [1]


# -- assignment ------------------------------------------------------------------------------------


@rule("SS-ENEMY-7")
def test_the_player_of_an_enemy_decides_for_it() -> None:
    enemies = {"raider-green-1": {"at": "c", "owner": "auriel"}}
    game = scene(TWO, enemies, options={"players": 2})
    assert owner_seat(state(game), "raider-green-1") == 1


@rule("SS-ENEMYCARD-1", "SS-DECK-5")
def test_an_enemy_is_the_top_card_of_the_deck() -> None:
    tops = {"enemies": ["raider-green-1"]}
    game = event('"spawn -1"', quest={"gates": GATES["gates"][:1]}, tops=tops)
    assert [one["enemy"] for one in happened(game, "appears")] == ["raider-green-1"]
    assert "raider-green-1" not in state(game).enemies.deck.pools["all"]


@rule("SS-ASSIGN-1", "SS-ASSIGN-3")
def test_a_new_enemy_goes_to_the_active_player_on_a_tie() -> None:
    game = event(
        '"spawn 0"',
        THREE,
        quest={"gates": GATES["gates"][:1]},
        active="auriel",
        tops={"enemies": ["raider-green-1", "gremlin-green-1", "orc-warrior-green-1"]},
    )
    assert [one["enemy"] for one in happened(game, "appears")] == [
        "raider-green-1",
        "gremlin-green-1",
        "orc-warrior-green-1",
    ]
    assert happened(game, "appears")[0]["hero"] == "auriel"


@rule("SS-ASSIGN-2")
def test_a_new_enemy_goes_to_whoever_has_fewest() -> None:
    enemies = {
        "gremlin-green-1": {"at": "g", "owner": "auriel"},
        "raider-green-1": {"at": "g", "owner": "ecarus"},
    }
    game = event('"enemy orc-warrior-green g"', THREE, enemies, active="auriel")
    assert happened(game, "appears")[0]["hero"] == "laegon"


@rule("SS-ASSIGN-4")
def test_a_second_copy_follows_the_first_and_not_the_fewest() -> None:
    enemies = {"raider-green-1": {"at": "g", "owner": "laegon"}}
    game = event('"enemy raider-green g"', THREE, enemies, active="auriel")
    assert happened(game, "appears")[0]["hero"] == "laegon"


@rule("SS-EX-43")
def test_the_second_copy_goes_to_the_first() -> None:
    enemies = {
        "gremlin-blue-1": {"at": "g", "owner": "laegon"},
        "raider-green-1": {"at": "g", "owner": "laegon"},
    }
    game = event('"enemy gremlin-blue g"', THREE, enemies)
    assert happened(game, "appears")[0] == {"enemy": "gremlin-blue-2", "area": "g", "hero": "laegon"}


@rule("SS-RULE-95", "SS-RULE-96")
def test_ties_may_be_read_strictly() -> None:
    enemies = {"gremlin-green-1": {"at": "g", "owner": "auriel"}, "troll": "g"}
    literal = event('"enemy orc-warrior-green g"', THREE, enemies, active="auriel")
    assert happened(literal, "appears")[0]["hero"] == "auriel"
    strict = event(
        '"enemy orc-warrior-green g"', THREE, enemies, active="auriel", options={"strict_ties": True}
    )
    assert happened(strict, "appears")[0]["hero"] == "laegon"


@rule("SS-ASSIGN-5")
def test_nothing_appears_while_all_enemies_are_in_play() -> None:
    quest = {"gates": GATES["gates"][:1], "enemies": ["raider-green-1"]}
    game = event('"spawn 3"', enemies={"raider-green-1": "g"}, quest=quest)
    assert happened(game, "appears") == []


@rule("SS-SHADOW-15", "SS-RULE-170")
def test_without_cards_no_enemy_appears() -> None:
    game = event('"spawn 3"', quest={"gates": GATES["gates"][:1], "enemies": ["raider-green-1"]})
    assert [one["enemy"] for one in happened(game, "appears")] == ["raider-green-1"]
    assert len(state(game).enemies.deck) == 0


@rule("SS-ASSIGN-6", "SS-RULE-170")
def test_a_particular_enemy_is_looked_for_in_deck_and_discard() -> None:
    game = event('"enemy raider-red g"', quest={"enemies": ["gremlin-green-1", "raider-red-1"]})
    assert happened(game, "appears")[0]["enemy"] == "raider-red-1"
    none = event('"enemy raider-red g"', quest={"enemies": ["gremlin-green-1"]})
    assert happened(none, "appears") == []


# -- gates -----------------------------------------------------------------------------------------


@rule("SS-SPAWN-1")
def test_a_gate_is_active_or_not() -> None:
    game = event('"gate east off"', quest=GATES)
    assert {gate["id"]: gate["active"] for gate in game.view()["map"]["gates"]} == {
        "east": False,
        "west": True,
    }


@rule("SS-SPAWN-5")
def test_a_spawned_enemy_stands_at_the_gate_and_is_assigned() -> None:
    game = event('"spawn -1"', quest={"gates": GATES["gates"][:1]}, tops={"enemies": ["raider-green-1"]})
    one = card(game, "raider-green-1")
    assert one is not None and (one.owner, one.figures[0].area) == ("ecarus", "g")


@rule("SS-SPAWN-3", "SS-RULE-171")
def test_the_gate_is_rolled_for_when_several_are_active() -> None:
    game = event('"spawn -1"', quest=GATES, script=["gate:shield"], tops={"enemies": ["raider-green-1"]})
    assert happened(game, "appears")[0]["area"] == "g"
    both = scene(
        {n: {**h, "acted": True} for n, h in TWO.items()},
        cards='[[event]]\nid = "doom"\ndo = ["spawn -1"]',
        phase="event",
        tops={"events": ["doom"]},
        quest=GATES,
        script=["gate:shield-magic"],
    )
    assert offered(both) == ["gate:east", "gate:west"]


@rule("SS-SPAWN-4", "SS-RULE-94")
def test_the_roll_is_repeated_until_an_active_gate_is_hit() -> None:
    game = event(
        '"spawn -1"',
        quest=GATES,
        script=["gate:blank", "gate:hit", "gate:magic"],
        tops={"enemies": ["raider-green-1"]},
    )
    assert happened(game, "appears")[0]["area"] == "f"
    assert len(happened(game, "gate-roll")) == 3


@rule("SS-SPAWN-2", "SS-SPAWN-3", "SS-SPAWN-6")
def test_a_single_gate_needs_no_roll_and_without_any_nothing_comes() -> None:
    game = event('"gate east off", "spawn -1"', quest=GATES, tops={"enemies": ["raider-green-1"]})
    assert happened(game, "gate-roll") == []
    assert happened(game, "appears")[0]["area"] == "f"
    none = event('"gate east off", "gate west off", "spawn 2"', quest=GATES)
    assert happened(none, "appears") == []


def spawned(heroes: int, enemies: int, change: int) -> int:
    """How many enemies come by a spawn formula; the first one in play is a Group."""
    names = ["ecarus", "auriel", "laegon", "shae", "thorgar"][:heroes]
    cards = ["gremlin-pack-green-1", "gremlin-green-1", "raider-green-1", "raider-green-2"][:enemies]
    game = event(
        f'"spawn {change}"',
        {name: {"at": "a"} for name in names},
        dict.fromkeys(cards, "g"),
        quest={"gates": GATES["gates"][:1]},
        tops={"enemies": ["orc-warrior-green-1", "orc-warrior-blue-1", "orc-shaman-green-1"]},
    )
    return len(happened(game, "appears"))


@rule("SS-EVENT-9")
def test_as_many_enemies_come_as_heroes_are_more() -> None:
    assert spawned(3, 1, 0) == 2
    assert spawned(2, 4, 0) == 0


@rule("SS-EVENT-10")
def test_one_less_comes() -> None:
    assert spawned(3, 1, -1) == 1


@rule("SS-EVENT-11")
def test_two_less_come() -> None:
    assert spawned(4, 1, -2) == 1


@rule("SS-EVENT-12")
def test_one_more_comes() -> None:
    assert spawned(2, 1, 1) == 2
    assert spawned(2, 4, 1) == 0


@rule("SS-EX-58")
def test_the_examples_of_the_spawn_formulas() -> None:
    assert [spawned(3, 0, -1), spawned(5, 1, -2), spawned(2, 4, 0)] == [2, 2, 0]


@rule("SS-RULE-92")
def test_a_group_counts_as_one_enemy_and_shadows_as_none() -> None:
    assert spawned(2, 1, 0) == 1
    gate = {"gates": GATES["gates"][:1]}
    tops = {"enemies": ["orc-warrior-green-1", "orc-warrior-blue-1"]}
    walled = "+-+-+-+-+-+-+-+\n|a b c d e|f g|\n+-+-+-+-+-+-+-+"
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = event('"spawn 0"', heroes, quest=gate, tops=tops, shadows=["f"], map=walled)
    assert len(happened(game, "appears")) == 2


@rule("SS-RULE-93")
def test_the_formula_is_evaluated_once() -> None:
    assert spawned(3, 0, 0) == 3


@rule("SS-EVENT-13")
def test_ghosts_do_not_count_for_the_formula() -> None:
    gate = {"gates": GATES["gates"][:1]}
    tops = {"enemies": ["orc-warrior-green-1", "orc-warrior-blue-1"]}
    counts = []
    for ghost in (False, True):
        heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a", "ghost": ghost}}
        counts.append(len(happened(event('"spawn 0"', heroes, quest=gate, tops=tops), "appears")))
    assert counts[0] == 2
    assert counts[1] == 1


def spawned_with_a_hound(count: int) -> int:
    """How many enemies come for Ecarus, a Ghost Soul and a companion of that hero count."""
    hound = (
        f'[[companion]]\nid = "hound"\nfigure = "hound"\nstyle = "agility"\nhp = 4\nmp = 3\ncount = {count}\n'
    )
    allies = {"hound": {"card": "hound", "owner": "ecarus", "at": "a"}}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a", "ghost": True}}
    game = event(
        '"spawn 0"',
        heroes,
        cards=hound,
        allies=allies,
        quest={"gates": GATES["gates"][:1]},
        tops={"enemies": ["orc-warrior-green-1", "orc-warrior-blue-1"]},
    )
    return len(happened(game, "appears"))


@rule("SS-COMPANION-7")
def test_a_companion_without_a_hero_count_does_not_count() -> None:
    assert spawned_with_a_hound(0) == 1


@rule("SS-EVENT-14", "SS-COMPANION-8")
def test_a_companion_counts_by_its_hero_count() -> None:
    assert spawned_with_a_hound(1) == 2
    assert spawned_with_a_hound(2) == 3


# -- groups ----------------------------------------------------------------------------------------


@rule("SS-GROUP-1")
def test_each_figure_of_a_group_has_its_own_hp() -> None:
    game = scene(TWO, {"gremlin-pack-green-1": "c"})
    one = state(game).foes[0]
    assert [max_hp(game.table, figure) for figure in one.figures] == [load().enemies[one.card].hp] * 2


@rule("SS-GROUP-6")
def test_each_figure_of_a_group_has_its_own_wounds_and_conditions() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    text = weapon(hits=1, effects=["kd"], type="piercing")
    game = scene(heroes, {"gremlin-pack-green-1": "a"}, cards=text)
    go_on(choose(game, "attack:blade>gremlin-pack-green-1/b", "plain"))
    first, second = state(game).foes[0].figures
    assert ((first.wounds, first.down), (second.wounds, second.down)) == ((0, False), (1, True))


@rule("SS-GROUP-2", "SS-GROUP-5", "SS-RULE-174")
def test_the_figures_of_a_group_are_hit_and_die_one_by_one() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 5, "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-pack-green-1": "a"}, cards=weapon(hits=4, type="piercing"))
    assert offered(game, "attack") == [
        "attack:blade>gremlin-pack-green-1/a",
        "attack:blade>gremlin-pack-green-1/b",
    ]
    choose(game, "attack:blade>gremlin-pack-green-1/a", "plain")
    go_on(game)
    pack = card(game, "gremlin-pack-green-1")
    assert pack is not None and [one.id for one in pack.figures] == ["gremlin-pack-green-1/b"]
    assert state(game).shards == 0


@rule("SS-GROUP-7", "SS-RULE-174")
def test_a_coward_flees_and_the_reward_comes_with_the_last() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 5, "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"gremlin-pack-green-1": "a"}, cards=weapon(hits=4, range=2, type="piercing"))
    go_on(choose(game, "attack:blade>gremlin-pack-green-1/a", "plain"))
    assert figure(game, "gremlin-pack-green-1/b").area == "b"
    choose(game, "attack:blade>gremlin-pack-green-1/b", "plain")
    assert card(game, "gremlin-pack-green-1") is None
    assert state(game).shards == 2
    assert list(state(game).ground) == ["b"]


@rule("SS-GROUP-3", "SS-GROUP-4")
def test_a_group_is_one_enemy_and_two_figures() -> None:

    game = scene(TWO, {"gremlin-pack-green-1": "a"})
    assert len(state(game).foes) == 1
    assert enemies_at(game.table, "a") == 2


@rule("SS-GROUP-8", "SS-GROUP-9", "SS-RULE-112")
def test_a_group_moves_together_by_its_nearest_figure() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    enemies = {"gremlin-pack-green-1": {"at": "b", "areas": ["b", "d"]}}
    game = scene(
        heroes,
        enemies,
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["red:blank"] * 2 + ["blue:shield"],
    )
    go_on(game)
    assert figure(game, "gremlin-pack-green-1/a").area == "a"
    assert figure(game, "gremlin-pack-green-1/b").area == "a"
    assert happened(game, "attack")[0]["attacker"] == "gremlin-pack-green-1/a"


@rule("SS-GROUP-9")
@pytest.mark.parametrize("nearest", ["a", "b"])
def test_a_group_measures_from_its_figure_nearest_to_the_target(nearest: str) -> None:
    areas = ["b", "d"] if nearest == "a" else ["d", "b"]
    enemies = {"gremlin-pack-green-1": {"at": areas[0], "areas": areas}}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, enemies, phase="enemy", tops={"encounters": ["fury"]}, seed=2)
    go_on(game)
    assert happened(game, "targets")[0]["enemy"] == f"gremlin-pack-green-1/{nearest}"


@rule("SS-RULE-112")
def test_a_stunned_figure_of_a_group_sits_out_and_loses_the_token() -> None:
    game = scene(TWO, {"gremlin-pack-green-1": "a"}, phase="battle")
    game.table.state.foes[0].figures[0].stun = 1
    game.table.state.phase = "enemy"
    go_on(game)
    assert not figure(game, "gremlin-pack-green-1/a").stun
    assert {one["attacker"] for one in happened(game, "attack")} <= {"gremlin-pack-green-1/b"}


# -- enemy powers ----------------------------------------------------------------------------------


@rule("SS-ENEMYCARD-5")
def test_an_enemy_without_the_symbol_enters_without_a_power_card() -> None:
    assert load().enemies["gremlin-green-1"].powers == 0
    game = event('"enemy gremlin-green g"', tops={"enemies": ["gremlin-green-1"]})
    one = card(game, "gremlin-green-1")
    assert one is not None and one.powers == ()


@rule("SS-DECK-6")
def test_all_enemy_power_cards_are_in_their_deck() -> None:
    copies = sum(power.copies for power in load().enemy_powers.values())
    assert len(state(scene(TWO)).enemy_powers.deck) == copies


@rule("SS-ENEMYPOWER-5")
def test_a_power_card_works_until_the_enemy_dies() -> None:
    game = struck(enemy={"powers": ["venom-blade"]}, script=["blue:blank"])
    assert hero(go_on(game), "ecarus").poison == 1
    one = card(game, "dummy-1")
    assert one is not None and one.powers == ("venom-blade",)


@rule("SS-ENEMYPOWER-1")
def test_an_enemy_with_the_symbol_enters_with_a_power_card() -> None:
    game = event('"enemy gremlin-green g"', tops={"enemies": ["gremlin-green-2"], "enemy_powers": ["thorns"]})
    one = card(game, "gremlin-green-2")
    assert one is not None and one.powers == ("thorns",)


@rule("SS-RULE-113")
def test_no_further_card_takes_an_enemy_over_two() -> None:
    game = scene(TWO, {"raider-green-1": {"at": "c", "powers": ["flaming-weapon", "thorns"]}})
    left = len(state(game).enemy_powers.deck)
    foes.draw_power(game.table, game.table.state.foes[0])
    assert game.table.state.foes[0].powers == ("flaming-weapon", "thorns")
    assert len(state(game).enemy_powers.deck) == left


@rule("SS-RULE-115")
def test_an_enemy_gets_none_where_all_cards_left_are_of_its_type() -> None:
    game = scene(TWO, {"raider-green-1": {"at": "c", "powers": ["flaming-weapon"]}})
    pile = game.table.state.enemy_powers
    pile.deck.pools["all"] = ["venom-blade"]
    pile.deck.layers[0].count = 1
    foes.draw_power(game.table, game.table.state.foes[0])
    assert game.table.state.foes[0].powers == ("flaming-weapon",)


@rule("SS-ENEMYPOWER-3", "SS-ENEMYPOWER-4")
def test_two_power_cards_at_most_and_never_two_of_a_type() -> None:
    game = scene(
        TWO,
        {"raider-green-1": {"at": "c", "powers": ["flaming-weapon"]}},
        tops={"enemy_powers": ["venom-blade", "thorns", "onslaught"]},
    )
    one = game.table.state.foes[0]
    foes.draw_power(game.table, one)
    assert one.powers == ("flaming-weapon", "thorns")
    foes.draw_power(game.table, one)
    assert len(one.powers) == 2


@rule("SS-ENEMYPOWER-6", "SS-ENEMYPOWER-8")
def test_the_level_of_a_power_card_is_that_of_the_act() -> None:
    game = go_on(struck(enemy={"powers": ["venom-blade"]}, script=["blue:blank"]))
    assert hero(game, "ecarus").poison == 1
    second = go_on(struck(enemy={"powers": ["venom-blade"]}, script=["blue:blank"], quest={"act": 2}))
    assert hero(second, "ecarus").poison == 2


@rule("SS-ENEMYPOWER-7")
def test_the_abilities_of_the_scroll_come_before_those_of_power_cards() -> None:
    game = scene(TWO, {"raider-blue-1": {"at": "c", "powers": ["thorns"]}})
    one = state(game).foes[0]
    scroll = [ability.id for ability in load().scrolls["raider-blue"].abilities]
    assert [ability.id for ability in abilities_of(game.table, one)][:-1] == scroll


@rule("SS-KILL-2")
def test_the_card_of_a_killer_has_the_level_of_the_act() -> None:
    quest = {"act": 2}
    tops = {"enemy_powers": ["venom-blade"]}
    game = go_on(struck({"wounds": 7}, script=["blue:blank"], tops=tops, quest=quest))
    one = card(game, "dummy-1")
    assert one is not None
    assert abilities_of(game.table, one)[-1].id == load().enemy_powers["venom-blade"].levels[1]


@rule("SS-RULE-116")
def test_only_the_enemy_that_made_the_last_wound_gets_a_card() -> None:
    facts: dict[str, Any] = {"more_enemies": {"raider-green-1": "g"}, "tops": {"enemy_powers": ["thorns"]}}
    game = go_on(struck({"wounds": 7}, script=["blue:blank"], **facts))
    assert [one.powers for one in state(game).foes] == [("thorns",), ()]


@rule("SS-KILL-1", "SS-ENEMYPOWER-2")
def test_a_killer_gains_a_power_card() -> None:
    game = go_on(struck({"wounds": 7}, script=["blue:blank"], tops={"enemy_powers": ["thorns"]}))
    assert hero(game, "ecarus").ghost
    one = card(game, "dummy-1")
    assert one is not None and one.powers == ("thorns",)


@rule("SS-RULE-116")
def test_burns_give_no_credit() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7, "burns": [1]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"raider-green-1": "a"}, phase="time")
    assert hero(game, "ecarus").ghost
    one = card(game, "raider-green-1")
    assert one is not None and one.powers == ()


@rule("SS-KILL-3")
def test_power_cards_are_discarded_with_the_enemy() -> None:
    game = duel(weapon(hits=9) + foe(hp=3), enemy={"powers": ["venom-blade"]})
    assert "venom-blade" in state(game).enemy_powers.discard


# -- scrolls ---------------------------------------------------------------------------------------


@rule("SS-SCROLL-6", "SS-SCROLL-7", "SS-EX-50", "SS-SCROLL-8")
def test_a_charge_ability_takes_a_charge_each_time() -> None:
    heroes = {"laegon": {"at": "b"}, "auriel": {"at": "a", "wounds": 1}, "ecarus": {"at": "c"}}
    script = ["red:blank", "blue:shield", "red:blank", "blue:shield"]
    game = scene(
        heroes,
        {"orc-warrior-blue-1": "b"},
        phase="enemy",
        active="auriel",
        tops={"encounters": ["fury"]},
        script=script,
    )
    go_on(game)
    orc = card(game, "orc-warrior-blue-1")
    assert orc is not None and orc.charges == {"berserk-1": 1}
    assert [one["target"] for one in happened(game, "attack")] == ["ecarus", "ecarus"]
    assert figure(game, "orc-warrior-blue-1").area == "c"
    assert happened(game, "free-attack") == []


@rule("SS-SCROLL-7", "SS-BEHAVIOUR-2")
def test_the_axes_of_a_red_orc_far_away_do_not_fly() -> None:
    heroes = {"ecarus": {"at": "g"}, "auriel": {"at": "g"}}
    game = scene(heroes, {"orc-warrior-red-1": "a"}, phase="enemy", tops={"encounters": ["fury"]})
    go_on(game)
    orc = card(game, "orc-warrior-red-1")
    assert orc is not None and orc.charges == {"berserk-2": 3}
    assert figure(game, "orc-warrior-red-1").area == "c"
    assert happened(game, "attack") == []


@rule("SS-TARGET-13", "SS-BEHAVIOUR-2", "SS-BEHAVIOUR-3")
def test_a_red_orc_that_sees_nobody_strikes_where_it_comes_to_stand() -> None:
    wall = "+-+-+\n|a|c|\n+ + +\n|b b|\n+-+-+"
    heroes = {"ecarus": {"at": "c"}, "auriel": {"at": "c"}}
    facts: dict[str, Any] = {"phase": "enemy", "tops": {"encounters": ["fury"]}, "map": wall}
    game = go_on(scene(heroes, {"orc-warrior-red-1": "a"}, **facts))
    orc = card(game, "orc-warrior-red-1")
    assert orc is not None and orc.charges == {"berserk-2": 3}
    assert figure(game, "orc-warrior-red-1").area == "c"
    assert len(happened(game, "attack")) == 1


@rule("SS-RULE-108")
def test_a_condition_of_a_sentence_is_checked_when_it_is_reached() -> None:
    behaviours = '{ at = [0], do = ["attack fist", { if = "wounded", do = ["heal-self 5"] }] }, { do = [] }'
    text = foe(behaviours=behaviours)
    facts: dict[str, Any] = {"phase": "enemy", "tops": {"encounters": ["fury"]}, "cards": text}
    wounded = go_on(scene(TWO, {"dummy-1": {"at": "a", "wounds": 3}}, **facts))
    assert figure(wounded, "dummy-1").wounds == 0


@rule("SS-SCROLL-7", "SS-RULE-167")
@pytest.mark.parametrize(("wounds", "charge", "left"), [(3, 1, 0), (3, 0, 3), (0, 1, 0)])
def test_a_potion_is_drunk_if_wounded_and_if_there_is_one(wounds: int, charge: int, left: int) -> None:
    enemies = {"raider-blue-1": {"at": "a", "wounds": wounds, "charges": {"healing-potion": charge}}}
    script = ["red:blank"] * 2 + ["blue:shield"]
    game = go_on(scene(TWO, enemies, phase="enemy", tops={"encounters": ["fury"]}, script=script))
    assert figure(game, "raider-blue-1").wounds == left
    one = card(game, "raider-blue-1")
    assert one is not None and one.charges["healing-potion"] == (charge if not wounds else 0)


@rule("SS-SCROLL-10")
def test_a_scroll_lists_one_or_two_weapons() -> None:
    assert {len(scroll.weapons) for scroll in load().scrolls.values()} == {1, 2}


@rule("SS-SCROLL-12", "SS-ENEMYATTACK-5")
def test_a_single_weapon_is_the_primary_one() -> None:
    single = [scroll for scroll in load().scrolls.values() if len(scroll.weapons) == 1]
    assert all(scroll.primary == next(iter(scroll.weapons)) for scroll in single)
    game = scene(TWO, {"dummy-1": "a"}, cards=foe())
    assert enemy_weapon(game.table, game.table.content.scrolls["dummy"], "", ranged=False).id == "fist"


@rule("SS-SCROLL-11")
def test_an_attack_without_a_weapon_is_made_with_the_primary_one() -> None:
    weapons = '{ id = "fist", hits = 1 }, { id = "fang", hits = 2 }'
    behaviours = '{ at = [0], do = ["attack"] }, { do = [] }'
    text = foe(weapons=weapons, behaviours=behaviours, primary="fang")
    game = scene(TWO, {"dummy-1": "a"}, cards=text, phase="enemy", tops={"encounters": ["fury"]})
    assert happened(go_on(game), "attack")[0]["weapon"] == "fang"


@rule("SS-RULE-168")
def test_the_primary_weapon_is_used_where_none_is_named() -> None:
    content = load()
    assert content.scrolls["raider-red"].primary == "sword"
    assert content.scrolls["troll"].primary == "sharp-claws"
    assert content.scrolls["orc-warrior-green"].primary == "axes"


@rule("SS-SCROLL-14")
def test_an_ability_named_by_a_weapon_works_only_if_it_was_paid_for() -> None:
    paid = scene(
        TWO,
        {"raider-blue-1": "a"},
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["red:hit-power", "red:blank", "blue:shield", "blue:shield"],
    )
    assert [one["weapon"] for one in happened(go_on(paid), "attack")] == ["sword", "knife"]
    unpaid = scene(
        TWO,
        {"raider-blue-1": "a"},
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["red:hit", "red:blank", "blue:shield"],
    )
    assert [one["weapon"] for one in happened(go_on(unpaid), "attack")] == ["sword"]


@rule("SS-SCROLL-5", "SS-RULE-111")
def test_the_star_of_a_card_fires_every_star_once() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(
        heroes,
        {"gremlin-green-1": "b", "gremlin-green-2": "b"},
        phase="enemy",
        tops={"encounters": ["dark-omen"]},
    )
    go_on(game)
    counts = Counter(one["ability"] for one in happened(game, "ability"))
    assert counts["evil-forces"] == 2
    assert len(happened(game, "activates")) == 3


@rule("SS-SCROLL-9", "SS-GOLD-5")
def test_the_same_bonus_is_never_gained_twice() -> None:
    heroes = {"thorgar": {"at": "a", "powers": ["bless"]}, "auriel": {"at": "a"}}
    game = scene(heroes)
    choose(game, "power:bless>1", "target:auriel")
    hero(game, "thorgar").powers[0].wait = 0

    context = EffectContext(game.table, hero(game, "thorgar"), ["auriel"], "a", "bless", tally=Tally())
    VERBS["gain"](context, HIT)
    assert len(hero(game, "auriel").boosts) == 1
    other = EffectContext(game.table, hero(game, "thorgar"), ["auriel"], "a", "oil", tally=Tally())
    VERBS["gain"](other, HIT)
    assert len(hero(game, "auriel").boosts) == 2, "the bonus of another effect counts beside it"


@rule("SS-RULE-117")
def test_a_thief_takes_one_coin_at_random() -> None:
    heroes = {"ecarus": {"at": "a", "crowns": 80}, "auriel": {"at": "g"}}
    for coin, left in (("50", 30), ("10", 70)):
        game = scene(
            heroes,
            {"gremlin-green-1": "a"},
            phase="enemy",
            tops={"encounters": ["fury"]},
            script=["blue:blank", f"coin:{coin}"],
        )
        bank = game.table.state.bank
        go_on(game)
        assert hero(game, "ecarus").crowns == left
        assert state(game).bank == bank + int(coin)
    poor = scene(
        TWO,
        {"gremlin-green-1": "a"},
        phase="enemy",
        ground={"a": {"crowns": 5}},
        check=False,
        tops={"encounters": ["fury"]},
        script=["blue:blank", "coin:5"],
    )
    assert state(go_on(poor)).ground == {}


@rule("SS-RULE-165", "SS-ENEMYCARD-6", "SS-ENEMYCARD-4")
def test_spikes_answer_damage_after_the_attack_and_once() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(
        heroes, {"gremlin-blue-1": "a"}, cards=weapon(hits=2, type="piercing"), script=["blue:blank"]
    )
    choose(game, "attack:blade>gremlin-blue-1", "plain")
    assert hero(game, "ecarus").wounds == 2
    assert len(happened(game, "ability")) == 1
    stunned = scene(heroes, {"gremlin-blue-1": {"at": "a", "stun": 1}}, cards=weapon(hits=2, type="piercing"))
    choose(stunned, "attack:blade>gremlin-blue-1", "plain")
    assert hero(stunned, "ecarus").wounds == 0
    killed = scene(
        heroes, {"gremlin-blue-1": {"at": "a", "wounds": 3}}, cards=weapon(hits=2, type="piercing")
    )
    choose(killed, "attack:blade>gremlin-blue-1", "plain")
    assert hero(killed, "ecarus").wounds == 0


@rule("SS-RULE-165", "SS-EX-52")
def test_readiness_answers_a_hero_who_moves_in() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "g"}}
    script = ["blue:blank", "red:hit", "red:blank", "blue:shield"]
    game = scene(heroes, {"raider-blue-1": "a"}, script=script)
    go_on(choose(game, "move:a"))
    assert happened(game, "attack")[0]["weapon"] == "sword"
    saved = scene(heroes, {"raider-blue-1": "a"}, script=["blue:shield"])
    go_on(choose(saved, "move:a"))
    assert happened(saved, "attack") == []
    blind = scene(heroes, {"raider-blue-1": {"at": "a", "blind": 1}})
    choose(blind, "move:a")
    assert happened(blind, "save") == []
    assert asked(blind) == "hero-turn"
