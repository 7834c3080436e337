"""Rate limits: a bucket for each client that fills at a steady pace. What costs more takes more out of it."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

MAX_CLIENTS = 20_000
MAX_ADDRESS_LENGTH = 100


@lru_cache(4096)
def client_key(host: str) -> str:
    """What tells one client from another: an IPv4 address, or the /64 network that one IPv6 customer has.

    >>> client_key("203.0.113.7"), client_key("::ffff:203.0.113.7"), client_key("2001:db8:1:2:3::4")
    ('203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:MAX_ADDRESS_LENGTH]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class TokenBucket:
    """Tokens that come back with time; each thing done takes as many as it weighs."""

    __slots__ = ("_clock", "_filled", "_left", "_most", "_pace")

    def __init__(self, pace: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._most = most
        self._clock = clock
        self._left = float(most)
        self._filled = clock()

    def take(self, weight: float = 1) -> bool:
        """Take so many, if they are left; what weighs more than all of them needs a full bucket."""
        now = self._clock()
        self._left = min(float(self._most), self._left + (now - self._filled) * self._pace)
        self._filled = now
        weight = min(weight, max(self._most, 1))
        if self._left < weight:
            return False
        self._left -= weight
        return True


class RateLimiter:
    """A bucket for each client; those not heard of for longest are forgotten."""

    def __init__(self, pace: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str, weight: float = 1) -> bool:
        """May this client do one thing more, of that weight?"""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = TokenBucket(self._pace, self._most, self._clock)
            if len(self._buckets) > MAX_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(weight)


class ConnectionCounter:
    """What each client has in use at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_client: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many are in use by all."""
        return self._by_client.total()

    @contextmanager
    def one_more(self, client: str) -> Iterator[bool]:
        """Use one more; whether this client may."""
        if self._by_client[client] >= self._most:
            yield False
            return
        self._by_client[client] += 1
        try:
            yield True
        finally:
            self._by_client[client] -= 1
            if not self._by_client[client]:
                del self._by_client[client]
