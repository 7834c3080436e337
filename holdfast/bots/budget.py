"""How long a bot may think: so many simulations, or so much time."""

from collections.abc import Iterator
from time import monotonic

from msgspec import Struct


class Budget(Struct, frozen=True):
    """Simulations, or seconds where they are more than none; and the processes that share the work."""

    simulations: int = 0
    seconds: float = 0.0
    processes: int = 1

    def rounds(self) -> Iterator[int]:
        """Count simulations until the budget is spent; there is always one."""
        if not self.seconds:
            yield from range(max(1, self.simulations))
            return
        end = monotonic() + self.seconds
        number = 0
        while True:
            yield number
            number += 1
            if monotonic() >= end:
                return

    def shares(self) -> list["Budget"]:
        """What each of the processes may spend: time is the same for all, simulations are shared out."""
        each, over = divmod(self.simulations, self.processes)
        return [Budget(each + (nth < over), self.seconds) for nth in range(self.processes)]
