"""Games a second in the lab, with one worker and with two; their ratio is the speed-up."""

import time

from holdfast.kernel import shelf
from holdfast.lab.crew import Crew
from holdfast.lab.plan import Plan, configurations

GAME = "last-bastion"
WARM_UP = 40
WORKERS = (1, 2)
GAMES = {"random": 1500, "greedy": 8}
"""So many games of each bot are timed at a time."""
ROUNDS = 2


def _plan(bot: str, games: int) -> Plan:
    rules = shelf.find(GAME)
    dealt = configurations(rules, {"players": [1, 2]}, {})
    return Plan(GAME, dealt, [bot], 0, -(-games // len(dealt)))


def _timed(crew: Crew, plan: Plan) -> float:
    """Games in a second of the clock."""
    began = time.perf_counter()
    done = sum(1 for _ in crew.play(plan.tasks()))
    return done / (time.perf_counter() - began)


def games() -> dict[str, tuple[float, float]]:
    """For each bot the best of a few rounds with one worker and with two, taken in turn."""
    best: dict[str, list[float]] = {bot: [0.0, 0.0] for bot in GAMES}
    for _ in range(ROUNDS):
        for place, workers in enumerate(WORKERS):
            with Crew(workers) as crew:
                _timed(crew, _plan("random", WARM_UP))
                for bot, count in GAMES.items():
                    best[bot][place] = max(best[bot][place], _timed(crew, _plan(bot, count)))
    return {bot: (one, two) for bot, (one, two) in best.items()}
