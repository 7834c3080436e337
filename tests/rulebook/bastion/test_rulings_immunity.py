"""Rulings on immunity and protection."""

from typing import Any

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    attacked_by,
    carriers,
    entries,
    marches,
    protected,
    strengths,
)
from tests.rulebook.bastion.play import asked, choose, lost
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    position,
    price,
    seen,
    spells,
    wall,
    why_not,
)

IMMUNE = pytest.mark.parametrize("immune", ["golem", "leviathan", "black-wing"])
FLAME_2 = carriers("flame", 2)
LIGHTNING_3 = carriers("lightning", 3)
ALCHEMY = carriers("alchemy")[0]
ARROW = carriers("arrow")[-2]
COPY = carriers("copy")[0]
CASTLING = carriers("castling")[0]
TELEPORT = carriers("teleport")[0]


# -- immunity --------------------------------------------------------------------------------------


@rule("BA-RULE-41", "BA-RULE-42")
@EDITIONS
@IMMUNE
@pytest.mark.parametrize("spell", [FLAME_2[0], LIGHTNING_3[0], ALCHEMY, COPY])
def test_no_spell_helps_in_an_attack_on_an_immune_enemy(edition: str, immune: str, spell: str) -> None:
    helper = at("yellow", spells=[FLAME_2[1], LIGHTNING_3[1]])
    game = position(
        edition=edition,
        walls={"w3": [immune]},
        defenders=[at("yellow", each=1, green=9, spells=[spell]), helper],
    )
    for pledge in offered(game, "pledge"):
        game.choose(pledge)
    assert not offered(game, "attack-with-spells")
    assert ("attack:w3" in offered(game)) == (immune != "leviathan")


@rule("BA-RULE-41", "BA-RULE-42")
@EDITIONS
@IMMUNE
def test_no_arrow_hits_an_immune_enemy(edition: str, immune: str) -> None:
    people = [at("red", each=5, spells=[ARROW, COPY])]
    game = position(edition=edition, walls={"w3": [immune], "w5": ["beast-red"]}, defenders=people)
    assert offered(game, "shoot") == ["shoot:w5"]
    rule_of = {"2015": "BA-RULE-42", "2018": "BA-RULE-41"}
    assert why_not(game, "shoot:w3") == ("immune", rule_of[edition])


@rule("BA-RULE-41", "BA-RULE-42")
@EDITIONS
@IMMUNE
def test_structures_and_boosts_have_no_effect_on_an_immune_enemy(edition: str, immune: str) -> None:
    """The Inquisitor's +1 is ignored in both editions."""
    game = position(
        edition=edition,
        walls={"w3": [immune], "w4": ["inquisitor"]},
        citadel=["knellerwyrm"],
        bases={"yellow-a": "gun-yellow"},
        defenders=[at("red")],
    )
    each = 2 if immune == "leviathan" else 1
    assert price(game, "w3") == dict.fromkeys(COLOURS, each)
    assert strengths(game, "w3") == [6 * each]


@rule("BA-RULE-41")
@IMMUNE
@pytest.mark.parametrize("shield", ["priest", "valkyrie"])
def test_in_the_second_edition_nobody_protects_an_immune_enemy(immune: str, shield: str) -> None:
    game = shielded("2018", immune, shield)
    assert protected(game, "w3") == ""
    assert "attack:w3" in offered(game)


@rule("BA-RULE-42")
@IMMUNE
@pytest.mark.parametrize(
    ("shield", "reason"), [("priest", ("ward", "BA-TRAIT-32")), ("valkyrie", ("wallward", "BA-TRAIT-77"))]
)
def test_in_the_first_edition_priest_and_valkyrie_protect_an_immune_enemy(
    immune: str, shield: str, reason: tuple[str, str]
) -> None:
    game = shielded("2015", immune, shield)
    assert not offered(game, "attack")
    assert why_not(game, "attack:w3") == reason


def shielded(edition: str, immune: str, shield: str) -> Game:
    """An immune enemy that could be paid for, next to a priest or under the Valkyrie."""
    given: dict[str, Any] = {"squares": {"yellow": ["valkyrie"]}}
    walls = {"w3": [immune]}
    if shield == "priest":
        given = {}
        walls["w2"] = ["priest-red"]
    return position(edition=edition, walls=walls, defenders=[at("yellow", each=2)], **given)


