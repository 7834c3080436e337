"""Rulings on the spells of an attack, on helpers, payment and order."""

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, carriers
from tests.rulebook.bastion.play import asked, choose, order, won
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    place,
    pool,
    position,
    seen,
    spells,
    wall,
    why_not,
)

FLAME_1, FLAME_2 = carriers("flame", 1), carriers("flame", 2)
LIGHTNING_1 = carriers("lightning", 1)
LIGHTNING_3 = ["dragon-yellow", "dragon-green", "valkyrie"]
ALCHEMY = carriers("alchemy")
ARROW = carriers("arrow")
COPY = carriers("copy")
CASTLING = carriers("castling")[0]
BEAST = {"w3": ["beast-red"]}
RIDER = {"w3": ["rider-blue"]}


# -- Flame and Shaggon -----------------------------------------------------------------------------


@rule("BA-RULE-71")
@pytest.mark.parametrize(("where", "helps"), [("yellow", True), ("green", False), ("citadel", False)])
def test_a_flame_helps_an_attacker_in_the_same_place(where: str, helps: bool) -> None:
    people = [at("yellow", red=1), at(where, spells=[FLAME_2[0]])]
    game = position(defenders=people, walls=BEAST)
    game.choose(f"pledge:{FLAME_2[0]}")
    assert bool(offered(game, "attack-with-spells")) == helps


@rule("BA-RULE-71")
@pytest.mark.parametrize(("where", "helps"), [("citadel", True), ("yellow", False)])
def test_the_citadel_is_a_place_of_its_own_for_flame(where: str, helps: bool) -> None:
    people = [at(red=8), at(where, spells=[FLAME_2[0]])]
    game = position(defenders=people, walls=BEAST, citadel=["dragon-red"])
    game.choose(f"pledge:{FLAME_2[0]}")
    assert offered(game, "attack-with-spells") == (["attack-with-spells:citadel"] if helps else [])


@rule("BA-RULE-71")
@pytest.mark.parametrize(("where", "helps"), [("red", True), ("yellow", False)])
def test_where_the_target_is_does_not_matter_for_flame(where: str, helps: bool) -> None:
    """An Arrow shot from the red district at an enemy of the yellow one."""
    people = [at("red", red=1, spells=[ARROW[0]]), at(where, spells=[FLAME_2[0]])]
    game = position(defenders=people, walls=BEAST)
    game.choose(f"pledge:{FLAME_2[0]}")
    assert offered(game, "shoot") == (["shoot:w3"] if helps else [])


