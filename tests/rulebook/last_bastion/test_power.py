"""POWER: what each hero can do that no other can."""

import pytest

from holdfast.games.last_bastion.content.schema import HEROES
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import (
    PRINTED,
    card_with,
    filled,
    icons_of,
    monster,
    warlord,
)
from tests.rulebook.last_bastion.look import asked, card, evil_tiles, hero, reserve
from tests.rulebook.last_bastion.play import card_in, choose, combat, happened, offers, pieces
from tests.rulebook.last_bastion.positions import position

RED = monster("red", 1, exit=(), permanent=())
GREEN = monster("green", 2, exit=(), permanent=())
LORD = warlord(resistance=3, permanent=("no-white",))


def showing(id: str, *, status: str = "healthy", cursed: bool = False) -> Game:
    """That hero beside a card and in line with another, with evil to banish and a companion."""
    facts = {"at": "tavern", "calls": 1, "status": status, "cursed": cursed}
    friend = "arne" if id != "arne" else "elmer"
    return position({id: facts, friend: {"at": "quarry"}}, {"yellow-2": GREEN, "red-1": RED}, evil=["tomb"])


def powers_seen(game: Game) -> set[str]:
    """Whose powers show when the active hero looks round, fights, and looks for another action."""
    by_verb = {"lend": "elmer", "enchant": "mylfaar", "fetch": "arne", "banish": "teagaan"}
    seen = {by_verb[option.verb] for option in asked(game).options if option.verb in by_verb}
    fight = next(iter(offers(game, "fight")))
    if "red-1" in fight:
        seen.add("twindalli")
    game.choose(fight)
    if asked(game).ask == "reroll":
        seen.add("feng-li")
        game.choose("keep")
    if happened(game, "roll")[0]["grey"]:
        seen.add("kazgin")
    if asked(game).ask == "settle":
        game.choose("decline")
    if offers(game, "activate"):
        seen.add("sindara")
    return seen


@rule("LB-POWER-1")
@pytest.mark.parametrize("id", HEROES)
def test_each_hero_has_one_power_and_nobody_elses(id: str) -> None:
    game = showing(id)
    assert {option.seat for option in asked(game).options} == {0}
    assert powers_seen(game) == {id}


@rule("LB-POWER-2")
@pytest.mark.parametrize("id", HEROES)
def test_an_evil_figure_on_the_hero_board_takes_the_power_until_it_is_removed(id: str) -> None:
    assert powers_seen(showing(id, cursed=True)) == set()
    freed = choose(showing(id, cursed=True), "call:fountain", f"banish:{id}", "enough")
    assert powers_seen(freed) == {id}


@rule("LB-POWER-3")
@pytest.mark.parametrize("id", HEROES)
def test_a_wounded_hero_has_lost_the_power_for_good(id: str) -> None:
    assert powers_seen(showing(id, status="wounded")) == set()


# Elmer & Chestnut


@rule("LB-POWER-4")
def test_elmer_has_one_additional_movement_and_no_third() -> None:
    game = choose(position(["elmer", "kazgin"]), "move:tavern", "move:trebuchet")
    assert hero(game, "elmer")["tile"] == "trebuchet"
    assert not offers(game, "move")


@rule("LB-POWER-5")
@pytest.mark.parametrize(
    "course",
    [
        ("activate:market", "move:tower", "move:trebuchet"),
        ("move:tower", "move:market", "activate:market"),
    ],
)
def test_elmer_moves_twice_before_or_after_his_action(course: tuple[str, ...]) -> None:
    game = position({"elmer": {"at": "market"}, "kazgin": {}}, script=combat("red", "blue"))
    choose(game, *course)
    assert not offers(game, "move") and not offers(game, "activate")


@rule("LB-POWER-5")
def test_elmer_may_move_on_each_side_of_his_action() -> None:
    game = position({"elmer": {"at": "tower"}, "kazgin": {}}, script=combat("red", "blue"))
    choose(game, "move:market", "activate:market", "move:tower")
    assert hero(game, "elmer")["tile"] == "tower"


@rule("LB-POWER-6")
def test_elmer_gives_the_additional_movement_to_another_hero_who_moves_at_once() -> None:
    game = choose(position(["elmer", "kazgin"]), "lend:kazgin")
    assert {option.seat for option in asked(game).options} == {1}
    game.choose("move:tomb")
    assert hero(game, "kazgin")["tile"] == "tomb"
    choose(game, "move:tavern")
    assert not offers(game, "move") and not offers(game, "lend")


