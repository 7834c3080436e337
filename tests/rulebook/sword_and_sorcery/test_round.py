"""SS-ROUND, SS-TIME, SS-BATTLE, SS-EVENT, SS-STORY, SS-DAY, SS-END: the round and the quest."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, struck, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, go_on, happened, hero, offered, state
from tests.rulebook.sword_and_sorcery.positions import scene

TWO: dict[str, Any] = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
DONE: dict[str, Any] = {"ecarus": {"at": "a", "acted": True}, "auriel": {"at": "a", "acted": True}}


def kinds(game: Game, *wanted: str) -> list[str]:
    _ = game.question
    return [event.what for event in game.events if event.what in wanted]


@rule("SS-ROUND-3")
def test_the_steps_of_the_time_phase() -> None:
    thorgar = {"at": "a", "poison": 1, "powers": [{"id": "heal", "wait": 1}]}
    game = scene({"thorgar": thorgar, "auriel": {"at": "a"}}, phase="time", shards=4, script=["blue:blank"])
    choose(game, "go-on")
    assert kinds(game, "wounded", "refreshed", "souls") == ["wounded", "refreshed"]
    assert asked(game) == "souls"


@rule("SS-ROUND-4", "SS-BATTLE-1")
def test_every_hero_has_a_hero_turn_and_an_enemy_turn() -> None:
    game = scene(TWO, {"gremlin-green-1": "g"}, phase="battle", tops={"encounters": ["lull"]})
    choose(game, "go:ecarus", "end-turn")
    assert kinds(go_on(game), "turn", "encounter") == ["turn", "encounter", "turn"]
    assert [one.acted for one in state(game).heroes] == [True, False]


@rule("SS-ROUND-5")
def test_rounds_go_on_until_the_quest_ends() -> None:
    game = scene(DONE, phase="event", tops={"events": ["clear-skies"]})
    assert (game.outcome, state(game).round) == (None, 2)


@rule("SS-ROUND-1", "SS-BATTLE-5")
def test_a_round_is_time_battle_and_event() -> None:
    game = scene(TWO, phase="time", tops={"events": ["clear-skies"]})
    choose(game, "go:auriel", "end-turn")
    assert kinds(game, "event") == []
    choose(game, "end-turn")
    wanted = ["round", "battle", "turn", "turn-over", "turn", "turn-over", "event", "round"]
    assert kinds(game, "round", "battle", "turn", "turn-over", "event") == [*wanted, "battle"]


@rule("SS-ROUND-2")
def test_rounds_go_on_as_long_as_the_event_deck() -> None:
    game = scene(TWO, phase="time", quest={"events": [["clear-skies"], ["gift-from-above"]]})
    while game.question is not None:
        game.choose(next((id for id in ("end-turn", "done") if id in offered(game)), offered(game)[0]))
    assert game.outcome is not None and game.outcome.reason == "no-events"
    assert state(game).round == 5


@rule("SS-TIME-2")
def test_other_time_phase_effects_come_after_the_damage() -> None:
    game = scene(
        TWO,
        {"troll": {"at": "g", "wounds": 5, "poison": 1}},
        phase="time",
        priority="ecarus",
        priority_level=1,
    )
    assert kinds(game, "wounded", "ability", "healed") == ["wounded", "ability", "healed"]


@rule("SS-TIME-4", "SS-BATTLE-15")
def test_tokens_show_who_has_acted_and_are_turned_in_the_time_phase() -> None:
    game = choose(scene(TWO, phase="battle"), "go:auriel", "end-turn")
    assert hero(game, "auriel").acted
    after = scene(DONE, phase="time")
    assert not hero(after, "auriel").acted


def waits_after(wait: int) -> int:
    """The hourglasses of a power after the Time phase."""
    heroes = {"thorgar": {"at": "a", "powers": [{"id": "heal", "wait": wait}]}, "auriel": {"at": "a"}}
    return hero(scene(heroes, phase="time"), "thorgar").powers[0].wait


@rule("SS-TIME-5", "SS-POWER-17")
def test_a_power_with_one_hourglass_is_ready_again() -> None:
    assert waits_after(1) == 0
    heroes = {
        "thorgar": {"at": "a", "powers": [{"id": "heal", "wait": 1}]},
        "auriel": {"at": "a", "wounds": 1},
    }
    game = choose(scene(heroes, phase="time"), "go:thorgar")
    assert offered(game, "power") == ["power:heal>1"]


@rule("SS-TIME-6", "SS-RULE-21")
def test_a_power_with_more_hourglasses_is_turned_and_not_refreshed_at_once() -> None:
    assert waits_after(2) == 1
    assert waits_after(0) == 0


@rule("SS-POWER-21")
def test_powers_turn_from_four_hourglasses_to_none() -> None:
    assert [waits_after(wait) for wait in (4, 3, 2, 1)] == [3, 2, 1, 0]


@rule("SS-POWER-18", "SS-EX-22")
def test_a_used_power_waits_as_long_as_its_level_says() -> None:
    heroes = {"thorgar": {"at": "a", "powers": ["heal"]}, "auriel": {"at": "a", "wounds": 2}}
    game = go_on(choose(scene(heroes), "power:heal>1"))
    level = game.table.content.powers["heal"].levels[0]
    assert (level.rank, level.cooldown) == (1, 1)
    assert hero(game, "thorgar").powers[0].wait == level.cooldown


@rule("SS-BATTLE-3")
def test_the_next_hero_is_active_then() -> None:
    game = choose(scene(TWO, phase="battle"), "go:ecarus", "end-turn")
    assert asked(game) == "hero-turn"
    assert state(game).active == "auriel"


@rule("SS-BATTLE-2")
def test_a_hero_is_active_through_the_enemy_turn_that_follows() -> None:
    game = scene(TWO, {"gremlin-green-1": "g"}, phase="battle", tops={"encounters": ["lull"]})
    choose(game, "go:ecarus", "end-turn")
    go_on(game)
    order = kinds(game, "turn", "encounter", "encounter-over")
    assert order[:3] == ["turn", "encounter", "encounter-over"]


@rule("SS-BATTLE-4", "SS-RULE-23")
def test_the_players_choose_who_goes_next() -> None:
    heroes = {name: {"at": "a"} for name in ("ecarus", "auriel", "laegon")}
    game = scene(heroes, phase="battle")
    assert offered(game) == ["go:ecarus", "go:auriel", "go:laegon"]
    choose(game, "go:laegon", "end-turn")
    assert offered(game) == ["go:ecarus", "go:auriel"]
    assert all(option.seat is None for option in game.question.choices) if game.question else False


@rule("SS-BATTLE-8", "SS-BATTLE-14")
def test_a_turn_ends_when_the_hero_likes() -> None:
    game = choose(scene(TWO, phase="battle"), "go:ecarus")
    assert offered(game)[-1] == "end-turn"
    assert offered(game, "move")


@rule("SS-COMPANION-18")
def test_a_companion_does_nothing_in_the_middle_of_an_attack() -> None:
    call = {"id": "summon-fenrir", "out": "fenrir"}
    laegon = {"at": "a", "rank": 5, "slots": {"main": "blade"}, "powers": [call]}
    text = weapon(red=1, effects=["power: hit 1"]) + foe()
    allies = {"fenrir": {"card": "fenrir-2", "owner": "laegon", "at": "a"}}
    heroes = {"laegon": laegon, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=text, script=["red:hit-power"], allies=allies)
    assert "activate:fenrir" in offered(game)
    assert "activate:fenrir" not in offered(choose(game, "attack:blade>dummy-1", "plain"))


@rule("SS-BATTLE-12")
def test_an_attack_is_resolved_in_one_go() -> None:
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    text = weapon(red=1, effects=["power: hit 1"]) + foe()
    game = scene(heroes, {"dummy-1": "a"}, cards=text, script=["red:hit-power"])
    choose(game, "attack:blade>dummy-1", "plain")
    assert offered(game) == ["spend:hit-1", "enough"]


@rule("SS-GHOST-14")
def test_a_ghost_does_each_of_its_actions_once() -> None:
    heroes = {"thorgar": {"at": "a", "ghost": True}, "auriel": {"at": "a", "wounds": 2}}
    game = choose(scene(heroes, shrines={"c": True}), "rebirth:c")
    assert offered(game, "rebirth") == []
    assert offered(game, "move") == ["move:b", "move:d"]


@rule("SS-GHOST-6")
def test_a_ghost_uses_neither_powers_nor_weapons() -> None:
    facts = {"at": "a", "powers": ["heal"], "slots": {"main": "mace"}}
    enemies = {"gremlin-green-1": "a"}
    found = []
    for ghost in (False, True):
        heroes = {"thorgar": {**facts, "ghost": ghost}, "auriel": {"at": "a", "wounds": 2}}
        game = scene(heroes, enemies)
        found.append([bool(offered(game, verb)) for verb in ("attack", "power")])
    assert found == [[True, True], [False, False]]


@rule("SS-BATTLE-16")
def test_a_ghost_has_only_the_actions_of_a_ghost() -> None:
    heroes = {
        "thorgar": {"at": "a", "ghost": True, "powers": ["heal"], "slots": {"main": "mace"}},
        "auriel": {"at": "a", "wounds": 2},
    }
    game = scene(heroes, {"gremlin-green-1": "a"}, shrines={"c": True})
    assert offered(game) == ["scream", "rebirth:c", "move:b", "end-turn"]


# -- events ----------------------------------------------------------------------------------------


@rule("SS-EVENT-1")
def test_a_new_round_follows_the_event_phase() -> None:
    game = scene(DONE, phase="event", tops={"events": ["clear-skies"]})
    assert kinds(game, "event", "round") == ["event", "round"]


@rule("SS-EVENT-4")
def test_no_event_is_resolved_in_the_round_after() -> None:
    text = '[[event]]\nid = "boon"\ndo = ["shards 1"]\n'
    game = scene(DONE, phase="event", cards=text, open_events=["boon"])
    assert kinds(game, "event") == []
    assert state(game).open_events == ()


@rule("SS-EVENT-5")
def test_there_are_three_kinds_of_events() -> None:
    assert {event.kind for event in load().events.values()} <= {"ordinary", "story", "day", "night"}


@rule("SS-EVENT-7")
def test_an_effect_that_does_not_last_is_applied_once() -> None:
    text = '[[event]]\nid = "boon"\ndo = ["shards 1"]\n'
    game = scene(DONE, phase="event", cards=text, tops={"events": ["boon"]})
    assert asked(game) == "next-hero"
    assert state(game).shards == 1


@rule("SS-EVENT-2")
def test_a_new_event_is_resolved_and_lies_face_up() -> None:
    text = '[[event]]\nid = "boon"\ndo = ["shards 1", "shards 2"]\n'
    game = scene(DONE, phase="event", cards=text, tops={"events": ["boon"]})
    assert [one["count"] for one in happened(game, "shards")] == [1, 2]
    assert state(game).open_events == ("boon",)


@rule("SS-EVENT-3", "SS-EVENT-4")
def test_an_event_that_lies_face_up_is_discarded_and_nothing_else_happens() -> None:
    game = scene(
        DONE, phase="event", open_events=["boon"], cards='[[event]]\nid = "boon"\ndo = ["shards 1"]\n'
    )
    assert state(game).shards == 0
    assert state(game).open_events == ()
    assert state(game).event_discard == ["boon"]
    assert happened(game, "event") == []


@rule("SS-EVENT-6")
def test_a_lasting_effect_holds_while_the_card_lies_there() -> None:
    game = go_on(struck(script=["blue:blank"], open_events=["war-drums"]))
    assert happened(game, "hits")[0]["hits"] == 4
    gone = go_on(struck(script=["blue:blank"]))
    assert happened(gone, "hits")[0]["hits"] == 3


@rule("SS-EVENT-8")
@pytest.mark.parametrize(("heroes", "come"), [(2, 1), (4, 2)])
def test_events_spawn_by_the_number_of_heroes_in_play(heroes: int, come: int) -> None:
    names = ["ecarus", "auriel", "laegon", "shae"][:heroes]
    gates = {"gates": [{"id": "east", "area": "g", "symbol": "shield"}]}
    game = scene(
        {name: {"at": "a", "acted": True} for name in names},
        phase="event",
        quest=gates,
        tops={"events": ["massacre"], "enemies": ["raider-green-1", "gremlin-green-1"]},
    )
    assert len(happened(game, "appears")) == come


@rule("SS-EVENT-15", "SS-RULE-25", "SS-RULE-24", "SS-ALIGN-5")
def test_a_ghost_may_be_the_active_hero_of_the_event_phase() -> None:
    heroes = {
        "ecarus": {"at": "a", "ghost": True, "acted": True},
        "laegon": {"at": "a", "acted": True, "wounds": 2},
    }
    game = scene(heroes, phase="event", active="ecarus", tops={"events": ["gift-from-above"]})
    assert happened(game, "alignment") == [{"hero": "ecarus", "alignment": "law"}]
    assert hero(game, "laegon").wounds == 1
    assert state(game).active == "ecarus"
    assert hero(game, "ecarus").ghost


@rule("SS-RULE-155")
def test_massacre_gives_the_first_attack_of_each_a_crit() -> None:
    heroes = {"ecarus": {"at": "a", "rank": 5, "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(
        heroes,
        {"dummy-1": "a"},
        cards=weapon(hits=1) + foe(hp=30),
        open_events=["massacre"],
        tops={"crits": ["gash", "gash.2"]},
    )
    choose(game, "attack:blade>dummy-1", "plain", "attack:blade>dummy-1", "plain")
    assert len(happened(game, "crit")) == 1


@rule("SS-STORY-3", "SS-STORY-5", "SS-STORY-6")
def test_a_story_from_the_deck_lies_on_top_and_gives_a_round() -> None:
    quest = {
        "events": [["story-1"], ["courage"]],
        "story_cards": {"story-1": "tale"},
        "stories": [{"id": "tale", "do": ["shards 1", "flag told 1"]}],
    }
    game = scene(DONE, phase="event", quest=quest)
    assert (state(game).shards, state(game).flags) == (1, {"told": 1})
    assert state(game).open_events == ("story-1",)
    assert len(state(game).events) == 1


@rule("SS-STORY-5")
def test_a_story_may_say_that_its_card_goes_away() -> None:
    quest = {"stories": [{"id": "tale", "area": "b", "keeps": False}]}
    game = choose(scene(TWO, quest=quest), "move:b")
    assert state(game).open_events == ()


@rule("SS-STORY-7", "SS-STORY-8", "SS-EX-57", "SS-RULE-155")
def test_a_story_over_a_lasting_event_suspends_it() -> None:
    tale = {"stories": [{"id": "x"}]}
    gates = {"gates": [{"id": "east", "area": "g", "symbol": "shield"}], **tale}
    over = go_on(struck(script=["blue:blank"], open_events=["map-story-x", "war-drums"], quest=tale))
    assert happened(over, "hits")[0]["hits"] == 3
    back = scene(DONE, phase="event", open_events=["map-story-x", "war-drums"], quest=gates)
    assert state(back).open_events == ("war-drums",)
    assert happened(back, "appears") == []
    gone = scene(DONE, phase="event", open_events=["war-drums"])
    assert state(gone).open_events == ()


@rule("SS-DAY-1")
@pytest.mark.parametrize("card", ["day", "night"])
def test_a_card_brings_the_day_or_the_night(card: str) -> None:
    quest = {"events": [["day", "night"], ["courage"]]}
    game = scene(DONE, phase="event", quest=quest, tops={"events": [card]})
    assert state(game).time == card


@rule("SS-DAY-3", "SS-POWER-22")
def test_the_turning_of_powers_happens_once() -> None:
    heroes = {
        "thorgar": {"at": "a", "acted": True, "powers": [{"id": "heal", "wait": 3}]},
        "auriel": {"at": "a", "acted": True},
    }
    quest = {"events": [["day", "night"], ["courage"]]}
    game = scene(heroes, phase="event", quest=quest, tops={"events": ["day"]})
    assert len(happened(game, "turned")) == 1
    assert (state(game).time, hero(game, "thorgar").powers[0].wait) == ("day", 1)


@rule("SS-DAY-4", "SS-DAY-5")
@pytest.mark.parametrize(
    ("card", "wait", "after"),
    [("day", 3, 2), ("night", 2, 3), ("day", 1, 0), ("night", 4, 4), ("night", 0, 0)],
)
def test_day_and_night_turn_used_powers(card: str, wait: int, after: int) -> None:
    heroes = {
        "thorgar": {"at": "a", "acted": True, "powers": [{"id": "heal", "wait": wait}]},
        "auriel": {"at": "a", "acted": True},
    }
    game = scene(
        heroes, phase="event", quest={"events": [["day", "night"], ["courage"]]}, tops={"events": [card]}
    )
    assert [one["wait"] for one in happened(game, "turned")] == ([after] if after != wait else [])
    assert hero(game, "thorgar").powers[0].wait == max(after - 1, 0)  # the Time phase has followed


@rule("SS-EX-56", "SS-RULE-22")
def test_three_hourglasses_become_two_by_day_and_two_three_by_night() -> None:
    def turned(card: str, *waits: int) -> dict[str, int]:
        powers = [{"id": id, "wait": wait} for id, wait in zip(("heal", "command"), waits, strict=False)]
        heroes = {
            "thorgar": {"at": "a", "acted": True, "powers": powers},
            "auriel": {"at": "a", "acted": True},
        }
        quest = {"events": [["day", "night"], ["courage"]]}
        game = scene(heroes, phase="event", quest=quest, tops={"events": [card]})
        return {one["power"]: one["wait"] for one in happened(game, "turned")}

    assert turned("day", 3) == {"heal": 2} and turned("night", 2) == {"heal": 3}
    assert turned("day", 1, 2) == {"heal": 0, "command": 1}, "a card at one is refreshed"
    assert turned("night", 4, 1) == {"command": 2}, "a card at four is left"


@rule("SS-DAY-4", "SS-DAY-5")
@pytest.mark.parametrize(("time", "after"), [("night", 3), ("day", 1)])
def test_a_quest_that_makes_it_night_or_day_turns_used_powers(time: str, after: int) -> None:
    actions = [{"id": "bell", "area": "a", "cost": "free", "do": [f"time {time}"]}]
    heroes = {"thorgar": {"at": "a", "powers": [{"id": "heal", "wait": 2}]}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, quest={"actions": actions}), "quest:bell")
    assert state(game).time == time
    assert hero(game, "thorgar").powers[0].wait == after


@rule("SS-DAY-2")
def test_the_night_holds_until_the_day() -> None:
    quest = {"night": {"with": "heroes", "effects": ["hit -1"]}}
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    for time, hits in (("night", 2), ("day", 3)):
        game = scene(heroes, {"dummy-1": "a"}, cards=weapon(hits=3) + foe(), quest=quest, time=time)
        choose(game, "attack:blade>dummy-1", "plain")
        assert happened(game, "hits")[0]["hits"] == hits


@rule("SS-DAY-6", "SS-DAY-7", "SS-DAY-8")
def test_a_day_card_lies_beside_the_deck_and_the_old_one_is_discarded() -> None:
    quest = {"events": [["day"], ["courage"]]}
    game = scene(DONE, phase="event", quest=quest, time="night", time_card="night")
    assert (state(game).time, state(game).time_card, state(game).open_events) == ("day", "day", ())
    assert state(game).event_discard == ["night"]
    again = scene(DONE, phase="event", quest={"events": [["courage"]]}, time="day", time_card="day")
    assert happened(again, "event") == [{"event": "courage"}]


# -- the end ---------------------------------------------------------------------------------------


@rule("SS-END-1", "SS-END-2")
def test_a_condition_of_the_quest_ends_it_at_once() -> None:
    triggers = [{"id": "there", "when": "enter b", "do": ["win escaped"]}]
    game = choose(scene(TWO, quest={"triggers": triggers}), "move:b")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.reason) == (True, "quest-escaped")
    lost = [{"id": "there", "when": "enter b", "do": ["fail fell"]}]
    game = choose(scene(TWO, quest={"triggers": lost}), "move:b")
    assert game.outcome is not None and not game.outcome.won


@rule("SS-END-3", "SS-GOLD-4")
def test_the_last_card_discarded_loses_the_quest() -> None:
    game = scene(DONE, phase="event", quest={"events": [["courage"]]}, open_events=["courage"])
    game.table.state.events.layers = []
    assert game.question is None
    assert game.outcome is not None and game.outcome.reason == "no-events"


@rule("SS-RULE-26")
def test_a_last_day_card_loses_only_in_the_next_event_phase() -> None:
    game = scene(DONE, phase="event", quest={"events": [["day"]]})
    assert game.outcome is None
    later = scene(DONE, phase="event", quest={"events": [["day"]]}, time="day", time_card="day")
    later.table.state.events.layers = []
    assert later.question is None
    assert later.outcome is not None and later.outcome.reason == "no-events"


@rule("SS-EX-55")
def test_a_night_that_is_over_does_nothing() -> None:
    quest = {"night": {"with": "heroes", "effects": ["hit -1"]}}
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a"}, cards=weapon(hits=3) + foe(), quest=quest)
    assert happened(choose(game, "attack:blade>dummy-1", "plain"), "hits")[0]["hits"] == 3


@rule("SS-GHOST-19")
def test_the_quest_goes_on_while_one_hero_lives() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g"}}
    game = choose(scene(heroes, quest={"dangerous": ["b"]}), "move:b")
    assert hero(game, "ecarus").ghost and game.outcome is None


@rule("SS-RULE-53")
def test_a_companion_that_lives_does_not_save_the_quest() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g", "ghost": True}}
    allies = {"fenrir": {"card": "fenrir-2", "owner": "ecarus", "at": "g"}}
    game = choose(scene(heroes, quest={"dangerous": ["b"]}, allies=allies), "move:b")
    assert game.outcome is not None and not game.outcome.won


@rule("SS-END-4")
def test_all_heroes_ghosts_loses_at_once() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g", "ghost": True}}
    allies = {"fenrir": {"card": "fenrir-2", "owner": "ecarus", "at": "a"}}
    game = scene(heroes, quest={"dangerous": ["b"]}, allies=allies)
    choose(game, "move:b")
    assert game.outcome is not None and game.outcome.reason == "all-ghosts"


@rule("SS-RULE-27")
def test_defeat_comes_before_victory() -> None:
    triggers = [{"id": "last", "when": "ghost", "do": ["win glory"]}]
    heroes = {"ecarus": {"at": "a", "wounds": 7}, "auriel": {"at": "g", "ghost": True}}
    game = choose(scene(heroes, quest={"dangerous": ["b"], "triggers": triggers}), "move:b")
    assert game.outcome is not None and not game.outcome.won


@rule("SS-RULE-90")
def test_deaths_of_one_effect_are_all_resolved_with_their_rewards() -> None:
    text = (
        weapon(hits=9, effects=["aoe 0"])
        + foe(hp=3, more="shards = 1")
        + foe("other", hp=3, more="shards = 2")
    )
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": "a", "other-1": "a"}, cards=text)
    choose(game, "attack:blade>dummy-1", "plain")
    assert state(game).shards == 3


@rule("SS-RULE-52")
def test_if_the_last_hero_dies_in_step_1_the_souls_step_is_not_reached() -> None:
    heroes = {"ecarus": {"at": "a", "wounds": 7, "burns": [1]}, "auriel": {"at": "a", "ghost": True}}
    game = scene(heroes, phase="time", shards=9, shrines={"a": True})
    assert game.question is None
    assert game.outcome is not None and game.outcome.reason == "all-ghosts"


@rule("SS-RULE-18")
def test_the_first_round_begins_with_a_time_phase() -> None:
    heroes = {
        "ecarus": {"at": "a", "slots": {"artifact": "ring-of-warding"}, "shields": 0},
        "auriel": {"at": "a"},
    }
    game = scene(heroes, phase="prepare", round=0, shards=8)
    choose(game, "lead:ecarus")
    assert asked(game) == "souls"
    assert hero(game, "ecarus").shields == 1


@rule("SS-RULE-20")
def test_shards_of_enemies_that_burnt_to_death_can_be_spent_at_once() -> None:
    text = foe(hp=1, more="shards = 4")
    game = scene(TWO, {"dummy-1": {"at": "g", "burns": [1]}}, cards=text, phase="time")
    assert asked(game) == "souls"
    assert state(game).shards == 4


@rule("SS-RULE-29")
def test_shadows_come_before_stories() -> None:
    quest = {"stories": [{"id": "tale", "area": "b"}]}
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "a"}},
        quest=quest,
        shadows=["g"],
        tops={"shadow_tokens": ["townsfolk"]},
    )
    choose(game, "move:b")
    assert kinds(game, "flipped", "story") == ["flipped", "story"]


@rule("SS-RULE-30", "SS-ACTIVATE-9")
def test_effects_on_the_next_attack_are_lost_with_the_turn() -> None:
    heroes = {"laegon": {"at": "a", "powers": ["precise-shot"]}, "auriel": {"at": "a"}}
    game = choose(scene(heroes), "power:precise-shot>1")
    assert hero(game, "laegon").boosts
    choose(game, "end-turn")
    assert hero(game, "laegon").boosts == []
    assert hero(game, "laegon").powers[0].wait == 2
