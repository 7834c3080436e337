"""Games are told in every language: no line lacks a word, and no id is left standing in it."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast import words
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message, MessageBuilder, say
from holdfast.kernel.question import Option, Question
from holdfast.kernel.rules import Rules
from tests.words.shelf import games

GAMES = games()


class Ear:
    """Listens to messages in one language and remembers what was wrong with them."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self.bundle = words.bundle(language, game)
        self.faults: set[str] = set()
        self.heard: Counter[str] = Counter()

    def hear(self, message: Message) -> None:
        """Say a message and everything inside it, strictly."""
        self.heard[message.id] += 1
        args: dict[str, Any] = {}
        for key, arg in message.args.items():
            for inner in arg if isinstance(arg, list) else [arg]:
                if isinstance(inner, Message):
                    self.hear(inner)
            args[key] = self._plain(arg)
        if not self.bundle.has_message(message.id):
            self.faults.add(f"{message.id}: no such message")
            return
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, args)
        self.faults |= {f"{message.id}: {error!r}" for error in errors}
        if not str(said).strip() or said != say(self.language, self.game, message):
            self.faults.add(f"{message.id}: says {said!r}")

    def _plain(self, arg: Any) -> Any:
        if isinstance(arg, Message):
            return say(self.language, self.game, arg)
        if isinstance(arg, list):
            return ", ".join(say(self.language, self.game, one) for one in arg)
        return "" if arg is None else arg


def curious(question: Question, seen: Counter[str], luck: Random) -> Option:
    """A player who does what has been done least, so that the game shows all it has."""
    fresh = min(seen[option.verb] for option in question.options)
    chosen = luck.choice([option for option in question.options if seen[option.verb] == fresh])
    seen[chosen.verb] += 1
    return chosen


def listen(game: Game, ear: Ear, seen: Counter[str], luck: Random) -> None:
    """Play a game to its end and hear all of it."""
    told = 0
    while (question := game.question) is not None:
        builder = MessageBuilder(game.rules, game.table)
        ear.hear(builder.prompt(question))
        for option in question.options:
            ear.hear(builder.label(option))
            odds = game.odds(option) if luck.random() < 0.1 else None
            for chance in builder.chances(odds) if odds is not None else ():
                ear.hear(chance)
        for barred in question.barred:
            ear.hear(builder.reason(barred))
        for event in game.events[told:]:
            ear.hear(builder.line(event))
        told = len(game.events)
        game.choose(curious(question, seen, luck) if luck.random() < 0.5 else luck.choice(question.options))
    builder = MessageBuilder(game.rules, game.table)
    for event in game.events[told:]:
        ear.hear(builder.line(event))
    assert game.outcome is not None
    ear.hear(builder.outcome(game.outcome))


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("rules", GAMES, ids=[rules.id for rules in GAMES])
def test_whole_games_can_be_told(rules: Rules[Any, Any], language: str) -> None:
    ear = Ear(language, rules.id)
    seen: Counter[str] = Counter()
    players = next(setting for setting in rules.settings if setting.name == "players")
    for seed, count in enumerate([*range(players.low, players.high + 1)] * 2):
        game = holdfast.new(rules.id, {"players": count}, seed=seed)
        listen(game, ear, seen, Random(seed))
    assert sorted(ear.faults) == []
    assert len(ear.heard) > 50


def refused(attempt: Callable[[], object]) -> holdfast.HoldfastError:
    with pytest.raises(holdfast.HoldfastError) as caught:
        attempt()
    return caught.value


@pytest.mark.parametrize("language", words.languages())
def test_errors_are_told_without_a_gap(language: str) -> None:
    game = holdfast.new("last-bastion", {"players": 2}, seed=1)
    wrong = {"players": 7, "level": "easy", "heroes": ["kazgin"], "colour": 1}
    errors = [
        refused(lambda: game.choose("dance")),
        refused(game.undo),
        refused(lambda: holdfast.new("ludo")),
        refused(lambda: holdfast.new("last-bastion", wrong)),
        refused(lambda: holdfast.load({})),
        refused(lambda: holdfast.load("{")),
        refused(lambda: holdfast.resume(game.position() | {"holdfast": 99})),
    ]
    ear = Ear(language, "")
    for error in errors:
        facts = {name: fact for name, fact in error.facts.items() if isinstance(fact, str | int | float)}
        assert facts == error.facts
        ear.hear(Message(f"error-{error.code}", dict(facts)))
        for fault in error.faults:
            ear.hear(Message(f"fault-{fault.code}", dict(fault.facts)))
    assert sorted(ear.faults) == []
    assert len({error.tell(language) for error in errors}) == len(errors)
