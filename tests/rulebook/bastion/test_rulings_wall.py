"""Rulings on the wall, the walk and the gate."""

import random

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS, SECTIONS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    LAST_SECTION,
    MAIN_TROOP,
    attacked_by,
    carriers,
    entries,
    full_squares,
    full_wall,
    marches,
    protected,
    strengths,
)
from tests.rulebook.bastion.play import choose, lost, order
from tests.rulebook.bastion.positions import at, offered, place, position, seen, wall, why_not

NEWCOMER = "archmage-red"
"""An enemy that enters by the ordinary rule and is not of the main troop."""
TELEPORT = carriers("teleport")[-1]
CASTLING = carriers("castling")[-1]
WALLS = range(15)


def enemies_on(*numbers: int) -> dict[str, list[str]]:
    """Enemies without traits on those sections."""
    return {f"w{number}": [card] for number, card in zip(numbers, MAIN_TROOP, strict=False)}


def some_wall(seed: int, last: int) -> list[int]:
    """The numbers of some sections; one at least is taken and one free."""
    luck = random.Random(seed)
    return sorted(luck.sample(range(1, last + 1), luck.randint(1, last - 1)))


def walk(taken: list[int], start: int) -> int | None:
    """The scan of the ruling, word by word."""
    for section in range(start, 0, -1):
        if section not in taken and (section == 1 or section - 1 in taken):
            return section
    return None


def put_up(edition: str, taken: list[int], *deck: str) -> Game:
    """That wall, and the enemy's attack."""
    return attacked_by(*deck, edition=edition, walls=enemies_on(*taken))


@rule("BA-RULE-1")
@EDITIONS
@pytest.mark.parametrize("gate", COLOURS)
def test_sections_are_numbered_clockwise_from_the_gate(edition: str, gate: str) -> None:
    options = {"edition": edition, "districts": list(COLOURS), "gate": gate}
    districts = seen(holdfast.new("bastion", options))["districts"]
    assert districts[0]["id"] == gate
    assert [section for one in districts for section in one["sections"]] == list(SECTIONS)
    clockwise = COLOURS.index(districts[0]["id"]) + 1
    assert districts[1]["id"] == COLOURS[clockwise % 6]


@rule("BA-RULE-1")
@EDITIONS
def test_nearest_is_the_lowest_number_and_furthest_the_highest(edition: str) -> None:
    taken = enemies_on(1, 2, 9, 10)
    nearest = attacked_by("giant-red", edition=edition, walls=taken)
    assert entries(nearest) == [("giant-red", "w3")]
    furthest = attacked_by("symbiote-red", edition=edition, walls=taken)
    assert wall(furthest)["w10"] == [*taken["w10"], "symbiote-red"]
    moved = attacked_by(edition=edition, walls=taken)
    assert marches(moved) == [("w10", "w3")]


@rule("BA-RULE-2")
@EDITIONS
@pytest.mark.parametrize("seed", WALLS)
def test_a_new_card_stops_on_the_first_free_section_before_an_obstacle(edition: str, seed: int) -> None:
    last = LAST_SECTION[edition]
    taken = some_wall(seed, last)
    assert entries(put_up(edition, taken, NEWCOMER)) == [(NEWCOMER, f"w{walk(taken, last)}")]


@rule("BA-RULE-2", "BA-RULE-4")
@EDITIONS
@pytest.mark.parametrize("seed", WALLS)
def test_a_moved_enemy_scans_from_the_section_before_its_own(edition: str, seed: int) -> None:
    taken = some_wall(seed, 12)
    furthest = taken[-1]
    to = walk(taken, furthest - 1)
    game = put_up(edition, taken)
    assert marches(game) == ([(f"w{furthest}", f"w{to}")] if to else [])
    assert lost(game) == ("" if to else "past-gate")


