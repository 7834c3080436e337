"""LB-RULE-78 to LB-RULE-99: tiles."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, filled, idle, monster, own_content, warlord
from tests.rulebook.last_bastion.look import asked, card, card_ids, evil_tiles, hero, reserve, view
from tests.rulebook.last_bastion.play import card_in, choose, combat, happened, offers, pieces
from tests.rulebook.last_bastion.positions import position
from tests.rulebook.last_bastion.refusal import refused_by

RED_1 = monster("red", 1, exit=(), permanent=())
QUIET = monster("red", enter=(), recurring=(), permanent=())
HAUNTING = card_with(enter=(), recurring=("haunt",), permanent=(), exit=())


def at(tile: str, cards: dict[str, Any] | None = None, **more: Any) -> Game:
    """Teagaan stands on that tile, with a Call; Arne is in the middle."""
    heroes = {"teagaan": {"at": tile, "calls": 1, **more.pop("teagaan", {})}, "arne": more.pop("arne", {})}
    return position(heroes=heroes, cards=cards, **more)


def foe(id: str = "foe", colour: str = "red", **printed: Any) -> dict[str, Any]:
    """A card of resistance 1 of the test's own."""
    return {"id": id, "colour": colour, "resistance": 1, **printed}


def netted(game: Game, slot: str) -> list[str]:
    """The effects under the net there."""
    return [f"{one['kind']}-{one['code']}" for one in card_in(game, slot)["effects"] if one["net"]]


# Trebuchet


@rule("LB-RULE-78")
def test_the_net_may_be_moved_to_another_effect(tmp_path: Path) -> None:
    content = own_content(
        tmp_path, foe(recurring=["curse"], exit=["lose-life"]), foe("other", exit=["decay"])
    )
    game = at("trebuchet", {"red-1": {"card": "foe", "net": 0}, "red-2": "other"}, content=content)
    game.choose("activate:trebuchet")
    assert offers(game) == {"net:red-1>exit-lose-life", "net:red-2>exit-decay"}
    game.choose("net:red-1>exit-lose-life")
    assert netted(game, "red-1") == ["exit-lose-life"]
    choose(game, "call:trebuchet", "net:red-2>exit-decay")
    assert (netted(game, "red-1"), netted(game, "red-2")) == ([], ["exit-decay"])


FULL: dict[str, Any] = {
    "enter": ["curse"],
    "recurring": ["haunt"],
    "permanent": ["no-white"],
    "exit": ["lose-life", "gain-life"],
}
WORTH_COVERING = {
    "net:red-1>recurring-haunt",
    "net:red-1>permanent-no-white",
    "net:red-1>exit-lose-life",
}


@rule("LB-RULE-79")
@pytest.mark.parametrize(
    ("questions", "offered"),
    [
        ("brief", WORTH_COVERING),
        ("all", WORTH_COVERING | {"net:red-1>enter-curse", "net:red-1>exit-gain-life"}),
    ],
)
def test_any_effect_of_a_monster_may_be_netted(questions: str, offered: set[str], tmp_path: Path) -> None:
    """Those that are spent, and rewards, only where a table wants to be asked everything."""
    content = own_content(tmp_path, foe(**FULL))
    game = at("trebuchet", {"red-1": "foe"}, content=content, questions=questions)
    game.choose("activate:trebuchet")
    assert offers(game) == offered


@rule("LB-RULE-52")
@pytest.mark.parametrize("net", [{}, {"net": 1}])
def test_the_trebuchet_needs_an_effect_that_is_worth_covering(net: dict[str, int], tmp_path: Path) -> None:
    spent = foe(enter=["curse"], recurring=["haunt"] if net else [], exit=["gain-life"])
    game = at("trebuchet", {"red-1": {"card": "foe"} | net}, content=own_content(tmp_path, spent))
    assert "activate:trebuchet" not in offers(game)


@rule("LB-RULE-79")
def test_a_netted_exit_effect_is_not_applied(tmp_path: Path) -> None:
    game = at(
        "market",
        {"red-3": {"card": "foe", "net": 0}},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, foe(exit=["lose-life"])),
    )
    choose(game, "fight:red-3", "win:red-3")
    assert (card(game, "red-3"), hero(game, "teagaan")["life"]) == (None, 3)


@rule("LB-RULE-79")
def test_a_netted_permanent_effect_does_not_bind(tmp_path: Path) -> None:
    for net, falls in (({"net": 0}, True), ({}, False)):
        game = at(
            "market",
            {"red-3": {"card": "foe", **net}},
            script=combat("white", "black", "black"),
            content=own_content(tmp_path, foe(permanent=["no-white"])),
        )
        game.choose("fight:red-3")
        assert ("win:red-3" in offers(game)) == falls