# Mylfaar


@rule("LB-POWER-7")
def test_mylfaar_puts_her_spell_on_any_card_in_play_once_a_turn() -> None:
    lord = warlord()
    game = position(["mylfaar", "kazgin"], {"green-2": RED, "blue-3": lord})
    assert offers(game, "enchant") == {"enchant:green-2", "enchant:blue-3"}
    game.choose("enchant:blue-3")
    assert pieces(game)["spell"] == "blue-3"
    assert not offers(game, "enchant")


@rule("LB-POWER-7")
def test_mylfaar_moves_her_spell_from_one_card_to_another() -> None:
    game = position(["mylfaar", "kazgin"], {"green-2": {"card": RED, "spell": True}, "blue-3": GREEN})
    assert offers(game, "enchant") == {"enchant:blue-3"}
    game.choose("enchant:blue-3")
    assert not card_in(game, "green-2")["spell"] and card_in(game, "blue-3")["spell"]


@rule("LB-POWER-7")
def test_mylfaar_has_no_spell_in_another_heros_turn() -> None:
    game = position(["mylfaar", "kazgin"], {"green-2": RED}, turn="blue")
    assert not offers(game, "enchant")


@rule("LB-POWER-8")
@pytest.mark.parametrize("id", [monster(resistance=3, permanent=()), LORD])
@pytest.mark.parametrize("fighter", ["mylfaar", "arne"])
def test_the_spell_lowers_resistance_by_one_whoever_fights(id: str, fighter: str) -> None:
    colour = PRINTED.cards[id].colour
    dice = combat(colour, colour, "green" if colour == "red" else "red")

    def fought(spell: bool) -> Game:
        heroes = {fighter: {"at": "tower"}, "arne" if fighter == "mylfaar" else "mylfaar": {}}
        game = position(heroes, {"red-2": {"card": id, "spell": spell}}, script=dice)
        return choose(game, "fight:red-2")

    assert "win:red-2" in offers(fought(spell=True))
    assert happened(fought(spell=False), "fight-lost")


@rule("LB-POWER-9")
@pytest.mark.parametrize(("cursed", "home"), [(False, "mylfaar"), (True, "reserve")])
def test_the_spell_returns_when_its_card_is_discarded(cursed: bool, home: str) -> None:
    facts = {"at": "tower", "cursed": cursed}
    cards = {"red-2": {"card": RED, "spell": True}}
    game = position({"mylfaar": facts, "arne": {}}, cards, script=combat("green", "green", "green"))
    choose(game, "fight:red-2", "win:red-2")
    assert card(game, "red-2") is None
    assert pieces(game)["spell"] == home


@rule("LB-POWER-10")
def test_the_spell_stays_and_works_when_mylfaar_loses_her_power() -> None:
    curse = monster("red", 2, enter=("curse",), exit=())
    cards = {"green-2": {"card": GREEN, "spell": True}}
    game = position(["mylfaar", "arne"], cards, phase="board", deck=[curse])
    choose(game, "place:red-1")
    assert hero(game, "mylfaar")["cursed"]
    assert pieces(game)["spell"] == "green-2"
    assert card_in(game, "green-2")["resistance"] == card_in(game, "green-2")["printed"] - 1


# Arne & Soko


@rule("LB-POWER-11")
def test_arne_takes_an_equipment_token_of_his_choice_from_the_reserve() -> None:
    game = position(["arne", "kazgin"], reserve={"green": 0, "red": 1})
    assert offers(game, "fetch") == {"fetch:red", "fetch:blue", "fetch:yellow", "fetch:black"}
    game.choose("fetch:red")
    assert hero(game, "arne")["equipment"] == {"red": 1}
    assert "red" not in reserve(game)["equipment"]
    assert not offers(game, "fetch")


# Sindara


@rule("LB-POWER-12")
@pytest.mark.parametrize(
    "course",
    [
        ("activate:market", "fight:red-3", "move:tower"),
        ("fight:red-3", "activate:market", "move:tower"),
        ("move:market", "activate:market", "fight:red-3"),
        ("move:market", "fight:red-3", "activate:market"),
    ],
)
def test_sindara_uses_a_tile_and_fights_before_or_after_her_movement(course: tuple[str, ...]) -> None:
    start = "tower" if course[0] == "move:market" else "market"
    game = position({"sindara": {"at": start}, "kazgin": {}}, {"red-3": GREEN})
    for id in course:
        game.choose(id)
        if asked(game).ask == "settle":
            game.choose("decline")
        while asked(game).ask == "market":
            game.choose(asked(game).options[0])
    assert len(happened(game, "fight")) == len(happened(game, "activate")) == 1


