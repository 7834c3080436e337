"""Where a game says that all see the same, they do."""

import pytest

import holdfast
from holdfast import bots
from holdfast.kernel import shelf

ALIKE = [game for game in holdfast.shelf() if shelf.find(game).all_see_the_same]


@pytest.mark.parametrize("game", ALIKE)
def test_all_see_the_same_where_the_game_says_so(game: str) -> None:
    played, bot = holdfast.new(game, {"players": 2}, seed=7), bots.bot("random", seed=7)
    for _ in range(60):
        question = played.question
        if question is None:
            break
        onlooker, *seated = (played.view(seat) | {"seat": None} for seat in (None, 0, 1))
        assert seated == [onlooker, onlooker]
        played.choose(bot.choose(played, question.choices))
