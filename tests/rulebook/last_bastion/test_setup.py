"""Laying out the game."""

import json
from typing import Any

import pytest

import holdfast
from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import COLOURS, HEROES, TILES
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED
from tests.rulebook.last_bastion.look import card_ids, view
from tests.rulebook.last_bastion.positions import position

FOUR = ["elmer", "kazgin", "arne", "sindara"]
BOARDS = ["yellow", "red", "green", "blue"]
SHIPPED = load()


def dealt(seed: int = 0, **options: Any) -> Game:
    """A game of four at normal level that nobody has touched yet."""
    chosen = {"players": 4, "heroes": FOUR, "boards": BOARDS, "first": 1}
    return holdfast.new("last-bastion", chosen | options, seed=seed)


def layers(game: Game) -> list[tuple[str, int]]:
    """The deck from top to bottom: which kind of card, and how many."""
    return [(layer["pool"], layer["count"]) for layer in game.position()["state"]["deck"]["layers"]]


def put_down(game: Game) -> None:
    """Place the cards that are drawn, anywhere, until something else is asked."""
    while game.question is not None and game.question.ask == "place":
        game.choose(game.question.options[0])


@rule("LB-SETUP-1")
def test_every_tile_is_laid_exactly_once() -> None:
    assert sorted(tile["id"] for tile in dealt().view()["tiles"]) == sorted(TILES)
    assert [tile["place"] for tile in dealt().view()["tiles"]] == list(range(9))


@rule("LB-SETUP-1")
def test_tiles_are_laid_at_random() -> None:
    corners = {dealt(seed).view()["tiles"][0]["id"] for seed in range(100)}
    assert corners == set(TILES)


@rule("LB-SETUP-2")
def test_one_horde_board_lies_along_each_side() -> None:
    boards = dealt().view()["boards"]
    assert [board["side"] for board in boards] == ["north", "east", "south", "west"]
    assert [board["id"] for board in boards] == BOARDS
    assert [len(board["slots"]) for board in boards] == [3, 3, 3, 3]


@rule("LB-SETUP-3")
def test_each_player_chooses_a_hero_who_is_linked_to_the_board_in_front() -> None:
    seen = dealt(players=2, heroes=["twindalli", "arne"], sides=["east", "west"]).view()
    assert [(hero["id"], hero["seat"]) for hero in seen["heroes"]] == [("twindalli", 0), ("arne", 1)]
    assert [board["hero"] for board in seen["boards"]] == [None, "twindalli", None, "arne"]


@rule("LB-SETUP-4")
def test_heroes_start_healthy() -> None:
    assert [hero["status"] for hero in dealt().view()["heroes"]] == ["healthy"] * 4


@rule("LB-SETUP-5")
def test_a_hero_has_the_colour_of_the_linked_board() -> None:
    assert [hero["board"] for hero in dealt().view()["heroes"]] == BOARDS


@rule("LB-SETUP-6")
@pytest.mark.parametrize("seed", range(10))
def test_all_heroes_start_on_the_central_tile_whichever_it_is(seed: int) -> None:
    tiles = dealt(seed).view()["tiles"]
    assert tiles[4]["heroes"] == FOUR
    assert all(hero["tile"] == tiles[4]["id"] for hero in dealt(seed).view()["heroes"])


@rule("LB-SETUP-7")
def test_each_player_starts_with_three_life_tokens() -> None:
    assert [hero["life"] for hero in dealt().view()["heroes"]] == [3, 3, 3, 3]


@rule("LB-SETUP-8")
def test_each_player_starts_with_one_equipment_token_of_the_own_colour() -> None:
    assert [hero["equipment"] for hero in dealt().view()["heroes"]] == [{colour: 1} for colour in BOARDS]


@rule("LB-SETUP-9")
def test_each_player_starts_with_one_call_to_arms() -> None:
    assert [hero["calls"] for hero in dealt().view()["heroes"]] == [1, 1, 1, 1]


@rule("LB-SETUP-10")
def test_the_standard_starts_on_its_tile_without_a_token() -> None:
    assert dealt().view()["pieces"]["standard"] == {"at": "standard", "token": None}


@rule("LB-SETUP-11")
def test_the_trap_starts_on_the_quarry() -> None:
    assert dealt().view()["pieces"]["trap"] == "quarry"


@rule("LB-SETUP-12")
def test_the_net_starts_on_the_trebuchet() -> None:
    assert dealt().view()["pieces"]["net"] == "trebuchet"


@rule("LB-SETUP-13")
def test_eight_monsters_of_all_fifty_are_set_aside_unseen() -> None:
    deck = dealt().position()["state"]["deck"]
    assert sorted(deck["pools"]["monster"]) == sorted(SHIPPED.monsters)
    assert len(SHIPPED.monsters) == 50
    assert layers(dealt())[-1] == ("monster", 8)


