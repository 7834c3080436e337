"""Caches give what the table says, however states change, games take turns and choices are taken back."""

from collections.abc import Mapping
from random import Random
from typing import Any, get_type_hints

import pytest
from msgspec import structs

import holdfast
from holdfast.games.sword_and_sorcery import setup
from holdfast.games.sword_and_sorcery.bot.evaluation import features
from holdfast.games.sword_and_sorcery.content.load import QUESTS, load
from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of, geometry_of
from holdfast.games.sword_and_sorcery.rules.hero import offers, outfitting, reactions
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import loadout_of
from holdfast.games.sword_and_sorcery.rules.quest import emporium as visits
from holdfast.games.sword_and_sorcery.rules.stats import lasting_effects_of, max_hp
from holdfast.games.sword_and_sorcery.state import (
    Foe,
    Held,
    Hero,
    SwordAndSorceryState,
    SwordAndSorceryTable,
)
from holdfast.kernel.table import Table

EVERY = 7


def without_caches(table: SwordAndSorceryTable) -> SwordAndSorceryTable:
    """The same table with a content that has no caches yet."""
    content = structs.replace(table.content)
    return Table(table.state, content, table.options, table.chance, quiet=True)


def what_the_rules_say(table: SwordAndSorceryTable) -> list[Any]:
    state = table.state
    living = [hero for hero in state.heroes if not hero.ghost]
    return [
        [reactions.is_any_ready(table, moment) for moment in table.content.reacting],
        [enemy_profile_of(table, foe).abilities for foe in state.foes],
        lasting_effects_of(table),
        geometry_of(table).steps,
        [max_hp(table, hero) for hero in state.heroes],
        [[option.id for option in offers.offers(table, hero)] for hero in living],
        outfitting.can_outfit(table, [hero.id for hero in state.heroes]),
        next(visits.visit_step(table)).options.ids if state.visit is not None else (),
        features(table),
    ]


@pytest.mark.parametrize("quest", QUESTS)
def test_nothing_cached_is_stale(quest: str) -> None:
    luck = Random(5)
    options = {"quest": quest, "party": 4, "players": 2}
    games = [holdfast.new("sword-and-sorcery", options, seed=seed) for seed in (5, 6)]
    games.append(games[0].fork(7))
    asked = 0
    while going := [game for game in games if game.question is not None]:
        game = luck.choice(going)
        assert game.question is not None
        game.choose(luck.choice(game.question.choices))
        asked += 1
        if asked % EVERY == 0:
            assert what_the_rules_say(game.table) == what_the_rules_say(without_caches(game.table))


def test_a_game_leaves_nothing_on_the_table_of_the_next() -> None:
    """Every game begins with a copy of the first layout."""
    rules = holdfast.shelf()["sword-and-sorcery"]
    first = [rules.encode(holdfast.new(rules.id, {"quest": quest}, seed=3).table.state) for quest in QUESTS]
    luck = Random(4)
    for quest in QUESTS:
        game = holdfast.new(rules.id, {"quest": quest}, seed=3)
        while game.question is not None:
            game.choose(luck.choice(game.question.choices))
    again = [rules.encode(holdfast.new(rules.id, {"quest": quest}, seed=3).table.state) for quest in QUESTS]
    assert again == first


@pytest.mark.parametrize("quest", QUESTS)
def test_the_copy_of_a_first_layout_tells_all_of_it(quest: str) -> None:
    for count in (2, 5):
        table = holdfast.new("sword-and-sorcery", {"quest": quest, "party": count}, seed=3).table
        heroes, field = table.state.heroes, table.content.fields[quest]
        laid = setup._first_layout(field, table.content, count)
        assert setup.lay_out(field, table.content, heroes) == structs.replace(laid, heroes=heroes)


def begun(quest: str = "broken-seal") -> SwordAndSorceryTable:
    table: SwordAndSorceryTable = holdfast.new("sword-and-sorcery", {"quest": quest}, seed=3).table
    return table


def test_other_powers_make_another_loadout_at_once() -> None:
    table = begun()
    hero = table.state.heroes[0]
    passive = next(one for one in load().powers.values() if one.passive and one.kind == "passive")
    before = loadout_of(table, hero)
    hero.powers = (*hero.powers, Held(passive.id))
    hero.rank = 7
    stat = passive.passive[0].partition(" ")[0]
    assert loadout_of(table, hero).bonuses[stat] > before.bonuses.get(stat, 0)
    hero.powers, hero.rank = (), 1
    assert loadout_of(table, hero).bonuses == before.bonuses


def test_an_opened_door_makes_another_map_at_once() -> None:
    table = begun()
    door = table.state.closed[0]
    here, there = table.content.fields["broken-seal"].map.doors[door].areas
    assert there not in geometry_of(table).steps[here]
    table.state.closed = table.state.closed[1:]
    assert there in geometry_of(table).steps[here]


def test_quests_without_closed_doors_have_their_own_maps() -> None:
    """`()` is the same object in every quest."""
    areas = []
    for quest in ("waking-chapel", "twice-crowned"):
        table = begun(quest)
        table.state.closed = ()
        areas.append(set(geometry_of(table).steps))
        assert areas[-1] == set(table.content.fields[quest].map.areas)
    assert areas[0] != areas[1]


def test_what_caches_compare_cannot_be_changed_in_place() -> None:
    """`hero.powers.append(...)`, `state.closed.remove(...)` and `hero.slots[...] = ...` do not type-check."""
    hero, foe, state = (get_type_hints(one) for one in (Hero, Foe, SwordAndSorceryState))
    assert hero["powers"] == tuple[Held, ...]
    assert hero["slots"] == Mapping[str, str]
    names = tuple[str, ...]
    fields = (hero["pack"], foe["powers"], state["closed"], state["open_events"])
    assert (*fields, state["stash"], state["emporium"]) == (names,) * 6


def test_forks_and_taken_back_choices_get_what_their_own_table_says() -> None:
    luck = Random(9)
    game = holdfast.new("sword-and-sorcery", {"quest": QUESTS[0], "party": 3, "players": 1}, seed=9)
    for _ in range(30):
        fork = game.fork(2)
        for _ in range(luck.randrange(1, 12)):
            if (question := game.question) is not None:
                game.choose(luck.choice(question.choices))
        for one in (fork, game):
            assert what_the_rules_say(one.table) == what_the_rules_say(without_caches(one.table))
        game.undo()
        assert what_the_rules_say(game.table) == what_the_rules_say(without_caches(game.table))
