"""Games that bots play with a pack that is being made: how they end, and what of it is never met."""

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

import holdfast
from holdfast import bots
from holdfast.kernel import campaign_service
from holdfast.kernel.game import Game
from holdfast.kernel.packs.stack import lay_out
from holdfast.server.workers.pack_checks import bound_memory, read_files

MAX_GAMES = 24
BOT = "instinct"
MAX_CHOICES = 4000
"""A game that goes on for longer counts as not finished."""
BOTS_APART = 1_000_003


class TrialGame(Struct, frozen=True):
    """One game: how it ended (nothing where it did not), what it counted, what was met."""

    seed: int
    won: bool
    reason: str
    choices: int
    rounds: list[int]
    """After how many choices each round began."""
    numbers: dict[str, float]
    seen: dict[str, dict[str, bool]]


class TrialRun(Struct, frozen=True):
    """All games of a run."""

    games: list[TrialGame]


class Trial(Struct, frozen=True):
    """What is played: a game with the files of a pack on top of the content below, and its options."""

    game: str
    files: dict[str, Any]
    below: Path | None
    options: Mapping[str, Any]


def run_games(trial: Trial, games: int, seed: int) -> TrialRun:
    """Let bots play so many games. Runs in the process for packs."""
    with _laid_out(trial) as content:
        return TrialRun([_played(trial, content, number) for number in range(seed, seed + games)])


def moment_of(trial: Trial, seed: int, choices: int) -> dict[str, Any]:
    """A game of a run as it stood after so many choices. Runs in the process for packs."""
    with _laid_out(trial) as content:
        one = holdfast.new(trial.game, trial.options, seed, content=content)
        bots.play_out(one, [bots.bot(BOT, seed + BOTS_APART)], most=choices)
        return one.position()


@contextmanager
def _laid_out(trial: Trial) -> Iterator[Path]:
    bound_memory()
    with tempfile.TemporaryDirectory(prefix="holdfast-run-") as kept:
        yield lay_out([read_files(trial.files)], Path(kept), trial.below)


def _played(trial: Trial, content: Path, seed: int) -> TrialGame:
    one = holdfast.new(trial.game, trial.options, seed, content=content)
    rounds: list[int] = []
    seen = 0

    def watch(now: Game, _: Any) -> None:
        nonlocal seen
        number = now.rounds
        if number != seen:
            rounds.append(len(now.history))
            seen = number

    bots.play_out(one, [bots.bot(BOT, seed + BOTS_APART)], most=MAX_CHOICES, watch=watch)
    outcome = one.outcome
    ended = outcome is not None and one.rules.campaign is not None
    report = campaign_service.report_of(one) if ended else None
    numbers = dict(report.numbers) if report else {"rounds": float(one.rounds)}
    return TrialGame(
        seed,
        outcome is not None and outcome.won,
        outcome.reason if outcome is not None else "",
        len(one.history),
        rounds,
        numbers,
        {kind: dict(things) for kind, things in report.seen.items()} if report else {},
    )
