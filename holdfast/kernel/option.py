"""Options: what may be chosen, made once and shared; and the verbs that make them."""

from collections.abc import Iterable
from typing import Any

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
