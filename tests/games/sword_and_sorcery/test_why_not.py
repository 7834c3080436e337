"""What a hero would like to do and cannot: the reason, and the rule that says so."""

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.rulebook.sword_and_sorcery.positions import scene

ROOMS = """
+-+-+-+-+
|a.a1b.c|
+ + +-+-+
|d.d|e.e|
+v+-+-+-+
|f.f.f.f|
+-+-+-+-+
"""
OTHER = {"auriel": {"at": "g"}}


def row(hero: dict[str, Any], enemies: dict[str, Any] | None = None, **facts: Any) -> Game:
    """Ecarus on a row of areas, Auriel at its end."""
    return scene({"ecarus": {"at": "a", **hero}, **OTHER}, enemies, active="ecarus", **facts)


def rooms(hero: dict[str, Any], **facts: Any) -> Game:
    quest = {
        "doors": {"door-1": {"kind": facts.pop("kind", "door"), "lock": facts.pop("lock", "")}},
        "start": ["a"],
        **facts.pop("quest", {}),
    }
    heroes = {"ecarus": {"at": "a", **hero}, "auriel": {"at": "f"}}
    return scene(heroes, map=ROOMS, quest=quest, active="ecarus", **facts)


SWORD = {"slots": {"main": "broadsword"}}
BOW = {"at": "a", "slots": {"main": "short-bow"}}
HERE = {"gremlin-green-1": "a"}
THERE = {"gremlin-green-1": "b"}

