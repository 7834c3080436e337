"""ENEMY: where a new enemy comes to stand, and which one moves when the deck is empty."""

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    LAST_SECTION,
    attacked_by,
    carriers,
    entries,
    full_squares,
    full_wall,
    mages_on,
    marches,
    next_enemy,
)
from tests.rulebook.bastion.positions import at, happened, place, position, seen, square, wall

LOST_FOR_ROOM = holdfast.Outcome(False, "no-room")
LOST_THE_GATE = holdfast.Outcome(False, "past-gate")


# -- adding ----------------------------------------------------------------------------------------


@rule("BA-ENEMY-1")
@EDITIONS
def test_the_top_card_of_the_deck_is_revealed_and_added(edition: str) -> None:
    game = attacked_by("rider-red", "beast-red", edition=edition, walls={"w4": ["mage-blue"]})
    assert entries(game) == [("rider-red", "w5")]
    assert wall(game) == {"w4": ["mage-blue"], "w5": ["rider-red"]}
    assert seen(game)["deck"]["left"] == 1
    assert not marches(game)


@rule("BA-ENEMY-2")
@EDITIONS
@pytest.mark.parametrize(
    ("taken", "stops"),
    [
        (["w1", "w2", "w3"], "w4"),
        (["w2"], "w3"),
        (["w1", "w4", "w9"], "w10"),
        (["w9", "w1", "w4"], "w10"),
        (["w10", "w2", "w1"], "w11"),
    ],
)
def test_a_new_enemy_stops_on_the_first_free_section_before_an_obstacle(
    edition: str, taken: list[str], stops: str
) -> None:
    walls = mages_on(*taken)
    game = attacked_by("beast-red", "beast-blue", edition=edition, walls=walls)
    assert entries(game) == [("beast-red", stops)]


@rule("BA-ENEMY-3")
@EDITIONS
@pytest.mark.parametrize("in_a_row", [1, 2, 5])
def test_a_new_enemy_passes_any_number_of_adjacent_enemies(edition: str, in_a_row: int) -> None:
    last = LAST_SECTION[edition]
    passed = {f"w{last - nth}": enemy for nth, enemy in enumerate(full_wall(in_a_row).values())}
    game = attacked_by("rider-black", "giant-blue", edition=edition, walls={**passed, "w7": ["priest-red"]})
    assert entries(game) == [("rider-black", "w8")]


@rule("BA-ENEMY-4")
@EDITIONS
def test_on_a_bare_wall_a_new_enemy_goes_to_the_gate(edition: str) -> None:
    game = attacked_by("rider-blue", "beast-blue", edition=edition, squares=full_squares("red"))
    assert wall(game) == {"w1": ["rider-blue"]}


@rule("BA-ENEMY-5")
@EDITIONS
@pytest.mark.parametrize(
    ("card", "wall_after", "red_square", "dragons"),
    [
        ("giant-red", {"w1": ["giant-red"], "w10": ["mage-red"]}, [], []),
        ("symbiote-red", {"w10": ["mage-red", "symbiote-red"]}, [], []),
        ("flyer-red", {"w10": ["mage-red"]}, ["flyer-red"], []),
        ("dragon-red", {"w10": ["mage-red"]}, [], ["dragon-red"]),
        ("priest-red", {"w10": ["mage-red"], "w11": ["priest-red"]}, [], []),
    ],
)
def test_giant_symbiote_flyer_and_dragon_go_elsewhere_than_the_ordinary_walk_leads(
    edition: str, card: str, wall_after: dict[str, list[str]], red_square: list[str], dragons: list[str]
) -> None:
    here = [at("blue")]
    game = attacked_by(card, "beast-red", edition=edition, defenders=here, walls={"w10": ["mage-red"]})
    assert wall(game) == wall_after
    assert square(game, "red") == red_square
    assert seen(game)["citadel"]["dragons"] == dragons


@rule("BA-ENEMY-6")
@EDITIONS
def test_an_entering_trait_is_carried_out_right_after_the_card_is_placed(edition: str) -> None:
    game = attacked_by("scout-red", "flyer-red", "beast-red", edition=edition, walls={"w10": ["mage-red"]})
    steps = [(event.what, event.why) for event in game.events if event.what in ("enter", "land")]
    assert steps == [("enter", ""), ("enter", "scout-red"), ("land", "flyer-red")]
    assert entries(game) == [("scout-red", "w11"), ("flyer-red", "w12")]
    assert happened(game, "land") == [{"cards": ["flyer-red"], "at": "w12", "to": "red-square"}]


