"""Checks of the chapters on the map, the round and the actions, where two rules meet."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.rules import control, line_of_sight
from holdfast.games.sword_and_sorcery.rules.stats import count_in_play
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

OUT: dict[str, Any] = {"at": "a", "rank": 2, "powers": [{"id": "summon-fenrir", "out": "fenrir"}]}
FENRIR = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "a"}}
DOOR = {"doors": {"door-1": {"kind": "door"}}}
LOCKED = {"doors": {"door-1": {"kind": "locked"}}}
SHUT = "+-+-+-+\n|a1b c|\n+-+-+-+"


def two(at: str = "a", **facts: Any) -> dict[str, Any]:
    return {"ecarus": {"at": at, **facts}, "auriel": {"at": "g"}}


def enemy_turn(heroes: dict[str, Any], enemies: dict[str, Any], card: str = "fury", **facts: Any) -> Game:
    return scene(heroes, enemies, phase="enemy", tops={"encounters": [card]}, **facts)


# -- 3.1 control and domination ----------------------------------------------------------------------


def against(down: tuple[bool, bool], *enemies_down: bool) -> Game:
    """Two heroes in an area with enemies, and who of them lies."""
    heroes = {"ecarus": {"at": "a", "down": down[0]}, "auriel": {"at": "a", "down": down[1]}}
    listed = {
        f"{name}-1": {"at": "a", "down": lies}
        for name, lies in zip(("dummy", "other"), enemies_down, strict=False)
    }
    return scene(heroes, listed, cards=foe() + foe("other"))


UP, ONE_LIES, ALL_LIE = (False, False), (True, False), (True, True)


@rule("SS-AREA-8", "SS-AREA-10", "SS-AREA-11")
@pytest.mark.parametrize(
    ("down", "enemies_down", "heroes_dominate", "enemies_dominate"),
    [
        (UP, [False], True, False),
        (ONE_LIES, [False], False, False),
        (ALL_LIE, [False], False, True),
        (UP, [False, False], False, False),
        (UP, [True, True], True, False),
        (ONE_LIES, [False, False], False, True),
        (ALL_LIE, [True], False, False),
    ],
)
def test_figures_that_lie_are_not_counted(
    down: tuple[bool, bool], enemies_down: list[bool], heroes_dominate: bool, enemies_dominate: bool
) -> None:
    table = against(down, *enemies_down).table
    assert control.heroes_dominate(table, "a") is heroes_dominate
    assert control.enemies_dominate(table, "a") is enemies_dominate
    if all(down) and not all(enemies_down):
        assert control.enemies_control(table, "a"), "a single one that stands has both"


@rule("SS-AREA-32", "SS-AREA-12")
def test_a_ghost_soul_neither_gives_nor_bars_control() -> None:
    heroes = {"ecarus": {"at": "a", "ghost": True}, "auriel": {"at": "b"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=foe(), active="auriel")
    assert not control.enemies_control(game.table, "a")
    assert not control.heroes_control(game.table, "a")


@rule("SS-COMPANION-10", "SS-SUPERIORITY-1")
def test_a_companion_makes_the_second_figure_of_a_domination() -> None:
    game = scene({"laegon": OUT, "auriel": {"at": "g"}}, {"dummy-1": "a"}, allies=FENRIR, cards=foe())
    assert control.heroes_dominate(game.table, "a")
    assert not control.heroes_dominate(
        scene({"laegon": OUT, "auriel": {"at": "g"}}, {"dummy-1": "a"}, cards=foe(), check=False).table, "a"
    )


@rule("SS-RULE-86")
@pytest.mark.parametrize(("down", "expected"), [(False, True), (True, False)])
def test_a_huge_enemy_counts_for_four_and_lying_for_two(down: bool, expected: bool) -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = scene(heroes, {"troll": {"at": "a", "down": down}}, priority="ecarus", priority_level=1)
    assert control.enemies_dominate(game.table, "a") is expected


# -- 3.2, 3.3 terrain --------------------------------------------------------------------------------


@rule("SS-RULE-15")
def test_a_hero_who_is_pushed_into_danger_loses_a_hit_point() -> None:
    heroes = {"ecarus": {"at": "b", "came": "a"}, "auriel": {"at": "g"}}
    cards = foe(weapons='{ id = "fist", hits = 1, effects = ["push"] }')
    quest = {"dangerous": ["a"]}
    game = go_on(enemy_turn(heroes, {"dummy-1": "b"}, cards=cards, quest=quest, script=["blue:shield"]))
    assert hero(game, "ecarus").area == "a"
    assert hero(game, "ecarus").wounds == 1, "the dice took the hit: it is the ground that hurts"


@rule("SS-PUSH-6")
def test_a_hero_who_cannot_move_is_pushed() -> None:
    heroes = {"ecarus": {"at": "b", "came": "a", "down": True, "stun": 1}, "auriel": {"at": "g"}}
    cards = foe(weapons='{ id = "fist", hits = 1, effects = ["push"] }')
    game = go_on(enemy_turn(heroes, {"dummy-1": "b"}, cards=cards, script=["blue:shield"]))
    assert hero(game, "ecarus").area == "a"


@rule("SS-AREA-29", "SS-AREA-26")
def test_terrain_does_nothing_to_enemies() -> None:
    quest = {"dangerous": ["b"], "hindering": ["c"]}
    cards = foe(behaviours='{ do = ["move-near 3"] }')
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    game = go_on(enemy_turn(heroes, {"dummy-1": "d"}, cards=cards, quest=quest))
    assert figure(game, "dummy-1").area == "a", "three steps, one of them into hindering ground"
    assert figure(game, "dummy-1").wounds == 0, "through danger"


@rule("SS-AREA-24", "SS-SPECIAL-4")
def test_dash_pays_for_hindering_ground() -> None:
    game = scene(two(), quest={"hindering": ["d"]})
    choose(game, "move:b", "move:c")
    assert "move:d" not in offered(game)
    choose(game, "dash", "move:d")
    assert hero(game, "ecarus").area == "d"


@rule("SS-TRAP-3", "SS-RULE-13")
@pytest.mark.parametrize(
    ("trap", "sides", "neighbours"),
    [("darts", True, False), ("lightning", True, True), ("rusted-shut", False, False)],
)
def test_a_trap_on_a_door_reaches_both_sides_at_one(trap: str, sides: bool, neighbours: bool) -> None:
    def hurt(at: str) -> bool:
        heroes = {"ecarus": {"at": "a"}, "auriel": {"at": at}}
        script = ["blue:blank"] * 2 if trap != "rusted-shut" else []
        game = scene(heroes, map=SHUT, quest=DOOR, tops={"traps": [trap]}, script=script)
        choose(game, "open:door-1")
        return hero(game, "auriel").wounds > 0

    assert [hurt("a"), hurt("b")] == [sides] * 2
    assert hurt("c") is neighbours


@rule("SS-RULE-144", "SS-GHOST-5")
def test_what_a_chest_holds_lies_on_the_ground_when_the_trap_kills() -> None:
    heroes = two(wounds=7, crowns=10)
    content = scene(two()).table.content
    back = next(id for id, one in content.chests.items() if one.crowns or one.treasure)
    quest = {"chests": [{"id": "box", "area": "a", "back": back}]}
    game = scene(heroes, quest=quest, tops={"traps": ["lightning"]}, script=["blue:blank"])
    choose(game, "break:box")
    assert hero(game, "ecarus").ghost and state(game).chests == []
    assert state(game).ground["a"].crowns == 10 + content.chests[back].crowns


@rule("SS-RULE-60")
@pytest.mark.parametrize(("engaged", "expected"), [(True, False), (False, True)])
def test_an_engaged_hero_opens_doors_but_breaks_none(engaged: bool, expected: bool) -> None:
    enemies = {"dummy-1": "a"} if engaged else {}
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    assert "open:door-1" in offered(scene(heroes, enemies, map=SHUT, quest=DOOR, cards=foe()))
    broken = offered(scene(heroes, enemies, map=SHUT, quest=LOCKED, cards=foe()))
    assert ("break:door-1" in broken) is expected


@rule("SS-RULE-60", "SS-FREE-9")
def test_an_engaged_hero_takes_a_key_but_no_trophies() -> None:
    game = scene(
        two(),
        {"dummy-1": "a"},
        cards=foe(),
        ground={"a": {"loot": 1}},
        check=False,
        keys={"red": "a"},
    )
    assert "take-key:red" in offered(game)
    assert offered(game, "pick-up") == []


# -- 3.4 sight ---------------------------------------------------------------------------------------


@rule("SS-LOS-4")
@pytest.mark.parametrize(("between", "seen"), [("b", False), ("a", False), ("d", True)])
def test_enemies_between_hide_what_is_behind_them(between: str, seen: bool) -> None:
    """In his own area they do not block, but engage him: then he chooses nobody elsewhere."""
    heroes = two(slots={"main": "blade"})
    game = scene(
        heroes, {"dummy-1": between, "other-1": "c"}, cards=weapon(red=1, range=4) + foe() + foe("other")
    )
    assert ("attack:blade>other-1" in offered(game)) is seen


@rule("SS-RULE-4")
def test_enemies_in_the_heros_own_area_do_not_block_his_sight() -> None:
    heroes = {"auriel": {"at": "a", "rank": 1, "powers": ["magic-barrier"]}, "ecarus": {"at": "c"}}
    game = choose(scene(heroes, {"dummy-1": "a"}, cards=foe()), "power:magic-barrier>1")
    assert "target:ecarus" in offered(game, "target")


@rule("SS-LOS-4", "SS-ACTIVATE-8")
@pytest.mark.parametrize(("enemy", "healed"), [("b", False), ("d", True)])
def test_a_power_does_not_reach_a_hero_behind_enemies(enemy: str, healed: bool) -> None:
    heroes = {"auriel": {"at": "a", "rank": 1, "powers": ["magic-barrier"]}, "ecarus": {"at": "c"}}
    game = scene(heroes, {"dummy-1": enemy}, cards=foe())
    choose(game, "power:magic-barrier>1")
    assert line_of_sight.hero_sees(game.table, "a", "c") is healed
    assert ("target:ecarus" in offered(game, "target")) is healed


# -- 4 the round -------------------------------------------------------------------------------------


@rule("SS-DAY-4", "SS-DAY-5", "SS-RULE-22")
@pytest.mark.parametrize(
    ("card", "wait", "after"), [("day", 1, 0), ("day", 3, 2), ("night", 4, 4), ("night", 1, 2)]
)
def test_day_and_night_turn_used_powers(card: str, wait: int, after: int) -> None:
    """The Time phase that follows takes one hourglass more."""
    heroes = two(rank=3, powers=[{"id": "cleave", "wait": wait}])
    game = scene(heroes, phase="event", tops={"events": [card]})
    turned = [one["wait"] for one in happened(game, "turned")]
    if card == "day":
        assert turned == [wait - 1]
    else:
        assert turned == ([wait + 1] if wait < 4 else [])
    assert hero(game, "ecarus").powers[0].wait == max(after - 1, 0)


@rule("SS-EVENT-13", "SS-COMPANION-7", "SS-GHOST-7")
@pytest.mark.parametrize(("ghost", "counted"), [(False, 2), (True, 1)])
def test_ghost_souls_and_companions_do_not_draw_more_enemies(ghost: bool, counted: int) -> None:
    quest = {"gates": [{"id": "gate", "area": "g", "symbol": "power"}]}
    heroes = {
        "laegon": {**OUT, "ghost": ghost, "powers": [] if ghost else OUT["powers"]},
        "auriel": {"at": "a"},
    }
    allies = {} if ghost else FENRIR
    game = scene(
        heroes,
        phase="event",
        quest=quest,
        gates={"gate": True},
        allies=allies,
        active="auriel",
        tops={"events": ["massacre"]},
    )
    assert count_in_play(game.table) == counted
    go_on(game)
    spawned = len(happened(game, "appears"))
    assert spawned == counted // 2, "one for every two of them"
    assert bool(state(game).allies) is not ghost, "Fenrir is there and not counted"


@rule("SS-STORY-7", "SS-STORY-8", "SS-EVENT-6")
def test_a_story_over_a_lasting_event_suspends_it_for_one_round() -> None:
    heroes = two(slots={"main": "blade"})
    cards = weapon(hits=1) + foe()
    crit: dict[str, Any] = {"tops": {"crits": ["gash"]}, "cards": cards}
    under = scene(heroes, {"dummy-1": "a"}, open_events=["map-story-x", "massacre"], check=False, **crit)
    assert happened(go_on(choose(under, "attack:blade>dummy-1")), "crit") == []
    top = scene(heroes, {"dummy-1": "a"}, open_events=["massacre"], **crit)
    assert len(happened(go_on(choose(top, "attack:blade>dummy-1")), "crit")) == 1
    none = scene(heroes, {"dummy-1": "a"}, **crit)
    assert happened(go_on(choose(none, "attack:blade>dummy-1")), "crit") == [], "it is the lasting effect"


@rule("SS-RULE-51", "SS-BATTLE-17")
def test_a_hero_whom_a_free_attack_kills_is_a_ghost_for_the_rest_of_his_turn() -> None:
    heroes = two(at="b", wounds=5)
    cards = foe(weapons='{ id = "fist", hits = 9 }')
    game = scene(heroes, {"dummy-1": "b"}, cards=cards, script=["blue:blank"])
    go_on(choose(game, "move:a"))
    assert asked(game) == "ghost-turn"
    choose(game, "end-turn")
    assert happened(game, "encounter") == []


@rule("SS-RULE-44")
def test_a_stunned_hero_skips_his_turn_but_not_the_enemies() -> None:
    game = scene(two(stun=1), {"dummy-1": "c"}, cards=foe(), tops={"encounters": ["fury"]})
    go_on(game)
    assert happened(game, "stunned") and happened(game, "activates")
    assert hero(game, "ecarus").stun == 0


# -- 6 actions ---------------------------------------------------------------------------------------


@rule("SS-KD-4", "SS-RULE-182")
def test_a_dash_that_stands_up_gives_no_movement() -> None:
    game = scene(two(down=True, pack=["bandages"]))
    choose(game, "dash")
    assert not hero(game, "ecarus").down and not state(game).turn.moving
    choose(game, "move:b", "move:c", "move:d")
    assert offered(game, "move") == [] and "dash" not in offered(game)


def actions_offered(game: Game) -> set[str]:
    """Movement, attack and special actions among what is offered."""
    return {one.partition(":")[0] for one in offered(game)} & {"move", "attack", "dash", "rearrange"}


@rule("SS-SLOW-1", "SS-RULE-43", "SS-SPECIAL-7")
@pytest.mark.parametrize(("first", "left"), [("attack:blade>dummy-1", ()), ("move:b", ("move",))])
def test_a_slowed_hero_has_one_action(first: str, left: tuple[str, ...]) -> None:
    heroes = two(slow=1, slots={"main": "blade"}, pack=["bandages"])
    at = "b" if first.startswith("attack") else "f"
    game = scene(heroes, {"dummy-1": at}, cards=weapon(hits=1, range=1) + foe())
    assert actions_offered(game) >= {"move", "rearrange"}
    choose(game, first)
    assert asked(game) == "hero-turn"
    assert actions_offered(game) == set(left)


@rule("SS-BLIND-1", "SS-RULE-41")
def test_a_blinded_hero_who_fails_has_spent_his_attack() -> None:
    game = scene(
        two(blind=1, slots={"main": "blade"}),
        {"dummy-1": "a"},
        cards=weapon(hits=1) + foe(),
        script=["blue:blank"],
    )
    choose(game, "attack:blade>dummy-1")
    assert offered(game, "attack") == []
    assert figure(game, "dummy-1").wounds == 0


@rule("SS-MOVE-12", "SS-MOVE-8")
@pytest.mark.parametrize(("between", "goes_on"), [("drop", True), ("attack:blade>dummy-1", False)])
def test_only_a_combat_action_ends_a_movement(between: str, goes_on: bool) -> None:
    heroes = two(slots={"main": "blade"}, pack=["bandages"])
    game = scene(heroes, {"dummy-1": "d"}, cards=weapon(hits=1, range=4) + foe())
    choose(game, "move:b", between)
    go_on(game)
    assert state(game).turn.moving is goes_on
    assert bool(offered(game, "move")) is goes_on, "what was left is lost"


@rule("SS-EX-14", "SS-EVADE-10")
def test_evading_ends_stealth_even_where_nobody_strikes() -> None:
    heroes = {
        "shae": {"at": "b", "hidden": True},
        "ecarus": {"at": "b"},
        "auriel": {"at": "b"},
        "thorgar": {"at": "b"},
    }
    game = scene(heroes, {"dummy-1": "b", "other-1": "b"}, cards=foe() + foe("other"))
    choose(game, "move:a")
    assert happened(game, "free-attack") == [], "four against two"
    order = [event.what for event in game.events if event.what in ("revealed", "moves")]
    assert order == ["revealed", "moves"]
    assert not hero(game, "shae").hidden


@rule("SS-RULE-55")
@pytest.mark.parametrize(("action", "hidden"), [("move:b", True), ("rearrange", False), ("drop", False)])
def test_stealth_stays_in_a_walk_and_ends_with_any_other_action(action: str, hidden: bool) -> None:
    heroes = {"shae": {"at": "a", "hidden": True, "pack": ["bandages", "antidote"]}, "auriel": {"at": "g"}}
    game = choose(scene(heroes), action)
    assert hero(game, "shae").hidden is hidden


@rule("SS-RULE-61")
@pytest.mark.parametrize(
    ("facts", "attacks"),
    [({}, 1), ({"down": True}, 1), ({"stun": 1}, 0), ({"blind": 1}, 0), ({"slow": 1}, 1)],
)
def test_who_makes_a_free_attack(facts: dict[str, Any], attacks: int) -> None:
    heroes = {"ecarus": {"at": "b", "down": False}, "auriel": {"at": "g"}}
    enemies = {"dummy-1": {"at": "b", **facts}, "other-1": {"at": "b", "stun": 1}}
    game = scene(heroes, enemies, cards=foe() + foe("other"), script=["blue:shield"])
    go_on(choose(game, "move:a"))
    assert len(happened(game, "free-attack")) == attacks


@rule("SS-RULE-63")
@pytest.mark.parametrize(("stunned", "attacks"), [((False, False), 1), ((True, False), 1), ((True, True), 0)])
def test_a_group_makes_one_free_attack_if_one_of_it_can(stunned: tuple[bool, bool], attacks: int) -> None:
    game = scene(two(at="b"), {"dummy-1": "b"}, cards=foe(more="figures = 2"), script=["blue:shield"])
    for one, stun in zip(state(game).foes[0].figures, stunned, strict=True):
        one.stun = int(stun)
    game = go_on(choose(Game(GAME, game.table), "move:a"))
    assert len(happened(game, "attack")) == attacks


@rule("SS-EVADE-5")
def test_each_area_with_enemies_strikes_anew() -> None:
    game = scene(
        two(at="b"), {"dummy-1": "b", "other-1": "c"}, cards=foe() + foe("other"), script=["blue:shield"] * 2
    )
    go_on(choose(game, "move:c"))
    go_on(choose(game, "move:d"))
    assert [one["enemy"] for one in happened(game, "free-attack")] == ["dummy-1", "other-1"]


@rule("SS-ACTIVATE-9", "SS-RULE-30")
def test_an_unused_next_attack_is_lost_with_the_turn() -> None:
    game = scene(
        two(rank=3, powers=["cleave"]),
        {"dummy-1": "a"},
        cards=foe(),
        tops={"encounters": ["fury"]},
        script=["blue:shield"] * 2,
    )
    choose(game, "power:cleave>3", "end-turn")
    assert hero(game, "ecarus").boosts == []
    assert hero(game, "ecarus").powers[0].wait == 2, "though it brought nothing"


@rule("SS-SPECIAL-10", "SS-SPECIAL-11")
def test_a_weapon_received_goes_into_an_empty_hand_at_once() -> None:
    heroes = {"ecarus": {"at": "a"}, "thorgar": {"at": "a", "pack": ["broadsword"]}}
    game = choose(scene(heroes), "exchange:thorgar", "take:broadsword")
    go_on(game, until="wear")
    assert hero(game, "thorgar").pack == ()
    choose(game, "equip:broadsword>main")
    assert hero(game, "ecarus").slots == {"main": "broadsword"}


@rule("SS-RULE-145")
def test_a_bag_that_is_given_away_leaves_too_much() -> None:
    heroes = {"ecarus": {"at": "a", "pack": ["bag", "bandages", "antidote"]}, "auriel": {"at": "a"}}
    game = choose(scene(heroes), "exchange:auriel", "give:bag")
    go_on(game, until="too-much")
    assert asked(game) in ("too-much", "hero-turn")
    go_on(game)
    assert len(hero(game, "ecarus").pack) == 2
