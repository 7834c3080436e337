"""Records and positions: the same game again."""

from random import Random

import msgspec

import holdfast
from holdfast.kernel.game import Game, Order
from tests.generated.configurations import Configuration
from tests.generated.play import (
    asked,
    careful,
    careless,
    deal,
    fingerprint,
    looked_at,
    play,
    state_of,
    text,
    walk,
)

ORDERS: tuple[Order, ...] = ("ask", "save", "never")


def reloaded(game: Game) -> Game:
    return holdfast.load(text(game.record()))


def test_save_and_load_at_every_step_gives_the_same_game_and_the_same_luck(
    configuration: Configuration, sample: int
) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        copy = reloaded(game)
        early = copy
        step = 0
        while (question := game.question) is not None:
            option = (careless, careful)[seed % 2](game, question, luck)
            for one in {id(one): one for one in (game, copy, early)}.values():
                one.choose(option.id)
            step += 1
            if looked_at(step):
                assert fingerprint(copy) == fingerprint(game)
                copy = reloaded(game)
                assert fingerprint(copy) == fingerprint(game)
                assert text(copy.record()) == text(game.record())
        assert fingerprint(copy) == fingerprint(game)
        assert fingerprint(early) == fingerprint(game)


def test_a_record_needs_no_seed(configuration: Configuration, sample: int) -> None:
    for seed in range(2 * sample):
        game = play(deal(configuration, seed), seed)
        record = game.record()
        for other in (0, seed + 1, 2**64 - 1, -1):
            assert fingerprint(holdfast.load(record | {"seed": other})) == fingerprint(game)
        assert fingerprint(holdfast.load(record | {"snapshots": []})) == fingerprint(game)


def test_a_position_at_every_clean_point_goes_on_from_there(
    configuration: Configuration, sample: int
) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        clean = b""
        for step, question in enumerate(walk(game, seed, (careless, careful)[seed % 2])):
            position = text(game.position())
            if question.clean:
                clean = position
            if question.clean and looked_at(step):
                copy = holdfast.resume(position)
                assert asked(copy) == asked(game)
                assert state_of(copy) == state_of(game)
                assert text(copy.position()) == position
            elif clean:
                assert position == clean, "the position is that of the last clean point"
        assert text(game.position()) == clean or not clean


def test_a_game_from_a_position_is_saved_and_loaded_too(configuration: Configuration, sample: int) -> None:
    for seed in range(2 * sample):
        luck = Random(seed)
        dealt = deal(configuration, seed)
        stop = luck.randrange(1, 30)
        for number, question in enumerate(walk(dealt, seed, careful)):
            if number >= stop and question.clean:
                break
        game = holdfast.resume(text(dealt.position()), seed=seed)
        for _ in walk(game, seed, every=False):
            assert fingerprint(reloaded(game)) == fingerprint(game)
        assert fingerprint(reloaded(game)) == fingerprint(game)


def test_a_record_is_the_same_text_for_the_same_game(configuration: Configuration) -> None:
    first, second = (play(deal(configuration, 8), 8) for _ in range(2))
    assert text(first.record()) == text(second.record())
    assert msgspec.json.decode(text(first.record()))["choices"] == first.choices


def test_what_standing_orders_answered_is_in_the_record(configuration: Configuration, sample: int) -> None:
    for seed in range(4 * sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        game.orders = {seat: luck.choice(ORDERS) for seat in range(game.seats)}
        for question in walk(game, seed):
            asked = [one for one in question.options if one.seat != question.leader]
            for option in asked if question.reaction else ():
                order = "ask" if option.seat is None else game.orders[option.seat]
                assert order == "ask" or (order == "save" and option.id in question.saves)
            before = fingerprint(game)
            game.choose(luck.choice(question.choices))
            game.undo()
            assert fingerprint(game) == before
        assert fingerprint(reloaded(game)) == fingerprint(game)
