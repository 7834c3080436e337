"""Where drawn cards go."""

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, cards_with, filled, idle, monster, warlord
from tests.rulebook.last_bastion.look import asked, card_ids, events, hero, kinds, offered, view
from tests.rulebook.last_bastion.positions import BOARDS, position

FOUR = ("elmer", "kazgin", "arne", "sindara")
BRINGS_CARDS = warlord(recurring="draw")


def slots(*boards: str) -> list[str]:
    return [f"place:{board}-{number}" for board in boards for number in (1, 2, 3)]


@rule("LB-PLACE-1")
@pytest.mark.parametrize("colour", BOARDS)
def test_a_coloured_card_goes_to_the_board_of_its_colour(colour: str) -> None:
    game = position(FOUR, turn="red", phase="board", deck=[monster(colour)])
    assert offered(game) == slots(colour)
    assert asked(game).seats == (0,)
    game.choose(f"place:{colour}-2")
    assert card_ids(game) == {f"{colour}-2": monster(colour)}


@rule("LB-PLACE-2")
@pytest.mark.parametrize("board", BOARDS)
def test_a_black_card_goes_to_the_board_of_the_active_player(board: str) -> None:
    game = position(FOUR, turn=board, phase="board", deck=[monster("black")])
    assert offered(game) == slots(board)


@rule("LB-PLACE-3")
def test_a_card_whose_board_is_full_goes_to_any_free_slot_of_the_others() -> None:
    drawn = monster("blue")
    cards = filled("blue", apart=[drawn]) | {"green-2": monster("green", 4)}
    game = position(FOUR, cards, turn="red", phase="board", deck=[drawn])
    assert sorted(offered(game)) == sorted(
        id for id in slots("red", "green", "yellow") if id != "place:green-2"
    )
    assert asked(game).seats == (0,)


@rule("LB-PLACE-4")
def test_with_twelve_cards_in_play_none_is_drawn_and_a_life_token_is_lost() -> None:
    cards = filled(*BOARDS) | {"blue-1": BRINGS_CARDS}
    top = card_with(recurring=("haunt",))
    game = position(FOUR, cards, turn="blue", phase="begin", deck=[top])
    before = game.view()["deck"]
    assert asked(game).ask == "hero-turn"
    assert [hero(game, id)["life"] for id in FOUR] == [3, 3, 2, 3]
    assert view(game)["deck"] == before
    assert game.position()["state"]["deck"]["layers"][0] == {"cards": [top]}


@rule("LB-PLACE-5")
def test_a_warlord_is_placed_like_a_monster() -> None:
    for colour in BOARDS:
        game = position(FOUR, turn="red", phase="board", deck=[warlord(colour=colour)])
        assert offered(game) == slots(colour)
    game = position(FOUR, turn="green", phase="board", deck=[warlord(colour="black")])
    assert offered(game) == slots("green")
    drawn = warlord(colour="blue")
    game = position(FOUR, filled("blue"), turn="red", phase="board", deck=[drawn])
    assert sorted(offered(game)) == sorted(slots("red", "green", "yellow"))


@rule("LB-PLACE-6")
def test_the_active_player_applies_the_enter_effect_at_once_on_whichever_board() -> None:
    drawn = card_with(enter="lose-life", colour="yellow")
    game = position(FOUR, turn="red", phase="board", deck=[drawn])
    game.choose("place:yellow-1")
    assert [hero(game, id)["life"] for id in FOUR] == [2, 3, 3, 3]
    assert kinds(game, "place", "lose-life", "turn-ends") == ["place", "lose-life"]
    assert asked(game).ask == "hero-turn"


@rule("LB-PLACE-7")
def test_a_slot_that_holds_a_card_takes_no_other() -> None:
    there, drawn = cards_with(colour="blue")[:2]
    game = position(FOUR, {"blue-2": there}, phase="board", deck=[drawn])
    assert offered(game) == ["place:blue-1", "place:blue-3"]
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("place:blue-2")
    barred = game.why_not("place:blue-2")
    assert barred is not None
    assert barred.rule == "LB-PLACE-7"


@rule("LB-PLACE-8")
def test_a_slot_with_the_trap_counts_as_free() -> None:
    drawn = monster("blue")
    there = filled("blue", apart=[drawn])
    del there["blue-1"]
    game = position(FOUR, there, phase="board", trap="blue-1", deck=[drawn])
    assert events(game, "trapped")[0].data == {"card": drawn, "slot": "blue-1"}
    game = position(FOUR, phase="board", trap="blue-1", deck=idle(1, "blue"))
    assert offered(game) == slots("blue")
