"""Money adds up: nothing appears, nothing vanishes, and everything costs what is printed on it."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.games.sword_and_sorcery.content.load import QUESTS, load
from holdfast.games.sword_and_sorcery.content.schema import COINS
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from tests.rulebook import rule

TOTAL = sum(COINS[coin] * count for coin, count in load().supplies.crowns.items())
"""What all tokens in the box are worth."""


def in_play(state: SwordAndSorceryState) -> int:
    carried = sum(hero.crowns for hero in state.heroes) + sum(ally.crowns for ally in state.allies)
    return carried + sum(lying.crowns for lying in state.ground.values())


class Ledger:
    """The purses of the heroes, as the events tell of them."""

    def __init__(self, state: SwordAndSorceryState) -> None:
        self.purses = {hero.id: hero.crowns for hero in state.heroes}
        self.paid = 0

    def write(self, events: Iterable[Event]) -> None:
        for event in events:
            self._enter(event.what, event.data)

    def _enter(self, what: str, data: dict[str, Any]) -> None:
        match what:
            case "crowns":
                self.purses[data["hero"]] += data["count"]
            case "paid":
                self.purses[data["hero"]] -= data["count"]
                self.paid = data["count"]
            case "stolen" if self.purses.get(data["hero"]):
                self.purses[data["hero"]] -= data["count"]
            case "dropped":
                self.purses[data["hero"]] -= data["crowns"]
            case "buys":
                assert self.paid == load().item(data["item"]).cost


def play(game: Game, seed: int) -> None:
    """Play at random, and look into all purses after every choice."""
    luck, state = Random(seed), game.table.state
    ledger, told = Ledger(state), len(game.events)
    while (question := game.question) is not None:
        game.choose(luck.choice(question.choices))
        _ = game.question
        ledger.write(game.events[told:])
        told = len(game.events)
        assert ledger.purses == {hero.id: hero.crowns for hero in state.heroes}
        assert state.bank + in_play(state) == TOTAL
        amounts = [state.bank, *ledger.purses.values(), *(lying.crowns for lying in state.ground.values())]
        assert all(amount >= 0 and amount % 5 == 0 for amount in amounts)


@rule("SS-CROWN-5", "SS-CROWN-9")
@pytest.mark.parametrize("party", [3, 5])
@pytest.mark.parametrize("quest", QUESTS)
def test_money_adds_up_in_whole_games(quest: str, party: int) -> None:
    for seed in range(3):
        options = {"quest": quest, "party": party, "players": 1, "campaign": True}
        play(holdfast.new("sword-and-sorcery", options, seed=seed), seed)


@rule("SS-SETUP-4", "SS-CROWN-9")
@pytest.mark.parametrize("party", [2, 3, 4, 5])
@pytest.mark.parametrize("quest", QUESTS)
def test_every_hero_begins_with_the_crowns_of_the_quest(quest: str, party: int) -> None:
    game = holdfast.new("sword-and-sorcery", {"quest": quest, "party": party, "players": 1}, seed=1)
    assert [hero.crowns for hero in game.table.state.heroes] == [load().fields[quest].quest.crowns] * party
