"""What the bot means to do in its turn, what it expects of it, and what it says about it."""

from math import exp, sqrt
from typing import Any

import pytest
from msgspec.structs import astuple

from holdfast.games.bastion import GAME
from holdfast.games.bastion.bot import evaluation
from holdfast.games.bastion.bot.mana_gains import ManaGain
from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.bot.threats import MAX_UNIT_VALUE
from holdfast.games.bastion.bot.turn_course import Step, steps_from
from holdfast.games.bastion.bot.turn_plan import UNPAYABLE, TurnPlan, paid_share
from holdfast.games.bastion.bot.wall_spell_value import cast_value
from holdfast.games.bastion.bot.weights import FEATURES
from holdfast.games.bastion.rules.geometry import COLOUR_NUMBER, COLOURS
from holdfast.games.bastion.rules.time_left import BIT, enemy_phases_left, occupied_bits
from holdfast.kernel.game import Game
from tests.games.bastion.test_bot_knowledge import choose, weight
from tests.rulebook.bastion.casting import CARD
from tests.rulebook.bastion.enemies import carriers
from tests.rulebook.bastion.positions import at, mana, position

RED, BLUE, GREEN, YELLOW = (COLOUR_NUMBER[colour] for colour in ("red", "blue", "green", "yellow"))
FLAME = carriers("flame", 2)[0]
LIGHTNING = carriers("lightning", 3)[0]


def turn(**fields: Any) -> TurnPlan:
    """The plan of the first defender's turn."""
    return TurnPlan(Situation(acting(**fields).table))


def acting(**fields: Any) -> Game:
    return position(**({"walls": {"w1": ["warrior-red"]}, "deck": []} | fields))


# -- features of the evaluation --------------------------------------------------------------------


def counted(name: str, **fields: Any) -> float:
    """A feature before it is divided by the root of the turns that are left."""
    game = acting(**({"phase": "enemy"} | fields))
    turns = Situation(game.table).threats.turns
    found = evaluation.features(game.table)[FEATURES.index(name)]
    return found if name in ("base", "peril") else found * sqrt(turns + evaluation.SOON)


TWO: dict[str, Any] = {"walls": {"w1": ["warrior-red"], "w2": ["mage-blue"]}, "deck": ["rider-red"]}


@pytest.mark.parametrize(
    ("feature", "fields", "count"),
    [
        ("to_beat", TWO, 3),
        ("strength_on_wall", TWO, 4 + 5),
        ("strength_to_come", TWO, 6),
        ("mana", {**TWO, "defenders": [at(red=3, yellow=1), at(red=2, blue=6)]}, 3 + 2 + 5),
        ("surplus", {**TWO, "defenders": [at(red=3, yellow=1), at(red=2, blue=6)]}, 1 + 1),
        ("gathered", {**TWO, "defenders": [at(red=3, yellow=1), at(red=2, blue=6)]}, 3 + 5),
        ("gathered", {**TWO, "defenders": [at(red=12)]}, 4 + 6),
        ("covered", {**TWO, "defenders": [at(red=4, blue=4), at(red=9)]}, 4),
        ("covered", {**TWO, "defenders": [at(red=4), at(blue=5)]}, 4 + 5),
        ("covered", {"walls": {"w1": ["warrior-red"], "w2": ["mage-red"]}, "defenders": [at(red=8)]}, 5),
        ("on_towers", {"laid": {"red-tower": "blue", "blue-tower": "red", "red-1": "blue"}}, 2),
        ("on_sources", {"laid": {"red-tower": "blue", "blue-tower": "red", "red-1": "blue"}}, 1),
        ("ripe", {"laid": {"red-1": "blue", "red-2": "blue", "red-3": "blue"}}, 1),
        ("ripe", {"laid": {"red-1": "blue", "red-2": "blue"}}, 0),
        ("ripe", {"laid": {f"red-{one}": "blue" for one in ("1", "2", "3", "tower")}}, 0),
        ("lost_districts", {"squares": {"green": ["flyer-red"], "blue": ["flyer-blue"]}}, 2),
        ("dragons", {"defenders": [at("red")], "citadel": ["dragon-red"]}, 1),
        ("blocked", {"squares": {"green": ["archmage-blue"]}}, 1),
        ("power_of_spells", {"defenders": [at(spells=[FLAME, LIGHTNING]), at(spells=["rokai"])]}, 2 + 3),
        ("mana_spells", {"defenders": [at(spells=[CARD["abundance"], CARD["prism"], FLAME])]}, 2),
        ("wall_spells", {"defenders": [at(spells=[CARD["castling"], CARD["teleport"]])]}, 2),
        ("players", {"defenders": [at(), at(), at()]}, 3),
    ],
)
def test_a_feature_counts_what_its_name_says(feature: str, fields: dict[str, Any], count: float) -> None:
    assert counted(feature, **fields) == pytest.approx(count)