@rule("LB-SETUP-13")
def test_monsters_are_shuffled() -> None:
    tops = set()
    for seed in range(300):
        game = dealt(seed)
        _ = game.question
        tops.add(next(event.data["card"] for event in game.events if event.what == "draw"))
    assert tops == set(SHIPPED.monsters)


@rule("LB-SETUP-14")
@pytest.mark.parametrize("warlord", PRINTED.warlords)
def test_any_warlord_may_be_the_one_and_the_others_stay_out(warlord: str) -> None:
    game = position(FOUR, discard=PRINTED.monsters[:42], phase="board", script=[f"horde:{warlord}"])
    put_down(game)
    assert warlord in card_ids(game).values()
    state = game.table.state
    assert [layer.pool for layer in state.deck.layers] == ["monster"]


@rule("LB-SETUP-14")
def test_nobody_sees_which_warlord_it_is() -> None:
    game = dealt()
    seen = [json.dumps(game.view(seat)) for seat in (None, 0, 1, 2, 3)]
    assert not any(warlord in text for text in seen for warlord in PRINTED.warlords)


@rule("LB-SETUP-15")
def test_the_deck_of_four_at_normal_level() -> None:
    assert layers(dealt()) == [("monster", 42), ("warlord", 1), ("monster", 8)]
    assert dealt().view()["deck"] == {"cards": 51, "back": "monster", "below_warlord": 8}


@rule("LB-SETUP-15")
def test_after_42_monsters_comes_the_warlord_and_under_it_are_eight_more() -> None:
    game = position(FOUR, discard=PRINTED.monsters[:42], phase="board")
    assert game.view()["deck"] == {"cards": 9, "back": "warlord", "below_warlord": 8}
    put_down(game)
    assert view(game)["deck"]["back"] == "monster"


@rule("LB-SETUP-16")
@pytest.mark.parametrize(
    ("options", "deck"),
    [
        ({}, [("monster", 42), ("warlord", 1), ("monster", 8)]),
        (
            {"players": 3, "heroes": FOUR[:3]},
            [("monster", 38), ("warlord", 1), ("monster", 8)],
        ),
        (
            {"level": "hard"},
            [("monster", 34), ("warlord", 1), ("monster", 8), ("warlord", 1), ("monster", 8)],
        ),
    ],
)
def test_the_deck_depends_on_players_and_level(options: dict[str, Any], deck: list[tuple[str, int]]) -> None:
    assert layers(dealt(**options)) == deck


@rule("LB-SETUP-17")
def test_the_reserve_holds_everything_that_was_not_dealt() -> None:
    seen = dealt(players=2, heroes=FOUR[:2]).view()
    tokens = PRINTED.tokens
    assert seen["reserve"] == {
        "life": tokens.life - 6,
        "calls": tokens.calls - 2,
        "equipment": {
            "red": tokens.equipment,
            "green": tokens.equipment - 1,
            "blue": tokens.equipment,
            "yellow": tokens.equipment - 1,
            "black": tokens.equipment,
        },
        "evil": tokens.evil,
        "standards": list(COLOURS),
    }
    assert seen["dice"] == {"white": 3, "locked": 0, "equipment_banned": False}


@rule("LB-SETUP-18")
def test_heroes_and_pieces_that_nobody_plays_are_not_on_the_table() -> None:
    seen = dealt().view()
    assert [hero["id"] for hero in seen["heroes"]] == FOUR
    assert not any(id in json.dumps(seen) for id in HEROES if id not in FOUR)
    assert seen["pieces"]["spell"] is None


@rule("LB-SETUP-18")
def test_cards_that_were_taken_out_never_come() -> None:
    game = position(
        ("elmer",), {"green-1": PRINTED.warlords[0]}, discard=PRINTED.monsters[:37], phase="board"
    )
    assert game.view()["deck"] == {"cards": 1, "back": "monster", "below_warlord": None}
    put_down(game)
    assert view(game)["deck"] == {"cards": 0, "back": None, "below_warlord": None}


@rule("LB-SETUP-19")
def test_slots_and_discard_start_empty_and_no_evil_is_in_play() -> None:
    seen = dealt().view()
    assert all(slot["card"] is None for board in seen["boards"] for slot in board["slots"])
    assert seen["discard"] == []
    assert not any(tile["evil"] for tile in seen["tiles"])
    assert not any(hero["cursed"] for hero in seen["heroes"])
    assert seen["reserve"]["evil"] == PRINTED.tokens.evil


@rule("LB-SETUP-20")
def test_the_spell_starts_on_the_board_of_mylfaar() -> None:
    assert dealt(heroes=["mylfaar", *FOUR[:3]]).view()["pieces"]["spell"] == "mylfaar"
