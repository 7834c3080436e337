"""What each part of the bot's knowledge counts, for positions that differ in one thing."""

from typing import Any

import pytest

from holdfast.games.bastion.bot.mana_gains import ManaOffers
from holdfast.games.bastion.bot.mana_value import TOO_LATE, ManaValue
from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.bot.turn_plan import TurnPlan
from holdfast.games.bastion.rules.geometry import COLOUR_NUMBER
from tests.rulebook.bastion.positions import at, position

RED, BLUE, YELLOW = (COLOUR_NUMBER[colour] for colour in ("red", "blue", "yellow"))


def situation(**fields: Any) -> Situation:
    """The position as the bot sees it."""
    return Situation(position(**({"walls": {"w1": ["beast-red"]}, "deck": []} | fields)).table)


def strength(found: Situation, card: str) -> int:
    """The printed strength of a card."""
    return found.context.content.cards[card].strength


# -- time ------------------------------------------------------------------------------------------


def test_there_is_a_turn_for_each_enemy_phase_and_each_enemy() -> None:
    found = situation(walls={"w1": ["beast-red"], "w2": ["rider-blue"]}, deck=["mage-red"])
    threats = found.threats
    assert threats.turns == threats.phases + 3
    assert threats.stuck == 0


def test_what_pays_off_later_counts_less_the_fewer_turns_are_left() -> None:
    few, more = situation(), situation(walls={"w10": ["beast-red"], "w11": ["beast-blue"]})
    horizon = few.weights.horizon
    assert more.threats.phases != few.threats.phases
    for found in (few, more):
        assert found.threats.time_factor == pytest.approx(min(1.0, found.threats.phases / horizon))
    deck = situation(walls={"w20": ["beast-red"]}, deck=["mage-red", "mage-blue"])
    assert deck.threats.time_factor == pytest.approx(min(1.0, (deck.threats.phases + 2) / horizon))


# -- what enemies cost -----------------------------------------------------------------------------


def test_the_wall_costs_what_its_enemies_cost_by_colour() -> None:
    found = situation(walls={"w1": ["beast-red"], "w2": ["rider-red"], "w3": ["mage-blue"]})
    red = [strength(found, "rider-red"), strength(found, "beast-red")]
    assert found.threats.wall_cost[RED] == sum(red)
    assert list(found.threats.bills[RED]) == sorted(red, reverse=True)
    assert found.threats.wall_cost[BLUE] == found.threats.bills[BLUE][0] == strength(found, "mage-blue")
    assert found.threats.strength == sum(found.threats.wall_cost)


def test_a_priest_protects_its_neighbours_from_attack_but_not_from_being_counted() -> None:
    found = situation(walls={"w1": ["beast-red"], "w2": ["priest-red"], "w5": ["mage-blue"]})
    assert found.threats.warded == 1
    assert {one.where for one in found.threats.wall_targets} == {"w2", "w5"}
    assert found.threats.wall_cost[RED] == strength(found, "beast-red") + strength(found, "priest-red")


def test_mana_for_an_enemy_on_the_wall_is_worth_all_and_other_mana_less() -> None:
    found = situation(walls={"w1": ["beast-red"]})
    assert found.threats.unit_value[RED] == 1.0
    assert found.threats.unit_value[BLUE] == found.weights.not_yet


def test_demand_is_what_is_on_the_wall_and_in_the_deck() -> None:
    found = situation(walls={"w1": ["beast-red"]}, deck=["rider-red", "mage-blue"])
    assert found.threats.max_demand[RED] == strength(found, "beast-red") + strength(found, "rider-red")
    assert found.threats.max_demand[BLUE] == strength(found, "mage-blue")


def test_a_second_square_that_is_held_makes_both_worse() -> None:
    one = situation(squares={"green": ["flyer-red"]})
    two = situation(squares={"green": ["flyer-red"], "blue": ["flyer-blue"]})
    first, again = one.threats.inside[0], two.threats.inside[0]
    assert (first.where, again.where) == ("green-square", "green-square")
    assert again.value - first.value == pytest.approx(one.weights.squares)
    wanted = one.weights.on_square * min(1.0, one.threats.turns / one.weights.horizon)
    assert first.value == pytest.approx(wanted - one.weights.inside * strength(one, "flyer-red"))


