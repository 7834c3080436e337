"""Forks are games of their own."""

from random import Random

import holdfast
from holdfast.kernel.game import Game
from holdfast.kernel.record import from_snapshot
from tests.generated.configurations import Configuration
from tests.generated.play import (
    Print,
    asked,
    careful,
    careless,
    deal,
    fingerprint,
    play,
    state_of,
    text,
    walk,
)


def test_old_forks_keep_their_state_while_others_play_on(configuration: Configuration, sample: int) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        kept: list[tuple[Game, Print]] = []
        for _ in walk(game, seed, every=False):
            fork = game.fork(seed)
            assert (asked(fork), state_of(fork)) == (asked(game), state_of(game))
            assert (fork.table.turns, fork.table.rounds) == (game.table.turns, game.table.rounds)
            if luck.random() < 0.3:
                kept.append((fork, fingerprint(fork)))
                mine = fingerprint(game)
                play(game.fork(luck.getrandbits(32)), seed)
                assert fingerprint(game) == mine
        mine = fingerprint(game)
        for fork, before in kept:
            assert fingerprint(fork) == before
            copy = fork.fork(1)
            play(copy, seed)
            assert fingerprint(fork) == before
        for fork, _ in kept:
            play(fork, seed)
        assert fingerprint(game) == mine


def test_a_fork_is_saved_and_loaded_and_goes_back_to_where_it_began(
    configuration: Configuration, sample: int
) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        for _ in walk(game, seed, careful, every=False):
            if luck.random() < 0.3:
                fork = game.fork(luck.getrandbits(32))
                before = asked(fork), state_of(fork)
                choices = len(fork.choices)
                for _step in range(5):
                    if (question := fork.question) is not None:
                        fork.choose(careless(fork, question, luck))
                copy = holdfast.load(text(fork.record()))
                assert fingerprint(copy) == fingerprint(fork)
                for one in (copy, fork):
                    if one.question is not None:
                        one.choose(one.question.choices[-1])
                assert fingerprint(copy) == fingerprint(fork), "the luck of a fork is saved too"
                fork.undo(to=choices)
                assert (asked(fork), state_of(fork)) == before


def test_the_same_seed_forks_the_same_future_and_another_another(configuration: Configuration) -> None:
    game = deal(configuration, 1)
    futures = [play(game.fork(seed), 0).table.chance.results for seed in (1, 1, *range(2, 12))]
    assert futures[0] == futures[1]
    assert any(future != futures[0] for future in futures)


def test_a_quiet_fork_plays_the_same_game_without_a_word(configuration: Configuration, sample: int) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        for _ in walk(game, seed, every=False):
            if luck.random() < 0.2:
                quiet, loud = (game.fork(seed, quiet=quiet) for quiet in (True, False))
                play(quiet, seed)
                play(loud, seed)
                assert state_of(quiet) == state_of(loud)
                assert quiet.choices == loud.choices
                assert quiet.outcome == loud.outcome
                assert quiet.events == []


def test_a_finished_game_can_be_forked(configuration: Configuration) -> None:
    game = play(deal(configuration, 2), 2)
    fork = game.fork(1)
    assert fork.question is None
    assert fork.outcome == game.outcome
    assert state_of(fork) == state_of(game)
    assert fingerprint(holdfast.load(text(fork.record()))) == fingerprint(fork)


def test_a_checkpoint_taken_anywhere_stands_where_the_game_stood(configuration: Configuration) -> None:
    game = deal(configuration, 3)
    middle = 0
    for question in walk(game, 3, every=False):
        copy = Game.from_checkpoint(game.rules, game.content, game.options, game.checkpoint())
        assert (asked(copy), state_of(copy)) == (asked(game), state_of(game))
        assert (copy.turns, copy.rounds) == (game.turns, game.rounds)
        middle += not question.clean
    if configuration.rules.id != "night-watch":
        assert middle > 0, "no checkpoint was taken in the middle of an action"


def test_a_game_goes_on_from_any_of_its_snapshots_as_it_did(configuration: Configuration) -> None:
    game = play(deal(configuration, 5), 5)
    drawn = game.results_drawn - len(game.results)
    for snapshot in game.snapshots:
        script = game.results[snapshot.results - drawn :]
        copy = from_snapshot(game.rules.id, game.options, snapshot, seed=game.seed, script=script)
        for number in range(snapshot.choices, len(game.history)):
            assert copy.question is not None
            moment, table = game.history[number], copy.table
            assert (table.turns, table.rounds, table.chance.count) == (
                moment.turn,
                moment.round,
                moment.results,
            )
            copy.choose(moment.id)
        assert (state_of(copy), copy.outcome) == (state_of(game), game.outcome)
        assert (copy.turns, copy.active_seat) == (game.turns, game.active_seat)
        assert copy.events == game.events[snapshot.events :]
