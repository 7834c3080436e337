"""Short random games with a content, to see whether the rules can play it at all."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from holdfast.kernel.errors import BadOptions, Fault, HoldfastError
from holdfast.kernel.game import Game
from holdfast.kernel.record import new
from holdfast.kernel.rules import Rules

MAX_TRIALS = 12
CHOICES = 150
SEEDS = 2
_MIXING = 0x9E3779B97F4A7C15


def trial_faults(
    rules: Rules[Any, Any], stack: Path, offered: Iterable[Mapping[str, Any]]
) -> Iterator[Fault]:
    """What went wrong in random games with these options; the first fault of each."""
    for options in islice(offered, MAX_TRIALS):
        where = ", ".join(str(value) for value in options.values())
        for seed in range(1, SEEDS + 1):
            try:
                _play(new(rules.id, options, seed, content=stack), seed)
            except BadOptions:
                break  # These options need others beside them.
            except HoldfastError as error:
                yield Fault("trial-failed", where, {"detail": error.tell()})
                break
            except RecursionError:
                yield Fault("trial-endless", where)
                break
            except Exception as error:
                yield Fault("trial-failed", where, {"detail": f"{type(error).__name__} {error}"[:200]})
                break


def _play(game: Game, seed: int) -> None:
    """Choose at random, look at the table now and then, and save it once."""
    number = seed
    for turn in range(CHOICES):
        question = game.question
        if question is None:
            break
        number = (number * _MIXING + 0xD1B54A32D192ED03) % (1 << 64)
        choices = question.choices
        game.choose(choices[(number >> 33) % len(choices)].id)
        if turn % 30 == 0:
            msgspec.json.encode(game.view(None))
    msgspec.json.encode(game.record())