# -- rituals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["accumulator", "converter"])
def test_artifacts_of_rituals_are_worth_the_time_that_is_left(kind: str) -> None:
    found = situation(walls={"w20": ["beast-red"]})
    worth = getattr(found.weights, f"ritual_{kind}") * found.threats.time_factor
    assert found.ritual_value.value(f"{kind}-red") == pytest.approx(worth)


def test_a_gun_is_worth_the_enemies_of_its_colour_before_it() -> None:
    walls = {"w1": ["beast-red"], "w2": ["rider-red"], "w3": ["mage-blue"]}
    found = situation(walls=walls)
    rituals, weights = found.ritual_value, found.weights
    board, content = found.context.board, found.context.content
    district = board.district["w1"]
    assert {board.district[section] for section in walls} == {district}
    later = weights.gun_later * found.threats.time_factor
    each = weights.ritual_gun * found.context.edition.gun_weakens
    assert rituals.site_value(content.rituals["gun-red"], district) == pytest.approx(each * (2 + later))
    assert rituals.site_value(content.rituals["gun-blue"], district) == pytest.approx(each * (1 + later))
    assert rituals.value("gun-red") == pytest.approx(each * (2 + later))


def test_a_source_is_worth_less_beside_other_structures() -> None:
    empty, built = situation(), situation(bases={"yellow-a": "source-blue"})
    source = empty.context.content.rituals["source-red"]
    alone = empty.ritual_value.site_value(source, "yellow")
    assert alone == pytest.approx(empty.weights.ritual_source * empty.threats.time_factor)
    assert built.ritual_value.site_value(source, "yellow") == pytest.approx(0.9 * alone)
    assert built.ritual_value.site_value(source, "green") == pytest.approx(alone)


def test_the_ritual_of_the_defender_makes_enemies_of_its_colour_better_targets() -> None:
    walls = {"w1": ["beast-red"], "w2": ["beast-blue"]}
    without, having = (
        situation(walls=walls, defenders=[at("yellow", rituals=rituals)]) for rituals in ([], ["gun-red"])
    )
    bonus = having.weights.ritual * having.ritual_value.value("gun-red")
    gain = having.targets.by_where["w1"].value - without.targets.by_where["w1"].value
    assert gain == pytest.approx(bonus)
    assert having.targets.by_where["w2"].value == pytest.approx(without.targets.by_where["w2"].value)


# -- mana ------------------------------------------------------------------------------------------


def offers(**fields: Any) -> ManaOffers:
    """What the places offer to the active defender."""
    found = situation(**fields)
    plan = TurnPlan(found)
    return ManaOffers(found.context, plan.mana_value, plan.horizon)


def test_an_obelisk_adds_to_the_sources_of_its_colour_in_its_district_alone() -> None:
    plain: dict[str, Any] = {"side": "plain", "defenders": [at("yellow")]}
    without, having = offers(**plain), offers(**plain, bases={"yellow-a": "obelisk-red"})
    adds = having.context.edition.obelisk_adds
    before, after = dict(without.by_district["yellow"][0]), dict(having.by_district["yellow"][0])
    assert RED in {colour for colour, _ in before.values()}
    assert after == {
        source: (colour, count + (adds if colour == RED else 0)) for source, (colour, count) in before.items()
    }
    assert having.by_district["green"] == without.by_district["green"]


def test_tokens_on_sources_are_what_an_open_tower_gives() -> None:
    closed = {"yellow-1": "blue"}
    open_tower, closed_tower = offers(laid=closed), offers(laid=closed | {"yellow-tower": "red"})
    assert open_tower.by_district["yellow"][1] == [BLUE]
    assert closed_tower.by_district["yellow"][1] == []
    assert "yellow-1" not in dict(open_tower.by_district["yellow"][0])


def test_nothing_is_offered_in_a_district_that_is_held() -> None:
    assert offers(squares={"green": ["flyer-red"]}).by_district["green"] == ([], [])