@rule("LB-RULE-79")
def test_of_two_equal_icons_the_net_covers_one(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(exit=["gain-life", "gain-life"]))
    for net, life in (({"net": 0}, 4), ({}, 5)):
        script = combat("red", "red", "red")
        game = at("market", {"red-3": {"card": "foe", **net}}, script=script, content=content)
        choose(game, "fight:red-3", "win:red-3")
        assert hero(game, "teagaan")["life"] == life


@rule("LB-RULE-80")
def test_the_net_comes_back_when_its_card_leaves_play(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(exit=["lose-life"]))
    game = at("tomb", {"red-3": {"card": "foe", "net": 0}}, content=content)
    assert pieces(game)["net"] == "red-3"
    game.choose("activate:tomb")
    assert pieces(game)["net"] == "trebuchet"


@rule("LB-RULE-80")
def test_the_net_stays_until_it_is_moved_or_its_card_leaves(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(exit=["lose-life"]))
    game = at("tower", {"red-3": {"card": "foe", "net": 0}}, content=content, deck=[QUIET])
    choose(game, "activate:tower", "to:green-2", "done", "place:red-1")
    assert pieces(game)["net"] == "green-2"


@rule("LB-RULE-81")
@pytest.mark.parametrize("way", ["fountain", "teagaan", "cleanse"])
def test_the_evil_figure_on_a_netted_card_may_be_removed(way: str, tmp_path: Path) -> None:
    game = at(
        "market",
        {"blue-2": {"card": HAUNTING, "evil": True, "net": 0}, "red-3": "foe"},
        script=combat("red", "red", "red") if way == "cleanse" else (),
        content=own_content(tmp_path, foe(exit=["cleanse"])),
    )
    if way == "fountain":
        game.choose("call:fountain")
    elif way == "teagaan":
        game.choose("banish:blue-2")
    else:
        choose(game, "fight:red-3", "win:red-3")
    assert not card_in(game, "blue-2")["evil"]
    assert netted(game, "blue-2") == ["recurring-haunt"]


# Strategist's Tower


@rule("LB-RULE-82")
def test_a_card_may_take_the_slot_the_other_leaves() -> None:
    one, two = idle(2, "blue")
    game = at("tower", {"red-1": one, "green-2": two})
    choose(game, "activate:tower", "shift:red-1", "with:green-2")
    assert "to:green-2" in offers(game)
    choose(game, "to:green-2", "to:yellow-3")
    assert card_ids(game) == {"green-2": one, "yellow-3": two}


@rule("LB-RULE-82")
def test_the_second_card_may_take_the_slot_of_the_first() -> None:
    one, two = idle(2, "blue")
    game = at("tower", {"red-1": one, "green-2": two})
    choose(game, "activate:tower", "shift:red-1", "with:green-2", "to:yellow-3", "to:red-1")
    assert card_ids(game) == {"yellow-3": one, "red-1": two}


@rule("LB-RULE-82")
def test_one_card_alone_goes_to_a_free_slot_of_any_colour() -> None:
    one, two = idle(2, "blue")
    game = at("tower", {"red-1": one, "green-2": two})
    choose(game, "activate:tower", "shift:red-1", "alone")
    slots = {f"to:{colour}-{number}" for colour in COLOURS[:4] for number in (1, 2, 3)}
    assert offers(game) == slots - {"to:red-1", "to:green-2"}


@rule("LB-RULE-83")
def test_what_lies_on_a_card_moves_with_it(tmp_path: Path) -> None:
    laden = foe(recurring=["haunt"], permanent=["lock-die", "no-equipment"])
    game = position(
        heroes={"teagaan": {"at": "tower"}, "mylfaar": {}},
        cards={"red-3": {"card": "foe", "evil": True, "spell": True, "net": 0}},
        content=own_content(tmp_path, laden),
    )
    before = card_in(game, "red-3")
    choose(game, "activate:tower", "to:blue-2")
    assert before["evil"] and before["spell"] and before["die"]
    assert card_in(game, "blue-2") == before
    assert (view(game)["dice"]["locked"], view(game)["dice"]["equipment_banned"]) == (1, True)


@rule("LB-RULE-83")
def test_a_moved_card_acts_on_its_new_board_and_in_its_new_line() -> None:
    moved = {"red-3": {"card": HAUNTING, "evil": True}}
    game = position(heroes={"teagaan": {"at": "tower"}}, cards=moved, deck=[QUIET])
    choose(game, "activate:tower", "to:green-2", "done")
    assert evil_tiles(game) == ["fountain"], "the green board has acted, and the red one after it"
    assert asked(game).ask == "place"


