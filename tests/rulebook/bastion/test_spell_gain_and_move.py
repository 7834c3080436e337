"""SPELL: Abundance and Prism at a source, Acceleration in a move."""

from typing import Any

import pytest

from tests.rulebook import rule
from tests.rulebook.bastion.casting import CARD, cast_with
from tests.rulebook.bastion.enemies import carriers, tokens
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    place,
    pool,
    position,
    seen,
    spells,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
PRISM = CARD["prism"]
STRONG_ABUNDANCE = carriers("abundance", 3)[0]
HASTE = carriers("acceleration")
COLOURS_ON_OFFER = [f"prism:{colour}" for colour in ("yellow", "green", "red", "violet", "blue", "black")]


@rule("BA-SPELL-11")
@pytest.mark.parametrize("card", [CARD["abundance"], STRONG_ABUNDANCE])
@pytest.mark.parametrize("printed", ["yellow-1", "yellow-3"])
def test_in_the_first_edition_abundance_gives_2_more_of_the_same_colour(card: str, printed: str) -> None:
    """Whatever is printed on the card."""
    game = position(edition="2015", defenders=[at("yellow", black=1, spells=[card])])
    game.choose(f"gain-with-spells:{printed}")
    assert pool(game) == {{"yellow-1": "yellow", "yellow-3": "violet"}[printed]: 3 + 2}
    assert (spells(game), seen(game)["box"]) == ([], [card])


@rule("BA-SPELL-12")
@pytest.mark.parametrize(("card", "power"), [(CARD["abundance"], 2), (STRONG_ABUNDANCE, 3)])
def test_in_the_second_edition_abundance_gives_as_many_more_as_its_power(card: str, power: int) -> None:
    game = position(edition="2018", defenders=[at("yellow", black=1, spells=[card])])
    game.choose("gain-with-spells:yellow-2")
    assert pool(game) == {"green": 3 + power}
    assert (spells(game), seen(game)["box"]) == ([], [card])


@rule("BA-SPELL-11", "BA-SPELL-12")
@EDITIONS
def test_without_abundance_a_source_gives_3(edition: str) -> None:
    """The spell is not cast unless its holder wants it."""
    game = position(edition=edition, defenders=[at("yellow", black=1, spells=[CARD["abundance"]])])
    game.choose("gain:yellow-2")
    assert pool(game) == {"green": 3}
    assert spells(game) == [CARD["abundance"]]


@rule("BA-SPELL-11", "BA-SPELL-12")
def test_abundance_is_for_ones_own_gain() -> None:
    def offers(edition: str, *, mine: bool) -> list[str]:
        spell = [CARD["abundance"]]
        defenders = [at("yellow", spells=spell if mine else []), at("yellow", spells=[] if mine else spell)]
        return offered(position(edition=edition, defenders=defenders), "gain-with-spells")

    assert offers("2015", mine=True) and not offers("2015", mine=False)
    assert offers("2018", mine=True) and not offers("2018", mine=False)


@rule("BA-SPELL-13")
@EDITIONS
def test_abundance_does_not_work_with_towers(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", black=1, spells=[CARD["abundance"]])],
        laid={"yellow-1": "red"},
    )
    assert set(offered(game, "gain-with-spells")) == {
        "gain-with-spells:yellow-2",
        "gain-with-spells:yellow-3",
    }
    game.choose("gain:yellow-tower")
    assert (pool(game), spells(game)) == ({"red": 1}, [CARD["abundance"]])


@rule("BA-SPELL-13")
@EDITIONS
def test_abundance_does_not_work_with_the_citadel(edition: str) -> None:
    game = position(edition=edition, defenders=[at(spells=[CARD["abundance"]])], laid={"yellow-tower": "red"})
    assert not offered(game, "gain-with-spells")
    game.choose("gain:citadel")
    assert (pool(game), spells(game)) == ({"red": 1}, [CARD["abundance"]])


