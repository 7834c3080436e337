"""The garbage collector, run rarely: a dropped game is freed by reference counting alone.

With the usual thresholds a search in a program that holds many games spends much time looking through
objects of which hardly any is garbage.
"""

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLDS = 50_000, 20, 20
"""How many new objects there may be before the collector looks for cycles among them; and how often older
ones are looked at."""


def tune_gc() -> None:
    """Collect rarely from now on; what is loaded already (content, rules) is not looked at again.

    For processes that do nothing but play: workers of the lab and of bots, benchmarks.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class _RareCollection:
    """Counts who wants it, in all threads: the last one to leave sets the thresholds back."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._inside = 0
        self._before = gc.get_threshold()

    def enter(self) -> None:
        with self._lock:
            if not self._inside:
                self._before = gc.get_threshold()
                gc.set_threshold(*THRESHOLDS)
            self._inside += 1

    def leave(self) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside:
                gc.set_threshold(*self._before)


_RARE = _RareCollection()


@contextmanager
def rare_gc() -> Iterator[None]:
    """Collect rarely meanwhile."""
    _RARE.enter()
    try:
        yield
    finally:
        _RARE.leave()
