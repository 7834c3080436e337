"""Every id shown has words in three languages, and a line of the log stays what it was."""

from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast import words
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message, MessageBuilder, say
from holdfast.kernel.rules import Rules
from tests.generated.configurations import Configuration, configurations
from tests.generated.play import careful, careless, deal, play, walk


class Listener:
    """Hears messages in every language and keeps what was wrong with them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.faults: set[str] = set()
        self._heard: set[Any] = set()

    def hear(self, message: Message) -> None:
        key = repr(message)
        if key in self._heard:
            return
        self._heard.add(key)
        for arg in message.args.values():
            for inner in arg if isinstance(arg, list) else [arg]:
                if isinstance(inner, Message):
                    self.hear(inner)
        for language in words.languages():
            self._hear(language, message)

    def _hear(self, language: str, message: Message) -> None:
        if not words.has(language, message.id, self.game):
            self.faults.add(f"{language}: {message.id} is missing")
            return
        bundle = words.bundle(language, self.game)
        pattern = bundle.get_message(message.id).value
        assert pattern is not None
        args = {
            name: say(language, self.game, arg)
            if isinstance(arg, Message)
            else ", ".join(say(language, self.game, one) for one in arg)
            if isinstance(arg, list)
            else arg or 0
            for name, arg in message.args.items()
        }
        sentence, errors = bundle.format_pattern(pattern, args)
        if errors or not str(sentence).strip():
            self.faults.add(f"{language}: {message.id}: {sentence!r} {errors}")


def test_everything_shown_has_words(configuration: Configuration, sample: int) -> None:
    listener = Listener(configuration.rules.id)
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        heard = 0
        for _ in walk(game, seed, (careful, careless)[seed % 2], every=False):
            for message in shown(game):
                listener.hear(message)
            builder = MessageBuilder(game.rules, game.table)
            for event in game.events[heard:]:
                listener.hear(builder.line(event))
            heard = len(game.events)
        builder = MessageBuilder(game.rules, game.table)
        for event in game.events[heard:]:
            listener.hear(builder.line(event))
        assert game.outcome is not None
        listener.hear(builder.outcome(game.outcome))
    assert sorted(listener.faults) == []


def shown(game: Game) -> Iterator[Message]:
    """What a question and the board show."""
    question = game.question
    assert question is not None
    builder = MessageBuilder(game.rules, game.table)
    yield builder.prompt(question)
    for option in question.options:
        yield builder.label(option)
        odds = game.odds(option)
        if odds is not None:
            yield from builder.chances(odds)
    for barred in question.barred:
        yield builder.reason(barred)
    view = game.view()
    for id in ids_in(view):
        yield builder.thing(id)
    yield from messages_in(view)


def ids_in(view: Any) -> Iterator[str]:
    """The ids of the things that a view shows; what brings its own message needs no other words."""
    if isinstance(view, dict):
        if isinstance(view.get("id"), str) and "message" not in view:
            yield view["id"]
        for name, part in view.items():
            if name != "message":
                yield from ids_in(part)
    elif isinstance(view, list):
        for part in view:
            yield from ids_in(part)


def messages_in(view: Any) -> Iterator[Message]:
    """The messages that a view brings along."""
    if isinstance(view, dict):
        if isinstance(view.get("message"), dict):
            yield msgspec.convert(view["message"], Message)
        for part in view.values():
            yield from messages_in(part)
    elif isinstance(view, list):
        for part in view:
            yield from messages_in(part)


def test_the_game_its_settings_and_their_values_have_words(rules: Rules[Any, Any]) -> None:
    wanted = [f"game-{rules.id}", f"game-{rules.id}-about"]
    for setting in rules.settings:
        name = setting.name.replace("_", "-")
        wanted += [f"setting-{name}", f"setting-{name}-help"]
        wanted += [f"{setting.words}-{value}" for value in setting.values]
    missing = [
        f"{language}: {id}"
        for language in words.languages()
        for id in wanted
        if not words.has(language, id, rules.id)
    ]
    assert missing == []


def test_a_line_of_the_log_says_the_same_when_it_is_read_again(configuration: Configuration) -> None:
    """What happened does not change because the table has changed since."""
    game = deal(configuration, 1)
    told: list[Message] = []
    for _ in walk(game, 1, careful):
        builder = MessageBuilder(game.rules, game.table)
        told += [builder.line(event) for event in game.events[len(told) :]]
    builder = MessageBuilder(game.rules, game.table)
    assert [builder.line(event) for event in game.events[: len(told)]] == told


def test_a_game_is_told_alike_wherever_it_stands_on_the_shelf(rules: Rules[Any, Any]) -> None:
    """No language lacks an event that another tells."""
    game = play(deal(configurations(rules)[0], 1), 1)
    builder = MessageBuilder(game.rules, game.table)
    for event in game.events:
        said = {language: say(language, rules.id, builder.line(event)) for language in words.languages()}
        assert all(said.values()), (event, said)
