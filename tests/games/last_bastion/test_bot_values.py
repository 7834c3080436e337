"""What each part of the bot's knowledge counts, for positions that differ in one thing."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from holdfast.games.last_bastion import GAME
from holdfast.games.last_bastion.bot.situation import ELSEWHERE, Situation
from holdfast.games.last_bastion.bot.threats import (
    EARLIER_WARLORD,
    EXIT_HARM,
    LAST_WARLORD,
    ONE_OF_MANY,
    Striker,
    Threats,
    spoils,
)
from holdfast.games.last_bastion.content.schema import COLOURS
from tests.rulebook.last_bastion.find import filled, idle, monster, own_content, warlord
from tests.rulebook.last_bastion.look import asked
from tests.rulebook.last_bastion.positions import position

TWO = ("elmer", "kazgin")
"""Their boards are the red and the blue one."""
QUIET = idle(4)


def card(id: str, resistance: int = 1, colour: str = "red", **icons: list[str]) -> dict[str, Any]:
    """A monster of the test's own."""
    return {"id": id, "colour": colour, "resistance": resistance} | icons


def threats(**fields: Any) -> Threats:
    """The threats of a position in which nobody is about to act."""
    return Threats(position(**({"phase": "board"} | fields)).table)


def situation(**fields: Any) -> Situation:
    """What the first hero could do."""
    return Situation(position(**fields).table, 0)


# -- boards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["red", "green", "blue", "yellow"])
def test_a_full_board_counts_by_its_colour_and_by_the_hero_whom_it_shuts_out(board: str) -> None:
    found = threats()
    weights, side = found.weights, found.state.boards.index(board)
    wanted = getattr(weights, f"full_{board}") + (weights.shut if board in ("red", "blue") else 0.0)
    if board == "green":
        wanted += weights.full_green_few_below / (1 + found.state.deck.layers[-1].count)
    assert found.full_board(side) == pytest.approx(wanted)


def test_every_hero_is_shut_out_by_a_full_board_of_his_own() -> None:
    found = threats(heroes=(*TWO, "arne", "teagaan"))
    weights = found.weights
    assert found.full_board(0) == pytest.approx(weights.full_red + weights.shut)
    assert found.full_board(2) == pytest.approx(weights.full_blue + weights.shut)
    assert found.full_board(3) == pytest.approx(weights.full_yellow + weights.shut)


def test_a_full_board_shuts_the_hero_out_for_good_while_the_last_warlord_is_hunted() -> None:
    found = threats(cards={"green-1": warlord()}, deck=[])
    weights = found.weights
    assert found.full_board(0) == pytest.approx(weights.full_red + weights.shut + weights.shut_last)
    assert found.full_board(2) == pytest.approx(weights.full_blue + weights.shut + weights.shut_last)
    assert found.full_board(3) == pytest.approx(weights.full_yellow)


def test_a_card_weighs_more_on_a_full_board_and_less_beside_one_other() -> None:
    all_three = filled("red")
    alone, beside, full = (threats(cards=dict(list(all_three.items())[:count])) for count in (1, 2, 3))
    weights = alone.weights
    assert beside.burden(0) - alone.burden(0) == pytest.approx(-weights.two_cards)
    assert full.burden(0) - alone.burden(0) == pytest.approx(-full.full_board(0))


# -- cards -----------------------------------------------------------------------------------------


def test_a_quiet_card_weighs_by_its_resistance_and_as_one_of_many(tmp_path: Path) -> None:
    own = own_content(tmp_path, card("soft", 1), card("hard", 3))
    soft, hard = (threats(cards={"red-1": id}, content=own) for id in ("soft", "hard"))
    weights = soft.weights
    assert soft.burden(0) == pytest.approx(-weights.resistance - weights.card - ONE_OF_MANY * weights.crowd)
    assert hard.burden(0) - soft.burden(0) == pytest.approx(-2 * weights.resistance)


def test_a_card_weighs_more_the_longer_no_card_comes_or_goes() -> None:
    game = position(cards={"red-1": QUIET[0]}, phase="board")
    before = Threats(game.table)
    game.table.state.calm = 20
    after = Threats(game.table)
    assert (before.restless, after.restless) == (0.0, 1.0)
    assert after.burden(0) - before.burden(0) == pytest.approx(-before.weights.calm)


