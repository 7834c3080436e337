"""What is known of a hero's cards is what the cards say, however often they change hands."""

from random import Random

import pytest

import holdfast
from holdfast.games.sword_and_sorcery.caches import Caches
from holdfast.games.sword_and_sorcery.content.load import QUESTS, load
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import EquipmentSet
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Loadout, UsableItems
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import (
    equipment_set_of,
    loadout_of,
    power_set_of,
    usable_items_of,
)
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import PowerSet
from holdfast.games.sword_and_sorcery.state import Hero
from holdfast.kernel.game import Game


def facts(one: UsableItems | PowerSet | EquipmentSet) -> list[object]:
    return [getattr(one, name) for name in type(one).__slots__ if not name.startswith("_")]


def fresh_loadout(hero: Hero) -> Loadout:
    content, empty = load(), Caches()
    powers, equipment = power_set_of(empty, content, hero), equipment_set_of(empty, content, hero)
    return Loadout(content, hero, powers, equipment)


def assert_all_loadouts_are_fresh(game: Game) -> None:
    for hero in game.table.state.heroes:
        known, fresh = loadout_of(game.table, hero), fresh_loadout(hero)
        assert (known.bonuses, known.mshield, known.hp) == (fresh.bonuses, fresh.mshield, fresh.hp)
        assert facts(known.powers) == facts(fresh.powers)
        assert facts(known.equipment) == facts(fresh.equipment)
        assert facts(usable_items_of(game.table, hero)) == facts(fresh.usable_items(hero.pack))


@pytest.mark.parametrize("quest", QUESTS)
def test_a_loadout_is_never_stale(quest: str) -> None:
    luck = Random(3)
    game = holdfast.new("sword-and-sorcery", {"quest": quest, "party": 4, "players": 2}, seed=3)
    fork = game.fork(1)
    for one in (game, fork):
        while (question := one.question) is not None:
            assert_all_loadouts_are_fresh(game)
            assert_all_loadouts_are_fresh(fork)
            one.choose(luck.choice(question.choices))
