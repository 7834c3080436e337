"""What the table refuses. Each refusal has a status for HTTP and words in every language."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from holdfast import words
from holdfast.kernel.errors import Fact, Fault, HoldfastError, UnknownGame, truncated
from holdfast.kernel.message import Arg, Message, Sentence

LONGEST_FACT = 4000
"""Characters of a text inside an error; the longest list of possible values is shorter."""
LONGEST_PLACE = 200


class TableError(HoldfastError):
    """Something asked of the table that it does not do."""

    code = "bad-request"
    status = 400


class NoSuchTable(TableError):
    """No such table, or not for the one who asks: both are answered alike."""

    code = "no-such-table"
    status = 404


class Forbidden(TableError):
    """Known, but not allowed to do that."""

    code = "not-your-seat"
    status = 403


class Unfit(TableError):
    """Readable, but it does not fit the game."""

    code = "wrong-seats"
    status = 409


class Conflict(TableError):
    """It came too late, or not at the right time."""

    code = "stale"
    status = 409


class TooMany(TableError):
    """More than one client may ask for."""

    code = "too-many-requests"
    status = 429


class Full(TableError):
    """There is no room for one connection more."""

    code = "server-full"
    status = 503


class Unavailable(TableError):
    """The database does not answer."""

    code = "unavailable"
    status = 503


class CannotServe(TableError):
    """The server cannot start as it was told to."""

    code = "port-taken"
    status = 500


class Taken(Exception):
    """That number of the table's list is taken: somebody was quicker."""


class FaultTold(Struct, frozen=True):
    """One fault: its code, where it lies, the sentence that tells it, and the rule it offends, if one."""

    code: str
    where: str
    message: Message
    rule: str = ""


class Problem(Struct, frozen=True):
    """An error as it is sent: a code for programs, a message for people, every fault with its place."""

    code: str
    message: Message
    faults: Sequence[FaultTold] = ()


def problem(error: HoldfastError) -> Problem:
    """The error as it is sent."""
    args: dict[str, Arg] = {}
    for name, fact in error.facts.items():
        if isinstance(fact, str | int | float):
            args[name] = _clipped(fact)
        elif isinstance(fact, Sentence):
            args[name] = fact.message
        else:
            args[name] = _clipped(fact.tell(words.DEFAULT_LANGUAGE))
    faults = [fault_told(one) for one in truncated(error.faults)]
    return Problem(error.code, Message(f"error-{error.code}", args), faults)


def fault_told(fault: Fault) -> FaultTold:
    """The fault as it is sent."""
    facts: dict[str, Any] = {name: _clipped(fact) for name, fact in fault.facts.items()}
    where = fault.where[:LONGEST_PLACE]
    return FaultTold(fault.code, where, Message(f"fault-{fault.code}", facts), fault.rule)


def _clipped(fact: Fact) -> Fact:
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[: LONGEST_FACT - 1] + "…"
    return fact


def status_of(error: HoldfastError) -> int:
    """The status that tells the error over HTTP."""
    if isinstance(error, TableError):
        return error.status
    return 404 if isinstance(error, UnknownGame) else Unfit.status