@rule("BA-RULE-3")
@EDITIONS
@pytest.mark.parametrize("behind", [1, 2, 5])
def test_occupied_sections_are_passed_however_many(edition: str, behind: int) -> None:
    last = LAST_SECTION[edition]
    at_the_end = list(range(last - behind + 1, last + 1))
    assert entries(put_up(edition, [7, *at_the_end], NEWCOMER)) == [(NEWCOMER, "w8")]
    assert entries(put_up(edition, at_the_end, NEWCOMER)) == [(NEWCOMER, "w1")]
    row = list(range(10, 10 + behind))
    assert marches(put_up(edition, [3, *row, 10 + behind])) == [(f"w{10 + behind}", "w4")]


@rule("BA-RULE-4")
@EDITIONS
@pytest.mark.parametrize("card", [NEWCOMER, "giant-red"])
def test_a_card_finds_the_only_free_section_wherever_it_is(edition: str, card: str) -> None:
    last = LAST_SECTION[edition]
    for free in range(1, last + 1):
        taken = [number for number in range(1, last + 1) if number != free]
        assert entries(put_up(edition, taken, card)) == [(card, f"w{free}")]


@rule("BA-RULE-4")
@EDITIONS
@pytest.mark.parametrize("card", [NEWCOMER, "giant-red"])
def test_a_card_without_a_free_section_loses_the_game(edition: str, card: str) -> None:
    walls = full_wall(LAST_SECTION[edition])
    assert lost(attacked_by(card, "scout-red", edition=edition, walls=walls)) == "no-room"


@rule("BA-RULE-4")
@EDITIONS
@pytest.mark.parametrize("furthest", [1, 2, 8])
def test_a_moved_enemy_with_all_sections_ahead_taken_loses_the_game(edition: str, furthest: int) -> None:
    assert lost(put_up(edition, list(range(1, furthest + 1)))) == "past-gate"


@rule("BA-RULE-5")
@pytest.mark.parametrize("card", [NEWCOMER, "giant-red"])
@pytest.mark.parametrize("more", [[], ["scout-red"]])
def test_in_the_first_edition_no_card_goes_to_the_last_section_not_even_the_last_card(
    card: str, more: list[str]
) -> None:
    game = attacked_by(card, *more, edition="2015", walls=full_wall(23))
    assert lost(game) == "no-room"
    assert "w24" not in wall(game)


@rule("BA-RULE-5")
@pytest.mark.parametrize("deck", [[], ["scout-red"]])
def test_in_the_first_edition_a_teleport_to_the_last_section_is_refused(deck: list[str]) -> None:
    people = [at("yellow", spells=[TELEPORT])]
    game = position(edition="2015", defenders=people, walls=enemies_on(1, 5), deck=deck)
    choose(game, f"cast:{TELEPORT}", "pick:w5")
    assert "put:w23" in offered(game)
    assert why_not(game, "put:w24") == ("deck-there", "BA-RULE-5")
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("put:w24")
    assert lost(game) == ""


@rule("BA-RULE-6")
def test_the_first_and_the_last_section_are_not_adjacent() -> None:
    """Only the second edition lets an enemy stand on the last one."""
    priest = position(walls={"w24": ["priest-red"], "w1": ["beast-red"], "w23": ["beast-blue"]})
    assert (protected(priest, "w1"), protected(priest, "w23")) == ("", "ward")
    inquisitor = position(walls={"w1": ["inquisitor"], "w24": ["beast-red"], "w2": ["beast-blue"]})
    assert (strengths(inquisitor, "w24"), strengths(inquisitor, "w2")) == ([3], [4])
    shapeshifter = position(walls={"w24": ["shapeshifter-red"], "w1": ["beast-red"]})
    assert strengths(shapeshifter, "w24") == [9]


@rule("BA-RULE-7")
@EDITIONS
@pytest.mark.parametrize("seed", WALLS)
def test_furthest_and_nearest_counterclockwise_from_the_gate_are_the_same_enemy(
    edition: str, seed: int
) -> None:
    taken = some_wall(seed, 12)
    furthest_from_the_gate = max(taken, key=lambda number: number - 1)
    round_the_ring = [(0 - step) % 25 for step in range(1, 25)]
    nearest_counterclockwise = next(number for number in round_the_ring if number in taken)
    assert furthest_from_the_gate == nearest_counterclockwise
    game = put_up(edition, [1, *(number + 2 for number in taken)])
    assert marches(game)[0][0] == f"w{nearest_counterclockwise + 2}"


