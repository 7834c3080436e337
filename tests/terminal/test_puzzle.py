"""Puzzles in the terminal."""

import pytest

from holdfast import words
from holdfast.puzzles import library
from holdfast.puzzles.model import Puzzle
from tests.terminal.command import run

FIRST = [next(iter(library.puzzles_of(game).values())) for game in library.games_with_puzzles()]
each_game = pytest.mark.parametrize("puzzle", FIRST, ids=lambda one: one.game)


@pytest.mark.parametrize("language", words.languages())
@each_game
def test_a_puzzle_is_solved_by_its_solution(puzzle: Puzzle, language: str) -> None:
    played = run("puzzle", puzzle.game, puzzle.id, "--language", language, typed=puzzle.solution)
    assert played.exit_code == 0, played.output
    assert words.say(language, "terminal-puzzle-solved", puzzle.game) in played.output


@each_game
def test_a_wrong_choice_is_told_of_and_the_puzzle_stands(puzzle: Puzzle) -> None:
    wrong = next(id for id in puzzle.options[0] if id not in {line[0] for line in puzzle.lines})
    played = run("puzzle", puzzle.game, puzzle.id, "--language", "en", typed=[wrong, *puzzle.solution])
    told = words.say("en", "terminal-puzzle-wrong", puzzle.game, told="@").partition("@")[0]
    assert told in played.output
    assert words.say("en", "terminal-puzzle-solved", puzzle.game) in played.output


def test_hint_and_solution_are_told() -> None:
    played = run("puzzle", "bastion", "--language", "en", typed=["h", "s"])
    assert words.say("en", "terminal-puzzle-solution", "bastion", line="@").partition("@")[0] in played.output


def test_what_is_not_there_is_refused() -> None:
    assert run("puzzle", "bastion", "999").exit_code != 0
    assert run("puzzle", "chess").exit_code != 0
    assert run("puzzle", "bastion", "--theme", "none").exit_code != 0


@pytest.mark.parametrize("language", words.languages())
def test_what_is_not_understood_names_the_keys_of_puzzles(language: str) -> None:
    solution = words.say(language, "terminal-puzzle-key-solution", "bastion").split()[0]
    played = run("puzzle", "bastion", "--language", language, typed=["what now", solution])
    text = " ".join(played.output.split())
    facts = dict.fromkeys(("last", "back", "hint", "solution", "quit"), "@")
    wanted = words.say(language, "terminal-puzzle-not-understood", "bastion", answer="what now", **facts)
    assert wanted.partition("@")[0] in text
    general = words.say(language, "terminal-not-understood", "bastion", answer="what now", last="@")
    assert general.rpartition("@")[2] not in text
