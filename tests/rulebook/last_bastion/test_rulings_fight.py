"""LB-RULE-55 to LB-RULE-77: fights."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, cards_with, idle, monster, own_content
from tests.rulebook.last_bastion.look import asked, card, evil_tiles, hero, kinds, view
from tests.rulebook.last_bastion.play import card_in, choose, combat, happened, offers
from tests.rulebook.last_bastion.positions import position
from tests.rulebook.last_bastion.refusal import refused_by

RED_1 = monster("red", 1, exit=(), permanent=())
RED_2 = monster("red", 2, exit=(), permanent=())
GREEN_1 = monster("green", 1, exit=(), permanent=())
BOTH = "win:red-3+green-1"
"""Of a hero at the Market, a corner between the red and the green board."""


def foe(id: str = "foe", colour: str = "red", resistance: int = 1, **printed: Any) -> dict[str, Any]:
    """A card of the test's own."""
    return {"id": id, "colour": colour, "resistance": resistance, **printed}


def corner(cards: dict[str, Any], *faces: str, **more: Any) -> Game:
    """Teagaan has fought what touches the Market and rolled these faces; Kazgin is elsewhere."""
    equipment = more.pop("equipment", {})
    heroes = {"teagaan": {"at": "market", "equipment": equipment}, "mylfaar": {"at": "quarry"}}
    game = position(heroes=heroes, cards=cards, script=combat(*faces), **more)
    (fight,) = offers(game, "fight")
    return choose(game, fight)


# What is fought


@rule("LB-RULE-55")
def test_twindalli_with_more_than_two_cards_in_reach_names_up_to_two() -> None:
    one, two, three = idle(3, "red")
    heroes = {"twindalli": {"at": "tower", "equipment": {"red": 4}}, "kazgin": {}}
    game = position(heroes=heroes, cards={"red-2": one, "green-1": two, "blue-2": three})
    pairs = {"fight:red-2+green-1", "fight:red-2+blue-2", "fight:green-1+blue-2"}
    assert offers(game, "fight") == pairs | {"fight:red-2", "fight:green-1", "fight:blue-2"}
    game.choose("fight:red-2+blue-2")
    won = {slot for id in offers(game, "win") for slot in id.removeprefix("win:").split("+")}
    assert won == {"red-2", "blue-2"}


@rule("LB-RULE-55")
def test_others_fight_all_touching_cards_and_settle_after_the_roll() -> None:
    heroes = {"teagaan": {"at": "market"}, "kazgin": {}}
    cards = {"red-3": RED_1, "green-1": GREEN_1, "red-1": RED_2}
    game = position(heroes=heroes, cards=cards, script=combat("red", "green", "blue"))
    assert offers(game, "fight") == {"fight:red-3+green-1"}
    game.choose("fight:red-3+green-1")
    assert offers(game, "win") == {BOTH, "win:red-3", "win:green-1"}


@rule("LB-RULE-56")
def test_without_a_touching_card_there_is_no_fight() -> None:
    game = position(heroes={"teagaan": {"at": "tavern"}, "kazgin": {}}, cards={"red-1": RED_1})
    assert not offers(game, "fight")
    assert refused_by(game, "fight") == "LB-RULE-56"


@rule("LB-RULE-57")
@pytest.mark.parametrize("slot", ["green-3", "blue-1"], ids=["neutral", "another player's"])
def test_whose_board_the_card_lies_on_does_not_matter(slot: str, tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "quarry"}, "kazgin": {}},
        cards={slot: "foe"},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, foe(exit=["gain-life"])),
    )
    choose(game, f"fight:{slot}", f"win:{slot}")
    assert (hero(game, "teagaan")["life"], hero(game, "kazgin")["life"]) == (4, 3)


@rule("LB-RULE-58")
def test_a_hero_fights_from_an_evil_tile() -> None:
    game = corner({"red-3": RED_1}, "red", "red", "red", evil=["market"])
    game.choose("win:red-3")
    assert card(game, "red-3") is None


# How much is needed


