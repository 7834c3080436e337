"""Errors of the server, each with an HTTP status and a message in every language."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from holdfast import words
from holdfast.kernel.errors import Fact, Fault, HoldfastError, UnknownGame, truncated
from holdfast.kernel.message import Arg, GameMessage, Message

MAX_FACT_LENGTH = 4000
"""Characters of a text inside an error; the longest list of possible values is shorter."""
MAX_PLACE_LENGTH = 200


class TableError(HoldfastError):
    """A request that the table refuses."""

    code = "bad-request"
    status = 400


class NoSuchTable(TableError):
    """No such table, or no access to it: both get the same answer."""

    code = "no-such-table"
    status = 404


class Forbidden(TableError):
    """Known, but not allowed to do that."""

    code = "not-your-seat"
    status = 403


class InvalidRequest(TableError):
    """Well-formed, but it does not fit the game."""

    code = "wrong-seats"
    status = 409


class Conflict(TableError):
    """The table has changed meanwhile, or does not allow this now."""

    code = "stale"
    status = 409


class TooMany(TableError):
    """The client has exceeded a rate limit."""

    code = "too-many-requests"
    status = 429


class ServerFull(TableError):
    """No room for another connection."""

    code = "server-full"
    status = 503


class NoNewTables(TableError):
    """The host of the server lets nobody create tables just now."""

    code = "no-new-tables"
    status = 503


class CrossSite(TableError):
    """The page of another site asks for it."""

    code = "cross-site"
    status = 403


class UnsupportedContent(TableError):
    """A body that is no JSON."""

    code = "bad-request"
    status = 415


class Unavailable(TableError):
    """The database does not answer."""

    code = "unavailable"
    status = 503


class CannotServe(TableError):
    """The server cannot start with this configuration."""

    code = "port-taken"
    status = 500


class NumberTaken(Exception):
    """Another process has stored a move of that number first (optimistic concurrency)."""


class FaultData(Struct, frozen=True):
    """One fault: its code, where it lies, the sentence that tells it, and the rule it offends, if one."""

    code: str
    where: str
    message: Message
    rule: str = ""


class Problem(Struct, frozen=True):
    """An error as it is sent: a code for programs, a message for people, every fault with its place."""

    code: str
    message: Message
    faults: Sequence[FaultData] = ()


def problem(error: HoldfastError) -> Problem:
    """The error as it is sent."""
    args: dict[str, Arg] = {}
    for name, fact in error.facts.items():
        if isinstance(fact, str | int | float):
            args[name] = _clipped(fact)
        elif isinstance(fact, GameMessage):
            args[name] = fact.message
        else:
            args[name] = _clipped(fact.tell(words.DEFAULT_LANGUAGE))
    faults = [fault_data(one) for one in truncated(error.faults)]
    return Problem(error.code, Message(f"error-{error.code}", args), faults)


def fault_data(fault: Fault) -> FaultData:
    """The fault as it is sent."""
    facts: dict[str, Any] = {name: _clipped(fact) for name, fact in fault.facts.items()}
    where = fault.where[:MAX_PLACE_LENGTH]
    return FaultData(fault.code, where, Message(f"fault-{fault.code}", facts), fault.rule)


def _clipped(fact: Fact) -> Fact:
    if isinstance(fact, str) and len(fact) > MAX_FACT_LENGTH:
        return fact[: MAX_FACT_LENGTH - 1] + "…"
    return fact


def status_of(error: HoldfastError) -> int:
    """The status that tells the error over HTTP."""
    if isinstance(error, TableError):
        return error.status
    return 404 if isinstance(error, UnknownGame) else InvalidRequest.status
