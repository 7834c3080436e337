"""What helps is judged better: of two positions by the evaluation, of two options by the policy; and why."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.bots.root_selection import margin_at
from holdfast.games.last_bastion import GAME
from holdfast.games.last_bastion.content.schema import HARMS
from holdfast.kernel.game import Game
from tests.rulebook.last_bastion.find import PRINTED, card_with, idle, monster, own_content, warlord
from tests.rulebook.last_bastion.look import asked
from tests.rulebook.last_bastion.positions import position

FOUR = ("elmer", "arne", "kazgin", "teagaan")
HAUNTING = monster(recurring=("haunt",))
QUIET = idle(4)
FULL_SIDE = ("green", "red", "blue", "yellow")
"""The red board in the east, where nobody is linked to it."""


def evaluation(**fields: Any) -> float:
    """The evaluation of a position in which nobody is about to act."""
    return GAME.bot.evaluate(position(**({"phase": "board", "heroes": FOUR} | fields)).table)


def weight(game: Game, chosen: str) -> float:
    """The weight that the policy gives to an option."""
    question = asked(game)
    ids = [one.id for one in question.choices]
    assert chosen in ids, f"{chosen} is not among {ids}"
    return GAME.bot.policy(game.table, question)[ids.index(chosen)]


def reason(game: Game, chosen: str) -> str:
    """The message that says why one would do that."""
    question = asked(game)
    name = GAME.bot.explain(game.table, question, question.options[chosen])
    return name if isinstance(name, str) else name[0]


def four(**facts: Any) -> dict[str, dict[str, Any]]:
    """Four heroes; the facts are of the first."""
    return {id: dict(facts) if id == "elmer" else {} for id in FOUR}


def covered(card: str, kind: str) -> dict[str, Any]:
    """The card with the net on its only effect of that kind."""
    (number,) = getattr(PRINTED.cards[card], kind)
    return {"card": card, "net": number}


def card(id: str, resistance: int = 1, colour: str = "red", **icons: list[str]) -> dict[str, Any]:
    """A monster of the test's own."""
    return {"id": id, "colour": colour, "resistance": resistance} | icons


# -- evaluation ------------------------------------------------------------------------------------


def test_a_card_less_in_play_is_better() -> None:
    assert evaluation(cards={"red-1": QUIET[0]}) > evaluation(cards={"red-1": QUIET[0], "blue-1": QUIET[1]})


@pytest.mark.parametrize("code", ["haunt", "lose-round", "decay"])
def test_a_recurring_effect_is_better_under_the_net(code: str) -> None:
    card = card_with(recurring=(code,), permanent=())
    assert evaluation(cards={"red-1": covered(card, "recurring")}) > evaluation(cards={"red-1": card})


@pytest.mark.parametrize("code", ["lock-die", "no-equipment"])
def test_a_permanent_effect_is_better_under_the_net(code: str) -> None:
    card = card_with(permanent=(code,))
    assert evaluation(cards={"red-1": covered(card, "permanent")}) > evaluation(cards={"red-1": card})


def test_an_evil_figure_on_a_haunting_card_is_worse() -> None:
    loaded = {"card": HAUNTING, "evil": True}
    assert evaluation(cards={"red-1": HAUNTING}) > evaluation(cards={"red-1": loaded})


def test_an_evil_figure_on_a_haunting_card_is_worse_still_when_two_tiles_have_fallen() -> None:
    def loss(*evil: str) -> float:
        free = evaluation(evil=evil, cards={"red-1": HAUNTING})
        return free / evaluation(evil=evil, cards={"red-1": {"card": HAUNTING, "evil": True}})

    assert loss("tomb", "quarry") > loss("tomb")


