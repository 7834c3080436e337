"""Games a second in the lab, with one worker and with two; their ratio is the speed-up."""

import time
from typing import NamedTuple

from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel import shelf
from holdfast.lab.local_backend import play_all
from holdfast.lab.plan import GamesPlan, configurations

WARM_UP = 20
WORKERS = (1, 2)
GAMES = {
    ("last-bastion", "random"): 1500,
    ("last-bastion", "greedy"): 8,
    ("bastion", "random"): 1500,
    ("sword-and-sorcery", "random"): 60,
}
"""So many games are timed at a time."""
ROUNDS = 2


class Speed(NamedTuple):
    """Games a second of the clock with one worker and with two."""

    one: float
    two: float

    @property
    def ratio(self) -> float:
        """How many times as fast two are."""
        return self.two / self.one


def _plan(game: str, bot: str, games: int) -> GamesPlan:
    dealt = configurations(shelf.find(game), {"players": [1, 2]}, {})
    return GamesPlan(game, dealt, [bot], 0, -(-games // len(dealt)))


def _timed(pool: WorkerPool, plan: GamesPlan) -> float:
    began = time.perf_counter()
    done = sum(1 for _ in play_all(pool, plan.tasks()))
    return done / (time.perf_counter() - began)


def games() -> dict[tuple[str, str], Speed]:
    """For each game and bot the best of a few rounds with one worker and with two, taken in turn."""
    best = {what: [0.0, 0.0] for what in GAMES}
    for _ in range(ROUNDS):
        for place, workers in enumerate(WORKERS):
            with WorkerPool(workers) as pool:
                for (game, bot), count in GAMES.items():
                    _timed(pool, _plan(game, "random", WARM_UP))
                    speed = _timed(pool, _plan(game, bot, count))
                    best[game, bot][place] = max(best[game, bot][place], speed)
    return {what: Speed(*speeds) for what, speeds in best.items()}
