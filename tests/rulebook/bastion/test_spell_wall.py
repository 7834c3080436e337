"""SPELL: Castling and Teleport on the wall, Repetition, and Copy."""

from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.casting import CARD, choices_of, may_add
from tests.rulebook.bastion.enemies import carriers
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

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
CASTLING, TELEPORT, COPY, REPETITION = (CARD[one] for one in ("castling", "teleport", "copy", "repetition"))
WALLS = {"w1": ["beast-red"], "w6": ["mage-blue", "symbiote-red"], "w20": ["beast-green"]}
MOMENTS = ["", "move:green", "gain:yellow-1", "attack:w1"]


def warder(edition: str, mine: list[str], others: list[str], **given: Any) -> Game:
    """Three enemies on the wall; the first of two defenders acts."""
    return position(
        edition=edition,
        walls=WALLS,
        defenders=[at("yellow", red=3, spells=mine), at("blue", spells=others)],
        **given,
    )


# -- Castling --------------------------------------------------------------------------------------


@rule("BA-SPELL-29")
@pytest.mark.parametrize("first", MOMENTS)
def test_castling_of_the_first_edition_at_any_moment_of_ones_own_actions(first: str) -> None:
    game = warder("2015", [CASTLING], [])
    if first:
        game.choose(first)
    assert f"cast:{CASTLING}" in offered(game)
    game.choose(f"cast:{CASTLING}")
    game.choose("pick:w20")
    if "pick:w6" in offered(game):
        game.choose("pick:w6")
    assert wall(game)["w6"] == ["beast-green"]
    assert wall(game)["w20"] == ["mage-blue", "symbiote-red"]
    assert seen(game)["box"] == [CASTLING]


@rule("BA-SPELL-29", "BA-SPELL-34")
@pytest.mark.parametrize("card", [CASTLING, TELEPORT])
def test_in_the_first_edition_ones_own_turn_begins_before_the_enemy_comes(card: str) -> None:
    game = warder("2015", [card], [], phase="dawn", turn=0)
    assert offered(game) == [f"cast:{card}", "go-on"]
    game.choose("go-on")
    assert len(happened(game, "enter")) == 1


@rule("BA-SPELL-29", "BA-SPELL-34")
@pytest.mark.parametrize("card", [CASTLING, TELEPORT])
def test_in_the_first_edition_no_enemy_is_moved_in_anothers_turn(card: str) -> None:
    game = warder("2015", [], [card])
    assert not offered(game, "cast")
    assert why_not(game, f"cast:{card}") == ("not-your-turn", "BA-SPELL-5")


@rule("BA-SPELL-30")
@pytest.mark.parametrize("caster", [0, 1])
@pytest.mark.parametrize("first", MOMENTS)
def test_castling_of_the_second_edition_in_the_actions_of_any_defender(caster: int, first: str) -> None:
    game = warder("2018", [] if caster else [CASTLING], [CASTLING] if caster else [])
    if first:
        game.choose(first)
    game.choose(f"cast:{CASTLING}", seat=caster)
    game.choose("pick:w6", seat=caster)
    if "pick:w20" in offered(game):
        game.choose("pick:w20", seat=caster)
    assert wall(game)["w6"] == ["beast-green"]
    assert wall(game)["w20"] == ["mage-blue", "symbiote-red"]
    assert (spells(game, caster).count(CASTLING), seen(game)["box"]) == (0, [CASTLING])
    assert seen(game)["active"] == 0


@rule("BA-SPELL-30", "BA-SPELL-29")
@EDITIONS
def test_castling_needs_enemies_on_two_sections(edition: str) -> None:
    game = warder(edition, [CASTLING], [])
    game.choose(f"cast:{CASTLING}")
    game.choose("pick:w6")
    assert offered(game) == ["pick:w1", "pick:w20"]
    lone = position(edition=edition, walls={"w1": ["beast-red"]}, defenders=[at(spells=[CASTLING])])
    assert why_not(lone, f"cast:{CASTLING}") == ("too-few-enemies", "BA-RULE-77")