@rule("LB-RULE-59")
@pytest.mark.parametrize(
    ("faces", "tokens", "enough"),
    [
        (("red", "red", "blue"), 0, False),
        (("red", "red", "white"), 0, True),
        (("red", "red", "blue"), 1, True),
        (("red", "blue", "blue"), 1, False),
    ],
    ids=str,
)
def test_two_cards_of_one_colour_need_the_sum_of_both(
    faces: tuple[str, ...], tokens: int, enough: bool
) -> None:
    game = corner({"red-3": RED_1, "green-1": RED_2}, *faces, equipment={"red": tokens})
    assert (BOTH in offers(game)) == enough


@rule("LB-RULE-60")
def test_standard_and_spell_add_up_and_resistance_does_not_fall_below_0() -> None:
    for printed, left in ((monster("red", 3), 1), (RED_2, 0), (RED_1, 0)):
        heroes = {"teagaan": {"at": "market"}, "mylfaar": {}}
        game = position(heroes=heroes, cards={"red-3": {"card": printed, "spell": True}}, standard="red")
        assert card_in(game, "red-3")["resistance"] == left


@rule("LB-RULE-60")
@pytest.mark.parametrize(
    ("face", "won"), [("blue", {"win:red-3"}), ("red", {"win:red-3", "win:green-1", BOTH})]
)
def test_a_surplus_does_not_help_against_the_second_card(face: str, won: set[str]) -> None:
    cards = {"red-3": {"card": RED_1, "spell": True}, "green-1": RED_2}
    game = corner(cards, face, "black", "black", standard="red")
    assert offers(game, "win") == won


@rule("LB-RULE-61")
def test_resistance_0_falls_whatever_is_rolled_unless_the_player_declines() -> None:
    game = corner({"red-3": RED_1}, "black", "black", "black", standard="red")
    assert offers(game) == {"win:red-3", "decline"}
    game.choose("decline")
    assert card(game, "red-3")


@rule("LB-RULE-61")
def test_the_roll_against_resistance_0_counts_for_the_second_card() -> None:
    cards = {"red-3": RED_1, "green-1": GREEN_1}
    assert offers(corner(cards, "black", "black", "black", standard="red"), "win") == {"win:red-3"}
    assert BOTH in offers(corner(cards, "green", "black", "black", standard="red"), "win")


# Locked dice


SLOTS = ("blue-1", "blue-2", "blue-3", "yellow-1", "yellow-2")


def lockers(count: int) -> list[dict[str, Any]]:
    """Cards that lock a die."""
    return [foe(f"locker-{n}", "blue", permanent=["lock-die"]) for n in range(1, count + 1)]


def locked(count: int, folder: Path, *script: str, heroes: Any = None, **more: Any) -> Game:
    """A hero at the Market, touched by RED_1, while so many cards lock dice."""
    return position(
        heroes=heroes or {"teagaan": {"at": "market"}, "arne": {}},
        cards={"red-3": RED_1, **{slot: f"locker-{n}" for n, slot in enumerate(SLOTS[:count], 1)}},
        script=script,
        content=own_content(folder, *lockers(count), foe("last", permanent=["lock-die"])),
        **more,
    )


@rule("LB-RULE-62")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_locking_card_takes_a_die_down_to_none(count: int, tmp_path: Path) -> None:
    game = locked(count - 1, tmp_path, phase="board", deck=["last"])
    game.choose("place:red-1")
    assert view(game)["dice"]["white"] == max(0, 3 - count)
    assert card_in(game, "red-1")["die"] == (count <= 3)


@rule("LB-RULE-62")
def test_a_die_that_comes_free_is_taken_by_a_waiting_card_of_the_teams_choice(tmp_path: Path) -> None:
    game = locked(5, tmp_path, heroes={"teagaan": {"at": "tomb"}, "arne": {}})
    waiting = [slot for slot in SLOTS if not card_in(game, slot)["die"]]
    choose(game, "activate:tomb", f"slay:{next(slot for slot in SLOTS if slot not in waiting)}")
    assert offers(game) == {f"lock:{slot}" for slot in waiting}
    assert {option.seat for option in asked(game).options} == {None}
    game.choose(f"lock:{waiting[1]}")
    assert [card_in(game, slot)["die"] for slot in waiting] == [False, True]
    assert view(game)["dice"]["white"] == 0


