"""Bots as companions: they say what they intend, once in a turn, and hear what others wish."""

from litestar.testing import TestClient
from msgspec.structs import replace

import holdfast
from holdfast.bots.companion import BotRequest
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message
from holdfast.server.app import make_app
from holdfast.server.storage.rows import SeatRow
from holdfast.server.tables.bot_chat import BotChat, BotChatLine, BotRequestData
from holdfast.server.workers.bots import BotDecision, BotTask, task, think
from tests.rulebook.bastion.positions import at, position
from tests.server.player import Player
from tests.server.seating import Client, refusal, serving, set_table, sitting

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def until_the_bot_has_played(player: Player) -> None:
    """Pass one's own turn, and hear what the bot does until one is asked again."""
    while not player.over:
        player.hear_until(lambda: bool(player.options) or player.over)
        if any(line["what"] == "turn" and line.get("seat") == 1 for line in player.log):
            return
        chosen = "done" if "done" in player.options else player.options[0]
        player.hear_number(player.choose(chosen)["number"])


def test_a_bot_says_once_in_a_turn_what_it_intends(client: Client) -> None:
    table = set_table(client, seats=WITH_A_BOT)
    with sitting(client, table, table["token"]) as player:
        until_the_bot_has_played(player)
        said = [line for line in player.company if "says" in line]
        assert said
        assert {line["seat"] for line in said} == {1}
        assert all(line["says"]["id"].startswith("bot-says") for line in said)
        turns = sum(line["what"] == "turn" for line in player.log)
        assert len(said) <= turns
    with sitting(client, table, table["onlooker"]) as late:
        assert late.company == player.company


def test_a_wish_is_told_to_everyone(client: Client) -> None:
    table = set_table(client, seats=WITH_A_BOT)
    with (
        sitting(client, table, table["token"]) as player,
        sitting(client, table, table["onlooker"]) as onlooker,
    ):
        assert refusal(player.request("ask-bot", seat=0, what="come", thing="market")) == "no-bot-there"
        assert refusal(onlooker.request("ask-bot", seat=1, what="come", thing="market")) == "onlookers-watch"
        assert player.request("ask-bot", seat=1, what="come", thing="market")["is"] == "ack"
        onlooker.hear_until(lambda: any("wish" in line for line in onlooker.company))
        [line] = [line for line in onlooker.company if "wish" in line]
        assert line["seat"] == 0
        assert line["wish"] == {"seat": 1, "what": "come", "thing": "market"}


def test_what_was_said_and_wished_outlives_the_server(database: str) -> None:
    with TestClient(make_app(serving(database))) as first:
        table = set_table(first, seats=WITH_A_BOT)
        with sitting(first, table, table["token"]) as player:
            assert player.request("ask-bot", seat=1, what="take", thing="nowhere")["is"] == "ack"
            until_the_bot_has_played(player)
    with (
        TestClient(make_app(serving(database))) as second,
        sitting(second, table, table["token"]) as again,
    ):
        assert [line for line in again.company if "wish" in line]
        assert [line for line in again.company if "says" in line]
        assert again.company[: len(player.company)] == player.company


def test_a_company_is_recalled_as_it_was_written_down() -> None:
    company, later = BotChat(), BotChat()
    company.ask(0, BotChatLine(1, 0, request=BotRequestData(0, "come", "standard")), turn=1)
    later.recall(company.written())
    assert later.lines == company.lines
    assert later.prepare(a_task()).requests == [BotRequest("come", "standard", 1)]
    later.recall(BotChat().written())
    assert later.lines == company.lines


def a_task() -> BotTask:
    """The first hero's turn, with a bot at it and a person beside."""
    game = holdfast.new("last-bastion", {"players": 2}, seed=14)
    while game.question is not None and "done" not in game.question.options:
        game.choose(game.question.choices[0])
    seats = [SeatRow(0, "bot", bot="greedy"), SeatRow(1, "person")]
    found = task("some-table", 1, game, seats, seed=5)
    assert found is not None
    return found


def test_a_wish_reaches_the_bots_thoughts_until_it_is_fulfilled() -> None:
    company = BotChat()
    company.ask(0, BotChatLine(1, 0, request=BotRequestData(0, "come", "standard")), turn=1)
    prepared = company.prepare(a_task())
    assert prepared.requests == [BotRequest("come", "standard", 1)]
    decision = think(prepared)
    assert decision.choice == "move:standard"
    assert decision.requests == []
    company.follow(prepared, decision)
    assert company.prepare(a_task()).requests == []


def test_a_wish_said_while_the_bot_was_thinking_is_kept() -> None:
    company = BotChat()
    company.ask(0, BotChatLine(1, 0, request=BotRequestData(0, "come", "market")), turn=1)
    prepared = company.prepare(a_task())
    company.ask(0, BotChatLine(1, 0, request=BotRequestData(0, "come", "tavern")), turn=1)
    company.follow(prepared, BotDecision("move:market", None, []))
    assert company.prepare(a_task()).requests == [BotRequest("come", "tavern", 1)]


def test_a_bot_that_has_spoken_is_silent_until_the_next_turn() -> None:
    company = BotChat()
    prepared = company.prepare(a_task())
    assert prepared.speaks
    line = company.says(prepared, think(prepared))
    assert line is not None
    assert isinstance(line.says, Message)
    assert company.lines == [line]
    assert not company.prepare(a_task()).speaks


def test_a_bot_does_not_think_twice_about_a_turn() -> None:
    """What it planned comes with the next task, unless anything else was done at the table."""
    company, asked = BotChat(), a_task()
    company.follow(asked, BotDecision("move:market", None, [], plan=["done"]))
    assert company.prepare(replace(asked, number=asked.number + 1)).plan == ["done"]
    assert company.prepare(replace(asked, number=asked.number + 2)).plan == []
    assert company.prepare(replace(asked, number=asked.number + 1, seat=1)).plan == []


def a_flame_beside() -> Game:
    """A person's turn, who misses one red mana; the bot beside holds a Flame."""
    flame = next(card.id for card in position().content.cards.values() if card.spell == "flame")
    return position(
        walls={"w9": ["beast-red"]},
        defenders=[at("red", red=2), at("red", spells=[flame])],
        districts=("yellow", "green", "red", "violet", "blue", "black"),
        deck=["warrior-blue"],
    )


def test_a_bot_helps_in_another_turn_when_it_is_asked() -> None:
    game = a_flame_beside()
    seats = [SeatRow(0, "person"), SeatRow(1, "bot", bot="greedy")]
    [card] = game.table.state.defenders[1].spells
    assert task("a-table", 1, game, seats, seed=5) is None
    wanted = [BotRequest("take", card, game.turns)]
    helping = task("a-table", 1, game, seats, seed=5, requests={1: wanted})
    assert helping is not None and helping.seat == 1
    decision = think(replace(helping, requests=wanted))
    assert decision.choice is not None and decision.choice.startswith(f"pledge:{card}")
    assert decision.requests == []
    assert task("a-table", 1, game, seats, seed=5, requests={1: [BotRequest("take", "w9")]}) is None