def test_the_more_defenders_and_turns_the_more_mana_is_scattered() -> None:
    one = counted("crowd", **TWO)
    three = counted("crowd", **TWO, defenders=[at(), at(), at()])
    assert one == 0
    assert three == pytest.approx(2 * counted("turns", **TWO))


def test_peril_grows_as_the_enemy_phases_run_out() -> None:
    near, far = {"w1": ["warrior-red"]}, {"w12": ["warrior-red"]}
    phases = Situation(acting(walls=near, phase="enemy").table).threats.phases
    assert counted("peril", walls=near) == pytest.approx(1 / (1 + phases))
    assert counted("peril", walls=near) > counted("peril", walls=far)


def test_an_open_source_counts_if_its_colour_is_wanted_and_may_be_gained() -> None:
    wanted = counted("open_sources", walls={"w1": ["rider-yellow"]})
    assert wanted > 0
    assert counted("open_sources", walls={"w1": ["rider-yellow"]}, laid={"yellow-1": "red"}) == wanted - 1
    assert counted("open_sources", walls={"w1": ["rider-yellow"]}, defenders=[at(yellow=6)]) == 0


def test_the_evaluation_is_the_chance_that_the_weighted_features_give() -> None:
    game = acting(**TWO, phase="enemy", defenders=[at(red=4, blue=2)])
    weights = astuple(game.table.content.evaluation_weights)
    score = sum(
        weight * count for weight, count in zip(weights, evaluation.features(game.table), strict=True)
    )
    assert 0 < GAME.bot.evaluate(game.table) < 1
    assert GAME.bot.evaluate(game.table) == pytest.approx(1 / (1 + exp(-score)))


# -- the steps of a turn ---------------------------------------------------------------------------


def steps(verb: str, thing: str, **fields: Any) -> list[Step]:
    return steps_from(turn(**fields), verb, thing)


FAR = {"w1": ["warrior-red"], "w9": ["warrior-green"]}
"""At the yellow district and at the red one."""


def test_who_has_gained_what_an_enemy_costs_attacks_it() -> None:
    red = {"walls": {"w1": ["warrior-green"]}, "defenders": [at("yellow", green=1, black=1)]}
    assert steps("gain", "yellow-2", **red)[:2] == [("gain", "yellow-2"), ("attack", "w1")]


def test_a_gain_that_pays_for_no_enemy_is_followed_by_no_attack() -> None:
    found = steps("gain", "yellow-2", walls={"w1": ["warrior-red"]}, defenders=[at("yellow", black=1)])
    assert "attack" not in [verb for verb, _ in found]


def test_who_has_attacked_already_only_gains() -> None:
    fields = {"walls": {"w1": ["warrior-green"]}, "defenders": [at("yellow", green=4, black=1)]}
    found = steps("gain", "yellow-2", **fields, attacked=True, moved=True)
    assert found == [("gain", "yellow-2")]


def test_who_can_pay_for_an_enemy_one_move_away_goes_there() -> None:
    red = {"walls": {"w5": ["warrior-green"]}, "defenders": [at("yellow", green=1, black=1)]}
    assert steps("gain", "yellow-2", **red)[:3] == [("gain", "yellow-2"), ("move", "green"), ("attack", "w5")]
    assert steps("gain", "yellow-2", **red, moved=True) == [("gain", "yellow-2")]


def test_the_attack_comes_before_a_gain_that_it_does_not_need() -> None:
    found = steps("move", "yellow", defenders=[at(red=4, black=1)])
    assert [verb for verb, _ in found] == ["move", "attack", "gain"]
    assert found[1] == ("attack", "w1")


def test_the_gain_comes_before_an_attack_that_needs_it() -> None:
    walls = {"w1": ["warrior-green"]}
    found = steps("move", "yellow", walls=walls, defenders=[at(green=1, black=1)])
    assert found == [("move", "yellow"), ("gain", "yellow-2"), ("attack", "w1")]


def test_who_has_gained_goes_only_for_the_attack() -> None:
    assert steps("move", "yellow", defenders=[at(red=4, black=1)], gained=True) == [
        ("move", "yellow"),
        ("attack", "w1"),
    ]
    assert steps("move", "yellow", defenders=[at(red=3, black=1)], gained=True) == [("move", "yellow")]


def test_after_an_attack_the_mana_that_is_left_is_used_to_gain() -> None:
    found = steps("attack", "w1", defenders=[at("yellow", red=4, black=1)], moved=True)
    assert [verb for verb, _ in found] == ["attack", "gain"]