@rule("BA-RULE-8")
@EDITIONS
def test_the_last_card_is_added_and_nothing_moves_in_the_same_phase(edition: str) -> None:
    game = attacked_by("scout-red", edition=edition, walls=enemies_on(5, 9))
    assert order(game, "enter", "march") == ["enter"]
    assert set(wall(game)) == {"w5", "w9", "w10"}


@rule("BA-RULE-9")
@EDITIONS
def test_marching_is_not_entering(edition: str) -> None:
    """No second flight though squares are free, no giant's stride, no new host."""
    for card in ("flyer-red", "giant-red", "symbiote-red"):
        game = attacked_by(edition=edition, walls={"w3": ["beast-red"], "w9": [card]})
        assert wall(game) == {"w3": ["beast-red"], "w4": [card]}


@rule("BA-RULE-9")
@EDITIONS
@pytest.mark.parametrize("card", ["scout-red", "giant-red", "flyer-red", "symbiote-red", "spy", "rokai"])
def test_castling_and_teleport_are_not_entering(edition: str, card: str) -> None:
    people = [at("blue", spells=[TELEPORT, CASTLING])]
    walls = {"w3": ["beast-red"], "w9": [card]}
    game = position(edition=edition, defenders=people, walls=walls, deck=["beast-blue"])
    choose(game, f"cast:{TELEPORT}", "pick:w9", "put:w17")
    assert wall(game) == {"w3": ["beast-red"], "w17": [card]}
    choose(game, f"cast:{CASTLING}", "pick:w3")
    assert wall(game) == {"w17": ["beast-red"], "w3": [card]}
    assert place(game) == "blue"
    assert order(game, "enter", "land", "attach", "flee") == []


@rule("BA-RULE-9")
@EDITIONS
def test_a_flyer_left_on_the_wall_stays_there_when_a_square_falls_free(edition: str) -> None:
    game = position(
        edition=edition,
        phase="enemy",
        defenders=[at("yellow", yellow=5), at("red")],
        walls={"w2": ["beast-red"]},
        squares={**full_squares(), "yellow": ["flyer-yellow"], "black": ["valkyrie"]},
        deck=["flyer-black", "beast-blue"],
    )
    assert wall(game)["w3"] == ["flyer-black"]
    while "attack:yellow-square" not in offered(game):
        game.choose("done")
    choose(game, "attack:yellow-square", "done")
    assert any("flyer-black" in enemy for enemy in wall(game).values())
    assert not any(one["id"] == "yellow" and one["square"] for one in seen(game)["districts"])


@rule("BA-RULE-10")
@pytest.mark.parametrize("gate", COLOURS)
def test_the_camp_lies_at_the_district_of_the_last_section(gate: str) -> None:
    options = {
        "mode": "scenario",
        "scenario": "belated-arrival",
        "districts": list(COLOURS),
        "gate": gate,
        "players": 2,
    }
    table = holdfast.new("bastion", options).view()
    districts = table["districts"]
    assert "w24" in districts[5]["sections"]
    assert {one["place"] for one in table["defenders"]} == {districts[5]["id"]}
    hurt = [any(source["damaged"] for source in one["sources"]) for one in districts]
    assert hurt == [False, True, True, True, False, False]


@rule("BA-RULE-11")
@EDITIONS
@pytest.mark.parametrize(
    ("taken", "to"), [([], "w1"), ([2], "w1"), ([1, 3], "w2"), ([1, 2, 20], "w3"), ([5, 6], "w1")]
)
def test_a_giant_takes_the_lowest_free_section(edition: str, taken: list[int], to: str) -> None:
    """Never the last one, though it lies beside the gate too."""
    assert entries(put_up(edition, taken, "giant-red", "scout-red"))[0] == ("giant-red", to)