@rule("BA-RULE-41", "BA-RULE-42")
@EDITIONS
@IMMUNE
def test_castling_and_teleport_move_an_immune_enemy_only_in_the_second_edition(
    edition: str, immune: str
) -> None:
    walls = {"w3": [immune], "w9": ["beast-red"], "w10": ["beast-blue"]}
    people = [at("yellow", spells=[CASTLING, TELEPORT])]
    game = position(edition=edition, walls=walls, defenders=people)
    may = ["pick:w9", "pick:w10"] if edition == "2015" else ["pick:w3", "pick:w9", "pick:w10"]
    game.choose(f"cast:{CASTLING}")
    assert offered(game) == may
    choose(game, "pick:w9", *(["pick:w10"] if edition == "2018" else []), f"cast:{TELEPORT}")
    assert offered(game) == may
    if edition == "2018":
        choose(game, "pick:w3", "put:w20")
        assert wall(game)["w20"] == [immune]
    else:
        assert why_not(game, "pick:w3") == ("immune", "BA-RULE-42")


@rule("BA-RULE-42")
def test_in_the_first_edition_castling_needs_two_enemies_that_are_not_immune() -> None:
    people = [at("yellow", spells=[CASTLING, TELEPORT])]
    walls = {"w3": ["golem"], "w9": ["beast-red"]}
    game = position(edition="2015", walls=walls, defenders=people)
    assert offered(game, "cast") == [f"cast:{TELEPORT}"]
    assert why_not(game, f"cast:{CASTLING}") == ("too-few-enemies", "BA-RULE-77")
    people = [at("yellow", spells=[CASTLING, TELEPORT])]
    alone = position(edition="2015", walls={"w3": ["golem"]}, defenders=people)
    assert why_not(alone, f"cast:{TELEPORT}") == ("too-few-enemies", "BA-RULE-77")


@rule("BA-RULE-43")
@EDITIONS
@IMMUNE
def test_immune_enemies_march_and_are_passed_like_others(edition: str, immune: str) -> None:
    game = attacked_by(edition=edition, walls={"w3": ["beast-red"], "w9": [immune]})
    assert marches(game) == [("w9", "w4")]
    game = attacked_by(edition=edition, walls={"w3": ["beast-red"], "w8": [immune], "w9": ["beast-blue"]})
    assert marches(game) == [("w9", "w4")]


# -- protection ------------------------------------------------------------------------------------


@rule("BA-RULE-44")
@EDITIONS
@pytest.mark.parametrize("shield", ["priest", "valkyrie"])
def test_protected_enemies_may_be_castled_and_teleported(edition: str, shield: str) -> None:
    walls = {"w3": ["beast-red"], "w9": ["beast-blue"]}
    squares = {}
    if shield == "priest":
        walls["w2"] = ["priest-violet"]
    else:
        squares["yellow"] = ["valkyrie"]
    people = [at("yellow", red=9, spells=[CASTLING, TELEPORT])]
    game = position(edition=edition, walls=walls, squares=squares, defenders=people)
    assert "attack:w3" not in offered(game)
    choose(game, f"cast:{TELEPORT}", "pick:w3", "put:w10", f"cast:{CASTLING}", "pick:w10")
    if shield == "priest":
        game.choose("pick:w9")
    assert wall(game)["w9"] == ["beast-red"]


@rule("BA-RULE-44")
@EDITIONS
def test_guns_and_boosts_act_on_protected_enemies(edition: str) -> None:
    walls = {"w2": ["priest-violet"], "w3": ["rider-red"]}
    people = [at("yellow", red=9)]
    boosted = position(edition=edition, walls=walls, citadel=["dragon-red"], defenders=people)
    assert (protected(boosted, "w3"), strengths(boosted, "w3")) == ("ward", [7])
    weakened = position(edition=edition, walls=walls, bases={"yellow-a": "gun-red"})
    assert strengths(weakened, "w3") == [5 if edition == "2015" else 4]


@rule("BA-RULE-45")
@EDITIONS
def test_two_adjacent_priests_are_untouchable_until_one_is_moved(edition: str) -> None:
    people = [at("green", red=6, blue=6, spells=[TELEPORT])]
    walls = {"w5": ["priest-red"], "w6": ["priest-blue"]}
    game = position(edition=edition, walls=walls, defenders=people, deck=[])
    assert (asked(game), lost(game)) == ("act", "")
    assert not offered(game, "attack")
    choose(game, f"cast:{TELEPORT}", "pick:w6", "put:w8")
    assert offered(game, "attack") == ["attack:w5", "attack:w8"]


@rule("BA-RULE-47")
@EDITIONS
def test_valkyrie_protects_only_the_wall_of_its_district(edition: str) -> None:
    walls = {f"w{number}": [card] for number, card in zip(range(8, 14), carriers("flame", 2), strict=True)}
    squares = {"red": ["valkyrie"], "green": ["flyer-red"], "violet": ["flyer-blue"]}
    game = position(edition=edition, walls=walls, squares=squares)
    assert [protected(game, where) for where in walls] == ["", *["wallward"] * 4, ""]
    for where in ("red-square", "green-square", "violet-square"):
        assert protected(game, where) == ""


