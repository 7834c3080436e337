"""How Sword & Sorcery judges: what the quest wants next, how good a position is, what suggests itself."""

import random
from collections.abc import Callable
from operator import mul
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast import words
from holdfast.games.sword_and_sorcery.bot import shopping, turn_policy
from holdfast.games.sword_and_sorcery.bot.evaluation import evaluate, features
from holdfast.games.sword_and_sorcery.bot.objectives import Objective, QuestObjectives
from holdfast.games.sword_and_sorcery.bot.paths import distance_after, doors_between
from holdfast.games.sword_and_sorcery.bot.progress import objectives_left, progress
from holdfast.games.sword_and_sorcery.bot.situation import Situation, hidden_enemies
from holdfast.games.sword_and_sorcery.bot.weights import FEATURES
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.games.sword_and_sorcery.rules.stats import printed_hp
from holdfast.games.sword_and_sorcery.state import field_of
from holdfast.kernel.game import Game
from tests.rulebook.sword_and_sorcery.positions import scene

FIRST: dict[str, list[tuple[str, str]]] = {
    "broken-seal": [("go", "h"), ("kill", "orc-shaman-red"), ("act", "h")],
    "drowned-village": [("act", "d"), ("act", "i"), ("go", "i"), ("kill", "raider-red"), ("act", "i")],
    "merchants-road": [("act", "k"), ("kill", "all")],
    "troll-bridge": [("go", "e"), ("kill", "troll"), ("kill", "enraged-troll")],
    "under-the-crown": [("kill", "orc-shaman-red-1"), ("kill", "orc-king"), ("kill", "crownless-king")],
}


def begun(quest: str, seed: int = 1) -> Game:
    return holdfast.new("sword-and-sorcery", {"quest": quest, "party": 3, "players": 1}, seed=seed)


def told(found: list[Objective]) -> list[tuple[str, str]]:
    return [(one.kind, one.what if one.kind == "kill" else one.area) for one in found]


@pytest.mark.parametrize("quest", FIRST)
def test_what_a_quest_wants_is_read_from_its_file(quest: str) -> None:
    assert told(objectives_left(begun(quest).table)) == FIRST[quest]


@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_that_ships_tells_what_it_wants(quest: str) -> None:
    game = begun(quest)
    assert objectives_left(game.table)
    assert progress(game.table) == 0.0


def test_what_is_done_is_wanted_no_more() -> None:
    table = begun("drowned-village").table
    before = progress(table)
    table.state.flags = {"family": 1}
    assert told(objectives_left(table)) == FIRST["drowned-village"][1:]
    assert progress(table) > before
    table.state.flags = {"family": 1, "sluice": 1}
    table.state.dead = ["raider-red"]
    assert told(objectives_left(table)) == [("act", "i")]


def test_a_won_quest_is_all_done_and_a_lost_one_worth_nothing() -> None:
    game = begun("broken-seal")
    for won in (True, False):
        game.table.outcome = holdfast.Outcome(won, "all-ghosts")
        assert evaluate(game.table) == float(won)
    assert progress(game.table) < 1.0


def duel(**hero: Any) -> Game:
    return scene({"ecarus": {"at": "a", **hero}, "auriel": {"at": "a"}}, {"orc-warrior-green-1": "b"})


BETTER: dict[str, Callable[[], tuple[Game, Game]]] = {
    "health": lambda: (duel(), duel(wounds=4)),
    "a living hero": lambda: (duel(), duel(ghost=True)),
    "arms": lambda: (duel(slots={"main": "broadsword"}), duel()),
    "a higher rank": lambda: (duel(rank=2), duel()),
    "one who stands": lambda: (duel(), duel(down=True)),
}


@pytest.mark.parametrize("what", BETTER)
def test_what_helps_is_judged_better(what: str) -> None:
    good, bad = BETTER[what]()
    assert evaluate(good.table) > evaluate(bad.table)


def test_an_event_deck_that_is_nearly_drawn_is_judged_worse() -> None:
    game = begun("kings-gate")
    before = evaluate(game.table)
    while len(game.table.state.events) > 2:
        game.table.state.events.draw("event", game.table.chance)
    assert evaluate(game.table) < before - 0.05


def test_a_larger_party_is_judged_better_where_all_else_is_equal() -> None:
    game = begun("broken-seal")
    fewer = features(game.table)
    more = [*fewer]
    more[FEATURES.index("party")] += 1
    weights = msgspec.structs.astuple(game.content.evaluation_weights)
    assert sum(map(mul, weights, more)) > sum(map(mul, weights, fewer))


