"""LB-EX: the printed examples, played. Dima, Misha and Anya play Teagaan, Arne and Mylfaar."""

import pytest

import holdfast
from holdfast import BadOptions
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import monster
from tests.rulebook.last_bastion.look import card, hero, reserve, view
from tests.rulebook.last_bastion.play import card_in, choose, combat, happened, offers
from tests.rulebook.last_bastion.positions import position
from tests.rulebook.last_bastion.refusal import refused_by

BLACK = monster("black", enter=())
RED_1 = monster("red", 1, exit=(), permanent=())


@rule("LB-EX-2")
@pytest.mark.parametrize("payer", ["arne", "mylfaar"])
def test_a_butcher_on_a_neutral_board_is_paid_by_one_who_can(payer: str) -> None:
    game = position(
        heroes={"arne": {"calls": 1}, "mylfaar": {"equipment": {"red": 1}}, "teagaan": {}},
        boards=("green", "blue", "yellow", "red"),
        cards={"red-1": "butcher"},
        turn="yellow",
        deck=[monster("green", enter=(), recurring=(), permanent=())],
    )
    game.choose("done")
    assert offers(game) == {"suffer:arne", "suffer:mylfaar"}
    assert refused_by(game, "suffer:teagaan") == "LB-RULE-33"
    before = reserve(game)
    game.choose(f"suffer:{payer}")
    assert (hero(game, payer)["calls"], hero(game, payer)["equipment"]) == (0, {})
    calls, red = reserve(game)["calls"], reserve(game)["equipment"]["red"]
    paid = (calls - before["calls"], red - before["equipment"]["red"])
    assert paid == ((1, 0) if payer == "arne" else (0, 1))
    assert [turn["board"] for turn in happened(game, "turn")] == ["red", "green"]
    assert len(happened(game, "draw")) == 1, "the green board has drawn, the red one has not"


@rule("LB-EX-3")
@pytest.mark.parametrize(("turn", "may"), [("red", True), ("yellow", False)])
def test_a_tile_without_evil_is_used_and_one_with_evil_is_not(turn: str, may: bool) -> None:
    game = position(
        heroes={"teagaan": {"at": "tavern"}, "arne": {"at": "market"}},
        boards=("red", "green", "yellow", "blue"),
        turn=turn,
        evil=["market"],
    )
    assert offers(game, "activate") == ({"activate:tavern"} if may else set())


@rule("LB-EX-5")
@pytest.mark.parametrize("tokens", [0, 1])
def test_one_red_face_and_a_red_token_defeat_an_incubus(tokens: int) -> None:
    game = position(
        heroes={"teagaan": {"at": "tower", "equipment": {"red": tokens}}, "arne": {}},
        cards={"red-2": "incubus"},
        script=combat("red", "blue", "green"),
    )
    assert (card_in(game, "red-2")["colour"], card_in(game, "red-2")["resistance"]) == ("red", 2)
    game.choose("fight:red-2")
    if tokens:
        game.choose("win:red-2")
    assert (card(game, "red-2") is None) == bool(tokens)
    assert (hero(game, "teagaan")["equipment"], reserve(game)["equipment"]["red"]) == ({}, 4)


@rule("LB-EX-6")
@pytest.mark.parametrize("falls", ["red-3", "green-1"])
def test_without_the_token_only_one_of_the_two_falls(falls: str) -> None:
    game = position(
        heroes={"teagaan": {"at": "market"}, "arne": {}},
        cards={"red-3": "incubus", "green-1": "hollow-summoner"},
        script=combat("red", "white", "yellow"),
    )
    game.choose("fight:red-3+green-1")
    assert offers(game, "win") == {"win:red-3", "win:green-1"}
    game.choose(f"win:{falls}")
    assert {slot for slot in ("red-3", "green-1") if card(game, slot) is None} == {falls}


def layers(players: int, level: str) -> list[tuple[str, int]]:
    """The deck of a new game from top to bottom."""
    game = holdfast.new("last-bastion", {"players": players, "level": level}, seed=1)
    return [(layer.pool, layer.count) for layer in game.table.state.deck.layers]


@rule("LB-EX-8")
def test_the_deck_of_three_players_on_the_hard_level() -> None:
    monsters, lord = ("monster", 8), ("warlord", 1)
    assert layers(3, "hard") == [("monster", 30), lord, monsters, lord, monsters]


@rule("LB-EX-9")
def test_the_deck_of_four_players_on_the_normal_level() -> None:
    assert layers(4, "normal") == [("monster", 42), ("warlord", 1), ("monster", 8)]


@rule("LB-EX-10")
def test_two_players_sit_opposite_each_other_and_the_boards_between_them_are_neutral() -> None:
    game = holdfast.new("last-bastion", {"players": 2, "heroes": ["teagaan", "arne"]}, seed=1)
    seated = {board["side"]: board["hero"] for board in view(game)["boards"]}
    assert seated == {"north": "teagaan", "east": None, "south": "arne", "west": None}
    with pytest.raises(BadOptions):
        holdfast.new("last-bastion", {"players": 2, "sides": ["north", "east"]})


@rule("LB-EX-12")
@pytest.mark.parametrize("other", ["teagaan", "mylfaar", "arne", "feng-li", "kazgin", "twindalli", "elmer"])
def test_no_other_hero_fights_after_using_the_tavern(other: str) -> None:
    heroes = {other: {"at": "trebuchet", "calls": 1}, "sindara": {}}
    game = position(heroes=heroes, cards={"red-2": RED_1})
    choose(game, "move:tavern", "activate:tavern", f"treat:{other}", "move:tower")
    assert refused_by(game, "fight:red-2") == "LB-HERO-2"


@rule("LB-EX-13")
@pytest.mark.parametrize("face", ["blue", "black"])
def test_a_monster_of_resistance_0_stays_until_it_is_fought_and_then_falls(face: str) -> None:
    game = position(
        heroes={"teagaan": {"at": "trebuchet"}, "arne": {}},
        cards={"red-2": RED_1},
        standard="red",
        script=combat(face, face, face),
    )
    assert card_in(game, "red-2")["resistance"] == 0
    game.choose("move:tower")
    assert card(game, "red-2")
    choose(game, "fight:red-2", "win:red-2")
    assert card(game, "red-2") is None
