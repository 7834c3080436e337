"""Bots by name: `greedy`, `search:500ms`, `search:2000`, `search:1s:2`.

After the name may come a budget, in milliseconds, seconds or simulations, and after that the number of
processes that share the thinking.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from holdfast.bots.budget import Budget
from holdfast.bots.clairvoyant import Clairvoyant
from holdfast.bots.greedy import Greedy
from holdfast.bots.instinct import Instinct
from holdfast.bots.random import Random
from holdfast.bots.search import Search
from holdfast.kernel.errors import HoldfastError, shown
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

MAX_SIMULATIONS = 1_000_000
MAX_SECONDS = 600.0
MAX_PROCESSES = 64
MAX_SECONDS_AT_TABLE = 5.0
MAX_SIMULATIONS_AT_TABLE = 5000
USUAL_BUDGET = Budget(seconds=0.3)
_NAME = re.compile(r"([a-z]+)(?::([0-9]{1,9})(ms|s)?(?::([0-9]{1,3}))?)?")


class Bot(Protocol):
    """Answers questions."""

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """One of these options of the open question; the game itself is left as it was."""


class UnknownBot(HoldfastError):
    """No bot is called so."""

    code = "unknown-bot"


class BotKind(Struct, frozen=True):
    """A bot of the legend: its forms of name, and where it plays; words `bot-<name>`."""

    name: str
    examples: tuple[str, ...]
    thinks: bool = False
    """Takes a budget."""
    at_table: bool = True


KINDS: dict[str, BotKind] = {
    kind.name: kind
    for kind in (
        BotKind("search", ("search", "search:2000", "search:250ms", "search:2s:2"), thinks=True),
        BotKind("greedy", ("greedy",)),
        BotKind("instinct", ("instinct",)),
        BotKind("random", ("random",)),
        BotKind("clairvoyant", ("clairvoyant", "clairvoyant:2000"), thinks=True, at_table=False),
    )
}
"""Every bot by its plain name."""
USUAL = "search"
"""The bot that fills an empty seat."""
QUICK = "instinct"
"""The bot that decides in its place where others wait for their turn to think."""


class BotName(Struct, frozen=True):
    """A bot's name, taken apart."""

    kind: BotKind
    budget: Budget


def names() -> tuple[str, ...]:
    """The plain names of the bots that sit down at tables, the usual one first."""
    return tuple(name for name, kind in KINDS.items() if kind.at_table)


def read_name(name: str) -> BotName:
    """The bot that is called so; UnknownBot tells what would be right."""
    told = _NAME.fullmatch(name)
    kind = KINDS.get(told[1]) if told is not None else None
    if told is None or kind is None:
        raise UnknownBot(bot=shown(name), known=_examples(KINDS.values()))
    if told[2] is None:
        return BotName(kind, USUAL_BUDGET)
    if not kind.thinks:
        raise UnknownBot("bot-without-budget", bot=shown(name), plain=kind.name)
    amount, unit, processes = int(told[2]), told[3], int(told[4] or 1)
    seconds = amount / 1000 if unit == "ms" else float(amount) if unit == "s" else 0.0
    budget = Budget(simulations=0 if unit else amount, seconds=seconds, processes=processes)
    if (
        not amount
        or not 1 <= processes <= MAX_PROCESSES
        or seconds > MAX_SECONDS
        or budget.simulations > MAX_SIMULATIONS
    ):
        raise UnknownBot("bot-budget", bot=shown(name), seconds=MAX_SECONDS, simulations=MAX_SIMULATIONS)
    return BotName(kind, budget)


def known(name: str) -> str:
    """The name, if a bot is called so that may sit down at a table; none means the usual one."""
    if not name:
        return USUAL
    named = read_name(name)
    if not named.kind.at_table:
        raise UnknownBot(bot=shown(name), known=_examples(KINDS[plain] for plain in names()))
    budget = named.budget
    if (
        budget.seconds > MAX_SECONDS_AT_TABLE
        or budget.simulations > MAX_SIMULATIONS_AT_TABLE
        or budget.processes > 1
    ):
        raise UnknownBot(
            "bot-budget",
            bot=shown(name),
            seconds=MAX_SECONDS_AT_TABLE,
            simulations=MAX_SIMULATIONS_AT_TABLE,
        )
    return name


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed makes the same choices, unless time decides.

    >>> type(bot("search:200", seed=1)).__name__
    'Search'
    """
    named = read_name(name)
    match named.kind.name:
        case "greedy":
            return Greedy(seed)
        case "instinct":
            return Instinct()
        case "random":
            return Random(seed)
        case "search":
            return Search(seed, named.budget)
        case _:
            return Clairvoyant(seed, named.budget)


def _examples(kinds: Iterable[BotKind]) -> str:
    return ", ".join(example for kind in kinds for example in kind.examples)
