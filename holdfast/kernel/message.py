"""Messages: what is to be said, as data, before it is said in any language.

A message is the id of a Fluent message and its arguments; an argument may be a message itself
(the name of a card inside a sentence), so a browser can say it in the reader's language.
"""

from __future__ import annotations

from typing import Any, Union

from msgspec import Struct

from holdfast import words
from holdfast.kernel.event import Event
from holdfast.kernel.question import Barred, Option, Question
from holdfast.kernel.rules import Name, Rules, Table

Arg = Union[int, float, str, "Message", list["Message"], None]


class Message(Struct, frozen=True, omit_defaults=True):
    """A Fluent message to be said with these arguments."""

    id: str
    args: dict[str, Arg] = {}


def say(language: str, game: str, message: Message) -> str:
    """The message in that language."""
    args = {name: _said(language, game, arg) for name, arg in message.args.items()}
    return words.say(language, message.id, game, **args)


def _said(language: str, game: str, arg: Arg) -> str | int | float:
    match arg:
        case Message():
            return say(language, game, arg)
        case list():
            return ", ".join(say(language, game, one) for one in arg)
        case None:
            return ""
        case _:
            return arg


class Teller:
    """Turns what a game offers and notes into messages. Games say how they name their things."""

    def __init__(self, rules: Rules[Any, Any], table: Table[Any, Any]) -> None:
        self.rules = rules
        self.table = table

    def label(self, option: Option) -> Message:
        """What an option does: `option-<verb>` with `object`, `target`, all `objects` and their `count`."""
        things = [self._thing(id) for id in option.on]
        args: dict[str, Arg] = {"objects": list(things), "count": len(things)}
        args |= dict(zip(("object", "target"), things, strict=False))
        return Message(f"option-{option.verb}", args)

    def prompt(self, question: Question) -> Message:
        """What is asked: `ask-<ask>` with what it is about."""
        return Message(f"ask-{question.ask}", self._args(question.about))

    def line(self, event: Event) -> Message:
        """A line of the log: `event-<what>` with its data, the seat and the cause."""
        args = self._args(event.data)
        if event.seat is not None:
            args["seat"] = event.seat + 1
        return Message(f"event-{event.what}", args)

    def reason(self, barred: Barred) -> Message:
        """Why something is barred: `why-<reason>`."""
        return Message(f"why-{barred.reason}", self._args(barred.data))

    def _args(self, data: dict[str, Any]) -> dict[str, Arg]:
        return {key: self._arg(key, value) for key, value in data.items()}

    def _arg(self, key: str, value: Any) -> Arg:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            id = self.rules.name(self.table, key, value)
            return self._named(id)
        if isinstance(value, list | tuple):
            return [message for one in value if isinstance(message := self._arg(key, one), Message)]
        return value if isinstance(value, int | float) else None

    def _thing(self, id: str) -> Message:
        return self._named(self.rules.name(self.table, "", id))

    def _named(self, name: Name) -> Message:
        if isinstance(name, str):
            return Message(name)
        id, facts = name
        return Message(id, {k: self._named(v) if isinstance(v, tuple) else v for k, v in facts.items()})
