"""How hard a puzzle is: rated by which bots solve it how often, as players are rated by games."""

from collections.abc import Mapping

from holdfast.bots.names import bot
from holdfast.kernel.game import Game
from holdfast.lab.puzzles.turn_tree import LineEnd, TurnPlace, TurnTree

STRENGTH = {
    "random": 700,
    "policy": 1000,
    "policy:4": 1300,
    "greedy": 1400,
    "policy:16": 1600,
    "policy:64": 1900,
}
"""What each bot is rated itself. `policy:16` draws sixteen lines by the policy and sees which is best."""
GREEDY_TRIES = 4
WEIGHT = 4.0
"""The solve rate of a bot counts like so many games."""
USUAL, USUAL_WEIGHT = 1500, 1.0
"""A puzzle of which nothing is known is rated so, and that counts like so many games."""
SCALE = 400.0
LOWEST, HIGHEST = 400, 2800


def solve_rates(game: Game, tree: TurnTree, right: set[TurnPlace]) -> dict[str, float]:
    """How often each bot solves the puzzle: worked out, but for the greedy one."""

    def is_right(place: TurnPlace) -> bool:
        return place in right

    policies: dict[int, Mapping[str, float]] = {}
    for node in tree.nodes:
        asked = node.here.game.question
        if asked is not None:
            weights = node.here.game.policy()
            policies[id(node)] = {
                option.id: weight for option, weight in zip(asked.choices, weights, strict=True)
            }
    by_policy = tree.chance_of(lambda node: policies.get(id(node), {}), is_right)
    rates = {
        "random": tree.chance_of(
            lambda node: dict.fromkeys((option.id for option, _ in node.edges), 1.0), is_right
        ),
        "greedy": sum(_greedy_solves(game, tree, right, seed) for seed in range(GREEDY_TRIES)) / GREEDY_TRIES,
    }
    for name, tries in (("policy", 1), ("policy:4", 4), ("policy:16", 16), ("policy:64", 64)):
        rates[name] = 1 - (1 - by_policy) ** tries
    return {name: round(rates[name], 3) for name in STRENGTH}


def _greedy_solves(game: Game, tree: TurnTree, right: set[TurnPlace], seed: int) -> bool:
    player = bot("greedy", seed)
    place: TurnPlace = tree.root
    future = game.fork(seed)
    for _ in tree.nodes:
        if place in right or isinstance(place, LineEnd):
            break
        question = future.question
        if question is None:
            break
        chosen = player.choose(future, question.choices).id
        place = next(to for option, to in place.edges if option.id == chosen)
        future.choose(chosen)
    return place in right


def rating_of(rates: Mapping[str, float]) -> int:
    """The rating by which those solve rates are likeliest.

    >>> rating_of(dict.fromkeys(STRENGTH, 0.0)) > rating_of(dict.fromkeys(STRENGTH, 1.0))
    True
    """

    def surplus(rating: float) -> float:
        found = USUAL_WEIGHT * (0.5 - expected(USUAL, rating))
        return found + sum(WEIGHT * (rate - expected(STRENGTH[name], rating)) for name, rate in rates.items())

    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        if surplus(middle) > 0:
            high = middle
        else:
            low = middle
    return round((low + high) / 2)


def expected(player: float, puzzle: float) -> float:
    """How often a player of one rating solves a puzzle of another."""
    share: float = 1 / (1 + 10 ** ((puzzle - player) / SCALE))
    return share
