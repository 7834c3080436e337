"""A view as numbers between 0 and 1, by a declared list of parts."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from holdfast.kernel.game import Game

SEATS = 5
"""The most seats that any game has."""
ASKS = 32
"""What is asked falls into one of so many boxes, by the CRC-32 of its code."""

View = Mapping[str, Any]
Numbers = NDArray[np.float32]


class Part(NamedTuple):
    """Some numbers of an observation: their name, how many, and how they are read from the view."""

    name: str
    size: int
    read: Callable[[View], Iterable[float]]


class Encoding:
    """Parts one after another; first, for every game, who looks and what is asked."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = SEATS + ASKS + sum(part.size for part in parts)

    def places(self) -> dict[str, slice]:
        """Where each part stands in the vector."""
        found = {"seat": slice(0, SEATS), "asked": slice(SEATS, SEATS + ASKS)}
        at = SEATS + ASKS
        for part in self.parts:
            found[part.name] = slice(at, at + part.size)
            at += part.size
        return found

    def encode(self, game: Game, seat: int) -> Numbers:
        """What that seat sees now."""
        question = game.question
        asked = None if question is None else crc32(question.ask.encode()) % ASKS
        numbers = [*one_of(range(SEATS), seat), *one_of(range(ASKS), asked)]
        view = game.view(seat)
        for part in self.parts:
            found = list(part.read(view))
            assert len(found) == part.size, part.name
            numbers += found
        return np.clip(np.array(numbers, dtype=np.float32), 0.0, 1.0)


def one_of(values: Iterable[Any], value: Any) -> list[float]:
    """A one where the value stands among the values, else zeros."""
    return [float(one == value) for one in values]


def some_of(values: Iterable[Any], found: Iterable[Any]) -> list[float]:
    """A one for each of the values that is found."""
    held = set(found)
    return [float(one in held) for one in values]


def counts_of(values: Iterable[Any], counts: Mapping[Any, float], top: float) -> list[float]:
    """How many there are of each value, as a share of `top`."""
    return [counts.get(one, 0) / top for one in values]


def padded(numbers: Iterable[float], size: int) -> list[float]:
    """The numbers, and zeros for what is not there."""
    found = list(numbers)
    return found + [0.0] * (size - len(found))
