"""Making and proving puzzles."""

from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path

import pytest

from holdfast.kernel import shelf
from holdfast.kernel.game import Game
from holdfast.lab.puzzles import exact
from holdfast.lab.puzzles.exact import ExactChance, TooManyAnswers
from holdfast.lab.puzzles.maker import Limits, Maker, policy_line
from holdfast.lab.puzzles.making import costs_too_much, make, outline
from holdfast.lab.puzzles.proving import prove
from holdfast.lab.puzzles.rating import STRENGTH, rating_of
from holdfast.lab.puzzles.turn_tree import LineEnd, TooBroad, TurnTree
from holdfast.puzzles import library
from holdfast.puzzles.goals import watched
from holdfast.puzzles.model import Puzzle, PuzzleGoal
from holdfast.puzzles.play import begin

SAMPLE = 2
"""So many exact puzzles of each game are proved again."""
PLAYED, FUTURES = 3, 40
"""So many of those that are not exact, each with so many futures."""


def sample() -> list[Puzzle]:
    found = []
    for game in library.games_with_puzzles():
        known = [one for one in library.puzzles_of(game).values() if one.proof.exact]
        found += known[:: max(1, len(known) // SAMPLE)][:SAMPLE]
    return found


@pytest.mark.parametrize("puzzle", sample(), ids=lambda one: f"{one.game}-{one.id}")
def test_a_sample_of_the_exact_puzzles_is_proved_again(puzzle: Puzzle) -> None:
    found = prove(puzzle)
    assert not found.wrong
    assert found.proof is not None
    assert found.proof.best == puzzle.proof.best
    assert found.proof.second == puzzle.proof.second


def played(puzzle: Puzzle, line: Sequence[str], seeds: Iterable[int]) -> list[bool]:
    """In which futures that line reaches the goal, played on by the policy."""
    found = []
    for seed in seeds:
        future = watched(begin(puzzle)).fork(seed)
        for id in line:
            if future.reached(puzzle.goal) is None:
                future.choose(id)
        found.append(future.play_on(puzzle.goal, Game.likeliest))
    return found


def played_sample() -> list[Puzzle]:
    found = []
    for game in library.games_with_puzzles():
        known = [one for one in library.puzzles_of(game).values() if not one.proof.exact]
        found += known[:: max(1, len(known) // PLAYED)][:PLAYED]
    return found


@pytest.mark.parametrize("puzzle", played_sample(), ids=lambda one: f"{one.game}-{one.id}")
def test_a_sample_of_the_played_puzzles_holds_with_other_luck(puzzle: Puzzle) -> None:
    seeds = range(5_000_000, 5_000_000 + FUTURES)
    right = sum(played(puzzle, puzzle.solution, seeds))
    tempting = sum(played(puzzle, puzzle.tempting, seeds))
    assert right > tempting
    assert abs(right / FUTURES - puzzle.proof.best.value) < 4 * sqrt(1 / 4 / FUTURES)


def test_a_puzzle_that_asks_for_more_than_can_be_done_is_refuted() -> None:
    puzzle = library.puzzle("bastion", "001")
    asks_more = Puzzle(
        PuzzleGoal("beat", "beaten", 9),
        puzzle.themes,
        puzzle.rating,
        puzzle.solved_by,
        puzzle.seat,
        puzzle.position,
        puzzle.lines,
        puzzle.tempting,
        puzzle.proof,
        puzzle.origin,
        id=puzzle.id,
        game=puzzle.game,
    )
    assert prove(asks_more).wrong


def test_a_turn_is_a_graph_in_which_equal_positions_are_one() -> None:
    puzzle = library.puzzle("bastion", "001")
    tree = TurnTree(begin(puzzle), 20_000)
    states = [
        node.here.game.encoded_state()
        for node in tree.nodes
        if (question := node.here.game.question) is not None and question.clean
    ]
    assert len(set(states)) == len(states)
    assert all(tree.place_of(line) is not None for line in puzzle.lines)
    with pytest.raises(TooBroad):
        TurnTree(begin(puzzle), 3)


def test_ways_back_are_no_ways_to_somewhere_else() -> None:
    trees = (TurnTree(begin(puzzle), 20_000) for puzzle in library.puzzles_of("bastion").values())
    tree = next(tree for tree in trees if tree.nodes[-1].depth > 1)
    last = tree.nodes[-1]
    before = next(node for node in tree.nodes if any(to is last for _, to in node.edges))
    option = last.edges[0][0]
    last.edges.append((option, before))  # as where help is promised and taken back
    leaves = {to for _, to in last.edges if isinstance(to, LineEnd)}
    assert last in tree.surely(lambda place: place in leaves)
    assert before not in tree.surely(lambda place: place in list(leaves)[1:])


def test_exact_chances_give_up_where_chance_has_too_many_answers() -> None:
    known = library.puzzles_of("last-bastion").values()
    puzzle = next(one for one in known if one.proof.exact and len(one.solution) == 1)
    id = puzzle.solution[0]
    found = ExactChance(puzzle.goal, most=10_000).after(watched(begin(puzzle)), id)
    assert found == pytest.approx(puzzle.proof.best.value)
    with pytest.raises(TooManyAnswers):
        ExactChance(puzzle.goal, most=1).after(watched(begin(puzzle)), id)


def test_exact_chances_give_up_where_choices_follow_one_another_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = library.puzzles_of("bastion").values()
    puzzle = next(one for one in known if one.goal.kind == "beat" and one.proof.exact and one.solution[1:])
    here, id = watched(begin(puzzle)), puzzle.solution[0]
    assert ExactChance(puzzle.goal, most=10_000).after(here, id) == pytest.approx(puzzle.proof.best.value)
    monkeypatch.setattr(exact, "MAX_CHOICES", -1)
    with pytest.raises(TooManyAnswers):
        ExactChance(puzzle.goal, most=10_000).after(here, id)


def test_no_two_puzzles_are_alike() -> None:
    for game in library.games_with_puzzles():
        outlines = [outline(puzzle) for puzzle in library.puzzles_of(game).values()]
        assert len(set(outlines)) == len(outlines)


def test_the_bot_at_a_glance_does_not_solve_what_ships() -> None:
    for game in library.games_with_puzzles():
        for puzzle in library.puzzles_of(game).values():
            assert policy_line(begin(puzzle)) not in puzzle.lines


def test_what_fewer_bots_solve_is_rated_higher() -> None:
    rates = [dict.fromkeys(STRENGTH, share) for share in (0.9, 0.5, 0.1, 0.0)]
    ratings = [rating_of(one) for one in rates]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings)


def test_no_enemy_is_to_be_beaten_at_the_price_of_a_hero() -> None:
    for game in library.games_with_puzzles():
        for puzzle in library.puzzles_of(game).values():
            assert not costs_too_much(puzzle)


def test_puzzles_are_written_where_they_are_asked_for(tmp_path: Path) -> None:
    known = library.puzzle("bastion", "003")
    made = make(
        "bastion",
        [known.position["options"]],
        tmp_path,
        wanted=1,
        seed=known.origin.seed,
        limits=Limits(tries=100, others=40),
    )
    found = next(one for one in made if isinstance(one, Puzzle))
    assert [path.name for path in tmp_path.iterdir()] == ["001.json"]
    assert library.read("bastion", tmp_path / "001.json") == found
    assert not prove(found).wrong


def test_a_maker_looks_for_no_goal_of_which_there_are_enough() -> None:
    known = library.puzzle("bastion", "001")
    maker = Maker(Limits(), enough={known.goal.name})
    assert known.goal.name in {goal.name for goal in Maker(Limits())._goals(begin(known))}
    assert shelf.find("bastion").tallies.gains
    assert known.goal.name in maker.enough
