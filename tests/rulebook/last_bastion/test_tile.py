"""LB-TILE: what the nine tiles do."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import (
    card_with,
    cards_with,
    filled,
    idle,
    monster,
    own_content,
    warlord,
)
from tests.rulebook.last_bastion.look import asked, card, card_ids, evil_tiles, hero, reserve, view
from tests.rulebook.last_bastion.play import card_in, choose, combat, happened, offers, pieces
from tests.rulebook.last_bastion.positions import LAYOUT, position
from tests.rulebook.last_bastion.refusal import refused_by

RED_1 = monster("red", 1, exit=(), permanent=())
HAUNTING = card_with(recurring=("haunt",))
QUIET = monster("red", enter=(), recurring=(), permanent=())
WARLORD = warlord(colour="red")


def at(tile: str, cards: dict[str, Any] | None = None, **more: Any) -> Game:
    """Teagaan, alone in the bastion, stands on that tile."""
    return position(heroes={"teagaan": {"at": tile, **more.pop("teagaan", {})}}, cards=cards, **more)


def foe(**printed: Any) -> dict[str, Any]:
    """A red monster of resistance 1 of the test's own."""
    return {"id": "foe", "colour": "red", "resistance": 1, **printed}


def effects(game: Game, slot: str) -> dict[str, bool]:
    """The effects of the card there, and whether the net covers them."""
    return {f"{one['kind']}-{one['code']}": one["net"] for one in card_in(game, slot)["effects"]}


@rule("LB-TILE-1")
@pytest.mark.parametrize("tile", LAYOUT)
def test_an_evil_tile_is_used_by_call_only(tile: str) -> None:
    evil = [tile, "market" if tile != "market" else "tower"]
    game = at(tile, {"red-2": RED_1, "blue-2": HAUNTING}, evil=evil, teagaan={"calls": 1})
    assert refused_by(game, f"activate:{tile}") == "LB-HERO-4"
    game.choose(f"call:{tile}")
    assert hero(game, "teagaan")["calls"] == 0


# Trebuchet


def played_a_round(game: Game) -> Game:
    """On the board of the only hero a card acts, then one more is placed."""
    return choose(game, "done", "place:red-1")


@rule("LB-TILE-2")
def test_an_effect_under_the_net_does_not_work(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(recurring=["lose-life"], exit=["gain-life"]))
    hurt = played_a_round(at("trebuchet", {"red-3": "foe"}, deck=[QUIET], content=content))
    assert hero(hurt, "teagaan")["life"] == 2
    game = at("trebuchet", {"red-3": "foe"}, deck=[QUIET], content=content)
    choose(game, "activate:trebuchet")
    assert effects(game, "red-3") == {"recurring-lose-life": True, "exit-gain-life": False}
    assert pieces(game)["net"] == "red-3"
    assert hero(played_a_round(game), "teagaan")["life"] == 3


@rule("LB-TILE-3")
def test_the_other_effects_of_the_card_go_on(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(recurring=["lose-life", "curse"], exit=["gain-call"]))
    game = at("trebuchet", {"red-3": "foe"}, deck=[QUIET], content=content)
    choose(game, "activate:trebuchet", "net:red-3>recurring-lose-life")
    played_a_round(game)
    assert (hero(game, "teagaan")["life"], hero(game, "teagaan")["cursed"]) == (3, True)
    game = at("market", {"red-3": {"card": "foe", "net": 0}}, content=content, script=combat(*["red"] * 3))
    choose(game, "fight:red-3", "win:red-3")
    assert hero(game, "teagaan")["calls"] == 1


@rule("LB-TILE-4")
@pytest.mark.parametrize("netted", [True, False])
def test_the_evil_figure_stays_on_the_card_while_its_haunting_is_netted(netted: bool) -> None:
    haunting = card_with(enter=(), recurring=("haunt",), permanent=())
    foe = {"card": haunting, "evil": True, **({"net": 0} if netted else {})}
    game = at("tavern", {"red-3": foe}, phase="begin", deck=[QUIET])
    assert asked(game).ask == "place"
    assert card_in(game, "red-3")["evil"] is netted
    assert evil_tiles(game) == ([] if netted else ["market"])