@rule("BA-RULE-71")
@EDITIONS
def test_the_own_flame_is_always_allowed(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", red=1, spells=[FLAME_2[0]])], walls=BEAST)
    game.choose("attack-with-spells:w3")
    assert (pool(game), spells(game)) == ({}, ["beast-red"])


@rule("BA-RULE-72")
@EDITIONS
@pytest.mark.parametrize("inside", [False, True])
def test_shaggon_stops_copies_of_flame_and_lightning_too(edition: str, inside: bool) -> None:
    me = at("yellow", red=2, spells=[COPY[0], LIGHTNING_3[0]])
    people = [me, at("yellow", spells=[FLAME_2[0], COPY[1], LIGHTNING_3[1]])]
    squares = {"blue": ["shaggon", "belligemin"]} if inside else {}
    walls = BEAST if inside else {**BEAST, "w20": ["shaggon"]}
    game = position(edition=edition, defenders=people, walls=walls, squares=squares)
    assert not offered(game, "attack-with-spells")
    assert not offered(game, "pledge")
    assert why_not(game, f"pledge:{LIGHTNING_3[1]}") == ("no-lightning", "BA-TRAIT-88")
    free = position(edition=edition, defenders=people, walls=BEAST)
    assert offered(free, "attack-with-spells") == ["attack-with-spells:w3"]


@rule("BA-RULE-72")
@EDITIONS
def test_shaggon_stops_them_in_the_attack_on_itself(edition: str) -> None:
    own = [FLAME_2[0], LIGHTNING_3[0], COPY[0], ALCHEMY[0]]
    people = [at("yellow", yellow=7, spells=own)]
    game = position(edition=edition, defenders=people, walls={"w3": ["shaggon"]})
    assert not offered(game, "attack-with-spells")
    people = [at("yellow", yellow=7, red=1, spells=own)]
    game = position(edition=edition, defenders=people, walls={"w3": ["shaggon"]})
    game.choose("attack-with-spells:w3")
    assert offered(game, "add") == [f"add:{ALCHEMY[0]}", f"add:{COPY[0]}>{ALCHEMY[0]}"]


# -- Copy ------------------------------------------------------------------------------------------


@rule("BA-RULE-73")
@EDITIONS
def test_copy_has_the_printed_power_of_a_card_of_anyone_who_keeps_it(edition: str) -> None:
    people = [at("yellow", blue=3, spells=[COPY[0]]), at("black", spells=[LIGHTNING_3[0], LIGHTNING_1[0]])]
    game = position(edition=edition, defenders=people, walls=RIDER)
    game.choose("attack-with-spells:w3")
    assert happened(game, "cast-copy") == [{"card": COPY[0], "spell": "lightning", "copied": LIGHTNING_3[0]}]
    assert (pool(game), spells(game, 1)) == ({}, [LIGHTNING_3[0], LIGHTNING_1[0]])
    assert COPY[0] in seen(game)["box"]


@rule("BA-RULE-73")
@EDITIONS
def test_the_own_moment_and_conditions_of_the_copied_spell_count_for_the_caster(edition: str) -> None:
    """A Flame far away may be copied by the attacker, as if he held it himself."""
    people = [at("yellow", blue=4, spells=[COPY[0]]), at("black", spells=[FLAME_2[0]])]
    game = position(edition=edition, defenders=people, walls=RIDER)
    game.choose("attack-with-spells:w3")
    assert (pool(game), spells(game, 1)) == ({}, [FLAME_2[0]])
    assert not offered(game, "cast")


@rule("BA-RULE-73")
@EDITIONS
@pytest.mark.parametrize("first", [f"{COPY[0]}>{FLAME_2[0]}", FLAME_2[0]])
def test_copy_and_the_card_it_copies_both_count_in_one_attack(edition: str, first: str) -> None:
    people = [at("yellow", blue=2, spells=[COPY[0], FLAME_2[0]])]
    game = position(edition=edition, defenders=people, walls=RIDER)
    choose(game, "attack-with-spells:w3", f"add:{first}")
    assert (pool(game), spells(game)) == ({}, ["rider-blue"])


@rule("BA-RULE-73")
@EDITIONS
def test_copy_copies_no_copy_and_no_card_in_the_box(edition: str) -> None:
    people = [at("yellow", red=4, spells=[COPY[0], COPY[1], CASTLING])]
    game = position(edition=edition, defenders=people, walls={**BEAST, "w9": ["beast-blue"]})
    assert offered(game, "cast") == [f"cast:{CASTLING}", *(f"cast:{copy}>{CASTLING}" for copy in COPY[:2])]
    choose(game, f"cast:{CASTLING}", "pick:w3")
    assert not offered(game, "cast")


@rule("BA-RULE-73")
@EDITIONS
def test_copy_in_the_turn_of_another(edition: str) -> None:
    """In the first edition only as Lightning."""
    people = [
        at("yellow", blue=1),
        at("yellow", spells=[COPY[0], LIGHTNING_3[0], FLAME_2[0], CASTLING, ALCHEMY[0], ARROW[0]]),
    ]
    game = position(edition=edition, defenders=people, walls={**RIDER, "w9": ["beast-red"]})
    copied = {id for verb in ("pledge", "cast") for id in offered(game, verb) if f":{COPY[0]}>" in id}
    wanted = {f"pledge:{COPY[0]}>{LIGHTNING_3[0]}"}
    if edition == "2018":
        wanted |= {f"pledge:{COPY[0]}>{FLAME_2[0]}", f"cast:{COPY[0]}>{CASTLING}"}
    assert copied == wanted


# -- Arrow -----------------------------------------------------------------------------------------


@rule("BA-RULE-75")
@EDITIONS
def test_a_white_enemy_that_is_shot_has_the_colour_of_its_own_place(edition: str) -> None:
    people = [at("red", each=3, spells=[ARROW[0]], rituals=["converter-red", "converter-yellow"])]
    game = position(edition=edition, defenders=people, walls={"w3": ["spy"], "w9": ["beast-red"]})
    game.choose("shoot:w3")
    assert happened(game, "pay") == [{"at": "w3", "mana": {"yellow": 3}}]
    if edition == "2018":
        assert offered(game) == ["perform:converter-yellow", "no-ritual"]
        game.choose("perform:converter-yellow")
    assert happened(game, "perform") == [{"ritual": "converter-yellow"}]


@rule("BA-RULE-112")
@EDITIONS
def test_an_arrow_lifts_only_the_limit_of_place(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("black", each=10, spells=[ARROW[0]])],
        walls={
            "w2": ["beast-red"],
            "w3": ["priest-red"],
            "w9": ["beast-blue"],
            "w14": ["golem"],
            "w17": ["beast-green"],
        },
        squares={"red": ["valkyrie"], "blue": ["rokai"]},
        citadel=["dragon-blue", "dragon-red"],
    )
    assert offered(game, "shoot") == [
        "shoot:w3",
        "shoot:w17",
        "shoot:red-square",
        "shoot:blue-square",
        "shoot:citadel",
    ]
    assert why_not(game, "shoot:w2") == ("ward", "BA-RULE-112")
    assert why_not(game, "shoot:w9") == ("wallward", "BA-RULE-112")
    reason = why_not(game, "shoot:w14")
    assert reason is not None and reason[0] == "immune"


