"""Nobody sees what is not revealed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

import holdfast
from holdfast.kernel.deck import Deck
from holdfast.kernel.game import Game
from holdfast.kernel.table import Table
from tests.generated.configurations import Configuration
from tests.generated.play import asked, careful, deal, text, walk


def parts(thing: Any) -> Iterator[Any]:
    """A thing and everything in it."""
    yield thing
    if isinstance(thing, Struct):
        thing = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, dict):
        thing = [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple):
        for part in thing:
            yield from parts(part)


def decks(state: Any) -> list[Deck]:
    return [part for part in parts(state) if isinstance(part, Deck)]


def hidden_ids(state: Any) -> set[str]:
    """What lies in a pool of a deck and nowhere else."""
    hidden = {card for deck in decks(state) for pool in deck.pools.values() for card in pool}
    bare = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
    for deck in decks(bare):
        for pool in deck.pools.values():
            pool.clear()
    return hidden - {part for part in parts(bare) if isinstance(part, str)}


def shuffled(game: Game, luck: Random) -> Any:
    """The state with everything unrevealed in another order."""
    state = game.rules.decode(game.rules.encode(game.table.state))
    for deck in decks(state):
        for pool in deck.pools.values():
            luck.shuffle(pool)
    return state


def rounded(plain: Any) -> Any:
    """Numbers that were added up in another order are still the same."""
    plain = msgspec.to_builtins(plain)
    if isinstance(plain, float):
        return round(plain, 9)
    if isinstance(plain, dict):
        return {key: rounded(part) for key, part in plain.items()}
    return [rounded(part) for part in plain] if isinstance(plain, list | tuple) else plain


def test_a_view_does_not_change_when_hidden_cards_are_permuted(
    configuration: Configuration, sample: int
) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        for question in walk(game, seed, careful, every=False):
            table = game.table
            other = Table(shuffled(game, luck), table.content, table.options, table.chance)
            for seat in [None, *range(game.seats)]:
                assert game.rules.view(other, seat) == game.rules.view(game.table, seat)
            if question.clean:
                plain = game.position() | {"state": msgspec.to_builtins(other.state)}
                copy = holdfast.resume(text(plain))
                assert asked(copy) == asked(game)
                for option in question.options:
                    assert rounded(copy.odds(option)) == rounded(game.odds(option))
                assert rounded(copy.value()) == rounded(game.value())


def test_nothing_told_holds_a_hidden_id(configuration: Configuration, sample: int) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        for question in walk(game, seed, careful, every=False):
            hidden = hidden_ids(game.table.state)
            told: list[Any] = [game.view(seat) for seat in [None, *range(game.seats)]]
            told += [question.about, list(question.options.ids), [option.on for option in question.options]]
            told += [[barred.id, barred.data] for barred in question.barred]
            words = {word for word in parts(told) if isinstance(word, str)}
            assert words & hidden == set()
