"""SS-BOSS and SS-PRIORITY: bosses, their sides, and the priority token."""

from typing import Any

import pytest

import holdfast
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

LAEGONS: dict[str, Any] = {"priority": "laegon", "priority_level": 2}
"""The token lies with Laegon."""


def token(game: Game) -> tuple[str, int]:
    return state(game).priority, state(game).priority_level


def fight(heroes: dict[str, Any] | None = None, **facts: Any) -> Game:
    """Heroes with blades of 5 hits around the Troll in area b."""
    told: dict[str, Any] = {
        "ecarus": {"at": "b", "slots": {"main": "blade"}},
        "laegon": {"at": "b", "slots": {"main": "blade.2"}},
    }
    for name, one in (heroes or {}).items():
        told[name] = told.get(name, {"at": "b"}) | one
    facts = {"priority": "ecarus", "priority_level": 1, **facts}
    return scene(
        told,
        {"troll": {"at": "b", **facts.pop("troll", {})}},
        cards=weapon(hits=5, more="copies = 2") + facts.pop("cards", ""),
        **facts,
    )


@rule("SS-BOSS-1", "SS-DECK-3")
def test_a_boss_is_purple_and_scroll_and_card_in_one() -> None:
    for boss in load().bosses.values():
        assert [load().scrolls[side.id].rank for side in boss.sides] == ["purple", "purple"]
        assert boss.id not in load().enemies


@rule("SS-BOSS-6")
def test_the_card_of_a_boss_says_what_an_enemy_card_does() -> None:
    troll = load().bosses["troll"].sides[0]
    game = fight()
    assert game.view()["enemies"][0]["figures"][0]["armor"] == troll.armor
    assert troll.shards and troll.treasure


@rule("SS-BOSS-2", "SS-SCROLL-13")
def test_a_boss_has_two_sides_with_numbers_of_their_own() -> None:
    for boss in load().bosses.values():
        first, second = boss.sides
        assert (first.hp, first.armor, first.defence) != (second.hp, second.armor, second.defence)
        assert [one.do for one in first.behaviours] != [one.do for one in second.behaviours]


@rule("SS-ASSIGN-7")
def test_a_boss_is_assigned_to_nobody() -> None:
    game = fight()
    assert state(game).foes[0].owner == ""


@rule("SS-PRIORITY-1")
def test_the_holder_of_the_token_is_shown() -> None:
    assert fight(priority="laegon").view()["priority"] == {"hero": "laegon", "level": 1}


@rule("SS-BOSS-3", "SS-PRIORITY-4")
def test_the_active_hero_gets_the_token_when_a_boss_enters() -> None:
    actions = [{"id": "horn", "area": "a", "cost": "free", "do": ["boss troll c"]}]
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, quest={"actions": actions})
    choose(game, "quest:horn")
    assert figure(game, "troll").area == "c"
    assert token(game) == ("ecarus", 1)


@rule("SS-SCROLL-13")
@pytest.mark.parametrize("side", [side.id for side in load().bosses["troll"].sides])
def test_a_boss_enters_by_the_side_that_the_quest_names(side: str) -> None:
    actions = [{"id": "horn", "area": "a", "cost": "free", "do": [f"boss troll/{side} c"]}]
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, quest={"actions": actions})
    choose(game, "quest:horn")
    assert state(game).foes[0].scroll == side


@rule("SS-BOSS-4", "SS-BOSS-5")
def test_the_active_player_controls_the_boss() -> None:
    heroes = {"laegon": {"at": "b"}, "shae": {"at": "b"}}
    text = weapon(hits=1, effects=["push"])
    for active, seat in (("laegon", 0), ("shae", 1)):
        told = {
            name: {**one, "slots": {"main": "blade"} if name == active else {}}
            for name, one in heroes.items()
        }
        game = scene(
            told,
            {"troll": "b"},
            cards=text,
            active=active,
            options={"players": 2},
            priority="shae",
            priority_level=1,
        )
        choose(game, "attack:blade>troll", "plain")
        assert game.question is not None
        assert asked(game) == "push"
        assert {option.seat for option in game.question.choices} == {seat}


