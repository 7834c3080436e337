"""Random decisions, games and forks a second for every game on the shelf."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import holdfast
from holdfast.games.sword_and_sorcery import GAME as SWORD_AND_SORCERY
from holdfast.kernel.game import Game

CONFIGURATIONS: dict[str, list[dict[str, Any]]] = {
    "bastion": [
        {"edition": edition, "mode": mode, "players": players}
        for players in (1, 2, 3, 4)
        for mode in ("training", "level", "scenario")
        for edition in ("2015", "2018")
    ],
    "last-bastion": [
        {"players": players, "level": level}
        for players in (1, 2, 3, 4)
        for level in ("novice", "normal", "hard", "heroic")
    ],
    "sword-and-sorcery": [
        {"quest": quest, "party": party}
        for party in (2, 3, 4, 5)
        for quest in sorted(SWORD_AND_SORCERY.content().fields)
    ],
}
"""The options a game is measured with; a game that is not named here plays its defaults."""


def deal(game: str, number: int) -> Game:
    """The number-th game, through all configurations in turn."""
    configurations = CONFIGURATIONS.get(game) or [{}]
    return holdfast.new(game, configurations[number % len(configurations)], seed=number)


class RandomGames:
    """Plays random games one after another; each call plays one."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.numbers = itertools.count()
        self.luck = random.Random(7)

    def decisions(self) -> int:
        """Play a game; how many choices it took."""
        game = deal(self.game, next(self.numbers))
        luck = self.luck.random
        made = 0
        while (question := game.question) is not None:
            choices = question.choices
            game.choose(choices[int(luck() * len(choices))])
            made += 1
        return made

    def games(self) -> int:
        """Play a game; one."""
        self.decisions()
        return 1


def moments(game: str, wanted: int = 200) -> list[Game]:
    """Games stopped at moments all over: clean points and sub-choices as they come."""
    luck = random.Random(11)
    found = []
    for number in itertools.count():
        played = deal(game, number)
        while (question := played.question) is not None:
            if luck.random() < 0.1:
                found.append(played)
                break
            played.choose(luck.choice(question.choices))
        if len(found) == wanted:
            return found
    raise AssertionError


def forks(games: list[Game]) -> Callable[[], int]:
    """Fork each of the games once."""

    def fork_all() -> int:
        for number, game in enumerate(games):
            game.fork(number, quiet=True)
        return len(games)

    return fork_all


def snapshot_bytes(games: list[Game]) -> float:
    """The size of a snapshot, on average."""
    return sum(len(game.rules.encode(game.table.state)) for game in games) / len(games)
