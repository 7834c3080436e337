"""How alive the horde of Last Bastion is: what its cards do to the heroes, and for how long games last.

`python -m bench.horde_phases --games 40` plays that many games of each number of heroes with the quick bot.
"""

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from msgspec import Struct

import holdfast
from holdfast.bots.instinct import Instinct
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game

FIRST_ROUND = 4
"""In the first rounds the boards are nearly empty."""
SECOND_STEP = {"draw", "board-acts", "no-free-slot"}
"""What the board does when its cards have acted."""
WITHOUT_EFFECT = {"effect", "nobody"}
"""A recurring effect is due, and nobody to whom it can be applied."""


class Phase(NamedTuple):
    """The horde phase of a hero's board: was a recurring effect applied, was it felt, was the board full?"""

    applied: bool
    felt: bool
    full: bool


class HordePhases(Struct):
    """What games of the quick bot were like."""

    games: int = 0
    won: int = 0
    standstills: int = 0
    turns: list[int] = []
    phases: list[Phase] = []

    def add(self, game: Game) -> None:
        """Count a game that is over."""
        assert game.outcome is not None
        self.games += 1
        self.won += game.outcome.won
        self.standstills += game.outcome.reason == "stalemate"
        self.turns.append(game.table.state.turn)
        self.phases += horde_phases(game.events)

    def share(self, kind: Callable[[Phase], bool]) -> float:
        """The share of such phases."""
        return sum(map(kind, self.phases)) / len(self.phases)


def horde_phases(events: Iterable[Event]) -> list[Phase]:
    """The horde phases of the heroes' boards, from the fourth round on."""
    found = []
    round, applied, felt, first_step = 0, False, False, False
    for event in events:
        if event.what == "round":
            round = event.data["number"]
        elif event.what == "turn":
            applied = felt = False
            first_step = event.seat is not None and round >= FIRST_ROUND
        elif first_step and event.depth > 0:
            applied = True
            felt = felt or event.what not in WITHOUT_EFFECT
        elif first_step and event.what in SECOND_STEP:
            found.append(Phase(applied, felt, event.what == "board-acts"))
            first_step = False
    return found


def played(players: int, level: str, seed: int, content: Path | None = None) -> Game:
    """A game of the quick bot."""
    game = holdfast.new("last-bastion", {"players": players, "level": level}, seed=seed, content=content)
    bot = Instinct()
    while (question := game.question) is not None:
        game.choose(bot.choose(game, question.choices))
    return game


def measured(players: int, level: str, games: int, content: Path | None = None) -> HordePhases:
    """So many games."""
    found = HordePhases()
    for seed in range(games):
        found.add(played(players, level, seed, content))
    return found


COLUMNS = (
    "Level",
    "Heroes",
    "Won",
    "Standstills",
    "Turns (median)",
    "Cards act",
    "Felt",
    "Full",
    "Sheltered",
)
SHARES: tuple[Callable[[Phase], bool], ...] = (
    lambda phase: phase.applied,
    lambda phase: phase.felt,
    lambda phase: phase.full,
    lambda phase: phase.full and not phase.applied,
)


def main() -> None:
    """Print a table of all numbers of heroes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--levels", nargs="+", default=["normal"])
    parser.add_argument("--content", type=Path)
    flags = parser.parse_args()
    print(f"| {' | '.join(COLUMNS)} |")
    print(f"| {' | '.join('---' for _ in COLUMNS)} |")
    for level in flags.levels:
        for players in (1, 2, 3, 4):
            one = measured(players, level, flags.games, flags.content)
            cells = [level, players, f"{one.won} of {one.games}", one.standstills, median(one.turns)]
            cells += [f"{one.share(kind):.0%}" for kind in SHARES]
            print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    main()
