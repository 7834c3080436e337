"""A game without a drawing of its own is playable all the same."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast import words
from holdfast.kernel.game import Game
from tests.terminal.command import numbers, run, saved, says, too_wide, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())

QUICKLY = ("done", "go-on", "feed", "throw")
"""Choices that bring the turn of the next seat nearer."""


def played(id: str, seed: int, options: Mapping[str, Any]) -> Game:
    game = holdfast.new(id, options, seed)
    game.confirm_turn_end = range(game.seats)
    luck = random.Random(seed)
    while (question := game.question) is not None:
        game.choose(luck.choice(question.choices))
    return game


@LANGUAGES
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_is_played_to_its_end(language: str, seed: int, night_watch: str, folder: Path) -> None:
    game = played(night_watch, seed, {"players": 2, "fog": True})
    yes = words.say(language, "terminal-yes").split()[0]
    flags = ("--players", "2", "--fog", "--seed", str(seed), "--language", language)
    result = run("play", night_watch, *flags, typed=[*numbers(game), yes])
    assert result.exit_code == 0
    assert saved(folder / f"{night_watch}-{seed}.json") == game.record()
    assert not too_wide(result.output)
    assert not unsaid(result.output)


def test_its_view_is_written_out(night_watch: str) -> None:
    game = holdfast.new(night_watch, {}, 7)
    output = run("play", night_watch, "--seed", "7").output
    view = game.view()
    for key in view:
        assert key in output
    for watcher in view["watchers"]:
        assert watcher["id"] in output


def test_options_of_several_seats_say_whose_they_are(night_watch: str) -> None:
    game = holdfast.new(night_watch, {"players": 2, "late": True}, 1)
    luck = random.Random(2)
    while (question := game.question) is not None and len({option.seat for option in question.choices}) < 3:
        game.choose(luck.choice(question.choices))
    assert question is not None
    result = run("play", night_watch, "--players", "2", "--late", "--seed", "1", typed=game.choices)
    for seat in (1, 2):
        assert words.say("en", "seat", number=seat) in result.output.rpartition(game.choices[-1])[2]


def test_whoever_looked_sees_the_omen_and_nobody_else(night_watch: str) -> None:
    game = holdfast.new(night_watch, {"players": 2}, 1)
    luck = random.Random(1)
    while (question := game.question) is not None and "look" not in question.options:
        game.choose(luck.choice(question.choices))
    game.choose("look")
    seat = game.history[-1].seat
    shadow = words.say("en", f"shadow-{game.view(seat)['omen']}", night_watch)
    omen = words.say("en", "event-omen", night_watch, shadow=shadow)
    flags = ("play", night_watch, "--players", "2", "--seed", "1")
    assert omen in run(*flags, typed=game.choices).output.rpartition(": look\n")[2]
    while (question := game.question) is not None and question.seats != (1 - (seat or 0),):
        game.choose(next(option for option in question.choices if option.verb in QUICKLY))
    assert question is not None
    assert omen not in run(*flags, typed=[*game.choices, "l"]).output.rpartition(": l\n")[2]


@LANGUAGES
def test_help_and_bad_answers_need_no_drawing(language: str, night_watch: str) -> None:
    result = run(
        "play",
        night_watch,
        "--seed",
        "1",
        "--language",
        language,
        typed=["h", "h fire", "?", "nonsense", "q"],
    )
    assert result.exit_code == 0
    assert says(result, language, "terminal-no-help", id="fire")
    assert not unsaid(result.output)