@rule("LB-RULE-62", "LB-RULE-74")
def test_a_card_that_leaves_at_the_same_time_takes_no_die(tmp_path: Path) -> None:
    cards: dict[str, dict[str, Any]] = {
        slot: {"card": f"locker-{number}", "die": number in (1, 3, 4)}
        for number, slot in enumerate(("red-3", "green-1", "blue-1", "blue-2", "blue-3"), 1)
    }
    game = corner(cards, equipment={"blue": 2}, content=own_content(tmp_path, *lockers(5)))
    game.choose(BOTH)
    assert asked(game).ask == "hero-turn", "only one card is left that waits"
    assert [card_in(game, slot)["die"] for slot in ("blue-1", "blue-2", "blue-3")] == [True, True, True]


@rule("LB-RULE-62")
def test_a_die_that_nobody_waits_for_is_free(tmp_path: Path) -> None:
    game = locked(3, tmp_path, heroes={"teagaan": {"at": "tomb"}, "arne": {}})
    choose(game, "activate:tomb", "slay:blue-1")
    assert view(game)["dice"]["white"] == 1


@rule("LB-RULE-63")
def test_the_grey_die_cannot_be_locked(tmp_path: Path) -> None:
    heroes = {"kazgin": {"at": "market"}, "arne": {}}
    game = locked(4, tmp_path, "grey:red", heroes=heroes)
    game.choose("fight:red-3")
    assert happened(game, "roll")[0]["faces"] == ("red",)
    assert "win:red-3" in offers(game)


@rule("LB-RULE-64")
@pytest.mark.parametrize(("equipment", "standard"), [(1, ""), (0, "red")])
def test_a_fight_without_dice_is_won_by_tokens_or_resistance_0(
    equipment: int, standard: str, tmp_path: Path
) -> None:
    heroes = {"teagaan": {"at": "market", "equipment": {"red": equipment}}, "arne": {}}
    game = locked(3, tmp_path, heroes=heroes, standard=standard)
    game.choose("fight:red-3")
    assert happened(game, "roll")[0]["faces"] == ()
    assert "win:red-3" in offers(game)


@rule("LB-RULE-64")
def test_a_fight_without_dice_that_no_token_could_win_is_not_offered(tmp_path: Path) -> None:
    game = locked(3, tmp_path, heroes={"teagaan": {"at": "market", "equipment": {"blue": 1}}, "arne": {}})
    assert "fight:red-3" not in offers(game)
    assert ("fight:red-3", "no-dice", "LB-RULE-64") in [
        (one.id, one.reason, one.rule) for one in asked(game).barred
    ]


@rule("LB-RULE-65")
def test_a_die_is_locked_at_once_when_the_card_comes_into_play(tmp_path: Path) -> None:
    locker = foe(enter=["draw", "lose-life"], permanent=["lock-die"])
    content = own_content(tmp_path, locker)
    game = position(heroes=("teagaan", "arne"), phase="board", deck=["foe"], content=content)
    game.choose("place:red-1")
    assert asked(game).ask == "order", "its enter effects are still to come"
    assert view(game)["dice"]["locked"] == 1


@rule("LB-RULE-65")
def test_a_roll_that_is_made_stands_although_a_die_is_locked_now(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(exit=["draw"]), *lockers(1))
    game = corner(
        {"red-3": "foe", "green-1": monster("green", 2, exit=(), permanent=())},
        *("red", "green", "green"),
        deck=["locker-1"],
        content=content,
    )
    choose(game, BOTH, "place:blue-1")
    assert view(game)["dice"]["locked"] == 1
    assert (card(game, "red-3"), card(game, "green-1")) == (None, None)


@rule("LB-RULE-66")
def test_the_net_frees_the_die_and_it_is_locked_again_when_the_net_leaves(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "trebuchet", "calls": 1}, "arne": {}},
        cards={"red-2": "foe"},
        content=own_content(tmp_path, foe(permanent=["lock-die"], exit=["lose-life"])),
    )
    assert view(game)["dice"]["white"] == 2
    choose(game, "activate:trebuchet", "net:red-2>permanent-lock-die")
    assert view(game)["dice"]["white"] == 3
    game.choose("call:trebuchet")
    assert view(game)["dice"]["white"] == 2


