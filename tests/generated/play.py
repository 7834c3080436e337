"""Playing a game on, and looking at all of it at once."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

import holdfast
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option, Question
from tests.games.finished import read
from tests.generated.configurations import Configuration

MOST_CHOICES = 20_000
"""A game that takes longer does not end."""
ALL_STEPS = 20
"""Of a long game every step so far is looked at, then fewer and fewer; all of them with `--long`."""

A_WHIM = 0.1

Player = Callable[[Game, Question, Random], Option]


def careless(game: Game, question: Question, luck: Random) -> Option:
    """Anything."""
    return luck.choice(question.choices)


def careful(game: Game, question: Question, luck: Random) -> Option:
    """Nearly always the best of a few, as the game evaluates it: such games last, and are sometimes won.

    Now and then anything, or it would promise help and take it back for ever.
    """
    if luck.random() < A_WHIM:
        return luck.choice(question.choices)
    some = luck.sample(question.choices, min(4, len(question.choices)))

    def promise(option: Option) -> float:
        fork = game.fork(luck.getrandbits(32), quiet=True)
        fork.choose(option.id)
        return fork.value()

    return max(some, key=promise)


def deal(configuration: Configuration, seed: int, script: Iterable[str] = ()) -> Game:
    if configuration.late is not None:
        return holdfast.resume(late_position(*configuration.late), seed=seed, script=script)
    return holdfast.new(configuration.rules.id, configuration.options, seed=seed, script=script)


@cache
def late_position(name: str, part: int) -> bytes:
    """A finished game before its last choices, as a position."""
    game = holdfast.load(read(name).record)
    game.undo(to=len(game.choices) * part // 100)
    return text(game.position())


def walk(game: Game, seed: int, player: Player = careless, every: bool = True) -> Iterator[Question]:
    """Play to the end; stop before each choice, which whoever looks on may make instead."""
    luck = Random(seed)
    for step in range(MOST_CHOICES):
        question = game.question
        if question is None:
            return
        number = len(game.history)
        if every or looked_at(step):
            yield question
        again = game.question
        if len(game.history) == number and again is not None:
            game.choose(player(game, again, luck))
    raise AssertionError(f"{game.rules.id}: no end after {MOST_CHOICES} choices")


def looked_at(step: int) -> bool:
    """Does somebody look closely at this step of a game?"""
    return step < ALL_STEPS or Random(step).random() < ALL_STEPS / step


def play(game: Game, seed: int, player: Player = careless) -> Game:
    """Play to the end."""
    for _ in walk(game, seed, player):
        pass
    return game


class Print(NamedTuple):
    """Everything about a game that must be the same for two games to be the same."""

    state: bytes
    question: Any
    events: bytes
    choices: list[str]
    results: list[str]
    outcome: Any


def asked(game: Game) -> Any:
    """The question as plain data."""
    question = game.question
    if question is None:
        return None
    options = [(option.id, option.verb, option.on, option.seat) for option in question.options]
    about = msgspec.json.encode(question.about)
    return question.ask, options, about, question.clean, question.reaction, sorted(question.saves)


def state_of(game: Game) -> bytes:
    return game.rules.encode(game.table.state)


def fingerprint(game: Game) -> Print:
    question = asked(game)
    events = msgspec.json.encode(game.events)
    return Print(
        state_of(game), question, events, game.choices, list(game.table.chance.results), game.outcome
    )


def text(plain: dict[str, Any]) -> bytes:
    """A record or position as it is written."""
    return msgspec.json.encode(plain)
