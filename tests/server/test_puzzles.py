"""Puzzles over HTTP: nothing is stored, and every answer is bounded."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from holdfast.puzzles import library
from holdfast.puzzles.model import Puzzle
from holdfast.server.app import make_app
from tests.server.seating import Client, serving

FIRST = [next(iter(library.puzzles_of(game).values())) for game in library.games_with_puzzles()]
each_game = pytest.mark.parametrize("puzzle", FIRST, ids=lambda one: one.game)


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with TestClient(make_app(serving(database))) as opened:
        yield opened


def address(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


def answered(client: Client, puzzle: Puzzle, what: str, choices: Any) -> dict[str, Any]:
    answer = client.post(f"{address(puzzle)}/{what}", json={"choices": list(choices)})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_list_names_every_puzzle(client: Client) -> None:
    told = client.get("/api/puzzles").json()
    whole = sum(len(library.puzzles_of(game)) for game in library.games_with_puzzles())
    assert len(told["puzzles"]) == whole
    assert "position" not in told["puzzles"][0]


@each_game
def test_a_puzzle_opens_as_a_board_with_its_task(client: Client, puzzle: Puzzle) -> None:
    told = client.get(address(puzzle)).json()
    assert told["task"]["id"].startswith(f"puzzle-task-{puzzle.goal.kind}")
    offered = {option["id"] for option in told["start"]["question"]["options"]}
    assert puzzle.solution[0] in offered
    assert "lines" in told and puzzle.solution[-1] not in str(told.get("solution", ""))


@each_game
def test_a_right_line_leads_on_to_the_end(client: Client, puzzle: Puzzle) -> None:
    line = puzzle.solution
    for length in range(1, len(line) + 1):
        told = answered(client, puzzle, "try", line[:length])
        assert told["verdict"] == ("solved" if length == len(line) else "right")
        assert told["steps"] or told["before"] == told["now"]["view"]


@each_game
def test_a_wrong_line_is_answered_with_what_comes_of_it(client: Client, puzzle: Puzzle) -> None:
    told = answered(client, puzzle, "try", puzzle.tempting)
    assert told["verdict"] == "wrong"
    assert told["told"]
    assert told["log"]
    assert answered(client, puzzle, "try", puzzle.tempting) == told


@each_game
def test_the_solution_goes_on_from_where_somebody_is(client: Client, puzzle: Puzzle) -> None:
    whole = answered(client, puzzle, "solution", [])
    assert [one["id"] for one in whole["choices"]] == list(puzzle.solution)
    rest = answered(client, puzzle, "solution", puzzle.solution[:1])
    assert [one["id"] for one in rest["choices"]] == list(puzzle.solution[1:])
    assert whole["best"]["value"] > whole["temptation"]["value"]
    assert [one["id"] for one in answered(client, puzzle, "solution", puzzle.tempting)["choices"]] == list(
        puzzle.solution
    )


def test_the_next_puzzle_suits_the_rating(client: Client) -> None:
    wanted = {"game": "bastion", "rating": 0}
    easiest = client.post("/api/puzzles/next", json=wanted).json()["puzzle"]
    assert easiest["rating"] == library.summaries("bastion")[0].rating
    other = client.post("/api/puzzles/next", json=wanted | {"without": [f"bastion/{easiest['id']}"]}).json()
    assert other["puzzle"] != easiest
    every = [f"bastion/{id}" for id in library.puzzles_of("bastion")]
    assert client.post("/api/puzzles/next", json=wanted | {"without": every}).json() == {"puzzle": None}


def test_what_is_asked_wrongly_is_refused(client: Client) -> None:
    puzzle = FIRST[0]
    assert client.get("/api/puzzles/bastion/999").status_code == 404
    assert client.get("/api/puzzles/chess/001").status_code == 404
    for body in (
        {"choices": ["no-such-choice"]},
        {"choices": ["x"] * 41},
        {"choices": ["x" * 201]},
        {"x": 1},
    ):
        assert 400 <= client.post(f"{address(puzzle)}/try", json=body).status_code < 500, body
    assert client.post("/api/puzzles/next", json={"without": ["x"] * 2001}).status_code == 400
