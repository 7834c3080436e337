"""Thousands of random games: `--long`."""

import pytest

from tests.generated.configurations import Configuration, allowed, configurations
from tests.generated.play import deal, play

GAMES = 20_000
"""For each game on the shelf, over all its configurations."""


def test_thousands_of_random_games_end(any_configuration: Configuration, pytestconfig: pytest.Config) -> None:
    """Without `--long` a few: the same games, fewer of them."""
    configuration, rules = any_configuration, any_configuration.rules
    chancy = {setting.name: None for setting in rules.settings if setting.chancy}
    anything = Configuration(rules, configuration.options | chancy, "")
    if configuration.late or not allowed(rules, anything.options):
        anything = configuration
    share = -(-GAMES // len(configurations(rules)))
    for seed in range(share if pytestconfig.getoption("--long") else 2):
        game = play(deal((configuration, anything)[seed % 2], 1_000_000 + seed), seed)
        assert game.outcome is not None
