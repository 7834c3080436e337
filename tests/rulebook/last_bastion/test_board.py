"""BOARD: what a full horde board does."""

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, filled, monster, warlord
from tests.rulebook.last_bastion.look import asked, evil_tiles, hero, kinds, view
from tests.rulebook.last_bastion.play import choose, happened, offers
from tests.rulebook.last_bastion.positions import position

GREEN_FIRST = ("green", "red", "yellow", "blue")
YELLOW_FIRST = ("yellow", "blue", "red", "green")
BLUE_FIRST = ("blue", "yellow", "green", "red")


@rule("LB-BOARD-1")
def test_a_board_acts_only_with_three_cards() -> None:
    two = dict(list(filled("red").items())[:2])
    game = position(["arne", "elmer"], two, phase="board")
    assert not happened(game, "board-acts")
    assert asked(game).ask == "place"
    full = position(["arne", "elmer"], filled("red"), phase="board")
    assert happened(full, "board-acts") == [{"board": "red"}]
    assert not happened(full, "draw")


@rule("LB-BOARD-1")
def test_a_full_board_acts_only_in_its_own_horde_phase() -> None:
    game = position(["arne", "elmer"], filled("red", "blue"), phase="begin")
    assert happened(game, "board-acts") == [{"board": "red"}]
    choose(game, "done")
    assert happened(game, "board-acts") == [{"board": "red"}, {"board": "blue"}]


@rule("LB-BOARD-1")
def test_a_board_acts_after_its_cards() -> None:
    """Both rulebooks make it the second step of the phase."""
    cards = filled("red") | {"red-1": card_with(recurring=("lose-round",))}
    game = position(["arne", "elmer"], cards, phase="begin")
    assert kinds(game, "effect", "board-acts") == ["effect", "board-acts"]


@rule("LB-BOARD-2")
def test_the_red_board_takes_a_life_token_of_the_active_player() -> None:
    game = position(["arne", "elmer"], filled("red"), phase="board")
    assert (hero(game, "arne")["life"], hero(game, "elmer")["life"]) == (2, 3)


@rule("LB-BOARD-3")
def test_the_green_board_discards_the_bottom_card_of_the_deck() -> None:
    bottom = monster("black")
    game = position(["arne", "elmer"], filled("green"), boards=GREEN_FIRST, phase="board", bottom=[bottom])
    before = view(position(["arne", "elmer"], filled("green"), boards=GREEN_FIRST))["deck"]["cards"]
    assert view(game)["discard"] == [bottom]
    assert view(game)["deck"]["cards"] == before - 1


@rule("LB-BOARD-4")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_warlord_discarded_by_the_green_board_loses_the_game_at_once(level: str) -> None:
    game = position(
        ["arne", "elmer"],
        filled("green"),
        boards=GREEN_FIRST,
        phase="board",
        level=level,
        bottom=[warlord()],
    )
    assert game.outcome == holdfast.Outcome(False, "warlord-discarded")


@rule("LB-BOARD-5")
def test_the_yellow_board_makes_the_active_player_roll_the_decay_die_and_suffer() -> None:
    game = position(
        ["arne", "elmer"], filled("yellow"), boards=YELLOW_FIRST, phase="board", script=["decay:life"]
    )
    assert happened(game, "decay") == [{"hero": "arne", "face": "life"}]
    assert (hero(game, "arne")["life"], hero(game, "elmer")["life"]) == (2, 3)


@rule("LB-BOARD-6")
def test_the_evil_face_for_the_yellow_board_corrupts_one_of_the_tiles_that_touch_it() -> None:
    game = position(
        ["arne", "elmer"], filled("yellow"), boards=YELLOW_FIRST, phase="board", script=["decay:evil"]
    )
    assert offers(game) == {"corrupt:trebuchet", "corrupt:tower", "corrupt:market"}
    assert {option.seat for option in asked(game).options} == {0}
    game.choose("corrupt:tower")
    assert evil_tiles(game) == ["tower"]


@rule("LB-BOARD-7")
def test_the_blue_board_lays_the_active_player_down_until_the_next_movement_is_used() -> None:
    game = position({"arne": {"at": "tower"}, "elmer": {}}, filled("blue"), boards=BLUE_FIRST, phase="board")
    assert hero(game, "arne")["pinned"] and not hero(game, "elmer")["pinned"]
    assert hero(game, "arne")["tile"] == "tower"
    assert not offers(game, "move")
    game.choose("stand")
    assert not hero(game, "arne")["pinned"]
    assert hero(game, "arne")["tile"] == "tower"
    assert not offers(game, "move")
