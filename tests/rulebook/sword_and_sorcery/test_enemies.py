"""SS-ENEMY, SS-SCROLL, SS-ENEMYCARD, SS-GROUP, SS-ENEMYPOWER, SS-KILL, SS-ASSIGN, SS-SPAWN, SS-LOOT."""

from collections import Counter
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.control import enemies_at
from holdfast.games.sword_and_sorcery.rules.dispatch import VERBS
from holdfast.games.sword_and_sorcery.rules.effects.context import Scene
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.stats import max_hp
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


@rule("SS-ENEMY-1", "SS-ENEMY-2", "SS-ENEMY-5", "SS-ENEMY-6")
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


@rule("SS-ENEMY-3", "SS-SCROLL-1", "SS-DECK-2", "SS-SETUP-15")
def test_all_copies_of_a_kind_and_rank_share_the_scroll() -> None:
    content = load()
    assert content.enemies["raider-blue-1"].scroll == content.enemies["raider-blue-2"].scroll == "raider-blue"
    scroll = content.scrolls["raider-blue"]
    assert (scroll.target, scroll.style, scroll.race) == ("most-wounded", "agility", "humanoid")


@rule("SS-ENEMY-4", "SS-LOOT-1", "SS-LOOT-2", "SS-LOOT-11")
def test_an_enemy_dies_when_its_wounds_reach_its_hp() -> None:
    game = duel(weapon(hits=2) + foe(hp=3), enemy={"wounds": 0})
    assert figure(game, "dummy-1").wounds == 2
    dead = duel(weapon(hits=3) + foe(hp=3))
    assert figure(dead, "dummy-1") is None
    assert "dummy-1" in state(dead).enemies.discard


@rule(
    "SS-ENEMYCARD-13",
    "SS-ENEMYCARD-14",
    "SS-LOOT-4",
    "SS-LOOT-6",
    "SS-LOOT-7",
    "SS-LOOT-8",
    "SS-LOOT-9",
    "SS-SOUL-5",
    "SS-SOUL-6",
)
def test_a_dead_enemy_leaves_shards_and_trophies() -> None:
    more = "shards = 2\ncrowns = 15\nloot = 1\ntreasure = 1"
    game = duel(weapon(hits=9) + foe(hp=3, more=more))
    assert state(game).shards == 2
    lying = state(game).ground["a"]
    assert (lying.crowns, lying.loot, lying.treasure) == (15, 1, 1)


@rule("SS-LOOT-10", "SS-RULE-119", "SS-DECK-8")
def test_trophies_are_turned_over_when_they_are_picked_up() -> None:
    more = "loot = 1\ntreasure = 1"
    game = duel(
        weapon(hits=9) + foe(hp=3, more=more), tops={"loot": ["loot-purse"], "treasures": ["troll-blood"]}
    )
    choose(game, "pick-up:loot")
    assert hero(game, "ecarus").crowns == 10
    choose(game, "pick-up:treasure")
    assert hero(game, "ecarus").pack == ["troll-blood"]
    assert state(game).ground == {}


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


@rule("SS-LOOT-3", "SS-ENEMYCARD-12", "SS-RULE-91")
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


@rule("SS-ASSIGN-1", "SS-ASSIGN-3", "SS-ENEMYCARD-1", "SS-ENEMY-7", "SS-RULE-95", "SS-DECK-5")
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


@rule("SS-ASSIGN-4", "SS-EX-43")
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


@rule("SS-ASSIGN-5", "SS-SHADOW-15", "SS-RULE-170")
def test_without_cards_no_enemy_appears() -> None:
    game = event('"spawn 3"', quest={"gates": GATES["gates"][:1], "enemies": ["raider-green-1"]})
    assert [one["enemy"] for one in happened(game, "appears")] == ["raider-green-1"]


@rule("SS-ASSIGN-6", "SS-RULE-170")
def test_a_particular_enemy_is_looked_for_in_deck_and_discard() -> None:
    game = event('"enemy raider-red g"', quest={"enemies": ["gremlin-green-1", "raider-red-1"]})
    assert happened(game, "appears")[0]["enemy"] == "raider-red-1"
    none = event('"enemy raider-red g"', quest={"enemies": ["gremlin-green-1"]})
    assert happened(none, "appears") == []


# -- gates -----------------------------------------------------------------------------------------


@rule("SS-SPAWN-1", "SS-SPAWN-3", "SS-SPAWN-5", "SS-RULE-171")
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


@rule("SS-EVENT-9", "SS-EVENT-10", "SS-EVENT-11", "SS-EVENT-12", "SS-EX-58", "SS-RULE-92", "SS-RULE-93")
@pytest.mark.parametrize(
    ("heroes", "enemies", "change", "come"), [(3, 0, -1, 2), (5, 1, -2, 2), (2, 4, 0, 0), (2, 1, 1, 2)]
)
def test_spawn_formulas(heroes: int, enemies: int, change: int, come: int) -> None:
    names = ["ecarus", "auriel", "laegon", "shae", "thorgar"][:heroes]
    cards = ["gremlin-pack-green-1", "gremlin-green-1", "raider-green-1", "raider-green-2"][:enemies]
    game = event(
        f'"spawn {change}"',
        {name: {"at": "a"} for name in names},
        dict.fromkeys(cards, "g"),
        quest={"gates": GATES["gates"][:1]},
        tops={"enemies": ["orc-warrior-green-1", "orc-warrior-blue-1", "orc-shaman-green-1"]},
    )
    assert len(happened(game, "appears")) == come