@rule("LB-TILE-5")
def test_the_net_cannot_be_put_on_a_warlord() -> None:
    haunting = cards_with(recurring=("haunt",))
    game = at("trebuchet", {"green-1": WARLORD, "red-3": haunting[0], "red-1": haunting[1]})
    game.choose("activate:trebuchet")
    assert {id.split(">")[0] for id in offers(game)} == {"net:red-3", "net:red-1"}
    assert refused_by(at("trebuchet", {"green-1": WARLORD}), "activate:trebuchet") == "LB-RULE-52"


# Strategist's Tower


@rule("LB-TILE-6")
def test_up_to_two_cards_move_to_any_free_slots() -> None:
    one, two, three = idle(3)
    game = at("tower", {"red-1": one, "green-2": two, "blue-3": three})
    game.choose("activate:tower")
    assert offers(game) == {"shift:red-1", "shift:green-2", "shift:blue-3"}
    choose(game, "shift:red-1", "with:green-2")
    taken = {"to:red-1", "to:blue-3"}
    assert offers(game) == {f"to:{colour}-{n}" for colour in COLOURS[:4] for n in (1, 2, 3)} - taken
    choose(game, "to:yellow-1", "to:red-2")
    assert card_ids(game) == {"yellow-1": one, "red-2": two, "blue-3": three}


@rule("LB-TILE-6")
def test_one_card_may_move_alone() -> None:
    one, two = idle(2)
    game = at("tower", {"red-1": one, "green-2": two})
    choose(game, "activate:tower", "shift:green-2", "alone", "to:red-3")
    assert card_ids(game) == {"red-1": one, "red-3": two}


@rule("LB-TILE-7")
def test_two_cards_may_swap_places_even_when_no_slot_is_free() -> None:
    cards = filled("red", "green", "blue", "yellow")
    game = at("tower", cards)
    choose(game, "activate:tower", "shift:red-1", "with:yellow-2")
    assert card_ids(game) == cards | {"red-1": cards["yellow-2"], "yellow-2": cards["red-1"]}


@rule("LB-TILE-8")
def test_a_warlord_may_be_moved() -> None:
    game = at("tower", {"red-1": WARLORD})
    choose(game, "activate:tower", "to:blue-2")
    assert card_ids(game) == {"blue-2": WARLORD}


# Market


@rule("LB-TILE-9")
def test_the_market_gives_a_token_of_each_colour_rolled() -> None:
    game = at("market", script=combat("red", "black"))
    game.choose("activate:market")
    assert hero(game, "teagaan")["equipment"] == {"red": 1, "black": 1}
    assert (reserve(game)["equipment"]["red"], reserve(game)["equipment"]["black"]) == (3, 3)


@rule("LB-TILE-9")
def test_the_market_gives_nothing_the_reserve_does_not_have() -> None:
    heroes = {"teagaan": {"at": "market"}, "kazgin": {}}
    game = position(heroes=heroes, reserve={"red": 0}, script=combat("red", "black"))
    game.choose("activate:market")
    assert hero(game, "teagaan")["equipment"] == {"black": 1}


@rule("LB-TILE-10")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_white_face_gives_a_token_of_any_colour(colour: str) -> None:
    game = at("market", script=combat("white", "white"))
    game.choose("activate:market")
    assert offers(game) == {f"take:{colour}" for colour in COLOURS}
    choose(game, f"take:{colour}", f"take:{colour}")
    assert hero(game, "teagaan")["equipment"] == {colour: 2}


# Tavern


@rule("LB-TILE-11")
@pytest.mark.parametrize("guest", ["teagaan", "kazgin"])
def test_the_tavern_gives_one_player_a_life_token_and_a_movement(guest: str) -> None:
    game = position(heroes={"teagaan": {"at": "tavern"}, "kazgin": {"at": "tavern"}})
    before = reserve(game)["life"]
    game.choose("activate:tavern")
    assert offers(game) == {"treat:teagaan", "treat:kazgin"}
    choose(game, f"treat:{guest}", "move:tower")
    assert (hero(game, guest)["life"], hero(game, guest)["tile"]) == (4, "tower")
    assert reserve(game)["life"] == before - 1
    assert offers(game, "move"), "the own movement is still there"


