"""Measuring on a noisy machine: short runs, taken in turn, of which the best counts."""

import time
from collections.abc import Callable

SECONDS = 0.5


def per_second(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How many things `work` does in a second of processor time, called until `seconds` are spent."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent
