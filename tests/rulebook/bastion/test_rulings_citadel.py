"""Rulings on the citadel, dragons and Rokai."""

from typing import Any

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, carriers, entries
from tests.rulebook.bastion.play import asked, choose, order
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    place,
    pool,
    position,
    price,
    seen,
    spells,
    why_not,
)

FLAME_2 = carriers("flame", 2)
LIGHTNING_3 = ["dragon-yellow", "dragon-green", "valkyrie"]
ARROW = carriers("arrow")[-1]
ACCELERATION = carriers("acceleration")
REPETITION = carriers("repetition")[-1]
CONVERTER = "converter-red"
DRIVEN_OUT_RULE = {"2015": "BA-MOVE-10", "2018": "BA-MOVE-9"}


# -- the stack -------------------------------------------------------------------------------------


@rule("BA-RULE-48")
@EDITIONS
def test_the_last_dragon_in_is_the_first_out(edition: str) -> None:
    people = [at("yellow", red=10, blue=10, spells=[ARROW, REPETITION])]
    game = attacked_by("scout-red", "dragon-red", edition=edition, defenders=people, citadel=["dragon-blue"])
    while seen(game)["phase"] != "actions":
        game.choose("go-on")
    assert seen(game)["citadel"]["dragons"] == ["dragon-blue", "dragon-red"]
    assert price(game, "citadel") == {"red": 10}
    game.choose("shoot:citadel")
    assert seen(game)["citadel"]["dragons"] == ["dragon-blue"]
    assert "dragon-red" in spells(game)


@rule("BA-RULE-48")
@EDITIONS
def test_an_arrow_hits_only_the_top_dragon(edition: str) -> None:
    people = [at("yellow", blue=10, spells=[ARROW])]
    game = position(edition=edition, citadel=["dragon-blue", "dragon-red"], defenders=people)
    assert not offered(game, "shoot")


# -- thrown out ------------------------------------------------------------------------------------


def fleeing(game: Game) -> list[tuple[int, list[str]]]:
    """Who is asked to flee and where to, one after another; each goes to the first place named."""
    found = []
    while asked(game) == "flee":
        question = game.question
        assert question is not None
        found.append((question.seats[0], [id.partition(":")[2] for id in offered(game)]))
        game.choose(question.options[0])
    return found


@rule("BA-RULE-49")
@EDITIONS
@pytest.mark.parametrize("active", [0, 1, 2])
def test_everyone_in_the_citadel_is_thrown_out_in_turn_order_from_the_active_player(
    edition: str, active: int
) -> None:
    people = [at(), at(), at(), at("red")]
    game = attacked_by("dragon-red", "beast-red", edition=edition, defenders=people, active=active)
    fled = fleeing(game)
    assert [seat for seat, _ in fled] == [(active + step) % 4 for step in range(4) if (active + step) % 4 < 3]
    assert all(places == list(COLOURS) for _, places in fled)


@rule("BA-RULE-49")
@EDITIONS
def test_who_had_stayed_under_an_earlier_dragon_is_thrown_out_by_the_next(edition: str) -> None:
    game = attacked_by("dragon-red", "beast-red", edition=edition, citadel=["dragon-blue"])
    assert fleeing(game) == [(0, list(COLOURS))]
    assert place(game) == "yellow"


@rule("BA-RULE-49")
@EDITIONS
def test_nobody_flees_from_a_dragon_to_rokai(edition: str) -> None:
    game = attacked_by("dragon-red", "beast-red", edition=edition, squares={"green": ["rokai"]})
    assert why_not(game, "flee:green") == ("rokai-there", "BA-TRAIT-55")
    assert offered(game) == [f"flee:{colour}" for colour in COLOURS if colour != "green"]


@rule("BA-RULE-49")
@EDITIONS
@pytest.mark.parametrize("dragon", [True, False])
def test_from_rokai_one_flees_to_the_neighbours_or_to_a_citadel_without_dragon(
    edition: str, dragon: bool
) -> None:
    game = attacked_by(
        "rokai",
        "beast-red",
        edition=edition,
        walls={"w9": ["beast-blue"]},
        defenders=[at("red"), at("blue"), at("red")],
        citadel=["dragon-red"] if dragon else [],
    )
    places = ["green", "violet"] if dragon else ["green", "violet", "citadel"]
    assert fleeing(game) == [(0, places), (2, places)]


@rule("BA-RULE-49")
def test_being_thrown_out_is_no_move_and_needs_no_acceleration() -> None:
    """In the first edition the active player still has his Move after the enemy's attack."""
    people = [at("red", blue=10, spells=[ACCELERATION[0]])]
    game = attacked_by(
        "rokai",
        "scout-red",
        edition="2015",
        walls={"w9": ["beast-blue"]},
        defenders=people,
        citadel=["dragon-blue"],
    )
    assert offered(game) == ["flee:green", "flee:violet"]
    game.choose("flee:green")
    assert spells(game) == [ACCELERATION[0]]
    assert "move:yellow" in offered(game)
    assert "done" in offered(game)
    assert not seen(game)["attacked"]


