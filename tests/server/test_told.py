"""What is told is brief, and nothing is lost by it."""

import random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast import words
from holdfast.kernel.message import Message, Teller, say
from holdfast.kernel.question import Option
from holdfast.server.protocol import messages as told
from holdfast.server.protocol.trim import lean
from holdfast.server.tables.seats import Sitter

GAMES = ["last-bastion", "bastion"]


def label(option: dict[str, Any], things: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The label of an option as a client makes it."""
    verb = option["id"].partition(":")[0]
    named = [things[verb][id] for id in option.get("on", Option(option["id"]).on)]
    split = option["id"].partition(">")[0].count("+") + 1
    args = {"objects": named, "count": len(named)} | dict(zip(("object", "target"), named, strict=False))
    args |= {"left": named[:split], "left_count": len(named[:split])}
    args |= {"right": named[split:], "right_count": len(named[split:])}
    return {"id": f"option-{verb}", "args": args}


@pytest.mark.parametrize("name", GAMES)
def test_a_client_makes_the_same_labels_from_less(name: str) -> None:
    luck = random.Random(3)
    for seed in range(4):
        game = holdfast.new(name, {"players": 3}, seed)
        everyone = Sitter("k", (0, 1, 2))
        while (question := game.question) is not None:
            told_now: Any = msgspec.json.decode(msgspec.json.encode(told.question_told(game, everyone)))
            teller = Teller(game.rules, game.table)
            for option, sent in zip(question.choices, told_now["options"], strict=True):
                made = msgspec.convert(label(sent, told_now["things"]), Message)
                assert lean(name, made) == lean(name, teller.label(option))
                assert (sent["id"], sent.get("seat")) == (option.id, option.seat)
            game.choose(luck.choice(list(question.choices)))


@pytest.mark.parametrize("name", GAMES)
def test_messages_keep_every_argument_that_is_said(name: str) -> None:
    luck = random.Random(4)
    game = holdfast.new(name, {"players": 2}, 4)
    while (question := game.question) is not None:
        game.choose(luck.choice(list(question.choices)))
    teller = Teller(game.rules, game.table)
    for event in game.events:
        whole = teller.line(event)
        for language in words.languages():
            assert say(language, name, lean(name, whole)) == say(language, name, whole)
