"""Several processes that search side by side from the same question; what they found is added up."""

import atexit
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from msgspec import Struct

from holdfast.bots.budget import Budget
from holdfast.bots.tree import Branch, Node
from holdfast.bots.worker_pool import WorkerPool
from holdfast.kernel import shelf
from holdfast.kernel.game import Game
from holdfast.kernel.history import Checkpoint
from holdfast.kernel.question import Option


class Searcher(Protocol):
    """A search as this module needs it: made in each process, and asked to think there."""

    def __init__(self, seed: int, budget: Budget) -> None: ...

    def think(self, game: Game, options: Sequence[Option]) -> Node:
        """What was found out about each option."""
        ...


class SearchTask(Struct, frozen=True):
    """A question as it is sent to another process."""

    game: str
    content: Any
    """Content of one's own; None for the shipped one."""
    options: dict[str, Any]
    checkpoint: Checkpoint
    offered: list[str]
    budget: Budget
    seed: int
    kind: type[Searcher]


SearchResult = dict[str, tuple[float, int, float]]
"""By option: the prior, the visits, the sum of their values."""


def think_together(
    game: Game, options: Sequence[Option], budget: Budget, seed: int, kind: type[Searcher]
) -> Node:
    """The same search in several processes, each with its own random numbers; a root with all they found."""
    checkpoint = game.checkpoint()
    sent = [
        SearchTask(
            game.rules.id,
            game.content if game.digest else None,
            dict(game.options),
            checkpoint,
            [option.id for option in options],
            share,
            seed + nth,
            kind,
        )
        for nth, share in enumerate(budget.shares())
    ]
    root = Node()
    pool = _pool(budget.processes)
    for future in [pool.submit(_think, one) for one in sent]:
        for id, (prior, visits, total) in future.result().items():
            branch = root.branches.setdefault(id, Branch(prior))
            branch.visits += visits
            branch.total += total
            root.visits += visits
    return root


@cache
def _pool(size: int) -> WorkerPool:
    """Made when first needed, and kept for the next question."""
    pool = WorkerPool(size)
    atexit.register(pool.close)
    return pool


def _think(sent: SearchTask) -> SearchResult:
    """What one process finds out. Runs there."""
    rules = shelf.find(sent.game)
    content = rules.content() if sent.content is None else sent.content
    game = Game.from_checkpoint(rules, content, sent.options, sent.checkpoint, sent.seed)
    question = game.question
    assert question is not None
    options = [option for option in question.choices if option.id in sent.offered]
    root = sent.kind(sent.seed, sent.budget).think(game, options)
    return {id: (one.prior, one.visits, one.total) for id, one in root.branches.items()}