def test_whoever_has_done_the_rest_goes_where_the_next_turn_is_better() -> None:
    walls = {"w1": ["warrior-red"], "w5": ["rider-green"]}
    fields = {"walls": walls, "defenders": [at("yellow", red=4, green=5)], "gained": True}
    attack, move = steps("attack", "w1", **fields)
    plan = turn(**fields)
    assert (attack, move[0]) == (("attack", "w1"), "move")
    gains = plan.place_gains(mana(green=5), plan.targets.by_where["w1"])
    values = {place: plan.value_with(gains, place) for place in plan.reachable_places()}
    assert values[move[1]] == max(values.values()) > values["yellow"]
    assert steps("attack", "w1", **fields, moved=True) == [("attack", "w1")]


def test_the_likeliest_choices_follow_the_course() -> None:
    game = acting(walls={"w1": ["warrior-green"]}, defenders=[at(green=1, black=1)])
    made: list[str] = []
    while (question := game.question) is not None and len(made) < 4:
        choice = question.choices[GAME.bot.likeliest(game.table, question)]
        made.append(choice.id)
        game.choose(choice.id)
    assert made[:3] == ["move:yellow", "gain:yellow-2", "lay:black"] and made[3] == "attack:w1"


# -- what a turn is worth --------------------------------------------------------------------------


def test_what_an_attack_costs_is_gone_from_the_pool() -> None:
    plan = turn(defenders=[at("yellow", red=6, black=1)])
    assert plan.pool_after_attack(plan.targets.by_where["w1"]) == mana(red=2, black=1)
    poor = turn(defenders=[at("yellow", red=3, black=1)])
    assert poor.pool_after_attack(poor.targets.by_where["w1"]) == mana(red=3, black=1)


def green_gain(plan: TurnPlan) -> ManaGain:
    """Green mana from the yellow district."""
    found = plan.mana_gains(plan.me.pool).gains_from("yellow", "yellow-2")
    return next(one for one in found if one.pool[GREEN] > plan.me.pool[GREEN])


def test_a_gain_is_worth_more_with_the_attack_that_it_pays_for() -> None:
    walls = {"w1": ["warrior-green"]}
    plan = turn(walls=walls, defenders=[at("yellow", green=1, black=1)])
    gain = green_gain(plan)
    attack = plan.targets.by_where["w1"].value
    assert plan.gain_and_attack(gain) == pytest.approx(gain.value + attack)
    done = turn(walls=walls, defenders=[at("yellow", green=1, black=1)], attacked=True)
    assert done.gain_and_attack(gain) == pytest.approx(gain.value)


def test_an_attack_one_move_away_is_worth_the_move_less() -> None:
    plan = turn(walls={"w5": ["warrior-green"]}, defenders=[at("yellow", green=1, black=1)])
    gain = green_gain(plan)
    attack = plan.targets.by_where["w5"].value
    assert plan.gain_and_attack(gain) == pytest.approx(gain.value + attack - plan.weights.move)


def test_the_gain_after_an_attack_is_that_of_what_is_left() -> None:
    plan = turn(defenders=[at("yellow", red=4, black=1)], moved=True)
    left = plan.mana_gains(mana(black=1)).best("yellow")
    assert left > 0
    assert plan.gain_after_attack(plan.targets.by_where["w1"]) == pytest.approx(left)
    gained = turn(defenders=[at("yellow", red=4, black=1)], moved=True, gained=True)
    assert gained.gain_after_attack(gained.targets.by_where["w1"]) == 0


def test_a_turn_is_worth_its_attack_and_its_gain() -> None:
    plan = turn(defenders=[at("yellow", red=4, black=1)], moved=True)
    target = plan.targets.by_where["w1"]
    both = target.value + plan.gain_after_attack(target)
    assert plan.best_turn() == pytest.approx(both)
    assert turn(defenders=[at("yellow", red=4, black=1)], moved=True, gained=True).best_turn() == (
        pytest.approx(target.value)
    )
    done = turn(defenders=[at("yellow", red=4, black=1)], moved=True, gained=True, attacked=True)
    assert done.best_turn() == 0


def test_only_places_that_can_be_reached_are_thought_of() -> None:
    assert set(turn(defenders=[at("yellow")]).reachable_places()) >= {"yellow", "green", "citadel"}
    assert turn(defenders=[at("yellow")], moved=True).reachable_places() == ("yellow",)


def test_spells_make_an_attack_possible_and_cost_something() -> None:
    plain = turn(defenders=[at("yellow", red=2)])
    helped = turn(defenders=[at("yellow", red=2, spells=[FLAME])])
    target = helped.targets.by_where["w1"]
    assert plain.attack_value(plain.targets.by_where["w1"], mana(red=2)) == 0
    price = helped.weights.power * helped.horizon * 2
    assert helped.attack_value(target, mana(red=2)) == pytest.approx(target.value - price)
    assert helped.attack_value(target, mana(red=1)) == 0, "one is missing all the same"
    assert helped.attack_value(target, mana(red=4)) == pytest.approx(target.value), "no spell is needed"