INSIDE: dict[str, Any] = {"squares": {"blue": ["flyer-blue"]}, "citadel": ["dragon-red"]}


@rule("BA-SPELL-31")
@EDITIONS
def test_castling_cannot_choose_enemies_inside_the_bastion(edition: str) -> None:
    game = warder(edition, [CASTLING], [], **INSIDE)
    game.choose(f"cast:{CASTLING}")
    for _ in range(2):
        assert not {"pick:blue-square", "pick:citadel"} & set(offered(game))
        for inside in ("blue-square", "citadel"):
            assert why_not(game, f"pick:{inside}") == ("inside", "BA-SPELL-31")
        if "pick:w1" in offered(game):
            game.choose("pick:w1")
    lone = position(
        edition=edition, walls={"w1": ["beast-red"]}, defenders=[at("yellow", spells=[CASTLING])], **INSIDE
    )
    assert why_not(lone, f"cast:{CASTLING}") == ("too-few-enemies", "BA-RULE-77")


# -- Teleport --------------------------------------------------------------------------------------


@rule("BA-SPELL-34")
@pytest.mark.parametrize("first", MOMENTS)
def test_teleport_of_the_first_edition_at_any_moment_of_ones_own_actions(first: str) -> None:
    game = warder("2015", [TELEPORT], [])
    if first:
        game.choose(first)
    game.choose(f"cast:{TELEPORT}")
    game.choose("pick:w6")
    game.choose("put:w11")
    assert wall(game)["w11"] == ["mage-blue", "symbiote-red"]
    assert "w6" not in wall(game)
    assert seen(game)["box"] == [TELEPORT]


@rule("BA-SPELL-35")
@pytest.mark.parametrize("caster", [0, 1])
@pytest.mark.parametrize("first", MOMENTS)
def test_teleport_of_the_second_edition_in_the_actions_of_any_defender(caster: int, first: str) -> None:
    game = warder("2018", [] if caster else [TELEPORT], [TELEPORT] if caster else [])
    if first:
        game.choose(first)
    game.choose(f"cast:{TELEPORT}", seat=caster)
    game.choose("pick:w6", seat=caster)
    game.choose("put:w24", seat=caster)
    assert wall(game)["w24"] == ["mage-blue", "symbiote-red"]
    assert "w6" not in wall(game)
    assert (spells(game, caster).count(TELEPORT), seen(game)["box"]) == (0, [TELEPORT])


@rule("BA-SPELL-36")
@pytest.mark.parametrize(("edition", "last"), [("2015", 23), ("2018", 24)])
def test_teleport_leads_to_a_free_section_only(edition: str, last: int) -> None:
    game = warder(edition, [TELEPORT], [])
    game.choose(f"cast:{TELEPORT}")
    game.choose("pick:w6")
    assert offered(game) == [f"put:w{n}" for n in range(1, last + 1) if n not in (1, 6, 20)]
    for taken in ("w1", "w6", "w20"):
        assert why_not(game, f"put:{taken}") == ("section-taken", "BA-SPELL-36")


@rule("BA-SPELL-36")
@EDITIONS
def test_teleport_cannot_choose_enemies_inside_the_bastion(edition: str) -> None:
    game = warder(edition, [TELEPORT], [], **INSIDE)
    game.choose(f"cast:{TELEPORT}")
    assert offered(game) == ["pick:w1", "pick:w6", "pick:w20"]
    for inside in ("blue-square", "citadel"):
        assert why_not(game, f"pick:{inside}") == ("inside", "BA-SPELL-36")


# -- Repetition ------------------------------------------------------------------------------------


def spent(edition: str, **given: Any) -> Game:
    """The active defender has moved, gained and attacked, and holds Repetition and a used artifact."""
    mine = at("yellow", red=1, spells=[REPETITION], artifacts=["converter-red"], used=["converter-red"])
    return position(
        edition=edition,
        walls=WALLS,
        defenders=[mine, at("blue")],
        turn=7,
        moved=True,
        gained=True,
        attacked=True,
        **given,
    )


