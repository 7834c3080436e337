"""Messages as they are sent: without the arguments that no language has a use for."""

from holdfast import words
from holdfast.kernel.message import Arg, Message


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
