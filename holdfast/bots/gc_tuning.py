"""The garbage collector, run rarely: a dropped game is freed by reference counting alone.

With the usual thresholds a search in a program that holds many games spends a fifth of its time looking
through objects of which hardly any is garbage.
"""

import gc
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


@contextmanager
def rare_gc() -> Iterator[None]:
    """Collect rarely meanwhile."""
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