@rule("LB-TILE-12")
def test_the_movement_of_the_tavern_need_not_be_used() -> None:
    game = at("tavern")
    choose(game, "activate:tavern", "stay")
    assert (hero(game, "teagaan")["life"], hero(game, "teagaan")["tile"]) == (4, "tavern")


# Standard


@rule("LB-TILE-13")
@pytest.mark.parametrize("token", ["", "green"])
def test_a_token_is_put_on_the_standard_or_replaces_the_one_there(token: str) -> None:
    game = at("standard", standard=token)
    choose(game, "activate:standard", "raise:red")
    assert pieces(game)["standard"] == {"at": "standard", "token": "red"}
    assert reserve(game)["standards"] == [colour for colour in COLOURS if colour != "red"]


@rule("LB-TILE-14")
@pytest.mark.parametrize("colour", COLOURS)
def test_monsters_and_warlords_of_the_standards_colour_have_less_resistance(colour: str) -> None:
    other = "red" if colour != "red" else "blue"
    cards = {"red-1": monster(colour, 2), "blue-2": warlord(colour=colour), "green-3": monster(other, 2)}
    game = at("tavern", cards, standard=colour)
    lowered = {slot: card_in(game, slot)["printed"] - card_in(game, slot)["resistance"] for slot in cards}
    assert lowered == {"red-1": 1, "blue-2": 1, "green-3": 0}


@rule("LB-TILE-15")
@pytest.mark.parametrize("turn", ["red", "blue"])
def test_the_standard_helps_every_hero(turn: str) -> None:
    game = position(
        heroes={"teagaan": {"at": "market"}, "arne": {"at": "market"}},
        cards={"red-3": monster("red", 2, exit=(), permanent=())},
        turn=turn,
        standard="red",
        script=combat("red", "black", "black"),
    )
    choose(game, "fight:red-3", "win:red-3")
    assert card(game, "red-3") is None


# Divine Fountain


@rule("LB-TILE-16")
def test_the_fountain_returns_two_evil_figures_to_the_reserve() -> None:
    game = at("fountain", {"red-1": {"card": RED_1, "evil": True}}, evil=["market", "tower"])
    before = reserve(game)["evil"]
    choose(game, "activate:fountain", "banish:market", "banish:tower")
    assert (evil_tiles(game), reserve(game)["evil"]) == ([], before + 2)
    assert card_in(game, "red-1")["evil"], "no more than two"
    assert asked(game).ask == "hero-turn"


@rule("LB-TILE-17")
def test_a_tile_freed_by_the_fountain_can_be_used_again() -> None:
    game = at("fountain", evil=["market"])
    choose(game, "activate:fountain", "move:market")
    assert evil_tiles(game) == []
    game = position(heroes={"sindara": {"at": "fountain", "calls": 1}}, evil=["fountain"])
    game.choose("call:fountain")
    assert "activate:fountain" not in offers(game), "there is nothing left to remove"
    game = position(heroes={"sindara": {"at": "tavern", "calls": 1}}, evil=["tavern"])
    assert "activate:tavern" not in offers(game)
    game.choose("call:fountain")
    assert "activate:tavern" in offers(game)


@rule("LB-TILE-17")
def test_a_card_freed_by_the_fountain_keeps_its_effect() -> None:
    haunting = card_with(enter=(), recurring=("haunt",), permanent=())
    game = at("fountain", {"red-3": {"card": haunting, "evil": True}}, deck=[QUIET])
    game.choose("activate:fountain")
    assert not card_in(game, "red-3")["evil"]
    played_a_round(game)
    assert card_in(game, "red-3")["evil"], "it haunts again"


