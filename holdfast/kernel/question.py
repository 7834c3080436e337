"""Questions: all that page, bot, terminal and test ever answer. Their options are made in `option`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, overload

from msgspec import Struct
from typing_extensions import TypeVar

from holdfast.kernel.fast_struct import fast_struct
from holdfast.kernel.option import (
    GIVE_UP,
    GO_ON,
    PASS,
    TURN_OVER,
    WAYS_OUT,
    Option,
    Target,
    Verb,
    of_each_seat,
    option,
)

__all__ = [
    "GIVE_UP",
    "GO_ON",
    "PASS",
    "TURN_OVER",
    "WAYS_OUT",
    "AskT",
    "Barred",
    "Option",
    "Options",
    "Question",
    "Target",
    "Verb",
    "WhyT",
    "of_each_seat",
    "option",
]

AskT = TypeVar("AskT", bound=str, default=Any)
WhyT = TypeVar("WhyT", bound=str, default=Any)
"""The codes that a game may ask and refuse with: its `message_ids` say which there are."""


class Barred(Struct, Generic[WhyT], frozen=True):
    """An option that looks possible and is not legal now: its id, a reason code and the rule's id."""

    id: str
    reason: WhyT
    rule: str
    data: dict[str, Any] = {}


class Options(Sequence[Any]):
    """The options of a question, in the order the rules list them.

    It answers `"move:market" in options`, `options["move:market"]`, `options[0]`, `len(options)`.
    """

    __slots__ = ("_all",)

    def __init__(self, options: tuple[Option, ...]) -> None:
        self._all = options

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._all)

    def __contains__(self, wanted: object) -> bool:
        if isinstance(wanted, str):
            return any(option.id == wanted for option in self._all)
        return wanted in self._all

    @overload
    def __getitem__(self, wanted: int | str) -> Option: ...
    @overload
    def __getitem__(self, wanted: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, wanted: int | str | slice) -> Option | tuple[Option, ...]:
        if isinstance(wanted, str):
            for option in self._all:
                if option.id == wanted:
                    return option
            raise KeyError(wanted)
        return self._all[wanted]

    def get(self, id: str) -> Option | None:
        """The option of that id, or None."""
        return next((option for option in self._all if option.id == id), None)

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids, in order."""
        return tuple(option.id for option in self._all)

    def of(self, verb: str) -> tuple[Option, ...]:
        """The options with that verb."""
        return tuple(option for option in self._all if option.verb == verb)

    def __repr__(self) -> str:
        return f"Options({', '.join(self.ids)})"


@fast_struct
class Question(Struct, Generic[AskT], gc=False):
    """What is asked now: a code for the asking, the options, ids and numbers about it.

    `reaction` marks a window: several seats may react, and it is over when all of them have declined
    (see `window`); `saves` holds the ids of the reactions that would save a hero (standing orders look at
    it), and `always` marks a window that standing orders leave alone. A question is `clean` where the state
    alone says how to go on: the kernel sees that of the first question of a step, and a rule that goes on
    and on may say it of others.

    Where the options belong to several seats, the last one tells what they have to do with one another.
    If it declines, it is the way out: of the seat it belongs to, which leads, while the others may join
    in; or of anyone. If it does not, each seat answers for itself, and none waits for another.
    """

    ask: AskT
    choices: Sequence[Option]
    about: dict[str, Any] = {}
    why_not: Callable[[], Iterable[Barred]] | None = None
    reaction: bool = False
    saves: frozenset[str] = frozenset()
    clean: bool = False
    known_barred: tuple[Barred, ...] | None = None
    always: bool = False

    def narrowed(self, options: Iterable[Option]) -> "Question[AskT]":
        """The same question with fewer options."""
        return Question(
            self.ask, tuple(options), self.about, self.why_not, self.reaction, self.saves, self.clean
        )

    @property
    def options(self) -> Options:
        """The options, as a sequence that also answers to ids."""
        return Options(tuple(self.choices))

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are waited for; empty where anyone may answer."""
        if not self.reaction and any(option.seat is None for option in self.choices):
            return ()
        return tuple(sorted({option.seat for option in self.choices if option.seat is not None}))

    @property
    def way_out(self) -> Option | None:
        """The option that ends this at no cost; None where something must be chosen."""
        last = self.choices[-1]
        return last if last.declines else None

    @property
    def leader(self) -> int | None:
        """The seat that alone may end this at no cost; None where nobody or anyone may."""
        last = self.choices[-1]
        return last.seat if last.declines else None

    @property
    def barred(self) -> tuple[Barred, ...]:
        """What looks possible and is not, with the reason."""
        if self.known_barred is None:
            self.known_barred = tuple(self.why_not()) if self.why_not else ()
        return self.known_barred

    @property
    def bars(self) -> bool:
        """Is there anything that looks possible and is not? Looks no further than the first."""
        if self.known_barred is None and self.why_not is not None:
            return next(iter(self.why_not()), None) is not None
        return bool(self.known_barred)

    def __repr__(self) -> str:
        return f"Question({self.ask!r}, {', '.join(o.id for o in self.choices)})"