@rule("SS-BOSS-7", "SS-RULE-122")
def test_a_boss_turns_only_when_it_is_told_to_and_keeps_its_tokens() -> None:
    actions = [{"id": "gong", "area": "b", "cost": "free", "do": ["turn-boss"]}]
    game = fight(quest={"actions": actions}, troll={"wounds": 7, "blind": 1})
    choose(game, "quest:gong")
    boss = state(game).foes[0]
    assert boss.scroll == "enraged-troll"
    assert boss.charges == {"stomp": 1}
    assert (boss.figures[0].wounds, boss.figures[0].blind) == (7, 1)
    assert token(game) == ("ecarus", 1)
    dead = fight(quest={"actions": actions}, troll={"wounds": 18})
    choose(dead, "quest:gong")
    assert figure(dead, "troll") is None


@rule("SS-BOSS-9")
def test_a_boss_is_an_enemy_for_all_effects() -> None:
    text = '[[event]]\nid = "doom"\ndo = [{ each = "all enemies", do = ["lose 1"] }]\n'
    acted = {"acted": True}
    game = fight({"ecarus": acted, "laegon": acted}, cards=text, phase="event", tops={"events": ["doom"]})
    assert "troll" in [one["figure"] for one in happened(game, "wounded")]


@rule("SS-BOSS-11")
def test_all_sides_of_bosses_share_one_style() -> None:
    styles = {side.style for boss in load().bosses.values() for side in boss.sides}
    assert len(styles) == 1


@rule("SS-BOSS-10", "SS-PRIORITY-2", "SS-RULE-123")
def test_a_vengeful_boss_looks_at_the_priority_hero_alone() -> None:
    heroes = {"ecarus": {"at": "b"}, "laegon": {"at": "e"}}
    game = scene(
        heroes,
        {"troll": "b"},
        phase="enemy",
        priority="laegon",
        priority_level=1,
        tops={"encounters": ["fury"]},
    )
    go_on(game)
    assert happened(game, "targets") == [{"enemy": "troll", "target": "laegon"}]
    assert figure(game, "troll").area == "e"
    far = scene(
        {"ecarus": {"at": "b"}, "laegon": {"at": "g"}},
        {"troll": "b"},
        phase="enemy",
        priority="laegon",
        priority_level=1,
        tops={"encounters": ["fury"]},
    )
    assert figure(go_on(far), "troll").area == "d"


@rule("SS-RULE-126")
def test_damage_at_level_two_changes_nothing() -> None:
    assert token(choose(fight(priority_level=2), "attack:blade>troll", "plain")) == ("ecarus", 2)


@rule("SS-PRIORITY-3", "SS-PRIORITY-5")
def test_damage_by_the_holder_turns_the_token_to_two() -> None:
    game = choose(fight(), "attack:blade>troll", "plain")
    assert token(game) == ("ecarus", 2)
    assert token(choose(fight(priority_level=2), "attack:blade>troll", "plain")) == ("ecarus", 2)


@rule("SS-RULE-124")
def test_an_attack_that_does_no_damage_leaves_the_token() -> None:
    laegon = {"slots": {"main": "stick"}}
    game = fight({"laegon": laegon}, active="laegon", cards=weapon("stick", hits=0))
    assert token(choose(game, "attack:stick>troll", "plain")) == ("ecarus", 1)


@rule("SS-PRIORITY-7")
@pytest.mark.parametrize(("level", "after"), [(2, ("ecarus", 1)), (1, ("laegon", 1))])
def test_damage_by_another_hero_turns_it_back_or_takes_it(level: int, after: tuple[str, int]) -> None:
    game = fight(active="laegon", priority_level=level)
    assert token(choose(game, "attack:blade.2>troll", "plain")) == after


