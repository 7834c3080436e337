"""Questions and options: all that page, bot, terminal and test ever answer."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, overload

from msgspec import Struct
from typing_extensions import TypeVar

from holdfast.kernel.fast_struct import fast_struct

AskT = TypeVar("AskT", bound=str, default=Any)
WhyT = TypeVar("WhyT", bound=str, default=Any)
"""The codes that a game may ask and refuse with: its `message_ids` say which there are."""

GO_ON = "go-on"
"""Ends a window in which nobody reacts. It belongs to no seat."""
PASS = "pass"
"""What a seat chooses to decline where the way out of the question belongs to another (see `window`)."""
TURN_OVER = "turn-over"
"""Both what is asked and the only answer, where nothing but the end of the turn is left and the seat wants to
be asked all the same (`Game.confirm_turn_end`)."""
GIVE_UP = "give-up"
"""How a game that was given up is recorded: it is no option of any question (`Game.give_up`)."""
WAYS_OUT = frozenset(
    {GO_ON, PASS, TURN_OVER, "decline", "done", "end-turn", "enough", "keep", "leave", "refuse", "stay"}
)
"""Ids of options that decline: they cost nothing, do nothing and end what is asked. A game that ends its
questions with one of these, listed last, needs nothing else for several seats to be asked at once."""


class Option:
    """One thing that may be chosen now.

    The id reads `verb`, `verb:object` or `verb:object>target`. `on` names what it touches on the
    table, in the order a hand would point at it; `seat` is who may choose it (None: anyone).
    """

    __slots__ = ("id", "on", "seat", "verb")

    def __init__(self, id: str, seat: int | None = None, on: tuple[str, ...] | None = None) -> None:
        self.id = id
        self.seat = seat
        self.verb, _, objects = id.partition(":")
        self.on = tuple(objects.replace("+", ">").split(">")) if on is None and objects else on or ()

    @property
    def declines(self) -> bool:
        """Does it cost and do nothing but end what is asked?"""
        return self.id in WAYS_OUT

    def __repr__(self) -> str:
        return f"Option({self.id!r}, seat={self.seat})"


_known: dict[tuple[str, int | None], Option] = {}


def option(id: str, seat: int | None = None) -> Option:
    """The option of that id and seat; made once and shared, since options never change.

    >>> option("call:tavern>elmer", 0).on
    ('tavern', 'elmer')
    """
    found = _known.get((id, seat))
    if found is None:
        found = _known[id, seat] = Option(id, seat)
    return found


def of_each_seat(id: str, seats: int) -> tuple[Option, ...]:
    """The option of that id for each of so many seats.

    >>> of_each_seat("rest", 2)[1]
    Option('rest', seat=1)
    """
    return tuple([option(id, seat) for seat in range(seats)])


class Verb(dict[tuple[Any, ...], Option]):
    """The options of one verb by seat and objects: `MOVE[0, "market"]` is `move:market` of seat 0.

    Quicker than `option` where the same options are offered again and again. `all_of` is quicker still
    where many things are offered at once.
    """

    __slots__ = ("_lists", "verb")

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self._lists = _Lists(self)

    def all_of(self, seat: int | None, things: Iterable[str], target: str = "") -> list[Option]:
        """The options that name one of these things each, perhaps done to another.

        >>> Verb("take").all_of(0, ["rope", "axe"])
        [Option('take:rope', seat=0), Option('take:axe', seat=0)]
        """
        known = self._lists[seat, target]
        return list(map(known.__getitem__, things))

    def all_of_tuple(self, seat: int | None, things: tuple[str, ...], target: str = "") -> list[Option]:
        """As `all_of`, remembered until other things are asked for."""
        known = self._lists[seat, target]
        listed, options = known.latest
        if listed is not things and listed != things:
            options = list(map(known.__getitem__, things))
            known.latest = things, options
        return options

    def __missing__(self, key: tuple[Any, ...]) -> Option:
        seat, *things = key
        made = self[key] = option(f"{self.verb}:{'+'.join(things)}" if things else self.verb, seat)
        return made


class Target(Verb):
    """The options of a verb that does one thing to another: `HAND[0, "rope", "arne"]` is `hand:rope>arne`."""

    __slots__ = ()

    def __missing__(self, key: tuple[Any, ...]) -> Option:
        seat, *things = key
        made = self[key] = option(f"{self.verb}:{'>'.join(things)}", seat)
        return made


class _Things(dict[str, Option]):
    """The options of a verb for one seat and one target, by the thing."""

    __slots__ = ("latest", "seat", "target", "verb")

    def __init__(self, verb: Verb, seat: int | None, target: str) -> None:
        self.verb, self.seat, self.target = verb, seat, target
        self.latest: tuple[tuple[str, ...], list[Option]] = (), []
        """The things that were listed last, and their options."""

    def __missing__(self, thing: str) -> Option:
        made = self[thing] = self.verb[(self.seat, thing, self.target) if self.target else (self.seat, thing)]
        return made


class _Lists(dict[tuple[int | None, str], _Things]):
    """What a verb can be done to, by seat and target."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def __missing__(self, key: tuple[int | None, str]) -> _Things:
        made = self[key] = _Things(self.verb, *key)
        return made


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