CASES: dict[str, tuple[Callable[[], Game], str, str, str]] = {
    "a sword does not reach the next area": (
        lambda: row(SWORD, THERE),
        "attack:broadsword>gremlin-green-1",
        "melee",
        "SS-COMBAT-4",
    ),
    "no combat action is left": (
        lambda: row(SWORD, HERE, turn={"combat": 1}),
        "attack:broadsword>gremlin-green-1",
        "no-combat",
        "SS-BATTLE-10",
    ),
    "who lies on the ground does not fight": (
        lambda: row({**SWORD, "down": True}, HERE),
        "attack:broadsword>gremlin-green-1",
        "knocked-down",
        "SS-KD-1",
    ),
    "a slowed hero has had his action": (
        lambda: row({**SWORD, "slow": 1}, HERE, turn={"moves": 1}, keys={"red": "a"}),
        "attack:broadsword>gremlin-green-1",
        "slowed",
        "SS-SLOW-1",
    ),
    "the movement is over": (lambda: row(SWORD, turn={"moves": 1}), "move:b", "no-movement", "SS-BATTLE-9"),
    "the points are spent": (
        lambda: row({}, turn={"moves": 1, "moving": True}),
        "move:b",
        "no-mp",
        "SS-MOVE-1",
    ),
    "who lies on the ground stands up first": (
        lambda: row({"down": True}),
        "move:b",
        "stand-first",
        "SS-KD-4",
    ),
    "one area at a time": (lambda: row({}), "move:c", "not-adjacent", "SS-MOVE-4"),
    "a closed door": (lambda: rooms({}, closed=["door-1"]), "move:b", "door-closed", "SS-DOOR-1"),
    "a locked door is broken": (
        lambda: rooms({}, kind="locked", closed=["door-1"]),
        "open:door-1",
        "locked",
        "SS-DOOR-5",
    ),
    "a magic lock without its key": (
        lambda: rooms({}, lock="red", closed=["door-1"], locks={"door-1": "red"}),
        "unlock:door-1",
        "no-key",
        "SS-LOCK-2",
    ),
    "a door under a magic lock": (
        lambda: rooms({}, lock="red", closed=["door-1"], locks={"door-1": "red"}),
        "open:door-1",
        "magic-lock",
        "SS-LOCK-1",
    ),
    "a door elsewhere": (
        lambda: rooms({"at": "d"}, closed=["door-1"]),
        "open:door-1",
        "elsewhere",
        "SS-DOOR-2",
    ),
    "a power cools down": (
        lambda: row({"powers": [{"id": "shield-wall", "wait": 2}]}),
        "power:shield-wall>1",
        "cooling-down",
        "SS-POWER-16",
    ),
    "a power above the rank": (
        lambda: row({"powers": ["shield-wall"]}),
        "power:shield-wall>4",
        "rank-too-low",
        "SS-POWER-13",
    ),
    "no special action is left": (
        lambda: row({"powers": ["shield-wall"]}, turn={"special": 1}),
        "power:shield-wall>1",
        "no-special",
        "SS-BATTLE-10",
    ),
    "a reaction in one's own turn": (lambda: row({}), "power:taunt>1", "reaction", "SS-ACTIVATE-6"),
    "nothing to search": (
        lambda: rooms({}, quest={"search": [{"area": "d", "token": "search-grave"}]}),
        "search",
        "nothing-here",
        "SS-SPECIAL-12",
    ),
    "no search among enemies": (
        lambda: row({}, HERE, quest={"search": [{"area": "a", "token": "search-grave"}]}),
        "search",
        "engaged",
        "SS-SPECIAL-12",
    ),
    "no trade from afar": (lambda: row({}), "exchange:auriel", "not-together", "SS-SPECIAL-10"),
    "no trade with a ghost": (
        lambda: scene({"ecarus": {"at": "a"}, "auriel": {"at": "a", "ghost": True}}, active="ecarus"),
        "exchange:auriel",
        "ghost",
        "SS-GHOST-11",
    ),
    "no rearranging among enemies": (lambda: row(SWORD, HERE), "rearrange", "engaged", "SS-SPECIAL-8"),
    "a card of another style": (
        lambda: row({"pack": ["yew-bow"]}),
        "equip:yew-bow>main",
        "wrong-style",
        "SS-ITEM-5",
    ),
    "one dash in a round": (
        lambda: row({"used": ["dash"]}, turn={"moves": 1, "moving": True, "mp": 1}),
        "dash",
        "once-per-round",
        "SS-SPECIAL-5",
    ),
    "a dash needs a movement": (lambda: row({}), "dash", "only-while-moving", "SS-SPECIAL-4"),
    "nothing is picked up among enemies": (
        lambda: row({}, HERE, ground={"a": {"loot": 1}}),
        "pick-up:loot",
        "engaged",
        "SS-FREE-5",
    ),
    "no room in the pack": (
        lambda: row({"pack": ["bandages", "bandages.2"]}, ground={"a": {"items": ["healing-potion"]}}),
        "pick-up:healing-potion",
        "full",
        "SS-HERO-8",
    ),
    "a quest action elsewhere": (
        lambda: row({}, quest={"actions": [{"id": "pull", "area": "c"}]}),
        "quest:pull",
        "there",
        "SS-SPECIAL-16",
    ),
    "a ghost does not fight": (
        lambda: row({"ghost": True}, THERE),
        "attack:bare-hands>gremlin-green-1",
        "ghost",
        "SS-GHOST-14",
    ),
    "a ghost at a dark shrine": (
        lambda: row({"ghost": True}, shrines={"c": False}),
        "rebirth:c",
        "shrine-off",
        "SS-GHOST-16",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_told_with_its_rule(case: str) -> None:
    deal, option, reason, rule = CASES[case]
    game = deal()
    assert game.question is not None
    assert option not in game.question.options
    barred = game.why_not(option)
    assert barred is not None
    assert (barred.reason, barred.rule) == (reason, rule)


def archer(at: str, enemies: dict[str, Any], **facts: Any) -> Game:
    heroes = {"laegon": {"at": at, "slots": {"main": "yew-bow"}}, "auriel": {"at": "g"}}
    return scene(heroes, enemies, active="laegon", **facts)


def test_an_archer_is_told_what_keeps_the_arrow() -> None:
    reasons = {
        "engaged": (archer("a", {"gremlin-green-1": "a", "raider-green-1": "c"}), "only-here", "SS-ENGAGE-3"),
        "between": (
            archer("a", {"gremlin-green-1": "b", "raider-green-1": "c"}),
            "enemy-between",
            "SS-LOS-4",
        ),
        "far": (archer("a", {"raider-green-1": "f"}), "out-of-range", "SS-COMBAT-5"),
        "hidden": (
            archer("a", {"raider-green-1": {"at": "c", "hidden": True}}),
            "target-hidden",
            "SS-TARGET-11",
        ),
    }
    for game, reason, rule in reasons.values():
        barred = game.why_not("attack:yew-bow>raider-green-1")
        assert barred is not None
        assert (barred.reason, barred.rule) == (reason, rule)


def test_a_wall_keeps_the_arrow() -> None:
    game = scene(
        {"laegon": {"at": "a", "slots": {"main": "yew-bow"}}, "auriel": {"at": "f"}},
        {"raider-green-1": "e"},
        map=ROOMS,
        quest={"doors": {"door-1": {"kind": "door"}}},
        active="laegon",
    )
    barred = game.why_not("attack:yew-bow>raider-green-1")
    assert barred is not None
    assert (barred.reason, barred.rule) == ("no-sight", "SS-LOS-2")


def test_souls_are_told_what_they_lack() -> None:
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "b", "ghost": True}, "shae": {"at": "c", "rank": 2}},
        phase="souls",
        shards=4,
    )
    for option, reason, rule in (
        ("empower:shae", "others-lower", "SS-SOUL-11"),
        ("resurrect:auriel", "no-shrine", "SS-RESURRECT-1"),
    ):
        barred = game.why_not(option)
        assert barred is not None
        assert (barred.reason, barred.rule) == (reason, rule)


