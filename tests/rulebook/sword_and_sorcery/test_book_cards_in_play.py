"""Checks of what several cards and chapters say together: shipped powers, items and abilities in a fight."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import duel, foe, struck, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

FAR: dict[str, Any] = {"at": "g"}
FORK = "+-+-+-+\n|b a c|\n+-+-+ +\n|g d e|\n+-+-+-+"
SHAE: dict[str, Any] = {"at": "a", "card": "shae-assassin", "slots": {"main": "dirk", "off": "dirk.2"}}


def one(name: str, **facts: Any) -> dict[str, Any]:
    far = "auriel" if name != "auriel" else "ecarus"
    return {name: {"at": "a", **facts}, far: FAR}


def enemy_turn(heroes: dict[str, Any], enemies: dict[str, Any], card: str = "fury", **facts: Any) -> Game:
    tops = {"encounters": [card], **facts.pop("tops", {})}
    return scene(heroes, enemies, phase="enemy", tops=tops, **facts)


def rolled(game: Game) -> list[int]:
    """The hits of each attack, in order."""
    return [one["hits"] for one in happened(game, "hits")]


# -- heroes' cards that strengthen an attack ---------------------------------------------------------


@rule("SS-RULE-154")
@pytest.mark.parametrize(
    ("name", "facts", "attack", "script", "hits"),
    [
        ("shae", {}, "use:knives", ["red:hit", "blue:blank"], 1),
        (
            "auriel",
            {"powers": ["life-drain"]},
            "power:life-drain>1",
            ["red:blank", "blue:blank", "blue:blank"],
            1,
        ),
        ("ecarus", {"slots": {"main": "blade"}}, "attack:blade>dummy-1", [], 3),
    ],
)
def test_a_strength_potion_strengthens_weapons_alone(
    name: str, facts: dict[str, Any], attack: str, script: list[str], hits: int
) -> None:
    pack = ["strength-elixir", *(["knives"] if "knives" in attack else [])]
    cards = weapon(hits=1) + foe()
    game = scene(one(name, pack=pack, **facts), {"dummy-1": "a"}, cards=cards, script=script, check=False)
    go_on(choose(game, "use:strength-elixir", attack))
    assert rolled(game)[0] == hits


@rule("SS-RULE-154", "SS-WEAPON-6")
def test_a_strength_potion_adds_nothing_to_the_one_die_of_bare_hands() -> None:
    game = scene(one("ecarus", pack=["strength-elixir"]), {"dummy-1": "a"}, cards=foe(), script=["blue:hit"])
    go_on(choose(game, "use:strength-elixir", "attack:bare-hands>dummy-1"))
    assert [len(one["faces"]) for one in happened(game, "attack-roll")] == [1]
    assert rolled(game) == [1]


@rule("SS-RULE-198", "SS-ACTIVATE-9")
def test_a_bonus_for_the_next_melee_attack_waits_for_one() -> None:
    """A halberd is a ranged weapon wherever its target stands (SS-COMBAT-5)."""
    cards = weapon("pike", hits=1, range=1) + foe() + foe("other")
    facts = {"rank": 5, "powers": ["cleave"], "slots": {"main": "pike"}}
    game = scene(one("ecarus", **facts), {"dummy-1": "a", "other-1": "a"}, cards=cards)
    choose(game, "power:cleave>3", "attack:pike>dummy-1", "plain")
    assert figure(game, "other-1").wounds == 0
    assert [boost.source for boost in hero(game, "ecarus").boosts] == ["cleave"]


@rule("SS-SUPERIORITY-3", "SS-KD-3")
def test_the_second_dagger_gains_from_the_fall_that_the_first_one_brought() -> None:
    """Control is looked up at the start of each attack: who lies is dominated by then."""
    cards = weapon("left", hits=1, category="dagger", hand="off")
    cards += weapon("right", hits=1, effects=["kd"], category="dagger") + foe() + foe("other")
    facts = {"card": "shae-assassin", "slots": {"main": "right", "off": "left"}}
    game = scene(one("shae", **facts), {"dummy-1": "a"}, cards=cards)
    choose(game, "attack:right>dummy-1", "plain")
    assert not control.heroes_dominate(scene({"shae": facts}, {"dummy-1": "a"}, cards=cards).table, "a")
    assert control.heroes_dominate(game.table, "a"), "one who lies is not counted"
    choose(game, "again:dummy-1", "plain")
    assert rolled(game) == [1, 2], "each attack looks at the area when it starts"


@rule("SS-SPECIAL-7", "SS-COMBAT-7")
@pytest.mark.parametrize(
    ("name", "facts", "attack", "dice", "hits"),
    [
        ("shae", {"pack": ["knives"]}, "use:knives", ["red:blank", "blue:blank"], 1),
        ("auriel", {"powers": ["life-drain"]}, "power:life-drain>1", ["red:blank", *["blue:blank"] * 2], 2),
    ],
)
def test_an_attack_by_an_item_or_a_power_can_be_focused(
    name: str, facts: dict[str, Any], attack: str, dice: list[str], hits: int
) -> None:
    game = scene(one(name, **facts), {"dummy-1": "a"}, cards=foe(), script=dice)
    choose(game, attack)
    assert "focus" in offered(game)
    go_on(choose(game, "focus"))
    assert rolled(game) == [hits]


@rule("SS-SPECIAL-7")
def test_one_attack_is_focused_and_no_further_one() -> None:
    facts = {**SHAE, "rank": 3}
    cards = foe()
    game = scene(
        {"shae": facts, "auriel": FAR},
        {"dummy-1": "a"},
        cards=cards,
        script=["red:hit", "blue:blank"] * 2,
    )
    choose(game, "attack:dirk>dummy-1", "focus", "again:dummy-1")
    assert "focus" not in offered(game)
    assert rolled(game) == [2, 1]


@rule("SS-POWER-4")
@pytest.mark.parametrize(("rune", "hits"), [("a", 3), ("b", 1)])
def test_an_attack_rune_counts_where_the_attacker_stands(rune: str, hits: int) -> None:
    cards = weapon("bow", hits=1, blue=1, range=3) + foe()
    game = scene(
        one("ecarus", slots={"main": "bow"}),
        {"dummy-1": "b"},
        cards=cards,
        runes={rune: ["attack"]},
        script=["blue:power-power"],
    )
    go_on(choose(game, "attack:bow>dummy-1", "plain"))
    assert rolled(game) == [hits]


@rule("SS-DEFENCE-12")
@pytest.mark.parametrize(("armor", "wounds", "left"), [(0, 3, 2), (0, 0, 0), (5, 3, 3)])
def test_life_drain_heals_what_it_hurt_and_no_more_than_there_is(armor: int, wounds: int, left: int) -> None:
    cards = foe(more=f"armor = {armor}" if armor else "")
    game = scene(
        one("auriel", powers=["life-drain"], wounds=wounds),
        {"dummy-1": "a"},
        cards=cards,
        script=["red:blank", "blue:blank", "blue:blank"],
    )
    go_on(choose(game, "power:life-drain>1", "plain"))
    assert hero(game, "auriel").wounds == left


@rule("SS-GHOST-3", "SS-RULE-198")
def test_death_takes_the_bonuses_of_the_dead() -> None:
    armed = {"wounds": 7, "pack": ["strength-potion"], "powers": ["shield-wall"], "rank": 1}
    cards = foe(weapons='{ id = "fist", hits = 5 }')
    game = scene(one("ecarus", **armed), {"dummy-1": "a"}, cards=cards, script=["blue:blank"])
    choose(game, "use:strength-potion", "power:shield-wall>1")
    assert [boost.source for boost in hero(game, "ecarus").boosts] == ["strength-potion", "shield-wall"]
    choose(game, "move:b")
    go_on(game)
    assert hero(game, "ecarus").ghost and hero(game, "ecarus").boosts == []


@rule("SS-HEALTH-3", "SS-RULE-200")
@pytest.mark.parametrize(
    "choices",
    [
        ("rearrange", "stow:belt-of-giants", "done"),
        ("drop",),
        ("exchange:auriel", "give:belt-of-giants", "keep-in-pack"),
    ],
)
@pytest.mark.parametrize(("wounds", "dead"), [(7, False), (8, True)])
def test_a_hero_whose_belt_held_him_up_dies_without_it(
    choices: tuple[str, ...], wounds: int, dead: bool
) -> None:
    belt = {"at": "a", "slots": {"artifact": "belt-of-giants"}, "wounds": wounds}
    game = scene({"ecarus": belt, "auriel": {"at": "a"}})
    assert max_hp(game.table, hero(game, "ecarus")) == 10
    go_on(choose(game, *choices))
    assert hero(game, "ecarus").ghost is dead


@rule("SS-RULE-200")
def test_a_belt_that_is_put_on_again_in_the_same_change_kills_nobody() -> None:
    belt = {"slots": {"artifact": "belt-of-giants"}, "wounds": 9}
    game = scene(one("ecarus", **belt))
    choose(game, "rearrange", "stow:belt-of-giants", "equip:belt-of-giants>artifact", "done")
    assert not hero(game, "ecarus").ghost


# -- conditions --------------------------------------------------------------------------------------


@rule("SS-SLOW-1", "SS-KD-4")
def test_a_slowed_hero_who_stands_up_by_a_dash_has_had_his_action() -> None:
    game = scene(one("ecarus", slow=1, down=True), {"dummy-1": "a"}, cards=foe())
    choose(game, "dash")
    assert not hero(game, "ecarus").down
    assert hero(game, "ecarus").acted, "nothing was left to him"


@rule("SS-SLOW-1", "SS-FREE-7")
def test_a_slowed_hero_may_walk_away_from_an_enemy() -> None:
    """Evading is a free action, the movement his only one."""
    game = scene(one("ecarus", slow=1), {"dummy-1": "a"}, cards=foe(), script=["blue:shield"])
    go_on(choose(game, "move:b"))
    assert hero(game, "ecarus").area == "b"
    assert len(happened(game, "free-attack")) == 1
    assert "move:c" in offered(game), "the movement goes on"
    assert offered(game, "dash") == []


@rule("SS-POISON-2", "SS-POISON-3")
def test_who_dies_of_poison_makes_no_save() -> None:
    game = scene(one("ecarus", poison=1, wounds=7), phase="time")
    go_on(game)
    assert hero(game, "ecarus").ghost
    assert happened(game, "save") == []


@rule("SS-INJURY-3")
def test_an_injury_of_armor_adds_no_hits_where_there_is_no_armor() -> None:
    game = go_on(duel(weapon(hits=2) + foe(), enemy={"injuries": ["broken-armor"]}))
    assert figure(game, "dummy-1").wounds == 2


@rule("SS-PUSH-5", "SS-AREA-26")
def test_an_enemy_is_pushed_into_hindering_ground_like_any_other() -> None:
    game = duel(weapon(hits=1, effects=["push"]) + foe(), map=FORK, quest={"hindering": ["b"]})
    assert offered(go_on(game, until="push")) == ["to:b", "to:c"], "all that is adjacent"
    choose(game, "to:b")
    assert figure(game, "dummy-1").area == "b"


@rule("SS-BURN-5", "SS-PUSH-6")
def test_who_is_pushed_into_fire_burns() -> None:
    held = {"slow": 1, "down": True}
    game = go_on(duel(weapon(hits=1, effects=["push"]) + foe(), enemy=held, burning={"b": [2]}))
    assert figure(game, "dummy-1").area == "b", "though it could not have gone there itself"
    assert figure(game, "dummy-1").burns == [2]


@rule("SS-PUSH-1", "SS-AREA-30")
def test_nobody_is_pushed_through_a_closed_door() -> None:
    def pushed(closed: list[str]) -> Game:
        return duel(
            weapon(hits=1, effects=["push"]) + foe(),
            map="+-+-+\n|a1g|\n+-+-+",
            quest={"doors": {"door-1": {"kind": "door"}}},
            closed=closed,
        )

    assert figure(go_on(pushed([])), "dummy-1").area == "g", "one area back"
    assert figure(go_on(pushed(["door-1"])), "dummy-1").area == "a"


# -- superiority of enemies --------------------------------------------------------------------------


@rule("SS-SUPERIORITY-1", "SS-EVADE-2")
def test_free_attacks_of_enemies_who_dominate_are_stronger() -> None:
    weapons = '{ id = "fist", hits = 1 }'
    cards = foe(weapons=weapons) + foe("other", weapons=weapons)
    game = scene(one("ecarus"), {"dummy-1": "a", "other-1": "a"}, cards=cards, script=["blue:shield"] * 4)
    go_on(choose(game, "move:b"))
    assert [one["enemy"] for one in happened(game, "free-attack")] == ["dummy-1", "other-1"]
    assert rolled(game) == [2, 2], "the printed hit and the one of domination"


@rule("SS-RULE-86", "SS-SUPERIORITY-1")
def test_a_huge_boss_dominates_two_heroes_by_himself() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = enemy_turn(
        heroes,
        {"troll": "a"},
        priority="ecarus",
        priority_level=1,
        script=["red:blank", "blue:blank", "blue:blank", *["blue:shield"] * 2],
    )
    assert control.enemies_dominate(game.table, "a"), "four figures against two"
    go_on(game)
    chains = 2
    assert rolled(game)[0] == chains + 1


# -- abilities of enemies ----------------------------------------------------------------------------


def thief(purse: int, face: str) -> Game:
    """A thief with claws strikes Ecarus, beside whom 10 crowns lie."""
    cards = foe(
        abilities=["thief-claws"],
        weapons='{ id = "claws", hits = 1 }',
        behaviours='{ at = [0], do = ["attack claws"] }, { do = [] }',
    )
    return go_on(
        enemy_turn(
            one("ecarus", crowns=purse),
            {"dummy-1": "a"},
            cards=cards,
            ground={"a": {"crowns": 10}},
            script=[f"blue:{face}"],
            check=False,
        )
    )


@rule("SS-RULE-117", "SS-SCROLL-8")
@pytest.mark.parametrize(
    ("purse", "face", "left", "lying"),
    [(0, "blank", 0, 0), (10, "blank", 0, 10), (10, "shield", 10, 10), (0, "shield", 0, 10)],
)
def test_a_thief_takes_from_the_purse_else_from_the_ground_and_only_when_he_hurts(
    purse: int, face: str, left: int, lying: int
) -> None:
    game = thief(purse, face)
    ground = state(game).ground.get("a")
    assert hero(game, "ecarus").crowns == left
    assert (ground.crowns if ground else 0) == lying
    assert len(happened(game, "attack")) == 1, "the ability costs it no attack"
    assert state(game).bank + left + lying == 605, "what he takes goes back to the supply"


@rule("SS-GHOST-12", "SS-RULE-107")
def test_a_double_strike_does_not_follow_the_hero_into_death() -> None:
    arms = '{ id = "sword", hits = 3 }, { id = "knife", hits = 2 }'
    cards = foe(
        abilities=["double-strike"],
        weapons=arms,
        behaviours='{ at = [0], do = ["attack sword"] }, { do = [] }',
    )
    game = enemy_turn(one("ecarus", wounds=7), {"dummy-1": "a"}, cards=cards, script=["blue:blank"])
    go_on(game)
    assert hero(game, "ecarus").ghost
    assert [one["weapon"] for one in happened(game, "attack")] == ["sword"]


@rule("SS-SCROLL-7", "SS-RULE-107")
def test_berserk_spends_no_charge_when_nobody_is_left_to_strike() -> None:
    arms = '{ id = "axes", hits = 5 }'
    cards = foe(
        abilities=["berserk-1"],
        weapons=arms,
        behaviours='{ at = [0], do = ["attack axes", "use berserk-1"] }, { do = [] }',
    )
    enemies = {"dummy-1": {"at": "a", "charges": {"berserk-1": 2}}}
    game = enemy_turn(one("ecarus", wounds=7), enemies, cards=cards, script=["blue:blank"])
    go_on(game)
    assert len(happened(game, "attack")) == 1
    assert state(game).foes[0].charges == {"berserk-1": 2}


@rule("SS-RULE-165", "SS-GHOST-12")
def test_readiness_lets_ghosts_and_the_hidden_pass() -> None:
    cards = foe(abilities=["readiness-2"], weapons='{ id = "sword", hits = 1 }')
    ghost = scene(one("ecarus", ghost=True), {"dummy-1": "b"}, cards=cards)
    choose(ghost, "move:b")
    assert happened(ghost, "attack") == [] and happened(ghost, "save") == []
    hidden = scene(one("shae", hidden=True), {"dummy-1": "b"}, cards=cards)
    choose(hidden, "move:b")
    assert happened(hidden, "attack") == []


@rule("SS-RULE-184", "SS-RULE-107")
def test_an_enemy_that_dies_in_the_fire_on_its_way_attacks_nobody() -> None:
    """Fire in an area only burns whoever enters; it hurts in the Time phase."""
    cards = foe(hp=1, behaviours='{ at = [1, 2, 3], do = ["engage", "attack fist"] }, { do = [] }')
    game = enemy_turn(
        {"ecarus": {"at": "a"}, "auriel": FAR},
        {"dummy-1": "c"},
        cards=cards,
        burning={"b": [1]},
        script=["blue:shield"],
    )
    go_on(game)
    assert figure(game, "dummy-1").burns == [1]
    assert len(happened(game, "attack")) == 1


@rule("SS-RULE-174", "SS-GROUP-9")
def test_a_coward_flees_when_its_companion_burns_to_death() -> None:
    cards = foe(hp=2, more="figures = 2", abilities=["coward"])
    game = scene(one("ecarus"), {"dummy-1": "b"}, cards=cards, phase="hero")
    first, second = state(game).foes[0].figures
    first.wounds, first.burns, second.came = 1, [1], "c"
    state(game).phase = "time"
    go_on(Game(GAME, game.table))
    left = state(game).foes[0].figures
    assert len(left) == 1
    assert left[0].area == "c", "it went alone, and at the death of its companion"


@rule("SS-RULE-165", "SS-AOE-3")
def test_spikes_of_each_target_of_an_area_attack_strike_back_once() -> None:
    cards = weapon(hits=1, effects=["aoe 0"]) + foe(abilities=["spikes"]) + foe("other", abilities=["spikes"])
    game = scene(
        one("ecarus", slots={"main": "blade"}),
        {"dummy-1": "a", "other-1": "a"},
        cards=cards,
        script=["blue:shield"] * 2,
    )
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    attackers = [one["attacker"] for one in happened(game, "attack")]
    assert attackers[0] == "ecarus" and attackers.count("ecarus") == 1, "the attacker rolls once"
    assert attackers[1:] == ["dummy-1", "other-1"]


@rule("SS-RULE-165", "SS-ATTACK-11", "SS-GHOST-8")
def test_spikes_that_kill_the_attacker_end_his_further_attacks() -> None:
    cards = weapon("left", hits=1, category="dagger", hand="off")
    cards += weapon("right", hits=1, category="dagger") + foe(abilities=["spikes"], rank="red")
    facts = {"card": "shae-assassin", "slots": {"main": "right", "off": "left"}, "wounds": 5}
    game = scene(one("shae", **facts), {"dummy-1": "a"}, cards=cards, script=["blue:blank"] * 2)
    go_on(choose(game, "attack:right>dummy-1", "plain"))
    attackers = [one["attacker"] for one in happened(game, "attack")]
    assert attackers[1] == "dummy-1", "spikes come before the second dagger"
    assert hero(game, "shae").ghost
    assert attackers.count("shae") == 1, "a Ghost Soul holds no second dagger"


@rule("SS-ENEMYPOWER-5", "SS-KILL-3")
def test_a_death_burst_burns_the_heroes_in_its_area_and_nobody_else() -> None:
    heroes = {
        "ecarus": {"at": "a", "slots": {"main": "blade"}},
        "auriel": {"at": "a"},
        "shae": {"at": "b"},
    }
    enemies = {"dummy-1": {"at": "a", "powers": ["death-burst"]}, "other-1": "a"}
    game = scene(heroes, enemies, cards=weapon(hits=2) + foe(hp=2) + foe("other"))
    go_on(choose(game, "attack:blade>dummy-1", "plain"))
    assert [len(hero(game, id).burns) for id in ("ecarus", "auriel", "shae")] == [1, 1, 0]
    assert figure(game, "other-1").burns == []


@rule("SS-SCROLL-7", "SS-ENEMYPOWER-8")
@pytest.mark.parametrize(("face", "charges", "left"), [("blank", 1, 1), ("shield", 1, 3), ("blank", 0, 3)])
def test_bloodthirst_heals_for_a_charge_when_the_attack_hurt(face: str, charges: int, left: int) -> None:
    enemy = {"wounds": 3, "powers": ["bloodthirst"], "charges": {"bloodthirst-1": charges}}
    game = go_on(struck(weapons='{ id = "fist", hits = 1 }', script=[f"blue:{face}"], enemy=enemy))
    assert figure(game, "dummy-1").wounds == left
    used = left == 1
    assert state(game).foes[0].charges == {"bloodthirst-1": charges - used}


@rule("SS-FLY-2", "SS-RULE-159")
def test_an_enemy_with_wings_does_not_fall() -> None:
    game = go_on(duel(weapon(hits=1, effects=["kd"]) + foe(), enemy={"powers": ["wings"]}))
    body = figure(game, "dummy-1")
    assert not body.down
    assert body.wounds == 1, "the hit, and nothing for the fall"


@rule("SS-RULE-104", "SS-BEHAVIOUR-4")
def test_an_enemy_stays_where_every_hero_is_veiled() -> None:
    heroes = {"ecarus": {"at": "a", "veil": "time"}, "auriel": {"at": "g", "veil": "time"}}
    game = go_on(enemy_turn(heroes, {"dummy-1": "c"}, cards=foe()))
    assert happened(game, "targets") == [], "nobody can be targeted"
    assert figure(game, "dummy-1").area == "c" and happened(game, "attack") == []


# -- what is won and where it goes -------------------------------------------------------------------


@rule("SS-KILL-1", "SS-RULE-84")
def test_an_enemy_killed_on_command_pays_the_heroes() -> None:
    cards = foe(weapons='{ id = "fist", hits = 9 }') + foe("other", hp=1, more="shards = 2\ncrowns = 10")
    game = scene(one("thorgar", powers=["command"]), {"dummy-1": "b", "other-1": "b"}, cards=cards)
    go_on(choose(game, "power:command>1", "target:dummy-1"))
    assert figure(game, "other-1") is None
    assert (state(game).shards, state(game).ground["b"].crowns) == (2, 10)
    assert happened(game, "enemy-power") == []


@rule("SS-LOCK-2", "SS-RULE-147")
def test_an_engaged_hero_takes_a_magic_lock_off_but_does_not_search() -> None:
    quest = {
        "doors": {"door-1": {"kind": "door", "lock": "red"}},
        "keys": [{"colour": "red", "area": "a"}],
        "search": [{"area": "a", "token": "search-well"}],
    }
    game = scene(
        one("ecarus"),
        {"dummy-1": "a"},
        cards=foe(),
        map="+-+-+-+\n|a1b g|\n+-+-+-+",
        quest=quest,
        closed=["door-1"],
    )
    assert "take-key:red" in offered(game) and offered(game, "search") == []
    choose(game, "take-key:red")
    assert offered(game, "unlock")


@rule("SS-EVADE-10", "SS-SPECIAL-12")
def test_a_search_ends_stealth() -> None:
    quest = {"search": [{"area": "a", "token": "search-well"}]}
    game = scene(one("shae", hidden=True), quest=quest, script=["red:blank"])
    choose(game, "search")
    assert len(happened(game, "roll")) == 1
    assert offered(go_on(game), "search") == []
    assert not hero(game, "shae").hidden


@rule("SS-TIME-1", "SS-TIME-7", "SS-ENEMYCARD-13")
def test_shards_of_an_enemy_that_died_of_poison_buy_a_rank_at_once() -> None:
    cards = foe(hp=1, more="shards = 4")
    game = scene(one("ecarus"), {"dummy-1": {"at": "c", "poison": 1}}, cards=cards, phase="time")
    assert figure(game, "dummy-1") is None, "poison comes first"
    assert state(game).shards == 4
    assert asked(game) == "souls" and "empower:ecarus" in offered(game)