@rule("BA-SPELL-28")
@EDITIONS
@pytest.mark.parametrize("colour", ["red", "black", "green"])
def test_with_prism_all_mana_of_a_source_is_of_one_colour_of_ones_choice(edition: str, colour: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", blue=1, spells=[PRISM])])
    game.choose("gain-with-spells:yellow-2")
    assert offered(game) == COLOURS_ON_OFFER
    game.choose(f"prism:{colour}")
    assert pool(game) == {colour: 3}
    assert seen(game)["reserve"][colour] == 15 - 3
    assert (tokens(game), seen(game)["box"]) == ({"yellow-2": "blue"}, [PRISM])


@rule("BA-SPELL-28")
@EDITIONS
def test_prism_turns_what_abundance_adds_too(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", blue=1, spells=[PRISM, CARD["abundance"]])])
    cast_with(game, "gain-with-spells:yellow-2", CARD["abundance"], PRISM)
    game.choose("prism:red")
    assert pool(game) == {"red": 5}


@rule("BA-SPELL-28")
@EDITIONS
def test_prism_is_for_ones_own_gain_from_a_source(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", blue=1), at("yellow", spells=[PRISM])])
    assert not offered(game, "gain-with-spells")
    mine = position(
        edition=edition, defenders=[at("yellow", blue=1, spells=[PRISM])], laid={"yellow-1": "red"}
    )
    mine.choose("gain:yellow-tower")
    assert (pool(mine), spells(mine)) == ({"red": 1}, [PRISM])


@rule("BA-SPELL-37")
def test_acceleration_of_the_first_edition_takes_a_move_one_part_further() -> None:
    game = position(edition="2015", defenders=[at("yellow", spells=HASTE[:2])])
    near = ["move:black", "move:green", "move:citadel"]
    further = [f"move:{colour}>acceleration" for colour in ("blue", "red", "violet", "yellow")]
    assert sorted(offered(game, "move")) == sorted(near + further)
    game.choose("move:violet>acceleration")
    assert (place(game), seen(game)["moved"]) == ("violet", True)
    assert happened(game, "move") == [{"start": "yellow", "to": "violet", "via": ["citadel"]}]
    assert (len(spells(game)), len(seen(game)["box"])) == (1, 1)


@rule("BA-SPELL-37")
@EDITIONS
def test_without_acceleration_a_move_goes_one_part(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow"), at("yellow", spells=HASTE[:1])])
    assert offered(game, "move") == ["move:black", "move:green", "move:citadel"]
    assert why_not(game, "move:violet") == ("not-adjacent", "BA-MOVE-11")


@rule("BA-SPELL-38")
@pytest.mark.parametrize("action", ["", "gain:green-1", "attack:w5"])
def test_acceleration_gives_no_second_move(action: str) -> None:
    """Not after another action, nor right after a move that was made without it."""
    game = position(
        edition="2015",
        walls={"w5": ["warrior-red"], "w20": ["mage-red"]},
        defenders=[at("yellow", red=4, spells=[HASTE[0], CARD["castling"]])],
    )
    game.choose("move:green")
    if action:
        game.choose(action)
    assert not offered(game, "move")
    assert why_not(game, "move:red") == ("already-moved", "BA-TURN-4")
    assert HASTE[0] in spells(game)


@rule("BA-SPELL-39")
@EDITIONS
def test_acceleration_does_not_lead_through_a_dragons_citadel(edition: str) -> None:
    game = position(edition=edition, citadel=["dragon-red"], defenders=[at("yellow", spells=HASTE[:1])])
    assert sorted(offered(game, "move")) == [
        "move:black",
        "move:blue>acceleration",
        "move:green",
        "move:red>acceleration",
        "move:yellow>acceleration",
    ]
    game.choose("move:red>acceleration")
    assert happened(game, "move")[0]["via"] == ["green"]


@rule("BA-SPELL-39")
@EDITIONS
def test_acceleration_does_not_lead_through_the_district_of_rokai(edition: str) -> None:
    game = position(
        edition=edition,
        citadel=["dragon-red"],
        squares={"green": ["rokai"]},
        defenders=[at("yellow", spells=HASTE[:1])],
    )
    assert sorted(offered(game, "move")) == [
        "move:black",
        "move:blue>acceleration",
        "move:yellow>acceleration",
    ]


@rule("BA-SPELL-39")
@EDITIONS
def test_an_accelerated_move_goes_round_what_it_may_not_pass(edition: str) -> None:
    game = position(edition=edition, squares={"green": ["rokai"]}, defenders=[at("yellow", spells=HASTE[:1])])
    game.choose("move:red>acceleration")
    assert happened(game, "move")[0]["via"] == ["citadel"]


@rule("BA-SPELL-40")
@pytest.mark.parametrize(
    ("start", "to"),
    [
        ("yellow", "yellow"),
        ("yellow", "red"),
        ("yellow", "violet"),
        ("yellow", "blue"),
        ("citadel", "citadel"),
    ],
)
def test_acceleration_of_the_second_edition_is_a_second_move_right_after_the_first(
    start: str, to: str
) -> None:
    """Also back to where one came from."""
    game = position(edition="2018", defenders=[at(start, spells=HASTE[:1])])
    neighbours = {id.removeprefix("move:") for id in offered(game, "move") if ">" not in id}
    game.choose(f"move:{to}>acceleration")
    (made,) = happened(game, "move")
    assert (made["start"], made["to"], len(made["via"])) == (start, to, 1)
    assert made["via"][0] in neighbours
    assert (place(game), spells(game), seen(game)["box"]) == (to, [], HASTE[:1])


@rule("BA-SPELL-40")
@EDITIONS
def test_each_acceleration_is_one_step_more(edition: str) -> None:
    """Round Rokai and the dragon: four steps with three spells, and not with two."""
    board: dict[str, Any] = {"citadel": ["dragon-red"], "squares": {"green": ["rokai"]}}
    game = position(edition=edition, defenders=[at("yellow", spells=HASTE[:3])], **board)
    game.choose("move:red>acceleration+acceleration+acceleration")
    assert happened(game, "move")[0]["via"] == ["black", "blue", "violet"]
    assert seen(game)["box"] == HASTE[:3]
    short = position(edition=edition, defenders=[at("yellow", spells=HASTE[:2])], **board)
    assert not [id for id in offered(short, "move") if id.startswith("move:red")]


@rule("BA-SPELL-41")
def test_nothing_may_be_done_between_the_two_moves() -> None:
    """The next thing asked is asked at the end of the way, and no move is left."""
    game = position(
        edition="2018",
        walls={"w13": ["warrior-red"]},
        defenders=[at("yellow", red=4, spells=[*HASTE[:2], CARD["teleport"]])],
    )
    game.choose("move:violet>acceleration")
    assert game.question is not None and game.question.ask == "act"
    assert place(game) == "violet"
    assert not offered(game, "move")
    assert "attack:w13" in offered(game) and "gain:violet-1" in offered(game)


@rule("BA-SPELL-41")
@pytest.mark.parametrize("action", ["", "gain:green-1"])
def test_after_an_action_it_is_too_late_to_move_again(action: str) -> None:
    game = position(
        edition="2018",
        walls={"w5": ["warrior-red"], "w20": ["mage-red"]},
        defenders=[at("yellow", red=1, spells=[HASTE[0], CARD["castling"]])],
    )
    game.choose("move:green")
    if action:
        game.choose(action)
    assert not offered(game, "move")
    assert why_not(game, "move:red") == ("already-moved", "BA-TURN-4")
