"""Who is connected to a table, at this process and at the others.

Each process tells the others when somebody comes or goes, and now and then that it is still there; a
process that is not heard of any more takes its connections with it.
"""

import time
from collections.abc import Callable

from holdfast.server.protocol.messages import Presence

HEARTBEAT_SECONDS = 20.0
OFFLINE_AFTER_SECONDS = 65.0


class PresenceTracker:
    """What other processes have told of who is connected to them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._heard: dict[str, float] = {}
        self._elsewhere: dict[str, dict[str, Presence]] = {}

    def hear(self, process: str) -> None:
        """That process is there."""
        self._heard[process] = self._clock()

    def note(self, table: str, process: str, present: Presence) -> None:
        """These are connected to that process."""
        self.hear(process)
        there = self._elsewhere.setdefault(table, {})
        if present.seats or present.onlookers or present.host:
            there[process] = present
        else:
            there.pop(process, None)

    def forget(self, table: str) -> None:
        """Nobody here asks about that table any more."""
        self._elsewhere.pop(table, None)

    def bury(self) -> tuple[set[str], set[str]]:
        """Forget the processes that have fallen silent: these, and the tables where somebody is gone."""
        late = self._clock() - OFFLINE_AFTER_SECONDS
        silent = {process for process, heard in self._heard.items() if heard < late}
        for process in silent:
            del self._heard[process]
        changed = {table for table, there in self._elsewhere.items() if silent & there.keys()}
        for table in changed:
            for process in silent:
                self._elsewhere[table].pop(process, None)
        return silent, changed

    def with_others(self, table: str, here: Presence) -> Presence:
        """Everyone who is connected to that table."""
        others = self._elsewhere.get(table, {}).values()
        seats = sorted({*here.seats, *(seat for other in others for seat in other.seats)})
        onlookers = here.onlookers + sum(other.onlookers for other in others)
        return Presence(seats, onlookers, here.host or any(other.host for other in others))
