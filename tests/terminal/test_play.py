"""Whole games through the door."""

from pathlib import Path

import pytest

import holdfast
from holdfast import words
from holdfast.words.numbers import percent
from tests.terminal.command import numbers, random_game, run, saved, says, too_wide, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())


@LANGUAGES
@pytest.mark.parametrize(("seed", "players", "level"), [(1, 1, "novice"), (3, 4, "heroic")])
def test_a_whole_game_is_played_by_numbers_at_eighty_columns(
    language: str, seed: int, players: int, level: str, folder: Path
) -> None:
    played = random_game(seed, players=players, level=level)
    yes = words.say(language, "terminal-yes").split()[0]
    options = ["--players", str(players), "--level", level, "--seed", str(seed), "--language", language]
    result = run("play", "last-bastion", *options, typed=[*numbers(played), yes])
    assert result.exit_code == 0
    assert saved(folder / f"last-bastion-{seed}.json") == played.record()
    assert played.outcome is not None
    assert says(result, language, "won" if played.outcome.won else "lost")
    assert says(result, language, f"outcome-{played.outcome.reason}")
    assert not too_wide(result.output)
    assert not unsaid(result.output)


def test_the_same_game_is_played_by_the_ids_of_options(folder: Path) -> None:
    played = random_game(4, players=3)
    result = run("play", "last-bastion", "--players", "3", "--seed", "4", typed=[*played.choices, "y"])
    assert result.exit_code == 0
    assert saved(folder / "last-bastion-4.json")["choices"] == played.choices


def test_without_a_seed_every_game_has_luck_of_its_own(kept: Path) -> None:
    for _ in range(2):
        run("play", "last-bastion", typed=[1])
    assert len({saved(path)["seed"] for path in kept.iterdir()}) == 2


def test_the_screen_says_whose_choice_it_is_and_what_may_be_chosen() -> None:
    game = holdfast.new("last-bastion", {"players": 4, "heroes": ["elmer", "kazgin", "arne", "sindara"]}, 9)
    question = game.question
    assert question is not None
    heroes = "elmer,kazgin,arne,sindara"
    result = run("play", "last-bastion", "--players", "4", "--heroes", heroes, "--seed", "9")
    (seat,) = question.seats
    who = f"{'①②③④'[seat]} {words.say('en', 'hero-' + ('elmer', 'kazgin', 'arne', 'sindara')[seat])}"
    assert says(result, "en", "terminal-chooses", who=who, count=1)
    for number in range(1, len(question.choices) + 1):
        assert any(f" {number} " in line for line in result.output.splitlines()[-6:])


def test_the_odds_of_a_fight_stand_beside_it() -> None:
    moves = ["place:green-1", "move:quarry"]
    game = holdfast.new("last-bastion", {"players": 2}, 7)
    for move in moves:
        game.choose(move)
    odds = game.odds("fight:green-1")
    assert odds is not None
    result = run("play", "last-bastion", "--seed", "7", typed=moves)
    for chances in (odds.of, odds.data["without_tokens"]):
        told = percent("en", chances["fall:green-1"])
        assert told in result.output
