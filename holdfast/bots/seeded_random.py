"""The random numbers of bots and of the lab: they have no part in the game's own chance."""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

_WORD = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15
_RANGE = float(1 << 64)

T = TypeVar("T")


class SeededRandom(random.Random):
    """A `random.Random` over SplitMix64: a bot with the same seed makes the same choices on every Python.

    The standard library promises that for `random()` alone: what `choice` and others make of a seed has
    changed between versions of Python. So `choice` is defined here, too.

    >>> SeededRandom(7).getrandbits(64) == SeededRandom(7).getrandbits(64)
    True
    >>> SeededRandom(7).choice("abc")
    'c'
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)

    def seed(self, a: Any = 0, version: int = 2) -> None:
        """Begin again with the numbers of this seed."""
        self._at = (int(a) * 0xD1342543DE82EF95 + 1) & _WORD

    def getstate(self) -> tuple[Any, ...]:
        """Where in the stream it is."""
        return (self._at,)

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Go on from there."""
        (self._at,) = state

    def _next(self) -> int:
        """The next 64 bits."""
        self._at = value = (self._at + _STRIDE) & _WORD
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _WORD
        return value ^ (value >> 31)

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self._next() >> 11) / (1 << 53)

    def getrandbits(self, k: int, /) -> int:
        """A number of so many bits."""
        value = 0
        for _ in range(-(-k // 64)):
            value = value << 64 | self._next()
        return value >> (-k % 64)

    def choice(self, seq: "SupportsLenAndGetItem[T]") -> T:
        """One of them, each as likely as another."""
        return seq[self._next() % len(seq)]

    def weighted_choice(self, things: Sequence[T], weights: Sequence[float]) -> T:
        """One of the things, each as likely as its weight says."""
        left = self._next() / _RANGE * sum(weights)
        for thing, weight in zip(things, weights, strict=True):
            left -= weight
            if left < 0:
                return thing
        return things[-1]
