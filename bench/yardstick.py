"""The yardstick: random games of catanatron, another board-game kernel in Python."""

import itertools
import random

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
_seeds = itertools.count()


def decisions() -> int:
    """Play a random game of four; how many actions it took."""
    seed = next(_seeds)
    random.seed(seed)
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    game.play()
    return len(game.state.actions)