@rule("LB-RULE-66")
def test_the_net_lifts_the_ban_on_equipment_while_it_covers_it(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "trebuchet", "calls": 1}, "arne": {}},
        cards={"red-2": "foe"},
        content=own_content(tmp_path, foe(permanent=["no-equipment"], exit=["lose-life"])),
    )
    assert view(game)["dice"]["equipment_banned"]
    choose(game, "activate:trebuchet", "net:red-2>permanent-no-equipment")
    assert not view(game)["dice"]["equipment_banned"]
    game.choose("call:trebuchet")
    assert view(game)["dice"]["equipment_banned"]


# Bans


@rule("LB-RULE-67")
def test_the_ban_covers_own_and_lent_tokens_in_every_fight() -> None:
    ban = card_with(permanent="no-equipment")
    armed = {"at": "market", "equipment": {"red": 1}}
    for banned in (True, False):
        cards = {"red-3": RED_1, **({"blue-2": ban} if banned else {})}
        game = position(
            heroes={"teagaan": armed, "arne": armed}, cards=cards, script=combat("black", "black", "black")
        )
        game.choose("fight:red-3")
        assert ("win:red-3" in offers(game)) == (not banned)


@rule("LB-RULE-67")
def test_the_ban_ends_when_the_last_banning_card_leaves() -> None:
    first, second = cards_with(permanent="no-equipment")[:2]
    heroes = {"teagaan": {"at": "tomb", "calls": 1}, "arne": {}}
    game = position(heroes=heroes, cards={"blue-1": first, "red-1": second})
    choose(game, "activate:tomb", "slay:blue-1")
    assert view(game)["dice"]["equipment_banned"]
    game.choose("call:tomb")
    assert not view(game)["dice"]["equipment_banned"]


@rule("LB-RULE-67")
def test_the_ban_ends_when_the_last_banning_card_is_netted(tmp_path: Path) -> None:
    ban = ["no-equipment"]
    for cards in ({"red-1": "foe", "red-2": "other"}, {"red-1": "foe"}):
        game = position(
            heroes={"teagaan": {"at": "market", "calls": 1}, "arne": {}},
            cards=cards,
            content=own_content(tmp_path, foe(permanent=ban), foe("other", permanent=ban)),
        )
        game.choose("call:trebuchet")
        if "other" in cards.values():
            game.choose("net:red-1>permanent-no-equipment")
        assert view(game)["dice"]["equipment_banned"] == ("other" in cards.values())


@rule("LB-RULE-68")
def test_white_faces_are_void_against_one_card_and_serve_the_other(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(permanent=["no-white"]))
    game = position(
        heroes={"kazgin": {"at": "market"}, "arne": {}},
        cards={"red-3": "foe", "green-1": monster("green", 4, permanent=())},
        script=[*combat("white", "white", "white"), "grey:white"],
        content=content,
    )
    game.choose("fight:red-3+green-1")
    assert offers(game, "win") == {"win:green-1"}


@rule("LB-RULE-68")
def test_a_coloured_face_goes_where_white_does_not(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(permanent=["no-white"]))
    game = corner({"red-3": "foe", "green-1": RED_1}, "red", "white", "black", content=content)
    assert BOTH in offers(game)


# Tokens


@rule("LB-RULE-69")
def test_the_fighter_decides_on_tokens_of_pinned_and_cursed_heroes_on_the_tile() -> None:
    game = position(
        heroes={
            "teagaan": {"at": "market"},
            "arne": {"at": "market", "pinned": True, "equipment": {"red": 1}},
            "mylfaar": {"at": "market", "cursed": True, "equipment": {"red": 1}},
            "kazgin": {"at": "tower", "equipment": {"red": 1}},
        },
        cards={"red-3": RED_2},
        script=combat("black", "black", "black"),
    )
    game.choose("fight:red-3")
    assert offers(game, "spend") == {"spend:arne>red", "spend:mylfaar>red"}
    assert {option.seat for option in asked(game).options} == {0}
    game.choose("win:red-3")
    assert (hero(game, "arne")["equipment"], hero(game, "mylfaar")["equipment"]) == ({}, {})
    assert hero(game, "kazgin")["equipment"] == {"red": 1}


@rule("LB-RULE-69")
def test_a_hero_who_has_come_to_the_tile_by_then_lends_tokens() -> None:
    game = position(
        heroes={"elmer": {"at": "market"}, "arne": {"at": "tower", "equipment": {"red": 1}}},
        cards={"red-3": RED_1},
        script=combat("black", "black", "black"),
    )
    choose(game, "lend:arne", "move:market", "fight:red-3")
    assert "win:red-3" in offers(game)


