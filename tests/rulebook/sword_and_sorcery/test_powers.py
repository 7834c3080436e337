"""SS-POWER, SS-TALENT, SS-ACTIVATE, SS-COMPANION: power cards and companions."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.rules.hero.learning import choices
from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.kernel.window import offered as to_seats
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene


def one(name: str, **facts: Any) -> dict[str, Any]:
    return {name: {"at": "a", **facts}, "auriel" if name != "auriel" else "ecarus": {"at": "g"}}


def power(id: str, *lines: str, do: str = "", kind: str = "free") -> str:
    """A power of Ecarus, unless the lines say otherwise, with one level."""
    owner = "" if any(line.startswith("hero") for line in lines) else 'hero = "ecarus"'
    level = f"levels = [{{ rank = 1, cooldown = 1, do = [{do}] }}]"
    return "\n".join(["[[power]]", f'id = "{id}"', f'kind = "{kind}"', owner, *lines, level, ""])


def may_learn(name: str, talent: bool = False, **facts: Any) -> list[str]:
    game = scene(one(name, **facts))
    return choices(game.table, hero(game, name), talent)


@rule("SS-POWER-1", "SS-POWER-8", "SS-DECK-16", "SS-POWER-10")
def test_a_power_comes_from_the_heros_own_deck() -> None:
    found = may_learn("ecarus", rank=3)
    assert "cleave" in found and "shield-wall" in found
    assert "heal" not in found and "lucky" not in found and "taunt" not in found
    inborn = power("birthright", "innate = true", kind="passive") + power("drill", kind="passive")
    game = scene(one("ecarus", rank=3), cards=inborn)
    assert "drill" in choices(game.table, hero(game, "ecarus"), False)
    assert "birthright" not in choices(game.table, hero(game, "ecarus"), False)


@rule("SS-POWER-7", "SS-TALENT-1")
def test_powers_and_talents_are_counted_apart_on_the_gem() -> None:
    gem = load().gems["ecarus-white-rose"]
    first = gem.talents.index(1)
    assert first > 0 and gem.talents[first - 1] == 0
    assert gem.powers[0] == 1 and gem.talents[0] == 0


@rule("SS-TALENT-2", "SS-TALENT-3")
def test_a_talent_comes_from_the_common_talents() -> None:
    assert "lucky" in may_learn("ecarus", talent=True)
    assert "shield-wall" not in may_learn("ecarus", talent=True)
    heroes = {"ecarus": {"at": "a", "rank": 2}, "shae": {"at": "a", "rank": 2}}
    game = scene(heroes, phase="souls", shards=9)
    choose(game, "empower:ecarus", "learn:cleave")
    assert "learn:toughness" in offered(game)


@rule("SS-EX-17")
def test_the_powers_of_the_rogue() -> None:
    found = may_learn("shae", card="shae-rogue", rank=7)
    assert "smoke" in found and "backstab" not in found


@rule("SS-EX-18")
def test_the_powers_of_the_runemaster() -> None:
    found = may_learn("thorgar", card="thorgar-runemaster", rank=7)
    assert "attack-rune" in found and "command" not in found


@rule("SS-ALIGN-6")
@pytest.mark.parametrize(
    ("name", "card", "law", "chaos"),
    [
        ("shae", "shae-rogue", True, False),
        ("shae", "shae-assassin", False, True),
        ("thorgar", "thorgar-runemaster", False, True),
    ],
)
def test_alignment_bars_powers(name: str, card: str, law: bool, chaos: bool) -> None:
    found = may_learn(name, card=card, rank=7)
    lawful = {"shae": "smoke", "thorgar": "command"}[name]
    chaotic = {"shae": "backstab", "thorgar": "attack-rune"}[name]
    assert (lawful in found, chaotic in found) == (law, chaos)


@rule("SS-POWER-9")
def test_a_lawful_hero_may_not_take_a_power_of_chaos() -> None:
    text = power("p1", 'alignment = "law"') + power("p2", 'alignment = "chaos"')
    game = scene(one("ecarus"), cards=text)
    found = choices(game.table, hero(game, "ecarus"), False)
    assert "p1" in found and "p2" not in found


@rule("SS-EX-19")
def test_a_neutral_hero_may_take_any_power_of_his_deck() -> None:
    text = power("p1", 'hero = "laegon"', 'alignment = "law"') + power(
        "p2", 'hero = "laegon"', 'alignment = "chaos"'
    )
    game = scene(one("laegon"), cards=text)
    assert {"p1", "p2"} <= set(choices(game.table, hero(game, "laegon"), False))


@rule("SS-ALIGN-9")
def test_a_soul_storm_changes_nothing_about_powers() -> None:
    game = scene(one("shae", rank=7), options={"soul_storm": True})
    assert "backstab" not in choices(game.table, hero(game, "shae"), False)


@rule("SS-POWER-12", "SS-EX-20")
def test_the_lowest_numeral_is_the_rank_to_take_it() -> None:
    assert "lightning-bolt" not in may_learn("thorgar", rank=2)
    assert "lightning-bolt" in may_learn("thorgar", rank=3)


@rule("SS-RULE-151")
def test_a_card_held_by_one_hero_is_not_there_for_another() -> None:
    heroes = {"ecarus": {"at": "a", "powers": ["lucky"]}, "auriel": {"at": "a"}}
    game = scene(heroes)
    assert "lucky" not in choices(game.table, hero(game, "auriel"), True)
    assert "toughness" in choices(game.table, hero(game, "auriel"), True)


@rule("SS-POWER-3")
def test_powers_lie_in_the_order_they_came() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 2, "powers": ["shield-wall"]}, "shae": {"at": "a", "rank": 2}}
    game = choose(scene(heroes, phase="souls", shards=9), "empower:ecarus", "learn:cleave", "learn:lucky")
    assert [held.id for held in hero(game, "ecarus").powers] == ["shield-wall", "cleave", "lucky"]


@rule("SS-POWER-13", "SS-POWER-14", "SS-POWER-15", "SS-POWER-16", "SS-EX-20", "SS-RULE-37")
def test_lightning_bolt() -> None:
    script = ["red:hit", "red:blank", "blue:power-power", "blue:magic"]
    game = scene(
        one("thorgar", rank=3, powers=["lightning-bolt"]),
        {"dummy-1": "b", "other-1": "b"},
        cards=foe() + foe("other"),
        script=script,
    )
    assert offered(game, "power") == ["power:lightning-bolt>3"]
    choose(game, "power:lightning-bolt>3", "target:dummy-1", "plain", "spend:aoe-0", "spend:kd")
    assert hero(game, "thorgar").powers[0].wait == 3
    assert figure(game, "dummy-1").wounds == figure(game, "other-1").wounds == 2
    assert figure(game, "other-1").down
    assert offered(game, "power") == []
    barred = game.why_not("power:lightning-bolt>3")
    assert barred is not None and barred.rule == "SS-POWER-16"
    high = scene(one("thorgar", rank=5, powers=["lightning-bolt"]), {"dummy-1": "b"}, cards=foe())
    assert offered(high, "power") == ["power:lightning-bolt>3", "power:lightning-bolt>5"]
    choose(high, "power:lightning-bolt>5", "plain")
    go_on(high)
    assert len(happened(high, "attack-roll")[0]["faces"]) == 6
    assert hero(high, "thorgar").powers[0].wait == 4


@rule("SS-RULE-36")
def test_a_power_above_the_rank_stays_but_cannot_be_used() -> None:
    game = scene(one("thorgar", rank=2, powers=["lightning-bolt"]), {"dummy-1": "b"}, cards=foe())
    assert offered(game, "power") == []


@rule("SS-ACTIVATE-1", "SS-POWER-19")
def test_a_passive_power_is_not_used_and_never_waits() -> None:
    game = scene(one("ecarus", powers=["toughness"]))
    assert offered(game, "power") == []
    assert hero(choose(game, "end-turn"), "ecarus").powers[0].wait == 0


@rule("SS-RULE-37")
@pytest.mark.parametrize(("rank", "more"), [(1, 1), (4, 2), (7, 3)])
def test_a_passive_power_works_by_itself_at_the_highest_level(rank: int, more: int) -> None:
    plain = scene(one("ecarus", rank=rank))
    tough = scene(one("ecarus", rank=rank, powers=["toughness"]))
    assert max_hp(tough.table, hero(tough, "ecarus")) == max_hp(plain.table, hero(plain, "ecarus")) + more


@rule("SS-EX-21")
@pytest.mark.parametrize(("rank", "cards"), [(1, 2), (4, 3)])
def test_treasure_hunting(rank: int, cards: int) -> None:
    tops = {"treasures": ["troll-blood", "sentinel", "elven-cloak"]}
    game = scene(
        one("shae", rank=rank, powers=["treasure-hunting"]), ground={"a": {"treasure": 1}}, tops=tops
    )
    before = len(state(game).treasures.deck)
    choose(game, "pick-up:treasure")
    assert len(offered(game)) == cards
    choose(game, "keep:sentinel")
    assert hero(game, "shae").pack == ("sentinel",)
    assert len(state(game).treasures.deck) == before - 1
    assert hero(game, "shae").powers[0].wait == 0


@rule("SS-ACTIVATE-2")
def test_a_movement_power_takes_the_whole_movement_action() -> None:
    text = power("trance", do='{ each = "self", do = ["heal 1"] }', kind="move")
    game = scene(one("ecarus", powers=["trance"], wounds=2, pack=["bag"]), cards=text)
    choose(game, "power:trance>1")
    assert hero(game, "ecarus").wounds == 1
    assert offered(game, "move") == []


@rule("SS-ACTIVATE-3", "SS-ACTIVATE-4", "SS-ACTIVATE-5")
def test_cards_cost_the_action_they_print() -> None:
    game = scene(one("thorgar", powers=["heal", "bless"], wounds=1))
    choose(game, "power:heal>1")
    assert (state(game).turn.special, state(game).turn.combat) == (1, 0)
    choose(game, "power:bless>1")
    assert (state(game).turn.special, state(game).turn.combat) == (1, 0)
    attack = scene(one("auriel", powers=["thunder-mistress"]), {"dummy-1": "a"}, cards=foe())
    go_on(choose(attack, "power:thunder-mistress>1"))
    assert state(attack).turn.combat == 1


@rule("SS-ACTIVATE-6")
def test_who_could_let_another_player_roll_again_may_decline() -> None:
    heroes = {"thorgar": {"at": "b"}, "ecarus": {"at": "a", "slots": {"main": "blade"}}}
    game = scene(
        heroes,
        {"dummy-1": "a"},
        cards=weapon(red=1) + foe(),
        active="ecarus",
        options={"players": 2},
        script=["red:blank"],
    )
    choose(game, "attack:blade>dummy-1", "plain")
    assert [one.id for one in to_seats(game, [0])] == ["aid:help-from-above>thorgar", "pass"]
    assert [one.id for one in to_seats(game, [1])] == ["enough"]


@rule("SS-ACTIVATE-6")
def test_whose_own_reaction_it_is_needs_no_leave_of_another() -> None:
    heroes = {"thorgar": {"at": "b"}, "ecarus": {"at": "a", "slots": {"main": "blade"}}}
    game = scene(heroes, {"dummy-1": "a"}, cards=weapon(red=1) + foe(), active="ecarus", script=["red:blank"])
    choose(game, "attack:blade>dummy-1", "plain")
    assert game.question is not None
    assert not game.question.reaction


@rule("SS-ACTIVATE-6")
def test_a_reaction_is_used_outside_the_own_turn_only() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "thorgar": {"at": "b"}}
    text = weapon(red=1) + foe()
    game = scene(heroes, {"dummy-1": "a"}, cards=text, script=["red:blank", "red:hit-hit"])
    choose(game, "attack:blade>dummy-1", "plain")
    assert offered(game) == ["aid:help-from-above>thorgar", "enough"]
    choose(game, "aid:help-from-above>thorgar")
    assert figure(game, "dummy-1").wounds == 2
    assert "help-from-above" in hero(game, "thorgar").used
    own = scene(
        {"thorgar": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}},
        {"dummy-1": "a"},
        cards=text,
        script=["red:blank"],
    )
    choose(own, "attack:blade>dummy-1", "plain")
    assert asked(own) == "hero-turn"


@rule("SS-ACTIVATE-10")
def test_until_the_time_phase_means_the_next_one() -> None:
    boosts = [
        {"source": "bless", "span": "time", "stat": "hit", "n": 1},
        {"source": "x", "span": "quest", "stat": "hit", "n": 1},
    ]
    game = scene(one("ecarus", boosts=boosts), phase="time")
    assert [boost.source for boost in hero(game, "ecarus").boosts] == ["x"]


@rule("SS-ACTIVATE-11")
def test_once_per_quest_is_once_per_quest() -> None:
    game = scene(one("ecarus", rank=2, powers=["battle-cry"]))
    choose(game, "power:battle-cry>2")
    assert hero(game, "ecarus").spent == ["battle-cry"]
    hero(game, "ecarus").powers[0].wait = 0
    again = scene(one("ecarus", rank=2, powers=["battle-cry"], spent=["battle-cry"]))
    assert offered(again, "power") == []


@rule("SS-POWER-4", "SS-POWER-5")
def test_runes_lie_on_the_map_until_the_time_phase() -> None:
    heroes = {
        "thorgar": {
            "at": "a",
            "card": "thorgar-runemaster",
            "powers": ["attack-rune"],
            "rank": 3,
            "slots": {"main": "blade"},
        },
        "auriel": {"at": "g"},
    }
    game = scene(heroes, {"dummy-1": "a"}, cards=weapon(blue=1) + foe(), script=["blue:power-power"])
    choose(game, "power:attack-rune>1", "attack:blade>dummy-1", "plain")
    assert happened(game, "hits")[0]["hits"] == 2
    choose(game, "power:rune-explosion>1")
    assert figure(game, "dummy-1").wounds == 3
    assert state(game).runes == {}
    later = scene(heroes, cards=weapon(), phase="time", runes={"a": ["attack"]})
    assert state(later).runes == {}


@rule("SS-POWER-23")
def test_a_scream_may_refresh_a_power() -> None:
    heroes = {
        "auriel": {"at": "a", "ghost": True},
        "thorgar": {"at": "a", "powers": [{"id": "heal", "wait": 3}]},
    }
    game = choose(scene(heroes), "scream")
    assert hero(game, "thorgar").powers[0].wait == 0
    assert happened(game, "refreshed") == [{"hero": "thorgar", "power": "heal"}]


@rule("SS-GOLD-1", "SS-EVADE-7")
def test_a_card_overrides_the_rules() -> None:
    text = weapon(hits=1, effects=["pierce all"]) + foe(more="armor = 9")
    game = scene(one("ecarus", slots={"main": "blade"}), {"dummy-1": "a"}, cards=text)
    choose(game, "attack:blade>dummy-1", "plain")
    assert figure(game, "dummy-1").wounds == 1
    flight = 'do = [{ each = "all heroes", do = ["place b"] }]\n'
    feather = '[[item]]\nid = "feather"\nkind = "permanent"\naction = "free"\n' + flight
    game = scene(one("ecarus", pack=["feather"]), {"dummy-1": "a"}, cards=feather + foe())
    choose(game, "use:feather")
    assert hero(game, "ecarus").area == "b" and happened(game, "attack") == [], "no evade"


@rule("SS-GOLD-6")
def test_what_is_lost_or_suffered_is_not_defended() -> None:
    text = power("wither", 'aim = "enemy"', "range = 1", do='"lose 2"')
    game = scene(
        one("ecarus", powers=["wither"]),
        {"dummy-1": {"at": "a", "shields": 5}},
        cards=text + foe(more="armor = 5\ndefence = 5"),
    )
    choose(game, "power:wither>1")
    assert figure(game, "dummy-1").wounds == 2


@rule("SS-RULE-84")
def test_command_makes_an_enemy_strike_another() -> None:
    text = foe(weapons='{ id = "fist", hits = 2, effects = ["aoe 0"] }') + foe("other") + foe("third")
    game = scene(
        one("thorgar", powers=["command"]), {"dummy-1": "b", "other-1": "b", "third-1": "b"}, cards=text
    )
    choose(game, "power:command>1", "target:dummy-1", "target:other-1")
    assert [figure(game, name).wounds for name in ("dummy-1", "other-1", "third-1")] == [0, 2, 2]


@rule("SS-RULE-55")
def test_stealth_ends_with_any_action_and_its_bonus_still_counts() -> None:
    heroes = {
        "shae": {
            "at": "a",
            "card": "shae-assassin",
            "rank": 2,
            "hidden": True,
            "powers": ["backstab"],
            "slots": {"main": "dirk"},
        },
        "auriel": {"at": "g"},
    }
    game = scene(heroes, {"dummy-1": "a"}, cards=foe(), script=["red:blank", "blue:blank"])
    choose(game, "power:backstab>1")
    assert not hero(game, "shae").hidden
    choose(game, "attack:dirk>dummy-1", "plain")
    assert happened(game, "hits")[0]["hits"] == 2


@rule("SS-EX-1")
def test_moving_keeps_the_stealth() -> None:
    game = choose(scene(one("shae", hidden=True)), "move:b")
    assert hero(game, "shae").hidden


# -- companions ------------------------------------------------------------------------------------

WOLF: dict[str, Any] = {"laegon": {"at": "a", "rank": 2, "powers": ["summon-fenrir"]}, "auriel": {"at": "g"}}
OUT: dict[str, Any] = {
    "laegon": {"at": "a", "rank": 2, "powers": [{"id": "summon-fenrir", "out": "fenrir"}]},
    "auriel": {"at": "g"},
}


def fenrir(at: str = "a", **facts: Any) -> dict[str, Any]:
    return {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": at, **facts}}


@rule("SS-RULE-58")
def test_a_companion_does_not_move_on_after_its_attack() -> None:
    script = ["red:hit", "blue:hit", "blue:blank"]
    game = scene(OUT, {"dummy-1": {"at": "b", "stun": 1}}, cards=foe(), allies=fenrir(), script=script)
    choose(game, "activate:fenrir", "move:b", "enough", "attack:fenrir-2>dummy-1")
    assert asked(game) == "hero-turn"


@rule("SS-COMPANION-1", "SS-COMPANION-3", "SS-COMPANION-4", "SS-COMPANION-5", "SS-POWER-20")
def test_a_companion_is_summoned_and_acts_at_once() -> None:
    game = choose(
        scene(WOLF, {"dummy-1": "b"}, cards=foe(), script=["red:hit", "blue:hit", "blue:blank"]),
        "power:summon-fenrir>2",
    )
    assert asked(game) == "companion"
    choose(game, "move:b", "enough", "attack:fenrir-2>dummy-1")
    assert figure(game, "dummy-1").wounds == 2
    assert figure(game, "fenrir").area == "b"
    assert hero(game, "laegon").powers[0].wait == 0
    assert (state(game).turn.combat, state(game).turn.special) == (0, 1)


@rule("SS-COMPANION-2", "SS-COMPANION-6", "SS-COMPANION-12", "SS-COMPANION-16")
def test_a_companion_is_activated_once_per_round_in_its_owners_turn() -> None:
    heroes = {**OUT, "laegon": {**OUT["laegon"], "rank": 5}}
    game = scene(heroes, allies=fenrir())
    assert offered(game, "activate") == ["activate:fenrir"]
    choose(game, "activate:fenrir", "enough")
    assert offered(game, "activate") == []
    assert (state(game).turn.combat, state(game).turn.special) == (0, 1)
    assert offered(scene(OUT, allies=fenrir(), active="auriel"), "activate") == []


@rule("SS-COMPANION-4", "SS-RULE-142")
def test_the_cooldown_begins_with_the_companions_death() -> None:
    text = foe(
        behaviours='{ at = [0], do = ["attack fist"] }, { do = [] }', weapons='{ id = "fist", hits = 9 }'
    )
    game = scene(
        OUT,
        {"dummy-1": "c"},
        cards=text,
        allies=fenrir("c"),
        phase="enemy",
        tops={"encounters": ["fury"]},
        script=["blue:blank"],
    )
    go_on(game)
    assert figure(game, "fenrir") is None
    assert (hero(game, "laegon").powers[0].wait, hero(game, "laegon").powers[0].out) == (3, "")


@rule("SS-COMPANION-9")
@pytest.mark.parametrize("hindering", [[], ["b", "c", "d"]])
def test_a_companion_moves_by_the_rules_for_heroes(hindering: list[str]) -> None:
    game = scene(OUT, allies=fenrir(), quest={"hindering": hindering})
    points = game.table.content.companions["fenrir-2"].mp
    choose(game, "activate:fenrir")
    steps = 0
    while forward := [id for id in offered(game, "move") if id > f"move:{figure(game, 'fenrir').area}"]:
        choose(game, forward[0])
        steps += 1
    assert steps == (points // 2 if hindering else points)


@rule("SS-COMPANION-10")
def test_a_companion_counts_and_fights_like_a_hero() -> None:
    script = ["red:hit", "blue:blank", "blue:blank"]
    game = scene(OUT, {"dummy-1": "a"}, cards=foe(), allies=fenrir(), script=script)
    choose(game, "activate:fenrir", "attack:fenrir-2>dummy-1")
    assert happened(game, "hits")[0]["hits"] == 2


@rule("SS-COMPANION-11", "SS-COMPANION-17")
def test_a_companion_takes_no_special_or_free_actions_and_no_focus() -> None:
    quest = {"doors": {"door-1": {"kind": "door"}}}
    game = scene(
        OUT, {"dummy-1": "a"}, cards=foe(), allies=fenrir(), map="+-+-+-+\n|g a1b|\n+-+-+-+", quest=quest
    )
    choose(game, "activate:fenrir")
    assert offered(game) == ["move:g", "attack:fenrir-2>dummy-1", "enough"]
    choose(game, "attack:fenrir-2>dummy-1")
    assert asked(game) != "focus"


@rule("SS-COMPANION-13")
def test_a_companion_saves_as_its_owner() -> None:
    quest = {"doors": {"door-1": {"kind": "door"}}}
    game = scene(
        OUT,
        allies=fenrir(),
        map="+-+-+-+\n|g a1b|\n+-+-+-+",
        quest=quest,
        tops={"traps": ["flame"]},
        script=["blue:blank", "blue:shield"],
    )
    choose(game, "open:door-1")
    assert [(one["hero"], one["saved"]) for one in happened(game, "save")] == [
        ("laegon", False),
        ("fenrir", True),
    ]


@rule("SS-COMPANION-15", "SS-COMPANION-19")
def test_heroes_cannot_heal_a_companion_but_bless_it() -> None:
    heroes = {"thorgar": {"at": "a", "powers": ["heal", "bless"]}, "laegon": {"at": "g"}}
    game = scene(heroes, allies=fenrir(wounds=3))
    assert "power:heal>1" not in offered(game)
    choose(game, "power:bless>1", "target:fenrir")
    assert figure(game, "fenrir").wounds == 3
    assert figure(game, "fenrir").boosts


@rule("SS-COMPANION-20", "SS-RULE-57")
def test_enemies_treat_companions_as_heroes_but_vengeful_bosses_do_not() -> None:
    game = scene(
        OUT,
        {"gremlin-green-1": "c"},
        allies=fenrir("c", wounds=1),
        phase="enemy",
        tops={"encounters": ["fury"]},
    )
    assert happened(go_on(game), "targets")[0]["target"] == "fenrir"
    boss = scene(
        OUT,
        {"troll": "c"},
        allies=fenrir("c", wounds=1),
        phase="enemy",
        priority="laegon",
        priority_level=1,
        tops={"encounters": ["fury"]},
    )
    assert happened(go_on(boss), "targets")[0]["target"] == "laegon"


@rule("SS-COMPANION-21")
def test_fenrir_fetches_and_hands_over() -> None:
    game = scene(OUT, allies=fenrir(), ground={"a": {"items": ["bandages"]}})
    choose(game, "activate:fenrir", "fetch:bandages", "hand-over:bandages>laegon")
    assert hero(game, "laegon").pack == ("bandages",)


@rule("SS-RULE-56")
def test_the_companion_of_a_ghost_stays_unless_its_card_is_lost() -> None:
    heroes: dict[str, Any] = {
        "laegon": {"at": "a", "rank": 2, "wounds": 6, "powers": [{"id": "summon-fenrir", "out": "fenrir"}]},
        "auriel": {"at": "g"},
    }
    burdened = fenrir("c", load="bandages", injuries=["broken-armor"])
    lost = choose(scene(heroes, allies=burdened, quest={"dangerous": ["b"]}, check=False), "move:b")
    assert figure(lost, "fenrir") is None
    assert state(lost).ground["c"].items == ["bandages"]
    assert state(lost).crits.discard == ["broken-armor"]
    kept = {
        "laegon": {**heroes["laegon"], "powers": [{"id": "summon-fenrir", "out": "fenrir"}, "snare"]},
        "auriel": {"at": "g"},
    }
    game = choose(scene(kept, allies=fenrir("c"), quest={"dangerous": ["b"]}), "move:b")
    assert figure(game, "fenrir") is not None
    assert offered(game, "activate") == []


@rule("SS-RULE-140")
def test_a_leaving_companion_faces_free_attacks() -> None:
    game = scene(OUT, {"dummy-1": "c"}, cards=foe(), allies=fenrir("c"), script=["blue:shield"])
    choose(game, "activate:fenrir", "move:b")
    assert len(happened(game, "free-attack")) == 1
    lying = scene(OUT, allies=fenrir("c", down=True))
    choose(lying, "activate:fenrir")
    assert offered(lying) == ["stand", "enough"]
    choose(lying, "stand", "move:b")
    assert figure(lying, "fenrir").area == "b"


@rule("SS-RULE-141")
def test_conditions_of_a_companion() -> None:
    assert offered(scene(OUT, allies=fenrir(stun=1)), "activate") == []
    slowed = choose(
        scene(OUT, {"dummy-1": "a"}, cards=foe(), allies=fenrir(slow=1)),
        "activate:fenrir",
        "attack:fenrir-2>dummy-1",
    )
    go_on(slowed)
    assert asked(slowed) == "hero-turn"
    assert len(happened(slowed, "attack")) == 1
    blind = scene(OUT, allies=fenrir(blind=1), script=["blue:blank"])
    choose(blind, "activate:fenrir", "move:b")
    assert figure(blind, "fenrir").area == "a"
    ended = choose(scene(OUT, allies=fenrir(slow=1)), "end-turn")
    assert not figure(ended, "fenrir").slow


@rule("SS-RULE-143")
def test_what_reaches_companions() -> None:
    text = '[[event]]\nid = "doom"\ndo = [{ each = "all heroes", do = ["lose 1"] }]\n'
    heroes = {name: {**facts, "acted": True} for name, facts in OUT.items()}
    game = scene(heroes, cards=text, allies=fenrir(), phase="event", tops={"events": ["doom"]})
    assert (hero(game, "laegon").wounds, figure(game, "fenrir").wounds) == (1, 0)
    danger = choose(scene(OUT, allies=fenrir(), quest={"dangerous": ["b"]}), "activate:fenrir", "move:b")
    assert figure(danger, "fenrir").wounds == 1


@rule("SS-KILL-1")
def test_killing_a_companion_counts_too() -> None:
    text = foe(
        behaviours='{ at = [0], do = ["attack fist"] }, { do = [] }', weapons='{ id = "fist", hits = 9 }'
    )
    game = scene(
        OUT,
        {"dummy-1": "c"},
        cards=text,
        allies=fenrir("c"),
        phase="enemy",
        tops={"encounters": ["fury"], "enemy_powers": ["thorns"]},
        script=["blue:blank"],
    )
    go_on(game)
    assert state(game).foes[0].powers == ("thorns",)


@rule("SS-ACTIVATE-6", "SS-DEFENCE-13")
def test_a_reaction_to_an_attack_comes_before_the_defence() -> None:
    text = power("ward", 'moment = "attacked"', "range = 2", do='"mshield 2"', kind="reaction")
    heroes = {"auriel": {"at": "a"}, "ecarus": {"at": "b", "powers": ["ward"]}}
    cards = text + foe(weapons='{ id = "fist", hits = 3 }')
    game = scene(
        heroes, {"dummy-1": "a"}, cards=cards, phase="enemy", active="auriel", tops={"encounters": ["fury"]}
    )
    go_on(game, "react-attacked")
    assert offered(game) == ["react:ward>ecarus", "go-on"]
    choose(game, "react:ward>ecarus")
    assert hero(game, "ecarus").powers[0].wait == 1
    assert [one["count"] for one in happened(game, "magic-shields")] == [2]


@rule("SS-ATTACK-5", "SS-GOLD-5")
def test_the_same_limited_effect_on_two_cards_is_used_on_each() -> None:
    ring = '[[item]]\nid = "ring"\nkind = "artifact"\nattack_effects = ["power/round: hit 1"]\n'
    text = weapon(blue=1, effects=["power/round: hit 1"]) + ring + foe()
    slots = {"main": "blade", "artifact": "ring"}
    game = scene(
        one("ecarus", rank=5, slots=slots), {"dummy-1": "a"}, cards=text, script=["blue:power-power"] * 2
    )
    choose(game, "attack:blade>dummy-1", "plain", "spend:hit-1", "spend:hit-1.2")
    assert happened(game, "hits")[0]["hits"] == 2
    choose(game, "attack:blade>dummy-1", "plain")
    assert happened(game, "hits")[1]["hits"] == 0
