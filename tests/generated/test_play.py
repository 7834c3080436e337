"""Games end, every option can be chosen, and nothing else can."""

import re
from random import Random

import msgspec
import pytest

from holdfast.kernel.errors import IllegalChoice
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from holdfast.kernel.question import GO_ON, Option, Question
from tests.generated.configurations import Configuration
from tests.generated.play import Player, careful, careless, deal, fingerprint, looked_at, play, state_of, walk

THING = r"[a-z0-9][a-z0-9./-]*"
OPTION = re.compile(rf"[a-z][a-z-]*(:{THING}([+]{THING})*(>{THING}([+]{THING})*)*)?")
PLAYERS: list[Player] = [careless, careless, careful]


def refuse(game: Game, choice: Option | str, seat: int | None = None) -> None:
    with pytest.raises(IllegalChoice):
        game.choose(choice, seat)


def test_random_games_end(configuration: Configuration, sample: int) -> None:
    for seed in range(25 * sample):
        game = play(deal(configuration, seed), seed)
        assert game.question is None
        assert game.outcome is not None


def test_somebody_is_asked_or_the_game_is_over(configuration: Configuration, sample: int) -> None:
    for seed in range(3 * sample):
        game = deal(configuration, seed)
        for question in walk(game, seed, PLAYERS[seed % 3]):
            assert game.outcome is None
            assert len(question.options) > 1
            assert set(question.seats) <= set(range(game.seats))
        refuse(game, "done")


def test_ids_are_written_by_the_grammar_and_stand_for_one_thing(
    configuration: Configuration, sample: int
) -> None:
    for seed in range(3 * sample):
        game = deal(configuration, seed)
        for question in walk(game, seed, PLAYERS[seed % 3]):
            ids = question.options.ids
            assert [id for id in ids if not OPTION.fullmatch(id)] == []
            assert len(set(ids)) == len(ids)
            assert question.reaction or GO_ON not in ids
            assert question.way_out is not None or not question.reaction
            assert question.saves <= set(ids)
            for option in question.options:
                assert option.seat is None or 0 <= option.seat < game.seats


def test_what_is_barred_is_not_offered_and_names_its_rule(configuration: Configuration, sample: int) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        for question in walk(game, seed, PLAYERS[seed % 3], every=False):
            before = fingerprint(game)
            for barred in question.barred:
                assert barred.id not in question.options
                assert OPTION.fullmatch(barred.id)
                assert barred.reason and barred.rule
            assert fingerprint(game) == before


def test_every_offered_option_can_be_chosen(configuration: Configuration, sample: int) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        for question in walk(game, seed, PLAYERS[2 * seed % 3], every=False):
            for option in question.options:
                fork = game.fork(seed)
                fork.choose(option)
                assert fork.choices[-1] == option.id or fork.orders
                assert (fork.question is None) != (fork.outcome is None)


def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing(
    configuration: Configuration, sample: int
) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        earlier = Question("", [])
        for question in walk(game, seed, every=False):
            before = fingerprint(game), text_of_record(game)
            others = [option for option in earlier.options if option.id not in question.options]
            for choice in [
                "",
                "nonsense",
                "done:",
                question.options[0].id.upper(),
                " " + question.options[0].id,
            ]:
                refuse(game, choice)
            for option in others:
                refuse(game, option)
                refuse(game, option.id)
            for barred in question.barred:
                refuse(game, barred.id)
            for option in question.options:
                if option.seat is not None:
                    refuse(game, option, game.seats)
                    refuse(game, option.id, (option.seat + 1) % (game.seats + 1))
            assert (fingerprint(game), text_of_record(game)) == before
            assert game.question is question
            earlier = question


def text_of_record(game: Game) -> bytes:
    return msgspec.json.encode(game.record())


def test_tokens_and_cards_are_conserved(configuration: Configuration, sample: int) -> None:
    for seed in range(4 * sample):
        game = deal(configuration, seed)
        for question in walk(game, seed, PLAYERS[seed % 3]):
            if question.clean:
                table = game.table
                assert list(game.rules.faults(table.state, table.content, table.options)) == []


def test_everything_told_is_plain_data(configuration: Configuration, sample: int) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        for question in walk(game, seed, careful, every=False):
            for seat in [None, *range(game.seats)]:
                view = game.view(seat)
                assert msgspec.json.decode(msgspec.json.encode(view)) == msgspec.to_builtins(view)
            msgspec.json.encode([question.about, question.barred])
            assert 0 <= game.value() <= 1
            for option in question.options:
                odds = game.odds(option)
                if odds is not None:
                    msgspec.json.encode(odds)
                    assert all(0 <= chance <= 1 + 1e-9 for chance in odds.of.values())
        written = msgspec.json.encode(game.events)
        assert msgspec.json.encode(msgspec.json.decode(written, type=list[Event])) == written


def test_looking_changes_nothing(configuration: Configuration, sample: int) -> None:
    for seed in range(sample):
        game, untouched = deal(configuration, seed), deal(configuration, seed)
        for step, question in enumerate(walk(game, seed)):
            if looked_at(step):
                for option in question.options:
                    game.odds(option)
                for seat in [None, *range(game.seats)]:
                    game.view(seat)
                game.position()
                game.record()
                game.value()
                game.fork(1)
                assert fingerprint(game) == fingerprint(untouched)
            luck = Random(str(game.choices))
            chosen = luck.choice(question.choices)
            game.choose(chosen)
            untouched.choose(chosen)
        assert fingerprint(game) == fingerprint(untouched)
        assert state_of(game) == state_of(untouched)