@rule("LB-POWER-13")
def test_sindara_moves_by_the_tavern_and_then_fights() -> None:
    facts = {"at": "tavern"}
    game = position({"sindara": facts, "kazgin": {}}, {"red-2": RED}, used={"moved": True})
    choose(game, "activate:tavern", "treat:sindara", "move:tower")
    assert "fight:red-2" in offers(game)


# Teagaan


@rule("LB-POWER-14")
@pytest.mark.parametrize("target", ["quarry", "red-1", "kazgin"])
def test_teagaan_gives_up_his_movement_to_take_one_evil_figure_away(target: str) -> None:
    cards = {"red-1": {"card": RED, "evil": True}}
    game = position({"teagaan": {}, "kazgin": {"cursed": True}}, cards, evil=["quarry"])
    assert offers(game, "banish") == {"banish:quarry", "banish:red-1", "banish:kazgin"}
    game.choose(f"banish:{target}")
    left = {
        *evil_tiles(game),
        *(["red-1"] if card_in(game, "red-1")["evil"] else []),
        *(["kazgin"] if hero(game, "kazgin")["cursed"] else []),
    }
    assert left == {"quarry", "red-1", "kazgin"} - {target}
    assert not offers(game, "move") and not offers(game, "banish")


@rule("LB-POWER-14")
def test_teagaan_who_has_moved_has_nothing_to_give_up() -> None:
    game = choose(position(["teagaan", "kazgin"], evil=["quarry"]), "move:tavern")
    assert not offers(game, "banish")


# Feng-Li


@rule("LB-POWER-15")
def test_feng_li_rerolls_some_dice_of_a_fight() -> None:
    dice = combat("red", "green", "blue", "red", "red")
    game = position({"feng-li": {"at": "tower"}, "kazgin": {}}, {"red-2": RED}, script=dice)
    game.choose("fight:red-2")
    assert len(offers(game, "reroll")) == 7
    game.choose("reroll:d2+d3")
    assert asked(game).about["faces"] == ("red", "red", "red")


@rule("LB-POWER-15")
def test_feng_li_rerolls_all_dice_of_a_tile_and_then_none_in_the_same_phase() -> None:
    dice = combat("red", "green", "blue", "yellow", "green", "green")
    game = position({"feng-li": {"at": "market", "calls": 1}, "kazgin": {}}, script=dice)
    choose(game, "activate:market", "reroll:d1+d2")
    assert hero(game, "feng-li")["equipment"] == {"blue": 1, "yellow": 1}
    game.choose("call:market")
    assert hero(game, "feng-li")["equipment"] == {"blue": 1, "yellow": 1, "green": 2}


@rule("LB-POWER-15")
def test_feng_li_may_keep_what_she_rolled() -> None:
    game = position({"feng-li": {"at": "market"}, "kazgin": {}}, script=combat("red", "green"))
    choose(game, "activate:market", "keep")
    assert hero(game, "feng-li")["equipment"] == {"red": 1, "green": 1}


@rule("LB-POWER-16", "LB-POWER-17")
def test_feng_li_rerolls_the_decay_die_once_and_the_second_result_stands() -> None:
    cards = {"red-2": card_with(recurring=("decay",))}
    script = ["decay:life", "decay:evil"]
    game = position(["feng-li", "kazgin"], cards, phase="cards", script=script, deck=[RED])
    assert offers(game) == {"reroll:decay", "keep"}
    game.choose("reroll:decay")
    assert asked(game).ask == "place"
    assert hero(game, "feng-li")["life"] == 3
    assert evil_tiles(game) == ["tower"]


@rule("LB-POWER-17")
def test_the_second_result_of_combat_dice_stands_too() -> None:
    dice = combat("red", "green", "blue", "green")
    game = position({"feng-li": {"at": "tower"}, "kazgin": {}}, {"red-2": RED}, script=dice)
    choose(game, "fight:red-2", "reroll:d1")
    assert happened(game, "fight-lost")
    assert asked(game).ask == "hero-turn"


