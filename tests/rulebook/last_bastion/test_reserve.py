"""RESERVE: tokens are many but not without end."""

import random
from pathlib import Path

import pytest

import holdfast
from holdfast.games.last_bastion.content.schema import COLOURS
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, filled, monster
from tests.rulebook.last_bastion.look import asked, hero, reserve, view
from tests.rulebook.last_bastion.own import defeat
from tests.rulebook.last_bastion.play import choose, combat, happened, offers, place_card
from tests.rulebook.last_bastion.positions import position

LOSE_ROUND = card_with(recurring=("lose-round",))
RED = monster("red", 1, exit=(), permanent=())
QUIET = monster("green", enter=(), recurring=(), permanent=())
TOKENS = PRINTED.tokens
EMPTY = {"life": 0, "calls": 0} | dict.fromkeys(COLOURS, 0)


@rule("LB-RESERVE-1")
def test_a_player_may_hold_any_number_of_tokens(tmp_path: Path) -> None:
    """All but a few tokens of the box lie with Arne, and he takes the last ones too."""
    all_but_one_red = dict.fromkeys(COLOURS, TOKENS.equipment) | {"red": TOKENS.equipment - 1}
    rich = {"life": TOKENS.life - 4, "calls": TOKENS.calls - 1, "equipment": all_but_one_red}
    game = defeat(tmp_path, {"arne": rich, "elmer": {}}, ["gain-equipment", "gain-life", "gain-call"])
    while asked(game).ask == "order":
        game.choose(asked(game).choices[0])
    assert hero(game, "arne")["life"] == TOKENS.life - 3
    assert hero(game, "arne")["calls"] == TOKENS.calls
    assert hero(game, "arne")["equipment"] == dict.fromkeys(COLOURS, TOKENS.equipment)


@rule("LB-RESERVE-2")
@pytest.mark.parametrize("seed", range(10))
def test_tokens_exist_in_limited_number(seed: int) -> None:
    game = holdfast.new("last-bastion", {"players": 4, "level": "novice"}, seed)
    luck = random.Random(seed)
    while (question := game.question) is not None:
        game.choose(luck.choice(question.choices))
        table = game.view()
        everywhere = [table["reserve"], *table["heroes"]]
        assert sum(one["life"] for one in everywhere) == TOKENS.life
        assert sum(one["calls"] for one in everywhere) == TOKENS.calls
        for colour in COLOURS:
            assert sum(one["equipment"].get(colour, 0) for one in everywhere) == TOKENS.equipment


@rule("LB-RESERVE-3")
@pytest.mark.parametrize("reward", ["gain-equipment", "gain-life", "gain-call", "gain-life-and-call"])
def test_what_the_reserve_does_not_have_is_not_gained_and_not_replaced(reward: str, tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {}, "elmer": {}}, [reward], reserve=EMPTY)
    assert asked(game).ask == "hero-turn"
    arne = hero(game, "arne")
    assert (arne["life"], arne["calls"], arne["equipment"]) == (3, 0, {})


@rule("LB-RESERVE-4")
def test_a_player_due_to_lose_a_token_he_does_not_have_loses_nothing() -> None:
    game = position(["arne", "elmer"], {"red-1": LOSE_ROUND}, phase="cards")
    assert asked(game).ask == "place"
    arne = hero(game, "arne")
    assert (arne["life"], arne["calls"], arne["equipment"]) == (3, 0, {})


@rule("LB-RESERVE-5")
def test_round_tokens_are_equipment_and_calls() -> None:
    heroes = {"arne": {"equipment": {"red": 2, "black": 1}, "calls": 1}, "elmer": {}}
    game = position(heroes, {"red-1": LOSE_ROUND}, phase="cards")
    assert offers(game) == {"lose:red", "lose:black", "lose:call"}


@rule("LB-RESERVE-6")
def test_nobody_may_put_an_equipment_token_back_at_will() -> None:
    facts = {"at": "tower", "equipment": {"red": 1, "blue": 1}}
    dice = combat("green", "green", "blue")
    strong = monster("red", 3, exit="gain-call")
    game = position({"kazgin": facts | {"status": "wounded"}, "elmer": {}}, {"red-2": strong}, script=dice)
    verbs = {option.verb for option in asked(game).options}
    assert verbs == {"move", "activate", "fight", "done"}
    game.choose("fight:red-2")
    assert happened(game, "fight-lost")
    assert hero(game, "kazgin")["equipment"] == {"red": 1, "blue": 1}


@rule("LB-RESERVE-6")
def test_in_a_won_fight_only_tokens_of_the_cards_colour_may_be_spent() -> None:
    facts = {"at": "tower", "equipment": {"red": 1, "blue": 1}}
    game = position({"arne": facts, "elmer": {}}, {"red-2": RED}, script=combat("red", "green", "blue"))
    game.choose("fight:red-2")
    assert offers(game) == {"win:red-2", "spend:arne>red", "decline"}


@rule("LB-RESERVE-7")
def test_lost_life_tokens_go_to_the_reserve_and_can_be_taken_again() -> None:
    heroes = {"arne": {"calls": 1}, "elmer": {}}
    game = position(heroes, filled("red"), phase="board", reserve={"life": 0})
    assert reserve(game)["life"] == 1
    choose(game, "call:tavern", "treat:elmer")
    assert reserve(game)["life"] == 0


@rule("LB-RESERVE-7")
def test_the_life_token_paid_at_the_tomb_goes_to_the_reserve() -> None:
    game = position({"arne": {"at": "tomb"}, "elmer": {}}, {"red-1": RED}, reserve={"life": 0})
    game.choose("activate:tomb")
    assert reserve(game)["life"] == 1


@rule("LB-RESERVE-7")
@pytest.mark.parametrize("cause", ["lost", "spent"])
def test_equipment_lost_or_spent_goes_to_the_reserve_and_can_be_taken_again(cause: str) -> None:
    facts = {"at": "tower", "equipment": {"red": 1}}
    heroes = {"arne": facts, "elmer": {}}
    if cause == "lost":
        game = position(heroes, {"red-1": LOSE_ROUND}, phase="cards", reserve={"red": 0}, deck=[QUIET])
        place_card(game)
    else:
        dice = combat("blue", "green", "blue")
        game = position(heroes, {"red-2": RED}, reserve={"red": 0}, script=dice)
        choose(game, "fight:red-2", "win:red-2")
    assert reserve(game)["equipment"]["red"] == 1
    assert "fetch:red" in offers(game)


@rule("LB-RESERVE-7")
@pytest.mark.parametrize("cause", ["lost", "discarded"])
def test_calls_lost_or_discarded_go_to_the_reserve_and_can_be_taken_again(cause: str, tmp_path: Path) -> None:
    heroes = {"arne": {"calls": 1}, "elmer": {}}
    if cause == "lost":
        game = position(heroes, {"red-1": LOSE_ROUND}, phase="cards", reserve={"calls": 0})
    else:
        game = position(heroes, reserve={"calls": 0})
        choose(game, "call:market")
    assert reserve(game)["calls"] == 1
    game = defeat(tmp_path, {"arne": {}, "elmer": {}}, ["gain-call"], reserve={"calls": 1})
    assert hero(game, "arne")["calls"] == 1 and view(game)["reserve"]["calls"] == 0
