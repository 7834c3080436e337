"""LB-FIGHT: fighting the cards that touch a hero's tile."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, cards_with, filled, monster, own_content
from tests.rulebook.last_bastion.look import asked, card, hero, kinds, reserve, view
from tests.rulebook.last_bastion.play import card_in, choose, combat, happened, offers, pieces
from tests.rulebook.last_bastion.positions import position

RED_1 = monster("red", 1, exit=(), permanent=())
RED_2 = monster("red", 2, exit=(), permanent=())
GREEN_1 = monster("green", 1, exit=(), permanent=())


def duel(card: str = RED_2, *faces: str, tokens: dict[str, int] | None = None) -> Game:
    """Teagaan has fought that one card and rolled these faces."""
    heroes = {"teagaan": {"at": "market", "equipment": tokens or {}}, "kazgin": {}}
    game = position(heroes=heroes, cards={"red-3": card}, script=combat(*faces))
    return choose(game, "fight:red-3")


def two_at_once(*faces: str, cards: tuple[str, str] = (RED_1, GREEN_1), tokens: int = 0) -> Game:
    """Teagaan has fought two cards, a red and a green one, from the corner between them."""
    heroes = {"teagaan": {"at": "market", "equipment": {"red": tokens}}, "kazgin": {}}
    game = position(heroes=heroes, cards={"red-3": cards[0], "green-1": cards[1]}, script=combat(*faces))
    return choose(game, "fight:red-3+green-1")


@rule("LB-FIGHT-1")
def test_three_white_dice_are_rolled() -> None:
    game = duel(RED_2, "green", "blue", "black")
    assert [(roll["faces"], roll["grey"]) for roll in happened(game, "roll")] == [
        (("green", "blue", "black"), False)
    ]


@rule("LB-FIGHT-1")
def test_a_locked_die_is_not_rolled() -> None:
    lock = card_with(permanent="lock-die")
    game = position(
        heroes={"teagaan": {"at": "market"}, "kazgin": {}},
        cards={"red-3": RED_2, "blue-1": lock},
        script=combat("green", "blue"),
    )
    game.choose("fight:red-3")
    assert happened(game, "roll")[0]["faces"] == ("green", "blue")


@rule("LB-FIGHT-1")
def test_kazgin_adds_the_grey_die() -> None:
    game = position(
        heroes={"kazgin": {"at": "market"}, "teagaan": {}},
        cards={"red-3": RED_2},
        script=[*combat("green", "blue", "black"), "grey:yellow"],
    )
    game.choose("fight:red-3")
    assert happened(game, "roll")[0]["faces"] == ("green", "blue", "black", "yellow")


@rule("LB-FIGHT-2")
@pytest.mark.parametrize(
    ("faces", "falls"),
    [
        (("red", "green", "blue"), False),
        (("red", "red", "blue"), True),
        (("red", "red", "red"), True),
        (("green", "green", "green"), False),
    ],
    ids=str,
)
def test_a_card_falls_to_as_many_faces_of_its_colour_as_its_resistance(
    faces: tuple[str, ...], falls: bool
) -> None:
    game = duel(RED_2, *faces)
    assert ("win:red-3" in offers(game)) == falls
    if falls:
        game.choose("win:red-3")
    assert (card(game, "red-3") is None) == falls


@rule("LB-FIGHT-3")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_white_face_counts_as_any_colour(colour: str) -> None:
    others = [other for other in COLOURS if other != colour]
    game = duel(monster(colour, 1, permanent=()), "white", *others[:2])
    assert "win:red-3" in offers(game)


@rule("LB-FIGHT-4")
def test_an_equipment_token_of_the_cards_colour_makes_up_for_a_missing_face() -> None:
    game = duel(RED_2, "red", "green", "blue", tokens={"red": 1})
    assert kinds(game)[-1] == "roll"
    game.choose("win:red-3")
    assert card(game, "red-3") is None
    assert hero(game, "teagaan")["equipment"] == {}


@rule("LB-FIGHT-4")
def test_a_token_of_another_colour_does_not_help() -> None:
    game = duel(RED_2, "red", "green", "blue", tokens={"green": 2, "black": 2})
    assert asked(game).ask == "hero-turn"
    assert card(game, "red-3")


@rule("LB-FIGHT-4")
def test_each_token_counts_as_one_face_only() -> None:
    three = monster("red", 3, permanent=())
    assert "win:red-3" not in offers(duel(three, "red", "green", "blue", tokens={"red": 1}))
    assert "win:red-3" in offers(duel(three, "red", "green", "blue", tokens={"red": 2}))


@rule("LB-FIGHT-5")
@pytest.mark.parametrize(("place", "falls"), [("market", True), ("tower", False)])
def test_tokens_of_a_hero_on_the_same_tile_may_be_spent(place: str, falls: bool) -> None:
    game = position(
        heroes={"teagaan": {"at": "market"}, "kazgin": {"at": place, "equipment": {"red": 1}}},
        cards={"red-3": RED_2},
        script=combat("red", "green", "blue"),
    )
    game.choose("fight:red-3")
    assert ("win:red-3" in offers(game)) == falls
    if falls:
        game.choose("win:red-3")
        assert hero(game, "kazgin")["equipment"] == {}


def every_way(game: Game, choices: int) -> list[Game]:
    """The games after that many choices, whatever they are."""
    ways = [game]
    for _ in range(choices):
        further = []
        for way in ways:
            for option in asked(way).options:
                on = way.fork(seed=1)
                on.choose(option.id)
                further.append(on)
        ways = further
    return ways


@rule("LB-FIGHT-6")
def test_no_choice_of_the_hero_phase_hands_a_token_to_another_hero() -> None:
    friends: dict[str, dict[str, Any]] = {
        "teagaan": {"at": "tavern", "equipment": {"red": 4}, "calls": 1},
        "kazgin": {"at": "tavern", "equipment": {"blue": 4}},
    }
    game = position(heroes=friends, cards={"yellow-2": RED_1})
    ways = every_way(game, 1) + every_way(game, 2)
    assert len(ways) > 50
    assert not any(hero(way, "teagaan")["equipment"].get("blue") for way in ways)
    assert not any(hero(way, "kazgin")["equipment"].get("red") for way in ways)


@rule("LB-FIGHT-7")
def test_a_spent_token_goes_to_the_reserve() -> None:
    game = duel(RED_2, "red", "green", "blue", tokens={"red": 1})
    before = reserve(game)["equipment"]["red"]
    game.choose("win:red-3")
    assert reserve(game)["equipment"]["red"] == before + 1


@rule("LB-FIGHT-8")
@pytest.mark.parametrize(("standard", "spell"), [("red", False), ("", True)])
def test_the_standard_and_the_spell_lower_the_resistance(standard: str, spell: bool) -> None:
    game = position(
        heroes={"teagaan": {"at": "market"}, "mylfaar": {}},
        cards={"red-3": {"card": RED_2, "spell": spell}},
        standard=standard,
        script=combat("red", "green", "blue"),
    )
    assert card_in(game, "red-3")["resistance"] == 1
    choose(game, "fight:red-3", "win:red-3")
    assert card(game, "red-3") is None


@rule("LB-FIGHT-9")
def test_a_card_of_resistance_0_stays_until_it_is_fought() -> None:
    game = position(
        heroes={"teagaan": {"at": "market", "calls": 1}, "kazgin": {}},
        cards={"red-3": RED_1},
        standard="red",
        script=combat("green", "blue", "black"),
    )
    assert card_in(game, "red-3")["resistance"] == 0
    game.choose("move:fountain")
    assert card(game, "red-3")
    game.undo()
    choose(game, "fight:red-3", "win:red-3")
    assert card(game, "red-3") is None


@rule("LB-FIGHT-10")
def test_the_winner_applies_all_exit_effects(tmp_path: Path) -> None:
    rich = {"id": "rich", "colour": "red", "resistance": 1, "exit": ["gain-life", "gain-call", "gain-life"]}
    game = position(
        heroes={"teagaan": {"at": "market"}, "kazgin": {}},
        cards={"red-3": "rich"},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, rich),
    )
    choose(game, "fight:red-3", "win:red-3")
    assert (hero(game, "teagaan")["life"], hero(game, "teagaan")["calls"]) == (5, 1)
    assert (hero(game, "kazgin")["life"], hero(game, "kazgin")["calls"]) == (3, 0)


@rule("LB-FIGHT-11")
def test_the_card_goes_to_the_discard_pile_after_its_exit_effects() -> None:
    rewarding = card_with(exit=("gain-life",), permanent=())
    printed = PRINTED.cards[rewarding]
    game = duel(rewarding, "white", "white", "white", tokens={printed.colour: 4})
    game.choose("win:red-3")
    order = kinds(game, "gain-life", "discard")
    assert order == ["gain-life", "discard"]
    assert view(game)["discard"] == [rewarding]
    assert card(game, "red-3") is None


@rule("LB-FIGHT-12")
def test_everything_on_the_card_goes_back_to_its_place(tmp_path: Path) -> None:
    laden = {
        "id": "laden",
        "colour": "red",
        "resistance": 1,
        "recurring": ["haunt"],
        "permanent": ["lock-die"],
    }
    game = position(
        heroes={"teagaan": {"at": "market"}, "mylfaar": {}},
        cards={"red-3": {"card": "laden", "evil": True, "net": 0, "spell": True}},
        script=combat("red", "red"),
        content=own_content(tmp_path, laden | {"permanent": ["lock-die"]}),
    )
    assert (pieces(game)["net"], pieces(game)["spell"]) == ("red-3", "red-3")
    assert (view(game)["dice"]["locked"], reserve(game)["evil"]) == (1, 11)
    choose(game, "fight:red-3", "win:red-3")
    assert (pieces(game)["net"], pieces(game)["spell"]) == ("trebuchet", "mylfaar")
    assert (view(game)["dice"]["locked"], reserve(game)["evil"]) == (0, 12)


@rule("LB-FIGHT-13")
def test_a_lost_fight_changes_nothing() -> None:
    position_before = position(
        heroes={"teagaan": {"at": "market", "equipment": {"red": 1}, "calls": 1}, "kazgin": {}},
        cards={"red-3": {"card": monster("red", 3), "evil": True}},
        script=combat("red", "green", "blue"),
    )
    before = view(position_before)
    after = view(choose(position_before, "fight:red-3"))
    assert after.pop("turn")["used"].pop("fight")
    assert {**before, "turn": None} == {**after, "turn": None}


CORNERS = {
    "trebuchet": "fight:red-1+yellow-3",
    "market": "fight:red-3+green-1",
    "quarry": "fight:green-3+blue-1",
    "dispensary": "fight:blue-3+yellow-1",
}


@rule("LB-FIGHT-14")
@pytest.mark.parametrize("corner", CORNERS)
def test_from_a_corner_both_touching_cards_are_fought_with_one_roll(corner: str) -> None:
    game = position(
        heroes={"teagaan": {"at": corner}, "kazgin": {}}, cards=filled("red", "green", "blue", "yellow")
    )
    assert offers(game, "fight") == {CORNERS[corner]}
    game.choose(CORNERS[corner])
    assert [len(roll["faces"]) for roll in happened(game, "roll")] == [3]


@rule("LB-FIGHT-15")
def test_both_cards_fall_when_each_is_covered_in_its_own_colour() -> None:
    game = two_at_once("red", "green", "black")
    game.choose("win:red-3+green-1")
    assert card(game, "red-3") is None
    assert card(game, "green-1") is None


@rule("LB-FIGHT-15")
def test_a_face_serves_one_card_only() -> None:
    assert "win:red-3+green-1" not in offers(two_at_once("white", "black", "black"))
    assert "win:red-3+green-1" in offers(two_at_once("white", "white", "black"))
    assert "win:red-3+green-1" not in offers(two_at_once("red", "red", "red"))


@rule("LB-FIGHT-15")
def test_a_token_serves_one_card_only() -> None:
    one, two = cards_with(colour="red", resistance=1, permanent=())[:2]
    game = two_at_once("black", "black", "black", cards=(one, two), tokens=1)
    assert offers(game, "win") == {"win:red-3", "win:green-1"}
    game = two_at_once("black", "black", "black", cards=(one, two), tokens=2)
    assert "win:red-3+green-1" in offers(game)


@rule("LB-FIGHT-16")
def test_where_it_is_enough_for_either_the_player_chooses() -> None:
    game = two_at_once("white", "black", "black")
    assert offers(game, "win") == {"win:red-3", "win:green-1"}
    game.choose("win:green-1")
    assert card(game, "green-1") is None
    assert card(game, "red-3")


@rule("LB-FIGHT-16")
def test_only_a_card_the_result_is_enough_for_can_be_chosen() -> None:
    assert offers(two_at_once("white", "black", "black", cards=(RED_2, GREEN_1)), "win") == {"win:green-1"}


@rule("LB-FIGHT-17")
def test_a_matching_token_may_be_spent_although_the_dice_are_enough() -> None:
    game = duel(RED_1, "red", "red", "red", tokens={"red": 1, "green": 1})
    before = reserve(game)["equipment"]["red"]
    assert offers(game, "spend") == {"spend:teagaan>red"}
    game.choose("spend:teagaan>red")
    assert card(game, "red-3") is None
    assert hero(game, "teagaan")["equipment"] == {"green": 1}
    assert reserve(game)["equipment"]["red"] == before + 1


@rule("LB-FIGHT-18")
@pytest.mark.parametrize("faces", [("red", "red", "red"), ("red", "green", "blue")], ids=["dice", "tokens"])
def test_a_player_may_decline_to_win(faces: tuple[str, ...]) -> None:
    game = duel(RED_2, *faces, tokens={"red": 1})
    assert "win:red-3" in offers(game)
    game.choose("decline")
    assert card(game, "red-3")
    assert hero(game, "teagaan")["equipment"] == {"red": 1}
    assert view(game)["discard"] == []


@rule("LB-FIGHT-19")
def test_a_fight_is_settled_before_anything_else_is_done() -> None:
    rewarding = card_with(exit=("gain-equipment",), permanent=())
    game = position(
        heroes={"teagaan": {"at": "market", "calls": 1, "equipment": {PRINTED.cards[rewarding].colour: 4}}},
        cards={"red-3": rewarding},
        script=combat("black", "black", "black"),
    )
    assert offers(game, "call") and offers(game, "move")
    game.choose("fight:red-3")
    assert {option.verb for option in asked(game).options} == {"win", "spend", "decline"}
    game.choose("win:red-3")
    assert {option.verb for option in asked(game).options} == {"take"}
    game.choose("take:blue")
    assert offers(game, "call") and offers(game, "move")