@rule("SS-RULE-124")
def test_burns_do_not_move_the_token() -> None:
    game = fight(phase="time", troll={"burns": [1]})
    assert figure(game, "troll").wounds == 1
    assert token(game) == ("ecarus", 1)


@rule("SS-RULE-125")
def test_damage_by_a_companion_is_its_owners() -> None:
    allies = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "b"}}
    powers = [{"id": "summon-fenrir", "out": "fenrir"}]
    script = ["red:hit-hit", "blue:hit", "blue:hit", "blue:blank", "blue:blank"]
    game = fight({"laegon": {"rank": 2, "powers": powers}}, allies=allies, active="laegon", script=script)
    choose(game, "activate:fenrir", "attack:fenrir-2>troll")
    go_on(game)
    assert token(game) == ("laegon", 1)


@rule("SS-PRIORITY-6", "SS-SPECIAL-15", "SS-RULE-127")
def test_the_holder_provokes_either_way_once_per_round() -> None:
    game = choose(fight({"ecarus": {"rank": 3}}), "provoke:troll")
    assert token(game) == ("ecarus", 2)
    assert offered(game, "provoke") == []
    assert token(choose(fight(priority_level=2), "provoke:troll")) == ("ecarus", 1)


@rule("SS-PRIORITY-8")
@pytest.mark.parametrize(("level", "after"), [(2, ("ecarus", 1)), (1, ("laegon", 1))])
def test_another_hero_provokes_the_token_back_or_to_himself(level: int, after: tuple[str, int]) -> None:
    game = choose(fight(active="laegon", priority_level=level), "provoke:troll")
    assert token(game) == after


@rule("SS-PRIORITY-6")
def test_provoking_needs_a_line_of_sight() -> None:
    game = fight({"ecarus": {"at": "g"}}, map="+-+-+-+\n|b b|g|\n+-+-+-+")
    assert offered(game, "provoke") == []


@rule("SS-PRIORITY-9", "SS-RULE-131", "SS-RULE-172", "SS-EX-53")
def test_the_boss_and_the_priority_token() -> None:
    heroes = {"ecarus": {"at": "b"}, "laegon": {"at": "b", "slots": {"main": "bow"}}}
    bow = weapon("bow", hits=4, hand="two", range=3, category="bow")
    game = scene(heroes, {"troll": "b"}, cards=bow, priority="ecarus", priority_level=1, seed=3)
    choose(game, "provoke:troll")
    assert token(game) == ("ecarus", 2)
    second = scene(
        heroes,
        {"troll": "b", "gremlin-green-1": "b"},
        cards=bow,
        active="laegon",
        priority="ecarus",
        priority_level=2,
    )
    choose(second, "attack:bow>troll", "plain")
    assert token(second) == ("ecarus", 1)
    third = scene(
        heroes,
        {"troll": "b"},
        phase="enemy",
        active="laegon",
        cards=bow,
        priority="laegon",
        priority_level=1,
        tops={"encounters": ["fury"]},
    )
    assert offered(third) == ["react:taunt>ecarus", "go-on"]
    choose(third, "react:taunt>ecarus")
    go_on(third)
    assert token(third) == ("ecarus", 1)
    assert happened(third, "attack")[0]["target"] == "ecarus"


@rule("SS-PRIORITY-10", "SS-RULE-128")
def test_the_token_passes_when_its_holder_dies() -> None:
    heroes = {"ecarus": {"wounds": 7}, "laegon": {"at": "b"}, "shae": {"at": "b"}}
    game = fight(heroes, quest={"dangerous": ["c"]}, script=["red:blank"] * 2 + ["blue:shield"])
    choose(game, "move:c")
    while asked(game) not in ("priority", "ghost-turn"):
        go_on(game, "priority")
    assert offered(game) == ["priority:laegon", "priority:shae"]
    choose(game, "priority:shae")
    assert token(game) == ("shae", 1)


