"""Messages as they are sent: without the arguments that no language has a use for."""

from typing import Any

from holdfast import words
from holdfast.kernel.message import Arg, Message, plain
from holdfast.kernel.wording import Name


def trim(game: str, message: Message) -> Message:
    """The message with the arguments that its sentence has in some language, and no others."""
    if not message.args:
        return message
    used = words.variables(game).get(message.id)
    if used is None:
        return message
    return Message(
        message.id, {name: _trim_arg(game, arg) for name, arg in message.args.items() if name in used}
    )


def _trim_arg(game: str, arg: Arg) -> Arg:
    if isinstance(arg, Message):
        return trim(game, arg)
    if isinstance(arg, list):
        return [trim(game, one) for one in arg]
    return arg


def trimmed(game: str, name: Name) -> Message:
    """What a game calls a thing, as a message with no more arguments than that."""
    if isinstance(name, str):
        return plain(name)
    id, facts = name
    used = words.variables(game).get(id)
    return Message(
        id, {key: _trimmed_fact(game, fact) for key, fact in facts.items() if used is None or key in used}
    )


def _trimmed_fact(game: str, fact: Any) -> Arg:
    if isinstance(fact, tuple):
        return trimmed(game, fact)
    return [trimmed(game, one) for one in fact] if isinstance(fact, list) else fact