@rule("BA-ENEMY-7")
@pytest.mark.parametrize("rest", [[], ["giant-blue"]], ids=["last card", "deck goes on"])
def test_2015_a_card_that_would_have_to_stand_where_the_deck_lies_loses_the_game(rest: list[str]) -> None:
    walls = full_wall(23) | {"w23": ["giant-black"]}
    assert attacked_by("rider-black", *rest, edition="2015", walls=walls).outcome == LOST_FOR_ROOM
    del walls["w9"]
    game = attacked_by("rider-black", "giant-red", edition="2015", walls=walls)
    assert entries(game) == [("rider-black", "w9")]
    assert game.outcome is None


@rule("BA-ENEMY-8")
@pytest.mark.parametrize("card", ["priest-red", "giant-red", "flyer-red"])
def test_2018_a_card_that_finds_no_free_section_loses_the_game(card: str) -> None:
    assert attacked_by(card, "giant-blue", walls=full_wall(24)).outcome == LOST_FOR_ROOM
    game = attacked_by("priest-red", "giant-blue", walls=full_wall(23))
    assert wall(game)["w24"] == ["priest-red"]
    assert game.outcome is None


@rule("BA-ENEMY-8", "BA-ENEMY-7")
@EDITIONS
@pytest.mark.parametrize("card", ["dragon-red", "symbiote-red"])
def test_a_card_that_needs_no_section_does_not_lose_on_a_full_wall(edition: str, card: str) -> None:
    walls = full_wall(LAST_SECTION[edition])
    game = attacked_by(card, "giant-blue", edition=edition, walls=walls, defenders=[at("red")])
    assert game.outcome is None
    assert game.question is not None


@rule("BA-ENEMY-9")
@EDITIONS
def test_a_scout_that_is_moved_by_a_spell_calls_nobody(edition: str) -> None:
    teleport = carriers("teleport")[0]
    here = [at("red", spells=[teleport])]
    walls = {"w3": ["beast-red"], "w6": ["scout-red"]}
    game = position(edition=edition, defenders=here, walls=walls, deck=["beast-blue", "beast-black"])
    for choice in (f"cast:{teleport}", "pick:w6", "put:w9"):
        game.choose(choice)
    assert wall(game) == {"w3": ["beast-red"], "w9": ["scout-red"]}
    assert seen(game)["deck"]["left"] == 2


@rule("BA-ENEMY-9")
@EDITIONS
@pytest.mark.parametrize("card", ["giant-red", "symbiote-red", "flyer-red", "spy"])
def test_an_enemy_that_marches_does_not_enter_anew(edition: str, card: str) -> None:
    walls = {"w3": ["beast-red"], "w6": ["warrior-red"], "w20": [card]}
    game = attacked_by(edition=edition, walls=walls)
    assert wall(game) == {"w3": ["beast-red"], "w6": ["warrior-red"], "w7": [card]}


@rule("BA-ENEMY-10")
@EDITIONS
def test_one_card_is_added_in_each_enemy_phase(edition: str) -> None:
    deck = ("beast-red", "beast-blue", "scout-red", "beast-green", "beast-black")
    game = attacked_by(*deck, edition=edition, walls={"w4": ["mage-red"]})
    assert seen(game)["deck"]["left"] == 4
    next_enemy(game)
    assert seen(game)["deck"]["left"] == 3
    next_enemy(game)
    assert entries(game) == [
        ("beast-red", "w5"),
        ("beast-blue", "w6"),
        ("scout-red", "w7"),
        ("beast-green", "w8"),
    ]


# -- moving ----------------------------------------------------------------------------------------