@rule("SS-RULE-128", "SS-PRIORITY-10")
def test_the_active_player_passes_the_token_to_a_hero_who_can_be_targeted() -> None:
    heroes = {
        "ecarus": {"wounds": 7, "burns": [1]},
        "laegon": {},
        "shae": {"at": "b"},
        "thorgar": {"at": "b", "hidden": True},
        "auriel": {"at": "b", "ghost": True},
    }
    facts: dict[str, Any] = {"phase": "time", "active": "laegon", "priority_level": 2}
    game = fight(heroes, options={"players": 5}, **facts)
    assert offered(game) == ["priority:laegon", "priority:shae"]
    assert game.question is not None
    assert {option.seat for option in game.question.choices} == {1}
    assert token(choose(game, "priority:shae")) == ("shae", 1)


@rule("SS-PRIORITY-10")
def test_the_token_passes_when_its_holder_cannot_be_targeted() -> None:
    game = fight(
        {"ecarus": {"slots": {"main": "blade", "artifact": "elven-cloak"}}}, charges={"elven-cloak": 2}
    )
    choose(game, "use:elven-cloak")
    assert token(game) == ("laegon", 1)


@rule("SS-PRIORITY-11")
def test_if_nobody_can_take_it_the_token_stays_and_the_boss_does_not_attack() -> None:
    heroes = {"ecarus": {"at": "b", "veil": "time"}, "laegon": {"at": "b", "ghost": True}}
    game = scene(
        heroes,
        {"troll": "b"},
        phase="enemy",
        priority="ecarus",
        priority_level=1,
        tops={"encounters": ["fury"]},
    )
    go_on(game)
    assert happened(game, "attack") == []
    assert token(game) == ("ecarus", 1)


@rule("SS-PRIORITY-12")
def test_a_boss_keeps_the_target_it_has_chosen() -> None:
    heroes = {"ecarus": {"at": "b"}, "laegon": {"at": "e"}}
    facts: dict[str, Any] = {"priority": "laegon", "priority_level": 1, "tops": {"encounters": ["fury"]}}
    game = go_on(scene(heroes, {"troll": "b"}, phase="enemy", **facts))
    assert {one["target"] for one in happened(game, "attack")} <= {"laegon"}
    assert len(happened(game, "targets")) == 1


@rule("SS-PRIORITY-13", "SS-RULE-129")
def test_one_token_serves_all_bosses() -> None:
    heroes = {"ecarus": {"at": "b", "slots": {"main": "blade"}}, "laegon": {"at": "b"}}
    game = scene(
        heroes, {"troll": "b", "orc-king": "b"}, cards=weapon(hits=9), priority="ecarus", priority_level=1
    )
    choose(game, "attack:blade>orc-king", "plain")
    go_on(game)
    assert token(game) == ("ecarus", 2)
    actions = [{"id": "horn", "area": "b", "cost": "free", "do": ["boss orc-king c"]}]
    entering = scene(heroes, {"troll": "b"}, cards=weapon(), quest={"actions": actions}, **LAEGONS)
    assert token(choose(entering, "quest:horn")) == ("ecarus", 1)


@rule("SS-RULE-173")
def test_ram_hurts_everybody_on_the_way_once() -> None:
    heroes = {
        "ecarus": {"at": "d"},
        "laegon": {"at": "c"},
        "shae": {"at": "b", "hidden": True},
        "auriel": {"at": "g"},
    }
    game = scene(
        heroes,
        {"troll": "b"},
        phase="enemy",
        priority="ecarus",
        priority_level=1,
        tops={"encounters": ["fury"]},
        script=["red:blank"] * 2 + ["blue:shield"],
    )
    go_on(game)
    assert happened(game, "ability")[0]["ability"] == "ram"
    assert (hero(game, "laegon").wounds, hero(game, "shae").wounds, hero(game, "auriel").wounds) == (1, 1, 0)
    still = fight(phase="enemy", tops={"encounters": ["fury"]})
    go_on(still)
    assert "ram" not in [one["ability"] for one in happened(still, "ability")]


