"""ATTACK: target, payment, and what becomes of the enemy."""

import pytest

from tests.rulebook import rule
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    pool,
    position,
    seen,
    spells,
    square,
    wall,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
CONVERTER = ["converter-black"]
"""Something more to do, so that the turn does not end by itself."""


@rule("BA-ATTACK-1")
@EDITIONS
def test_only_enemies_on_the_walls_and_the_square_of_the_own_district_can_be_attacked(edition: str) -> None:
    """The red district has the sections w9 to w12."""
    cards = ["beast-yellow", "beast-green", "beast-red", "beast-violet", "beast-blue", "beast-black"]
    walls = {f"w{nth}": [card] for nth, card in enumerate(cards, 8)}
    game = position(
        edition=edition,
        walls=walls,
        squares={"red": ["flyer-blue"], "green": ["flyer-green"]},
        citadel=["dragon-red"],
        defenders=[at("red", yellow=5, green=5, red=10, violet=5, blue=5, black=5)],
    )
    near = ["w9", "w10", "w11", "w12", "red-square"]
    assert offered(game, "attack") == [f"attack:{where}" for where in near]
    for where in ("w8", "w13", "green-square", "citadel"):
        assert why_not(game, f"attack:{where}") == ("out-of-reach", "BA-ATTACK-1")


@rule("BA-ATTACK-2")
@EDITIONS
def test_the_target_is_named_before_anything_is_paid(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w2": ["warrior-blue"]},
        defenders=[at("yellow", red=3, blue=3, green=1, spells=["mage-red"])],
    )
    game.choose("attack-with-spells:w2")
    assert game.question is not None and game.question.ask == "pay"
    assert game.question.about == {"at": "w2", "count": 4}
    assert wall(game)["w2"] == ["warrior-blue"] and pool(game) == {"red": 3, "blue": 3, "green": 1}
    game.choose("pay:green+red+red+blue")
    assert happened(game, "pay") == [{"at": "w2", "mana": {"green": 1, "red": 2, "blue": 1}}]


@rule("BA-ATTACK-3", "BA-ATTACK-6")
@EDITIONS
@pytest.mark.parametrize(
    ("card", "colour", "strength"), [("beast-red", "red", 3), ("rider-black", "black", 6)]
)
def test_strength_is_paid_in_the_enemys_colour_to_the_reserve_and_its_card_becomes_a_spell(
    edition: str, card: str, colour: str, strength: int
) -> None:
    game = position(
        edition=edition,
        walls={"w1": [card], "w20": ["mage-red"]},
        defenders=[at("yellow", red=8, black=8), at("yellow")],
    )
    game.choose("attack:w1")
    assert pool(game) == {"red": 8, "black": 8} | {colour: 8 - strength}
    assert seen(game)["reserve"][colour] == 15 - 8 + strength
    assert (spells(game, 0), spells(game, 1)) == ([card], [])


@rule("BA-ATTACK-6")
@EDITIONS
def test_the_card_of_a_defeated_enemy_can_be_cast_once(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["archmage-red"], "w20": ["mage-red"], "w21": ["mage-blue"]},
        defenders=[at("yellow", red=8)],
    )
    game.choose("attack:w1")
    game.choose("cast:archmage-red")
    game.choose("pick:w20")
    game.choose("put:w4")
    assert wall(game) == {"w4": ["mage-red"], "w21": ["mage-blue"]}
    assert spells(game) == []
    assert "archmage-red" in seen(game)["box"]


@rule("BA-ATTACK-4")
@EDITIONS
def test_a_paid_attack_always_defeats_the_enemy(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["rider-red"], "w20": ["mage-red"]},
        defenders=[at("yellow", red=6)],
    )
    [(probability, results, after)] = game.outcomes("attack:w1")
    assert (probability, results) == (1.0, ())
    assert happened(after, "defeat") == [{"cards": ["rider-red"], "at": "w1"}]
    assert wall(after) == {"w20": ["mage-red"]}


@rule("BA-ATTACK-5")
@EDITIONS
def test_without_the_mana_there_is_no_attack(edition: str) -> None:
    """Not with one too few, not with mana of other colours."""
    game = position(
        edition=edition, walls={"w1": ["rider-red"]}, defenders=[at("yellow", red=5, blue=9, green=9)]
    )
    assert not offered(game, "attack")
    assert why_not(game, "attack:w1") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-ATTACK-5")
@EDITIONS
@pytest.mark.parametrize(("red", "possible"), [(4, True), (3, False)])
def test_spells_count_before_it_is_asked_whether_the_mana_is_enough(
    edition: str, red: int, possible: bool
) -> None:
    """A Flame of 2 against a rider of 6."""
    game = position(
        edition=edition, walls={"w1": ["rider-red"]}, defenders=[at("yellow", red=red, spells=["rider-blue"])]
    )
    assert offered(game, "attack-with-spells") == (["attack-with-spells:w1"] if possible else [])
    if not possible:
        assert why_not(game, "attack-with-spells:w1") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-ATTACK-7")
