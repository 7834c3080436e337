"""EX: the printed examples of whole turns: mana, moves, spells, rituals, the sample turn."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, carriers, entries, next_enemy, tokens
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    place,
    pool,
    position,
    seen,
    spells,
    square,
    wall,
    why_not,
)

ABUNDANCE = carriers("abundance", 2)[0]
ACCELERATION = carriers("acceleration")[0]
ALCHEMY = carriers("alchemy")[0]
COPY = carriers("copy")[0]
FLAME_1 = carriers("flame", 1)[0]
PRISM = carriers("prism")[0]
REPETITION = carriers("repetition")[0]


# -- mana ------------------------------------------------------------------------------------------


@rule("BA-EX-2")
@EDITIONS
@pytest.mark.parametrize("left", [2, 0])
def test_from_a_short_reserve_a_player_takes_what_is_left(edition: str, left: int) -> None:
    game = position(edition=edition, defenders=[at("red", green=1), at()], reserve={"red": left})
    game.choose("gain:red-1")
    assert pool(game) == ({"red": 2} if left else {})
    assert seen(game)["reserve"]["red"] == 0
    assert tokens(game) == {"red-1": "green"}
    assert not offered(game, "gain")


@rule("BA-EX-53")
@EDITIONS
def test_with_an_empty_pool_the_last_green_of_the_reserve_closes_the_source(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow"), at()], reserve={"green": 1})
    game.choose("gain:yellow-2")
    assert pool(game) == {}
    assert tokens(game) == {"yellow-2": "green"}
    assert seen(game)["reserve"]["green"] == 0
    game.choose("move:citadel")
    assert happened(game, "gain-source") == [{"at": "yellow-2", "colour": "green", "count": 0}]


@rule("BA-EX-72")
@EDITIONS
def test_prism_does_not_replace_the_token_that_an_empty_pool_takes_from_the_reserve(edition: str) -> None:
    people = [at("yellow", spells=[PRISM]), at()]
    game = position(edition=edition, defenders=people, reserve={"green": 0, "blue": 5})
    assert "gain-with-spells:yellow-2" not in offered(game)
    assert why_not(game, "gain:yellow-2") == ("reserve-empty", "BA-MANA-10")
    assert "gain-with-spells:yellow-1" in offered(game)


@rule("BA-EX-72")
@EDITIONS
def test_with_one_green_in_the_reserve_prism_yields_three_blue(edition: str) -> None:
    people = [at("yellow", spells=[PRISM]), at()]
    game = position(edition=edition, defenders=people, reserve={"green": 1, "blue": 5})
    game.choose("gain-with-spells:yellow-2")
    game.choose("prism:blue")
    assert pool(game) == {"blue": 3}
    assert tokens(game) == {"yellow-2": "green"}
    assert (seen(game)["reserve"]["green"], seen(game)["reserve"]["blue"]) == (0, 2)


@rule("BA-EX-37")
@EDITIONS
def test_prism_does_not_help_against_an_archmage(edition: str) -> None:
    red = COLOURS.index("red")
    archmage = next(
        card.id for card in CONTENT.cards.values() if "block" in card.traits and card.blocks == red
    )

    def at_red_source(walls: dict[str, list[str]]) -> Game:
        people = [at("red", green=1, spells=[PRISM])]
        return position(edition=edition, defenders=people, walls=walls, deck=["beast-blue"])

    assert "gain-with-spells:red-1" in offered(at_red_source({"w20": ["beast-red"]}))
    game = at_red_source({"w20": [archmage]})
    assert offered(game, "gain-with-spells") == ["gain-with-spells:red-2", "gain-with-spells:red-3"]
    assert why_not(game, "gain:red-1") == ("blocked", "BA-TRAIT-39")


@rule("BA-EX-73")
@EDITIONS
def test_the_converter_gives_no_colour_that_the_reserve_lacks_but_takes_it_back(edition: str) -> None:
    def convert(given: str) -> Game:
        people = [at(blue=1, red=1, artifacts=["converter-red"]), at()]
        game = position(edition=edition, defenders=people, reserve={"red": 0})
        game.choose("use:converter-red")
        game.choose(f"give:{given}")
        return game

    game = convert("blue")
    assert offered(game) == [f"take:{colour}" for colour in COLOURS if colour != "red"]
    assert why_not(game, "take:red") == ("reserve-empty", "BA-RULE-87")
    game = convert("red")
    game.choose("take:red")
    assert pool(game) == {"red": 1, "blue": 1}
    assert seen(game)["defenders"][0]["artifacts"] == [{"id": "converter-red", "used": True}]


# -- moves and spells ------------------------------------------------------------------------------


@rule("BA-EX-18")
@EDITIONS
def test_one_acceleration_leads_through_the_citadel_to_the_far_district(edition: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", spells=[ACCELERATION])])
    assert "move:violet" not in offered(game)
    game.choose("move:violet>acceleration")
    assert place(game) == "violet"
    assert happened(game, "move") == [{"start": "yellow", "to": "violet", "via": ["citadel"]}]
    assert (spells(game), seen(game)["box"]) == ([], [ACCELERATION])
    under_dragon = position(
        edition=edition, defenders=[at("yellow", spells=[ACCELERATION])], citadel=["dragon-red"]
    )
    assert not [id for id in offered(under_dragon) if id.startswith("move:violet")]


@rule("BA-EX-69")
@EDITIONS
def test_copy_cannot_stand_for_repetition_in_anothers_turn(edition: str) -> None:
    people = [at("yellow", spells=[COPY]), at("red", spells=[REPETITION])]
    game = position(edition=edition, active=1, defenders=people, walls={"w1": ["beast-red"]})
    assert offered(game, "repeat") == [f"repeat:{REPETITION}"]
    assert why_not(game, f"repeat:{COPY}>{REPETITION}") == ("not-your-turn", "BA-RULE-115")


# -- rituals ---------------------------------------------------------------------------------------


@rule("BA-EX-10")
@EDITIONS
def test_a_ritual_drawn_for_the_beast_is_performed_at_once_for_the_symbiote(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", blue=3, violet=4, rituals=["converter-blue", "gun-red"]), at("red")],
        walls={"w3": ["beast-blue", "symbiote-violet"]},
        deck=["beast-red"],
        ritual_deck=["gun-green", "converter-violet", "gun-black", "gun-yellow"],
    )
    game.choose("attack:w3")
    if edition == "2018":
        assert offered(game) == ["perform:converter-blue", "no-ritual"]
        game.choose("perform:converter-blue")
    assert offered(game) == ["keep:gun-green", "keep:converter-violet"]
    game.choose("keep:converter-violet")
    if edition == "2018":
        assert offered(game) == ["perform:converter-violet", "no-ritual"]
        game.choose("perform:converter-violet")
    assert offered(game) == ["keep:gun-black", "keep:gun-yellow"]
    game.choose("keep:gun-yellow")
    me = seen(game)["defenders"][0]
    assert [artifact["id"] for artifact in me["artifacts"]] == ["converter-blue", "converter-violet"]
    assert me["rituals"] == ["gun-red", "gun-yellow"]


@rule("BA-EX-25")
@EDITIONS
@pytest.mark.parametrize("chosen", ["converter-green", "accumulator-green"])
def test_of_two_green_rituals_one_green_enemy_performs_the_one_its_owner_chooses(
    edition: str, chosen: str
) -> None:
    rituals = ["converter-green", "accumulator-green"]
    game = position(
        edition=edition,
        defenders=[at("yellow", green=3, rituals=rituals), at("red")],
        walls={"w3": ["beast-green"]},
        deck=["beast-red"],
        ritual_deck=["obelisk-green"],
    )
    game.choose("attack:w3")
    assert offered(game, "perform") == [f"perform:{ritual}" for ritual in rituals]
    game.choose(f"perform:{chosen}")
    other = next(ritual for ritual in rituals if ritual != chosen)
    assert game.question is not None and game.question.ask == "act"
    me = seen(game)["defenders"][0]
    assert me["rituals"] == [other, "obelisk-green"]
    assert me["artifacts"] == [{"id": chosen, "used": False}]


# -- the sample turn -------------------------------------------------------------------------------


TOWER = ["gain:red-tower"]
MOVE = [*TOWER, "move:black>acceleration"]
ATTACK = [*MOVE, f"pledge:{FLAME_1}", "attack-with-spells:w22", f"add:{ALCHEMY}"]
"""The steps of the sample turn; after the attack nothing is left to do and the enemy comes."""


def dagdars_turn(*choices: str, edition: str = "2018") -> Game:
    """Dagdar in the red district, Sannirr in the black one on the far side with the mountain rider."""
    game = position(
        edition=edition,
        defenders=[at("red", green=3, spells=[ACCELERATION, ALCHEMY]), at("black", spells=[FLAME_1])],
        walls={"w6": ["mage-red"], "w22": ["rider-blue"]},
        laid={"red-1": "green", "red-2": "blue", "red-3": "yellow"},
        deck=["flyer-black", "beast-red"],
    )
    assert [one["id"] for one in seen(game)["defenders"]] == ["dagdar", "sannirr"]
    for choice in choices:
        game.choose(choice)
    return game


@rule("BA-EX-28")
@EDITIONS
def test_sample_turn_one_green_on_the_tower_collects_the_three_tokens(edition: str) -> None:
    game = dagdars_turn(*TOWER, edition=edition)
    assert pool(game) == {"green": 3, "blue": 1, "yellow": 1}
    assert tokens(game) == {"red-tower": "green"}


@rule("BA-EX-29")
@EDITIONS
def test_sample_turn_acceleration_through_the_citadel_to_the_black_district(edition: str) -> None:
    game = dagdars_turn(*MOVE, edition=edition)
    assert place(game) == "black"
    assert happened(game, "move")[-1]["via"] == ["citadel"]
    assert spells(game) == [ALCHEMY]
    assert ACCELERATION in seen(game)["box"]


@rule("BA-EX-30")
def test_sample_turn_without_sannirrs_flame_the_attack_is_illegal() -> None:
    game = dagdars_turn(*MOVE)
    assert not offered(game, "attack") + offered(game, "attack-with-spells")
    assert why_not(game, "attack-with-spells:w22") == ("lacks-mana", "BA-ATTACK-5")
    game.choose(f"pledge:{FLAME_1}", seat=1)
    assert offered(game, "attack-with-spells") == ["attack-with-spells:w22"]


@rule("BA-EX-30")
def test_sample_turn_alchemy_and_sannirrs_flame_beat_the_rider_with_five_mana() -> None:
    game = dagdars_turn(*ATTACK)
    assert happened(game, "pay") == [{"at": "w22", "mana": {"yellow": 1, "green": 3, "blue": 1}}]
    assert pool(game) == {}
    assert {ALCHEMY, FLAME_1} <= set(seen(game)["box"])
    assert spells(game, 1) == []
    assert [(one["id"], one["spell"]) for one in seen(game)["defenders"][0]["spells"]] == [
        ("rider-blue", "flame")
    ]
    assert wall(game) == {"w6": ["mage-red"]}


@rule("BA-EX-31")
def test_sample_turn_the_black_flyer_stops_before_the_mage_and_takes_its_square() -> None:
    game = dagdars_turn(*ATTACK)
    assert entries(game) == [("flyer-black", "w7")]
    assert square(game, "green") == ["flyer-black"]
    assert wall(game) == {"w6": ["mage-red"]}
    assert seen(game)["active"] == 1


@rule("BA-EX-31")
@EDITIONS
def test_nothing_is_gained_in_the_flyers_district_until_it_is_beaten(edition: str) -> None:
    game = attacked_by(
        "flyer-black",
        "beast-red",
        "beast-blue",
        edition=edition,
        defenders=[at("green", black=5)],
        walls={"w6": ["mage-red"]},
    )
    assert not offered(game, "gain")
    for thing in ("green-1", "green-2", "green-3", "green-tower"):
        assert why_not(game, f"gain:{thing}") == ("flyer-there", "BA-TRAIT-26")
    next_enemy(game)
    assert not offered(game, "gain")
    game.choose("attack:green-square")
    assert len(offered(game, "gain")) == 4


# -- scouts ----------------------------------------------------------------------------------------


@rule("BA-EX-35")
@EDITIONS
@pytest.mark.parametrize("second", ["mage-red", "scout-red"])
def test_the_spy_brings_two_cards_and_a_scout_among_them_one_more(edition: str, second: str) -> None:
    deck = ["spy", "warrior-red", second, "rider-red", "rider-blue", "rider-green"]
    game = attacked_by(*deck, edition=edition, walls={"w1": ["beast-red"]})
    came = deck[:4] if second == "scout-red" else deck[:3]
    assert entries(game) == [(card, f"w{section}") for section, card in enumerate(came, 2)]
    assert seen(game)["deck"]["left"] == len(deck) - len(came)