def shopping(crowns: int, tavern: list[str] | None = None, **hero: Any) -> Game:
    """Ecarus stands at the counter of the Emporium."""
    visit = {"heroes": ["ecarus", "auriel"], "shopper": "ecarus", "tavern": tavern or []}
    heroes = {"ecarus": {"at": "a", "crowns": crowns, **hero}, "auriel": {"at": "a"}}
    return scene(heroes, phase="prepare", visit=visit, round=0)


OWNED: dict[str, Any] = {"slots": {"main": "broadsword"}, "pack": ["knives"]}


@pytest.mark.parametrize(
    ("option", "rule", "cost"),
    [
        ("buy:battle-axe", "SS-EMPORIUM-2", 35),
        ("buy:knives.2", "SS-EMPORIUM-2", 15),
        ("buy:elven-knives.2", "SS-EMPORIUM-2", 50),
        ("trade-up:elven-knives", "SS-EMPORIUM-5", 50),
        ("anvil:broadsword", "SS-BUILDING-2", 50),
    ],
)
def test_a_poor_hero_is_told_the_price(option: str, rule: str, cost: int) -> None:
    game = shopping(10, **OWNED)
    barred = game.why_not(option)
    assert barred is not None
    assert (barred.reason, barred.rule) == ("too-dear", rule)
    assert barred.data == {"cost": cost, "crowns": 10}
    rich = shopping(cost, **OWNED)
    assert rich.question is not None
    assert option in rich.question.options
    assert rich.why_not(option) is None


def test_a_side_without_a_price_is_not_too_dear() -> None:
    assert shopping(0).why_not("buy:broadsword-upgraded") is None
    assert shopping(0, slots={"main": "broadsword-upgraded"}).why_not("anvil:broadsword-upgraded") is None


@pytest.mark.parametrize(
    ("crowns", "been_there", "reason", "rule"),
    [(0, [], "too-dear", "SS-BUILDING-5"), (50, ["ecarus"], "once-per-visit", "SS-BUILDING-6")],
)
def test_the_tavern_tells_why_it_takes_no_bet(
    crowns: int, been_there: list[str], reason: str, rule: str
) -> None:
    question = shopping(crowns, been_there).question
    assert question is not None
    bets = [barred for barred in question.barred if barred.id.startswith("tavern:")]
    assert len(bets) == 3
    assert {(barred.reason, barred.rule) for barred in bets} == {(reason, rule)}


FULL = [
    *("healing-potion", "healing-potion.2", "healing-potion.3", "healing-potion.4"),
    *("antidote", "antidote.2", "bandages", "bandages.2"),
]


def test_a_full_pack_takes_nothing_more() -> None:
    heroes = {"ecarus": {"at": "a", "crowns": 100, "pack": FULL}}
    game = scene(heroes, phase="prepare", visit={"heroes": ["ecarus"], "shopper": "ecarus"}, round=0)
    barred = game.why_not("buy:oil-flask")
    assert barred is not None
    assert (barred.reason, barred.rule) == ("no-room", "SS-HERO-8")


def test_what_another_visitor_can_carry_is_offered_and_not_barred() -> None:
    game = shopping(100, pack=FULL)
    assert game.question is not None
    assert "buy:oil-flask" in game.question.options
    assert game.why_not("buy:oil-flask") is None