@rule("BA-ENEMY-11")
@EDITIONS
def test_with_an_empty_deck_an_enemy_is_moved_instead(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w20": ["mage-red"]}
    game = attacked_by(edition=edition, walls=walls)
    assert marches(game) == [("w20", "w6")]
    assert not entries(game)
    game = attacked_by("rider-red", edition=edition, walls=walls)
    assert not marches(game)
    assert entries(game) == [("rider-red", "w21")]


@rule("BA-ENEMY-12", "BA-ENEMY-13")
@EDITIONS
@pytest.mark.parametrize("taken", [("w2", "w9", "w14"), ("w14", "w2", "w9"), ("w3", "w22", "w23")])
def test_the_enemy_furthest_from_the_gate_is_moved(edition: str, taken: tuple[str, ...]) -> None:
    walls = mages_on(*taken)
    game = attacked_by(edition=edition, walls=walls)
    furthest = max(taken, key=lambda section: int(section[1:]))
    assert [start for start, _ in marches(game)] == [furthest]
    assert [section for section in taken if section not in wall(game)] == [furthest], "the others stay"


@rule("BA-ENEMY-13")
def test_2018_the_section_beside_the_gate_at_its_far_side_holds_the_enemy_that_is_moved() -> None:
    game = attacked_by(walls={"w1": ["mage-red"], "w24": ["mage-blue"]})
    assert marches(game) == [("w24", "w2")]


@rule("BA-ENEMY-14")
@EDITIONS
@pytest.mark.parametrize(
    ("taken", "stops"),
    [
        (("w5", "w20"), "w6"),
        (("w1", "w4", "w9"), "w5"),
        (("w4", "w1", "w9"), "w5"),
        (("w1", "w2", "w23"), "w3"),
        (("w1", "w3"), "w2"),
    ],
)
def test_a_moved_enemy_stops_on_the_first_free_section_before_an_obstacle(
    edition: str, taken: tuple[str, ...], stops: str
) -> None:
    walls = mages_on(*taken)
    game = attacked_by(edition=edition, walls=walls)
    assert marches(game) == [(taken[-1], stops)]


@rule("BA-ENEMY-15")
@EDITIONS
@pytest.mark.parametrize(
    ("passed", "stops"), [(["w8"], "w1"), (["w7", "w8"], "w1"), (["w3", "w7", "w8"], "w4")]
)
def test_a_moved_enemy_passes_any_number_of_adjacent_enemies(
    edition: str, passed: list[str], stops: str
) -> None:
    walls = mages_on(*passed)
    game = attacked_by(edition=edition, walls={**walls, "w9": ["beast-red"]})
    assert marches(game) == [("w9", stops)]


@rule("BA-ENEMY-16")
@EDITIONS
@pytest.mark.parametrize("section", ["w2", "w9", "w23"])
def test_a_single_enemy_goes_to_the_gate(edition: str, section: str) -> None:
    game = attacked_by(edition=edition, walls={section: ["beast-red"]})
    assert wall(game) == {"w1": ["beast-red"]}


@rule("BA-ENEMY-16", "BA-ENEMY-17", "BA-ENEMY-18")
@EDITIONS
@pytest.mark.parametrize("taken", [1, 3])
def test_the_game_is_lost_if_every_section_up_to_the_gate_is_taken(edition: str, taken: int) -> None:
    game = attacked_by(edition=edition, walls=full_wall(taken))
    assert game.outcome == LOST_THE_GATE
    assert not marches(game)
    assert wall(game) == full_wall(taken), "the single one at the gate stays there too"


@rule("BA-ENEMY-17", "BA-ENEMY-18")
@EDITIONS
def test_one_free_section_on_the_way_to_the_gate_is_enough(edition: str) -> None:
    walls = full_wall(20)
    del walls["w2"]
    game = attacked_by(edition=edition, walls=walls)
    assert marches(game) == [("w20", "w2")]
    assert game.outcome is None
    next_enemy(game)
    assert game.outcome == LOST_THE_GATE


@rule("BA-ENEMY-19")
@EDITIONS
def test_a_unified_enemy_moves_as_one(edition: str) -> None:
    unified = ["beast-red", "symbiote-red", "symbiote-blue"]
    game = attacked_by(edition=edition, walls={"w5": ["mage-red"], "w20": unified})
    assert wall(game) == {"w5": ["mage-red"], "w6": unified}


@rule("BA-ENEMY-20")
@EDITIONS
def test_enemies_on_squares_and_in_the_citadel_never_move(edition: str) -> None:
    game = attacked_by(
        edition=edition,
        defenders=[at("green")],
        walls={"w2": ["mage-red"], "w9": ["beast-red"]},
        squares={"black": ["flyer-red"], "blue": ["mage-blue", "belligemin"]},
        citadel=["dragon-red", "dragon-blue"],
    )
    assert marches(game) == [("w9", "w3")]
    assert square(game, "black") == ["flyer-red"]
    assert square(game, "blue") == ["mage-blue", "belligemin"]
    assert seen(game)["citadel"]["dragons"] == ["dragon-red", "dragon-blue"]
    assert place(game) == "green"


@rule("BA-ENEMY-21")
@EDITIONS
def test_exactly_one_enemy_is_moved_in_each_enemy_phase(edition: str) -> None:
    walls = {"w1": ["beast-red"], "w4": ["beast-blue"], "w5": ["beast-black"], "w9": ["beast-green"]}
    game = attacked_by(edition=edition, walls=walls)
    assert marches(game) == [("w9", "w6")]
    next_enemy(game)
    assert marches(game) == [("w9", "w6"), ("w6", "w2")]
    next_enemy(game)
    assert marches(game) == [("w9", "w6"), ("w6", "w2"), ("w5", "w3")]