@rule("LB-TILE-17")
def test_a_hero_freed_by_the_fountain_has_the_power_again() -> None:
    game = position(heroes={"arne": {"at": "fountain", "cursed": True}})
    assert not offers(game, "fetch")
    game.choose("activate:fountain")
    assert offers(game, "fetch")


# Dispensary


def sickbed(*script: str, **teagaan: Any) -> Game:
    """Teagaan at the Dispensary; Arne is out of action, Kazgin is not."""
    heroes = {
        "teagaan": {"at": "dispensary", **teagaan},
        "arne": {"status": "eliminated"},
        "kazgin": {"at": "quarry"},
    }
    return position(heroes=heroes, script=script)


@rule("LB-TILE-18")
@pytest.mark.parametrize("actions", [("heal:arne",), ("hand:red", "for:kazgin")], ids=str)
def test_the_dispensary_does_one_of_two_things(actions: tuple[str, ...]) -> None:
    game = sickbed()
    game.choose("activate:dispensary")
    assert offers(game) == {"heal:arne", *(f"hand:{colour}" for colour in COLOURS)}
    choose(game, *actions)
    assert asked(game).ask == "hero-turn"
    assert (hero(game, "arne")["status"] == "wounded") == ("heal:arne" in actions)
    assert (hero(game, "kazgin")["equipment"] == {"red": 1}) == ("hand:red" in actions)


@rule("LB-TILE-19")
@pytest.mark.parametrize("taker", ["teagaan", "kazgin"])
def test_the_dispensary_gives_any_player_a_token_from_the_reserve(taker: str) -> None:
    game = sickbed()
    choose(game, "activate:dispensary", "hand:black")
    assert offers(game) == {"for:teagaan", "for:kazgin"}
    game.choose(f"for:{taker}")
    assert (hero(game, taker)["equipment"], reserve(game)["equipment"]["black"]) == ({"black": 1}, 3)


@rule("LB-TILE-19")
def test_the_dispensary_gives_only_what_is_available() -> None:
    heroes = {"teagaan": {"at": "dispensary"}, "kazgin": {}}
    game = position(heroes=heroes, reserve={"red": 0, "blue": 0})
    game.choose("activate:dispensary")
    assert offers(game) == {"hand:green", "hand:yellow", "hand:black"}


@rule("LB-TILE-20")
def test_a_healed_hero_returns_to_the_dispensary_with_three_life_tokens_and_a_call() -> None:
    game = sickbed()
    before = reserve(game)
    choose(game, "activate:dispensary", "heal:arne")
    arne = hero(game, "arne")
    assert (arne["status"], arne["tile"], arne["life"], arne["calls"]) == ("wounded", "dispensary", 3, 1)
    assert (reserve(game)["life"], reserve(game)["calls"]) == (before["life"] - 3, before["calls"] - 1)


@rule("LB-TILE-21")
def test_a_healed_hero_has_lost_the_power_for_good() -> None:
    game = sickbed()
    choose(game, "activate:dispensary", "heal:arne")
    assert not hero(game, "arne")["power"]
    game = position(heroes={"arne": {"status": "wounded", "at": "tavern", "calls": 4}}, evil=["market"])
    assert not offers(game, "fetch")
    choose(game, "call:tavern", "stay", "call:fountain", "call:dispensary", "hand:red")
    assert not offers(game, "fetch")
    assert not hero(game, "arne")["power"]


# Tomb of the Ancient Kings


@rule("LB-TILE-22")
def test_the_tomb_takes_a_life_token_and_destroys_a_monster_anywhere() -> None:
    cards = filled("red", "green", "blue", "yellow")
    game = at("tomb", cards)
    before = reserve(game)["life"]
    game.choose("activate:tomb")
    assert offers(game) == {f"slay:{slot}" for slot in cards}
    game.choose("slay:red-1")
    assert (hero(game, "teagaan")["life"], reserve(game)["life"]) == (2, before + 1)
    assert (card(game, "red-1"), view(game)["discard"]) == (None, [cards["red-1"]])