@rule("LB-RULE-70")
def test_any_number_of_surplus_tokens_may_be_spent_own_or_lent() -> None:
    game = position(
        heroes={
            "teagaan": {"at": "market", "equipment": {"red": 2, "green": 1}},
            "arne": {"at": "market", "equipment": {"red": 1}},
        },
        cards={"red-3": RED_1},
        script=combat("red", "red", "red"),
    )
    choose(game, "fight:red-3", "spend:teagaan>red", "spend:arne>red", "spend:teagaan>red")
    assert card(game, "red-3") is None
    assert (hero(game, "teagaan")["equipment"], hero(game, "arne")["equipment"]) == ({"green": 1}, {})


@rule("LB-RULE-70")
def test_tokens_are_spent_only_in_the_colour_of_a_card_that_falls() -> None:
    cards = {"red-3": RED_1, "green-1": monster("green", 4, permanent=())}
    game = corner(cards, "red", "black", "black", equipment={"red": 2, "green": 1})
    assert offers(game, "spend") == {"spend:teagaan>red"}
    cards = {"red-3": RED_1, "green-1": GREEN_1}
    game = corner(cards, "white", "black", "black", equipment={"red": 2})
    game.choose("spend:teagaan>red")
    assert offers(game, "win") == {"win:red-3", BOTH}, "the red card falls, since red was spent"


@rule("LB-RULE-70")
def test_no_token_is_spent_in_a_lost_fight() -> None:
    game = corner({"red-3": RED_2}, "black", "black", "black", equipment={"red": 1})
    assert asked(game).ask == "hero-turn"
    assert hero(game, "teagaan")["equipment"] == {"red": 1}


@rule("LB-RULE-71")
def test_once_a_token_is_spent_the_win_cannot_be_declined() -> None:
    game = corner({"red-3": RED_1}, "red", "red", "red", equipment={"red": 2})
    assert "decline" in offers(game)
    game.choose("spend:teagaan>red")
    assert offers(game) == {"win:red-3", "spend:teagaan>red"}


@rule("LB-RULE-72")
def test_a_player_may_decline_against_one_of_two() -> None:
    game = corner({"red-3": RED_1, "green-1": GREEN_1}, "red", "green", "black")
    assert offers(game) == {BOTH, "win:red-3", "win:green-1", "decline"}
    game.choose("win:red-3")
    assert card(game, "red-3") is None
    assert card(game, "green-1")


# What follows a win


@rule("LB-RULE-73")
def test_a_card_drawn_by_the_exit_effect_cannot_use_the_slot(tmp_path: Path) -> None:
    one, two = idle(2, apart=[RED_1])
    game = corner(
        {"red-1": one, "red-2": two, "red-3": "foe"},
        *("red", "red", "red"),
        deck=[RED_1],
        content=own_content(tmp_path, foe(exit=["draw"])),
    )
    game.choose("win:red-3")
    assert offers(game) == {
        f"place:{colour}-{n}" for colour in ("green", "blue", "yellow") for n in (1, 2, 3)
    }


@rule("LB-RULE-73")
def test_a_decay_roll_counts_the_line_from_the_slot(tmp_path: Path) -> None:
    heroes = {"teagaan": {"at": "market"}, "arne": {}}
    game = position(
        heroes=heroes,
        cards={"green-1": "foe"},
        evil=["market"],
        script=[*combat("red", "red", "red"), "decay:evil"],
        content=own_content(tmp_path, foe(exit=["decay"])),
    )
    choose(game, "fight:green-1", "win:green-1")
    assert evil_tiles(game) == ["tower", "market"]


@rule("LB-RULE-73")
def test_permanent_effects_last_until_the_exit_effects_are_over(tmp_path: Path) -> None:
    banning = foe(permanent=["no-equipment"], exit=["gain-equipment"])
    game = corner({"red-3": "foe"}, "red", "red", "red", content=own_content(tmp_path, banning))
    game.choose("win:red-3")
    assert asked(game).ask == "gain-equipment"
    assert card(game, "red-3") and view(game)["dice"]["equipment_banned"]
    game.choose("take:red")
    assert card(game, "red-3") is None and not view(game)["dice"]["equipment_banned"]


