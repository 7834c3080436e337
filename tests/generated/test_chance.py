"""The outcome asked for is the outcome applied."""

from itertools import islice
from math import isclose
from random import Random

import holdfast
from tests.generated.configurations import Configuration
from tests.generated.play import Player, asked, careful, careless, deal, fingerprint, state_of, text, walk

MOST_BRANCHES = 150


def test_the_ways_chance_may_answer_add_up_and_are_played_as_told(
    configuration: Configuration, sample: int
) -> None:
    players: list[Player] = [careless, careful]
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        for question in walk(game, seed, players[seed % 2], every=False):
            if luck.random() > 0.25:
                continue
            option = luck.choice(question.choices)
            before = fingerprint(game)
            branches = list(islice(game.outcomes(option), MOST_BRANCHES))
            assert fingerprint(game) == before
            total = sum(probability for probability, _, _ in branches)
            assert all(probability > 0 for probability, _, _ in branches)
            if len(branches) < MOST_BRANCHES:
                assert isclose(total, 1)
            else:
                assert total <= 1 + 1e-9
            assert len({results for _, results, _ in branches}) == len(branches)
            for _, results, after in luck.sample(branches, min(3, len(branches))):
                told = game.fork(0)
                assert asked(told) == before.question
                told.table.chance.script = list(reversed(results))
                told.choose(option.id)
                assert told.table.chance.script == []
                assert state_of(told) == state_of(after)
                assert asked(told) == asked(after)
                assert told.outcome == after.outcome


def test_a_branch_is_a_game_that_can_be_saved_and_played_on(configuration: Configuration) -> None:
    game = deal(configuration, 3)
    luck = Random(3)
    for question in walk(game, 3, every=False):
        if luck.random() > 0.1:
            continue
        for _, _, after in islice(game.outcomes(luck.choice(question.choices)), 3):
            assert fingerprint(holdfast.load(text(after.record()))) == fingerprint(after)


def test_results_told_beforehand_come_first(configuration: Configuration) -> None:
    """A game dealt with the results of another, and played like it, is that game."""
    game = deal(configuration, 4)
    for number, _ in enumerate(walk(game, 4)):
        if number == 20:
            break
    copy = deal(configuration, 99, game.table.chance.results)
    for choice in game.choices:
        copy.choose(choice)
    assert fingerprint(copy) == fingerprint(game)