@rule("LB-RULE-83")
def test_a_decay_roll_counts_the_line_of_the_new_slot(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "tower"}},
        cards={"red-3": "foe"},
        deck=[QUIET],
        script=["decay:evil"],
        content=own_content(tmp_path, foe(recurring=["decay"])),
    )
    choose(game, "activate:tower", "to:blue-2", "done")
    assert evil_tiles(game) == ["tomb"]


@rule("LB-RULE-84")
def test_a_monster_moved_onto_the_trap_is_discarded_without_effects(tmp_path: Path) -> None:
    caught = foe(permanent=["lock-die"], exit=["gain-life"])
    game = position(
        heroes={"teagaan": {"at": "tower"}, "mylfaar": {}},
        cards={"red-1": {"card": "foe", "evil": True, "spell": True, "net": 1}},
        trap="blue-2",
        content=own_content(tmp_path, caught),
    )
    choose(game, "activate:tower", "to:blue-2")
    assert (card_ids(game), view(game)["discard"]) == ({}, ["foe"])
    assert hero(game, "teagaan")["life"] == 3
    assert pieces(game) == {
        "net": "trebuchet",
        "trap": "quarry",
        "standard": {"at": "standard", "token": None},
        "spell": "mylfaar",
    }
    assert (view(game)["dice"]["white"], reserve(game)["evil"]) == (3, 12)


@rule("LB-RULE-84")
def test_a_warlord_moved_onto_the_trap_survives_and_the_trap_returns() -> None:
    lord = warlord()
    game = at("tower", {"red-1": lord}, trap="blue-2")
    choose(game, "activate:tower", "to:blue-2")
    assert card_ids(game) == {"blue-2": lord}
    assert pieces(game)["trap"] == "quarry"


# Trap


@rule("LB-RULE-85")
def test_a_warlord_drawn_onto_the_trap_applies_its_enter_effects(tmp_path: Path) -> None:
    lord = foe("lord", enter=["lose-life"], exit=["gain-life"])
    game = at(
        "market",
        trap="red-2",
        phase="board",
        deck=["lord"],
        content=own_content(tmp_path, lord, warlords=True),
    )
    game.choose("place:red-2")
    assert card_ids(game) == {"red-2": "lord"}
    assert hero(game, "teagaan")["life"] == 2


@rule("LB-RULE-86")
def test_the_quarry_moves_a_trap_to_another_free_slot_of_the_users_board() -> None:
    game = at("quarry", {"red-1": RED_1}, trap="blue-2")
    game.choose("activate:quarry")
    assert offers(game) == {"trap:red-2", "trap:red-3"}
    game.choose("trap:red-2")
    assert pieces(game)["trap"] == "red-2"
    game.choose("call:quarry")
    assert pieces(game)["trap"] == "red-3", "the only other free slot"


@rule("LB-RULE-86")
def test_where_the_trap_stands_on_the_only_free_slot_the_quarry_is_refused() -> None:
    cards = filled("red")
    del cards["red-3"]
    assert "activate:quarry" in offers(at("quarry", cards))
    assert refused_by(at("quarry", cards, trap="red-3"), "activate:quarry") == "LB-RULE-52"


@rule("LB-RULE-87")
def test_the_trap_on_the_board_of_an_eliminated_hero_stays_and_works() -> None:
    blue = monster("blue", enter=(), recurring=(), permanent=())
    game = at("tomb", arne={"status": "eliminated"}, trap="blue-2", phase="board", deck=[blue])
    assert pieces(game)["trap"] == "blue-2"
    game.choose("place:blue-2")
    assert (card_ids(game), view(game)["discard"]) == ({}, [blue])


@rule("LB-RULE-87")
def test_the_trap_stays_when_the_hero_of_its_board_is_eliminated() -> None:
    game = at("tomb", {"green-1": RED_1}, trap="red-2", teagaan={"life": 1}, deck=[QUIET])
    game.choose("activate:tomb")
    assert hero(game, "teagaan")["status"] == "eliminated"
    assert pieces(game)["trap"] == "red-2"


@rule("LB-RULE-88")
def test_a_trapped_slot_does_not_make_a_board_full() -> None:
    one, two = idle(2, apart=[QUIET])
    game = at("market", {"red-1": one, "red-2": two}, trap="red-3", phase="board", deck=[QUIET])
    assert happened(game, "board-acts") == []
    assert view(game)["discard"] == [QUIET], "drawn into the only slot"
    assert hero(game, "teagaan")["life"] == 3


