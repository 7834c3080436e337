"""What holds in every game, whatever anybody does: cards and tokens are somewhere, nobody dead is counted."""

from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.games.sword_and_sorcery.rules.stats import can_be_chosen, capacity, max_hp
from holdfast.games.sword_and_sorcery.state import Pile, SwordAndSorceryState
from holdfast.kernel.deck import Deck
from holdfast.kernel.game import Game
from tests.rulebook import rule

TOP = ("hero-turn", "ghost-turn", "next-hero", "souls")
TROPHIES = ("", "loot", "treasure", "crowns")


def cards_in(deck: Deck) -> list[str]:
    pools = [card for pool in deck.pools.values() for card in pool]
    return pools + [card for layer in deck.layers for card in layer.cards]


def all_of(pile: Pile, *elsewhere: str) -> list[str]:
    return sorted([*cards_in(pile.deck), *pile.discard, *elsewhere])


def everything(game: Game) -> dict[str, list[str]]:
    """All cards and tokens of each kind, wherever they are."""
    state: SwordAndSorceryState = game.table.state
    content = game.content
    bodies = [*state.heroes, *state.allies, *(figure for foe in state.foes for figure in foe.figures)]
    items = [piece for hero in state.heroes for piece in (*hero.pack, *hero.slots.values())]
    items += [piece for lying in state.ground.values() for piece in lying.items]
    items += [ally.load for ally in state.allies if ally.load not in TROPHIES]
    items += [*state.stash, *state.emporium, *state.soul_weapons, *state.set_aside]
    standard = [piece if content.item(piece).deck else content.other_face(piece) for piece in items]
    foes = [foe.card for foe in state.foes if not foe.boss]
    removed = [card for card in state.removed if card in content.enemies]
    shown = [card for card in state.open_events if card in content.events]
    beside = [state.time_card] if state.time_card else []
    return {
        "items": all_of(state.treasures, *standard),
        "crits": all_of(state.crits, *(token for body in bodies for token in body.injuries)),
        "enemies": all_of(state.enemies, *foes, *removed, *state.enemies_aside),
        "powers": all_of(state.enemy_powers, *(power for foe in state.foes for power in foe.powers)),
        "events": sorted([*cards_in(state.events), *state.event_discard, *shown, *beside]),
        "encounters": all_of(state.encounters, *([state.encounter] if state.encounter else [])),
        "traps": all_of(state.traps),
        "loot": all_of(state.loot),
        "shadows": all_of(state.shadow_tokens),
    }


def look_at_the_living(game: Game) -> None:
    table = game.table
    state: SwordAndSorceryState = table.state
    for hero in state.heroes:
        if hero.ghost:
            bare = (hero.pack, hero.crowns, hero.keys, hero.burns, hero.injuries, hero.boosts, hero.shields)
            assert not any((*bare, hero.down, hero.hidden, hero.veil))
        else:
            assert hero.wounds < max_hp(table, hero)
            assert len(hero.pack) <= capacity(table, hero)
    for foe in state.foes:
        assert foe.figures
        assert all(figure.wounds < max_hp(table, figure) for figure in foe.figures)
    for ally in state.allies:
        assert ally.wounds < max_hp(table, ally)
    if any(foe.boss for foe in state.foes):
        holder = next(hero for hero in state.heroes if hero.id == state.priority)
        assert can_be_chosen(holder) or not any(map(can_be_chosen, state.heroes))
    else:
        assert state.priority == ""


def next_choice(game: Game, question: Any, luck: Random) -> Any:
    """Half of the time what a player would do, else anything, but rarely the end of the turn."""
    if luck.random() < 0.5:
        return game.likeliest()
    busy = [choice for choice in question.choices if choice.verb not in ("end-turn", "leave")]
    return luck.choice(busy if busy and luck.random() < 0.8 else question.choices)


@rule("SS-GOLD-3", "SS-GHOST-3", "SS-GHOST-5", "SS-HEALTH-3", "SS-LOOT-2", "SS-RULE-148", "SS-RULE-180")
@pytest.mark.parametrize("party", [2, 5])
@pytest.mark.parametrize("quest", QUESTS)
def test_nothing_is_lost_and_nobody_dead_is_counted(quest: str, party: int) -> None:
    luck = Random(f"{quest} {party}")
    options = {"quest": quest, "players": 1, "party": party, "soul_storm": True}
    game = holdfast.new("sword-and-sorcery", options, seed=luck.getrandbits(32))
    before = everything(game)
    while (question := game.question) is not None:
        if question.ask in TOP:
            assert everything(game) == before
            look_at_the_living(game)
        game.choose(next_choice(game, question, luck))
