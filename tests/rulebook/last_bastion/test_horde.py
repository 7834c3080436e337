"""The horde phase: the cards act, then the board."""

import pytest

from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, cards_with, filled, idle
from tests.rulebook.last_bastion.look import asked, card_ids, events, hero, kinds, offered, view
from tests.rulebook.last_bastion.positions import position

HAUNTING, OTHER_HAUNTING = cards_with(recurring=("haunt",))[:2]
TAKES_LIFE = card_with(recurring="lose-life")
TAKES_TOKEN = card_with(recurring="lose-round")
DRAWN = idle(1, "green", enter=())


@rule("LB-HORDE-1")
def test_the_cards_act_before_the_board() -> None:
    game = position(cards={**filled("red"), "red-2": HAUNTING}, phase="begin")
    assert asked(game).ask == "hero-turn"
    assert kinds(game, "effect", "board-acts") == ["effect", "board-acts"]


@rule("LB-HORDE-2")
def test_every_card_on_the_own_board_must_act() -> None:
    game = position(cards={"red-1": HAUNTING, "red-3": OTHER_HAUNTING}, phase="begin", deck=DRAWN)
    assert asked(game).ask == "place"
    assert [event.data["card"] for event in events(game, "effect")] == [HAUNTING, OTHER_HAUNTING]


@rule("LB-HORDE-2")
def test_the_active_player_suffers_and_cards_on_other_boards_do_nothing() -> None:
    game = position(
        {"elmer": {"life": 3, "calls": 1}, "kazgin": {"life": 3, "calls": 1}},
        {"red-1": TAKES_LIFE, "blue-1": TAKES_TOKEN, "green-1": HAUNTING},
        phase="begin",
        deck=DRAWN,
    )
    assert [event.data["card"] for event in events(game, "effect")] == [TAKES_LIFE]
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 3)
    assert (hero(game, "elmer")["calls"], hero(game, "kazgin")["calls"]) == (1, 1)


@rule("LB-HORDE-3")
def test_no_card_acts_where_none_lies() -> None:
    game = position(cards={"blue-1": HAUNTING}, phase="begin", deck=DRAWN)
    assert asked(game).ask == "place"
    assert kinds(game, "effect") == []


@rule("LB-HORDE-4")
@pytest.mark.parametrize("first", [HAUNTING, OTHER_HAUNTING])
def test_the_active_player_chooses_the_order(first: str) -> None:
    cards = {"red-1": HAUNTING, "red-2": OTHER_HAUNTING}
    game = position(cards=cards, phase="begin", deck=DRAWN, questions="all")
    assert sorted(offered(game)) == sorted([f"apply:{HAUNTING}>haunt", f"apply:{OTHER_HAUNTING}>haunt"])
    assert asked(game).seats == (0,)
    game.choose(f"apply:{first}>haunt")
    assert events(game, "effect")[0].data["card"] == first


@rule("LB-HORDE-4")
def test_an_order_that_cannot_matter_is_not_asked() -> None:
    game = position(cards={"red-1": HAUNTING, "red-2": OTHER_HAUNTING}, phase="begin", deck=DRAWN)
    assert asked(game).ask == "place"
    assert [event.data["card"] for event in events(game, "effect")] == [HAUNTING, OTHER_HAUNTING]


@rule("LB-HORDE-5")
def test_a_full_board_has_its_effect_and_no_card_is_drawn() -> None:
    game = position({"elmer": {"life": 3}, "kazgin": {}}, filled("red"), phase="board", deck=DRAWN)
    before = game.view()["deck"]
    assert asked(game).ask == "hero-turn"
    assert hero(game, "elmer")["life"] == 2
    assert view(game)["deck"] == before


@rule("LB-HORDE-6")
def test_a_board_with_room_brings_the_top_card_and_has_no_effect() -> None:
    first, second, _ = filled("red").values()
    game = position(
        {"elmer": {"life": 3}, "kazgin": {}}, {"red-1": first, "red-2": second}, phase="board", deck=DRAWN
    )
    game.choose("place:green-2")
    assert card_ids(game)["green-2"] == DRAWN[0]
    assert hero(game, "elmer")["life"] == 3
    assert kinds(game, "board-acts") == []


@rule("LB-HORDE-7")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_either_the_board_acts_or_a_card_is_drawn(cards: int) -> None:
    board = dict(list(filled("red").items())[:cards])
    game = position(cards=board, phase="begin", deck=DRAWN)
    assert kinds(game, "board-acts", "draw") == (["board-acts"] if cards == 3 else ["draw"])


@rule("LB-HORDE-7")
def test_neither_happens_when_the_player_falls_before() -> None:
    game = position({"elmer": {"life": 1}, "kazgin": {}}, {"red-1": TAKES_LIFE}, phase="begin", deck=DRAWN)
    assert hero(game, "elmer")["status"] == "eliminated"
    turns = [index for index, event in enumerate(game.events) if event.what == "turn-ends"]
    assert not {"board-acts", "draw"} & {event.what for event in game.events[: turns[0]]}


@rule("LB-HORDE-8")
def test_a_board_without_a_hero_does_not_draw() -> None:
    game = position(turn="green", phase="begin", deck=DRAWN)
    assert asked(game).ask == "place"
    assert kinds(game, "turn", "draw") == ["turn", "turn", "draw"]
    assert events(game, "turn")[0].data == {"number": 2, "board": "green", "hero": None}
    assert events(game, "draw")[0].seat == 1