@rule("BA-SPELL-26")
@pytest.mark.parametrize("deck", [["warrior-red", "warrior-blue"], []])
def test_repetition_of_the_first_edition_is_another_turn_without_an_enemy_attack(deck: list[str]) -> None:
    game = spent("2015", deck=deck)
    assert not offered(game, "move") and not offered(game, "gain") and not offered(game, "use")
    game.choose(f"repeat:{REPETITION}")
    assert (wall(game), seen(game)["deck"]["left"]) == (WALLS, len(deck))
    assert happened(game, "turn") == [{"defender": seen(game)["defenders"][0]["id"], "number": 8}]
    assert (seen(game)["active"], seen(game)["turn"]) == (0, 8)
    assert {"move:green", "gain:yellow-1", "use:converter-red"} <= set(offered(game))
    game.choose("done")
    assert seen(game)["active"] == 1
    assert len(happened(game, "enter") + happened(game, "march")) == 1


@rule("BA-SPELL-27")
@pytest.mark.parametrize("deck", [["warrior-red", "warrior-blue"], []])
def test_repetition_of_the_second_edition_is_another_action_phase_of_the_same_turn(deck: list[str]) -> None:
    game = spent("2018", deck=deck)
    assert not offered(game, "move") and not offered(game, "gain") and not offered(game, "use")
    game.choose(f"repeat:{REPETITION}")
    assert (wall(game), seen(game)["deck"]["left"]) == (WALLS, len(deck))
    assert (seen(game)["active"], seen(game)["turn"], happened(game, "turn")) == (0, 7, [])
    assert {"move:green", "gain:yellow-1", "use:converter-red"} <= set(offered(game))
    game.choose("done")
    assert (seen(game)["active"], seen(game)["turn"]) == (1, 8)
    assert len(happened(game, "enter") + happened(game, "march")) == 1


@rule("BA-SPELL-26", "BA-SPELL-27")
@EDITIONS
def test_repetition_is_cast_in_ones_own_turn_only_and_ends_its_actions(edition: str) -> None:
    game = position(
        edition=edition, walls=WALLS, defenders=[at("yellow", spells=[REPETITION]), at("blue")], active=1
    )
    assert not offered(game, "repeat")
    assert why_not(game, f"repeat:{REPETITION}") == ("not-your-turn", "BA-RULE-115")
    mine = position(edition=edition, walls=WALLS, defenders=[at("yellow", spells=[REPETITION])])
    mine.choose("move:green")
    mine.choose(f"repeat:{REPETITION}")
    assert "move:red" in offered(mine)
    assert place(mine) == "green"


# -- Copy ------------------------------------------------------------------------------------------


@rule("BA-SPELL-14")
@EDITIONS
def test_copy_counts_as_a_spell_that_you_or_another_hold(edition: str) -> None:
    game = warder(edition, [COPY, TELEPORT], [CASTLING])
    mine = {id for id in choices_of(game, 0) if id.startswith("cast")}
    assert mine == {f"cast:{TELEPORT}", f"cast:{COPY}>{TELEPORT}", f"cast:{COPY}>{CASTLING}"}
    game.choose(f"cast:{COPY}>{CASTLING}")
    game.choose("pick:w1")
    game.choose("pick:w20")
    assert (wall(game)["w1"], wall(game)["w20"]) == (["beast-green"], ["beast-red"])
    assert happened(game, "cast-copy") == [{"card": COPY, "spell": "castling", "copied": CASTLING}]


@rule("BA-SPELL-14")
@EDITIONS
def test_copy_takes_the_power_of_the_spell_it_copies(edition: str) -> None:
    strong = carriers("lightning", 3)[0]
    game = position(
        edition=edition,
        walls={"w1": ["mage-red"], "w9": ["mage-blue"]},
        defenders=[at("yellow", red=2, spells=[COPY]), at("blue", spells=[strong])],
    )
    game.choose("attack-with-spells:w1")
    assert (pool(game), spells(game, 0), spells(game, 1)) == ({}, ["mage-red"], [strong])


