"""LB-RULE-100 to 114: rulings on the heroes' powers."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, cards_with, filled, monster
from tests.rulebook.last_bastion.look import asked, card, evil_tiles, hero, reserve, view
from tests.rulebook.last_bastion.own import defeat
from tests.rulebook.last_bastion.play import (
    barred,
    card_in,
    choose,
    combat,
    ended,
    happened,
    offers,
    pieces,
    place_card,
)
from tests.rulebook.last_bastion.positions import LAYOUT, position

RED = monster("red", 1, exit=(), permanent=())
GREEN = monster("green", 2, exit=(), permanent=())
OUT = {"status": "eliminated"}
VERBS = {"elmer": "lend", "mylfaar": "enchant", "arne": "fetch", "teagaan": "banish"}


def at_the_market(id: str, **facts: Any) -> Game:
    """That hero at the market, with a card to fight, another to enchant and evil to banish."""
    friend = "kazgin"
    return position(
        {id: {"at": "market", **facts}, friend: {}}, {"red-3": RED, "blue-1": GREEN}, evil=["tomb"]
    )


@rule("LB-RULE-100")
@pytest.mark.parametrize("id", VERBS)
def test_a_power_may_be_used_before_and_after_an_action_but_not_inside_it(id: str) -> None:
    game = at_the_market(id)
    assert offers(game, VERBS[id])
    game.choose("fight:red-3")
    if asked(game).ask == "settle":
        assert not offers(game, VERBS[id])
        game.choose("decline")
    assert offers(game, VERBS[id])
    game = choose(at_the_market(id, calls=1), "call:tavern")
    assert asked(game).ask == "tavern" and not offers(game, VERBS[id])


@rule("LB-RULE-100")
@pytest.mark.parametrize("id", [id for id in VERBS if id != "teagaan"])
def test_a_power_that_is_no_movement_may_be_used_after_moving(id: str) -> None:
    assert offers(choose(at_the_market(id), "move:tower"), VERBS[id])


@rule("LB-RULE-100")
@pytest.mark.parametrize("id", VERBS)
def test_a_power_is_used_once_in_a_hero_phase(id: str) -> None:
    game = at_the_market(id)
    game.choose(sorted(offers(game, VERBS[id]))[0])
    if asked(game).ask == "given-move":
        game.choose("stay")
    assert not offers(game, VERBS[id])
    assert barred(game, "power").rule in ("LB-RULE-100", "LB-RULE-106")


@rule("LB-RULE-100")
@pytest.mark.parametrize("id", VERBS)
def test_a_power_need_not_be_used(id: str) -> None:
    game = choose(at_the_market(id), "done")
    assert hero(game, id)["equipment"] == {} and pieces(game)["spell"] in (None, "mylfaar")
    assert [one["board"] for one in happened(game, "turn")] == ["green", "blue"]


@rule("LB-RULE-100")
def test_kazgins_die_and_immunity_are_automatic(tmp_path: Path) -> None:
    game = defeat(tmp_path, {"kazgin": {}, "elmer": {}}, ["lose-life"])
    assert happened(game, "roll")[0]["grey"]
    assert hero(game, "kazgin")["life"] == 3
    assert asked(game).ask == "hero-turn"


# Elmer & Chestnut


@rule("LB-RULE-101")
@pytest.mark.parametrize(
    "course",
    [("move:tower", "move:market", "activate:market"), ("move:market", "activate:market", "move:tower")],
)
def test_elmer_makes_both_movements_in_a_row_or_round_his_action(course: tuple[str, ...]) -> None:
    start = "trebuchet" if course[0] == "move:tower" else "tower"
    game = position({"elmer": {"at": start}, "kazgin": {}}, script=combat("red", "blue"))
    choose(game, *course)
    assert not offers(game, "move")


@rule("LB-RULE-101")
def test_elmer_cannot_give_a_movement_to_an_eliminated_hero() -> None:
    assert offers(position({"elmer": {}, "kazgin": OUT, "arne": {}}), "lend") == {"lend:arne"}


@rule("LB-RULE-101")
def test_the_other_heros_player_decides_at_once_whether_and_where_to_move() -> None:
    game = choose(position({"elmer": {}, "kazgin": {"at": "trebuchet"}}), "lend:kazgin")
    assert offers(game) == {"move:tower", "move:tavern", "move:standard", "stay"}
    assert {option.seat for option in asked(game).options} == {1}
    game.choose("stay")
    assert hero(game, "kazgin")["tile"] == "trebuchet"
    choose(game, "move:tavern")
    assert not offers(game, "move") and not offers(game, "lend")


# Mylfaar


@rule("LB-RULE-102")
def test_mylfaar_cannot_take_the_spell_back_without_a_new_target() -> None:
    game = position(["mylfaar", "kazgin"], {"red-1": {"card": RED, "spell": True}})
    assert not offers(game, "enchant")


@rule("LB-RULE-102")
@pytest.mark.parametrize("facts", [{"cursed": True}, {"status": "wounded"}])
def test_mylfaar_without_her_power_cannot_move_the_spell_and_it_works_on(
    facts: dict[str, Any],
) -> None:
    cards: dict[str, Any] = {"red-1": {"card": GREEN, "spell": True}, "red-2": RED}
    game = position({"mylfaar": facts, "kazgin": {}}, cards)
    assert not offers(game, "enchant")
    assert card_in(game, "red-1")["resistance"] == card_in(game, "red-1")["printed"] - 1


@rule("LB-RULE-102")
def test_the_spell_goes_on_working_when_mylfaar_is_eliminated() -> None:
    cards: dict[str, Any] = {"blue-1": {"card": GREEN, "spell": True}, **filled("red", apart=[GREEN])}
    game = position({"mylfaar": {"life": 1}, "kazgin": {}}, cards, phase="board")
    assert hero(game, "mylfaar")["status"] == "eliminated"
    assert pieces(game)["spell"] == "blue-1"
    assert card_in(game, "blue-1")["resistance"] == card_in(game, "blue-1")["printed"] - 1


@rule("LB-RULE-102")
@pytest.mark.parametrize(
    ("facts", "place"),
    [({"cursed": True}, "reserve"), (OUT, None), ({"status": "wounded"}, None), ({"status": "dead"}, None)],
)
def test_where_the_spell_goes_when_its_card_leaves_without_mylfaars_power(
    facts: dict[str, Any], place: str | None
) -> None:
    game = position({"kazgin": {"at": "tomb"}, "mylfaar": facts}, {"red-1": {"card": RED, "spell": True}})
    game.choose("activate:tomb")
    assert card(game, "red-1") is None
    assert pieces(game)["spell"] == place


@rule("LB-RULE-102")
def test_a_spell_in_the_reserve_is_back_when_the_curse_ends() -> None:
    heroes = {"mylfaar": {"at": "tomb", "cursed": True, "calls": 1}, "kazgin": {}}
    game = position(heroes, {"red-1": {"card": RED, "spell": True}, "red-2": GREEN})
    choose(game, "activate:tomb", "slay:red-1", "call:fountain")
    assert pieces(game)["spell"] == "mylfaar"
    assert offers(game, "enchant") == {"enchant:red-2"}


@rule("LB-RULE-103")
def test_the_spell_on_her_board_goes_to_the_reserve_when_she_is_cursed_and_returns() -> None:
    curse = card_with(enter=("curse",), exit=())
    game = position({"mylfaar": {"calls": 1}, "kazgin": {}}, phase="board", deck=[curse])
    place_card(game)
    assert pieces(game)["spell"] == "reserve"
    game.choose("call:fountain")
    assert pieces(game)["spell"] == "mylfaar"


# Arne & Soko


@rule("LB-RULE-104")
def test_arne_finds_nothing_in_an_empty_reserve() -> None:
    game = position(["arne", "kazgin"], reserve=dict.fromkeys(COLOURS, 0))
    assert not offers(game, "fetch")
    assert barred(game, "power").reason == "no-target"


@rule("LB-RULE-104")
def test_arne_may_choose_any_colour_that_is_there_black_included() -> None:
    assert offers(position(["arne", "kazgin"]), "fetch") == {f"fetch:{colour}" for colour in COLOURS}


# Sindara


def sindara(reading: str, **facts: Any) -> Game:
    """Sindara at the tower, with a card to fight there and another beside the market."""
    cards = {"red-2": RED, "red-3": GREEN}
    return position({"sindara": {"at": "tower", **facts}, "kazgin": {}}, cards, sindara_actions=reading)


def fought(game: Game, id: str) -> Game:
    """Fight in vain."""
    game.choose(id)
    if asked(game).ask == "settle":
        game.choose("decline")
    return game


@rule("LB-RULE-105")
def test_sindara_may_not_make_her_normal_movement_between_her_actions() -> None:
    game = choose(fought(sindara("strict", calls=1), "fight:red-2"), "move:market")
    assert not offers(game, "activate")
    assert barred(game, "activate:market").rule == "LB-RULE-105"


@rule("LB-RULE-105")
def test_in_the_looser_reading_sindara_may_move_between_her_actions() -> None:
    game = choose(fought(sindara("loose"), "fight:red-2"), "move:market")
    assert offers(game, "activate") == {"activate:market"}


@rule("LB-RULE-105")
@pytest.mark.parametrize("reading", ["strict", "loose"])
def test_in_both_readings_sindara_may_act_twice_on_one_side_of_her_movement(reading: str) -> None:
    before = fought(sindara(reading, calls=1), "fight:red-2")
    assert offers(before, "activate") == {"activate:tower"}
    after = fought(choose(sindara(reading), "move:market"), "fight:red-3")
    assert offers(after, "activate") == {"activate:market"}


@rule("LB-RULE-105")
@pytest.mark.parametrize("reading", ["strict", "loose"])
def test_a_movement_from_the_tavern_may_lie_between_sindaras_actions(reading: str) -> None:
    game = sindara(reading, at="tavern")
    choose(game, "activate:tavern", "treat:sindara", "move:tower")
    assert offers(game, "fight") == {"fight:red-2"}


@rule("LB-RULE-105")
@pytest.mark.parametrize(("reading", "may"), [("strict", False), ("loose", True)])
def test_standing_up_counts_as_sindaras_normal_movement(reading: str, may: bool) -> None:
    game = choose(fought(sindara(reading, pinned=True), "fight:red-2"), "stand")
    assert bool(offers(game, "activate")) == may


# Teagaan


@rule("LB-RULE-106")
def test_teagaan_gives_up_his_unused_normal_movement_for_one_figure_a_turn() -> None:
    game = choose(position(["teagaan", "kazgin"], evil=["market", "quarry"]), "banish:market")
    assert evil_tiles(game) == ["quarry"]
    assert not offers(game, "move") and not offers(game, "banish")
    moved = choose(position(["teagaan", "kazgin"], evil=["market"]), "move:tavern")
    assert barred(moved, "power").rule == "LB-RULE-106"


@rule("LB-RULE-106")
def test_a_pinned_teagaan_has_no_movement_to_give_up() -> None:
    game = position({"teagaan": {"pinned": True}, "kazgin": {}}, evil=["market"])
    assert not offers(game, "banish")
    assert barred(game, "power").rule == "LB-RULE-106"
    game.choose("stand")
    assert not offers(game, "banish")


@rule("LB-RULE-106")
def test_a_movement_from_the_tavern_cannot_be_traded_in_and_may_be_used_besides() -> None:
    game = position({"teagaan": {"calls": 2}, "kazgin": {}}, evil=["market", "quarry"])
    choose(game, "banish:market", "call:tavern", "treat:teagaan")
    assert "move:tomb" in offers(game) and not offers(game, "banish")
    game.choose("move:tomb")
    assert hero(game, "teagaan")["tile"] == "tomb"
    assert not offers(game, "banish")


@rule("LB-RULE-106")
def test_a_pinned_teagaan_whom_the_tavern_stood_up_may_give_up_his_movement() -> None:
    game = position({"teagaan": {"pinned": True, "calls": 1}, "kazgin": {}}, evil=["market"])
    choose(game, "call:tavern", "treat:teagaan", "stand")
    assert offers(game, "banish") == {"banish:market"}


@rule("LB-RULE-106")
def test_a_cursed_teagaan_cannot_free_his_own_board() -> None:
    assert not offers(position({"teagaan": {"cursed": True}, "kazgin": {}}, evil=["market"]), "banish")


@rule("LB-RULE-107")
def test_the_figure_teagaan_removes_goes_to_the_reserve() -> None:
    game = position(["teagaan", "kazgin"], evil=["market"])
    assert reserve(game)["evil"] == PRINTED.tokens.evil - 1
    game.choose("banish:market")
    assert reserve(game)["evil"] == PRINTED.tokens.evil


# Feng-Li


def feng_li(reading: str, *dice: str, **facts: Any) -> Game:
    """Feng-Li beside a red card, with a Call to arms."""
    heroes = {"feng-li": {"at": "tower", "calls": 2, **facts}, "kazgin": {}}
    return position(heroes, {"red-2": RED}, script=combat(*dice), feng_li_rerolls=reading)


@rule("LB-RULE-108")
@pytest.mark.parametrize(("reading", "again"), [("once", False), ("every-roll", True)])
def test_feng_li_rerolls_combat_dice_once_a_hero_phase_or_once_a_roll(reading: str, again: bool) -> None:
    game = feng_li(reading, "green", "green", "green", "blue", "black", "yellow")
    choose(game, "fight:red-2", "reroll:d1", "call:market")
    assert (asked(game).ask == "reroll") == again


@rule("LB-RULE-108")
@pytest.mark.parametrize("reading", ["once", "every-roll"])
def test_a_roll_is_rerolled_one_time_only(reading: str) -> None:
    game = feng_li(reading, "red", "green", "green", "blue")
    choose(game, "fight:red-2", "reroll:d2")
    assert asked(game).ask == "settle"


@rule("LB-RULE-108")
def test_what_feng_li_keeps_does_not_use_up_her_reroll() -> None:
    game = feng_li("once", "green", "green", "green", "blue", "black")
    choose(game, "fight:red-2", "keep", "call:market")
    assert asked(game).ask == "reroll"


@rule("LB-RULE-108")
def test_feng_li_rerolls_any_subset_of_the_dice() -> None:
    game = choose(feng_li("once", "green", "blue", "red"), "fight:red-2")
    subsets = {"d1", "d2", "d3", "d1+d2", "d1+d3", "d2+d3", "d1+d2+d3"}
    assert offers(game) == {"keep"} | {f"reroll:{some}" for some in subsets}


@rule("LB-RULE-108")
def test_feng_li_decides_before_tokens_are_spent_and_colours_chosen() -> None:
    game = feng_li("once", "red", "green", "green", equipment={"red": 1})
    game.choose("fight:red-2")
    assert asked(game).ask == "reroll" and not offers(game, "spend")
    market = choose(feng_li("once", "white", "red"), "call:market")
    assert asked(market).ask == "reroll"
    assert hero(market, "feng-li")["equipment"] == {}


@rule("LB-RULE-108")
def test_feng_li_rerolls_the_decay_die_once_for_each_roll_of_hers_in_any_phase() -> None:
    first, second = cards_with(recurring=("decay",))[:2]
    cards = {"red-1": first, "red-2": second}
    script = ["decay:life", "decay:blank", "decay:life", "decay:blank"]
    game = position(["feng-li", "kazgin"], cards, phase="begin", script=script, deck=[GREEN])
    choose(game, f"apply:{first}>decay", "reroll:decay", "reroll:decay")
    assert hero(game, "feng-li")["life"] == 3
    assert asked(game).ask == "place"


@rule("LB-RULE-108")
def test_the_reroll_of_combat_dice_leaves_that_of_the_decay_die(tmp_path: Path) -> None:
    id = card_with(exit=("decay",))
    colour = PRINTED.cards[id].colour
    script = [
        *combat("white", "black" if colour != "black" else "red", colour),
        *combat(colour),
        "decay:life",
    ]
    game = position({"feng-li": {"at": "tower"}, "kazgin": {}}, {"red-2": id}, script=script)
    choose(game, "fight:red-2", "reroll:d2", "win:red-2")
    assert offers(game) == {"reroll:decay", "keep"}


@rule("LB-RULE-109")
def test_feng_li_does_not_reroll_other_heroes_dice() -> None:
    heroes = {"arne": {"at": "tower"}, "feng-li": {"at": "tower"}}
    game = position(heroes, {"red-2": RED}, script=combat("red", "green", "green"))
    assert asked(choose(game, "fight:red-2")).ask == "settle"
    cards = {"red-2": card_with(recurring=("decay",))}
    game = position(heroes, cards, phase="cards", script=["decay:life"])
    assert hero(game, "arne")["life"] == 2


@rule("LB-RULE-109")
def test_the_team_may_choose_feng_li_to_roll_for_a_neutral_board() -> None:
    cards = {"green-2": card_with(recurring=("decay",))}
    script = ["decay:life", "decay:blank"]
    game = position(["arne", "feng-li"], cards, turn="green", phase="cards", script=script)
    assert offers(game) == {"suffer:arne", "suffer:feng-li"}
    choose(game, "suffer:feng-li", "reroll:decay")
    assert hero(game, "feng-li")["life"] == 3


# Kazgin

FRIENDS = {"kazgin": {"calls": 1}, "elmer": {"calls": 1}}


def untouched(game: Game) -> bool:
    """Have both heroes what they had, and has nothing else come?"""
    heroes = [hero(game, id) for id in FRIENDS]
    return all(
        (one["life"], one["calls"], one["cursed"], one["pinned"]) == (3, 1, False, False) for one in heroes
    )


@rule("LB-RULE-110")
@pytest.mark.parametrize("harm", ["lose-life", "lose-round", "draw", "decay", "curse"])
def test_negative_exit_effects_of_a_card_kazgin_defeats_are_neither_suffered_nor_passed_on(
    harm: str, tmp_path: Path
) -> None:
    game = defeat(tmp_path, FRIENDS, [harm])
    assert asked(game).ask == "hero-turn"
    assert untouched(game)
    assert not happened(game, "draw", "decay")
    assert card(game, "red-2") is None


@rule("LB-RULE-110")
@pytest.mark.parametrize("harm", ["all-lose-round", "all-curse", "all-pin"])
def test_effects_on_all_hit_the_other_heroes_only(harm: str, tmp_path: Path) -> None:
    game = defeat(tmp_path, FRIENDS, [harm])

    def hit(id: str) -> bool:
        one = hero(game, id)
        return bool(one["calls"] == 0 or one["cursed"] or one["pinned"])

    assert hit("elmer") and not hit("kazgin")


@rule("LB-RULE-110")
def test_kazgin_is_spared_the_archdaemons_roll_too() -> None:
    archdaemon = "archdaemon-of-torment"
    game = position(
        {"kazgin": {"at": "tower", "equipment": {PRINTED.cards[archdaemon].colour: 4}}, "elmer": {}},
        {"red-2": archdaemon},
        script=[*combat("white", "white", "white"), "grey:white"],
    )
    choose(game, "fight:red-2", "win:red-2")
    while (question := game.question) is not None:
        game.choose(question.choices[0])
    outcome = ended(game)
    assert outcome is not None and outcome.won
    assert not happened(game, "decay")


@rule("LB-RULE-110")
def test_kazgin_gets_good_exit_effects(tmp_path: Path) -> None:
    assert hero(defeat(tmp_path, FRIENDS, ["gain-life"]), "kazgin")["life"] == 4


@rule("LB-RULE-110")
def test_exit_effects_of_a_card_another_hero_defeated_hit_kazgin(tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {"life": 1}, "kazgin": {}}, ["lose-life", "lose-life"])
    assert hero(game, "arne")["status"] == "eliminated"
    assert hero(game, "kazgin")["life"] == 2


@rule("LB-RULE-110")
def test_enter_recurring_permanent_and_board_effects_hit_kazgin() -> None:
    enters = position(["kazgin", "elmer"], phase="board", deck=[card_with(enter=("lose-life",))])
    assert hero(place_card(enters), "kazgin")["life"] == 2
    recurs = position(["kazgin", "elmer"], {"red-1": card_with(recurring=("lose-life",))}, phase="cards")
    assert hero(recurs, "kazgin")["life"] == 2
    acts = position(["kazgin", "elmer"], filled("red"), phase="board")
    assert hero(acts, "kazgin")["life"] == 2
    whites = [*combat("white", "white", "white"), "grey:white"]
    stern = card_with(permanent=("no-white",))
    lasts = position({"kazgin": {"at": "tower"}, "elmer": {}}, {"red-2": stern}, script=whites)
    assert happened(choose(lasts, "fight:red-2"), "fight-lost")


@rule("LB-RULE-111")
@pytest.mark.parametrize("facts", [{"cursed": True}, {"status": "wounded"}])
def test_kazgin_cursed_or_wounded_has_neither_grey_die_nor_immunity(
    facts: dict[str, Any], tmp_path: Path
) -> None:
    game = defeat(tmp_path, {"kazgin": facts, "elmer": {}}, ["lose-life"])
    assert len(happened(game, "roll")[0]["faces"]) == 3
    assert hero(game, "kazgin")["life"] == 2


# Twindalli


@rule("LB-RULE-112")
@pytest.mark.parametrize("place", range(9))
def test_twindalli_reaches_the_four_slots_of_her_row_and_column_whatever_lies_between(place: int) -> None:
    row, column = divmod(place, 3)
    in_line = {f"red-{column + 1}", f"blue-{3 - column}", f"green-{row + 1}", f"yellow-{3 - row}"}
    cards = filled("red", "green", "blue", "yellow")
    game = position({"twindalli": {"at": LAYOUT[place]}, "kazgin": {}}, cards)
    named = [option.on for option in asked(game).options.of("fight")]
    assert {slot for on in named for slot in on} == in_line
    assert {len(on) for on in named} == {1, 2}


@rule("LB-RULE-112")
@pytest.mark.parametrize("facts", [{"cursed": True}, {"status": "wounded"}])
def test_twindalli_without_her_power_fights_by_the_normal_rule(facts: dict[str, Any]) -> None:
    game = position({"twindalli": {"at": "tower", **facts}, "kazgin": {}}, {"blue-2": RED, "red-2": GREEN})
    assert offers(game, "fight") == {"fight:red-2"}
    far = position({"twindalli": {"at": "tower", **facts}, "kazgin": {}}, {"blue-2": RED})
    assert not offers(far, "fight")


@rule("LB-RULE-113")
@pytest.mark.parametrize(
    ("cards", "fight"),
    [
        ({"blue-2": RED}, "fight:blue-2"),
        ({"blue-2": RED, "green-2": GREEN}, "fight:green-2+blue-2"),
    ],
)
def test_twindalli_with_one_or_two_possible_cards_names_none(cards: dict[str, str], fight: str) -> None:
    assert offers(position(["twindalli", "kazgin"], cards), "fight") == {fight}


# CURSE


@rule("LB-RULE-114")
@pytest.mark.parametrize("facts", [{"status": "wounded"}, {"cursed": True}])
def test_no_figure_is_placed_on_a_wounded_or_an_already_cursed_heros_board(facts: dict[str, Any]) -> None:
    curse = card_with(enter=("curse",), exit=())
    game = position({"arne": facts, "kazgin": {}}, phase="board", deck=[curse])
    before = reserve(game)["evil"]
    place_card(game)
    assert reserve(game)["evil"] == before
    assert not happened(game, "cursed")
    assert view(game)["heroes"][0]["cursed"] == facts.get("cursed", False)
