"""The luck of a bot's own thoughts: it has no part in the game's chance."""

from collections.abc import Sequence
from typing import TypeVar

_WORD = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15
_SHARES = float(1 << 64)

T = TypeVar("T")


class Luck:
    """A stream of numbers that the seed alone decides (SplitMix64).

    >>> Luck(7).number() == Luck(7).number()
    True
    """

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        self._at = (seed * 0xD1342543DE82EF95 + 1) & _WORD

    def number(self) -> int:
        """The next whole number, of 64 bits."""
        self._at = value = (self._at + _STRIDE) & _WORD
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _WORD
        return value ^ (value >> 31)

    def any(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as another."""
        return things[self.number() % len(things)]

    def weighed(self, things: Sequence[T], weights: Sequence[float]) -> T:
        """One of the things, each as likely as its weight says."""
        left = self.number() / _SHARES * sum(weights)
        for thing, weight in zip(things, weights, strict=True):
            left -= weight
            if left < 0:
                return thing
        return things[-1]