def test_regeneration_cannot_heal_burns() -> None:
    game = fight(phase="time", troll={"burns": [1, 1, 1, 1], "wounds": 1})
    assert figure(game, "troll").wounds == 4


# -- a boss that enters ----------------------------------------------------------------------------


def bridge(active: str, holder: str, level: int) -> Game:
    """The Troll Bridge as it is shipped: Ecarus with a broadsword, the troll one wound from its death."""
    classes = ["ecarus-white-rose", "laegon-archer", "shae-rogue"]
    options = {"quest": "troll-bridge", "party": 3, "players": 1, "heroes": classes}
    position = holdfast.new("sword-and-sorcery", options, seed=1).position()
    state = position["state"]
    state |= {"phase": "hero", "active": active, "round": 1, "gains": [], "flags": {"troll": 1}}
    state |= {"priority": holder, "priority_level": level}
    del state["visit"]
    troll = {"id": "troll", "area": "b", "wounds": 21}
    state["foes"].append({"card": "troll", "scroll": "troll", "figures": [troll], "boss": True})
    for one in state["heroes"]:
        one["area"] = "b"
        if one["id"] == "ecarus":
            one["slots"] = {"main": "broadsword"}
    state["stash"].remove("broadsword")
    script = ["red:hit-hit", "blue:hit", "blue:blank"]
    return holdfast.resume(position, script=script)


def strike_down(game: Game) -> Game:
    return go_on(choose(game, "attack:broadsword>troll", "focus"))


@rule("SS-RULE-179", "SS-BOSS-3")
@pytest.mark.parametrize(("holder", "level"), [("laegon", 2), ("laegon", 1), ("ecarus", 1), ("ecarus", 2)])
def test_the_troll_that_rises_gives_the_token_to_the_active_hero_anew(holder: str, level: int) -> None:
    """Whoever held it before; the blow that killed the first troll does not count against the second."""
    game = strike_down(bridge("ecarus", holder, level))
    assert state(game).foes[0].scroll == "enraged-troll"
    assert token(game) == ("ecarus", 1)


@rule("SS-RULE-165")
def test_the_troll_that_rises_is_enraged_by_the_stones_alone_and_not_by_the_blow_before() -> None:
    game = strike_down(bridge("ecarus", "ecarus", 1))
    assert [one["ability"] for one in happened(game, "ability")].count("rage") == 1


@rule("SS-RULE-179")
def test_the_death_of_the_last_boss_frees_the_token() -> None:
    game = fight(troll={"wounds": 21})
    go_on(choose(game, "attack:blade>troll", "plain"))
    assert figure(game, "troll") is None
    assert token(game) == ("", 0)


@rule("SS-RULE-179")
def test_the_token_stays_while_another_boss_lives() -> None:
    heroes = {"ecarus": {"at": "b", "slots": {"main": "blade"}}, "laegon": {"at": "b"}}
    enemies = {"troll": {"at": "b", "wounds": 21}, "orc-king": "b"}
    game = scene(heroes, enemies, cards=weapon(hits=5), priority="laegon", priority_level=2)
    go_on(choose(game, "attack:blade>troll", "plain"))
    assert token(game) == ("laegon", 2)


@rule("SS-RULE-129")
def test_a_second_boss_gives_the_token_to_the_active_hero_at_level_one() -> None:
    actions = [{"id": "horn", "area": "b", "cost": "free", "do": ["boss orc-king c"]}]
    game = fight(active="laegon", priority_level=2, quest={"actions": actions})
    assert token(choose(game, "quest:horn")) == ("laegon", 1)


# -- who cannot be chosen --------------------------------------------------------------------------

HORN = [{"id": "horn", "area": "a", "cost": "free", "do": ["boss troll c"]}]