@rule("SS-EVENT-13", "SS-EVENT-14", "SS-COMPANION-7", "SS-COMPANION-8")
@pytest.mark.parametrize(("count", "come"), [(0, 1), (1, 2)])
def test_ghosts_do_not_count_and_companions_by_their_number(count: int, come: int) -> None:
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
    assert len(happened(game, "appears")) == come


# -- groups ----------------------------------------------------------------------------------------


@rule("SS-GROUP-1", "SS-GROUP-2", "SS-GROUP-5", "SS-GROUP-6", "SS-GROUP-7", "SS-RULE-174")
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


@rule("SS-RULE-174", "SS-GROUP-7")
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


@rule("SS-RULE-112")
def test_a_stunned_figure_of_a_group_sits_out_and_loses_the_token() -> None:
    game = scene(TWO, {"gremlin-pack-green-1": "a"}, phase="battle")
    game.table.state.foes[0].figures[0].stun = 1
    game.table.state.phase = "enemy"
    go_on(game)
    assert not figure(game, "gremlin-pack-green-1/a").stun
    assert {one["attacker"] for one in happened(game, "attack")} <= {"gremlin-pack-green-1/b"}


# -- enemy powers ----------------------------------------------------------------------------------


@rule("SS-ENEMYPOWER-1", "SS-ENEMYCARD-5", "SS-DECK-6", "SS-ENEMYPOWER-5")
def test_an_enemy_with_the_symbol_enters_with_a_power_card() -> None:
    game = event('"enemy gremlin-green g"', tops={"enemies": ["gremlin-green-2"], "enemy_powers": ["thorns"]})
    one = card(game, "gremlin-green-2")
    assert one is not None and one.powers == ["thorns"]


@rule("SS-ENEMYPOWER-3", "SS-ENEMYPOWER-4", "SS-RULE-113", "SS-RULE-115")
def test_two_power_cards_at_most_and_never_two_of_a_type() -> None:
    game = scene(
        TWO,
        {"raider-green-1": {"at": "c", "powers": ["flaming-weapon"]}},
        tops={"enemy_powers": ["venom-blade", "thorns", "onslaught"]},
    )
    one = game.table.state.foes[0]
    foes.draw_power(game.table, one)
    assert one.powers == ["flaming-weapon", "thorns"]
    foes.draw_power(game.table, one)
    assert len(one.powers) == 2


@rule("SS-ENEMYPOWER-6", "SS-ENEMYPOWER-7", "SS-ENEMYPOWER-8")
def test_the_level_of_a_power_card_is_that_of_the_act() -> None:
    game = go_on(struck(enemy={"powers": ["venom-blade"]}, script=["blue:blank"]))
    assert hero(game, "ecarus").poison == 1
    second = go_on(struck(enemy={"powers": ["venom-blade"]}, script=["blue:blank"], quest={"act": 2}))
    assert hero(second, "ecarus").poison == 2


@rule("SS-KILL-1", "SS-KILL-2", "SS-ENEMYPOWER-2", "SS-RULE-116")
def test_a_killer_gains_a_power_card() -> None:
    game = go_on(struck({"wounds": 7}, script=["blue:blank"], tops={"enemy_powers": ["thorns"]}))
    assert hero(game, "ecarus").ghost
    one = card(game, "dummy-1")
    assert one is not None and one.powers == ["thorns"]


@rule("SS-RULE-116")
def test_burns_give_no_credit() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7, "burns": [1]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"raider-green-1": "a"}, phase="time")
    assert hero(game, "ecarus").ghost
    one = card(game, "raider-green-1")
    assert one is not None and one.powers == []


@rule("SS-KILL-3", "SS-LOOT-11")
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


@rule("SS-SCROLL-7", "SS-RULE-167", "SS-RULE-108")
@pytest.mark.parametrize(("wounds", "charge", "left"), [(3, 1, 0), (3, 0, 3), (0, 1, 0)])
def test_a_potion_is_drunk_if_wounded_and_if_there_is_one(wounds: int, charge: int, left: int) -> None:
    enemies = {"raider-blue-1": {"at": "a", "wounds": wounds, "charges": {"healing-potion": charge}}}
    script = ["red:blank"] * 2 + ["blue:shield"]
    game = go_on(scene(TWO, enemies, phase="enemy", tops={"encounters": ["fury"]}, script=script))
    assert figure(game, "raider-blue-1").wounds == left
    one = card(game, "raider-blue-1")
    assert one is not None and one.charges["healing-potion"] == (charge if not wounds else 0)


@rule("SS-SCROLL-10", "SS-SCROLL-11", "SS-SCROLL-12", "SS-ENEMYATTACK-5", "SS-RULE-168")
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

    stage = Scene(game.table, hero(game, "thorgar"), ["auriel"], "a", "bless", tally=Tally())
    VERBS["gain"](stage, ("hit", "1", "time"))
    assert len(hero(game, "auriel").boosts) == 1


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