def test_alchemy_pays_with_other_colours() -> None:
    plan = turn(defenders=[at("yellow", blue=4, spells=[CARD["alchemy"]])])
    target = plan.targets.by_where["w1"]
    price = plan.weights.alchemy * plan.horizon
    assert plan.attack_value(target, mana(blue=4)) == pytest.approx(target.value - price)
    assert plan.attack_value(target, mana(blue=3)) == 0


@pytest.mark.parametrize(("place", "spell", "helps"), [("red", LIGHTNING, True), ("red", FLAME, False)])
def test_lightning_is_pledged_from_anywhere_and_flame_from_beside(
    place: str, spell: str, helps: bool
) -> None:
    plan = turn(defenders=[at("yellow", red=2), at(place, spells=[spell])])
    assert (plan.attack_value(plan.targets.by_where["w1"], mana(red=2)) > 0) is helps
    beside = turn(defenders=[at("yellow", red=2), at("yellow", spells=[spell])])
    assert beside.attack_value(beside.targets.by_where["w1"], mana(red=2)) > 0


def test_the_share_of_a_price_that_is_paid() -> None:
    plan = turn(walls={"w1": ["warrior-red"], "w2": ["golem"]})
    one = plan.targets.by_where["w1"].price
    assert [paid_share(one, mana(red=have)) for have in (0, 1, 4, 9)] == [0, 0.25, 1, 1]
    golem = plan.targets.by_where["w2"].price
    assert paid_share(golem, mana(red=9, blue=1)) == pytest.approx(2 / 6)


def test_payment_takes_the_least_valuable_mana() -> None:
    """With Alchemy: yellow serves nothing else, green pays for another enemy."""
    walls = {"w1": ["warrior-red"], "w2": ["warrior-green"]}
    plan = turn(walls=walls, defenders=[at("yellow", green=4, yellow=4)])
    price = plan.targets.by_where["w1"].price
    cost = plan.payment_cost(price, plan.me.pool, 0, any_colour=True)
    least = sum(plan.mana_value.last_unit_value(YELLOW, have) for have in (1, 2, 3, 4))
    assert cost == pytest.approx(least)
    assert plan.payment_cost(price, plan.me.pool, 3, any_colour=True) < cost
    assert plan.payment_cost(price, plan.me.pool, 0, any_colour=False) == UNPAYABLE


# -- enemies on the wall ---------------------------------------------------------------------------


def test_before_the_last_enemy_phase_the_attack_that_saves_the_game_counts_for_all() -> None:
    walls = {"w1": ["warrior-red"], "w2": ["beast-red"], "w3": ["warrior-blue"], "w4": ["beast-blue"]}
    plan = turn(walls=walls)
    found = {one.where: one.last_moment for one in plan.situation.threats.wall_targets}
    assert plan.situation.threats.phases == 0
    assert found["w2"] == plan.weights.last_moment
    assert found["w4"] == -plan.weights.last_moment


def test_the_last_enemy_of_all_has_no_time_to_be_counted() -> None:
    [one] = turn(walls={"w9": ["warrior-red"]}).situation.threats.wall_targets
    assert (one.time, one.urgent, one.last_moment) == (0, 0, 0)


def test_a_dragon_leaves_turns_without_a_gain() -> None:
    """As many as there are more turns than places where mana can still be gained."""
    few: dict[str, Any] = {"deck": ["mage-red", "mage-blue", "mage-green"], "defenders": [at("red")]}
    laid = {f"{one}-{nth}": one for one in COLOURS for nth in ("1", "2", "3", "tower")}
    full = turn(**few, citadel=["dragon-blue"], laid=laid).situation.threats
    assert full.stuck == full.turns
    assert turn(**few, laid=laid).situation.threats.stuck == 0, "no dragon"
    del laid["yellow-1"]
    one = turn(**few, citadel=["dragon-blue"], laid=laid).situation.threats
    assert one.stuck == one.turns - 1
    del laid["yellow-tower"]
    tower = turn(**few, citadel=["dragon-blue"], laid=laid).situation.threats
    assert tower.stuck == tower.turns - 1 - (1 + 3)
    for source in ("yellow-2", "yellow-3"):
        del laid[source]
    held = turn(**few, citadel=["dragon-blue"], laid=laid, squares={"yellow": ["flyer-red"]})
    assert held.situation.threats.stuck == held.situation.threats.turns


