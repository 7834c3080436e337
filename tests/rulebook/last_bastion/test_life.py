"""LIFE: losing the last life token, being out of action, being healed, dying."""

from typing import Any

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, filled, idle, monster
from tests.rulebook.last_bastion.look import asked, card_ids, evil_tiles, hero, kinds, reserve, view
from tests.rulebook.last_bastion.play import board, choose, happened, offers, pieces, place_card, tile
from tests.rulebook.last_bastion.positions import position

OUT = {"status": "eliminated"}
QUIET, QUIETER = (monster(colour, enter=(), recurring=(), permanent=()) for colour in ("green", "red"))
LOSE_ROUND = card_with(recurring=("lose-round",))


def struck(**facts: Any) -> Game:
    """Elmer, with one life token, stands before the full red board as it acts."""
    return position({"elmer": {"life": 1, **facts}, "arne": {}}, filled("red"), phase="board")


def healed() -> Game:
    """Arne has just healed Elmer."""
    game = position({"arne": {"at": "dispensary"}, "elmer": OUT}, deck=[QUIET, QUIETER])
    return choose(game, "activate:dispensary", "heal:elmer")


@rule("LB-LIFE-1")
def test_a_hero_who_loses_the_last_life_token_is_eliminated_at_that_moment() -> None:
    game = struck()
    assert hero(game, "elmer")["status"] == "eliminated"
    assert kinds(game)[:3] == ["board-acts", "lose-life", "eliminated"]


@rule("LB-LIFE-1")
def test_a_hero_with_a_life_token_left_is_not_eliminated() -> None:
    game = struck(life=2)
    assert hero(game, "elmer")["status"] == "healthy"
    assert asked(game).ask == "hero-turn"


@rule("LB-LIFE-2")
def test_all_equipment_and_calls_of_an_eliminated_hero_go_to_the_reserve() -> None:
    game = struck(equipment={"red": 2, "black": 1}, calls=2)
    assert hero(game, "elmer")["equipment"] == {} and hero(game, "elmer")["calls"] == 0
    assert reserve(game)["equipment"] == dict.fromkeys(
        ("red", "green", "blue", "yellow", "black"), PRINTED.tokens.equipment
    )
    assert reserve(game)["calls"] == PRINTED.tokens.calls


@rule("LB-LIFE-3")
def test_the_figure_of_an_eliminated_hero_leaves_the_bastion() -> None:
    game = struck(at="tower")
    assert hero(game, "elmer")["tile"] is None
    assert tile(game, "tower")["heroes"] == []


@rule("LB-LIFE-4")
def test_the_board_of_an_eliminated_hero_is_neutral_until_the_hero_is_healed() -> None:
    game = position(
        {"elmer": OUT, "arne": {"at": "dispensary"}}, turn="red", phase="begin", deck=[QUIET, QUIETER]
    )
    assert board(game, "red")["hero"] is None
    assert len(happened(game, "draw")) == 1 and asked(game).choices[0].seat == 1, "only Arne's board draws"
    place_card(game)
    choose(game, "activate:dispensary", "heal:elmer")
    assert board(game, "red")["hero"] == "elmer"
    choose(game, "done")
    assert [one["hero"] for one in happened(game, "turn")][-1] == "elmer"
    assert asked(game).ask == "place" and asked(game).options[0].seat == 0


@rule("LB-LIFE-5")
def test_everything_on_the_horde_board_of_an_eliminated_hero_stays() -> None:
    first, second = idle(2)
    game = position(
        {"elmer": {"life": 1, "calls": 1}, "arne": {}},
        {"red-1": {"card": first, "net": 0, "evil": True}, "green-1": second},
        trap="red-2",
    )
    choose(game, "call:tomb", "slay:green-1")
    assert hero(game, "elmer")["status"] == "eliminated"
    assert card_ids(game) == {"red-1": first}
    assert pieces(game)["net"] == "red-1" and pieces(game)["trap"] == "red-2"