@rule("LB-RULE-74")
def test_the_exit_effects_of_two_cards_come_in_any_order_before_both_leave(tmp_path: Path) -> None:
    content = own_content(
        tmp_path, foe(exit=["gain-call", "gain-life"]), foe("other", "green", exit=["lose-round"])
    )
    game = corner({"red-3": "foe", "green-1": "other"}, "red", "green", "green", content=content)
    game.choose(BOTH)
    assert offers(game) == {"apply:foe>gain-call", "apply:other>lose-round"}
    game.choose("apply:foe>gain-call")
    order = kinds(game, "gain-life", "gain-call", "lose-call", "discard")
    assert order == ["gain-life", "gain-call", "lose-call", "discard", "discard"]
    assert view(game)["discard"] == ["foe", "other"]


def fatal(folder: Path, *exit: str, script: tuple[str, ...] = (), **more: Any) -> Game:
    """Teagaan with one life token has defeated a card and lost that token by its first exit effect."""
    others = more.pop("others", {"arne": {}, "kazgin": {"cursed": True}})
    game = position(
        heroes={"teagaan": {"at": "market", "life": 1}, **others},
        cards={"red-3": "foe"},
        script=[*combat("red", "red", "red"), *script],
        content=own_content(folder, foe(exit=["lose-life", *exit])),
        **more,
    )
    choose(game, "fight:red-3", "win:red-3", "apply:foe>lose-life")
    assert hero(game, "teagaan")["status"] == "eliminated"
    return game


@rule("LB-RULE-75")
def test_after_the_fighter_is_eliminated_the_team_chooses_who_applies_each_effect(tmp_path: Path) -> None:
    game = fatal(tmp_path, "curse", "gain-equipment")
    assert hero(game, "arne")["cursed"], "nobody else can be cursed"
    assert offers(game) == {"suffer:arne", "suffer:kazgin"}
    assert {option.seat for option in asked(game).options} == {None}
    choose(game, "suffer:kazgin", "take:black")
    assert hero(game, "kazgin")["equipment"] == {"black": 1}


@rule("LB-RULE-75")
def test_whoever_applies_a_draw_stands_in_for_the_active_player(tmp_path: Path) -> None:
    black = monster("black", enter="lose-round")
    game = fatal(tmp_path, "draw", deck=[black])
    game.choose("suffer:kazgin")
    assert offers(game) == {"place:blue-1", "place:blue-2", "place:blue-3"}, "the board of Kazgin"
    assert {option.seat for option in asked(game).options} == {2}


@rule("LB-RULE-75")
def test_whoever_rolls_the_decay_die_suffers_it(tmp_path: Path) -> None:
    game = fatal(tmp_path, "decay", script=("decay:life",), deck=idle(1))
    game.choose("suffer:arne")
    assert hero(game, "arne")["life"] == 2


@rule("LB-RULE-75")
def test_an_effect_that_fits_nobody_is_ignored_and_the_turn_ends(tmp_path: Path) -> None:
    game = fatal(tmp_path, "lose-round", deck=[monster("green", enter=(), permanent=())])
    assert happened(game, "nobody") == [{"effect": "lose-round"}]
    assert card(game, "red-3") is None
    assert happened(game, "turn-ends")[0] == {"board": "red"}
    assert view(game)["turn"]["board"] == "green"


@rule("LB-RULE-75")
def test_with_no_hero_left_the_game_is_lost(tmp_path: Path) -> None:
    game = position(
        heroes={"teagaan": {"at": "market", "life": 1}},
        cards={"red-3": "foe"},
        script=combat("red", "red", "red"),
        content=own_content(tmp_path, foe(exit=["lose-life", "gain-life"])),
    )
    choose(game, "fight:red-3", "win:red-3", "apply:foe>lose-life")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.reason) == (False, "heroes")


def rewarded(folder: Path, *exit: str, first: Sequence[str] = (), **more: Any) -> Game:
    """Teagaan has defeated a card with these exit effects, after choosing `first`."""
    content = own_content(folder, foe(exit=list(exit)))
    return choose(corner({"red-3": "foe"}, "red", "red", "red", content=content, **more), *first, "win:red-3")


