"""Which bot is asked, and what it is left to decide."""

import holdfast
from holdfast import bots
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option, Question, option
from holdfast.kernel.table import Rule
from holdfast.server.storage.rows import SeatRow
from holdfast.server.workers.bots import BotTask, hurried, task
from tests.kernel.bare import Bare, bare

PERSON, BOT = SeatRow(0, "person"), SeatRow(1, "bot", bot="instinct")
OTHER_BOT = SeatRow(0, "bot", bot="instinct")
ANYONE = [option("go:a"), option("go:b")]
JOINED = [option("act", 0), option("pledge", 1), option("done", 0)]
LED = [option("act", 1), option("pledge", 0), option("done", 1)]
HELPED = [option("aid", 0), option("enough", 1)]
SHOPPING = [option("shop:a"), option("buy", 1), option("leave")]
SPOILS = [option("spoil:a", 0), option("spoil:b", 1), option("enough")]


def asking(options: list[Option], *, reaction: bool = False, turn: int | None = None) -> Game:
    def step(table: Bare) -> Rule[None]:
        if turn is not None:
            table.begin_turn(turn)
        yield Question("asked", options, reaction=reaction)

    game = bare(step)
    _ = game.question
    return game


def given(game: Game, *seats: SeatRow) -> BotTask | None:
    return task("table", 0, game, seats or (PERSON, BOT), seed=1)


def seat(game: Game, *seats: SeatRow) -> int | None:
    found = given(game, *seats)
    return None if found is None else found.seat


def test_the_bot_that_leads_answers_whosever_turn_it_is() -> None:
    assert seat(asking(HELPED, turn=0)) == 1
    assert seat(asking(LED)) == 1


def test_a_bot_does_not_join_in_what_a_person_leads() -> None:
    assert seat(asking(JOINED)) is None


def test_a_bot_that_leads_ends_its_turn_itself_though_anyone_might() -> None:
    turn = given(asking([option("gather", 1), option("feed", 0), option("done")], turn=1))
    assert turn is not None
    assert turn.seat == 1 and not turn.leave


def test_in_a_window_the_bot_that_leads_declines_before_people_are_waited_for() -> None:
    game = asking(HELPED, reaction=True)
    assert seat(game) == 1
    game.decline([1])
    assert seat(game) is None


def test_a_bot_that_could_help_waits_for_the_one_it_would_help() -> None:
    game = asking([option("spend", 0), option("aid", 1), option("enough", 0)], reaction=True)
    assert seat(game) is None
    game.decline([0])
    asked = given(game)
    assert asked is not None
    assert asked.options == ["aid", "pass"]


def test_every_bot_that_could_react_is_asked() -> None:
    game = asking([option("parry:a", 0), option("parry:b", 1), option("go-on")], reaction=True)
    assert seat(game, OTHER_BOT, BOT) == 0
    game.decline([0])
    assert seat(game, OTHER_BOT, BOT) == 1


def test_where_each_answers_for_itself_no_bot_waits_for_people() -> None:
    game = holdfast.new("bastion", {"players": 2, "mode": "level", "level": "easy"}, seed=1)
    assert game.question is not None and game.question.ask == "return-ritual"
    asked = given(game)
    assert asked is not None and asked.seat == 1
    assert all(game.question.options[id].seat == 1 for id in asked.options)


def test_what_is_for_anyone_is_for_people() -> None:
    assert seat(asking(ANYONE)) is None
    assert seat(asking(SPOILS)) is None
    assert seat(asking(ANYONE), OTHER_BOT, BOT) == 0


def test_a_bot_does_its_own_where_people_have_nothing_of_theirs_and_leaves_them_the_rest() -> None:
    shopping = given(asking(SHOPPING))
    assert shopping is not None
    assert shopping.seat == 1 and shopping.leave


def test_bots_alone_decide_everything() -> None:
    shopping = given(asking(SHOPPING), OTHER_BOT, BOT)
    assert shopping is not None
    assert shopping.seat == 1 and not shopping.leave


def test_the_usual_bot_is_quick_where_others_wait_and_a_bot_that_was_named_thinks() -> None:
    game = holdfast.new("last-bastion", {"players": 2}, seed=3)
    for named, plays in ((bots.USUAL, bots.QUICK), ("search:1s", "search:1s"), ("greedy", "greedy")):
        seats = [SeatRow(0, "bot", bot=named), SeatRow(1, "bot", bot=named)]
        found = task("table", 0, game, seats, seed=1)
        assert found is not None
        assert hurried(found).bot == plays