@rule("BA-RULE-50")
@pytest.mark.parametrize("rokai", [False, True])
def test_with_a_dragon_in_the_first_setup_each_defender_is_put_into_a_district(rokai: bool) -> None:
    deck = ["dragon-red", "rokai" if rokai else "beast-red", "scout-red", "scout-blue"]
    people = [at(""), at("")]
    game = position(
        edition="2015",
        phase="muster",
        to_muster=2,
        turn=0,
        deck=deck,
        ritual_deck=[],
        defenders=people,
    )
    districts = [colour for colour in COLOURS if not (rokai and colour == "yellow")]
    for seat, colour in ((0, "red"), (1, "blue")):
        assert game.question is not None
        assert game.question.seats == (seat,)
        assert offered(game) == [f"station:{one}" for one in districts]
        game.choose(f"station:{colour}")
    assert (place(game, 0), place(game, 1)) == ("red", "blue")
    assert order(game, "station", "flee") == ["station", "station"]


# -- entering to attack ----------------------------------------------------------------------------


def beside(edition: str, danger: str, **given: Any) -> Game:
    """A defender in the green district beside a dragon's citadel or Rokai in the red district."""
    there: dict[str, Any] = {"citadel": ["dragon-red"]}
    if danger == "red":
        there = {"squares": {"red": ["rokai"]}}
    people = [at("green", **given.pop("me", {})), *given.pop("others", [])]
    return position(edition=edition, defenders=people, walls={"w5": ["beast-blue"]}, **there, **given)


DANGERS = pytest.mark.parametrize(("danger", "cost"), [("citadel", 10), ("red", 5)])


@rule("BA-RULE-51")
@EDITIONS
@DANGERS
def test_entering_and_attacking_are_one_command(edition: str, danger: str, cost: int) -> None:
    game = beside(edition, danger, me={"red": cost, "blue": 3})
    assert f"move:{danger}" not in offered(game)
    assert offered(game, "storm") == [f"storm:{danger}"]
    game.choose(f"storm:{danger}")
    assert order(game, "move", "pay", "defeat") == ["move", "pay", "defeat"]
    assert (place(game), pool(game)) == (danger, {"blue": 3})
    assert (seen(game)["moved"], seen(game)["attacked"]) == (True, True)


@rule("BA-RULE-51")
@EDITIONS
@DANGERS
def test_one_enters_only_with_a_payable_and_unused_attack(edition: str, danger: str, cost: int) -> None:
    poor = beside(edition, danger, me={"red": cost - 1, "blue": 9})
    assert not offered(poor, "storm")
    reason = why_not(poor, f"storm:{danger}")
    assert reason is not None and reason[0] == "lacks-mana"
    spent = beside(edition, danger, me={"red": cost, "blue": 3})
    spent.choose("attack:w5")
    assert not offered(spent, "storm")
    assert why_not(spent, f"storm:{danger}") == ("already-attacked", "BA-TURN-6")


@rule("BA-RULE-51")
@EDITIONS
@DANGERS
def test_what_helps_is_done_before_the_move(edition: str, danger: str, cost: int) -> None:
    me = {"red": cost - 1, "blue": 1, "artifacts": [CONVERTER]}
    game = beside(edition, danger, me=me)
    assert not offered(game, "storm")
    choose(game, f"use:{CONVERTER}", "give:blue", "take:red", f"storm:{danger}")
    assert place(game) == danger


@rule("BA-RULE-51")
@EDITIONS
@DANGERS
def test_the_attack_may_be_made_with_spells(edition: str, danger: str, cost: int) -> None:
    game = beside(edition, danger, me={"red": cost - 2, "spells": [FLAME_2[0]]})
    assert not offered(game, "storm")
    game.choose(f"storm-with-spells:{danger}")
    assert (place(game), pool(game)) == (danger, {})


@rule("BA-RULE-52")
@EDITIONS
@DANGERS
def test_a_pledged_lightning_counts_towards_being_able(edition: str, danger: str, cost: int) -> None:
    others = [at("blue", spells=[LIGHTNING_3[0]])]
    game = beside(edition, danger, me={"red": cost - 3}, others=others)
    assert not offered(game, "storm-with-spells")
    choose(game, f"pledge:{LIGHTNING_3[0]}", f"storm-with-spells:{danger}")
    assert (place(game), pool(game), spells(game, 1)) == (danger, {}, [])


@rule("BA-RULE-52")
@pytest.mark.parametrize(("where", "counts"), [("citadel", True), ("green", False), ("blue", False)])
def test_a_flame_counts_only_of_a_defender_who_is_already_there(where: str, counts: bool) -> None:
    others = [at(where, spells=[FLAME_2[0]])]
    game = beside("2018", "citadel", me={"red": 8}, others=others)
    game.choose(f"pledge:{FLAME_2[0]}")
    assert bool(offered(game, "storm-with-spells")) == counts


@rule("BA-RULE-52")
def test_in_the_first_edition_no_flame_of_another_helps() -> None:
    others = [at(spells=[FLAME_2[0]])]
    game = beside("2015", "citadel", me={"red": 8}, others=others)
    assert not offered(game, "pledge")
    assert why_not(game, f"pledge:{FLAME_2[0]}") == ("not-your-turn", "BA-SPELL-5")


# -- after the attack ------------------------------------------------------------------------------


@rule("BA-RULE-53")
@EDITIONS
def test_after_rokai_is_beaten_the_attacker_stays_and_goes_on(edition: str) -> None:
    game = beside(edition, "red", me={"red": 6})
    choose(game, "storm:red", "gain:red-1")
    assert (place(game), pool(game)) == ("red", {"red": 3})


@rule("BA-RULE-54", "BA-RULE-106")
@EDITIONS
@pytest.mark.parametrize("rest", [0, 3])
def test_after_the_last_dragon_the_victor_stays_and_may_gain(edition: str, rest: int) -> None:
    game = beside(
        edition,
        "citadel",
        me={"red": 10, "blue": rest, "artifacts": [CONVERTER]},
        laid={"blue-tower": "violet"},
    )
    choose(game, "storm:citadel")
    assert (asked(game), place(game)) == ("act", "citadel")
    game.choose("gain:citadel")
    assert pool(game)["violet"] == 1
    assert "done" in offered(game)


@rule("BA-RULE-106")
@EDITIONS
def test_who_has_gained_before_cannot_gain_in_the_emptied_citadel(edition: str) -> None:
    game = beside(edition, "citadel", me={"red": 11, "artifacts": [CONVERTER]}, laid={"blue-tower": "violet"})
    choose(game, "gain:green-1", "storm:citadel")
    assert why_not(game, "gain:citadel") == ("already-gained", "BA-TURN-5")


def beats_the_top(edition: str, blue: int, begins_there: bool = False, own: list[str] | None = None) -> Game:
    """The red dragon is beaten with a blue one beneath; one black mana and this much blue are left."""
    start = "citadel" if begins_there else "green"
    people = [at(start, red=10, blue=blue, black=1, spells=own or [], artifacts=[CONVERTER])]
    game = position(
        edition=edition,
        citadel=["dragon-blue", "dragon-red"],
        defenders=people,
        walls={"w1": ["beast-red"]},
        deck=["scout-red", "scout-blue", "scout-green"],
    )
    return choose(game, "attack:citadel" if begins_there else "storm:citadel")


@rule("BA-RULE-55")
@pytest.mark.parametrize("begins_there", [True, False])
@pytest.mark.parametrize("blue", [10, 9, 0])
def test_in_the_second_edition_the_mana_alone_decides_who_stays_under_the_next_dragon(
    blue: int, begins_there: bool
) -> None:
    game = beats_the_top("2018", blue, begins_there, own=[LIGHTNING_3[0], FLAME_2[0]])
    if blue == 10:
        assert (asked(game), place(game)) == ("act", "citadel")
    else:
        assert offered(game) == [f"flee:{colour}" for colour in COLOURS]
        game.choose("flee:black")
        assert place(game) == "black"
    assert bool(offered(game, "move")) == begins_there


@rule("BA-RULE-55")
def test_whoever_must_leave_does_not_go_to_rokai() -> None:
    people = [at("green", red=10, blue=9)]
    game = position(
        citadel=["dragon-blue", "dragon-red"],
        defenders=people,
        squares={"violet": ["rokai"]},
    )
    game.choose("storm:citadel")
    assert offered(game) == [f"flee:{colour}" for colour in COLOURS if colour != "violet"]


@rule("BA-RULE-55")
def test_an_arrow_from_elsewhere_moves_nobody() -> None:
    people = [at("green", red=10, spells=[ARROW]), at()]
    game = position(citadel=["dragon-blue", "dragon-red"], defenders=people)
    game.choose("shoot:citadel")
    assert asked(game) == "act"
    assert (place(game, 0), place(game, 1)) == ("green", "citadel")


@rule("BA-RULE-55")
def test_in_the_first_edition_one_may_stay_in_any_case() -> None:
    game = beats_the_top("2015", 0)
    assert (asked(game), place(game)) == ("act", "citadel")
    assert "done" in offered(game)


@rule("BA-RULE-56")
@EDITIONS
def test_who_begins_under_a_dragon_attacks_it_or_leaves(edition: str) -> None:
    def under(**given: Any) -> Game:
        return position(
            edition=edition,
            citadel=["dragon-red"],
            defenders=[at(**given)],
            walls={"w1": ["beast-blue"]},
        )

    game = under(red=10)
    assert "done" not in offered(game)
    assert why_not(game, "done") == ("under-dragon", DRIVEN_OUT_RULE[edition])
    game.choose("attack:citadel")
    assert "done" in offered(game)
    game = under(red=9)
    assert set(offered(game)) == {f"move:{colour}" for colour in COLOURS}
    game.choose("move:green")
    assert "done" in offered(game)


@rule("BA-RULE-56")
@EDITIONS
def test_who_stayed_under_the_next_dragon_must_attack_or_leave_in_his_next_turn(edition: str) -> None:
    game = beats_the_top(edition, 10)
    game.choose("done")
    assert place(game) == "citadel"
    assert why_not(game, "done") == ("under-dragon", DRIVEN_OUT_RULE[edition])
    assert "attack:citadel" in offered(game)


@rule("BA-RULE-56")
@EDITIONS
def test_a_repeated_phase_obliges_too(edition: str) -> None:
    game = beats_the_top(edition, 10, own=[REPETITION])
    assert "done" in offered(game)
    game.choose(f"repeat:{REPETITION}")
    assert "done" not in offered(game)
    under = position(edition=edition, citadel=["dragon-red"], defenders=[at(spells=[REPETITION])])
    assert why_not(under, f"repeat:{REPETITION}") == ("under-dragon", "BA-RULE-56")


@rule("BA-RULE-57")
@EDITIONS
def test_an_arrow_from_under_the_dragon(edition: str) -> None:
    people = [at(blue=3, spells=[ARROW])]
    walls = {"w1": ["beast-blue"], "w9": ["beast-red"]}
    game = position(edition=edition, citadel=["dragon-red"], defenders=people, walls=walls)
    if edition == "2015":
        assert not offered(game, "shoot")
        assert why_not(game, "shoot:w1") == ("under-dragon", "BA-RULE-57")
        return
    game.choose("shoot:w1")
    assert happened(game, "defeat") == [{"cards": ["beast-blue"], "at": "w1"}]
    assert "done" not in offered(game)
    game.choose("move:yellow")
    assert "done" in offered(game)


@rule("BA-RULE-58")
@EDITIONS
def test_from_the_citadel_one_attacks_only_the_top_dragon(edition: str) -> None:
    everywhere: dict[str, Any] = {
        "walls": {"w1": ["beast-blue"], "w9": ["beast-red"]},
        "squares": {"green": ["flyer-green"]},
    }
    people = [at(each=10)]
    game = position(edition=edition, citadel=["dragon-blue", "dragon-red"], defenders=people, **everywhere)
    assert offered(game, "attack") == ["attack:citadel"]
    empty = position(edition=edition, defenders=[at(each=10)], **everywhere)
    assert not offered(empty, "attack")
    assert why_not(empty, "attack:w1") == ("out-of-reach", "BA-ATTACK-1")


@rule("BA-RULE-59")
@EDITIONS
def test_acceleration_does_not_lead_through_a_dragon_or_rokai(edition: str) -> None:
    """From green to blue across the citadel; from yellow to red across green."""
    people = [at("green", spells=[ACCELERATION[0]])]
    dragon = position(edition=edition, citadel=["dragon-red"], defenders=people)
    accelerated = {id for id in offered(dragon, "move") if id.endswith(">acceleration")}
    assert accelerated == {"move:black>acceleration", "move:violet>acceleration", "move:green>acceleration"}
    people = [at("yellow", spells=[ACCELERATION[0]])]
    both = position(edition=edition, citadel=["dragon-red"], squares={"green": ["rokai"]}, defenders=people)
    accelerated = {id for id in offered(both, "move") if id.endswith(">acceleration")}
    assert accelerated == {"move:blue>acceleration", "move:yellow>acceleration"}


@rule("BA-RULE-59")
@EDITIONS
def test_acceleration_may_end_there_with_the_forced_attack(edition: str) -> None:
    people = [at("yellow", red=5, spells=[ACCELERATION[0]])]
    game = position(edition=edition, squares={"red": ["rokai"]}, defenders=people)
    game.choose("storm:red>acceleration")
    assert (place(game), spells(game), entries(game)) == ("red", ["rokai"], [])
    people = [at("green", red=10, spells=[ACCELERATION[0]])]
    game = position(edition=edition, citadel=["dragon-red"], defenders=people)
    assert offered(game, "storm") == ["storm:citadel"]