@rule("SS-RULE-180", "SS-PRIORITY-10")
def test_a_boss_that_enters_before_a_hero_in_smoke_gives_the_token_to_another() -> None:
    heroes = {
        "shae": {"rank": 3, "powers": ["smoke"]},
        "ecarus": {"at": "b"},
        "laegon": {"at": "b"},
        "auriel": {"at": "b", "ghost": True},
    }
    game = scene(heroes, quest={"actions": HORN})
    choose(game, "power:smoke>3", "quest:horn")
    assert offered(game) == ["priority:ecarus", "priority:laegon"]
    assert token(choose(game, "priority:laegon")) == ("laegon", 1)


@rule("SS-RULE-180", "SS-PRIORITY-10")
def test_a_boss_that_enters_on_the_death_of_the_active_hero_gives_the_token_to_another() -> None:
    triggers = [{"id": "call", "when": "ghost", "do": ["boss troll c"]}]
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "laegon": {"at": "g"}}
    game = scene(heroes, quest={"dangerous": ["b"], "triggers": triggers})
    choose(game, "move:b")
    assert hero(game, "ecarus").ghost
    assert token(game) == ("laegon", 1)


@rule("SS-RULE-180", "SS-PRIORITY-11")
def test_a_boss_that_enters_where_nobody_can_be_chosen_gives_the_token_to_a_living_hero() -> None:
    heroes = {"ecarus": {"at": "b", "veil": "quest"}, "laegon": {"at": "b", "veil": "quest", "wounds": 6}}
    triggers = [{"id": "call", "when": "ghost", "do": ["boss troll c"]}]
    game = scene(heroes, active="laegon", quest={"dangerous": ["a"], "triggers": triggers})
    choose(game, "move:a")
    assert hero(game, "laegon").ghost
    assert token(game) == ("ecarus", 1)


@rule("SS-PRIORITY-10", "SS-RULE-180")
def test_the_token_leaves_a_hero_who_becomes_an_illusion() -> None:
    heroes = {"auriel": {"at": "b", "rank": 2, "powers": ["illusion"]}, "laegon": {}}
    game = fight(heroes, active="auriel", priority_level=2)
    choose(game, "power:illusion>2", "target:ecarus")
    assert offered(game) == ["priority:laegon", "priority:auriel"]
    assert token(choose(game, "priority:auriel")) == ("auriel", 1)


@rule("SS-RULE-180")
def test_the_token_that_nobody_could_take_passes_on_as_soon_as_somebody_can() -> None:
    heroes = {
        "ecarus": {"at": "b", "veil": "quest"},
        "laegon": {"at": "c", "hidden": True, "pack": ["healing-potion"]},
    }
    game = scene(heroes, {"troll": "b"}, active="laegon", priority="ecarus", priority_level=2)
    assert token(game) == ("ecarus", 2)
    choose(game, "rearrange")
    assert token(game) == ("laegon", 1)


@rule("SS-RULE-180")
@pytest.mark.parametrize(("level", "after"), [(2, ("ecarus", 1)), (1, ("ecarus", 1))])
def test_damage_by_a_hero_in_the_elven_cloak_does_not_take_the_token(
    level: int, after: tuple[str, int]
) -> None:
    cloak = {"slots": {"main": "blade.2", "artifact": "elven-cloak"}}
    game = fight({"laegon": cloak}, active="laegon", priority_level=level, charges={"elven-cloak": 2})
    choose(game, "use:elven-cloak", "attack:blade.2>troll", "plain")
    assert figure(game, "troll").wounds
    assert token(game) == after


@rule("SS-RULE-180")
def test_damage_by_the_companion_of_a_hero_in_the_elven_cloak_does_not_take_the_token() -> None:
    allies = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "b"}}
    powers = [{"id": "summon-fenrir", "out": "fenrir"}]
    script = ["red:hit-hit", "blue:hit", "blue:hit", "blue:blank", "blue:blank"]
    heroes = {"laegon": {"rank": 2, "powers": powers, "veil": "time"}}
    game = fight(heroes, allies=allies, active="laegon", script=script)
    go_on(choose(game, "activate:fenrir", "attack:fenrir-2>troll"))
    assert figure(game, "troll").wounds
    assert token(game) == ("ecarus", 1)


