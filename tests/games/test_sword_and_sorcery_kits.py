"""What is known of a hero's cards is what the cards say, however often they change hands."""

from random import Random

import pytest

import holdfast
from holdfast.games.sword_and_sorcery.content.load import QUESTS, load
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import Worn
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Hands, Kit, hands_of, kit_of
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import Row
from holdfast.games.sword_and_sorcery.state import Hero
from holdfast.kernel.game import Game


def lists(one: Hands | Row | Worn) -> list[object]:
    return [getattr(one, name) for name in type(one).__slots__ if not name.startswith("_")]


def row_and_worn_are_fresh(kit: Kit, hero: Hero) -> None:
    row = Row(load(), hero.card, hero.rank, tuple(held.id for held in hero.powers))
    worn = Worn(load(), hero.slots, hero.rank)
    assert lists(kit.row) == lists(row)
    assert (kit.worn, kit.arms, kit.guard, kit.imbues) == (worn.pieces, worn.arms, worn.guard, worn.imbues)


def all_kits_are_fresh(game: Game) -> None:
    for hero in game.table.state.heroes:
        known, fresh = kit_of(game.table, hero), Kit(load(), hero)
        assert (known.worth, known.mshield, known.imbues) == (fresh.worth, fresh.mshield, fresh.imbues)
        assert lists(hands_of(game.table, hero)) == lists(fresh.hands(hero.pack))
        row_and_worn_are_fresh(known, hero)


@pytest.mark.parametrize("quest", QUESTS)
def test_a_kit_is_never_stale(quest: str) -> None:
    luck = Random(3)
    game = holdfast.new("sword-and-sorcery", {"quest": quest, "party": 4, "players": 2}, seed=3)
    fork = game.fork(1)
    for one in (game, fork):
        while (question := one.question) is not None:
            all_kits_are_fresh(game)
            all_kits_are_fresh(fork)
            one.choose(luck.choice(question.choices))
