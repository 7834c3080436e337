"""TRAIT: who has traits at all, scouts, symbiotes and the unified enemies they make."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    attacked_by,
    carriers,
    entries,
    full_squares,
    marches,
    protected,
    strengths,
)
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    pool,
    position,
    price,
    seen,
    spells,
    square,
    wall,
    why_not,
)

TRAIT_MAP = {
    "scout": ("recruit",),
    "symbiote": ("symbiote",),
    "flyer": ("flyer",),
    "priest": ("ward",),
    "giant": ("giant",),
    "archmage": ("block",),
    "shapeshifter": ("shift",),
    "dragon": ("citadel", "boost"),
    "spy": ("recruit", "recruit"),
    "belligemin": ("symbiote", "flyer"),
    "rokai": ("flyer", "expel"),
    "valkyrie": ("flyer", "wallward"),
    "golem": ("immune",),
    "black-wing": ("flyer", "immune"),
    "inquisitor": ("aura",),
    "shaggon": ("no-flame", "no-lightning"),
    "knellerwyrm": ("citadel", "boost-all"),
    "leviathan": ("immune",),
}
FLAME_2 = carriers("flame", 2)
LIGHTNING_3 = carriers("lightning", 3)
TELEPORT = carriers("teleport")[0]
CASTLING = carriers("castling")[0]


# -- general ---------------------------------------------------------------------------------------


@rule("BA-TRAIT-1")
@EDITIONS
@pytest.mark.parametrize("family", ["beast", "warrior", "mage", "rider"])
def test_main_troop_enemies_have_no_traits(edition: str, family: str) -> None:
    assert not any(CONTENT.cards[card].traits for card in CONTENT.cards_of(family))
    walls = {"w9": ["giant-red"], "w11": ["giant-blue"]}
    game = attacked_by(f"{family}-red", "beast-blue", edition=edition, walls=walls)
    assert wall(game) == {**walls, "w12": [f"{family}-red"]}
    assert [strengths(game, section) for section in ("w9", "w11")] == [[7], [7]]
    assert not protected(game, "w11")
    assert not seen(game)["blocked"]


@rule("BA-TRAIT-2")
def test_each_auxiliary_class_has_its_own_property_and_each_legendary_enemy_one_or_two() -> None:
    cards = [card for card in CONTENT.cards.values() if card.troop != "main"]
    assert {card.family: card.traits for card in cards} == TRAIT_MAP
    auxiliary = {card.family: card.traits for card in cards if card.troop == "auxiliary"}
    assert len(auxiliary) == len(set(auxiliary.values())) == 8


@rule("BA-TRAIT-3")
def test_a_symbol_printed_twice_is_carried_out_twice() -> None:
    assert CONTENT.cards["spy"].traits.count("recruit") == 2 * CONTENT.cards["scout-red"].traits.count(
        "recruit"
    )
    deck = ("beast-red", "beast-blue", "beast-green")
    once = attacked_by("scout-red", *deck, walls={"w4": ["mage-red"]})
    assert len(entries(once)) == 1 + 1
    twice = attacked_by("spy", *deck, walls={"w4": ["mage-red"]})
    assert len(entries(twice)) == 1 + 2


# -- scout -----------------------------------------------------------------------------------------


@rule("BA-TRAIT-4")
@EDITIONS
def test_a_scout_calls_the_next_card_at_once_after_it_is_placed(edition: str) -> None:
    game = attacked_by("scout-red", "rider-red", "beast-red", edition=edition, walls={"w4": ["mage-red"]})
    assert entries(game) == [("scout-red", "w5"), ("rider-red", "w6")]
    assert seen(game)["deck"]["left"] == 1


@rule("BA-TRAIT-5")
@EDITIONS
def test_a_card_called_by_a_scout_uses_its_own_traits(edition: str) -> None:
    deck = ("scout-red", "scout-blue", "giant-red", "beast-red")
    game = attacked_by(*deck, edition=edition, walls={"w4": ["mage-red"]})
    assert entries(game) == [("scout-red", "w5"), ("scout-blue", "w6"), ("giant-red", "w1")]
    assert seen(game)["deck"]["left"] == 1


@rule("BA-TRAIT-6")
@EDITIONS
def test_a_scout_that_finds_the_deck_empty_does_nothing(edition: str) -> None:
    game = attacked_by("scout-red", edition=edition, walls={"w4": ["mage-red"]})
    assert wall(game) == {"w4": ["mage-red"], "w5": ["scout-red"]}
    assert not marches(game)
    assert game.outcome is None


# -- symbiote: host --------------------------------------------------------------------------------


@rule("BA-TRAIT-7", "BA-TRAIT-8")
@EDITIONS
@pytest.mark.parametrize("order", [("w3", "w9"), ("w9", "w3")])
def test_a_symbiote_goes_under_the_wall_enemy_furthest_from_the_gate(
    edition: str, order: tuple[str, ...]
) -> None:
    """Which is the nearest to the gate counting counterclockwise from it. Its strength stays visible."""
    walls = {section: [{"w3": "warrior-red", "w9": "beast-red"}[section]] for section in order}
    squares = {"black": ["flyer-red"]}
    game = attacked_by("symbiote-blue", "beast-black", edition=edition, walls=walls, squares=squares)
    assert wall(game) == {"w3": ["warrior-red"], "w9": ["beast-red", "symbiote-blue"]}
    assert strengths(game, "w9") == [3, 4]


@rule("BA-TRAIT-9")
@EDITIONS
def test_with_no_enemy_on_the_wall_a_symbiote_is_added_by_the_ordinary_rule(edition: str) -> None:
    game = attacked_by(
        "symbiote-blue",
        "beast-black",
        edition=edition,
        defenders=[at("red")],
        squares=full_squares("red"),
        citadel=["dragon-red"],
    )
    assert wall(game) == {"w1": ["symbiote-blue"]}


@rule("BA-TRAIT-11")
@EDITIONS
def test_a_host_can_carry_several_symbiotes(edition: str) -> None:
    walls = {"w9": ["beast-red", "symbiote-red", "symbiote-green"]}
    game = attacked_by("symbiote-blue", "beast-black", edition=edition, walls=walls)
    assert wall(game) == {"w9": ["beast-red", "symbiote-red", "symbiote-green", "symbiote-blue"]}
    assert price(game, "w9") == {"red": 7, "green": 4, "blue": 4}


@rule("BA-TRAIT-19")
@pytest.mark.parametrize("immune", ["golem", "leviathan", "black-wing"])
def test_2018_a_symbiote_passes_over_an_immune_enemy_to_the_next_counterclockwise(immune: str) -> None:
    walls = {"w1": ["beast-red"], "w3": ["warrior-red"], "w4": [immune]}
    game = attacked_by("symbiote-yellow", "beast-black", walls=walls)
    assert wall(game) == {**walls, "w3": ["warrior-red", "symbiote-yellow"]}
    older = attacked_by("symbiote-yellow", "beast-black", walls=walls, edition="2015")
    assert wall(older) == {**walls, "w4": [immune, "symbiote-yellow"]}


@rule("BA-TRAIT-19")
@pytest.mark.parametrize(
    "host", ["priest-red", "inquisitor", "shapeshifter-red", "archmage-red", "shaggon", "rokai"]
)
def test_2018_any_other_trait_makes_no_difference_to_a_symbiote(host: str) -> None:
    game = attacked_by("symbiote-yellow", "beast-black", walls={"w1": ["beast-red"], "w4": [host]})
    assert wall(game)["w4"] == [host, "symbiote-yellow"]


@rule("BA-TRAIT-20")
def test_2018_with_only_immune_enemies_on_the_wall_a_symbiote_is_added_by_the_ordinary_rule() -> None:
    walls = {"w1": ["golem"], "w7": ["leviathan"]}
    game = attacked_by("symbiote-yellow", "beast-black", walls=walls)
    assert wall(game) == {**walls, "w8": ["symbiote-yellow"]}


# -- symbiote: one enemy ---------------------------------------------------------------------------


@rule("BA-TRAIT-10")
@EDITIONS
def test_symbiote_and_host_are_attacked_as_one_enemy(edition: str) -> None:
    walls = {"w3": ["beast-green", "symbiote-yellow"], "w9": ["beast-red"]}
    here = [at("yellow", green=3, yellow=4)]
    game = position(edition=edition, defenders=here, walls=walls, deck=["beast-blue"])
    assert offered(game, "attack") == ["attack:w3"]
    game.choose("attack:w3")
    assert wall(game) == {"w9": ["beast-red"]}
    assert spells(game) == ["beast-green", "symbiote-yellow"]
    assert len(happened(game, "defeat")) == 1


@rule("BA-TRAIT-10")
@EDITIONS
@pytest.mark.parametrize(
    ("spell", "choices", "after"),
    [
        (TELEPORT, ["pick:w3", "put:w20"], {"w9": ["beast-red"], "w20": ["beast-green", "symbiote-yellow"]}),
        (CASTLING, ["pick:w3", "pick:w9"], {"w3": ["beast-red"], "w9": ["beast-green", "symbiote-yellow"]}),
    ],
)
def test_symbiote_and_host_are_one_enemy_for_a_spell(
    edition: str, spell: str, choices: list[str], after: dict[str, list[str]]
) -> None:
    walls = {"w3": ["beast-green", "symbiote-yellow"], "w9": ["beast-red"]}
    here = [at("yellow", spells=[spell])]
    game = position(edition=edition, defenders=here, walls=walls, deck=["beast-blue"])
    game.choose(f"cast:{spell}")
    for choice in choices:
        if choice in offered(game):
            game.choose(choice)
    assert wall(game) == after


@rule("BA-TRAIT-10", "BA-TRAIT-13")
@EDITIONS
def test_symbiote_and_host_move_on_together(edition: str) -> None:
    game = attacked_by(edition=edition, walls={"w3": ["beast-red"], "w8": ["beast-green", "symbiote-yellow"]})
    assert wall(game) == {"w3": ["beast-red"], "w4": ["beast-green", "symbiote-yellow"]}
    assert happened(game, "march") == [{"cards": ["beast-green", "symbiote-yellow"], "at": "w8", "to": "w4"}]


@rule("BA-TRAIT-12")
@EDITIONS
def test_the_price_of_a_unified_enemy_is_the_sum_of_its_cards_each_in_its_own_colour(edition: str) -> None:
    walls = {"w3": ["beast-green", "symbiote-yellow", "symbiote-green"]}
    here = [at("yellow", green=8, yellow=5)]
    game = position(edition=edition, defenders=here, walls=walls, deck=["beast-blue"])
    assert price(game, "w3") == {"yellow": 4, "green": 7}
    game.choose("attack:w3")
    assert pool(game) == {"yellow": 1, "green": 1}
    for poor in (at("yellow", green=7, yellow=3), at("yellow", green=6, yellow=9)):
        game = position(edition=edition, defenders=[poor], walls=walls, deck=["beast-blue"])
        assert why_not(game, "attack:w3") == ("lacks-mana", "BA-ATTACK-5")


@rule("BA-TRAIT-14")
def test_2015_a_dragon_boosts_each_card_of_its_colour_in_a_unified_enemy() -> None:
    walls = {"w3": ["beast-red", "symbiote-red", "symbiote-blue"]}
    game = position(edition="2015", defenders=[at("red")], walls=walls, citadel=["dragon-red"])
    assert strengths(game, "w3") == [4, 5, 4]
    assert price(game, "w3") == {"red": 9, "blue": 4}


@rule("BA-TRAIT-14")
def test_2015_a_gun_weakens_each_card_of_its_colour_in_a_unified_enemy() -> None:
    walls = {"w3": ["beast-yellow", "symbiote-green", "symbiote-blue"]}
    bases = {"yellow-a": "gun-yellow", "yellow-b": "gun-green"}
    game = position(edition="2015", walls=walls, bases=bases)
    assert price(game, "w3") == {"yellow": 2, "green": 3, "blue": 4}


def after_two_colours_fell(edition: str, rituals: list[str], ritual_deck: list[str]) -> Game:
    """A blue beast with a violet symbiote has just been defeated."""
    game = position(
        edition=edition,
        defenders=[at("yellow", blue=3, violet=4, rituals=rituals)],
        walls={"w3": ["beast-blue", "symbiote-violet"], "w9": ["beast-red"]},
        ritual_deck=ritual_deck,
    )
    game.choose("attack:w3")
    return game


@rule("BA-TRAIT-14")
def test_2015_each_card_of_a_unified_enemy_serves_a_ritual_of_its_colour() -> None:
    game = after_two_colours_fell("2015", ["converter-blue", "converter-violet"], [])
    assert offered(game) == ["perform:converter-blue", "perform:converter-violet"]
    game.choose("perform:converter-violet")
    assert [data["ritual"] for data in happened(game, "perform")] == ["converter-violet", "converter-blue"]


@rule("BA-TRAIT-15")
def test_2018_every_trait_that_changes_strength_changes_each_card_of_a_unified_enemy() -> None:
    walls = {"w3": ["beast-red", "symbiote-blue"]}
    people = [at("red")]
    assert strengths(position(defenders=people, walls={**walls, "w4": ["inquisitor"]}), "w3") == [4, 5]
    assert strengths(position(defenders=people, walls=walls, citadel=["knellerwyrm"]), "w3") == [4, 5]
    assert strengths(position(defenders=people, walls=walls, citadel=["dragon-blue"]), "w3") == [3, 5]
    guns = {"yellow-a": "gun-red", "yellow-b": "gun-blue"}
    assert strengths(position(defenders=people, walls=walls, bases=guns), "w3") == [1, 2]


@rule("BA-TRAIT-16")
@EDITIONS
@pytest.mark.parametrize(
    ("host", "strength"), [("priest-red", 6), ("inquisitor", 6), ("shapeshifter-red", 9)]
)
def test_symbiote_and_host_are_not_adjacent(edition: str, host: str, strength: int) -> None:
    game = position(edition=edition, walls={"w3": [host, "symbiote-blue"]})
    assert not protected(game, "w3")
    assert strengths(game, "w3") == [strength, 4]


@rule("BA-TRAIT-17")
def test_2018_one_ritual_may_be_performed_for_each_card_in_any_order_drawing_after_each() -> None:
    drawn = ["gun-red", "gun-green", "gun-blue", "gun-black"]
    game = after_two_colours_fell("2018", ["converter-blue", "converter-violet"], drawn)
    assert offered(game) == ["perform:converter-blue", "perform:converter-violet", "no-ritual"]
    game.choose("perform:converter-violet")
    assert offered(game) == ["keep:gun-red", "keep:gun-green"]
    game.choose("keep:gun-green")
    assert offered(game) == ["perform:converter-blue", "no-ritual"]
    game.choose("perform:converter-blue")
    assert offered(game) == ["keep:gun-blue", "keep:gun-black"]
    game.choose("keep:gun-blue")
    assert game.question is not None
    assert game.question.ask == "act"


@rule("BA-TRAIT-18")
def test_2015_a_ritual_drawn_after_the_first_may_be_performed_at_once_for_another_card() -> None:
    drawn = ["converter-violet", "gun-red", "gun-green"]
    game = after_two_colours_fell("2015", ["converter-blue", "converter-red"], drawn)
    assert offered(game) == ["keep:converter-violet", "keep:gun-red"]
    game.choose("keep:converter-violet")
    assert [data["ritual"] for data in happened(game, "perform")] == ["converter-blue", "converter-violet"]
    game = after_two_colours_fell("2015", ["converter-blue", "converter-red"], drawn)
    game.choose("keep:gun-red")
    assert [data["ritual"] for data in happened(game, "perform")] == ["converter-blue"]


# -- symbiote: Flame and Lightning -----------------------------------------------------------------


@rule("BA-TRAIT-21")
@EDITIONS
def test_each_point_removes_one_mana_of_a_colour_chosen_among_the_cards(edition: str) -> None:
    flame = FLAME_2[-1]
    walls = {"w3": ["beast-green", "symbiote-yellow"]}
    here = [at("yellow", green=3, yellow=4, red=5, spells=[flame])]
    game = position(edition=edition, defenders=here, walls=walls, deck=["beast-blue"])
    game.choose("attack-with-spells:w3")
    if "enough" in offered(game):
        game.choose("enough")
    ways = {(id.count("green"), id.count("yellow")) for id in offered(game, "pay")}
    assert ways == {(3, 2), (2, 3), (1, 4)}
    assert not any("red" in id for id in offered(game, "pay"))
    game.choose("pay:yellow+yellow+yellow+green+green")
    assert pool(game) == {"green": 1, "yellow": 1, "red": 5}


@rule("BA-TRAIT-22")
@EDITIONS
@pytest.mark.parametrize(("green", "yellow"), [(1, 0), (0, 1)])
def test_a_unified_enemy_costs_at_least_one_mana_of_a_colour_of_its_cards(
    edition: str, green: int, yellow: int
) -> None:
    def with_pool(green: int, yellow: int, red: int) -> Game:
        here = [at("yellow", spells=LIGHTNING_3[:3], green=green, yellow=yellow, red=red)]
        walls = {"w3": ["beast-green", "symbiote-yellow"]}
        return position(edition=edition, defenders=here, walls=walls, deck=["beast-blue"])

    game = with_pool(green, yellow, red=0)
    game.choose("attack-with-spells:w3")
    while any(id.startswith("add:") for id in offered(game)):
        game.choose(offered(game)[0])
    assert spells(game) == ["beast-green", "symbiote-yellow"]
    assert pool(game) == {}
    assert not offered(with_pool(0, 0, red=9), "attack-with-spells")
    assert not offered(with_pool(0, 0, red=0), "attack-with-spells")


@rule("BA-TRAIT-22")
@EDITIONS
def test_the_colour_of_the_one_mana_is_chosen_by_the_player(edition: str) -> None:
    lightnings = LIGHTNING_3[:2]
    here = [at("yellow", green=2, yellow=2, spells=lightnings)]
    walls = {"w3": ["beast-green", "symbiote-yellow"]}
    game = position(edition=edition, defenders=here, walls=walls, deck=["beast-blue"])
    game.choose("attack-with-spells:w3")
    while any(id.startswith("add:") for id in offered(game)):
        game.choose(offered(game)[0])
    assert offered(game) == ["pay:yellow", "pay:green"]


@rule("BA-TRAIT-10")
@EDITIONS
def test_a_unified_enemy_on_a_square_is_one_enemy_too(edition: str) -> None:
    squares = {"yellow": ["beast-green", "symbiote-red", "belligemin"]}
    here = [at("yellow", green=3, red=4, yellow=4)]
    game = position(edition=edition, defenders=here, walls={"w9": ["beast-red"]}, squares=squares)
    game.choose("attack:yellow-square")
    assert square(game, "yellow") == []
    assert spells(game) == ["beast-green", "symbiote-red", "belligemin"]