@rule("LB-RULE-88")
def test_a_card_lost_to_the_trap_is_not_replaced() -> None:
    game = at("market", trap="red-3", phase="board", deck=[QUIET])
    before = view(game)["deck"]["cards"]
    game.choose("place:red-3")
    assert asked(game).ask == "hero-turn"
    assert (view(game)["deck"]["cards"], len(happened(game, "draw"))) == (before, 1)


# Market


@rule("LB-RULE-89")
@pytest.mark.parametrize(("left", "got"), [(0, {}), (1, {"red": 1}), (2, {"red": 2})])
def test_the_market_gives_no_more_than_the_reserve_has(left: int, got: dict[str, int]) -> None:
    game = at("market", reserve={"red": left}, script=combat("red", "red"))
    game.choose("activate:market")
    assert hero(game, "teagaan")["equipment"] == got


@rule("LB-RULE-89")
def test_a_white_face_takes_any_colour_that_is_still_there() -> None:
    game = at("market", reserve={"red": 1, "blue": 0}, script=combat("white", "red"))
    game.choose("activate:market")
    assert hero(game, "teagaan")["equipment"] == {"red": 1}
    assert offers(game) == {"take:green", "take:yellow", "take:black"}


@rule("LB-RULE-89")
def test_colours_are_chosen_after_all_dice_are_final() -> None:
    game = position(heroes={"feng-li": {"at": "market"}}, script=combat("white", "red", "blue"))
    game.choose("activate:market")
    assert asked(game).ask == "reroll"
    game.choose("reroll:d2")
    assert asked(game).ask == "market"
    assert hero(game, "feng-li")["equipment"] == {"blue": 1}


@rule("LB-RULE-90")
def test_the_market_uses_two_dice_locked_or_not_and_never_the_grey_one(tmp_path: Path) -> None:
    lockers = [foe(f"locker-{n}", permanent=["lock-die"]) for n in (1, 2, 3)]
    game = position(
        heroes={"kazgin": {"at": "market"}, "arne": {}},
        cards={f"blue-{n}": f"locker-{n}" for n in (1, 2, 3)},
        script=combat("red", "black"),
        content=own_content(tmp_path, *lockers),
    )
    assert view(game)["dice"]["white"] == 0
    game.choose("activate:market")
    assert [(roll["faces"], roll["grey"]) for roll in happened(game, "roll")] == [(("red", "black"), False)]
    assert hero(game, "kazgin")["equipment"] == {"red": 1, "black": 1}


# Tavern


@rule("LB-RULE-91")
def test_life_and_movement_go_to_the_same_player_who_moves_at_once() -> None:
    game = at("tavern")
    choose(game, "activate:tavern", "treat:arne")
    assert asked(game).ask == "given-move"
    assert {option.seat for option in asked(game).options} == {1}
    game.choose("stay")
    assert (hero(game, "arne")["life"], hero(game, "teagaan")["life"]) == (4, 3)
    assert (hero(game, "arne")["tile"], asked(game).ask) == ("standard", "hero-turn")


@rule("LB-RULE-91")
def test_a_movement_not_used_at_once_is_lost() -> None:
    game = at("tavern")
    choose(game, "activate:tavern", "treat:teagaan", "stay", "move:tower")
    assert not offers(game, "move")


@rule("LB-RULE-91")
def test_the_tavern_treats_heroes_in_play_only() -> None:
    game = position({"teagaan": {"at": "tavern"}, "arne": {}, "kazgin": {"status": "eliminated"}})
    game.choose("activate:tavern")
    assert offers(game) == {"treat:teagaan", "treat:arne"}


@rule("LB-RULE-91")
def test_with_no_life_token_in_the_reserve_the_tavern_gives_the_movement() -> None:
    game = at("tavern", reserve={"life": 0})
    choose(game, "activate:tavern", "treat:teagaan", "move:tower")
    assert (hero(game, "teagaan")["life"], hero(game, "teagaan")["tile"]) == (3, "tower")


# Divine Fountain


@rule("LB-RULE-92")
def test_two_evil_figures_are_the_most_the_fountain_removes_not_the_least() -> None:
    game = at("fountain", evil=["market"])
    game.choose("activate:fountain")
    assert (evil_tiles(game), asked(game).ask) == ([], "hero-turn")
    game = at("fountain", evil=["market", "tower"])
    choose(game, "activate:fountain", "banish:market", "enough")
    assert evil_tiles(game) == ["tower"]


# Dispensary


