"""What is told is brief, and nothing is lost by it."""

import random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast import bots, words
from holdfast.kernel.message import Message, MessageBuilder, say
from holdfast.kernel.question import Option
from holdfast.server.protocol import messages
from holdfast.server.protocol.trim import trim
from holdfast.server.tables.seats import Participant

GAMES = ["last-bastion", "bastion"]


def label(option: dict[str, Any], question: dict[str, Any]) -> dict[str, Any]:
    """The label of an option as a client reads it."""
    verb = option["id"].partition(":")[0]
    special = question["special"].get(verb, {})
    touched = option.get("on", Option(option["id"]).on)
    named = [special.get(id) or question["things"][id] for id in touched]
    sent = question["labels"][verb][option.get("label", 0)]
    names = {
        name: [named[one] for one in place] if isinstance(place, list) else named[place]
        for name, place in sent.get("names", {}).items()
    }
    return {"id": sent["id"], "args": names | sent.get("numbers", {})}


@pytest.mark.parametrize("name", GAMES)
def test_a_client_reads_the_labels_that_the_terminal_shows(name: str) -> None:
    luck = random.Random(3)
    for seed in range(4):
        game = holdfast.new(name, {"players": 3}, seed)
        everyone = Participant("k", (0, 1, 2))
        while (question := game.question) is not None:
            told_now: Any = msgspec.json.decode(msgspec.json.encode(messages.question_data(game, everyone)))
            builder = MessageBuilder(game.rules, game.table)
            for option, sent in zip(question.choices, told_now["options"], strict=True):
                made = msgspec.convert(label(sent, told_now), Message)
                assert trim(name, made) == trim(name, builder.label(option))
                assert (sent["id"], sent.get("seat")) == (option.id, option.seat)
            game.choose(luck.choice(list(question.choices)))


@pytest.mark.parametrize("name", GAMES)
def test_messages_keep_every_argument_that_is_said(name: str) -> None:
    luck = random.Random(4)
    game = holdfast.new(name, {"players": 2}, 4)
    while (question := game.question) is not None:
        game.choose(luck.choice(list(question.choices)))
    builder = MessageBuilder(game.rules, game.table)
    for event in game.events:
        whole = builder.line(event)
        for language in words.languages():
            assert say(language, name, trim(name, whole)) == say(language, name, whole)


def at_a_story() -> Any:
    """A quest of two players at the first choice of its story."""
    for seed in range(20):
        game = holdfast.new("sword-and-sorcery", {"quest": "waking-chapel", "players": 2, "party": 2}, seed)
        bot = bots.bot("instinct", seed)
        while (question := game.question) is not None:
            if question.ask == "choose":
                return game
            game.choose(bot.choose(game, question.choices))
    raise AssertionError("no story was met")


def test_friends_see_the_choices_of_a_story_and_cannot_take_them() -> None:
    game = at_a_story()
    decides = game.question.choices[0].seat
    his, others = (messages.question_data(game, Participant("k", (seat,))) for seat in (decides, 1 - decides))
    assert his is not None and others is not None
    assert [one.id for one in his.options] == [one.id for one in game.question.choices]
    assert his.others == []
    assert others.options == []
    assert list(others.seats) == [decides]
    builder = MessageBuilder(game.rules, game.table)
    assert others.others == [trim("sword-and-sorcery", builder.label(one)) for one in game.question.choices]


def test_other_options_of_others_are_not_told() -> None:
    game = holdfast.new("sword-and-sorcery", {"quest": "waking-chapel", "players": 2, "party": 2}, 1)
    bot = bots.bot("instinct", 1)
    while game.question is not None and game.question.ask != "hero-turn":
        game.choose(bot.choose(game, game.question.choices))
    assert game.question is not None
    told = [messages.question_data(game, Participant("k", (seat,))) for seat in (0, 1)]
    assert [one.others for one in told if one is not None] == [[], []]
