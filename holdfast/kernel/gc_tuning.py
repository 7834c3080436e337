"""Garbage collection in processes that play thousands of games."""

import gc

YOUNG_OBJECTS = 50_000
"""How many new objects there may be before the collector looks for cycles among them."""


def tune_gc() -> None:
    """Run the garbage collector rarely: a dropped game is freed by reference counting alone.

    For processes that do nothing but play: workers of the lab and of bots, benchmarks. What is loaded
    already (content, rules) is frozen and not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 20, 20)