@rule("LB-LIFE-7")
def test_only_the_dispensary_brings_an_eliminated_hero_back() -> None:
    """The tiles that give to a hero of one's choice pass by who is out of action."""
    game = position({"arne": {"calls": 2}, "kazgin": {}, "elmer": OUT})
    choose(game, "call:tavern")
    assert offers(game, "treat") == {"treat:arne", "treat:kazgin"}
    choose(game, "treat:arne", "stay", "call:dispensary")
    assert offers(game, "heal") == {"heal:elmer"}
    game.choose("hand:red")
    assert offers(game) == {"for:arne", "for:kazgin"}


@rule("LB-LIFE-7")
def test_an_eliminated_hero_cannot_heal_anybody() -> None:
    game = position({"elmer": OUT, "arne": {}}, turn="red", phase="begin")
    assert {option.seat for option in asked(game).options} == {1}


@rule("LB-LIFE-8")
def test_a_healed_hero_is_wounded_and_linked_to_the_own_board_again() -> None:
    game = healed()
    assert hero(game, "elmer")["status"] == "wounded"
    assert board(game, "blue")["hero"] == "elmer"


@rule("LB-LIFE-9")
def test_a_healed_hero_has_no_power_for_the_rest_of_the_game() -> None:
    game = choose(healed(), "done")
    place_card(game)
    assert view(game)["turn"]["seat"] == 1
    choose(game, "move:tavern")
    assert not offers(game, "move") and not offers(game, "lend")


@rule("LB-LIFE-10")
def test_a_healed_hero_stands_on_the_dispensary() -> None:
    facts = {"at": "tower", "calls": 1}
    game = choose(position({"arne": facts, "elmer": OUT}), "call:dispensary", "heal:elmer")
    assert hero(game, "elmer")["tile"] == "dispensary"


@rule("LB-LIFE-11")
def test_a_healed_hero_gets_three_life_tokens_and_one_call_from_the_reserve() -> None:
    game = healed()
    assert (hero(game, "elmer")["life"], hero(game, "elmer")["calls"]) == (3, 1)
    assert reserve(game)["life"] == PRINTED.tokens.life - 6
    assert reserve(game)["calls"] == PRINTED.tokens.calls - 1


@rule("LB-LIFE-12")
def test_a_hero_who_loses_all_life_for_the_second_time_dies_and_never_comes_back() -> None:
    game = struck(status="wounded")
    assert hero(game, "elmer")["status"] == "dead"
    game = position({"arne": {"at": "dispensary"}, "elmer": {"status": "dead"}, "kazgin": OUT})
    game.choose("activate:dispensary")
    assert offers(game, "heal") == {"heal:kazgin"}


@rule("LB-LIFE-13")
def test_life_tokens_may_exceed_three_as_long_as_the_reserve_has_any() -> None:
    heroes = {"arne": {"life": 3, "calls": 2}, "elmer": {}}
    game = position(heroes, reserve={"life": 1})
    choose(game, "call:tavern", "treat:arne", "stay")
    assert hero(game, "arne")["life"] == 4
    choose(game, "call:tavern", "treat:arne", "stay")
    assert hero(game, "arne")["life"] == 4


@rule("LB-LIFE-14")
def test_in_place_of_an_eliminated_heros_turn_the_board_acts_as_a_neutral_one() -> None:
    game = position(
        {"arne": {"equipment": {"red": 1}}, "elmer": OUT, "kazgin": {}, "sindara": {"calls": 1}},
        {"green-1": LOSE_ROUND},
    )
    game.choose("done")
    assert offers(game) == {"suffer:arne", "suffer:sindara"}
    game.choose("suffer:arne")
    turns = happened(game, "turn")
    assert [(one["board"], one["hero"]) for one in turns] == [("green", None), ("blue", "kazgin")]
    assert evil_tiles(game) == [] and len(happened(game, "draw")) == 1, "only Kazgin's board draws"