@rule("LB-TILE-23")
@pytest.mark.parametrize("exit", ["gain-life", "lose-life"])
def test_the_tomb_spares_the_exit_effects(exit: str, tmp_path: Path) -> None:
    game = at("tomb", {"red-1": "foe"}, content=own_content(tmp_path, foe(exit=[exit])))
    game.choose("activate:tomb")
    assert card(game, "red-1") is None
    assert hero(game, "teagaan")["life"] == 2


@rule("LB-TILE-24")
def test_the_tomb_cannot_destroy_a_warlord() -> None:
    game = at("tomb", {"red-1": WARLORD, "red-2": RED_1, "red-3": QUIET})
    game.choose("activate:tomb")
    assert offers(game) == {"slay:red-2", "slay:red-3"}
    assert refused_by(game, "slay:red-1") == "LB-WARLORD-2"
    assert refused_by(at("tomb", {"red-1": WARLORD}), "activate:tomb") == "LB-RULE-52"


# Dwarven Quarry


@rule("LB-TILE-25")
def test_the_trap_is_put_on_a_free_slot_of_the_own_board() -> None:
    game = at("quarry", {"red-1": RED_1})
    game.choose("activate:quarry")
    assert offers(game) == {"trap:red-2", "trap:red-3"}
    game.choose("trap:red-2")
    assert pieces(game)["trap"] == "red-2"


@rule("LB-TILE-26")
def test_without_a_free_slot_on_the_own_board_the_quarry_cannot_be_used() -> None:
    game = at("quarry", filled("red"))
    assert refused_by(game, "activate:quarry") == "LB-RULE-52"
    assert "activate:quarry" in offers(at("quarry", filled("green", "blue", "yellow")))


@rule("LB-TILE-27")
@pytest.mark.parametrize(("evil", "home"), [((), "quarry"), (("quarry",), "reserve")])
def test_a_monster_placed_on_the_trap_is_discarded_and_the_trap_goes_home(
    evil: tuple[str, ...], home: str
) -> None:
    game = at("tavern", trap="red-2", evil=evil, phase="board", deck=[QUIET])
    game.choose("place:red-2")
    assert (card(game, "red-2"), view(game)["discard"]) == (None, [QUIET])
    assert pieces(game)["trap"] == home


@rule("LB-TILE-28")
def test_no_effect_of_a_trapped_monster_applies(tmp_path: Path) -> None:
    caught = foe(enter=["lose-life"], recurring=["curse"], permanent=["lock-die"], exit=["gain-life"])
    content = own_content(tmp_path, caught)
    free = at("tavern", phase="board", deck=["foe"], content=content)
    free.choose("place:red-2")
    assert (hero(free, "teagaan")["life"], view(free)["dice"]["locked"]) == (2, 1)
    game = at("tavern", trap="red-2", phase="board", deck=["foe"], content=content)
    game.choose("place:red-2")
    assert (hero(game, "teagaan")["life"], view(game)["dice"]["locked"]) == (3, 0)
    assert happened(game, "effect") == []


@rule("LB-TILE-29")
@pytest.mark.parametrize(("evil", "home"), [((), "quarry"), (("quarry",), "reserve")])
def test_a_warlord_takes_the_slot_with_the_trap_unharmed(evil: tuple[str, ...], home: str) -> None:
    game = at("tavern", trap="red-2", evil=evil, phase="board", deck=[WARLORD])
    game.choose("place:red-2")
    assert card_in(game, "red-2")["id"] == WARLORD
    assert view(game)["discard"] == []
    assert pieces(game)["trap"] == home


# All tiles


@rule("LB-TILE-30")
@pytest.mark.parametrize("tile", LAYOUT)
def test_only_the_market_needs_dice_and_uses_white_ones(tile: str) -> None:
    haunted = {"red-2": {"card": HAUNTING, "evil": True}}
    game = position(heroes={"kazgin": {"at": tile}}, cards=haunted)
    game.choose(f"activate:{tile}")
    while asked(game).ask != "hero-turn":
        game.choose(asked(game).options[0])
    rolled = [result.partition(":")[0] for result in game.record()["chance"]]
    assert rolled == (["combat", "combat"] if tile == "market" else [])