@rule("BA-RULE-112")
@EDITIONS
@pytest.mark.parametrize("start", ["citadel", *COLOURS[:5]])
def test_an_arrow_can_be_shot_from_anywhere(edition: str, start: str) -> None:
    people = [at(start, red=3, spells=[ARROW[0]])]
    game = position(edition=edition, defenders=people, walls={"w22": ["beast-red"]})
    game.choose("shoot:w22")
    assert (place(game), spells(game)) == (start, ["beast-red"])


@rule("BA-RULE-112")
@EDITIONS
@pytest.mark.parametrize(("target", "cost"), [("citadel", {"red": 10}), ("blue-square", {"blue": 5})])
def test_hitting_a_dragon_or_rokai_obliges_nobody_to_step_anywhere(
    edition: str, target: str, cost: dict[str, int]
) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", pool=cost, spells=[ARROW[0]])],
        citadel=["dragon-blue", "dragon-red"],
        squares={"blue": ["rokai"]},
    )
    game.choose(f"shoot:{target}")
    assert (place(game), pool(game), asked(game)) == ("yellow", {}, "act")
    assert not seen(game)["moved"]


# -- payment ---------------------------------------------------------------------------------------


@rule("BA-RULE-76")
@EDITIONS
def test_spells_may_be_cast_beyond_the_floor_and_the_surplus_is_lost(edition: str) -> None:
    own = [*LIGHTNING_3[:2], FLAME_2[0]]
    game = position(edition=edition, defenders=[at("yellow", red=3, spells=own)], walls=BEAST)
    choose(game, "attack-with-spells:w3", *(f"add:{card}" for card in own[:2]))
    game.choose(f"add:{own[2]}")
    assert (pool(game), spells(game)) == ({"red": 2}, ["beast-red"])
    assert set(own) <= set(seen(game)["box"])


@rule("BA-RULE-79")
@EDITIONS
def test_payment_is_exact(edition: str) -> None:
    people = [at("yellow", red=9, blue=9, spells=[ALCHEMY[0]])]
    game = position(edition=edition, defenders=people, walls=RIDER)
    game.choose("attack-with-spells:w3")
    assert {id.count("red") + id.count("blue") for id in offered(game, "pay")} == {6}
    for wrong in (7, 5):
        with pytest.raises(holdfast.IllegalChoice):
            game.choose("pay:" + "+".join(["red"] * wrong))
    plain = position(edition=edition, defenders=[at("yellow", blue=9)], walls=RIDER)
    plain.choose("attack:w3")
    assert pool(plain) == {"blue": 3}


@rule("BA-RULE-107")
@EDITIONS
def test_an_attack_that_is_not_fully_paid_cannot_be_made(edition: str) -> None:
    short = position(edition=edition, defenders=[at("yellow", blue=5, red=9)], walls=RIDER)
    assert why_not(short, "attack:w3") == ("lacks-mana", "BA-ATTACK-5")
    game = position(edition=edition, defenders=[at("yellow", blue=6)], walls=RIDER)
    game.choose("attack:w3")
    assert (wall(game), spells(game)) == ({}, ["rider-blue"])
    assert order(game, "pay", "defeat") == ["pay", "defeat"]


