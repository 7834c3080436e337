"""Messages: text as data, before it is formatted in a language.

A message is the id of a Fluent message and its arguments; an argument may be a message itself
(the name of a card inside a sentence), so a browser can say it in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar, Union

from msgspec import Struct

from holdfast import words
from holdfast.kernel.event import Event
from holdfast.kernel.odds import Odds
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Barred, Option, Question
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Table
from holdfast.kernel.wording import Name

T = TypeVar("T")
Arg = Union[int, float, str, "Message", list["Message"], None]

CAN = "can_"
MAX_NAMES = 16_384


class Message(Struct, frozen=True, omit_defaults=True):
    """A Fluent message with its arguments."""

    id: str
    args: dict[str, Arg] = {}


@lru_cache(MAX_NAMES)
def plain(id: str) -> Message:
    """The message without arguments; the names of most things are."""
    return Message(id)


class GameMessage(Struct, frozen=True):
    """A message of a game, to be formatted in any language."""

    game: str
    message: Message

    def tell(self, language: str) -> str:
        """The sentence in that language."""
        return say(language, self.game, self.message)


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


def label_id(option: Option) -> str:
    """The message that tells what an option does."""
    return f"option-{option.verb}"


def left_of(id: str) -> int:
    """How many of the things that an option of that id touches are its `left`.

    >>> left_of("give:rope+torch>arne")
    2
    """
    return id.partition(">")[0].count("+") + 1


def label_args(left: int, things: Sequence[T]) -> tuple[dict[str, T | list[T]], dict[str, int]]:
    """What the label of an option is told with: the things it touches by the argument's name, and counts.

    The things are `object`, `target` and all `objects`; of `verb:a+b>c` the `left` are a and b, the `right`
    is c. `count`, `left_count` and `right_count` say how many.

    >>> label_args(left_of("give:rope>arne"), ["a rope", "Arne"])[0]["target"]
    'Arne'
    """
    lists = {"objects": list(things), "left": list(things[:left]), "right": list(things[left:])}
    named: dict[str, T | list[T]] = {**lists, **dict(zip(("object", "target"), things, strict=False))}
    counts = {"count": len(things), "left_count": len(lists["left"]), "right_count": len(lists["right"])}
    return named, counts


class MessageBuilder:
    """Builds messages from options, questions, events and odds. `Wording` names the things of a game."""

    def __init__(self, rules: Rules[Any, Any], table: Table[Any, Any]) -> None:
        self.rules = rules
        self.table = table

    def label(self, option: Option) -> Message:
        """What an option does: `option-<verb>` with the arguments of `label_args`."""
        named, counts = label_args(left_of(option.id), [self.touched(option.verb, id) for id in option.on])
        return Message(label_id(option), {**named, **counts})

    def touched(self, verb: str, id: str) -> Message:
        """What an option of that verb touches."""
        return self._named(self.name_of_touched(verb, id))

    def name_of_touched(self, verb: str, id: str) -> Name:
        """What the game calls that."""
        return self.rules.wording.thing(self.table, verb, id)

    def prompt(self, question: Question) -> Message:
        """What is asked: `ask-<ask>` with what it is about.

        A prompt may tell what is left to do: `can_<verb>` is yes where an option has that verb.
        """
        id, verbs = f"ask-{question.ask}", {option.verb for option in question.choices}
        told = (name for name in words.variables(self.rules.id).get(id, ()) if name.startswith(CAN))
        left: dict[str, Arg] = {name: "yes" if name.removeprefix(CAN) in verbs else "no" for name in told}
        return Message(id, self._args(question.about) | left)

    def line(self, event: Event) -> Message:
        """A line of the log: `event-<what>` with its data, the number of the seat (0: nobody's), and
        `who` sits there."""
        args: dict[str, Arg] = {"seat": 0 if event.seat is None else event.seat + 1, "who": None}
        if event.seat is not None:
            args["who"] = self._named(self.rules.wording.figure(self.table, event.seat))
        args |= self._args(event.data)
        if event.what == "end":
            args["reason"] = Message(f"outcome-{event.data['reason']}")
        return Message(f"event-{event.what}", args)

    def outcome(self, outcome: Outcome) -> Message:
        """How the game ended: `outcome-<reason>`."""
        return Message(f"outcome-{outcome.reason}")

    def chances(self, odds: Odds) -> list[Message]:
        """What may come of an option, and how likely: `odds-<what>` with the `thing` and the `percent`.

        A code may have a message of its own (`fall:both`, `odds-fall-both`).
        """
        return [self._chance(odds, code, probability) for code, probability in odds.of.items()]

    def _chance(self, odds: Odds, code: str, probability: float) -> Message:
        told = self.rules.wording.chance(self.table, odds, code)
        if told is not None:
            return self._named(told)
        what, _, thing = code.partition(":")
        args: dict[str, Arg] = {"percent": round(100 * probability)}
        own = code.replace(":", "-")
        if not thing or words.has(words.DEFAULT_LANGUAGE, f"odds-{own}", self.rules.id):
            return Message(f"odds-{own}", args)
        args["thing"] = self._named(self.rules.wording.name(self.table, what, thing))
        return Message(f"odds-{what}", args)

    def reason(self, barred: Barred) -> Message:
        """Why something is barred: `why-<reason>`."""
        return Message(f"why-{barred.reason}", self._args(barred.data))

    def _args(self, data: dict[str, Any]) -> dict[str, Arg]:
        """The data as arguments: a list `cards` also tells its length, `cards_count`."""
        args = {key: self._arg(key, value) for key, value in data.items()}
        return args | {f"{key}_count": len(arg) for key, arg in args.items() if isinstance(arg, list)}

    def _arg(self, key: str, value: Any) -> Arg:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            id = self.rules.wording.name(self.table, key, value)
            return self._named(id)
        if isinstance(value, list | tuple):
            return [message for one in value if isinstance(message := self._arg(key, one), Message)]
        if isinstance(value, dict):
            return [self._counted(key, thing, count) for thing, count in value.items()]
        return value if isinstance(value, int | float) else None

    def _counted(self, key: str, thing: str, count: int) -> Message:
        """How many of a thing: `counted`."""
        return Message(
            "counted", {"count": count, "thing": self._named(self.rules.wording.name(self.table, key, thing))}
        )

    def thing(self, id: str) -> Message:
        """A thing on the table by its id."""
        return self._named(self.rules.wording.name(self.table, "", id))

    def named(self, name: Name) -> Message:
        """What a game calls a thing, as a message."""
        return self._named(name)

    def _named(self, name: Name) -> Message:
        if isinstance(name, str):
            return plain(name)
        id, facts = name
        return Message(id, {key: self._fact(fact) for key, fact in facts.items()})

    def _fact(self, fact: Any) -> Arg:
        if isinstance(fact, list):
            return [self._named(one) for one in fact]
        named: Arg = self._named(fact) if isinstance(fact, tuple) else fact
        return named
