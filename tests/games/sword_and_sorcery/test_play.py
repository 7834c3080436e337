"""Whole games of Sword & Sorcery: they end, lose nothing, and can be saved and gone on with."""

import random
from collections.abc import Iterator

import pytest

import holdfast
from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.kernel.game import Game
from tests.night_watch.shelf import on_the_shelf

MOST_CHOICES = 20_000


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with on_the_shelf(GAME):
        yield


def deal(quest: str, party: int, seed: int, **options: object) -> Game:
    return holdfast.new(
        "sword-and-sorcery", {"quest": quest, "party": party, "players": 1, **options}, seed=seed
    )


def play(game: Game, seed: int) -> Iterator[int]:
    """Choose at random until the game is over."""
    luck = random.Random(seed)
    for number in range(MOST_CHOICES):
        question = game.question
        if question is None:
            return
        yield number
        game.choose(luck.choice(list(question.choices)))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("party", [2, 3, 4, 5])
@pytest.mark.parametrize("quest", QUESTS)
def test_random_games_end_and_lose_nothing_on_the_way(quest: str, party: int) -> None:
    for seed in range(3):
        game = deal(quest, party, seed, soul_storm=bool(seed % 2), campaign=seed == 2)
        for number in play(game, seed):
            question = game.question
            if number % 20 == 0 and question is not None and question.clean:
                found = GAME.faults(game.table.state, game.table.content, game.options)
                assert [fault.code for fault in found] == []
        assert game.outcome is not None


@pytest.mark.parametrize("quest", QUESTS)
def test_a_game_goes_on_from_a_saved_position(quest: str) -> None:
    game = deal(quest, 3, 6)
    for number in play(game, 6):
        question = game.question
        if number == 40 or (number > 40 and question is not None and question.clean):
            break
    question = game.question
    assert question is not None
    if question.clean:
        copy = holdfast.resume(game.position())
        assert copy.question is not None
        assert copy.question.options.ids == question.options.ids
    again = holdfast.load(game.record())
    assert again.question is not None
    assert again.question.options.ids == question.options.ids


def test_undo_takes_back_what_was_done() -> None:
    game = deal(QUESTS[0], 2, 9)
    for number in play(game, 9):
        if number == 30:
            break
    before = GAME.encode(game.table.state)
    question = game.question
    assert question is not None
    game.choose(question.choices[0])
    game.undo()
    assert GAME.encode(game.table.state) == before


def test_a_fork_leaves_the_game_alone() -> None:
    game = deal(QUESTS[0], 3, 4)
    for number in play(game, 4):
        if number == 25:
            break
    before = GAME.encode(game.table.state)
    fork = game.fork(seed=1, quiet=True)
    for _ in play(fork, 1):
        pass
    assert fork.outcome is not None
    assert GAME.encode(game.table.state) == before
