"""MOVE: from part to part of the bastion."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.games.bastion.state import Defender
from holdfast.kernel.game import Game
from tests.rulebook import rule
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
RING = list(COLOURS)
WALL = {"w1": ["beast-yellow"]}


def before_the_dragon(edition: str, defender: Defender) -> Game:
    """A red dragon in the citadel."""
    return position(edition=edition, walls=WALL, citadel=["dragon-red"], defenders=[defender])


def before_rokai(edition: str, defender: Defender) -> Game:
    """Rokai on the square of the red district."""
    return position(edition=edition, walls=WALL, squares={"red": ["rokai"]}, defenders=[defender])


@rule("BA-MOVE-1", "BA-MOVE-11")
@EDITIONS
@pytest.mark.parametrize("nth", range(6))
def test_a_move_leads_to_the_citadel_or_to_an_adjacent_district(edition: str, nth: int) -> None:
    game = position(edition=edition, walls=WALL, defenders=[at(RING[nth])])
    near = {RING[nth - 1], RING[(nth + 1) % 6], "citadel"}
    assert set(offered(game, "move")) == {f"move:{one}" for one in near}
    for far in set(RING) - near - {RING[nth]}:
        assert why_not(game, f"move:{far}") == ("not-adjacent", "BA-MOVE-11")
    to = sorted(near)[0]
    game.choose(f"move:{to}")
    assert happened(game, "move") == [{"start": RING[nth], "to": to, "via": []}]
    assert place(game) == to


@rule("BA-MOVE-2")
@EDITIONS
def test_from_the_citadel_any_district_may_be_entered(edition: str) -> None:
    for district in COLOURS:
        game = position(edition=edition, walls=WALL)
        assert len(offered(game, "move")) == 6
        game.choose(f"move:{district}")
        assert happened(game, "move") == [{"start": "citadel", "to": district, "via": []}]


@rule("BA-MOVE-3")
@EDITIONS
def test_there_is_one_move_in_a_turn_and_staying_is_allowed(edition: str) -> None:
    deck = ["warrior-red", "warrior-blue"]
    game = position(edition=edition, walls=WALL, defenders=[at("red", yellow=1)], deck=deck)
    game.choose("move:citadel")
    assert not offered(game, "move")
    game.choose("done")
    assert offered(game, "move")
    staying = position(edition=edition, walls=WALL, defenders=[at("red", yellow=1)], deck=deck)
    staying.choose("done")
    assert place(staying) == "red"


@rule("BA-MOVE-4", "BA-MOVE-5")
@pytest.mark.parametrize(("edition", "rule_id"), [("2015", "BA-MOVE-4"), ("2018", "BA-MOVE-5")])
def test_nobody_moves_to_a_dragon_without_the_mana_to_beat_it(edition: str, rule_id: str) -> None:
    game = before_the_dragon(edition, at("red", red=9, blue=9))
    assert why_not(game, "move:citadel") == ("dragon-there", rule_id)
    assert why_not(game, "storm:citadel") == ("lacks-mana", rule_id)
    assert set(offered(game, "move")) == {"move:green", "move:violet"}


@rule("BA-MOVE-4", "BA-MOVE-5")
@EDITIONS
def test_nobody_moves_to_a_dragon_whose_attack_is_spent(edition: str) -> None:
    game = position(
        edition=edition,
        walls=WALL | {"w9": ["beast-red"]},
        citadel=["dragon-blue"],
        defenders=[at("red", red=4, blue=10)],
    )
    assert offered(game, "storm") == ["storm:citadel"]
    game.choose("attack:w9")
    assert not offered(game, "storm")
    assert why_not(game, "storm:citadel") == ("already-attacked", "BA-TURN-6")
    assert "move:citadel" not in offered(game)


@rule("BA-MOVE-4", "BA-MOVE-5", "BA-MOVE-6")
@EDITIONS
def test_who_moves_to_a_dragon_attacks_the_top_one_at_once(edition: str) -> None:
    """Nothing comes between the move and the attack: not even the question which of the dragons it is."""
    game = position(
        edition=edition,
        walls=WALL,
        citadel=["dragon-blue", "dragon-red"],
        defenders=[at("red", red=10, blue=10, artifacts=["converter-red"])],
    )
    game.choose("storm:citadel")
    told = [event.what for event in game.events]
    assert told[told.index("move") : told.index("defeat") + 1] == ["move", "pay", "defeat"]
    assert place(game) == "citadel"
    assert spells(game) == ["dragon-red"]
    assert seen(game)["citadel"]["dragons"] == ["dragon-blue"]
    assert seen(game)["moved"] and seen(game)["attacked"]


@rule("BA-MOVE-4", "BA-MOVE-5")
@EDITIONS
def test_spells_count_towards_being_able_to_beat_the_dragon(edition: str) -> None:
    game = before_the_dragon(edition, at("red", red=8, spells=["rider-red"]))
    assert not offered(game, "storm")
    game.choose("storm-with-spells:citadel")
    assert (pool(game), spells(game)) == ({}, ["dragon-red"])


@rule("BA-MOVE-7", "BA-MOVE-8")
@pytest.mark.parametrize(("edition", "rule_id"), [("2015", "BA-MOVE-7"), ("2018", "BA-MOVE-8")])
def test_nobody_moves_to_rokai_without_the_mana_to_beat_it(edition: str, rule_id: str) -> None:
    """Rokai has the colour of the district where it sits."""
    game = before_rokai(edition, at("green", red=4, green=9))
    assert why_not(game, "move:red") == ("rokai-there", rule_id)
    assert why_not(game, "storm:red") == ("lacks-mana", rule_id)
    assert set(offered(game, "move")) == {"move:yellow", "move:citadel"}


@rule("BA-MOVE-7", "BA-MOVE-8")
@EDITIONS
def test_who_moves_to_rokai_attacks_it_at_once(edition: str) -> None:
    game = before_rokai(edition, at("green", red=6))
    assert offered(game, "storm") == ["storm:red"]
    assert "move:red" not in offered(game)
    game.choose("storm:red")
    told = [event.what for event in game.events]
    assert told[told.index("move") : told.index("defeat") + 1] == ["move", "pay", "defeat"]
    assert (place(game), spells(game), pool(game)) == ("red", ["rokai"], {"red": 1})


@rule("BA-MOVE-7", "BA-MOVE-8")
@EDITIONS
def test_nobody_moves_to_rokai_whose_attack_is_spent(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w5": ["beast-blue"], "w20": ["mage-red"]},
        squares={"red": ["rokai"]},
        defenders=[at("green", red=5, blue=3)],
    )
    game.choose("attack:w5")
    assert not offered(game, "storm") and "move:red" not in offered(game)
    assert why_not(game, "storm:red") == ("already-attacked", "BA-TURN-6")


@rule("BA-MOVE-9", "BA-MOVE-10")
@pytest.mark.parametrize(("edition", "rule_id"), [("2015", "BA-MOVE-10"), ("2018", "BA-MOVE-9")])
def test_who_begins_under_a_dragon_he_cannot_beat_must_move_out(edition: str, rule_id: str) -> None:
    """That is his move of the turn."""
    game = before_the_dragon(edition, at(red=9, artifacts=["converter-red"]))
    assert why_not(game, "done") == ("under-dragon", rule_id)
    assert not offered(game, "attack")
    game.choose("use:converter-red")
    game.choose("take:blue")
    assert set(offered(game)) == {f"move:{colour}" for colour in COLOURS}
    game.choose("move:violet")
    assert "done" in offered(game) and not offered(game, "move")
    assert why_not(game, "move:red") == ("already-moved", "BA-TURN-4")


@rule("BA-MOVE-9", "BA-MOVE-10")
@EDITIONS
def test_who_begins_under_a_dragon_may_attack_it_instead_and_stay(edition: str) -> None:
    game = before_the_dragon(edition, at(red=10))
    assert "done" not in offered(game)
    game.choose("attack:citadel")
    assert "done" in offered(game)
    assert place(game) == "citadel"


@rule("BA-MOVE-9", "BA-MOVE-10")
@pytest.mark.parametrize(("edition", "rule_id"), [("2015", "BA-MOVE-10"), ("2018", "BA-MOVE-9")])
def test_a_turn_that_begins_under_a_dragon_binds_the_one_whose_turn_it_is(edition: str, rule_id: str) -> None:
    """The turn passes to a defender in the citadel; the one before him stands in a district."""
    game = position(
        edition=edition,
        walls=WALL,
        citadel=["dragon-red"],
        defenders=[at("red", blue=1), at(blue=1)],
        deck=["warrior-red", "warrior-blue"],
    )
    game.choose("done")
    assert seen(game)["active"] == 1
    assert why_not(game, "done") == ("under-dragon", rule_id)
    assert set(offered(game)) == {f"move:{colour}" for colour in COLOURS}


@rule("BA-MOVE-9")
def test_shooting_something_else_does_not_free_from_leaving() -> None:
    game = position(
        walls=WALL | {"w9": ["mage-red"]},
        citadel=["dragon-red"],
        defenders=[at(yellow=3, spells=["flyer-red"])],
    )
    game.choose("shoot:w1")
    assert happened(game, "defeat") == [{"cards": ["beast-yellow"], "at": "w1"}]
    assert why_not(game, "done") == ("under-dragon", "BA-MOVE-9")


@rule("BA-MOVE-10")
def test_who_stayed_under_the_next_dragon_must_leave_in_his_next_turn_not_before() -> None:
    game = position(
        edition="2015",
        walls=WALL,
        citadel=["dragon-blue", "dragon-red"],
        defenders=[at("red", red=10, yellow=1, artifacts=["converter-red"])],
        deck=["warrior-red", "warrior-blue"],
    )
    game.choose("storm:citadel")
    game.choose("done")
    assert place(game) == "citadel"
    assert why_not(game, "done") == ("under-dragon", "BA-MOVE-10")
    assert offered(game, "move")