def dragon(colour: str, **fields: Any) -> float:
    """What it is worth to beat the red dragon while giants of that colour are on the wall."""
    walls = {"w1": [f"giant-{colour}"]}
    plan = turn(walls=walls, defenders=[at("red")], citadel=["dragon-red"], **fields)
    [one] = plan.situation.threats.inside
    return one.value


def test_a_dragon_is_worth_more_that_makes_enemies_dearer_and_locks_towers() -> None:
    boosted = {colour: dragon(colour) for colour in COLOURS}
    assert len({round(value, 6) for value in boosted.values()}) == 2
    [dearer] = [colour for colour, value in boosted.items() if value == max(boosted.values())]
    assert turn().context.cards["dragon-red"].boost == COLOUR_NUMBER[dearer]
    weights = turn().weights
    locked = dragon("blue", laid={"green-tower": "red", "blue-tower": "red"}) - dragon("blue")
    assert locked == pytest.approx(2 * weights.under_dragon)


def test_mana_for_an_enemy_inside_is_worth_a_share_of_beating_it() -> None:
    closed = {f"{one}-{nth}": one for one in ("red", "blue") for nth in ("1", "2", "3", "tower")}
    squares = {"green": ["flyer-blue"], "yellow": ["flyer-violet"], "black": ["flyer-black"]}
    plan = turn(walls={"w9": ["beast-red"]}, squares=squares, laid=closed, deck=["mage-red"])
    threats = plan.situation.threats
    inside = {one.price.colour: one for one in threats.inside}
    one = inside[BLUE]
    assert one.value > 0
    share = min(MAX_UNIT_VALUE, plan.weights.toll * one.value / one.price.total)
    assert threats.unit_value[BLUE] == pytest.approx(max(1.0, share))
    assert threats.unit_value[GREEN] == plan.weights.not_yet


def test_an_attack_counts_the_enemy_phases_that_it_gives() -> None:
    walls = {f"w{number}": [f"warrior-{one}"] for number, one in enumerate(COLOURS, 1)}
    deck = ["mage-red", "mage-blue"]
    plan = turn(walls=walls, deck=deck)
    occupied, last = occupied_bits(walls), plan.context.edition.last_section
    phases = enemy_phases_left(occupied, len(deck), last)
    found = {one.where: one.time for one in plan.situation.threats.wall_targets}
    for where, time in found.items():
        after = enemy_phases_left(occupied ^ BIT[where], len(deck), last)
        assert time == pytest.approx(plan.weights.time * (after - phases - 1))
    assert len(set(found.values())) > 1


def test_a_blocker_is_a_better_target() -> None:
    plan = turn(walls={"w1": ["archmage-red"], "w3": ["giant-blue"]})
    found = {one.where: one for one in plan.situation.threats.wall_targets}
    assert found["w1"].extra == pytest.approx(plan.weights.nuisance)
    assert found["w3"].extra == 0
    assert found["w1"].plain == pytest.approx(plan.weights.attack + plan.weights.strong * 8)


# -- choices within an action ----------------------------------------------------------------------


def test_a_converter_gives_what_nobody_needs_and_takes_what_completes_a_price() -> None:
    game = acting(
        walls={"w1": ["warrior-red"]},
        defenders=[at("yellow", red=3, blue=2, artifacts=["converter-red"])],
        moved=True,
        gained=True,
    )
    choose(game, "use:converter-red")
    assert weight(game, "give:blue") > weight(game, "give:red")
    choose(game, "give:blue")
    assert weight(game, "take:red") > weight(game, "take:green")


def test_a_price_of_any_colour_is_paid_with_what_serves_nothing_else() -> None:
    game = acting(
        walls={"w1": ["warrior-red"], "w2": ["warrior-green"]},
        defenders=[at("yellow", green=4, yellow=4, spells=[CARD["alchemy"]])],
        moved=True,
        gained=True,
    )
    choose(game, "attack-with-spells:w1")
    while (question := game.question) is not None and question.ask == "add-to-attack":
        choose(game, question.choices[GAME.bot.likeliest(game.table, question)].id)
    question = game.question
    assert question is not None and question.ask in ("pay", "pay-colour")
    while (question := game.question) is not None and question.ask in ("pay", "pay-colour"):
        choose(game, question.choices[GAME.bot.likeliest(game.table, question)].id)
    assert game.table.state.defenders[0].pool == mana(green=4)


def test_abundance_is_cast_where_the_mana_is_needed() -> None:
    def worth(strength: str) -> float:
        walls = {"w1": [f"{strength}-green"], "w2": [f"{strength}-blue"]}
        defenders = [at("yellow", black=1, spells=[CARD["abundance"]])]
        game = acting(walls=walls, defenders=defenders, moved=True, attacked=True)
        return weight(game, "gain-with-spells:yellow-2") / weight(game, "gain:yellow-2")

    assert worth("giant") > worth("beast")