@pytest.mark.parametrize("quest", ["rising-water", "troll-bridge", "under-the-crown"])
def test_the_likeliest_action_is_the_one_with_the_highest_score(quest: str) -> None:
    """Steps that cannot be the best are not scored at all."""
    luck, asked = random.Random(quest), 0
    for seed in range(4):
        game = begun(quest, seed)
        while (question := game.question) is not None:
            if question.ask == "hero-turn":
                scores = turn_policy.hero_turn(game.table, question)
                assert turn_policy.likeliest_action(game.table, question) == scores.index(max(scores))
                asked += 1
            one = game.likeliest() if luck.random() < 0.7 else luck.choice(question.choices)
            game.choose(one)
    assert asked > 200


def test_what_cards_are_worth_follows_what_the_hero_wears() -> None:
    table = duel(slots={"main": "broadsword"}).table
    hero = table.state.heroes[0]
    upgraded = "broadsword-upgraded"
    before = shopping.purchase_value(table, hero, upgraded)
    assert before > 0
    hero.slots = {"main": upgraded}
    assert shopping.purchase_value(table, hero, upgraded) == 0.0
    hero.slots = {"main": "broadsword"}
    assert shopping.purchase_value(table, hero, upgraded) == before
    hero.pack = (upgraded,)
    assert shopping.is_better_packed(table, hero)
    assert shopping.purchase_value(table, hero, upgraded) == 0.0


def test_fewer_and_weaker_enemies_are_judged_better() -> None:
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    alone = scene(heroes)
    hurt = scene(heroes, {"orc-warrior-green-1": {"at": "b", "wounds": 3}})
    fresh = scene(heroes, {"orc-warrior-green-1": "b"})
    strong = scene(heroes, {"orc-warrior-red-1": "b"})
    assert evaluate(alone.table) > evaluate(hurt.table) > evaluate(fresh.table) > evaluate(strong.table)


def test_what_lurks_in_the_shadows_counts_as_enemies_do() -> None:
    game = begun("lamp-of-souls")
    assert game.table.state.shadows
    before = evaluate(game.table)
    game.table.state.shadows = []
    assert evaluate(game.table) > before


@pytest.mark.parametrize("quest", QUESTS)
def test_a_shadow_hides_what_the_enemies_of_the_quest_are_on_average(quest: str) -> None:
    table = begun(quest).table
    entry = field_of(table).quest
    cards = [table.content.enemies[id] for id in entry.enemies]
    most = 2 if "two" in entry.shadow_supply else 1
    strongest = max(printed_hp(table, card) * card.figures for card in cards)
    assert 0 < hidden_enemies(table).hp <= most * strongest
    assert hidden_enemies(table).menace > 0


def test_the_same_enemies_are_less_to_a_larger_party() -> None:
    enemies = {"orc-warrior-green-1": "b", "orc-warrior-green-2": "b", "gremlin-green-1": "b"}
    heroes = {name: {"at": "a"} for name in ("ecarus", "auriel", "thorgar", "shae")}
    worth = []
    for count in (2, 4):
        party = dict(list(heroes.items())[:count])
        worth.append(evaluate(scene(party, enemies).table) - evaluate(scene(party).table))
    assert worth[0] < worth[1] < 0


def test_a_key_in_the_hand_is_better_than_one_on_the_ground() -> None:
    """The way to a locked door leads over its key: whoever has fetched it is not further away."""
    table = begun("merchants-road").table
    state = table.state
    [(colour, area)] = state.keys.items()
    before = evaluate(table)
    for hero in state.heroes:
        hero.area = area
    there = evaluate(table)
    assert Situation(table).goals == [area]
    state.keys = {}
    state.heroes[0].keys = [colour]
    assert Situation(table).goals == ["k"]
    assert before < there < evaluate(table)


def test_doors_are_counted_that_have_to_be_opened() -> None:
    table = begun("drowned-village").table
    assert [doors_between(table)["a"][area] for area in "abcdij"] == [0, 0, 1, 2, 0, 1]
    table.state.closed = tuple(id for id in table.state.closed if id != "door-1")
    assert [doors_between(table)["a"][area] for area in "abcdij"] == [0, 0, 0, 1, 0, 1]


def test_an_open_door_on_the_way_is_better_than_a_shut_one() -> None:
    """Nobody waits before a door because opening it brings nothing."""
    table = begun("drowned-village").table
    state = table.state
    worth = {}
    for opened in ("", "door-2", "door-4"):
        state.closed = ("door-1", "door-2", "door-3", "door-4")
        for hero in state.heroes:
            hero.area = "c"
        state.closed = tuple(id for id in state.closed if id != opened)
        worth[opened] = evaluate(table)
    assert worth["door-2"] > worth[""] == worth["door-4"]


