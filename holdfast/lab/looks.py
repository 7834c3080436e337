"""Looking again where it is in doubt: such rows get more deals, and luck gets no more chances for it."""

from collections.abc import Sequence
from itertools import pairwise

import polars as pl
from msgspec import Struct

from holdfast.lab.better import Ground, better
from holdfast.lab.summary import ended
from holdfast.lab.wilson import SURE


class Share(Struct, frozen=True):
    """The games of one bot in a row, and how many of them were meant for the first look."""

    frame: pl.DataFrame
    games: int


class Looks(Struct, frozen=True):
    """A first look and up to so many `more`, each at twice the deals; `seed` is that of the first deal.

    Whoever looks again and again until luck smiles is fooled in the end. So the one chance in twenty of being
    misled is shared out evenly among all looks there may be, and each is held to its part of it.
    """

    seed: int = 0
    more: int = 0

    @property
    def sure(self) -> float:
        """How sure each look has to be."""
        return 1 - (1 - SURE) / (1 + self.more)

    def ground(self, worse: Share, further: Share) -> Ground | None:
        """By what the second bot proved better at one of the looks that were taken, if at any."""
        for look in range(1 + self.more):
            low, high = self.seen(worse, look), self.seen(further, look)
            if low is None or high is None:
                break
            found = better(ended(low), ended(high), self.sure)
            if found is not None:
                return found
        return None

    def seen(self, share: Share, look: int) -> pl.DataFrame | None:
        """What a look sees; nothing before all its games were played."""
        games = share.games << look
        frame = share.frame.filter(pl.col("seed").is_between(self.seed, self.seed + games - 1))
        return frame if frame.height == games else None

    def grounds(self, climbing: Sequence[Share]) -> list[Ground | None]:
        """By what each bot is better than the one before it."""
        return [self.ground(low, high) for low, high in pairwise(climbing)]


ONE_LOOK = Looks()