def test_every_tile_in_the_grip_of_evil_is_worse() -> None:
    assert evaluation() > evaluation(evil=["tomb"]) > evaluation(evil=["tomb", "quarry"])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"life": 3}, {"life": 2}),
        ({"calls": 1}, {"calls": 0}),
        ({"equipment": {"red": 1}}, {}),
        ({}, {"cursed": True}),
        ({}, {"status": "eliminated"}),
        ({"status": "eliminated"}, {"status": "dead"}),
    ],
    ids=["life", "call", "equipment", "curse", "eliminated", "dead"],
)
def test_what_a_hero_has_is_better_to_have(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert evaluation(heroes=four(**better)) > evaluation(heroes=four(**worse))


@pytest.mark.parametrize(
    ("better", "worse"), [({}, {"pinned": True}), ({}, {"status": "wounded"})], ids=["pin", "wound"]
)
def test_a_hero_is_better_unhurt(better: dict[str, Any], worse: dict[str, Any]) -> None:
    """With two heroes: four bear it more easily than the evaluation tells."""
    other: dict[str, dict[str, Any]] = {"kazgin": {}}
    assert evaluation(heroes={"elmer": better} | other) > evaluation(heroes={"elmer": worse} | other)


def test_a_full_red_board_is_worse_than_the_same_cards_apart() -> None:
    full = dict(zip(("red-1", "red-2", "red-3"), QUIET, strict=False))
    apart = dict(zip(("red-1", "yellow-2", "red-3"), QUIET, strict=False))
    heroes = ("elmer", "kazgin")
    values = [evaluation(heroes=heroes, boards=FULL_SIDE, cards=cards) for cards in (apart, full)]
    assert values[0] > values[1]


def test_a_warlord_beaten_is_better() -> None:
    assert evaluation(level="hard", discard=[warlord()]) > evaluation(level="hard")


def test_fewer_cards_before_the_warlord_are_better() -> None:
    assert evaluation(discard=QUIET) > evaluation()


def test_few_cards_under_the_last_warlord_are_worse() -> None:
    game = position(FOUR, phase="board")
    before = GAME.bot.evaluate(game.table)
    game.table.state.deck.layers[-1].count = 1
    assert before > GAME.bot.evaluate(game.table)


def test_a_deck_that_runs_out_while_the_warlord_is_hunted_is_worse() -> None:
    game = position(FOUR, cards={"red-1": warlord()}, phase="board", discard=PRINTED.monsters[:42])
    before = GAME.bot.evaluate(game.table)
    game.table.state.deck.layers[-1].count = 1
    assert before > GAME.bot.evaluate(game.table)


@pytest.mark.parametrize("own", ["red", "blue"])
def test_a_full_board_that_strikes_a_lone_hero_in_each_round_is_worse_than_the_same_cards_apart(
    own: str,
) -> None:
    """The red one takes a life, the blue one pins him, and he stands still."""
    boards = (own, *(board for board in ("yellow", "red", "blue", "green") if board != own))
    full = dict(zip((f"{own}-1", f"{own}-2", f"{own}-3"), QUIET, strict=False))
    apart = dict(zip((f"{own}-1", f"{own}-2", "green-2"), QUIET, strict=False))
    lone: dict[str, dict[str, Any]] = {"elmer": {}}
    together, beside = (evaluation(heroes=lone, boards=boards, cards=cards) for cards in (full, apart))
    assert beside > together


def test_a_full_board_of_ones_own_is_a_shelter_while_the_last_cards_are_drawn() -> None:
    """It draws none of the cards that are left; without one the game is lost."""
    boards = ("green", "red", "blue", "yellow")
    lone: dict[str, dict[str, Any]] = {"elmer": {}}
    gone = [id for id in PRINTED.monsters if id not in QUIET][:30]

    def shelter(left: int) -> float:
        values = []
        for third in ("green-3", "yellow-1"):
            cards = {"red-2": warlord(), "green-1": QUIET[0], "green-2": QUIET[1], third: QUIET[2]}
            game = position(lone, cards, boards=boards, phase="board", discard=gone)
            game.table.state.deck.layers[-1].count = left
            values.append(GAME.bot.evaluate(game.table))
        return values[0] / values[1]

    assert shelter(1) > shelter(6) > 1


def test_the_last_life_of_a_lone_hero_counts_for_more_than_any_other() -> None:
    one, two, three = (evaluation(heroes={"elmer": {"life": life}}) for life in (1, 2, 3))
    assert two / one > three / two


def test_where_hardly_any_chance_is_left_a_search_still_tells_options_apart() -> None:
    """A lone hero in need would otherwise do what suggests itself, round after round."""
    assert margin_at(GAME.bot.search, 0.02) < 0.001 < margin_at(GAME.bot.search, 0.5)


def test_tokens_of_the_warlords_colour_are_better_than_others() -> None:
    lord = warlord()
    colour = PRINTED.cards[lord].colour
    other = "green" if colour != "green" else "blue"
    values = [evaluation(cards={"red-1": lord}, heroes=four(equipment={one: 2})) for one in (colour, other)]
    assert values[0] > values[1]


def test_a_standard_of_the_colour_of_the_cards_is_better() -> None:
    card = monster("red", 4)
    assert evaluation(cards={"red-1": card}, standard="red") > evaluation(
        cards={"red-1": card}, standard="blue"
    )


def test_rounds_without_a_card_that_comes_or_goes_are_worse() -> None:
    game = position(FOUR, phase="board")
    before = GAME.bot.evaluate(game.table)
    game.table.state.calm = 30
    assert before > GAME.bot.evaluate(game.table)


def test_a_trap_that_is_set_is_better() -> None:
    assert evaluation(heroes=("elmer", "kazgin"), trap="red-1") > evaluation(heroes=("elmer", "kazgin"))


def test_a_fight_that_is_still_to_come_is_better() -> None:
    heroes: dict[str, Any] = {"elmer": {"at": "tower", "equipment": {"red": 2}}, "kazgin": {}}
    cards = {"red-2": monster("red", 1, recurring=("haunt",))}
    to_come = evaluation(heroes=heroes, cards=cards, phase="hero", used={"moved": True})
    assert to_come > evaluation(heroes=heroes, cards=cards, phase="hero", used={"moved": True, "fight": True})


def test_a_fight_that_is_a_step_away_is_out_of_reach_of_a_pinned_hero() -> None:
    """Four heroes bear a pin easily: what differs is the fight."""
    cards = {"red-2": monster("red", 1, recurring=("haunt",))}
    free, pinned = (
        evaluation(heroes=four(at="standard", pinned=pin), cards=cards, phase="hero") for pin in (False, True)
    )
    assert free > pinned


@pytest.mark.parametrize("reward", ["gain-life", "cleanse"])
def test_a_card_with_a_reward_is_better(reward: str, tmp_path: Path) -> None:
    own = own_content(tmp_path, card("poor"), card("rich", exit=[reward]))
    poor, rich = (evaluation(cards={"red-1": id}, content=own) for id in ("poor", "rich"))
    assert rich > poor


# -- policy ----------------------------------------------------------------------------------------


def test_a_haunting_card_is_beaten_rather_than_a_quiet_one() -> None:
    red, yellow = monster("red", 1, recurring=("haunt",)), monster("yellow", 1, recurring=(), permanent=())
    game = position(
        {"elmer": {"at": "trebuchet"}},
        {"red-1": red, "yellow-3": yellow},
        script=["combat:white", "combat:black", "combat:black"],
    )
    game.choose("fight:red-1+yellow-3")
    assert weight(game, "win:red-1") > weight(game, "win:yellow-3")


def test_kazgin_is_keener_on_a_card_that_harms_whoever_beats_it(tmp_path: Path) -> None:
    """Either beats it for sure, with the token."""
    spiteful = {"id": "spiteful", "colour": "red", "resistance": 1, "exit": ["lose-life"]}
    own = own_content(tmp_path, spiteful)

    kazgin, sindara = (
        position({hero: {"at": "tower", "equipment": {"red": 1}}}, {"red-2": "spiteful"}, content=own)
        for hero in ("kazgin", "sindara")
    )
    assert keenness(kazgin, "fight:red-2") > keenness(sindara, "fight:red-2")


def test_a_fight_that_may_be_won_comes_before_ending_the_turn() -> None:
    game = position({"elmer": {"at": "tower"}}, {"red-2": monster("red", 1)}, used={"moved": True})
    assert weight(game, "fight:red-2") > weight(game, "done")


def test_the_hero_goes_where_a_card_can_be_fought() -> None:
    game = position({"elmer": {"at": "standard"}}, {"red-2": monster("red", 1, recurring=("haunt",))})
    assert weight(game, "move:tower") > weight(game, "move:quarry")


def test_a_token_that_no_card_calls_for_is_lost_first() -> None:
    card = card_with(enter=("lose-round",), recurring=())
    colour = PRINTED.cards[card].colour
    other = "green" if colour != "green" else "blue"
    game = position({"elmer": {"equipment": {colour: 1, other: 1}, "calls": 1}}, phase="board", deck=[card])
    game.choose(asked(game).choices[0])
    assert weight(game, f"lose:{other}") > weight(game, f"lose:{colour}")
    assert weight(game, f"lose:{colour}") > weight(game, "lose:call")


def test_a_harmful_card_is_laid_on_the_trap() -> None:
    card = card_with(recurring=("haunt",), colour="red")
    game = position({"elmer": {}}, phase="board", deck=[card], trap="red-2")
    assert weight(game, "place:red-2") > weight(game, "place:red-1")


def test_the_hero_with_more_life_suffers() -> None:
    card = card_with(recurring=("lose-life",))
    heroes: dict[str, Any] = {"elmer": {"life": 1}, "kazgin": {"life": 4}}
    game = position(heroes, {"green-1": card}, turn="green", phase="cards")
    assert weight(game, "suffer:kazgin") > weight(game, "suffer:elmer")


def test_the_fountain_frees_a_tile_before_a_hero() -> None:
    heroes: dict[str, Any] = {
        "elmer": {"at": "fountain"},
        "kazgin": {"cursed": True},
        "arne": {"cursed": True},
    }
    game = position(heroes, evil=["tomb"])
    game.choose("activate:fountain")
    assert weight(game, "banish:tomb") > weight(game, "banish:kazgin")


def test_the_tomb_destroys_a_haunting_card_rather_than_a_quiet_one() -> None:
    quiet = monster(resistance=PRINTED.cards[HAUNTING].resistance, recurring=(), permanent=())
    game = position({"elmer": {"at": "tomb"}}, {"red-1": HAUNTING, "green-1": quiet})
    game.choose("activate:tomb")
    assert weight(game, "slay:red-1") > weight(game, "slay:green-1")


def test_the_net_goes_on_an_effect_that_comes_again_and_again() -> None:
    stern = card_with(permanent=("no-white",), recurring=())
    game = position({"elmer": {"at": "trebuchet"}}, {"red-1": HAUNTING, "green-1": stern})
    game.choose("activate:trebuchet")
    assert weight(game, "net:red-1>recurring-haunt") > weight(game, "net:green-1>permanent-no-white")


def test_the_standard_is_raised_against_the_warlord() -> None:
    lord = warlord()
    colour = PRINTED.cards[lord].colour
    other = next(one for one in ("red", "green", "blue") if one != colour)
    game = position({"elmer": {"at": "standard"}}, {"red-1": lord, "green-1": monster(other)})
    game.choose("activate:standard")
    assert weight(game, f"raise:{colour}") > weight(game, f"raise:{other}")


def test_the_tavern_serves_the_hero_with_the_least_life() -> None:
    game = position({"elmer": {"at": "tavern", "life": 4}, "kazgin": {"life": 1}})
    game.choose("activate:tavern")
    assert weight(game, "treat:kazgin") > weight(game, "treat:elmer")


def test_an_eliminated_hero_is_healed_before_a_token_is_given() -> None:
    game = position({"elmer": {"at": "dispensary"}, "kazgin": {"status": "eliminated"}})
    game.choose("activate:dispensary")
    assert weight(game, "heal:kazgin") > max(
        weight(game, option.id) for option in asked(game).choices if option.verb != "heal"
    )


def test_dice_that_win_are_kept() -> None:
    game = position(
        {"feng-li": {"at": "tower"}},
        {"red-2": monster("red", 1)},
        script=["combat:red", "combat:blue", "combat:blue"],
    )
    game.choose("fight:red-2")
    assert weight(game, "keep") == max(weight(game, option.id) for option in asked(game).choices)


def test_dice_that_lose_are_rolled_again_but_for_those_that_help() -> None:
    game = position(
        {"feng-li": {"at": "tower"}},
        {"red-2": monster("red", 2)},
        script=["combat:red", "combat:blue", "combat:blue"],
    )
    game.choose("fight:red-2")
    assert weight(game, "reroll:d2+d3") > weight(game, "reroll:d1+d2+d3")
    assert weight(game, "reroll:d2+d3") > weight(game, "keep")


@pytest.mark.parametrize(
    ("face", "better", "worse"), [("blank", "keep", "reroll:decay"), ("evil", "reroll:decay", "keep")]
)
def test_a_decay_roll_is_made_again_if_it_harms(face: str, better: str, worse: str) -> None:
    card = card_with(recurring=("decay",))
    game = position({"feng-li": {}}, {"red-1": card}, phase="cards", script=[f"decay:{face}"])
    assert weight(game, better) > weight(game, worse)


def test_a_card_of_a_full_board_is_led_away() -> None:
    full = dict(zip(("red-1", "red-2", "red-3", "blue-1"), QUIET, strict=True))
    game = position({"elmer": {"at": "tower"}, "kazgin": {}}, full, boards=FULL_SIDE)
    game.choose("activate:tower")
    assert weight(game, "shift:red-1") > weight(game, "shift:blue-1")


WORTH_USING: dict[str, dict[str, Any]] = {
    "fountain": {"evil": ["tomb"]},
    "dispensary": {"heroes": {"kazgin": {"status": "eliminated"}}},
    "tavern": {"heroes": {"kazgin": {"life": 1}}},
    "trebuchet": {"cards": {"blue-1": HAUNTING}},
    "tomb": {"cards": {"blue-1": {"card": HAUNTING, "evil": True}}, "evil": ["quarry", "market"]},
    "quarry": {},
    "standard": {"cards": {"blue-1": warlord()}},
    "market": {"cards": {"blue-1": QUIET[0]}},
    "tower": {"cards": dict(zip(("red-1", "red-2", "red-3"), QUIET, strict=False))},
}
"""A need for each tile."""


@pytest.mark.parametrize("tile", WORTH_USING)
def test_a_tile_is_used_when_there_is_a_need_for_it(tile: str) -> None:
    need = dict(WORTH_USING[tile])
    heroes: dict[str, Any] = {"elmer": {"at": tile, "life": 4}} | need.pop("heroes", {"kazgin": {}})
    game = position(heroes, need.pop("cards", {}), boards=FULL_SIDE, used={"moved": True}, **need)
    assert weight(game, f"activate:{tile}") > weight(game, "done")


def test_the_last_life_is_not_paid_to_the_tomb() -> None:
    game = position({"elmer": {"at": "tomb", "life": 1}}, {"red-1": HAUNTING}, used={"moved": True})
    assert weight(game, "done") > weight(game, "activate:tomb")


def keenness(game: Game, chosen: str) -> float:
    """How much more that suggests itself than ending the turn."""
    return weight(game, chosen) / weight(game, "done")


def test_the_tomb_is_dearer_when_one_life_would_be_left() -> None:
    few, more = (
        position({"elmer": {"at": "tomb", "life": life}}, {"red-1": HAUNTING}, used={"moved": True})
        for life in (2, 3)
    )
    assert keenness(few, "activate:tomb") < keenness(more, "activate:tomb")


def test_a_monster_counts_for_less_while_the_last_warlord_is_hunted() -> None:
    red = monster("red", 1, recurring=("haunt",))
    quiet, hunting = (
        position({"elmer": {"at": "tower"}}, cards, used={"moved": True})
        for cards in ({"red-2": red}, {"red-2": red, "blue-2": warlord()})
    )
    assert keenness(hunting, "fight:red-2") < keenness(quiet, "fight:red-2")


def test_of_two_haunting_cards_the_one_with_the_evil_figure_is_beaten(tmp_path: Path) -> None:
    own = own_content(
        tmp_path, card("empty", recurring=["haunt"]), card("loaded", 1, "green", recurring=["haunt"])
    )
    game = position(
        {"elmer": {"at": "market"}},
        {"red-3": "empty", "green-1": {"card": "loaded", "evil": True}},
        script=["combat:white", "combat:black", "combat:black"],
        content=own,
    )
    game.choose("fight:red-3+green-1")
    assert weight(game, "win:green-1") > weight(game, "win:red-3")


def test_a_net_that_lies_well_is_left_there() -> None:
    stern = card_with(permanent=("no-white",), recurring=())
    cards: dict[str, Any] = {"blue-1": covered(HAUNTING, "recurring"), "blue-2": stern}
    game = position({"elmer": {"at": "trebuchet"}}, cards, used={"moved": True})
    assert weight(game, "done") > weight(game, "activate:trebuchet")


def test_a_call_to_arms_is_kept_for_a_greater_need_than_the_market() -> None:
    game = position({"elmer": {"at": "tower", "calls": 1}}, evil=["tomb", "quarry"], used={"moved": True})
    assert weight(game, "call:fountain") > weight(game, "done") > weight(game, "call:market")


def test_the_tomb_destroys_a_card_that_locks_a_die_rather_than_a_quiet_one(tmp_path: Path) -> None:
    own = own_content(tmp_path, card("locking", permanent=["lock-die"]), card("quiet"))
    game = position({"elmer": {"at": "tomb"}}, {"red-1": "locking", "red-2": "quiet"}, content=own)
    game.choose("activate:tomb")
    assert weight(game, "slay:red-1") > weight(game, "slay:red-2")


def test_the_net_goes_on_a_ban_of_equipment_while_the_last_warlord_is_hunted(tmp_path: Path) -> None:
    own = own_content(
        tmp_path, card("banning", permanent=["no-equipment"]), card("deadly", recurring=["haunt"])
    )
    cards = {"red-1": "banning", "red-2": "deadly", "blue-2": warlord()}
    game = position({"elmer": {"at": "trebuchet"}}, cards, content=own)
    game.choose("activate:trebuchet")
    assert weight(game, "net:red-1>permanent-no-equipment") > weight(game, "net:red-2>recurring-haunt")


def test_mylfaar_does_not_weaken_a_card_that_has_no_resistance_left() -> None:
    red, green = monster("red", 1), monster("green", 1)
    game = position({"mylfaar": {"at": "tavern"}}, {"red-1": red, "green-1": green}, standard="red")
    assert weight(game, "enchant:green-1") > weight(game, "enchant:red-1")


def test_tokens_are_brought_before_the_warlord() -> None:
    lord = warlord()
    colour = PRINTED.cards[lord].colour
    heroes: dict[str, Any] = {
        "elmer": {"at": "standard", "equipment": {colour: 3}},
        "kazgin": {"at": "quarry"},
    }
    game = position(heroes, {"red-2": lord}, used={"fight": True})
    assert weight(game, "move:tower") > weight(game, "move:tavern")


def test_the_token_goes_to_the_hero_before_the_warlord() -> None:
    lord = warlord()
    colour = PRINTED.cards[lord].colour
    heroes: dict[str, Any] = {"elmer": {"at": "dispensary"}, "kazgin": {"at": "tower"}}
    game = position(heroes, {"red-2": lord})
    game.choose("activate:dispensary")
    game.choose(f"hand:{colour}")
    assert weight(game, "for:kazgin") > weight(game, "for:elmer")


def test_the_warlord_is_led_before_the_hero_with_the_tokens() -> None:
    lord = warlord()
    heroes: dict[str, Any] = {"elmer": {"at": "tower", "equipment": {PRINTED.cards[lord].colour: 3}}}
    game = position(heroes, {"blue-2": lord})
    game.choose("activate:tower")
    assert weight(game, "to:red-2") > weight(game, "to:green-2")


def test_of_two_cards_that_may_lose_the_game_the_one_that_acts_next_is_beaten(tmp_path: Path) -> None:
    own = own_content(
        tmp_path, card("here", recurring=["haunt"]), card("next", 1, "green", recurring=["haunt"])
    )
    game = position(
        {"elmer": {"at": "market"}, "kazgin": {}},
        {"red-3": {"card": "here", "evil": True}, "green-1": {"card": "next", "evil": True}},
        evil=["tomb", "quarry"],
        script=["combat:white", "combat:black", "combat:black"],
        content=own,
    )
    game.choose("fight:red-3+green-1")
    assert weight(game, "win:green-1") > weight(game, "win:red-3")


def test_of_two_quiet_cards_the_one_with_a_reward_is_beaten(tmp_path: Path) -> None:
    own = own_content(tmp_path, card("poor"), card("rich", 1, "green", exit=["gain-life"]))
    game = position(
        {"elmer": {"at": "market"}},
        {"red-3": "poor", "green-1": "rich"},
        script=["combat:white", "combat:black", "combat:black"],
        content=own,
    )
    game.choose("fight:red-3+green-1")
    assert weight(game, "win:green-1") > weight(game, "win:red-3")


def test_a_card_does_not_fill_a_board_that_harms_when_it_is_full() -> None:
    """The red board has no room for it: in the east a third card would wake the yellow one."""
    boards = ("red", "yellow", "blue", "green")
    quiet = idle(5)
    cards = dict(zip(("red-1", "red-2", "red-3", "yellow-1", "yellow-2"), quiet, strict=True))
    drawn = monster("red", enter=(), apart=quiet)
    game = position(
        {"elmer": {}, "kazgin": {}}, cards, boards=boards, phase="board", turn="blue", deck=[drawn]
    )
    assert weight(game, "place:green-1") > weight(game, "place:yellow-3")


# -- reasons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "evil", "why"),
    [
        ({"card": HAUNTING}, (), "intent-haunt"),
        ({"card": HAUNTING, "evil": True}, (), "intent-loaded"),
        ({"card": HAUNTING, "evil": True}, ("tomb", "quarry"), "intent-doom"),
        ({"card": card_with(recurring=("lose-life",))}, (), "intent-life"),
        ({"card": card_with(permanent=("no-white",), recurring=())}, (), "intent-permanent"),
        ({"card": QUIET[0]}, (), "intent-one-less"),
        ({"card": warlord()}, (), "intent-warlord"),
    ],
)
def test_a_fight_is_explained_by_what_the_card_does(
    card: dict[str, Any], evil: tuple[str, ...], why: str
) -> None:
    game = position({"elmer": {"at": "tower"}}, {"red-2": card}, evil=evil)
    assert reason(game, "fight:red-2") == why


