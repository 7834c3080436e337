"""Whole campaigns by chance: whatever a party carries out of a quest, the next one can be laid out for it."""

import random
from collections import Counter

import pytest

from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel import campaign_service
from holdfast.kernel.game import Game

CONTENT = load()
GREEDY = ("buy", "take", "equip", "empower", "store", "spoil", "pick-up", "search", "learn")
"""What makes a party rich, and its next table hard to lay out."""


def play(game: Game, luck: random.Random) -> None:
    while (question := game.question) is not None:
        rich = [one for one in question.choices if one.verb in GREEDY]
        game.choose(luck.choice(rich if rich and luck.random() < 0.5 else question.choices))


def cards(game: Game) -> Counter[str]:
    """Every item card of the party and its Stash, by the name on its front."""
    state = game.table.state
    carried = [piece for hero in state.heroes for piece in (*hero.pack, *hero.slots.values())]
    return Counter([*carried, *state.stash])


@pytest.mark.parametrize("seed", range(4))
def test_every_quest_can_be_laid_out_for_every_party(seed: int) -> None:
    luck = random.Random(seed)
    party = 2 + seed
    options = {"players": luck.randint(1, party), "party": party, "soul_storm": bool(seed % 2)}
    game = campaign_service.set_out(GAME.id, options, seed)
    first = dict(game.options)
    for quest in (*campaign_service.chapters(GAME.id)[1:], "broken-seal"):
        play(game, luck)
        before = game.table.state
        following = campaign_service.go_on(
            GAME.id, campaign_service.kept_of(game), quest, first, seed=luck.randrange(99)
        )
        after = following.table.state
        assert cards(following) == cards(game)
        least = CONTENT.fields[quest].quest
        assert after.shards == max(before.shards, least.least_shards)
        assert [hero.card for hero in after.heroes] == [hero.card for hero in before.heroes]
        for now, then in zip(after.heroes, before.heroes, strict=True):
            assert now.rank == max(then.rank, least.least_rank)
            assert now.crowns == max(then.crowns, least.least_crowns) or after.bank == 0
        assert [hero.wounds for hero in after.heroes] == [0] * party
        assert [hero.seat for hero in after.heroes] == [hero.seat for hero in before.heroes]
        game = following
