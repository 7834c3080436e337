"""The puzzles that ship: they open, their lines are right, and everything about them has words."""

from collections import Counter

import pytest

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.message import say
from holdfast.puzzles import descriptions, library, play
from holdfast.puzzles.model import Puzzle

MARGIN = 0.15
SHIPPED = [one for game in library.games_with_puzzles() for one in library.puzzles_of(game).values()]
every_puzzle = pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda one: f"{one.game}-{one.id}")


def test_every_game_ships_with_puzzles() -> None:
    assert set(library.games_with_puzzles()) >= {"bastion", "last-bastion", "sword-and-sorcery"}


def test_no_position_is_there_twice() -> None:
    assert len({str(one.position["state"]) + one.goal.name for one in SHIPPED}) == len(SHIPPED)


@every_puzzle
def test_each_of_its_lines_solves_it(puzzle: Puzzle) -> None:
    for line in puzzle.lines:
        assert play.check_line(puzzle, line).verdict == "solved"
        for length in range(len(line)):
            assert play.check_line(puzzle, line[:length]).verdict == "right"


@every_puzzle
def test_the_tempting_line_is_wrong_and_is_told_of(puzzle: Puzzle) -> None:
    assert play.check_line(puzzle, puzzle.tempting).verdict == "wrong"
    *_, (_, future) = play.consequence(puzzle, puzzle.tempting)
    told = [
        descriptions.task_of(puzzle, future.game),
        *descriptions.missed(puzzle, future),
        *descriptions.why(puzzle),
    ]
    for language in words.languages():
        for message in told:
            assert "{" not in say(language, puzzle.game, message)


@every_puzzle
def test_its_second_best_line_is_clearly_worse(puzzle: Puzzle) -> None:
    proof = puzzle.proof
    assert proof.best.value - proof.second.value >= MARGIN
    assert proof.best.value - proof.tempting.value >= MARGIN
    assert proof.exact == (proof.best.error == proof.second.error == 0)
    assert proof.exact or puzzle.deeper is not None


@every_puzzle
def test_its_themes_have_words_in_every_language(puzzle: Puzzle) -> None:
    assert puzzle.themes
    for theme in puzzle.themes:
        for language in words.languages():
            assert words.has(language, f"puzzle-theme-{theme}", puzzle.game)
            assert words.has(language, f"puzzle-theme-{theme}-help", puzzle.game)


def test_what_every_goal_may_ask_has_words() -> None:
    for game in library.games_with_puzzles():
        tallies = shelf.find(game).tallies
        goals = ["win", "survive", *(f"save-{name}" for name in tallies.losses)]
        goals += [f"beat-{name}" for name in tallies.gains]
        for language in words.languages():
            for goal in goals:
                for what in ("task", "missed", "reached"):
                    assert words.has(language, f"puzzle-{what}-{goal}", game), (game, what, goal)
            for name in (*tallies.gains, *tallies.losses):
                assert words.has(language, f"puzzle-fact-{name}", game)


def test_sixty_puzzles_of_each_game_ship_and_ask_for_different_things() -> None:
    for game in library.games_with_puzzles():
        known = list(library.puzzles_of(game).values())
        goals = Counter(one.goal.name for one in known)
        assert len(known) >= 60, game
        assert len(goals) >= 3, game
        assert max(goals.values()) <= len(known) / 2, goals
        assert len({theme for one in known for theme in one.themes}) >= 6, game


def test_the_next_puzzle_is_the_one_of_the_nearest_rating() -> None:
    known = library.summaries("bastion")
    easiest, hardest = known[0], known[-1]
    assert library.next_puzzle("bastion", 0) == easiest
    assert library.next_puzzle("bastion", 4000) == hardest
    done = [f"bastion/{one.id}" for one in known]
    assert library.next_puzzle("bastion", 1500, without=done) is None
    assert library.next_puzzle("bastion", 0, without=done[:1]) == known[1]
    theme = hardest.themes[-1]
    found = library.next_puzzle("", 1500, theme=theme)
    assert found is not None and theme in found.themes


def test_a_way_round_to_a_position_of_the_solution_is_right() -> None:
    puzzle = library.puzzle("bastion", "001")
    short = puzzle.solution
    question = play.begin(puzzle).question
    assert question is not None
    for id in (option.id for option in question.choices):
        checked = play.check_line(puzzle, [id])
        assert (checked.verdict == "wrong") == (id not in {line[0] for line in puzzle.lines})
    assert play.following(puzzle, short[:1]) == short[1:]