@pytest.mark.parametrize(("evil", "side", "doom"), [(0, 0, 0), (2, 0, 1), (2, 1, 2)])
def test_an_evil_figure_on_a_card_weighs_more_before_the_third_tile_falls(
    evil: int, side: int, doom: int
) -> None:
    """Worst where the card acts next."""
    tiles = ["trebuchet", "tower"][:evil]
    slot = ("red-1", "green-1")[side]
    haunting = monster(recurring=("haunt",))
    found = [
        threats(cards={slot: {"card": haunting, "evil": is_evil}}, evil=tiles) for is_evil in (False, True)
    ]
    weights = found[0].weights
    wanted = -weights.loaded - weights.doom * (doom > 0) - weights.doom_next * (doom > 1)
    assert found[1].burden(3 * side) - found[0].burden(3 * side) == pytest.approx(wanted)


def test_the_last_warlord_weighs_most() -> None:
    earlier = threats(cards={"red-1": warlord()}, level="hard")
    last = threats(cards={"red-1": warlord()}, level="normal")
    assert (earlier.burden(0), last.burden(0)) == (EARLIER_WARLORD, LAST_WARLORD)


def test_a_harm_on_leaving_counts_half_of_one_that_comes_again(tmp_path: Path) -> None:
    own = own_content(tmp_path, card("spiteful", exit=["lose-life"]), card("kind", exit=["gain-life"]))
    game = position(("elmer", "kazgin"), {"red-1": "spiteful", "green-1": "kind"}, content=own)
    state, weights = game.table.state, Threats(game.table).weights
    spiteful, kind = state.slots[0], state.slots[3]
    assert spiteful is not None and kind is not None
    elmer, kazgin = state.heroes
    assert spoils(game.table, spiteful, elmer) == pytest.approx(EXIT_HARM * weights.threat_life)
    assert spoils(game.table, spiteful, kazgin) == 0.0
    assert spoils(game.table, kind, elmer) == pytest.approx(weights.life)


@pytest.mark.parametrize("held", [0, 1])
def test_a_warlord_is_hunted_by_the_tokens_that_are_missing(held: int) -> None:
    boss = warlord(resistance=4)
    colour = threats().table.content.cards[boss].colour
    found = threats(heroes={"elmer": {"equipment": {colour: held}}, "kazgin": {}}, cards={"red-1": boss})
    (quarry,) = found.quarries
    assert (quarry.slot, quarry.colour, quarry.short) == (0, colour, 4 - held)


# -- tokens and life -------------------------------------------------------------------------------


def test_a_token_is_worth_more_in_the_colour_of_a_card_and_most_in_that_of_a_warlord() -> None:
    boss = warlord()
    found = threats(cards={"red-1": boss, "green-1": idle(1, "black")[0]})
    weights = found.weights
    colour = found.table.content.cards[boss].colour
    other = next(one for one in COLOURS if one not in (colour, "black"))
    assert found.token(other) == pytest.approx(weights.equipment)
    assert found.token(colour) == pytest.approx(
        weights.equipment + weights.fitting_equipment - weights.warlord_short
    )
    if colour != "black":
        assert found.token("black") == pytest.approx(weights.equipment + weights.fitting_equipment)


def test_life_is_worth_most_to_who_has_one_left() -> None:
    found = threats(heroes={"elmer": {"life": 1}, "kazgin": {"life": 3}})
    weights = found.weights
    first, second = found.state.heroes
    assert found.life_token(second) == pytest.approx(weights.life)
    assert found.life_token(first) == pytest.approx(weights.life - weights.last_life)
    second.life = 4
    assert found.life_token(second) == pytest.approx(weights.more_life)


# -- fights ----------------------------------------------------------------------------------------


def test_tokens_of_heroes_on_the_same_tile_help_in_a_fight_and_those_elsewhere_do_not() -> None:
    def chance(at: str, own: int = 0) -> float:
        heroes = {"elmer": {"at": "tower", "equipment": {"red": own}}}
        game = position(
            heroes | {"kazgin": {"at": at, "equipment": {"red": 1}}}, {"red-2": monster("red", 3)}
        )
        return Striker(game.table, 0).chance(game.table.state.heroes[0].place, 1)

    assert chance("tower") == pytest.approx(chance("market", own=1))
    assert chance("market") < chance("tower") < chance("tower", own=1)


