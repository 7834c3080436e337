"""What is kept of a finished game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast.kernel import record as records
from holdfast.kernel.game import GIVEN_UP, Game
from holdfast.kernel.message import Message
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.rules import Rules


class GameResult(Struct, frozen=True):
    """A finished game in short: enough for every statistic, so that it is not replayed again."""

    game: str
    settings: dict[str, str]
    """The settings by which results are compared, with their values."""
    won: bool
    reason: str
    score: int | None
    progress: float
    rounds: int
    turns: int
    choices: int
    figures: list[str]
    """Who sat on each seat, by the id of the message that names them."""
    awards: dict[str, list[str]]

    @property
    def group(self) -> str:
        """Games of one group are compared with each other.

        >>> GameResult("x", {"players": "2", "level": "hard"}, True, "", 3, 1.0, 4, 8, 20, [], {}).group
        'x level=hard players=2'
        """
        return " ".join([self.game, *(f"{name}={value}" for name, value in sorted(self.settings.items()))])

    @property
    def rank(self) -> tuple[bool, int, float, int]:
        """The better of two results has the greater one: won, score, progress, quick victory, late defeat."""
        return self.won, self.score or 0, self.progress, -self.turns if self.won else self.turns


def compared_settings(rules: Rules[Any, Any], options: Mapping[str, Any]) -> dict[str, str]:
    """The settings by which results of a game are compared; those that are not in force are left out."""
    found = {}
    for setting in rules.settings:
        value = options.get(setting.name)
        if setting.name in rules.compared_by and value is not None and setting.matters(options):
            found[setting.name] = str(value)
    return found


def result_of(record: dict[str, Any], id: str, content: Path | None) -> GameResult | None:
    """The result of the game of a record; None if it is not over. Runs in a worker."""
    game = records.load(record, content=content)
    outcome = game.outcome
    if outcome is None:
        return None
    return GameResult(
        game.rules.id,
        compared_settings(game.rules, game.options),
        outcome.won,
        outcome.reason,
        outcome.score,
        _progress(game, outcome),
        game.rounds,
        game.turns,
        len(game.choices),
        [_id(game.figure(seat)) for seat in range(game.seats)],
        game.awards(id),
    )


def _progress(game: Game, outcome: Outcome) -> float:
    """How far it got; who gives up does not get anywhere."""
    if outcome.reason == GIVEN_UP:
        return 0.0
    return 1.0 if outcome.won else game.progress()


def _id(message: Message) -> str:
    return message.id
