"""A row for each game: what was dealt, who played and how it ended; and replaying a game from its row."""

import time
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

import holdfast
from holdfast import bots
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game
from holdfast.kernel.settings import Setting
from holdfast.lab.errors import LabError
from holdfast.lab.plan import GameTask, Key, options_text

BOTS_APART = 1 << 40
"""Added to the seed for the bot: with the game's own it would draw the numbers of the game."""


TOO_LONG = "too-long"
"""The trouble of a game that took too many choices."""


class Row(Struct, frozen=True, omit_defaults=True):
    """One game that was played.

    `options` is what it was dealt with; `dealt` names what lay on the table, also where chance decided;
    `figures` are the messages that name who sat there. `trouble` tells why a game came to no end.
    """

    game: str
    rules: int
    bot: str
    seed: int
    options: dict[str, Any]
    dealt: dict[str, Any]
    figures: list[str]
    won: bool | None
    reason: str
    score: int | None
    turns: int
    rounds: int
    choices: list[str]
    seconds: float
    """Processor time."""
    trouble: str = ""
    progress: float | None = None
    """How far the game got, between 0 and 1."""
    content: str | None = None
    """The folder of cards it was played with, where they were not the shipped ones."""

    @property
    def key(self) -> Key:
        """The key of the task it came from."""
        return self.bot, options_text(self.options), self.seed


def play(task: GameTask) -> Row:
    """Play one game to its end; if it fails on the way, the row says why."""
    began = time.process_time()
    game = holdfast.new(task.game, task.options, task.seed, content=task.content)
    bot = bots.bot(task.bot, task.seed + BOTS_APART)
    dealt, figures = _dealt(game), _figures(game)
    trouble = ""
    try:
        if bots.play_out(game, [bot]) is None:
            trouble = TOO_LONG
    except HoldfastError as error:
        trouble = error.tell()
    except Exception as error:
        trouble = f"{type(error).__name__}: {error}"
    outcome = None if trouble else game.outcome
    return Row(
        game=task.game,
        rules=game.rules.version,
        bot=task.bot,
        seed=task.seed,
        options=task.options,
        dealt=dealt,
        figures=figures,
        won=outcome.won if outcome else None,
        reason=outcome.reason if outcome else "",
        score=outcome.score if outcome else None,
        turns=game.turns,
        rounds=game.rounds,
        choices=game.choices,
        seconds=time.process_time() - began,
        trouble=trouble,
        progress=game.progress() if outcome else None,
        content=task.content,
    )


def play_again(task: GameTask, choices: list[str]) -> Game:
    """Replay the game of a row."""
    game = holdfast.new(task.game, task.options, task.seed, content=task.content)
    for number, choice in enumerate(choices):
        try:
            game.choose(choice)
        except HoldfastError as error:
            raise LabError("lab-does-not-replay", number=number, choice=choice, detail=error) from None
    return game


def _dealt(game: Game) -> dict[str, Any]:
    """The settings as played: what was left to chance is taken from the view."""
    view = game.view()
    found = {}
    for setting in game.rules.settings:
        value = game.options[setting.name]
        if value is None and setting.matters(game.options):
            value = _shown(setting, view)
        found[setting.name] = value if setting.matters(game.options) else None
    return found


def _shown(setting: Setting, view: Mapping[str, Any]) -> Any:
    """What a view shows under the name of a setting, if it is something that could have been set."""
    shown = view.get(setting.name)
    match setting.kind:
        case "one" if shown in setting.values:
            return shown
        case "many" if isinstance(shown, list):
            ids = [one.get("id") if isinstance(one, Mapping) else one for one in shown]
            return ids if ids and all(id in setting.values for id in ids) else None
    return None


def _figures(game: Game) -> list[str]:
    """The figures of the players, where the game names them."""
    figures = [game.figure(seat) for seat in range(game.seats)]
    return [figure.id for figure in figures if not figure.args]