def test_prism_takes_the_colour_of_which_three_are_needed() -> None:
    """Two red would complete the price of the warrior, three blue that of the giant."""
    game = acting(
        walls={"w1": ["warrior-red"], "w2": ["giant-blue"]},
        defenders=[at("yellow", red=3, blue=4, black=1, spells=[CARD["prism"]])],
        moved=True,
        attacked=True,
    )
    choose(game, "gain-with-spells:yellow-2")
    while (question := game.question) is not None and question.ask == "add-to-gain":
        choose(game, question.choices[0].id)
    question = game.question
    assert question is not None and question.ask == "prism"
    assert weight(game, "prism:blue") > weight(game, "prism:red") > weight(game, "prism:green")


def test_what_was_just_given_is_missing_when_it_is_weighed_what_to_take() -> None:
    """All four red are needed, so that the one that was given would complete the price again."""
    game = acting(
        walls={"w1": ["warrior-red"]},
        defenders=[at("yellow", red=4, blue=1, artifacts=["converter-red"])],
        moved=True,
        gained=True,
    )
    choose(game, "use:converter-red", "give:red")
    assert weight(game, "take:red") > weight(game, "take:green")


def test_spells_that_are_not_needed_are_spared() -> None:
    def preference(red: int) -> float:
        defenders = [at("yellow", red=red, spells=[FLAME])]
        game = acting(walls={"w1": ["warrior-red"], "w2": ["giant-red"]}, defenders=defenders, gained=True)
        return weight(game, "attack-with-spells:w1") / weight(game, "attack:w1")

    assert preference(4) < 1, "the mana is enough"


def test_a_flame_from_elsewhere_is_not_worth_a_pledge() -> None:
    def pledge(place: str) -> float:
        defenders = [at("yellow", red=2), at(place, spells=[FLAME])]
        game = acting(defenders=defenders, moved=True, gained=True)
        [id] = [one.id for one in (game.question.choices if game.question else ()) if one.verb == "pledge"]
        return weight(game, id) / weight(game, "done")

    assert pledge("yellow") > pledge("red")


@pytest.mark.parametrize(
    ("mine", "theirs", "due"), [(2, 5, 3), (2, 8, 0), (5, 4, 4), (9, 2, 4 + 3), (1, 6, 0)]
)
def test_each_price_is_paid_by_who_has_most_of_the_colour_then(mine: int, theirs: int, due: int) -> None:
    """First the warrior, then the beast."""
    walls = {"w1": ["warrior-red"], "w2": ["beast-red"]}
    plan = turn(walls=walls, defenders=[at("yellow", red=mine), at("red", red=theirs)])
    assert plan.mana_value.demand[RED] == due


def test_one_defender_gathers_for_an_enemy_of_several_colours() -> None:
    fields: dict[str, Any] = {"walls": {"w1": ["golem"]}}
    first = turn(**fields, defenders=[at("yellow", red=1, blue=1), at("red", green=1)])
    second = turn(**fields, defenders=[at("yellow", red=1), at("red", green=1, blue=1)])
    assert first.gathers and not second.gathers


def test_abundance_adds_to_a_gain_what_its_card_says() -> None:
    for power in (2, 3):
        card = carriers("abundance", power)[0]
        plan = turn(defenders=[at("yellow", black=1, spells=[card])])
        gains = plan.mana_gains(plan.me.pool).gains_from("yellow", "yellow-2")
        assert {one.pool[GREEN] for one in gains if one.spells} == {3 + power}
        assert {one.pool[GREEN] for one in gains if not one.spells} == {3}


def test_abundance_adds_no_more_than_the_reserve_has() -> None:
    card = carriers("abundance", 3)[0]
    others = [at("red", green=8)]
    plan = turn(defenders=[at("yellow", black=1, spells=[card]), *others])
    left = plan.state.reserve[GREEN]
    gains = plan.mana_gains(plan.me.pool).gains_from("yellow", "yellow-2")
    assert {one.pool[GREEN] for one in gains if one.spells} == {min(left, 6)}


# -- gains -----------------------------------------------------------------------------------------


def gains(thing: str, plan: TurnPlan) -> list[ManaGain]:
    return plan.mana_gains(plan.me.pool).gains_from(plan.context.place, thing)


def test_a_tower_gives_what_lies_on_the_sources_of_its_district() -> None:
    laid = {"yellow-1": "red", "yellow-2": "red", "yellow-3": "blue"}
    open_tower = turn(laid=laid, defenders=[at("yellow", red=1, black=1)])
    [gain] = gains("yellow-tower", open_tower)
    assert gain.pool == mana(red=3, blue=1)
    assert not gain.spells
    fewer = turn(laid={"yellow-1": "red"}, defenders=[at("yellow", red=1, black=1)])
    assert gain.value > gains("yellow-tower", fewer)[0].value
    del laid["yellow-2"]
    assert gains("yellow-tower", turn(laid={**laid, "yellow-tower": "blue"}, defenders=[at("yellow")])) == []
    assert gains("yellow-tower", turn(defenders=[at("yellow")])) == []


