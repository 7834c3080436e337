"""A fair queue: clients take turns, and nobody's place depends on how much somebody else has asked for.

What people look at goes before what nobody looks at. Of the same priority the client comes next that has the
least at work and has waited longest since its last turn; of one client, its oldest work. So that what nobody
looks at goes on as well, every few turns the lowest priority comes first.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from msgspec import Struct

LOWEST_FIRST_EVERY = 8
"""Of so many turns one goes to the lowest priority that waits."""
REPORT_SECONDS = 1.0
"""How often somebody who waits is told of a new place."""
MAX_CLIENTS = 10_000


class QueueState(Struct, frozen=True):
    """How many are at work, and how many wait."""

    running: int
    waiting: int


class Ticket:
    """One piece of work that waits for its turn."""

    __slots__ = ("client", "granted", "order", "priority")

    def __init__(self, client: str, priority: int, order: int) -> None:
        self.client = client
        self.priority = priority
        self.order = order
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """At most `slots` pieces of work at once, of one client at most `per_client`."""

    def __init__(self, slots: int, per_client: int | None = None) -> None:
        self._slots = slots
        self._per_client = per_client or slots
        self._waiting: list[Ticket] = []
        self._running: Counter[str] = Counter()
        self._last_turn: dict[str, int] = {}
        self._turns = 0
        self._numbers = itertools.count(1)

    @property
    def state(self) -> QueueState:
        """How many are at work, and how many wait."""
        return QueueState(self._running.total(), len(self._waiting))

    def number(self) -> int:
        """A number for work that takes several turns: by it the older of one client's works goes first."""
        return next(self._numbers)

    def waiting_of(self, client: str) -> int:
        """How much of that client waits."""
        return sum(one.client == client for one in self._waiting)

    @asynccontextmanager
    async def turn(
        self,
        client: str,
        priority: int = 0,
        *,
        number: int | None = None,
        report: Callable[[int], None] | None = None,
    ) -> AsyncIterator[None]:
        """Wait for a turn and hold it.

        `report` is told the place in the queue where that takes longer than a moment, each time it changes,
        and 0 when the turn has come.
        """
        ticket = Ticket(client, priority, self.number() if number is None else number)
        self._waiting.append(ticket)
        self._grant()
        try:
            await self._wait(ticket, report)
        except BaseException:
            self._give_up(ticket)
            raise
        try:
            yield
        finally:
            self._done(ticket)

    def place(self, ticket: Ticket) -> int:
        """How many come before it, and itself: 1 is the next one."""
        ahead = sum(other.priority < ticket.priority for other in self._waiting)
        rivals = [one for one in self._waiting if one.priority == ticket.priority]
        own = sorted(one.order for one in rivals if one.client == ticket.client)
        before = own.index(ticket.order)
        mine = (self._rank(ticket.client), own[0])
        others: dict[str, list[int]] = {}
        for one in rivals:
            if one.client != ticket.client:
                others.setdefault(one.client, []).append(one.order)
        for client, orders in others.items():
            ahead += min(len(orders), before + ((self._rank(client), min(orders)) < mine))
        return ahead + before + 1

    async def _wait(self, ticket: Ticket, report: Callable[[int], None] | None) -> None:
        if report is None or ticket.granted.done():
            await ticket.granted
            return
        told = 0
        while not ticket.granted.done():
            await asyncio.wait([ticket.granted], timeout=REPORT_SECONDS)
            place = 0 if ticket.granted.done() else self.place(ticket)
            if place != told:
                told = place
                report(place)

    def _rank(self, client: str) -> tuple[int, int]:
        return self._running[client], self._last_turn.get(client, 0)

    def _grant(self) -> None:
        while self._running.total() < self._slots:
            ticket = self._next()
            if ticket is None:
                return
            self._waiting.remove(ticket)
            self._running[ticket.client] += 1
            self._turns += 1
            if len(self._last_turn) >= MAX_CLIENTS:
                self._last_turn.clear()
            self._last_turn[ticket.client] = self._turns
            ticket.granted.set_result(None)

    def _next(self) -> Ticket | None:
        may = [one for one in self._waiting if self._running[one.client] < self._per_client]
        if not may:
            return None
        priorities: Iterable[int] = (one.priority for one in may)
        lowest_first = self._turns % LOWEST_FIRST_EVERY == LOWEST_FIRST_EVERY - 1
        priority = max(priorities) if lowest_first else min(priorities)
        rivals = [one for one in may if one.priority == priority]
        return min(rivals, key=lambda one: (self._rank(one.client), one.order))

    def _give_up(self, ticket: Ticket) -> None:
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        elif ticket.granted.done() and not ticket.granted.cancelled():
            self._done(ticket)

    def _done(self, ticket: Ticket) -> None:
        self._running[ticket.client] -= 1
        if not self._running[ticket.client]:
            del self._running[ticket.client]
        self._grant()
