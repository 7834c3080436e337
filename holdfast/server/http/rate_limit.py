"""Rate limits: a bucket for each client that fills at a steady pace."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_CLIENTS = 20_000


class Bucket:
    """Tokens that come back with time; each thing done takes one."""

    __slots__ = ("_clock", "_filled", "_left", "_most", "_pace")

    def __init__(self, pace: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._most = most
        self._clock = clock
        self._left = float(most)
        self._filled = clock()

    def take(self) -> bool:
        """Take one, if one is left."""
        now = self._clock()
        self._left = min(float(self._most), self._left + (now - self._filled) * self._pace)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """A bucket for each client; those not heard of for longest are forgotten."""

    def __init__(self, pace: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """May this client do one thing more?"""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._pace, self._most, self._clock)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take()