@rule("BA-RULE-47")
@EDITIONS
def test_valkyrie_protects_only_while_on_a_square(edition: str) -> None:
    walls = {"w9": ["beast-red"], "w10": ["valkyrie"], "w11": ["beast-blue"]}
    game = position(edition=edition, walls=walls)
    assert [protected(game, where) for where in walls] == ["", "", ""]
    people = [at("red", red=8)]
    squares = {"red": ["valkyrie"]}
    game = position(edition=edition, walls={"w9": ["beast-red"]}, squares=squares, defenders=people)
    assert offered(game, "attack") == ["attack:red-square"]
    game.choose("attack:red-square")
    assert (protected(game, "w9"), spells(game)) == ("", ["valkyrie"])


# -- priests in the set-up of 2018 -----------------------------------------------------------------


def mustered(count: int, *deck: str, edition: str = "2018", **given: Any) -> Game:
    """So many cards of that deck are added in set-up; then play begins."""
    fields: dict[str, Any] = {"phase": "muster", "to_muster": count, "turn": 0, "ritual_deck": []}
    return position(edition=edition, deck=deck, **fields | given)


@rule("BA-RULE-46")
def test_a_priest_beside_a_priest_is_put_aside_and_does_not_count() -> None:
    deck = ["priest-red", "priest-blue", "priest-black", "beast-red", "beast-blue", "mage-red"]
    game = mustered(3, *deck)
    assert wall(game) == {"w1": ["priest-red"], "w2": ["beast-red"], "w3": ["beast-blue"]}
    assert [one["card"] for one in happened(game, "put-aside")] == ["priest-blue", "priest-black"]


@rule("BA-RULE-46")
def test_a_priest_that_lands_elsewhere_or_beside_an_inquisitor_is_not_put_aside() -> None:
    game = mustered(3, "priest-red", "beast-red", "priest-blue", "mage-red")
    assert wall(game) == {"w1": ["priest-red"], "w2": ["beast-red"], "w3": ["priest-blue"]}
    game = mustered(3, "priest-red", "inquisitor", "priest-blue", "mage-red")
    assert wall(game) == {"w1": ["priest-red"], "w2": ["inquisitor"], "w3": ["priest-blue"]}
    game = mustered(2, "inquisitor", "priest-blue", "mage-red")
    assert wall(game) == {"w1": ["inquisitor"], "w2": ["priest-blue"]}


@rule("BA-RULE-46")
def test_a_priest_called_by_a_scout_in_setup_is_put_aside_too() -> None:
    game = mustered(1, "spy", "priest-red", "priest-blue", "beast-red", "mage-red")
    assert entries(game) == [("spy", "w1"), ("priest-red", "w2"), ("beast-red", "w3")]
    assert happened(game, "put-aside") == [{"card": "priest-blue"}]


@rule("BA-RULE-46")
def test_after_setup_the_whole_deck_is_shuffled_with_the_cards_put_aside() -> None:
    left = ["mage-red", "mage-blue", "mage-green"]
    game = mustered(2, "priest-red", "priest-blue", "beast-red", *left)
    assert seen(game)["aside"] == []
    odds = game.odds("done")
    assert odds is not None
    coming = {what: chance for what, chance in odds.of.items() if what.startswith("enemy:")}
    assert coming == {f"enemy:{card}": 0.25 for card in [*left, "priest-blue"]}


@rule("BA-RULE-46")
def test_with_no_card_put_aside_the_deck_stays_as_it_is() -> None:
    game = mustered(2, "priest-red", "beast-red", "mage-red", "mage-blue")
    game.choose("done")
    assert entries(game)[-1][0] == "mage-red"
    assert not happened(game, "shuffle-in")


@rule("BA-RULE-46")
def test_if_the_deck_runs_out_in_setup_no_more_is_added() -> None:
    game = mustered(3, "priest-red", "priest-blue")
    assert wall(game) == {"w1": ["priest-red"]}
    assert (seen(game)["deck"]["left"], asked(game)) == (1, "act")


@rule("BA-RULE-46")
def test_in_play_and_in_the_first_edition_priests_may_stand_side_by_side() -> None:
    game = attacked_by("priest-blue", "beast-red", walls={"w1": ["priest-red"]})
    assert wall(game) == {"w1": ["priest-red"], "w2": ["priest-blue"]}
    first = mustered(2, "priest-red", "priest-blue", "beast-red", edition="2015", defenders=[at("")])
    assert entries(first)[:2] == [("priest-red", "w1"), ("priest-blue", "w2")]
