"""What the rules remember from question to question is what the table says, however games take turns."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

import holdfast
from holdfast.games.sword_and_sorcery import setup
from holdfast.games.sword_and_sorcery.bot.evaluation import features
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.games.sword_and_sorcery.rules.find import nature_of
from holdfast.games.sword_and_sorcery.rules.hero import offers, outfitting, reactions
from holdfast.games.sword_and_sorcery.rules.quest import emporium as visits
from holdfast.games.sword_and_sorcery.rules.stats import max_hp, times_of
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable
from holdfast.kernel.table import Table

EVERY = 7


def without_memory(table: SwordAndSorceryTable) -> SwordAndSorceryTable:
    """The same table with cards that nobody has looked at yet."""
    content = structs.replace(table.content, memo={}, sets={}, kits={}, latest={}, ground=(None, None))
    return Table(table.state, content, table.options, table.chance, quiet=True)


def what_the_rules_say(table: SwordAndSorceryTable) -> list[Any]:
    state = table.state
    living = [hero for hero in state.heroes if not hero.ghost]
    return [
        [reactions.is_any_ready(table, moment) for moment in table.content.reacting],
        [nature_of(table, foe).abilities for foe in state.foes],
        times_of(table),
        [max_hp(table, hero) for hero in state.heroes],
        [[option.id for option in offers.offers(table, hero)] for hero in living],
        outfitting.can_outfit(table, [hero.id for hero in state.heroes]),
        next(visits.visit_step(table)).options.ids if state.visit is not None else (),
        features(table),
    ]


@pytest.mark.parametrize("quest", QUESTS)
def test_nothing_remembered_is_stale(quest: str) -> None:
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
            assert what_the_rules_say(game.table) == what_the_rules_say(without_memory(game.table))


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