# -- helpers and order -----------------------------------------------------------------------------


@rule("BA-RULE-116")
@EDITIONS
def test_nobody_casts_the_lightning_of_another_without_his_consent(edition: str) -> None:
    people = [at("yellow", red=1), at("yellow", spells=[LIGHTNING_3[0], FLAME_2[0]])]
    game = position(edition=edition, defenders=people, walls=BEAST)
    assert not offered(game, "attack-with-spells")
    assert game.question is not None
    pledges = [option for option in game.question.options if option.verb == "pledge"]
    assert {option.seat for option in pledges} == {1}
    with pytest.raises(holdfast.IllegalChoice):
        game.choose(f"pledge:{LIGHTNING_3[0]}", seat=0)
    game.choose(f"pledge:{LIGHTNING_3[0]}", seat=1)
    game.choose("attack-with-spells:w3")
    assert (spells(game), spells(game, 1)) == (["beast-red"], [FLAME_2[0]])


@rule("BA-RULE-116")
@EDITIONS
def test_a_consent_that_is_not_used_costs_nothing(edition: str) -> None:
    people = [at("yellow", red=3), at("yellow", spells=[LIGHTNING_3[0]])]
    game = position(edition=edition, defenders=people, walls=BEAST)
    choose(game, f"pledge:{LIGHTNING_3[0]}", "attack:w3")
    assert (pool(game), spells(game, 1)) == ({}, [LIGHTNING_3[0]])
    assert seen(game)["defenders"][1]["pledged"] == []


@rule("BA-RULE-116")
@EDITIONS
def test_the_attacker_chooses_among_colours_that_a_helper_leaves_open(edition: str) -> None:
    people = [at("yellow", green=3, yellow=4), at("yellow", spells=[LIGHTNING_3[0]])]
    walls = {"w3": ["beast-green", "symbiote-yellow"]}
    game = position(edition=edition, defenders=people, walls=walls)
    choose(game, f"pledge:{LIGHTNING_3[0]}", "attack-with-spells:w3")
    assert asked(game) == "pay"
    assert game.question is not None
    assert game.question.seats == (0,)


@rule("BA-RULE-117")
def test_the_order_within_an_attack() -> None:
    """Spells, payment, cards, rituals and the forced step out of the citadel."""
    me = at("green", red=7, spells=[FLAME_1[0]], rituals=["converter-red"])
    people = [me, at("blue", spells=[LIGHTNING_3[0]])]
    game = position(defenders=people, citadel=["dragon-blue", "dragon-red"], ritual_deck=["gun-black"])
    choose(game, f"pledge:{LIGHTNING_3[0]}", "storm-with-spells:citadel", f"add:{FLAME_1[0]}")
    choose(game, "perform:converter-red", "flee:black")
    wanted = ["cast", "cast", "pay", "defeat", "perform", "keep-ritual", "flee"]
    assert order(game, *wanted) == wanted
    assert [cast["card"] for cast in happened(game, "cast")] == [FLAME_1[0], LIGHTNING_3[0]]


@rule("BA-RULE-117")
@EDITIONS
def test_the_win_is_tested_before_rituals(edition: str) -> None:
    people = [at("yellow", red=3, rituals=["converter-red"])]
    game = position(edition=edition, defenders=people, walls=BEAST, deck=[])
    game.choose("attack:w3")
    assert won(game)
    assert order(game, "pay", "defeat", "perform", "end") == ["pay", "defeat", "end"]


@rule("BA-RULE-117")
@EDITIONS
def test_rituals_go_by_the_colour_of_the_enemy_never_by_the_mana_paid(edition: str) -> None:
    rituals = ["converter-blue", "converter-red"]
    people = [at("yellow", red=6, spells=[ALCHEMY[0]], rituals=rituals)]
    game = position(edition=edition, defenders=people, walls={**RIDER, "w9": ["beast-red"]})
    game.choose("attack-with-spells:w3")
    if edition == "2018":
        assert offered(game, "perform") == ["perform:converter-blue"]
        game.choose("perform:converter-blue")
    assert happened(game, "perform") == [{"ritual": "converter-blue"}]