@pytest.mark.parametrize(
    ("card", "prism", "abundance"),
    [("scout-red", True, False), ("giant-red", False, True), ("mage-red", False, False)],
)
def test_prism_and_abundance_add_to_a_gain(card: str, prism: bool, abundance: bool) -> None:
    found = offers(defenders=[at("yellow", spells=[card])])
    assert (found.prism, bool(found.abundance), found.spells) == (prism, abundance, prism or abundance)


# -- the value of mana -----------------------------------------------------------------------------


def value(*pools: dict[str, int], **fields: Any) -> tuple[ManaValue, Situation]:
    """What mana is worth to the first of these defenders."""
    found = situation(defenders=[at("yellow", pool=pool) for pool in pools], **fields)
    return ManaValue(found, found.context.state.defenders[0]), found


def test_mana_that_completes_a_price_is_worth_more_and_mana_beyond_all_demand_little() -> None:
    walls = {"w1": ["rider-red"], "w2": ["mage-blue"]}
    mana, found = value({"red": 1}, walls=walls)
    weights, due = found.weights, strength(found, "rider-red")
    assert mana.demand[RED] == due
    assert mana.value_of_more(RED, 1) == pytest.approx(mana.late)
    assert mana.value_of_more(RED, due - 1) == pytest.approx((due - 1) * mana.late + weights.pays)
    beyond = (due - 1) + 2 * weights.junk
    assert mana.value_of_more(RED, due + 1) == pytest.approx(beyond * mana.late + weights.pays)


def test_mana_for_an_enemy_that_another_pays_for_counts_less() -> None:
    """The second defender has most red: the first would only help out."""
    walls = {"w1": ["rider-red"]}
    mana, found = value({"red": 1}, {"red": 2}, walls=walls)
    due = strength(found, "rider-red")
    assert mana.demand[RED] == 0
    assert mana.max_demand[RED] == due - 2
    wanted = (due - 3) * found.weights.behind + (8 - (due - 3)) * found.weights.junk
    assert mana.value_of_more(RED, 8, have=1) == pytest.approx(wanted * mana.late + found.weights.pays)


@pytest.mark.parametrize(("mine", "theirs", "pays"), [(3, 3, True), (3, 2, True), (2, 3, False)])
def test_whoever_has_most_of_a_colour_is_expected_to_pay(mine: int, theirs: int, pays: bool) -> None:
    mana, found = value({"red": mine}, {"red": theirs}, walls={"w1": ["rider-red"]}, deck=["mage-red"])
    later, due = strength(found, "mage-red"), strength(found, "rider-red")
    assert found.threats.upcoming.by_colour[RED] == later
    share = found.weights.later_share * later
    assert mana.demand[RED] == pytest.approx(due + share if pays else later)


def test_mana_counts_less_where_it_may_be_too_late_to_spend_it() -> None:
    for players in (1, 2):
        mana, found = value(*[{"red": 1}] * players, walls={"w5": ["beast-red"], "w6": ["beast-blue"]})
        each = found.threats.phases / players
        assert mana.late == pytest.approx(max(TOO_LATE, min(1.0, each / found.weights.late)))


def test_the_colour_that_nobody_needs_is_given_away_first() -> None:
    mana, _ = value({"red": 2, "yellow": 1}, walls={"w1": ["rider-red"]})
    colour, least = mana.least_valuable(mana.pool)
    assert colour == YELLOW
    assert least == mana.last_unit_value(YELLOW, 1)
    assert mana.last_unit_value(RED, 2) > mana.last_unit_value(YELLOW, 1)


# -- progress --------------------------------------------------------------------------------------


def test_progress_counts_the_army_on_the_wall_and_in_the_deck() -> None:
    one, two, three = (
        position(walls=walls, deck=deck).progress()
        for walls, deck in (
            ({"w1": ["beast-red"]}, []),
            ({"w1": ["beast-red"], "w2": ["beast-blue"]}, []),
            ({"w1": ["beast-red"], "w2": ["beast-blue"]}, ["mage-red"]),
        )
    )
    assert 1 > one > two > three > 0
    assert one - two == pytest.approx(two - three) == pytest.approx(1 - one)