@rule("SS-RULE-180")
def test_a_hero_in_smoke_may_calm_the_boss_but_not_draw_it_to_himself() -> None:
    calm = fight({"laegon": {"veil": "time"}}, active="laegon", priority_level=2)
    assert token(choose(calm, "provoke:troll")) == ("ecarus", 1)
    game = fight({"laegon": {"veil": "time"}}, active="laegon", priority_level=1)
    assert offered(game, "provoke") == []
    barred = game.why_not("provoke:troll")
    assert barred is not None
    assert (barred.reason, barred.rule) == ("not-to-be-chosen", "SS-RULE-180")


@rule("SS-RULE-55", "SS-PRIORITY-8")
def test_a_hidden_hero_who_provokes_is_seen_and_gets_the_token() -> None:
    game = choose(fight({"laegon": {"hidden": True}}, active="laegon"), "provoke:troll")
    assert not hero(game, "laegon").hidden
    assert token(game) == ("laegon", 1)


# -- what counts -----------------------------------------------------------------------------------


@rule("SS-PRIORITY-6", "SS-PRIORITY-8", "SS-LOS-5")
def test_provoking_goes_by_the_line_of_sight_of_the_boss() -> None:
    """Enemies between them stand in the way of the hero's eyes, not of the boss's."""
    heroes = {"ecarus": {"at": "a"}, "laegon": {"at": "a"}}
    facts: dict[str, Any] = {"priority": "ecarus", "priority_level": 1}
    for active, after in (("ecarus", ("ecarus", 2)), ("laegon", ("laegon", 1))):
        game = scene(heroes, {"troll": "c", "gremlin-green-1": "b"}, active=active, **facts)
        assert offered(game, "provoke") == ["provoke:troll"]
        assert token(choose(game, "provoke:troll")) == after
        assert offered(game, "provoke") == []


@rule("SS-PRIORITY-6", "SS-ENEMYCOND-7")
def test_a_blinded_boss_cannot_be_provoked() -> None:
    game = fight(troll={"blind": 1})
    assert offered(game, "provoke") == []
    barred = game.why_not("provoke:troll")
    assert barred is not None
    assert (barred.reason, barred.rule) == ("boss-blind", "SS-ENEMYCOND-7")


@rule("SS-PRIORITY-5", "SS-PRIORITY-7", "SS-RULE-181")
@pytest.mark.parametrize(
    ("holder", "level", "after"),
    [("ecarus", 1, ("ecarus", 2)), ("laegon", 1, ("ecarus", 1)), ("laegon", 2, ("laegon", 1))],
)
def test_damage_that_the_golden_mirror_throws_back_is_its_owners(
    holder: str, level: int, after: tuple[str, int]
) -> None:
    script = ["red:hit", "red:hit", "blue:magic", "blue:blank", "blue:blank"]
    heroes = {"ecarus": {"slots": {"off": "golden-mirror"}}}
    game = fight(heroes, priority=holder, priority_level=level, script=script)
    go_on(choose(game, "move:c", "mirror:golden-mirror"))
    assert figure(game, "troll").wounds
    assert [one["figure"] for one in happened(game, "damage")] == ["troll"]
    assert token(game) == after


@rule("SS-PRIORITY-7", "SS-RULE-181")
def test_damage_by_an_enemy_under_command_is_the_commanders() -> None:
    heroes = {"thorgar": {"at": "b", "powers": ["command"]}}
    dummy = foe(weapons='{ id = "fist", hits = 9 }')
    facts: dict[str, Any] = {"priority": "ecarus", "priority_level": 1, "cards": dummy}
    game = scene({"ecarus": {"at": "a"}, **heroes}, {"troll": "b", "dummy-1": "b"}, active="thorgar", **facts)
    go_on(choose(game, "power:command>1"))
    assert figure(game, "troll").wounds
    assert token(game) == ("thorgar", 1)
