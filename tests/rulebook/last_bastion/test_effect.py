"""The icons of the cards: when they apply, to whom, and what they do."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from holdfast.games.last_bastion.content.schema import HARMS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, cards_with, filled, icons_of, idle, monster
from tests.rulebook.last_bastion.look import (
    asked,
    card,
    card_ids,
    events,
    evil_tiles,
    hero,
    kinds,
    offered,
    reserve,
    view,
)
from tests.rulebook.last_bastion.positions import position

FOUR = ("elmer", "kazgin", "arne", "sindara")
QUIET = idle(2, enter=())
HAUNTING = card_with(recurring=("haunt",))
LOCKING = cards_with(permanent="lock-die")
BANNING = card_with(permanent=("no-equipment",))

Heroes = Mapping[str, Mapping[str, Any]] | Sequence[str]


def arrived(id: str, heroes: Heroes = ("elmer", "kazgin"), **facts: Any) -> Game:
    """The active player has drawn that card and put it down."""
    game = position(heroes, phase="board", deck=[id, *QUIET], **facts)
    game.choose(asked(game).options[0])
    return game


def beaten(id: str, elmer: Mapping[str, Any] | None = None, script: Sequence[str] = (), **facts: Any) -> Game:
    """Elmer has beaten that card in a fight, with tokens alone."""
    printed = PRINTED.cards[id]
    useless = "green" if printed.colour == "red" else "red"
    armed = {"at": "tower", "equipment": {printed.colour: printed.resistance}}
    game = position(
        {"elmer": armed | dict(elmer or {}), "kazgin": {}},
        {"red-2": id},
        script=[f"combat:{useless}"] * 3 + list(script),
        **facts,
    )
    game.choose("fight:red-2")
    game.choose("win:red-2")
    return game


# When


@rule("LB-EFFECT-1")
def test_an_enter_effect_applies_once_when_the_card_comes() -> None:
    game = arrived(card_with(enter="lose-life", colour="black"))
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 3)
    assert kinds(game, "place", "effect") == ["place", "effect"]


@rule("LB-EFFECT-1")
def test_an_enter_effect_never_applies_again() -> None:
    entering = card_with(enter="lose-life", recurring=())
    game = position(cards={"red-1": entering}, phase="begin", deck=QUIET)
    assert kinds(game, "effect") == []
    assert hero(game, "elmer")["life"] == 3


@rule("LB-EFFECT-2")
def test_a_permanent_effect_begins_when_the_card_comes() -> None:
    game = position(phase="board", deck=[LOCKING[0]])
    assert game.view()["dice"]["white"] == 3
    game.choose(asked(game).options[0])
    assert view(game)["dice"]["white"] == 2


@rule("LB-EFFECT-2")
@pytest.mark.parametrize(("turn", "fight", "faces"), [("red", "fight:red-2", 2), ("blue", "fight:blue-2", 3)])
def test_a_permanent_effect_binds_all_players(turn: str, fight: str, faces: int) -> None:
    first, second = idle(2)
    game = position(
        {"elmer": {"at": "tower"}, "kazgin": {"at": "tomb"}},
        {"green-1": LOCKING[0], "red-2": first, "blue-2": second},
        turn=turn,
    )
    game.choose(fight)
    roll = events(game, "roll")[0].data
    assert len(roll["faces"]) == faces
    assert len(roll["faces"]) - roll["grey"] == 2


@rule("LB-EFFECT-2")
def test_a_permanent_effect_ends_when_the_card_leaves() -> None:
    game = position(
        {"elmer": {"at": "tomb"}, "kazgin": {}},
        {"green-1": LOCKING[0], "red-1": LOCKING[1], "red-2": QUIET[0]},
    )
    assert game.view()["dice"]["white"] == 1
    game.choose("activate:tomb")
    game.choose("slay:green-1")
    assert view(game)["dice"]["white"] == 2


@rule("LB-EFFECT-3")
def test_a_recurring_effect_applies_in_every_horde_phase_of_its_board_and_in_no_other() -> None:
    own, neutral = cards_with(recurring=("haunt",), exit=())[:2]
    game = position(
        ("elmer",),
        filled("blue") | {"blue-1": own, "green-2": neutral},
        boards=("blue", "red", "green", "yellow"),
        phase="begin",
    )
    game.choose("done")
    board, acted = "", []
    for event in game.events:
        if event.what == "turn":
            board = event.data["board"]
        elif event.what == "effect":
            acted.append((board, event.data["card"]))
    assert acted == [("blue", own), ("green", neutral), ("blue", own)]


@rule("LB-EFFECT-4")
def test_an_exit_effect_is_applied_once_by_the_player_who_defeats_the_card() -> None:
    rewarding = card_with(exit=("gain-life",))
    game = beaten(rewarding)
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (4, 3)
    assert kinds(game, "effect", "discard", "turn-ends") == ["effect", "discard"]


@rule("LB-EFFECT-4")
def test_an_exit_effect_is_the_fighters_on_a_board_of_another_player_too() -> None:
    rewarding = card_with(exit=("gain-life",))
    printed = PRINTED.cards[rewarding]
    game = position(
        {"elmer": {"at": "tomb", "equipment": {printed.colour: printed.resistance}}, "kazgin": {}},
        {"blue-2": rewarding},
    )
    game.choose("fight:blue-2")
    game.choose("win:blue-2")
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (4, 3)


@rule("LB-EFFECT-5")
def test_exit_effects_may_be_good_or_bad() -> None:
    good, bad = card_with(exit=("gain-life",)), card_with(exit=("decay",))
    assert hero(beaten(good), "elmer")["life"] == 4
    assert hero(beaten(bad, script=["decay:life"]), "elmer")["life"] == 2
    codes = {code for id in PRINTED.cards for code in icons_of(id, "exit")}
    assert codes & HARMS
    assert codes - HARMS


@rule("LB-EFFECT-6")
def test_no_exit_effect_at_the_tomb() -> None:
    first, second = cards_with(exit=("gain-life",))[:2]
    game = position({"elmer": {"at": "tomb", "life": 3}, "kazgin": {}}, {"red-2": first, "red-3": second})
    game.choose("activate:tomb")
    game.choose("slay:red-2")
    assert hero(game, "elmer")["life"] == 2
    assert kinds(game, "effect") == []


@rule("LB-EFFECT-6")
def test_no_exit_effect_in_the_trap() -> None:
    drawn = card_with(exit="gain-life", colour="red")
    game = position({"elmer": {"life": 3}, "kazgin": {}}, phase="board", trap="red-2", deck=[drawn])
    game.choose("place:red-2")
    assert view(game)["discard"] == [drawn]
    assert hero(game, "elmer")["life"] == 3
    assert kinds(game, "effect") == []


@rule("LB-EFFECT-7")
def test_every_exit_effect_of_a_card_is_applied() -> None:
    rich = card_with(exit=("gain-equipment", "gain-call"))
    game = beaten(rich)
    game.choose("take:black")
    assert hero(game, "elmer")["calls"] == 1
    assert hero(game, "elmer")["equipment"] == {"black": 1}


@rule("LB-EFFECT-7")
def test_a_card_may_have_an_enter_effect_and_a_recurring_one() -> None:
    both = card_with(enter=("lose-life",), recurring=("haunt",))
    game = arrived(both)
    assert [event.data["effect"] for event in events(game, "effect")] == ["lose-life"]
    game = position(cards={"red-1": both}, phase="begin", deck=QUIET)
    assert [event.data["effect"] for event in events(game, "effect")] == ["haunt"]


# Enter, recurring and negative exit icons


@rule("LB-EFFECT-8")
def test_haunt_puts_evil_on_the_card_first() -> None:
    game = position(cards={"red-2": HAUNTING}, phase="begin", deck=QUIET)
    before = game.view()["reserve"]["evil"]
    shown = card(game, "red-2")
    assert shown is not None
    assert shown["evil"]
    assert evil_tiles(game) == []
    assert reserve(game)["evil"] == before - 1


@rule("LB-EFFECT-9")
@pytest.mark.parametrize(
    ("there", "falls"), [((), "tower"), (("tower",), "standard"), (("tower", "market"), None)]
)
def test_haunt_moves_evil_from_the_card_to_the_nearest_tile_without_any(
    there: tuple[str, ...], falls: str | None
) -> None:
    game = position(cards={"red-2": {"card": HAUNTING, "evil": True}}, phase="begin", evil=there, deck=QUIET)
    before = game.view()["reserve"]["evil"]
    shown = card(game, "red-2")
    assert shown is not None
    assert not shown["evil"]
    assert set(evil_tiles(game)) == {*there, falls or "standard"}
    assert reserve(game)["evil"] == before
    assert (game.outcome is None) == (falls is not None)


@rule("LB-EFFECT-10")
def test_haunt_does_one_half_at_a_time() -> None:
    game = position(
        ("elmer",),
        filled("blue") | {"blue-2": HAUNTING},
        boards=("blue", "red", "green", "yellow"),
        phase="begin",
    )
    seen = []
    for _ in range(4):
        shown = card(game, "blue-2")
        assert shown is not None
        seen.append((shown["evil"], len(evil_tiles(game))))
        game.choose("done")
    assert seen == [(True, 0), (False, 1), (True, 1), (False, 2)]


@rule("LB-EFFECT-11")
def test_draw_brings_one_more_card_by_the_placement_rules() -> None:
    game = arrived("hollow-summoner")
    drawn = QUIET[0]
    board = PRINTED.cards[drawn].colour
    assert asked(game).about["card"] == drawn
    assert offered(game) == [f"place:{board}-{number}" for number in (1, 2, 3)]
    game.choose(f"place:{board}-3")
    assert card_ids(game)[f"{board}-3"] == drawn
    assert asked(game).ask == "hero-turn"


@rule("LB-EFFECT-12")
def test_lose_life_takes_a_life_token_of_the_active_player() -> None:
    game = position(cards={"red-1": card_with(recurring="lose-life")}, phase="begin", deck=QUIET)
    before = game.view()["reserve"]["life"]
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 3)
    assert reserve(game)["life"] == before + 1


@rule("LB-EFFECT-13")
@pytest.mark.parametrize("lost", ["red", "call"])
def test_lose_round_returns_equipment_or_a_call_to_arms(lost: str) -> None:
    game = position(
        {"elmer": {"equipment": {"red": 1}, "calls": 1}, "kazgin": {}},
        {"red-1": "butcher"},
        phase="begin",
        deck=QUIET,
    )
    before = game.view()["reserve"]
    assert offered(game) == ["lose:red", "lose:call"]
    game.choose(f"lose:{lost}")
    assert hero(game, "elmer")["calls"] == (0 if lost == "call" else 1)
    assert hero(game, "elmer")["equipment"] == ({} if lost == "red" else {"red": 1})
    assert reserve(game)["calls"] == before["calls"] + (lost == "call")
    assert reserve(game)["equipment"]["red"] == before["equipment"]["red"] + (lost == "red")


@rule("LB-EFFECT-14")
def test_who_has_no_round_token_loses_nothing() -> None:
    game = position(
        {"elmer": {"life": 3}, "kazgin": {"calls": 1}}, {"red-1": "butcher"}, phase="begin", deck=QUIET
    )
    before = game.view()["heroes"]
    assert asked(game).ask == "place"
    assert view(game)["heroes"] == before


@rule("LB-EFFECT-15")
def test_decay_makes_the_active_player_roll_and_suffer() -> None:
    rotting = card_with(recurring=("decay",))
    game = position(cards={"red-1": rotting}, phase="begin", deck=QUIET, script=["decay:life"])
    assert asked(game).ask == "place"
    assert [(event.seat, event.data["face"]) for event in events(game, "decay")] == [(0, "life")]
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 3)


@rule("LB-EFFECT-16")
def test_curse_takes_the_power_away_until_the_figure_is_removed() -> None:
    game = arrived(card_with(enter=("curse",)), {"elmer": {"calls": 1}, "kazgin": {}})
    assert (hero(game, "elmer")["cursed"], hero(game, "kazgin")["cursed"]) == (True, False)
    assert "lend:kazgin" not in offered(game)
    game.choose("call:fountain")
    assert not hero(game, "elmer")["cursed"]
    assert "lend:kazgin" in offered(game)


@rule("LB-EFFECT-17")
def test_all_lose_a_round_token_who_have_one() -> None:
    heroes: Heroes = {
        "elmer": {"calls": 1},
        "kazgin": {"equipment": {"red": 1}},
        "arne": {},
        "sindara": {"calls": 2},
    }
    game = arrived(card_with(enter=("all-lose-round",)), heroes)
    assert [hero(game, id)["calls"] for id in FOUR] == [0, 0, 0, 1]
    assert hero(game, "kazgin")["equipment"] == {}
    assert [hero(game, id)["life"] for id in FOUR] == [3, 3, 3, 3]


@rule("LB-EFFECT-18")
def test_all_are_cursed_and_each_stays_so_until_the_own_figure_is_removed() -> None:
    game = arrived(card_with(enter=("all-curse",)), {id: {"calls": 1} for id in FOUR})
    assert [hero(game, id)["cursed"] for id in FOUR] == [True] * 4
    game.choose("call:fountain")
    game.choose("banish:arne")
    game.choose("enough")
    assert [hero(game, id)["power"] for id in FOUR] == [False, False, True, False]


@rule("LB-EFFECT-19")
def test_all_lose_their_next_movement_where_they_stand() -> None:
    places = dict(zip(FOUR, ("tower", "market", "tomb", "tomb"), strict=True))
    game = arrived(card_with(enter=("all-pin",)), {id: {"at": tile} for id, tile in places.items()})
    assert [hero(game, id)["pinned"] for id in FOUR] == [True] * 4
    assert {id: hero(game, id)["tile"] for id in FOUR} == places


@rule("LB-EFFECT-20")
def test_the_next_movement_of_a_pinned_hero_stands_the_figure_up_and_changes_no_tile() -> None:
    game = position({"kazgin": {"at": "tower", "pinned": True}, "elmer": {}})
    assert offered(game, "move") == []
    game.choose("stand")
    assert (hero(game, "kazgin")["pinned"], hero(game, "kazgin")["tile"]) == (False, "tower")
    assert offered(game, "move") == []


# Beneficial exit icons


@rule("LB-EFFECT-21")
def test_gain_equipment_is_one_token_of_choice_among_those_in_the_reserve() -> None:
    game = beaten(card_with(exit=("gain-equipment",), permanent=()), reserve={"black": 0, "green": 0})
    assert set(offered(game)) == {"take:red", "take:blue", "take:yellow"}
    assert asked(game).seats == (0,)
    left = reserve(game)["equipment"]["blue"]
    game.choose("take:blue")
    assert hero(game, "elmer")["equipment"] == {"blue": 1}
    assert reserve(game)["equipment"]["blue"] == left - 1


@rule("LB-EFFECT-22")
@pytest.mark.parametrize(("left", "gained"), [(2, 1), (0, 0)])
def test_gain_life_is_a_life_token_if_one_is_there(left: int, gained: int) -> None:
    game = beaten(card_with(exit=("gain-life",)), {"life": 3}, reserve={"life": left})
    assert hero(game, "elmer")["life"] == 3 + gained
    assert reserve(game)["life"] == left - gained


@rule("LB-EFFECT-23")
@pytest.mark.parametrize(("left", "gained"), [(2, 1), (0, 0)])
def test_gain_call_is_a_call_to_arms_if_one_is_there(left: int, gained: int) -> None:
    game = beaten(card_with(exit=("gain-call",), permanent=()), reserve={"calls": left})
    assert hero(game, "elmer")["calls"] == gained
    assert reserve(game)["calls"] == left - gained


@rule("LB-EFFECT-24")
def test_cleanse_does_not_offer_the_evil_figure_on_the_card_that_is_beaten() -> None:
    cleansing = card_with(exit=("cleanse",))
    printed = PRINTED.cards[cleansing]
    game = position(
        {"elmer": {"at": "tomb", "equipment": {printed.colour: printed.resistance}, "cursed": True}},
        {"blue-2": {"card": cleansing, "evil": True}},
        evil=("tomb",),
    )
    game.choose("fight:blue-2")
    game.choose("win:blue-2")
    assert set(offered(game)) == {"banish:tomb", "banish:elmer", "decline"}


@rule("LB-EFFECT-24")
@pytest.mark.parametrize("freed", ["tomb", "red-2", "elmer"])
def test_cleanse_may_remove_one_evil_figure_from_a_tile_a_card_or_a_hero_board(freed: str) -> None:
    cleansing = card_with(exit=("cleanse",))
    printed = PRINTED.cards[cleansing]
    game = position(
        {
            "elmer": {"at": "tomb", "equipment": {printed.colour: printed.resistance}, "cursed": True},
            "kazgin": {},
        },
        {"blue-2": cleansing, "red-2": {"card": HAUNTING, "evil": True}},
        evil=("tomb",),
    )
    game.choose("fight:blue-2")
    game.choose("win:blue-2")
    assert set(offered(game)) == {"banish:tomb", "banish:red-2", "banish:elmer", "decline"}
    left = reserve(game)["evil"]
    game.choose(f"banish:{freed}")
    assert reserve(game)["evil"] == left + 1
    haunted = card(game, "red-2")
    assert haunted is not None
    stays = {"tomb": bool(evil_tiles(game)), "red-2": haunted["evil"], "elmer": hero(game, "elmer")["cursed"]}
    assert stays == {"tomb": True, "red-2": True, "elmer": True} | {freed: False}


@rule("LB-EFFECT-25")
@pytest.mark.parametrize(
    ("life", "calls", "takes"),
    [
        (2, 2, ["take:life+call", "take:life", "take:call", "decline"]),
        (2, 0, ["take:life", "decline"]),
        (0, 2, ["take:call", "decline"]),
    ],
)
def test_gain_life_and_call_gives_each_that_is_there(life: int, calls: int, takes: list[str]) -> None:
    rewarding = card_with(exit=("gain-life-and-call",), permanent=("lock-die",))
    game = beaten_with_two_dice(rewarding, life, calls, questions="all")
    assert offered(game) == takes
    game.choose(takes[0])
    assert hero(game, "elmer")["life"] == 3 + bool(life)
    assert hero(game, "elmer")["calls"] == bool(calls)


def beaten_with_two_dice(id: str, life: int, calls: int, questions: str = "brief") -> Game:
    """Elmer has beaten a card that locks a die; that much is in the reserve."""
    printed = PRINTED.cards[id]
    game = position(
        {"elmer": {"at": "tower", "equipment": {printed.colour: printed.resistance}}, "kazgin": {}},
        {"red-2": id},
        reserve={"life": life, "calls": calls},
        questions=questions,
    )
    game.choose("fight:red-2")
    game.choose("win:red-2")
    return game


# Permanent icons


@rule("LB-EFFECT-26")
def test_white_faces_count_for_nothing_against_no_white() -> None:
    immune = card_with(permanent=("no-white",), resistance=2, exit=())
    colour = PRINTED.cards[immune].colour
    for faces, won in ((["white", "white", colour], False), (["white", colour, colour], True)):
        game = position(
            {"elmer": {"at": "tower"}, "kazgin": {}},
            {"red-2": immune},
            script=[f"combat:{face}" for face in faces],
        )
        game.choose("fight:red-2")
        assert ("win:red-2" in offered(game)) == won


@rule("LB-EFFECT-27")
def test_no_white_concerns_only_the_card_that_bears_it() -> None:
    immune = card_with(permanent=("no-white",), resistance=1)
    other = monster("green" if PRINTED.cards[immune].colour == "red" else "red", 2, permanent=())
    game = position(
        {"elmer": {"at": "trebuchet"}, "kazgin": {}},
        {"red-1": other, "yellow-3": immune},
        script=["combat:white", "combat:white", f"combat:{PRINTED.cards[immune].colour}"],
    )
    game.choose("fight:red-1+yellow-3")
    assert "win:red-1+yellow-3" in offered(game)
    game = position(
        {"elmer": {"at": "trebuchet"}, "kazgin": {}},
        {"red-1": other, "yellow-3": immune},
        script=["combat:white"] * 3,
    )
    game.choose("fight:red-1+yellow-3")
    assert offered(game, "win") == ["win:red-1"]


@rule("LB-EFFECT-28")
def test_a_locked_die_lies_on_the_card_and_is_not_rolled_in_fights() -> None:
    game = position({"elmer": {"at": "tower"}, "kazgin": {}}, {"red-2": QUIET[0], "green-1": LOCKING[0]})
    shown = card(game, "green-1")
    assert shown is not None
    assert shown["die"]
    game.choose("fight:red-2")
    assert len(events(game, "roll")[0].data["faces"]) == 2


@rule("LB-EFFECT-29")
def test_locked_dice_are_still_rolled_at_the_market() -> None:
    cards = dict(zip(("green-1", "green-2", "green-3"), LOCKING, strict=False))
    game = position({"elmer": {"at": "market"}, "kazgin": {}}, cards, script=["combat:red", "combat:blue"])
    assert game.view()["dice"]["white"] == 0
    game.choose("activate:market")
    assert hero(game, "elmer")["equipment"] == {"red": 1, "blue": 1}


@rule("LB-EFFECT-30")
@pytest.mark.parametrize(("turn", "fight"), [("red", "fight:red-2"), ("blue", "fight:blue-2")])
def test_nobody_uses_equipment_in_any_fight_under_no_equipment(turn: str, fight: str) -> None:
    first, second = monster("red", 1, recurring=()), monster("blue", 1, recurring=())
    for banned in (True, False):
        game = position(
            {
                "elmer": {"at": "tower", "equipment": {"red": 2}},
                "kazgin": {"at": "tomb", "equipment": {"blue": 2}},
            },
            {"red-2": first, "blue-2": second} | ({"yellow-1": BANNING} if banned else {}),
            turn=turn,
            script=["combat:green"] * 3 + (["grey:green"] if turn == "blue" else []),
        )
        assert game.view()["dice"]["equipment_banned"] == banned
        game.choose(fight)
        assert (asked(game).ask == "settle") != banned


@rule("LB-EFFECT-31")
def test_tokens_may_still_be_taken_under_no_equipment() -> None:
    game = position(
        {"elmer": {"at": "market"}, "kazgin": {}}, {"yellow-1": BANNING}, script=["combat:red", "combat:blue"]
    )
    game.choose("activate:market")
    assert hero(game, "elmer")["equipment"] == {"red": 1, "blue": 1}


@rule("LB-EFFECT-32")
def test_die_and_ban_go_when_their_card_leaves() -> None:
    locked, banned = LOCKING[0], BANNING
    game = position({"elmer": {"at": "tomb", "calls": 1}, "kazgin": {}}, {"red-1": locked, "red-2": banned})
    assert view(game)["dice"] == {"white": 2, "locked": 1, "equipment_banned": True}
    game.choose("activate:tomb")
    game.choose("slay:red-1")
    assert view(game)["dice"] == {"white": 3, "locked": 0, "equipment_banned": True}
    game.choose("call:tomb")
    assert view(game)["dice"] == {"white": 3, "locked": 0, "equipment_banned": False}
