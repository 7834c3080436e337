"""How long a bot may think: so many simulations, or so much time."""

from collections.abc import Iterator
from time import monotonic

from msgspec import Struct


class Budget(Struct, frozen=True):
    """Simulations, or seconds where they are more than none; and the processes that share the work."""

    simulations: int = 0
    seconds: float = 0.0
    processes: int = 1

    def rounds(self) -> Iterator[float]:
        """What share of it is spent, before each simulation until it is; there is always one."""
        if not self.seconds:
            simulations = max(1, self.simulations)
            yield from (number / simulations for number in range(simulations))
            return
        began, spent = monotonic(), 0.0
        while spent < 1:
            yield spent
            spent = (monotonic() - began) / self.seconds

    def shares(self) -> list["Budget"]:
        """What each of the processes may spend: time is the same for all, simulations are shared out."""
        each, over = divmod(self.simulations, self.processes)
        return [Budget(each + (nth < over), self.seconds) for nth in range(self.processes)]