@rule("LB-POWER-18")
def test_feng_li_rerolls_the_decay_die_for_a_neutral_board() -> None:
    script = ["decay:life", "decay:blank"]
    game = position(["kazgin", "feng-li"], filled("yellow"), turn="yellow", phase="board", script=script)
    choose(game, "suffer:feng-li", "reroll:decay")
    assert hero(game, "feng-li")["life"] == 3


# Kazgin


@rule("LB-POWER-19")
def test_kazgin_rolls_the_grey_die_too_and_nobody_else_does() -> None:
    dice = [*combat("green", "green", "green"), "grey:red"]
    game = position({"kazgin": {"at": "tower"}, "arne": {}}, {"red-2": RED}, script=dice)
    game.choose("fight:red-2")
    assert asked(game).about["faces"] == ("green", "green", "green", "red")
    assert "win:red-2" in offers(game)
    other = position({"arne": {"at": "tower"}, "kazgin": {}}, {"red-2": RED}, script=combat(*["green"] * 3))
    assert not happened(choose(other, "fight:red-2"), "roll")[0]["grey"]


@rule("LB-POWER-20")
@pytest.mark.parametrize(("fighter", "rolls"), [("kazgin", 0), ("arne", 1)])
def test_kazgin_never_suffers_negative_exit_effects_of_cards_he_fights(fighter: str, rolls: int) -> None:
    id = card_with(exit=("decay",))
    colour = PRINTED.cards[id].colour
    script = [*combat(colour, colour, colour), *(["grey:white"] if fighter == "kazgin" else [])]
    game = position({fighter: {"at": "tower"}, "elmer": {}}, {"red-2": id}, script=script)
    choose(game, "fight:red-2", "win:red-2")
    assert len(happened(game, "decay")) == rolls


# Twindalli


@rule("LB-POWER-21", "LB-POWER-22")
def test_twindalli_fights_one_or_two_cards_in_a_straight_line_from_her_tile() -> None:
    cards = {"yellow-2": GREEN, "red-1": RED, "green-3": monster("blue", 1)}
    dice = combat("red", "green", "green")
    game = position({"twindalli": {"at": "tavern"}, "kazgin": {}}, cards, script=dice)
    assert offers(game, "fight") == {"fight:red-1+yellow-2"}
    game.choose("fight:red-1+yellow-2")
    assert {"win:red-1+yellow-2", "win:red-1", "win:yellow-2", "decline"} <= offers(game)
    game.choose("win:red-1+yellow-2")
    assert card(game, "red-1") is None and card(game, "yellow-2") is None
    assert not offers(game, "fight")


@rule("LB-POWER-22")
def test_a_ranged_fight_follows_the_normal_rules() -> None:
    """Own tokens count, and winning brings the exit effects."""
    id = monster("red", 3, permanent=(), exit="gain-call")
    facts = {"at": "dispensary", "equipment": {"red": 1}}
    game = position({"twindalli": facts, "kazgin": {}}, {"red-1": id}, script=combat("red", "red", "blue"))
    choose(game, "fight:red-1", "win:red-1")
    assert hero(game, "twindalli")["equipment"] == {}
    assert hero(game, "twindalli")["calls"] == icons_of(id, "exit").count("gain-call")


@rule("LB-POWER-23")
def test_twindalli_names_her_targets_before_rolling_when_more_than_two_are_possible() -> None:
    cards = {"red-2": RED, "blue-2": GREEN, "yellow-2": monster("blue", 1, exit=())}
    dice = combat("red", "green", "blue")
    game = position({"twindalli": {}, "kazgin": {}}, cards, script=dice)
    assert offers(game, "fight") == {
        "fight:red-2",
        "fight:blue-2",
        "fight:yellow-2",
        "fight:red-2+blue-2",
        "fight:red-2+yellow-2",
        "fight:blue-2+yellow-2",
    }
    game.choose("fight:red-2+blue-2")
    assert offers(game, "win") == {"win:red-2"}


@rule("LB-POWER-24")
@pytest.mark.parametrize("id", HEROES)
def test_only_twindalli_fights_from_the_centre(id: str) -> None:
    friend = "arne" if id != "arne" else "elmer"
    game = position({id: {}, friend: {}}, {"red-2": RED})
    assert offers(game, "fight") == ({"fight:red-2"} if id == "twindalli" else set())
