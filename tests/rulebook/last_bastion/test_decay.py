"""DECAY: the six faces of the decay die."""

from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, filled, monster, warlord
from tests.rulebook.last_bastion.look import asked, events, evil_tiles, hero, kinds, reserve, view
from tests.rulebook.last_bastion.play import happened, offers
from tests.rulebook.last_bastion.positions import position

DECAY = card_with(recurring=("decay",))
BLACK = monster("black", enter=())
RICH: dict[str, Any] = {"equipment": {"red": 1}, "calls": 1}


def rolled(face: str, **facts: Any) -> Game:
    """Arne has rolled that face for a card on his red board."""
    return position(
        {"arne": facts, "elmer": {}}, {"red-2": DECAY}, phase="cards", script=[f"decay:{face}"], deck=[BLACK]
    )


def tokens(game: Game) -> tuple[int, int, dict[str, int]]:
    arne = hero(game, "arne")
    return arne["life"], arne["calls"], arne["equipment"]


@rule("LB-DECAY-1")
def test_the_die_is_rolled_when_a_card_says_so_and_the_roller_suffers() -> None:
    game = rolled("life")
    assert happened(game, "decay") == [{"hero": "arne", "face": "life"}]
    assert (hero(game, "arne")["life"], hero(game, "elmer")["life"]) == (2, 3)


@rule("LB-DECAY-1")
def test_the_die_is_rolled_when_the_yellow_board_says_so_and_the_roller_suffers() -> None:
    heroes = ["arne", "elmer", "kazgin", "sindara"]
    game = position(heroes, filled("yellow"), turn="yellow", phase="board", script=["decay:life"])
    assert happened(game, "decay") == [{"hero": "sindara", "face": "life"}]
    assert [one["life"] for one in view(game)["heroes"]] == [3, 3, 3, 2]


@rule("LB-DECAY-1")
@pytest.mark.parametrize("board", ["red", "green", "blue"])
def test_no_other_board_rolls_the_die(board: str) -> None:
    heroes = ["arne", "elmer", "kazgin", "sindara"]
    game = position(heroes, filled(board), turn=board, phase="board", bottom=[BLACK])
    assert asked(game).ask == "hero-turn"
    assert not happened(game, "decay")


@rule("LB-DECAY-2")
def test_blank_has_no_effect() -> None:
    game = rolled("blank", **RICH)
    assert tokens(game) == (3, 1, {"red": 1})
    assert evil_tiles(game) == []
    assert kinds(game) == ["effect", "decay", "draw"], "the draw is that of the second step"


@rule("LB-DECAY-3")
def test_card_draws_a_card_that_is_placed_by_the_rules() -> None:
    """And then the second step draws another."""
    game = rolled("card")
    assert asked(game).about == {"card": BLACK}
    assert offers(game) == {"place:red-1", "place:red-3"}
    assert [event.why for event in events(game, "draw")] == ["decay-card"]
    game.choose("place:red-1")
    assert [event.why for event in events(game, "draw")] == ["decay-card", ""]


@rule("LB-DECAY-4")
def test_round_token_discards_one_and_nothing_else() -> None:
    game = rolled("round", **RICH)
    assert offers(game) == {"lose:red", "lose:call"}
    game.choose("lose:red")
    assert tokens(game) == (3, 1, {})
    assert reserve(game)["equipment"]["red"] == PRINTED.tokens.equipment


@rule("LB-DECAY-4")
def test_round_token_with_none_takes_nothing() -> None:
    assert tokens(rolled("round")) == (3, 0, {})


@rule("LB-DECAY-5")
def test_round_token_and_life_takes_one_of_each() -> None:
    game = rolled("round-and-life", **RICH)
    assert offers(game) == {"lose:red", "lose:call"}
    game.choose("lose:call")
    assert tokens(game) == (2, 0, {"red": 1})


@rule("LB-DECAY-5")
def test_round_token_and_life_without_a_round_token_takes_the_life_alone() -> None:
    assert tokens(rolled("round-and-life")) == (2, 0, {})


@rule("LB-DECAY-6")
def test_life_takes_a_life_token() -> None:
    assert tokens(rolled("life", **RICH)) == (2, 1, {"red": 1})


@rule("LB-DECAY-7")
@pytest.mark.parametrize(
    ("evil", "now"),
    [([], ["tower"]), (["tower"], ["tower", "standard"]), (["standard"], ["tower", "standard"])],
)
def test_evil_takes_the_first_free_tile_in_the_line_of_the_card(evil: list[str], now: list[str]) -> None:
    game = position(
        ["arne", "elmer"], {"red-2": DECAY}, phase="cards", script=["decay:evil"], evil=evil, deck=[BLACK]
    )
    assert evil_tiles(game) == now


@rule("LB-DECAY-7")
def test_the_line_is_that_of_the_card_wherever_it_lies() -> None:
    heroes = ["arne", "elmer", "kazgin", "sindara"]
    game = position(heroes, {"blue-3": DECAY}, turn="blue", phase="cards", script=["decay:evil"])
    assert evil_tiles(game) == ["dispensary"]


@rule("LB-DECAY-8")
@pytest.mark.parametrize("id", [DECAY, warlord(recurring="decay")])
def test_monsters_and_warlords_force_the_roll(id: str) -> None:
    game = position(["arne", "elmer"], {"red-2": id}, phase="cards", script=["decay:life"])
    assert hero(game, "arne")["life"] == 2