@pytest.mark.parametrize("code", sorted(HARMS))
def test_every_recurring_harm_is_a_reason_of_its_own(code: str, tmp_path: Path) -> None:
    harmful = {"id": "harmful", "colour": "red", "resistance": 1, "recurring": [code]}
    game = position({"elmer": {"at": "tower"}}, {"red-2": "harmful"}, content=own_content(tmp_path, harmful))
    assert reason(game, "fight:red-2") not in ("intent-permanent", "intent-one-less")


def test_a_fight_before_a_full_board_is_explained_by_the_board() -> None:
    full = dict(zip(("red-1", "red-2", "red-3"), QUIET, strict=False))
    game = position({"elmer": {"at": "tower"}}, full)
    assert reason(game, "fight:red-2") == "intent-full-board"


def test_a_movement_is_explained_by_the_card_that_waits_there() -> None:
    game = position({"elmer": {"at": "standard"}}, {"red-2": monster("red", 1, recurring=("haunt",))})
    assert reason(game, "move:tower") == "intent-towards"


def test_the_dispensary_is_explained_by_the_hero_who_can_be_healed() -> None:
    hurt = position({"elmer": {"at": "dispensary"}, "kazgin": {"status": "eliminated"}})
    assert reason(hurt, "activate:dispensary") == "intent-heal"
    well = position({"elmer": {"at": "dispensary"}, "kazgin": {}})
    assert reason(well, "activate:dispensary") == "intent-dispensary"
