"""SS-BOSS and SS-PRIORITY: bosses, their sides, and the priority token."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content import load
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene


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


@rule("SS-BOSS-1", "SS-BOSS-2", "SS-BOSS-6", "SS-DECK-3", "SS-SCROLL-13")
def test_a_boss_has_two_sides_with_numbers_of_their_own() -> None:
    for boss in load().bosses.values():
        first, second = boss.sides
        assert (first.hp, first.armor, first.defence) != (second.hp, second.armor, second.defence)
        assert [one.do for one in first.behaviours] != [one.do for one in second.behaviours]


@rule("SS-BOSS-3", "SS-PRIORITY-1", "SS-PRIORITY-4", "SS-ASSIGN-7")
def test_the_active_hero_gets_the_token_when_a_boss_enters() -> None:
    actions = [{"id": "horn", "area": "a", "cost": "free", "do": ["boss troll c"]}]
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, quest={"actions": actions})
    choose(game, "quest:horn")
    assert figure(game, "troll").area == "c"
    assert token(game) == ("ecarus", 1)


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


@rule("SS-BOSS-9", "SS-BOSS-10", "SS-BOSS-11", "SS-PRIORITY-2", "SS-PRIORITY-12", "SS-RULE-123")
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


@rule("SS-PRIORITY-3", "SS-PRIORITY-5", "SS-RULE-126")
def test_damage_by_the_holder_turns_the_token_to_two() -> None:
    game = choose(fight(), "attack:blade>troll", "plain")
    assert token(game) == ("ecarus", 2)
    assert token(choose(fight(priority_level=2), "attack:blade>troll", "plain")) == ("ecarus", 2)


@rule("SS-PRIORITY-7", "SS-RULE-124")
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


@rule("SS-PRIORITY-13", "SS-RULE-129")
def test_one_token_serves_all_bosses() -> None:
    heroes = {"ecarus": {"at": "b", "slots": {"main": "blade"}}, "laegon": {"at": "b"}}
    game = scene(
        heroes, {"troll": "b", "orc-king": "b"}, cards=weapon(hits=9), priority="ecarus", priority_level=1
    )
    choose(game, "attack:blade>orc-king", "plain")
    go_on(game)
    assert token(game) == ("ecarus", 2)


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