def test_the_citadel_gives_what_lies_on_the_towers() -> None:
    laid = {"yellow-tower": "red", "blue-tower": "red", "red-tower": "blue", "red-1": "green"}
    [gain] = gains("citadel", turn(laid=laid, defenders=[at(red=1)]))
    assert gain.pool == mana(red=3, blue=1)


def test_the_spells_of_a_gain_cost_what_they_are_worth() -> None:
    """Green is what the source gives and red what the enemy costs."""
    plain = turn(defenders=[at("yellow", black=1)])
    [usual] = gains("yellow-2", plain)
    prism = turn(defenders=[at("yellow", black=1, spells=[CARD["prism"]])])
    [own, red] = gains("yellow-2", prism)
    assert (own.value, own.spells, red.spells) == (usual.value, False, True)
    assert red.pool[RED] == 3
    worth = prism.mana_value
    better = worth.value_of_more(RED, 3) - worth.value_of_more(GREEN, 3)
    assert red.value - own.value == pytest.approx(better - prism.weights.prism * prism.horizon)
    card = carriers("abundance", 2)[0]
    abundant = turn(defenders=[at("yellow", black=1, spells=[card])])
    [three, five] = gains("yellow-2", abundant)
    more = abundant.mana_value.value_of_more(GREEN, 5) - abundant.mana_value.value_of_more(GREEN, 3)
    spent = abundant.weights.abundance * abundant.horizon
    assert five.value - three.value == pytest.approx(more - spent)


def test_the_gain_after_an_attack_is_made_here_if_it_is_as_good_elsewhere() -> None:
    walls = {"w1": ["warrior-red"], "w13": ["rider-yellow"]}
    found = steps("attack", "w1", walls=walls, defenders=[at("yellow", red=4, black=1)])
    assert found[:2] == [("attack", "w1"), ("gain", "yellow-1")], "yellow mana is here as well"


def test_copies_add_the_best_power_that_can_be_copied() -> None:
    assert turn(defenders=[at("yellow", spells=[FLAME])]).own_support() == (2, False)
    assert turn(defenders=[at("yellow", spells=[FLAME, CARD["copy"]])]).own_support() == (4, False)
    strong = carriers("flame", 3)[:1] or [LIGHTNING]
    both = turn(defenders=[at("yellow", spells=[*strong, CARD["copy"]])])
    assert both.own_support() == (6, False)
    assert turn(defenders=[at("yellow", spells=[CARD["alchemy"]])]).own_support() == (0, True)


def test_the_mana_beyond_a_price_is_what_is_paid_first() -> None:
    """Six red for a price of four: the two that are left are the dearest."""
    plan = turn(defenders=[at("yellow", red=6)])
    price = plan.targets.by_where["w1"].price
    value = plan.mana_value.last_unit_value
    assert plan.payment_cost(price, plan.me.pool, 0, any_colour=False) == pytest.approx(
        sum(value(RED, have) for have in (6, 5, 4, 3))
    )


@pytest.mark.parametrize("colour", COLOURS)
def test_an_enemy_of_each_colour_can_be_paid_for(colour: str) -> None:
    plan = turn(walls={"w1": [f"warrior-{colour}"]}, defenders=[at("yellow")])
    value = plan.targets.by_where["w1"].value
    assert plan.best_attack("yellow", mana(**{colour: 4})) == value
    assert plan.best_attack("yellow", mana(**{colour: 3})) == 0
    other = "red" if colour != "red" else "blue"
    assert plan.best_attack("yellow", mana(**{other: 9})) == 0


def test_what_pays_off_later_counts_in_full_while_there_is_time() -> None:
    deck = [f"{family}-{colour}" for family in ("mage", "beast", "rider") for colour in COLOURS]
    long = turn(walls={"w22": ["warrior-red"]}, deck=deck)
    assert long.situation.threats.time_factor == 1.0
    assert long.horizon == 1.0
    assert turn().horizon < 1.0


def test_artifacts_and_structures_count_less_towards_the_end() -> None:
    bases = {"yellow-a": "gun-red", "red-a": "gun-blue"}
    few: dict[str, Any] = {"bases": bases, "defenders": [at(artifacts=["converter-red", "converter-blue"])]}
    turns = Situation(acting(**few, phase="enemy").table).threats.turns
    assert counted("structures", **few) == pytest.approx(2 * turns / evaluation.LONG)
    assert counted("artifacts", **few) == pytest.approx(2 * turns / evaluation.LONG)


