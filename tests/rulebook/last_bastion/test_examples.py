"""LB-EX: the printed examples, played. Dima, Misha and Anya play Teagaan, Arne and Mylfaar."""

from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast import BadOptions
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import icons_of, monster, own_content
from tests.rulebook.last_bastion.look import asked, card, evil_tiles, hero, offered, reserve, view
from tests.rulebook.last_bastion.play import card_in, choose, combat, happened, offers
from tests.rulebook.last_bastion.positions import position
from tests.rulebook.last_bastion.refusal import refused_by

BLACK = monster("black", enter=())
RED_1 = monster("red", 1, exit=(), permanent=())


@rule("LB-EX-1")
def test_a_card_with_an_enter_effect_is_placed() -> None:
    game = position(
        heroes=("teagaan", "arne"),
        boards=("yellow", "green", "blue", "red"),
        phase="board",
        deck=["hollow-summoner", BLACK],
    )
    assert offers(game) == {"place:blue-1", "place:blue-2", "place:blue-3"}
    assert refused_by(game, "place:yellow-1") == "LB-PLACE-1"
    game.choose("place:blue-2")
    assert offers(game) == {"place:yellow-1", "place:yellow-2", "place:yellow-3"}
    assert refused_by(game, "place:blue-1") == "LB-PLACE-2"
    game.choose("place:yellow-1")
    assert asked(game).ask == "hero-turn"
    assert [draw["card"] for draw in happened(game, "draw")] == ["hollow-summoner", BLACK]


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


@rule("LB-EX-4")
def test_a_call_for_the_market_before_a_fight() -> None:
    game = position(
        heroes={"teagaan": {"at": "tower", "calls": 1}, "arne": {}},
        cards={"red-2": "nefarious-cannon"},
        script=combat("black", "white"),
    )
    assert (card_in(game, "red-2")["colour"], card_in(game, "red-2")["resistance"]) == ("black", 3)
    before = reserve(game)["calls"]
    choose(game, "call:market", "take:black")
    assert [roll["faces"] for roll in happened(game, "roll")] == [("black", "white")]
    assert hero(game, "teagaan")["equipment"] == {"black": 2}
    assert (hero(game, "teagaan")["calls"], reserve(game)["calls"]) == (0, before + 1)
    assert reserve(game)["equipment"]["black"] == 2
    assert "fight:red-2" in offers(game)


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
def test_an_incubus_and_a_hollow_summoner_fall_in_one_fight() -> None:
    game = position(
        heroes={"teagaan": {"at": "market", "equipment": {"red": 1}}, "arne": {}},
        cards={"red-3": "incubus", "green-1": "hollow-summoner"},
        script=combat("red", "white", "yellow"),
    )
    choose(game, "fight:red-3+green-1", "win:red-3+green-1")
    assert (card(game, "red-3"), card(game, "green-1")) == (None, None)
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


@rule("LB-EX-7")
def test_the_archdaemon_turns_a_victory_into_a_defeat() -> None:
    lord = "archdaemon-of-torment"
    assert "decay" in icons_of(lord, "exit")
    game = position(
        heroes={"teagaan": {"at": "tower", "equipment": {"red": 4}}, "arne": {}},
        cards={"red-2": lord},
        evil=["market", "quarry"],
        standard="red",
        script=[*combat("white", "white", "white"), "decay:evil"],
    )
    choose(game, "fight:red-2", "win:red-2")
    if game.outcome is None:
        game.choose(f"apply:{lord}>decay")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.reason, game.outcome.score) == (False, "evil-tiles", None)
    assert evil_tiles(game) == ["tower", "market", "quarry"]


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


@rule("LB-EX-10")
def test_the_turns_of_two_players_go_player_neutral_player_neutral() -> None:
    quiet = [monster(colour, enter=(), recurring=(), permanent=()) for colour in ("red", "blue")]
    game = position(heroes=("teagaan", "arne"), phase="begin", deck=quiet)
    choose(game, "place:red-1", "done", "place:blue-1", "done")
    assert [turn["hero"] for turn in happened(game, "turn")][:5] == ["teagaan", None, "arne", None, "teagaan"]


@rule("LB-EX-11")
def test_a_haunting_card_sends_evil_into_the_bastion_every_second_turn(tmp_path: Path) -> None:
    quiet: list[dict[str, Any]] = [
        {"id": f"quiet-{number}", "colour": colour, "resistance": 1}
        for number, colour in enumerate(("green", "green", "green", "yellow"), 1)
    ]
    haunting: dict[str, Any] = {"id": "haunting", "colour": "red", "resistance": 1, "recurring": ["haunt"]}
    game = position(
        heroes=("teagaan",),
        sides=("south",),
        cards={"red-2": "haunting"},
        turn="red",
        phase="begin",
        deck=[card["id"] for card in quiet],
        content=own_content(tmp_path, haunting, *quiet),
    )
    seen = []
    for _ in range(4):
        seen.append((card_in(game, "red-2")["evil"], evil_tiles(game)))
        while asked(game).ask != "hero-turn":
            game.choose(offered(game)[0])
        game.choose("done")
    assert seen == [(True, []), (False, ["tower"]), (True, ["tower"]), (False, ["tower", "standard"])]


@rule("LB-EX-12")
def test_sindara_uses_the_tavern_moves_and_fights() -> None:
    game = position(
        heroes={"sindara": {"at": "trebuchet"}, "arne": {}},
        cards={"red-2": RED_1},
        script=combat("red", "red", "red"),
    )
    choose(game, "move:tavern", "activate:tavern", "treat:sindara", "move:tower", "fight:red-2", "win:red-2")
    assert (hero(game, "sindara")["life"], card(game, "red-2")) == (4, None)


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


@rule("LB-EX-14")
def test_the_second_exit_effect_is_applied_by_another_player(tmp_path: Path) -> None:
    fatal = {"id": "fatal", "colour": "red", "resistance": 1, "exit": ["lose-life", "gain-life"]}
    game = position(
        heroes={"teagaan": {"at": "tower", "life": 1}, "arne": {}, "kazgin": {}},
        cards={"red-2": "fatal"},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, fatal),
    )
    choose(game, "fight:red-2", "win:red-2", "apply:fatal>lose-life")
    assert hero(game, "teagaan")["status"] == "eliminated"
    assert offers(game) == {"suffer:arne", "suffer:kazgin"}
    game.choose("suffer:arne")
    assert hero(game, "arne")["life"] == 4
