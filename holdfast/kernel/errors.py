"""Errors of the kernel.

An error carries a code and the facts; the sentence a person reads is a Fluent message
(`error-<code>`), so the same error can be shown in any language.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, Generic, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from holdfast import words

Fact = str | int | float
FaultT = TypeVar("FaultT", bound=str, default=Any)
"""The codes of faults that a game may tell: its `message_ids` say which there are."""
MAX_SHOWN_LENGTH = 120
MAX_FAULTS = 50
"""The most faults that are reported for one input."""


def shown(value: object) -> str:
    """Something handed in, as an error may repeat it: short, whatever it was."""
    return value[:MAX_SHOWN_LENGTH] if isinstance(value, str) else f"<{type(value).__name__}>"


class Fault(Struct, Generic[FaultT], frozen=True):
    """One thing that is wrong with an input: what, where, and by which rule of the book, if any."""

    code: FaultT
    where: str
    facts: dict[str, Fact] = {}
    rule: str = ""

    def tell(self, language: str = words.DEFAULT_LANGUAGE) -> str:
        """The fault as a sentence."""
        sentence = words.say(language, f"fault-{self.code}", **self.facts)
        return f"{self.where}: {sentence}" if self.where else sentence


def truncated(faults: Iterable[Fault]) -> list[Fault]:
    """As many faults as are told at once; where there are more, the last one says so.

    The others are not even looked for, so what is wrong in a million ways costs no more than fifty.

    >>> [fault.code for fault in truncated(Fault("not-a-number", "dice") for _ in range(51))][-2:]
    ['not-a-number', 'more-faults']
    """
    told = list(islice(faults, MAX_FAULTS + 1))
    return told if len(told) <= MAX_FAULTS else [*told[: MAX_FAULTS - 1], Fault("more-faults", "")]


class Localized(Protocol):
    """A fact that is itself a message, in any language."""

    def tell(self, language: str) -> str: ...


class HoldfastError(Exception):
    """The base class of all errors that are raised on purpose."""

    code = "holdfast"

    def __init__(
        self, code: str | None = None, faults: Sequence[Fault] = (), **facts: Fact | Localized
    ) -> None:
        self.code = code or type(self).code
        self.facts: dict[str, Fact | Localized] = facts
        self.faults = tuple(faults)
        super().__init__(self.code, facts, self.faults)

    def __reduce__(self) -> tuple[Callable[..., "HoldfastError"], tuple[Any, ...]]:
        """Errors come back from worker processes as they were raised."""
        return _raised_again, (type(self), self.code, self.faults, self.facts)

    def tell(self, language: str = words.DEFAULT_LANGUAGE) -> str:
        """The error as a person reads it: one sentence, then a line for each fault."""
        facts = {
            name: fact if isinstance(fact, str | int | float) else fact.tell(language)
            for name, fact in self.facts.items()
        }
        lines = [words.say(language, f"error-{self.code}", **facts)]
        lines += [f"  - {fault.tell(language)}" for fault in self.faults]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.tell()


def _raised_again(
    kind: type[HoldfastError], code: str, faults: Sequence[Fault], facts: dict[str, Fact | Localized]
) -> HoldfastError:
    return kind(code, faults, **facts)


class IllegalChoice(HoldfastError):
    """The choice is not among the options; nothing has changed."""

    code = "illegal-choice"


class UnknownGame(HoldfastError):
    """There is no game of that id."""

    code = "unknown-game"


class BadOptions(HoldfastError):
    """The options for a new game do not fit; all faults are listed."""

    code = "bad-options"


class BadContent(HoldfastError):
    """A content file is wrong; file, entry and field are named."""

    code = "bad-content"


class BadRecord(HoldfastError):
    """A record cannot be read or claims the impossible."""

    code = "bad-record"


class BadPosition(HoldfastError):
    """A position cannot be read or claims the impossible; all faults are listed."""

    code = "bad-position"


class BadCampaign(HoldfastError):
    """A campaign that cannot be read, or that cannot continue like this."""

    code = "bad-campaign"


class CannotUndo(HoldfastError):
    """Nothing to take back, or the table does not allow it."""

    code = "nothing-to-undo"


class OffScript(HoldfastError):
    """A scripted result is not one that could come now."""

    code = "off-script"


class Stuck(HoldfastError):
    """The rules run without asking anything and without an end: a bug in a game."""

    code = "stuck"
