"""What is to be said, as data."""

import msgspec
import pytest

from examples.night_watch import GAME as NIGHT_WATCH
from holdfast import words
from holdfast.kernel.errors import BadOptions, Fault, IllegalChoice, shown
from holdfast.kernel.message import GameMessage, Message, MessageBuilder, say
from tests.night_watch.positions import position

ARN = Message("watcher-arn")


def test_a_message_may_hold_messages() -> None:
    inner = Message("option-hand", {"object": Message("thing-wood"), "target": ARN})
    told = {language: say(language, NIGHT_WATCH.id, inner) for language in words.languages()}
    for language, sentence in told.items():
        assert say(language, NIGHT_WATCH.id, ARN) in sentence
    assert len(set(told.values())) == 3


def test_a_list_is_told_one_after_another_and_nothing_as_nothing() -> None:
    both = Message("option-give", {"object": [ARN, Message("watcher-bryn")]})
    assert say("en", NIGHT_WATCH.id, both) == "Arn, Bryn"
    assert say("en", NIGHT_WATCH.id, Message("option-give", {"object": None})) == ""


@pytest.mark.parametrize(
    ("count", "language", "form"), [(1, "ru", "полено"), (3, "ru", "полена"), (5, "pl", "polan")]
)
def test_numbers_choose_the_form(count: int, language: str, form: str) -> None:
    assert form in say(language, NIGHT_WATCH.id, Message("pieces-of-wood", {"count": count}))


def test_an_unknown_message_is_told_by_its_id() -> None:
    assert say("en", NIGHT_WATCH.id, Message("no-such-message")) == "no-such-message"


def test_a_message_is_plain_data() -> None:
    game = position(wood=(2, 0))
    builder = MessageBuilder(game.rules, game.table)
    assert game.question is not None
    told = [builder.label(option) for option in game.question.options]
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[Message]) == told
    assert [message.id for message in told] == ["option-feed", "option-gather", "option-hand", "option-done"]
    assert told[2].args["object"] == Message("thing-wood")
    assert told[2].args["target"] == Message("watcher-bryn")


def test_an_error_is_told_in_the_language_that_is_asked_for() -> None:
    error = IllegalChoice("barred", choice="feed:arn", rule="NW-1", why=GameMessage(NIGHT_WATCH.id, ARN))
    assert {error.tell(language) for language in words.languages()} != {error.tell("en")}
    assert str(error) == error.tell("en")
    assert say("ru", NIGHT_WATCH.id, ARN) in error.tell("ru")


def test_every_fault_of_an_error_is_told_with_its_place() -> None:
    error = BadOptions(faults=[Fault("not-a-flag", "fog"), Fault("unknown-option", "dogs", {"known": "fog"})])
    first, *rest = error.tell("pl").splitlines()
    assert first
    assert [line.split(":")[0].strip(" -") for line in rest] == ["fog", "dogs"]
    assert Fault("not-a-flag", "").tell() == words.say("en", "fault-not-a-flag")


def test_what_was_handed_in_is_repeated_only_so_far() -> None:
    assert shown("done") == "done"
    assert len(shown("x" * 10_000)) < 200
    assert shown(10**5000) == "<int>"
    assert shown(None) == "<NoneType>"