@rule("BA-SPELL-14")
@EDITIONS
def test_copies_alone_have_nothing_to_copy(edition: str) -> None:
    copies = carriers("copy")
    game = warder(edition, copies[:2], copies[2:3])
    assert not [id for id in offered(game) if copies[0] in id]
    assert why_not(game, f"cast:{copies[0]}") == ("nothing-to-copy", "BA-RULE-115")


def copyist(edition: str, spell: str, *copies: str) -> Game:
    """A defender with Copies and enemies near and far; another holds the spell."""
    others = [CARD[spell]] if spell else []
    return position(
        edition=edition,
        walls={"w1": ["beast-red"], "w20": ["beast-green"]},
        defenders=[at("yellow", red=3, green=3, spells=copies), at("blue", spells=others)],
    )


@rule("BA-SPELL-15")
@EDITIONS
@pytest.mark.parametrize(
    ("spell", "act"),
    [
        ("alchemy", "attack-with-spells:w1"),
        ("flame", "attack-with-spells:w1"),
        ("lightning", "attack-with-spells:w1"),
        ("arrow", "shoot:w20"),
        ("abundance", "gain-with-spells:yellow-1"),
        ("prism", "gain-with-spells:yellow-1"),
        ("acceleration", "move:violet>copy"),
        ("castling", f"cast:{COPY}>{CASTLING}"),
        ("teleport", f"cast:{COPY}>{TELEPORT}"),
        ("repetition", f"repeat:{COPY}>{REPETITION}"),
    ],
)
def test_copy_is_cast_at_the_moment_of_the_spell_it_copies(edition: str, spell: str, act: str) -> None:
    """Only what the copied spell allows is open to the Copy."""
    more = choices_of(copyist(edition, spell, COPY), 0) - choices_of(copyist(edition, ""), 0)
    assert act in more
    assert {id.partition(":")[0] for id in more} == {act.partition(":")[0]}


@rule("BA-SPELL-15")
@EDITIONS
@pytest.mark.parametrize("act", ["attack-with-spells:w1", "gain-with-spells:yellow-1"])
def test_each_copy_may_be_added_where_the_copied_spell_may(edition: str, act: str) -> None:
    spell = {"attack-with-spells:w1": "flame", "gain-with-spells:yellow-1": "abundance"}[act]
    copies = carriers("copy")[:2]
    game = copyist(edition, spell, *copies)
    game.choose(act)
    assert may_add(game) == {f"{copy}>{CARD[spell]}" for copy in copies}


@rule("BA-SPELL-15")
@pytest.mark.parametrize(("helper", "helps"), [("yellow", True), ("blue", False)])
def test_a_copy_of_flame_helps_another_only_from_the_same_district(helper: str, helps: bool) -> None:
    flame = carriers("flame", 1)[-1]
    game = position(
        walls={"w1": ["beast-red"], "w20": ["beast-green"]},
        defenders=[at("yellow", red=2), at(helper, spells=[COPY]), at("black", spells=[flame])],
    )
    game.choose(f"pledge:{COPY}>{flame}", seat=1)
    assert ("attack-with-spells:w1" in offered(game)) == helps


@rule("BA-SPELL-16")
@EDITIONS
@pytest.mark.parametrize("owner", [0, 1])
def test_the_copied_card_stays_with_its_owner(edition: str, owner: int) -> None:
    game = warder(edition, [COPY] if owner else [COPY, REPETITION], [REPETITION] if owner else [])
    game.choose(f"repeat:{COPY}>{REPETITION}")
    assert seen(game)["box"] == [COPY]
    assert spells(game, owner) == [REPETITION]
    assert spells(game, 1 - owner) == []
    if not owner:
        game.choose(f"repeat:{REPETITION}")
        assert seen(game)["box"] == [COPY, REPETITION]
