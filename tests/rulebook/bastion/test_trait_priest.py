"""TRAIT: priests, who protect their neighbours, and giants, who go to the gate."""

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, carriers, entries, mages_on, protected
from tests.rulebook.bastion.positions import at, happened, offered, position, seen, spells, wall, why_not

ARROW = carriers("arrow")[0]


def at_the_wall_of_a_priest(edition: str) -> Game:
    """A rich defender, a priest on w6, enemies on w5, w7 and w8 and on the square."""
    return position(
        edition=edition,
        defenders=[at("green", each=9)],
        walls={"w5": ["beast-red"], "w6": ["priest-red"], "w7": ["mage-red"], "w8": ["beast-blue"]},
        squares={"green": ["flyer-blue"]},
    )


# -- priest ----------------------------------------------------------------------------------------


@rule("BA-TRAIT-32")
@EDITIONS
def test_enemies_adjacent_to_a_priest_cannot_be_attacked(edition: str) -> None:
    game = at_the_wall_of_a_priest(edition)
    assert offered(game, "attack") == ["attack:w6", "attack:w8", "attack:green-square"]
    for section in ("w5", "w7"):
        assert protected(game, section) == "ward"
        assert why_not(game, f"attack:{section}") == ("ward", "BA-TRAIT-32")
    game.choose("attack:w6")
    assert spells(game) == ["priest-red"]
    assert not protected(game, "w5")


@rule("BA-TRAIT-32")
@EDITIONS
def test_a_priest_protects_its_neighbours_across_the_border_of_districts_and_from_arrows(
    edition: str,
) -> None:
    walls = {"w4": ["beast-red"], "w5": ["priest-red"]}
    game = position(edition=edition, defenders=[at("yellow", each=9)], walls=walls)
    assert why_not(game, "attack:w4") == ("ward", "BA-TRAIT-32")
    game = position(edition=edition, defenders=[at("blue", each=9, spells=[ARROW])], walls=walls)
    assert offered(game, "shoot") == ["shoot:w5"]


@rule("BA-TRAIT-33")
@EDITIONS
def test_a_priest_takes_one_section_only(edition: str) -> None:
    deck = ("priest-red", "beast-red", "beast-green")
    game = attacked_by(*deck, edition=edition, walls={"w5": ["mage-red"]})
    assert entries(game) == [("priest-red", "w6")]
    game.choose("done")
    assert wall(game) == {"w5": ["mage-red"], "w6": ["priest-red"], "w7": ["beast-red"]}


@rule("BA-TRAIT-34")
@EDITIONS
def test_priests_protect_one_another(edition: str) -> None:
    walls = {"w5": ["priest-red"], "w6": ["priest-blue"]}
    game = position(edition=edition, defenders=[at("green", each=9)], walls=walls)
    assert not offered(game, "attack")
    assert [protected(game, section) for section in walls] == ["ward", "ward"]


@rule("BA-TRAIT-35")
def test_2015_priests_that_make_all_enemies_invulnerable_do_not_end_the_game_by_themselves() -> None:
    walls = {"w1": ["priest-red"], "w2": ["priest-blue"]}
    game = position(edition="2015", defenders=[at("yellow", each=9)], walls=walls, deck=[])
    assert not offered(game, "attack")
    assert game.outcome is None
    game.choose("done")
    assert game.outcome == holdfast.Outcome(False, "past-gate")


def mustered(edition: str, deck: list[str], script: list[str] | None = None) -> Game:
    """The first three cards have been added in set-up."""
    game = position(edition=edition, phase="muster", to_muster=3, deck=deck, turn=0, script=script or [])
    _ = game.question
    return game


@rule("BA-TRAIT-36")
def test_2018_a_priest_that_set_up_would_put_next_to_a_priest_is_put_aside_for_another_card() -> None:
    game = mustered(
        "2018", ["priest-red", "priest-blue", "priest-green", "beast-red", "mage-red", "rider-red"]
    )
    assert wall(game) == {"w1": ["priest-red"], "w2": ["beast-red"], "w3": ["mage-red"]}
    assert [data["card"] for data in happened(game, "put-aside")] == ["priest-blue", "priest-green"]
    apart = mustered("2018", ["priest-red", "beast-red", "priest-blue", "rider-red"])
    assert wall(apart) == {"w1": ["priest-red"], "w2": ["beast-red"], "w3": ["priest-blue"]}
    assert not happened(apart, "put-aside")


@rule("BA-TRAIT-36")
def test_2018_after_set_up_a_priest_may_come_next_to_a_priest_and_in_2015_in_set_up_too() -> None:
    game = attacked_by("priest-blue", "beast-red", walls={"w1": ["priest-red"]})
    assert wall(game) == {"w1": ["priest-red"], "w2": ["priest-blue"]}
    older = mustered("2015", ["priest-red", "priest-blue", "beast-red", "mage-red", "rider-red"])
    assert wall(older) == {"w1": ["priest-red"], "w2": ["priest-blue"], "w3": ["beast-red"]}


@rule("BA-TRAIT-37")
@pytest.mark.parametrize("drawn", ["priest-blue", "rider-red", "rider-blue"])
def test_2018_the_cards_put_aside_are_shuffled_into_the_deck_after_set_up(drawn: str) -> None:
    deck = ["priest-red", "priest-blue", "beast-red", "mage-red", "rider-red", "rider-blue"]
    script = ["ritual:gun-red", "ritual:gun-blue", "ritual:gun-green", f"enemy:{drawn}"]
    game = mustered("2018", deck, script)
    assert seen(game)["aside"] == []
    assert seen(game)["deck"] == {"left": 3, "layers": [3]}
    game.choose(offered(game, "return")[0])
    game.choose("done")
    assert entries(game)[-1] == (drawn, "w4")


# -- giant -----------------------------------------------------------------------------------------


@rule("BA-TRAIT-38")
@EDITIONS
@pytest.mark.parametrize(
    ("taken", "stands"),
    [(["w5"], "w1"), (["w1", "w9"], "w2"), (["w1", "w2", "w5"], "w3"), (["w1", "w2", "w3"], "w4")],
)
def test_a_giant_goes_to_the_free_section_nearest_the_gate(
    edition: str, taken: list[str], stands: str
) -> None:
    walls = mages_on(*taken)
    game = attacked_by("giant-red", "beast-red", edition=edition, walls=walls)
    assert entries(game) == [("giant-red", stands)]
    assert wall(game) == {**walls, stands: ["giant-red"]}
