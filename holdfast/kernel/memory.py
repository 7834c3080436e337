"""Memory while thousands of games are played."""

import gc

YOUNG = 50_000
"""So many things may be made before it is looked for circles among them."""


def tidy_seldom() -> None:
    """Look seldom for things that hold each other: a game that is dropped is freed at once, without that.

    For processes that do nothing but play: workers of the lab and of bots, benchmarks. What is loaded
    already (the cards, the rules) is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)
