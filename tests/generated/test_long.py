"""Thousands of random games: `--long`."""

import pytest

from tests.generated.configurations import Configuration, configurations
from tests.generated.play import deal, play

GAMES = 20_000
"""For each game on the shelf, over all its configurations."""


def test_thousands_of_random_games_end(configuration: Configuration, pytestconfig: pytest.Config) -> None:
    """Without `--long` a handful: the same games, fewer of them."""
    share = -(-GAMES // len(configurations(configuration.rules)))
    for seed in range(share if pytestconfig.getoption("--long") else 5):
        game = play(deal(configuration, 1_000_000 + seed), seed)
        assert game.outcome is not None