def test_a_fight_with_two_cards_is_worth_what_each_is_when_both_fall_for_sure() -> None:
    red, green = monster("red", 1, recurring=("haunt",)), monster("green", 1, recurring=("haunt",))
    heroes = {"elmer": {"at": "tower", "equipment": {"red": 1, "green": 1}}, "kazgin": {}}
    striker = Striker(position(heroes, {"red-2": red, "red-3": green}).table, 0)
    place = 1
    both = striker.hope(place, (1, 2))
    chances = striker.chance(place, 1), striker.chance(place, 2), striker.chance_of_both(place, 1, 2)
    assert chances == pytest.approx((1, 1, 1))
    assert both == pytest.approx(striker.worth(1) + striker.worth(2))
    assert striker.hope(place, (1,)) == pytest.approx(striker.worth(1))


def test_a_fight_with_two_cards_is_worth_less_than_both_where_dice_serve_one_alone(tmp_path: Path) -> None:
    own = own_content(
        tmp_path,
        card("first", 3, recurring=["haunt"]),
        card("second", 3, colour="green", recurring=["haunt"]),
    )
    heroes: dict[str, Any] = {"elmer": {"at": "tower"}, "kazgin": {}}
    striker = Striker(position(heroes, {"red-2": "first", "red-3": "second"}, content=own).table, 0)
    one, two, both = striker.hope(1, (1,)), striker.hope(1, (2,)), striker.hope(1, (1, 2))
    missing = striker.chance(1, 1) * striker.chance(1, 2) - striker.chance_of_both(1, 1, 2)
    assert missing > 0
    assert both == pytest.approx(one + two - missing * min(striker.worth(1), striker.worth(2)))


# -- places and tiles ------------------------------------------------------------------------------


def test_what_a_step_leads_to_is_worth_a_little_less_than_what_is_here() -> None:
    found = situation(
        heroes={"elmer": {"at": "standard", "equipment": {"red": 1}}, "kazgin": {}},
        cards={"red-2": monster("red", 1, recurring=("haunt",))},
    )
    tower, standard = (found.threats.state.tiles.index(tile) for tile in ("tower", "standard"))
    assert found.action_value(standard) < ELSEWHERE * found.action_value(tower)
    assert found.place_value(standard) == pytest.approx(ELSEWHERE * found.fight(tower))
    assert found.place_value(tower) == pytest.approx(found.fight(tower))


@pytest.mark.parametrize("hero", ["sindara", "elmer"])
def test_sindara_has_both_actions_of_a_place_and_everybody_else_the_better(hero: str) -> None:
    found = situation(
        heroes={hero: {"at": "tavern", "equipment": {"yellow": 1}}, "kazgin": {}},
        cards={"yellow-2": monster("yellow", 1)},
    )
    place = found.hero.place
    fight, tile = found.fight(place), found.tile("tavern")
    assert fight > 0 and tile > 0
    assert found.action_value(place) == pytest.approx(fight + tile if hero == "sindara" else max(fight, tile))


def test_tiles_that_move_no_card_are_worth_less_while_nothing_happens() -> None:
    game = position(("elmer", "kazgin"), {"red-1": monster(recurring=("haunt",))})
    before = Situation(game.table, 0)
    game.table.state.calm = 20
    after = Situation(game.table, 0)
    assert before.tile("market") > 0
    assert after.tile("market") == pytest.approx(before.tile("market") / 2)
    assert after.tile("tomb") > before.tile("tomb")


def test_the_market_brings_two_dice() -> None:
    found = situation(cards={"red-1": idle(1, "red")[0]})
    weights = found.threats.weights
    wanted = weights.equipment + weights.fitting_equipment
    assert found.tile("market") == pytest.approx(2 * (wanted / 3 + weights.equipment / 2))


def test_the_fountain_takes_the_two_worst_evil_figures() -> None:
    heroes: dict[str, Any] = {"elmer": {"at": "fountain", "cursed": True}, "kazgin": {"cursed": True}}
    one = situation(heroes=heroes | {"elmer": {"at": "fountain"}})
    two = situation(heroes=heroes)
    three = situation(heroes=heroes, evil=["tomb"])
    curse, tile = -one.threats.weights.cursed, -one.threats.weights.evil_tile
    assert one.tile("fountain") == pytest.approx(curse)
    assert two.tile("fountain") == pytest.approx(2 * curse)
    assert three.tile("fountain") == pytest.approx(tile + curse)


