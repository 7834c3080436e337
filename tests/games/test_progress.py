"""How far a game was got: what tells lost games apart."""

from typing import Any

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from holdfast import bots
from holdfast.kernel.game import Game
from tests.games.finished import GAMES, read
from tests.night_watch.shelf import on_the_shelf


def progress(game: Game) -> float:
    return game.rules.bot.progress(game.table)


@pytest.mark.parametrize("name", GAMES)
def test_a_won_game_was_got_to_its_end_and_a_lost_one_was_not(name: str) -> None:
    with on_the_shelf(NIGHT_WATCH):
        game = holdfast.load(read(name).record)
        assert game.outcome is not None
        assert 0 <= progress(game) <= 1
        assert (progress(game) == 1) == game.outcome.won


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("level", ["normal", "heroic"])
def test_a_lost_siege_counts_the_cards_that_left_play(level: str, seed: int) -> None:
    game = holdfast.new("last-bastion", {"players": 2, "level": level}, seed)
    below_the_last_warlord = len(game.table.state.deck.layers[-1])
    whole = len(game.table.state.deck) - below_the_last_warlord
    assert progress(game) == 0
    bots.play_out(game, [bots.bot("random", seed)])
    assert game.outcome is not None
    assert not game.outcome.won
    overcome = len(game.table.state.discard) - _noted(game, "discard-bottom")
    assert progress(game) == pytest.approx(overcome / whole)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{"mode": "level", "level": "hard"}, {"mode": "scenario"}])
def test_a_fallen_bastion_counts_those_who_do_not_stand_before_victory(
    options: dict[str, Any], seed: int
) -> None:
    game = holdfast.new("bastion", {"players": 2, **options}, seed)
    state = game.table.state
    inside = len(state.citadel) + sum(map(len, state.squares.values()))
    army = len(state.deck) + sum(map(len, state.wall.values())) + len(state.aside)
    assert progress(game) == 0
    bots.play_out(game, [bots.bot("random", seed)])
    assert game.outcome is not None
    assert not game.outcome.won
    beaten = sum(len(event.data["cards"]) for event in game.events if event.what == "defeat")
    got_in = len(game.table.state.citadel) + sum(map(len, game.table.state.squares.values())) - inside
    assert progress(game) == pytest.approx((beaten + got_in) / army)


def _noted(game: Game, what: str) -> int:
    return sum(event.what == what for event in game.events)