def test_in_the_first_edition_who_is_under_a_dragon_can_choose_nothing_but_it() -> None:
    """Not even an Arrow helps to another target."""
    game = position(
        edition="2015",
        walls={"w1": ["beast-red"]},
        citadel=["dragon-red"],
        defenders=[at(red=10, spells=["flyer-red"])],
    )
    assert offered(game, "attack") == ["attack:citadel"]
    assert not offered(game, "shoot")
    assert why_not(game, "shoot:w1") == ("under-dragon", "BA-RULE-57")
    game.choose("attack:citadel")
    assert spells(game) == ["flyer-red", "dragon-red"]


@rule("BA-ATTACK-8")
@EDITIONS
def test_of_several_dragons_only_the_top_card_can_be_attacked(edition: str) -> None:
    dragons = ["dragon-blue", "dragon-green", "dragon-red"]
    lacking = position(
        edition=edition, walls={"w1": ["beast-red"]}, citadel=dragons, defenders=[at(blue=10, green=10)]
    )
    assert not offered(lacking, "attack")
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        citadel=dragons,
        defenders=[at(red=10, green=10, artifacts=CONVERTER)],
    )
    assert offered(game, "attack") == ["attack:citadel"]
    game.choose("attack:citadel")
    assert spells(game) == ["dragon-red"]
    assert seen(game)["citadel"]["dragons"] == ["dragon-blue", "dragon-green"]


@rule("BA-ATTACK-9")
@EDITIONS
def test_an_invulnerable_enemy_cannot_be_attacked(edition: str) -> None:
    """A priest protects its neighbours, the Valkyrie the walls of its district."""
    rich = at("yellow", red=10, blue=10, yellow=10, spells=["symbiote-red"])
    walls = {"w1": ["beast-red"], "w2": ["priest-blue"]}
    warded = position(edition=edition, walls=walls, defenders=[rich])
    assert offered(warded, "attack") == ["attack:w2"]
    assert why_not(warded, "attack:w1") == ("ward", "BA-TRAIT-32")
    assert "attack-with-spells:w1" not in offered(warded)
    rich = at("yellow", red=10, blue=10, yellow=10, spells=["symbiote-red"])
    guarded = position(edition=edition, walls=walls, squares={"yellow": ["valkyrie"]}, defenders=[rich])
    assert offered(guarded, "attack") == ["attack:yellow-square"]
    assert why_not(guarded, "attack:w2") == ("wallward", "BA-TRAIT-77")


@rule("BA-ATTACK-10")
@EDITIONS
def test_all_cards_of_a_united_enemy_are_paid_for_at_once(edition: str) -> None:
    walls = {"w1": ["beast-red", "symbiote-blue", "symbiote-red"], "w20": ["mage-red"]}
    part = position(edition=edition, walls=walls, defenders=[at("yellow", red=6, blue=4)])
    assert not offered(part, "attack")
    game = position(edition=edition, walls=walls, defenders=[at("yellow", red=8, blue=4)])
    game.choose("attack:w1")
    assert happened(game, "pay") == [{"at": "w1", "mana": {"red": 7, "blue": 4}}]
    assert spells(game) == walls["w1"]
    assert wall(game) == {"w20": ["mage-red"]}


@rule("BA-ATTACK-11")
@EDITIONS
def test_after_the_attack_a_matching_ritual_of_the_attacker_comes_into_effect(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w20": ["mage-red"]},
        defenders=[
            at("yellow", red=3, rituals=["converter-red", "converter-blue"]),
            at("yellow", rituals=["accumulator-red"]),
        ],
        ritual_deck=["gun-red", "gun-blue"],
    )
    game.choose("attack:w1")
    if edition == "2018":
        assert offered(game) == ["perform:converter-red", "no-ritual"]
        game.choose("perform:converter-red")
    told = [event.what for event in game.events]
    assert told.index("defeat") < told.index("perform")
    assert happened(game, "perform") == [{"ritual": "converter-red"}]
    game.choose("keep:gun-blue")
    first, second = seen(game)["defenders"]
    assert [artifact["id"] for artifact in first["artifacts"]] == ["converter-red"]
    assert second["rituals"] == ["accumulator-red"]


@rule("BA-ATTACK-12")
@EDITIONS
def test_a_defeated_enemy_leaves_its_section_free_at_once(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w20": ["mage-red"]},
        defenders=[at("yellow", red=3, spells=["archmage-red"])],
    )
    game.choose("attack:w1")
    game.choose("cast:archmage-red")
    assert "put:w1" in offered(game)
    game.choose("put:w1")
    assert wall(game) == {"w1": ["mage-red"]}


@rule("BA-ATTACK-12")
@EDITIONS
def test_a_defeated_enemy_leaves_its_square_free_at_once(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w20": ["mage-red"]},
        squares={"yellow": ["flyer-red"]},
        defenders=[at("yellow", red=6)],
    )
    assert not offered(game, "gain")
    game.choose("attack:yellow-square")
    assert square(game, "yellow") == []
    assert offered(game, "gain")