def test_the_tomb_costs_a_life_and_more_when_one_would_be_left() -> None:
    def tomb(life: int) -> float:
        return situation(
            heroes={"elmer": {"at": "tomb", "life": life}, "kazgin": {}}, cards={"red-1": QUIET[0]}
        ).tile("tomb")

    weights = threats().weights
    gain = threats(cards={"red-1": QUIET[0]}).burden(0)
    assert tomb(3) == pytest.approx(gain - weights.life)
    assert tomb(2) == pytest.approx(gain - weights.life + weights.last_life)
    assert tomb(1) == pytest.approx(gain - weights.life + weights.eliminated)
    assert tomb(5) == pytest.approx(gain - weights.more_life)


# -- choices ---------------------------------------------------------------------------------------


def scores(game: Any) -> dict[str, float]:
    """The weights of the policy, by option."""
    question = asked(game)
    ids = [one.id for one in question.choices]
    return dict(zip(ids, GAME.bot.policy(game.table, question), strict=True))


def test_a_round_is_lost_by_whoever_has_most_to_give_but_not_by_a_call() -> None:
    harm = monster(recurring=("lose-round",))
    heroes: dict[str, Any] = {
        "elmer": {"equipment": {"red": 2}},
        "kazgin": {"equipment": {"red": 1}},
        "arne": {"equipment": {"red": 1}, "calls": 1},
    }
    found = scores(position(heroes, {"yellow-1": harm}, turn="yellow", phase="cards"))
    assert found["suffer:elmer"] > found["suffer:kazgin"] > found["suffer:arne"]


def test_the_wounded_do_not_suffer_with_their_last_life() -> None:
    harm = monster(recurring=("lose-life",))
    heroes: dict[str, Any] = {
        "elmer": {"life": 2},
        "kazgin": {"life": 1},
        "arne": {"life": 1, "status": "wounded"},
    }
    found = scores(position(heroes, {"yellow-1": harm}, turn="yellow", phase="cards"))
    order = [found[f"suffer:{id}"] for id in heroes]
    assert all(better > worse for better, worse in pairwise(order))


def test_a_hero_who_is_led_stays_where_nothing_better_is_near() -> None:
    """Kazgin stands before a card that he beats for sure."""
    heroes: dict[str, Any] = {"elmer": {"at": "tavern"}, "kazgin": {"at": "tower", "equipment": {"red": 1}}}
    game = position(heroes, {"red-2": monster("red", 1, recurring=("haunt",))})
    game.choose("activate:tavern")
    game.choose("treat:kazgin")
    found = scores(game)
    assert all(found["stay"] > score for id, score in found.items() if id != "stay")


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"recurring": ["haunt"]}, {}),
        ({"enter": ["lose-life"]}, {}),
        ({"resistance": 3}, {"resistance": 1}),
        ({"recurring": ["haunt"]}, {"enter": ["lose-life"]}),
    ],
)
def test_the_worse_a_card_the_likelier_it_is_laid_on_the_trap(
    worse: dict[str, Any], better: dict[str, Any], tmp_path: Path
) -> None:
    own = own_content(tmp_path, card("worse", **worse), card("better", **better))
    bad, good = (
        scores(position({"elmer": {}}, phase="board", deck=[id], trap="red-2", content=own))
        for id in ("worse", "better")
    )
    assert bad["place:red-2"] / bad["place:red-1"] > good["place:red-2"] / good["place:red-1"]


# -- progress --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_progress_counts_cards_in_play_and_those_down_to_the_last_warlord(level: str) -> None:
    gone = idle(12)
    here = position(TWO, {"red-1": gone[0], "red-2": gone[1]}, discard=gone[2:], phase="board", level=level)
    printed = here.table.content.levels[level]
    whole = here.table.content.deck_monsters(2, printed) + printed.warlords - printed.block
    layers = here.table.state.deck.layers
    last = max(number for number, layer in enumerate(layers) if layer.pool == "warlord")
    to_come = sum(len(layer) for layer in layers[: last + 1])
    assert 0 < here.progress() < 1
    assert here.progress() == pytest.approx(1 - (to_come + 2) / whole)