def test_whoever_reaches_an_objective_is_not_further_away_for_it() -> None:
    """The way goes on to the next one, and that was known before."""
    table = begun("drowned-village").table
    state = table.state
    [first, *_] = objectives_left(table)
    for hero in state.heroes:
        hero.area = first.area
    before, rest = evaluate(table), distance_after(table, first)
    state.flags = {"family": 1}
    assert distance_after(table, objectives_left(table)[0]) == 0
    assert rest > 0
    assert evaluate(table) > before


def most_urgent(game: Game) -> str:
    question = game.question
    assert question is not None
    weights = game.rules.bot.policy(game.table, question)
    assert len(weights) == len(question.choices)
    assert all(weight > 0 for weight in weights)
    return question.choices[max(range(len(weights)), key=weights.__getitem__)].id


def test_who_stands_beside_an_enemy_strikes() -> None:
    game = scene(
        {"ecarus": {"at": "a", "slots": {"main": "broadsword"}}, "auriel": {"at": "b"}},
        {"gremlin-green-1": "a"},
    )
    assert most_urgent(game) == "attack:broadsword>gremlin-green-1"


def test_who_lies_on_the_ground_gets_up() -> None:
    game = scene({"ecarus": {"at": "a", "down": True}, "auriel": {"at": "b"}}, {"gremlin-green-1": "a"})
    assert most_urgent(game) in ("stand", "dash")


def test_the_badly_wounded_are_healed() -> None:
    game = scene(
        {"thorgar": {"at": "a", "powers": ["heal"]}, "auriel": {"at": "a", "wounds": 4}},
        {"gremlin-green-1": "d"},
        active="thorgar",
    )
    assert most_urgent(game) == "power:heal>1"


def test_a_ghost_goes_to_a_shrine() -> None:
    game = scene(
        {"ecarus": {"at": "c", "ghost": True}, "auriel": {"at": "b"}},
        active="ecarus",
        shrines={"a": True},
    )
    assert most_urgent(game) == "rebirth:a"


def test_heroes_go_where_the_quest_goes_on() -> None:
    quest = {
        "actions": [{"id": "ring", "area": "e", "do": ["win ring"]}],
    }
    game = scene({"ecarus": {"at": "b"}, "auriel": {"at": "b"}}, quest=quest, active="ecarus")
    assert most_urgent(game) == "move:c"
    question = game.question
    assert question is not None
    assert game.rules.bot.leads_to(game.table, question.options["move:c"], "e")
    assert not game.rules.bot.leads_to(game.table, question.options["move:a"], "e")


@pytest.mark.parametrize(
    ("what", "away"),
    [({}, "move:a"), ({"flags": {"shut": 1}}, "move:c"), ({"done": ["free"]}, "move:c")],
)
def test_heroes_turn_aside_for_what_else_the_quest_offers(what: dict[str, Any], away: str) -> None:
    """They free a prisoner one area out of their way, unless that is barred or done."""
    quest = {
        "actions": [
            {"id": "ring", "area": "g", "do": ["win ring"]},
            {"id": "free", "area": "a", "if": "not flag shut 1", "do": ["shards 2"]},
        ],
    }
    game = scene({"ecarus": {"at": "b"}, "auriel": {"at": "b"}}, quest=quest, active="ecarus", **what)
    assert most_urgent(game) == away


@pytest.mark.parametrize("seed", range(3))
def test_every_option_has_a_reason_in_words(seed: int) -> None:
    game = begun("broken-seal", seed)
    heard: set[str] = set()
    for _ in range(120):
        question = game.question
        if question is None:
            break
        for option in question.choices:
            reason = game.rules.bot.explain(game.table, question, option)
            id = reason if isinstance(reason, str) else reason[0]
            assert words.has("en", id, "sword-and-sorcery")
            heard.add(id)
        game.choose(most_urgent(game))
    assert {"intent-onward", "intent-arms"} <= heard


@pytest.mark.parametrize("quest", QUESTS)
def test_objectives_that_were_remembered_are_those_of_the_quest_as_it_stands(quest: str) -> None:
    game = begun(quest, seed=4)
    table = game.table
    for _ in range(250):
        if game.question is None:
            break
        assert (
            objectives_left(table) == QuestObjectives(field_of(table), table.state, table.content).objectives
        )
        game.choose(game.likeliest())


def test_the_dead_that_no_quest_asks_for_leave_the_objectives_as_they_were() -> None:
    table = begun("drowned-village").table
    before = objectives_left(table)
    table.state.dead = [*table.state.dead, "nobody"]
    assert objectives_left(table) is before
