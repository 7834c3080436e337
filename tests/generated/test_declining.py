"""One person who only ever declines, bots at all other seats: the table never waits for nobody."""

from random import Random
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import GAME as SWORD_AND_SORCERY
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.kernel.game import Game
from holdfast.kernel.window import offered
from holdfast.server.storage.rows import SeatRow
from holdfast.server.tables.live_game import LiveGame
from holdfast.server.tables.waiting import waited_for
from holdfast.server.workers.bots import task, think
from tests.generated.configurations import Configuration
from tests.generated.play import deal

MOST_ANSWERS = 120
"""Who does nothing soon loses, or sees the same again and again."""
BOTS = ("instinct", "random")


def decline_all_along(game: Game, person: int, bot: str, luck: Random) -> None:
    seats = [
        SeatRow(seat, "person") if seat == person else SeatRow(seat, "bot", bot=bot)
        for seat in range(game.seats)
    ]
    for _ in range(MOST_ANSWERS):
        if game.question is None:
            return
        first = person in waited_for(game) and luck.random() < 0.5
        if first or not bot_answers(game, seats, luck):
            person_declines(game, person, luck)


def bot_answers(game: Game, seats: list[SeatRow], luck: Random) -> bool:
    """As the server does it."""
    given = task("table", 0, game, seats, seed=luck.getrandbits(32))
    if given is None:
        return False
    thought = think(given)
    chosen = next((one for one in offered(game, [given.seat]) if one.id == thought.choice), None)
    if chosen is None:
        assert thought.choice is None
        return False
    LiveGame(game).answer(chosen, [given.seat])
    return True


def person_declines(game: Game, person: int, luck: Random) -> None:
    """There is something to choose; and if this could end at no cost, it ends so for this one, too."""
    question = game.question
    mine = offered(game, [person])
    assert question is not None
    assert mine, f"{question} waits for nobody"
    free = [one for one in mine if one.declines]
    assert free or question.way_out is None, f"{question} leaves seat {person} nothing but {mine}"
    LiveGame(game).answer(luck.choice(free or mine), [person])


def test_a_table_never_waits_for_nobody(configuration: Configuration, sample: int) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        decline_all_along(game, seed % game.seats, BOTS[seed % 2], Random(seed))


@pytest.mark.parametrize("quest", QUESTS)
def test_who_could_help_in_a_quest_may_decline(quest: str) -> None:
    """Thorgar may let others roll again, and Ecarus may draw enemies to himself."""
    heroes = ["thorgar-cleric", "ecarus-white-rose", "auriel-wizard"]
    options: dict[str, Any] = {"quest": quest, "players": 3, "heroes": heroes}
    for seed in range(2):
        game = deal(Configuration(SWORD_AND_SORCERY, options, quest), seed)
        decline_all_along(game, seed, "instinct", Random(seed))
