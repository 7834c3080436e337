"""Two rules at once: what the chapters of the book say together about one moment."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.rules.stats import count_in_play
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, oil, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene
from tests.rulebook.sword_and_sorcery.test_choosing import GROUP, pack
from tests.rulebook.sword_and_sorcery.test_shadow import behind
from tests.rulebook.sword_and_sorcery.test_visits import visit

TWO: dict[str, Any] = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
FENRIR = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "a"}}


def enemy_turn(heroes: dict[str, Any], enemies: dict[str, Any], card: str = "fury", **facts: Any) -> Game:
    return scene(heroes, enemies, phase="enemy", tops={"encounters": [card]}, **facts)


# -- enemies -----------------------------------------------------------------------------------------


@rule("SS-RULE-112", "SS-RULE-184")
def test_a_stunned_figure_of_a_group_stays_behind() -> None:
    game = enemy_turn(TWO, pack(["d", "d"], stuns=[0, 1]), cards=GROUP)
    go_on(game)
    assert figure(game, "dummy-1/a").area == "b"
    assert (figure(game, "dummy-1/b").area, figure(game, "dummy-1/b").stun) == ("d", 0)


@rule("SS-RULE-197", "SS-ATTACK-11")
def test_a_second_weapon_that_is_paid_for_strikes_after_the_first_is_defended() -> None:
    """Dual wield of the shipped raider: the knife comes when the sword has been dealt with."""
    game = enemy_turn(TWO, {"raider-blue-1": "a"}, script=["red:hit-power", "red:hit-power"], check=False)
    go_on(game)
    arms = [one["weapon"] for one in happened(game, "attack")]
    what = [event.what for event in game.events if event.what in ("attack", "damage")]
    assert arms[:2] == ["sword", "knife"]
    assert what[:4] == ["attack", "damage", "attack", "damage"]


@rule("SS-RULE-131", "SS-RULE-196")
def test_taunt_does_not_change_the_behaviour_that_the_card_orders() -> None:
    heroes = {"ecarus": {"at": "b"}, "auriel": {"at": "d", "wounds": 1}}
    cards = foe(behaviours='{ at = [1], do = ["engage", "attack fist"] }, { do = ["move-near 1"] }')
    game = enemy_turn(heroes, {"dummy-1": "c"}, "bloodlust", cards=cards, active="auriel")
    assert asked(game) == "activation"
    go_on(choose(game, "react:taunt>ecarus"))
    assert happened(game, "attack") == []
    assert figure(game, "dummy-1").area == "b"


@rule("SS-RULE-186", "SS-ENEMYCOND-11")
def test_a_star_that_strikes_does_nothing_for_a_stunned_enemy() -> None:
    star = '[[ability]]\nid = "burst"\nwhen = "star"\ndo = [{ strike = 2, each = "heroes here" }]\n'
    caller = foe(
        "caller", abilities=["royal-command"], behaviours='{ do = ["use royal-command"] }', rank="red"
    )
    enemies = {"caller-1": "b", "dummy-1": {"at": "a", "stun": 2}}
    game = go_on(enemy_turn(TWO, enemies, cards=star + foe(abilities=["burst"]) + caller))
    assert happened(game, "attack") == []
    assert "burst" in [one["ability"] for one in happened(game, "ability")], "it is no activation"


@rule("SS-ENEMYCOND-7")
def test_no_hero_is_in_sight_of_a_blinded_enemy() -> None:
    gaze = '[[ability]]\nid = "gaze"\nwhen = "named"\ndo = [{ each = "heroes in sight", do = ["lose 1"] }]\n'
    cards = gaze + foe(abilities=["gaze"], behaviours='{ do = ["use gaze"] }')
    game = go_on(enemy_turn(TWO, {"dummy-1": {"at": "b", "blind": 1}}, cards=cards))
    assert hero(game, "ecarus").wounds == 0


# -- heroes' cards -----------------------------------------------------------------------------------


@rule("SS-GOLD-5", "SS-RULE-198")
def test_a_card_strengthens_nobody_twice() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}, "pack": ["oil"]}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "b"}, cards=weapon(hits=1) + oil("weapon", "hit 1") + foe())
    choose(game, "use:oil", "use:oil")
    assert len(hero(game, "ecarus").boosts) == 1
    assert [boost.source for boost in hero(game, "ecarus").boosts] == ["oil"]


# -- stories and places ------------------------------------------------------------------------------

PLACE = [{"each": "all heroes", "do": ["place c"]}]


@rule("SS-RULE-190")
def test_a_story_that_moves_all_heroes_moves_their_companions() -> None:
    heroes = {
        "laegon": {"at": "a", "rank": 2, "powers": [{"id": "summon-fenrir", "out": "fenrir"}]},
        "auriel": {"at": "g"},
    }
    quest = {"triggers": [{"id": "there", "when": "enter b", "do": PLACE}]}
    game = choose(scene(heroes, allies=FENRIR, quest=quest), "move:b")
    assert [one.area for one in (hero(game, "laegon"), hero(game, "auriel"), figure(game, "fenrir"))] == [
        "c"
    ] * 3


@rule("SS-EVENT-15", "SS-RULE-190")
@pytest.mark.parametrize(("who", "area"), [("all heroes", "c"), ("heroes in a", "c"), ("heroes in e", "a")])
def test_a_story_that_moves_all_heroes_moves_their_ghost_souls(who: str, area: str) -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "g"}, "shae": {"at": "a", "ghost": True}}
    quest = {"triggers": [{"id": "there", "when": "enter b", "do": [{"each": who, "do": ["place c"]}]}]}
    game = choose(scene(heroes, quest=quest), "move:b")
    living = [one["figure"] for one in happened(game, "placed") if one["figure"] != "shae"]
    assert living == (["ecarus", "auriel"] if who == "all heroes" else []), "those that are meant"
    assert hero(game, "shae").area == area, "a Ghost Soul as any of them"


@rule("SS-GHOST-7", "SS-RULE-143")
@pytest.mark.parametrize(
    ("allies", "ghost", "shards"), [({}, False, 12), (FENRIR, False, 12), ({}, True, 8), (FENRIR, True, 8)]
)
def test_soul_shards_for_each_hero_are_paid_for_the_living_and_not_for_fenrir(
    allies: Any, ghost: bool, shards: int
) -> None:
    summoner = [{"id": "summon-fenrir", "out": "fenrir"}] if allies else []
    heroes = {
        "laegon": {"at": "a", "rank": 2, "powers": summoner},
        "auriel": {"at": "a"},
        "shae": {"at": "g", "ghost": ghost},
    }
    reward = [{"each": "all heroes", "do": ["shards 4"]}]
    quest = {"actions": [{"id": "seal", "area": "a", "cost": "free", "do": reward}]}
    game = choose(scene(heroes, allies=allies, quest=quest, active="laegon"), "quest:seal")
    assert count_in_play(game.table) == 3 - ghost
    assert state(game).shards == shards


@rule("SS-RULE-202")
@pytest.mark.parametrize(("gift", "found"), [("crowns 20", "crowns"), ("treasure 1", "pack")])
def test_what_a_story_gives_is_not_lost_with_an_active_ghost_soul(gift: str, found: str) -> None:
    heroes = {"ecarus": {"at": "g", "ghost": True}, "auriel": {"at": "a"}, "shae": {"at": "b"}}
    story = {"id": "bones", "keeps": False, "do": [gift]}
    quest = {"stories": [story], "story_cards": {"story-1": "bones"}, "events": [["story-1"], ["courage"]]}
    tops = {"treasures": ["belt-of-giants"]}
    game = scene(heroes, quest=quest, active="ecarus", phase="event", tops=tops, check=False)
    go_on(game)
    assert [bool(getattr(hero(game, name), found)) for name in heroes] == [False, True, False]


@rule("SS-RULE-201")
def test_enemies_that_are_left_behind_leave_nothing() -> None:
    """Neither for the heroes nor on the map, and nothing that waits for their death happens."""
    quest = {
        "triggers": [
            {"id": "there", "when": "enter b", "do": [{"each": "enemies in d", "do": ["leave"]}]},
            {"id": "dead", "when": "dead gremlin-pack-blue", "do": ["flag dead 1"]},
        ]
    }
    enemies = {"gremlin-pack-blue-1": {"at": "d", "powers": ["regeneration"]}, "raider-blue-1": "f"}
    before = scene(TWO, enemies, quest=quest, check=False)
    powers = len(state(before).enemy_powers.discard)
    game = choose(before, "move:b")
    assert [foe.card for foe in state(game).foes] == ["raider-blue-1"]
    assert "gremlin-pack-blue-1" in state(game).enemies.discard
    assert len(state(game).enemy_powers.discard) == powers + 1
    assert (state(game).shards, state(game).ground, state(game).flags) == (0, {}, {})


@rule("SS-RULE-201", "SS-PRIORITY-4")
def test_a_boss_that_is_left_behind_frees_the_token() -> None:
    quest = {"triggers": [{"id": "there", "when": "enter b", "do": [{"each": "the boss", "do": ["leave"]}]}]}
    game = choose(scene(TWO, {"troll": "d"}, quest=quest, priority="ecarus", priority_level=2), "move:b")
    assert state(game).foes == [] and happened(game, "enemy-dies") == []
    assert state(game).priority == ""


@rule("SS-END-4", "SS-RULE-191")
@pytest.mark.parametrize("kind", ["townsfolk", "quest-token"])
def test_the_quest_is_lost_when_what_a_token_tells_kills_everybody(kind: str) -> None:
    quest = {kind.replace("-", "_"): [{"each": "all heroes", "do": ["lose 99"]}]}
    game = behind(kind, quest=quest)
    assert game.question is None
    assert game.outcome is not None and not game.outcome.won


@rule("SS-DAY-8", "SS-RULE-192")
def test_a_story_that_brings_the_day_takes_the_night_card_away() -> None:
    quest = {"triggers": [{"id": "there", "when": "enter b", "do": ["time day"]}]}
    game = choose(scene(TWO, quest=quest, time="night", time_card="night"), "move:b")
    assert (state(game).time, state(game).time_card) == ("day", "")
    assert "night" in state(game).event_discard


# -- goods -------------------------------------------------------------------------------------------

FULL = {"pack": ["bag", "bag.2", "antidote", "antidote.2", "bandages", "bandages.2"]}
"""Six cards, as many as Ecarus can carry with two bags."""


@rule("SS-EMPORIUM-7", "SS-RULE-193")
def test_who_has_no_room_wears_what_he_buys() -> None:
    game = visit(100, hero=FULL)
    choose(game, "buy:hammer")
    assert hero(game, "ecarus").slots == {"main": "hammer"}
    assert hero(game, "ecarus").pack == tuple(FULL["pack"])


@rule("SS-EMPORIUM-7", "SS-STASH-3")
def test_who_has_no_room_wears_what_he_takes_from_the_stash() -> None:
    game = visit(0, hero=FULL)
    choose(game, "take:broadsword")
    assert hero(game, "ecarus").slots == {"main": "broadsword"}
    assert "broadsword" not in state(game).stash


@rule("SS-EMPORIUM-7")
def test_who_has_no_room_buys_for_another_hero() -> None:
    game = visit(100, hero=FULL)
    choose(game, "buy:healing-potion")
    assert hero(game, "auriel").pack == ("healing-potion",)
    assert hero(game, "ecarus").crowns == 85


@rule("SS-EMPORIUM-7", "SS-RULE-193")
def test_nothing_is_sold_that_nobody_has_room_for() -> None:
    other = {"pack": ["elven-arrows", "elven-arrows.2", "oil-flask"]}
    game = visit(100, hero={**FULL, "slots": {"main": "broadsword"}}, other=other)
    assert "buy:healing-potion" not in offered(game)
    assert "buy:hammer" not in offered(game)
    assert "buy:tower-shield" in offered(game)


@rule("SS-EMPORIUM-4", "SS-EMPORIUM-5", "SS-RULE-194")
def test_a_card_is_not_turned_over_in_the_visit_that_bought_it() -> None:
    game = choose(visit(200), "buy:knives")
    assert offered(game, "trade-up") == []
    assert offered(choose(game, "lend:100>auriel", "hand:knives>auriel", "shop:auriel"), "trade-up") == []
    assert offered(visit(200, hero={"pack": ["knives"]}), "trade-up") == ["trade-up:elven-knives"]


@rule("SS-EMPORIUM-10", "SS-DECK-11")
def test_quest_cards_are_not_sold() -> None:
    game = visit(0, hero={"pack": ["sentinel"]})
    assert offered(game, "sell") == ["sell:sentinel"]
    quest_card = next(id for id, item in game.table.content.items.items() if item.deck == "quest")
    aside = [piece for piece in state(game).set_aside if piece != quest_card]
    assert offered(visit(0, hero={"pack": [quest_card]}, set_aside=aside), "sell") == []


@rule("SS-FREE-2")
def test_a_hero_drops_things_as_often_as_he_likes() -> None:
    worn = {"main": "broadsword"}
    heroes = {"ecarus": {"at": "a", "pack": ["bandages", "antidote"], "slots": worn}, "auriel": {"at": "g"}}
    game = scene(heroes)
    choose(game, "drop", "put-down:bandages", "enough", "drop", "put-down:antidote", "enough")
    assert state(game).ground["a"].items == ["bandages", "antidote"]


@rule("SS-RULE-121", "SS-RULE-195")
def test_a_loot_token_that_lies_face_down_is_turned_over_by_whoever_takes_it() -> None:
    quest = {"triggers": [{"id": "there", "when": "enter b", "do": ["win escaped"]}]}
    game = scene(
        TWO, quest=quest, ground={"d": {"loot": 1}}, options={"campaign": True}, tops={"loot": ["loot-purse"]}
    )
    choose(game, "move:b", "spoil:loot>auriel")
    assert hero(game, "auriel").crowns == 10
    assert not state(game).ground.get("d")