@rule("LB-RULE-76")
def test_to_cleanse_may_be_declined(tmp_path: Path) -> None:
    game = rewarded(tmp_path, "cleanse", evil=["tomb"], first=["choose-rewards"])
    assert offers(game) == {"banish:tomb", "decline"}
    game.choose("decline")
    assert evil_tiles(game) == ["tomb"]


@rule("LB-RULE-76")
def test_life_and_call_together_may_be_declined(tmp_path: Path) -> None:
    game = rewarded(tmp_path, "gain-life-and-call", first=["choose-rewards"])
    assert offers(game) == {"take:life+call", "take:life", "take:call", "decline"}
    game.choose("decline")
    assert (hero(game, "teagaan")["life"], hero(game, "teagaan")["calls"]) == (3, 0)


@rule("LB-RULE-76")
def test_rewards_that_may_be_left_are_taken_unless_the_winner_wants_to_choose(tmp_path: Path) -> None:
    game = rewarded(tmp_path, "gain-life-and-call", "cleanse", evil=["tomb"])
    assert asked(game).ask == "hero-turn"
    assert (hero(game, "teagaan")["life"], hero(game, "teagaan")["calls"]) == (4, 1)
    assert evil_tiles(game) == []


@rule("LB-RULE-76")
def test_nothing_is_to_be_chosen_where_every_reward_is_given(tmp_path: Path) -> None:
    content = own_content(tmp_path, foe(exit=["gain-life"]))
    game = corner({"red-3": "foe"}, "red", "red", "red", content=content)
    assert offers(game) == {"win:red-3", "decline"}


@rule("LB-RULE-76")
def test_other_rewards_are_not_optional(tmp_path: Path) -> None:
    game = rewarded(tmp_path, "gain-life", "gain-call", "gain-equipment")
    assert (hero(game, "teagaan")["life"], hero(game, "teagaan")["calls"]) == (4, 1)
    assert offers(game) == {f"take:{colour}" for colour in COLOURS}


@rule("LB-RULE-77")
@pytest.mark.parametrize(("missing", "there"), [("calls", "life"), ("life", "call")])
def test_where_only_one_of_life_and_call_is_left_the_player_gets_that(
    missing: str, there: str, tmp_path: Path
) -> None:
    game = rewarded(tmp_path, "gain-life-and-call", reserve={missing: 0})
    got = (hero(game, "teagaan")["life"], hero(game, "teagaan")["calls"])
    assert got == ((4, 0) if there == "life" else (3, 1))


# Payments


def beside(own: int, neighbours: int, resistance: int = 2) -> Game:
    """Teagaan and Kazgin share the Market; the roll leaves one red face missing."""
    return position(
        heroes={
            "teagaan": {"at": "market", "equipment": {"red": own}},
            "kazgin": {"at": "market", "equipment": {"red": neighbours}},
        },
        cards={"red-3": monster("red", resistance, permanent=())},
        script=combat("red", "green", "green"),
    )


@rule("LB-FIGHT-5")
def test_an_option_says_whose_token_it_spends() -> None:
    game = choose(beside(own=0, neighbours=1), "fight:red-3")
    assert asked(game).options["win:red-3"].on == ("red-3", "kazgin.red")


@rule("LB-FIGHT-5")
def test_two_payments_are_two_options_and_the_own_token_comes_first() -> None:
    game = choose(beside(own=1, neighbours=1), "fight:red-3")
    wins = asked(game).options.of("win")
    assert [option.id for option in wins] == ["win:red-3", "win:red-3>kazgin.red"]
    assert [option.on[1:] for option in wins] == [("teagaan.red",), ("kazgin.red",)]
    game.choose("win:red-3>kazgin.red")
    assert (hero(game, "teagaan")["equipment"], hero(game, "kazgin")["equipment"]) == ({"red": 1}, {})


@rule("LB-FIGHT-5")
def test_two_tokens_may_come_from_two_heroes() -> None:
    game = choose(beside(own=2, neighbours=1, resistance=3), "fight:red-3")
    paid = [option.on[1:] for option in asked(game).options.of("win")]
    assert paid == [("teagaan.red", "teagaan.red"), ("teagaan.red", "kazgin.red")]