def sickbed(status: str, **more: Any) -> Game:
    """Teagaan at the Dispensary with a Call; Arne is out, Kazgin is not."""
    teagaan = {"at": "dispensary", "calls": 1}
    return position({"teagaan": teagaan, "arne": {"status": status}, "kazgin": {"at": "quarry"}}, **more)


@rule("LB-RULE-93")
def test_no_equipment_is_given_to_an_eliminated_player() -> None:
    game = sickbed("eliminated")
    choose(game, "activate:dispensary", "hand:red")
    assert offers(game) == {"for:teagaan", "for:kazgin"}


@rule("LB-RULE-93")
def test_a_dead_hero_is_not_healed() -> None:
    game = sickbed("dead")
    game.choose("activate:dispensary")
    assert not offers(game, "heal")


@rule("LB-RULE-94")
@pytest.mark.parametrize(("life", "calls"), [(2, 3), (1, 0)])
def test_a_healed_hero_gets_what_the_reserve_has(life: int, calls: int) -> None:
    game = sickbed("eliminated", reserve={"life": life, "calls": calls})
    choose(game, "activate:dispensary", "heal:arne")
    assert (hero(game, "arne")["life"], hero(game, "arne")["calls"]) == (life, min(calls, 1))
    assert (reserve(game)["life"], reserve(game)["calls"]) == (0, max(0, calls - 1))


@rule("LB-RULE-94")
def test_without_a_life_token_nobody_is_healed() -> None:
    game = sickbed("eliminated", reserve={"life": 0})
    game.choose("activate:dispensary")
    assert not offers(game, "heal")


@rule("LB-RULE-95")
def test_a_hero_healed_by_call_is_put_on_the_evil_dispensary() -> None:
    game = sickbed("eliminated", evil=["dispensary"])
    choose(game, "call:dispensary", "heal:arne")
    assert (hero(game, "arne")["tile"], evil_tiles(game)) == ("dispensary", ["dispensary"])


# Tomb of the Ancient Kings


@rule("LB-RULE-96")
def test_the_last_life_token_may_be_paid_at_the_tomb_and_ends_the_turn() -> None:
    blue = monster("blue", enter=(), recurring=(), permanent=())
    game = at("tomb", {"green-1": RED_1}, teagaan={"life": 1}, deck=[blue])
    game.choose("activate:tomb")
    assert card(game, "green-1") is None
    assert hero(game, "teagaan")["status"] == "eliminated"
    assert view(game)["turn"]["board"] == "blue"


@rule("LB-RULE-96")
def test_the_last_hero_who_pays_the_last_life_token_loses_the_game() -> None:
    game = position(heroes={"teagaan": {"at": "tomb", "life": 1}}, cards={"green-1": RED_1})
    game.choose("activate:tomb")
    assert view(game)["discard"] == [RED_1]
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.reason) == (False, "heroes")


@rule("LB-RULE-97")
def test_pieces_on_a_card_destroyed_by_the_tomb_go_home(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "tomb"}, "mylfaar": {}},
        cards={"red-1": {"card": "foe", "evil": True, "spell": True, "net": 1}},
        content=own_content(tmp_path, foe(permanent=["lock-die"], exit=["gain-life"])),
    )
    game.choose("activate:tomb")
    assert (pieces(game)["net"], pieces(game)["spell"]) == ("trebuchet", "mylfaar")
    assert (view(game)["dice"]["white"], reserve(game)["evil"]) == (3, 12)


# Standard


@rule("LB-RULE-98")
def test_a_standard_whose_tile_falls_to_evil_loses_its_token() -> None:
    game = position(
        heroes={"teagaan": {"at": "fountain"}},
        cards={"red-2": {"card": HAUNTING, "evil": True}, "red-3": RED_1},
        standard="red",
        evil=["tower"],
        phase="cards",
        deck=[QUIET],
    )
    assert evil_tiles(game) == ["tower", "standard"]
    assert pieces(game)["standard"] == {"at": "reserve", "token": None}
    assert set(reserve(game)["standards"]) == set(COLOURS)
    assert card_in(game, "red-3")["resistance"] == card_in(game, "red-3")["printed"]
    choose(game, "activate:fountain", "banish:standard", "enough")
    assert pieces(game)["standard"] == {"at": "standard", "token": None}


@rule("LB-RULE-99")
def test_any_other_standard_token_may_be_taken_and_the_old_one_goes_back() -> None:
    game = at("standard", standard="black")
    game.choose("activate:standard")
    assert offers(game) == {"raise:red", "raise:green", "raise:blue", "raise:yellow"}
    game.choose("raise:yellow")
    assert reserve(game)["standards"] == ["red", "green", "blue", "black"]
