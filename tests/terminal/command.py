"""The command `holdfast`, run in this process with everything typed in advance."""

import random
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from rich.cells import cell_len
from typer.testing import CliRunner, Result

import holdfast
from holdfast import words
from holdfast.cli import app
from holdfast.kernel.game import Game

_UNSAID = re.compile(r"\b(?:terminal|cli|last-bastion-terminal)-[a-z]+(?:-[a-z]+)*")


def run(*args: str, typed: Iterable[str | int] = ()) -> Result:
    """Run the command; `typed` are the lines that a person types, after which the input ends."""
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, list(args), input=text, catch_exceptions=False)


def random_game(seed: int, **options: Any) -> Game:
    """A game played at random to its end, by people: no turn ends by itself."""
    game = holdfast.new("last-bastion", options, seed)
    game.confirm_turn_end = range(game.seats)
    luck = random.Random(seed)
    while (question := game.question) is not None:
        game.choose(luck.choice(question.choices))
    return game


def numbers(game: Game) -> list[int]:
    """What a person types to play a game again: the numbers of its choices."""
    again = holdfast.load(game.record() | {"choices": [], "chance": [], "snapshots": []})
    again.confirm_turn_end = range(game.seats)
    typed = []
    for choice in game.choices:
        question = again.question
        assert question is not None
        typed.append(question.options.ids.index(choice) + 1)
        again.choose(choice)
    return typed


def saved(path: Path) -> dict[str, Any]:
    """The record in a file."""
    record: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return record


def too_wide(output: str, width: int = 80) -> list[str]:
    """The lines that do not fit; a command that is meant to be copied stays on one line."""
    lines = [line for line in output.splitlines() if "holdfast play --from" not in line]
    return [line for line in lines if cell_len(line) > width]


def unsaid(output: str) -> set[str]:
    """The ids of messages that were shown because there were no words for them."""
    return set(_UNSAID.findall(output))


def flat(text: str) -> str:
    """Text without line breaks: a sentence may have been wrapped."""
    return " ".join(text.split())


def says(result: Result, language: str, id: str, /, **facts: Any) -> bool:
    """Was the message of that id said?"""
    return flat(words.say(language, id, "last-bastion", **facts)) in flat(result.output)
