"""How long a bot may think: so many simulations, so much time, or whichever runs out first."""

from collections.abc import Iterator
from time import monotonic

from msgspec import Struct


class Budget(Struct, frozen=True):
    """At most so many simulations and so many seconds, each without limit where it is 0; and the processes
    that share the work.

    By simulations alone the same question gets the same answer; by seconds it is answered in time.
    """

    simulations: int = 0
    seconds: float = 0.0
    processes: int = 1

    def start(self) -> "Meter":
        """Begin to spend it."""
        return Meter(self)

    def rounds(self) -> Iterator[float]:
        """What share of it is spent, before each simulation until it is; there is always one."""
        meter = self.start()
        done, spent = 0, 0.0
        while not done or spent < 1:
            yield spent
            done += 1
            spent = meter.spent(done)

    def shares(self) -> list["Budget"]:
        """What each of the processes may spend: time is the same for all, simulations are shared out."""
        each, over = divmod(self.simulations, self.processes)
        return [Budget(each + (nth < over), self.seconds) for nth in range(self.processes)]


class Meter:
    """How much of a budget is spent."""

    __slots__ = ("_began", "_seconds", "_simulations")

    def __init__(self, budget: Budget) -> None:
        self._simulations = budget.simulations
        self._seconds = budget.seconds
        self._began = monotonic()

    def spent(self, simulations: int) -> float:
        """The share that so many simulations and the time until now have used up."""
        if not self._seconds:
            return simulations / max(1, self._simulations)
        share = self.time_spent()
        return max(share, simulations / self._simulations) if self._simulations else share

    def time_spent(self) -> float:
        """The share of the time alone; 0 where that has no limit."""
        return (monotonic() - self._began) / self._seconds if self._seconds else 0.0