def test_a_teleport_is_worth_the_turns_that_it_gives() -> None:
    """One of four goes far away: the enemy phases that follow find its place, and first of all itself."""
    walls = {"w1": ["beast-red"], "w2": ["warrior-red"], "w3": ["mage-red"], "w4": ["rider-red"]}
    card = CARD["teleport"]
    plan = turn(walls=walls, defenders=[at("yellow", spells=[card])])
    occupied, last = occupied_bits(walls), plan.context.edition.last_section
    free = [section for section in list(BIT)[:last] if section not in walls]
    behind, far = (
        max(enemy_phases_left(occupied ^ BIT[one] | BIT[to], 0, last) for one in walls for to in sections)
        for sections in (["w5"], free)
    )
    weights = plan.weights
    assert far > behind > plan.situation.threats.phases == 0
    expected = weights.time * far - weights.teleport * plan.horizon + weights.last_moment
    assert cast_value(plan, card) == pytest.approx(expected)
    assert cast_value(plan, CARD["castling"]) == weights.cast


# -- what the bot says -----------------------------------------------------------------------------


def said(game: Game, id: str) -> Any:
    """The message that explains an option."""
    question = game.question
    assert question is not None
    return GAME.bot.explain(game.table, question, question.options[id])


def message(game: Game, id: str) -> tuple[str, dict[str, Any]]:
    found = said(game, id)
    return (found, {}) if isinstance(found, str) else (found[0], dict(found[1]))


def test_a_gain_is_explained_by_the_enemy_it_is_for() -> None:
    walls = {"w1": ["warrior-green"], "w2": ["rider-green"], "w9": ["mage-red"]}
    game = acting(walls=walls, defenders=[at("yellow", green=1, black=1)])
    assert message(game, "gain:yellow-2") == (
        "intent-mana-for",
        {"card": ("bastion-card-warrior-green", {}), "colour": ("bastion-mana-green", {})},
    )
    assert message(game, "gain:yellow-3")[0] == "intent-mana", "no enemy is violet"


def test_the_next_enemy_is_named_once_the_first_is_paid_for() -> None:
    walls = {"w1": ["warrior-green"], "w2": ["rider-green"]}
    game = acting(walls=walls, defenders=[at("yellow", green=4, black=1)])
    assert message(game, "gain:yellow-2")[1]["card"] == ("bastion-card-rider-green", {})


def test_mana_of_the_tower_and_of_the_citadel_is_called_so() -> None:
    game = acting(laid={"yellow-1": "red"}, defenders=[at("yellow", black=1)])
    assert message(game, "gain:yellow-tower")[0] == "intent-tower"
    inside = acting(laid={"yellow-tower": "red"}, defenders=[at(black=1)])
    question = inside.question
    assert question is not None
    for option in question.choices:
        if option.verb == "gain":
            assert message(inside, option.id)[0] == "intent-citadel"


def test_a_move_is_explained_by_what_is_there() -> None:
    game = acting(walls={"w1": ["warrior-red"]}, defenders=[at(red=4)])
    assert message(game, "move:yellow") == ("intent-towards", {"card": ("bastion-card-warrior-red", {})})
    assert message(game, "move:green")[0] == "intent-mana"
    poor = acting(walls={"w1": ["warrior-red"]}, defenders=[at(red=3)])
    assert message(poor, "move:yellow")[0] == "intent-mana"
    attacked = acting(walls={"w1": ["warrior-red"]}, defenders=[at(red=4)], attacked=True, gained=True)
    assert message(attacked, "move:yellow")[0] == "intent-better-place"


@pytest.mark.parametrize(
    ("fields", "option", "expected"),
    [
        ({"walls": {"w1": ["warrior-red"]}}, "attack:w1", "intent-one-less"),
        ({"walls": {"w1": ["priest-red"], "w2": ["beast-red"]}}, "attack:w1", "intent-ward"),
        ({"walls": {"w1": ["archmage-red"]}}, "attack:w1", "intent-blocker"),
        ({"squares": {"yellow": ["flyer-red"]}}, "attack:yellow-square", "intent-square"),
    ],
)
def test_an_attack_is_explained_by_what_the_enemy_does(
    fields: dict[str, Any], option: str, expected: str
) -> None:
    game = acting(**fields, defenders=[at("yellow", each=9)])
    assert message(game, option)[0] == expected


def test_a_dragon_is_named_where_it_is_attacked() -> None:
    game = acting(defenders=[at(each=12)], citadel=["dragon-red"])
    assert message(game, "attack:citadel") == ("intent-dragon", {"card": ("bastion-card-dragon-red", {})})
